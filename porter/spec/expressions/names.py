"""A library and its function -> the meaning of names. The only module that knows the scope."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from porter.errors import SpecError
from porter.model import ApiModel, CType, Function, TypeKind
from porter.spec.expressions.defines import Define, read_defines
from porter.spec.expressions.value import Value
from porter.spec.syntax import Node, Number

RESULT = "result"  # the call's result


@dataclass(frozen=True, slots=True)
class Scope:
    """What names mean in one function's expressions."""

    api: ApiModel
    constants: Mapping[str, tuple[int, str]]  # "TOY_SUCCESS" -> (0, "enum toyError_enum")
    function: str = ""
    params: tuple[tuple[str, str, CType], ...] = ()  # (name in the header, name in C, type)
    directions: Mapping[str, str] = field(default_factory=dict)  # "count" -> "inout"
    device_handle: str = ""  # "nvmlDevice_t"
    device_owners: Mapping[str, str] = field(default_factory=dict)  # type -> the port's function
    stream_owners: Mapping[str, str] = field(default_factory=dict)  # the same of streams
    context_owners: Mapping[str, str] = field(default_factory=dict)  # and of contexts
    defines: Mapping[str, Define] = field(default_factory=dict)
    result: CType | None = None  # the type of the result


def scope(
    api: ApiModel,
    device_handle: str = "",
    device_owners: Iterable[tuple[str, str]] = (),
    *,
    stream_owners: Iterable[tuple[str, str]] = (),
    context_owners: Iterable[tuple[str, str]] = (),
    defines: Iterable[tuple[str, str]] = (),
) -> Scope:
    """Make the scope that all functions of a library share; `within` narrows it to one."""
    constants = {
        name: (value, enum.key) for enum in api.enums.values() for name, value in enum.constants
    }
    return Scope(
        api,
        constants,
        device_handle=device_handle,
        device_owners=dict(device_owners),
        stream_owners=dict(stream_owners),
        context_owners=dict(context_owners),
        defines=read_defines(defines),
    )


def within(
    shared: Scope, function: Function, safe: Mapping[str, str], directions: Mapping[str, str]
) -> Scope:
    """Narrow a library's scope to one function; `safe` renames parameters for generated code."""
    params = tuple((p.name, safe.get(p.name, p.name), p.type) for p in function.params)
    result = function.result if function.result.kind is not TypeKind.VOID else None
    return replace(
        shared, function=function.name, params=params, directions=directions, result=result
    )


def is_parameter(name: str, where: Scope) -> bool:
    """Check whether the function has a parameter of this name."""
    return any(header_name == name for header_name, _, _ in where.params)


def named(name: str, where: Scope) -> Value:
    """Read a parameter or an enum constant."""
    for header_name, text, ctype in where.params:
        if header_name == name:
            return Value(text, ctype, root=header_name)
    if name in where.constants:
        value, enum = where.constants[name]
        if (enum, name) in where.api.moved:
            how = where.api.moved[enum, name]
            raise SpecError(f"{name} {how}: a caller may mean either; do without it")
        return Value(name, None, value, enum, names=frozenset({enum}))
    if name == RESULT and where.result is not None:
        return Value("_result", where.result, lvalue=True)
    if name in ("CURRENT", "NONE"):
        raise SpecError(f"{name} is a device, and stands alone or in a branch of `? :`")
    params = [header_name for header_name, _, _ in where.params]
    near = difflib.get_close_matches(name, where.constants, 2, 0.8)
    raise SpecError(
        f"no parameter {name!r}; allowed: {', '.join(params) or 'none, it has no parameters'}"
        + (f"; a constant like it: {', '.join(near)}" if near else "")
    )


def positional(index: Node, where: Scope) -> Value:
    """Read `arg[0]`, the first parameter with any name."""
    params = where.params
    if not isinstance(index, Number) or index.value >= len(params):
        raise SpecError(f"arg[N]: N is a number below {len(params)}")
    name, text, ctype = params[index.value]
    return Value(text, ctype, root=name)
