"""Questions to a driver's look-up function, and how a program asks them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import machines
from differential import builds

from porter import paths
from porter.model import Lookup
from porter.sources import fetch, headers

HERE = Path(__file__).parent
SONAME = "libcuda.so.1"
FUNCTION = "cuGetProcAddress"
LIVE = HERE.parent / "data" / "cuda" / "getproc-580.159.json"
# The versions at which the live table was taken, up to that of its driver.
PROBED = (6000, 7000, 8000, 9000, 10000, 11000, 11030, 11040)
PROBED += (12000, 12020, 12040, 12060, 12080, 12090, 13000)
FLAGS = (0, 1, 2)  # default, legacy, per thread

Question = tuple[str, int, int]  # name, version, flags
Answer = tuple[int, int, str]  # status, found or not, symbol


@cache
def declared() -> tuple[Lookup, ...]:
    """Read the look-up table that the headers state."""
    library = builds.spec(SONAME)
    roots = fetch.fetch_roots(library.headers.packages, paths.cache_dir(), lambda _: None)
    return headers.read_headers(library.headers, roots).lookups


@cache
def live() -> dict[Question, str]:
    """Read a driver's answers on a real machine, at every version that was asked for."""
    read = json.loads(LIVE.read_text())
    return {
        (name, version, int(flags)): max(row for row in rows if row[0] <= version)[1]
        for name, table in read.items()
        if name != "_"
        for flags, rows in table.items()
        for version in PROBED
        if rows and rows[0][0] <= version
    }


def ask(
    arch: str, function: str, questions: Iterable[Question], environment: Mapping[str, str | Path]
) -> tuple[str, dict[Question, Answer]]:
    """Ask; return the file of the library that was asked, and its answers."""
    given = "".join(f"{name} {version} {flags}\n" for name, version, flags in questions)
    program = builds.program(arch, HERE / "lookup.c")
    done = machines.run(arch, [program, SONAME, function], environment, given)
    assert (done.returncode, done.stderr) == (0, "")
    file, *lines = done.stdout.splitlines()
    return file, dict(map(_answer, lines))


def _answer(line: str) -> tuple[Question, Answer]:
    question, _, answer = line.partition(": ")
    name, version, flags = question.split()
    status, found, symbol = answer.split()
    return (name, int(version), int(flags)), (int(status), int(found), symbol)
