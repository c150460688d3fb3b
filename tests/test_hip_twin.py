"""Our libamdhip64 before its simulated twin: what AMD's own cannot do without a compiler."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, Runtime

from porter import elf, simd

pytestmark = [pytest.mark.compile, pytest.mark.network]

RUNTIMES = world.runtimes()
EACH = pytest.mark.parametrize("runtime", RUNTIMES, ids=lambda runtime: runtime.version)
MIB = 1 << 20
WAYS = [
    "plain",
    "flags",
    "managed",
    "pitch",
    "pitch-element",
    "slices",
    "array",
    "array-driver",
    "array-flags",
]


@pytest.fixture
def device(tmp_path: Path) -> Iterator[str]:
    """Serve one device of 1 GiB."""
    socket = str(tmp_path / "devices")
    with simd.devices(world.twins() / "porter-simd", socket, 1, "1GiB"):
        yield socket


def limited(
    runtime: Runtime, source: str, state: Path, device: str, *arguments: str
) -> subprocess.CompletedProcess[str]:
    """Run a program under a limit of 512 MiB."""
    settings = {
        "LD_LIBRARY_PATH": str(world.shims()),
        "PORTER_REAL_DIR": str(world.twins()),
        "PORTER_SIM_SOCKET": device,
        "PORTER_SIM_CONTEXT": "0",
        "PORTER_STATE": str(state),
        "PORTER_MEMORY": "512MiB",
        "PORTER_LOG": "error",
    }
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    return subprocess.run(
        [world.program(runtime, HERE / source), *arguments],
        env=inherited | settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@EACH
def test_a_twin_exports_what_its_runtime_does(runtime: Runtime) -> None:
    real = elf.read_symbols(world.real(runtime) / runtime.soname)
    twin = elf.read_symbols(world.twins() / runtime.soname)
    ours = {(s.name, s.version, s.default) for s in twin.symbols}

    assert {(s.name, s.version, s.default) for s in real.symbols} - ours == set()


@pytest.mark.parametrize("way", [*WAYS, "physical", "pool"])
@EACH
def test_each_way_to_get_memory_is_refused_at_the_limit(
    runtime: Runtime, way: str, tmp_path: Path, device: str
) -> None:
    done = limited(runtime, "paths.c", tmp_path, device, str(400 * MIB), way)

    assert (done.returncode, done.stderr) == (0, "")
    name, first, second, third, _, _ = done.stdout.split()
    assert (name, first, second, third) == (way, "0", "2", "0")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (400, ["add 0 512", "launch 0 112", "again 0 112", "trim 0 512"]),
        (600, ["add 0 512", "launch 2 512", "again 2 512", "trim 0 512"]),
    ],
)
def test_a_graph_is_refused_where_it_would_map_its_memory(
    asked: int, told: list[str], tmp_path: Path, device: str
) -> None:
    runtime = next(runtime for runtime in RUNTIMES if runtime.major == 6)
    done = limited(runtime, "graph.c", tmp_path, device, str(asked * MIB))

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == told
