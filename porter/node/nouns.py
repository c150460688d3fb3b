"""The node agent's nouns: cards, claims, allocations and figures. Plain values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from porter.runtime.terms import UNSET, Sharing

DRIVER = "share.porter.dev"  # as which the agent registers, unless it is given another name
_KIND = re.compile(r"^.*(GPU|MIG)-")  # the beginning of a UUID: of a card, or of a slice of one
_NAME_PART = 8  # "8a6f0c1e"


@dataclass(frozen=True, slots=True)
class Card:
    """A device of this node that tenants share."""

    backend: str  # "toy"
    vendor: str
    index: int  # as the vendor's listing tool counts
    uuid: str  # "GPU-8a6f0c1e-…"
    memory: int  # bytes
    driver: str = ""  # version of the vendor's library: "535.261.3"
    cdi: str = ""  # the vendor's own device for container engines: "toy.example/gpu=0"
    nodes: tuple[str, ...] = ()  # files by which programs reach it: "/dev/toy0"

    @property
    def name(self) -> str:
        """Name it in the node's pool: "toy-8a6f0c1e"; the same as long as the card is here."""
        plain = re.sub(r"[^a-z0-9]+", "", _KIND.sub("", self.uuid).lower())
        return f"{self.backend}-{plain[:_NAME_PART] or self.index}"


@dataclass(frozen=True, slots=True)
class Portion:
    """A claim's allocation of a card."""

    backend: str
    request: str  # "gpu", without the alternative that was taken
    pool: str
    device: str  # the card's name
    share: str  # the scheduler's id of this portion; "": the card is not shared
    uuid: str
    memory: int  # bytes
    compute: int  # parts per million of its time; 0: the time that is left over


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of pods, all of which are one tenant: its name is the claim's uid."""

    uid: str
    namespace: str
    name: str
    pods: tuple[str, ...]
    portions: tuple[Portion, ...]
    sharing: Sharing = UNSET  # policy, weight and priority
    uids: tuple[str, ...] = ()  # of the pods, in their order


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
    """A tenant's allocation of a device, whether or not a process of it runs."""

    tenant: str
    uuid: str  # "": every device, none of which is known yet
    memory: int | None  # bytes; None: not known, for a part of a device's size limits it
    target: int | None  # parts per million of the device's time; None: its part by weight
    place: Place = NOWHERE


@dataclass(frozen=True, slots=True)
class Objects:
    """Objects of a cluster that decide which claims fit, as its API words them."""

    classes: Sequence[Mapping[str, Any]]
    slices: Sequence[Mapping[str, Any]]
    claims: Sequence[Mapping[str, Any]]  # of all namespaces: any may have a part of a card
    templates: Sequence[Mapping[str, Any]]  # of the pod's namespace


@dataclass(frozen=True, slots=True)
class Family:
    """A metric with its samples: each the labels' values, in their order, and the figure."""

    name: str
    kind: str  # "gauge", "counter"
    text: str
    labels: tuple[str, ...]
    samples: tuple[tuple[tuple[str, ...], float], ...]
