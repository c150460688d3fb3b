"""Functions of a new library x those of one that is known -> which is like which."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from porter.draft.nouns import Kin, Likeness, Relatives
from porter.draft.params import of_function, paired
from porter.draft.words import bare, common_prefix, meaning
from porter.model import Function
from porter.suspects import words

# Two functions whose names differ in one of these do not do the same.
_VERBS = words(
    "get set create destroy begin end alloc free map unmap load unload push pop enable disable "
    "import export register unregister reserve query record wait sync launch copy fill info "
    "attach detach add remove update clone reset open close trim upload instantiate bind retain "
    "host physical pool graph array texture surface symbol peer virtual"
)
_LEAST = 0.55  # below it two functions are not each other's like
_DIFFER = 0.75  # what each of these words takes away
_SOME = 3  # so many functions with one ending make it one of versions
_NEAR = 30  # so many of the nearest by name are compared as a whole


def likenesses(
    functions: Mapping[str, Function], relatives: Relatives, prefix: str
) -> dict[str, Likeness]:
    """Find each function's like among those of one library."""
    theirs = common_prefix([kin.name for kin in relatives.kin])
    endings = re.compile(rf"(?:{'|'.join(relatives.suffixes)})+$") if relatives.suffixes else None
    bases = [endings.sub("", kin.name) if endings else kin.name for kin in relatives.kin]
    known = _Names(
        [(kin, _words(base, theirs)) for kin, base in zip(relatives.kin, bases, strict=True)]
    )
    ours = {name: _words(name, prefix) for name in functions}
    known.weigh(ours.values())
    return {
        name: found
        for name, function in functions.items()
        if (found := _like(function, ours[name], known, prefix))
    }


def nearest(
    functions: Mapping[str, Function], candidates: Sequence[Relatives], prefix: str
) -> tuple[Relatives | None, dict[str, Likeness]]:
    """Choose the library whose functions are likest on the whole."""
    best: tuple[float, Relatives | None, dict[str, Likeness]] = (0.0, None, {})
    for relatives in candidates:
        found = likenesses(functions, relatives, prefix)
        total = sum(one.score for one in found.values())
        if total > best[0]:
            best = (total, relatives, found)
    return best[1], best[2]


def renames(pairs: Iterable[tuple[str, str]]) -> tuple[tuple[str, str, int], ...]:
    """Word the pairs as changes of a prefix: the one that most agree on, then what is left."""
    left = list(dict.fromkeys(pairs))
    heads = Counter(change for a, b in left if (change := _change(a, b)))
    if not heads:
        return ()
    (old, new), count = heads.most_common(1)[0]
    rest = [(a, b, 1) for a, b in left if a != old + b.removeprefix(new) or not b.startswith(new)]
    return ((old, new, count), *rest)


def _change(a: str, b: str) -> tuple[str, str] | None:
    """Find what two names begin with where their ends are equal, as far as whole words go."""
    size = 0
    while size < min(len(a), len(b)) and a[-1 - size] == b[-1 - size]:
        size += 1
    while size and not (a[-size].isupper() or a[-size] == "_"):
        size -= 1
    return (a[:-size], b[:-size]) if size else None


class _Names:
    """Names that are known, found by the words that they have in common with another."""

    def __init__(self, named: Sequence[tuple[Kin, frozenset[str]]]) -> None:
        self.named = named
        self._having: dict[str, list[int]] = {}
        for number, (_, said) in enumerate(named):
            for word in said:
                self._having.setdefault(word, []).append(number)
        self._weights: dict[str, float] = {}

    def weigh(self, others: Iterable[frozenset[str]]) -> None:
        """Weigh a word by how seldom it is, here and in the names that will be asked for."""
        names = [*(said for _, said in self.named), *others]
        seen = Counter(word for said in names for word in said)
        self._weights = {word: math.log(1 + len(names) / count) for word, count in seen.items()}

    def like(self, said: frozenset[str]) -> list[tuple[float, int]]:
        """List the likest, by how much of both names is in both."""
        common: dict[int, float] = {}
        for word in sorted(said):
            for number in self._having.get(word, ()):
                common[number] = common.get(number, 0.0) + self._weights[word]
        own = self._weight(said)
        graded = [
            (2 * both / (own + self._weight(self.named[number][1])), number)
            for number, both in common.items()
        ]
        differing = [
            (grade * _DIFFER ** len((said ^ self.named[number][1]) & _VERBS), number)
            for grade, number in graded
            if grade >= _LEAST * _LEAST
        ]
        return sorted(differing, key=lambda row: (-row[0], row[1]))[:_NEAR]

    def _weight(self, said: frozenset[str]) -> float:
        return sum(self._weights[word] for word in said)


def _words(name: str, prefix: str) -> frozenset[str]:
    return frozenset(meaning(bare(name, prefix)))


def _like(function: Function, said: frozenset[str], known: _Names, prefix: str) -> Likeness | None:
    params = of_function(function, prefix)
    best: Likeness | None = None
    for grade, number in known.like(said):
        kin = known.named[number][0]
        pairs, alike = paired(kin.params, params)
        score = grade * (0.6 + 0.4 * alike)
        if score >= _LEAST and (best is None or score > best.score):
            best = Likeness(kin, score, pairs)
    return best


def suffixes(names: Iterable[str]) -> tuple[str, ...]:
    """Find endings that tell versions of one function apart: "_v2", "_ptsz"; three make one."""
    known = set(names)
    seen: Counter[str] = Counter()
    for name in known:
        found = re.search(r"_[A-Za-z0-9]+$", name)
        if found and name[: found.start()] in known:
            seen[re.sub(r"\d+", r"\\d+", found[0])] += 1
    often = (end for end, count in seen.items() if count >= _SOME or end == r"_v\d+")
    return tuple(sorted(often))
