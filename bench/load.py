"""The preloaded shims' cost at the start of /bin/true: `python bench/load.py`.

Needs `porter build --backend cuda`, Python's standard library and a C compiler (or
build/bench/load, built elsewhere).
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import measure


def main() -> None:
    """Print a table, and write the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shims", type=Path, default=measure.BUILT, help="their folder")
    parser.add_argument("--rounds", type=int, default=200, help="per side (%(default)s)")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    rows = {}
    for sonames in (measure.SONAMES[:1], measure.SONAMES):
        preloaded = ":".join(str(options.shims / soname) for soname in sonames)
        command = (measure.program("load.c"), "-r", str(options.rounds), "/bin/true", preloaded)
        rows[" ".join(sonames)] = cast(Mapping[str, Any], measure.answer(command, os.environ))
    print(measure.table("µs to start /bin/true", rows))
    if options.json:
        options.json.write_text(json.dumps({"us": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
