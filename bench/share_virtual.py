"""The cells of `porter bench share` by a virtual clock: `python bench/share_virtual.py`.

The core itself, gates and arbiter, shares out a device that lives in the program
(tests/c/gate_port.h). It has a driver's slices where porter does not share it out, time lost from
one tenant to the next, and threads that wake up late. It reports its working time for each tenant,
parts of a unit included; a card reports completed units. Nothing waits: the whole grid at 10 s, or
200 units, takes two minutes of one processor. Needs a C compiler. Exit status 1 where a cell
fails.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from porter.bench import cells, drawing, figures, words
from porter.bench.nouns import WARM_S, Cell, Outcome, Tenant

ROOT = Path(__file__).resolve().parent.parent
PRIORITIES = {"low": 1, "": 2, "high": 3}  # enum share_priority
FLAGS = ("-std=c11", "-O2", "-g", "-Wall", "-Wextra", "-Werror")


def main() -> int:
    """Run the cells chosen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", default="", help="names and patterns, as of porter bench share")
    parser.add_argument("--seconds", type=float, default=10, help="or 200 units (%(default)s)")
    parser.add_argument("--short", action="store_true", help="not 200 units")
    parser.add_argument("--switch", type=int, default=150_000, help="ns (%(default)s)")
    parser.add_argument("--late", type=int, default=10_000, help="ns (%(default)s)")
    parser.add_argument(
        "--stall", type=int, default=0, help="ns that hosts stand still, now and then (%(default)s)"
    )
    parser.add_argument(
        "--stalls", type=int, default=2 * 10**9, help="ns between two of these (%(default)s)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="a row in each line")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="an SVG picture")
    given = parser.parse_args()
    chosen = list(cells.select(cells.cells(given.seconds), given.cells))
    if not given.short:
        chosen = [each if each.group == "priority" else cells.lengthened(each) for each in chosen]
    rows = []
    sys.stdout.write(words.heading() + "\n")
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        options = ["-w", str(given.switch), "-l", str(given.late)]
        if given.stall:
            options += ["-e", str(given.stalls), "-h", str(given.stall)]
        for row in run(program, chosen, options):
            rows.append(row)
            sys.stdout.write(words.line(row) + "\n")
            sys.stdout.flush()
    sys.stdout.write(words.summary(rows) + "\n")
    if given.json:
        given.json.write_text("".join(json.dumps(row) + "\n" for row in rows))
    if given.plot:
        given.plot.write_text(drawing.draw(rows))
    return 0 if all(row["pass"] is not False for row in rows) else 1


def build(folder: Path, *more: str) -> Path:
    """Compile the core, the device and the program that keeps the clock."""
    program = folder / "gate_grid"
    core, tests = ROOT / "backends" / "core", ROOT / "tests" / "c"
    sources = [*sorted(core.rglob("*.c")), tests / "gate_port.c", tests / "gate_grid.c"]
    flags = (*FLAGS, f"-I{core}", f"-I{tests}", *more)
    link = ("-Wl,--wrap=lock_now_ns", "-pthread", "-lm")  # gate_world.h
    command = ["cc", *flags, *map(str, sources), *link, "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def run(program: Path, chosen: Sequence[Cell], options: Sequence[str]) -> Iterator[figures.Row]:
    """Give a row of each cell, in their order."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+") as asked:
        asked.write("".join(_line(cell) for cell in chosen))
        asked.seek(0)
        command = [str(program), *options]
        with subprocess.Popen(
            command, cwd=folder, stdin=asked, stdout=subprocess.PIPE, text=True
        ) as child:
            for cell, line in zip(chosen, child.stdout or (), strict=True):
                yield figures.row(cell, "shim", _outcomes(cell, json.loads(line)))


def _outcomes(cell: Cell, done: Sequence[Sequence[int]]) -> list[Outcome]:
    return [
        Outcome(tuple(ns / tenant.unit.nominal_ns for ns in each), tenant.unit.nominal_ns)
        for each, tenant in zip(done, cell.tenants, strict=True)
    ]


def _line(cell: Cell) -> str:
    return " ".join((str(cell.bins), *map(_tenant, cell.tenants))) + "\n"


def _tenant(tenant: Tenant) -> str:
    def since(seconds: float) -> int:
        return round((WARM_S + seconds) * 1e9) if seconds else 0

    fields = (
        tenant.unit.nominal_ns,
        round(tenant.cap * 10_000),
        tenant.weight * 100,
        PRIORITIES[tenant.priority],
        since(tenant.from_s),
        since(tenant.until_s),
        round(tenant.on_s * 1e9),
        round(tenant.period_s * 1e9),
        round(1e9 / tenant.rate) if tenant.rate else 0,
    )
    return ":".join(map(str, fields))


if __name__ == "__main__":
    sys.exit(main())
