"""State on disk -> what each tenant has of each device, as a table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from porter import account, lease, mapped, units
from porter.account import Holding
from porter.errors import PorterError
from porter.lease import Turn
from porter.terms import PRIORITIES, Policy

_PPM = units.WHOLE
_HEADS = (
    *("TENANT", "DEVICE", "POLICY", "WEIGHT", "PRIORITY", "TARGET", "SHARE", "WAITED"),
    *("COPIED", "MEMORY", "QUOTA", "PROCS"),
)
_TEXTS = 5  # so many of them from the left are words
_NOT_SAID = "-"
_SHORT = 12  # "GPU-bb9877e3"


@dataclass(frozen=True, slots=True)
class Sample:
    """What the state said at a moment; by tenant and device."""

    taken: int  # ns, monotonic
    turns: dict[tuple[str, str], Turn]
    holdings: dict[tuple[str, str], Holding]


@dataclass(frozen=True, slots=True)
class Row:
    """What one tenant had of one device between two samples; None: it takes no part in that.

    What it had is not known either where it has just come, its share where nothing was metered.
    """

    tenant: str
    device: str
    processes: int
    policy: str | None = None
    weight: int | None = None
    priority: str | None = None
    target: float | None = None  # percent; of what is shared by weight as of who takes part now
    share: float | None = None  # percent
    waited: float | None = None  # percent of the time, of all threads together
    copied: int | None = None  # bytes a second, by copies that wait for no turn
    runs: bool = False
    memory: int | None = None  # bytes
    quota: int | None = None  # bytes


def sample(state: Path, leases: Path) -> Sample:
    """Read what is there now; what is being made or removed is left out.

    What may not be read is an error: it is not that nobody has anything.
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


def rows(before: Sample, after: Sample) -> tuple[Row, ...]:
    """Tell what happened between two samples, of tenants that live or hold something."""
    span = max(after.taken - before.taken, 1)
    names = sorted({*after.turns, *after.holdings}, key=lambda name: (name[1], name[0]))
    made = (_row(name, span, before, after) for name in names)
    return tuple(row for row in made if row.processes or row.memory)


def told(row: Row) -> dict[str, object]:
    """Give a row for programs: null is not known, and a quota that is no limit the word `none`."""
    return {**asdict(row), "quota": None if row.quota is None else units.limit(row.quota)}


def table(made: tuple[Row, ...]) -> str:
    """Word rows for people: a line each, numbers to the right."""
    names = {row.device for row in made}
    lines = [_HEADS, *(_cells(row, _begun(row.device, names)) for row in made)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEADS))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < _TEXTS else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _holdings(path: Path) -> tuple[Holding, ...]:
    try:
        return account.read(path)
    except PermissionError:
        raise
    except (OSError, PorterError):
        return ()


def _row(name: tuple[str, str], span: int, before: Sample, after: Sample) -> Row:
    tenant, device = name
    turn, holding = after.turns.get(name), after.holdings.get(name)
    memory = holding.charged if holding else None
    quota = holding.quota if holding else None
    processes = max(turn.processes if turn else 0, holding.processes if holding else 0)
    if not turn or not turn.processes:
        return Row(tenant, device, processes, memory=memory, quota=quota)
    earlier = before.turns.get(name)
    metered = earlier and earlier.metered and turn.metered
    return Row(
        tenant,
        device,
        processes,
        turn.terms.policy,
        turn.terms.weight,
        PRIORITIES[turn.terms.priority],
        _target(turn, [other for (_, on), other in after.turns.items() if on == device]),
        _had(earlier.used, turn.used, span) if earlier and metered else None,
        _had(earlier.waited, turn.waited, span) if earlier else None,
        _rate(earlier.copied, turn.copied, span) if earlier and metered else None,
        turn.runs,
        memory,
        quota,
    )


def _had(before: int, after: int, span: int) -> float | None:
    """Give what a figure grew by; one that fell is that of another beginning."""
    return _percent(after - before, span) if after >= before else None


def _rate(before: int, after: int, span: int) -> int | None:
    return (after - before) * 10**9 // span if after >= before else None


def _percent(part: int, whole: int) -> float:
    return round(100 * max(part, 0) / whole, 1)


def _target(turn: Turn, on_device: list[Turn]) -> float | None:
    """Give what it was promised, else its part by weight of what is not; None for best effort."""
    if (own := turn.terms.percent) is not None:
        return own
    if turn.terms.policy is Policy.BEST_EFFORT:
        return None
    living = [other.terms for other in on_device if other.processes]
    promised = sum(terms.target or 0 for terms in living)
    weights = sum(
        terms.weight
        for terms in living
        if terms.target is None and terms.policy is not Policy.BEST_EFFORT
    )
    part = max(_PPM - promised, 0) * turn.terms.weight // max(weights, 1)
    return _percent(min(part, turn.terms.cap), _PPM)


def _begun(device: str, names: set[str]) -> str:
    """Give as much of a UUID as tells it from the others: `porter set --device` takes that."""
    return next(
        (
            device[:length]
            for length in range(_SHORT, len(device))
            if sum(name.startswith(device[:length]) for name in names) == 1
        ),
        device,
    )


def _cells(row: Row, device: str) -> tuple[str, ...]:
    return (
        row.tenant,
        device,
        row.policy or _NOT_SAID,
        str(row.weight or _NOT_SAID),
        row.priority or _NOT_SAID,
        *(_parts(row)),
        _NOT_SAID if row.copied is None else f"{units.worded(row.copied)}/s",
        _NOT_SAID if row.memory is None else units.worded(row.memory),
        _NOT_SAID if row.quota is None else units.worded(row.quota),
        str(row.processes),
    )


def _parts(row: Row) -> Iterator[str]:
    for part in (row.target, row.share, row.waited):
        yield _NOT_SAID if part is None else f"{part:.1f}%"
