"""`porter build`: compile a backend's libraries."""

from __future__ import annotations

from pathlib import Path

import click

from porter import paths
from porter.app import building
from porter.cli import _plan_options
from porter.cli._paths import InputPath
from porter.emit import output
from porter.errors import BuildError, PorterError
from porter.machines import MACHINES
from porter.model import Disposition, Symbol, SymbolKind
from porter.native import compilers, toolchain
from porter.plan import planfile
from porter.plan.planfile import PlanFile


@click.command()
@click.option("--backend", required=True, help="A backend's name.")
@click.option(
    "--arch", default="", help=f"Comma-separated, of {', '.join(MACHINES)}; all; default: this."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder to write (default: build/<backend>/).",
)
@click.option(
    "--lib",
    "drivers",
    multiple=True,
    type=InputPath(folders=False),
    help="An installed driver's library: its further exports are forwarded, too.",
)
@click.option(
    "--cache",
    "cached",
    is_flag=True,
    help="Build where `run`, `mounts` and `node` look, so that they need not, with the exports of "
    "the driver that is here.",
)
@_plan_options.generated_option
def command(
    *,
    backend: str,
    arch: str,
    out: Path | None,
    drivers: tuple[Path, ...],
    cached: bool,
    generated: Path | None,
) -> None:
    """Compile a backend's libraries into build/<backend>/<arch>/."""
    tree = paths.trees(generated).get(backend)
    if tree is None:
        tree = (generated or paths.data("generated")) / backend
        raise BuildError(f"{tree}: no such folder; make it with `porter gen --backend {backend}`")
    if cached:
        if arch or out or drivers:
            raise PorterError("--cache: not allowed with --arch, --out or --lib")
        ours = building.at(tree)
        building.build_shims(ours, building.real_libraries(ours, None))
        click.echo("\n".join(str(ours.folder / library.soname) for library in ours.libraries))
        return
    root = out or Path("build") / backend
    for name in MACHINES if arch == "all" else (arch or compilers.host()).split(","):
        compilers.choose(name)  # before a folder is made for it
        with building.rebuilt(root / name):
            extra = _extra(tree, drivers, root / name / "extra") if drivers else {}
            made = toolchain.build(tree, name, root / name, extra)
        click.echo("\n".join(map(str, made)))


def _extra(tree: Path, drivers: tuple[Path, ...], folder: Path) -> dict[str, Path]:
    """Write trampolines for exports that the plans lack; return a folder by SONAME."""
    from porter.emit import render  # noqa: PLC0415
    from porter.sources import elf  # noqa: PLC0415

    plans = {plan.soname: plan for plan in map(planfile.load, sorted(tree.glob("*/plan.json")))}
    added: dict[str, dict[tuple[str, str], Symbol]] = {}
    for driver in drivers:
        table = elf.read_symbols(driver)
        if table.soname not in plans:
            allowed = ", ".join(plans)
            raise PorterError(f"--lib {driver}: its SONAME is {table.soname!r}, allowed: {allowed}")
        known = {(s.name, s.version) for s in _functions(plans[table.soname])}
        fresh = [s for s in table.symbols if s.kind in (SymbolKind.FUNCTION, SymbolKind.IFUNC)]
        added.setdefault(table.soname, {}).update(
            {(s.name, s.version): s for s in fresh if (s.name, s.version) not in known}
        )
    for soname, symbols in added.items():
        plan = plans[soname]
        extra = [symbols[key] for key in sorted(symbols)]
        files = render.render_extra(plan.backend, soname, _functions(plan), extra)
        output.write(files, folder / soname)
    return {soname: folder / soname for soname, symbols in added.items() if symbols}


def _functions(plan: PlanFile) -> list[Symbol]:
    return [p.symbol for p in plan.symbols if p.disposition is not Disposition.DATA]
