"""A built library -> the devices that its vendor's lists. The only module that calls into one.

The call is made in a process of its own, which may crash or hang. `python probe.py NOTE SHIM
GIVEN [INIT…]` loads the library, calls the vendor's functions that initialise it, and prints a line
for each device. It finds the library's own function by a note: backends/shim/notes.h. With `--for
PID NOTE SHIM [INIT…]` it answers again for each byte of its input, as long as that parent lives.
"""

from __future__ import annotations

import ctypes
import os
import re
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_NOTE = struct.Struct("<III")
_OWNER, _DEVICES, _PROCESSES, _PLACES, _LIMIT = b"porter\0", 5, 6, 7, 8
_EVERY = "*"  # in the place of a UUID
_PLACE = re.compile(r"[0-9a-f]{1,16}")
_NUMBER = re.compile(r"-?[0-9]+")
_UNKNOWN = (1 << 64) - 1
_SEGMENT, _PT_NOTE = struct.Struct("<IIQQQQQQ"), 4
_ROOM = 1 << 16  # bytes of an answer
_ARGUMENTS = (0,) * 6  # more than any initialising function has: 0 is no flag, and no pointer
_AGAIN = "--for"
_PR_SET_PDEATHSIG = 1
PATIENCE_S = 20  # that a driver may take
SIZE = 8  # bytes before an answer of a process that gives many: how long it is


@dataclass(frozen=True, slots=True)
class Device:
    """A device, as a setting may name it."""

    index: int  # as the vendor's listing tool counts
    uuid: str
    memory: int = 0  # bytes that it has; 0: not known


@dataclass(frozen=True, slots=True)
class Process:
    """The driver's figures for a process on a device."""

    uuid: str  # "": on all devices together
    pid: int  # as this process sees it, or as the driver does
    memory: int  # bytes; 0: the driver does not say
    busy: int | None = None  # percent of the device's time; None: the driver does not say


@dataclass(frozen=True, slots=True)
class Request:
    """A limit for the memory that a control group has of a device."""

    uuid: str
    memory: int  # bytes
    group: Path  # its folder


@dataclass(frozen=True, slots=True)
class Listing:
    """A library's answers about devices."""

    count: int = 0  # 0: it cannot be asked, or there are none
    devices: tuple[Device, ...] = ()  # the devices with a known identity


def listing(shim: Path, inits: tuple[str, ...], environment: Mapping[str, str]) -> Listing:
    """Ask a library which devices there are."""
    count, lines = _answer(_DEVICES, shim, inits, environment)
    return Listing(count, tuple(filter(None, map(_device, lines))))


def answering(shim: Path, inits: tuple[str, ...]) -> list[str]:
    """Word the command of a process that lists the driver's processes for each byte it reads."""
    return _command(_AGAIN, str(os.getpid()), str(_PROCESSES), str(shim), *inits)


def processes(answer: bytes) -> tuple[Process, ...] | None:
    """Read a list of processes: each on each device, with its largest figures; None: no list."""
    count, lines = _read(answer)
    if not count:
        return None
    found: dict[tuple[str, int], Process] = {}
    for each in filter(None, map(_process, lines)):
        known = found.get((each.uuid, each.pid), each)
        busy = max((part for part in (known.busy, each.busy) if part is not None), default=None)
        memory = max(known.memory, each.memory)
        found[each.uuid, each.pid] = Process(each.uuid, each.pid, memory, busy)
    return tuple(found.values())


def places(shim: Path, inits: tuple[str, ...], environment: Mapping[str, str]) -> dict[str, str]:
    """Ask a library for the address on the bus of each device: "0000:03:00.0", by UUID."""
    _, lines = _answer(_PLACES, shim, inits, environment)
    found = {}
    for line in lines:
        uuid, _, place = line.rpartition(" ")
        if _PLACE.fullmatch(place):
            at = int(place, 16)
            found[uuid] = f"{at >> 32:04x}:{at >> 8 & 255:02x}:{at >> 3 & 31:02x}.{at & 7}"
    return found


