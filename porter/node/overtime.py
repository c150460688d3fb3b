"""The driver's figures of time, and leases -> tenants that take more than they are charged. Pure.

A driver samples which process runs, and tenants take turns. So its samples may hit the same tenant
for seconds: an H200's driver gave all of the time to one of two tenants that had half of it each.
The sum of its figures for a device is right meanwhile, or too low. So the excess of a tenant counts
at once only as far as the others do not seem to have that much less than they are charged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from porter.native.probe import Process
from porter.node.audit import Finding, Identity, Kind
from porter.runtime.lease import Turn

# Percentage points of the device's time. The driver's figures of all tenants were up to 25 points
# more than their charges: a launch-bound program seems busy between its kernels, too.
OVER = 30
WINDOW_S = 5  # over which an excess is compared that the other tenants do not explain
# Points for an excess that they do explain: the mean of seven looks was up to 36 more.
ALIASED_OVER = 45
ALIASED_WINDOW_S = 30  # over which such an excess is compared
_NS = 10**9
_PERCENT = 100
_LEAST = 3  # looks within a window
_Key = tuple[str, str]  # tenant, UUID of a device
_History = Mapping[_Key, Sequence["Time"]]


@dataclass(frozen=True, slots=True)
class Time:
    """A tenant's time on a device at a moment: the driver's figure and the charge."""

    taken: int  # ns, monotonic
    used: int  # ns, ever; charged
    metered: bool
    busy: int  # percent; by the driver; 0 where it lists none of its processes
    pid: int  # its busiest process; 0: none
    started: int
    command: str


@dataclass(frozen=True, slots=True)
class _Window:
    """A tenant's looks within a window."""

    looks: Sequence[Time]  # the first says when it begins, and with which charge
    span: int  # ns
    least: int  # percent; of the driver's figures
    seen: int  # ns, times 100; by the driver
    charged: int  # the same; of the lease


def times(
    taken: int,
    processes: Iterable[Process],
    identities: Mapping[int, Identity],
    owners: Mapping[int, str],
    turns: Mapping[_Key, Turn],
) -> dict[_Key, Time]:
    """Add up the driver's figures of time for each tenant that takes turns on a device.

    `owners`: the tenants of processes. A tenant without a figure has been seen for no time.
    """
    found: dict[_Key, list[tuple[int, int]]] = {key: [] for key in turns}
    for process in processes:
        key = owners.get(process.pid, ""), process.uuid
        if process.busy is not None and key in found:
            found[key].append((process.busy, process.pid))
    made = {}
    for key, figures in found.items():
        turn, busy = turns[key], sum(part for part, _ in figures)
        _, pid = max(figures, default=(0, 0))
        busiest = identities.get(pid)
        about = (pid, busiest.started, busiest.command) if busiest else (0, 0, "")
        made[key] = Time(taken, turn.used, turn.metered, busy, *about)
    return made


def noted(history: _History, now: Mapping[_Key, Time]) -> dict[_Key, list[Time]]:
    """Add a look to those of the longest window, and to the newest one before it.

    A tenant that is there anew starts again: its charge begins at 0.
    """
    made = {}
    for key, look in now.items():
        kept = [*history.get(key, ()), look]
        if len(kept) > 1 and look.used < kept[-2].used:
            kept = [look]
        made[key] = _within(kept, ALIASED_WINDOW_S) or kept
    return made


def overtime(history: _History) -> tuple[Finding, ...]:
    """Find tenants that the driver saw busy for longer than they were charged.

    It has to show in each look of 5 s, minus the time that other tenants of the device seem to have
    less than they are charged. Or it has to show in the mean of 30 s without that reduction: one of
    them may be charged for more than it uses.

    `history`: looks by tenant and device, the oldest first. Time is not compared while a tenant is
    not metered: it is alone, and has no cap.
    """
    found = []
    for (tenant, uuid), looks in history.items():
        others = [
            each for (name, device), each in history.items() if device == uuid and name != tenant
        ]
        if part := _unexplained(looks, others):
            found.append(_finding(tenant, uuid, part, part.least))
        elif part := _lasting(looks):
            found.append(_finding(tenant, uuid, part, part.seen // part.span))
    return tuple(found)


def _finding(tenant: str, uuid: str, part: _Window, busy: int) -> Finding:
    last = next(each for each in reversed(part.looks) if each.busy)
    share = part.charged // part.span
    about = (last.pid, last.started, uuid, tenant)
    return Finding(Kind.OVERTIME, *about, 0, 0, last.command, busy, share)


def _unexplained(looks: Sequence[Time], others: Iterable[Sequence[Time]]) -> _Window | None:
    """Give the window if an excess shows in each look that the others do not explain."""
    part = _window(_within(looks, WINDOW_S))
    if part is None:
        return None
    began = part.looks[0].taken
    lacks = (_lack([each for each in other if each.taken >= began]) for other in others)
    excess = part.least * part.span - part.charged - sum(lacks)
    return part if excess > OVER * part.span else None


def _lasting(looks: Sequence[Time]) -> _Window | None:
    """Give the window if its mean shows an excess that is too large for wrong samples."""
    part = _window(_within(looks, ALIASED_WINDOW_S))
    return part if part and part.seen - part.charged > ALIASED_OVER * part.span else None


def _lack(looks: Sequence[Time]) -> int:
    """Give for how much less time than charged the driver saw a tenant: ns, times 100."""
    part = _window(looks, least=1)
    return max(part.charged - part.seen, 0) if part else 0


def _within(looks: Sequence[Time], seconds: int) -> list[Time]:
    """List the looks of the last seconds, and the newest one before; none: there is none before."""
    begin = looks[-1].taken - seconds * _NS
    first = max((at for at, each in enumerate(looks) if each.taken <= begin), default=None)
    return [] if first is None else list(looks[first:])


def _window(looks: Sequence[Time], least: int = _LEAST) -> _Window | None:
    """Add up the looks that follow the first; None: too few, or the tenant was not metered."""
    if len(looks) <= least or not all(each.metered for each in looks):
        return None
    pairs = list(pairwise(looks))
    return _Window(
        looks,
        looks[-1].taken - looks[0].taken,
        min(each.busy for each in looks[1:]),
        sum(now.busy * (now.taken - before.taken) for before, now in pairs),
        (looks[-1].used - looks[0].used) * _PERCENT,
    )
