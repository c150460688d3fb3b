"""Vendor headers -> ApiModel: the union over versions, the newest declaration of each name."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from porter import paths, textfile
from porter.errors import HeaderError
from porter.model import ApiModel, Enum, Function, HeaderSpec, Lookup, Renames
from porter.sources.abi import moved_constants, moved_members, same_signature, same_type
from porter.sources.declarations import Declarations, Source, add_declarations
from porter.sources.translation import stands_in
from porter.spec.matching import renamed

Root = tuple[str, Path]  # ("toy-runtime 13.0.96", its include folder)
_SINCE = re.compile(r"[0-9]{1,9}")  # "12000"


def read_headers(spec: HeaderSpec, roots: Sequence[Root]) -> ApiModel:
    """Read every version under every pass; `roots` are newest first."""
    return read_files(spec, roots)[0]


def read_files(spec: HeaderSpec, roots: Sequence[Root]) -> tuple[ApiModel, frozenset[str]]:
    """Read the headers, and name all files that they consist of.

    A root that only adds files to the root before it (a companion package) belongs to the same
    version; one that brings a file again starts an older version.
    """
    lookup = re.compile(spec.lookup_pattern) if spec.lookup_pattern else None
    union = Declarations()
    problems: dict[str, str] = {}
    moved: dict[tuple[str, str], str] = {}
    sources: dict[str, None] = {}
    read: set[str] = set()
    for version in _versions(spec, roots):
        files = _present(spec, version)
        found = Declarations()
        source = Source(
            files, version, spec.prefix, spec.language, lookup, spec.declare, spec.constants
        )
        for defines in spec.passes or ((),):
            add_declarations(found, source, defines)
        problems = dict(_differences(union, found)) | problems
        moved = dict(_moved(union, found)) | moved
        sources |= dict.fromkeys(f.source for f in found.functions.values())
        read |= found.files
        _merge(union, found)
    if problems:
        raise HeaderError(*problems.values())
    functions = (_called_here(function, spec.renames) for function in union.functions.values())
    lookups = _lookups(union.lookups, lookup) if lookup else ()
    api = ApiModel(
        functions={function.name: function for function in functions},
        records=union.records,
        enums=union.enums,
        typedefs=union.typedefs,
        lookups=tuple(_looked_up_here(row, spec.renames) for row in lookups),
        sources=tuple(sources),
        moved=moved,
        mangled=tuple(sorted(union.mangled)),
    )
    return api, frozenset(read)


def _called_here(function: Function, steps: Sequence[Renames]) -> Function:
    """Give a function of borrowed headers the name that this library has for it."""
    name = _here(function.name, steps)
    return (
        function if name == function.name else replace(function, name=name, original=function.name)
    )


def _looked_up_here(row: Lookup, steps: Sequence[Renames]) -> Lookup:
    return replace(row, name=_here(row.name, steps), symbol=_here(row.symbol, steps))


def _here(name: str, steps: Sequence[Renames]) -> str:
    for renames in steps:
        name = renamed(name, renames)
    return name


def _versions(spec: HeaderSpec, roots: Sequence[Root]) -> list[tuple[Root, ...]]:
    versions: list[list[Root]] = []
    taken: set[str] = set()
    for label, folder in roots:
        files = {name for name in _wanted(spec) if (folder / name).is_file()}
        if not folder.is_dir():
            raise HeaderError(
                f"{paths.shown(folder)}: no such folder; headers of {label} should be there"
            )
        if not versions or taken & files:
            versions.append([])
            taken = set()
        versions[-1].append((label, folder.resolve()))
        taken |= files
    return [tuple(version) for version in versions]


def _wanted(spec: HeaderSpec) -> tuple[str, ...]:
    return (*spec.files, *spec.optional, *spec.lookup.split())


def _present(spec: HeaderSpec, version: tuple[Root, ...]) -> tuple[str, ...]:
    """Keep the files that this version has; the ones not optional it must have."""
    present = tuple(
        name
        for name in _wanted(spec)
        if stands_in(name) or any((folder / name).is_file() for _, folder in version)
    )
    faults = [
        f"{paths.shown(folder / name)}: {fault}"
        for name in dict.fromkeys(_wanted(spec))
        for _, folder in version
        if os.path.lexists(folder / name) and (fault := textfile.problem(folder / name))
    ]
    folders = " and ".join(paths.shown(folder) for _, folder in version)
    missing = [name for name in spec.files if name not in present]
    faults = faults or [f"{folders}: no {name}, which the spec requires" for name in missing]
    if faults:
        raise HeaderError(*faults)
    return present


def _differences(newer: Declarations, older: Declarations) -> Iterator[tuple[str, str]]:
    """List declarations with another ABI in an older version: the spec has to settle those."""
    for name in sorted(older.functions):
        old, new = older.functions[name], newer.functions.get(name)
        if new and not same_signature(new, newer.records, old, older.records):
            yield (
                name,
                (
                    f"{name}: `{_prototype(new)}` in {new.source}, but `{_prototype(old)}` in "
                    f"{old.source}: another ABI under one name; leave one of the versions out"
                ),
            )
        elif not new and (names := _changed_names(newer, older, old)):
            yield (
                name,
                (
                    f"{name}: only {old.source} declares it, and the layout of {', '.join(names)} "
                    "differs in newer headers; leave one of the versions out"
                ),
            )


def _moved(newer: Declarations, older: Declarations) -> Iterator[tuple[tuple[str, str], str]]:
    """List members and constants that changed: a caller relies on either."""
    for key in newer.records.keys() & older.records.keys():
        for name, how in moved_members(newer.records[key], older.records[key]):
            yield (key, name), how
    for key in newer.enums.keys() & older.enums.keys():
        for name, how in moved_constants(newer.enums[key], older.enums[key]):
            yield (key, name), how


def _changed_names(newer: Declarations, older: Declarations, function: Function) -> list[str]:
    types = [function.result, *(p.type for p in function.params)]
    names = {name for type_ in types for name in type_.names}
    return [
        name
        for name in sorted(names & newer.typedefs.keys() & older.typedefs.keys())
        if not same_type(
            newer.typedefs[name].type, newer.records, older.typedefs[name].type, older.records
        )
    ]


def _prototype(function: Function) -> str:
    params = ", ".join(p.decl for p in function.params) or "void"
    return f"{function.result.spelling} {function.name}({params})"


def _merge(union: Declarations, older: Declarations) -> None:
    """Add declarations that only the older version has; otherwise the newer one's hold."""
    for name, function in older.functions.items():
        union.functions.setdefault(name, function)
    for name, typedef in older.typedefs.items():
        union.typedefs.setdefault(name, typedef)
    for key, record in older.records.items():
        known = union.records.get(key)
        if not known or (record.complete and not known.complete):
            union.records[key] = record
    taken = {name for enum in union.enums.values() for name, _ in enum.constants}
    for key, enum in older.enums.items():
        newer = union.enums.get(key, Enum(key, enum.size, enum.signed, ()))
        constants = newer.constants + tuple(c for c in enum.constants if c[0] not in taken)
        if not constants:  # its tag was renamed: C wants one constant, and the names are taken
            constants = ((f"{key.removeprefix('enum ')}_renamed", 0),)
        union.enums[key] = Enum(key, newer.size, newer.signed, constants)
    union.lookups |= older.lookups
    union.mangled |= older.mangled


