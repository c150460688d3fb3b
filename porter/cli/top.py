"""`porter top`: each tenant's part of each device, live."""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path

import click
from click.core import ParameterSource
from rich.console import Console
from rich.text import Text

from porter.app import observing
from porter.app.observing import Agents, Machine
from porter.cli import _outlet, _tenants
from porter.cli._numbers import Span
from porter.cli._state import state_option
from porter.errors import did_you_mean
from porter.runtime import watch
from porter.runtime.watch import Row

_SOONEST = 0.05  # seconds
_LOOKS = 0.02  # seconds between two looks at the leases
_REDRAWN = 0.2  # seconds, after the terminal has another size
_HOME, _CLEAR_LINE, _CLEAR_BELOW, _CLEAR = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J"


def _columns(ctx: click.Context, parameter: click.Parameter, value: str | None) -> tuple[str, ...]:
    """Read names of columns, separated by commas."""
    if value is None:
        return tuple(_tenants.COLUMNS)
    names = tuple(name.strip().lower() for name in value.split(","))
    for name in names:
        if name not in _tenants.COLUMNS:
            raise click.BadParameter(
                f"{name!r} is no column; {did_you_mean(name, _tenants.COLUMNS)}", ctx, parameter
            )
        if names.count(name) > 1:
            raise click.BadParameter(
                f"{name!r} is given {names.count(name)} times, allowed is once", ctx, parameter
            )
    return names


@click.command()
@state_option
@click.option("--once", is_flag=True, help="One table, of one interval.")
@click.option(
    "--interval",
    type=Span(_SOONEST),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="The time between two measurements.",
)
@click.option(
    "--columns",
    callback=_columns,
    metavar="NAME,…",
    help=f"Show these columns, in this order: {', '.join(_tenants.COLUMNS)}.  [default: all]",
)
@click.option(
    "--sort",
    "by",
    type=click.Choice(list(_tenants.COLUMNS)),
    metavar="NAME",
    help="Sort by this column: figures from the largest, names from A.  [default: by device and "
    "tenant]",
)
@click.option("--json", "as_json", is_flag=True, help="For programs: an object for each interval.")
@click.option(
    "--cluster",
    "in_cluster",
    is_flag=True,
    help="The tenants of all nodes of a Kubernetes cluster, by the metrics of their agents.",
)
@click.option("--namespace", help="With --cluster: where the agents run.  [default: porter]")
@click.option(
    "--kubeconfig",
    type=click.Path(path_type=Path),
    help="With --cluster: how the API server is reached.  [default: as for kubectl]",
)
def command(
    *,
    state: Path | None,
    once: bool,
    interval: float,
    columns: tuple[str, ...],
    by: str | None,
    as_json: bool,
    in_cluster: bool,
    namespace: str | None,
    kubeconfig: Path | None,
) -> None:
    """Show each tenant's share of each device's time, and its memory.

    TARGET is the share that a tenant gets while all tenants of the device want it: its promised
    share, or its part by weight. Tenants of lower priority divide the time that those of higher
    priority left during the interval. SHARE is the share that it had. WAITED is how long its
    threads stood at the gate, in percent of the interval; several threads together may exceed 100.
    WHY is the reason for which it waited longest. `turn:` names the tenant that had the device.
    `cap`: its cap was used up. `queue`: enough of its own work was in flight. `pace`: it was ahead
    of its share while all tenants submitted. `pass`: the turn was being passed on. COPIED is its
    copies between host and device, which wait for no turn.

    An unknown figure is "-", and null with --json. All three figures of a tenant that has just
    come are unknown. SHARE and COPIED are unknown for a tenant that is alone on a device without a
    cap, because nothing is counted then. An idle tenant next to others has 0.0%.

    The row (idle) of a device shows in SHARE the time that no tenant used.

    With --cluster, TENANT is namespace/pod, and DEVICE is the node and its card. Columns that the
    agents' metrics do not have are unknown.

    On a terminal, columns that do not fit are left out. A name is green while its tenant has the
    device. SHARE is yellow while a tenant that waits has less than half of its TARGET. MEMORY is
    yellow from 90 % of QUOTA on, and red at 100 %. In a pipe, each line has one word for each
    column.
    """
    named = click.get_current_context().get_parameter_source("columns")
    if as_json and named is not ParameterSource.DEFAULT:
        raise click.UsageError("--columns: has no effect with --json, which has every column")
    if not in_cluster and (namespace or kubeconfig):
        name = "--namespace" if namespace else "--kubeconfig"
        raise click.UsageError(f"{name}: has no effect without --cluster")
    if in_cluster and state:
        raise click.UsageError("--state: has no effect with --cluster, whose agents have their own")
    source = Agents(namespace, kubeconfig) if in_cluster else Machine(state)
    screen = _Screen(source.where, columns, stays=not (once or as_json))
    source.look()
    began = time.monotonic_ns()
    while _observed(source, interval, screen):
        made = source.rows()
        now = time.monotonic_ns()
        if as_json:
            found = observing.document(_tenants.ordered(made, by), now - began)
            click.echo(json.dumps(found))
        else:
            screen.show(_with_idle(made, by) if "share" in columns else _tenants.ordered(made, by))
        if once:
            return
        began = now


