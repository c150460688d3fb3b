"""Every failure a user can cause. The only module that knows how one is worded."""

from __future__ import annotations

from collections.abc import Iterable


class PorterError(Exception):
    """An expected failure: one or more lines `where: key.path: the fault, the allowed values`.

    Raise it once with every problem found, so that a user mends them all in one go.
    """

    def __init__(self, *problems: str) -> None:
        """Keep the problems apart, so that they can be counted."""
        self.problems = problems
        super().__init__("\n".join(problems))


class HeaderError(PorterError):
    """A vendor header cannot be read as C."""


class ElfError(PorterError):
    """A file is not a shared library whose dynamic symbols can be read."""


class SpecError(PorterError):
    """A spec file says something that the language or the headers do not allow."""


class PlanError(PorterError):
    """Headers, exports and rules contradict each other."""


class FetchError(PorterError):
    """A package could not be fetched, or is not the one that the spec pins."""


class BuildError(PorterError):
    """The toolchain failed, or its output does not match the plan."""


def did_you_mean(word: str, allowed: Iterable[str], most: int = 40) -> str:
    """Word the end of a message: the nearest allowed words, else all of them if they are few."""
    import difflib  # noqa: PLC0415 (most runs end without an error)

    words = sorted(set(allowed))
    near = difflib.get_close_matches(word, words, 3, 0.6)
    if near:
        return f"did you mean {' or '.join(near)}?"
    return f"allowed: {', '.join(words)}" if len(words) <= most else "nothing is named like it"
