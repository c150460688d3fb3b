"""`porter trace TENANT`: a record of turns, in-flight work and waits, for Perfetto or Chrome."""

from __future__ import annotations

import os
from pathlib import Path

import click

from porter.app import tracing
from porter.cli._numbers import Span
from porter.cli._state import state_option
from porter.runtime import tenant


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
    path = output or Path(f"{name}.trace.json")
    events = tracing.record(name, leases, seconds, interval, path)
    if path != Path("-"):
        click.echo(f"{path}: {events} events; open it at https://ui.perfetto.dev", err=True)
