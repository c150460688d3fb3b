"""BackendSpec x headers x exports -> Plan. Decides everything; pure.

    exported data                                   data
    declared, a rule that is hooked                 hook
    declared, any other rule or none                forward
    exported, not declared                          forward-untyped

A symbol is the name and version node that any known driver exports, or that only a header declares.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from porter.errors import PlanError, SpecError, did_you_mean
from porter.model import (
    UNPROTOTYPED,
    ApiModel,
    BackendSpec,
    Disposition,
    Function,
    LibraryPlan,
    LibrarySpec,
    Param,
    Plan,
    PlannedSymbol,
    Rule,
    Symbol,
    SymbolTable,
    TypeKind,
)
from porter.plan.callbacks import callback
from porter.plan.example import read_example
from porter.plan.fields import problem, read_fields
from porter.plan.safe import RESERVED, safe
from porter.plan.spelling import alike, spelled
from porter.plan.subset import subset
from porter.plan.suspects import suspicion
from porter.plan.tables import filled
from porter.plan.union import CODE, exporters, united
from porter.roles import BY_STATUS, CALLED_BACK, LAST_ERROR, is_hooked
from porter.spec import expressions
from porter.spec.expressions import Scope
from porter.spec.matching import Matches, family_bases, match

__all__ = ["attempt", "make_plan", "spelled"]

_LITERAL = re.compile(r'-?(0x[0-9a-fA-F]+|\d+)(\.\d+)?|NULL|"[^"\\\n]*"', re.ASCII)
_BUILT_IN = re.compile(
    r"(unsigned |signed )?(char|short|int|long|long long|u?int\d+_t|size_t|void)( \*)?"
)


def make_plan(
    spec: BackendSpec,
    apis: Mapping[str, ApiModel],
    tables: Mapping[str, Sequence[SymbolTable]],
) -> Plan:
    """Plan every library of a backend; `apis` and `tables` are keyed by library id."""
    libraries: list[LibraryPlan] = []
    problems: list[str] = []
    for library in spec.libraries:
        planned, found = attempt(library, apis[library.id], tables.get(library.id, ()))
        libraries.append(planned)
        problems += found
    if problems:
        raise PlanError(*dict.fromkeys(problems))
    return Plan(spec.backend, tuple(libraries), spec.config_aliases)


def attempt(
    library: LibrarySpec, api: ApiModel, tables: Sequence[SymbolTable]
) -> tuple[LibraryPlan, list[str]]:
    """Plan one library as far as possible, and list the problems."""
    planning = _Planning(library, api)
    return planning.planned(tables), planning.problems


@dataclass(slots=True)
class _Planning:
    """One library while it is being planned: what all its symbols share."""

    spec: LibrarySpec
    api: ApiModel
    problems: list[str] = field(default_factory=list)
    names: set[str] = field(default_factory=set)  # types that expressions rely on
    reserved: frozenset[str] = frozenset()
    shared: Scope = field(init=False)
    alike: dict[str, str] = field(init=False)
    families: dict[str, list[str]] = field(default_factory=dict)
    roles: frozenset[str] = frozenset()  # of the library's functions

    def __post_init__(self) -> None:
        spec = self.spec
        self.shared = expressions.scope(
            self.api,
            spec.device_handle,
            spec.device_owners,
            stream_owners=spec.stream_owners,
            context_owners=spec.context_owners,
            defines=spec.defines,
        )
        self.alike = alike(self.shared.constants)
        known = (self.api.functions, self.api.typedefs, self.shared.constants)
        self.reserved = RESERVED.union(*known)

    def planned(self, tables: Sequence[SymbolTable]) -> LibraryPlan:
        self.check_statuses()
        # Borrowed headers describe functions, but not which of them this library has.
        known_of = () if tables and self.spec.headers.borrowed else self.api.functions
        symbols, problems = united(tables, known_of, self.spec.place.at("exports"))
        known = {symbol.name for symbol in symbols}
        self.families = family_bases(known, self.spec.family_suffixes)
        self.check_frequent(known)
        self.check_declines(known)
        originals = {f.name: f.original for f in self.api.functions.values() if f.original}
        matches = match(self.spec, known, self.api.lookups, originals)
        self.problems += (*problems, *matches.problems)
        self.roles = frozenset(rule.role for rule in matches.rules.values())
        drivers = exporters(tables)
        planned = tuple(self.symbol(symbol, matches, drivers) for symbol in symbols)
        self.check_last_error(planned)
        functions = [p.function for p in planned if p.function]
        return LibraryPlan(
            spec=self.spec,
            api=subset(self.api, functions, [*self.names, *self.result_types()]),
            symbols=planned,
            sources=tuple(table.source for table in tables),
            unmatched=matches.unmatched,
            vague=tuple((table.source, table.vague) for table in tables if table.vague),
        )

    def symbol(
        self, symbol: Symbol, matches: Matches, drivers: Mapping[str, tuple[str, ...]]
    ) -> PlannedSymbol:
        rule = matches.rules.get(symbol.name)
        function = self.api.functions.get(symbol.name)
        if rule is not None and function is not None and function.untyped == UNPROTOTYPED:
            function = replace(function, untyped="")  # the rule's author knows that it takes none
        base = _forwarded(symbol, function, drivers.get(f"{symbol.name}@{symbol.version}", ()))
        if base.disposition is Disposition.DATA:
            if rule is not None and rule.role:
                self.say(rule, "role", f"{symbol.name} is data, which has no role")
            return base
        if rule is not None:
            return self.ruled(base, rule, function)
        typed = safe(function, self.reserved)[0] if function else None
        return replace(base, function=typed, suspect=suspicion(symbol.name, function))

    def ruled(self, base: PlannedSymbol, rule: Rule, function: Function | None) -> PlannedSymbol:
        """Plan a symbol that has a rule."""
        hooked = is_hooked(rule.role, dict(rule.fields), self.roles)
        base = replace(
            base,
            disposition=Disposition.HOOK if hooked else base.disposition,
            reason=f"rule {rule.id}" + (", not declared" if function is None else ""),
            place=str(rule.place),
            rule=rule.id,
            role=rule.role,
            reviewed=rule.reviewed,
            todo=rule.todo,
            untested=rule.untested,
        )
        if function is not None and function.typed:
            return self.translated(base, rule, function)
        if (hooked or rule.fields) and rule.optional:
            untouched = _forwarded(base.symbol, function, base.drivers)
            reason = f"{untouched.reason}: optional rule {rule.id}"
            return replace(untouched, reason=reason, place=base.place, rule=rule.id)
        if hooked or rule.fields:
            why = "is declared by no header"
            if function is not None:
                why = f"is {function.untyped}" if function.untyped else "takes `...`"
            what = f"{base.symbol.name} {why}, so it can only be forwarded"
            self.say(rule, rule.match[0], what)
        return base

    def translated(self, base: PlannedSymbol, rule: Rule, function: Function) -> PlannedSymbol:
        """Add a rule's expressions, translated for this function."""
        rule = spelled(rule, function, self.shared.constants, self.alike)
        typed, renamed = safe(function, self.reserved)
        if base.disposition is Disposition.HOOK and rule.role != "custom":
            self.check_outcome(rule, function)
        self.check_callback(rule, function)
        directions = {name: note.direction for name, note in rule.args}
        where = expressions.within(self.shared, function, renamed, directions)
        read = read_fields(rule, where, self.families)
        example = read_example(rule, where)
        self.problems += (*read.problems, *example.problems)
        self.names.update(name for text in read.texts.values() for name in text.names)
        members: tuple[tuple[str, str], ...] = ()
        if "table" in read.texts:
            try:
                record, members = filled(read.texts["table"], self.spec, self.api)
                self.names.add(record)
            except SpecError as error:
                self.problems += [problem(rule, "table", what) for what in error.problems]
        self.names.update(example.names)
        return replace(
            base,
            members=members,
            function=typed,
            fields=tuple((key, text.text) for key, text in read.texts.items()),
            guards=read.guards,
            field_guards=tuple((k, t.guards) for k, t in read.texts.items() if t.guards),
            lvalues=tuple((k, t.lvalue) for k, t in read.texts.items() if t.lvalue),
            args=read.args,
            example=example.assigned,
            makes=example.makes,
        )

    def check_outcome(self, rule: Rule, function: Function) -> None:
        """A hook must know whether the call succeeded."""
        result, names = function.result, {param.name for param in function.params}
        if result.kind not in (TypeKind.POINTER, TypeKind.RECORD):
            return
        if rule.role in BY_STATUS:
            what = f"{function.name} returns {result.spelling!r}; {rule.role} answers by a status"
            self.say(rule, "role", what)
            return
        if self.spec.status_parameter in names or result.spelling in dict(self.spec.failures):
            return
        what = (
            f"{function.name} returns {result.spelling!r}, which is no status; `status.parameter` "
            f"or `results.{result.spelling}.failed` says when it failed"
        )
        self.say(rule, "role", what)

    def check_callback(self, rule: Rule, function: Function) -> None:
        """A callback is called by a function that is written for its type."""
        given = dict(rule.fields)
        if rule.role in CALLED_BACK and "call" in given:
            status = dict(self.spec.statuses)["type"]
            try:
                callback(function, given["call"], given.get("data", ""), status)
            except SpecError as error:
                what = f"{error} (in {function.name})"
                self.say(rule, "call", what)

    def check_statuses(self) -> None:
        """Statuses and results are constants of the header, or numbers."""
        place = self.spec.place
        spelled = dict(self.spec.statuses).get("type", "int")
        types = (*self.api.typedefs, *self.api.enums)
        if spelled not in types and not _BUILT_IN.fullmatch(spelled):
            hint = did_you_mean(spelled, types, most=0)
            self.problems.append(
                f"{place.at('status', 'type')}: status.type: no type {spelled!r}; {hint}"
            )
        named = [(("status", key), value) for key, value in self.spec.statuses if key != "type"]
        named += [(("results", row[0]), value) for row in self.spec.results for value in row[1:]]
        named += [(("results", ctype), value) for ctype, value in self.spec.failures]
        for key, value in named:
            if _LITERAL.fullmatch(value):
                continue
            if value not in self.shared.constants:
                hint = did_you_mean(value, self.shared.constants, most=0)
                missing = f"{place.at(*key)}: {'.'.join(key)}: no constant {value!r}; {hint}"
                self.problems.append(missing)
            else:
                self.names.add(self.shared.constants[value][1])

    def check_frequent(self, known: Collection[str]) -> None:
        """Frequent functions have to be functions of the library."""
        for name in self.spec.frequent:
            if name not in known:
                where = self.spec.place.at("frequent")
                self.problems.append(f"{where}: frequent: no function {name!r}")

    def check_declines(self, known: Collection[str]) -> None:
        """Declined calls have to be declared functions that return a status, each listed once."""
        seen = set[str]()
        for number, decline in enumerate(self.spec.declines):
            place = f"{self.spec.place.at('declines', number)}: declines[{number}]"
            if decline.status in self.shared.constants:
                self.names.add(self.shared.constants[decline.status][1])
            else:
                hint = did_you_mean(decline.status, self.shared.constants, most=0)
                self.problems.append(f"{place}: no constant {decline.status!r}; {hint}")
            for name in decline.names:
                function = self.api.functions.get(name)
                if name not in known or function is None:
                    if not decline.optional:
                        hint = did_you_mean(name, known, most=0)
                        self.problems.append(f"{place}: no declared function {name!r}; {hint}")
                elif function.result.spelling != dict(self.spec.statuses)["type"]:
                    self.problems.append(f"{place}: {name} returns no status")
                elif name in seen:
                    self.problems.append(f"{place}: {name} is named twice")
                seen.add(name)

    def check_last_error(self, planned: Collection[PlannedSymbol]) -> None:
        """The two roles of the last error need each other, and a call without unknown arguments."""
        roles, rules = set[str](), {rule.id: rule for rule in self.spec.rules}
        for symbol in (p for p in planned if p.role in LAST_ERROR and p.function):
            if dict(symbol.fields).get("of") != "call":
                roles.add(symbol.role)
            for name in {param.name for param in _params(symbol)} - dict(symbol.example).keys():
                what = f"{symbol.symbol.name} takes {name!r}; say what porter is to ask with"
                self.say(rules[symbol.rule], "example", what)
        if roles and roles != set(LAST_ERROR):
            place = self.spec.place.at("rules")
            self.problems.append(f"{place}: rules: error-get and error-peek go together")

    def result_types(self) -> list[str]:
        """Name the types that stubs return."""
        spelled = [value for key, value in self.spec.statuses if key == "type"]
        return [*spelled, *(row[0] for row in self.spec.results)]

    def say(self, rule: Rule, key: str, what: str) -> None:
        self.problems.append(problem(rule, key, what))


def _params(planned: PlannedSymbol) -> tuple[Param, ...]:
    return planned.function.params if planned.function else ()


def _forwarded(
    symbol: Symbol, function: Function | None, drivers: tuple[str, ...]
) -> PlannedSymbol:
    """Give the disposition of a symbol without a rule."""
    if symbol.kind not in CODE:
        return PlannedSymbol(symbol, Disposition.DATA, "exported data", "", drivers=drivers)
    if function is None:
        kind, reason = Disposition.FORWARD_UNTYPED, "exported, not declared"
    elif function.variadic:
        kind, reason = Disposition.FORWARD_UNTYPED, "declared with `...`, no rule"
    elif function.untyped:
        kind, reason = Disposition.FORWARD_UNTYPED, f"{function.untyped}, no rule"
    else:
        kind, reason = Disposition.FORWARD, "declared, no rule"
    return PlannedSymbol(symbol, kind, reason, "", drivers=drivers)
