"""./member.py: allocate memory on request.

Each line of its input is a number of MiB, which it asks for at once; its answer is the status of
that call. It ends with its input.
"""

from __future__ import annotations

import ctypes
import sys

cuda = ctypes.CDLL("libcuda.so.1")
context, at = ctypes.c_void_p(), ctypes.c_void_p()
if status := cuda.cuInit(0) or cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0):
    sys.exit(f"no context: {status}")
if status := cuda.cuCtxSetCurrent(context):
    sys.exit(f"no current context: {status}")
for line in sys.stdin:
    status = cuda.cuMemAlloc_v2(ctypes.byref(at), ctypes.c_size_t(int(line) << 20))
    sys.stdout.write(f"{status}\n")
    sys.stdout.flush()
