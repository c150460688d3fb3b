"""A table of functions -> which member is which function. The only module that looks into one."""

from __future__ import annotations

import re

from porter.errors import SpecError
from porter.model import ApiModel, LibrarySpec
from porter.spec.expressions import CExpr

Members = tuple[tuple[str, str], ...]  # (("pfnAlloc", "toyAlloc"), …)


def filled(table: CExpr, library: LibrarySpec, api: ApiModel) -> tuple[str, Members]:
    """Name the struct that a pointer leads to, and the functions that its members stand for."""
    pointee = table.type.pointee if table.type else None
    fields = api.records[pointee.record].fields if pointee and pointee.record else ()
    if pointee is None or not fields:
        raise SpecError(f"{table.text} does not point to a struct that a header lays out")
    named = [(member.name, _function(member.type.spelling, library)) for member in fields]
    members = tuple((name, function) for name, function in named if function in api.functions)
    if not members:
        raise SpecError(
            f"{pointee.record} has no member whose type `table_types` makes a declared function"
        )
    return pointee.record, members


def _function(spelling: str, library: LibrarySpec) -> str:
    for pattern, to in library.table_types:
        if found := re.fullmatch(pattern, spelling):
            return found.expand(to)
    return ""
