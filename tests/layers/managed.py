"""The management library's figures of a runtime that has 192 MiB.

managed.py: MiB used, of the total, and free; the reported MiB of the device; the number of listed
processes, whether the first is this one, and its MiB.
"""

from __future__ import annotations

import ctypes
import os
import sys

MIB = 1 << 20
runtime, management = ctypes.CDLL("libxpurt.so.2"), ctypes.CDLL("libxpuml.so.1")
address, device, count = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint(8)
memory, attributes = (ctypes.c_ulonglong * 16)(), (ctypes.c_ulonglong * 16)()
listed = (ctypes.c_ulonglong * (16 * 8))()


def call(status: int) -> None:
    assert status == 0, status


call(runtime.xpu_malloc(ctypes.byref(address), ctypes.c_uint64(192 * MIB), 0))
call(management.xpumlInit())
call(management.xpumlDeviceGetHandleByIndex(0, ctypes.byref(device)))
call(management.xpumlDeviceGetMemoryInfo(device, memory))
call(management.xpumlDeviceGetAttributes(device, attributes))
call(management.xpumlDeviceGetComputeRunningProcesses(device, ctypes.byref(count), listed))
own = listed[0] & 0xFFFFFFFF == os.getpid()
figures = (memory[3] // MIB, memory[1] // MIB, memory[2] // MIB, attributes[5], count.value)
sys.stdout.write(f"{' '.join(map(str, figures))} {own} {listed[1] // MIB}\n")
