"""One version of a library x another -> the symbols that are new, missing, or break a rule.

unguarded   new, looks like an allocator or a launch, and has no rule
broken      a rule contradicts these headers
changed     another ABI under one name
layout      another layout of a struct that rules read
constant    another value of a constant that rules rely on
version     other version nodes
akin        new, without a rule, named like a hooked function
grown       more constants of an enum that rules distinguish
new         not in the first one
removed     not in the second one
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from porter.model import ApiModel, Disposition, PlannedSymbol, SymbolKind
from porter.plan.layouts import Moved, met
from porter.plan.planfile import signature
from porter.sources.abi import same_signature

KINDS = (
    *("unguarded", "broken", "changed", "layout", "constant", "version"),
    *("akin", "grown", "new", "removed"),
)
_MEMBER = re.compile(r"(?:->|\.)\s*([A-Za-z_]\w*)")
_WORD = re.compile(r"[A-Za-z_]\w*")
_ALIKE = 0.86  # of 1: how much of two names is the same
_STRIDE = re.compile(r"\[|\bsizeof\b")  # what reads by the size of a struct


@dataclass(frozen=True, slots=True)
class Side:
    """One version of a library, planned as far as possible."""

    label: str  # "toy@13.0", "libtoy.so.1 580.159.04 x86_64"
    planned: tuple[PlannedSymbol, ...]
    api: ApiModel | None = None  # None: a library, which declares nothing
    problems: tuple[str, ...] = ()  # that headers and rules have with each other


@dataclass(frozen=True, slots=True)
class Change:
    """The kind of difference in the second side."""

    kind: str  # one of KINDS
    symbol: str  # a function's name, or "struct toyCopy_st"
    detail: str
    rules: tuple[str, ...] = ()  # those that it concerns
    grave: bool = False  # a person has to look


def compare(a: Side, b: Side) -> list[Change]:
    """List what changed from one version to another, the gravest kinds first."""
    first, second = _by_name(a), _by_name(b)
    hooked = {p.symbol.name: p.rule for p in b.planned if p.disposition is Disposition.HOOK}
    changes = [_new(second[name][0], hooked) for name in second.keys() - first.keys()]
    changes += [_removed(first[name][0]) for name in first.keys() - second.keys()]
    both = sorted(first.keys() & second.keys())
    if a.api and b.api:
        changes += _broken(a, b)
        changes += _signatures(a.api, b.api, {name: second[name][0] for name in both})
        changes += _layouts(
            a.api, b.api, {name: (first[name][0], second[name][0]) for name in both}
        )
        changes += _constants(a.api, b.api, (*a.planned, *b.planned))
    if not a.api and not b.api:
        changes += [change for name in both for change in _exported(first[name], second[name])]
    return sorted(changes, key=lambda c: (KINDS.index(c.kind), not c.grave, c.symbol, c.detail))


def _by_name(side: Side) -> dict[str, list[PlannedSymbol]]:
    found: dict[str, list[PlannedSymbol]] = {}
    for planned in side.planned:
        found.setdefault(planned.symbol.name, []).append(planned)
    return found


def _new(planned: PlannedSymbol, hooked: dict[str, str]) -> Change:
    name = planned.symbol.name
    if planned.suspect:
        return Change("unguarded", name, planned.suspect, grave=True)
    alike = get_close_matches(name, hooked, 1, _ALIKE) if not planned.rule else ()
    if alike:
        return Change("akin", name, f"named like {alike[0]}", (hooked[alike[0]],))
    return Change("new", name, planned.reviewed or planned.role or planned.reason, _rules(planned))


def _removed(planned: PlannedSymbol) -> Change:
    return Change("removed", planned.symbol.name, planned.role or planned.reason, _rules(planned))


def _rules(planned: PlannedSymbol) -> tuple[str, ...]:
    return (planned.rule,) if planned.rule else ()


def _broken(a: Side, b: Side) -> Iterator[Change]:
    for problem in dict.fromkeys(b.problems):
        if problem not in a.problems:
            place, _, what = problem.partition(": ")
            yield Change("broken", place, what, grave=True)


def _signatures(a: ApiModel, b: ApiModel, both: dict[str, PlannedSymbol]) -> Iterator[Change]:
    for name, planned in both.items():
        old, new = a.functions[name], b.functions[name]
        if not same_signature(old, a.records, new, b.records):
            detail = f"`{signature(old)}` became `{signature(new)}`"
            yield Change("changed", name, detail, _rules(planned), grave=bool(planned.rule))


def _layouts(
    a: ApiModel, b: ApiModel, both: dict[str, tuple[PlannedSymbol, PlannedSymbol]]
) -> Iterator[Change]:
    """Report each moved member once, with all rules that read its struct."""
    readers: dict[Moved, set[str]] = {}
    hurt: dict[Moved, set[str]] = {}
    for name, sides in both.items():
        rule, old, new = sides[1].rule, a.functions[name], b.functions[name]
        for pair in met(old, a.records, new, b.records) if sides[1].role else ():
            read = _read(sides, pair.members)
            for moved in pair.moved if read else ():
                readers.setdefault(moved, set()).add(rule)
                if moved.member in read or (not moved.member and _strides(sides)):
                    hurt.setdefault(moved, set()).add(rule)
    for moved, rules in readers.items():
        what = f"{moved.member or 'it'}: {moved.now}, was {moved.was}"
        grave = moved in hurt
        yield Change("layout", moved.record, what, tuple(sorted(hurt.get(moved, rules))), grave)


def _read(sides: Iterable[PlannedSymbol], members: frozenset[str]) -> frozenset[str]:
    """Name the members that a rule reads: a hook written by hand may read any of them."""
    found: set[str] = set()
    for planned in sides:
        if planned.role == "custom":
            return members
        found |= set(_MEMBER.findall(_texts(planned)))
        if "items" in dict(planned.fields):  # members of the items stand alone
            found |= {text for _, text in planned.fields}
    return members & found


def _strides(sides: Iterable[PlannedSymbol]) -> bool:
    """Check whether a rule steps over an array of structs, or asks for their size."""
    return any(
        planned.role == "custom"
        or "items" in dict(planned.fields)
        or _STRIDE.search(_texts(planned))
        for planned in sides
    )


def _texts(planned: PlannedSymbol) -> str:
    parts = [*(text for _, text in planned.fields), *planned.guards]
    return " ".join([*parts, *(text for _, text in planned.lvalues)])


def _constants(a: ApiModel, b: ApiModel, planned: tuple[PlannedSymbol, ...]) -> Iterator[Change]:
    users: dict[str, set[str]] = {}
    for symbol in planned:
        for word in _WORD.findall(_texts(symbol)):
            users.setdefault(word, set()).add(symbol.rule)
    known = {name: value for enum in a.enums.values() for name, value in enum.constants}
    for enum in b.enums.values():
        rules: set[str] = set()
        for name, value in enum.constants:
            rules |= users.get(name, set())
            if name in users and known.get(name, value) != value:
                what, by = f"{value}, was {known[name]}", tuple(sorted(users[name]))
                yield Change("constant", name, what, by, grave=True)
        fresh = [name for name, _ in enum.constants if name not in known]
        if rules and fresh and len(fresh) < len(enum.constants):
            yield Change("grown", enum.key, ", ".join(fresh), tuple(sorted(rules)))


def _exported(old: list[PlannedSymbol], new: list[PlannedSymbol]) -> Iterator[Change]:
    name, rules = new[0].symbol.name, _rules(new[0])
    first, second = ({p.symbol.version for p in side} for side in (old, new))
    if first != second:
        what = f"in {_nodes(second)}, was in {_nodes(first)}"
        yield Change("version", name, what, rules, grave=bool(rules))
    was, now = old[0].symbol, new[0].symbol
    if was.kind is not now.kind:
        what = f"{now.kind}, was {was.kind}"
        yield Change("changed", name, what, rules, grave=bool(rules))
    elif now.kind is SymbolKind.DATA and was.size != now.size:
        yield Change("changed", name, f"{now.size} bytes, was {was.size}", rules)


def _nodes(versions: set[str]) -> str:
    return ", ".join(sorted(version or "no node" for version in versions))
