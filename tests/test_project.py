"""A user's own backends: found from below a porter.toml, or in the folder that is named."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from porter import paths
from porter.cli import main
from porter.spec import specfiles

VEX = Path(__file__).parent / "data" / "draft" / "vex.h"

pytestmark = pytest.mark.compile


def porter(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


@pytest.fixture(scope="module")
def drafted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("vex")
    done = porter("new-backend", "vex", "--headers", VEX, "--like", "cuda", "--out", root)
    assert done.exit_code == 0, done.output
    return root


@pytest.fixture
def project(drafted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a project of the draft, and enter a folder below it."""
    root = tmp_path / "project"
    shutil.copytree(drafted, root)
    (root / "below").mkdir()
    monkeypatch.chdir(root / "below")
    return root


def test_own_backends_are_found_from_below_the_project_s_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (paths.project(), specfiles.locate("vex")) == (project, project / "specs" / "vex")
    assert {"vex", "cuda"} <= set(specfiles.backends())
    assert (paths.trees()["vex"], "cuda" in paths.trees()) == (project / "generated/vex", True)
    assert "vexAllocateMemory" in porter("explain", "vexAllocateMemory").output
    assert "vex: verified: none" in porter("backends").output
    gen = porter("gen", "--backend", "vex", "--headers", VEX.parent)
    assert f"{project}/generated/vex/libvex.so: 6 hook" in gen.output
    again = porter("new-backend", "vex", "--headers", VEX)
    assert f"{project}/specs/vex: is there already" in again.output

    monkeypatch.chdir(project.parent)
    assert paths.project() is None
    assert "vex" not in specfiles.backends()
    assert "in no plan" in porter("explain", "vexAllocateMemory").output


def test_generated_code_is_written_next_to_its_spec(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.parent)  # the project is not found: the spec's path alone decides
    table = project / "generated/vex/libvex.so/table.c"
    table.unlink()
    done = porter("gen", "--backend", project / "specs/vex", "--headers", VEX.parent, "--simulate")
    assert (done.exit_code, table.is_file()) == (0, True), done.output


def test_a_project_of_another_user_is_ignored(project: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    os.chown(project / "porter.toml", 12345, 12345)
    assert paths.project() is None
    assert "vex" not in paths.trees()


def test_a_program_runs_under_a_backend_from_the_folder_that_is_named(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORTER_STATE", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    run = ("run", "--simulate", "--memory", "1GiB")
    unknown = porter(*run, "--backend", "vex", "--", "true")
    assert unknown.exit_code == 2
    assert "--backend: 'vex' is unknown; allowed: " in unknown.output
    done = porter(*run, "--generated", "project/generated", "--", "true")
    assert done.exit_code == 0, done.output
    other = porter(*run, "--generated", "project/generated", "--backend", "cuda", "--", "true")
    assert f"--backend: no 'cuda' in {project}/generated; allowed: vex" in other.output
    for twin in project.glob("generated/*/*/sim.c"):
        twin.unlink()
    lacking = porter(*run, "--generated", "project/generated", "--", "true")
    assert f"--backend vex --simulate --out {project.name}/generated` makes one" in lacking.output


def test_drafts_of_one_name_are_built_apart(project: Path, tmp_path: Path) -> None:
    from porter.app import building  # noqa: PLC0415

    other = tmp_path / "other"
    shutil.copytree(project / "generated", other)
    folders = {building.at(root / "vex").folder for root in (project / "generated", other)}
    assert len(folders) == 2
    assert paths.build_root() / "vex" not in {folder.parent for folder in folders}
