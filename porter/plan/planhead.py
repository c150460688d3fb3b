"""A plan.json -> what names its library. The symbols are left unread: every start needs the names.

`planfile` writes the names first, and each symbol in a line of its own after them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from porter.errors import PlanError

_SYMBOLS = '"symbols": ['
_HOOK = "hook"  # a disposition


@dataclass(frozen=True, slots=True)
class PlanHead:
    """The first lines of a plan.json."""

    soname: str  # "libtoy.so.1"
    aliases: tuple[str, ...]
    loader: bool  # it leads to other vendors' drivers
    layers: str  # "TOY_LAYERS": the variable that makes such loaders insert it
    config_aliases: tuple[tuple[str, str], ...]  # other libraries' variables


def load(path: Path) -> PlanHead:
    """Read the head of a plan.json."""
    try:
        read = json.loads(_head(path))
        return PlanHead(
            soname=read["soname"],
            aliases=tuple(read["aliases"]),
            loader=bool(read.get("loader")),
            layers=read.get("layers", ""),
            config_aliases=tuple(read.get("config_aliases", {}).items()),
        )
    except OSError as error:
        raise PlanError(f"{path}: cannot be read: {error.strerror}; run `porter gen`") from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise PlanError(f"{path}: not a plan: {error!r}; run `porter gen`") from error


def hooks(path: Path) -> int:
    """Count the functions that a plan.json's library intercepts."""
    try:
        symbols = json.loads(path.read_text(encoding="utf-8"))["symbols"]
        return sum(symbol["disposition"] == _HOOK for symbol in symbols)
    except OSError as error:
        raise PlanError(f"{path}: cannot be read: {error.strerror}; run `porter gen`") from error
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise PlanError(f"{path}: not a plan: {error!r}; run `porter gen`") from error


def _head(path: Path) -> str:
    """Read the lines before the symbols; all lines of a file without these."""
    lines: list[str] = []
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.strip() == _SYMBOLS:
                return "".join([*lines, f"{_SYMBOLS}]}}"])
            lines.append(line)
    return "".join(lines)
