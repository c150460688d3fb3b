"""Allocate through a runtime until it is refused; free a piece, through it or through the driver.

fill.py FREE: MiB free of the total, granted pieces of 128 MiB, the status of the refusal, the
result after one was freed by FREE, and the MiB free then.
"""

from __future__ import annotations

import ctypes
import sys

MIB = 1 << 20
PIECE = 128 * MIB
runtime = ctypes.CDLL("libcnrt.so")
release = (runtime if sys.argv[1].startswith("cnrt") else ctypes.CDLL("libcndrv.so"))[sys.argv[1]]
release.argtypes = [ctypes.c_void_p]


def granted() -> tuple[int, ctypes.c_void_p]:
    address = ctypes.c_void_p()
    return runtime.cnrtMalloc(ctypes.byref(address), ctypes.c_size_t(PIECE)), address


def figure() -> tuple[int, int]:
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    status = runtime.cnrtMemGetInfo(ctypes.byref(free), ctypes.byref(total))
    if status:
        sys.exit(f"cnrtMemGetInfo: {status}")
    return free.value // MIB, total.value // MIB


before = figure()
held = []
while not (answer := granted())[0]:
    held.append(answer[1])
if release(held.pop()):
    sys.exit("it cannot be freed")
reported = [*before, len(held) + 1, answer[0], granted()[0], figure()[0]]
sys.stdout.write(f"{' '.join(map(str, reported))}\n")
