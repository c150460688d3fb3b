"""Planned symbol -> the names and C text that templates paste. The only module that spells them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from porter.emit import declare
from porter.emit.outcome import Outcome, outcome, status_parameter
from porter.emit.render.work import each_extent, on_devices, stream_of, work
from porter.errors import PlanError
from porter.model import (
    Disposition,
    Function,
    LibraryPlan,
    LibrarySpec,
    PlannedSymbol,
    Symbol,
    TypeKind,
)
from porter.plan.callbacks import Callback, callback
from porter.roles import CALLED_BACK, ROLES, FieldDef, Kind, Phase

UNTYPED = "untyped"  # the stub of functions whose result type is not known


@dataclass(frozen=True, slots=True)
class Entry:
    """A function as templates see it: every name and piece of C text that they paste."""

    symbol: Symbol
    entry: str  # the C name of our export: "toyInit", or "toyInit__toy_4_2"
    index: int  # of its slot
    stub: str = UNTYPED  # which absent_ and no_driver_ function stands in for it
    function: Function | None = None
    planned: PlannedSymbol | None = None
    role: str = ""
    fields: dict[str, str] = field(default_factory=dict)
    field_guards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    outcome: Outcome = field(default_factory=Outcome)
    behind: str = ""  # the port's function that finds the real one, which the library lacks
    led: str = ""  # the parameter that it finds it by
    default_stream: str = ""  # what stream 0 means here: "2"; "": that of the library
    recorded: bool = True  # the exports of some driver are known
    hot: int = 0  # how often programs call it: 1 most, then 2, 3; 0 seldom

    @property
    def typed(self) -> bool:
        """Check whether C can forward it: its arguments are known."""
        return self.function is not None

    @property
    def symver(self) -> str:
        """The directive that gives the export its version, in C or in assembly.

        It holds for every version, so that a build can add another version of the name.
        """
        if not self.symbol.version:
            return ""
        at = "@@@" if self.symbol.default else "@"
        directive = f".symver {self.entry}, {self.symbol.name}{at}{self.symbol.version}"
        return f'__asm__("{directive}");' if self.typed else directive

    @property
    def row(self) -> str:
        """The export's row in the table of symbols."""
        if not self.symbol.version:
            return f"SHIM_SYMBOL({self.entry}, {self.stub})"
        exact = "false" if self.symbol.default else "true"
        name = f'"{self.symbol.name}", "{self.symbol.version}"'
        return f"SHIM_VERSION({self.entry}, {self.stub}, {name}, {exact})"

    @property
    def _function(self) -> Function:
        if self.function is None:
            raise PlanError(f"{self.symbol.name}: a hook needs a prototype")
        return self.function

    @property
    def prototype(self) -> str:
        """The declaration of our export."""
        return declare.prototype(self._function, self.entry)

    @property
    def custom_prototype(self) -> str:
        """The declaration of the hook that is written by hand."""
        return declare.prototype(self._function, f"custom_{self.entry}")

    @property
    def gated_prototype(self) -> str:
        """The declaration of the part of a hook that waits."""
        return declare.prototype(self._function, f"gated_{self.entry}")

    @property
    def counted_prototype(self) -> str:
        """The declaration of the part of a hook whose launch its thread counts."""
        return declare.prototype(self._function, f"counted_{self.entry}")

    @property
    def slow_prototype(self) -> str:
        """The declaration of the function that runs at the first call."""
        return declare.prototype(self._function, f"slow_{self.entry}")

    @property
    def result(self) -> str:
        """The type that it returns."""
        return self._function.result.spelling

    @property
    def reachable(self) -> bool:
        """Check whether its hook finds the real one: in the library, as far as is known."""
        known = bool(self.planned and self.planned.drivers)
        return known or bool(self.behind) or not self.recorded

    @property
    def held(self) -> str:
        """The declaration of what keeps it: "void *_result"."""
        return f"{self.result}{'' if self.result.endswith('*') else ' '}_result"

    @property
    def arguments(self) -> str:
        """Its parameters, passed on."""
        return ", ".join(param.name for param in self._function.params)

    @property
    def real(self) -> str:
        """The call of the vendor's function, which gives a hook the status."""
        names = [
            "&_status" if param.name == self.outcome.parameter else param.name
            for param in self._function.params
        ]
        return f"real_{self.entry}({', '.join(names)})"

    @property
    def way(self) -> str:
        """The vendor's function itself."""
        if not self.behind:
            return f"real_{self.entry}"
        return f"SHIM_BEHIND({self.entry}, {self.index}, {self.behind}, {self.led})"

    @property
    def custom(self) -> str:
        """The call of the hook that is written by hand."""
        return f"custom_{self.entry}({self.arguments})"

    @property
    def callback(self) -> Callback | None:
        """The program's callback, of roles that have one."""
        call = self.fields.get("call", "") if self.role in CALLED_BACK else ""
        status = self._function.result.spelling
        return callback(self._function, call, self.fields["data"], status) if call else None

    @property
    def call(self) -> str:
        """The statement that passes the call on."""
        return f"{self._returning}real_{self.entry}({self.arguments})"

    @property
    def returns(self) -> bool:
        """Check whether it returns anything."""
        return bool(self._returning)

    @property
    def slow_call(self) -> str:
        """The statement that passes the first call on, and fills the slot."""
        return f"{self._returning}SHIM_FIRST({self.entry}, {self.index})({self.arguments})"

    @property
    def _returning(self) -> str:
        return "" if self._function.result.kind is TypeKind.VOID else "return "

    @property
    def guards(self) -> tuple[str, ...]:
        """Conditions on which the vendor's own error is wanted: the plan's, turned round."""
        guards = self.planned.guards if self.planned else ()
        return tuple(_negated(guard) for guard in guards)

    @property
    def device(self) -> str:
        """The device that the rule names, or nothing."""
        return self.fields.get("device", "")

    @property
    def stream(self) -> str:
        """The stream that the rule names, or the default one."""
        return stream_of(self.fields.get("stream", ""), self.default_stream)

    @property
    def work(self) -> dict[str, str]:
        """The work that it gives to the device, by member of struct role_launch."""
        return work(self.role, self.fields, self.stream)

    @property
    def counted(self) -> bool:
        """Check whether a thread may count its launch: a frequent one of a kernel alone."""
        plain = self.work.keys() <= {"work", "stream", "what", "extent"}
        return self.hot == 1 and bool(self.work) and plain and not self.fields.get("configured")

    @property
    def each_extent(self) -> str:
        """The extent of number EACH of several."""
        return each_extent(self.role, self.fields)

    @property
    def on_devices(self) -> str:
        """The condition on which a copy that may have an end on the host has none."""
        return on_devices(self.fields) if self.work else ""

    @property
    def space(self) -> str:
        """The kind of memory that the rule names, as core spells it."""
        space = self.fields.get("space", "")
        return f"ROLE_{space.upper()}" if space and not space.startswith("ROLE_") else space

    @property
    def undo(self) -> str:
        """The call that gives back what overshot the quota."""
        undo = self.fields.get("undo", "")
        if undo.isidentifier():
            undo = f"{undo}({self._place('key')})"
        return undo if undo.startswith("real_") or not undo else f"real_{undo}"

    @property
    def undone_output(self) -> str:
        """The output of an object that may be undone; nothing if it is the result."""
        where = self._place("key" if self.fields.get("key") else "exec")
        return where if self.undo and where != "_result" else ""

    def _place(self, field: str) -> str:
        """The output that a field reads, as the plan has it: "*dptr" of "(uint64_t)(*dptr)"."""
        places = dict(self.planned.lvalues) if self.planned else {}
        return places.get(field, "")

    def offset_of(self, field: str) -> str:
        """Where in an element of `items` the member is that a field names."""
        member = self.fields.get(field, "")
        return declare.member_offset(self.fields["items"], member)

    def result_is(self, *statuses: str) -> str:
        """The condition that the result is one of these statuses; an empty one is none."""
        return " || ".join(f"_result == {status}" for status in statuses if status) or "false"

    @property
    def room_parameter(self) -> str:
        """The parameter that has the room of an array, or nothing."""
        room, names = self.fields.get("room", ""), (param.name for param in self._function.params)
        return next((name for name in names if room in (name, f"(uint64_t){name}")), "")

    @property
    def members(self) -> dict[str, str]:
        """The members of the table that it fills, and the function that each stands for."""
        return dict(self.planned.members) if self.planned else {}

    @property
    def rule(self) -> str:
        """The id of the rule that chose it."""
        return self.planned.rule if self.planned else ""

    @property
    def place(self) -> str:
        """The file and line of that rule."""
        return self.planned.place if self.planned else ""

    @property
    def reason(self) -> str:
        """The reason of the disposition."""
        return self.planned.reason if self.planned else ""


