"""A backend's folders -> how many lines were written for it by hand.

Only lines that a person wrote and maintains count: no blank lines, no comments, no
what `porter exports` recorded.
"""

from __future__ import annotations

import re
from pathlib import Path

_IN_C = re.compile(
    r"""("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')  # a literal may look like a comment
        |/\*.*?\*/|//[^\n]*""",
    re.DOTALL | re.VERBOSE,
)


def of_spec(folder: Path) -> int:
    """Count the lines of a backend's YAML."""
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#")
        for path in sorted(folder.glob("*.yaml"))
        for line in path.read_text(encoding="utf-8").splitlines()
    )


def of_c(folder: Path) -> int:
    """Count the lines of a backend's C, its headers among them."""
    return sum(
        bool(line.strip())
        for path in sorted(folder.glob("*.[ch]"))
        for line in without_comments(path.read_text(encoding="utf-8")).splitlines()
    )


def without_comments(text: str) -> str:
    """Take the comments out of C."""
    return _IN_C.sub(lambda found: found[1] or "", text)
