"""Two tenants whose hosts are the bottleneck: `python bench/share_eager.py [--simulate]`.

The work of two tenants together under `equal`, compared with the same two under the driver's own
time slices: the bar is at least 95 %. `eager` is PyTorch decoding token by token. `launches` is a
program in C that works 5 us before each kernel of 5 us. Several pairs of either side are started
once, and work by turns in an order drawn anew each round. Neighbours are compared, so that clocks
and the machine's other load weigh on both. A process keeps the luck of its placement for life:
native and shim processes of a place stay on the same cores. The interval is of medians of redrawn
runs.

The first 0.6 s of each run are printed apart. In them turns are still exclusive for a while. That
recurs later, each time after twice the interval: a run should hold several of these. With --alone
each side's first program works alone, too. Some 70 s for either work, and the time of starting.
"""

from __future__ import annotations

import os
import random
import shutil
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import share_programs
import share_warm as warm
from share_warm import Claim, Ground, Served

from porter.bench.nouns import BIN_S

SETTLE = 6  # bins of each run that are printed apart
BAR = 95.0
CORES = 4  # of each place
DRAWN = 4000
SIDES = ("native", "shim")
EQUAL = {"PORTER_POLICY": "equal"}


@dataclass(frozen=True, slots=True)
class Turn:
    """A pair's work in a run: steps by bin, of each of the two."""

    place: int
    done: tuple[tuple[int, ...], ...]

    def rate(self, begin: int = SETTLE, end: int | None = None) -> float:
        """Steps a second of both."""
        parts = [each[begin:end] for each in self.done]
        return sum(map(sum, parts)) / (len(parts[0]) * BIN_S)


