"""A vendor's headers -> the draft of a backend, on disk. The caller's bar shows how far it is."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

from porter import paths
from porter.app import candidates, extending, generating, named_headers, stored_plans
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
# next to this file.
"""
Bar = Callable[[str, int], AbstractContextManager[Callable[[], None]]]  # of a label and a length


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    name: str
    headers: tuple[Path, ...]
    folders: tuple[Path, ...]
    defines: tuple[str, ...]
    prefix: str | None
    library: Path | None
    consumers: tuple[Path, ...]
    like: str | None
    out: Path | None
    extend: bool
    force: bool


@dataclass(frozen=True, slots=True)
class Written:
    """A draft, and where it lies."""

    draft: Draft
    root: Path
    headers: Path
    lacks: list[str]  # functions that the drafted roles need and the drafted port lacks


def write(request: Request, bar: Bar) -> Written:
    """Draft a backend, and write its spec, its port and its generated files."""
    name = request.name
    root = _root(name, request.out, force=request.force)
    _check_defines(request.defines)
    with bar("reading the headers", 1) as step:
        found = named_headers.read(
            request.headers, request.folders, request.defines, request.prefix, name
        )
        step()
    table = elf.read_symbols(request.library) if request.library else None
    drafted = _drafted(_material(name, found, table, request.consumers, request.like), bar)
    library = _library(name, found, table)
    if request.extend and drafted.heritage:
        drafted, library = extending.extended(drafted, library, found.api, table)
    files = _files(drafted, library, found, table)
    with bar("generating the library", 3) as step:
        generated = _generated(name, files, found, table, step)
    files |= {f"generated/{path}": text for path, text in generated.items()}
    output.write(files, root, kept=("specs", "backends"))
    if request.out:
        _mark(root)
    lacks = _lacks(root / "generated" / name / library.soname)
    return Written(drafted, root, found.root, lacks)


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


def _drafted(material: Material, bar: Bar) -> Draft:
    """Draft, and show how far it is: each function is compared with each library, then proposed."""
    functions, libraries = len(material.api.functions), len(material.relatives)
    label = f"comparing {functions} functions with {libraries} libraries"
    with bar(label, functions * (libraries + 1)) as step:
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
