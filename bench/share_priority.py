"""Requests of higher priority than training: `python bench/share_priority.py [--simulate]`.

Short graphs of kernels are requested at random moments (Poisson), while another tenant keeps the
device full of kernels: alone, at the same priority, and at high over low priority, natively and
through the shim by turns, the programs started once. Waits are from the moment a request is due,
when its program is awake, to the moment it knows it done. Training gets a part of its steps
natively and alone. The bar of the 99th percentile: that of requests alone and native and a tenth,
or with one kernel of the training and 0.5 ms more. Some 40 s.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import share_programs
import share_warm as warm
from share_programs import SETTLE
from share_warm import Claim, Ground, Served

from porter.bench.nouns import BIN_S, Unit

REQUEST = Unit(20, 20)
HIGH, LOW = {"PORTER_PRIORITY": "high"}, {"PORTER_PRIORITY": "low"}
TENTH, BESIDE_MS = 1.10, 0.5
NATIVE_BESIDE, FIRST = "native, beside", "shim, first"


@dataclass(frozen=True, slots=True)
class Programs:
    """The programs: requests, and trainings by their names, with the longest kernel of each."""

    requests: list[str]
    trainings: dict[str, tuple[list[str], float]]


def main() -> int:
    """Measure."""
    parser = warm.options(__doc__, 150)
    parser.add_argument("--rounds", type=int, default=4, help="(%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="counted in a run (%(default)s)")
    parser.add_argument("--rate", type=float, default=100, help="requests a second (%(default)s)")
    parser.add_argument(
        "--training", default="200,1000", metavar="US,…", help="its kernels (%(default)s)"
    )
    parser.add_argument(
        "--real", action="store_true", help="decoding as a CUDA graph before training, in PyTorch"
    )
    return warm.run(parser.parse_args(), _measure)


def _measure(ground: Ground) -> tuple[dict[str, Any], list[Claim]]:
    given = ground.options
    programs = _real(ground) if given.real else _in_c(ground)
    requests, trainings = _start(ground, programs)
    bins = SETTLE + round(given.seconds / BIN_S)
    alone = {
        name: _steps(warm.together([trainings["native", name]], bins)[0])
        for name in programs.trainings
    }
    waits: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
    worked: dict[tuple[str, str], list[float]] = defaultdict(list)
    draw = random.Random(1)  # noqa: S311
    for _ in range(given.rounds):
        for side, name in _shuffled(draw, programs):
            beside = [trainings[side, name]] if name else []
            reported = warm.together([requests[side], *beside], bins)
            waits[side, name].append([ns / 1e6 for ns in reported[0]["each_ns"]])
            worked[side, name] += [100 * _steps(each) / alone[name] for each in reported[1:]]
    rows = {key: _row(waits[key], worked[key]) for key in sorted(waits)}
    print(f"{'requests':32} {'number':>6} {'p50 ms':>8} {'p99 ms':>8} {'most':>8} training gets %")
    for key, row in rows.items():
        print(_line(_name(*key), row), flush=True)
    claims = [_claim(rows, name, us) for name, (_, us) in programs.trainings.items()]
    return {"waits": {_name(*key): row for key, row in rows.items()}}, claims


def _shuffled(draw: random.Random, programs: Programs) -> list[tuple[str, str]]:
    runs = [(side, name) for side in ("native", "shim") for name in ("", *programs.trainings)]
    draw.shuffle(runs)
    return runs


def _in_c(ground: Ground) -> Programs:
    kernels = [Unit(int(us)) for us in ground.options.training.split(",")]
    solo = ground.time_alone((REQUEST, *kernels))
    bin_ns = round(BIN_S * 1e9)
    return Programs(
        ground.command(REQUEST, solo, bin_ns, r=ground.options.rate, w=SETTLE),
        {unit.name: (ground.command(unit, solo, bin_ns), unit.kernel_us) for unit in kernels},
    )


def _real(ground: Ground) -> Programs:
    asked = [*share_programs.command(ground, "graph"), str(ground.options.rate)]
    training = share_programs.command(ground, "train")
    return Programs(asked, {"train": (training, share_programs.longest_us(ground))})


def _start(ground: Ground, programs: Programs) -> tuple[dict[str, Served], Any]:
    """Start a program for requests and one for each training, on either side."""
    requests, trainings = {}, {}
    for side in ("native", "shim"):
        high, *low = ground.tenants([HIGH, *(LOW for _ in programs.trainings)], side)
        requests[side] = ground.start(programs.requests, high)
        for (name, (command, _)), environment in zip(programs.trainings.items(), low, strict=True):
            trainings[side, name] = ground.start(command, environment)
    for each in (*requests.values(), *trainings.values()):
        each.until_ready()
    return requests, trainings


def _steps(reported: dict[str, Any]) -> int:
    return sum(reported["done"][SETTLE:])


def _row(waits: list[list[float]], worked: list[float]) -> dict[str, Any]:
    every = [wait for run in waits for wait in run]
    by_run = [round(warm.percentile(run, 0.99), 3) for run in waits]
    return {
        "number": len(every),
        "p50_ms": warm.percentile(every, 0.5),
        "p99_ms": warm.percentile(every, 0.99),
        "most_ms": max(every, default=0.0),
        "p99_by_run_ms": by_run,
        "training": statistics.median(worked) if worked else None,
    }


def _claim(rows: dict[tuple[str, str], dict[str, Any]], training: str, longest_us: float) -> Claim:
    alone = rows["native", ""]["p99_ms"]
    bar = max(TENTH * alone, alone + longest_us / 1000 + BESIDE_MS)
    first = rows["shim", training]["p99_ms"]
    return Claim(f"99 in 100 requests before training ({training}), done in", first, bar, "ms")


def _name(side: str, unit: str) -> str:
    if not unit:
        return f"{side}, alone"
    return f"{NATIVE_BESIDE if side == 'native' else FIRST} of {unit}"


def _line(name: str, row: dict[str, Any]) -> str:
    gets = f"{row['training']:.1f}" if row["training"] is not None else ""
    return (
        f"{name:32} {row['number']:6} {row['p50_ms']:8.3f} {row['p99_ms']:8.3f} "
        f"{row['most_ms']:8.3f} {gets}"
    )


if __name__ == "__main__":
    sys.exit(main())
