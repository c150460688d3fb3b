"""Proposals -> the call that frees the object that one of them made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from porter.contrib.draft.context import Context, rule_of
from porter.contrib.draft.nouns import Proposal
from porter.contrib.draft.words import bare, meaning
from porter.model import Function
from porter.plan.suspects import words
from porter.roles import ROLES

_UNDONE = {
    "alloc": "free",
    "pool-alloc": "free",
    "import": "free",
    "vmm-create": "vmm-release",
    "context-create": "context-destroy",
    "graph-instantiate": "graph-destroy",
    "footprint": "footprint",
}

_COUNTED = "object-release"  # of objects that count their users
_TRIED = 2  # the number of the nearest calls that are tried
_MOST = 100  # the most calls that are compared
_UNDOES = words("free destroy unload close release")
_MAKES = words("alloc create load open import instantiate mem")


class Undoers:
    """The proposals that free something, found by the words of the freed object."""

    def __init__(self, all_: Iterable[Proposal], prefix: str) -> None:
        """Sort the proposals by role, by kind of key and by words."""
        self._prefix = prefix
        self._groups: dict[tuple[str, str], _Group] = {}
        self._roles: set[tuple[str, str]] = set()  # with the kind of key
        for one in all_:
            self._roles.add((one.role, dict(one.fields).get("space", "")))
            meant = frozenset(meaning(bare(one.function, prefix)))
            if one.role in _UNDONE.values() and meant & _UNDOES:
                key = one.role, dict(one.fields).get("space", "")
                self._groups.setdefault(key, _Group()).add(one, meant - _UNDOES - _MAKES)

    def unpaired(self, proposal: Proposal) -> str:
        """Ask for the missing call that frees the memory or context of a proposal."""
        role, space = _UNDONE.get(proposal.role, ""), dict(proposal.fields).get("space", "")
        if not role or role == proposal.role or "undo" not in ROLES[proposal.role].fields:
            return ""
        if (role, space) in self._roles or (_COUNTED, "") in self._roles:
            return ""
        return f"no call of role {role} was found: which one gives this back?"

    def of(self, proposal: Proposal, role: str) -> list[Proposal]:
        """Rank the possible undo calls by the words that the names have in common."""
        group = self._groups.get((role, dict(proposal.fields).get("space", "")))
        wanted = frozenset(meaning(bare(proposal.function, self._prefix))) - _MAKES
        return group.nearest(wanted) if group else []


class _Group:
    """Proposals of one role and one kind of key."""

    def __init__(self) -> None:
        self._all: list[tuple[Proposal, frozenset[str]]] = []
        self._having: dict[str, list[int]] = {}

    def add(self, one: Proposal, meant: frozenset[str]) -> None:
        """Add a proposal and the words of the object that it frees."""
        for word in meant:
            self._having.setdefault(word, []).append(len(self._all))
        self._all.append((one, meant))

    def nearest(self, wanted: frozenset[str]) -> list[Proposal]:
        """List the nearest; the comparisons are bounded, names with the rarest words first."""
        numbers: dict[int, None] = {}
        for word in sorted(wanted, key=lambda word: (len(self._having.get(word, ())), word)):
            numbers |= dict.fromkeys(self._having.get(word, ())[:_MOST])
            if len(numbers) >= _MOST:
                break
        numbers |= dict.fromkeys(self._plain[:_MOST])
        ranked = sorted((_rank(wanted, *self._all[number]), number) for number in numbers)
        return [self._all[number][0] for _, number in ranked[:_TRIED]]

    @cached_property
    def _plain(self) -> list[int]:
        """List those with the fewest words first: they free objects without a name of their own."""
        return sorted(range(len(self._all)), key=lambda n: (len(self._all[n][1]), n))


def _rank(wanted: frozenset[str], one: Proposal, meant: frozenset[str]) -> tuple[int, int, str]:
    return -len(wanted & meant), len(wanted ^ meant), one.function


def undone(proposal: Proposal, undoers: Undoers, function: Function, shared: Context) -> Proposal:
    """Name the call that frees the object that this one made."""
    partner = _UNDONE.get(proposal.role)
    if (
        not partner
        or "undo" not in ROLES[proposal.role].fields
        or "key" not in dict(proposal.fields)
    ):
        return proposal
    key = dict(proposal.fields)["key"]
    for undo in undoers.of(proposal, partner):
        fields = dict(proposal.fields) | {"undo": _call(undo, key, function, shared)}
        if shared.works(function, rule_of(function, proposal.role, fields)):
            return replace(proposal, fields=tuple(sorted(fields.items())))
    return proposal


def _call(undo: Proposal, key: str, function: Function, shared: Context) -> str:
    """Call it with the key, with arguments of the call that it undoes, and with zero else."""
    params = shared.functions[undo.function].params
    if len(params) == 1:
        return undo.function
    ours = {p.name: p.name for p in function.params} | {
        p.type.spelling: p.name for p in function.params
    }
    keyed = dict(undo.fields).get("key", "")
    args = (
        key if p.name == keyed else ours.get(p.name) or ours.get(p.type.spelling, "0")
        for p in params
    )
    return f"{undo.function}({', '.join(args)})"
