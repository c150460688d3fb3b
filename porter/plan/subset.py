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
    """A walk over types: the visited ones, and those that must be complete."""

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
        """Need the names in this type's spelling; of a pointer to an array, the array, too."""
        for name in ctype.names:
            self.name(name)
        target = ctype
        while target.kind is TypeKind.POINTER and target.pointee is not None:
            target = target.pointee
        if target is not ctype and target.kind is TypeKind.ARRAY:
            self.value(target)

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


class Parts:
    """An API from which small parts are taken: the declarations that a few functions need."""

    def __init__(self, api: ApiModel) -> None:
        """Note once which enum each constant is of."""
        self._api = api
        self._enums = {name: key for key, enum in api.enums.items() for name, _ in enum.constants}

    def of(self, functions: Iterable[Function], words: Iterable[str]) -> ApiModel:
        """Take these functions, all types that they use, and the named constants.

        It costs as much as is taken. Records are whole: an expression may read their members.
        """
        chosen = {function.name: function for function in functions}
        types = [t for f in chosen.values() for t in (f.result, *(p.type for p in f.params))]
        named = [self._enums.get(word, word) for word in words]
        seen = self._reached([*named, *(name for ctype in types for name in _named(ctype))])
        api = self._api
        return replace(
            api,
            functions=chosen,
            records={key: api.records[key] for key in seen if key in api.records},
            enums={key: api.enums[key] for key in seen if key in api.enums},
            typedefs={name: api.typedefs[name] for name in seen if name in api.typedefs},
        )

    def _reached(self, names: Iterable[str]) -> list[str]:
        """Follow names to the names that their declarations hold."""
        seen: dict[str, None] = {}
        pending = list(names)
        while pending:
            name = pending.pop()
            if name in seen:
                continue
            seen[name] = None
            if name in self._api.typedefs:
                pending += _named(self._api.typedefs[name].type)
            if name in self._api.records:
                fields = self._api.records[name].fields
                pending += [inner for field_ in fields for inner in _named(field_.type)]
        return sorted(seen)


def _named(ctype: CType) -> list[str]:
    """List the names in a type, also in its targets."""
    names = [*ctype.names, *([ctype.record] if ctype.record else [])]
    return names + (_named(ctype.pointee) if ctype.pointee else [])
