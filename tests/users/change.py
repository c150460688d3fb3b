"""Change a process's access between a vendor's first call and the first allocation.

change.py BACKEND CHANGE MIB: prints "ready" after the change. Then it allocates MIB for each line
that it reads, and prints the status of the last call: 0 where it was granted.
"""

from __future__ import annotations

import ctypes
import os
import resource
import sys
import tempfile
from collections.abc import Callable

USER = 1000

Library = ctypes.CDLL
Take = Callable[[Library, int], int]


def _new() -> ctypes.c_void_p:
    return ctypes.c_void_p()


def _cuda_like(prefix: str) -> Take:
    def take(library: Library, size: int) -> int:
        context, address = _new(), _new()
        return (
            library[f"{prefix}DevicePrimaryCtxRetain"](ctypes.byref(context), 0)
            or library[f"{prefix}CtxSetCurrent"](context)
            or library[f"{prefix}MemAlloc_v2"](ctypes.byref(address), ctypes.c_size_t(size))
        )

    return take


def _plain(name: str, before: str = "") -> Take:
    def take(library: Library, size: int) -> int:
        error = library[before](0) if before else 0
        return error or library[name](ctypes.byref(_new()), ctypes.c_size_t(size), 0, 0)

    return take


class _Desc(ctypes.Structure):
    """Any description of Level Zero's: its kind, and no other field set."""

    _fields_ = (("kind", ctypes.c_int), ("next", ctypes.c_void_p), ("rest", ctypes.c_uint64 * 4))


_ZE_CONTEXT, _ZE_DEVICE_MEMORY = 0xD, 0x15


def _level_zero(library: Library, size: int) -> int:
    driver, device, context = _new(), _new(), _new()
    count = ctypes.c_uint32(1)
    kinds = [_Desc(kind) for kind in (_ZE_CONTEXT, _ZE_DEVICE_MEMORY)]
    return (
        library.zeDriverGet(ctypes.byref(count), ctypes.byref(driver))
        or library.zeDeviceGet(driver, ctypes.byref(count), ctypes.byref(device))
        or library.zeContextCreate(driver, ctypes.byref(kinds[0]), ctypes.byref(context))
        or library.zeMemAllocDevice(
            context,
            ctypes.byref(kinds[1]),
            ctypes.c_size_t(size),
            ctypes.c_size_t(64),
            device,
            ctypes.byref(_new()),
        )
    )


_ANY_DEVICE, _READ_WRITE = ctypes.c_uint64(0xFFFFFFFF), ctypes.c_uint64(1)
_opencl_context = _new()


def _opencl_start(library: Library) -> int:
    platform, device, status = _new(), _new(), ctypes.c_int()
    library.clCreateContext.restype = library.clCreateBuffer.restype = ctypes.c_void_p
    error: int = library.clGetPlatformIDs(
        1, ctypes.byref(platform), None
    ) or library.clGetDeviceIDs(platform, _ANY_DEVICE, 1, ctypes.byref(device), None)
    if not error:
        _opencl_context.value = library.clCreateContext(
            None, 1, ctypes.byref(device), None, None, ctypes.byref(status)
        )
    return error or status.value


def _opencl(library: Library, size: int) -> int:
    status = ctypes.c_int()
    library.clCreateBuffer(
        _opencl_context, _READ_WRITE, ctypes.c_size_t(size), None, ctypes.byref(status)
    )
    return status.value


# Library, a first call that allocates nothing, an allocation.
BACKENDS: dict[str, tuple[str, Callable[[Library], int], Take]] = {
    "cuda": ("libcuda.so.1", lambda library: library.cuInit(0), _cuda_like("cu")),
    "moore-threads": ("libmusa.so.1", lambda library: library.muInit(0), _cuda_like("mu")),
    "hip": ("libamdhip64.so.6", lambda library: library.hipInit(0), _plain("hipMalloc")),
    "metax": (
        "libmcruntime.so",
        lambda library: library.mcGetDeviceCount(ctypes.byref(ctypes.c_int())),
        _plain("mcMalloc"),
    ),
    "kunlun": (
        "libxpurt.so.2",
        lambda library: library.xpu_device_count(ctypes.byref(ctypes.c_int())),
        _plain("xpu_malloc"),
    ),
    "cambricon": (
        "libcnrt.so",
        lambda library: library.cnrtGetDeviceCount(ctypes.byref(ctypes.c_uint())),
        _plain("cnrtMalloc"),
    ),
    "ascend": (
        "libascendcl.so",
        lambda library: library.aclInit(None),
        _plain("aclrtMalloc", "aclrtSetDevice"),
    ),
    "level-zero": ("libze_loader.so.1", lambda library: library.zeInit(0), _level_zero),
    "opencl": (
        "libOpenCL.so.1",
        _opencl_start,
        _opencl,
    ),
}


def root() -> None:
    """See an empty folder as the root."""
    with tempfile.TemporaryDirectory() as folder:
        os.chroot(folder)
        os.chdir("/")


def user() -> None:
    """Become a user without rights."""
    os.setgroups([])
    os.setgid(USER)
    os.setuid(USER)


def exhaust() -> None:
    """Use up all descriptors."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
    try:
        while True:
            os.dup(2)
    except OSError:
        pass


CHANGES: dict[str, tuple[Callable[[], None], ...]] = {
    "nothing": (),
    "root": (root,),
    "user": (user,),
    "root and user": (root, user),
    "descriptors": (exhaust,),
}


def main(backend: str, change: str, mib: str) -> None:
    """Be the program."""
    soname, first, take = BACKENDS[backend]
    library = ctypes.CDLL(soname)
    status = first(library)
    if status:
        sys.exit(f"first call: {status}")
    for each in CHANGES[change]:
        each()
    os.write(1, b"ready\n")
    while os.read(0, 1):
        os.write(1, b"%d\n" % take(library, (int(mib) << 20) - 4096))


if __name__ == "__main__":
    main(*sys.argv[1:])
