"""A seed -> a mix of programs on shared devices; their use of the devices -> verdicts. Pure.

A mix is drawn, not chosen: the seed decides the number of tenants, their programs, and their
terms. So a scheduler cannot be tuned to it. All figures are per cent of a device's time. A
program's use is the duration of its completed work when that work runs alone, without the gaps
between launches.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from typing import TypeVar

LEAST_TENANTS, MOST_TENANTS = 2, 6
SECONDS = 20  # counted, or the time of UNITS of the slowest tenant, but no more than MOST_SECONDS
MOST_SECONDS = 60
UNITS = 200
SHARE_PART, SHARE_POINTS = 0.98, 1.0  # a tenant uses this part of its due, less the points
TOTAL_POINTS = 2.0  # all tenants use as much as the reference, less the points
LATE_TIMES, LATE_SHARE, LATE_NS = 1.5, 2.0, 5e6  # bounds of the 99th percentile of a step
MOST_CAPS = 90.0  # per cent; above this sum, caps promise nothing

_T = TypeVar("_T")
_US, _MS = 1e3, 1e6
_MOST_KERNELS = 2000  # of a step
_LAUNCH_NS = 3_000.0  # launch interval of a program that is ahead of the device
_LAUNCHES = 100  # that a launch-bound program makes before it waits for the device


class Loop(IntEnum):
    """How a program goes on (enum loop of tests/c/gate_mix.c)."""

    STREAMING = 0  # launches without end
    STEPPING = 1  # launches a step, waits for it, pauses
    SERVING = 2  # does a step for each request


class Terms(StrEnum):
    """Which sort of terms the tenants of a mix have."""

    EQUAL = "equal"
    WEIGHTS = "weights"
    BURST = "burst"
    CAPS = "caps"
    MIXED = "caps and weights"
    PRIORITY = "priority"


class Priority(IntEnum):
    """As enum share_priority of the core."""

    NORMAL = 2
    HIGH = 3


@dataclass(frozen=True, slots=True)
class Program:
    """A tenant's work. Times are ns."""

    kind: str
    loop: Loop
    kernel_ns: int
    kernels: int = 1  # of a step
    launch_ns: int = round(_LAUNCH_NS)  # host time between two launches
    pause_ns: int = 0  # after each step
    arrival_ns: int = 0  # mean time between two requests
    meeting_ns: int = 0  # the last kernel of a step, which all devices run together; 0: none

    @property
    def step_ns(self) -> int:
        """Device time of a step."""
        return self.kernel_ns * (self.kernels - bool(self.meeting_ns)) + self.meeting_ns


@dataclass(frozen=True, slots=True)
class Tenant:
    """A program, where it runs, and on which terms. Shares are per cent."""

    program: Program
    devices: tuple[int, ...] = (0,)
    weight: int = 100
    cap: float = 0.0  # 0: not capped
    floor: float = 0.0  # guaranteed by `burst`; 0: nothing
    priority: Priority = Priority.NORMAL


@dataclass(frozen=True, slots=True)
class Mix:
    """Tenants that run at the same time."""

    seed: int
    terms: Terms
    tenants: tuple[Tenant, ...]

    @property
    def devices(self) -> tuple[int, ...]:
        """The devices that the mix uses."""
        return tuple(sorted({device for each in self.tenants for device in each.devices}))

    @property
    def seconds(self) -> int:
        """How long to count."""
        slowest = max(
            _unit_ns(each.program) / 1e9 / (each.cap / 100 or 1 / len(self.tenants))
            for each in self.tenants
        )
        return min(MOST_SECONDS, max(SECONDS, math.ceil(UNITS * slowest)))


@dataclass(frozen=True, slots=True)
class Use:
    """One program's use of one device: per cent of its time, and the waits of its steps."""

    percent: float
    steps: int = 0
    p99_ns: float = 0.0
    seconds: tuple[float, ...] = ()  # per cent in each second


Uses = Mapping[tuple[int, int], Use]  # by tenant and device


@dataclass(frozen=True, slots=True)
class Runs:
    """All measurements of a mix: under porter, and the reference."""

    shim: Uses
    native: Uses  # the driver alone shares the device
    first: Uses  # each tenant when it alone has high priority and no cap
    alone: Uses


