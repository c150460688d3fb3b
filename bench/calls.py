"""The shim's cost per call: `python bench/calls.py --instant | --simulate | --real`.

--instant: a device that answers at once, so the rest is the shim's own cost; --simulate: the
simulated device; --real: the driver of this machine. --cold MIB: each call timed alone, after MIB
of memory were read, and code run, so that the caches are cold. Needs `porter build --backend
cuda`, Python's standard library and a C compiler (or build/bench/calls, built elsewhere).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any, cast

import measure


def main() -> None:
    """Print a table, and write the figures where asked."""
    options = _options()
    device = {
        "instant": measure.instant,
        "card-like": lambda: measure.instant(card=True),
        "simulate": measure.simulated,
        "real": lambda: nullcontext({"PORTER_REAL_DIR": str(measure.driver())}),
    }[options.on]
    calls = measure.program("calls.c")
    with device() as settings, measure.share(options.memory, settings) as environment:
        real = Path(environment["PORTER_REAL_DIR"]) / "libcuda.so.1"
        how = ("-d", str(options.device), "-r", str(options.rounds))
        cold = ("-c", str(options.cold)) if options.cold else ()
        command = (calls, *how, *cold, real, options.shim)
        figures = cast(Mapping[str, Any], measure.answer(command, environment))
    reported = f"ns per {'cold ' if options.cold else ''}call, {options.on} device"
    print(measure.table(reported, figures))
    if options.json:
        options.json.write_text(json.dumps({"device": options.on, "ns": figures}, indent=1) + "\n")


def _options() -> argparse.Namespace:
    parser = measure.device_options(__doc__)
    parser.add_argument("--memory", default="8GiB", help="the quota (%(default)s)")
    parser.add_argument("--device", type=int, default=0, help="ordinal (%(default)s)")
    parser.add_argument("--rounds", type=int, default=101, help="per side (%(default)s)")
    parser.add_argument("--cold", type=int, default=0, metavar="MIB", help="junk between calls")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
