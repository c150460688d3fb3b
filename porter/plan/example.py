"""How a rule says that tests call a function -> C text. The only module that reads it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from porter.errors import SpecError
from porter.model import CType, Rule, TypeKind
from porter.plan.fields import problem
from porter.roles import Kind, Phase
from porter.spec import expressions
from porter.spec.expressions import CExpr, Scope

# The values that a test has: the wanted size, the address of some device memory, a kernel's name,
# code that has it, and the name of a file that holds that.
GIVEN = ("BYTES", "MEMORY", "NAME", "IMAGE", "IMAGE_FILE")

_NUMBER = CType("uint64_t", TypeKind.INT, 8)


@dataclass(frozen=True, slots=True)
class Example:
    """The assignments before a call, and the object that it makes, as C text."""

    assigned: tuple[tuple[str, str], ...] = ()
    makes: str = ""
    names: frozenset[str] = frozenset()
    problems: tuple[str, ...] = ()


def read_example(rule: Rule, where: Scope) -> Example:
    """Translate it for one function; a const target is writable in a test."""
    given = tuple((name, name, _NUMBER) for name in GIVEN)
    where = replace(where, api=replace(where.api, moved={}))  # of the newest headers
    wider = replace(where, params=(*where.params, *given))
    assigned: list[tuple[str, str]] = []
    names: set[str] = set()
    problems: list[str] = []
    makes = ""
    for target, text in rule.example:
        try:
            to, value = _place(target, where), _value(text, wider)
        except SpecError as error:
            what = (f"{each} (in {where.function})" for each in error.problems)
            problems += [problem(rule, f"example.{target}", each) for each in what]
        else:
            assigned.append((to.text, value.text))
            names |= {*to.names, *value.names}
    if rule.makes:
        try:
            made = _place(rule.makes, where)
        except SpecError as error:
            problems += [problem(rule, "makes", each) for each in error.problems]
        else:
            makes = made.text
            names |= set(made.names)
    return Example(tuple(assigned), makes, frozenset(names), tuple(problems))


def _place(text: str, where: Scope) -> CExpr:
    for name, own, ctype in where.params:
        if text == f"*{name}" and ctype.pointee and ctype.pointee.kind is TypeKind.RECORD:
            return CExpr(f"*{own}", names=(ctype.pointee.record,))
        if text == name:
            return CExpr(own)
    place = expressions.translate(text, Kind.KEY, Phase.AFTER, where)
    return replace(place, text=place.lvalue)


def _value(text: str, where: Scope) -> CExpr:
    """Read a size or a number; an address where it is neither; a type is an object of it."""
    if text in where.api.typedefs:
        return CExpr(f"MADE({text})")
    try:
        return expressions.translate(text, Kind.SIZE, Phase.AFTER, where)
    except SpecError:
        return expressions.translate(text, Kind.KEY, Phase.AFTER, where)
