"""A rule's call of another function -> C text. The only module that knows its variants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from porter.errors import SpecError, did_you_mean
from porter.model import Param, TypeKind
from porter.roles import Kind, Phase
from porter.spec import expressions
from porter.spec.expressions import CExpr, Scope

_KINDS = {TypeKind.INT: Kind.INT, TypeKind.ENUM: Kind.INT, TypeKind.POINTER: Kind.POINTER}


def called(text: str, key: str, where: Scope, families: Mapping[str, Sequence[str]]) -> CExpr:
    """Translate a call of another function of the library, by default of the key."""
    found = expressions.call(text)
    if found is None:
        raise SpecError(f"{text!r} is no function's name and no call of one")
    name = _variant(found[0], where, families)
    function = where.api.functions.get(name)
    if function is None:
        hint = did_you_mean(name, where.api.functions, most=0)
        raise SpecError(f"no header declares a function {name!r}; {hint}")
    arguments = found[1] or ((key,) if key else ())
    if len(arguments) != len(function.params):
        raise SpecError(
            f"{name} takes {len(function.params)} arguments, not {len(arguments)}; "
            f"write the call: {name}({', '.join(p.name for p in function.params)})"
        )
    parts = [
        _argument(argument, param, name, where)
        for argument, param in zip(arguments, function.params, strict=True)
    ]
    return CExpr(
        f"real_{name}({', '.join(part.text for part in parts)})",
        tuple(dict.fromkeys(guard for part in parts for guard in part.guards)),
        names=tuple(sorted({name for part in parts for name in part.names})),
    )


def _variant(name: str, where: Scope, families: Mapping[str, Sequence[str]]) -> str:
    """Follow the caller's suffix: a per-thread variant calls the per-thread variant."""
    caller = where.function
    for size in range(1, len(caller)):  # a variant begins as the function that it is of
        if caller in families.get(caller[:size], ()):
            twin = name + caller[size:]
            if twin in where.api.functions:
                return twin
    return name


def _argument(text: str, param: Param, name: str, where: Scope) -> CExpr:
    if param.type.kind not in _KINDS:
        raise SpecError(f"argument {param.name} of {name} is a {param.type.kind}")
    return expressions.translate(text, _KINDS[param.type.kind], Phase.AFTER, where)
