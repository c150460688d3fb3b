"""Functions of a new library x those of one that is known -> which is like which."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from porter.contrib.draft.nouns import Kin, Likeness, Parameter, Relatives, Step
from porter.contrib.draft.params import of_function, paired
from porter.contrib.draft.words import bare, common_prefix, meaning
from porter.model import Function
from porter.plan.suspects import words

# Two functions whose names differ in one of these do not do the same.
_VERBS = words(
    """
    get set create destroy begin end alloc free map unmap load unload push pop enable disable
    import export register unregister reserve query record wait sync launch copy fill info
    attach detach add remove update clone reset open close trim upload instantiate bind retain
    host physical pool graph array texture surface symbol peer virtual
    """
)
_LEAST = 0.55  # below it two functions are not each other's like
_DIFFER = 0.75  # the part that each of these words subtracts
_SOME = 3  # this number of functions with one ending make it an ending of versions
_NEAR = 30  # this number of the nearest names are compared as a whole


@dataclass(frozen=True, slots=True)
class Asked:
    """A function of the new library, as it is compared."""

    name: str
    words: frozenset[str]
    params: tuple[Parameter, ...]


def asked(functions: Mapping[str, Function], prefix: str) -> list[Asked]:
    """Take functions apart, once for all libraries that they are compared with."""
    return [
        Asked(name, _words(name, prefix), of_function(function, prefix))
        for name, function in functions.items()
    ]


def likenesses(ours: Sequence[Asked], relatives: Relatives, step: Step) -> dict[str, Likeness]:
    """Find each function's like among those of one library."""
    theirs = common_prefix([kin.name for kin in relatives.kin])
    endings = re.compile(rf"(?:{'|'.join(relatives.suffixes)})+$") if relatives.suffixes else None
    bases = [endings.sub("", kin.name) if endings else kin.name for kin in relatives.kin]
    known = _Names(
        [(kin, _words(base, theirs)) for kin, base in zip(relatives.kin, bases, strict=True)]
    )
    known.weigh(one.words for one in ours)
    found = {}
    for one in ours:
        if like := _like(one, known):
            found[one.name] = like
        step()
    return found


def nearest(
    functions: Mapping[str, Function], candidates: Sequence[Relatives], prefix: str, step: Step
) -> tuple[Relatives | None, dict[str, Likeness]]:
    """Choose the library whose functions are likest on the whole."""
    best: tuple[float, Relatives | None, dict[str, Likeness]] = (0.0, None, {})
    ours = asked(functions, prefix)
    for relatives in candidates:
        found = likenesses(ours, relatives, step)
        total = sum(one.score for one in found.values())
        if total > best[0]:
            best = (total, relatives, found)
    return best[1], best[2]


def renames(pairs: Iterable[tuple[str, str]]) -> tuple[tuple[str, str, int], ...]:
    """Word the pairs as changes of a prefix: the most frequent change, then those of the rest."""
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
        for number, (_, meant) in enumerate(named):
            for word in meant:
                self._having.setdefault(word, []).append(number)
        self._weights: dict[str, float] = {}
        self._totals: list[float] = []  # the sum of the weights of each name's words

    def weigh(self, others: Iterable[frozenset[str]]) -> None:
        """Weigh a word by how seldom it is, here and in the names that will be asked for."""
        names = [*(meant for _, meant in self.named), *others]
        seen = Counter(word for meant in names for word in meant)
        self._weights = {word: math.log(1 + len(names) / count) for word, count in seen.items()}
        self._totals = [self._weight(meant) for _, meant in self.named]

    def like(self, meant: frozenset[str]) -> list[tuple[float, int]]:
        """List the likest, by how much of both names is in both."""
        common: dict[int, float] = {}
        for word in sorted(meant):
            for number in self._having.get(word, ()):
                common[number] = common.get(number, 0.0) + self._weights[word]
        own = self._weight(meant)
        graded = [
            (2 * both / (own + self._totals[number]), number) for number, both in common.items()
        ]
        differing = [
            (grade * _DIFFER ** len((meant ^ self.named[number][1]) & _VERBS), number)
            for grade, number in graded
            if grade >= _LEAST * _LEAST
        ]
        return sorted(differing, key=lambda row: (-row[0], row[1]))[:_NEAR]

    def _weight(self, meant: frozenset[str]) -> float:
        return sum(self._weights[word] for word in sorted(meant))


def _words(name: str, prefix: str) -> frozenset[str]:
    return frozenset(meaning(bare(name, prefix)))


def _like(one: Asked, known: _Names) -> Likeness | None:
    best: Likeness | None = None
    for grade, number in known.like(one.words):
        if grade < (best.score if best else _LEAST):
            break  # parameters add nothing to what names say, and the likest names come first
        kin = known.named[number][0]
        pairs, alike = paired(kin.params, one.params)
        score = grade * (0.6 + 0.4 * alike)
        if score >= _LEAST and (best is None or score > best.score):
            best = Likeness(kin, score, pairs)
    return best


def suffixes(names: Iterable[str], functions: Mapping[str, Function]) -> tuple[str, ...]:
    """Find endings that distinguish versions of one function: "_v2", "_ptsz"; three make one.

    An ending without a number is none where a function takes other parameters with it: "_async".
    """
    known = set(names)
    seen: Counter[str] = Counter()
    other = set()
    for name in known:
        found = re.search(r"_[A-Za-z0-9]+$", name)
        if found and name[: found.start()] in known:
            end = re.sub(r"\d+", r"\\d+", found[0])
            seen[end] += 1
            if end == found[0] and not _alike(name, name[: found.start()], functions):
                other.add(end)
    often = (end for end, count in seen.items() if count >= _SOME or end == r"_v\d+")
    return tuple(sorted(end for end in often if end not in other))


def _alike(one: str, other: str, functions: Mapping[str, Function]) -> bool:
    if one not in functions or other not in functions:
        return True
    return len(functions[one].params) == len(functions[other].params)
