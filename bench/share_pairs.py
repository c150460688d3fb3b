"""Two programs that share a device on several terms: `python bench/share_pairs.py`.

Table `launch-bound`: a program whose host cannot keep the device busy next to one that saturates
it. Table `launches`: the same, of a program that never waits for its results. Table `priority`: a
program that steps and pauses next to one whose kernels are 0.1 to 40 ms long, with the terms that
matter to the first one. Each cell shows a program's work in per cent of its work alone, its
variation per second, and the 99th percentile of the first one's step. By default the virtual clock
of bench/share_mixes.py runs them; with --card, this machine's card does. Needs a C compiler.

python bench/share_pairs.py                                # all tables
python bench/share_pairs.py launch-bound --seconds 10
python bench/share_pairs.py --card --shim build/cuda/x86_64 --seconds 5
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import share_mixes

from porter.bench.mixes import Loop, Mix, Priority, Program, Tenant, Terms, Use

US, MS = 1_000, 1_000_000
LAUNCH_BOUND = Program("launch-bound", Loop.STEPPING, 5 * US, 100, launch_ns=20 * US)
LAUNCHES = replace(LAUNCH_BOUND, kind="launches", loop=Loop.STREAMING, kernels=1)
SATURATING = Program("stream", Loop.STREAMING, 1_500 * US)
STEP = Program("steps", Loop.STEPPING, 13 * US, 100)
PAUSES = (100 * US, 500 * US, 5 * MS)
LENGTHS = (100 * US, 2 * MS, 20 * MS, 40 * MS)


@dataclass(frozen=True, slots=True)
class Case:
    """A pair of programs and the device that it runs on."""

    name: str
    pair: tuple[Tenant, Tenant]
    gated: bool = True


def main() -> int:
    """Run the tables that were chosen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", help=f"of {', '.join(TABLES)} (default: all)")
    parser.add_argument("--seconds", type=int, default=20, help="counted (default: %(default)s)")
    parser.add_argument("--card", action="store_true", help="on this machine's card")
    parser.add_argument("--shim", type=Path, help="with --card: the folder of the libraries")
    given = parser.parse_args()
    unknown = set(given.tables) - set(TABLES)
    if unknown:
        parser.error(f"no table {', '.join(sorted(unknown))}; there are {', '.join(TABLES)}")
    if given.card and not given.shim:
        parser.error("--card needs --shim FOLDER, the libraries that `porter build` made")
    with tempfile.TemporaryDirectory() as folder:
        stage = share_mixes.make_stage(Path(folder), given.shim if given.card else None)
        for name in given.tables or TABLES:
            _run_table(stage, name, given.seconds)
    return 0


def _run_table(stage: share_mixes.Stage, name: str, seconds: int) -> None:
    sys.stdout.write(f"\n{name}\n{'':30}{'first':>8}{'cv':>7}{'second':>9}{'cv':>7}{'p99':>10}\n")
    alone: dict[Program, Use] = {}
    for case in TABLES[name]():
        for tenant in case.pair:
            if tenant.program not in alone:
                alone[tenant.program] = _run_alone(stage, tenant, seconds)
        mix = Mix(1, Terms.EQUAL, case.pair)
        uses = share_mixes.run(stage, [(mix, case.gated, range(2))], seconds)[0]
        sys.stdout.write(_words(case, [uses[n, 0] for n in range(2)], alone))
        sys.stdout.flush()


def _run_alone(stage: share_mixes.Stage, tenant: Tenant, seconds: int) -> Use:
    mix = Mix(1, Terms.EQUAL, (tenant,))
    return share_mixes.run(stage, [(mix, False, range(1))], seconds)[0][0, 0]


def _words(case: Case, uses: Sequence[Use], alone: Mapping[Program, Use]) -> str:
    parts = [
        f"{100 * use.percent / alone[tenant.program].percent:8.1f}{_variation(use):7.1f}"
        for tenant, use in zip(case.pair, uses, strict=True)
    ]
    return f"{case.name:30}{' '.join(parts)}{uses[0].p99_ns / MS:10.2f}\n"


def _variation(use: Use) -> float:
    """Coefficient of variation per second, in per cent."""
    mean = statistics.fmean(use.seconds)
    return 100 * statistics.pstdev(use.seconds) / mean if mean else 0.0


def _launch_bound(program: Program) -> Iterator[Case]:
    first, second = Tenant(program), Tenant(SATURATING)
    yield Case("driver", (first, second), gated=False)
    for weights in ((100, 100), (200, 100), (800, 100), (100, 200)):
        pair = (replace(first, weight=weights[0]), replace(second, weight=weights[1]))
        yield Case(f"weights {weights[0] // 100} : {weights[1] // 100}", pair)
    yield Case("burst 50 + 30", (replace(first, floor=50), replace(second, floor=30)))
    yield Case("caps 50 + 40", (replace(first, cap=50), replace(second, cap=40)))
    yield Case("first high", (replace(first, priority=Priority.HIGH), second))


def _priority() -> Iterator[Case]:
    for length in LENGTHS:
        for pause in PAUSES:
            first = Tenant(replace(STEP, pause_ns=pause))
            second = Tenant(Program("stream", Loop.STREAMING, length))
            name = f"{length / MS:g} ms, pause {pause / MS:g} ms"
            yield Case(f"{name} driver", (first, second), gated=False)
            yield Case(f"{name} 1:1", (first, second))
            yield Case(f"{name} high", (replace(first, priority=Priority.HIGH), second))


TABLES: dict[str, Callable[[], Iterator[Case]]] = {
    "launch-bound": lambda: _launch_bound(LAUNCH_BOUND),
    "launches": lambda: _launch_bound(LAUNCHES),
    "priority": _priority,
}

if __name__ == "__main__":
    sys.exit(main())
