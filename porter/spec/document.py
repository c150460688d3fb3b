"""YAML text -> plain values that remember their lines. The only module that knows YAML.

Every scalar stays the text that was written: `13.0` is a version, `no` a word, `0` an expression.
Anchors, aliases, tags and repeated keys are errors, so nothing here expands.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import yaml

from porter.errors import SpecError

Path = tuple[str | int, ...]

DEEPEST = 12  # nested lists and mappings
LONGEST = 8 << 20  # characters
_QUOTE = "quote an expression that has any of * & ! ? : # , [ ] { }"
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Document:
    """A file's content: dicts, lists and strings, and the line of each."""

    value: Any
    lines: dict[Path, int]  # ("rules", 3, "bytes") -> 41


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read."""

    value: list[Any] | dict[str, Any]
    path: Path
    key: str | None = None  # of a mapping, between a key and its value


@dataclass(slots=True)
class _Reading:
    """What is known so far."""

    file: str
    open: list[_Open] = field(default_factory=list)
    lines: dict[Path, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    documents: list[Any] = field(default_factory=list)

    def say(self, line: int, what: str) -> None:
        self.problems.append(f"{self.file}:{line}: {what}")


def read(text: str, file: str) -> Document:
    """Read one YAML document; `file` is what messages call it."""
    if len(text) > LONGEST:
        raise SpecError(f"{file}: {len(text)} characters; a spec has at most {LONGEST}")
    reading = _Reading(file)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            _take(reading, event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = f"{mark.line + 1}" if mark else "1"
        reading.problems.append(f"{file}:{line}: not YAML: {error.problem}; {_QUOTE}")
    except yaml.YAMLError as error:
        reading.problems.append(f"{file}: not YAML: {str(error).splitlines()[0]}")
    if not reading.problems and len(reading.documents) != 1:
        reading.problems.append(
            f"{file}: {len(reading.documents)} documents; exactly one is allowed"
        )
    if reading.problems:
        raise SpecError(*reading.problems)
    return Document(reading.documents[0], reading.lines)


def _take(reading: _Reading, event: yaml.Event) -> None:
    line = event.start_mark.line + 1 if event.start_mark else 1
    if isinstance(event, yaml.AliasEvent):
        reading.say(line, f"*{event.anchor} is read as a YAML alias; {_QUOTE}")
        _put(reading, line, "")
        return
    if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
        if event.anchor is not None:
            reading.say(line, f"&{event.anchor} is read as a YAML anchor; {_QUOTE}")
        if event.tag is not None:
            reading.say(line, f"{event.tag} is read as a YAML tag; {_QUOTE}")
    if isinstance(event, yaml.ScalarEvent):
        _put(reading, line, event.value)
    elif isinstance(event, yaml.MappingStartEvent):
        _begin(reading, line, {})
    elif isinstance(event, yaml.SequenceStartEvent):
        _begin(reading, line, [])
    elif isinstance(event, yaml.CollectionEndEvent):
        reading.open.pop()


def _begin(reading: _Reading, line: int, value: list[Any] | dict[str, Any]) -> None:
    if len(reading.open) >= DEEPEST:
        raise SpecError(
            *reading.problems, f"{reading.file}:{line}: nested deeper than {DEEPEST} levels"
        )
    path = _put(reading, line, value)
    reading.open.append(_Open(value, path))


def _put(reading: _Reading, line: int, value: Any) -> Path:
    """Hang a value where it belongs, and tell where that is."""
    if not reading.open:
        reading.documents.append(value)
        reading.lines[()] = line
        return ()
    top = reading.open[-1]
    if isinstance(top.value, list):
        top.value.append(value)
        path: Path = (*top.path, len(top.value) - 1)
        reading.lines[path] = line
        return path
    if top.key is None:
        return _put_key(reading, top, line, value)
    path, top.key = (*top.path, top.key), None
    top.value[str(path[-1])] = value
    return path


def _put_key(reading: _Reading, top: _Open, line: int, key: Any) -> Path:
    name = key if isinstance(key, str) else "?"
    if not isinstance(key, str):
        reading.say(line, "a key must be a word, not a list or mapping")
    elif key in top.value:
        reading.say(line, f"{'.'.join(map(str, (*top.path, key)))}: said twice")
    top.key = name
    reading.lines[(*top.path, name)] = line
    return (*top.path, name)
