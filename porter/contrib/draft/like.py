"""A function and its like -> the fields of the like's rule, in this function's words."""

from __future__ import annotations

import re

from porter.contrib.draft.context import Context
from porter.contrib.draft.nouns import Likeness
from porter.contrib.draft.words import meaning
from porter.roles import ROLES, Kind

WORD = re.compile(r"(?<![\w.])(?<!->)[A-Za-z_]\w*", re.ASCII)


def taken(like: Likeness, shared: Context) -> dict[str, str]:
    """Return the fields of the like's rule, in this function's words."""
    rule, pairs = like.kin.rule, dict(like.params)
    known = {param.name for param in like.kin.params}
    if rule is None:
        return {}

    def ours(word: str) -> str:
        if word in known:
            return pairs.get(word, word)
        return shared.back.get(word) or constant(word, shared)

    kinds = ROLES[rule.role].fields
    return {
        key: text if kinds[key].kind is Kind.WORD else WORD.sub(lambda found: ours(found[0]), text)
        for key, text in rule.fields
        if key != "undo" and not (known & set(WORD.findall(text))) - pairs.keys()
    }


def constant(word: str, shared: Context) -> str:
    """Find the constant that is named like another vendor's."""
    constants = shared.constants
    if same := constants.spelled(word, shared.theirs):
        return same
    if word in constants.words or not re.fullmatch(r"[A-Z]+_\w+|[a-z]+[A-Z]\w+", word):
        return word
    return constants.nearest(frozenset(meaning(word)) - {shared.theirs.lower().rstrip("_")}) or word
