"""libclang's structs, unions and enums -> Records and Enums that C can declare again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from porter.model import CType, Enum, Field, Record, TypeKind
from porter.sources.cursors import (
    KIND,
    RECORDS,
    constants_of,
    cursor_kind,
    is_signed,
    is_unnamed,
    scope_of,
)
from porter.sources.declarators import HOLE, UnsupportedTypeError, key_of
from porter.sources.placement import Member, place

_BYTE = CType("unsigned char", TypeKind.INT, 1)


@dataclass(slots=True)
class Records:
    """The structs, unions and enums that one pass over a translation unit has met."""

    records: dict[str, Record]
    enums: dict[str, Enum]
    read: Callable[[Any, str], tuple[str, CType]]  # a member's type
    scoped: bool  # constants are named with their enum, as in C++
    used: dict[str, Any] = field(default_factory=dict)  # by key, where a type names a record
    open: set[str] = field(default_factory=set)  # keys of records that are being read

    def use(self, cursor: Any, key: str) -> None:
        """Note a record that a type names: one that only a prototype names is declared nowhere."""
        self.used.setdefault(key, cursor)

    def finish(self) -> None:
        """Add a named type that was not declared by itself."""
        for key in list(self.used):
            self.whole(key)

    def whole(self, key: str) -> Record:
        """Give a record whose layout counts."""
        if key not in self.records and key in self.used:
            self.add(self.used[key], key)
        return self.records.get(key) or _opaque(key)

    def nameless(self, cursor: Any, key: str) -> Record:
        """Take in a record without a tag, which is part of what holds it."""
        self.add(cursor, key)
        return self.records.get(key) or _opaque(key)

    def add(self, cursor: Any, key: str) -> None:
        """Take in a record where it is declared."""
        known = self.records.get(key)
        if (known and (known.complete or not cursor.is_definition())) or key in self.open:
            return
        if not cursor.is_definition():
            self.records[key] = _opaque(key)
            return
        self.records.pop(key, None)  # an opaque one takes the place of its definition
        for child in cursor.get_children():  # C has one scope for tags
            if cursor_kind(child) in RECORDS and not is_unnamed(child):
                self.add(child, key_of(child))
        self.open.add(key)
        try:
            self.records[key] = self._laid_out(cursor, key)
        finally:
            self.open.discard(key)

    def enum(self, cursor: Any) -> Enum | None:
        """Take in an enum; None of one that has no constants."""
        if not is_unnamed(cursor) and (known := self.enums.get(key_of(cursor))):
            return known
        cursor = cursor.get_definition() or cursor
        constants = self._constants(cursor)
        if not constants:
            return None
        key = key_of(cursor)
        if key not in self.enums:
            size, signed = cursor.enum_type.get_size(), is_signed(cursor.enum_type)
            self.enums[key] = Enum(key, size, signed, constants)
        return self.enums[key]

    def _constants(self, cursor: Any) -> tuple[tuple[str, int], ...]:
        found = constants_of(cursor)
        if not self.scoped:
            return tuple(found)
        own = [cursor.spelling] if cursor.is_scoped_enum() else []
        return tuple(("_".join([*scope_of(cursor), *own, n]), value) for n, value in found)

    def _laid_out(self, cursor: Any, key: str) -> Record:
        """Read a record's members, and the C attributes that give their offsets."""
        type_ = cursor.type
        members = [self._field(f, key, i) for i, f in enumerate(type_.get_fields())]
        size, align = type_.get_size(), type_.get_align()
        union = cursor_kind(cursor) == KIND.UNION_DECL
        placed = place([member for _, member, _ in members], size, align, union=union)
        if placed is None or size < 0:
            return _opaque(key)
        fields = tuple(
            Field("", _BYTE, text, 0) if number is None else replace(members[number][0], decl=text)
            for number, text in placed.decls
        )
        holds = any(member.named or member.width is None for _, member, _ in members)
        passed = (
            holds and size > 0 and not placed.padded and all(has_type for _, _, has_type in members)
        )
        return Record(
            key, size, align, fields, complete=True, attributes=placed.attributes, passed=passed
        )

    def _field(self, cursor: Any, parent: str, index: int) -> tuple[Field, Member, bool]:
        """Read a member; false: its bytes alone are stated, for its type has no word in C."""
        name = "" if is_unnamed(cursor) else cursor.spelling
        begin, size = cursor.get_field_offsetof(), cursor.type.get_size()
        try:
            text, type_ = self.read(cursor.type, f"{parent}::{name or index}")
            align, whole = self._natural(type_)
        except UnsupportedTypeError:
            name = name or f"porter_{index}"
            spelling = f"unsigned char [{size}]"
            type_ = CType(spelling, TypeKind.ARRAY, size, pointee=_BYTE, length=size)
            text, align, whole = f"unsigned char {HOLE}[{size}]", 1, False
        decl = text.replace(HOLE, name).rstrip()
        width = cursor.get_bitfield_width() if cursor.is_bitfield() else None
        if width is not None:
            decl += f" : {width}"
        member = Member(decl, begin, size, align, width, named=bool(name))
        return Field(name, type_, decl, begin // 8), member, whole

    def _natural(self, type_: CType) -> tuple[int, bool]:
        """Give a member's alignment as C declares it again; false: a call passes it otherwise."""
        while type_.kind == TypeKind.ARRAY and type_.pointee:
            type_ = type_.pointee
        if type_.kind != TypeKind.RECORD:
            return type_.size, True
        record = self.whole(type_.record)
        if not record.complete:
            raise UnsupportedTypeError(type_.spelling)
        return record.align, record.passed


def _opaque(key: str) -> Record:
    return Record(key, 0, 0, (), complete=False)