def _lookups(names: set[str], pattern: re.Pattern[str]) -> tuple[Lookup, ...]:
    """Turn typedef names into rows: the n-th version of a name is handed `<name>_v<n>`."""
    rows: dict[str, dict[str, list[int]]] = {}
    problems: list[str] = []
    for name in sorted(names):
        match = pattern.fullmatch(name)
        if not match:
            continue
        parts = match.groupdict()
        base, since, suffix = parts["base"], parts["since"], parts.get("per_thread") or ""
        if base and since and _SINCE.fullmatch(since):
            rows.setdefault(base, {}).setdefault(suffix, []).append(int(since))
        else:
            problems.append(
                f"{name}: headers.lookup_pattern finds the base {base!r} and the version {since!r} "
                "in it; a name and a number are wanted"
            )
    if problems:
        raise HeaderError(*problems)
    return tuple(row for base in sorted(rows) for row in _ranked(base, rows[base]))


def _ranked(base: str, by_suffix: dict[str, list[int]]) -> Iterator[Lookup]:
    plain = sorted(by_suffix.get("", []))
    for suffix in sorted(by_suffix):
        for since in sorted(by_suffix[suffix]):
            rank = sum(1 for other in plain or by_suffix[suffix] if other <= since)
            version = f"_v{rank}" if rank > 1 else ""
            yield Lookup(base, since, bool(suffix), f"{base}{version}{suffix}")
