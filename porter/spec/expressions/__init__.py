"""Expression -> C text, checked against a prototype. The only module that knows C's typing rules.

Nothing is evaluated here, and the C text has no side effect. In a size `+ - * /` saturate: a
negative operand, a division by zero or an overflow makes UINT64_MAX, which no quota grants. What
`guards` lists are the C conditions under which reading is safe.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from porter.model import CType
from porter.roles import Kind, Phase
from porter.spec.expressions.defines import expanded, read_defines
from porter.spec.expressions.kinds import WAYS
from porter.spec.expressions.members import member_type
from porter.spec.expressions.names import Scope, scope, within
from porter.spec.expressions.writer import Writer
from porter.spec.syntax import Index, Member, Name, Unary, parse

__all__ = [
    "CExpr",
    "Scope",
    "call",
    "member_type",
    "read_defines",
    "scope",
    "translate",
    "within",
]


@dataclass(frozen=True, slots=True)
class CExpr:
    """An expression as C text."""

    text: str  # "role_mul((uint64_t)(*pPitch), (uint64_t)Height)"
    guards: tuple[str, ...] = ()  # "pPitch", in the order to test them
    lvalue: str = ""  # "*dptr" where one could assign to it
    names: tuple[str, ...] = ()  # enum constants, typedefs and record keys that the text relies on
    type: CType | None = None  # of the expression itself, before it was made a size or a key


def translate(text: str, kind: Kind, phase: Phase, where: Scope) -> CExpr:
    """Turn an expression into the C text of a field of this kind, read in this phase."""
    node = expanded(parse(text), where.defines)
    writer = Writer(where, phase)
    value = WAYS[kind](writer, node)
    assigned = isinstance(node, Unary | Member | Index) or node == Name("result")
    plain = writer.plain(node) if assigned else value
    guards = tuple(dict.fromkeys(value.guards))
    names = tuple(sorted(value.names))
    return CExpr(value.text, guards, plain.text if plain.lvalue else "", names, plain.type)


def call(text: str) -> tuple[str, tuple[str, ...]] | None:
    """Split `toyFree(*address, stream)` into name and arguments; a bare name has none."""
    found = re.fullmatch(r"\s*([A-Za-z_]\w*)\s*(?:\((.*)\))?\s*", text, re.DOTALL | re.ASCII)
    if not found:
        return None
    inner = found[2]
    return found[1], () if inner is None else tuple(split(inner))


def split(inner: str) -> list[str]:
    """Split a list at its commas, except those in parentheses and brackets."""
    parts, depth, start = [], 0, 0
    for position, character in enumerate(inner):
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            parts.append(inner[start:position])
            start = position + 1
    return [*parts, inner[start:]] if inner.strip() else []
