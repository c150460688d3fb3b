"""The shims over real drivers' libraries on a machine without a device: they answer themselves."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import machines
import pytest
from differential import builds
from lookup import asked
from lookup.asked import FLAGS, PROBED, Question

from porter.model import Disposition
from porter.sources import elf

pytestmark = [pytest.mark.compile, pytest.mark.network, pytest.mark.backend("cuda")]

DRIVERS = [(arch, version) for arch in builds.driven() for version in builds.drivers(arch)]
EACH = pytest.mark.parametrize(("arch", "version"), DRIVERS)
ATTACHED = ["library-path", "preload", "quota"]
SONAMES = [tree.name for tree in builds.TREES]


def test_the_drivers_are_the_known_ones() -> None:
    assert {(arch, version.split(".")[0]) for arch, version in DRIVERS} == {
        (arch, major) for arch in ("x86_64", "aarch64") for major in ("535", "550")
    }


@pytest.mark.parametrize("way", ATTACHED)
@EACH
def test_a_driver_without_a_device_says_so_itself(
    arch: str, version: str, way: str, tmp_path: Path
) -> None:
    alone = _answers(arch, {"LD_LIBRARY_PATH": builds.driver(arch, version)})
    through = _answers(arch, _attached(arch, version, way, tmp_path))

    assert (alone["cuInit"], alone["nvmlInit_v2"]) == (["100"], ["9"])
    assert re.fullmatch(r"0 1[23]0\d\d", alone["cuDriverGetVersion"][0])
    assert {k: v for k, v in through.items() if k != "mapped"} == {
        k: v for k, v in alone.items() if k != "mapped"
    }
    shims, driver = builds.libraries(arch) / "shim", builds.driver(arch, version)
    both = {str(folder / soname) for folder in (shims, driver) for soname in SONAMES}
    assert set(alone["mapped"]) == {str(driver / soname) for soname in SONAMES}
    assert set(through["mapped"]) == both


@pytest.mark.parametrize("way", ATTACHED[:2])
@EACH
def test_each_address_that_a_driver_hands_out_becomes_ours(
    arch: str, version: str, way: str, tmp_path: Path
) -> None:
    """Every name, version and flag: the same symbol, the driver's export there, the shim's here."""
    shim = builds.libraries(arch) / "shim" / asked.SONAME
    attached = _attached(arch, version, way, tmp_path)
    for function in (asked.FUNCTION, f"{asked.FUNCTION}_v2"):
        file, alone = _asked(arch, version, function)
        assert file == str(builds.driver(arch, version) / asked.SONAME)

        ours, through = asked.ask(arch, function, alone, attached)

        assert ours == str(shim)
        assert through == alone
        handed = [symbol for _, _, symbol in alone.values() if symbol != "-"]
        assert "stranger" not in handed
        assert len(set(handed)) > 480


@cache
def _asked(arch: str, version: str, function: str) -> tuple[str, dict[Question, asked.Answer]]:
    driver = {"LD_LIBRARY_PATH": builds.driver(arch, version)}
    return asked.ask(arch, function, _questions(), driver)


@cache
def _questions() -> list[Question]:
    """List questions for all names that any header or driver has."""
    tree = next(tree for tree in builds.TREES if tree.name == asked.SONAME)
    planned = {p.symbol.name for p in builds.plan(tree).symbols}
    names = planned | {row.name for row in asked.declared()} | {n for n, _, _ in asked.live()}
    return [(n, v, f) for n in sorted({*names, "cuNoSuchFunction"}) for v in PROBED for f in FLAGS]


@EACH
def test_every_function_of_a_driver_is_behind_a_shim(arch: str, version: str) -> None:
    for tree in builds.TREES:
        real = elf.read_symbols(builds.driver(arch, version) / tree.name)
        planned = {p.symbol.name: p.disposition for p in builds.plan(tree).symbols}
        shim = elf.read_symbols(builds.libraries(arch) / "shim" / tree.name)
        ours = {symbol.name for symbol in shim.symbols}

        assert real.machine == arch
        assert {s.name for s in real.symbols} - set(planned) == set()
        kept = {s.name for s in real.symbols if planned[s.name] is not Disposition.DATA}
        assert kept - ours == set()


@EACH
def test_nothing_of_a_driver_is_unguarded(arch: str, version: str) -> None:
    for soname in SONAMES:
        library = builds.driver(arch, version) / soname
        command = [sys.executable, "-m", "porter", "check-symbols", "--json", str(library)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        counts = json.loads(done.stdout)["counts"]
        known = ("hooked", "forwarded", "untyped", "data")
        assert sum(counts[kind] for kind in known) == len(elf.read_symbols(library).symbols)
        assert counts["unplanned"] == counts["unguarded"] == 0


def _answers(arch: str, environment: Mapping[str, str | Path]) -> dict[str, list[str]]:
    answers: dict[str, list[str]] = {}
    done = machines.run(arch, [builds.program(arch, asked.HERE / "driver.c")], environment)
    assert (done.returncode, done.stderr) == (0, "")
    for line in done.stdout.splitlines():
        call, _, answer = line.partition(" ")
        answers.setdefault(call, []).append(answer)
    return answers


def _attached(arch: str, version: str, way: str, state: Path) -> dict[str, str | Path]:
    """Put the shims before the driver's libraries."""
    shims = builds.libraries(arch) / "shim"
    real: dict[str, str | Path] = {"PORTER_REAL_DIR": builds.driver(arch, version)}
    if way == "preload":
        return real | {"LD_PRELOAD": " ".join(str(shims / soname) for soname in SONAMES)}
    quota = {"PORTER_MEMORY": "1GiB", "PORTER_STATE": str(state)} if way == "quota" else {}
    return real | {"LD_LIBRARY_PATH": shims} | quota
