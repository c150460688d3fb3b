"""State on disk -> the memory and the time that each tenant has of each device."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from porter import units
from porter.errors import PorterError
from porter.runtime import account, lease, mapped
from porter.runtime.account import Holding
from porter.runtime.lease import Moment, Turn
from porter.runtime.terms import PRIORITIES, Policy

_ALL = 100.0  # percent


@dataclass(frozen=True, slots=True)
class Sample:
    """The state at a moment, by tenant and device."""

    taken: int  # ns, monotonic
    turns: dict[tuple[str, str], Turn]
    holdings: dict[tuple[str, str], Holding]


@dataclass(frozen=True, slots=True)
class Row:
    """One tenant's use of one device between two samples; None: not known, or it takes no part.

    The use of a tenant that has just come is not known, and no share where nothing was metered.
    """

    tenant: str
    device: str
    processes: int
    policy: str | None = None
    weight: int | None = None
    priority: str | None = None
    target: float | None = None  # percent: its part while every tenant here wants the device
    share: float | None = None  # percent
    waited: float | None = None  # percent of the time, of all threads together
    copied: int | None = None  # bytes a second, by copies that wait for no turn
    runs: bool = False
    memory: int | None = None  # bytes
    quota: int | None = None  # bytes
    index: int | None = None  # of the device
    waits: dict[str, float] = field(default_factory=dict)  # percent of the time, by reason


class Waits:
    """Reasons for which tenants waited, from looks at the leases during an interval.

    `queue`: the tenant had the device, and enough work in flight.
    """

    def __init__(self) -> None:
        """Begin an interval."""
        self._looks: Counter[str] = Counter()
        self._waiting: Counter[tuple[str, str, str]] = Counter()
        self._queued: Counter[tuple[str, str]] = Counter()  # ns
        self._first: dict[str, int] = {}
        self._last: dict[str, Moment] = {}

    def note(self, moments: dict[str, Moment]) -> None:
        """Take one look at each device's lease into account."""
        for device, now in moments.items():
            self._looks[device] += 1
            self._first.setdefault(device, now.taken)
            for tenant in now.waiting() & now.tenants.keys():
                self._waiting[now.tenants[tenant].name, device, now.reason(tenant)] += 1
            if before := self._last.get(device):
                for tenant in before.tenants.keys() & now.tenants.keys():
                    queued = min(lease.queued(before, now, tenant), now.taken - before.taken)
                    self._queued[now.tenants[tenant].name, device] += queued
            self._last[device] = now

    def percent(self) -> dict[tuple[str, str], dict[str, float]]:
        """Give by tenant and device, for each reason, percent of the interval."""
        found: dict[tuple[str, str], dict[str, float]] = {}
        for (tenant, device, reason), count in self._waiting.items():
            part = _percent(count, self._looks[device])
            found.setdefault((tenant, device), {})[reason] = part
        for (tenant, device), queued in self._queued.items():
            span = self._last[device].taken - self._first[device]
            if queued and span:
                found.setdefault((tenant, device), {})["queue"] = _percent(queued, span)
        return found


def idle(rows: Iterable[Row]) -> dict[str, float]:
    """Give for each device, in percent, the time that no tenant used; not where that is unknown."""
    shares: dict[str, list[float | None]] = {}
    for row in rows:
        if row.policy is not None:
            shares.setdefault(row.device, []).append(row.share)
    return {
        device: round(max(_ALL - sum(share or 0 for share in found), 0), 1)
        for device, found in shares.items()
        if None not in found
    }


def sample(state: Path, leases: Path) -> Sample:
    """Read the present state; files that are being made or removed are left out.

    A folder that may not be read is an error: tenants may be there.
    """
    return Sample(
        time.monotonic_ns(),
        {
            (turn.tenant, device): turn
            for device, turns in lease.readable(leases).items()
            for turn in turns
        },
        {
            (folder.name, holding.uuid): holding
            for folder in mapped.listed(state)
            for holding in _holdings(folder / account.NAME)
        },
    )


