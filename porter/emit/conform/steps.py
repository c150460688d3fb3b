"""PlannedSymbol -> a step of a sequence. The role declares its slots."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from porter.emit.conform.calls import WORD, Call, bare, make_call, places, scales
from porter.model import Disposition, LibrarySpec, PlannedSymbol
from porter.roles import ROLES

# A reset ends the device's own context in spite of its references.
_KINDS = {"own": "own", "primary": "primary", "reset": "primary"}
_STEPS = {step.name: step for role in ROLES.values() for step in role.suite.steps}


@dataclass(frozen=True, slots=True)
class Step:
    """One call of a sequence."""

    name: str
    role: str  # "graph-launch", or "graph-upload"; a footprint is "load" or "unload"
    hooked: bool
    takes: tuple[tuple[str, str], ...] = ()  # (("graph", "hGraph"), …): slot, parameter
    gives: tuple[tuple[str, str], ...] = ()  # (("exec", "*phGraphExec"), …): slot, lvalue
    undone: str = ""  # the function that undoes it
    kind: str = ""  # of context, where there are several: "own" | "primary"
    call: Call | None = None
    cannot: str = ""


def make_step(
    planned: PlannedSymbol, library: LibrarySpec, makers: Mapping[str, str]
) -> Step | None:
    """Say which slots a call takes and gives; None where it is in no sequence."""
    role, fields, lvalues = _role(planned), dict(planned.fields), places(planned)
    slots = _STEPS.get(role)
    if slots is None:
        return None
    hooked = planned.disposition is Disposition.HOOK
    takes = {slot: bare(fields.get(field, "")) for field, slot in slots.takes.items()}
    if role == "unload" and "gone" not in fields and planned.function:
        takes = {"code": planned.function.params[0].name}
    gives = {slot: lvalues.get(field, "") for field, slot in slots.gives.items()}
    if role == "context-destroy" and "key" not in fields:
        takes = {}
    cannot = planned.untested
    if not all(takes.values()) or not all(gives.values()):
        cannot = cannot or "its input or output is in a description"
    sizes = {p.name: p.type.size for p in planned.function.params} if planned.function else {}
    if any(sizes.get(parameter, WORD) < WORD for parameter in takes.values()):
        cannot = cannot or "it takes addresses of 32 bits"
    if "bytes" in fields and not scales(planned) and not planned.example:
        cannot = cannot or "its size is in a description: `example:`"
    found = re.match(r"(?:real_)?(\w+)", fields.get("undo", ""))
    call = None if cannot else taking(make_call(planned, library, makers), takes)
    return Step(
        planned.symbol.name,
        role,
        hooked,
        tuple(takes.items()),
        tuple(gives.items()),
        found[1] if found else "",
        _KINDS.get(fields.get("scope", ""), ""),
        call,
        cannot,
    )


def taking(call: Call, takes: Mapping[str, str]) -> Call:
    """Leave out objects that would replace those of the sequence."""
    given = tuple(f"CONFORM_SET({parameter}, " for parameter in takes.values())
    return replace(call, set=tuple(line for line in call.set if not line.startswith(given)))


def _role(planned: PlannedSymbol) -> str:
    fields = dict(planned.fields)
    if fields.get("recorded") == "never":
        return "pool-take"
    if planned.role == "graph-launch" and fields.get("what") == "upload":
        return "graph-upload"
    if planned.role == "free" and fields.get("space", "address") != "address":
        return ""
    if planned.role != "footprint":
        return planned.role
    nameless = "leaving" in fields and not bare(fields["leaving"])
    if "gone" in fields or nameless:
        return "unload"
    return "load" if "key" in fields and "undo" in fields and "known" not in fields else ""
