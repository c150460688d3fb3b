"""A file that a user names -> its text, or the reason why it has none that can be read."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from porter import paths
from porter.errors import PorterError

LONGEST = 8 << 20  # bytes


def read(
    path: Path, kind: type[PorterError] = PorterError, *, most: int = LONGEST, hint: str = ""
) -> str:
    """Read UTF-8 text; a failure is a `kind`, and `hint` says what to do where no file can be."""
    try:
        found = path.stat()
        if fault := _unusable(found.st_mode):
            raise kind(_fault(path, fault, hint))
        if found.st_size > most:
            raise kind(_fault(path, f"has {found.st_size} bytes, allowed are at most {most}"))
        data = path.read_bytes()
    except OSError as error:
        raise kind(_fault(path, _reason(path, error), hint)) from error
    except ValueError as error:
        raise kind(f"{str(path)!r}: is not the name of a file: {error}") from error
    return decoded(data, path, kind)


def decoded(data: bytes, path: Path, kind: type[PorterError] = PorterError) -> str:
    """Decode a file's bytes, or say at which place they are not text."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        byte = data[error.start]
        raise kind(f"{at(path, before)}: byte 0x{byte:02x} is not UTF-8 text") from error
    if (nul := text.find("\0")) >= 0:
        raise kind(f"{at(path, text[:nul])}: a NUL byte, which no text has")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def problem(path: Path) -> str:
    """Say why a file cannot be read; "" if it can."""
    try:
        fault = _unusable(path.stat().st_mode)
        if not fault and not os.access(path, os.R_OK, effective_ids=True):
            fault = f"cannot be read: {os.strerror(errno.EACCES)}"
    except OSError as error:
        return _reason(path, error)
    except ValueError as error:
        return f"is not the name of a file: {error}"
    return fault


def at(path: Path | str, before: str) -> str:
    """Name the place in a file that comes after this text: `specs/toy/libtoy.yaml:41:7`."""
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return f"{paths.shown(path)}:{line}:{column}"


def _fault(path: Path, fault: str, hint: str = "") -> str:
    return f"{paths.shown(path)}: {fault}{'; ' if hint else ''}{hint}"


def _unusable(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "is a folder, and should be a file"
    return "" if stat.S_ISREG(mode) else "is no regular file"


def _reason(path: Path, error: OSError) -> str:
    match error.errno:
        case errno.ELOOP:
            return "is a symbolic link in a loop: it leads back to itself"
        case errno.ENOENT if path.is_symlink():
            return f"is a symbolic link to {str(path.readlink())!r}, where no file is"
        case errno.ENOENT:
            return "no such file"
        case errno.ENOTDIR:
            return "no such file: its parent is no folder"
    return f"cannot be read: {error.strerror}"
