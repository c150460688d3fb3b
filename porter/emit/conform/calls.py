"""PlannedSymbol -> how a test calls it, as C text. The only module that makes arguments up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from porter.emit import templating
from porter.emit.outcome import Outcome, outcome
from porter.model import CType, Function, LibrarySpec, Param, PlannedSymbol, TypeKind
from porter.roles import ROLES

_CASTS = re.compile(r"^(\((?:uint64_t|uintptr_t|int|int64_t)\)|\(void \*\))*\(?(\w+)\)?$")
_CAST = re.compile(r"^(\((?:uint64_t|uintptr_t)\))+")
_ROOM = 1024  # bytes that a pointer points to, at least
WORD = 8  # bytes of an address
_MADE = re.compile(r"MADE\((\w+)\)")


@dataclass(frozen=True, slots=True)
class Call:
    """One function and its arguments."""

    name: str
    declared: tuple[str, ...]  # "size_t bytesize = 0;"
    set: tuple[str, ...]  # "bytesize = (__typeof__(bytesize))(BYTES);"
    text: str  # "_result = CONFORM(toyMalloc)(ptr, bytesize)"
    outcome: Outcome
    fields: dict[str, str]
    lvalues: dict[str, str]
    guards: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def status(self) -> str:
        """What holds the status, as a number."""
        held = self.outcome.status or ("_status" if self.outcome.parameter else "")
        return f"(int64_t){held}" if held else f"{self.outcome.failed} ? 1 : 0"


def bare(text: str) -> str:
    """Name the parameter that a field's C text consists of, or nothing."""
    found = _CASTS.match(text)
    return found[2] if found and not found[2].isdigit() else ""


def uncast(text: str) -> str:
    """Write a field's C text as something to assign to."""
    return bare(text) or _CAST.sub("", text)


def places(planned: PlannedSymbol) -> dict[str, str]:
    """Say where a call gives each field, as something to assign to."""
    return dict(planned.lvalues)


def scales(planned: PlannedSymbol) -> str:
    """Name the one parameter that a formula of bytes depends on, if it is one."""
    text = dict(planned.fields).get("bytes", "")
    words = set(re.findall(r"[A-Za-z_]\w*", text))
    params = planned.function.params if planned.function else ()
    named = [param for param in params if param.name in words]
    return named[0].name if len(named) == 1 and named[0].type.kind is TypeKind.INT else ""


def plain_type(ctype: CType) -> str:
    """Spell a type without its qualifiers, as makers are found by."""
    return re.sub(r"\s+", " ", re.sub(r"\bconst\b", "", ctype.spelling)).strip()


def made_type(value: str) -> str:
    """Name the type that an example wants an object of, if it does."""
    found = _MADE.fullmatch(value)
    return found[1] if found else ""


def out_type(function: Function, lvalue: str) -> CType | None:
    """Find the type of a call's output: `*p`, `p[0]` or the result."""
    if lvalue == "_result":
        return function.result
    found = re.fullmatch(r"\(?\*(\w+)\)?|(\w+)\[0\]", lvalue)
    name = (found[1] or found[2]) if found else ""
    return next((param.type.pointee for param in function.params if param.name == name), None)