def _with_idle(made: tuple[Row, ...], by: str | None) -> tuple[Row, ...]:
    """Sort, and add a row for the time of each device that no tenant used, after its tenants."""
    devices = {row.device: row.index for row in made}
    idle = [
        Row("(idle)", device, 0, share=share, index=devices[device])
        for device, share in watch.idle(made).items()
    ]
    rows = (*_tenants.ordered(made, by), *idle)
    return rows if by else tuple(sorted(rows, key=lambda row: row.device))


def _observed(source: Machine | Agents, seconds: float, screen: _Screen) -> bool:
    """Spend an interval with looks at the leases; False: no reader of standard output is left."""
    until = time.monotonic() + seconds
    step = min(max(_LOOKS, seconds / 100), _REDRAWN)
    while (left := until - time.monotonic()) > 0:
        source.note()
        if not _outlet.wait(min(left, step)):
            return False
        screen.fit()
    return True


class _Screen:
    """Standard output, which may be a terminal whose size changes."""

    def __init__(self, where: str, columns: tuple[str, ...], *, stays: bool) -> None:
        """Draw each table over the one before it, where that is possible and `stays` asks for it.

        A terminal of the type `dumb` is written to line by line.
        """
        self._where, self._columns = where, columns
        self._is_terminal = sys.stdout.isatty()
        self._console = Console(highlight=False)
        self._draws_over = stays and self._is_terminal and not self._console.is_dumb_terminal
        self._size = shutil.get_terminal_size()
        self._rows: tuple[Row, ...] = ()
        if self._draws_over:
            click.echo(_CLEAR, nl=False)

    def fit(self) -> None:
        """Draw the last table again if the terminal has another size."""
        if self._draws_over and self._rows and shutil.get_terminal_size() != self._size:
            self.show(self._rows)

    def show(self, rows: tuple[Row, ...]) -> None:
        """Show one table. A terminal of another size than before is cleared first."""
        size = shutil.get_terminal_size()
        if self._draws_over and self._rows and size != self._size:
            click.echo(_CLEAR, nl=False)
        self._rows, self._size = rows, size
        nothing = f"no tenant has anything of a device in {self._where}"
        if not self._is_terminal:
            click.echo(_tenants.plain(rows, self._columns) if rows else nothing)
        else:
            encoding, width = sys.stdout.encoding, self._size.columns
            lines = _tenants.drawn(rows, self._columns, width, encoding)
            if not rows:
                lines = [Text(part) for part in _parts(_tenants.spelt(nothing, encoding), width)]
            text = self._over(lines) if self._draws_over else f"{self._coloured(lines)}\n"
            click.echo(text, nl=False)
        sys.stdout.flush()

    def _over(self, lines: list[Text]) -> str:
        """Draw over the table before it, without a flicker; more than fits would move it away."""
        room = max(self._size.lines - 1, 1)
        if len(lines) > room:
            hidden = f"({len(lines) - room + 1} more lines; porter top --once shows all)"
            lines = [*lines[: room - 1], Text(hidden[: self._size.columns], "dim")]
        drawn = f"{_CLEAR_LINE}\n".join(self._coloured([line]) for line in lines)
        return f"{_HOME}{drawn}{_CLEAR_LINE}\n{_CLEAR_BELOW}"

    def _coloured(self, lines: list[Text]) -> str:
        with self._console.capture() as captured:
            self._console.print(*lines, sep="\n", end="", soft_wrap=True)
        return captured.get()


def _parts(text: str, width: int) -> list[str]:
    return [text[begin : begin + width] for begin in range(0, len(text), width)]