def rows(before: Sample, after: Sample, waits: Waits | None = None) -> tuple[Row, ...]:
    """Compare two samples: a row for each tenant that lives or holds memory, by device and name."""
    span = max(after.taken - before.taken, 1)
    names = sorted({*after.turns, *after.holdings}, key=lambda name: (name[1], name[0]))
    shares = {name: _share(name, span, before, after) for name in after.turns}
    targets = _targets(after.turns, shares)
    indexes = {
        uuid: found.index for (_, uuid), found in after.holdings.items() if found.index is not None
    }
    reasons = waits.percent() if waits else {}
    made = (
        _row(
            name,
            *(span, before, after),
            share=shares.get(name),
            target=targets.get(name),
            index=indexes.get(name[1]),
        )
        for name in names
    )
    living = (row for row in made if row.processes or row.memory)
    return tuple(replace(row, waits=reasons.get((row.tenant, row.device), {})) for row in living)


def document(row: Row) -> dict[str, object]:
    """Give a row for programs: null is not known, and a quota that is no limit the word `none`."""
    return {**asdict(row), "quota": None if row.quota is None else units.limit(row.quota)}


def _holdings(path: Path) -> tuple[Holding, ...]:
    try:
        return account.read(path)
    except PermissionError:
        raise
    except (OSError, PorterError):
        return ()


def _row(
    name: tuple[str, str],
    span: int,
    before: Sample,
    after: Sample,
    *,
    share: float | None,
    target: float | None,
    index: int | None,
) -> Row:
    tenant, device = name
    turn, holding = after.turns.get(name), after.holdings.get(name)
    memory = holding.charged if holding else None
    quota = holding.quota if holding else None
    processes = max(turn.processes if turn else 0, holding.processes if holding else 0)
    if not turn or not turn.processes:
        return Row(tenant, device, processes, memory=memory, quota=quota, index=index)
    earlier = before.turns.get(name)
    return Row(
        tenant,
        device,
        processes,
        turn.terms.policy,
        turn.terms.weight,
        PRIORITIES[turn.terms.priority],
        target,
        share,
        _had(earlier.waited, turn.waited, span) if earlier else None,
        _rate(earlier.copied, turn.copied, span) if earlier and _metered(earlier, turn) else None,
        turn.runs,
        memory,
        quota,
        index,
    )


def _share(name: tuple[str, str], span: int, before: Sample, after: Sample) -> float | None:
    earlier, turn = before.turns.get(name), after.turns[name]
    if not earlier or after.taken == before.taken or not _metered(earlier, turn):
        return None
    return _had(earlier.used, turn.used, span)


def _metered(earlier: Turn, turn: Turn) -> bool:
    return earlier.metered and turn.metered


def _had(before: int, after: int, span: int) -> float | None:
    """Give the growth of a figure; one that fell belongs to a new beginning."""
    return _percent(after - before, span) if after >= before else None


def _rate(before: int, after: int, span: int) -> int | None:
    return (after - before) * 10**9 // span if after >= before else None


def _percent(part: int, whole: int) -> float:
    return round(100 * max(part, 0) / whole, 1)


def _targets(
    turns: dict[tuple[str, str], Turn], shares: dict[tuple[str, str], float | None]
) -> dict[tuple[str, str], float | None]:
    """Give each living tenant's target on each device; None for best effort."""
    found: dict[tuple[str, str], float | None] = {}
    for device in {device for _, device in turns}:
        here = {name: turn for name, turn in turns.items() if name[1] == device and turn.processes}
        left = _ALL
        for priority in sorted({turn.terms.priority for turn in here.values()}, reverse=True):
            tier = {name: turn for name, turn in here.items() if turn.terms.priority == priority}
            targets = _targets_within(tier, left)
            found |= targets
            for name, target in targets.items():
                share = shares[name]
                left = max(left - ((target or 0) if share is None else share), 0)
    return found


def _targets_within(
    tier: dict[tuple[str, str], Turn], left: float
) -> dict[tuple[str, str], float | None]:
    """Divide among tenants of one priority the time that higher priorities left of the device.

    Promised shares come first. The rest is divided by weight.
    """
    promised = sum(turn.terms.percent or 0 for turn in tier.values())
    weights = sum(turn.terms.weight for turn in tier.values() if turn.terms.percent is None)
    found: dict[tuple[str, str], float | None] = {}
    for name, turn in tier.items():
        terms = turn.terms
        if terms.policy is Policy.BEST_EFFORT:
            found[name] = None
        elif terms.percent is not None:
            found[name] = round(min(terms.percent, left), 1)
        else:
            found[name] = round(max(left - promised, 0) * terms.weight / weights, 1)
    return found
