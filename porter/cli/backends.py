"""`porter backends`: the known backends, their generated libraries, and their evidence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from porter import paths
from porter.app import written
from porter.cli import _plan_options
from porter.model import LibrarySpec
from porter.plan import planhead
from porter.spec import specfiles


@dataclass(frozen=True, slots=True)
class _Library:
    """One library of a backend."""

    soname: str
    rules: int
    generated: bool
    hooks: int  # functions that the generated library intercepts
    simulated: bool  # it has a twin that needs no device


@dataclass(frozen=True, slots=True)
class _Backend:
    """One backend below specs/."""

    backend: str
    verified: str
    why: str
    spec_values: int  # scalars of the YAML
    c_statements: int  # semicolons, blocks, and lines for the preprocessor
    libraries: list[_Library]


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_plan_options.generated_option
def command(generated: Path | None, *, as_json: bool) -> None:
    """List the backends: their libraries, and how far each was tried.

    Verified is one of: none, header (compiled against the vendor's headers), library (ran before an
    implementation that is no accelerator's own), hardware. Counted are the values of the backend's
    specs and the statements of its C, in its folders of specs/ and backends/, without records.
    """
    trees = paths.trees(generated)
    found = [_backend(name, trees.get(name)) for name in specfiles.backends()]
    if as_json:
        click.echo(json.dumps([asdict(one) for one in found], indent=2))
    else:
        click.echo("\n\n".join("\n".join(_as_text(one)) for one in found))


def _backend(name: str, tree: Path | None) -> _Backend:
    spec, folder = specfiles.load_spec(name), specfiles.locate(name)
    libraries = [
        _library(library, tree / library.soname if tree else None) for library in spec.libraries
    ]
    return _Backend(
        spec.backend,
        spec.verified.by.value,
        spec.verified.why,
        written.values_of_spec(folder),
        written.statements_of_c(folder.parent.parent / "backends" / folder.name),
        libraries,
    )


def _library(library: LibrarySpec, folder: Path | None) -> _Library:
    generated = folder is not None and (folder / "plan.json").is_file()
    hooks = planhead.hooks(folder / "plan.json") if folder and generated else 0
    return _Library(
        library.soname,
        len(library.rules),
        generated,
        hooks,
        folder is not None and (folder / "sim.c").is_file(),
    )


def _as_text(one: _Backend) -> Iterator[str]:
    yield f"{one.backend}: verified: {one.verified}{', ' + one.why if one.why else ''}"
    yield f"  written by hand: {one.spec_values} values of spec, {one.c_statements} statements of C"
    width = max(len(library.soname) for library in one.libraries)
    for library in one.libraries:
        made = f"{library.hooks:>4} hooks" if library.generated else "not generated"
        twin = ", simulated" if library.simulated else ""
        yield f"  {library.soname:<{width}} {library.rules:>4} rules, {made}{twin}"
