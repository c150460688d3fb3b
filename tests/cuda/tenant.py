"""./tenant.py KERNEL BEGIN END MIB [CRASH]: kernels without a pause, counted between two moments.

They are seconds of the monotonic clock. Before, it takes 1 MiB at a time until MIB are granted or
one is refused. The kernel CRASH is launched at BEGIN; once a call fails, it waits for END. One
line of JSON: the device, the granted MiB, the number of kernels, the result of the last call, the
most milliseconds that a launch stood. After a crash also the result of a later call, and the
processor seconds that the wait took.
"""

from __future__ import annotations

import ctypes
import json
import sys
import time
import uuid

AHEAD = 4
kernel_name, begin, end = sys.argv[1].encode(), float(sys.argv[2]), float(sys.argv[3])
wanted = int(sys.argv[4])
crash = sys.argv[5].encode() if len(sys.argv) > 5 else b""
cuda = ctypes.CDLL("libcuda.so.1")
context, module, stream = (ctypes.c_void_p() for _ in range(3))
events = [ctypes.c_void_p() for _ in range(AHEAD)]


def must(name: str, *arguments: object) -> None:
    status = getattr(cuda, name)(*arguments)
    if status:
        sys.exit(f"{name}: {status}")


def function(name: bytes) -> ctypes.c_void_p:
    found = ctypes.c_void_p()
    must("cuModuleGetFunction", ctypes.byref(found), module, name)
    return found


def launch(kernel: ctypes.c_void_p) -> int:
    return int(cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, None, None))


def granted() -> int:
    at = ctypes.c_void_p()
    for count in range(wanted):
        if cuda.cuMemAlloc_v2(ctypes.byref(at), ctypes.c_size_t(1 << 20)):
            return count
    return wanted


def device() -> str:
    own, card = ctypes.create_string_buffer(16), ctypes.create_string_buffer(16)
    must("cuDeviceGetUuid_v2", own, 0)
    must("cuDeviceGetUuid", card, 0)
    return f"{'GPU' if own.raw == card.raw else 'MIG'}-{uuid.UUID(bytes=own.raw)}"


def work() -> dict[str, object]:
    usual, fatal = function(kernel_name), function(crash) if crash else None
    status, count, longest = 0, 0, 0.0
    while not status and (now := time.monotonic()) < end:
        if fatal and now >= begin:
            status, fatal = launch(fatal), None
        event = events[count % AHEAD]
        status = status or cuda.cuEventSynchronize(event)
        before = time.monotonic()
        status = status or launch(usual)
        longest = max(longest, (time.monotonic() - before) * 1000 if now >= begin else 0)
        status = status or cuda.cuEventRecord(event, stream)
        count += now >= begin
    return {"status": status, "done": count, "stood": longest}


must("cuInit", 0)
must("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
must("cuCtxSetCurrent", context)
must("cuModuleLoadData", ctypes.byref(module), b"any")
must("cuStreamCreate", ctypes.byref(stream), 1)
for each in events:
    must("cuEventCreate", ctypes.byref(each), 0)
reported = {"device": device(), "granted": granted()}
reported |= work()
if crash:
    busy = time.process_time()
    time.sleep(max(0.0, end - time.monotonic()))
    reported |= {"later": launch(ctypes.c_void_p()), "busy": time.process_time() - busy}
sys.stdout.write(json.dumps(reported) + "\n")
