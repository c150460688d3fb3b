"""A rule in one function's scope -> the C text of its fields. The only module that reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from porter.errors import SpecError, did_you_mean
from porter.model import ArgNote, CType, Rule, TypeKind
from porter.plan.calls import called
from porter.roles import ROLES, FieldDef, Kind, Phase
from porter.spec import expressions
from porter.spec.expressions import CExpr, Scope

_EACH = ("EACH", "EACH", CType("uint64_t", TypeKind.INT, 8))
_PID_BYTES = 4
_Families = Mapping[str, Sequence[str]]  # "toyCopy" -> ("toyCopy", "toyCopy_ptds")


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a rule for one function, as C text."""

    texts: Mapping[str, CExpr]
    args: tuple[tuple[str, ArgNote], ...]
    guards: tuple[str, ...]  # what must hold before the call
    problems: tuple[str, ...]


def read_fields(rule: Rule, where: Scope, families: _Families) -> Fields:
    """Translate a rule's expressions for one function."""
    texts = dict(rule.fields)
    written: dict[str, CExpr] = {}
    problems: list[str] = []
    for key, definition in ROLES[rule.role].fields.items() if rule.role else ():
        if key in texts:
            try:
                written[key] = _field(texts, key, definition, where, families)
            except SpecError as error:
                problems += [
                    problem(rule, key, f"{what} (in {where.function})") for what in error.problems
                ]
    if "device" in written and "nth" in written:
        written["device"] = _on_card(written["device"], written["nth"])
    args, wrong = _args(rule, where)
    return Fields(written, args, _guards(rule.role, written), (*problems, *wrong))


def problem(rule: Rule, key: str, what: str) -> str:
    """Write the fault of a part of a rule."""
    return f"{rule.place.at(*key.split('.', 1))}: rules[{rule.id}].{key}: {what}"


def _field(
    texts: Mapping[str, str], key: str, definition: FieldDef, where: Scope, families: _Families
) -> CExpr:
    if definition.kind is Kind.WORD:
        return CExpr(texts[key])
    if definition.kind is Kind.FUNCTION:
        return called(texts[key], texts.get("key", ""), where, families)
    if definition.kind is Kind.FIELD:
        return _member(texts[key], texts, where)
    if definition.each:
        where = replace(where, params=(*where.params, _EACH))
    return expressions.translate(texts[key], definition.kind, definition.phase, where)


def _on_card(card: CExpr, nth: CExpr) -> CExpr:
    """Number a device by two numbers."""
    guards = tuple(dict.fromkeys((*card.guards, *nth.guards)))
    return replace(card, text=f"role_on_card({card.text}, {nth.text})", guards=guards)


def _member(name: str, texts: Mapping[str, str], where: Scope) -> CExpr:
    """Check a member of the elements that the field `items` points to; "." is an element itself."""
    items = expressions.translate(texts.get("items", "0"), Kind.POINTER, Phase.AFTER, where)
    pointee = items.type.pointee if items.type else None
    if name == ".":
        return _element(pointee)
    if pointee is None or pointee.kind is not TypeKind.RECORD:
        raise SpecError("`items` does not point to structs")
    found = pointee
    for step in name.split("."):
        found = expressions.member_type(where.api, found.record, step.partition("[")[0])
        if found.kind is TypeKind.ARRAY and "[" in step:
            found = found.pointee or found
    if found.kind is not TypeKind.INT:
        raise SpecError(f"{name} of {pointee.record} is a {found.kind}, not an integer")
    return CExpr(name, names=(pointee.record,))


def _element(pointee: CType | None) -> CExpr:
    """Check that the elements themselves are pids."""
    if pointee is None or pointee.kind is not TypeKind.INT or pointee.size != _PID_BYTES:
        found = pointee.spelling if pointee else "not known"
        raise SpecError(f"'.': an element of `items` is {found}, not a 32-bit integer")
    return CExpr(".")


def _args(rule: Rule, where: Scope) -> tuple[tuple[tuple[str, ArgNote], ...], list[str]]:
    """Check annotations; their lengths become C text."""
    safe = {name: text for name, text, _ in where.params}
    notes: list[tuple[str, ArgNote]] = []
    problems: list[str] = []
    for name, note in rule.args:
        if name not in safe:
            what = f"{where.function} has no such parameter; {did_you_mean(name, safe)}"
            problems.append(problem(rule, f"args.{name}", what))
            continue
        try:
            length, size = _length(note.length, where), _length(note.bytes, where)
        except SpecError as error:
            problems.append(problem(rule, f"args.{name}", f"{error} (in {where.function})"))
            continue
        notes.append((safe[name], replace(note, length=length, bytes=size)))
    return tuple(notes), problems


def _length(text: str, where: Scope) -> str:
    return expressions.translate(text, Kind.SIZE, Phase.AFTER, where).text if text else ""


def _guards(role: str, written: Mapping[str, CExpr]) -> tuple[str, ...]:
    """Collect the conditions before the call: parameters, and all values that are read before it.

    A place that is assigned to is tested at the assignment: a NULL there does not concern the
    hook.
    """
    fields = ROLES[role].fields if role else {}
    guards: dict[str, None] = {}
    for key, text in written.items():
        if fields[key].kind is Kind.LVALUE:
            continue
        early = text.guards
        if fields[key].phase is Phase.AFTER or fields[key].kind is Kind.FUNCTION:
            early = tuple(guard for guard in early if guard.isidentifier())
        guards.update(dict.fromkeys(early))
    return tuple(guards)
