# ruff: noqa: T201 (a program, which prints)
"""Physical memory that its maker exports and releases, while another process has it or may get it.

Three processes under one share: this one, which uses no device; a maker; another that opens the
exports that it receives. One JSON line for each step: the memory that is counted beyond the
contexts, in MiB. Exits with 1 if a step is not as it must be.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable

SIZE = 256
HERE = ctypes.c_ulonglong
CUDA = ctypes.CDLL("libcuda.so.1")
PROPERTIES = ctypes.create_string_buffer(struct.pack("4i16x", 1, 1, 1, 0))  # of device 0, by file


def start() -> None:
    context = ctypes.c_void_p()
    assert not CUDA.cuInit(0)
    assert not CUDA.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
    assert not CUDA.cuCtxSetCurrent(context)


def free() -> int:
    unused, total = HERE(), HERE()
    assert not CUDA.cuMemGetInfo_v2(ctypes.byref(unused), ctypes.byref(total))
    return unused.value >> 20


def wait(until: Callable[[], bool]) -> bool:
    end = time.monotonic() + 8
    while not until() and time.monotonic() < end:
        time.sleep(0.02)
    return until()


def wait_for_more_than(figure: int) -> None:
    wait(lambda: free() > figure)


def other(link: socket.socket) -> None:
    """Open, close, look, as asked; answer with a status."""
    start()
    address, handle, size = HERE(), HERE(), HERE(SIZE << 20)
    assert not CUDA.cuMemAddressReserve(ctypes.byref(address), size, HERE(0), HERE(0), HERE(0))
    link.send(b"ready")
    while True:
        word, files, *_ = socket.recv_fds(link, 4, 1)
        status = 0
        if word == b"open":
            name = ctypes.c_void_p(files[0])
            status = CUDA.cuMemImportFromShareableHandle(ctypes.byref(handle), name, 1)
            os.close(files[0])
            status = status or CUDA.cuMemMap(address, size, HERE(0), handle, HERE(0))
            if status:
                CUDA.cuMemRelease(handle)
        elif word == b"shut":
            status = CUDA.cuMemUnmap(address, size) or CUDA.cuMemRelease(handle)
        elif word == b"dead":
            alone = free()  # while the dead one's context is counted still
            wait_for_more_than(alone)
            held = free()
            status = CUDA.cuMemUnmap(address, size) or CUDA.cuMemRelease(handle)
            status = status or free() - held - SIZE
        link.send(b"%d" % status)


class _Steps:
    """The maker's."""

    def __init__(self, link: socket.socket) -> None:
        self.link = link
        self.good = True
        start()
        assert link.recv(9) == b"ready"
        time.sleep(0.5)
        self.base = free()

    def tell(self, step: str, *reported: tuple[int, int]) -> None:
        good = all(is_ == must for is_, must in reported)
        self.good &= good
        line = {"step": step, "reported": reported, "good": good}
        print(json.dumps(line), flush=True)

    def held(self) -> int:
        return self.base - free()

    def soon(self, wanted: int) -> int:
        wait(lambda: self.held() == wanted)
        return self.held()

    def ask(self, what: bytes, *files: int) -> int:
        socket.send_fds(self.link, [what], files)
        return int(self.link.recv(9))

    def make(self) -> tuple[ctypes.c_ulonglong, int]:
        handle, file = HERE(), ctypes.c_int()
        size = HERE(SIZE << 20)
        assert not CUDA.cuMemCreate(ctypes.byref(handle), size, PROPERTIES, HERE(0))
        assert not CUDA.cuMemExportToShareableHandle(ctypes.byref(file), handle, 1, HERE(0))
        return handle, file.value

    def let_go(self) -> int:
        """Make, and leave nothing but a descriptor that is under way."""
        handle, file = self.make()
        assert not CUDA.cuMemRelease(handle)
        under_way = os.dup(file)
        os.close(file)
        self.soon(0)  # its maker's descriptor is looked for every 100 ms
        return under_way

    def run(self) -> None:
        handle, file = self.make()
        self.tell("made", (self.held(), SIZE))
        self.tell("opened", (self.ask(b"open", file), 0), (self.held(), SIZE))
        os.close(file)
        self.tell("let go", (CUDA.cuMemRelease(handle), 0), (self.held(), SIZE))
        self.tell("shut", (self.ask(b"shut"), 0), (self.held(), 0))
        handle, file = self.make()
        self.tell("its descriptor kept", (CUDA.cuMemRelease(handle), 0), (self.held(), SIZE))
        os.close(file)
        self.tell("closed", (self.soon(0), 0))
        self.tell("under way", (self.ask(b"open", self.let_go()), 0), (self.held(), SIZE))
        self.tell("shut", (self.ask(b"shut"), 0), (self.held(), 0))
        under_way, memory = self.let_go(), HERE()
        rest = (free() - SIZE // 2) << 20
        self.tell("filled", (CUDA.cuMemAlloc_v2(ctypes.byref(memory), HERE(rest)), 0))
        self.tell("opened without room", (self.ask(b"open", under_way), 2))
        self.tell(
            "and with room", (CUDA.cuMemFree_v2(memory), 0), (self.ask(b"open", under_way), 0)
        )
        self.tell("shut", (self.ask(b"shut"), 0), (self.soon(0), 0))
        os.close(under_way)
        for _ in range(3):
            handle, file = self.make()
            self.tell("once more", (self.ask(b"open", file), 0), (self.held(), SIZE))
            os.close(file)
            self.tell("shut", (self.ask(b"shut"), 0), (CUDA.cuMemRelease(handle), 0))
            self.tell("let go last", (self.soon(0), 0))
        handle, file = self.make()
        self.tell("its maker dies", (self.ask(b"open", file), 0))


def main() -> int:
    link, far = socket.socketpair()
    opener = os.fork()
    if not opener:
        link.close()
        other(far)
    far.close()
    maker = os.fork()
    if not maker:
        steps = _Steps(link)
        steps.run()
        os.kill(os.getpid(), signal.SIGKILL if steps.good else signal.SIGTERM)
    died = os.waitstatus_to_exitcode(os.waitpid(maker, 0)[1]) == -signal.SIGKILL
    socket.send_fds(link, [b"dead"], [])
    counted = int(link.recv(9)) == 0
    print(json.dumps({"step": "and it counts on", "good": counted}), flush=True)
    os.kill(opener, signal.SIGKILL)
    return 0 if died and counted else 1


if __name__ == "__main__":
    sys.exit(main())
