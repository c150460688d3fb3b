"""Regular expressions of a spec file -> what is wrong with them. The only module that tries one."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any

from porter import document

IDENTIFIER = re.compile(r"[A-Za-z_]\w*", re.ASCII)
MEMBER = re.compile(r"[A-Za-z_]\w*(\[\d+\])?(\.[A-Za-z_]\w*(\[\d+\])?)*", re.ASCII)  # "a.b[0].c"
Problem = tuple[document.Path, str]  # (("rules", 3, "regex"), "not a regular expression: …")


def patterns(library: dict[str, Any], key: str) -> Iterator[Problem]:
    """Try the pattern, or each of the patterns, of a library's key."""
    inner = library.get("headers") if key == "lookup_pattern" else library
    value = inner.get(key) if isinstance(inner, dict) else None
    prefix: document.Path = ("headers",) if key == "lookup_pattern" else ()
    if isinstance(value, str):
        yield from regex(value, (*prefix, key))
    for number, entry in enumerate(value if isinstance(value, list) else ()):
        if isinstance(entry, dict):
            yield from _rename(entry, (key, number))
        elif isinstance(entry, str):
            yield from regex(entry, (key, number))


def spellings(substitute: Any) -> Iterator[Problem]:
    """Try the keys of `substitute` that are patterns, and what becomes of what they match."""
    for key, others in substitute.items() if isinstance(substitute, dict) else ():
        where: document.Path = ("substitute", key)
        if IDENTIFIER.fullmatch(str(key)):
            continue
        if isinstance(others, str):
            yield where, "a pattern takes a list of what a name may be"
        for other in others if isinstance(others, list) else ():
            yield from ((where, what) for _, what in _rename({"from": key, "to": other}, where))


def regex(pattern: str, where: document.Path) -> Iterator[Problem]:
    """Try one pattern."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            re.compile(pattern)
    except (re.error, OverflowError, RecursionError, Warning) as error:
        yield where, f"not a regular expression: {error}"


def _rename(entry: dict[str, Any], where: document.Path) -> Iterator[Problem]:
    pattern, to = entry.get("from"), entry.get("to")
    if not isinstance(pattern, str):
        return
    problems = list(regex(pattern, (*where, "from")))
    yield from problems
    if isinstance(to, str) and not problems:
        try:
            re.sub(pattern, to, "")
        except (re.error, IndexError) as error:
            yield (*where, "to"), f"{to!r} does not fit `from`: {error}"
