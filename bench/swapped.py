"""A process's own way to the vendor's library, by the shim or past it, changed while it runs.

Programs look a driver's functions up once and keep the addresses. Here all that they keep is found
in the process's writable memory, and exchanged for the vendor's own and back: so the two ways are
compared in one process, where everything else is the same to the byte. Stdlib and numpy only.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import measure
import numpy as np

_PIECE = 1 << 24
_GENERATED = measure.ROOT / "generated/cuda"


class Ways:
    """Every place that holds a function of the shim's, and both addresses for it."""

    def __init__(self, shims: Path) -> None:
        """Look for them. Call it when the program has looked up its functions."""
        vendors: dict[int, int] = {}
        self._names: dict[int, set[str]] = {}
        for soname in measure.SONAMES:
            vendors |= _pairs(soname, shims, self._names)
        if not vendors:
            raise SystemExit("no library of the vendor's is behind a shim here")
        self._memory = os.open("/proc/self/mem", os.O_RDWR)
        self._places: list[tuple[int, int, int]] = []
        least, most = min(vendors), max(vendors)
        for base, words in _writable(self._memory, shims):
            for at in np.flatnonzero((words >= least) & (words <= most)):
                ours = int(words[at])
                if ours in vendors:
                    self._places.append((base + int(at) * 8, ours, vendors[ours]))

    def by_the_shim(self) -> int:
        """Let every call go through the shim. Return the number of changed places."""
        return sum(self._exchange(place, vendors, ours) for place, ours, vendors in self._places)

    def past_it(self) -> int:
        """Let every call go to the vendor's library."""
        return sum(self._exchange(place, ours, vendors) for place, ours, vendors in self._places)

    def only(self, globs: str) -> int:
        """Let functions of these names, or `hooks`, go through the shim; all else past it."""
        past = {
            ours
            for ours, names in self._names.items()
            if not any(fnmatch(name, glob) for name in names for glob in globs.split())
        }
        self.by_the_shim()
        return sum(
            self._exchange(place, ours, vendors)
            for place, ours, vendors in self._places
            if ours in past
        )

    def _exchange(self, place: int, old: int, new: int) -> bool:
        """A place that was free memory may be another's by now: then it holds something else."""
        try:
            if os.pread(self._memory, 8, place) != old.to_bytes(8, sys.byteorder):
                return False
            return os.pwrite(self._memory, new.to_bytes(8, sys.byteorder), place) == 8  # noqa: PLR2004
        except OSError:
            return False


def _pairs(soname: str, shims: Path, names: dict[int, set[str]]) -> dict[int, int]:
    """Give the vendor's address for each of the shim's, where both have it; and its names."""
    here = _mapped(soname, shims)
    if len(here) != 2:  # noqa: PLR2004  # ours and the vendor's
        return {}
    ours, vendors = (ctypes.CDLL(str(path)) for path in here)
    plan = json.loads((_GENERATED / soname / "plan.json").read_text())
    found = {}
    for symbol in plan["symbols"]:
        if symbol["disposition"] == "data":
            continue
        first, second = (_address(library, symbol["name"]) for library in (ours, vendors))
        if first and second and first != second:
            found[first] = second
            also = {"hooks"} if symbol["disposition"] == "hook" else set()
            names.setdefault(first, set()).update({symbol["name"], *also})
    return found


def _mapped(soname: str, shims: Path) -> list[Path]:
    """Return the files of that library in this process: the shim's, then the vendor's."""
    stem = soname.split(".so", maxsplit=1)[0] + ".so"
    files = {Path(row[5]) for row in _maps() if Path(row[5]).name.startswith(stem)}
    shim = (shims / soname).resolve()
    return sorted(files, key=lambda path: path.resolve() != shim)


def _address(library: ctypes.CDLL, name: str) -> int:
    function = getattr(library, name, None)
    return ctypes.cast(function, ctypes.c_void_p).value or 0 if function is not None else 0


def _maps() -> list[list[str]]:
    rows = (line.split(maxsplit=5) for line in Path("/proc/self/maps").read_text().splitlines())
    return [row if len(row) > 5 else [*row, ""] for row in rows]  # noqa: PLR2004


def _writable(memory: int, shims: Path) -> Iterator[tuple[int, np.ndarray]]:
    """Read this process's private writable memory, but the shim's own and what reads it."""
    piece = mmap.mmap(-1, _PIECE)  # not on the heap: it would be found there
    ours, before = str(shims.resolve()), ""
    for span, mode, *_, name in _maps():
        mine = name.startswith(ours) or (not name and before.startswith(ours))  # its .bss follows
        before = name or (before if mine else "")
        if not mode.startswith("rw-p") or mine or name.startswith(("/dev", "[stack", "[v")):
            continue
        first, last = (int(end, 16) for end in span.split("-"))
        for at in range(first, last, _PIECE):
            try:
                size = os.preadv(memory, [memoryview(piece)[: min(_PIECE, last - at)]], at)
            except OSError:
                continue
            yield at, np.frombuffer(piece, dtype=np.uint64, count=size // 8)
