"""The wheel: works outside the tree, with the host's own compiler."""

from __future__ import annotations

import os
import platform
import shutil
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


@pytest.fixture(scope="module")
def venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install it where the source tree is not found."""
    venv = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin" / "pip", "install", "--quiet", wheel], check=True)
    return venv


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    own = {"PORTER_CACHE": str(tmp_path / "cache"), "PORTER_STATE": str(tmp_path / "state")}
    return {**kept, **own}


def test_it_runs_a_program_under_a_quota(
    venv: Path, environment: dict[str, str], tmp_path: Path
) -> None:
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


def test_a_vendor_s_own_backend_needs_no_source_tree(
    venv: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Drafted, generated, built, run, conformed and mounted, by the installed porter alone."""
    project, draft = tmp_path / "project", ROOT / "tests" / "data" / "draft"
    (project / "below").mkdir(parents=True)
    for name in ("vex.h", "fill.c"):
        shutil.copy(draft / name, project)

    def porter(*arguments: str | Path, cwd: Path = project) -> str:
        command = [venv / "bin" / "porter", *arguments]
        done = subprocess.run(
            command, cwd=cwd, env=environment, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    porter("new-backend", "vex", "--headers", "vex.h", "--out", ".")
    assert "6 hook" in porter("gen", "--backend", "vex", "--headers", ".", "--simulate")
    porter("build", "--backend", "vex")
    library = f"-Lbuild/vex/{platform.machine()}"
    subprocess.run(["cc", "-I.", "fill.c", "-o", "fill", library, "-lvex"], cwd=project, check=True)
    run = ("run", "--simulate", "--memory", "256MiB")
    assert porter(*run, "--", "../fill", cwd=project / "below") == "4 12 0 0\n"
    named = ("--generated", project / "generated")
    assert porter(*run, *named, "--", project / "fill", cwd=tmp_path) == "4 12 0 0\n"
    assert "1 pass" in porter("conform", "--backend", "vex", "--case", "quota")
    driver = tmp_path / "driver"
    driver.mkdir()
    twin = next((tmp_path / "cache" / "build").glob("vex-*/*/sim/libvex.so"))
    shutil.copy(twin, driver)
    mounts = ("mounts", "--memory", "1GiB", "--driver", driver)
    assert f"target={driver}/libvex.so" in porter(*mounts, "--backend", "vex")
    assert f"target={driver}/libvex.so" in porter(*mounts, *named, cwd=tmp_path)
