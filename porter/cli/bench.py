"""`porter bench`: measure what tenants get. Imports little: it runs where a shim was brought."""

from __future__ import annotations

import importlib
import importlib.util
import json
import math
import os
import platform
import queue
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
from click.core import ParameterSource

from porter import paths
from porter.bench import cells, cores, drawing, figures, tenants, words
from porter.bench.figures import Row
from porter.bench.nouns import BIN_S, Cell, Unit
from porter.bench.tenants import Solo, Stage
from porter.cli._numbers import Span
from porter.errors import PorterError
from porter.native import simd

_FILE = "share.jsonl"
_ELSEWHERE = "name the folder that holds it (--real), or measure on a simulated device: --simulate"
_DIGITS = 9  # of ordinals and parts
_NAMES = {"cell", "side"}  # in a row
_DONE = {*_NAMES, "seconds"}
_FIGURES = {*_DONE, "group", "total", "tenants", "pass"}
_TOLD = {"files", "plot", "as_json"}  # parameters of --merge
_OF_A_TENANT = {"achieved", "target", "error", "waits", "wait_us"}
_folder = click.Path(path_type=Path, file_okay=False, resolve_path=True)


@dataclass(frozen=True, slots=True)
class _Ground:
    """Where programs find their libraries."""

    backend: str
    shim: Path
    twins: Path | None  # the simulated libraries
    real: Path | None
    program: Path | None = None  # built already
    shims: str = "lib*.so.*"  # which files of that folder


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
    type=click.Path(path_type=Path, exists=True),
    help=f"A {_FILE} of earlier runs: leave out its cells of the same length.",
)
@click.option("--native", is_flag=True, help="Run each cell without the shims, too.")
@click.option("--out", type=_folder, help=f"Folder where {_FILE} grows.")
@click.option(
    "--merge",
    "files",
    multiple=True,
    type=click.Path(path_type=Path, exists=True),
    help=f"A {_FILE} of earlier runs: report them as one, and run nothing.",
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
    chosen = _chosen(patterns, part, seconds, lengthen=long)
    ordinals = _ordinals(devices)
    _require_place(plot)
    sides = ("native", "shim") if native else ("shim",)
    chosen = _missing(chosen, sides, done)
    takes = cells.takes_s(chosen) * len(sides) / len(ordinals)
    if listed:
        click.echo("\n".join(cell.name for cell in chosen))
        click.echo(_lasting(chosen, takes), err=True)
        return
    rows = []
    if files:
        rows = figures.merged([row for file in files for row in _read(file, _FIGURES)])
        if not rows:
            raise PorterError(f"--merge: {', '.join(map(str, files))}: no row is in it")
        _tell(rows, as_json=as_json)
    elif not chosen:
        click.echo("nothing is left to do: see --done and --part", err=True)
        return
    else:
        ground = _ground(backend, only, kernels, shim, real, simulate=simulate)
        click.echo(f"{_lasting(chosen, takes)}\n{words.heading()}", err=True)
        with _stages(ground, kernels, ordinals) as stages:
            until = math.inf if within is None else time.monotonic() + within * 60
            solos = _alone(stages, chosen)
            chosen = _possible(backend, chosen, solos)
            for row in _measured(stages, solos, chosen, sides, until):
                rows.append(row)
                _keep(row, out)
                _tell([row], as_json=as_json)
    if plot:
        plot.write_text(drawing.draw(rows), encoding="utf-8")
    click.echo(words.summary(rows), err=True)
    if not files and (left := len(chosen) * len(sides) - len(rows)):
        click.echo(f"{left} rows are left for another run: --within", err=True)
    sys.exit(any(row["pass"] is False for row in rows))


def _require_nothing_else(context: click.Context) -> None:
    """Refuse what would choose or measure cells, where neither is done."""
    unheard = [
        max(parameter.opts, key=len)
        for parameter in context.command.params
        if parameter.name not in _TOLD
        and context.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE
    ]
    if unheard:
        raise PorterError(
            f"--merge: reports all rows of its files; {', '.join(unheard)} would have no effect, "
            "allowed are --plot and --json"
        )


def _chosen(patterns: str, part: str, seconds: float, *, lengthen: bool) -> tuple[Cell, ...]:
    number, _, of = part.partition("/")
    if not (_is_count(number) and _is_count(of) and 1 <= int(number) <= int(of)):
        raise PorterError(f"--part: {part!r} is not K/N, allowed is 1/N to N/N")
    chosen = cells.select(cells.cells(seconds), patterns)
    if not chosen:
        raise PorterError(f"--cells: {patterns!r} chooses none; --list names them")
    if lengthen:
        chosen = tuple(map(cells.lengthened, chosen))
    return cells.part(chosen, int(number), int(of))


def _lasting(chosen: Sequence[Cell], seconds: float) -> str:
    minute = 60
    time_ = f"{seconds / minute:.0f} min" if seconds >= 2 * minute else f"{seconds:.0f} s"
    return f"{len(chosen)} cell{'s' if len(chosen) != 1 else ''}, about {time_}"


def _is_count(text: str) -> bool:
    return text.isdecimal() and len(text) <= _DIGITS


def _missing(
    chosen: tuple[Cell, ...], sides: Sequence[str], done: Sequence[Path]
) -> tuple[Cell, ...]:
    """Leave out cells that files hold for all sides, measured for as long as is wanted now."""
    held: dict[tuple[str, str], float] = {}
    for row in (row for file in done for row in _read(file, _DONE) if not row.get("failed")):
        name = row["cell"], row["side"]
        held[name] = max(held.get(name, 0), row["seconds"])
    return tuple(
        cell
        for cell in chosen
        if any(held.get((cell.name, side), 0) < cell.seconds for side in sides)
    )


def _ordinals(devices: str) -> list[int]:
    words_ = devices.split(",")
    if not all(_is_count(word.strip()) for word in words_):
        raise PorterError(f"--devices: {devices!r} is not a list of ordinals such as 0,1")
    ordinals = [int(word) for word in words_]
    if twice := [each for each in dict.fromkeys(ordinals) if ordinals.count(each) > 1]:
        named = ", ".join(map(str, twice))
        raise PorterError(f"--devices: {named}: given more than once, allowed is once")
    return ordinals


def _require_place(plot: Path | None) -> None:
    """Refuse what could not be drawn, before anything is measured for it."""
    if plot and plot.suffix != ".svg":
        raise PorterError(f"--plot: {plot}: is drawn as SVG, allowed is a name that ends in .svg")
    if plot and not plot.absolute().parent.is_dir():
        raise PorterError(f"--plot: {plot}: cannot be written: no folder {plot.absolute().parent}")


def _ground(
    backend: str,
    only: str,
    kernels: str | None,
    shim: Path | None,
    real: Path | None,
    *,
    simulate: bool,
) -> _Ground:
    """Use the given files, else build them."""
    if backend not in tenants.programs():
        return _any_ground(backend, only, kernels, able=simulate and not shim and not real)
    if only:
        raise PorterError(f"--only: {backend} has one library that launches work; leave it out")
    if kernels == "sleep" and not simulate:
        raise PorterError("--kernels sleep: is a simulated device's: --simulate")
    brought = shim or _brought(backend)
    if brought:
        return _Ground(backend, brought, brought / "sim" if simulate else None, real)
    backends = importlib.import_module("porter.app.building")  # needs what building needs
    chosen = importlib.import_module("porter.app.choosing")
    found = chosen.find(backend, simulated=simulate, real=real)
    backends.build_shims(
        found, {} if simulate else backends.require_driver(found, real, _ELSEWHERE)
    )
    twins = backends.build_simulator(found) if simulate else None
    return _Ground(backend, found.folder, twins, real)


def _any_ground(backend: str, only: str, kernels: str | None, *, able: bool) -> _Ground:
    """Build what any backend is measured with, on a simulated device."""
    if not importlib.util.find_spec("elftools"):
        raise PorterError(f"--backend {backend}: what builds its libraries is not installed here")
    roles = importlib.import_module("porter.app.share_programs")
    roles.require_known(backend)
    if not able or kernels not in (None, "sleep"):
        own = ", ".join(tenants.programs())
        raise PorterError(
            f"--backend {backend}: is measured on a simulated device alone (--simulate, with "
            f"libraries built here and kernels that sleep): code for a card there is of {own}"
        )
    built = roles.build(backend, only)
    return _Ground(backend, built.shims, built.twins, None, built.program, built.soname)


def _brought(backend: str) -> Path | None:
    """Find files that were built elsewhere, on a machine that cannot build."""
    if importlib.util.find_spec("elftools"):
        return None
    folder = paths.build_root() / backend / platform.machine()
    if not folder.is_dir():
        raise PorterError("--shim: needed, because what builds the shims is not installed here")
    return folder


@contextmanager
def _stages(ground: _Ground, kernels: str | None, ordinals: Sequence[int]) -> Iterator[list[Stage]]:
    """Prepare a program and its surroundings for each device."""
    native = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="porter-bench-")))
        program = ground.program or tenants.build_program(ground.backend, folder)
        if ground.twins:
            socket = simd.address(folder)
            daemon = ground.twins / "porter-simd"
            stack.enter_context(simd.devices(daemon, socket, max(ordinals) + 1, "80GiB"))
            native |= {"PORTER_SIM_SOCKET": socket, "LD_LIBRARY_PATH": str(ground.twins)}
        shim = tenants.preloaded(ground.shim, native, ground.shims)
        if real := ground.twins or ground.real:
            shim["PORTER_REAL_DIR"] = str(real)
        kind = kernels or ("sleep" if ground.twins else "work")
        yield [Stage(program, kind, native, shim, ordinal) for ordinal in ordinals]


