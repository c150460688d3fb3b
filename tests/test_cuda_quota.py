"""The programs for a real card, under `porter run --simulate`: every way to memory is bounded."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from namespaces import needs_root

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = ROOT / "tests" / "gpu"
QUOTA = 2 << 30
CONTEXT = {"PORTER_SIM_CONTEXT": "16MiB"}

pytestmark = [pytest.mark.compile, pytest.mark.slow]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("programs")
    for source in PROGRAMS.glob("*.c"):
        program = folder / source.stem
        subprocess.run(
            ["cc", "-std=c11", "-O1", str(source), "-o", str(program), "-ldl"], check=True
        )
    return folder


def run(*command: str | Path, **environment: str) -> tuple[int, list[dict[str, Any]]]:
    """Run a program on one simulated device of 8 GiB under the quota: its exit status and lines."""
    porter = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate"]
    share = ["--memory", str(QUOTA), "--devices", "1", "--device-memory", "8GiB", "--"]
    done = subprocess.run(
        [*porter, *share, *map(str, command)],
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=False,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_every_way_to_get_memory_is_refused_at_the_quota(built: Path) -> None:
    status, lines = run(built / "alloc_paths", "-f", "4g", "-t", "256k", str(QUOTA))

    assert status == 0, lines
    ways = {line["way"]: line for line in lines}
    assert len(ways) == 13
    del ways["ipc"]
    assert {name: way["status"] for name, way in ways.items()} == dict.fromkeys(ways, 2)
    assert {name: way["total"] for name, way in ways.items()} == dict.fromkeys(ways, QUOTA)
    assert [name for name, way in ways.items() if way["free_full"] > 32 << 20] == []


def test_two_processes_share_one_quota(built: Path) -> None:
    status, lines = run(built / "two_procs", str(QUOTA))

    assert (status, lines[0]["good"]) == (0, True), lines


def test_racing_processes_are_granted_all_of_it_and_not_a_byte_more(built: Path) -> None:
    exact = {"PORTER_SIM_EXACT": "1"}
    status, lines = run(built / "race", "-n", "32", "-g", "0", str(QUOTA), **exact)

    assert (status, lines[0]["good"], lines[0]["left"]) == (0, True, 0), lines


def test_killed_processes_leave_no_debt(built: Path) -> None:
    status, lines = run(built / "kill_storm", "-n", "100", "-m", "5", **CONTEXT)

    assert (status, lines[0]["good"]) == (0, True), lines


def test_addresses_handed_out_by_name_are_the_shims_own(built: Path) -> None:
    table = json.loads((ROOT / "tests" / "data" / "cuda" / "getproc-580.159.json").read_text())
    del table["_"]
    names = built / "names"
    names.write_text("\n".join(table) + "\n")
    script = f'"{built}/getproc" -p "{platform.machine()}/libcuda.so.1" < "{names}" | tr -d "\\n"'
    status, lines = run("sh", "-c", script)

    # The simulated driver is a newer one than that of the table, 13.0.
    known = {
        name: {flags: [row for row in rows if row[0] <= 13000] for flags, rows in handed.items()}
        for name, handed in lines[0].items()
    }
    assert status == 0
    assert known == table


LATE = """
import ctypes, json
cuda, context = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p()
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
management, device = ctypes.CDLL("libnvidia-ml.so.1"), ctypes.c_void_p()
figures = (ctypes.c_ulonglong * 3)()
management.nvmlInit_v2(), management.nvmlDeviceGetHandleByIndex_v2(0, ctypes.byref(device))
status = management.nvmlDeviceGetMemoryInfo(device, figures)
print(json.dumps({"status": status, "total": figures[0]}))
"""


def test_a_management_library_opened_late_is_the_shims_too() -> None:
    """The compute shim has opened the real one by then, under the same SONAME."""
    status, lines = run("env", "-u", "LD_PRELOAD", sys.executable, "-c", LATE, **CONTEXT)

    assert (status, lines) == (0, [{"status": 0, "total": QUOTA}])


VIEWS = """
import ctypes, json, os, pathlib
cuda, context, address = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_uint64()
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
status = cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(1 << 30))
if "CUT" in os.environ:
    folder = pathlib.Path(os.environ["PORTER_STATE"]) / os.environ["PORTER_TENANT"]
    os.truncate(folder / "account", 4096)
