"""PlannedSymbol -> the simulated device's call, as its role declares it. Writes the text of sim.h.

The C text of single arguments is in the template sim/arguments.j2.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from porter.emit import declare, templating
from porter.model import Function, Param, PlannedSymbol, TypeKind
from porter.roles import POINTER_NAMES, ROLES, Kind, RoleDef
from porter.roles.nouns import Answer, SimCall, Written


@dataclass(frozen=True, slots=True)
class Out:
    """A value that the device gives, and its destination."""

    name: str  # "key"
    lvalue: str  # "*dptr"
    guards: tuple[str, ...]
    type: str = "uint64_t"
    initial: str = "0"
    macro: str = "SIM_SET"
    scale: str = ""  # " / (1024)": bytes of a figure of 1

    @property
    def value(self) -> str:
        """The assigned value."""
        return f"_sim_{self.name}{self.scale}"


@dataclass(frozen=True, slots=True)
class DeviceCall:
    """The call that a role stands for, and what surrounds it."""

    text: str = ""  # "sim_alloc(…)", "0" where success is all there is to say; "": not simulated
    guards: tuple[str, ...] = ()
    before: tuple[str, ...] = ()  # statements that the call relies on
    outs: tuple[Out, ...] = ()
    count: str = ""  # how often it is done; EACH is the number
    always: bool = False  # answers are given also where the call fails
    after: tuple[str, ...] = ()  # statements where it succeeded


def device_call(planned: PlannedSymbol, function: Function) -> DeviceCall:
    """Write the meaning of a declared function on the device."""
    role = ROLES.get(planned.role)
    call = _chosen(role, planned, function) if role else None
    if role is None or call is None:
        return DeviceCall()
    outs = _outs(role, call, planned)
    writer = _Writer(role, planned, function)
    return DeviceCall(
        writer.call(call),
        _guards(role, planned, outs),
        tuple(filter(None, map(writer.argument, call.first))),
        outs,
        _count(role, planned),
        call.always,
        _after(planned),
    )


def is_written(param: Param) -> bool:
    """Check whether a call may write through this argument, as far as its type says."""
    target = param.type.pointee
    if param.type.kind is not TypeKind.POINTER or target is None or target.size == 0:
        return False
    own = target.spelling.rpartition("*")[2]  # `const char *` may be written, `char *const` not
    return target.kind is not TypeKind.FUNCTION and not re.search(r"\bconst\b", own)


def _chosen(role: RoleDef, planned: PlannedSymbol, function: Function) -> SimCall | None:
    """Choose the call by the rule's fields; None if the function is not simulated."""
    fields = {key for key, _ in planned.fields}
    call = next((call for call in role.simulated if fields.issuperset(call.where)), None)
    given = {name for name, note in planned.args if note.direction == "in"}
    if call is None:
        return None
    if call.silent and any(is_written(p) for p in function.params if p.name not in given):
        return None
    return call if call.in_words or function.result.kind is not TypeKind.POINTER else None


def _outs(role: RoleDef, call: SimCall, planned: PlannedSymbol) -> tuple[Out, ...]:
    """Collect the device's answers: fields read after the call, as targets of assignments."""
    fields, lvalues, guards = (
        dict(planned.fields),
        dict(planned.lvalues),
        dict(planned.field_guards),
    )
    wanted = [argument for argument in call.arguments if isinstance(argument, Answer)]
    wanted += [Answer(call.zeroed)] if call.zeroed in fields else []
    outs = []
    for answer in wanted:
        lvalue = lvalues.get(answer.field, "")
        held = guards.get(answer.field, ()) if lvalue and not _is_due(role, answer.field) else ()
        out = Out(answer.field, lvalue, held)
        if answer.number:
            out = Out(answer.field, lvalue, held, "double", "0.0", "SIM_SET_NUMBER")
        elif answer.inout:
            out = Out(answer.field, lvalue, held, initial=fields.get("room", f"(uint64_t){lvalue}"))
        elif answer.scaled and "unit" in fields:
            out = Out(answer.field, lvalue, held, scale=f" / ({fields['unit']})")
        outs.append(out)
    return tuple(outs)


