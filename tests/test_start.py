"""What commands load before they start to work: a start that finds all up to date is short."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from porter.native import compilers

ROOT = Path(__file__).resolve().parents[1]
TWINS = ROOT / "build" / "cuda" / compilers.host() / "sim"
SLOW = {
    *("clang", "elftools", "jinja2", "pydantic", "yaml"),
    *("porter.model", "porter.native.toolchain"),
}
RUN = ("run", "--backend", "cuda", "--memory", "1GiB")

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("build"), pytest.mark.backend("cuda")]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for tenants' state, with a name short enough for a socket's address."""
    with tempfile.TemporaryDirectory(prefix="porter-") as name:
        yield Path(name)


def loaded(folder: Path, *arguments: str | Path) -> set[str]:
    """Name the modules that a command loads, after one that found nothing up to date."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "porter", *arguments],
            env={**clean, "PORTER_STATE": str(folder), "PORTER_CACHE": str(folder / "cache")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip() for line in lines}


def test_a_warm_run_loads_nothing_that_generates_or_builds(folder: Path) -> None:
    modules = loaded(folder, *RUN, "--simulate", "--", "true")
    assert "porter.app.building" in modules
    assert not modules.intersection(SLOW)


def test_a_warm_run_does_not_read_the_driver_again(folder: Path) -> None:
    loaded(folder, *RUN, "--simulate", "--", "true")  # builds the twins, which are the driver here
    assert not loaded(folder, *RUN, "--real", TWINS, "--", "true").intersection(SLOW)
