"""A function and its like -> what the like's rule says, in this function's words."""

from __future__ import annotations

import re

from porter.draft.context import Context
from porter.draft.nouns import Likeness
from porter.draft.words import meaning
from porter.roles import ROLES, Kind

WORD = re.compile(r"(?<![\w.])(?<!->)[A-Za-z_]\w*", re.ASCII)


def taken(like: Likeness, shared: Context) -> dict[str, str]:
    """Say what the like's rule says, in this function's words."""
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
    bare_word = _squashed(word, shared.theirs)
    for name in shared.constants:
        if _squashed(name, shared.prefix) == bare_word:
            return name
    if word in shared.constants or not re.fullmatch(r"[A-Z]+_\w+|[a-z]+[A-Z]\w+", word):
        return word
    wanted = set(meaning(word)) - {shared.theirs.lower().rstrip("_")}
    graded = [
        (len(wanted & said) / len(wanted | said), name)
        for name, words in shared.constants.items()
        if (said := set(words) - {shared.prefix.lower().rstrip("_")})
    ]
    grade, name = max(graded, default=(0.0, word))
    return name if grade >= 0.6 else word  # noqa: PLR2004


def _squashed(name: str, prefix: str) -> str:
    """Spell a name without its library's prefix, capitals and dashes."""
    begins = prefix.lower().rstrip("_")
    return name.lower().removeprefix(begins).replace("_", "")
