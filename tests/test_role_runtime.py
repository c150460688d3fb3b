"""The roles against a driver inside the test: the account is what it says; with sanitizers."""

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


@pytest.fixture(scope="module", params=list(worlds.CORE_SANITIZERS))
def programs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both test programs, built with one sanitizer."""
    out = tmp_path_factory.mktemp(request.param)
    flags = [*worlds.CORE_FLAGS, *worlds.CORE_SANITIZERS[request.param]]
    objects = [str(path) for path in worlds.core(["cc", *flags])]
    for name in ("test_role", "test_role_random"):
        sources = [str(worlds.CORE_TESTS / f"{name}.c"), str(worlds.CORE_TESTS / "fake_port.c")]
        subprocess.run(
            ["cc", *flags, *sources, *objects, "-pthread", "-o", str(out / name)], check=True
        )
    return out


def run(*command: str) -> None:
    # A process with threads that forks and makes threads again: what a fork test is about.
    env = {**os.environ, "TSAN_OPTIONS": "die_after_fork=0"}
    done = subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr[-4000:]}"


def test_every_role(programs: Path) -> None:
    listed = subprocess.run([programs / "test_role"], capture_output=True, text=True, check=True)
    for case in listed.stdout.split():
        if case == "forks" and programs.name.startswith("address"):
            continue  # gcc's runtime may have its own allocator locked in the child, for ever
        run(str(programs / "test_role"), case)


@pytest.mark.parametrize("mode", RANDOM)
def test_random_calls(programs: Path, mode: str) -> None:
    if programs.name.startswith("thread") and mode in ("processes", "race", "race-exact"):
        return  # single threads: nothing for this sanitizer to see
    for seed in ("1", "2"):
        run(str(programs / "test_role_random"), mode, seed)
