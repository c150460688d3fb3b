"""ApiModel -> C declarations. The only module that knows in which order C wants them."""

from __future__ import annotations

import re

from porter.model import ApiModel, CType, Enum, Function, Record, TypeKind

_TAG = re.compile(r"(struct|union) [A-Za-z_]\w*")
_NAMELESS = re.compile(r"[\w ]+ : \d+")  # "int : 4"
_INT_MAX = (1 << 31) - 1


def prototype(function: Function, name: str) -> str:
    """Write a function's declaration under a name, without the semicolon."""
    params = ", ".join(param.decl for param in function.params) or "void"
    declarator = f"{name}({params})"
    result = function.result.spelling
    if "(*)" in result:
        return result.replace("(*)", f"(*{declarator})", 1)
    return f"{result}{'' if result.endswith('*') else ' '}{declarator}"


def member_offset(items: str, member: str) -> str:
    """Write where a member lies in an element that `items` points to; SIZE_MAX: there is none."""
    if not member:
        return "SIZE_MAX"
    return "0" if member == "." else f"offsetof(__typeof__(*{items}), {member})"


def declarations(api: ApiModel, used: set[str]) -> list[str]:
    """Write tags, enums, typedefs and complete records, each after its dependencies."""
    lines = [f"{key};" for key in api.records if _TAG.fullmatch(key)]
    for key in _Order(api).sorted():
        if key in api.enums:
            lines += _enum(api.enums[key], used)
        elif key in api.typedefs:
            lines += _broken(f"typedef {api.typedefs[key].decl};")
        else:
            lines += ["", *_record(api.records[key])]
    return lines


def checks(api: ApiModel) -> list[tuple[str, int]]:
    """List the assertions on every complete record that has a name: its size and its offsets.

    A nameless bit-field aligns its struct on some machines only: nothing is asserted about such
    structs.
    """
    found = []
    for key, record in api.records.items():
        if not _stands_alone(record) or _varies(record, api):
            continue
        found.append((f"sizeof({key})", record.size))
        found += [
            (f"offsetof({key}, {member.name})", member.offset)
            for member in record.fields
            if member.name and ":" not in member.decl
        ]
    return found


def _varies(record: Record, api: ApiModel) -> bool:
    """Check whether a nameless bit-field is in a record, or in one of its members."""
    for member in record.fields:
        inner = member.type
        while inner.kind is TypeKind.ARRAY and inner.pointee:
            inner = inner.pointee
        held = api.records.get(inner.record)
        if not member.name and _NAMELESS.fullmatch(member.decl):
            return True
        if held and held is not record and _varies(held, api):
            return True
    return False


def _stands_alone(record: Record) -> bool:
    """Check whether a record is declared by itself: a nameless one is part of its parent."""
    return record.complete and bool(_TAG.fullmatch(record.key))


class _Order:
    """A walk over the dependencies of declarations; `seen` ends cycles."""

    def __init__(self, api: ApiModel) -> None:
        self.api = api
        self.seen: set[str] = set()
        self.done: list[str] = []

    def sorted(self) -> list[str]:
        """Order all enums, typedefs and records, each after its parts."""
        for key in (*self.api.enums, *self.api.typedefs, *self.api.records):
            self.visit(key)
        return self.done

    def visit(self, key: str) -> None:
        """Take a declaration's dependencies, then itself."""
        if key in self.seen:
            return
        self.seen.add(key)
        for needed in self.needs(key):
            self.visit(needed)
        record = self.api.records.get(key)
        if record is None or _stands_alone(record):
            self.done.append(key)

    def needs(self, key: str) -> list[str]:
        """Name what must be declared before: records only where their size counts."""
        if key in self.api.typedefs:
            ctype = self.api.typedefs[key].type
            return self.of_type(ctype) if ctype.kind is TypeKind.ARRAY else self.named(ctype)
        if key in self.api.records:
            return [n for member in self.api.records[key].fields for n in self.of_type(member.type)]
        return []

    def named(self, ctype: CType) -> list[str]:
        """Name the typedefs and enums that a type's spelling uses."""
        return [name for name in ctype.names if name in self.api.typedefs or name in self.api.enums]

    def of_type(self, ctype: CType) -> list[str]:
        """Name the declarations that an object of a type needs."""
        inner = ctype
        while inner.kind is TypeKind.ARRAY and inner.pointee:
            inner = inner.pointee
        return [*self.named(ctype), *([inner.record] if inner.record in self.api.records else [])]


def _enum(enum: Enum, used: set[str]) -> list[str]:
    """Write an enum with the constants that are used and those that decide its representation."""
    values = [value for _, value in enum.constants]
    lowest, highest = min(values, default=0), max(values, default=0)
    kept = {lowest} if lowest < 0 else set()
    kept |= {highest} if highest > _INT_MAX else set()
    shown = []
    for name, value in enum.constants:
        if name in used or value in kept:
            shown.append(f"{name} = {_literal(value)}")
            kept.discard(value)
    if not shown:  # C allows no empty one
        tag = enum.key.removeprefix("enum ")
        shown = [f"{name} = {_literal(value)}" for name, value in enum.constants[:1]] or [
            f"{tag}_none = 0"
        ]
    if len(shown) == 1:
        return [f"{enum.key} {{ {shown[0]} }};"]
    return ["", f"{enum.key} {{", *(f"\t{constant}," for constant in shown), "};", ""]


def _record(record: Record) -> list[str]:
    members = [line for member in record.fields for line in _broken(f"{member.decl};", "\t")]
    kind, tag = record.key.split(" ", 1)
    stated = f"__attribute__(({record.attributes})) " if record.attributes else ""
    return [f"{kind} {stated}{tag} {{", *members, "};"]


def _broken(declaration: str, indent: str = "") -> list[str]:
    """Give each member of a nameless struct inside a declaration a line of its own."""
    lines = []
    text = re.sub(r"\s*\{\s*", " {\n", declaration)
    text = re.sub(r";\s*", ";\n", text).strip()
    for line in text.split("\n"):
        if line.startswith("}"):
            indent = indent[1:]
        lines.append(f"{indent}{line}")
        if line.endswith("{"):
            indent += "\t"
    return lines


def _literal(value: int) -> str:
    """Write a constant; without the suffix C has no type for the largest."""
    return f"{value}u" if value >> 63 > 0 else str(value)
