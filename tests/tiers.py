"""Tiers of tests: the kinds that `./test.sh` leaves out unless one of its options names them.

pytest leaves out nothing by itself. With `--leave-out=timing` it leaves out tests that measure in
real time (marker `alone`). With `--leave-out=slow` it leaves out those marked `slow`; the first one
stays of a file that has no other test, and with `--every-cell` of a backend and an architecture.
With `--leave-out=elsewhere` it leaves out tests of other architectures, and with
`--leave-out=passed` those of them that passed before with the same sources: the digest of these
sources and the tests that passed with them are kept in the cache folder. Tests that need minutes,
moving packages or a cluster have variables of their own (`conftest.py`).

The summary counts the tests left out, and names the option that runs them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from porter import cachefile

ROOT = Path(__file__).resolve().parents[1]
# What tests of other architectures are built of, besides their own file.
SOURCES = (
    *("backends", "generated", "specs", "tests"),
    *(f"porter/{name}" for name in ("emit", "machines.py", "native", "plan", "roles")),
    *("porter/sources", "porter/spec"),
)
KINDS = ("timing", "slow", "passed", "elsewhere")
HOW = {
    "timing": ("measure in real time", "./test.sh --timing"),
    "slow": ("are slow", "./test.sh --slow"),
    "passed": ("passed on other architectures with the same sources", "./test.sh --slow"),
    "elsewhere": ("are of other architectures", "./test.sh --architectures"),
    "all": ("take minutes, or fetch what registries do not keep", "./test.sh --all"),
    "kubernetes": ("need a Kubernetes cluster", "./test.sh --kubernetes"),
}


def kinds(item: pytest.Item, passed: frozenset[str], *, elsewhere: bool) -> Iterator[str]:
    """List the reasons for which a test may be left out."""
    if item.get_closest_marker("alone"):
        yield "timing"
    if item.get_closest_marker("slow") or ungrouped(item.nodeid) in measured():
        yield "slow"
    if elsewhere and passed and entry(item.nodeid) in passed:
        yield "passed"
    if elsewhere:
        yield "elsewhere"


@cache
def measured() -> frozenset[str]:
    """List the tests that were measured to be slow, without a marker of their own."""
    lines = (ROOT / "tests/data/slow.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


def passed_before() -> frozenset[str]:
    """List the tests of other architectures that passed with the present sources."""
    return frozenset(cachefile.load("passed", sources()) or ())


def note_passed(nodeids: set[str]) -> None:
    """Keep that tests of other architectures passed with the present sources, if possible."""
    if not nodeids:
        return
    with suppress(OSError):  # a file that is edited meanwhile
        cachefile.store("passed", sources(), sorted(passed_before() | set(map(entry, nodeids))))


def entry(nodeid: str) -> str:
    """Name a test and the content of its file."""
    return f"{_digest(ROOT / nodeid.partition('::')[0])} {ungrouped(nodeid)}"


def ungrouped(nodeid: str) -> str:
    """Give a test's name without the group that xdist appends to it: `test_one[aarch64]@build`."""
    name, _, group = nodeid.rpartition("@")
    return name if name and "]" not in group else nodeid


@cache
def sources() -> str:
    """Hash the files that tests of other architectures are made of, except the tests' own."""
    return digest_of(ROOT)


def digest_of(root: Path) -> str:
    """Hash the sources below a folder."""
    whole = hashlib.sha256()
    for name in SOURCES:
        found = [root / name] if (root / name).is_file() else (root / name).rglob("*")
        for path in sorted(found):
            own = path.parent == root / "tests" and path.name.startswith("test_")
            if path.is_file() and path.suffix != ".pyc" and not own:
                whole.update(f"{path.relative_to(root)}\0{_digest(path)}\0".encode())
    return whole.hexdigest()


def lines(left_out: Counter[str]) -> list[str]:
    """List the numbers of tests left out, and the commands that run them."""
    return [
        f"{left_out[kind]} that {reason}: {command}"
        for kind, (reason, command) in HOW.items()
        if left_out[kind]
    ]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
