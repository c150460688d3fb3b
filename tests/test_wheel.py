"""The wheel: works outside the tree, with the host's own compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytestmark = [pytest.mark.compile, pytest.mark.network, pytest.mark.slow]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--wheel-dir", folder, ROOT], check=True)
    return next(folder.glob("porter-*.whl"))


def test_it_holds_all_that_a_build_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("porter/_data/")}
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "specs", "backends", "generated", "deploy"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    tracked = {f"porter/_data/{name}" for name in listed.stdout.splitlines()}
    assert tracked - held == set()


def test_it_runs_a_program_under_a_quota(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin" / "pip", "install", "--quiet", wheel], check=True)
    environment = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")
    }
    environment |= {
        "PORTER_CACHE": str(tmp_path / "cache"),
        "PORTER_STATE": str(tmp_path / "state"),
    }
    demo = (sys.executable, ROOT / "examples" / "cuda_quota.py")
    done = subprocess.run(
        [venv / "bin" / "porter", "run", "--simulate", "--memory", "8GiB", "--", *demo],
        cwd=tmp_path,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "7 x 1 GiB granted, then CUDA_ERROR_OUT_OF_MEMORY" in done.stdout
    gen = [venv / "bin" / "porter", "gen", "--backend", "cuda"]
    done = subprocess.run(gen, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode != 0
    assert "came with the installed porter; say --out FOLDER" in done.stderr
