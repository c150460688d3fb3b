"""A backend's folders -> the size of its spec and port, which were written by hand.

A spec is counted in values, the scalars of its YAML, because lines depend on the layout. C is
counted in lines, without comments, blank lines and lines of braces. The records of `porter exports`
do not count.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from porter import paths
from porter.spec import document

_IN_C = re.compile(
    r"""("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')  # a literal may look like a comment
        |/\*.*?\*/|//[^\n]*""",
    re.DOTALL | re.VERBOSE,
)


def values_of_spec(folder: Path) -> int:
    """Count the values of a backend's YAML; keys do not count."""
    return sum(
        _values(document.read(path.read_text(encoding="utf-8"), paths.shown(path)).value)
        for path in sorted(folder.glob("*.yaml"))
    )


def _values(node: Any) -> int:
    if isinstance(node, dict):
        return sum(map(_values, node.values()))
    return sum(map(_values, node)) if isinstance(node, list) else 1


def lines_of_c(folder: Path) -> int:
    """Count the lines of a backend's C, its headers among them."""
    return sum(
        bool(line.strip().strip("{};"))
        for path in sorted(folder.glob("*.[ch]"))
        for line in without_comments(path.read_text(encoding="utf-8")).splitlines()
    )


def without_comments(text: str) -> str:
    """Take the comments out of C."""
    return _IN_C.sub(lambda found: found[1] or "", text)
