"""Symbols -> nodes of a version script. The only module that knows how versions are ordered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from porter.model import Symbol


@dataclass(frozen=True, slots=True)
class Node:
    """One node of a version script; an unversioned library has a nameless one."""

    name: str
    names: tuple[str, ...]


def nodes(symbols: Sequence[Symbol]) -> list[Node]:
    """Sort exports into version nodes; one that only a header declares gets the newest."""
    names: dict[str, set[str]] = {}
    for symbol in symbols:
        names.setdefault(symbol.version, set()).add(symbol.name)
    if len(names) > 1 and "" in names:
        unversioned = names.pop("")
        names[max(names, key=_natural)] |= unversioned
    return [Node(node, tuple(sorted(names[node]))) for node in sorted(names, key=_natural)]


def _natural(version: str) -> list[tuple[int, str]]:
    """Order toy_4.10 after toy_4.9."""
    return [
        (int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", version)
    ]
