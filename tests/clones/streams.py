"""Allocate in a stream of device 1 while device 0 is current, and see which device is charged.

streams.py LIBRARY PREFIX PIECE [records]: the free MiB of each device, after each step.
"""

from __future__ import annotations

import ctypes
import sys
import time
from typing import Any

MIB = 1 << 20
soname, prefix, piece = sys.argv[1], sys.argv[2], int(sys.argv[3])
library = ctypes.CDLL(soname)
ANY = ctypes.c_void_p


def named(*names: str) -> Any:
    return next(library[prefix + name] for name in names if hasattr(library, prefix + name))


def call(function: Any, *arguments: Any) -> None:
    status = function(*arguments)
    if status:
        sys.exit(f"{function.__name__}: {status}")


allocate = named("MemAllocAsync", "MallocAsync")
release = named("MemFreeAsync", "FreeAsync")
figures = named("MemGetInfo_v2", "MemGetInfo")
make = named("StreamCreate", "CreateQueue")
wait = named("StreamSynchronize", "QueueSync")
release.argtypes = [ANY, ANY]


def contexts() -> list[Any]:
    """Make a device's context, for vendors that have contexts."""
    if not hasattr(library, f"{prefix}CtxSetCurrent") or hasattr(library, f"{prefix}SetDevice"):
        return []
    retain, made = named("DevicePrimaryCtxRetain", "SharedContextAcquire"), []
    call(named("Init"), 0)
    for ordinal in range(2):
        device, context = ANY(), ANY()
        call(named("DeviceGet"), ctypes.byref(device), ordinal)
        call(retain, ctypes.byref(context), device)
        made.append(context)
    return made


owners = contexts()


def use(device: int) -> None:
    """Make a device the current one."""
    if owners:
        call(named("CtxSetCurrent"), owners[device])
    else:
        call(named("SetDevice"), device)


def tell(*words: object) -> None:
    """Print the free memory, and leave device 0 current."""
    free, total, reported = ctypes.c_size_t(), ctypes.c_size_t(), []
    for device in (1, 0):
        use(device)
        call(figures, ctypes.byref(free), ctypes.byref(total))
        reported.insert(0, free.value // MIB)
    sys.stdout.write(f"{' '.join(map(str, (*words, *reported)))}\n")


def take(stream: Any, size: int = piece) -> tuple[int, Any]:
    address = ANY()
    return allocate(ctypes.byref(address), ctypes.c_size_t(size * MIB), stream), address


def fill(stream: Any) -> tuple[list[Any], int]:
    """Take pieces until one is refused."""
    held: list[Any] = []
    while True:
        status, address = take(stream)
        if status or len(held) > 64:
            return held, status
        held.append(address)


def empty(stream: Any, held: list[Any]) -> None:
    while held:
        call(release, held.pop(), stream)
    call(wait, stream)
    time.sleep(0.3)  # memory that a pool released is seen at the next look


def record(stream: Any, size: int) -> list[int]:
    """Record an allocation in a stream and launch it: the result of each call."""
    graph, ready = ANY(), ANY()
    reported = [
        named("StreamBeginCapture_v2", "StreamBeginCapture")(stream, 0),
        take(stream, size)[0],
    ]
    reported.append(named("StreamEndCapture")(stream, ctypes.byref(graph)))
    instantiate = named("GraphInstantiateWithFlags")
    reported.append(instantiate(ctypes.byref(ready), graph, ctypes.c_ulonglong(0)))
    return [*reported, named("GraphLaunch")(ready, stream)]


def made(device: int) -> Any:
    stream = ANY()
    use(device)
    call(make, ctypes.byref(stream), *[0] * bool(owners))  # flags, for vendors that have contexts
    return stream


there, here = made(1), made(0)
tell("none")
held, status = fill(there)
tell("there", len(held), status)
own = [take(stream) for stream in (None, here)]
tell("here", *(status for status, _ in own))
empty(there, held)
tell("freed")
empty(here, [address for _, address in own])
tell("all")
if len(sys.argv) > 4:
    thread = take(ANY(2))
    tell("thread", thread[0])
    empty(ANY(2), [thread[1]])
    tell("recorded", *record(there, 3 * piece))
    tell("recorded", *record(there, 2 * piece))
    tell("all")
if owners:
    call(named("CtxSetCurrent"), None)
    status, address = take(there)
    current = ANY(1)
    call(named("CtxGetCurrent"), ctypes.byref(current))
    tell("nowhere", status, current.value)
