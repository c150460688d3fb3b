"""Headers -> ApiModel, from the cache where nothing that was read has changed since.

Only headers that are not in the cache load the parser.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

from porter import cachefile
from porter.model import ApiModel, HeaderSpec

Root = tuple[str, Path]  # ("toy-runtime 13.0.96", its include folder)


def read_headers(spec: HeaderSpec, roots: Sequence[Root]) -> ApiModel:
    """Read headers as `headers.read_headers` does."""
    key = cachefile.key(cachefile.code(), _parser(), spec, [_identity(root) for root in roots])
    kept = cachefile.load("headers", key)
    if isinstance(kept, ApiModel):
        return kept
    from porter.sources import headers  # noqa: PLC0415 (libclang)

    api, files = headers.read_files(spec, roots)
    cachefile.store("headers", key, api, files)
    return api


def _identity(root: Root) -> tuple[str, ...]:
    """Word a folder and its files' names: a header that is added may take another's place."""
    label, folder = root
    names = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    return (label, str(folder.resolve()), *names)


def _parser() -> list[tuple[object, ...]]:
    """Identify the installed libclang."""
    found = importlib.util.find_spec("clang")
    places = [Path(place) for place in (found and found.submodule_search_locations) or ()]
    return [cachefile.identity(path) for place in places for path in sorted(place.glob("native/*"))]
