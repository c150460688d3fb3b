"""Drivers' tables x headers -> symbols. The only module that knows how two drivers may differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from porter.model import Symbol, SymbolKind, SymbolTable

CODE = (SymbolKind.FUNCTION, SymbolKind.IFUNC)


def united(
    tables: Sequence[SymbolTable], declared: Iterable[str], place: str
) -> tuple[list[Symbol], list[str]]:
    """Unite what drivers export with what headers declare, sorted by name and version."""
    union: dict[tuple[str, str], Symbol] = {}
    problems: list[str] = []
    for table in tables:
        for symbol in table.symbols:
            new = _plain(symbol)
            known = union.get((new.name, new.version), new)
            if known.kind is not new.kind:
                problems.append(
                    f"{place}: exports: {new.name} is {new.kind} in {table.source}, "
                    f"{known.kind} in another driver; leave one of the two out"
                )
            union[new.name, new.version] = _merged(known, new)
    exported = {name for name, _ in union}
    for name in set(declared) - exported:
        union[name, ""] = Symbol(name, SymbolKind.FUNCTION)
    return [union[key] for key in sorted(union)], problems


def exporters(tables: Sequence[SymbolTable]) -> dict[str, tuple[str, ...]]:
    """Name the drivers that export each `name@version`."""
    found: dict[str, list[str]] = {}
    for table in tables:
        for symbol in table.symbols:
            found.setdefault(f"{symbol.name}@{symbol.version}", []).append(table.source)
    return {key: tuple(dict.fromkeys(sources)) for key, sources in found.items()}


def _plain(symbol: Symbol) -> Symbol:
    """Code is code, however long and however it is resolved."""
    if symbol.kind in CODE:
        return symbol._replace(kind=SymbolKind.FUNCTION, size=0)
    return symbol


def _merged(known: Symbol, new: Symbol) -> Symbol:
    """Settle what two drivers say of one symbol."""
    if known == new:
        return known
    default, weak = known.default or new.default, known.weak and new.weak
    return known._replace(size=max(known.size, new.size), default=default, weak=weak)
