"""A library's declarations and exports, and known backends -> a draft of its spec. Pure.

Each proposal states its certainty and its reason; an uncertain proposal is a to-do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from porter.contrib.draft.align import nearest, renames, suffixes
from porter.contrib.draft.extend import heritage
from porter.contrib.draft.nouns import (
    Conventions,
    Draft,
    Kin,
    Likeness,
    Material,
    Proposal,
    Relatives,
    Status,
    Step,
)
from porter.contrib.draft.params import of_text
from porter.contrib.draft.propose import context, propose
from porter.contrib.draft.status import NEEDED, constants_of, conventions, statuses
from porter.contrib.draft.words import common_prefix
from porter.model import ApiModel
from porter.plan.suspects import suspicion

__all__ = [
    "Conventions",
    "Draft",
    "Kin",
    "Likeness",
    "Material",
    "Proposal",
    "Relatives",
    "Status",
    "Step",
    "common_prefix",
    "conventions",
    "draft",
    "has_statuses",
    "of_text",
]

_MOST = 8  # names that one to-do lists


def draft(material: Material) -> Draft:
    """Propose a spec."""
    api = material.api
    prefix = common_prefix(api.functions) if material.prefix is None else material.prefix
    relatives, likes = nearest(api.functions, material.relatives, prefix, material.step)
    theirs = common_prefix([kin.name for kin in relatives.kin]) if relatives else ""
    shared = context(material, prefix, likes, theirs)
    proposals = propose(shared, material.step)
    spoken = {proposal.function for proposal in proposals}
    proposals += _left(material, spoken)
    custom = conventions(api)
    imported = {consumer: frozenset(names) for consumer, names in material.imported}
    endings = suffixes({*api.functions, *material.exported}, api.functions)
    chosen = statuses(constants_of(api, custom.status), prefix)
    return Draft(
        material.backend,
        tuple(_asked(imported, p) for p in sorted(proposals, key=lambda p: p.function)),
        chosen,
        custom,
        relatives.backend if relatives else "",
        round(100 * len(likes) / len(api.functions)) if api.functions else 0,
        renames((one.like, one.function) for one in proposals if one.like and one.role),
        endings,
        _results(material, custom, proposals),
        tuple(_open(material, chosen, custom)),
        heritage(proposals, relatives, shared, endings) if relatives else None,
    )


def has_statuses(api: ApiModel) -> bool:
    """Return whether most functions return an enum."""
    return bool(constants_of(api, conventions(api).status))


def _left(material: Material, spoken: set[str]) -> list[Proposal]:
    """List as to-dos the functions that look like allocators or launches and have no proposal."""
    left = []
    for name in sorted({*material.api.functions, *material.untyped} - spoken):
        suspect = suspicion(name, material.api.functions.get(name))
        if suspect:
            todo = f"{suspect}: which role, or why none?"
            left.append(Proposal(name, "", (), 0, (suspect,), todo=todo))
    return left


def _asked(imported: Mapping[str, frozenset[str]], proposal: Proposal) -> Proposal:
    """Add to a proposal the names of the libraries that import the function."""
    askers = [name for name, functions in imported.items() if proposal.function in functions]
    if not askers:
        return proposal
    return replace(proposal, reasons=(f"{askers[0]} imports it", *proposal.reasons))


def _results(
    material: Material, custom: Conventions, proposals: Iterable[Proposal]
) -> tuple[str, ...]:
    """List the pointers whose being NULL says that a hooked call failed."""
    hooked = (material.api.functions[p.function] for p in proposals if p.role and p.fields)
    return tuple(
        sorted(
            {
                f.result.spelling
                for f in hooked
                if f.result.spelling in custom.pointers
                and custom.parameter not in [p.name for p in f.params]
            }
        )
    )


def _open(material: Material, chosen: Iterable[Status], custom: Conventions) -> Iterable[str]:
    """List the open questions about the library itself."""
    known: Mapping[str, Status] = {status.key: status for status in chosen}
    if custom.share < 30:  # noqa: PLR2004
        what = custom.status or "an integer"
        yield f"status.type: only {custom.share} % of the functions return {what}"
    for key in NEEDED:
        if key not in known:
            yield f"status.{key}: no constant has this name; the value is a placeholder"
        elif known[key].confidence < 60:  # noqa: PLR2004
            yield f"status.{key}: is it {known[key].constant}? {known[key].reason}"
    declared = {*material.api.functions, *material.exported}
    for consumer, names in material.imported:
        lacking = sorted(set(names) - declared)
        if lacking:
            more = f" and {len(lacking) - _MOST} more" if len(lacking) > _MOST else ""
            listed = ", ".join(lacking[:_MOST])
            yield f"{consumer} imports {listed}{more}, which nothing here declares"
