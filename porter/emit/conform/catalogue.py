"""LibraryPlan -> the calls of the suite, and the impossible ones with reasons. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from porter.emit.conform.calls import (
    WORD,
    Call,
    bare,
    made_type,
    make_call,
    out_type,
    places,
    plain_type,
    scales,
)
from porter.emit.conform.marks import Marks, make_marks, marked
from porter.emit.conform.steps import Step, make_step
from porter.model import Disposition, Function, LibraryPlan, Param, PlannedSymbol, TypeKind
from porter.roles import ROLES, Use, used_for

_NUMBERS = re.compile(
    r"(unsigned |signed )?(char|short|int|long|long long)|u?int\d+_t|size_t|void \*"
)


@dataclass(frozen=True, slots=True)
class Maker:
    """What makes an object of a type."""

    name: str  # the C function: "make_CUstream"
    type: str
    call: Call
    made: str  # "*phStream"


@dataclass(frozen=True, slots=True)
class Case:
    """One function that the suite calls, or why it cannot."""

    name: str
    role: str
    rule: str
    call: Call | None = None
    cannot: str = ""
    undo: str = ""  # "real_toyFree(*p)"
    undone: str = ""  # the function that this calls
    returns: str = ""  # the expected result: "TOY_OK"; "": the result does not matter
    way: int = 0  # of what frees: the way whose memory it frees


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All of one library."""

    makers: tuple[Maker, ...] = ()
    start: tuple[Call, ...] = ()
    ways: tuple[Case, ...] = ()
    frees: tuple[Case, ...] = ()
    views: tuple[Case, ...] = ()
    lists: tuple[Case, ...] = ()
    work: tuple[Case, ...] = ()
    lookups: tuple[Case, ...] = ()
    sync: Call | None = None
    version: Call | None = None  # asks for the driver's version, the highest that look-ups ask for
    marks: Marks | None = None
    marked: tuple[str, ...] = ()  # the work that they are behind
    steps: tuple[Step, ...] = ()
    hooks: tuple[Call, ...] = ()  # every one, called with nothing
    others: tuple[Case, ...] = field(default_factory=tuple)  # hooked, and in no test of its own


def catalogue(library: LibraryPlan) -> Catalogue:
    """Sort the hooks of a plan into the cases of the suite."""
    typed = [p for p in library.symbols if p.function and p.symbol.default and _callable(p)]
    hooks = [p for p in typed if p.disposition is Disposition.HOOK]
    makers = _makers(typed, library)
    names = {maker.type: maker.name for maker in makers}

    def call(planned: PlannedSymbol) -> Call:
        return make_call(planned, library.spec, names)

    superseded = _superseded(typed, library)
    granting = sorted(
        (p for p in hooks if used_for(p.role, Use.ALLOCATES)),
        key=lambda p: (p.symbol.name in superseded, *_plainness(p)),
    )
    ways = [_way(p, call(p), library) for p in granting]
    ways.sort(key=lambda way: bool(way.cannot))
    held = _Held(ways, hooks)
    frees = [_free(p, call(p), held) for p in hooks if used_for(p.role, Use.FREES)]
    views = [_view(p, call(p)) for p in hooks if used_for(p.role, Use.VIEWS)]
    lists = [_case(p, call(p)) for p in hooks if used_for(p.role, Use.LISTS)]
    working = [p for p in hooks if used_for(p.role, Use.WORKS)]
    work = [_work(p, call(p), names) for p in working]
    lookups = [_case(p, call(p)) for p in typed if used_for(p.role, Use.LOOKS_UP)]
    cases = (*ways, *frees, *views, *lists, *work, *lookups)
    steps = [
        step
        for p in _newest_first(typed, library)
        if (step := make_step(p, library.spec, names)) and not p.untested
    ]
    called = {case.name for case in cases} | {step.name for step in steps}
    start = tuple(_start(typed, call))
    sync = next((call(p) for p in typed if used_for(p.role, Use.WAITS)), None)
    versions = (p for p in typed if used_for(p.role, Use.VERSION) and "out" in places(p))
    version = next((call(p) for p in versions), None)
    marks = make_marks(sorted(typed, key=lambda p: _order(p, superseded)), library.spec, names)
    asked = (marks.create, marks.put, marks.ask) if marks else ()
    calls = [*start, *(case.call for case in cases), *(step.call for step in steps), sync, version]
    calls += asked
    return Catalogue(
        makers=_used(makers, [one for one in calls if one]),
        start=start,
        ways=tuple(ways),
        frees=tuple(frees),
        views=tuple(views),
        lists=tuple(lists),
        work=tuple(work),
        lookups=tuple(lookups),
        sync=sync,
        version=version,
        marks=marks,
        marked=marked(working, marks),
        steps=tuple(steps),
        hooks=tuple(call(p) for p in hooks if not ROLES[p.role].suite.own),
        others=tuple(
            Case(p.symbol.name, p.role, p.rule, cannot=p.untested or _OTHER)
            for p in hooks
            if p.symbol.name not in called
        ),
    )


