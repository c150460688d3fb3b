"""`porter trace TENANT`: a record of turns, in-flight work and waits, for Perfetto or Chrome."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TextIO

import click

from porter.cli._numbers import Span
from porter.cli._state import state_option
from porter.errors import PorterError, did_you_mean
from porter.runtime import lease, tenant
from porter.runtime.lease import Moment
from porter.runtime.trace import Event, Trace


@click.command()
@click.argument("name", metavar="TENANT")
@state_option
@click.option(
    "--seconds",
    type=Span(0, min_open=True),
    default=5.0,
    show_default=True,
    help="How long to record; an interrupt (Ctrl-C) ends it early.",
)
@click.option(
    "--interval",
    type=Span(0.0001),
    default=0.001,
    show_default=True,
    metavar="SECONDS",
    help="The time between two looks at the leases.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="The file to write; - is standard output.  [default: TENANT.trace.json]",
)
def command(
    *, name: str, state: Path | None, seconds: float, interval: float, output: Path | None
) -> None:
    """Record TENANT's turns, in-flight work and waits, and those of the tenants next to it.

    The file is in the Trace Event Format: open it at https://ui.perfetto.dev or chrome://tracing.
    Each device of TENANT has these rows: the lease, and for each process its in-flight work and its
    waits with their reasons, as in `porter top`. The tenants' programs are not slowed down: the
    command only reads the files of the leases.
    """
    folder = (state or tenant.state_folder(os.environ)).absolute()
    leases = tenant.leases_folder(os.environ, folder)
    devices = _devices(name, leases)
    path = output or Path(f"{name}.trace.json")
    with _opened(path) as file:
        events = _recorded(devices, leases, seconds, interval)
        about = {"tenant": name, "interval_us": interval * 1e6}
        found = {"traceEvents": events, "displayTimeUnit": "ms", "otherData": about}
        json.dump(found, file)
        file.write("\n")
    if path != Path("-"):
        click.echo(f"{path}: {len(events)} events; open it at https://ui.perfetto.dev", err=True)


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