def limit(
    shim: Path, inits: tuple[str, ...], environment: Mapping[str, str], request: Request
) -> bool:
    """Let the driver limit the memory of a control group on a device; False: it did not."""
    text = f"{request.uuid} {request.memory} {request.group}"
    return _answer(_LIMIT, shim, inits, environment, text)[0] > 0


def _answer(
    kind: int,
    shim: Path,
    inits: tuple[str, ...],
    environment: Mapping[str, str],
    given: str = "",
) -> tuple[int, list[str]]:
    command = _command(str(kind), str(shim), given, *inits)
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, timeout=PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired:
        return 0, []
    return (0, []) if done.returncode else _read(done.stdout)


def _command(*arguments: str) -> list[str]:
    return [sys.executable, "-I", "-S", __file__, *arguments]


def _read(answer: bytes) -> tuple[int, list[str]]:
    count, *lines = answer.decode(errors="replace").splitlines() or [""]
    return (int(count), lines) if count.isdecimal() else (0, [])


def _device(line: str) -> Device | None:
    index, _, rest = line.partition(" ")
    uuid, _, memory = rest.rpartition(" ")
    if not (index.isdecimal() and memory.isdecimal()):
        return None
    return Device(int(index), uuid, int(memory))


def _process(line: str) -> Process | None:
    uuid, *figures = line.rsplit(" ", 3)
    if len(figures) != 3 or not all(_NUMBER.fullmatch(figure) for figure in figures):  # noqa: PLR2004
        return None
    pid, memory, busy = map(int, figures)
    return Process(
        "" if uuid == _EVERY else uuid,
        pid,
        0 if memory == _UNKNOWN else memory,
        None if busy < 0 else busy,
    )


def _asked(note: int, shim: str, given: str, inits: list[str]) -> bytes:
    library, function = _loaded(note, shim)
    for name in (None, *inits):
        if name:
            getattr(library, name)(*_ARGUMENTS)
        if answer := _told(function, given):
            return answer
    return b""


def _answer_many(parent: int, note: int, shim: str, inits: list[str]) -> None:
    """Answer until the input ends, or the parent does. The library's own output is no answer."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        return
    out, nothing = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    library, function = _loaded(note, shim)
    left = list(inits)
    while os.read(0, 1):
        answer = _told(function, "")
        while left and not answer:
            getattr(library, left.pop(0))(*_ARGUMENTS)
            answer = _told(function, "")
        data = len(answer).to_bytes(SIZE, "little") + answer
        while data:
            data = data[os.write(out, data) :]


def _loaded(note: int, shim: str) -> tuple[ctypes.CDLL, Callable[..., int]]:
    """Load a library, and find its function that a note leads to."""
    library = ctypes.CDLL(shim)
    loaded = library._handle  # noqa: SLF001 -- glibc's struct link_map: where it is loaded is first
    base: int = ctypes.c_size_t.from_address(loaded).value
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t)
    return library, kind(base + _place(shim, note))


def _told(function: Callable[..., int], given: str) -> bytes:
    answer = ctypes.create_string_buffer(_ROOM)
    answer.value = given.encode(errors="surrogateescape")
    count = function(answer, _ROOM)
    return b"%d\n%s" % (count, answer.value) if count > 0 else b""


def _place(shim: str, note: int) -> int:
    """Find how far from the library's start the function lies that its note leads to."""
    data = Path(shim).read_bytes()
    for offset, place in _notes(data):
        name, described, kind = _NOTE.unpack_from(data, offset)
        at: int = _NOTE.size + (name + 3 & ~3)
        if data.startswith(_OWNER, offset + _NOTE.size) and (kind, described) == (note, 8):
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
    if sys.argv[1] == _AGAIN:
        _answer_many(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5:])
    else:
        sys.stdout.buffer.write(_asked(int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:]))
