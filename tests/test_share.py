"""The choice of the next tenant: every policy's promise on a clock that the test keeps."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.compile

TESTS = Path(__file__).parent
CORE = TESTS.parent / "backends/core"
FLAGS = (
    *("-std=c11", "-O2", "-g", f"-I{CORE}", f"-I{TESTS / 'c'}", "-Wall", "-Wextra", "-Wshadow"),
    *("-Wstrict-prototypes", "-Werror", "-fsanitize=undefined", "-fno-sanitize-recover=all"),
)


def test_shares_are_exact_with_kernels_of_any_length(tmp_path: Path) -> None:
    binary = tmp_path / "share_exact"
    sources = (TESTS / "c/share_exact.c", *CORE.glob("sched/*.c"))
    subprocess.run(["cc", *FLAGS, *sources, "-o", binary], check=True)
    folder = tmp_path / "cases"
    folder.mkdir()
    done = subprocess.run(
        [binary], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
