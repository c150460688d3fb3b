"""The roles against a driver inside the test: the account follows it; with sanitizers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import worlds

RANDOM = ["one", "threads", "processes", "race", "race-exact"]

pytestmark = [
    pytest.mark.compile,
    pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"),
]


def built(sanitizer: str, program: str) -> Path:
    """Build a test program with one sanitizer, or `plain`."""
    return worlds.core_program(sanitizer, program, ("fake_port",))


def run(*command: str) -> None:
    # A fork test is about a process with threads that forks and makes threads again.
    env = {**os.environ, "TSAN_OPTIONS": "die_after_fork=0"}
    done = subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr[-4000:]}"


@pytest.mark.parametrize("sanitizer", worlds.CORE_SANITIZERS)
def test_every_role(sanitizer: str) -> None:
    program = str(built(sanitizer, "test_role"))
    listed = subprocess.run([program], capture_output=True, text=True, check=True)
    for case in listed.stdout.split():
        if case == "forks" and sanitizer == "address":
            continue  # gcc's runtime may have its own allocator locked in the child, for ever
        run(program, case)


@pytest.mark.parametrize(
    ("sanitizer", "mode"),
    [
        (sanitizer, mode)
        for sanitizer in worlds.CORE_SANITIZERS
        for mode in RANDOM
        # single threads: nothing for that sanitizer to see
        if sanitizer != "thread" or mode not in ("processes", "race", "race-exact")
    ],
)
def test_random_calls(sanitizer: str, mode: str) -> None:
    for seed in ("1", "2"):
        run(str(built(sanitizer, "test_role_random")), mode, seed)
