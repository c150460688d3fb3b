"""A library's file -> what its schema cannot say. The only module that knows a role's own keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from porter.errors import SpecError, did_you_mean
from porter.roles import ROLES, FieldDef, Kind
from porter.spec import document, expressions, language, syntax
from porter.spec.patterns import (
    IDENTIFIER,
    MEMBER,
    Problem,
    lookup,
    patterns,
    regex,
    spellings,
    suffixes,
)

_QUOTE = "quote an expression that has a comma"
_MATCHES = ", ".join(language.MATCHES)
_PATTERNS: tuple[document.Path, ...] = (
    ("family_suffixes",),
    ("headers", "lookup_pattern"),
    ("headers", "constants"),
    ("rename",),
    ("table_types",),
)


def beyond(value: Any) -> Iterator[Problem]:
    """Find faults that the models cannot: role fields, repeated ids, expressions, patterns."""
    if not isinstance(value, dict):
        return
    for key in _PATTERNS:
        yield from patterns(value, key)
    yield from lookup(value.get("headers"))
    yield from suffixes(value.get("family_suffixes"))
    yield from spellings(value.get("substitute"))
    yield from _define_problems(value.get("define"))
    rules = value.get("rules")
    ids: set[str] = set()
    for number, rule in enumerate(rules if isinstance(rules, list) else ()):
        if not isinstance(rule, dict):
            continue
        where: document.Path = ("rules", number)
        yield from (((*where, *inner), what) for inner, what in _rule_problems(rule))
        rule_id = rule.get("id")
        if isinstance(rule_id, str):
            if rule_id in ids:
                yield (*where, "id"), "a second rule with this id"
            ids.add(rule_id)


def _define_problems(defines: Any) -> Iterator[Problem]:
    known: list[tuple[str, str]] = []
    for head, body in defines.items() if isinstance(defines, dict) else ():
        if isinstance(body, str):
            try:
                expressions.read_defines((*known, (head, body)))
            except SpecError as error:
                yield from ((("define", head), what) for what in error.problems)
            else:
                known.append((head, body))


def _rule_problems(rule: dict[str, Any]) -> Iterator[Problem]:
    matches = [key for key in language.MATCHES if key in rule]
    if len(matches) != 1:
        yield (), f"has {' and '.join(matches) or 'no match'}; exactly one of {_MATCHES} is allowed"
    tried = rule.get("regex", [])
    for pattern in [tried] if isinstance(tried, str) else tried:
        if isinstance(pattern, str):
            yield from regex(pattern, ("regex",))
    role = rule.get("role", "")
    if not isinstance(role, str):
        return
    if role and role not in ROLES:
        yield ("role",), f"no role {role!r}; {did_you_mean(role, ROLES, most=100)}"
        return
    yield from _role_problems(rule, role)


def _role_problems(rule: dict[str, Any], role: str) -> Iterator[Problem]:
    if not role and "reviewed" not in rule and not rule.get("todo"):
        yield (), "needs a role, or `reviewed: why it needs none`, or `todo: the open question`"
    if role and ROLES[role].hooked and "reviewed" in rule:
        yield ("reviewed",), f"is for symbols without a hook; role {role} is one"
    if role == "custom" and not rule.get("reason"):
        yield (), "role custom needs `reason:`, why no other role can say it"
    allowed = tuple(language.role_keys(role))
    for key in rule:
        if key not in allowed:
            whose = f"of role {role}" if role else "of a rule without a role"
            yield (key,), f"unknown key {whose}; {_hint(key, role, allowed)}"
    yield from _example_problems(rule)
    for key, definition in ROLES[role].fields.items() if role else ():
        if key in rule:
            yield from (((key,), what) for what in _field_problems(rule[key], definition))
        elif definition.required:
            hint = f" ({definition.help})" if definition.help else ""
            yield (), f"role {role} needs `{key}:`{hint}"
    if role:
        yield from _each_problems(rule, role)


def _hint(key: str, role: str, allowed: tuple[str, ...]) -> str:
    for name, definition in ROLES[role].fields.items() if role else ():
        if definition.former == key:
            return f"it is named {name} now"
    return did_you_mean(key, allowed) if IDENTIFIER.fullmatch(key) else _QUOTE


def _each_problems(rule: dict[str, Any], role: str) -> Iterator[Problem]:
    each = [key for key, definition in ROLES[role].fields.items() if definition.each]
    together = ROLES[role].together
    given = [key for key in together if key in rule]
    for key, definition in together.items() if given else ():
        if key not in rule and definition.required:
            yield (), f"role {role} needs `{key}:` where it has `{given[0]}:`"
    if "count" not in rule:
        for key in each:
            if isinstance(rule.get(key), str) and re.search(r"\bEACH\b", rule[key]):
                yield (key,), "EACH is the number of one of `count:`, which is not given"


def _example_problems(rule: dict[str, Any]) -> Iterator[Problem]:
    example = rule.get("example")
    for target, text in example.items() if isinstance(example, dict) else ():
        for part in (target, text):
            if isinstance(part, str):
                yield from ((("example", target), what) for what in _syntax(part))
    if isinstance(rule.get("makes"), str):
        yield from ((("makes",), what) for what in _syntax(rule["makes"]))


def _field_problems(text: Any, definition: FieldDef) -> Iterator[str]:
    if not isinstance(text, str) or not text.strip():
        yield "expected an expression" + (", got nothing" if isinstance(text, str) else "")
    elif definition.kind is Kind.WORD:
        if text not in definition.words:
            yield f"{text!r} is not allowed; allowed: {', '.join(definition.words)}"
    elif definition.kind is Kind.FUNCTION:
        if expressions.call(text) is None:
            yield f"{text!r} is no function's name and no call of one"
    elif definition.kind is Kind.FIELD:
        if text != "." and not MEMBER.fullmatch(text):
            yield f"{text!r} is not the name of a member; '.' stands for an element itself"
    else:
        yield from _syntax(text)


def _syntax(text: str) -> Iterator[str]:
    try:
        syntax.parse(text)
    except SpecError as error:
        yield from error.problems
