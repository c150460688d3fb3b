"""`porter run -- CMD`: a program under a share of the device."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

import click

from porter.app import running
from porter.cli import _options, _plan_options
from porter.runtime import attach
from porter.runtime import tenant as named
from porter.runtime.terms import Sharing


@click.command(context_settings={"allow_interspersed_args": False})
@_options.backend_option
@_plan_options.generated_option
@_options.memory_option
@_options.device_option
@_options.sharing_options
@click.option(
    "--tenant",
    default=lambda: named.of_environment(os.environ),
    show_default="$PORTER_TENANT, else a new one",
    callback=_options.given,
    help="Runs of the same name share one account. The share of time of the last one holds for all "
    "that run; an order of `porter set` replaces it.",
)
@click.option(
    "--reset",
    is_flag=True,
    help="Drop the limits that a `porter run` around this one set. Without it they hold: this run "
    "can lower them, not raise them, and stays in that run's account.",
)
@_options.real_option("--real")
@_options.audit_option
@_options.simulate_options
@_options.log_option
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED)
def command(
    *,
    backend: str | None,
    generated: Path | None,
    memory: str,
    devices: tuple[str, ...],
    compute: str,
    policy: str | None,
    weight: int | None,
    priority: str | None,
    tenant: str,
    reset: bool,
    real: Path | None,
    audit: bool,
    simulate: bool,
    count: int | None,
    device_memory: str,
    log: str | None,
    command: tuple[str, ...],
) -> None:
    """Run COMMAND under a share of the device; its exit status is porter's.

    Every process that COMMAND starts is under the same share. Missing libraries are built first.
    """
    request = running.Request(
        backend,
        memory,
        devices,
        real,
        tenant,
        log or "",
        simulate,
        count,
        device_memory,
        audit,
        Sharing(compute, policy or "", weight or 0, priority or ""),
        reset,
        generated,
    )
    sanitized = bool(attach.sanitizers(os.environ.get("LD_PRELOAD", "")))
    running.check_program(command[0])
    with running.environment(request) as environment:
        status = running.run(command, environment)
    if sanitized:
        _leave(status)
    sys.exit(status)


def _leave(status: int) -> NoReturn:
    """End at once: a preloaded sanitizer would report our own leaks, and replace the status."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(status)
