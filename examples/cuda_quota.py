"""Allocates device memory until it is refused, and shows the tenant's view. Needs no compiler.

porter run --backend cuda --simulate --memory 8GiB -- python3 examples/cuda_quota.py

It stops at twice the memory that it was shown at first, with or without a quota.
"""

from __future__ import annotations

import ctypes
import os
import sys

GIB = 1 << 30
OUT_OF_MEMORY = 2  # CUDA_ERROR_OUT_OF_MEMORY


class Memory(ctypes.Structure):
    """nvmlMemory_t."""

    _fields_ = (
        ("total", ctypes.c_ulonglong),
        ("free", ctypes.c_ulonglong),
        ("used", ctypes.c_ulonglong),
    )


class Process(ctypes.Structure):
    """nvmlProcessInfo_t."""

    _fields_ = (
        ("pid", ctypes.c_uint),
        ("bytes", ctypes.c_ulonglong),
        ("gpu_instance", ctypes.c_uint),
        ("compute_instance", ctypes.c_uint),
    )


def must(what: str, status: int) -> None:
    """End the program where a call that has to succeed did not."""
    if status:
        sys.exit(f"{what} answered {status}")


def memory_info(cuda: ctypes.CDLL) -> tuple[int, int]:
    """Free and total bytes, as cuMemGetInfo returns them."""
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    must("cuMemGetInfo", cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total)))
    return free.value, total.value


def use_device(cuda: ctypes.CDLL) -> None:
    """Make device 0 the current one."""
    device, context = ctypes.c_int(), ctypes.c_void_p()
    must("cuInit", cuda.cuInit(0))
    must("cuDeviceGet", cuda.cuDeviceGet(ctypes.byref(device), 0))
    retained = cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
    must("cuDevicePrimaryCtxRetain", retained)
    must("cuCtxSetCurrent", cuda.cuCtxSetCurrent(context))


def fill(cuda: ctypes.CDLL, total: int) -> None:
    """Allocate by the GiB until an allocation is refused."""
    address = ctypes.c_uint64()
    for granted in range(2 * total // GIB):
        status = cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(GIB))
        if status:
            name = "CUDA_ERROR_OUT_OF_MEMORY" if status == OUT_OF_MEMORY else f"status {status}"
            print(f"cuMemAlloc     {granted} x 1 GiB granted, then {name}")
            return
    print("cuMemAlloc     never refused: no quota holds here")


def show_nvml() -> None:
    """What `nvidia-smi` would show in the same container."""
    nvml = ctypes.CDLL("libnvidia-ml.so.1")
    device, memory = ctypes.c_void_p(), Memory()
    must("nvmlInit", nvml.nvmlInit_v2())
    handle = nvml.nvmlDeviceGetHandleByIndex_v2(0, ctypes.byref(device))
    must("nvmlDeviceGetHandleByIndex", handle)
    must("nvmlDeviceGetMemoryInfo", nvml.nvmlDeviceGetMemoryInfo(device, ctypes.byref(memory)))
    print(f"NVML memory    {memory.used / GIB:.2f} of {memory.total / GIB:.2f} GiB used")
    count, processes = ctypes.c_uint(16), (Process * 16)()
    listed = nvml.nvmlDeviceGetComputeRunningProcesses_v3(device, ctypes.byref(count), processes)
    must("nvmlDeviceGetComputeRunningProcesses", listed)
    for process in processes[: count.value]:
        whose = "this program" if process.pid == os.getpid() else f"pid {process.pid}"
        print(f"NVML process   {whose}: {process.bytes / GIB:.2f} GiB")


def main() -> None:
    """Show memory before, fill it, show it after."""
    cuda = ctypes.CDLL("libcuda.so.1")
    use_device(cuda)
    free, total = memory_info(cuda)
    print(f"cuMemGetInfo   {free / GIB:.2f} of {total / GIB:.2f} GiB free")
    fill(cuda, total)
    free, total = memory_info(cuda)
    print(f"cuMemGetInfo   {free / GIB:.2f} of {total / GIB:.2f} GiB free")
    show_nvml()


main()
