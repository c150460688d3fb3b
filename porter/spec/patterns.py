"""Regular expressions of a spec file -> their faults. The only module that tries one."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any

from porter.spec import document

IDENTIFIER = re.compile(r"[A-Za-z_]\w*", re.ASCII)
MEMBER = re.compile(r"[A-Za-z_]\w*(\[\d+\])?(\.[A-Za-z_]\w*(\[\d+\])?)*", re.ASCII)  # "a.b[0].c"
Problem = tuple[document.Path, str]  # (("rules", 3, "regex"), "not a regular expression: …")


def patterns(library: dict[str, Any], where: document.Path) -> Iterator[Problem]:
    """Try the pattern, or each of the patterns, that a library has there."""
    value: Any = library
    for key in where:
        value = value.get(key) if isinstance(value, dict) else None
    if isinstance(value, str):
        yield from regex(value, where)
    for number, entry in enumerate(value if isinstance(value, list) else ()):
        if isinstance(entry, dict):
            yield from _rename(entry, (*where, number))
        elif isinstance(entry, str):
            yield from regex(entry, (*where, number))


def lookup(headers: Any) -> Iterator[Problem]:
    """List the facts about a name that a look-up table's pattern lacks."""
    pattern = headers.get("lookup_pattern") if isinstance(headers, dict) else None
    if isinstance(pattern, str) and pattern and _is_regex(pattern):
        for group in ("base", "since"):
            if group not in re.compile(pattern).groupindex:
                yield ("headers", "lookup_pattern"), f"has no group (?P<{group}>…)"


def suffixes(listed: Any) -> Iterator[Problem]:
    """Say which endings end nothing, and whether all of them make one pattern."""
    known = [one for one in listed if _is_regex(one)] if isinstance(listed, list) else []
    for one in known:
        if re.fullmatch(one, ""):
            where = ("family_suffixes", listed.index(one))
            yield where, f"{one!r} matches the empty text; an ending has a character at least"
    for _, what in regex(f"(?:{'|'.join(known)})", ()):
        yield ("family_suffixes",), f"together {what}"


def spellings(substitute: Any) -> Iterator[Problem]:
    """Try the keys of `substitute` that are patterns, and their replacements."""
    for key, others in substitute.items() if isinstance(substitute, dict) else ():
        where: document.Path = ("substitute", key)
        if IDENTIFIER.fullmatch(str(key)):
            continue
        if isinstance(others, str):
            yield where, "a pattern takes a list of possible names"
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


def _is_regex(pattern: Any) -> bool:
    return isinstance(pattern, str) and not any(regex(pattern, ()))


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
