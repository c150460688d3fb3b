"""The quota core: its C tests plain, under the sanitizers and on another processor."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import machines
import pytest
import worlds

from porter.native import toolchain

pytestmark = pytest.mark.compile

TESTS = Path(__file__).parent
SOURCES = tuple(
    path.stem
    for path in worlds.core_sources(
        *("config/*.c", "lease/arbiter*.c", "memory/alone.c", "memory/quota.c"),
        *("platform/*.c", "sched/*.c", "state/*.c"),
    )
)
WAYS = {"plain": "plain", "asan": "address", "tsan": "thread"}
OTHERS = [arch for arch in machines.ARCHES if arch != toolchain.host()]
# Leaks are not looked for: the core allocates nothing, and the looking fails in pid namespaces.
SANITIZERS = {
    "ASAN_OPTIONS": "detect_leaks=0:handle_sigbus=0",
    "TSAN_OPTIONS": "handle_sigbus=0:die_after_fork=0",
}
PROGRAMS = (
    *("config", "quota", "quota_dead", "quota_devices", "quota_race", "reach"),
    *("region", "region_order", "thread"),
)

Build = Callable[[str, str], Path]


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Compile a program against the core, one way."""

    def program(way: str, source: str) -> Path:
        binary = tmp_path_factory.mktemp(way) / Path(source).stem
        compiler = _compiler(way)
        archive = binary.with_name("core.a")  # a program takes only its needed objects from it
        objects = worlds.core(compiler, SOURCES)
        subprocess.run(["ar", "rcs", archive, *objects], check=True)
        strict = [*compiler, "-Wno-missing-prototypes"]
        command = [*strict, str(TESTS / source), str(archive), "-o", str(binary)]
        subprocess.run(command, check=True)
        return binary

    return program


def _compiler(way: str) -> tuple[str, ...]:
    if way in WAYS:
        return ("cc", *worlds.CORE_FLAGS, *worlds.CORE_SANITIZERS[WAYS[way]])
    return (*machines.compiler(way), *worlds.CORE_FLAGS)


def run(way: str, binary: Path, *arguments: str, **variables: str) -> str:
    """Run in an empty folder that other users can reach; everything it says, once it has passed.

    Not one of pytest's: each pytest that starts closes the folder of all of them to others.
    """
    command = [str(binary), *arguments]
    if way in OTHERS:
        command = machines.command(way, command, variables)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        done = subprocess.run(
            command,
            cwd=folder,
            env=clean | SANITIZERS | variables,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("way", WAYS)
def test_damaged_accounts(build: Build, way: str) -> None:
    """Not under an emulator: there, some thirty processes at once are too slow for their waits."""
    said = run(way, build(way, "c/test_region_hostile.c"))
    if "SKIPPED" in said:
        pytest.skip(said.strip())


@pytest.mark.parametrize(
    "way", [*WAYS, *(pytest.param(arch, marks=pytest.mark.arch(arch)) for arch in OTHERS)]
)
@pytest.mark.parametrize("name", PROGRAMS)
def test_core(build: Build, way: str, name: str) -> None:
    binary = build(way, f"c/test_{name}.c")
    kills = os.environ.get("PORTER_TEST_KILLS") or ("200" if way == "plain" else "60")
    patience = "10" if way in OTHERS else "1"
    output = run(way, binary, CHAOS_KILLS=kills, CHAOS_PATIENCE=patience)
    if "SKIPPED" in output and way not in OTHERS:
        pytest.skip(output.strip())


def test_cost_is_measured(build: Build) -> None:
    output = run("plain", build("plain", "c/test_quota_cost.c"))
    assert [line.split(":")[0] for line in output.splitlines()] == [
        "reserve+settle+release",
        "view",
        "refusal",
    ]
