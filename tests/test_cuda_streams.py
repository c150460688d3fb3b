"""Work for a stream is its device's, and is followed in its context, whichever is current."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TRIES = 3  # on a machine that has other things to do

pytestmark = [pytest.mark.alone, pytest.mark.compile, pytest.mark.xdist_group("cuda")]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("streams") / "elsewhere"
    flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror")
    source = ROOT / "tests/gpu/elsewhere.c"
    subprocess.run(("cc", *flags, source, "-o", built, "-ldl"), check=True)
    return built


def percent(program: Path, compute: str, *what: str) -> float:
    porter = (sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate")
    done = subprocess.run(
        [*porter, "--compute", compute, "--", program, *what, "1200"],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return float(done.stdout)


@pytest.mark.parametrize("how", ["kernel", "graph", "record"])
@pytest.mark.parametrize(
    ("where", "compute"), [("device", "100,1=25"), ("context", "25")], ids=["device", "context"]
)
def test_a_cap_holds_where_another_is_current(
    program: Path, where: str, compute: str, how: str
) -> None:
    found = [percent(program, compute, where, how)]
    while not 20 < found[-1] < 27 and len(found) < TRIES:
        found.append(percent(program, compute, where, how))
    assert 20 < found[-1] < 27, found


def test_a_cap_of_the_current_device_is_none_of_the_others(program: Path) -> None:
    found = [percent(program, "25,1=100", "device", "kernel")]
    while found[-1] < 50 and len(found) < TRIES:
        found.append(percent(program, "25,1=100", "device", "kernel"))
    assert found[-1] > 50, found
