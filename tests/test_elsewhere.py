"""Memory that graphs and pools take of another device than the current one is charged there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OWN = {"PORTER_SIM_CONTEXT": "16MiB", "PORTER_SIM_GRAPH": "0"}

pytestmark = [pytest.mark.compile, pytest.mark.slow, pytest.mark.xdist_group("cuda")]

START = """
import ctypes, json, struct, sys
cuda, unused, total = ctypes.CDLL("libcuda.so.1"), ctypes.c_size_t(), ctypes.c_size_t()
contexts, address, node = [ctypes.c_void_p(), ctypes.c_void_p()], ctypes.c_uint64(), ctypes.c_void_p()
cuda.cuInit(0)
for device, context in enumerate(contexts):
    cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
def left():
    reported = []
    for context in contexts[::-1]:
        cuda.cuCtxSetCurrent(context)
        cuda.cuMemGetInfo_v2(ctypes.byref(unused), ctypes.byref(total))
        reported.insert(0, unused.value >> 20)
    return reported
"""  # noqa: E501


def ran(limits: str, program: str, *arguments: str, **environment: str) -> list[object]:
    """Run a program on two simulated devices, the first of which is current: its output."""
    porter = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate"]
    share = ["--device", limits, "--device-memory", "4GiB", "--log", "off", "--"]
    done = subprocess.run(
        [*porter, *share, sys.executable, "-c", START + program, *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT)} | OWN | environment,
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


# It owns memory on each device, in MiB. Prints the results for a graph that is uploaded at once,
# and launched.
GRAPH = """
graph, run = ctypes.c_void_p(), ctypes.c_void_p()
cuda.cuGraphCreate(ctypes.byref(graph), 0)
for device, context in enumerate(contexts):
    cuda.cuCtxSetCurrent(context)
    size = int(sys.argv[1 + device]) << 20
    what = ctypes.create_string_buffer(struct.pack("4i88xQQ", 1, 0, 1, device, size, 0))
    cuda.cuGraphAddMemAllocNode(ctypes.byref(node), graph, None, 0, what)
make = lambda flags: cuda.cuGraphInstantiateWithFlags(ctypes.byref(run), graph, flags)
print(json.dumps(left()))
print(json.dumps([make(ctypes.c_ulonglong(2)), left()]))
cuda.cuGraphExecDestroy(run), cuda.cuDeviceGraphMemTrim(0), cuda.cuDeviceGraphMemTrim(1)
print(json.dumps([make(ctypes.c_ulonglong(0)), cuda.cuGraphLaunch(run, None), left()]))
"""


def test_a_graph_is_charged_on_each_device_for_its_memory_there() -> None:
    lines = ran("0=1GiB,1=512MiB", GRAPH, "768", "256")

    assert lines == [[1008, 496], [0, [240, 240]], [0, 0, [240, 240]]]


def test_a_graph_that_does_not_fit_on_one_of_its_devices_takes_nothing_of_the_others() -> None:
    lines = ran("0=1GiB,1=512MiB", GRAPH, "256", "768")

    assert lines == [[1008, 496], [2, [1008, 496]], [0, 2, [1008, 496]]]


def test_a_graphs_memory_on_an_unlimited_device_is_charged_to_no_other() -> None:
    lines = ran("0=512MiB", GRAPH, "256", "1024")

    assert lines == [[496, 4080], [0, [240, 3056]], [0, 0, [240, 3056]]]


# The first device is current. Prints the results of taking MiB from a pool that it did not make.
POOL = """
pool, stream = ctypes.c_void_p(), ctypes.c_void_p()
cuda.cuCtxSetCurrent(contexts[0]), cuda.cuStreamCreate(ctypes.byref(stream), 1)
def take(size):
    cuda.cuCtxSetCurrent(contexts[0])
    size = ctypes.c_size_t(size << 20)
    status = cuda.cuMemAllocFromPoolAsync(ctypes.byref(address), size, pool, stream)
    cuda.cuStreamSynchronize(stream)
    return status
def of(kind, number, type):
    place = (ctypes.c_int * 2)(kind, number)
    return cuda.cuMemGetDefaultMemPool(ctypes.byref(pool), place, type)
"""
OTHER = """
print(json.dumps([cuda.cuDeviceGetDefaultMemPool(ctypes.byref(pool), 1), take(256), left()]))
print(json.dumps([take(512), left()]))
"""
PLACED = """
print(json.dumps([of(1, 1, 1), take(256), left()]))
"""
HOST = """
print(json.dumps([of(2, 0, 1), take(2048), left()]))
"""
MANAGED = """
print(json.dumps([of(0, 0, 2), take(2048)]))
"""


def test_a_pool_that_is_no_devices_current_one_is_charged_where_it_lies() -> None:
    """The program did not make it, and the library does not report a device's current pool."""
    silent = {"PORTER_SIM_ECHO": "cuDeviceGetMemPool=0"}
    lines = ran("0=1GiB,1=512MiB", POOL + OTHER, **silent)

    assert lines == [[0, 0, [1008, 240]], [2, [1008, 240]]]
    assert ran("0=1GiB,1=512MiB", POOL + PLACED, **silent) == [[0, 0, [1008, 240]]]


def test_a_pool_on_the_host_is_no_devices() -> None:
    """The simulated driver has none: it answers by itself that it knows no such pool."""
    lines = ran("0=1GiB", POOL + HOST, PORTER_SIM_ECHO="cuMemGetDefaultMemPool=0")

    assert lines == [[0, 1, [1008, 4080]]]


def test_a_managed_pool_that_lies_nowhere_is_the_current_devices() -> None:
    lines = ran("0=1GiB", POOL + MANAGED, PORTER_SIM_ECHO="cuMemGetDefaultMemPool=0")

    assert lines == [[0, 2]]


MADE = """
reported = []
for kind, number in (0, 0), (2, 0), (3, 1), (1, 1):
    what = ctypes.create_string_buffer(struct.pack("4i80x", 2, 0, kind, number))
    reported += [[cuda.cuMemPoolCreate(ctypes.byref(pool), what), take(2048), take(256), left()]]
    cuda.cuMemFreeAsync(address, stream), cuda.cuMemPoolDestroy(pool)
print(json.dumps(reported))
"""


def test_a_managed_pool_is_the_current_devices_where_no_device_is_preferred() -> None:
    """Nowhere, the host and one of its nodes are preferred, and a device."""
    lines = ran("0=1GiB,1=512MiB", POOL + MADE)

    assert lines == [[*[[0, 2, 0, [752, 496]]] * 3, [0, 2, 0, [1008, 240]]]]
