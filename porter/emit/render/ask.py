"""LibraryPlan -> the calls of rules that answer a port's questions about devices, as C text.

Only calls with a rule that covers all of their arguments: nothing is made up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain

from porter.emit.outcome import outcome
from porter.model import Disposition, LibraryPlan, Param, PlannedSymbol, TypeKind

_PLACE = (("domain", 32), ("bus", 8), ("slot", 3))
_TEXT = 96  # bytes of a name
_PORT = "backends/shaped/port_managed.c"
_CALLED = (Disposition.HOOK, Disposition.FORWARD)
# Each question: its role, and the fields that it needs. ask.h.j2 has the types of the answers.
_ASKED = (
    ("count", "device-count", ("out",)),
    ("uuid", "device-uuid", ("buffer", "room")),
    ("place", "device-bus", ()),
    ("index", "device-index", ("out",)),
    ("total", "memory-info", ("total",)),
    ("free", "memory-info", ("free",)),
    ("handle", "device-get", ("ordinal", "out")),
    ("limit", "memory-limit", ("group", "limit")),
)


@dataclass(frozen=True, slots=True)
class Ask:
    """One question, and the call that answers it; an empty one where no rule does."""

    name: str  # "uuid"
    declared: tuple[str, ...] = ()
    call: str = ""  # "real_toyGetUuid(device, uuid, length)"
    failed: str = ""
    gives: str = ""  # the statement that answers


def manages(library: LibraryPlan) -> bool:
    """Check whether a library's port is made of its rules about devices."""
    return _PORT in library.spec.port


def called(library: LibraryPlan) -> list[PlannedSymbol]:
    """List the functions that a port can call."""
    return [p for p in library.symbols if p.function and p.disposition in _CALLED]


def asks(library: LibraryPlan) -> list[Ask]:
    """Find the function that answers each question."""
    found = []
    for name, role, keys in _ASKED:
        answers = (_ask(p, library, name, keys) for p in called(library) if p.role == role)
        found.append(next((ask for ask in answers if ask), Ask(name)))
    return found


def _ask(
    planned: PlannedSymbol, library: LibraryPlan, name: str, keys: tuple[str, ...]
) -> Ask | None:
    fields = dict(planned.fields)
    function = planned.function
    if function is None or not set(keys) <= fields.keys():
        return None
    if name == "place" and not _place(fields):
        return None
    if any(owner in fields.get("device", "") for _, owner in library.spec.device_owners):
        return None  # asked of a part
    known = given(fields)
    declared, passed = [], []
    for param in function.params:
        answer = local(param, planned, known)
        if not answer:
            return None
        declared += answer
        passed.append(param.name)
    declared += [f"{to} = (__typeof__({to}))({value});" for to, value in planned.example]
    if name == "limit":
        declared += (
            f"{fields[key]} = (__typeof__({fields[key]}))({value});"
            for key, value in (("group", "_group"), ("limit", "_answer"))
        )
    shape = outcome(function, library.spec)
    if shape.assign:
        declared.insert(0, f"{function.result.spelling} _result;")
    call = f"{shape.assign}real_{planned.symbol.name}({', '.join(passed)});"
    failed = "false" if "_result" in dict(planned.lvalues).values() else shape.failed
    return Ask(name, tuple(declared), call, failed, _assignment(name, fields, planned))


def given(fields: dict[str, str]) -> dict[str, str]:
    """Name the parameters that identify a device, and the kind of each."""
    device, nth = fields.get("device", fields.get("ordinal", "")), fields.get("nth", "")
    own = set(words(nth))
    known = dict.fromkeys(own, "_name / ROLE_CARDS")
    card = "_name % ROLE_CARDS" if nth else "_name"
    return known | {word: card for word in words(device) if word not in own}


def local(param: Param, planned: PlannedSymbol, given: dict[str, str]) -> list[str]:
    """Declare an argument: the subject of the question, or room for its answer."""
    fields = dict(planned.fields)
    if param.name in given and "?" not in fields.get("device", ""):
        spelled = param.type.spelling
        return [f"{typed(spelled, param.name)} = ({spelled})(uintptr_t)({given[param.name]});"]
    if param.name == fields.get("buffer"):
        return [f"char {param.name}[{_TEXT}] = {{0}};"]
    if param.type.kind is TypeKind.INT and param.name in words(fields.get("room", "")):
        return [f"{typed(param.type.spelling, param.name)} = {_TEXT};"]
    target = param.type.pointee
    answers = chain(fields.values(), (text for _, text in planned.lvalues))
    written = any(param.name in words(text) for text in answers)
    if target is None or not written or target.kind is TypeKind.VOID or not target.size:
        return []
    return [
        f"{typed(target.spelling, f'{param.name}_at')} = {{0}};",
        f"{typed(param.type.spelling, param.name)} = &{param.name}_at;",
    ]


def _assignment(name: str, fields: dict[str, str], planned: PlannedSymbol) -> str:
    if name == "uuid":
        return f'snprintf(_answer, {_TEXT}, "%s", (const char *){fields["buffer"]});'
    if name == "limit":
        return ""
    if name == "place":
        return _place(dict(planned.fields) | dict(planned.lvalues))
    key = name if name in ("total", "free") else "out"
    unit = fields.get("unit", "1") if name in ("total", "free") else "1"
    kind = {"count": "(int)", "index": "(int)", "handle": "(uint64_t)(uintptr_t)"}
    text = dict(planned.lvalues).get(key, fields[key])
    scaled = f" * ({unit})" if unit != "1" else ""
    return f"*_answer = {kind.get(name, '(uint64_t)')}({text}){scaled};"


def _place(fields: dict[str, str]) -> str:
    """Write the bus address as one number, for all forms of a rule."""
    if "location" in fields:
        return f"*_answer = (uint64_t)({fields['location']});"
    if {"domain", "bus", "slot"} <= fields.keys():
        parts = (f"(uint64_t)({fields[key]}) << {at}" for key, at in _PLACE)
        return f"*_answer = {' | '.join(parts)};"
    if "buffer" in fields:
        return f"if (ask_read((const char *){fields['buffer']}, _answer))\n\t\treturn -ENODEV;"
    return ""


def typed(spelling: str, name: str) -> str:
    """Write a declaration."""
    return f"{spelling}{'' if spelling.endswith('*') else ' '}{name}"


def words(text: str) -> list[str]:
    """List the names in an expression, its casts and calls left out."""
    return re.findall(r"\b[A-Za-z_]\w*\b(?!\s*\()", re.sub(r"\(\w+ ?\**\)", " ", text))
