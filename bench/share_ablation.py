"""Rules of the scheduler, one removed at a time: `python bench/share_ablation.py --against FILE`.

A rule is removed from a copy of the core by the change of a few lines. The copy runs drawn mixes by
the virtual clock, and they are held to the bars of share_mixes.py. FILE has the measurements that
these bars need, of the driver alone and of the core with all rules. A row for each rule:
the bars that are missed without it, and by how much they are missed in all. `share` and `total`
are in points of a device, `p99` is the sum of natural logarithms. Needs a C compiler. A rule
takes some three minutes of a processor.

python bench/share_mixes.py --seeds 101-160 --seconds 8 --json mixes.jsonl
python bench/share_ablation.py --against mixes.jsonl --seconds 8
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import share_mixes

from porter.bench import mixes
from porter.bench.mixes import Runs, Use, Uses, Verdict

KINDS = ("share", "p99", "total")


@dataclass(frozen=True, slots=True)
class Change:
    """Lines of a file of the core that a rule is removed by."""

    file: str
    before: str
    after: str


OPEN, SHARE, DEMAND = "lease/arbiter_open.c", "sched/share.c", "submit/gate_demand.c"
RULES = {
    "others wait for a tenant that is short": Change(
        "sched/hold.c", "	return hold->waits;", "	return (hold->waits = 0);"
    ),
    "a pausing tenant's slice is lent": Change(
        SHARE,
        "	if (!same_class(absent, next) || !competes(absent))",
        "	if (absent || !same_class(absent, next) || !competes(absent))",
    ),
    "short queues next to short work that stands behind others": Change(
        SHARE,
        "	for (i = 0; i < SHARE_TENANTS && wanting & behind; i++)",
        "	for (i = 0; i < 0; i++)",
    ),
    "more lag credit after a short absence": Change(
        SHARE, "	if (absent <= SHARE_PAUSE_NS)", "	if (!absent && !there.turn)"
    ),
    "windows next to others' work are no evidence": Change(
        DEMAND, "demand->crowded && !fills &&", "demand->crowded && !fills && !work &&"
    ),
    "short rests for tenants that wait for results": Change(
        SHARE, "tenant->active & PARTIAL ? (int64_t)SHARE_LITTLE_NS : CREDIT;", "CREDIT;"
    ),
    "a gang shares the device with long work": Change(
        OPEN, "return some ? gangs : 0;", "return some ? 0 & gangs : 0;"
    ),
    "a rank asks for the device that was taken away": Change(
        "submit/gate_gang.c",
        "if (!peers->busy && !arbiter_is_taken(&gate->fast.place))",
        "if (!peers->busy)",
    ),
    "no tenant waits for one that pauses": Change(
        OPEN, "wish.away = idle_tenants(map, now);", "wish.away = 0 & idle_tenants(map, now);"
    ),
    "short pieces that fill no queue are no full demand": Change(
        DEMAND, "return lately->full * GATE_FILLED_PART <", "return UINT64_MAX <"
    ),
    "a host that got ahead in one phase is so in the next": Change(
        DEMAND, "lately->ahead = gate->members ? 0", "lately->ahead = gate ? 0"
    ),
    "rare pauses do not count": Change(
        DEMAND, "/ GATE_STILL_PART;", "/ GATE_STILL_PART * (now == 0);"
    ),
    "a tenant that pauses for a moment stays active": Change(
        SHARE,
        "	return wants(wanting & lately->busy & lately->limited, i) &&",
        "	return i < 0 && wants(wanting & lately->busy, i) &&",
    ),
    "a pausing tenant gathers little credit in shared mode": Change(
        SHARE, "	if (shared && one->active & PARTIAL)", "	if (shared && !one)"
    ),
    "a wait for higher priority is no lack of room": Change(
        "lease/arbiter.c",
        "is_user(process) && !(atomic_load(&map->outranked) & mine))",
        "is_user(process))",
    ),
    "one of high priority visits others' slices": Change(
        DEMAND, "visits->spare >= GATE_SPARE_PERCENT &&", "visits->spare > now &&"
    ),
    "demand is measured anew at intervals": Change(
        OPEN,
        "!lately(now, changed, ARBITER_CHECK_NS << ARBITER_CHECK_SHIFT * confirmed);",
        "(confirmed && !now && changed);",
    ),
}


def main() -> int:
    """Remove the rules chosen."""
    given = _options()
    rows = [json.loads(line) for line in given.against.read_text().splitlines()]
    chosen = [rule for rule in RULES if not given.rules or given.rules in rule]
    if not chosen:
        sys.exit(f"--rules: none of the {len(RULES)} rules contains {given.rules!r}")
    for rule in (None, *chosen):
        with tempfile.TemporaryDirectory() as folder:
            core = changed_core(Path(folder), RULES[rule] if rule else None)
            found = _verdicts(share_mixes.build(Path(folder), core), rows, given)
        _print(rule or "with all rules", found)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--against", type=Path, required=True, metavar="FILE", help="of share_mixes.py --json"
    )
    parser.add_argument("--rules", default="", metavar="TEXT", help="those that contain it (all)")
    parser.add_argument("--seconds", type=int, default=8, help="of a mix (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    return parser.parse_args()


def changed_core(folder: Path, change: Change | None) -> Path:
    """Copy the core, and change it."""
    core = folder / "core"
    shutil.copytree(share_mixes.CORE, core)
    if change:
        file = core / change.file
        text = file.read_text()
        if text.count(change.before) != 1:
            raise SystemExit(f"{change.file}: there is not one place like {change.before!r}")
        file.write_text(text.replace(change.before, change.after))
    return core


def _verdicts(
    program: Path, rows: Iterable[Mapping[str, Any]], given: argparse.Namespace
) -> list[Verdict]:
    stage = share_mixes.Stage(program)
    totals = json.loads(share_mixes.REFERENCE.read_text())

    def of(row: Mapping[str, Any]) -> list[Verdict]:
        mix = mixes.draw(row["seed"])
        (shim,) = share_mixes.run(stage, [(mix, True, range(len(mix.tenants)))], given.seconds)
        runs = Runs(shim, _uses(row["native"]), _uses(row["first"]), _uses(row["alone"]))
        total = totals.get(str(mix.seed), {})
        return mixes.judge(mix, runs, {int(device): used for device, used in total.items()})

    with ThreadPoolExecutor(given.jobs) as pool:
        return [verdict for each in pool.map(of, rows) for verdict in each]


def _uses(figures: Mapping[str, Mapping[str, float]]) -> Uses:
    def key(name: str) -> tuple[int, int]:
        tenant, _, device = name.partition("@")
        return int(tenant), int(device)

    return {key(name): Use(use["percent"], p99_ns=use["p99_ns"]) for name, use in figures.items()}


def _missed_by(verdict: Verdict) -> float:
    if verdict.what == "p99":
        return math.log(verdict.seen / verdict.bar)
    return verdict.bar - verdict.seen


def _print(rule: str, verdicts: Iterable[Verdict]) -> None:
    missed = [each for each in verdicts if not each.passes]
    sys.stdout.write(f"{rule:60}")
    for kind in KINDS:
        off = [_missed_by(each) for each in missed if each.what == kind]
        sys.stdout.write(f"{kind} {len(off):3} ({sum(off):5.0f})  ")
    sys.stdout.write("\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
