"""Two values -> C that compares them as numbers. The only module that knows C's promotions."""

from __future__ import annotations

from porter.errors import SpecError
from porter.model import ApiModel, TypeKind
from porter.spec.expressions.members import enums
from porter.spec.expressions.value import NUMBERS, POINTERS, Value, bracket, is_pointer, merged

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}


def compared(op: str, a: Value, b: Value, api: ApiModel) -> Value:
    """Compare two pointers, or two numbers of any signs."""
    _check_enums(a, b, api)
    if is_pointer(a) or is_pointer(b):
        return _compared_pointers(op, a, b)
    text = _comparison(op, a, b)
    if text is None:
        raise SpecError(f"{a.text} {op} {b.text} is the same for every call")
    return merged(text, a, b)


def comparable(value: Value) -> Value:
    """Give the value back, unless nothing can be compared with it."""
    if value.type and value.type.kind not in (*NUMBERS, *POINTERS):
        raise SpecError(f"{value.text} is {value.type.spelling!r}, which cannot be compared")
    return value


def _compared_pointers(op: str, a: Value, b: Value) -> Value:
    texts = []
    for value in (a, b):
        if not is_pointer(value) and value.constant != 0:
            raise SpecError(f"{a.text} {op} {b.text} compares a pointer with a number")
        texts.append("NULL" if value.constant == 0 else f"(const void *){bracket(value)}")
    if op not in ("==", "!="):
        raise SpecError(f"pointers are compared by == and !=, not by {op}")
    return merged(f"{texts[0]} {op} {texts[1]}", a, b)


def _check_enums(a: Value, b: Value, api: ApiModel) -> None:
    for constant, other in ((a, b), (b, a)):
        if not constant.enum or other.type is None or other.type.kind is not TypeKind.ENUM:
            continue
        known = enums(api, other.type)
        if known and constant.enum not in known:
            raise SpecError(
                f"{constant.text} is of {constant.enum}, {other.text} a {other.type.spelling!r}"
            )


def _comparison(op: str, a: Value, b: Value) -> str | None:
    """Write a comparison that is right for every mix of signs; None where its truth is fixed."""
    if a.text == b.text or None not in (a.constant, b.constant):
        return None
    if a.constant is not None:
        op, a, b = _MIRRORED[op], b, a
    if b.constant is not None and _is_fixed(op, b.constant, *_range(a)):
        return None
    if b.constant is not None or _signed(a) == _signed(b):
        return f"{bracket(a)} {op} {bracket(b)}"
    return _mixed(op, a, b) if _signed(a) else _mixed(_MIRRORED[op], b, a)


def _mixed(op: str, signed: Value, unsigned: Value) -> str:
    """Compare a signed with an unsigned value as numbers, not as C would."""
    x, y = bracket(signed), bracket(unsigned)
    if _range(signed)[0] >= 0:
        return f"(uint64_t){x} {op} {y}"
    if _range(unsigned)[1] < 1 << 63:
        return f"(int64_t){x} {op} (int64_t){y}"
    if op in ("<", "<=", "!="):
        return f"({x} < 0 || (uint64_t){x} {op} {y})"
    return f"({x} >= 0 && (uint64_t){x} {op} {y})"


def _range(value: Value) -> tuple[int, int]:
    """Lowest and highest value of a C type after integer promotion has kept it."""
    if value.type is None:
        return (0, 1)
    bits = 8 * value.type.size
    return (-1 << bits - 1, (1 << bits - 1) - 1) if value.type.signed else (0, (1 << bits) - 1)


def _is_fixed(op: str, constant: int, low: int, high: int) -> bool:
    """Check whether a comparison with a constant is the same for all of a type's values."""
    edge = {"<": low, ">=": low, ">": high, "<=": high}.get(op)
    return not low <= constant <= high or edge == constant


def _signed(value: Value) -> bool:
    return value.type is None or value.type.signed or value.type.size < 4  # noqa: PLR2004