def _is_due(role: RoleDef, name: str) -> bool:
    """Check whether a call has to have a place for this answer."""
    known = role.fields.get(name)
    return known is not None and (known.required or name == "count")


def _guards(role: RoleDef, planned: PlannedSymbol, outs: tuple[Out, ...]) -> tuple[str, ...]:
    """Collect what must hold: the plan's conditions, and a place for every required answer."""
    guards = list(planned.guards)
    fields, by_field = dict(planned.fields), dict(planned.field_guards)
    for out in outs:
        if _is_due(role, out.name):
            guards += by_field.get(out.name, ())
    for name, known in role.fields.items():
        text = fields.get(name, "")
        if known.kind is Kind.POINTER and known.required and not known.nullable:
            guards += [text] if text.isidentifier() else []
    guards += [
        f"({fields[name]})"
        for name, known in role.fields.items()
        if known.nonzero and fields.get(name)
    ]
    return tuple(dict.fromkeys(guards))


def _count(role: RoleDef, planned: PlannedSymbol) -> str:
    """Say how many things the call is of, where its fields are of each."""
    fields = dict(planned.fields)
    several = any(known.each for key, known in role.fields.items() if key in fields)
    return fields.get("count", "") if several else ""


def _after(planned: PlannedSymbol) -> tuple[str, ...]:
    """A table is filled with the library's own functions."""
    table = dict(planned.fields).get("table", "")
    return tuple(f"{table}->{member} = {function};" for member, function in planned.members)


class _Given(dict[str, str]):
    """A rule's fields; one that is absent reads as nothing."""

    def __missing__(self, key: str) -> str:
        return ""


class _Writer:
    """Writes a call's arguments from one symbol's fields."""

    def __init__(self, role: RoleDef, planned: PlannedSymbol, function: Function) -> None:
        self._role, self._name = role, planned.role
        self._fields = dict(planned.fields)
        self._given = _Given(self._fields)
        self._opaque = tuple(p.name for p in function.params if _points_to_void(p))

    def call(self, call: SimCall) -> str:
        """Write the call, as an expression that is 0 or -errno."""
        text = f"-{call.error}" if call.error else "0"
        if call.function:
            text = f"sim_{call.function}({', '.join(map(self.argument, call.arguments))})"
        if self._fields.get("short", "fails") != "fails":
            text = self._macro("listed", text)
        return self._macro("ordered", text) if self._fields.keys() & {"signals", "waits"} else text

    def argument(self, argument: str | Answer | Written) -> str:
        """Write one argument of a sim_ function."""
        if isinstance(argument, Answer):
            return f"&_sim_{argument.field}"
        if isinstance(argument, Written):
            return self._macro(argument.macro, *argument.operands)
        if argument not in self._fields:
            defaults: Mapping[str, str] = _macros().defaults
            return defaults.get(f"{self._name}.{argument}") or defaults.get(argument, "0")
        known, text = self._role.fields.get(argument), self._fields[argument]
        if known is not None and known.kind is Kind.WORD and not text.isupper():
            return f"{'ROLE_' if argument == 'space' else 'SIM_'}{text.upper()}"
        return text

    def _macro(self, name: str, *operands: str) -> str:
        macro = getattr(_macros(), name)
        return str(macro(self._given, self._opaque, *operands)).strip()


@cache
def _macros() -> Any:
    environment = templating.environment()
    environment.globals["member_offset"] = declare.member_offset
    environment.globals["names_of_pointers"] = tuple(POINTER_NAMES)
    return environment.get_template("sim/arguments.j2").module


def _points_to_void(param: Param) -> bool:
    return param.type.pointee is not None and param.type.pointee.kind is TypeKind.VOID
