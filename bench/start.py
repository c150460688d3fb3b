"""What starting a command costs: `python bench/start.py [--rounds 7] [--json FILE]`.

Runs commands that find all up to date, `porter run` on simulated devices; wall and user seconds,
and peak memory. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import measure

COMMANDS = {
    "porter --help": ("--help",),
    "porter set --help": ("set", "--help"),
    "porter run … true": ("run", "--backend", "cuda", "--simulate", "--memory", "1GiB", "true"),
    "porter backends": ("backends",),
    "porter gen --check": ("gen", "--backend", "cuda", "--check"),
}


def main() -> None:
    """Print a table, and write the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    rows = {}
    # Python's compiled files are part of a warm start: an installer writes them.
    clean = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory(prefix="porter-") as state:
        environment = {**clean, "PYTHONPATH": str(measure.ROOT), "PORTER_STATE": state}
        for name, arguments in COMMANDS.items():
            _once(arguments, environment)  # builds, and fills the caches
            rounds = [_once(arguments, environment) for _ in range(options.rounds)]
            columns = zip(*rounds, strict=True)
            rows[name] = {
                title: measure.spread(values)
                for title, values in zip(("wall s", "user s", "peak MB"), columns, strict=True)
            }
    print(measure.table("start", rows))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n")


def _once(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[float, float, float]:
    began = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, "-m", "porter", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment,
    )
    reported = child.stderr.read() if child.stderr else b""
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"porter {' '.join(arguments)}: status {child.returncode}: {reported.decode()}")
    return time.perf_counter() - began, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


if __name__ == "__main__":
    main()
