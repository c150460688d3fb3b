"""A folder of built libraries -> one from which programs of every user can load them.

The loader ignores a library that it cannot read or map, and starts the program without it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from porter.errors import PorterError

_SPLITS = ":;$"  # the loader splits its lists at the first two, and expands $LIB
_MODE, _OPEN = 0o755, 0o055  # of a folder or a library, and the part of others
_READABLE, _SEARCHABLE = stat.S_IROTH, stat.S_IXOTH
_CACHE = Path("/var/cache/porter")  # of root: its home is closed to other users
_COPIES = ".libraries"  # no tenant can be named so
_CAPABILITIES = "security.capability"
_ELF, _ELF_32 = b"\x7fELF", b"\x7fELF\x01"


@dataclass(frozen=True, slots=True)
class Place:
    """Where programs find the libraries."""

    folder: Path
    twins: Path | None  # stand-ins for the vendor's, below `folder`


def placed(place: Place, state: Path) -> Place:
    """Find the libraries where the loader of every program below us can load them, or copy them.

    Only a program that root starts can become another user's.
    """
    everyone = os.geteuid() == 0
    problem = _problem(place, everyone=everyone)
    if not problem:
        return place
    tried = [f"{place.folder}: {problem}"]
    for base in _bases(state, root=everyone):
        try:
            copy = _copied(place, base)
        except OSError as error:
            tried.append(f"{base}: no copy can be made here: {error.strerror or error}")
            continue
        if not (problem := _problem(copy, everyone=everyone)):
            return copy
        tried.append(f"{base}: {problem}")
    raise PorterError(
        *tried,
        "the loader would start the program without the libraries, and so without limits; "
        "let PORTER_CACHE or PORTER_STATE name a folder from which every user can load libraries",
    )


def copied(place: Place, state: Path) -> Place:
    """Copy the libraries below the state folder, unless a copy of the same bytes is there."""
    digest = hashlib.sha256()
    for path in _files(place):
        digest.update(f"{path.relative_to(place.folder)}\0".encode() + path.read_bytes())
    return _copy(place, state / _COPIES, digest.hexdigest())


def open_to_others(folder: Path, own: Path) -> None:
    """Let others read the libraries of a folder, also those made under a umask of 077.

    `own`: of the folders above, those below this one are porter's, too.
    """
    files = _libraries(folder)
    folders = [each for each in (folder, *folder.parents) if each.is_relative_to(own)]
    for path in (*files, *folders):
        with suppress(OSError):  # another user's build
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode | _OPEN != mode:
                path.chmod(mode | _OPEN)


def drops_libraries(program: str) -> str:
    """Say why the loader would ignore the libraries in a program; "" if it takes them."""
    path = shutil.which(program) or program
    scripted = os.access(path, os.R_OK) and not _begins(path, _ELF)  # of scripts no bit counts
    if scripted or not Path(path).is_file():
        return ""
    status, euid = Path(path).stat(), os.geteuid()
    grouped = stat.S_ISGID | stat.S_IXGRP
    if os.statvfs(path).f_flag & os.ST_NOSUID or _gains_nothing():
        return ""
    if status.st_mode & stat.S_ISUID and status.st_uid != euid:
        return f"runs as user {status.st_uid} (set-user-ID)"
    if status.st_mode & grouped == grouped and status.st_gid != os.getegid():
        return f"runs with the group {status.st_gid} (set-group-ID)"
    if euid and _CAPABILITIES in os.listxattr(path):
        return "runs with capabilities of its file"
    return ""


def is_32_bit(program: str) -> bool:
    """Recognize a program that cannot load libraries of 64 bits."""
    return _begins(shutil.which(program) or program, _ELF_32)


def _begins(path: str, magic: bytes) -> bool:
    try:
        with Path(path).open("rb") as file:
            return file.read(len(magic)) == magic
    except OSError:
        return False


def _gains_nothing() -> bool:
    """Ask whether programs that we start keep to our rights (no_new_privs)."""
    try:
        return "NoNewPrivs:\t1" in Path("/proc/self/status").read_text(encoding="utf-8")
    except OSError:
        return False


def _libraries(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.iterdir()) if ".so" in path.name]


def _files(place: Place) -> list[Path]:
    return _libraries(place.folder) + (_libraries(place.twins) if place.twins else [])


def _problem(place: Place, *, everyone: bool) -> str:
    """Say why the loader could not load one of the libraries."""
    for path in _files(place):
        if any(character in str(path.parent) for character in _SPLITS):
            return f"the loader cannot take a folder whose name holds one of {' '.join(_SPLITS)}"
        if os.statvfs(path).f_flag & os.ST_NOEXEC:
            return "it lies on a file system that is mounted noexec"
        if not everyone:
            continue
        if not path.stat().st_mode & _READABLE:
            return f"other users may not read {path.name}"
        for parent in (*path.parents, *path.resolve().parents):
            if not parent.stat().st_mode & _SEARCHABLE:
                return f"other users may not pass through {parent}"
    return ""


def _bases(state: Path, *, root: bool) -> list[Path]:
    """List folders for a copy; one that is swept, such as /tmp, comes last."""
    bases = [state / _COPIES]
    if root:
        bases.insert(1 if os.environ.get("PORTER_STATE") else 0, _CACHE)
    return bases


def _copied(place: Place, base: Path) -> Place:
    """Copy the libraries, unless a copy of this build is there."""
    files = _files(place)
    digest = hashlib.sha256()
    for path in files:
        status = path.stat()
        digest.update(f"{path}\0{status.st_ino}\0{status.st_mtime_ns}\0{status.st_size}\0".encode())
    return _copy(place, base, digest.hexdigest())


def _copy(place: Place, base: Path, digest: str) -> Place:
    _make(base)
    files = _files(place)
    target = base / digest[:32]
    twins = target / place.twins.name if place.twins else None
    copy = Place(target, twins)
    if not target.is_dir() or len(_files(copy)) < len(files):
        _make_copy(place, files, target)
    return copy


def _make_copy(place: Place, files: list[Path], target: Path) -> None:
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".new-") as temporary:
        made = Path(temporary) / target.name
        for path in files:
            copy = made / path.relative_to(place.folder)
            _make(copy.parent)
            shutil.copyfile(path, copy, follow_symlinks=False)
            if not copy.is_symlink():
                copy.chmod(_MODE)
        with suppress(OSError):
            target.rename(Path(temporary) / "incomplete")
        with suppress(FileExistsError):  # another run was quicker
            made.rename(target)


def _make(folder: Path) -> None:
    """Make a folder that others pass through and we alone write to."""
    if not folder.parent.is_dir():
        _make(folder.parent)
    with suppress(FileExistsError):
        folder.mkdir()
        folder.chmod(_MODE)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid() or found.st_mode & 0o022:
        raise PermissionError(1, "is not a folder that this user alone may write to")
