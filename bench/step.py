"""The shim's cost for a program's step: `python bench/step.py --instant | --card-like`.

The calls of a step of PyTorch's, eager decoding and training, in their numbers, among the code and
data that goes through the caches between them. They go past the shim and through it by turns, in
one process. The result is a cost that a loop of calls does not show. Needs the same as calls.py; a
card, with --real, needs a kernel for each attribute that is set, and has none.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import measure

PROGRAMS = ("decode", "train")


def main() -> None:
    """Print a table, and write the figures where asked."""
    options = _options()
    steps = measure.program("step.c")
    rows: dict[str, Any] = {}
    with ExitStack() as stack:
        settings = stack.enter_context(measure.instant(card=options.on == "card-like"))
        environment = stack.enter_context(measure.share(options.memory, settings))
        if options.held:
            environment |= stack.enter_context(measure.held(environment, options.shim, "sleep"))
        real = Path(environment["PORTER_REAL_DIR"]) / "libcuda.so.1"
        for name in PROGRAMS:
            command = (steps, "-r", str(options.rounds), name, real, options.shim)
            rows |= cast(Mapping[str, Any], measure.answer(command, environment))
    print(measure.table(f"a step, {options.on} device", rows))
    if options.json:
        options.json.write_text(json.dumps({"device": options.on, "steps": rows}, indent=1) + "\n")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    for name in ("instant", "card-like"):
        which.add_argument(f"--{name}", dest="on", action="store_const", const=name)
    measure.shim_option(parser)
    parser.add_argument("--memory", default="8GiB", help="the quota (%(default)s)")
    parser.add_argument(
        "--held", action="store_true", help="also under `equal`, next to an idle tenant"
    )
    parser.add_argument("--rounds", type=int, default=11, help="groups of 51 (%(default)s)")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
