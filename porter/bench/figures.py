"""A cell and its tenants' work -> a row of figures, judged. Pure.

Shares are per cent of the device's time: completed units, multiplied by the duration of one. A cap
is of all time. Weights divide the time that all tenants got together, and the total is judged for
itself, by the duration of a unit alone. In two processes the same kernels differ by half a per
cent. So where a program reports the duration of its units while it ran, its share uses that
duration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from porter.bench.cells import UNITS
from porter.bench.nouns import BIN_S, BINS_PER_S, WARM_S, Cell, Outcome, Tenant

WHOLE_BAR = 0.5  # points over the longer of 10 s and 200 units
WHOLE_S = 10.0
WINDOW_BAR = 2.0  # points in each second, and one unit more
TOTAL_BAR = 98.0  # per cent of one alone that two busy tenants by weight do together
MANY_BAR = 97.5  # the same of more than two of one priority: their turns are shorter
FITFUL_BAR = 97.0  # the same where some come and go, while one always wants
RATIO_BAR = 1.0  # per cent that a ratio by weight may be off, and one unit where they are few
RATIO_S = 30.0  # over which, at least
SETTLE_S = 0.5  # after a tenant came or ended

Row = dict[str, Any]
_PAIR = 2
_LUCK = 0.02  # of a unit's time: what differs by more is not a process's luck
_WARM = round(WARM_S / BIN_S)
_BIN_NS = BIN_S * 1e9


def row(cell: Cell, side: str, outcomes: Sequence[Outcome]) -> Row:
    """Write down a cell; `side` is the library: "shim" or "native", which is not judged."""
    got = [[units * _unit_ns(each) / _BIN_NS * 100 for units in each.done] for each in outcomes]
    together = [sum(column) for column in zip(*got, strict=True)]
    runs = list(_quiet(cell))
    counted = [at for run in runs for at in run]
    longest = max(outcome.solo_ns for outcome in outcomes)
    tenants = [
        {
            **_figures(tenant, outcome),
            "promised": _promised(cell, tenant),
            **_judged(cell, tenant, (mine, together), runs, longest),
        }
        for tenant, outcome, mine in zip(cell.tenants, outcomes, got, strict=True)
    ]
    work_ns = sum(each.done[at] * each.solo_ns for each in outcomes for at in counted)
    total = work_ns / _BIN_NS * 100 / len(counted)
    figures: Row = {
        "cell": cell.name,
        "group": cell.group,
        "side": side,
        "seconds": cell.seconds,
        "total": round(total, 3),
        "tenants": tenants,
    }
    if len(tenants) > 1 and _always_by_weight(cell):
        figures |= _ratio(cell, tenants)
    judged = side != "native" and not any(tenant.rate for tenant in cell.tenants)
    figures["pass"] = _passes(cell, figures) if judged else None
    return figures


def failed(cell: Cell, side: str, why: str) -> Row:
    """Write down a cell that could not be run."""
    return {
        "cell": cell.name,
        "group": cell.group,
        "side": side,
        "seconds": cell.seconds,
        "total": 0.0,
        "tenants": [],
        "pass": False,
        "failed": why,
    }


def merged(rows: Sequence[Row]) -> list[Row]:
    """Keep the last row of each cell and side, in the order in which cells came first."""
    latest: dict[tuple[str, str], Row] = {}
    for each in rows:
        latest[each["cell"], each["side"]] = each
    return list(latest.values())


def target(cell: Cell, tenant: Tenant, at: int) -> float:
    """Return a tenant's promise in a bin, in per cent: of all time, or of the time of all."""
    if not _there(tenant, at):
        return 0.0
    if tenant.cap:
        return tenant.cap
    weights = sum(each.weight for each in cell.tenants if _there(each, at))
    return 100.0 * tenant.weight / weights if weights else 0.0


def _promised(cell: Cell, tenant: Tenant) -> list[tuple[float, float]]:
    """List its promises over time: seconds since the start, and per cent.

    Nothing, if some work at intervals: the rest for each tenant is unknown.
    """
    steps: list[tuple[float, float]] = []
    if any(each.period_s for each in cell.tenants):
        return steps
    for at in range(cell.bins):
        share = round(target(cell, tenant, at), 3)
        if not steps or steps[-1][1] != share:
            steps.append((round(at * BIN_S, 1), share))
    return steps


def _unit_ns(outcome: Outcome) -> float:
    near = abs(outcome.unit_ns - outcome.solo_ns) <= _LUCK * outcome.solo_ns
    return outcome.unit_ns if near else outcome.solo_ns


def _figures(tenant: Tenant, outcome: Outcome) -> Row:
    return {
        "unit": tenant.unit.name,
        "cap": tenant.cap,
        "weight": tenant.weight,
        "priority": tenant.priority,
        "solo_ns": outcome.solo_ns,
        "unit_ns": outcome.unit_ns,
        "units": round(sum(outcome.done[_WARM:]), 3),
        "clock_mhz": outcome.clock_mhz,
        "waits": outcome.waits,
        "wait_us": [ns / 1000 for ns in outcome.wait_ns],
        "done": outcome.done,
    }