_MAKER = re.compile(r"(\w+)\(\)", re.ASCII)
_NARROW = "it takes addresses of 32 bits"
_OTHER = "no test of this role"


def _used(makers: tuple[Maker, ...], calls: list[Call]) -> tuple[Maker, ...]:
    """Leave out what nothing takes."""
    left, called = list(makers), _called(calls)
    kept: set[str] = set()
    while found := [maker for maker in left if maker.name in called]:
        kept |= {maker.name for maker in found}
        left = [maker for maker in left if maker.name not in kept]
        called = _called(maker.call for maker in found)
    return tuple(maker for maker in makers if maker.name in kept)


def _called(calls: Iterable[Call]) -> set[str]:
    """List what calls call themselves, without arguments: what makes their objects."""
    return {name for call in calls for line in call.set for name in _MAKER.findall(line)}


def _callable(planned: PlannedSymbol) -> bool:
    return planned.disposition in (Disposition.HOOK, Disposition.FORWARD)


def _case(planned: PlannedSymbol, call: Call, cannot: str = "") -> Case:
    cannot = planned.untested or cannot
    return Case(planned.symbol.name, planned.role, planned.rule, None if cannot else call, cannot)


def _makers(typed: list[PlannedSymbol], library: LibraryPlan) -> tuple[Maker, ...]:
    """Choose what makes each type; one that needs another type comes behind it."""
    superseded = _superseded(typed, library)
    wanted: dict[str, tuple[tuple[int, bool, int, str], PlannedSymbol, str]] = {}
    for planned in typed:
        if planned.untested or planned.function is None:
            continue
        for rank, made in _made(planned):
            ctype = out_type(planned.function, made)
            spelled = plain_type(ctype) if ctype else ""
            if not spelled or _NUMBERS.fullmatch(spelled):
                continue
            key = (rank, *_order(planned, superseded))
            if spelled not in wanted or key < wanted[spelled][0]:
                wanted[spelled] = (key, planned, made)
    makers: dict[str, Maker] = {}
    names: dict[str, str] = {}
    left = dict(wanted)
    while left:
        ready = [t for t, (_, p, _) in left.items() if not _needs(p, t, wanted) & left.keys()]
        for spelled in sorted(ready) or sorted(left)[:1]:
            _, planned, made = left.pop(spelled)
            call = make_call(planned, library.spec, names)
            makers[spelled] = Maker(f"make_{_word(spelled)}", spelled, call, made)
            names[spelled] = makers[spelled].name
    return tuple(makers.values())


def _order(planned: PlannedSymbol, superseded: set[str]) -> tuple[bool, int, str]:
    params = planned.function.params if planned.function else ()
    return planned.symbol.name in superseded, len(params), planned.symbol.name


def _superseded(typed: list[PlannedSymbol], library: LibraryPlan) -> set[str]:
    """List the functions that a family has a newer version of: a device may refuse the old one."""
    newest: dict[tuple[str, str], tuple[int, str]] = {}
    versions = {p.symbol.name: _version(p.symbol.name, library.spec.family_suffixes) for p in typed}
    for planned in typed:
        base, number = versions[planned.symbol.name]
        row = (number, planned.symbol.name)
        newest[planned.rule, base] = max(newest.get((planned.rule, base), row), row)
    latest = {name for _, name in newest.values()}
    return {p.symbol.name for p in typed if p.rule} - latest


