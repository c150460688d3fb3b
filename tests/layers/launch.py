"""Launch kernels by three calls: one says where and how wide, and another thread says otherwise."""

from __future__ import annotations

import ctypes
import sys
import threading

library = ctypes.CDLL("libxpurt.so.2")
streams = [ctypes.c_void_p(), ctypes.c_void_p()]
for stream in streams:
    assert library.xpu_stream_create(ctypes.byref(stream)) == 0
function = ctypes.c_void_p(0x1000)


def elsewhere() -> None:
    assert library.xpu_launch_config(1, 1, streams[1]) == 0


assert library.xpu_launch_config(2, 64, streams[0]) == 0
other = threading.Thread(target=elsewhere)
other.start()
other.join()
for _ in range(20):
    assert library.xpu_launch_argument_set(ctypes.byref(ctypes.c_int()), 4, 0) == 0
    assert library.xpu_launch_async(function) == 0
    assert library.xpu_wait(streams[0]) == 0
sys.stdout.write(f"{streams[0].value}\n")
