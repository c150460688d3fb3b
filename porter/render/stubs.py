"""Result types -> what answers for an absent function. The only module that knows the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from porter import declare
from porter.model import CType, Function, LibraryPlan, TypeKind
from porter.render.entry import UNTYPED, Entry, identifier


@dataclass(frozen=True, slots=True)
class Stub:
    """What answers for a function that is not there."""

    head: str  # "static CUresult absent_CUresult(void)"
    body: str  # "return 801;"; "" of void


def stubs(library: LibraryPlan, entries: Sequence[Entry]) -> list[Stub]:
    """Make two answers for each result type: the function is absent, and there is no driver.

    What no header declares is taken to return a status, as nearly everything does.
    """
    status = dict(library.spec.statuses)
    values = {row[0]: (row[1], row[2]) for row in library.spec.results}
    values.setdefault(status.get("type", "int"), (status["absent"], status["no_driver"]))
    results = {e.function.result.spelling: e.function.result for e in entries if e.function}
    types = {identifier(spelling): result for spelling, result in results.items()}
    types[UNTYPED] = CType(status.get("type", "int"), TypeKind.ENUM)
    return [
        Stub(_head(why, name, result), _body(result, answer))
        for name, result in sorted(types.items())
        for why, answer in zip(
            ("absent", "no_driver"), values.get(result.spelling, ("", "")), strict=True
        )
    ]


def _head(why: str, name: str, result: CType) -> str:
    head = declare.prototype(Function("", result, (), ""), f"{why}_{name}")
    return f"static SHIM_UNUSED {head}" if name == UNTYPED else f"static {head}"


def _body(result: CType, answer: str) -> str:
    if result.kind is TypeKind.VOID:
        return ""
    if result.kind is TypeKind.RECORD:
        return f"return ({result.spelling}){{0}};"
    if result.kind is TypeKind.POINTER:
        return f"return {answer if answer not in ('', '0') else 'NULL'};"
    return f"return {answer or '0'};"