def make_call(planned: PlannedSymbol, library: LibrarySpec, makers: Mapping[str, str]) -> Call:
    """Give each parameter a value: of a field, of the example, one that was made, or nothing."""
    function = planned.function
    if function is None:
        raise ValueError(planned.symbol.name)
    fields = dict(planned.fields)
    by_parameter = {bare(text): key for key, text in fields.items() if bare(text)}
    chosen = ROLES[planned.role].suite.chosen if planned.role in ROLES else ""
    goes = bare(fields.get(chosen, ""))
    sized = scales(planned)
    if sized:
        by_parameter[sized] = "bytes"
    shape = outcome(function, library, fields.get("refusal", ""))
    declared, assigned, passed = [], [], []
    examples = {target for target, _ in planned.example}
    spoken_of = (*examples, *places(planned).values())
    for param in function.params:
        key = by_parameter.get(param.name, "")
        given = param.name == goes  # written later
        value = None if given else _value(param, key, fields, makers)
        named = (param.name in by_parameter or bool(value)) or any(
            re.match(rf"\W*{param.name}\b", target) for target in spoken_of
        )
        declared += _declared(param, empty=not named and _is_optional(param))
        if value and param.name not in examples:
            assigned.append(_assign(*value))
        cast = f"({param.type.spelling})" if param.type.kind is TypeKind.POINTER else ""
        passed.append("&_status" if param.name == shape.parameter else f"{cast}{param.name}")
    assigned += [_exemplified(target, value, makers) for target, value in planned.example]
    return Call(
        planned.symbol.name,
        (*declared, *shape.refused),
        tuple(assigned),
        f"{shape.assign}CONFORM({planned.symbol.name})({', '.join(passed)})",
        shape,
        fields,
        places(planned),
        dict(planned.field_guards),
    )


def _is_optional(param: Param) -> bool:
    """Check whether nothing can be passed: lists except text, and undescribed types."""
    target = param.type.pointee
    if target is None:
        return False
    if target.kind is TypeKind.VOID:
        return "const" not in param.type.spelling
    text = target.kind is TypeKind.INT and target.size == 1
    return "const" in target.spelling and target.kind is not TypeKind.RECORD and not text


def _declared(param: Param, *, empty: bool) -> list[str]:
    target = param.type.pointee
    if param.type.kind is TypeKind.FUNCTION or (target and target.kind is TypeKind.FUNCTION):
        return [f"void *{param.name} = NULL;"]
    if param.type.kind is TypeKind.ARRAY or target is None:
        spelled = plain_type(param.type) if target is None else "void *"
        return [f"{spelled}{'' if spelled.endswith('*') else ' '}{param.name} = {{0}};"]
    spelled = plain_type(param.type)
    opaque = target.kind is TypeKind.RECORD and not target.size
    if opaque or empty:  # a handle, or nothing
        return [f"{spelled}{'' if spelled.endswith('*') else ' '}{param.name} = NULL;"]
    if "*" not in spelled:  # a typedef of a pointer: a handle, too
        return [f"{spelled} {param.name} = NULL;"]
    room = max(_ROOM, 2 * target.size)
    return [
        f"CONFORM_ROOM({param.name}, {room});",
        f"{spelled}{param.name} = (void *){param.name}_at;",
    ]


def _value(
    param: Param, key: str, fields: Mapping[str, str], makers: Mapping[str, str]
) -> tuple[str, str] | None:
    """Choose a value; a pointer to what tests can make points to one."""
    values = _values()
    if key in values.plain:
        row = key == "count" and "pitch" in fields
        return param.name, values.row if row else values.plain[key]
    if key in values.ends and param.type.kind in (TypeKind.POINTER, TypeKind.INT):
        host = {"to": "device-host", "from": "host-device"}[key] == fields.get("between")
        if host or plain_type(param.type) not in makers:
            return param.name, values.host if host else values.ends[key]
    made = makers.get(plain_type(param.type))
    if made and param.type.size <= WORD:
        return param.name, f"{made}()"
    target = param.type.pointee
    if target is not None and "const" in param.type.spelling:
        made = makers.get(plain_type(target))
        if made and target.size <= WORD:
            return f"*{param.name}", f"{made}()"
    return None


@cache
def _values() -> Any:
    """Read the template that has the C text of values."""
    return templating.environment().get_template("conform/values.j2").module


def _exemplified(target: str, value: str, makers: Mapping[str, str]) -> str:
    made = made_type(value)
    if not made:
        return _assign(target, value)
    return f"{target} = {makers[made]}();" if made in makers else f"/* nothing makes a {made} */"


def _assign(target: str, value: str) -> str:
    return f"CONFORM_SET({target}, {value});"