def slotted(library: LibraryPlan) -> list[Entry]:
    """Give every function a slot, in the plan's order; data is the vendor's own and stays there.

    The slots of what programs call most come first, so that they share the fewest cache lines.
    """
    planned = [p for p in library.symbols if p.disposition is not Disposition.DATA]
    slots = {
        id(p): i for i, p in enumerate(sorted(planned, key=lambda p: _coldness(p, library.spec)))
    }
    entries = [_entry(p, _name(p.symbol), slots[id(p)], library.spec) for p in planned]
    recorded = bool(library.sources)
    return [
        replace(e, default_stream=_default_stream(e.symbol.name, library), recorded=recorded)
        for e in entries
    ]


def extra_entry(symbol: Symbol, index: int) -> Entry:
    """Give a slot to a further export of an installed driver."""
    return Entry(symbol, _name(symbol), index)


def _hot(planned: PlannedSymbol, library: LibrarySpec) -> int:
    """Return how often programs call it, by its role or by the library."""
    hot = ROLES[planned.role].hot if planned.role in ROLES else 0
    return hot or (2 if planned.symbol.name in library.frequent else 0)


def _coldness(planned: PlannedSymbol, library: LibrarySpec) -> tuple[bool, int, int, bool]:
    """Order frequent functions before rare ones, and those that never wait before others."""
    hot, names = _hot(planned, library), library.frequent
    place = names.index(planned.symbol.name) if planned.symbol.name in names else len(names)
    return not hot, hot, place, hot > 0 and not dict(planned.fields).get("stream")


