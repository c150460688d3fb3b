"""What the node agent knows of allocations, and what it tells a monitoring system. Plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tenant's share of a device was allocated; empty parts are not known."""

    namespace: str = ""
    pod: str = ""
    container: str = ""
    claim: str = ""
    device: str = ""  # its name in the pool: "toy-8a6f0c1e"
    vendor: str = ""


NOWHERE = Place()


@dataclass(frozen=True, slots=True)
class Allocation:
    """What a tenant was allocated of a device, whether or not a process of it runs."""

    tenant: str
    uuid: str  # "": every device, none of which is known yet
    memory: int | None  # bytes; None: not known, for a part of a device's size limits it
    target: int | None  # parts per million of the device's time; None: its part by weight
    place: Place = NOWHERE


@dataclass(frozen=True, slots=True)
class Family:
    """A metric with its samples: each the labels' values, in their order, and the figure."""

    name: str
    kind: str  # "gauge", "counter"
    text: str
    labels: tuple[str, ...]
    samples: tuple[tuple[tuple[str, ...], float], ...]