free, total = ctypes.c_size_t(), ctypes.c_size_t()
cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
management, device = ctypes.CDLL("libnvidia-ml.so.1"), ctypes.c_void_p()
figures, count = (ctypes.c_ulonglong * 3)(), ctypes.c_uint(16)
listed = ctypes.create_string_buffer(16 * 24)
management.nvmlInit_v2(), management.nvmlDeviceGetHandleByIndex_v2(0, ctypes.byref(device))
management.nvmlDeviceGetMemoryInfo(device, figures)
management.nvmlDeviceGetComputeRunningProcesses_v3(device, ctypes.byref(count), listed)
pid, bytes = int.from_bytes(listed[:4], "little"), int.from_bytes(listed[8:16], "little")
print(json.dumps([status, total.value - free.value, total.value]))
print(json.dumps([count.value, pid == os.getpid(), bytes]))
print(json.dumps([figures[2], figures[0]]))
"""
STATES = {
    "a file": 'touch "$STATE"; export PORTER_STATE="$STATE"',
    "full": 'mkdir "$STATE"; mount -t tmpfs -o size=64k x "$STATE"; export PORTER_STATE="$STATE"',
    "cut short": "export CUT=1",
    "in order": ":",
}


@pytest.mark.root
@needs_root
@pytest.mark.parametrize("state", STATES)
def test_libraries_report_the_same_with_any_state_folder(state: str, tmp_path: Path) -> None:
    """Where no account can be kept, each library in the process knows the process's memory."""
    script = f'{STATES[state]}; exec "$@"'
    command = ("unshare", "--mount", "sh", "-c", script, "sh", sys.executable, "-c", VIEWS)
    status, lines = run(*command, STATE=str(tmp_path / "state"), **CONTEXT)
    used = (1 << 30) + (16 << 20)

    assert status == 0
    assert lines == [[0, used, QUOTA], [1, True, used], [used, QUOTA]]


UPLOADED = """
import ctypes, json, struct
cuda, context, graph = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
node, run, unused, total = (ctypes.c_void_p() for _ in range(4))
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context), cuda.cuGraphCreate(ctypes.byref(graph), 0)
what = ctypes.create_string_buffer(struct.pack("4i88xQQ", 1, 0, 1, 0, 1 << 30, 0))
add = lambda: cuda.cuGraphAddMemAllocNode(ctypes.byref(node), graph, None, 0, what)
def instantiate():
    wanted = ctypes.create_string_buffer(struct.pack("QQQQ", 2, 0, 0, 0))
    return cuda.cuGraphInstantiateWithParams(ctypes.byref(run), graph, wanted)
def reported():
    cuda.cuMemGetInfo_v2(ctypes.byref(unused), ctypes.byref(total))
    return unused.value >> 20
print(json.dumps([add(), instantiate(), reported(), cuda.cuGraphLaunch(run, None)]))
print(json.dumps([add(), cuda.cuGraphExecDestroy(run), instantiate(), reported()]))
upload = ctypes.c_ulonglong(2)
print(json.dumps([cuda.cuGraphInstantiateWithFlags(ctypes.byref(run), graph, upload)]))
"""


def test_a_graph_that_is_uploaded_as_it_is_made_stays_below_the_quota() -> None:
    status, lines = run(sys.executable, "-c", UPLOADED, **CONTEXT)

    assert (status, lines) == (0, [[0, 0, 1006, 0], [0, 0, 2, 1008], [2]])


def test_a_graph_of_unknown_size_is_refused() -> None:
    """Made in one way or another; nothing is left of it."""
    failing = {"PORTER_SIM_FAIL": "graph-node-memory:*"}
    status, lines = run(sys.executable, "-c", UPLOADED, **CONTEXT, **failing)

    assert status == 0
    assert [lines[0][1:3], lines[2]] == [[2, 2032], [2]]


MADE = """
import ctypes, json, struct
cuda, context, graph = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
node, free, total = (ctypes.c_void_p() for _ in range(3))
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context), cuda.cuGraphCreate(ctypes.byref(graph), 0)
what = ctypes.create_string_buffer(struct.pack("4i88xQQ", 1, 0, 1, 0, 2 << 20, 0))
cuda.cuGraphAddMemAllocNode(ctypes.byref(node), graph, None, 0, what)
def reported():
    cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    return free.value or 0
first = reported()
runs, status = [ctypes.c_void_p() for _ in range(20000)], 0
for made, run in enumerate(runs):
    status = cuda.cuGraphInstantiateWithFlags(ctypes.byref(run), graph, ctypes.c_ulonglong(0))
    if status:
        break
left = reported()
for run in runs[:made]:
    cuda.cuGraphExecDestroy(run)
fits = made << 21 <= first < made + 5 << 21
print(json.dumps([status, fits, left < 10 << 20, reported() == first]))
"""


