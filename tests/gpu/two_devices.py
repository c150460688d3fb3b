# ruff: noqa: T201 (a program, which prints)
"""One process on two devices, by turns, till each refuses: each keeps a quota of its own.

    two_devices.py QUOTA0 QUOTA1     in bytes, as PORTER_MEMORY=QUOTA0,1=QUOTA1 has them

One JSON line for each device. Exits with 1 if one granted more than its quota, or refused what it
had room for, or if what the other does shows there. Asks for no more than what is refused first.
"""

from __future__ import annotations

import ctypes
import json
import sys

CHUNK = 64 << 20
OUT_OF_MEMORY = 2
SIZE = ctypes.c_size_t
CUDA = ctypes.CDLL("libcuda.so.1")


class Device:
    """A context on one, and what is held there."""

    def __init__(self, ordinal: int, quota: int) -> None:
        """Make the context, which stays."""
        self.ordinal, self.quota, self.status = ordinal, quota, 0
        self.held: list[ctypes.c_ulonglong] = []
        self.context = ctypes.c_void_p()
        assert not CUDA.cuDevicePrimaryCtxRetain(ctypes.byref(self.context), ordinal)

    def tell(self) -> tuple[int, int]:
        """Give what is free, and what there is in all."""
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


def main() -> int:
    """Fill both, empty one."""
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
    first.give_back()
    rows[0]["good"] &= first.tell()[0] > rows[0]["granted"] - CHUNK
    rows[1]["good"] &= second.tell()[0] == rows[1]["free"]
    for row in rows:
        print(json.dumps(row))
    return 0 if all(row["good"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
