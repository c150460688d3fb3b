"""Proposals -> the call that takes back what one of them made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from porter.draft.context import Context, rule_of
from porter.draft.nouns import Proposal
from porter.draft.words import bare, meaning
from porter.model import Function
from porter.roles import ROLES
from porter.suspects import words

_UNDONE = {
    "alloc": "free",
    "pool-alloc": "free",
    "import": "free",
    "vmm-create": "vmm-release",
    "context-create": "context-destroy",
    "graph-instantiate": "graph-destroy",
    "footprint": "footprint",
}

_UNDOES = words("free destroy unload close release")
_MAKES = words("alloc create load open import instantiate mem")


def undone(
    proposal: Proposal, all_: Sequence[Proposal], function: Function, shared: Context
) -> Proposal:
    """Name the call that takes back what this one made."""
    partner = _UNDONE.get(proposal.role)
    if (
        not partner
        or "undo" not in ROLES[proposal.role].fields
        or "key" not in dict(proposal.fields)
    ):
        return proposal
    key = dict(proposal.fields)["key"]
    for undo in _undoers(proposal, all_, partner, shared.prefix):
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


def _undoers(
    proposal: Proposal, all_: Sequence[Proposal], partner: str, prefix: str
) -> list[Proposal]:
    """Rank what might take it back by what the names have in common."""
    wanted = set(meaning(bare(proposal.function, prefix))) - _MAKES
    space = dict(proposal.fields).get("space", "")
    ranked = []
    for other in all_:
        said = set(meaning(bare(other.function, prefix)))
        if (
            other.role != partner
            or not said & _UNDOES
            or dict(other.fields).get("space", "") != space
        ):
            continue
        rest = said - _UNDOES - _MAKES
        ranked.append((-len(wanted & rest), len(wanted ^ rest), other.function, other))
    return [other for _, _, _, other in sorted(ranked, key=lambda row: row[:3])[:2]]