def _newest_first(typed: list[PlannedSymbol], library: LibraryPlan) -> list[PlannedSymbol]:
    """Keep the order, except in one rule: there the newest comes first."""
    superseded = _superseded(typed, library)
    place: dict[str, int] = {}
    for number, planned in enumerate(typed):
        place.setdefault(planned.rule or planned.symbol.name, number)
    return sorted(
        typed, key=lambda p: (place[p.rule or p.symbol.name], p.symbol.name in superseded)
    )


def _version(name: str, suffixes: Iterable[str]) -> tuple[str, int]:
    """Split a name from the number of its version and any other suffix."""
    for suffix in suffixes:
        found = re.search(f"{suffix}(?=$|_)", name) if r"\d" in suffix else None
        if found:
            return name[: found.start()] + name[found.end() :], int(
                re.sub(r"\D", "", found[0]) or 0
            )
    return name, 0


def _made(planned: PlannedSymbol) -> Iterator[tuple[int, str]]:
    """List the objects that a call makes: by the spec first, then by its role."""
    if planned.makes:
        yield 0, planned.makes
    made = ROLES[planned.role].suite.makes if planned.role in ROLES else ""
    lvalue, fields = places(planned).get(made, ""), dict(planned.fields)
    if not lvalue or "known" in fields or (planned.role == "alloc" and _is_addressed(planned)):
        return
    # a context of the device's own, which others may use as well
    own = fields.get("scope") == "own"
    code = planned.role == "footprint" and "image" not in fields
    yield 1 + own + code, lvalue


def _needs(planned: PlannedSymbol, own: str, wanted: Iterable[str]) -> set[str]:
    """Name the types that a call takes and that something makes."""
    function = planned.function
    taken = set()
    for param in function.params if function else ():
        taken.add(plain_type(param.type))
        if param.type.pointee is not None and "const" in param.type.spelling:
            taken.add(plain_type(param.type.pointee))
    taken |= {made_type(value) for _, value in planned.example}
    return {t for t in taken if t in wanted and t != own}


def _word(spelled: str) -> str:
    return re.sub(r"\W+", "_", spelled.replace("*", "p")).strip("_")


def _start(typed: list[PlannedSymbol], call: Callable[[PlannedSymbol], Call]) -> Iterator[Call]:
    """List the first calls of a program: initialise, and use the device."""
    yield from (call(p) for p in typed if used_for(p.role, Use.INITIALISES) and not p.untested)
    uses = [p for p in typed if used_for(p.role, Use.ENTERS) and not p.untested]
    for planned in uses[:1]:
        yield call(planned)


def _way(planned: PlannedSymbol, call: Call, library: LibraryPlan) -> Case:
    """Say how memory is had, and given back."""
    function, fields = planned.function, dict(planned.fields)
    key = places(planned).get("key", "")
    held = out_type(function, key) if function else None
    cannot = ""
    if not scales(planned) and not planned.example:
        cannot = "its size is a formula: `example:` says how to ask for it"
    elif held is not None and held.size and held.size < WORD and _space(planned) == "address":
        cannot = "it hands out addresses of 32 bits"
    elif fields.get("device") == "ROLE_DEVICE_NONE":
        cannot = "it is no memory of a device"
    elif not fields.get("undo"):
        cannot = "nothing says what frees it: `undo:`"
    case = _case(planned, call, cannot)
    undo = fields.get("undo", "")
    found = re.match(r"(?:real_)?(\w+)", undo)
    undone = found[1] if found else ""
    target = library.api.functions.get(undone)
    statuses = dict(library.spec.statuses)
    returns = statuses["ok"] if target and target.result.spelling == statuses["type"] else ""
    return Case(case.name, case.role, case.rule, case.call, case.cannot, undo, undone, returns)


