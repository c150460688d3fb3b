"""Proposals and their likes -> how another library's rules are inherited: renames, other words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from porter.contrib.draft.align import renames
from porter.contrib.draft.context import Context
from porter.contrib.draft.like import WORD, constant
from porter.contrib.draft.nouns import Heritage, Proposal, Relatives

_MOST = 4  # the most names that a parameter may have here


def heritage(
    proposals: Sequence[Proposal], relatives: Relatives, shared: Context, suffixes: Iterable[str]
) -> Heritage:
    """Say what of the library that is likest is called here what."""
    ending = _ending(relatives.suffixes)
    ours = re.compile(f"(?:{ending})$")
    own = re.compile(f"(?:{_ending(suffixes)})$")
    sure = sorted((p for p in proposals if p.like and p.role), key=lambda p: -p.confidence)
    pairs: dict[str, str] = {}
    for one in sure:
        pairs.setdefault(ours.sub("", one.like), own.sub("", one.function))
    regular, *others = renames(sorted(pairs.items())) or [("", "", 0)]
    rename = [(f"{re.escape(a)}(?:{ending})", b) for a, b, _ in others]
    if regular[0]:
        rename.append((rf"{re.escape(regular[0])}(\w+?)(?:{ending})", rf"{regular[1]}\1"))
    constants, params = _constants(relatives, shared), _params(sure, relatives, shared)
    return Heritage(
        relatives.backend,
        relatives.library,
        tuple(rename),
        tuple(sorted((params | constants).items())),
        tuple(sorted(constants)),
    )


def _ending(suffixes: Iterable[str]) -> str:
    """Match any number of a library's endings; a group of its own would count in a rename."""
    listed = "|".join(re.sub(r"(?<!\\)\((?!\?)", "(?:", one) for one in suffixes)
    return f"(?:{listed})*" if listed else ""


def _constants(relatives: Relatives, shared: Context) -> dict[str, tuple[str, ...]]:
    """Map each constant that a rule names to its name here."""
    found: dict[str, tuple[str, ...]] = {}
    for kin in relatives.kin:
        params = {param.name for param in kin.params}
        texts = (text for _, text in kin.rule.fields) if kin.rule else ()
        for word in (word for text in texts for word in WORD.findall(text)):
            named = constant(word, shared) if word not in params else word
            if named != word and named in shared.constants.words:
                found[word] = (named,)
    return found


def _params(
    sure: Iterable[Proposal], relatives: Relatives, shared: Context
) -> dict[str, tuple[str, ...]]:
    """Name each parameter as it is named in functions that are alike, the most frequent first."""
    counted: dict[str, Counter[str]] = {}
    for one in sure:
        for theirs, ours in shared.likes[one.function].params:
            counted.setdefault(theirs, Counter())[ours] += 1
    named = {
        theirs: tuple(name for name, _ in ours.most_common(_MOST) if name != theirs)
        for theirs, ours in counted.items()
        if set(ours) - {theirs}
    }
    return named | _further(relatives, named)


def _further(
    relatives: Relatives, named: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Add our names to those that the library tries for words which it inherited itself."""
    tried = {
        word: others for kin in relatives.kin if kin.rule for word, others in kin.rule.spellings
    }
    return {
        word: tuple(dict.fromkeys((*others, *ours)))
        for word, others in tried.items()
        if (ours := [name for other in others for name in named.get(other, ())])
    }
