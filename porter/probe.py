"""A built library -> the devices that its vendor's lists. The only module that calls into one.

The call is made in a process of its own, which may crash or hang: `python probe.py SHIM [INIT…]`
loads the library, calls the vendor's functions that initialise it, and prints a line for each
device. It finds the library's own function by a note: backends/shim/notes.h.
"""

from __future__ import annotations

import ctypes
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_NOTE = struct.Struct("<III")
_OWNER, _DEVICES = b"porter\0", 5
_SEGMENT, _PT_NOTE = struct.Struct("<IIQQQQQQ"), 4
_ROOM = 1 << 16  # bytes of an answer
_ARGUMENTS = (0,) * 6  # more than any initialising function has: 0 is no flag, and no pointer
_PATIENCE = 20  # seconds that a driver may take


@dataclass(frozen=True, slots=True)
class Device:
    """A device, as a setting may name it."""

    index: int  # as the vendor's listing tool counts
    uuid: str
    memory: int = 0  # bytes that it has; 0: not known


@dataclass(frozen=True, slots=True)
class Listing:
    """A library's answers about devices."""

    count: int = 0  # 0: it cannot be asked, or there are none
    devices: tuple[Device, ...] = ()  # the devices with a known identity


def listing(shim: Path, inits: tuple[str, ...], environment: Mapping[str, str]) -> Listing:
    """Ask a library which devices there are."""
    command = [sys.executable, "-I", "-S", __file__, str(shim), *inits]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, timeout=_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return Listing()
    count, *lines = done.stdout.decode(errors="replace").splitlines() or [""]
    if done.returncode or not count.isdecimal():
        return Listing()
    return Listing(int(count), tuple(filter(None, map(_device, lines))))


def _device(line: str) -> Device | None:
    index, _, rest = line.partition(" ")
    uuid, _, memory = rest.rpartition(" ")
    if not (index.isdecimal() and memory.isdecimal()):
        return None
    return Device(int(index), uuid, int(memory))


def _asked(shim: str, inits: list[str]) -> bytes:
    library = ctypes.CDLL(shim)
    loaded = library._handle  # noqa: SLF001 -- glibc's struct link_map: where it is loaded is first
    base: int = ctypes.c_size_t.from_address(loaded).value
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t)
    function = kind(base + _place(shim))
    answer = ctypes.create_string_buffer(_ROOM)
    for name in (None, *inits):
        if name:
            getattr(library, name)(*_ARGUMENTS)
        count: int = function(answer, _ROOM)
        if count > 0:
            return b"%d\n%s" % (count, answer.value)
    return b""


def _place(shim: str) -> int:
    """Find how far from the library's start the function lies that its note leads to."""
    data = Path(shim).read_bytes()
    for offset, place in _notes(data):
        name, described, kind = _NOTE.unpack_from(data, offset)
        at: int = _NOTE.size + (name + 3 & ~3)
        if data.startswith(_OWNER, offset + _NOTE.size) and (kind, described) == (_DEVICES, 8):
            distance: int = struct.unpack_from("<q", data, offset + at)[0]
            return place + at + distance
    raise LookupError(shim)


def _notes(data: bytes) -> Iterator[tuple[int, int]]:
    """Where each note lies in the file, and in the loaded library from its start."""
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for number in range(count):
        kind, _, offset, place, _, length, _, _ = _SEGMENT.unpack_from(data, table + number * size)
        at = 0
        while kind == _PT_NOTE and at + _NOTE.size <= length:
            yield offset + at, place + at
            name, described, _ = _NOTE.unpack_from(data, offset + at)
            at += _NOTE.size + (name + 3 & ~3) + (described + 3 & ~3)


if __name__ == "__main__":
    sys.stdout.buffer.write(_asked(sys.argv[1], sys.argv[2:]))
