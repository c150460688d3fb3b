"""SymbolTable <-> a small text file, so that generation needs no driver."""

from __future__ import annotations

import re
from pathlib import Path

from porter import paths, textfile
from porter.errors import SpecError
from porter.model import Symbol, SymbolKind, SymbolTable

LONGEST = 1 << 30  # bytes
_HEADER = ("source", "soname", "machine", "self-call", "vague")  # "# soname: libtoy.so.1"
_BINDS = ("weak", "unique")  # "weak-function", "unique-data"; neither: global
_COLUMNS = 4
_NUMBER = re.compile(r"[0-9]{1,20}")  # of 64 bits


def dump(table: SymbolTable) -> str:
    """Write a table so that a person can review what changes between two drivers."""
    header = [
        "# The exports of a library, as `porter exports` recorded it: kind, size, version, name.",
        f"# source: {table.source}",
        f"# soname: {table.soname}",
        f"# machine: {table.machine}",
        *(f"# self-call: {name}" for name in table.self_calls),
        *([f"# vague: {table.vague}"] if table.vague else []),
    ]
    return "\n".join([*header, *(_line(s) for s in table.symbols)]) + "\n"


def load(path: Path) -> SymbolTable:
    """Read a recorded table; report all mistakes in it at once."""
    hint = f"`porter exports LIB -o {paths.shown(path)}` makes one"
    lines = textfile.read(path, SpecError, most=LONGEST, hint=hint).splitlines()
    problems: list[str] = []
    header: dict[str, list[str]] = {key: [] for key in _HEADER}
    symbols: dict[tuple[str, str], Symbol] = {}
    for number, line in enumerate(lines, start=1):
        try:
            if line.startswith("#"):
                _note(header, line)
            elif line.strip():
                _record(symbols, _symbol(line))
        except ValueError as error:
            problems.append(f"{paths.shown(path)}:{number}:1: {error}")
    problems += [
        f"{paths.shown(path)}:1:1: {key}: missing; a line `# {key}: …` says it, once"
        for key in ("source", "soname", "machine")
        if len(header[key]) != 1 or not header[key][0].strip()
    ]
    if problems:
        raise SpecError(*problems)
    return SymbolTable(
        source=header["source"][0],
        soname=header["soname"][0],
        machine=header["machine"][0],
        symbols=tuple(symbols[key] for key in sorted(symbols)),
        self_calls=tuple(sorted(header["self-call"])),
        vague=sum(map(int, header["vague"])),
    )


def _note(header: dict[str, list[str]], line: str) -> None:
    key, colon, value = line[1:].strip().partition(": ")
    if not colon or key not in header:
        return
    if key == "vague" and not _NUMBER.fullmatch(value):
        raise ValueError(f"vague: `{value:.40}`; a number of symbols is wanted")
    header[key].append(value)


def _record(symbols: dict[tuple[str, str], Symbol], symbol: Symbol) -> None:
    if symbols.setdefault((symbol.name, symbol.version), symbol) is not symbol:
        raise ValueError(f"{symbol.name}: recorded twice")


def _line(symbol: Symbol) -> str:
    bind = "".join(f"{bind}-" for bind in _BINDS if getattr(symbol, bind))
    at = "@@" if symbol.default else "@"
    version = f"{at}{symbol.version}" if symbol.version or not symbol.default else "-"
    return f"{bind}{symbol.kind} {symbol.size} {version} {symbol.name}"


def _symbol(line: str) -> Symbol:
    columns = line.split()
    if len(columns) != _COLUMNS:
        raise ValueError(f"{len(columns)} columns; `kind size version name` is wanted")
    kind, size, version, name = columns
    bind, dash, bound = kind.partition("-")
    if dash and bind in _BINDS:
        kind = bound
    if kind not in set(SymbolKind):
        binds = ", ".join(f"{bind}-" for bind in _BINDS)
        raise ValueError(
            f"kind: `{kind}`; one of {', '.join(SymbolKind)}, after {binds} or nothing"
        )
    if not _NUMBER.fullmatch(size):
        raise ValueError(f"size: `{size:.40}`; a number of bytes is wanted, 0 where unknown")
    if version != "-" and not version.startswith("@"):
        raise ValueError(f"version: `{version}`; `-`, `@@default` or `@other` is wanted")
    return Symbol(
        name=name,
        kind=SymbolKind(kind),
        version=version.removeprefix("@").removeprefix("@") if version != "-" else "",
        default=version == "-" or version.startswith("@@"),
        size=int(size),
        weak=bind == "weak",
        unique=bind == "unique",
    )
