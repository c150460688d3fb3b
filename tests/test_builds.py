"""Generated files, as commands that build them read them, and when they are built anew."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from porter import paths
from porter.app import building
from porter.app.building import Backend, Library
from porter.cli import main
from porter.errors import PlanError
from porter.native import toolchain

TOY = Path(__file__).parent / "data" / "toy"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Generate the toy."""
    options = ["--backend", TOY / "specs/toy", "--headers", TOY, "--out", tmp_path / "generated"]
    made = CliRunner().invoke(main, ["gen", *map(str, options)])
    assert made.exit_code == 0, made.output
    return tmp_path / "generated" / "toy"


@pytest.fixture
def toy(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Backend]:
    """Have the toy built in a moment: the compiled output is not looked at."""

    def build(_tree: Path, _arch: str, out: Path, _extra: Mapping[str, Path]) -> None:
        for name in ("libtoy.so.1", toolchain.AUDITOR):
            (out / name).touch()

    monkeypatch.setattr(toolchain, "build", build)
    yield replace(building.at(tree), folder=tmp_path / "build")
    toolchain.choose.cache_clear()


def state(toy: Backend) -> str:
    toolchain.choose.cache_clear()
    return building.state(toy, {})


def built(toy: Backend) -> None:
    assert state(toy) == "not built"
    building.build_shims(toy, {})
    assert state(toy) == "up to date"


def test_a_plan_is_read_with_what_commands_go_by(tree: Path) -> None:
    folder, aliases = tree / "libtoy.so.1", (("TOY_MEMORY_LIMIT", "memory"),)
    assert building.at(tree).libraries == (
        Library("libtoy.so.1", ("libtoy.so",), folder, config_aliases=aliases),
    )
    path = folder / "plan.json"
    path.write_text(path.read_text().replace("{", '{"loader": true, "layers": "TOY_LAYERS",', 1))
    assert building.at(tree).libraries == (
        Library("libtoy.so.1", ("libtoy.so",), folder, True, "TOY_LAYERS", aliases),
    )


def test_an_invalid_plan_is_reported(tree: Path) -> None:
    path = tree / "libtoy.so.1" / "plan.json"
    path.write_text(f"<<<<<<< HEAD\n{path.read_text()}")
    with pytest.raises(PlanError, match=r"plan\.json:1:1: not a plan: .*; run `porter gen`"):
        building.at(tree)


@pytest.mark.compile
def test_another_command_of_one_compiler_builds_anew(
    toy: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORTER_CC", "cc")
    built(toy)
    monkeypatch.setenv("PORTER_CC", "cc -O0")
    assert state(toy) == "out of date"
    building.build_shims(toy, {})
    assert state(toy) == "up to date"


@pytest.mark.compile
def test_other_flags_of_porters_own_build_anew(
    toy: Backend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, ours = tmp_path / "porter", Path(toolchain.__file__)
    (package / "native").mkdir(parents=True)
    for name in ("built.py", "compilers.py", "toolchain.py"):
        shutil.copy(ours.parent / name, package / "native")
    monkeypatch.setattr(building, "__file__", str(package / "app" / "building.py"))
    built(toy)
    (package / "native" / "toolchain.py").write_text(ours.read_text().replace('"-O2"', '"-O1"'))
    assert state(toy) == "out of date"


def test_zig_is_the_same_whichever_python_starts_it(
    toy: Backend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ziglang")
    monkeypatch.delenv("PORTER_CC", raising=False)
    built(toy)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert state(toy) == "up to date"


@pytest.mark.usefixtures("toy")
def test_a_build_for_the_cache_leaves_nothing_to_build(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "build_root", lambda: tmp_path / "root")
    words = ["build", "--backend", "toy", "--generated", str(tree.parent), "--cache"]
    made = CliRunner().invoke(main, words)
    ours = building.at(tree)
    assert (made.exit_code, made.output.splitlines()[-1]) == (0, str(ours.folder / "libtoy.so.1"))
    assert state(ours) == "up to date"
    refused = CliRunner().invoke(main, [*words, "--out", str(tmp_path)])
    assert "--cache: not allowed with" in refused.output
