"""A parent's rules -> the rules of what extends it. The only module that renames in expressions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from porter.errors import did_you_mean
from porter.model import ArgNote, LibrarySpec, Rule
from porter.roles import ROLES, Kind
from porter.spec.expressions.defines import written_out
from porter.spec.file import SpecFile
from porter.spec.language import LibraryModel
from porter.spec.matching import renamed
from porter.spec.patterns import IDENTIFIER

_NAMED = ("name", "names", "family")


def inherited(
    model: LibraryModel, file: SpecFile, known: Mapping[str, LibrarySpec], own: set[str]
) -> tuple[Rule, ...]:
    """Take the rules of the library that this one extends, less those it drops or says anew."""
    if not model.extends:
        return ()
    if model.extends not in known:
        hint = did_you_mean(model.extends, known) if known else "backend.yaml extends nothing"
        file.say(("extends",), f"no library {model.extends!r}; {hint}")
        return ()
    rules = known[model.extends].rules
    for number, rule in enumerate(model.drop):
        if rule not in {one.id for one in rules}:
            hint = did_you_mean(rule, (one.id for one in rules))
            file.say(("drop", number), f"no inherited rule {rule!r}; {hint}")
    kept = [rule for rule in rules if rule.id not in own and rule.id not in model.drop]
    return tuple(_renamed(rule, model, known[model.extends].defines) for rule in kept)


def _renamed(rule: Rule, model: LibraryModel, defines: tuple[tuple[str, str], ...]) -> Rule:
    kind, patterns = rule.match
    replaced = {key: to for key, to in model.substitute.items() if isinstance(to, str)}
    tried = {key: to for key, to in model.substitute.items() if not isinstance(to, str)}

    renames = tuple((rename.from_, rename.to) for rename in model.rename)

    def name(symbol: str) -> str:
        return renamed(symbol, renames)

    def expression(text: str) -> str:
        whole = written_out(text, defines)
        return IDENTIFIER.sub(lambda w: replaced.get(w[0], name(w[0])), whole)

    def note(arg: ArgNote) -> ArgNote:
        return replace(arg, length=expression(arg.length), bytes=expression(arg.bytes))

    return replace(
        rule,
        match=(kind, tuple(dict.fromkeys(map(name, patterns))) if kind in _NAMED else patterns),
        fields=tuple(
            (key, text if _kind(rule.role, key) is Kind.WORD else expression(text))
            for key, text in rule.fields
        ),
        args=tuple((replaced.get(key, key), note(arg)) for key, arg in rule.args),
        example=tuple((expression(key), expression(text)) for key, text in rule.example),
        makes=expression(rule.makes),
        since=0,  # versions of the other vendor
        until=0,
        inherited=rule.inherited + 1,
        spellings=tuple(sorted((dict(rule.spellings) | tried).items())),
    )


def _kind(role: str, key: str) -> Kind | None:
    definition = ROLES[role].fields.get(key) if role in ROLES else None
    return definition.kind if definition else None
