"""Our libamdhip64 before its simulated twin: what AMD's own cannot do without a compiler."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, Runtime

from porter.native import simd
from porter.sources import elf

pytestmark = [pytest.mark.compile, pytest.mark.network]

RUNTIMES = world.runtimes()
EACH = world.each(RUNTIMES)
NEWEST = world.each([next(runtime for runtime in RUNTIMES if runtime.major == 6)])
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
def device(runtime: Runtime, tmp_path: Path) -> Iterator[str]:
    """Serve one device of 1 GiB."""
    socket = str(tmp_path / "devices")
    with simd.devices(world.twin(runtime.soname) / "porter-simd", socket, 1, "1GiB"):
        yield socket


def limited(
    runtime: Runtime, source: str, state: Path, device: str, *arguments: str, **more: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run a program under a limit of 512 MiB."""
    settings = {
        "LD_LIBRARY_PATH": str(world.shims()),
        "PORTER_REAL_DIR": str(world.twin(runtime.soname)),
        "PORTER_SIM_SOCKET": device,
        "PORTER_SIM_CONTEXT": "0",
        "PORTER_STATE": str(state),
        "PORTER_MEMORY": "512MiB",
        "PORTER_LOG": "error",
    }
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    return subprocess.run(
        [world.program(runtime, HERE / source), *arguments],
        env=inherited | settings | {name: str(value) for name, value in more.items()},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@EACH
def test_a_twin_exports_what_its_runtime_does(runtime: Runtime) -> None:
    real = elf.read_symbols(world.real(runtime) / runtime.soname)
    twin = elf.read_symbols(world.twin(runtime.soname) / runtime.soname)
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


@NEWEST
@pytest.mark.parametrize(
    ("asked", "reported"),
    [
        (400, ["add 0 512", "launch 0 112", "again 0 112", "trim 0 512"]),
        (600, ["add 0 512", "launch 2 512", "again 2 512", "trim 0 512"]),
    ],
)
def test_a_graph_is_refused_where_it_would_map_its_memory(
    runtime: Runtime, asked: int, reported: list[str], tmp_path: Path, device: str
) -> None:
    done = limited(runtime, "graph.c", tmp_path, device, str(asked * MIB))

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == reported


WORK = ["launch", "launch-module", "graph", "copy", "copy-thread", "copy-wait", "copy-rows", "fill"]
STREAMS = {"copy-thread": "0200000000000000", "copy-wait": "0000000000000000"}


def marked(runtime: Runtime, way: str, folder: Path, device: str) -> list[str]:
    """Give a device that is shared three pieces of work; answer the streams that are marked."""
    trace = folder / "trace"
    more = {"PORTER_SIM_TRACE": trace, "PORTER_COMPUTE": "50", "PORTER_SHARED": folder}
    done = limited(runtime, "work.c", folder, device, way, **more)

    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["0"] * 4, "")
    called = [line.split() for line in trace.read_text().splitlines()]
    return [words[2] for words in called if words[0] == "hipEventRecord"]


@pytest.mark.parametrize("way", WORK)
@EACH
def test_work_waits_for_its_turn_and_is_measured(
    runtime: Runtime, way: str, tmp_path: Path, device: str
) -> None:
    """Two marks before the first piece, to time it, and one behind each.

    Two before the next one, too, where the call took longer than it may: the device copies in it.
    """
    streams = marked(runtime, way, tmp_path, device)

    assert len(streams) in {5, 7}
    (stream,) = set(streams)
    assert stream == STREAMS.get(way, stream)
    assert way in STREAMS or int(stream, 16) > 0xFF


@EACH
def test_a_copy_with_an_end_on_the_host_does_not_wait(
    runtime: Runtime, tmp_path: Path, device: str
) -> None:
    assert marked(runtime, "copy-in", tmp_path, device) == []


@world.each([runtime for runtime in RUNTIMES if runtime.version.startswith("5.2")])
def test_a_launch_that_returns_nothing_waits_too(
    runtime: Runtime, tmp_path: Path, device: str
) -> None:
    assert len(marked(runtime, "launch-template", tmp_path, device)) in {5, 7}


@EACH
def test_no_event_is_asked_about_while_a_capture_goes_on(
    runtime: Runtime, tmp_path: Path, device: str
) -> None:
    trace = tmp_path / "trace"
    more = {"PORTER_SIM_TRACE": trace, "PORTER_COMPUTE": "50", "PORTER_SHARED": tmp_path}
    more["PORTER_SIM_KERNEL_US"] = "2000"
    done = limited(runtime, "capture.c", tmp_path, device, **more)

    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["0"] * 8, "")
    called = [line.split()[0] for line in trace.read_text().splitlines()]
    begun = called.index("hipStreamBeginCapture")
    ended = called.index("hipStreamEndCapture")
    asked = [number for number, name in enumerate(called) if name == "hipEventQuery"]
    assert any(number < begun for number in asked)
    assert any(number > ended for number in asked)
    assert not any(begun < number < ended for number in asked)
