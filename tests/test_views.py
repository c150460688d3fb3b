"""Every view of a device's memory is exact once a program has waited for the device.

Memory of a pool is free when its stream has reached the free. Every view shows it then: the
process's own, by its runtime and by the management library, and that of another process of its
tenant.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from management import world

ROOT = Path(__file__).resolve().parents[1]
WAITS = ("context", "event", "stream", "query", "event-query")

pytestmark = pytest.mark.compile

START = """
import ctypes, subprocess, sys
from ctypes import byref, c_size_t, c_uint64, c_void_p
cuda, nvml = ctypes.CDLL("libcuda.so.1"), ctypes.CDLL("libnvidia-ml.so.1")
context, stream, event, address, handle = (c_void_p() for _ in range(5))
class Memory(ctypes.Structure):
    _fields_ = [(name, ctypes.c_ulonglong) for name in ("total", "free", "used")]
def ok(status):
    assert not status, status
ok(nvml.nvmlInit_v2())
ok(nvml.nvmlDeviceGetHandleByIndex_v2(0, byref(handle)))
def managed():
    memory = Memory()
    ok(nvml.nvmlDeviceGetMemoryInfo(handle, byref(memory)))
    return memory.used >> 20
"""
OTHER = """
for _ in sys.stdin:
    print(managed(), flush=True)
"""
HERE = """
ok(cuda.cuInit(0))
ok(cuda.cuDevicePrimaryCtxRetain(byref(context), 0))
ok(cuda.cuCtxSetCurrent(context))
ok(cuda.cuStreamCreate(byref(stream), 1))
ok(cuda.cuEventCreate(byref(event), 2))
other = subprocess.Popen([sys.executable, "-c", sys.argv[2]], stdin=-1, stdout=-1, text=True)
def views():
    free, total = c_size_t(), c_size_t()
    by_nvml = managed()
    other.stdin.write("\\n")
    other.stdin.flush()
    by_other = int(other.stdout.readline())
    ok(cuda.cuMemGetInfo_v2(byref(free), byref(total)))
    return (total.value - free.value) >> 20, by_nvml, by_other
def until(call, of):
    while status := call(of):
        assert status == 600, status
waits = {
    "context": lambda: ok(cuda.cuCtxSynchronize()),
    "event": lambda: ok(cuda.cuEventSynchronize(event)),
    "stream": lambda: ok(cuda.cuStreamSynchronize(stream)),
    "query": lambda: until(cuda.cuStreamQuery, stream),
    "event-query": lambda: until(cuda.cuEventQuery, event),
}
views()
"""
POOL = """
seen = []
for _ in range(3):
    ok(cuda.cuMemAllocAsync(byref(address), c_size_t(512 << 20), stream))
    ok(cuda.cuStreamSynchronize(stream))
    held = views()
    ok(cuda.cuMemFreeAsync(address, stream))
    ok(cuda.cuEventRecord(event, stream))
    waits[sys.argv[1]]()
    seen.append((held, views()))
print(seen)
"""
PLAIN = """
ok(cuda.cuMemAlloc_v2(byref(address), c_size_t(512 << 20)))
held = views()
ok(cuda.cuMemFree_v2(address))
print([(held, views())])
"""
CONTEXT = {"PORTER_SIM_CONTEXT": "16MiB"}
SECOND = (16 + 512, 16)  # MiB: with the pool's free memory, and without


def seen(program: str, limit: str, *arguments: str) -> object:
    """Run a program on a device of 1 GiB: its observations, in MiB."""
    porter = (sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate")
    share = ("--memory", limit, "--devices", "1", "--device-memory", "1GiB")
    done = subprocess.run(
        [*porter, *share, "--", sys.executable, "-c", START + HERE + program, *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT)} | CONTEXT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return eval(done.stdout)  # noqa: S307 -- numbers


@pytest.mark.backend("cuda")
@pytest.mark.parametrize("limit", ["768MiB", "1GiB"])  # of which the device has less than that
@pytest.mark.parametrize("wait", [wait for wait in WAITS if "query" not in wait])
def test_after_a_wait_views_are_exact(wait: str, limit: str) -> None:
    held, left = ((mib,) * 3 for mib in SECOND)
    assert seen(POOL, limit, wait, START + OTHER) == [(held, left)] * 3


@pytest.mark.backend("cuda")
@pytest.mark.parametrize("wait", [wait for wait in WAITS if "query" in wait])
def test_after_a_question_views_show_the_pools_memory(wait: str) -> None:
    """The simulated driver gives it back where a program waits, and not before."""
    held = (SECOND[0],) * 3
    assert seen(POOL, "768MiB", wait, START + OTHER) == [(held, held)] * 3


@pytest.mark.backend("cuda")
def test_after_a_free_the_whole_device_is_shown() -> None:
    """A limit as large as the device is bounded by the device's free memory."""
    held, left = ((mib,) * 3 for mib in SECOND)
    assert seen(PLAIN, "1GiB", "", START + OTHER) == [(held, left)]


RUNTIME = """
import ctypes, subprocess, sys
from ctypes import byref, c_size_t, c_void_p
library, prefix, other = ctypes.CDLL(sys.argv[1]), sys.argv[2], sys.argv[3:]
stream, address = c_void_p(), c_void_p()
def call(name, *values):
    status = getattr(library, prefix + name)(*values)
    assert not status, (name, status)
def used():
    free, total = c_size_t(), c_size_t()
    call("MemGetInfo", byref(free), byref(total))
    return (total.value - free.value) >> 20
"""
RUNTIME_OTHER = """
for _ in sys.stdin:
    print(used(), flush=True)
"""
RUNTIME_HERE = """
command = [sys.executable, "-c", other[0], *sys.argv[1:3]]
other = subprocess.Popen(command, stdin=-1, stdout=-1, text=True)
def views():
    other.stdin.write("\\n")
    other.stdin.flush()
    return int(other.stdout.readline()), used()
call("StreamCreate", byref(stream))
views()
for _ in range(3):
    call("MallocAsync", byref(address), c_size_t(512 << 20), stream)
    call("StreamSynchronize", stream)
    held = views()
    call("FreeAsync", address, stream)
    call("StreamSynchronize", stream)
    print(held, views())
"""


@pytest.mark.parametrize(
    ("backend", "soname", "prefix"),
    [("hip", "libamdhip64.so.6", "hip"), ("metax", "libmcruntime.so", "mc")],
)
@pytest.mark.network
def test_other_vendors_views_are_exact(
    backend: str, soname: str, prefix: str, tmp_path: Path
) -> None:
    with world.device(backend, tmp_path) as settings:
        done = subprocess.run(
            [sys.executable, "-c", RUNTIME + RUNTIME_HERE, soname, prefix, RUNTIME + RUNTIME_OTHER],
            env=settings | {"PORTER_MEMORY": "768MiB"},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.stdout == "(512, 512) (0, 0)\n" * 3, done.stderr
