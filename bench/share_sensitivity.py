"""Parameters of the scheduler, one changed at a time: `python bench/share_sensitivity.py`.

Each parameter of backends/core/sched/params.h is multiplied by 0.7 and by 1.4. The core is built
with it, and the cells of share_virtual.py run by the virtual clock. A line for each change: the
cells that pass with the defaults and fail with the change. Values that follow from a parameter
follow the change. Needs a C compiler. A change takes one to two minutes of a processor, so all of
them take two hours: choose some with --params. Exit status 1 where a cell fails.

    python bench/share_sensitivity.py --params 'ARBITER_*_PPM,SHARE_QUANTUM_NS' --cells 'weights*'
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

import share_virtual

from porter.bench import cells
from porter.bench.nouns import Cell

PARAMS = share_virtual.ROOT / "backends" / "core" / "sched" / "params.h"
TENTHS = (7, 14)
_NOT_PARAMETERS = {"NS_PER_MS", "SHARE_WHOLE"}
_RULES = "Values that follow from them"  # from here on, values that follow from the parameters


def main() -> int:
    """Run the changes chosen."""
    given = _options()
    values = parameters(PARAMS.read_text())
    names = [name for name in values if any(fnmatch(name, each) for each in given.params)]
    if not names:
        sys.exit(f"--params: none of the {len(values)} parameters in {PARAMS} is like that")
    chosen = list(cells.select(cells.cells(given.seconds), given.cells))
    changes = [(name, tenths) for name in names for tenths in TENTHS]
    lost = False
    with ThreadPoolExecutor(given.jobs) as pool:
        before = passing(chosen, "")
        if before is None:
            sys.exit(f"{PARAMS}: the core does not build with it")
        sys.stdout.write(f"{len(before)} of {len(chosen)} cells pass with the defaults\n")
        headers = [changed(name, values[name], tenths) for name, tenths in changes]
        after = pool.map(lambda header: passing(chosen, header), headers)
        for (name, tenths), now in zip(changes, after, strict=True):
            gone = ["the build"] if now is None else sorted(before - now)
            lost |= bool(gone)
            row = {"parameter": name, "times": tenths / 10, "fail": gone}
            line = f"{name} x {tenths / 10}: {', '.join(gone) or 'none fails'}"
            sys.stdout.write((json.dumps(row) if given.json else line) + "\n")
            sys.stdout.flush()
    return int(lost)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--params", default="*", type=lambda text: text.split(","), help="names and patterns (all)"
    )
    parser.add_argument("--cells", default="", help="names and patterns, as of porter bench share")
    parser.add_argument("--seconds", type=float, default=4, help="of a cell (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--json", action="store_true", help="a JSON object in each line")
    return parser.parse_args()


def parameters(text: str) -> dict[str, str]:
    """Read the parameters' names and their values, as C writes them."""
    return _defined(text.partition(_RULES)[0])


def rules(text: str) -> dict[str, str]:
    """Read the names of the values that follow from parameters, and how they do."""
    return _defined(text.partition(_RULES)[2])


def _defined(text: str) -> dict[str, str]:
    found = dict(re.findall(r"^#define (\w+) (.+?)(?:\t.*)?$", text, re.MULTILINE))
    return {name: value for name, value in found.items() if name not in _NOT_PARAMETERS}


def changed(name: str, value: str, tenths: int) -> str:
    """Write a header that multiplies one parameter."""
    return f"#undef {name}\n#define {name} ({value} * {tenths} / 10)\n"


def passing(chosen: list[Cell], header: str) -> set[str] | None:
    """Run cells with a changed parameter: the names of those that pass; None: it does not build."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "changed.h"
        path.write_text(header)
        try:
            program = share_virtual.build(Path(folder), f'-DSCHED_PARAMS="{path}"')
        except subprocess.CalledProcessError:
            return None
        return set(_passing(program, chosen))


def _passing(program: Path, chosen: list[Cell]) -> Iterator[str]:
    for row in share_virtual.run(program, chosen, ["-w", "150000", "-l", "10000"]):
        if row["pass"] is not False:
            yield str(row["cell"])


if __name__ == "__main__":
    sys.exit(main())
