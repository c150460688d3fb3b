"""Result types -> what answers for an absent function. The only module that knows the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from porter.emit import declare
from porter.emit.outcome import nothing, status_parameter
from porter.emit.render.entry import UNTYPED, Entry, identifier
from porter.model import CType, Function, LibraryPlan, TypeKind


@dataclass(frozen=True, slots=True)
class Stub:
    """What answers for a function that is not there."""

    head: str  # "static CUresult absent_CUresult(void)"
    body: tuple[str, ...]  # "return 801;"; none of void


def stubs(library: LibraryPlan, entries: Sequence[Entry]) -> list[Stub]:
    """Make two answers for each result type: the function is absent, and there is no driver.

    A function without a declaration is assumed to return a status, as nearly every function does.
    """
    status = dict(library.spec.statuses)
    values = {row[0]: (row[1], row[2]) for row in library.spec.results}
    values.setdefault(status.get("type", "int"), (status["absent"], status["no_driver"]))
    telling = [e for e in entries if e.function and status_parameter(e.function, library.spec)]
    results = {
        e.function.result.spelling: e.function.result
        for e in entries
        if e.function and e not in telling
    }
    types = {identifier(spelling): result for spelling, result in results.items()}
    types[UNTYPED] = CType(status.get("type", "int"), TypeKind.ENUM)
    plain = [
        Stub(_head(why, name, result), tuple(filter(None, [_body(result, answer)])))
        for name, result in sorted(types.items())
        for why, answer in zip(
            ("absent", "no_driver"), values.get(result.spelling, ("", "")), strict=True
        )
    ]
    return plain + [
        _telling(f"{why}_{entry.stub}", entry.function, library, status[why])
        for entry in telling
        if entry.function
        for why in ("absent", "no_driver")
    ]


def _telling(name: str, function: Function, library: LibraryPlan, status: str) -> Stub:
    """Answer by a parameter, as the function itself does."""
    parameter = status_parameter(function, library.spec)
    others = [param.name for param in function.params if param != parameter]
    report = [f"if ({parameter.name})", f"\t*{parameter.name} = {status};"] if parameter else []
    unused = [f"(void){other};" for other in others]
    body = (*unused, *report, f"return {nothing(function.result)};")
    return Stub(f"static {declare.prototype(function, name)}", body)


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
