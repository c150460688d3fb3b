"""`porter set TENANT`: other terms for a tenant that runs."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from porter.cli import _options
from porter.cli._state import state_option
from porter.runtime import orders, tenant
from porter.runtime.orders import CONFIGURED, Order
from porter.runtime.terms import Sharing


def _each_given(
    ctx: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(_options.given(ctx, parameter, value) for value in values)


@click.command()
@click.argument("name", metavar="TENANT")
@click.option(
    "--memory",
    callback=_options.given,
    metavar="SIZE",
    help=f"8GiB, 8g; none: no limit; {CONFIGURED}: the limit at its start.",
)
@_options.other_sharing_options
@click.option(
    "--device",
    "devices",
    multiple=True,
    callback=_each_given,
    metavar="UUID",
    help="Only this device, by the beginning of its UUID (default: all that it uses).",
)
@state_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    *,
    name: str,
    memory: str,
    compute: str,
    policy: str | None,
    weight: int | None,
    priority: str | None,
    devices: tuple[str, ...],
    state: Path | None,
    as_json: bool,
) -> None:
    """Change the limits of TENANT while its programs run.

    Options that are not given stay as they are. A memory limit below the memory in use takes
    nothing away: further allocations are refused. An order outlives the programs: it holds for
    later programs of the same tenant, until another order replaces it.
    """
    name = tenant.check_any_name(name)
    sharing = Sharing(compute, policy or "", weight or 0, priority or "")
    folder = (state or tenant.state_folder(os.environ)).absolute()
    leases = tenant.leases_folder(os.environ, folder)
    changes = orders.carry_out(Order(name, devices, memory, sharing), folder, leases)
    if as_json:
        found = [orders.document(change) for change in changes]
        click.echo(json.dumps({"tenant": name, "changes": found}, indent=2))
    else:
        click.echo("".join(f"{orders.worded(change)}\n" for change in changes), nl=False)
