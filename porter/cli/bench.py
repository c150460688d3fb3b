"""`porter bench`: measure what tenants get. Imports little: it runs where a shim was brought."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

import click
from click.core import ParameterSource

from porter.app import measuring
from porter.app.measuring import Selection
from porter.bench import drawing, tenants, words
from porter.bench.figures import Row
from porter.bench.nouns import BIN_S
from porter.cli._numbers import Span
from porter.cli._paths import InputPath
from porter.errors import PorterError

_OF_MERGE = {"files", "plot", "as_json"}  # parameters of --merge
_folder = click.Path(path_type=Path, file_okay=False, resolve_path=True)


@click.group()
def command() -> None:
    """Measure what tenants get."""


@command.command()
@click.option(
    "--backend",
    default=lambda: next(iter(tenants.programs()), None),
    show_default=", ".join(tenants.programs()),
    help="Backend to measure; `porter backends` lists them.",
)
@click.option("--only", default="", metavar="SONAME", help="Only this library of the backend.")
@click.option(
    "--simulate", is_flag=True, help="Measure on a simulated device; any backend has one."
)
@click.option("--shim", type=_folder, help="Folder of built shims, instead of building them.")
@click.option("--real", type=_folder, help="Folder of the vendor's libraries.")
@click.option(
    "--devices", default="0", show_default=True, help="Ordinals of the devices that the cells use."
)
@click.option(
    "--kernels",
    type=click.Choice(["work", "spin", "sleep"]),
    help="Kind of kernels: arithmetic, wait for a clock, or a simulated device's; the last with "
    "--simulate, else the first.",
)
@click.option(
    "--cells", "patterns", default="", metavar="PATTERN,…", help="Only these cells: two/*."
)
@click.option("--part", default="1/1", metavar="K/N", help="Run the Kth of N parts of the cells.")
@click.option(
    "--seconds",
    type=Span(BIN_S),
    default=10.0,
    show_default=True,
    help="Least length of a cell.",
)
@click.option(
    "--long", is_flag=True, help="Make cells as long as the slowest tenant's 200 units take."
)
@click.option(
    "--within",
    type=Span(),
    metavar="MIN",
    help="Begin no cell that would end after this many minutes.",
)
@click.option(
    "--done",
    multiple=True,
    type=InputPath(),
    help=f"A {measuring.FILE} of earlier runs: leave out its cells of the same length.",
)
@click.option("--native", is_flag=True, help="Run each cell without the shims, too.")
@click.option("--out", type=_folder, help=f"Folder where {measuring.FILE} grows.")
@click.option(
    "--merge",
    "files",
    multiple=True,
    type=InputPath(),
    help=f"A {measuring.FILE} of earlier runs: report them as one, and run nothing.",
)
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw an SVG file.")
@click.option("--list", "listed", is_flag=True, help="List the cells and their length.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: a line for each row.")
def share(
    *,
    backend: str,
    only: str,
    simulate: bool,
    shim: Path | None,
    real: Path | None,
    devices: str,
    kernels: str | None,
    patterns: str,
    part: str,
    seconds: float,
    long: bool,
    within: float | None,
    done: tuple[Path, ...],
    native: bool,
    out: Path | None,
    files: tuple[Path, ...],
    plot: Path | None,
    listed: bool,
    as_json: bool,
) -> None:
    """Compare the tenants' shares of device time with the promise; exit 1 if a bar is missed.

    On a card that takes kernels of known length: the default backend has them. On a simulated
    device (--simulate) any backend is measured. With --merge: read the results of
    earlier runs, and run nothing.
    """
    if files:
        _require_nothing_else(click.get_current_context())
    request = measuring.Request(
        backend,
        only,
        simulate,
        shim,
        real,
        devices,
        kernels,
        patterns,
        part,
        seconds,
        long,
        within,
        done,
        native,
        out,
    )
    selection = measuring.select(request, plot)
    if listed:
        click.echo("\n".join(cell.name for cell in selection.cells))
        click.echo(_lasting(selection), err=True)
        return
    left = 0
    if files:
        rows = measuring.merged(files)
        for row in rows:
            _tell(row, as_json=as_json)
    elif not selection.cells:
        click.echo("nothing is left to do: see --done and --part", err=True)
        return
    else:
        rows, left = measuring.measure(
            request,
            selection,
            lambda: click.echo(f"{_lasting(selection)}\n{words.heading()}", err=True),
            partial(_tell, as_json=as_json),
        )
    if plot:
        plot.write_text(drawing.draw(rows), encoding="utf-8")
    click.echo(words.summary(rows), err=True)
    if left:
        click.echo(f"{left} rows are left for another run: --within", err=True)
    sys.exit(any(row["pass"] is False for row in rows))


def _require_nothing_else(context: click.Context) -> None:
    """Refuse what would choose or measure cells, where neither is done."""
    unheard = [
        max(parameter.opts, key=len)
        for parameter in context.command.params
        if parameter.name not in _OF_MERGE
        and context.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE
    ]
    if unheard:
        raise PorterError(
            f"--merge: reports all rows of its files; {', '.join(unheard)} would have no effect, "
            "allowed are --plot and --json"
        )


def _lasting(selection: Selection) -> str:
    minute, count, seconds = 60, len(selection.cells), selection.takes_s
    time_ = f"{seconds / minute:.0f} min" if seconds >= 2 * minute else f"{seconds:.0f} s"
    return f"{count} cell{'s' if count != 1 else ''}, about {time_}"


def _tell(row: Row, *, as_json: bool) -> None:
    click.echo(json.dumps(row) if as_json else words.line(row))
