"""`porter gen`: write generated/<backend>/ from headers, exports and specs."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import click

from porter import paths
from porter.app import generating
from porter.cli._paths import InputPath
from porter.emit import output, render
from porter.errors import PlanError
from porter.spec import specfiles


@click.command()
@click.option("--backend", required=True, help="A backend's name, or the folder of its spec.")
@click.option(
    "--headers",
    "folders",
    multiple=True,
    type=InputPath(files=False),
    help="Include folder to read instead of the packages that the spec names; newest first.",
)
@click.option(
    "--lib",
    "drivers",
    multiple=True,
    type=InputPath(folders=False),
    help="A driver's library whose exports to add.",
)
@click.option(
    "--only", "sonames", multiple=True, help="Only this library (a SONAME); may be repeated."
)
@click.option("--check", is_flag=True, help="Write nothing; exit 1 if something would change.")
@click.option("--simulate", is_flag=True, help="Write the simulated libraries too.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder to write (default: the generated/ next to the specs/ that the spec is in).",
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
    root = out or _root(specfiles.locate(backend))
    if not out and not check and paths.is_installed(root):
        raise PlanError(f"{root}: came with the installed porter; say --out FOLDER, or --check")
    spec = generating.only(specfiles.load_spec(backend), sonames)
    generating.require_ports(spec, backend, root)
    planned = generating.plan_of(spec, backend, folders, drivers)
    files = render.render(planned)
    if simulate or any((root / name).with_name("sim.c").is_file() for name in files):
        files |= generating.simulated(planned)
    if check:
        here = [name for name in files if spec.kept or (root / name).parent.is_dir()]
        _check({name: files[name] for name in here}, root)
        return
    output.write(files, root)
    for library in planned.libraries:
        counts = {d: sum(s.disposition == d for s in library.symbols) for d in _DISPOSITIONS}
        numbers = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
        click.echo(f"{root / spec.backend / library.spec.soname}: {numbers}")


_DISPOSITIONS = ("hook", "forward", "forward-untyped", "data")


def _root(folder: Path) -> Path:
    """Write next to the specs/ of a user's project, or of porter for its own backends."""
    ours = paths.data("specs")
    if folder.resolve().is_relative_to(ours.resolve()) or folder.resolve().parent.name != "specs":
        return paths.data("generated")
    return folder.resolve().parent.parent / "generated"


def _check(files: Mapping[str, str], root: Path) -> None:
    problems = output.stale(files, root)
    for problem in problems:
        click.echo(f"{root}/{problem}")
    sys.exit(1 if problems else 0)
