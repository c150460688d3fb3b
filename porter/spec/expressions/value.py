"""Values -> their combination. The only module that knows the meaning of guards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from porter.model import CType, TypeKind

NUMBERS = (TypeKind.INT, TypeKind.ENUM)
POINTERS = (TypeKind.POINTER, TypeKind.ARRAY)
UINT64 = CType("uint64_t", TypeKind.INT, 8)
VOID_POINTER = CType("void *", TypeKind.POINTER, 8, pointee=CType("void", TypeKind.VOID))
INT64 = CType("int64_t", TypeKind.INT, 8, signed=True)


@dataclass(frozen=True, slots=True)
class Value:
    """A subexpression as a plain C value."""

    text: str
    type: CType | None = None  # None: an integer constant, or the truth of a comparison
    constant: int | None = None
    enum: str = ""  # of an enum constant
    atom: bool = True  # needs no brackets
    lvalue: bool = False
    root: str = ""  # the parameter that it is read through
    guards: tuple[str, ...] = ()
    names: frozenset[str] = frozenset()


def is_pointer(value: Value) -> bool:
    """Check whether it is an address; an array is the address of its first element."""
    return value.type is not None and value.type.kind in POINTERS


def bracket(value: Value) -> str:
    """Write it so that any operator may stand next to it."""
    return value.text if value.atom else f"({value.text})"


def merged(text: str, a: Value, b: Value) -> Value:
    """Make one value of two that are both read."""
    return Value(text, atom=False, guards=(*a.guards, *b.guards), names=a.names | b.names)


def joined(function: str, a: Value, b: Value) -> Value:
    """Write a call of one of the saturating functions."""
    value = merged(f"{function}({a.text}, {b.text})", a, b)
    return replace(value, atom=True, type=UINT64)


def logical(op: str, a: Value, b: Value) -> Value:
    """Write `&&` or `||`; the right side's guards count only where it is reached."""
    held = bracket(a)
    known = [f"!{held}", held][op == "||"]
    later = [
        guard
        for guard in b.guards
        if guard not in a.guards and not (op == "&&" and guard == a.text)
    ]
    value = merged(f"{held} {op} {bracket(b)}", a, b)
    return replace(value, guards=(*a.guards, *_unless(known, later)))


def chosen(condition: Value, yes: Value, no: Value) -> Value:
    """Write `? :`; a branch's guards count only where the branch is taken."""
    held = bracket(condition)
    sure = condition.guards
    needed = [guard for guard in yes.guards if guard not in (*sure, condition.text)]
    spared = [guard for guard in no.guards if guard not in sure and f"!{guard}" != condition.text]
    guards = (*condition.guards, *_unless(f"!{held}", needed), *_unless(held, spared))
    names = condition.names | yes.names | no.names
    text = f"{held} ? {bracket(yes)} : {bracket(no)}"
    return Value(f"({text})", yes.type or no.type, guards=guards, names=names)


def _unless(condition: str, guards: Iterable[str]) -> tuple[str, ...]:
    """Guards that need to hold only where `condition` does not."""
    return tuple(f"({condition} || {guard})" for guard in guards)
