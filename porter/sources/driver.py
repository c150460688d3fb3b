"""Soname -> where the vendor's own library lies. The only module that knows the loader's search.

backends/shim/find.c searches the same way inside a process; this is for telling a user beforehand.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

ROOT = Path("/")
_LINKS = 40  # that the kernel follows
_NOTE = b"porter\0"  # the owner of the ELF note that every library of ours carries
_PT_NOTE = 4
_SEGMENT = struct.Struct("<IIQQQQQQ")  # a program header
_HEADER = 64  # bytes of an ELF header
_DEFAULTS = ("/lib64", "/usr/lib64", "/lib", "/usr/lib")
_CACHE_LINE = re.compile(r"\s*(\S+) \(.*\) => (/.*)")


def find_library(
    soname: str, environment: Mapping[str, str], real: Path | None, root: Path = ROOT
) -> Path | None:
    """Find the file that a shim of `soname` would open: never one of porter's own.

    `root`: where the root folder of the machine lies, for an agent in a container.
    """
    for candidate in _candidates(soname, environment, real, root):
        with contextlib.suppress(OSError):  # what may not be read the loader passes over, too
            file = candidate if root == ROOT else resolved(candidate, root)
            if file.is_file() and _loadable(file) and not is_ours(file):
                return candidate
    return None


def resolved(path: Path, root: Path) -> Path:
    """Follow all links as a process does whose root folder is `root`."""
    if root == ROOT:
        return path.resolve()
    at, followed = root, 0
    left = list(reversed(path.relative_to(root).parts))
    while left:
        part = left.pop()
        if part == "..":
            at = root if at == root else at.parent
            continue
        at = at / part
        if at.is_symlink():
            followed += 1
            if followed > _LINKS:
                raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
            target = at.readlink()
            at = root if target.is_absolute() else at.parent
            left.extend(part for part in reversed(target.parts) if part != "/")
    return at


def searched(environment: Mapping[str, str], real: Path | None) -> list[str]:
    """Name the places that find_library looks in, in order."""
    folders = [str(folder) for folder in _folders(environment, real)]
    return [*folders, "the loader's cache", *_default_folders()]


def is_ours(path: Path) -> bool:
    """Recognize a library that porter built, by its note."""
    with path.open("rb") as file:
        for kind, _, offset, _, _, length, _, _ in _segments(file):
            if kind == _PT_NOTE and _owned(_read(file, offset, min(length, 4096))):
                return True
    return False


def _segments(file: BinaryIO) -> list[tuple[int, ...]]:
    """Read its program headers; there are none where the loader finds no whole ones."""
    header = _read(file, 0, _HEADER)
    if header[:6] != b"\x7fELF\x02\x01" or len(header) < _HEADER:
        return []
    (table,) = struct.unpack_from("<Q", header, 32)
    size, count = struct.unpack_from("<HH", header, 54)
    whole = _read(file, table, _SEGMENT.size * count)
    if size != _SEGMENT.size or len(whole) < _SEGMENT.size * count:
        return []
    return list(_SEGMENT.iter_unpack(whole))


def _read(file: BinaryIO, offset: int, size: int) -> bytes:
    end = file.seek(0, os.SEEK_END)
    file.seek(min(offset, end))  # a damaged file may name an offset that no file can have
    return file.read(size)


def _owned(notes: bytes) -> bool:
    at = 0
    while at + 12 <= len(notes):
        name, body, _ = struct.unpack_from("<III", notes, at)
        if name == len(_NOTE) and notes[at + 12 : at + 12 + name] == _NOTE:
            return True
        at += 12 + (name + 3 & ~3) + (body + 3 & ~3)
    return False


def _loadable(path: Path) -> bool:
    """Compare what ld.so does before it takes a library: class, byte order, machine, segments."""
    with Path(sys.executable).open("rb") as ours, path.open("rb") as file:
        wanted, found = ours.read(20), file.read(20)
        return (wanted[:6], wanted[18:]) == (found[:6], found[18:]) and bool(_segments(file))


def _candidates(
    soname: str, environment: Mapping[str, str], real: Path | None, root: Path
) -> Iterator[Path]:
    # The environment of a container is not the machine's.
    folders = _folders(environment if root == ROOT else {}, real)
    yield from (folder / soname for folder in folders)
    yield from (path for name, path in _cache(root) if name == soname)
    yield from (root / folder[1:] / soname for folder in _default_folders())


def _folders(environment: Mapping[str, str], real: Path | None) -> list[Path]:
    chosen = real or environment.get("PORTER_REAL_DIR")
    searched_ = environment.get("LD_LIBRARY_PATH", "").split(":")
    return [Path(folder) for folder in (chosen, *searched_) if folder]


def _default_folders() -> list[str]:
    multiarch = f"{os.uname().machine}-linux-gnu"
    return [f"/lib/{multiarch}", f"/usr/lib/{multiarch}", *_DEFAULTS]


def _cache(root: Path) -> Iterator[tuple[str, Path]]:
    """Ask ldconfig, which Debian keeps out of users' PATH; without one there is no cache."""
    try:
        listed = subprocess.run(
            ["ldconfig", "-C", root / "etc/ld.so.cache", "-p"],
            env={"PATH": f"{os.environ.get('PATH', '')}:/sbin:/usr/sbin", "LC_ALL": "C"},
            capture_output=True,
            text=True,
            errors="surrogateescape",
            check=False,
        )
    except OSError:
        return
    for line in listed.stdout.splitlines():
        if found := _CACHE_LINE.fullmatch(line):
            yield found[1], root / found[2][1:]
