"""SymbolTable x planned symbols -> findings: their differences. Pure.

todo        a rule, or the library's spec, leaves something for a person to decide
unanswered  a rule's role needs a function that the port lacks: nothing is enforced
unplanned   exported here, not in the plan: the shim would lack it
unguarded   looks like an allocator or a launch, and has no rule
changed     another kind, size or version node than planned
removed     every known driver exports it, this one does not
unmeasured  the same, for the driver's own memory: that is not in the account
absent      declared or exported by some driver, not by this one
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from operator import attrgetter

from porter.model import Disposition, Finding, PlannedSymbol, Symbol, SymbolKind, SymbolTable
from porter.plan.suspects import suspicion
from porter.roles import lacking

FATAL = ("todo", "unanswered", "unplanned", "unguarded")
_CODE = (SymbolKind.FUNCTION, SymbolKind.IFUNC)
_UNPLANNED = {
    kind: f"{'function' if kind in _CODE else kind}, in no known driver or header"
    for kind in SymbolKind
}


def check_symbols(
    table: SymbolTable,
    planned: Sequence[PlannedSymbol],
    drivers: Iterable[str] = (),
    todo: Iterable[str] = (),
) -> list[Finding]:
    """List the findings about a library and a plan for a person, the gravest kinds first.

    A to-do stays one whether this library has the symbol or not.
    """
    findings = [Finding("todo", table.soname, what) for what in todo]
    findings += [Finding("todo", p.symbol.name, p.todo, p.place) for p in planned if p.todo]
    by_name: dict[str, list[PlannedSymbol]] = {}
    for plan in planned:
        by_name.setdefault(plan.symbol.name, []).append(plan)
    here = set()
    for symbol in table.symbols:
        name = symbol.name
        if name in by_name:
            here.add(name)
            findings += _planned(symbol, by_name[name])
        else:
            findings.append(Finding("unplanned", name, _UNPLANNED[symbol.kind]))
            if symbol.kind in _CODE and (suspect := suspicion(name, None)):
                findings.append(Finding("unguarded", name, suspect))
    everyone = set(drivers)
    findings += [_missing(plan, everyone) for plan in planned if plan.symbol.name not in here]
    return _in_order(findings)


def unanswered(planned: Sequence[PlannedSymbol], defined: Collection[str]) -> list[Finding]:
    """List the hooks whose roles ask for functions that the port does not define."""
    present = {p.role for p in planned} | {
        f"{p.role}.{key}" for p in planned for key, _ in p.fields
    }
    findings = []
    for p in planned:
        hooked = p.disposition is Disposition.HOOK
        for need, absent in lacking(p.role, dict(p.fields), present, defined) if hooked else ():
            kind = "unanswered" if need.enforces else "unmeasured"
            either = " and " if need.every else " or "
            what = f"role {p.role} needs {either.join(absent)} in the port: {need.without}"
            what += f"; else {need.instead}" if need.instead else ""
            findings.append(Finding(kind, p.symbol.name, what, p.place))
    return _in_order(findings)


def counts(symbols: Iterable[Symbol], planned: Sequence[PlannedSymbol]) -> dict[Disposition, int]:
    """Count a library's exports by what becomes of them."""
    chosen = {(p.symbol.name, p.symbol.version): p.disposition for p in planned}
    by_name = {p.symbol.name: p.disposition for p in planned}
    found = Counter(
        chosen.get((symbol.name, symbol.version), by_name[symbol.name])
        for symbol in symbols
        if symbol.name in by_name
    )
    return {disposition: found[disposition] for disposition in Disposition}


def _planned(symbol: Symbol, plans: Sequence[PlannedSymbol]) -> list[Finding]:
    exact = [plan for plan in plans if plan.symbol.version == symbol.version]
    plan = (exact or [*plans])[0]
    findings = [Finding("changed", symbol.name, what) for what in _changes(symbol, plan, exact)]
    if plan.suspect:
        findings.append(Finding("unguarded", symbol.name, plan.suspect, plan.place))
    return findings


def _changes(symbol: Symbol, plan: PlannedSymbol, exact: Sequence[PlannedSymbol]) -> list[str]:
    known = plan.symbol
    changes = []
    if (symbol.kind in _CODE) != (known.kind in _CODE):
        changes.append(f"{symbol.kind} here, {known.kind} in the plan")
    elif symbol.kind not in _CODE and known.size and symbol.size != known.size:
        changes.append(f"{symbol.size} bytes here, {known.size} in the plan")
    if not exact and (symbol.version or plan.drivers):
        node, other = symbol.version or "none", known.version or "none"
        changes.append(f"version node {node} here, {other} in the plan")
    return changes


def _in_order(findings: Iterable[Finding]) -> list[Finding]:
    """Sort findings, the gravest kinds first; each once."""
    by_kind: dict[str, list[Finding]] = {kind: [] for kind in _ORDER}
    for finding in findings:
        by_kind[finding.kind].append(finding)
    by_symbol = attrgetter("symbol")
    return [f for kind in by_kind.values() for f in dict.fromkeys(sorted(kind, key=by_symbol))]


def _missing(plan: PlannedSymbol, drivers: set[str]) -> Finding:
    symbol = plan.symbol
    if drivers and set(plan.drivers) >= drivers:
        return Finding("removed", symbol.name, "every known driver exports it", plan.place)
    whence = ", ".join(plan.drivers) if plan.drivers else "no known driver, only declared"
    return Finding("absent", symbol.name, f"exported by {whence}", plan.place)


_ORDER = (
    "todo",
    "unanswered",
    "unplanned",
    "unguarded",
    "changed",
    "removed",
    "unmeasured",
    "absent",
)