def _alone(stages: Sequence[Stage], chosen: Sequence[Cell]) -> list[Mapping[Unit, Solo]]:
    """Time the cells' units on each device, all devices at once."""
    units = cells.units_of(chosen)
    with ThreadPoolExecutor(len(stages)) as pool:
        return list(pool.map(lambda stage: tenants.time_alone(stage, units), stages))


def _possible(
    backend: str, chosen: Sequence[Cell], solos: Sequence[Mapping[Unit, Solo]]
) -> tuple[Cell, ...]:
    """Leave out cells of units that a device has not, and say so."""
    lacking = {unit: alone.lacks for solo in solos for unit, alone in solo.items() if alone.lacks}
    left = tuple(c for c in chosen if not any(tenant.unit in lacking for tenant in c.tenants))
    for why in dict.fromkeys(lacking.values()):
        names = ", ".join(unit.name for unit, reason in lacking.items() if reason == why)
        click.echo(f"{backend}: left out are cells of {names}: {why}", err=True)
    if not left:
        raise PorterError(f"--backend {backend}: no cell is left that its device can do")
    return left


def _measured(
    stages: Sequence[Stage],
    solos: Sequence[Mapping[Unit, Solo]],
    chosen: Sequence[Cell],
    sides: Sequence[str],
    until: float,
) -> Iterator[Row]:
    """Run the cells, each on the next free device; report each as soon as it is done.

    The longest begin first, so that no device waits long for another's last.
    """
    longest_first = sorted(chosen, key=lambda cell: -cell.seconds)
    free: queue.SimpleQueue[tuple[Stage, Mapping[Unit, Solo]]] = queue.SimpleQueue()

    def rows(cell: Cell) -> list[Row]:
        stage, solo = free.get()
        try:
            if time.monotonic() + cells.takes_s((cell,)) * len(sides) > until:
                return []
            return [_row(stage, solo, cell, side) for side in sides]
        finally:
            free.put((stage, solo))

    for pair in zip(stages, solos, strict=True):
        free.put(pair)
    with ThreadPoolExecutor(len(stages)) as pool:
        try:
            for made in as_completed([pool.submit(rows, cell) for cell in longest_first]):
                yield from made.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # running cells are waited for
            raise


