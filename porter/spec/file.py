"""A path -> a spec file being checked. The only module that says where in a file a problem is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from porter import paths, textfile
from porter.errors import SpecError
from porter.model import Place
from porter.spec import document


@dataclass(slots=True)
class SpecFile:
    """One file while it is being checked."""

    path: Path
    stable: str = ""  # in a plan: "specs/toy/libtoy.yaml", wherever the folder lies
    shown: str = ""  # in a message: from the user's current folder
    places: dict[document.Path, document.Position] = field(default_factory=dict)
    value: Any = None
    problems: list[str] = field(default_factory=list)

    def place(self, where: document.Path, *, within: document.Path | None = None) -> Place:
        """Find the place of a key, or of its parent; of the keys `within` it knows theirs."""
        line, column = document.position(self.places, where)
        inner = where if within is None else within
        return Place(self.stable, line, column, self.shown, inner, self.places)

    def say(self, where: document.Path, what: str) -> None:
        """Note a problem."""
        key = _spelled(self.value, where)
        self.problems.append(f"{self.place(where).at()}: {key + ': ' if key else ''}{what}")


def read(path: Path) -> SpecFile:
    """Read one file; the caller checks its keys."""
    found = document.read(textfile.read(path, SpecError), paths.shown(path))
    stable = "/".join(path.resolve().parts[-3:])
    return SpecFile(path, stable, paths.shown(path), found.places, found.value)


def _spelled(value: Any, where: document.Path) -> str:
    """Spell a path for people: `rules[mem.alloc].bytes`."""
    spelled = ""
    for step in where:
        inner = None
        if isinstance(value, dict):
            inner = value.get(str(step))
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            inner = value[step]
        value = inner
        if isinstance(step, int):
            rule_id = value.get("id") if isinstance(value, dict) else None
            spelled += f"[{rule_id if isinstance(rule_id, str) else step}]"
        else:
            spelled += f".{step}" if spelled else step
    return spelled
