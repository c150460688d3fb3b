"""`porter gen`: write generated/<backend>/ from headers, exports and specs."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from porter import exports, output, paths, plan, render, specs
from porter.errors import PlanError

if TYPE_CHECKING:
    from porter.model import ApiModel, BackendSpec, LibrarySpec, SymbolTable


@click.command()
@click.option("--backend", required=True, help="A backend's name, or the folder of its spec.")
@click.option(
    "--headers",
    "folders",
    multiple=True,
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="Include folder to read instead of the packages that the spec names; newest first.",
)
@click.option(
    "--lib",
    "drivers",
    multiple=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="A driver's library whose exports to add.",
)
@click.option("--only", "sonames", multiple=True, help="Of these libraries alone: a SONAME.")
@click.option("--check", is_flag=True, help="Write nothing; exit 1 if something would change.")
@click.option("--simulate", is_flag=True, help="Write the simulated libraries too.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Instead of generated/."
)
def command(
    backend: str,
    folders: tuple[Path, ...],
    drivers: tuple[Path, ...],
    sonames: tuple[str, ...],
    out: Path | None,
    *,
    check: bool,
    simulate: bool,
) -> None:
    """Write generated/<backend>/ from headers, exports and specs."""
    root = out or paths.data("generated")
    if not out and not check and paths.is_installed(root):
        raise PlanError(f"{root}: came with the installed porter; say --out FOLDER, or --check")
    spec = _only(specs.load_spec(backend), sonames)
    planned = plan.make_plan(spec, _apis(spec, backend, folders), _tables(spec, backend, drivers))
    files = render.render(planned)
    if simulate or any((root / name).with_name("sim.c").is_file() for name in files):
        from porter.conform import render_suite  # noqa: PLC0415
        from porter.simulate import render_simulator  # noqa: PLC0415

        files |= render_simulator(planned) | render_suite(planned)
    if check:
        here = [name for name in files if spec.kept or (root / name).parent.is_dir()]
        _check({name: files[name] for name in here}, root)
        return
    output.write(files, root)
    for library in planned.libraries:
        counts = {d: sum(s.disposition == d for s in library.symbols) for d in _DISPOSITIONS}
        told = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
        click.echo(f"{root / spec.backend / library.spec.soname}: {told}")


_DISPOSITIONS = ("hook", "forward", "forward-untyped", "data")


def _only(spec: BackendSpec, sonames: tuple[str, ...]) -> BackendSpec:
    known = [library.soname for library in spec.libraries]
    for soname in sonames:
        if soname not in known:
            raise PlanError(f"--only {soname}: no such library, allowed: {', '.join(known)}")
    wanted = [one for one in spec.libraries if not sonames or one.soname in sonames]
    return replace(spec, libraries=tuple(wanted))


def _check(files: Mapping[str, str], root: Path) -> None:
    problems = output.stale(files, root)
    for problem in problems:
        click.echo(f"{root}/{problem}")
    sys.exit(1 if problems else 0)


def _apis(spec: BackendSpec, backend: str, folders: tuple[Path, ...]) -> dict[str, ApiModel]:
    """Read each library's headers: those of the folders given, else what the spec names."""
    from porter import fetch, headers  # noqa: PLC0415

    given = [(folder.name, folder) for folder in folders]
    beside = (f"specs/{spec.backend}", specs.locate(backend))
    apis = {}
    for library in spec.libraries:
        wanted = library.headers
        own = all((beside[1] / name).is_file() for name in wanted.files)
        roots = given or ([beside] if own else [])
        roots = roots or fetch.fetch_roots(wanted.packages, fetch.cache_dir(), _progress)
        apis[library.id] = headers.read_headers(wanted, roots)
    return apis


def _progress(line: str) -> None:
    click.echo(f"porter: {line}", err=True)


def _tables(
    spec: BackendSpec, backend: str, drivers: tuple[Path, ...]
) -> dict[str, list[SymbolTable]]:
    """Load each library's recorded exports, and those of the drivers given."""
    from porter import elf  # noqa: PLC0415

    folder = specs.locate(backend)
    tables = {
        library.id: [exports.load(folder / name) for name in library.exports]
        for library in spec.libraries
    }
    for driver in drivers:
        table = elf.read_symbols(driver)
        tables[_owner(spec, table, driver).id].append(table)
    return tables


def _owner(spec: BackendSpec, table: SymbolTable, driver: Path) -> LibrarySpec:
    for library in spec.libraries:
        if library.soname == table.soname:
            return library
    allowed = ", ".join(library.soname for library in spec.libraries)
    raise PlanError(
        f"--lib {driver}: its SONAME is {table.soname or 'missing'}, allowed: {allowed}"
    )
