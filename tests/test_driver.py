"""driver: finds the library that a shim would open, never a shim."""

from __future__ import annotations

import ctypes
import errno
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from porter.sources.driver import find_library, is_ours, resolved, searched

NOTE = Path(__file__).parent.parent / "backends" / "shim" / "note.c"


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """ours/ and theirs/, each with a libtoy.so.1; foreign/ with what cannot be loaded here."""
    (tmp_path / "empty.c").touch()
    for folder, source in (("ours", NOTE), ("theirs", tmp_path / "empty.c")):
        (tmp_path / folder).mkdir()
        target = tmp_path / folder / "libtoy.so.1"
        subprocess.run(["cc", "-shared", "-fPIC", source, "-o", target], check=True)
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "libtoy.so.1").write_text("INPUT(libtoy.so.2)")
    return tmp_path


@pytest.mark.compile
def test_the_note_identifies_a_shim(libraries: Path) -> None:
    names = [libraries / name / "libtoy.so.1" for name in ("ours", "theirs", "foreign")]
    assert [is_ours(name) for name in names] == [True, False, False]


@pytest.mark.compile
def test_shims_and_foreign_files_are_passed_over(libraries: Path) -> None:
    search = {"LD_LIBRARY_PATH": f"{libraries}/foreign:{libraries}/ours:{libraries}/theirs"}
    assert find_library("libtoy.so.1", search, None) == libraries / "theirs" / "libtoy.so.1"


@pytest.mark.compile
def test_the_named_folder_comes_first(libraries: Path) -> None:
    search = {"LD_LIBRARY_PATH": "/nowhere"}
    found = find_library("libtoy.so.1", search, libraries / "theirs")
    assert found == libraries / "theirs" / "libtoy.so.1"
    assert searched(search, libraries / "theirs")[:2] == [f"{libraries}/theirs", "/nowhere"]


def test_a_missing_library_is_not_found() -> None:
    assert find_library("libno-such-vendor.so.1", {}, None) is None


def test_the_loaders_cache_is_asked() -> None:
    assert find_library("libc.so.6", {}, None) is not None


@pytest.mark.compile
def test_a_truncated_library_is_no_shim(libraries: Path) -> None:
    whole = (libraries / "ours" / "libtoy.so.1").read_bytes()
    cut = libraries / "cut"
    for begin in (whole[:40], whole[:63], whole[:48] + bytes(100)):
        cut.write_bytes(begin)
        assert not is_ours(cut)


@pytest.mark.compile
@pytest.mark.parametrize("offset", [2**64 - 1, 2**63 - 1, 2**40])
def test_program_headers_that_lie_nowhere_are_no_librarys(libraries: Path, offset: int) -> None:
    library = libraries / "ours" / "libtoy.so.1"
    whole = bytearray(library.read_bytes())
    struct.pack_into("<Q", whole, 32, offset)
    library.write_bytes(whole)
    assert not is_ours(library)
    search = {"LD_LIBRARY_PATH": f"{libraries}/ours:{libraries}/theirs"}
    assert find_library("libtoy.so.1", search, None) == libraries / "theirs" / "libtoy.so.1"


@pytest.mark.compile
@pytest.mark.parametrize("offset", [2**64 - 1, 2**63 - 1, 2**40])
def test_a_note_that_lies_nowhere_is_ignored(libraries: Path, offset: int) -> None:
    """The loader takes such a library, and so does the search inside a process."""
    library = libraries / "theirs" / "libtoy.so.1"
    whole = bytearray(library.read_bytes())
    (table,), (count,) = struct.unpack_from("<Q", whole, 32), struct.unpack_from("<H", whole, 56)
    for at in range(table, table + 56 * count, 56):
        if struct.unpack_from("<I", whole, at) == (4,):
            struct.pack_into("<Q", whole, at + 8, offset)
    library.write_bytes(whole)
    assert not is_ours(library)
    found = find_library("libtoy.so.1", {"LD_LIBRARY_PATH": str(library.parent)}, None)
    assert found == library
    ctypes.CDLL(str(library))


@pytest.mark.compile
def test_what_may_not_be_looked_at_is_passed_over(
    libraries: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(path: Path) -> bool:
        if path.parent.name == "ours":  # root may look everywhere
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return is_file(path)

    is_file = Path.is_file
    monkeypatch.setattr(Path, "is_file", look)
    search = {"LD_LIBRARY_PATH": f"{libraries}/ours:{'x' * 300}:{libraries}/theirs"}
    assert find_library("libtoy.so.1", search, None) == libraries / "theirs" / "libtoy.so.1"


@pytest.mark.parametrize("link", ["/opt/toy/libtoy.so.1.2", "../../opt/toy/libtoy.so.1.2"])
def test_links_of_another_machine_are_followed_below_its_root(tmp_path: Path, link: str) -> None:
    root = tmp_path / "host"
    file = root / "opt/toy/libtoy.so.1.2"
    for folder in (file.parent, root / "usr/lib"):
        folder.mkdir(parents=True)
    file.symlink_to("/python")
    (root / "python").write_bytes(Path(sys.executable).read_bytes())
    (root / "lib").symlink_to("usr/lib")
    (root / "usr/lib/libtoy.so.1").symlink_to(link)
    (root / "usr/lib/libround.so.1").symlink_to("libround.so.1")
    search = {"LD_LIBRARY_PATH": str(file.parent)}  # of the container
    assert find_library("libtoy.so.1", search, None, root) == root / "lib/libtoy.so.1"
    assert resolved(root / "lib/libtoy.so.1", root) == root / "python"
    assert resolved(root / "lib/../../../opt", root) == root / "opt"
    assert find_library("libround.so.1", {}, None, root) is None


def test_the_cache_may_list_any_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "libtoy-of-the-cache.so.1"
    library.symlink_to(sys.executable)
    lister = tmp_path / "ldconfig"
    line = f"\\tlibtoy-of-the-cache.so.1 (libc6) => {library}\\n"
    lister.write_text(f"#!/bin/sh\nprintf '\\tliba.so (libc6) => /caf\\351/liba.so\\n{line}'\n")
    lister.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert find_library("libtoy-of-the-cache.so.1", {}, None) == library
