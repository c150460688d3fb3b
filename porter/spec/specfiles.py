"""Spec files -> BackendSpec. The only module that knows the places of a spec's parts.

All problems of all files are raised at once, each as `file:line: key.path: the fault, the allowed
values`. The meaning of a rule's expressions is checked against the headers, by plan.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from porter import cachefile, paths, textfile
from porter.errors import SpecError, did_you_mean

if TYPE_CHECKING:
    from porter.model import BackendSpec

_MAIN = "backend.yaml"
_WANTED = f"a backend is a folder with the file {_MAIN}"


def load_spec(name_or_path: str | Path) -> BackendSpec:
    """Load a backend by name, or the one whose folder or backend.yaml is given."""
    folder = locate(name_or_path)
    # Places in a spec are spelled from the current folder.
    shown = [(root, paths.shown(root)) for root in (folder.absolute(), *paths.roots("specs"))]
    key = cachefile.key(cachefile.code(), folder, shown)
    kept = cachefile.load("spec", key)
    if kept is None:
        from porter.spec import loading  # noqa: PLC0415 (pydantic)

        files: list[Path] = []
        kept = loading.load(folder, locate, files)
        cachefile.store("spec", key, kept, files)
    spec: BackendSpec = kept
    return spec


def locate(name_or_path: str | Path) -> Path:
    """Find a backend's folder; the files that its spec names are relative to it."""
    path = Path(name_or_path)
    if path.name == _MAIN and path.is_file():
        return path.parent
    if (path / _MAIN).is_file():
        return path
    if isinstance(name_or_path, str) and name_or_path in backends():
        named = (root / name_or_path for root in paths.roots("specs"))
        return next(folder for folder in named if (folder / _MAIN).is_file())
    if path.is_dir():
        fault = textfile.problem(path / _MAIN)
        raise SpecError(f"{paths.shown(path / _MAIN)}: {fault}; a backend's folder has that file")
    if os.path.lexists(path):
        raise SpecError(
            f"{paths.shown(path)}: {textfile.problem(path) or 'is no backend'}; {_WANTED}"
        )
    raise SpecError(f"{name_or_path}: no such backend; {did_you_mean(str(path), backends())}")


def backends() -> tuple[str, ...]:
    """List the backends of the user's project, if there is one, and those that porter has."""
    found = (path for root in paths.roots("specs") for path in root.glob(f"*/{_MAIN}"))
    return tuple(sorted({path.parent.name for path in found}))


def json_schema() -> dict[str, Any]:
    """Describe the spec language as JSON Schema."""
    from porter.spec import language  # noqa: PLC0415

    return language.json_schema()
