# ruff: noqa: T201 (a program, which prints)
"""The memory of a tenant's ended process is granted to the next one, and never twice.

ended.py run SHIM QUOTA [RUNS]      SHIM: the folder with our libcuda.so.1; QUOTA: as 8GiB
ended.py hold MIB DEVICES END       the tenant's program: `run` starts it 5 times in a row

Each program takes 73 % of QUOTA on each of two devices (on one, where there is no other), and ends
without freeing it. First come programs that exit and programs that are killed. Then, as root,
programs with a pid namespace of their own, as a container that is restarted. Last come these again
while another program, which has no limit, has more than QUOTA of the device. Then the device's
figures do not show whether the memory of dead processes was freed.

One JSON line for each program: statuses (0: granted), the time in ms of its calls for each device
(contexts included), and how long porter waited in all. Then the most memory that was in use at any
moment, above the amount before. Exits with 1 if a program was refused, or if more than QUOTA was
in use. Also if one waited for longer than the grace of 2 s, or than 0.5 s where the driver lists
dead processes. Needs a card that no other program uses, with room for three times QUOTA.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ENDS = {"kill": signal.SIGKILL, "abort": signal.SIGABRT, "stop": signal.SIGSTOP}
NAMESPACE = ("unshare", "--pid", "--fork", "--mount", "--mount-proc")
PART = 0.73
UNKNOWN_MS = 2100  # the grace, and a look; where no list shows dead processes
LISTED_MS = 500  # the time that a driver may take to free their memory
BESIDE_MS = 1500  # contexts, and a machine with other things to do
MARGIN = 256 << 20  # bytes that a driver takes for itself when a device is used at all
UNITS = {"KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30}


def hold(cuda: ctypes.CDLL, device: int, mib: int) -> int:
    """Retain the device's context and allocate: the first status that is not 0."""
    context, address = ctypes.c_void_p(), ctypes.c_uint64()
    status: int = (
        cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
        or cuda.cuCtxSetCurrent(context)
        or cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(mib << 20))
    )
    return status


def held(mib: int, devices: int, end: str) -> None:
    """Be the tenant's program."""
    cuda = ctypes.CDLL("libcuda.so.1")
    assert not cuda.cuInit(0)
    statuses, times = [], []
    for device in range(devices):
        began = time.monotonic()
        statuses.append(hold(cuda, device, mib))
        times.append(round((time.monotonic() - began) * 1000))
    print(json.dumps({"status": statuses, "ms": times}), flush=True)
    if end == "wait":
        sys.stdin.read()
    elif end in ENDS:
        os.kill(os.getpid(), ENDS[end])


class Figures(ctypes.Structure):
    """The management library's figures of a device's memory."""

    _fields_ = [(name, ctypes.c_ulonglong) for name in ("total", "free", "used")]


class Watch:
    """How much of each device is in use, from outside."""

    def __init__(self) -> None:
        """Look for the devices."""
        self.library, count = ctypes.CDLL("libnvidia-ml.so.1"), ctypes.c_uint()
        assert not self.library.nvmlInit_v2()
        assert not self.library.nvmlDeviceGetCount_v2(ctypes.byref(count))
        self.devices = [ctypes.c_void_p() for _ in range(min(count.value, 2))]
        for index, device in enumerate(self.devices):
            assert not self.library.nvmlDeviceGetHandleByIndex_v2(index, ctypes.byref(device))
        self.peak = [0] * len(self.devices)

    def used(self) -> list[int]:
        """Give the bytes in use on each."""
        figures = [Figures() for _ in self.devices]
        for device, figure in zip(self.devices, figures, strict=True):
            assert not self.library.nvmlDeviceGetMemoryInfo(device, ctypes.byref(figure))
        return [figure.used for figure in figures]

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Note the most memory in use, above the amount in use now."""
        before, ended = self.used(), threading.Event()
        self.peak = [0] * len(self.devices)

        def look() -> None:
            while not ended.is_set():
                now = [used - was for used, was in zip(self.used(), before, strict=True)]
                self.peak = [max(pair) for pair in zip(self.peak, now, strict=True)]
                time.sleep(0.0005)

        thread = threading.Thread(target=look)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()


def share(shim: Path, quota: str, state: str, name: str) -> dict[str, str]:
    """Make a tenant's environment."""
    return os.environ | {
        "LD_PRELOAD": f"{shim / 'libcuda.so.1'} {shim / 'libnvidia-ml.so.1'}",
        "LD_LIBRARY_PATH": f"{shim}:{os.environ.get('LD_LIBRARY_PATH', '')}",
        "PORTER_MEMORY": quota,
        "PORTER_STATE": state,
        "PORTER_TENANT": name,
        "PORTER_LOG": "info",
    }


