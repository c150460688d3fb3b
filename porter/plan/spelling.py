"""A rule -> the same in one function's words. The only module that tries possible names."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Collection, Iterable, Iterator, MutableMapping
from dataclasses import replace

from porter.model import ArgNote, Function, Rule
from porter.roles import ROLES, Kind

_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_NAME = re.compile(r"(?<![\w.])(?<!->)[A-Za-z_]\w*", re.ASCII)  # not the member of something


def alike(names: Iterable[str]) -> dict[str, str]:
    """Find names without regard to case and underscores, if only one name matches."""
    found: dict[str, str] = {}
    for name in names:
        key = _folded(name)
        found[key] = "" if found.get(key, name) != name else name
    return found


def spelled(
    rule: Rule, function: Function, constants: Collection[str], close: MutableMapping[str, str]
) -> Rule:
    """Replace each name that the function lacks by the first of its spellings that it has.

    Where it has none, one that is like it will do. `close` is what `alike` says of the constants.
    """
    if not rule.inherited:
        return rule
    params = {param.name for param in function.params}
    near = ChainMap(alike(sorted(params)), close)

    def word(name: str) -> str:
        tried = (name, *_spellings(rule, name))
        exact = (other for other in tried if other in params or other in constants)
        like = (near[_folded(other)] for other in tried if near.get(_folded(other)))
        return next(exact, None) or next(like, name)

    def expression(text: str) -> str:
        return _NAME.sub(lambda found: word(found[0]), text)

    def note(arg: ArgNote) -> ArgNote:
        access = expression(arg.host_access)
        return replace(
            arg, length=expression(arg.length), bytes=expression(arg.bytes), host_access=access
        )

    kinds = ROLES[rule.role].fields if rule.role else {}
    named = ((word(name), note(arg)) for name, arg in rule.args)
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


def _spellings(rule: Rule, name: str) -> Iterator[str]:
    """List what else a name may be called; a key that is no name is a pattern."""
    known = dict(rule.spellings)
    yield from known.get(name, ())
    for key, others in known.items():
        found = None if _WORD.fullmatch(key) else re.fullmatch(key, name)
        if found:
            yield from (found.expand(other) for other in others)


def _folded(name: str) -> str:
    return name.replace("_", "").lower()
