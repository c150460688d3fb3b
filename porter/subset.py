"""ApiModel -> the part of it that generated code needs. Knows what C must see complete."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from porter.model import ApiModel, CType, Function, Record, TypeKind


def subset(api: ApiModel, functions: Iterable[Function], names: Iterable[str]) -> ApiModel:
    """Keep what prototypes and these names need, records complete only where their layout counts.

    `names` are typedefs, enums and records; a record among them is one whose members are read.
    """
    needs = _Needs(api)
    kept = {function.name: function for function in functions}
    for function in kept.values():
        for ctype in (function.result, *(param.type for param in function.params)):
            needs.value(ctype)
    for name in names:
        needs.whole(name)
    return replace(
        api,
        functions=kept,
        records={
            key: record if key in needs.complete else _opaque(record)
            for key, record in api.records.items()
            if key in needs.seen
        },
        enums={key: enum for key, enum in api.enums.items() if key in needs.seen},
        typedefs={name: typedef for name, typedef in api.typedefs.items() if name in needs.seen},
    )


def _opaque(record: Record) -> Record:
    return replace(record, size=0, align=0, fields=(), complete=False)


@dataclass(slots=True)
class _Needs:
    """A walk over types: what was seen, and what of it must be complete."""

    api: ApiModel
    seen: set[str] = field(default_factory=set)
    complete: set[str] = field(default_factory=set)

    def value(self, ctype: CType) -> None:
        """Need an object of this type."""
        inner = ctype
        while inner.kind is TypeKind.ARRAY and inner.pointee is not None:
            inner = inner.pointee
        self.spelled(inner)
        self.spelled(ctype)
        if inner.kind is TypeKind.RECORD:
            self.whole(inner.record)

    def spelled(self, ctype: CType) -> None:
        """Need only the names in this type's spelling."""
        for name in ctype.names:
            self.name(name)

    def name(self, name: str) -> None:
        """Need a typedef, an enum, or a record's tag."""
        if name in self.seen:
            return
        self.seen.add(name)
        if name in self.api.typedefs:
            ctype = self.api.typedefs[name].type
            (self.value if ctype.kind is TypeKind.ARRAY else self.spelled)(ctype)

    def whole(self, name: str) -> None:
        """Need a record's members too."""
        self.name(name)
        record = self.api.records.get(name)
        if record is None or name in self.complete or not record.complete:
            return
        self.complete.add(name)
        for member in record.fields:
            self.value(member.type)
