"""Subjects of measurement: units of work, tenants, and cells, which run tenants together."""

from __future__ import annotations

from dataclasses import dataclass

BIN_S = 0.1  # a tenant counts its finished work in bins of this length
WARM_S = 2.0  # at the start, not counted
BINS_PER_S = round(1 / BIN_S)


@dataclass(frozen=True, slots=True)
class Unit:
    """A kernel, or a graph of kernels."""

    kernel_us: int
    kernels: int = 1

    @property
    def name(self) -> str:
        """Name it as cells do: "20us", "2ms", "20us-graph"."""
        thousand = 1000
        time = self.kernel_us
        text = f"{time}us" if time < thousand else f"{time // thousand}ms"
        return text if self.kernels == 1 else f"{text}-graph"

    @property
    def nominal_ns(self) -> int:
        """Say how long it is meant to take."""
        return self.kernel_us * self.kernels * 1000


@dataclass(frozen=True, slots=True)
class Tenant:
    """One tenant's promise, and the times at which it has work."""

    unit: Unit
    cap: float = 0.0  # per cent; 0: not capped
    weight: int = 0  # 0: not by weight
    priority: str = ""  # "high"
    from_s: float = 0.0  # counted from the end of the warm-up
    until_s: float = 0.0  # 0: the end
    on_s: float = 0.0  # of each period
    period_s: float = 0.0  # 0: always
    rate: float = 0.0  # units a second that come at random; 0: as many as it gets

    @property
    def settings(self) -> dict[str, str]:
        """Word the promise as the shims read it."""
        settings = {
            "PORTER_COMPUTE": f"{self.cap:g}%" if self.cap else "",
            "PORTER_POLICY": "cap" if self.cap else "weight" if self.weight else "",
            "PORTER_WEIGHT": str(self.weight) if self.weight else "",
            "PORTER_PRIORITY": self.priority,
        }
        return {name: value for name, value in settings.items() if value}


@dataclass(frozen=True, slots=True)
class Cell:
    """Tenants that run at the same time on one device."""

    group: str  # "two"
    name: str  # "two/cap30/200us-graph"
    tenants: tuple[Tenant, ...]
    seconds: float  # counted; the warm-up comes before them

    @property
    def bins(self) -> int:
        """Say how many bins its tenants count, warm-up included."""
        return round((WARM_S + self.seconds) / BIN_S)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The work of one tenant of a cell."""

    done: tuple[float, ...]  # units, bin by bin, warm-up first; a part of each bin that one spans
    solo_ns: float  # a unit's measured duration alone; 0: the tenant is not judged by it
    clock_mhz: tuple[int, int] = (0, 0)  # least and most; 0: not to be had
    waits: int = 0
    wait_ns: tuple[int, int, int] = (0, 0, 0)  # median, 99th percentile, longest
    unit_ns: float = 0.0  # a unit's duration in the cell, by the device's own events; 0: unknown
