"""./errors.py LIBRARY PREFIX MIB [LEVEL]: a thread's last error after a refusal, and next to work.

LEVEL is the argument of the functions that return it, where they take one.
"""

from __future__ import annotations

import ctypes
import sys

MIB, FILLS = 1 << 20, 300
NAMES = {
    "cnrt": {"StreamCreate": "QueueCreate"},
    "aclrt": {"StreamCreate": "CreateStream"},
    "su": {"Malloc": "MallocDevice"},
}
library, prefix, much, *level = sys.argv[1:]
vendor = ctypes.CDLL(library)
levels = [ctypes.c_int(int(one)) for one in level]
at, more, stream = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()


def tell(*figures: int) -> None:
    sys.stdout.write(" ".join(map(str, figures)) + "\n")


def call(name: str, *arguments: object) -> int:
    name = NAMES.get(prefix, {}).get(name, name)
    return int(getattr(vendor, prefix + name)(*arguments))


def asked() -> list[int]:
    return [call(name, *levels) for name in ("PeekAtLastError", "GetLastError", "GetLastError")]


def allocate(where: ctypes.c_void_p, mib: int) -> int:
    return call("Malloc", ctypes.byref(where), ctypes.c_size_t(mib * MIB), *levels)


def fill() -> int:
    size = ctypes.c_size_t(MIB)
    arguments = (at, size, 0, size, stream) if level else (at, 0, size, stream)
    return max(call("MemsetAsync", *arguments) for _ in range(FILLS))


if prefix == "aclrt":
    vendor.aclInit(None)
call("SetDevice", 0)
call("StreamCreate", ctypes.byref(stream))
tell(allocate(at, 1), *asked())
tell(allocate(more, int(much)), *asked())
tell(call("SetDevice", 99), fill(), *asked())
tell(allocate(more, int(much)), fill(), *asked())
tell(fill(), *asked())
