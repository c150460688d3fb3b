"""Paths on the command line that cannot be read: each error gives the system's reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from porter.cli import main


def refusal(path: Path) -> str:
    done = CliRunner().invoke(main, ["build", "--backend", "cuda", "--lib", str(path)])
    assert done.exit_code == 2
    return done.output.splitlines()[-1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "again")
    (tmp_path / "again").symlink_to(tmp_path / "loop")
    (tmp_path / "dangling").symlink_to("nowhere")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("loop", "cannot be read: Too many levels of symbolic links."),
        ("dangling", "is a link to 'nowhere', which does not exist."),
        ("file/below", "cannot be read: Not a directory."),
        ("n" * 300, "cannot be read: File name too long."),
        ("absent", "does not exist."),
        (".", "is a directory."),
    ],
)
def test_the_reason_is_the_systems(folder: Path, name: str, reason: str) -> None:
    path = folder / name
    assert refusal(path) == f"Error: Invalid value for '--lib': File '{path}' {reason}"
