"""Every function of every plan, called with the same arguments on the device and through the shim.

The device records its arguments, and answers from the function's name; it is the simulated one,
because its behaviour can be set. Pointers are followed: their targets are compared too.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import machines
import pytest
from differential import builds, callers, mutants

from porter.native import toolchain
from porter.plan import planfile

pytestmark = [pytest.mark.compile, pytest.mark.backend("cuda")]

TREES = pytest.mark.parametrize("tree", builds.TREES, ids=lambda tree: tree.name)

IGNORED = re.compile(
    "does not report its identity: allocations on it are refused"
    "|cannot determine a graph's memory size: instantiation refused"
)
Records = dict[str, list[str]]  # by function, the record of its calls


@machines.EACH
@TREES
def test_every_function_is_forwarded_unchanged(arch: str, tree: Path, tmp_path: Path) -> None:
    """Each one's first call finds the driver, its second one jumps straight through."""
    planned = [s["name"] for s in _plan(tree)["symbols"] if s["disposition"] != "data"]

    device = _records(arch, tree, "sim", tmp_path)
    assert sorted(device) == sorted(planned)
    assert {name: len(lines) for name, lines in device.items()} == dict.fromkeys(planned, 4)
    assert _different(device, _records(arch, tree, "shim", tmp_path)) == {}


@TREES
def test_every_function_is_forwarded_unchanged_below_a_quota(tree: Path, tmp_path: Path) -> None:
    """Hooks reserve, call, and take the reservation back; they ask the device in between."""
    _below_a_quota("x86_64", tree, tmp_path, list(callers.functions(tree)))


@TREES
def test_hooks_forward_unchanged_below_a_quota_on_another_machine(
    tree: Path, tmp_path: Path
) -> None:
    symbols = _plan(tree)["symbols"]
    hooks = [symbol["name"] for symbol in symbols if symbol["disposition"] == "hook"]

    _below_a_quota("aarch64", tree, tmp_path, hooks)


def _below_a_quota(arch: str, tree: Path, folder: Path, names: list[str]) -> None:
    device, witness = _seen(arch, tree, "sim", folder, "used", *names)
    shim, called = _seen(arch, tree, "shim", folder, "used", *names)

    assert [line.split()[0] for line in device] == [name for name in names for _ in range(2)]
    different = {a.split()[0] for a, b in zip(device, shim, strict=True) if a != b}
    assert different <= _refused(tree)
    assert _lacking(tree, witness, called) == []


@TREES
def test_success_is_passed_on_below_a_quota(tree: Path, tmp_path: Path) -> None:
    """Hooks that count grants change nothing, except the tenant's view."""
    device, witness = _seen("x86_64", tree, "sim", tmp_path, "0")
    shim, called = _seen("x86_64", tree, "shim", tmp_path, "0")

    different = {a.split()[0] for a, b in zip(device, shim, strict=True) if a != b}
    assert different <= _changed_on_purpose(tree) | _refused(tree)
    assert _lacking(tree, witness, called) == []


def _refused(tree: Path) -> set[str]:
    """List functions that are refused, or not called, for a graph whose nodes are unknown."""
    return {s["name"] for s in _plan(tree)["symbols"] if s.get("role") == "graph-instantiate"}


def _changed_on_purpose(tree: Path) -> set[str]:
    """List what shows the quota, and what asks the device how much it took: any figure, here."""
    return {
        symbol["name"]
        for symbol in _plan(tree)["symbols"]
        if symbol.get("role") in ("memory-info", "process-list")
        or "actual" in symbol.get("fields", {})
    }


@TREES
def test_every_broken_forward_is_found(tree: Path, tmp_path: Path) -> None:
    """Break every call that a shim makes: the comparison above reports each."""
    functions = callers.functions(tree)
    broken: set[str] = set()
    sources = {}
    for name in ("forwards.c", "hooks.c", "untyped.S"):
        text = (tree / name).read_text()
        spoilt, names = (
            mutants.break_slots(text)
            if name == "untyped.S"
            else mutants.break_calls(text, functions)
        )
        sources[tree / name] = tmp_path / name
        sources[tree / name].write_text(spoilt)
        broken |= names
    assert broken == set(functions)
    recipe = toolchain.shim_recipe(tree, planfile.load(tree / "plan.json"))
    spoilt_recipe = replace(recipe, sources=tuple(sources.get(s, s) for s in recipe.sources))
    shims = builds.libraries("x86_64") / "shim"
    made = toolchain.make(spoilt_recipe, "x86_64", shims / f"broken-{tree.name}")

    device = _records("x86_64", tree, "sim", tmp_path)
    different = _different(device, _records("x86_64", tree, made, tmp_path))

    assert set(functions) - set(different) == set()


@cache
def _plan(tree: Path) -> dict[str, list[dict[str, str]]]:
    read: dict[str, list[dict[str, str]]] = json.loads((tree / "plan.json").read_text())
    return read


def _seen(
    arch: str, tree: Path, way: str | Path, folder: Path, *how: str
) -> tuple[list[str], list[str]]:
    """Call every function: the caller's results, and the device's record."""
    built = builds.libraries(arch)
    trace = folder / f"trace-{Path(way).name}"
    library = built / way / tree.name if isinstance(way, str) else way
    environment: dict[str, str | Path] = {
        "PORTER_SIM_ECHO": "1",
        "PORTER_SIM_TRACE": trace,
        "PORTER_REAL_DIR": built / "sim",
    }
    if arch != toolchain.host():
        environment["TOGETHER"] = "16"
    if how:
        environment |= {"PORTER_MEMORY": "64TiB", "PORTER_COMPUTE": "50"}
        environment |= {"PORTER_STATE": folder / "state"}
    done = machines.run(arch, [callers.built(arch, tree), library, *how], environment)
    # where the failing call is one that identifies a device, or returns a graph's memory
    errors = [line for line in done.stderr.splitlines() if not (how and IGNORED.search(line))]
    assert (done.returncode, errors) == (0, [])
    return done.stdout.splitlines(), trace.read_text().splitlines()


def _records(arch: str, tree: Path, way: str | Path, folder: Path) -> Records:
    reported = defaultdict(list)
    for line in (line for seen in _seen(arch, tree, way, folder) for line in seen):
        reported[line.split()[0]].append(line)
    return dict(reported)


def _different(device: Records, shim: Records) -> dict[str, tuple[list[str], list[str]]]:
    names = device.keys() | shim.keys()
    both = {name: (device.get(name, []), shim.get(name, [])) for name in sorted(names)}
    return {name: (one, other) for name, (one, other) in both.items() if one != other}


def _lacking(tree: Path, witness: Iterable[str], called: Iterable[str]) -> list[str]:
    """List the calls that the device did not get; ones that it gets besides are the port's own."""
    left: Iterator[str] = iter(_without_callbacks(tree, called))
    first = {name for name in callers.functions(tree) if f"({name})" in callers.SET_UP[tree.name]}
    expected = [line for line in witness if line.split()[0] not in first | _refused(tree)]
    return [line for line in _without_callbacks(tree, expected) if line not in left]


def _without_callbacks(tree: Path, lines: Iterable[str]) -> list[str]:
    """Leave out the arguments of a call whose callback is replaced by ours."""
    ours = {symbol["name"] for symbol in _plan(tree)["symbols"] if symbol.get("role") == "callback"}
    return [line.split()[0] if line.split()[0] in ours else line for line in lines]
