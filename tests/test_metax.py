"""Vendors whose calls are known from public programs alone: on simulated devices."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from test_clones import ran, twins

from porter.spec import specfiles

pytestmark = [pytest.mark.compile, pytest.mark.network]

# A program that was built for another vendor's runtime: a bridge calls this vendor's beneath.
BRIDGE = """
#include <stddef.h>
int mcMalloc(void **, size_t), mcFree(void *), mcMemGetInfo(size_t *, size_t *);
int wcudaMalloc(void **at, size_t bytes) { return mcMalloc(at, bytes); }
int wcudaFree(void *at) { return mcFree(at); }
int wcudaMemGetInfo(size_t *left, size_t *total) { return mcMemGetInfo(left, total); }
"""


def on(*rows: tuple[object, ...]) -> list[object]:
    """Keep each backend's tests, the first of a row, on one worker: they share the builds."""
    return [pytest.param(*row, marks=pytest.mark.xdist_group(str(row[0]))) for row in rows]


@pytest.mark.parametrize(
    ("backend", "arguments", "reported"),
    on(
        ("metax", ["libmcruntime.so", "mc", "128"], ["512 512 4 2 0 0"]),
        (
            "biren",
            ["libsupart.so", "supa", "128", "libbiren-ml.so.1", "brml"],
            ["512 512 4 2 0 0", "512 512"],
        ),
        ("biren", ["libsupa-runtime.so", "su", "128"], ["512 512 4 2 0 0"]),
        ("biren", ["libsupa-runtime.so", "sudrv", "128"], ["512 512 4 2 0 0"]),
    ),
)
def test_it_is_held_to_its_share(
    backend: str, arguments: list[str], reported: list[str], tmp_path: Path
) -> None:
    """Refused with the vendor's own word for it, seen, freed, and had again."""
    assert ran(backend, arguments, tmp_path) == reported


@pytest.mark.xdist_group("metax")
def test_memory_that_a_bridge_allocates_is_counted_once(tmp_path: Path) -> None:
    """Only the library beneath is taken the place of: four pieces, as without the bridge."""
    source, bridge = tmp_path / "bridge.c", tmp_path / "libruntime_cu.so"
    source.write_text(BRIDGE)
    beneath = twins("metax") / "libmcruntime.so"
    subprocess.run(["gcc", "-shared", "-fPIC", source, beneath, "-o", bridge], check=True)
    assert ran("metax", [str(bridge), "wcuda", "128"], tmp_path) == ["512 512 4 2 0 0"]


# The results of a recorded allocation and of a graph's node, and of one outside of a recording.
RECORDING = """
import ctypes
maca, stream, graph, at = ctypes.CDLL("libmcruntime.so"), *(ctypes.c_void_p() for _ in range(3))
maca.mcStreamCreate(ctypes.byref(stream))
maca.mcStreamBeginCapture(stream, 2)
reported = [maca.mcMallocAsync(ctypes.byref(at), ctypes.c_size_t(1 << 20), stream)]
reported.append(maca.mcStreamEndCapture(stream, ctypes.byref(graph)))
params = ctypes.create_string_buffer(256)
reported.append(maca.mcGraphAddMemAllocNode(ctypes.byref(at), graph, None, 0, params))
reported.append(maca.mcMallocAsync(ctypes.byref(at), ctypes.c_size_t(1 << 20), stream))
print(*reported)
"""


ON_NO_STREAM = """
import ctypes
maca, at = ctypes.CDLL("libmcruntime.so"), ctypes.c_void_p()
print(maca.mcMallocAsync(ctypes.byref(at), ctypes.c_size_t(1 << 20), None))
"""


@pytest.mark.xdist_group("metax")
def test_what_graphs_would_own_is_not_granted(tmp_path: Path) -> None:
    """Memory that no call reports is refused with the status of a function that a driver lacks."""
    program = tmp_path / "recording.py"
    program.write_text(RECORDING)
    assert ran("metax", [], tmp_path, program) == ["801 0 801 0"]


@pytest.mark.xdist_group("metax")
def test_no_stream_is_asked_about_that_may_not_be_one(tmp_path: Path) -> None:
    """The handle of a thread's default stream is not known: stream 0 is not queried."""
    program, trace = tmp_path / "pool.py", tmp_path / "trace"
    program.write_text(ON_NO_STREAM)
    assert ran("metax", [], tmp_path, program, PORTER_SIM_TRACE=trace) == ["0"]
    called = {line.split()[0] for line in trace.read_text().splitlines()}
    assert "mcMallocAsync" in called
    assert "mcStreamIsCapturing" not in called


@pytest.mark.parametrize("backend", on(("metax",), ("biren",)))
def test_it_states_that_it_was_not_run(backend: str) -> None:
    assert specfiles.load_spec(backend).verified.by.value == "none"
