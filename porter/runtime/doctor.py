"""The loader's debug output -> whether a vendor's library was loaded unguarded. Pure.

Read from glibc's `LD_DEBUG=files`: it names the requester of a file, which the list of a process's
mappings cannot, because a shim opens the vendor's library too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

_ASKED = re.compile(
    r"file=(?P<name>.+) \[\d+\];  (?:needed|dynamically loaded) by (?P<by>.+) \[\d+\]"
)
_LOADED = re.compile(r"calling init: (?P<path>.+)")
_OPENED = re.compile(r"opening file=(?P<path>.+) \[\d+\]; direct_opencount=(?P<count>\d+)")


class Origin(StrEnum):
    """The owner of a loaded library's file."""

    SHIM = "shim"
    VENDOR = "vendor"


@dataclass(frozen=True, slots=True)
class Loading:
    """A library that a process loaded, and which of its files asked for it."""

    pid: int
    path: str  # "/usr/lib/x86_64-linux-gnu/libtoy.so.1"
    by: str  # "/build/toy/x86_64/libtoy.so.1"; "" where the loader does not say
    opens: int = 0  # how often it was opened by dlopen


def loadings(pid: int, log: str) -> tuple[Loading, ...]:
    """Read one process's account."""
    asked: dict[str, str] = {}
    loaded: dict[str, Loading] = {}
    for line in log.splitlines():
        if match := _ASKED.search(line):
            asked[match["name"]] = match["by"]
        elif match := _LOADED.search(line):
            path = match["path"]
            by = asked.get(path) or asked.get(path.rpartition("/")[2], "")
            loaded.setdefault(path, Loading(pid, path, by))
        elif (match := _OPENED.search(line)) and match["path"] in loaded:
            known = loaded[match["path"]]
            loaded[known.path] = Loading(pid, known.path, known.by, int(match["count"]))
    return tuple(loaded.values())


def unguarded(seen: Iterable[Loading], origins: dict[str, Origin]) -> tuple[Loading, ...]:
    """List vendor libraries that were requested by the program, not by a shim or a vendor library.

    Each shim opens each vendor library once at most. A library that is opened more often was also
    opened by its path, by the program.
    """
    seen = tuple(seen)
    shims = {
        pid: sum(
            loading.pid == pid and origins.get(loading.path) is Origin.SHIM for loading in seen
        )
        for pid in {loading.pid for loading in seen}
    }
    return tuple(
        loading
        for loading in seen
        if origins.get(loading.path) is Origin.VENDOR
        and (loading.by not in origins or loading.opens > shims[loading.pid])
    )
