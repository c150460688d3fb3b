"""The cells of `porter bench share`: the grid of caps and kernels, weights, comings and goings."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator, Sequence
from dataclasses import replace

from porter.bench.nouns import WARM_S, Cell, Tenant, Unit

START_S = 2.5  # about the time to start a cell's programs
UNITS = 200  # units of its slowest tenant in a cell, if it may take that long

_ALONE = (10, 30, 50, 70, 90)
_FIRST = (10, 30, 50, 70)
_TOGETHER = 95
_GRAPH = 20
_REQUESTS, _ANSWERING_S = 25, 20  # a second, and for how long
_KERNELS = (Unit(20), Unit(200), Unit(2000), Unit(20_000), Unit(100_000))
_GRAPHS = (Unit(20, _GRAPH), Unit(200, _GRAPH), Unit(2000, _GRAPH))
_UNITS = _KERNELS + _GRAPHS
_SHORT, _MIDDLE, _LONG = Unit(20), Unit(2000), Unit(20_000)


def cells(seconds: float) -> tuple[Cell, ...]:
    """List all cells."""
    made = (*_caps(), *_weights(), *_conserving(), *_coming_and_going(), *_priorities())
    return tuple(replace(cell, seconds=max(seconds, cell.seconds)) for cell in made)


def select(among: Sequence[Cell], patterns: str) -> tuple[Cell, ...]:
    """Choose by names and patterns: "two/*,weights/3:1/*"; a group's name means all of it."""
    wanted = [pattern.strip() for pattern in patterns.split(",") if pattern.strip()]
    return tuple(
        cell
        for cell in among
        if not wanted
        or any(cell.group == each or fnmatch.fnmatchcase(cell.name, each) for each in wanted)
    )


def part(among: Sequence[Cell], number: int, of: int) -> tuple[Cell, ...]:
    """Take the `number`th of `of` parts that take about as long."""
    return tuple(among[number - 1 :: of])


def units_of(among: Sequence[Cell]) -> tuple[Unit, ...]:
    """List the units that need to be timed alone."""
    used = {tenant.unit for cell in among for tenant in cell.tenants}
    return tuple(sorted(used, key=lambda unit: (unit.kernels, unit.kernel_us)))


def lengthened(cell: Cell) -> Cell:
    """Make it last until its slowest tenant got 200 units, by its promise."""
    weights = sum(tenant.weight for tenant in cell.tenants)
    slowest = max(
        tenant.unit.nominal_ns / 1e9 / (tenant.cap / 100 or tenant.weight / (weights or 1) or 1)
        for tenant in cell.tenants
    )
    return replace(cell, seconds=max(cell.seconds, round(UNITS * slowest + 0.5)))


def takes_s(among: Sequence[Cell]) -> float:
    """Say how long cells take, one after another, about."""
    return sum(START_S + WARM_S + cell.seconds for cell in among)


def _caps() -> Iterator[Cell]:
    for unit in _UNITS:
        for cap in _ALONE:
            yield Cell("one", f"one/cap{cap}/{unit.name}", (Tenant(unit, cap=cap),), 0)
    for group, others in (("two", 1), ("four", 3)):
        for unit in _UNITS:
            for cap in _FIRST:
                rest = (Tenant(unit, cap=(_TOGETHER - cap) / others),) * others
                yield Cell(
                    group, f"{group}/cap{cap}/{unit.name}", (Tenant(unit, cap=cap), *rest), 0
                )


def _weights() -> Iterator[Cell]:
    for weight in (1, 2, 3, 8):
        ways = ((_SHORT, _LONG), (_LONG, _SHORT))
        mismatched = ways if weight > 1 else ways[:1]  # the other is the same
        for first, second in (*((unit, unit) for unit in _UNITS), *mismatched):
            units = first.name if first == second else f"{first.name}-{second.name}"
            tenants = (Tenant(first, weight=weight), Tenant(second, weight=1))
            yield Cell("weights", f"weights/{weight}:1/{units}", tenants, 0)
    for unit in (_SHORT, _MIDDLE, _LONG, _GRAPHS[1]):
        four = tuple(Tenant(unit, weight=weight) for weight in (4, 3, 2, 1))
        yield Cell("weights", f"weights/4:3:2:1/{unit.name}", four, 0)


def _conserving() -> Iterator[Cell]:
    """Pair a tenant that works at intervals with one that always works."""
    for unit in (_SHORT, _MIDDLE, _LONG):
        yield Cell("conserving", f"conserving/alone/{unit.name}", (Tenant(unit, weight=1),), 0)
        for period in (0.1, 1.0):
            fitful = Tenant(unit, weight=3, on_s=period / 2, period_s=period)
            name = f"conserving/{period * 1000:.0f}ms/{unit.name}"
            yield Cell("conserving", name, (fitful, Tenant(unit, weight=1)), 0)


def _coming_and_going() -> Iterator[Cell]:
    for unit in (Unit(200), _LONG):
        tenants = (
            Tenant(unit, weight=1),
            Tenant(unit, weight=2, from_s=4, until_s=16),
            Tenant(unit, weight=1, from_s=8, until_s=20),
        )
        yield Cell("arrivals", f"arrivals/weights/{unit.name}", tenants, 24)
        tenants = (
            Tenant(unit, cap=50),
            Tenant(unit, cap=30, from_s=4, until_s=16),
            Tenant(unit, cap=15, from_s=8, until_s=20),
        )
        yield Cell("arrivals", f"arrivals/caps/{unit.name}", tenants, 24)


def _priorities() -> Iterator[Cell]:
    """Answer requests that come at random, alone, with equal training, and before it."""
    answers = Tenant(_GRAPHS[0], rate=_REQUESTS)
    for name, training in (("kernels", Unit(200)), ("long-kernels", _MIDDLE)):
        same = (replace(answers, weight=1), Tenant(training, weight=1))
        before = (replace(same[0], priority="high"), replace(same[1], priority="low"))
        yield Cell(
            "priority", f"priority/{name}/alone", (replace(answers, weight=1),), _ANSWERING_S
        )
        yield Cell("priority", f"priority/{name}/equal", same, _ANSWERING_S)
        yield Cell("priority", f"priority/{name}/first", before, _ANSWERING_S)
