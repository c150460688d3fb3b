"""Mixes of programs that were drawn from seeds: `python bench/share_mixes.py`.

Each mix runs under porter, by the driver's slices alone, once per tenant with that tenant first,
and each tenant alone. porter/bench/mixes.py draws the mixes and has the bars. By default the core
itself shares out a device that lives in a program, by a virtual clock (tests/c/gate_mix.c). That
device slices as a driver does, and a mix takes some seconds of a processor. With --card the
programs are processes on this machine's card (bench/share/program.c), in real time. Needs a C
compiler. Exit status 1 where a bar is missed.

python bench/share_mixes.py                       # the fixed seeds
python bench/share_mixes.py --seeds 17,40-44 -v   # some of them, with every bar
python bench/share_mixes.py --draw 200            # new seeds, printed
python bench/share_mixes.py --card --shim build/cuda/x86_64 --seconds 6 --seeds 3-12
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from porter.bench import mixes, tenants
from porter.bench.mixes import Mix, Runs, Use, Uses, Verdict

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "backends" / "core"
REFERENCE = ROOT / "bench" / "share_mixes.json"  # an earlier core's use, by seed and device
FIXED = range(1, 61)
WHOLE = 1_000_000  # ppm
WORST = 5
WARM_SECONDS = 2  # before those that are counted
FLAGS = ("-std=c11", "-O2", "-g", "-Wall", "-Wextra", "-Werror")


@dataclass(frozen=True, slots=True)
class Stage:
    """What mixes run on: a virtual device, or a card natively and through the shims."""

    program: Path
    environment: Mapping[str, str] | None = None  # a card's; None: the virtual device
    shim: Mapping[str, str] | None = None  # what puts a program under the shims
    rounds: dict[int, tuple[int, float]] = field(default_factory=dict)  # of a kernel; and its ns


def main() -> int:
    """Run the mixes chosen."""
    given = _options()
    seeds = list(_seeds(given))
    before: dict[str, dict[str, float]] = (
        json.loads(REFERENCE.read_text()) if REFERENCE.exists() and not given.record else {}
    )
    judged: list[tuple[Mix, list[Verdict]]] = []
    lines, record = [], {}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        stage = make_stage(Path(folder), given.shim if given.card else None)
        for mix, runs in pool.map(lambda seed: _measured(stage, seed, given.seconds), seeds):
            reference = before.get(str(mix.seed), {}) if not given.card else {}
            verdicts = mixes.judge(mix, runs, {int(at): used for at, used in reference.items()})
            judged.append((mix, verdicts))
            _print(mix, runs, verdicts, verbose=given.verbose)
            lines.append(json.dumps(_row(mix, runs, verdicts)))
            record[mix.seed] = {
                device: round(sum(u.percent for (_, at), u in runs.shim.items() if at == device), 3)
                for device in mix.devices
            }
            if given.json:
                given.json.write_text("\n".join(lines) + "\n")
    if given.record:
        REFERENCE.write_text(json.dumps(record, indent=1) + "\n")
    return _summary(judged)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="", help="numbers and ranges (default: 1-60)")
    parser.add_argument("--draw", type=int, default=0, metavar="N", help="N new seeds instead")
    parser.add_argument(
        "--seconds", type=int, default=0, help="seconds that count (default: 20 to 60)"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--card", action="store_true", help="on this machine's card")
    parser.add_argument("--shim", type=Path, help="with --card: the folder of the libraries")
    parser.add_argument("--record", action="store_true", help="write the reference of totals")
    parser.add_argument("--json", type=Path, metavar="FILE", help="all figures, a line per mix")
    parser.add_argument("-v", "--verbose", action="store_true", help="every bar of every mix")
    given = parser.parse_args()
    if given.card and not given.shim:
        parser.error("--card needs --shim FOLDER, the libraries that `porter build` made")
    if given.card and given.record:
        parser.error("--record is of the virtual device")
    if given.card:
        given.jobs = 1
    return given


def _seeds(given: argparse.Namespace) -> Iterator[int]:
    if given.draw:
        yield from (random.SystemRandom().randrange(10**3, 10**9) for _ in range(given.draw))
    for word in given.seeds.split(",") if given.seeds else ():
        least, _, most = word.partition("-")
        yield from range(int(least), int(most or least) + 1)
    if not given.draw and not given.seeds:
        yield from FIXED


def build(folder: Path, core: Path = CORE) -> Path:
    """Compile a core, the device and the program that keeps the clock."""
    program, tests = folder / "gate_mix", ROOT / "tests" / "c"
    sources = [*sorted(core.rglob("*.c")), tests / "gate_port.c", tests / "gate_mix.c"]
    flags = (*FLAGS, f"-I{core}", f"-I{tests}")
    link = ("-Wl,--wrap=lock_now_ns", "-pthread", "-lm")
    command = ["cc", *flags, *map(str, sources), *link, "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def make_stage(folder: Path, shim: Path | None) -> Stage:
    """Compile what mixes run on: a card through those shims, or a device by virtual clock."""
    return _on_card(folder, shim) if shim else Stage(build(folder))


def _on_card(folder: Path, shim: Path) -> Stage:
    program = folder / "share_program"
    sources = (ROOT / "bench" / "share_cuda.c", ROOT / "bench" / "share" / "program.c")
    command = ["cc", *FLAGS, *map(str, sources), "-pthread", "-ldl", "-lm", "-o", str(program)]
    subprocess.run(command, check=True)
    native = dict(os.environ)
    return Stage(program, native, tenants.preloaded(shim, native))


def _measured(stage: Stage, seed: int, seconds: int) -> tuple[Mix, Runs]:
    return (mix := mixes.draw(seed)), measure(stage, mix, seconds or mix.seconds)


def measure(stage: Stage, mix: Mix, seconds: int) -> Runs:
    """Run a mix in all the ways that it is judged by."""
    everyone = range(len(mix.tenants))
    asked = [(mix, True, everyone), (mix, False, everyone)]
    asked += [(mixes.first(mix, n), True, everyone) for n in everyone]
    asked += [(mix, False, range(n, n + 1)) for n in everyone]
    uses = run(stage, asked, seconds)
    count = len(mix.tenants)
    firsts, alone = uses[2 : 2 + count], uses[2 + count :]
    return Runs(uses[0], uses[1], _own(firsts), _own(alone))


Asked = Sequence[tuple[Mix, bool, range]]  # a mix, whether under porter, and which of its tenants


def run(stage: Stage, asked: Asked, seconds: int) -> list[Uses]:
    """Run each of those mixes, and give what its tenants used."""
    if stage.environment:
        return _run_on_card(stage, asked, seconds)
    return _run_virtually(stage, asked, seconds)


def _run_virtually(stage: Stage, asked: Asked, seconds: int) -> list[Uses]:
    lines = "".join(_line(each, among, seconds, gated=gated) for each, gated, among in asked)
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [str(stage.program)],
            cwd=folder,
            input=lines,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise SystemExit(f"seed {asked[0][0].seed}: {done.stderr}")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return [_uses(each, among, rows) for (each, _, among), rows in zip(asked, answers, strict=True)]


def _run_on_card(stage: Stage, asked: Asked, seconds: int) -> list[Uses]:
    if any(len(each.devices) > 1 for each in asked[0][0].tenants):
        raise SystemExit(f"seed {asked[0][0].seed} has collectives, which take two cards")
    _calibrate(stage, asked[0][0])
    done = []
    for mix, gated, among in asked:
        commands = [_command(stage, mix, n, seconds) for n in among]
        settings = [_settings(mix.tenants[n]) for n in among]
        side = "shim" if gated else "native"
        on = tenants.Stage(stage.program, "work", stage.environment or {}, stage.shim or {})
        with tenants.environments(on, settings, side) as environments:
            whole = seconds + WARM_SECONDS
            rows = tenants.run_together(commands, environments, whole)
        done.append(
            _uses(mix, among, [_worked(stage, mix, n, r) for n, r in zip(among, rows, strict=True)])
        )
    return done


def _calibrate(stage: Stage, mix: Mix) -> None:
    new = {each.program.kernel_ns for each in mix.tenants} - set(stage.rounds)
    if not new:
        return
    lengths = sorted(new)
    command = [str(stage.program), "0", "calibrate", ",".join(map(str, lengths))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    stage.rounds.update(zip(lengths, map(tuple, json.loads(done.stdout)), strict=True))


def _command(stage: Stage, mix: Mix, number: int, seconds: int) -> list[str]:
    program = mix.tenants[number].program
    numbers = (
        0,
        seconds,
        mix.seed * 100 + number,
        stage.rounds[program.kernel_ns][0],
        program.kernel_ns,
        int(program.loop),
        program.kernels,
        program.launch_ns,
        program.pause_ns,
        program.arrival_ns,
    )
    return [str(stage.program), *map(str, numbers)]


def _settings(tenant: mixes.Tenant) -> dict[str, str]:
    compute = tenant.cap or tenant.floor
    policy = "cap" if tenant.cap else "burst" if tenant.floor else "weight"
    return {
        "PORTER_POLICY": policy,
        **({"PORTER_COMPUTE": f"{compute:g}%"} if compute else {}),
        **({"PORTER_WEIGHT": str(tenant.weight)} if policy == "weight" else {}),
        **({"PORTER_PRIORITY": "high"} if tenant.priority is mixes.Priority.HIGH else {}),
    }


def _worked(stage: Stage, mix: Mix, number: int, row: Mapping[str, Any]) -> dict[str, Any]:
    """Give the durations of completed kernels alone, as the virtual device reports them."""
    _, kernel_ns = stage.rounds[mix.tenants[number].program.kernel_ns]
    return {**row, "used": [kernels * kernel_ns for kernels in row["finished"]]}


def _own(runs: Sequence[Uses]) -> Uses:
    """Of each run, the use by the tenant that the run was for."""
    return {key: use for n, run in enumerate(runs) for key, use in run.items() if key[0] == n}


def _line(mix: Mix, among: range, seconds: int, *, gated: bool) -> str:
    programs = [
        _program(n, each, device)
        for n, each in enumerate(mix.tenants)
        if n in among
        for device in each.devices
    ]
    return " ".join((str(seconds), str(int(gated)), str(mix.seed), *programs)) + "\n"


def _program(number: int, tenant: mixes.Tenant, device: int) -> str:
    program, cap = tenant.program, round(tenant.cap * WHOLE / 100)
    fields = (
        number,
        device,
        int(program.loop),
        program.kernel_ns,
        program.kernels,
        program.launch_ns,
        program.pause_ns,
        program.arrival_ns,
        program.meeting_ns,
        tenant.weight,
        cap or WHOLE,
        cap or round(tenant.floor * WHOLE / 100),
        int(tenant.priority),
    )
    return ":".join(map(str, fields))


def _uses(mix: Mix, among: range, rows: Sequence[Mapping[str, Any]]) -> dict[tuple[int, int], Use]:
    keys = [(n, device) for n in among for device in mix.tenants[n].devices]
    return {
        key: _use(mix.tenants[key[0]].program, row) for key, row in zip(keys, rows, strict=True)
    }


def _use(program: mixes.Program, row: Mapping[str, Any]) -> Use:
    """Work that was done, not time that a collective spent waiting for its other devices."""
    each = program.step_ns / program.kernels
    done = [n * each for n in row["finished"]] if program.meeting_ns else row["used"]
    seconds = tuple(ns / 1e7 for ns in done)
    return Use(sum(seconds) / len(seconds), row["steps"], row["p99"], seconds)


def _print(mix: Mix, runs: Runs, verdicts: Sequence[Verdict], *, verbose: bool) -> None:
    missed = [each for each in verdicts if not each.passes]
    sys.stdout.write(
        f"{mix.seed:>9}  {len(mix.tenants)} tenants, {mix.terms:<16}  "
        f"{sum(u.percent for u in runs.shim.values()):6.1f} %"
        f" (driver {sum(u.percent for u in runs.native.values()):6.1f})"
        f"  {'FAIL' if missed else 'pass'}\n"
    )
    for each in verdicts if verbose else missed:
        sys.stdout.write(f"           {_words(mix, runs, each)}\n")
    sys.stdout.flush()


def _words(mix: Mix, runs: Runs, verdict: Verdict) -> str:
    mark = "ok  " if verdict.passes else "MISS"
    if verdict.what == "total":
        return f"{mark} device {verdict.device}: {verdict.seen:.1f} % used, bar {verdict.bar:.1f}"
    tenant, key = mix.tenants[verdict.tenant], (verdict.tenant, verdict.device)
    name = f"tenant {verdict.tenant} ({_describe(tenant)})"
    native, top = runs.native[key], runs.first[key]
    if verdict.what == "p99":
        return (
            f"{mark} {name}: p99 {verdict.seen / 1e6:.1f} ms, bar {verdict.bar / 1e6:.1f}"
            f" (driver {native.p99_ns / 1e6:.1f}, first {top.p99_ns / 1e6:.1f})"
        )
    return (
        f"{mark} {name} on device {verdict.device}: {verdict.seen:.1f} %, bar {verdict.bar:.1f}"
        f" (driver {native.percent:.1f}, first {top.percent:.1f},"
        f" alone {runs.alone[key].percent:.1f})"
    )


def _describe(tenant: mixes.Tenant) -> str:
    program = tenant.program
    words = [program.kind, f"{program.kernels} x {_time(program.kernel_ns)}"]
    if program.launch_ns > program.kernel_ns:
        words.append(f"a launch each {_time(program.launch_ns)}")
    if program.pause_ns:
        words.append(f"pause {_time(program.pause_ns)}")
    if program.arrival_ns:
        words.append(f"each {_time(program.arrival_ns)}")
    terms = (
        f"cap {tenant.cap:g} %"
        if tenant.cap
        else f"guaranteed {tenant.floor:g} %"
        if tenant.floor
        else f"weight {tenant.weight}"
    )
    high = ", high" if tenant.priority is mixes.Priority.HIGH else ""
    return f"{', '.join(words)}; {terms}{high}"


def _time(ns: float) -> str:
    return f"{ns / 1e6:.3g} ms" if ns >= 1e6 else f"{ns / 1e3:.3g} us"  # noqa: PLR2004


def _row(mix: Mix, runs: Runs, verdicts: Sequence[Verdict]) -> dict[str, Any]:
    def figures(uses: Uses) -> dict[str, Any]:
        return {
            f"{tenant}@{device}": {"percent": round(use.percent, 3), "p99_ns": use.p99_ns}
            for (tenant, device), use in uses.items()
        }

    return {
        "seed": mix.seed,
        "terms": mix.terms,
        "tenants": [_describe(each) for each in mix.tenants],
        "shim": figures(runs.shim),
        "native": figures(runs.native),
        "first": figures(runs.first),
        "alone": figures(runs.alone),
        "missed": [_words(mix, runs, each) for each in verdicts if not each.passes],
    }


def _summary(judged: Sequence[tuple[Mix, Sequence[Verdict]]]) -> int:
    missed = [(mix, each) for mix, verdicts in judged for each in verdicts if not each.passes]
    failed = {mix.seed for mix, _ in missed}
    kinds = Counter(each.what for _, each in missed)
    sys.stdout.write(f"\n{len(judged) - len(failed)} of {len(judged)} mixes meet every bar")
    sys.stdout.write(f"; missed: {dict(kinds)}\n" if missed else "\n")
    worst = sorted(missed, key=lambda pair: pair[1].missed, reverse=True)[:WORST]
    for mix, each in worst:
        sys.stdout.write(f"worst: seed {mix.seed}, tenant {each.tenant}, {each.what},")
        sys.stdout.write(f" {100 * each.missed:.0f} % off its bar\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
