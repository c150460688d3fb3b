"""Allocate until it is refused, by a runtime with another vendor's names.

fill.py LIBRARY PREFIX PIECE [MANAGEMENT [PREFIX]]: MiB free of the total, the number of granted
pieces, the status of the refusal. Then the grants after one was freed, and the MiB that the
management library shows as used, of the total.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

MIB = 1 << 20
soname, prefix, piece = sys.argv[1], sys.argv[2], int(sys.argv[3]) * MIB
library = ctypes.CDLL(soname)
driver = hasattr(library, f"{prefix}MemAlloc_v2")  # else it is like a runtime
names = ("MemAlloc_v2", "MallocDevice", "Malloc")
allocate = next(library[prefix + name] for name in names if hasattr(library, prefix + name))
release = library[f"{prefix}MemFree_v2" if driver else f"{prefix}Free"]
figures = library[f"{prefix}MemGetInfo_v2" if driver else f"{prefix}MemGetInfo"]
release.argtypes = [ctypes.c_void_p]


def call(function: Any, *arguments: Any) -> None:
    status = function(*arguments)
    if status:
        sys.exit(f"{function.__name__}: {status}")


def granted() -> tuple[int, ctypes.c_void_p]:
    address = ctypes.c_void_p()
    status = allocate(ctypes.byref(address), ctypes.c_size_t(piece))
    return status, address


def figure() -> tuple[int, int]:
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    call(figures, ctypes.byref(free), ctypes.byref(total))
    return free.value // MIB, total.value // MIB


if driver:
    context = ctypes.c_void_p()
    call(library[f"{prefix}Init"], 0)
    call(library[f"{prefix}DevicePrimaryCtxRetain"], ctypes.byref(context), 0)
    call(library[f"{prefix}CtxSetCurrent"], context)
before = figure()
held = []
while not (answer := granted())[0]:
    held.append(answer[1])
call(release, held.pop())
reported = [*before, len(held) + 1, answer[0], granted()[0], figure()[0]]
sys.stdout.write(f"{' '.join(map(str, reported))}\n")
if len(sys.argv) > 4:
    management, device = ctypes.CDLL(sys.argv[4]), ctypes.c_void_p()
    prefix = sys.argv[5] if len(sys.argv) > 5 else "nvml"
    version = "_v2" if hasattr(management, f"{prefix}DeviceGetHandleByIndex_v2") else ""
    memory = (ctypes.c_ulonglong * 3)()
    call(management[f"{prefix}Init{version}"])
    call(management[f"{prefix}DeviceGetHandleByIndex{version}"], 0, ctypes.byref(device))
    call(management[f"{prefix}DeviceGetMemoryInfo"], device, memory)
    sys.stdout.write(f"{memory[2] // MIB} {memory[0] // MIB}\n")
