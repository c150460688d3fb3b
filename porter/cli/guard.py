"""`porter guard`: processes that hold device memory past the libraries."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from dataclasses import asdict
from pathlib import Path

import click

from porter.app import inventory
from porter.app.inventory import Source
from porter.cli import _outlet
from porter.cli._numbers import Span
from porter.cli._state import state_option
from porter.errors import PorterError
from porter.native import simd
from porter.node import audit, proc
from porter.node.audit import Finding
from porter.runtime import account, mapped, tenant
from porter.runtime.account import Member

_SIGNALS = {"log": None, "stop": signal.SIGSTOP, "kill": signal.SIGKILL}


@click.command()
@state_option
@click.option("--backend", "backends", multiple=True, help="Only cards of this one; repeatable.")
@click.option("--simulate", is_flag=True, help="The devices that `porter run --simulate` shares.")
@click.option(
    "--action",
    type=click.Choice(list(_SIGNALS)),
    default="log",
    show_default=True,
    help="The action on such a process.",
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
    """Compare the driver's figures for processes with the charges of tenants.

    A process that carries a driver library of its own bypasses porter's. The driver lists it all
    the same. This command finds two kinds of processes: those with device memory that are members
    of no account, and those for which the driver counts 64 MiB more than their account. Only
    memory is compared.
    """
    folder = (state or tenant.state_folder(os.environ)).absolute()
    with ExitStack() as stack:
        if simulate:
            sources = stack.enter_context(inventory.simulated(backends, folder, simd.Shape()))
        else:
            sources = inventory.real(backends)
        before, told = _look(sources, folder), set[tuple[object, ...]]()
        while _outlet.wait(interval):
            now = _look(sources, folder)
            found = audit.lasting(before, now)
            for each in found:
                key = (each.kind, each.pid, each.started, each.uuid)
                if key not in told:
                    told.add(key)
                    _act(each, action, as_json=as_json)
            if once:
                sys.exit(1 if found else 0)
            before = now


def _look(sources: Iterable[Source], state: Path) -> tuple[Finding, ...]:
    members = {path.name: _members(path / account.NAME) for path in mapped.listed(state)}
    processes = [each for source in sources for each in inventory.processes(source)]
    identities = proc.identities({each.pid for each in processes})
    return audit.findings(processes, identities, members)


def _members(path: Path) -> tuple[Member, ...]:
    with suppress(FileNotFoundError, NotADirectoryError, PorterError):
        return account.members(path)
    return ()


def _act(finding: Finding, action: str, *, as_json: bool) -> None:
    what = _SIGNALS[action]
    done = "" if what is None else action
    if what is not None and not proc.send(finding.pid, finding.started, what):
        done = "it has ended"
    if as_json:
        click.echo(json.dumps({**asdict(finding), "action": done or "log"}))
    else:
        click.echo(f"porter: {audit.worded(finding)}{done and f': {done}'}", err=True)
    sys.stdout.flush()
