"""LibraryPlan <-> plan.json, the artefact that people review: one line per symbol.

Empty values are left out. Reading returns the parts that `check` and `explain` need.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from porter import paths, textfile
from porter.errors import PlanError
from porter.model import Disposition, Function, LibraryPlan, PlannedSymbol, Symbol, SymbolKind

LONGEST = 1 << 30  # bytes; a plan of a million symbols has 300 million


@dataclass(frozen=True, slots=True)
class PlanFile:
    """The content of a plan.json."""

    backend: str  # "toy"
    library: str  # "libtoy"
    soname: str  # "libtoy.so.1"
    aliases: tuple[str, ...]
    drivers: tuple[str, ...]
    symbols: tuple[PlannedSymbol, ...]  # without functions
    signatures: dict[str, str]  # "toyInit" -> "toyResult toyInit(unsigned int flags)"
    port: tuple[str, ...] = ()  # "backends/toy/port_driver.c", from the project's root
    todo: tuple[str, ...] = ()  # open decisions about the library
    loader: bool = False  # it leads to other vendors' drivers
    layers: str = ""  # "TOY_LAYERS": the variable that makes such loaders insert it
    config_aliases: tuple[tuple[str, str], ...] = ()  # (("TOY_MEMORY_LIMIT", "memory"), …)


def to_text(
    backend: str, library: LibraryPlan, config_aliases: Iterable[tuple[str, str]] = ()
) -> str:
    """Write a library's plan."""
    variables = dict(config_aliases)
    head = {
        "backend": backend,
        "library": library.spec.id,
        "soname": library.spec.soname,
        "aliases": list(library.spec.aliases),
        **({"config_aliases": variables} if variables else {}),
        "port": list(library.spec.port),
        "headers": list(library.api.sources),
        "drivers": list(library.sources),
        **({"vague": dict(library.vague)} if library.vague else {}),
        "unmatched": list(library.unmatched),
        **({"loader": True} if library.spec.loader else {}),
        **({"layers": library.spec.layers} if library.spec.layers else {}),
        **({"todo": list(library.spec.todo)} if library.spec.todo else {}),
    }
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in head.items()]
    symbols = ",\n".join(f"    {_json(_symbol(planned, library))}" for planned in library.symbols)
    return "{\n" + "\n".join(lines) + '\n  "symbols": [\n' + symbols + "\n  ]\n}\n"


def load(path: Path) -> PlanFile:
    """Read a plan.json."""
    text = textfile.read(path, PlanError, most=LONGEST, hint="run `porter gen`")
    read = _read(text, path)
    try:
        drivers = tuple(read["drivers"])
        return PlanFile(
            backend=read["backend"],
            library=read["library"],
            soname=read["soname"],
            aliases=tuple(read["aliases"]),
            drivers=drivers,
            symbols=tuple(_planned(raw, drivers) for raw in read["symbols"]),
            signatures={t["name"]: t["signature"] for t in read["symbols"] if "signature" in t},
            port=tuple(read["port"]),
            todo=tuple(read.get("todo", ())),
            loader=bool(read.get("loader")),
            layers=read.get("layers", ""),
            config_aliases=tuple(read.get("config_aliases", {}).items()),
        )
    except KeyError as error:
        fault = f"not a plan, which has the key {error.args[0]!r}"
        raise PlanError(f"{paths.shown(path)}:1:1: {fault}; run `porter gen`") from error
    except (ValueError, TypeError, AttributeError, IndexError) as error:
        fault = "not a plan: a value is of another kind than `porter gen` writes"
        raise PlanError(f"{paths.shown(path)}:1:1: {fault}; run it again") from error


def place(path: Path, key: str) -> str:
    """Name the place of a key of the whole plan, as editors link it."""
    text = textfile.read(path, PlanError, most=LONGEST)
    return textfile.at(path, text[: max(0, text.find(f"{_json(key)}:"))])


