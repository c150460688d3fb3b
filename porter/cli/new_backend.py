"""`porter new-backend NAME`: draft the spec, port and simulated device of another vendor."""

from __future__ import annotations

import json
import re
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path

import click

from porter import paths
from porter.app import candidates, extending, generating, named_headers, stored_plans
from porter.cli import _progress
from porter.contrib import draft
from porter.contrib.draft import Draft, Material, Step
from porter.contrib.draft.port import port_text
from porter.contrib.draft.spec import Library, backend_text, library_text
from porter.emit import output, render
from porter.errors import PlanError, PorterError, SpecError
from porter.model import SymbolKind, SymbolTable
from porter.plan import planfile, planner
from porter.sources import elf, exports
from porter.spec import specfiles

_NAME = re.compile(r"[a-z][a-z0-9-]*", re.ASCII)
_MACRO = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\([^()]*\))?(=.*)?", re.ASCII)
_MARK = """\
# From this folder and those below it, porter finds the backends in specs/, backends/ and generated/
# beside this file.
"""
_FILE = click.Path(path_type=Path, exists=True, dir_okay=False)
_FOLDER = click.Path(path_type=Path, exists=True, file_okay=False)


@click.command("new-backend")
@click.argument("name")
@click.option(
    "--headers",
    "headers",
    multiple=True,
    required=True,
    type=_FILE,
    help="A header; may be repeated.",
)
@click.option(
    "--include", "folders", multiple=True, type=_FOLDER, help="A folder that headers include from."
)
@click.option(
    "--define", "defines", multiple=True, help="A macro to read the headers with: X or X=1."
)
@click.option(
    "--prefix", help="How the library's functions begin; found out where it is not given."
)
@click.option("--lib", "library", type=_FILE, help="The vendor's library: its SONAME and exports.")
@click.option(
    "--consumer", "consumers", multiple=True, type=_FILE, help="A program or library that uses it."
)
@click.option("--like", help="The backend that it is like; by default the nearest of all.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Instead of the folder with the nearest porter.toml.",
)
@click.option(
    "--extend", is_flag=True, help="Inherit the nearest backend's rules where they say the same."
)
@click.option("--force", is_flag=True, help="Overwrite the files of an earlier draft.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(
    name: str,
    *,
    headers: tuple[Path, ...],
    folders: tuple[Path, ...],
    defines: tuple[str, ...],
    prefix: str | None,
    library: Path | None,
    consumers: tuple[Path, ...],
    like: str | None,
    out: Path | None,
    extend: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Draft the backend NAME: its spec, its port and its simulated device.

    Each proposal states its certainty and its reason. An uncertain proposal is a to-do: `porter
    check-symbols` fails as long as one is left.
    """
    root = _root(name, out, force=force)
    _check_defines(defines)
    with _progress.bar("reading the headers", 1) as step:
        found = named_headers.read(headers, folders, defines, prefix, name)
        step()
    table = elf.read_symbols(library) if library else None
    drafted = _drafted(_material(name, found, table, consumers, like))
    library_ = _library(name, found, table)
    if extend and drafted.heritage:
        drafted, library_ = extending.extended(drafted, library_, found.api, table)
    files = _files(drafted, library_, found, table)
    with _progress.bar("generating the library", 3) as step:
        generated = _generated(name, files, found, table, step)
    files |= {f"generated/{path}": text for path, text in generated.items()}
    output.write(files, root, kept=("specs", "backends"))
    if out:
        _mark(root)
    lacks = _lacks(root / "generated" / name / library_.soname)
    if as_json:
        click.echo(_as_json(drafted, root, found.root, lacks))
    else:
        again = f"--headers {found.root} --simulate"
        again += f" --out {root / 'generated'}" if out else ""
        click.echo(_as_text(drafted, root, again, lacks))


def _root(name: str, out: Path | None, *, force: bool) -> Path:
    """Say where to write; nothing that is there already is overwritten unless it is asked for."""
    if not _NAME.fullmatch(name):
        raise SpecError(f"{name!r}: a backend's name is lower-case letters, digits and dashes")
    root = out or paths.project() or paths.data("specs").parent
    if paths.is_installed(root):
        raise PlanError(
            f"{root}: came with the installed porter; say --out FOLDER (`--out .`: this one)"
        )
    there = [
        folder
        for kind in ("specs", "backends", "generated")
        if (folder := root / kind / name).exists()
    ]
    if there and not force:
        raise PorterError(
            *(f"{folder}: is there already; --force overwrites it" for folder in there)
        )
    return root


def _mark(root: Path) -> None:
    """Make it a project, whose backends porter finds from anywhere below."""
    file = root / paths.PROJECT
    if not file.exists():
        file.write_text(_MARK, encoding="utf-8")


def _check_defines(defines: tuple[str, ...]) -> None:
    """Refuse a definition that is no macro: libclang's message would name no line of a header."""
    problems = [
        f"--define: {each!r} is not a macro, allowed are X, X=1 and X(a)=a"
        for each in defines
        if not _MACRO.fullmatch(each)
    ]
    if problems:
        raise PorterError(*problems)


def _material(
    name: str,
    found: named_headers.Declared,
    table: SymbolTable | None,
    consumers: tuple[Path, ...],
    like: str | None,
) -> Material:
    api, prefix = found.api, found.spec.prefix
    exported = (
        frozenset(s.name for s in table.symbols if s.kind is not SymbolKind.DATA)
        if table
        else frozenset()
    )
    imported = tuple(
        (
            one.name,
            tuple(n for n in elf.read_imports(one) if n.startswith(prefix or n[:0]) and prefix),
        )
        for one in consumers
    )
    return Material(
        backend=name,
        api=api,
        relatives=candidates.find(like, name),
        works=candidates.holds(api, draft.conventions(api)),
        exported=exported,
        prefix=prefix,
        imported=imported,
        untyped=tuple(sorted(exported - api.functions.keys())),
    )


def _drafted(material: Material) -> Draft:
    """Draft, and show how far it is: each function is compared with each library, then proposed."""
    functions, libraries = len(material.api.functions), len(material.relatives)
    label = f"comparing {functions} functions with {libraries} libraries"
    with _progress.bar(label, functions * (libraries + 1)) as step:
        return draft.draft(replace(material, step=step))


def _library(name: str, found: named_headers.Declared, table: SymbolTable | None) -> Library:
    """Return the spec's statements apart from its rules."""
    soname = table.soname if table else f"lib{name}.so"
    id_ = soname.partition(".so")[0]
    functions = found.api.functions
    open_ = f"soname: is it {soname}? no --lib was given, and no exports are known"
    return Library(
        id=id_,
        soname=soname,
        aliases=(f"{id_}.so",) if soname != f"{id_}.so" else (),
        files=found.spec.files,
        prefix=found.spec.prefix,
        language=found.spec.language,
        defines=found.spec.passes[0],
        constants=found.spec.constants,
        exports=(f"exports/{soname}-{table.machine}.exports",) if table else (),
        port=(f"backends/{name}/port_{name}.c",),
        todo=() if table else (open_,),
        known=frozenset({*functions, *(s.name for s in table.symbols)} if table else functions),
    )


def _files(
    drafted: Draft, library: Library, found: named_headers.Declared, table: SymbolTable | None
) -> dict[str, str]:
    """Write the spec, the recorded exports and the port."""
    name, parent = drafted.backend, library.heritage.backend if library.heritage else ""
    recorded = {library.exports[0]: exports.dump(table)} if table else {}
    return {
        f"specs/{name}/backend.yaml": backend_text(name, [f"{library.id}.yaml"], parent),
        f"specs/{name}/{library.id}.yaml": library_text(drafted, library),
        **{f"specs/{name}/{path}": text for path, text in recorded.items()},
        f"backends/{name}/port_{name}.c": port_text(drafted, found.api.functions),
    }


def _generated(
    name: str,
    files: Mapping[str, str],
    found: named_headers.Declared,
    table: SymbolTable | None,
    step: Step,
) -> dict[str, str]:
    """Plan and render the draft as its files say it: what cannot be generated is not written."""
    with tempfile.TemporaryDirectory(prefix="porter-draft-") as work:
        output.write(
            {path: text for path, text in files.items() if path.startswith("specs/")}, Path(work)
        )
        spec = specfiles.load_spec(Path(work) / "specs" / name)
    id_ = spec.libraries[0].id
    planned = planner.make_plan(spec, {id_: found.api}, {id_: [table] if table else []})
    step()
    library = render.render(planned)
    step()
    twins = generating.simulated(planned)
    step()
    return library | twins


def _lacks(folder: Path) -> list[str]:
    """List the functions that the drafted roles need and the drafted port lacks, each once."""
    findings = stored_plans.unanswered(folder, planfile.load(folder / "plan.json"))
    return list(dict.fromkeys(finding.detail for finding in findings))


def _as_text(drafted: Draft, root: Path, again: str, lacks: list[str]) -> str:
    name = drafted.backend
    sure = [p for p in drafted.proposals if p.role and not p.todo]
    roles = Counter(p.role for p in sure)
    todo = [*drafted.todo, *(f"{p.function}: {p.todo}" for p in drafted.proposals if p.todo)]
    todo += [f"port_{name}.c: {what}" for what in lacks]
    inherited = f" and {drafted.inherited} inherit their rule" if drafted.inherited else ""
    done = f"{len(sure)} functions have a role{inherited}, {len(todo)} things are to do"
    lines = [f"{root / 'specs' / name}: {done}"]
    if drafted.nearest:
        share = f"{drafted.nearness} % of the functions have their like"
        lines.append(f"nearest: {drafted.nearest}, where {share}")
    lines += [f"  {role:<20}{count:>4}" for role, count in sorted(roles.items())]
    lines += ["to do:", *(f"  {one}" for one in todo)] if todo else []
    lines += ["next:", f"  porter gen --backend {root / 'specs' / name} {again}"]
    return "\n".join(lines)


def _as_json(drafted: Draft, root: Path, headers: Path, lacks: list[str]) -> str:
    whole = asdict(replace(drafted, proposals=()))
    whole |= {"proposals": [asdict(p) | {"fields": dict(p.fields)} for p in drafted.proposals]}
    whole |= {"port": lacks, "root": str(root), "headers": str(headers)}
    return json.dumps(whole, indent=2)
