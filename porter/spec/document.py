"""YAML text -> plain values that remember their places. It and `formatting` alone know YAML.

Every scalar stays the text that was written: `13.0` is a version, `no` a word, `0` an expression.
Anchors, aliases, tags and repeated keys are errors, so nothing here expands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import yaml

from porter.errors import SpecError

Position = tuple[int, int]  # line and column, from 1 on
Path = tuple[str | int, ...]

DEEPEST = 12  # nested lists and mappings
_QUOTE = "quote an expression that has any of * & ! ? : # , [ ] { }"
_TABS = "indent by blanks; YAML allows no tab there"
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Document:
    """A file's content: dicts, lists and strings, and the place of each."""

    value: Any
    places: dict[Path, Position]  # ("rules", 3, "bytes") -> (41, 7)


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read."""

    value: list[Any] | dict[str, Any]
    path: Path
    key: str | None = None  # of a mapping, between a key and its value


@dataclass(slots=True)
class _Reading:
    """The state of a document while it is read."""

    file: str
    open: list[_Open] = field(default_factory=list)
    places: dict[Path, Position] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    documents: list[Any] = field(default_factory=list)

    def say(self, at: Position, what: str) -> None:
        self.problems.append(f"{self.file}:{at[0]}:{at[1]}: {what}")


def read(text: str, file: str) -> Document:
    """Read one YAML document; `file` is what messages call it."""
    reading = _Reading(file)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            _take(reading, event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        hint = _TABS if _has_tab_before(text, place) else _QUOTE
        reading.say(place, f"not YAML: {error.problem}; {hint}")
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
        reading.say(place, f"not YAML: character {error.character:#x}, which no text has")
    if not reading.problems and not reading.documents:
        reading.say((1, 1), "says nothing; a mapping of keys is wanted")
    elif not reading.problems and len(reading.documents) > 1:
        reading.say((1, 1), f"{len(reading.documents)} documents; exactly one is allowed")
    if reading.problems:
        raise SpecError(*reading.problems)
    return Document(reading.documents[0], reading.places)


def position(places: Mapping[Path, Position], where: Path) -> Position:
    """Find the place of a key, or of its parent."""
    while where and where not in places:
        where = where[:-1]
    return places.get(where, (1, 1))


def _has_tab_before(text: str, place: Position) -> bool:
    """Check whether a tab indents the line."""
    line = "".join(text.split("\n")[place[0] - 1 : place[0]])
    return "\t" in line[: len(line) - len(line.lstrip())]


def _take(reading: _Reading, event: yaml.Event) -> None:
    mark = event.start_mark
    at = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    if isinstance(event, yaml.AliasEvent):
        reading.say(at, f"*{event.anchor} is read as a YAML alias; {_QUOTE}")
        _put(reading, at, "")
        return
    if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
        if event.anchor is not None:
            reading.say(at, f"&{event.anchor} is read as a YAML anchor; {_QUOTE}")
        if event.tag is not None:
            reading.say(at, f"{event.tag} is read as a YAML tag; {_QUOTE}")
    if isinstance(event, yaml.ScalarEvent):
        _put(reading, at, event.value)
    elif isinstance(event, yaml.MappingStartEvent):
        _begin(reading, at, {})
    elif isinstance(event, yaml.SequenceStartEvent):
        _begin(reading, at, [])
    elif isinstance(event, yaml.CollectionEndEvent):
        reading.open.pop()


def _begin(reading: _Reading, at: Position, value: list[Any] | dict[str, Any]) -> None:
    if len(reading.open) >= DEEPEST:
        raise SpecError(
            *reading.problems,
            f"{reading.file}:{at[0]}:{at[1]}: nested deeper than {DEEPEST} levels",
        )
    path = _put(reading, at, value)
    reading.open.append(_Open(value, path))


def _put(reading: _Reading, at: Position, value: Any) -> Path:
    """Put a value at its place in the tree, and return that place."""
    if not reading.open:
        reading.documents.append(value)
        reading.places[()] = at
        return ()
    top = reading.open[-1]
    if isinstance(top.value, list):
        top.value.append(value)
        path: Path = (*top.path, len(top.value) - 1)
        reading.places[path] = at
        return path
    if top.key is None:
        return _put_key(reading, top, at, value)
    path, top.key = (*top.path, top.key), None
    top.value[str(path[-1])] = value
    return path


def _put_key(reading: _Reading, top: _Open, at: Position, key: Any) -> Path:
    name = key if isinstance(key, str) else "?"
    if not isinstance(key, str):
        reading.say(at, "a key must be a word, not a list or mapping")
    elif key in top.value:
        first = reading.places[(*top.path, key)][0]
        reading.say(at, f"{_spelled((*top.path, key))}: repeats the key of line {first}")
    top.key = name
    reading.places[(*top.path, name)] = at
    return (*top.path, name)


def _spelled(path: Path) -> str:
    """Spell a path for people: `rules[6].name`."""
    spelled = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return spelled.removeprefix(".")
