"""A pointer, struct or array -> its target. The only module that knows when it may be read."""

from __future__ import annotations

from dataclasses import replace

from porter.errors import SpecError
from porter.model import CType, TypeKind
from porter.roles import Phase
from porter.spec.expressions.members import is_const, member_type
from porter.spec.expressions.names import Scope
from porter.spec.expressions.value import Value, bracket, is_pointer


def pointed(value: Value, op: str, where: Scope, phase: Phase) -> Value:
    """Follow a pointer, if this phase allows it."""
    pointee = value.type.pointee if value.type and is_pointer(value) else None
    if value.type is None or pointee is None:
        raise SpecError(f"{value.text} is not a pointer")
    if pointee.kind in (TypeKind.VOID, TypeKind.FUNCTION):
        raise SpecError(f"{value.text} points to {pointee.spelling!r}, which has no value")
    if phase is Phase.BEFORE:
        _check_goes_in(value, pointee, where)
    guards = value.guards
    if value.type.kind is TypeKind.POINTER:
        guards = (*guards, bracket(value))
    text = f"*{bracket(value)}" if op == "*" else bracket(value)
    return replace(
        value, text=text, type=pointee, guards=guards, atom=op != "*", lvalue=True, enum=""
    )


def member(outer: Value, name: str, where: Scope, *, arrow: bool) -> Value:
    """Read a member of a struct; an `->` has already been followed."""
    ctype = outer.type
    if ctype is None or ctype.kind is not TypeKind.RECORD:
        raise SpecError(f"{outer.text} is not a struct" + ("; use ->" * is_pointer(outer)))
    found = member_type(where.api, ctype.record, name)
    if is_const(ctype) and found.kind is not TypeKind.POINTER and not is_const(found):
        found = replace(found, spelling=f"const {found.spelling}")
    text = f"{bracket(outer)}{'->' if arrow else '.'}{name}"
    names = outer.names | {ctype.record}
    return replace(outer, text=text, type=found, atom=True, lvalue=True, names=names)


def element(base: Value, at: Value, where: Scope, phase: Phase) -> Value:
    """Read an element of an array, or of a pointer's target."""
    length = base.type.length if base.type and base.type.kind is TypeKind.ARRAY else 0
    if at.constant is not None and (at.constant < 0 or 0 < length <= at.constant):
        raise SpecError(f"{base.text}[{at.constant}] is outside of the array")
    value = pointed(base, "[", where, phase)
    guards = (*base.guards, *at.guards, *value.guards[len(base.guards) :])
    text = f"{value.text}[{at.text}]"
    return replace(value, text=text, atom=True, guards=guards, names=base.names | at.names)


def _check_goes_in(value: Value, pointee: CType, where: Scope) -> None:
    """Before the call, only values that the caller has set may be read."""
    if is_const(pointee) or value.root == "":
        return
    direction = where.directions.get(value.root, "")
    in_record = "->" in value.text or "." in value.text
    scalar = pointee.kind is not TypeKind.RECORD and not in_record
    if direction in ("in", "inout") or not (scalar or direction == "out"):
        return
    raise SpecError(
        f"{value.text} may not be read before the call: {value.root} looks like an "
        f"out-parameter; if it goes in: `args: {{{value.root}: {{direction: in}}}}`, or inout"
    )
