"""The matrix of tests: a cell in which nothing was tried fails, except those tried elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from porter.machines import MACHINES
from porter.native import toolchain

HOST = toolchain.host()
ELSEWHERE = next(name for name in MACHINES if name != HOST)


@pytest.mark.parametrize(
    ("vendor", "machine", "status"),
    [("hygon", HOST, 1), ("hygon", ELSEWHERE, 0), ("cuda", ELSEWHERE, 1), ("porter", HOST, 0)],
)
def test_a_cell_without_tests(vendor: str, machine: str, status: int) -> None:
    """Of this file alone, which is no backend's: as the workflow runs each cell by itself."""
    options = ["-q", "-p", "no:cacheprovider", "--every-cell", "--collect-only"]
    cell = [f"--backend={vendor}", f"--arch={machine}"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *cell, "tests/test_units.py"],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout
