"""What generating costs: `python bench/generator.py [--rounds 5] [--profile]`.

Runs `porter gen` for CUDA and NVML, two header versions each, from the cache into an empty folder;
wall and user seconds and peak memory. --profile prints the time of each function.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import measure


def main() -> None:
    """Print a table, and write the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--backend", default="cuda")
    parser.add_argument("--simulate", action="store_true", help="the simulated libraries too")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    argv = ["gen", "--backend", options.backend, *(["--simulate"] if options.simulate else [])]
    if options.profile:
        _profile(argv)
        return
    _once(argv)  # fills the cache, writes Python's compiled files
    rounds = [_once(argv) for _ in range(options.rounds)]
    row = {
        name: measure.spread(values)
        for name, values in zip(
            ("wall s", "user s", "peak MB"), zip(*rounds, strict=True), strict=True
        )
    }
    print(measure.table("porter gen", {options.backend: row}))
    if options.json:
        options.json.write_text(json.dumps(row, indent=1) + "\n")


def _once(argv: Sequence[str]) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        child = subprocess.Popen(
            [sys.executable, "-m", "porter", *argv, "--out", folder],
            stdout=subprocess.DEVNULL,
            env={**_environment(), "PYTHONPATH": str(measure.ROOT)},
        )
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            sys.exit(f"porter {' '.join(argv)}: status {child.returncode}")
        return time.perf_counter() - began, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def _environment() -> dict[str, str]:
    """Let Python keep its compiled files, as an installer does."""
    return {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


def _profile(argv: Sequence[str]) -> None:
    sys.path.insert(0, str(measure.ROOT))
    began = time.perf_counter()
    from porter.cli import main as porter  # noqa: PLC0415  # its imports are part of the cost

    print(f"imports: {time.perf_counter() - began:.2f} s")
    profile = cProfile.Profile()
    with tempfile.TemporaryDirectory() as folder, profile:
        porter([*argv, "--out", folder], standalone_mode=False)
    pstats.Stats(profile).sort_stats("cumulative").print_stats(60)


if __name__ == "__main__":
    main()
