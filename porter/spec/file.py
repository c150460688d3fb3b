"""A path -> a spec file being checked. The only module that says where in a file a problem is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from porter.errors import SpecError
from porter.spec import document


@dataclass(slots=True)
class SpecFile:
    """One file while it is being checked."""

    path: Path
    lines: dict[document.Path, int] = field(default_factory=dict)
    value: Any = None
    problems: list[str] = field(default_factory=list)

    @property
    def stable(self) -> str:
        """The file's name in a plan: "specs/toy/libtoy.yaml", wherever the folder lies."""
        whole = self.path.resolve()
        return "/".join(whole.parts[-3:])

    def line(self, where: document.Path) -> int:
        """Find the line of a key, or of its parent."""
        while where and where not in self.lines:
            where = where[:-1]
        return self.lines.get(where, 1)

    def say(self, where: document.Path, what: str) -> None:
        """Note a problem."""
        key = _spelled(self.value, where)
        self.problems.append(f"{self.path}:{self.line(where)}: {key + ': ' if key else ''}{what}")


def read(path: Path) -> SpecFile:
    """Read one file; the caller checks its keys."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SpecError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SpecError(f"{path}: not UTF-8 at byte {error.start}") from error
    except ValueError as error:
        raise SpecError(f"{str(path)!r}: not the name of a file: {error}") from error
    found = document.read(text, str(path))
    return SpecFile(path, found.lines, found.value)


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
