"""Headers that a user names -> their declarations, and the spec's settings to read them so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from porter.contrib import draft
from porter.errors import HeaderError
from porter.model import ApiModel, HeaderSpec
from porter.sources import parsed

_LEVELS = 4  # the highest folder above a header that its includes may be relative to
_ABSENT = "file not found"  # the compiler's words for an include that it does not find
_LANGUAGES: tuple[Literal["c", "c++"], ...] = ("c", "c++")


@dataclass(frozen=True, slots=True)
class Declared:
    """What headers declare."""

    api: ApiModel
    spec: HeaderSpec
    root: Path


def read(
    files: Sequence[Path],
    folders: Sequence[Path],
    defines: Sequence[str],
    prefix: str | None,
    label: str,
) -> Declared:
    """Read headers as C, else as C++, from the nearest folder that their includes start at."""
    refused: list[HeaderError] = []
    for language in _LANGUAGES:
        try:
            found = _as(language, files, folders, defines, label)
        except HeaderError as error:
            refused.append(error)
            continue
        if refused and not _begun(found, prefix):
            hints = [_nothing(found, prefix or "")] if found.api.mangled else []
            raise HeaderError(*refused[0].problems, *hints)
        return _narrowed(found, [(label, found.root), *_labelled(folders)], prefix)
    raise min(refused, key=lambda error: len(error.problems))  # the language that it is written in


def _as(
    language: Literal["c", "c++"],
    files: Sequence[Path],
    folders: Sequence[Path],
    defines: Sequence[str],
    label: str,
) -> Declared:
    """Read headers in one language, from the nearest folder that their includes start at."""
    first: HeaderError | None = None
    for root in _roots(files):
        names = tuple(file.resolve().relative_to(root).as_posix() for file in files)
        spec = HeaderSpec(names, (), "", (), (tuple(defines),), language=language)
        try:
            api = parsed.read_headers(spec, [(label, root), *_labelled(folders)])
        except HeaderError as error:
            first = first or error
            if not any(_ABSENT in problem for problem in error.problems):
                break
        else:
            return Declared(api, spec, root)
    named = " and ".join(map(str, files))
    raise first or HeaderError(
        f"--headers: {named}: must lie below one folder, which is the first one's own or at most "
        f"{_LEVELS - 1} above it and not /; what these include is found by `--include FOLDER`"
    )


def _labelled(folders: Sequence[Path]) -> list[tuple[str, Path]]:
    return [(folder.name, folder) for folder in folders]


def _begun(found: Declared, prefix: str | None) -> bool:
    return any(name.startswith(prefix or "") for name in found.api.functions)


def _roots(files: Sequence[Path]) -> Iterator[Path]:
    """List folders that all the files lie below, the nearest first."""
    resolved = [file.resolve() for file in files]
    for folder in [resolved[0].parent, *resolved[0].parent.parents][:_LEVELS]:
        if folder.parent != folder and all(file.is_relative_to(folder) for file in resolved):
            yield folder


def _narrowed(found: Declared, roots: Sequence[tuple[str, Path]], prefix: str | None) -> Declared:
    """Keep what begins as the library's functions do; read macros where they are statuses."""
    ours = [
        name
        for name, f in found.api.functions.items()
        if f.source.partition(" of ")[0] in found.spec.files
    ]
    prefix = draft.common_prefix(ours or found.api.functions) if prefix is None else prefix
    functions = {name: f for name, f in found.api.functions.items() if name.startswith(prefix)}
    if not functions:
        raise HeaderError(_nothing(found, prefix))
    spec = replace(found.spec, prefix=prefix)
    api = replace(found.api, functions=functions)
    if not draft.has_statuses(api) and prefix:
        spec = replace(spec, constants=rf"{prefix.rstrip('_').upper()}_\w+")
        api = parsed.read_headers(spec, roots)
    return Declared(api, spec, found.root)


def _nothing(found: Declared, prefix: str) -> str:
    """Say that there is no function to read, and what there is instead."""
    begun = f" that begins with {prefix!r}" if prefix else ""
    message = f"{', '.join(found.spec.files)}: declares no function{begun}"
    mangled = sorted(name for name in found.api.mangled if name.startswith(prefix))
    if not mangled:
        return message
    more = f" and {len(mangled) - 1} more have" if len(mangled) > 1 else " has"
    return f'{message} with C linkage: {mangled[0]}{more} that of C++; `extern "C"` gives the other'
