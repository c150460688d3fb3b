"""Rendered text -> lines as people keep them. The only module that knows how wide a line is."""

from __future__ import annotations

import re

WIDTH = 100
_WHOLE = ("#", "/*", " *", "__asm__", ".symver", "UNTYPED")  # no line break may stand in these


def tidy(text: str) -> str:
    """Fold long lines and drop the blank ones that loops leave behind."""
    lines = [folded for line in text.splitlines() for folded in _fold(line.rstrip())]
    joined = re.sub(r"\n{3,}", "\n\n", "\n".join(lines))
    return joined.strip("\n") + "\n"


def _fold(line: str) -> list[str]:
    """Break a line of C before it is too wide, after a comma or an operator."""
    if len(line.expandtabs(8)) <= WIDTH or line.lstrip("\t").startswith(_WHOLE):
        return [line]
    indent = line[: len(line) - len(line.lstrip("\t"))]
    parts = re.split(r"(?<=, )|(?<= \|\| )|(?<= && )|(?<= = )|(?= [?:] )", line)
    lines, current = [], ""
    for part in parts:
        if current.strip() and len((current + part).expandtabs(8).rstrip()) > WIDTH:
            lines.append(current.rstrip())
            current = f"{indent}\t\t"
            current += part.lstrip()
        else:
            current += part
    return [*lines, current.rstrip()]
