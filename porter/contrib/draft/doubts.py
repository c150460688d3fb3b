"""The fields of a proposal x each other and the prototype -> questions for a person."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from porter.contrib.draft.like import WORD
from porter.contrib.draft.words import meaning
from porter.model import Function, Param, Rule, TypeKind
from porter.plan.suspects import is_size, words
from porter.roles import ROLES, Kind

_SIZED = words("alloc pool-alloc host-alloc vmm-create")  # roles whose `bytes` a quota hangs on
_FACTORS = words("count width height depth rows row columns elements element elem size layers dim")
_STREAM = "stream"
_COMMANDS = words("cmd command commands encoder")
_WORKING = words(
    "launch copy copy-block memset work sync stream-wait event-record event-query event-sync"
)


def single(role: str, fields: Mapping[str, str], like: Rule | None) -> tuple[dict[str, str], str]:
    """Leave out the fields that say the same as another, and ask which of them it is.

    Those stay of which the rule of the like says the same, and those that name no parameter.
    """
    theirs, kinds = dict(like.fields) if like else {}, ROLES[role].fields
    known = sorted(key for key in fields if key in kinds and kinds[key].kind is not Kind.WORD)
    doubled: dict[str, set[str]] = {}
    for one, other in combinations(known, 2):
        agreed = one in theirs and theirs[one] == theirs.get(other)
        if fields[one] == fields[other] and WORD.search(fields[one]) and not agreed:
            doubled.setdefault(fields[one], set()).update((one, other))
    unsure = {key for keys in doubled.values() for key in keys}
    asked = (f"{' and '.join(sorted(keys))} would both be {text}" for text, keys in doubled.items())
    return {key: text for key, text in fields.items() if key not in unsure}, "; ".join(asked)


def unclear(function: Function, role: str, fields: Mapping[str, str]) -> str:
    """Ask for parts of the prototype that no field covers."""
    spoken = {word for text in fields.values() for word in WORD.findall(text)}
    left = [param for param in function.params if param.name not in spoken]
    streams = [p.name for p in left if _is_stream(p)] if _STREAM in ROLES[role].fields else []
    if streams and _STREAM not in fields:
        return f"stream: is it {streams[0]}?"
    factors = [p.name for p in left if _is_factor(p)] if role in _SIZED else []
    if factors and fields["bytes"].isidentifier():
        return f"bytes: {fields['bytes']} alone, or is {' or '.join(factors)} a factor?"
    return ""


def recorded(function: Function, role: str) -> str:
    """Ask of a call that is named as a command whether it does anything before it is submitted."""
    meant = set(meaning(function.name))
    if role in _WORKING and meant & _COMMANDS:
        return "does it only record a command, which is done later?"
    return ""


def _is_stream(param: Param) -> bool:
    spelled = param.type.spelling
    return "*" not in spelled and _STREAM in meaning(spelled)


def _is_factor(param: Param) -> bool:
    meant = set(meaning(param.name))
    named = is_size(param.name, param.type) or bool(meant & _FACTORS)
    return param.type.kind is TypeKind.INT and named
