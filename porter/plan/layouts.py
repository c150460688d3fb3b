"""Two declarations of one function -> members of its structs that moved. Knows no header."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from porter.model import CType, Function, Record, TypeKind

_Records = Mapping[str, Record]
_Layout = dict[str, tuple[int, int]]  # member -> (offset, size)


@dataclass(frozen=True, slots=True)
class Moved:
    """What of a struct is elsewhere, or of another size; without a member: the struct itself."""

    record: str  # "struct toyCopy_st"
    member: str  # "Height"
    was: str  # "8 bytes at 16"
    now: str  # "nowhere"


@dataclass(frozen=True, slots=True)
class Met:
    """A struct that both declarations lead to, by arguments, pointers and members."""

    members: frozenset[str]  # of either
    moved: tuple[Moved, ...]


def met(a: Function, in_a: _Records, b: Function, in_b: _Records) -> Iterator[Met]:
    """Walk both prototypes in step; each pair of structs is reported once."""
    seen: set[tuple[str, str]] = set()
    pairs = [(a.result, b.result)]
    pairs += [(p.type, q.type) for p, q in zip(a.params, b.params, strict=False)]
    for first, second in pairs:
        records = _records(first, in_a, second, in_b)
        if records is None or (records[0].key, records[1].key) in seen:
            continue
        seen.add((records[0].key, records[1].key))
        yield _compared(*records, in_a, in_b)
        there = dict(_members(records[1], in_b))
        pairs += [
            (t, there[name][1]) for name, (_, t) in _members(records[0], in_a) if name in there
        ]


def _records(a: CType, in_a: _Records, b: CType, in_b: _Records) -> tuple[Record, Record] | None:
    """Follow pointers and arrays to what both lead to."""
    while a.kind is b.kind and a.kind in (TypeKind.POINTER, TypeKind.ARRAY):
        if a.pointee is None or b.pointee is None:
            return None
        a, b = a.pointee, b.pointee
    if a.kind is not TypeKind.RECORD or b.kind is not TypeKind.RECORD:
        return None
    first, second = in_a[a.record], in_b[b.record]
    return (first, second) if first.complete and second.complete else None


def _compared(a: Record, b: Record, in_a: _Records, in_b: _Records) -> Met:
    was: _Layout = {name: (at, t.size) for name, (at, t) in _members(a, in_a)}
    now: _Layout = {name: (at, t.size) for name, (at, t) in _members(b, in_b)}
    moved = [
        Moved(b.key, name, _worded(place), _worded(now.get(name)))
        for name, place in was.items()
        if now.get(name) != place
    ]
    if a.size != b.size:
        moved.append(Moved(b.key, "", f"{a.size} bytes", f"{b.size} bytes"))
    return Met(frozenset(was) | frozenset(now), tuple(moved))


def _worded(place: tuple[int, int] | None) -> str:
    return f"{place[1]} bytes at {place[0]}" if place else "nowhere"


def _members(
    record: Record, records: _Records, base: int = 0
) -> Iterator[tuple[str, tuple[int, CType]]]:
    """List members by name, those of anonymous ones too."""
    for member in record.fields:
        if member.name:
            yield member.name, (base + member.offset, member.type)
        elif member.type.record in records:
            yield from _members(records[member.type.record], records, base + member.offset)
