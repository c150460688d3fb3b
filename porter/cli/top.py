"""`porter top`: what each tenant has of each device, live."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import sys
from pathlib import Path

import click

from porter import tenant, watch
from porter.cli import _outlet
from porter.cli._numbers import Span
from porter.cli._state import state_option
from porter.watch import Row

_SOONEST = 0.05  # seconds
_HOME, _CLEAR_LINE, _CLEAR_BELOW, _CLEAR = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J"


@click.command()
@state_option
@click.option("--once", is_flag=True, help="One table, of one interval.")
@click.option(
    "--interval",
    type=Span(_SOONEST),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="What is measured at a time.",
)
@click.option("--json", "as_json", is_flag=True, help="For programs: an object for each interval.")
def command(*, state: Path | None, once: bool, interval: float, as_json: bool) -> None:
    """Show what each tenant has of each device: its share of time, and its memory.

    TARGET is what it was promised, or its part by weight; SHARE what it had; WAITED how long its
    threads stood at the gate, in percent of the time, and so above 100 where several did; COPIED
    what it copied between host and device, or between addresses of which nobody knows, for such
    copies wait for no turn. What is not known is "-", and null with --json: all three of a tenant
    that has just come, and SHARE and COPIED of one that is alone on a device without a cap, for
    nobody counts what it does; one that does nothing beside others has 0.0%.
    """
    folder = (state or tenant.state_folder(os.environ)).absolute()
    leases = tenant.leases_folder(os.environ, folder)
    screen = sys.stdout.isatty() and not as_json and not once
    if screen:
        click.echo(_CLEAR, nl=False)
    before = watch.sample(folder, leases)
    while _outlet.wait(interval):
        after = watch.sample(folder, leases)
        made = watch.rows(before, after)
        if as_json:
            _tell_program(made, after.taken - before.taken)
        else:
            text = watch.table(made) if made else f"no tenant has anything of a device in {folder}"
            click.echo(_drawn(text) if screen else text)
            sys.stdout.flush()
        if once:
            return
        before = after


def _tell_program(made: tuple[Row, ...], span: int) -> None:
    found = {"interval_ns": span, "rows": [watch.told(row) for row in made]}
    click.echo(json.dumps(found))


def _drawn(text: str) -> str:
    """Draw over the table before it, without a flicker; more than fits would move it away."""
    width, height = shutil.get_terminal_size()
    lines = text.splitlines()
    ends = itertools.accumulate(max(-(-len(line) // width), 1) for line in lines)  # long ones wrap
    fitting = [line for line, end in zip(lines, ends, strict=True) if end < height - 1]
    drawn = "".join(f"{line}{_CLEAR_LINE}\n" for line in fitting)
    return f"{_HOME}{drawn}{_CLEAR_BELOW}"
