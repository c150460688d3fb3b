"""The nouns of a draft: known backends, proposals, and the reasons for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from porter.model import ApiModel, Function, Rule

SURE = 60  # per cent; below it a proposal is a to-do too
FAINT = 35  # below it nothing is proposed


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter, of a prototype's text: as well of a header read now as of a recorded plan."""

    name: str  # "p"
    type: str  # "toyPointer *"
    words: frozenset[str]  # of its name
    kinds: frozenset[str]  # words of its type
    stars: int


@dataclass(frozen=True, slots=True)
class Kin:
    """A function of a known backend and its rule, in its own words."""

    name: str  # "toyMemAlloc_v2"
    params: tuple[Parameter, ...]
    rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class Relatives:
    """A library of a known backend, which a draft may resemble."""

    backend: str  # "toy"
    library: str  # "libtoy"
    kin: tuple[Kin, ...]
    suffixes: tuple[str, ...] = ()  # of versions of a function: "_v\\d+"


@dataclass(frozen=True, slots=True)
class Likeness:
    """How much a function is like one that is known, from 0 to 1."""

    kin: Kin
    score: float
    params: tuple[tuple[str, str], ...] = ()  # theirs -> ours


@dataclass(frozen=True, slots=True)
class Proposal:
    """The proposed rule of a function."""

    function: str
    role: str  # "" where only `reviewed` or `todo` is
    fields: tuple[tuple[str, str], ...]
    confidence: int  # per cent
    reasons: tuple[str, ...]
    like: str = ""  # "toyMemAlloc_v2"
    rule: str = ""  # the id of the function's rule: "mem.alloc"
    reviewed: str = ""  # why the like of it needs no guard
    todo: str = ""


@dataclass(frozen=True, slots=True)
class Conventions:
    """The common properties of a library's functions."""

    status: str  # type of what most return: "toyResult"
    share: int  # per cent that do
    parameter: str = ""  # takes the status of functions that return the object that they make
    device_handle: str = ""  # type of a device that is no ordinal
    pointers: tuple[str, ...] = ()  # types of pointers that functions return


@dataclass(frozen=True, slots=True)
class Status:
    """A status key and the constant that is proposed for it."""

    key: str  # "out_of_memory"
    constant: str
    confidence: int
    reason: str


@dataclass(frozen=True, slots=True)
class Heritage:
    """How the rules of another library are taken over."""

    backend: str
    library: str
    rename: tuple[tuple[str, str], ...]  # (regex, its replacement)
    substitute: tuple[tuple[str, tuple[str, ...]], ...]  # (theirs, its possible names here)
    constants: tuple[str, ...] = ()  # those of them that are constants
    drop: tuple[str, ...] = ()  # ids of rules that do not hold here


@dataclass(frozen=True, slots=True)
class Draft:
    """All that is proposed of a library."""

    backend: str
    proposals: tuple[Proposal, ...]  # sorted by function
    statuses: tuple[Status, ...]
    conventions: Conventions
    nearest: str = ""  # "toy"
    nearness: int = 0  # per cent of the functions whose like was found there
    renames: tuple[tuple[str, str, int], ...] = ()  # (theirs, ours, how many agree)
    suffixes: tuple[str, ...] = ()
    results: tuple[str, ...] = ()  # pointers that are NULL where a call failed
    todo: tuple[str, ...] = ()  # of the library itself
    heritage: Heritage | None = None  # how the nearest library's rules could be inherited
    inherited: int = 0  # functions with inherited rules, which are no proposals then


Works = Callable[[Function, Rule], bool]  # is this rule valid for this function?
Step = Callable[[], None]  # called after each comparison and each proposal: a progress bar moves


def silent() -> None:
    """Show nothing."""


@dataclass(frozen=True, slots=True)
class Material:
    """The input of a draft."""

    backend: str
    api: ApiModel
    relatives: tuple[Relatives, ...]  # candidates
    works: Works
    exported: frozenset[str] = field(default_factory=frozenset)
    prefix: str | None = None  # of the library's functions; found out where it is not given
    # (a consumer, the functions that it imports)
    imported: tuple[tuple[str, tuple[str, ...]], ...] = ()
    untyped: tuple[str, ...] = ()  # exported functions that no header declares
    step: Step = silent