def main() -> int:
    """Measure each work."""
    parser = warm.options(__doc__, 240)
    parser.add_argument("--works", help="launches, eager (both; simulated: launches)")
    parser.add_argument("--pairs", type=int, default=2, help="of each side (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="of each pair (%(default)s)")
    parser.add_argument("--seconds", type=float, default=5, help="counted in a run (%(default)s)")
    parser.add_argument("--alone", action="store_true", help="one by itself, too")
    return warm.run(parser.parse_args(), _measure)


def _measure(ground: Ground) -> tuple[dict[str, Any], list[Claim]]:
    given = ground.options
    works = (given.works or ("launches" if given.simulate else "launches,eager")).split(",")
    figures, claims = {}, []
    for work in works:
        reported = _compare(ground, work)
        figures[work] = reported
        print(_sentence(work, reported), flush=True)
        claims.append(
            Claim(f"two of {work}, of their native rate", reported["percent"], BAR, "%", True)
        )
        if given.alone:
            print(f"  one alone: {reported['alone_percent']:.1f} % of native")
    return figures, claims


def _compare(ground: Ground, work: str) -> dict[str, Any]:
    given = ground.options
    pairs = _start(ground, work)
    bins = SETTLE + round(given.seconds / BIN_S)
    turns: dict[str, list[Turn]] = {side: [] for side in SIDES}
    alone: dict[str, list[Turn]] = {side: [] for side in SIDES}
    draw = random.Random(1)  # noqa: S311  # the same each time
    for _ in range(given.rounds):
        for place in draw.sample(range(given.pairs), given.pairs):
            for side in draw.sample(SIDES, 2):
                turns[side].append(_turn(place, pairs[side][place], bins))
            for side in draw.sample(SIDES, 2) if given.alone else ():
                alone[side].append(_turn(place, pairs[side][place][:1], bins))
    for served in (each for side in pairs.values() for pair in side for each in pair):
        served.kill()
    reported = compared(turns)
    if given.alone:
        reported["alone_percent"] = compared(alone)["percent"]
    return reported


def _turn(place: int, pair: Sequence[Served], bins: int) -> Turn:
    return Turn(place, tuple(tuple(each["done"]) for each in warm.together(pair, bins)))


def _start(ground: Ground, work: str) -> dict[str, list[list[Served]]]:
    """Start all pairs: of each side and place two, the second on other cores than the first.

    One pair after the other: each has a lease of its own, which does not see other pairs' work.
    Learned durations of kernels would be longer for that.
    """
    command = [*_fixed(), *share_programs.command(ground, work)]
    places = _places()
    started: dict[str, list[list[Served]]] = {side: [] for side in SIDES}
    for _ in range(ground.options.pairs):
        for side in SIDES:
            both = ground.tenants([EQUAL, EQUAL], side)
            started[side].append(
                [
                    ground.start(command, environment, cores)
                    for environment, cores in zip(both, places, strict=True)
                ]
            )
            for each in started[side][-1]:
                each.until_ready()
    return started


def _fixed() -> tuple[str, ...]:
    """Word what gives every process the same addresses, where the machine can and may."""
    fixed = ("setarch", "-R")
    may = shutil.which(fixed[0]) and not subprocess.run((*fixed, "true"), check=False).returncode
    return fixed if may else ()


def _places() -> tuple[set[int], set[int]]:
    """Give each of two programs a few whole cores of its own, as far as there are."""
    topology = Path("/sys/devices/system/cpu")
    whole: dict[str, int] = {}
    for number in sorted(os.sched_getaffinity(0)):
        siblings = topology / f"cpu{number}/topology/thread_siblings_list"
        whole.setdefault(siblings.read_text() if siblings.is_file() else str(number), number)
    cores = list(whole.values())
    each = max(1, min(CORES, len(cores) // 2))
    return set(cores[:each]), set(cores[each : 2 * each] or cores[:each])


def compared(turns: Mapping[str, Sequence[Turn]]) -> dict[str, Any]:
    """Compare neighbours: the median, and where 95 of 100 medians of redrawn runs lie."""
    both = list(zip(turns["native"], turns["shim"], strict=True))
    ratios = [100 * shim.rate() / native.rate() for native, shim in both]
    early = [100 * shim.rate(0, SETTLE) / native.rate(0, SETTLE) for native, shim in both]
    draw = random.Random(1)  # noqa: S311
    drawn = sorted(statistics.median(draw.choices(ratios, k=len(ratios))) for _ in range(DRAWN))
    rates = {side: [round(turn.rate(), 1) for turn in turns[side]] for side in SIDES}
    bins = range(len(both[0][0].done[0]))
    curve = [
        statistics.median(
            100 * shim.rate(at, at + 1) / (native.rate() or 1) for native, shim in both
        )
        for at in bins
    ]
    return {
        "percent": statistics.median(ratios),
        "least": drawn[round(DRAWN * 0.025)],
        "most": drawn[round(DRAWN * 0.975)],
        "early_percent": statistics.median(early),
        "ratios": [round(ratio, 2) for ratio in ratios],
        "places": [native.place for native, _ in both],
        "steps_a_second": rates,
        "lesser_of_two": {side: _lesser(turns[side]) for side in SIDES},
        "curve": [round(each, 1) for each in curve],
    }


def _lesser(turns: Sequence[Turn]) -> float:
    """Say what part of both's steps the lesser of two did, per cent: 50 is even."""
    parts = [
        100 * min(map(sum, turn.done)) / (sum(map(sum, turn.done)) or 1)
        for turn in turns
        if len(turn.done) > 1
    ]
    return round(statistics.median(parts), 2) if parts else 100.0


def _sentence(work: str, reported: Mapping[str, Any]) -> str:
    ratios, lesser = reported["ratios"], reported["lesser_of_two"]
    steps = ", ".join(
        f"{side} {statistics.median(rates):.0f} ({min(rates):.0f}…{max(rates):.0f})"
        for side, rates in reported["steps_a_second"].items()
    )
    return (
        f"{work}: two do {reported['percent']:.2f} % of native "
        f"({reported['least']:.2f}…{reported['most']:.2f}; runs {min(ratios)}…{max(ratios)})\n"
        f"  steps/s {steps}; the lesser of two does {lesser['native']} | {lesser['shim']} %\n"
        f"  in the first {SETTLE * BIN_S:g} s {reported['early_percent']:.1f} % of native"
        f"\n  by tenths of a second, %: {' '.join(f'{each:.0f}' for each in reported['curve'])}"
    )


if __name__ == "__main__":
    sys.exit(main())
