"""A rule -> the same in one function's words. The only module that tries what a name may be."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from porter.model import ArgNote, Function, Rule
from porter.roles import ROLES, Kind

_NAME = re.compile(r"(?<![\w.])(?<!->)[A-Za-z_]\w*", re.ASCII)  # not the member of something


def spelled(rule: Rule, function: Function, constants: Collection[str]) -> Rule:
    """Replace each name that the function lacks by the first of its spellings that it has."""
    if not rule.spellings:
        return rule
    params = {param.name for param in function.params}
    known = params.union(constants)
    words = {
        name: next((other for other in others if other in known), name)
        for name, others in rule.spellings
        if name not in known
    }

    def expression(text: str) -> str:
        return _NAME.sub(lambda word: words.get(word[0], word[0]), text)

    def note(arg: ArgNote) -> ArgNote:
        access = expression(arg.host_access)
        return replace(
            arg, length=expression(arg.length), bytes=expression(arg.bytes), host_access=access
        )

    kinds = ROLES[rule.role].fields if rule.role else {}
    named = ((words.get(name, name), note(arg)) for name, arg in rule.args)
    return replace(
        rule,
        fields=tuple(
            (key, text if kinds[key].kind is Kind.WORD else expression(text))
            for key, text in rule.fields
        ),
        args=tuple((name, arg) for name, arg in named if name in params or not rule.inherited),
        example=tuple((expression(key), expression(text)) for key, text in rule.example),
        makes=expression(rule.makes),
    )
