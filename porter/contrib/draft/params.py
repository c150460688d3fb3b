"""Prototypes -> parameters whose names and types can be compared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from porter.contrib.draft.nouns import Parameter
from porter.contrib.draft.words import meaning
from porter.model import CType, Function
from porter.plan.suspects import is_size
from porter.spec import expressions

_NAMED = re.compile(r"\(\*\s*(\w+)\)|(\w+)\s*(?:\[[^\]]*\]\s*)*$", re.ASCII)
_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_PLAIN = frozenset({"const", "unsigned", "signed", "struct", "enum", "t", "int", "long"})
_GOOD = 0.3  # parameters less alike than this are not each other's


def of_function(function: Function, prefix: str) -> tuple[Parameter, ...]:
    """Take a function's parameters as their declarations spell them."""
    return tuple(_parameter(p.name, p.type.spelling, prefix) for p in function.params)


def of_text(signature: str, name: str, prefix: str) -> tuple[Parameter, ...]:
    """Take the parameters of a recorded prototype: "int toyFree(void *p)"."""
    inner = signature.partition(f"{name}(")[2].rpartition(")")[0]
    parts = (part.strip() for part in expressions.split(inner))
    return tuple(_declared(part, prefix) for part in parts if part not in ("", "void", "..."))


def is_bytes(name: str, ctype: CType) -> bool:
    """Return whether a parameter is a number of bytes; one without a name by its type."""
    unnamed = re.fullmatch(r"arg\d+_*", name) and ctype.spelling.endswith("size_t")
    return bool(unnamed) or is_size(name, ctype)


def paired(
    theirs: Sequence[Parameter], ours: Sequence[Parameter]
) -> tuple[tuple[tuple[str, str], ...], float]:
    """Pair two functions' parameters, the likest first: the pairs, and how alike all are."""
    if not theirs and not ours:
        return (), 1.0
    graded = sorted(
        (
            (_alike(a, b) - 0.05 * abs(i / len(theirs) - j / len(ours)), a.name, b.name)
            for i, a in enumerate(theirs)
            for j, b in enumerate(ours)
        ),
        key=lambda row: -row[0],
    )
    pairs: dict[str, str] = {}
    total = 0.0
    for grade, a, b in graded:
        if grade >= _GOOD and a not in pairs and b not in pairs.values():
            pairs[a] = b
            total += min(grade, 1.0)
    return tuple(pairs.items()), total / max(len(theirs), len(ours))


def _alike(a: Parameter, b: Parameter) -> float:
    if (a.stars > 0) != (b.stars > 0) and not (_opaque(a) and _opaque(b)):
        return 0.0
    name = _share(a.words, b.words)
    kind = _share(a.kinds, b.kinds)
    return 0.5 * name + 0.35 * kind + 0.15 * (a.stars == b.stars)


def _opaque(a: Parameter) -> bool:
    """Return whether its type may be an address under another name."""
    return (a.stars == 1 and "void" in a.kinds) or "pointer" in a.kinds


def _share(a: Iterable[str], b: Iterable[str]) -> float:
    a, b = set(a), set(b)
    return len(a & b) / len(a | b) if a | b else 0.5


def _declared(text: str, prefix: str) -> Parameter:
    found = _NAMED.search(text)
    name = next((group for group in found.groups() if group), "") if found else ""
    return _parameter(name, text[: found.start()] if found and name else text, prefix)


def _parameter(name: str, spelled: str, prefix: str) -> Parameter:
    words = frozenset(meaning(name))
    meant = {word for known in _WORD.findall(spelled) for word in meaning(_cut(known, prefix))}
    kinds = frozenset(meant - _PLAIN) or frozenset({"int"})
    return Parameter(name, spelled.strip(), words, kinds, spelled.count("*") + spelled.count("["))


def _cut(name: str, prefix: str) -> str:
    """Cut the library's prefix off a type's name, which may be spelled in capitals."""
    begins = prefix.rstrip("_").lower()
    return name[len(begins) :] if begins and name.lower().startswith(begins) else name
