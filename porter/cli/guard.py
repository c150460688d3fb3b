"""`porter guard`: processes that use a device past the libraries."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

import click

from porter.app import guarding
from porter.cli import _outlet
from porter.cli._numbers import Span
from porter.cli._state import state_option
from porter.node import audit
from porter.node.audit import Finding
from porter.node.guard import Action
from porter.runtime import tenant

_ACTIONS = [action.value for action in Action if action is not Action.EVENT]


@click.command()
@state_option
@click.option(
    "--backend", "backends", multiple=True, help="Only cards of this backend; may be repeated."
)
@click.option("--simulate", is_flag=True, help="The devices that `porter run --simulate` shares.")
@click.option(
    "--action",
    type=click.Choice(_ACTIONS),
    default="log",
    show_default=True,
    help="The answer to such a process.",
)
@click.option(
    "--interval",
    type=Span(0.1),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="Between two looks; what both have found counts.",
)
@click.option("--once", is_flag=True, help="Two looks; exits 1 where something was found.")
@click.option("--json", "as_json", is_flag=True, help="For programs: an object for each finding.")
def command(
    *,
    state: Path | None,
    backends: tuple[str, ...],
    simulate: bool,
    action: str,
    interval: float,
    once: bool,
    as_json: bool,
) -> None:
    """Compare the driver's figures of processes with the tenants' accounts.

    A process that carries a driver library of its own passes by porter's. The driver lists it all
    the same. The guard finds processes of the device that are members of no account, except those
    that take turns for a tenant without a limit of memory. It finds processes of a tenant's control
    group that have the device's node open and no account. It finds processes of which the driver
    counts 64 MiB more than their account. It finds tenants that the driver sees busy for more of
    the time than they are charged, for 5 s or 30 s. Some drivers do not report the memory or the
    time of a process.
    """
    folder = (state or tenant.state_folder(os.environ)).absolute()
    leases = tenant.leases_folder(os.environ, folder)
    with guarding.watched(backends, folder, leases, Action(action), simulated=simulate) as look:
        while _outlet.wait(interval):
            found = False
            for finding, done in look():
                found = True
                _tell(finding, done, as_json=as_json)
            if once:
                sys.exit(1 if found else 0)


def _tell(finding: Finding, done: str, *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({**asdict(finding), "action": done}))
    else:
        text = audit.worded(finding)
        click.echo(f"porter: {text if done == Action.LOG else f'{text}: {done}'}", err=True)
    sys.stdout.flush()
