"""C type -> its content: members, enums, const. The only module that looks inside one."""

from __future__ import annotations

import re

from porter.errors import SpecError, did_you_mean
from porter.model import ApiModel, CType, TypeKind


def member_type(api: ApiModel, record: str, name: str) -> CType:
    """Find the type of a record's member."""
    if record not in api.records or not api.records[record].complete:
        raise SpecError(f"{record} is opaque: no header declares its members")
    found = _find(api, record, name)
    if found is None:
        raise SpecError(
            f"{record} has no member {name!r}; {did_you_mean(name, _members(api, record))}"
        )
    if (record, name) in api.moved:
        how = api.moved[record, name]
        raise SpecError(f"{name} of {record} {how}: a caller may mean either; do without it")
    return found


def is_const(ctype: CType) -> bool:
    """Check whether an object of this type may not be written."""
    spelling = ctype.spelling
    if ctype.kind is TypeKind.POINTER:
        return bool(re.search(r"\*\s*const\b[^*]*$", spelling))
    return bool(re.search(r"\bconst\b", spelling))


def enums(api: ApiModel, ctype: CType) -> set[str]:
    """Collect the enums that a type's names stand for, through typedefs."""
    found, pending = set(), list(ctype.names)
    for name in pending:
        if name in api.enums:
            found.add(name)
        elif name in api.typedefs:
            pending += [inner for inner in api.typedefs[name].type.names if inner not in pending]
    return found


def _find(api: ApiModel, record: str, name: str) -> CType | None:
    """Find a member, also inside anonymous ones."""
    for member in api.records[record].fields:
        if member.name == name:
            return member.type
        if not member.name and member.type.record in api.records:
            inner = _find(api, member.type.record, name)
            if inner is not None:
                return inner
    return None


def _members(api: ApiModel, record: str) -> list[str]:
    names: list[str] = []
    for member in api.records[record].fields:
        if member.name:
            names.append(member.name)
        elif member.type.record in api.records:
            names += _members(api, member.type.record)
    return names
