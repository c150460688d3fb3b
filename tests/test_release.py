"""A release needs one tag, version and dated section of the changelog: .ci/release-check."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "release-check", tmp_path / ".ci")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    sections = "## [1.2.3] - 2026-01-02\n\n- New.\n\n## [1.2.2] - 2026-01-01\n\n- Old.\n"
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{sections}")
    return tmp_path


def check(tree: Path, *arguments: str) -> tuple[int, str]:
    command = [tree / ".ci" / "release-check", *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_release_whose_tag_version_and_changelog_agree_is_accepted(tree: Path) -> None:
    assert check(tree, "v1.2.3") == (0, "")


def test_notes_are_the_section_of_the_version(tree: Path) -> None:
    assert check(tree, "--notes", "v1.2.3") == (0, "- New.\n")


def test_tag_of_another_version_is_refused(tree: Path) -> None:
    status, text = check(tree, "v1.2.4")
    assert (status, text) == (
        1,
        "tag v1.2.4 does not match version 1.2.3 of pyproject.toml; expected v1.2.3\n",
    )


def test_section_without_a_date_is_refused(tree: Path) -> None:
    file = tree / "CHANGELOG.md"
    file.write_text(file.read_text().replace("2026-01-02", "unreleased"))
    status, text = check(tree, "v1.2.3")
    assert status == 1
    assert text.startswith("CHANGELOG.md dates version 1.2.3 'unreleased'")


def test_version_without_a_section_is_refused(tree: Path) -> None:
    file = tree / "CHANGELOG.md"
    file.write_text(file.read_text().replace("1.2.3", "1.2.9"))
    assert check(tree, "v1.2.3")[0] == 1


def test_changelog_has_a_section_of_the_present_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"\n## [{version}] - " in (ROOT / "CHANGELOG.md").read_text()
