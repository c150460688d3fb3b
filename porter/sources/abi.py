"""Two declarations of one name -> whether callers compiled against either may call the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from porter.model import CType, Enum, Function, Record, TypeKind

Records = Mapping[str, Record]

_INTEGERS = (TypeKind.INT, TypeKind.ENUM)
_SCALARS = (*_INTEGERS, TypeKind.FLOAT, TypeKind.POINTER)


def same_signature(a: Function, in_a: Records, b: Function, in_b: Records) -> bool:
    """Compare two signatures by the calling convention: names of types do not count."""
    return (
        len(a.params) == len(b.params)
        and a.variadic == b.variadic
        and same_type(a.result, in_a, b.result, in_b)
        and all(
            same_type(p.type, in_a, q.type, in_b) for p, q in zip(a.params, b.params, strict=True)
        )
    )


def same_type(a: CType, in_a: Records, b: CType, in_b: Records) -> bool:
    """Compare two types by value."""
    if a.kind in _INTEGERS and b.kind in _INTEGERS:
        either_enum = TypeKind.ENUM in (a.kind, b.kind)
        return a.size == b.size and (either_enum or a.signed == b.signed)
    if a.kind != b.kind:
        return False
    if a.kind == TypeKind.POINTER and a.pointee and b.pointee:
        return _same_target(a.pointee, b.pointee)
    if a.kind == TypeKind.ARRAY and a.pointee and b.pointee:
        return a.length == b.length and same_type(a.pointee, in_a, b.pointee, in_b)
    if a.kind == TypeKind.RECORD:
        return _same_record(a, in_a, b, in_b)
    return a.size == b.size


def moved_members(new: Record, old: Record) -> Iterator[tuple[str, str]]:
    """List the members that two versions of a struct place or size differently, and how."""
    if not (new.complete and old.complete):
        return
    places = {f.name: (f.offset, f.type.size) for f in old.fields if f.name}
    for member in new.fields:
        here, there = (member.offset, member.type.size), places.get(member.name)
        if there and here != there:
            old_place = f"{there[1]} at {there[0]} in older ones"
            yield member.name, f"has {here[1]} bytes at {here[0]} in newer headers, {old_place}"


def moved_constants(new: Enum, old: Enum) -> Iterator[tuple[str, str]]:
    """List the constants that two versions of an enum give different values."""
    values = dict(old.constants)
    for name, value in new.constants:
        if values.get(name, value) != value:
            yield name, f"is {value} in newer headers, {values[name]} in older ones"


def _same_target(a: CType, b: CType) -> bool:
    """Compare the targets of two pointers: scalars by size; a struct there may grow, or be void."""
    if a.kind in _SCALARS and b.kind in _SCALARS:
        return a.size == b.size
    return a.kind == b.kind or 0 in (a.size, b.size)


def _same_record(a: CType, in_a: Records, b: CType, in_b: Records) -> bool:
    """Passed by value: size, alignment and where floating point lies choose the registers."""
    first, second = in_a[a.record], in_b[b.record]
    return (first.size, first.align) == (second.size, second.align) and set(
        _floats(a, in_a, 0)
    ) == set(_floats(b, in_b, 0))


def _floats(type_: CType, records: Records, offset: int) -> Iterator[tuple[int, int]]:
    if type_.kind == TypeKind.FLOAT:
        yield offset, type_.size
    elif type_.kind == TypeKind.ARRAY and type_.pointee:
        for index in range(type_.length):
            yield from _floats(type_.pointee, records, offset + index * type_.pointee.size)
    elif type_.kind == TypeKind.RECORD:
        for field in records[type_.record].fields:
            yield from _floats(field.type, records, offset + field.offset)
