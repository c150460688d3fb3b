"""./leaving.py WAY SECONDS [IMAGE]: kernels of 2 ms, and after each a call that ends its context.

Or a call that does not. Prints the result of that call, and the kernels' part of the time, in per
mille. IMAGE is the file of a module with the kernel sleep_us_2000, such as tests/gpu/sleep.ptx; a
simulated device needs none.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from pathlib import Path

KERNEL_MS = 2
way, seconds = sys.argv[1], float(sys.argv[2])
image = Path(sys.argv[3]).read_bytes() if len(sys.argv) > 3 else b"any"
cuda = ctypes.CDLL("libcuda.so.1")
context, module, kernel, stream = (ctypes.c_void_p() for _ in range(4))


def must(name: str, *arguments: object) -> None:
    status = getattr(cuda, name)(*arguments)
    if status:
        sys.exit(f"{name}: {status}")


def retain() -> None:
    must("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
    must("cuCtxSetCurrent", context)


def create() -> None:
    must("cuCtxCreate_v2", ctypes.byref(context), 0, 0)


def ready() -> None:
    must("cuModuleLoadData", ctypes.byref(module), image)
    must("cuModuleGetFunction", ctypes.byref(kernel), module, b"sleep_us_2000")
    must("cuStreamCreate", ctypes.byref(stream), 1)


def launch() -> None:
    must("cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, stream, None, None)


def release() -> int:
    return int(cuda.cuDevicePrimaryCtxRelease_v2(0))


def release_one_more() -> int:
    retain()
    return release()


# The calls before each kernel, and after it; a way that needs no new context has one.
WAYS: dict[str, tuple[Callable[[], None] | None, Callable[[], int]]] = {
    "plain": (None, lambda: 0),
    "balanced": (None, release_one_more),
    "destroy-none": (None, lambda: int(cuda.cuCtxDestroy_v2(None))),
    "detach-none": (None, lambda: int(cuda.cuCtxDetach(None))),
    "green-none": (None, lambda: int(cuda.cuGreenCtxDestroy(None))),
    "reset": (retain, lambda: int(cuda.cuDevicePrimaryCtxReset_v2(0))),
    "last": (retain, release),
    "own": (create, lambda: int(cuda.cuCtxDestroy_v2(context))),
}
before, after = WAYS[way]
must("cuInit", 0)
if not before:
    retain()
    ready()
count, reported, began = 0, set(), time.monotonic()
while time.monotonic() < began + seconds:
    if before:
        before()
        ready()
    launch()
    count += 1
    reported.add(after())
if not before:
    must("cuCtxSynchronize")
took = time.monotonic() - began
sys.stdout.write(f"{sorted(reported)} {int(count * KERNEL_MS / took)}\n")
