"""Tiers of tests: test.sh and .ci/run leave out some kinds, which a nightly run has."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
import tiers

ROOT = Path(__file__).parent.parent
COMMANDS = (
    *("check-jsonschema", "clang-format", "dpkg-query", "git", "lint-imports", "mkdocs"),
    *("mypy", "pip", "porter", "pytest", "python", "ruff"),
)
STUB = """#!/bin/bash
echo "${0##*/} PORTER_ALL=${PORTER_ALL-} $*" >>"$LOG"
[ "${0##*/}" != dpkg-query ] || printf installed
[[ "${0##*/} $*" != ${FAILS-nothing} ]]
"""
SLOW_OR_PASSED = "--leave-out=slow --leave-out=passed"
REAL_TIME, SLOW = "tests/test_hip_share.py", "tests/test_wheel.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Make a checkout in which every command only notes that it was called."""
    for name in (".ci/run", "pyproject.toml", "test.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / "specs/cuda").mkdir(parents=True)
    (tmp_path / "specs/hip").mkdir()
    for name in COMMANDS:
        (tmp_path / ".venv/bin" / name).write_text(STUB)
        (tmp_path / ".venv/bin" / name).chmod(0o755)
    return tmp_path


def ran(tree: Path, *command: str, fails: str = "") -> tuple[int, list[str]]:
    """Return a script's status, and the commands that it called."""
    clean = {name: text for name, text in os.environ.items() if name != "PORTER_ALL"}
    log = tree / "calls"
    log.write_text("")
    path = f"{tree}/.venv/bin:{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=tree,
        env={
            **clean,
            "PATH": path,
            "LOG": str(log),
            "FAILS": fails,
            "PORTER_CACHE": f"{tree}/cache",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, log.read_text().splitlines()


def calls(tree: Path, *command: str) -> list[str]:
    """List the commands that a script calls."""
    status, called = ran(tree, *command)
    assert status == 0, called
    return called


@pytest.mark.parametrize(
    ("command", "everything", "options"),
    [
        ("./test.sh", "", f"--leave-out=timing {SLOW_OR_PASSED} --leave-out=elsewhere"),
        ("./test.sh --timing", "", f"{SLOW_OR_PASSED} --leave-out=elsewhere"),
        ("./test.sh --architectures -x", "", f"--leave-out=timing {SLOW_OR_PASSED} -x"),
        ("./test.sh --slow", "", "--leave-out=timing"),
        ("./test.sh --slow --timing -k name", "", "-k name"),
        ("./test.sh --all", "1", ""),
        (".ci/run --backend=hip", "", f"{SLOW_OR_PASSED} --every-cell --backend=hip"),
        (".ci/run --all", "1", "--every-cell"),
    ],
)
def test_each_tier_leaves_out_the_kinds_that_it_does_not_name(
    tree: Path, command: str, everything: str, options: str
) -> None:
    called = next(line for line in calls(tree, *command.split()) if line.startswith("pytest "))
    assert called.split() == [
        *("pytest", f"PORTER_ALL={everything}", "-n", "2", "--dist", "loadgroup"),
        *options.split(),
    ]


@pytest.mark.parametrize("fails", ["ruff check", "porter gen *--backend cuda --check"])
def test_a_failed_check_ends_the_run_before_the_tests(tree: Path, fails: str) -> None:
    status, called = ran(tree, "./test.sh", fails=fails)
    assert status == 1
    assert [line for line in called if line.startswith("pytest ")] == []


def test_packages_are_installed_once_for_each_content_of_the_project_file(tree: Path) -> None:
    def installs() -> int:
        return len([line for line in calls(tree, "./test.sh") if line.startswith("pip ")])

    assert [installs(), installs()] == [1, 0]
    with (tree / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert installs() == 1


def test_compiled_objects_are_kept_for_all_checkouts(tree: Path) -> None:
    calls(tree, "./test.sh")
    (tree / "build/.objects/one.o").touch()
    assert (tree / "cache/objects/one.o").is_file()
    calls(tree, "./test.sh")
    assert [file.name for file in (tree / "build/.objects/").iterdir()] == ["one.o"]


def test_a_cluster_s_tests_run_by_themselves(tree: Path) -> None:
    called = calls(tree, "./test.sh", "--kubernetes", "-x")
    assert called[-1].split()[2:] == ["-n", "0", "-m", "kubernetes", "-x"]


def test_numbers_left_out_are_listed_with_the_commands_that_run_them() -> None:
    left_out = Counter({"passed": 3, "timing": 2})
    assert tiers.lines(left_out) == [
        "2 that measure in real time: ./test.sh --timing",
        "3 that passed on other architectures with the same sources: ./test.sh --slow",
    ]
    assert tiers.lines(Counter()) == []


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("backends/core/role.h", True),
        ("porter/emit/output.py", True),
        ("porter/machines.py", True),
        ("tests/shim/called.c", True),
        ("tests/test_units.py", False),
        ("porter/cli/run.py", False),
        ("specs/cuda/__pycache__/old.pyc", False),
    ],
)
def test_only_the_sources_of_libraries_count(tmp_path: Path, name: str, counts: bool) -> None:  # noqa: FBT001
    before = tiers.digest_of(tmp_path)
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text("content")
    assert (tiers.digest_of(tmp_path) != before) == counts


def test_passed_tests_are_remembered_with_their_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORTER_CACHE", str(tmp_path))
    first, second = "tests/test_shim.py::test_one[aarch64]", "tests/test_shim.py::test_two"
    tiers.note_passed({first})
    tiers.note_passed({second})
    assert tiers.passed_before() == {tiers.entry(first), tiers.entry(second)}
    monkeypatch.setattr(tiers, "sources", lambda: "of another content")
    assert tiers.passed_before() == frozenset()


def test_a_group_is_no_part_of_a_test_s_name() -> None:
    assert (
        tiers.ungrouped("tests/test_a.py::test_one[a@b]@build") == "tests/test_a.py::test_one[a@b]"
    )
    assert tiers.ungrouped("tests/test_a.py::test_one@build") == "tests/test_a.py::test_one"
    assert tiers.ungrouped("tests/test_a.py::test_one[a@b]") == "tests/test_a.py::test_one[a@b]"


GROUPED = """
import os
import pytest

@pytest.mark.parametrize("number", range({number}))
@pytest.mark.xdist_group("one")
def test_grouped(number):
    with open({log!r}, "a") as file:
        file.write(os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_one_worker_runs_all_tests_of_a_group(tmp_path: Path) -> None:
    """pytest-xdist loses the groups without a word if pytest is too new for it."""
    log = tmp_path / "workers"
    (tmp_path / "test_group.py").write_text(GROUPED.format(number=8, log=str(log)))
    command = ("pytest", "-q", "-p", "xdist", "-n", "2", "--dist", "loadgroup", "-c", os.devnull)
    subprocess.run(
        [*command, "--rootdir", tmp_path, tmp_path],
        cwd=tmp_path,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        check=True,
        capture_output=True,
        timeout=300,
    )
    workers = log.read_text().splitlines()
    assert len(workers) == 8
    assert len(set(workers)) == 1


def test_options_choose_tests_by_their_markers() -> None:
    """Of the whole chain: options, markers, and the summary."""
    command = ("pytest", "-q", "-p", "no:cacheprovider", "--collect-only", REAL_TIME, SLOW)
    done = subprocess.run(
        [*command, "--leave-out=timing", "--leave-out=slow"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert [line for line in done.stdout.splitlines() if line.startswith(REAL_TIME)] == []
    assert [line for line in done.stdout.splitlines() if line.startswith(SLOW)] == []
    assert "that measure in real time: ./test.sh --timing" in done.stdout
    assert "that are slow: ./test.sh --slow" in done.stdout


def collected(*options: str, **settings: str) -> tuple[int, list[str]]:
    """Return the status of a collection, and the tests that it kept."""
    done = subprocess.run(
        ("pytest", "-q", "-p", "no:cacheprovider", "--collect-only", *options),
        cwd=ROOT,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return done.returncode, [line for line in done.stdout.splitlines() if "::" in line]


def test_one_slow_test_stays_of_each_cell_that_has_no_other() -> None:
    cell = ("--leave-out=slow", "--backend=kunlun", "--arch=riscv64", "tests/test_conform.py")
    assert collected(*cell)[1] == []
    assert len(collected(*cell, "--every-cell")[1]) == 1


def test_one_slow_test_stays_of_a_file_that_has_no_other() -> None:
    assert collected("--leave-out=slow", SLOW)[1] == []
    assert len(collected("--leave-out=slow", "--every-cell", SLOW)[1]) == 1


def test_a_cell_counts_as_tried_if_its_tests_passed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORTER_CACHE", str(tmp_path))
    cell = ("--leave-out=passed", "--backend=kunlun", "--arch=riscv64", "--every-cell")
    status, tests = collected(*cell, "tests/test_architectures.py")
    assert status == 1
    assert tests != []
    tiers.note_passed(set(tests))
    assert collected(*cell, "tests/test_architectures.py") == (0, [])


def test_tests_that_were_measured_to_be_slow_exist() -> None:
    assert tiers.measured()
    texts = {
        name: (ROOT / name).read_text() for name in {_parts(id_)[0] for id_ in tiers.measured()}
    }
    gone = [
        id_ for id_ in tiers.measured() if f"def {_parts(id_)[1]}(" not in texts[_parts(id_)[0]]
    ]
    assert gone == []


def _parts(nodeid: str) -> tuple[str, str]:
    """Return the file and the function of a test."""
    file, _, name = nodeid.partition("::")
    return file, name.partition("[")[0]


@pytest.mark.parametrize(
    ("command", "runs"),
    [(".ci/run", "kubernetes"), (".ci/run --all", "kubernetes"), (".ci/run --backend=hip", "")],
)
def test_each_change_is_tried_in_a_cluster(tree: Path, command: str, runs: str) -> None:
    called = calls(tree, *command.split())
    assert called[-1].partition(" -m ")[2] == runs
