"""A backend's folders -> the size of its spec and port, which were written by hand.

Neither figure depends on the layout. A spec is counted in values, the scalars of its YAML. C is
counted in statements: its semicolons, blocks and lines for the preprocessor. The records of
`porter exports` do not count.
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


def statements_of_c(folder: Path) -> int:
    """Count the statements of a backend's C, its headers among them."""
    return sum(
        _statements(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.[ch]"))
    )


def _statements(text: str) -> int:
    text = _IN_C.sub(lambda found: '""' if found[1] else "", text).replace("\\\n", " ")
    count = depth = 0
    for line in text.splitlines():
        if line.lstrip().startswith("#"):
            count += 1
            continue
        for char in line:
            depth += (char == "(") - (char == ")")
            count += char in ";{" and depth == 0
    return count
