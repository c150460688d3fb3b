"""The cost of a launch under terms of compute: `python bench/share_calls.py --instant | …`.

Launches of an empty kernel, natively and through the shim by turns, in one process. The terms are
none, a quota of memory alone, an uncontested weight, or a weight that an idle second tenant may
contest. Also a weight next to a tenant that launches as much from another core, and a cap. Where
two tenants wait for turns of a device, the wait is in the figures. A process that sees several
devices has to know the device of a launch: --devices, or those of the machine. Needs the same as
calls.py.

Under the same terms, the median of one process differs by tens of ns from that of another. So one
process each shows no difference between two terms. With --processes each row is of several
processes, whose terms take turns: the median of their medians, and their p10 and p90.

A round's mean holds the few launches that put down a marker or wait for a lock. With --each the
figures are the median launch, which does neither.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, cast

import measure

CALL = "cuLaunchKernel"
TERMS: dict[str, dict[str, str]] = {
    "nothing set": {},
    "memory": {"PORTER_MEMORY": "8GiB"},
    "weight, alone": {"PORTER_POLICY": "weight", "PORTER_WEIGHT": "100"},
    "weight, contested": {"PORTER_POLICY": "weight", "PORTER_WEIGHT": "100"},
    "weight, both at work": {"PORTER_POLICY": "weight", "PORTER_WEIGHT": "100"},
    "cap 90 %": {"PORTER_COMPUTE": "90%"},
}


def main() -> None:
    """Print a table, and write the figures where asked."""
    options = _options()
    device = {
        "instant": lambda: measure.instant(devices=options.devices),
        "card-like": lambda: measure.instant(card=True, devices=options.devices),
        "simulate": _simulated,
        "real": lambda: nullcontext({"PORTER_REAL_DIR": str(measure.driver())}),
    }[options.on]
    calls = measure.program("calls.c")
    names = options.terms or list(TERMS)
    processes: dict[str, list[Mapping[str, Any]]] = {name: [] for name in names}
    with device() as settings:
        real = Path(settings["PORTER_REAL_DIR"]) / "libcuda.so.1"
        each = ("-e",) if options.each else ()
        command = (calls, *each, "-o", CALL, "-r", str(options.rounds), real, options.shim)
        for name in names * options.processes:
            terms = TERMS[name]
            with (
                _tenant(settings, terms) as environment,
                _other(name, environment, options),
                _both(name, environment, (calls, "-o", CALL, "-r", 1001, real, options.shim)),
            ):
                figures = cast(Mapping[str, Any], measure.answer(command, environment))
            processes[name].append(figures[CALL])
    rows = {name: _row(figures) for name, figures in processes.items()}
    print(measure.table(f"ns per {CALL}, {options.on} device", rows))
    if options.json:
        options.json.write_text(json.dumps({"device": options.on, "ns": rows}, indent=1) + "\n")


def _row(processes: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return the figures of one process, or the spread of the medians of several."""
    if len(processes) == 1:
        return processes[0]
    sides = ("real", "shim", "more")
    return {side: measure.spread([one[side]["median"] for one in processes]) for side in sides}


@contextmanager
def _simulated() -> Iterator[Mapping[str, str]]:
    """Let kernels take no time, so that the rest is the call."""
    with measure.simulated() as settings:
        yield {**settings, "PORTER_SIM_KERNEL_US": "0"}


@contextmanager
def _tenant(settings: Mapping[str, str], terms: Mapping[str, str]) -> Iterator[dict[str, str]]:
    with measure.share("", settings) as environment, tempfile.TemporaryDirectory() as shared:
        del environment["PORTER_MEMORY"]
        yield {**environment, "PORTER_SHARED": shared, **terms}


@contextmanager
def _other(
    name: str, environment: Mapping[str, str], options: argparse.Namespace
) -> Iterator[None]:
    """Have a second tenant there where the first is to be contested."""
    if "contested" not in name:
        yield
        return
    kind = "spin" if options.on == "real" else "sleep"
    with measure.idle_tenant(environment, options.shim, kind):
        yield


@contextmanager
def _both(name: str, environment: Mapping[str, str], work: Sequence[object]) -> Iterator[None]:
    """Have a second tenant launch all the time, where both are to be at work."""
    if "both" not in name:
        yield
        return
    theirs = {**environment, "PORTER_TENANT": "other"}
    again = ["sh", "-c", 'while "$@" >/dev/null; do :; done', "sh", *map(str, work)]
    with subprocess.Popen(again, env=theirs, start_new_session=True) as child:
        time.sleep(1)  # until it launches
        try:
            yield
        finally:
            os.killpg(child.pid, signal.SIGKILL)


def _options() -> argparse.Namespace:
    parser = measure.device_options(__doc__)
    parser.add_argument("--rounds", type=int, default=301, help="per side, to 1001 (%(default)s)")
    parser.add_argument(
        "--processes",
        type=int,
        choices=range(1, 100),
        metavar="N",
        default=1,
        help="of each terms (1)",
    )
    parser.add_argument("--each", action="store_true", help="the median launch, not the mean")
    parser.add_argument("--terms", action="append", choices=TERMS, help="these alone (all)")
    parser.add_argument(
        "--devices", type=int, default=1, help="that a process sees, if not real (%(default)s)"
    )
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