def bytes_of(quota: str) -> int:
    """Read a size with its unit."""
    return int(quota[:-3]) * UNITS[quota[-3:]]


def started(
    command: tuple[str, ...], tenant: dict[str, str], most_wait_ms: int
) -> dict[str, object]:
    """Run a tenant's program once: its output, and whether that is good."""
    done = subprocess.run(command, env=tenant, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        return {"good": False, "error": done.stderr[-300:]}
    reported = json.loads(lines[-1])
    waited = sum(map(int, re.findall(r"waited (\d+) ms", done.stderr)))
    good = not any(reported["status"]) and waited <= most_wait_ms
    return reported | {
        "waited_ms": waited,
        "good": good and max(reported["ms"]) <= waited + BESIDE_MS,
    }


def case(
    name: str, watch: Watch, tenant: dict[str, str], command: tuple[str, ...], runs: int
) -> bool:
    """Run the program this number of times: whether all is well."""
    good, wait = True, UNKNOWN_MS if NAMESPACE[0] in command else LISTED_MS
    with watch.watching():
        for run in range(1, runs + 1):
            reported = started(command, tenant | {"PORTER_TENANT": name}, wait)
            print(json.dumps({"case": name, "run": run} | reported), flush=True)
            good &= bool(reported["good"])
    within = max(watch.peak) <= bytes_of(tenant["PORTER_MEMORY"]) + MARGIN
    peaks = [peak >> 20 for peak in watch.peak]
    print(json.dumps({"case": name, "peak_mib": peaks, "good": within}), flush=True)
    return good and within


@contextlib.contextmanager
def occupied(mib: int) -> Iterator[None]:
    """Let another program have that much, without a limit."""
    command = [sys.executable, __file__, "hold", str(mib), "1", "wait"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        assert b'"status": [0]' in other.stdout.readline()
        yield
        assert other.stdin
        other.stdin.close()


def main(shim: Path, quota: str, runs: int) -> int:
    """Try all cases."""
    watch, mib = Watch(), int(bytes_of(quota) * PART) >> 20
    this = (sys.executable, str(Path(__file__).resolve()), "hold", str(mib))
    good = True
    with tempfile.TemporaryDirectory() as state:
        tenant = share(shim, quota, state, "")
        for end in ("exit", "kill"):
            command = (*this, str(len(watch.devices)), end)
            good &= case(f"devices-{end}", watch, tenant, command, runs)
        if subprocess.run([*NAMESPACE, "true"], check=False, capture_output=True).returncode:
            print(json.dumps({"case": "restart", "skipped": "unshare is not permitted here"}))
            return not good
        command = (*NAMESPACE, *this, "1", "kill")
        good &= case("restart", watch, tenant, command, runs)
        with occupied((bytes_of(quota) >> 20) + 1024):
            good &= case("restart-beside", watch, tenant, command, runs)
    return not good


if __name__ == "__main__":
    if sys.argv[1] == "hold":
        held(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
    else:
        sys.exit(main(Path(sys.argv[2]).resolve(), sys.argv[3], int([*sys.argv, "5"][4])))