@dataclass(frozen=True, slots=True)
class Verdict:
    """One bar: the measured value, and its least (or, for a wait, its largest) allowed value."""

    what: str  # "share", "total", "p99"
    tenant: int  # -1: all of them
    device: int
    seen: float
    bar: float

    @property
    def passes(self) -> bool:
        """Whether the bar is met."""
        return self.seen <= self.bar if self.what == "p99" else self.seen >= self.bar

    @property
    def missed(self) -> float:
        """By how much the bar is missed, as a part of it, to sort by."""
        off = self.seen - self.bar if self.what == "p99" else self.bar - self.seen
        return off / max(self.bar, 1e-9)


# --- drawing ----------------------------------------------------------------------------------


def draw(seed: int) -> Mix:
    """Draw the mix of a seed; the same one with every version of Python."""
    dice = random.Random(seed)  # noqa: S311 - only .random(), whose results are stable
    count = LEAST_TENANTS + int(dice.random() * (MOST_TENANTS - LEAST_TENANTS + 1))
    gangs = 0 if dice.random() < 2 / 3 else 1 + (count > LEAST_TENANTS and dice.random() < 1 / 3)
    tenants = []
    for number in range(count):
        if number < gangs:
            tenants.append(Tenant(_collective(dice), (0, 1)))
        else:
            device = int(dice.random() * 2) if gangs else 0
            tenants.append(Tenant(_pick(dice, _PROGRAMS)(dice), (device,)))
    terms = _pick(dice, tuple(Terms))
    return Mix(seed, terms, tuple(_with_terms(dice, terms, tenants)))


def _pick(dice: random.Random, among: Sequence[_T]) -> _T:
    return among[int(dice.random() * len(among))]


def _between(dice: random.Random, least: float, most: float) -> float:
    """Log-uniform."""
    return math.exp(math.log(least) + dice.random() * (math.log(most) - math.log(least)))


def _pause(dice: random.Random) -> int:
    return round(_between(dice, 0.1 * _MS, 20 * _MS))


def _streaming(dice: random.Random) -> Program:
    return Program("stream", Loop.STREAMING, round(_between(dice, 5 * _US, 200 * _MS)))


def _launch_bound(dice: random.Random) -> Program:
    kernel = _between(dice, 5 * _US, 50 * _US)
    launch = kernel * _between(dice, 1.25, 5)
    return Program("launch-bound", Loop.STEPPING, round(kernel), _LAUNCHES, round(launch))


def _in_kernels(kind: str, loop: Loop, step: float, kernel: float) -> Program:
    kernels = max(1, min(_MOST_KERNELS, round(step / kernel)))
    return Program(kind, loop, max(round(step / kernels), round(5 * _US)), kernels)


def _stepping(dice: random.Random) -> Program:
    step = _between(dice, 1 * _MS, 50 * _MS)
    made = _in_kernels("steps", Loop.STEPPING, step, _between(dice, 5 * _US, step))
    return replace(made, pause_ns=_pause(dice))


def _serving(dice: random.Random) -> Program:
    work = _between(dice, 0.2 * _MS, 20 * _MS)
    made = _in_kernels("requests", Loop.SERVING, work, _between(dice, 5 * _US, work))
    return replace(made, arrival_ns=round(made.step_ns / (0.05 + 0.35 * dice.random())))


def _graph(dice: random.Random) -> Program:
    length = round(_between(dice, 100 * _US, 200 * _MS))
    if dice.random() < 1 / 2:
        return Program("graphs", Loop.STREAMING, length)
    return Program("graph-steps", Loop.STEPPING, length, pause_ns=_pause(dice))


def _collective(dice: random.Random) -> Program:
    step = _between(dice, 2 * _MS, 20 * _MS)
    meeting = step * (0.05 + 0.25 * dice.random())
    rest = step - meeting
    made = _in_kernels("collective", Loop.STEPPING, rest, _between(dice, 20 * _US, rest))
    pause = round(_between(dice, 0.1 * _MS, 3 * _MS)) if dice.random() < 1 / 2 else 0
    return replace(made, kernels=made.kernels + 1, meeting_ns=round(meeting), pause_ns=pause)


_PROGRAMS = (_streaming, _launch_bound, _stepping, _serving, _graph)


def _parts(dice: random.Random, count: int, whole: float, least: float) -> list[float]:
    """Split `whole` at random, to one decimal, with no part below `least`."""
    drawn = [0.2 + dice.random() for _ in range(count)]
    return [max(least, round(whole * each / sum(drawn), 1)) for each in drawn]