def _judged(
    cell: Cell,
    tenant: Tenant,
    shares: tuple[Sequence[float], Sequence[float]],
    runs: Sequence[range],
    longest_ns: float,
) -> Row:
    """Compare over all that is counted, and in each second of it."""
    mine, together = shares
    ours = [run for run in runs if _there(tenant, run.start)]
    seconds = sum(map(len, ours)) * BIN_S
    achieved = _mean_of(tenant, mine, together, ours)
    wanted = sum(len(run) * target(cell, tenant, run.start) for run in ours) * BIN_S / seconds
    figures: Row = {"achieved": round(achieved, 3), "target": None, "error": None}
    if not wanted or any(each.rate or each.period_s for each in cell.tenants):
        return figures
    unit = longest_ns / 1e9 * 100  # points of a second
    long_enough = seconds >= max(WHOLE_S, UNITS * longest_ns / 1e9 / (wanted / 100))
    errors = [
        abs(_share(tenant, mine, together, second) - target(cell, tenant, second.start))
        for run in ours
        for second in _seconds(run)
    ]
    return {
        **figures,
        "target": round(wanted, 3),
        "error": round(abs(achieved - wanted), 3),
        "bar": round(WHOLE_BAR + (0 if long_enough else unit / seconds), 3),
        "window_error": round(max(errors, default=0.0), 3),
        "window_bar": round(WINDOW_BAR + unit, 3),
        "short": not long_enough,
    }


def _ratio(cell: Cell, tenants: Sequence[Row]) -> Row:
    """Say how far the ratio of any two is off that of their weights, in per cent.

    None: one of them had nothing.
    """
    kept = [tenant["achieved"] / tenant["target"] for tenant in tenants]
    units = [
        cell.seconds * tenant["target"] / 100 / (tenant["solo_ns"] / 1e9) for tenant in tenants
    ]
    rounding = 0 if min(units) >= UNITS else 100 / min(units)
    return {
        "ratio_error": round((max(kept) / min(kept) - 1) * 100, 3) if min(kept) else None,
        "ratio_bar": round(RATIO_BAR + rounding, 3) if cell.seconds >= RATIO_S else None,
    }


def _passes(cell: Cell, figures: Row) -> bool:
    fair = all(
        tenant["error"] <= tenant["bar"] and tenant["window_error"] <= tenant["window_bar"]
        for tenant in figures["tenants"]
        if tenant["error"] is not None
    )
    by_weight = all(tenant.weight for tenant in cell.tenants)
    bar, off = figures.get("ratio_bar"), figures.get("ratio_error")
    proportional = bar is None or (off is not None and off <= bar)
    return fair and proportional and (not by_weight or figures["total"] >= _total_bar(cell))


def _total_bar(cell: Cell) -> float:
    if not _always_by_weight(cell):
        return FITFUL_BAR
    [(_, alike)] = Counter(tenant.priority for tenant in cell.tenants).most_common(1)
    return TOTAL_BAR if alike <= _PAIR else MANY_BAR


def _always_by_weight(cell: Cell) -> bool:
    return all(
        each.weight and not (each.rate or each.period_s or each.from_s or each.until_s)
        for each in cell.tenants
    )


def _there(tenant: Tenant, at: int) -> bool:
    since = at * BIN_S - WARM_S + BIN_S / 2
    return (not tenant.from_s or since >= tenant.from_s) and (
        not tenant.until_s or since < tenant.until_s
    )


def _quiet(cell: Cell) -> Iterator[range]:
    """Give the bins between comings and goings, without those in which things settle."""
    changes = {time for each in cell.tenants for time in (each.from_s, each.until_s) if time}
    times = [0.0, *sorted(time for time in changes if time < cell.seconds), cell.seconds]
    for begin, end in pairwise(times):
        settled = begin + (SETTLE_S if begin else 0)
        yield range(_WARM + round(settled / BIN_S), _WARM + round(end / BIN_S))


def _seconds(run: range) -> Iterator[range]:
    """Give each whole second within, from every bin on."""
    for start in range(run.start, run.stop - BINS_PER_S + 1):
        yield range(start, start + BINS_PER_S)


def _share(tenant: Tenant, mine: Sequence[float], together: Sequence[float], bins: range) -> float:
    got = sum(mine[at] for at in bins)
    whole = sum(together[at] for at in bins) / 100 if tenant.weight else len(bins)
    return got / whole if whole else 0.0


def _mean_of(
    tenant: Tenant, mine: Sequence[float], together: Sequence[float], runs: Sequence[range]
) -> float:
    parts = [len(run) * _share(tenant, mine, together, run) for run in runs]
    return sum(parts) / sum(map(len, runs))
