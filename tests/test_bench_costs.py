"""Scripts that measure the cost of calls: each runs, and prints its results.

The quality of the figures is not judged here: that needs a dedicated machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import worlds

ROOT = Path(__file__).resolve().parent.parent
CALLS = ("calls.py", "--instant", "--rounds", "3")


def measured(tmp_path: Path, script: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a script of bench/, which writes its figures to `reported`."""
    command = (sys.executable, ROOT / "bench" / script, *options, "--json", tmp_path / "reported")
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    worlds.cuda_built()


@pytest.mark.compile
@pytest.mark.parametrize(
    ("script", "options", "row"),
    [
        ("calls.py", ("--instant", "--rounds", "3"), ("ns", "cuLaunchKernel")),
        ("step.py", ("--instant", "--rounds", "1"), ("steps", "decode")),
        ("step.py", ("--card-like", "--held", "--rounds", "1"), ("steps", "train")),
        ("share_calls.py", ("--instant", "--rounds", "3"), ("ns", "weight, contested")),
        (
            "share_calls.py",
            ("--instant", "--rounds", "3", "--processes", "2", "--terms", "cap 90 %"),
            ("ns", "cap 90 %"),
        ),
        ("load.py", ("--rounds", "3"), ("us", "libcuda.so.1")),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_cost_is_printed(
    tmp_path: Path, script: str, options: tuple[str, ...], row: tuple[str, str]
) -> None:
    done = measured(tmp_path, script, *options)
    assert done.returncode == 0, done.stderr
    figures: dict[str, Any] = json.loads((tmp_path / "reported").read_text())
    assert figures[row[0]][row[1]]
    assert row[1] in done.stdout


@pytest.mark.compile
@pytest.mark.parametrize("named", ["folder", "library"])
def test_a_shim_is_named_by_its_file_or_its_folder(tmp_path: Path, named: str) -> None:
    library = worlds.cuda_built() / "libcuda.so.1"
    done = measured(
        tmp_path, *CALLS, "--shim", str(library if named == "library" else library.parent)
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.compile
def test_a_shim_that_was_not_built_is_reported(tmp_path: Path) -> None:
    done = measured(tmp_path, *CALLS, "--shim", str(tmp_path))
    assert done.returncode == 2
    assert f"no {tmp_path}/libcuda.so.1: `porter build --backend cuda`" in done.stderr
