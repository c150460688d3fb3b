"""LibraryPlan -> the calls that list all processes on a device for `porter guard`, as C text."""

from __future__ import annotations

from dataclasses import dataclass

from porter.emit.outcome import outcome
from porter.emit.render.ask import called, given, local, typed, words
from porter.model import LibraryPlan, Param, PlannedSymbol, TypeKind

_ROOM = "ASK_PROCESSES"
_EACH = "_each(_context, (int32_t){pid}, {bytes}, {busy});"


@dataclass(frozen=True, slots=True)
class List:
    """A call that lists processes, and how to read its answer."""

    name: str  # "toyUsers"
    rule: str  # versions of a call have one rule
    whole: bool  # of all devices together
    declared: tuple[str, ...]
    items: str  # "users"
    room: str  # the statement that sets the room; "": the call has none
    version: str  # the statement that sets a member of each element; "": none
    call: str
    failed: str
    count: str  # how many were listed, at most
    pid: str  # of element _i
    each: str


def lists(library: LibraryPlan) -> list[List]:
    """Find the calls that say how much memory or time processes have."""
    found = (_list(p, library) for p in called(library) if p.role == "process-list")
    return [each for each in found if each][::-1]  # the newest version of a call is asked first


def asked(found: list[List], *, whole: bool) -> list[str]:
    """Write how all rules' lists are asked for: of the versions of one call, the first that can."""
    rules = dict.fromkeys(each.rule for each in found if each.whole == whole)
    arguments = "_each, _context" if whole else "_name, _each, _context"
    return [
        " && ".join(
            f"ask_list_{number}({arguments}) < 0"
            for number, each in enumerate(found)
            if each.rule == rule and each.whole == whole
        )
        for rule in rules
    ]


def _list(planned: PlannedSymbol, library: LibraryPlan) -> List | None:
    fields, function = dict(planned.fields), planned.function
    if function is None or planned.untested or not fields.keys() & {"bytes", "busy"}:
        return None
    declared: list[str] = []
    for param in function.params:
        own = _own(param, fields) or local(param, planned, given(fields))
        if not own:
            return None
        declared += own
    declared += [f"{to} = (__typeof__({to}))({value});" for to, value in planned.example]
    shape = outcome(function, library.spec)
    if shape.assign:
        declared.insert(0, f"{function.result.spelling} _result;")
    items, member = fields["items"], fields.get("member")
    pid = _of(items, fields["pid"])
    figures = {"pid": pid, "bytes": "UINT64_MAX", "busy": "-1"}
    if "bytes" in fields:
        scale = f" * ({fields['unit']})" if "unit" in fields else ""
        figures["bytes"] = f"(uint64_t){_of(items, fields['bytes'])}{scale}"
    if "busy" in fields:
        figures["busy"] = f"(int){_of(items, fields['busy'])}"
    count = fields.get("count", "")
    return List(
        planned.symbol.name,
        planned.rule,
        fields.get("devices") == "all",
        tuple(declared),
        items,
        f"{count} = (__typeof__({count})){_ROOM};" if count and "room" not in fields else "",
        f"{_of(items, member)} = {fields['member_value']};" if member else "",
        f"{shape.assign}real_{planned.symbol.name}({', '.join(p.name for p in function.params)});",
        shape.failed,
        f"(uint64_t)({count})" if count else _ROOM,
        pid,
        _EACH.format(**figures),
    )


def _own(param: Param, fields: dict[str, str]) -> list[str]:
    """Declare the array, its size, and the time from which on figures count."""
    spelled = param.type.spelling
    if param.name == fields["items"]:
        return [f"{typed(spelled, param.name)} = NULL;"]
    if param.type.kind is not TypeKind.INT:
        return []
    if param.name in words(fields.get("room", "")):
        return [f"{typed(spelled, param.name)} = {_ROOM};"]
    if param.name == fields.get("recent"):
        return [f"{typed(spelled, param.name)} = ({spelled})ask_since();"]
    return []


def _of(items: str, member: str) -> str:
    return f"{items}[_i]" if member == "." else f"{items}[_i].{member}"
