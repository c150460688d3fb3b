"""The leases of a tenant's devices -> a file of its turns, in-flight work and waits."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TextIO

from porter.errors import PorterError, did_you_mean
from porter.runtime import lease
from porter.runtime.lease import Moment
from porter.runtime.trace import Event, Trace


def record(name: str, leases: Path, seconds: float, interval: float, path: Path) -> int:
    """Record a tenant's devices in a file, where `-` is standard output; count the events.

    An interrupt by the user ends the record early.
    """
    devices = _devices(name, leases)
    with _opened(path) as file:
        events = _recorded(devices, leases, seconds, interval)
        about = {"tenant": name, "interval_us": interval * 1e6}
        found = {"traceEvents": events, "displayTimeUnit": "ms", "otherData": about}
        json.dump(found, file)
        file.write("\n")
    return len(events)


def _devices(name: str, leases: Path) -> list[str]:
    """List the devices that a tenant's processes use now."""
    found: dict[str, set[str]] = {}
    for device, moment in lease.moments(leases).items():
        for process in moment.processes:
            if part := moment.tenants.get(process.tenant):
                found.setdefault(part.name, set()).add(device)
    if name not in found:
        others = did_you_mean(name, found) if found else "no tenant's process does"
        raise PorterError(
            f"{name}: no process of this tenant shares a device's time in {leases}; {others}"
        )
    return sorted(found[name])


@contextmanager
def _opened(path: Path) -> Iterator[TextIO]:
    with nullcontext(sys.stdout) if path == Path("-") else path.open("w", encoding="utf-8") as file:
        yield file


def _recorded(devices: list[str], leases: Path, seconds: float, interval: float) -> list[Event]:
    """Look at the leases until the time is over, or the user interrupts."""
    start = time.monotonic_ns()
    traces = {
        device: Trace(number, f"device {device}", start) for number, device in enumerate(devices, 1)
    }
    with ExitStack() as files:
        looks = {
            device: files.enter_context(lease.watched(leases / f"{device}{lease.SUFFIX}"))
            for device in devices
        }
        with suppress(KeyboardInterrupt):
            _look(traces, looks, start + int(seconds * 1e9), int(interval * 1e9))
    end = time.monotonic_ns()
    return [event for trace in traces.values() for event in trace.events(end)]


def _look(
    traces: dict[str, Trace], looks: dict[str, Callable[[], Moment]], end: int, interval: int
) -> None:
    due = time.monotonic_ns()
    while due < end:
        for device, look in looks.items():
            traces[device].note(look())
        due = max(due + interval, time.monotonic_ns())
        time.sleep(max(due - time.monotonic_ns(), 0) / 1e9)