def _read(text: str, path: Path) -> Any:
    """Read JSON in which each key is there once."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        where = textfile.at(path, text[: error.pos])
        raise PlanError(f"{where}: not a plan: {error.msg}; run `porter gen`") from error
    except _TwiceError as error:
        where = textfile.at(path, text[: max(0, text.rfind(f"{_json(str(error))}:"))])
        raise PlanError(f"{where}: {error}: a repeated key; run `porter gen`") from error
    except (ValueError, RecursionError) as error:  # too many digits, or lists in lists
        raise PlanError(f"{paths.shown(path)}:1:1: not a plan; run `porter gen`") from error


class _TwiceError(Exception):
    """A key that an object has twice."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        keys = [key for key, _ in pairs]
        raise _TwiceError(next(key for key in keys if keys.count(key) > 1))
    return read


def signature(function: Function) -> str:
    """Write a prototype as people read it."""
    params = ", ".join(param.decl for param in function.params) or "void"
    declarator = f"{function.name}({params}{', ...' if function.variadic else ''})"
    result = function.result.spelling
    if "(*)" in result:
        return result.replace("(*)", f"(*{declarator})", 1)
    return f"{result}{'' if result.endswith('*') else ' '}{declarator}"


def _symbol(planned: PlannedSymbol, library: LibraryPlan) -> dict[str, Any]:
    """Write a symbol's entry for a reader."""
    symbol = planned.symbol
    everyone = planned.drivers == tuple(dict.fromkeys(library.sources))
    args = {name: _note(note) for name, note in planned.args}
    raw = {
        "name": symbol.name,
        "version": symbol.version,
        "default": "" if symbol.default else "no",
        "kind": "" if symbol.kind is SymbolKind.FUNCTION else symbol.kind.value,
        "size": symbol.size,
        "weak": symbol.weak,
        "disposition": planned.disposition.value,
        "reason": planned.reason,
        "place": planned.place,
        "rule": planned.rule,
        "role": planned.role,
        "fields": dict(planned.fields),
        "guards": list(planned.guards),
        "members": dict(planned.members),
        "args": {name: note for name, note in args.items() if note},
        "reviewed": planned.reviewed,
        "suspect": planned.suspect,
        "todo": planned.todo,
        "signature": signature(planned.function) if planned.function else "",
        "source": planned.function.source if planned.function else "",
        "drivers": "all" if everyone and planned.drivers else _numbers(planned, library),
    }
    return {key: value for key, value in raw.items() if value}


def _note(note: Any) -> dict[str, Any]:
    return {key: value for key in note.__slots__ if (value := getattr(note, key))}


def _numbers(planned: PlannedSymbol, library: LibraryPlan) -> list[int]:
    """Name drivers by their place in the plan's own list: lines stay short."""
    return [library.sources.index(driver) for driver in planned.drivers]


def _planned(raw: dict[str, Any], drivers: tuple[str, ...]) -> PlannedSymbol:
    symbol = Symbol(
        name=raw["name"],
        kind=SymbolKind(raw.get("kind", "function")),
        version=raw.get("version", ""),
        default="default" not in raw,
        size=raw.get("size", 0),
        weak=raw.get("weak", False),
    )
    exported = raw.get("drivers", [])
    known = drivers if exported == "all" else tuple(_driver(d, drivers) for d in exported)
    return PlannedSymbol(
        symbol=symbol,
        disposition=Disposition(raw["disposition"]),
        reason=raw.get("reason", ""),
        place=raw.get("place", ""),
        rule=raw.get("rule", ""),
        role=raw.get("role", ""),
        fields=tuple(raw.get("fields", {}).items()),
        guards=tuple(raw.get("guards", ())),
        reviewed=raw.get("reviewed", ""),
        drivers=known,
        suspect=raw.get("suspect", ""),
        todo=raw.get("todo", ""),
    )


def _driver(number: int | str, drivers: tuple[str, ...]) -> str:
    return drivers[number] if isinstance(number, int) else number


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
