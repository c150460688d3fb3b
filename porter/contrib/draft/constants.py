"""A library's constants, found by the names of another library's constants."""

from __future__ import annotations

import math
from collections.abc import Iterable

from porter.contrib.draft.words import meaning

_ALIKE = 0.6  # the least part of the words of both names that must be in both


class Constants:
    """Constants by their spelling and by their words."""

    def __init__(self, names: Iterable[str], prefix: str) -> None:
        """Take the names apart; `prefix` is that of the library."""
        own = {prefix.lower().rstrip("_")}
        self.words = {name: frozenset(meaning(name)) - own for name in names}
        self._spelled: dict[str, str] = {}
        self._having: dict[str, list[str]] = {}
        for name, meant in self.words.items():
            self._spelled.setdefault(_squashed(name, prefix), name)
            for word in meant:
                self._having.setdefault(word, []).append(name)

    def spelled(self, name: str, prefix: str) -> str:
        """Find the constant that is the same except for the prefix, the case and underscores."""
        return self._spelled.get(_squashed(name, prefix), "")

    def nearest(self, wanted: frozenset[str]) -> str:
        """Find the one that has the most words in common with these; "" where too few are."""
        # A name that lacks all of the rarest words has too few of them.
        lacking = len(wanted) - math.ceil(_ALIKE * len(wanted)) + 1
        rarest = sorted(wanted, key=lambda word: (len(self._having.get(word, ())), word))[:lacking]
        having = {name for word in rarest for name in self._having.get(word, ())}
        graded = ((self._grade(wanted, name), name) for name in having)
        grade, best = max(graded, default=(0.0, ""))
        return best if grade >= _ALIKE else ""

    def _grade(self, wanted: frozenset[str], name: str) -> float:
        meant = self.words[name]
        return len(wanted & meant) / len(wanted | meant)


def _squashed(name: str, prefix: str) -> str:
    """Spell a name without its library's prefix, capitals and dashes."""
    begins = prefix.lower().rstrip("_")
    return name.lower().removeprefix(begins).replace("_", "")
