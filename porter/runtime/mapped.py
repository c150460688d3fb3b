"""A file that processes map and share -> its bytes. The only module that knows mapped.h."""

from __future__ import annotations

import fcntl
import mmap
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from porter.errors import PorterError

HEADER = struct.Struct("@QIIIIQQ")  # struct mapped_header, without unused fields
HEADER_SIZE = 64
LOCKS = 0x40000000  # where in the file slot 0's lock is
Word = Literal["Q", "I"]
_FLOCK = "hhlli4x"  # struct flock, as F_OFD_GETLK takes and answers it
_FNV_START, _FNV_PRIME = 0xCBF29CE484222325, 0x100000001B3
_SUMMED = 32  # bytes before the checksum


@dataclass(frozen=True, slots=True)
class Kind:
    """The identity of a file of this kind."""

    what: str  # "an account"
    magic: int
    version: int
    rows: int
    slots: int
    size: int


@contextmanager
def opened(path: Path, kind: Kind) -> Iterator[tuple[int, bytes]]:
    """Open and read a file of ours; its descriptor and its bytes. OSError where it is not there.

    It is not mapped: a file that is cut short meanwhile would kill the reader.
    """
    with _open(path, os.O_RDONLY, kind) as file:
        data = os.pread(file, kind.size, 0)
        if len(data) < kind.size:
            raise PorterError(f"{path}: has been cut short")
        yield file, data


@contextmanager
def writable(path: Path, kind: Kind) -> Iterator[memoryview]:
    """Map a file of ours for writing: stored values are visible at once to all its processes."""
    with (
        _open(path, os.O_RDWR, kind) as file,
        mmap.mmap(file, kind.size) as mapped,
        memoryview(mapped) as data,
    ):
        yield data


def listed(folder: Path) -> list[Path]:
    """List a folder's entries; a missing folder has none."""
    try:
        return sorted(folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []


def number(data: bytes | memoryview, offset: int, form: Word = "Q") -> int:
    """Read one number of 64 bits, or of 32."""
    value: int = struct.unpack_from(f"@{form}", data, offset)[0]
    return value


def store(data: memoryview, offset: int, value: int, form: Word = "Q") -> None:
    """Write one aligned number at once: others read it meanwhile."""
    size = struct.calcsize(form)
    with data[offset : offset + size] as place, place.cast(form) as word:
        word[0] = value


def text(data: bytes) -> str:
    """Read a name that ends with a zero, in a form that is safe for a terminal."""
    text = data.partition(b"\0")[0].decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def locked(file: int, slot: int) -> bool:
    """Check whether a process holds the slot's lock: that is how it says that it lives."""
    asked = struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, LOCKS + slot, 1, 0)
    try:
        answer = fcntl.fcntl(file, fcntl.F_OFD_GETLK, asked)
    except OSError:
        return True
    return bool(struct.unpack(_FLOCK, answer)[0] != fcntl.F_UNLCK)


def header(kind: Kind) -> bytes:
    """Give the bytes that such a file starts with."""
    summed = HEADER.pack(
        kind.magic, kind.version, HEADER_SIZE, kind.rows, kind.slots, kind.size, 0
    )[:_SUMMED]
    total = _FNV_START
    for byte in summed:
        total = (total ^ byte) * _FNV_PRIME % (1 << 64)
    return summed + struct.pack("@Q", total)


@contextmanager
def _open(path: Path, mode: int, kind: Kind) -> Iterator[int]:
    file = os.open(path, mode | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        wanted = header(kind)
        about = os.fstat(file)
        if about.st_size != kind.size or os.pread(file, len(wanted), 0) != wanted:
            raise PorterError(f"{path}: is not {kind.what} of this version of porter")
        yield file
    finally:
        os.close(file)