def _row(stage: Stage, solo: Mapping[Unit, Solo], cell: Cell, side: str) -> Row:
    before = cores.ticks()
    try:
        row = figures.row(cell, side, tenants.run(stage, cell, solo, side))
    except PorterError as error:
        row = figures.failed(cell, side, str(error))
    return {**row, "taken": cores.taken_percent(before, cores.ticks())}


def _keep(row: Row, out: Path | None) -> None:
    if not out:
        return
    out.mkdir(parents=True, exist_ok=True)
    with (out / _FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def _read(file: Path, wanted: set[str]) -> list[Row]:
    try:
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    except (ValueError, RecursionError) as error:
        raise PorterError(f"{file}: is not what --out wrote: {error}") from error
    for number, row in enumerate(rows, start=1):
        if not _is_row(row, wanted):
            raise PorterError(f"{file}:{number}: is not what --out wrote: no row of a cell")
    return rows


def _is_row(row: object, wanted: set[str]) -> bool:
    if not isinstance(row, dict) or not row.keys() >= wanted:
        return False
    named = all(isinstance(row[name], str) for name in _NAMES)
    numbered = all(isinstance(row.get(name, 0.0), int | float) for name in ("taken", "seconds"))
    return (
        named
        and numbered
        and all(
            isinstance(each, dict) and each.keys() >= _OF_A_TENANT
            for each in (row["tenants"] if "tenants" in wanted else ())
        )
    )


def _tell(rows: Sequence[Row], *, as_json: bool) -> None:
    for row in rows:
        click.echo(json.dumps(row) if as_json else words.line(row))