def identifier(text: str) -> str:
    """Make a word of a type or a version: "struct_T_p" of `struct T *`."""
    return re.sub(r"\W+", "_", text.replace("*", " p ")).strip("_")


def _entry(planned: PlannedSymbol, name: str, index: int, library: LibrarySpec) -> Entry:
    function = planned.function
    if planned.disposition is Disposition.FORWARD_UNTYPED or (function and not function.typed):
        function = None
    known = ROLES[planned.role].fields if planned.role in ROLES else {}
    guards = dict.fromkeys(known, ()) | dict(planned.field_guards)
    fields = dict.fromkeys(known, "") | {
        key: _guarded(key, text, [g for g in guards.get(key, ()) if g not in planned.guards], known)
        for key, text in planned.fields
    }
    return Entry(
        planned.symbol,
        name,
        index,
        _stub(function, library, name),
        function,
        planned,
        planned.role,
        fields,
        guards,
        outcome(function, library, fields.get("refusal", "")) if function else Outcome(),
        *_behind(planned, library),
        hot=_hot(planned, library),
    )


def _behind(planned: PlannedSymbol, library: LibrarySpec) -> tuple[str, str]:
    """Name the port's function that finds a hook's real one where no driver's library has it.

    And the parameter that it finds it by: the first whose type leads behind the library.
    """
    function, finders = planned.function, dict(library.behind)
    if planned.disposition is not Disposition.HOOK or planned.drivers or not function:
        return "", ""
    leading = (param for param in function.params if param.type.spelling in finders)
    led = next(leading, None)
    return (finders[led.type.spelling], led.name) if led else ("", "")


def _stub(function: Function | None, library: LibrarySpec, name: str) -> str:
    """Name the function that replaces it: its own if that has to write a status."""
    if function is None:
        return UNTYPED
    return name if status_parameter(function, library) else identifier(function.result.spelling)


def _default_stream(name: str, library: LibraryPlan) -> str:
    suffixes = library.spec.default_streams
    return next((handle for suffix, handle in suffixes if name.endswith(suffix)), "")


def _guarded(key: str, text: str, guards: Sequence[str], known: Mapping[str, FieldDef]) -> str:
    """Read a value after the call only where it may be read; lvalues are tested where set."""
    if not guards or known[key].phase is Phase.BEFORE or known[key].kind is Kind.LVALUE:
        return text
    fallback = "_op.bytes" if key == "actual" else "0"
    return f"{' && '.join(guards)} ? {text} : {fallback}"


def _name(symbol: Symbol) -> str:
    """Name the C function: the default version has the plain name."""
    return symbol.name if symbol.default else f"{symbol.name}__{identifier(symbol.version)}"


def _negated(condition: str) -> str:
    plain = condition.isidentifier() or (condition.startswith("(") and condition.endswith(")"))
    return f"!{condition}" if plain else f"!({condition})"
