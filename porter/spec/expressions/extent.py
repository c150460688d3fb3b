"""A value or a type -> its size or length in C. The only module that knows which types have one."""

from __future__ import annotations

import re

from porter.errors import SpecError
from porter.model import ApiModel, TypeKind
from porter.spec.expressions.value import UINT64, Value

_BUILTIN = re.compile(
    r"(const |unsigned |signed )*(char|short|int|long|long long|float|double|unsigned"
    r"|size_t|u?int(8|16|32|64)_t)( \*)*|void( \*)+"
)


def size_of(value: Value) -> Value:
    """Write the size of a value's type."""
    if value.type is None or value.type.size == 0:
        raise SpecError(f"sizeof({value.text}): its size is not known")
    return Value(f"sizeof({value.text})", UINT64, names=value.names)


def elements(value: Value) -> Value:
    """Count the elements of an array."""
    if value.type is None or value.type.kind is not TypeKind.ARRAY or not value.type.length:
        raise SpecError(f"elems({value.text}): it is not an array of known length")
    return Value(f"{value.type.length}", constant=value.type.length, names=value.names)


def size_of_type(words: str, api: ApiModel) -> Value:
    """Write the size of a type that C or the library's headers know."""
    spelled = words.replace(" *", "").strip()
    if spelled in api.typedefs or spelled in api.records or spelled in api.enums:
        record = api.typedefs[spelled].type.record if spelled in api.typedefs else spelled
        names = frozenset({spelled, record} - {""})
        known = record not in api.records or api.records[record].complete
        if known or "*" in words:
            return Value(f"sizeof({words})", UINT64, names=names)
    elif _BUILTIN.fullmatch(words):
        return Value(f"sizeof({words})", UINT64)
    raise SpecError(f"sizeof({words}): no parameter and no complete type of that name")
