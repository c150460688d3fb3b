# ruff: noqa: T201 (a program, which prints)
"""One process on two devices, by turns, until each refuses: each keeps a quota of its own.

two_devices.py QUOTA0 QUOTA1     in bytes, as PORTER_MEMORY=QUOTA0,1=QUOTA1 has them

Then the second's is filled in the order of a stream of its own, while the first is current. That
is charged to the stream's device. An allocation that is recorded meanwhile is not charged.

One JSON line for each device, and one for the stream. Exits with 1 if one granted more than its
quota, or refused a request that had room, or if memory of the other one shows there. Requests no
more than the first refusal, and in the stream no more than twice the quota, on any charged device.
"""

from __future__ import annotations

import ctypes
import json
import sys
import time

CHUNK = 64 << 20
OUT_OF_MEMORY = 2
NON_BLOCKING, ALL_THREADS = 1, 0
LOOKED_AT = 2.0  # seconds, after which a pool's released memory is seen
SIZE = ctypes.c_size_t
CUDA = ctypes.CDLL("libcuda.so.1")


class Device:
    """A context on one, and its memory there."""

    def __init__(self, ordinal: int, quota: int) -> None:
        """Make the context, which stays."""
        self.ordinal, self.quota, self.status = ordinal, quota, 0
        self.held: list[ctypes.c_ulonglong] = []
        self.context = ctypes.c_void_p()
        assert not CUDA.cuDevicePrimaryCtxRetain(ctypes.byref(self.context), ordinal)

    def tell(self) -> tuple[int, int]:
        """Give the free and the total memory."""
        free, total = SIZE(), SIZE()
        assert not CUDA.cuCtxSetCurrent(self.context)
        assert not CUDA.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
        return free.value, total.value

    def take(self) -> None:
        """Ask for one chunk more."""
        address = ctypes.c_ulonglong()
        assert not CUDA.cuCtxSetCurrent(self.context)
        self.status = CUDA.cuMemAlloc_v2(ctypes.byref(address), SIZE(CHUNK))
        if not self.status:
            self.held.append(address)

    def give_back(self) -> None:
        """Free all that was granted."""
        assert not CUDA.cuCtxSetCurrent(self.context)
        while self.held:
            assert not CUDA.cuMemFree_v2(self.held.pop())


class Stream:
    """A stream of one device, used while another one is current."""

    def __init__(self, device: Device, current: Device) -> None:
        """Make it."""
        self.device, self.current = device, current
        self.held: list[ctypes.c_ulonglong] = []
        self.handle = ctypes.c_void_p()
        assert not CUDA.cuCtxSetCurrent(device.context)
        assert not CUDA.cuStreamCreate(ctypes.byref(self.handle), NON_BLOCKING)

    def take(self) -> int:
        """Ask for one chunk more: the status."""
        address = ctypes.c_ulonglong()
        assert not CUDA.cuCtxSetCurrent(self.current.context)
        status: int = CUDA.cuMemAllocAsync(ctypes.byref(address), SIZE(CHUNK), self.handle)
        if not status:
            self.held.append(address)
        return status

    def fill(self) -> int:
        """Allocate until it is refused, or until twice the quota: the last status."""
        status = 0
        while not status and CHUNK * (len(self.held) + 1) <= 2 * self.device.quota:
            status = self.take()
        return status

    def give_back(self) -> None:
        """Free all granted memory, and wait until that is seen."""
        assert not CUDA.cuCtxSetCurrent(self.current.context)
        while self.held:
            assert not CUDA.cuMemFreeAsync(self.held.pop(), self.handle)
        assert not CUDA.cuStreamSynchronize(self.handle)
        time.sleep(LOOKED_AT)

    def record(self) -> list[int]:
        """Record an allocation, in the mode that forbids most: the result of each call."""
        graph = ctypes.c_void_p()
        assert not CUDA.cuCtxSetCurrent(self.current.context)
        reported = [CUDA.cuStreamBeginCapture_v2(self.handle, ALL_THREADS), self.take()]
        self.held.clear()  # the graph's, which is never launched
        reported.append(CUDA.cuStreamEndCapture(self.handle, ctypes.byref(graph)))
        return [*reported, CUDA.cuGraphDestroy(graph)]


def elsewhere(first: Device, second: Device, plainly: int) -> dict[str, object]:
    """Fill the second while the first is current, and empty it; `plainly`: its plain grants."""
    stream = Stream(second, first)
    before = first.tell()[0], second.tell()[0]
    recorded = stream.record()
    untouched = first.tell()[0], second.tell()[0]
    status = stream.fill()
    granted = CHUNK * len(stream.held)
    full = first.tell()[0], second.tell()[0]
    stream.give_back()
    after = first.tell()[0], second.tell()[0]
    good = (
        status == OUT_OF_MEMORY
        and plainly - 2 * CHUNK <= granted <= second.quota
        and abs(full[0] - before[0]) < CHUNK
        and full[1] < 2 * CHUNK
        and all(abs(was - now) < CHUNK for was, now in zip(before, after, strict=True))
        and recorded == [0, 0, 0, 0]
        and all(abs(was - now) < CHUNK for was, now in zip(before, untouched, strict=True))
    )
    row: dict[str, object] = {"stream of": second.ordinal, "quota": second.quota}
    row |= {"granted": granted, "status": status, "recorded": recorded}
    return (
        row
        | {"before": before, "untouched": untouched, "full": full, "after": after}
        | {"good": good}
    )


def main() -> int:
    """Fill both, empty one; then the other, and fill that in a stream."""
    assert not CUDA.cuInit(0)
    devices = [Device(ordinal, int(quota)) for ordinal, quota in enumerate(sys.argv[1:3])]
    while any(not device.status for device in devices):
        for device in devices:
            if not device.status:
                device.take()
    rows = []
    for device in devices:
        free, total = device.tell()
        rows.append(
            {
                "device": device.ordinal,
                "quota": device.quota,
                "granted": CHUNK * len(device.held),
                "free": free,
                "total": total,
            }
        )
        rows[-1]["good"] = (
            device.status == OUT_OF_MEMORY
            and total == device.quota
            and free < CHUNK
            and 0 < CHUNK * len(device.held) <= device.quota
        )
    first, second = devices
    granted = len(second.held)
    first.give_back()
    rows[0]["good"] &= first.tell()[0] > rows[0]["granted"] - CHUNK
    rows[1]["good"] &= second.tell()[0] == rows[1]["free"]
    second.give_back()
    rows.append(elsewhere(first, second, CHUNK * granted))
    for row in rows:
        print(json.dumps(row))
    return 0 if all(row["good"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
