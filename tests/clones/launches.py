"""./launches.py LIBRARY PREFIX COUNT: a thread's last error next to kernels, and an older one."""

from __future__ import annotations

import ctypes
import sys

library, prefix, count = sys.argv[1:]
vendor = ctypes.CDLL(library)
stream = ctypes.c_void_p()


class Dim3(ctypes.Structure):
    """How many, in three directions."""

    _fields_ = (("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint))


def tell(*figures: int) -> None:
    sys.stdout.write(" ".join(map(str, figures)) + "\n")


def call(name: str, *arguments: object) -> int:
    return int(getattr(vendor, prefix + name)(*arguments))


def launch() -> int:
    one = Dim3(1, 1, 1)
    none = ctypes.c_void_p()
    given = (ctypes.c_void_p(16), one, one, none, ctypes.c_size_t(0), stream)
    return call("LaunchKernel", *given) | call("PeekAtLastError")


call("SetDevice", 0)
call("StreamCreate", ctypes.byref(stream))
tell(max(launch() for _ in range(int(count))), call("GetLastError"))
tell(call("SetDevice", 99), *{launch() for _ in range(int(count))}, call("GetLastError"))
tell(call("StreamSynchronize", stream), call("GetLastError"))
