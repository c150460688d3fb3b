"""Headers that a user names: from which folder they are read, and where none can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from porter.app import named_headers
from porter.errors import HeaderError


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_headers_of_one_folder_are_read_from_there(tmp_path: Path) -> None:
    files = (
        written(tmp_path / "sdk/a/b/c/v.h", "int vRun(void);\n"),
        written(tmp_path / "sdk/w.h", "#include <a/b/c/v.h>\nint vStop(void);\n"),
    )
    found = named_headers.read(files, (), (), "v", "sdk")
    assert (found.root, found.spec.files) == (tmp_path / "sdk", ("a/b/c/v.h", "w.h"))


def test_headers_without_a_folder_in_common_are_named(tmp_path: Path) -> None:
    files = (
        written(tmp_path / "one/a/b/c/v.h", "int vRun(void);\n"),
        written(tmp_path / "two/w.h", "int vStop(void);\n"),
    )
    with pytest.raises(HeaderError) as caught:
        named_headers.read(files, (), (), None, "sdk")
    assert caught.value.problems == (
        (
            f"--headers: {files[0]} and {files[1]}: must lie below one folder, which is the first "
            "one's own or at most 3 above it and not /; what these include is found by "
            "`--include FOLDER`"
        ),
    )