def test_what_executable_graphs_take_for_themselves_stays_below_the_quota() -> None:
    status, lines = run(sys.executable, "-c", MADE, **CONTEXT)

    assert (status, lines) == (0, [[2, True, True, True]])


PART = """
import ctypes, json, struct
cuda, context, made = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
free, total, size = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t(1 << 30)
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
what = ctypes.create_string_buffer(struct.pack("4i80x", 1, 0, 6, 1 << 8))
create = lambda: cuda.cuMemCreate(ctypes.byref(made), size, what, ctypes.c_ulonglong(0))
def reported():
    cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    return (free.value or 0) >> 20
print(json.dumps([reported(), create(), reported(), create(), reported()]))
pool, place = ctypes.c_void_p(), ctypes.c_void_p()
print(json.dumps([cuda.cuMemPoolCreate(ctypes.byref(pool), what)]))
take = lambda: cuda.cuMemAllocFromPoolAsync(ctypes.byref(place), size, pool, None)
cuda.cuMemRelease(made)
print(json.dumps([take(), reported(), take(), reported()]))
"""


_REFUSED = """
import ctypes, json
cuda = ctypes.CDLL("libcuda.so.1")
context, place = ctypes.c_void_p(), ctypes.c_uint64()
assert not cuda.cuInit(0)
assert not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
assert not cuda.cuCtxSetCurrent(context)
reported = []
for size in (600 << 10, 1000000, 3000000, 2 << 20, 777):
    status = 0
    while not status:
        place.value = 7
        status = cuda.cuMemAllocAsync(ctypes.byref(place), ctypes.c_size_t(size), None)
    reported.append([status, place.value])
print(json.dumps(reported))
"""


def test_a_refused_call_returns_no_address() -> None:
    """An address that was freed again may belong to another thread by then."""
    status, lines = run(sys.executable, "-c", _REFUSED, **CONTEXT)
    assert (status, lines) == (0, [[[2, 7]] * 5])


def test_a_part_of_a_device_is_the_devices_own_memory() -> None:
    """Of newer drivers: the location names a device and one of its locality domains."""
    status, lines = run(sys.executable, "-c", PART, **CONTEXT)

    assert (status, lines) == (0, [[2032, 0, 1008, 2, 1008], [0], [0, 1008, 2, 1008]])


CODE = """
import ctypes, json
cuda, context, module = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
library, free, total = (ctypes.c_void_p() for _ in range(3))
image = ctypes.create_string_buffer(64)
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
def reported():
    cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    return (free.value or 0) >> 20
refused = ctypes.c_void_p()
load = lambda into=refused: cuda.cuModuleLoadData(ctypes.byref(into), image)
none = (0,) * 6
load_library = lambda into=refused: cuda.cuLibraryLoadData(ctypes.byref(into), image, *none)
rows = [load(), load(module), reported(), load(), reported(), load_library(), reported()]
print(json.dumps(rows))
print(json.dumps([cuda.cuModuleUnload(module), load_library(library), reported()]))
print(json.dumps([cuda.cuLibraryUnload(library), reported()]))
"""


def test_code_of_any_size_is_refused_where_it_does_not_fit() -> None:
    """It is loaded, looked at, and unloaded again."""
    status, lines = run(sys.executable, "-c", CODE, PORTER_SIM_MODULE="900MiB", **CONTEXT)

    assert status == 0
    assert lines == [[0, 0, 232, 2, 232, 2, 232], [0, 0, 232], [0, 1132]]


def test_memory_that_its_maker_let_go_counts_while_another_has_it_open() -> None:
    status, lines = run(sys.executable, PROGRAMS / "handed.py", **CONTEXT)

    assert status == 0, lines
    assert len(lines) == 23
    assert [line for line in lines if not line["good"]] == []


def test_a_limit_that_fits_no_device_is_reported(built: Path) -> None:
    """No user may think that it holds; one that fits a device leaves the others free in silence."""
    limits = ("GPU-none=1GiB", "1=1GiB")
    reported = {
        limit: _stderr("0=8GiB", "env", f"PORTER_MEMORY={limit}", built / "overhead")
        for limit in limits
    }

    assert "device GPU-none is none of the 2 devices here" in reported["GPU-none=1GiB"]
    assert "none of" not in reported["1=1GiB"]


def test_a_limit_without_a_unit_is_reported(built: Path) -> None:
    assert "8 GiB would be 8GiB" in _stderr("0=8", "sh", "-c", f'"{built}/overhead"; true')


def _stderr(limit: str, *command: str | Path) -> str:
    porter = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate"]
    done = subprocess.run(
        [*porter, "--device", limit, "--", *map(str, command)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return done.stderr
