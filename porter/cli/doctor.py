"""`porter doctor`: the state of this machine, or whether a program got past the libraries."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from porter.app import diagnosing, running
from porter.app.diagnosing import Watched
from porter.cli import _options, _plan_options


@click.command(context_settings={"allow_interspersed_args": False})
@_options.backend_option
@_plan_options.generated_option
@_options.real_option("--real")
@_options.audit_option
@_options.simulate_options
@click.option("--as-is", is_flag=True, help="Start COMMAND with this environment, unchanged.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print JSON; the output of COMMAND goes to standard error.",
)
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def command(
    *,
    backend: str | None,
    generated: Path | None,
    real: Path | None,
    audit: bool,
    simulate: bool,
    count: int | None,
    device_memory: str,
    as_is: bool,
    as_json: bool,
    command: tuple[str, ...],
) -> None:
    """Report the state of this machine, or whether a program got past the libraries.

    Without COMMAND: compilers, settings, and of each backend whether it is built and where the
    vendor's libraries are. With COMMAND: run it under the libraries (or, in a container that has
    them already, --as-is), and say whether a library of the vendor's got into a process unguarded:
    exit 1 if one did, else COMMAND's own status.
    """
    if not command:
        facts = diagnosing.facts(backend, real, generated)
        click.echo(json.dumps(facts, indent=2) if as_json else "\n".join(_worded(facts)))
        return
    request = running.Request(
        *(backend, "", (), real, "", "", simulate, count, device_memory, audit),
        generated=generated,
    )
    watched = diagnosing.watch(command, request, as_is=as_is, aside=as_json)
    _report(watched, as_json=as_json)
    sys.exit(int(bool(watched.unguarded)) or watched.status)


def _worded(facts: dict[str, Any], indent: str = "") -> Iterator[str]:
    for key, value in facts.items():
        if isinstance(value, dict):
            yield f"{indent}{key}:"
            yield from _worded(value, f"{indent}  ")
        else:
            yield f"{indent}{key}: {value}"


def _report(watched: Watched, *, as_json: bool) -> None:
    """Report the libraries that were loaded."""
    if as_json:
        found = [{"pid": each.pid, "path": each.path, "by": each.by} for each in watched.unguarded]
        click.echo(json.dumps({"shims": watched.shims, "unguarded": found}, indent=2))
        return
    for each in watched.unguarded:
        click.echo(
            f"porter: pid {each.pid}: {each.by or 'it'} loaded {each.path} unguarded", err=True
        )
    if not watched.unguarded:
        vendor = ", ".join(watched.vendor)
        used = f"{vendor} only through the shims" if vendor else "none was used"
        click.echo(f"porter: no vendor library got in unguarded: {used}", err=True)
