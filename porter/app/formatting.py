"""Spec files and folders -> the files whose layout differs from that of `porter fmt`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from porter import paths
from porter.errors import PorterError
from porter.spec.formatting import formatted


def changed(places: Sequence[Path], *, write: bool) -> list[str]:
    """List the files that formatting changes; with `write`, write them."""
    found = []
    for file in _files(places):
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PorterError(f"{paths.shown(file)}: cannot be read: {error}") from error
        name = paths.shown(file)
        laid = formatted(text, name)
        if laid != text:
            found.append(name)
            if write:
                file.write_text(laid, encoding="utf-8")
    return found


def _files(places: Sequence[Path]) -> list[Path]:
    """List the spec files at these places; with no place, those of the project and of porter."""
    roots = places or [root for root in paths.roots("specs") if not paths.is_installed(root)]
    return [
        file
        for root in roots
        for file in (sorted(root.rglob("*.yaml")) if root.is_dir() else [root])
    ]