def _with_terms(dice: random.Random, terms: Terms, tenants: Sequence[Tenant]) -> Iterator[Tenant]:
    weights = [_pick(dice, (25, 50, 100, 200, 400, 800)) for _ in tenants]
    parts = _parts(dice, len(tenants), 50 + 40 * dice.random(), 3.0)
    promised = 1 + int(dice.random() * (len(tenants) - 1))  # tenants with a cap or a guarantee
    for number, tenant in enumerate(tenants):
        few = number < promised
        if terms is Terms.WEIGHTS or (terms is Terms.MIXED and not few):
            yield replace(tenant, weight=weights[number])
        elif terms is Terms.BURST and few:
            yield replace(tenant, floor=parts[number])
        elif terms is Terms.CAPS or (terms is Terms.MIXED and few):
            yield replace(tenant, cap=parts[number])
        elif terms is Terms.PRIORITY:
            high = number == len(tenants) - 1
            yield replace(
                tenant,
                weight=weights[number],
                priority=Priority.HIGH if high else Priority.NORMAL,
            )
        else:
            yield tenant


def first(mix: Mix, tenant: int) -> Mix:
    """Give the same mix in which this tenant alone has high priority, and no cap."""
    changed = [
        replace(each, priority=Priority.HIGH, cap=0.0)
        if number == tenant
        else replace(each, priority=Priority.NORMAL)
        for number, each in enumerate(mix.tenants)
    ]
    return replace(mix, tenants=tuple(changed))


# --- judging ----------------------------------------------------------------------------------


def _unit_ns(program: Program) -> int:
    return program.kernel_ns if program.loop is Loop.STREAMING else program.step_ns


def share(mix: Mix, tenant: int, device: int, demands: Mapping[tuple[int, int], float]) -> float:
    """Return a tenant's least due of a device, in per cent, if it wants that much.

    `demands`: the most that each tenant could use there, by tenant and device.
    """
    one = mix.tenants[tenant]
    there = {n: each for n, each in enumerate(mix.tenants) if device in each.devices}
    if one.cap:
        return one.cap
    if one.priority is Priority.HIGH:
        return 100.0
    if one.floor:
        return one.floor
    taken = sum(
        min(each.cap, demands[n, device])
        if each.cap
        else demands[n, device]
        if each.priority is Priority.HIGH
        else each.floor
        for n, each in there.items()
    )
    weights = sum(
        each.weight for each in there.values() if not each.cap and each.priority <= one.priority
    )
    return max(0.0, 100 - taken) * one.weight / weights


def judge(mix: Mix, runs: Runs, before: Mapping[int, float]) -> list[Verdict]:
    """Hold a mix to its bars. `before`: per cent in all that a reference used, by device.

    A collective runs at the pace of the device where it is due the least. It may leave time of the
    other devices unused, because a tenant of high priority stops it there. That is no fault: no
    total is judged on devices that this tenant does not use.
    """
    demands = {
        key: max(runs.native[key].percent, runs.first[key].percent, 0.0) for key in runs.native
    }
    first_on = [set(each.devices) for each in mix.tenants if each.priority is Priority.HIGH]
    verdicts = []
    for (tenant, device), use in runs.shim.items():
        key = (tenant, device)
        due = min(share(mix, tenant, there, demands) for there in mix.tenants[tenant].devices)
        wanted = min(runs.alone[key].percent if mix.tenants[tenant].cap else demands[key], due)
        bar = SHARE_PART * wanted - SHARE_POINTS
        verdicts.append(Verdict("share", tenant, device, use.percent, bar))
        if use.steps:
            verdicts.append(_late(mix.tenants[tenant], (tenant, device), runs, due))
    if not any(each.cap for each in mix.tenants):
        for device in set(mix.devices).intersection(*first_on):
            native = _total(runs.native, device)
            bar = max(native, before.get(device, 0.0)) - TOTAL_POINTS
            verdicts.append(Verdict("total", -1, device, _total(runs.shim, device), bar))
    return verdicts


def _total(uses: Uses, device: int) -> float:
    return sum(use.percent for (_, there), use in uses.items() if there == device)


def _late(tenant: Tenant, key: tuple[int, int], runs: Runs, due: float) -> Verdict:
    fair = LATE_SHARE * tenant.program.step_ns / (due / 100) if due else math.inf
    bar = max(LATE_TIMES * runs.native[key].p99_ns, fair) + LATE_NS
    return Verdict("p99", key[0], key[1], runs.shim[key].p99_ns, bar)