def _plainness(planned: PlannedSymbol) -> tuple[bool, bool, bool, bool]:
    """Order what most programs do before what few do: tests need memory that has an address."""
    elsewhere = _space(planned) != "address"
    return not planned.drivers, planned.role != "alloc", elsewhere, bool(planned.example)


def _space(planned: PlannedSymbol) -> str:
    known = ROLES[planned.role].suite.space if planned.role in ROLES else ""
    return known or dict(planned.fields).get("space", "address")


def _is_addressed(planned: PlannedSymbol) -> bool:
    return _space(planned) == "address"


class _Held:
    """The ways by which memory is had, found by the kind and type of the key that frees it."""

    def __init__(self, ways: list[Case], hooks: list[PlannedSymbol]) -> None:
        by_name = {p.symbol.name: p for p in hooks}
        self._first: dict[tuple[str, ...], int] = {}
        for number, way in enumerate(ways):
            other, undone = by_name[way.name], by_name.get(way.undone)
            if way.cannot or other.function is None:
                continue
            held = out_type(other.function, places(other).get("key", ""))
            if held:
                key = _space(other), plain_type(held)
                self._first.setdefault(key, number)
                self._first.setdefault((*key, "by", way.undone), number)
                self._first.setdefault((*key, "like", undone.rule if undone else ""), number)

    def freed(self, planned: PlannedSymbol, param: Param | None) -> int | None:
        """Find the way that a call undoes, else one like it, else one with such a key."""
        if param is None:
            return None
        key = _space(planned), plain_type(param.type)
        undone = self._first.get((*key, "by", planned.symbol.name))
        like = self._first.get((*key, "like", planned.rule))
        return next((n for n in (undone, like, self._first.get(key)) if n is not None), None)


def _free(planned: PlannedSymbol, call: Call, held: _Held) -> Case:
    """Find memory that it may free: of a way that it undoes, else with the same kind of key."""
    function = planned.function
    name = bare(dict(planned.fields).get("key", ""))
    if not name and planned.role == "object-release" and function:
        name = function.params[0].name
    param = next((p for p in function.params if p.name == name), None) if function else None
    chosen = held.freed(planned, param)
    cannot = "" if chosen is not None else "no way allocates the memory that it frees"
    if param is not None and param.type.size < WORD:
        cannot = _NARROW
    case = _case(planned, call, cannot)
    undo = f"{name} = (__typeof__({name}))(uintptr_t)piece->key;"
    return Case(case.name, case.role, case.rule, case.call, case.cannot, undo, way=chosen or 0)


def _view(planned: PlannedSymbol, call: Call) -> Case:
    size = planned.role != "memory-info" or {"total", "free"} & dict(planned.fields).keys()
    return _case(planned, call, "" if size else "it reports no size, only the used part")


def _work(planned: PlannedSymbol, call: Call, makers: Mapping[str, str]) -> Case:
    """Give the device something to do, where the call says what to do in plain parameters."""
    fields, function = dict(planned.fields), planned.function
    cannot = ""
    for key in ("to", "from"):
        if key in fields and not planned.example and not _is_place(fields[key], function, makers):
            cannot = cannot or _unfit(fields[key], function)
    if planned.role == "work" and not planned.example:
        cannot = "its operands are unknown: `example:`"
    if planned.role == "launch" and not planned.example and not bare(fields["function"]):
        cannot = "its kernel is in a description: `example:`"
    wanted = {made_type(value) for _, value in planned.example} - {"", *makers}
    if wanted:
        cannot = f"nothing makes a {min(wanted)}"
    return _case(planned, call, cannot)


def _unfit(text: str, function: Function | None) -> str:
    params = function.params if function else ()
    if any(param.name == bare(text) and param.type.size < WORD for param in params):
        return _NARROW
    return "it works on a description or on arrays: `example:` says how to fill it"


def _is_place(text: str, function: Function | None, makers: Mapping[str, str]) -> bool:
    name = bare(text)
    param = next((p for p in function.params if p.name == name), None) if function else None
    if param is None or param.type.size < WORD:
        return False
    if plain_type(param.type) in makers:
        return True
    target = param.type.pointee
    return param.type.kind is TypeKind.INT or bool(target and target.kind is TypeKind.VOID)
