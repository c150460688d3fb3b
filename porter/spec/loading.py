"""The files of a backend's spec -> BackendSpec. Only this part of reading specs needs pydantic."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from porter import paths, textfile
from porter.errors import PorterError, SpecError
from porter.model import BackendSpec, LibrarySpec, Proof, Verified
from porter.spec import language
from porter.spec.file import SpecFile, read
from porter.spec.inherit import inherited
from porter.spec.language import BackendModel, LibraryModel
from porter.spec.nouns import library_spec, read_rule
from porter.spec.rules import beyond

MAIN = "backend.yaml"
Locate = Callable[[str], Path]  # the name of a backend -> its folder
# Keys that the versions of one library share, and those of their headers.
_SHARED = (
    *("aliases", "status", "results", "family_suffixes", "default_streams", "device_handle"),
    *("device_owners", "stream_owners", "context_owners", "behind", "refused", "layers"),
    *("visibility", "port"),
)
_SHARED_HEADERS = ("files", "optional", "prefix", "passes", "language", "constants")


def load(
    folder: Path, locate: Locate, files: list[Path], seen: tuple[Path, ...] = ()
) -> BackendSpec:
    """Load the backend in a folder; `files` gets the paths of all inputs, also of absent ones."""
    files.append(folder / MAIN)
    file = read(folder / MAIN)
    model, problems = language.validate(BackendModel, file.value)
    # Of a file without a known version no other key has a known meaning.
    problems = [each for each in problems if each[0][:1] == ("porter",)] or problems
    for where, what in problems:
        file.say(where, what)
    if model is None:
        raise SpecError(*file.problems)
    parent = _parent(model, file, locate, files, (*seen, folder.resolve()))
    above = (*parent.above, *parent.libraries) if parent else ()
    libraries: list[LibrarySpec] = []
    files += [folder / name for name in model.libraries]
    merged: dict[str, Any] = {}  # by the libraries above
    for number, name in enumerate(model.libraries):
        known = {library.id: library for library in (*above, *libraries)}
        if fault := textfile.problem(folder / name):
            file.say(("libraries", number), f"{paths.shown(folder / name)}: {fault}")
            continue
        library, found = _library(folder, name, known, merged)
        file.problems += found
        if library is not None:
            libraries.append(library)
            files += [folder / export for export in library.exports]
            if library.id in [other.id for other in libraries[:-1]]:
                file.say(("libraries", number), f"a second library with the id {library.id}")
    if file.problems:
        raise SpecError(*file.problems)
    aliases = dict(parent.config_aliases if parent else ()) | model.config_aliases
    place = file.place(("backend",), within=())
    return BackendSpec(
        model.backend,
        tuple(libraries),
        tuple(sorted(aliases.items())),
        place,
        Verified(Proof(model.verified.by), model.verified.why) if model.verified else Verified(),
        above,
        model.vendor or model.cdi.partition(".")[0] or model.backend,
        model.cdi,
        model.nodes,
    )


def _parent(
    model: BackendModel,
    file: SpecFile,
    locate: Locate,
    files: list[Path],
    seen: tuple[Path, ...],
) -> BackendSpec | None:
    if not model.extends:
        return None
    parent = file.path.parent.parent / model.extends
    files.append(parent / MAIN)
    try:
        folder = parent if os.path.lexists(parent / MAIN) else locate(model.extends)
    except PorterError as error:
        for problem in error.problems:
            file.say(("extends",), problem)
        raise SpecError(*file.problems) from error
    if folder.resolve() in seen:
        file.say(("extends",), f"{model.extends!r} extends itself, directly or through others")
        raise SpecError(*file.problems)
    try:
        return load(folder, locate, files, seen)
    except PorterError as error:
        file.say(("extends",), f"{model.extends!r} cannot be loaded")
        raise SpecError(*file.problems, *error.problems) from error


def _library(
    folder: Path, name: str, known: Mapping[str, LibrarySpec], merged: dict[str, Any]
) -> tuple[LibrarySpec | None, list[str]]:
    try:
        file = read(folder / name)
    except SpecError as error:
        return None, list(error.problems)
    value = _completed(file.value, merged)
    model, problems = language.validate(LibraryModel, value)
    for where, what in (*problems, *beyond(value)):
        file.say(where, what)
    if model is None or file.problems:
        return None, file.problems
    merged[model.id] = value
    for number, export in enumerate(model.exports):
        if fault := textfile.problem(folder / export):
            shown = paths.shown(folder / export)
            file.say(("exports", number), f"{shown}: {fault}; `porter exports` makes one")
    for key in (("headers",), ("status",)):
        if getattr(model, key[0]) is None and (model.headers or not model.extends):
            file.say(key, "is missing")
    rules = [read_rule(rule, file, number) for number, rule in enumerate(model.rules)]
    taken = inherited(model, file, known, {rule.id for rule in rules})
    parent = known.get(model.extends)
    if file.problems and not (model.headers and model.status):
        return None, file.problems
    return library_spec(model, file, (*taken, *rules), parent), file.problems


def _completed(value: Any, merged: Mapping[str, Any]) -> Any:
    """Add keys of the library that this one extends, if both are of one backend."""
    extended = value.get("extends") if isinstance(value, dict) else None
    if not isinstance(extended, str) or extended not in merged:
        return value
    other = merged[extended]
    whole = {key: other[key] for key in _SHARED if key in other} | value
    headers = value.get("headers", {})
    if "headers" in other and isinstance(headers, dict):  # a clone has none to take over
        taken = {key: other["headers"][key] for key in _SHARED_HEADERS if key in other["headers"]}
        whole["headers"] = taken | headers
    return whole
