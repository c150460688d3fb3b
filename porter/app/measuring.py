"""Options of `porter bench share` -> rows of figures. Imports little: machines lack packages."""

from __future__ import annotations

import importlib.util
import json
import math
import os
import platform
import queue
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from porter import paths
from porter.app import notices
from porter.bench import cells, cores, figures, tenants
from porter.bench.figures import Row
from porter.bench.nouns import Cell, Unit
from porter.bench.tenants import Solo, Stage
from porter.errors import PorterError
from porter.native import simd

FILE = "share.jsonl"
_ELSEWHERE = "name the folder that holds it (--real), or measure on a simulated device: --simulate"
_DIGITS = 9  # of ordinals and parts
_NAMES = {"cell", "side"}  # in a row
_DONE = {*_NAMES, "seconds"}
_FIGURES = {*_DONE, "group", "total", "tenants", "pass"}
_OF_A_TENANT = {"achieved", "target", "error", "waits", "wait_us"}


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    backend: str
    only: str
    simulate: bool
    shim: Path | None
    real: Path | None
    devices: str
    kernels: str | None
    patterns: str
    part: str
    seconds: float
    long: bool
    within: float | None
    done: tuple[Path, ...]
    native: bool
    out: Path | None


@dataclass(frozen=True, slots=True)
class Selection:
    """The cells to measure, each on every side, spread over the devices."""

    cells: tuple[Cell, ...]
    sides: tuple[str, ...]
    ordinals: tuple[int, ...]

    @property
    def takes_s(self) -> float:
        """Estimate the whole time."""
        return cells.takes_s(self.cells) * len(self.sides) / len(self.ordinals)


def select(request: Request, plot: Path | None) -> Selection:
    """Choose the cells that earlier runs have not measured; refuse a picture that has no place."""
    chosen = _chosen(request.patterns, request.part, request.seconds, lengthen=request.long)
    ordinals = tuple(_ordinals(request.devices))
    _require_place(plot)
    sides = ("native", "shim") if request.native else ("shim",)
    return Selection(_missing(chosen, sides, request.done), sides, ordinals)


def merged(files: Sequence[Path]) -> list[Row]:
    """Read the rows of earlier runs as those of one."""
    rows = figures.merged([row for file in files for row in _read(file, _FIGURES)])
    if not rows:
        raise PorterError(f"--merge: {', '.join(map(str, files))}: no row is in it")
    return rows


def measure(
    request: Request,
    selection: Selection,
    begin: Callable[[], None],
    report: Callable[[Row], None],
) -> tuple[list[Row], int]:
    """Run the cells, and report each row; return the rows, and how many are left for another run.

    `begin` is called once all is built.
    """
    ground = _ground(
        request.backend,
        request.only,
        request.kernels,
        request.shim,
        request.real,
        simulate=request.simulate,
    )
    begin()
    rows = []
    with _stages(ground, request.kernels, selection.ordinals) as stages:
        within = request.within
        until = math.inf if within is None else time.monotonic() + within * 60
        solos = _alone(stages, selection.cells)
        chosen = _possible(request.backend, selection.cells, solos)
        for row in _measured(stages, solos, chosen, selection.sides, until):
            rows.append(row)
            _keep(row, request.out)
            report(row)
    return rows, len(chosen) * len(selection.sides) - len(rows)


@dataclass(frozen=True, slots=True)
class _Ground:
    """Where programs find their libraries."""

    backend: str
    shim: Path
    twins: Path | None  # the simulated libraries
    real: Path | None
    program: Path | None = None  # built already
    shims: str = "lib*.so.*"  # which files of that folder


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
    from porter.app import building, choosing  # noqa: PLC0415 (need what building needs)

    found = choosing.find(backend, simulated=simulate, real=real)
    building.build_shims(
        found, {} if simulate else building.require_driver(found, real, _ELSEWHERE)
    )
    twins = building.build_simulator(found) if simulate else None
    return _Ground(backend, found.folder, twins, real)


def _any_ground(backend: str, only: str, kernels: str | None, *, able: bool) -> _Ground:
    """Build what any backend is measured with, on a simulated device."""
    if not importlib.util.find_spec("elftools"):
        raise PorterError(f"--backend {backend}: what builds its libraries is not installed here")
    from porter.app import share_programs  # noqa: PLC0415 (the same)

    share_programs.require_known(backend)
    if not able or kernels not in (None, "sleep"):
        own = ", ".join(tenants.programs())
        raise PorterError(
            f"--backend {backend}: is measured on a simulated device alone (--simulate, with "
            f"libraries built here and kernels that sleep): code for a card there is of {own}"
        )
    built = share_programs.build(backend, only)
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
        notices.write(f"{backend}: left out are cells of {names}: {why}")
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
    with (out / FILE).open("a", encoding="utf-8") as file:
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
