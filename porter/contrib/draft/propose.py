"""Evidence -> proposals: the role with the most evidence, and fields that fit the prototype."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from porter.contrib.draft.constants import Constants
from porter.contrib.draft.context import Context, rule_of
from porter.contrib.draft.doubts import recorded, single, unclear
from porter.contrib.draft.fields import build
from porter.contrib.draft.figures import figures, unspoken
from porter.contrib.draft.like import taken as taken_from
from porter.contrib.draft.meaning import Evidence, evidence
from porter.contrib.draft.nouns import FAINT, SURE, Likeness, Material, Proposal, Step, Works
from porter.contrib.draft.undo import Undoers, undone
from porter.model import Function, Record
from porter.roles import ROLES

NONE = "none"  # a role of a sort: its like takes no rule
_REVIEWED = "reviewed"  # and this one: its like was looked at, and needs no guard
_MEMORY = "memory-info"
_PLAIN_FIELDS = frozenset({"device", "nth", "version", "unit"})  # fields of it that are no figures
_LIKE = 0.92  # how much the role of a function's like counts, where the two are quite alike
_SILENT = 0.6  # and that its like has no rule, which it may only lack
_WORDS = 50  # per cent; words with this much evidence contest a role that only the like suggests
_SAME = 0.97
_RIVAL = 0.35  # the part that the evidence for another role subtracts
_CLOSE = 0.72  # a like with this similarity is better evidence for fields than names are


@dataclass(frozen=True, slots=True)
class Standing:
    """A role and its evidence."""

    role: str
    confidence: int
    reasons: tuple[str, ...]


def context(material: Material, prefix: str, likes: Mapping[str, Likeness], theirs: str) -> Context:
    """Collect the data that the proposals of one library share."""
    api = material.api
    return Context(
        prefix,
        likes,
        theirs,
        Constants((name for enum in api.enums.values() for name, _ in enum.constants), prefix),
        material.works,
        api.functions,
        api.records,
        {like.kin.name: name for name, like in sorted(likes.items(), key=lambda row: row[1].score)},
    )


def propose(shared: Context, step: Step) -> list[Proposal]:
    """Make a proposal for every function with any evidence."""
    functions = shared.functions
    found = []
    for name in sorted(functions):
        if proposal := _proposal(functions[name], shared):
            found.append(proposal)
        step()
    if not any(one.role == "pool-attribute" for one in found):
        found = [_charged_alone(one, shared) for one in found]
    undoers = Undoers(found, shared.prefix)
    paired = [undone(p, undoers, functions[p.function], shared) for p in found]
    return [replace(p, todo=_joined(p.todo, undoers.unpaired(p))) for p in paired]


def _charged_alone(one: Proposal, shared: Context) -> Proposal:
    """Charge a pool's allocation like any other if the library reports no figure of its pools."""
    if one.role != "pool-alloc":
        return one
    fields = _held(shared.functions[one.function], "alloc", dict(one.fields), shared.works)
    asked = (
        "no call reports a pool's memory: alloc charges each request until it is freed; "
        "is there one, so that pool-alloc and port_pool_reserved can charge the pool?"
    )
    kept = tuple(sorted(fields.items())) if fields is not None else one.fields
    role = "alloc" if fields is not None else one.role
    return replace(one, role=role, fields=kept, todo=_joined(one.todo, asked))


def standings(
    function: Function, prefix: str, like: Likeness | None, records: Mapping[str, Record]
) -> list[Standing]:
    """Rank the roles by their evidence."""
    spoken: dict[str, list[Evidence]] = {}
    for one in (*evidence(function, prefix, records), *_of_like(like)):
        spoken.setdefault(one.role, []).append(one)
    odds = {role: _together(all_) for role, all_ in spoken.items()}
    ranked = []
    for role, all_ in spoken.items():
        rival = max((other for name, other in odds.items() if name != role), default=0.0)
        sure = odds[role] * (1 - _RIVAL * rival**2)
        reasons = tuple(one.reason for one in sorted(all_, key=lambda one: -one.weight))
        ranked.append(Standing(role, round(100 * sure), reasons))
    return sorted(ranked, key=lambda one: (-one.confidence, one.role))


def _together(all_: Sequence[Evidence]) -> float:
    against = 1.0
    for one in all_:
        against *= 1 - min(one.weight, 0.97)
    return 1 - against


def _of_like(like: Likeness | None) -> Iterator[Evidence]:
    if like is None:
        return
    rule = like.kin.rule
    role = (rule.role or _REVIEWED) if rule else NONE
    weight = _LIKE * like.score**1.5 * (1 if rule else _SILENT)
    ruled = f"rule {rule.id}" if rule else "which has no rule"
    yield Evidence(role, weight, f"{round(100 * like.score)} % like {like.kin.name}, {ruled}")


def _proposal(function: Function, shared: Context) -> Proposal | None:
    like = shared.likes.get(function.name)
    ranked = standings(function, shared.prefix, like, shared.records)
    if not ranked or ranked[0].confidence < FAINT or ranked[0].role == NONE:
        return None
    best = ranked[0]
    other = _contested(ranked, like)
    kin = like.kin if like else None
    rule = kin.rule if kin and kin.rule and (kin.rule.role or _REVIEWED) == best.role else None
    base = Proposal(
        function.name,
        "" if best.role == _REVIEWED else best.role,
        (),
        best.confidence,
        best.reasons,
        like=kin.name if kin and rule else "",
        rule=rule.id if rule else "",
    )
    if best.role == _REVIEWED:
        why = rule.reviewed if rule else ""
        return replace(
            base, reviewed=why, todo=f"does it need no guard? the reason for {base.like} was: {why}"
        )
    proposal = _filled(base, function, like if rule else None, shared)
    asked = recorded(function, proposal.role) if not rule else ""
    return replace(proposal, todo=_joined(proposal.todo, asked, other))


def _contested(ranked: Sequence[Standing], like: Likeness | None) -> str:
    """Ask if only a distant like suggests a role, and words suggest another."""
    best, *others = ranked
    second = others[0] if others else None
    alone = like and like.score < _SAME and len(best.reasons) == 1 and " % like " in best.reasons[0]
    if not alone or second is None or second.role == NONE or second.confidence < _WORDS:
        return ""
    return f"or is it {_a(second.role)}?"


def _filled(base: Proposal, function: Function, like: Likeness | None, shared: Context) -> Proposal:
    """Find fields that hold: those of its like, or those that its parameters say."""
    rule = like.kin.rule if like else None
    built = build(function, base.role)
    taken = taken_from(like, shared) if like else None
    if taken is not None and built is not None:
        taken, built = built | taken, taken | built
    if base.role == _MEMORY:
        return _figured(base, function, taken or built or {}, shared)
    first, second = (taken, built) if like and like.score >= _CLOSE else (built, taken)
    tried = [single(base.role, fields, rule) for fields in (first, second) if fields is not None]
    tried.sort(key=lambda row: bool(row[1]))  # what leaves nothing open comes first
    for fields, doubt in tried:
        held = _held(function, base.role, fields, shared.works)
        if held is not None:
            asked = "" if base.confidence >= SURE else f"is it {_a(base.role)}?"
            todo = _joined(asked, doubt or unclear(function, base.role, held))
            return replace(base, fields=tuple(sorted(held.items())), todo=todo)
    needs = [key for key, field in ROLES[base.role].fields.items() if field.required]
    asked = f"{_a(base.role)}? say {', '.join(needs) or 'how'}"
    return replace(base, role="", todo=_joined(asked, *(doubt for _, doubt in tried[:1])))


def _figured(
    base: Proposal, function: Function, stated: Mapping[str, str], shared: Context
) -> Proposal:
    """Fill figures by their names, and all other fields by the parameters."""
    found = figures(function, shared.records, shared.prefix)
    fields = {key: text for key, text in stated.items() if key in _PLAIN_FIELDS} | dict(
        found.fields
    )
    held = _held(function, base.role, fields, shared.works) or {}
    lost = sorted(found.fields.keys() - held.keys())
    asked = (
        "" if base.confidence >= SURE else f"is it {_a(base.role)}?",
        *found.asked,
        *(f"{key}: {found.fields[key]} does not hold" for key in lost),
        *unspoken(function, held, shared.records),
    )
    if held.keys() <= _PLAIN_FIELDS:
        asked = ("a memory-info? say total, free, used or percent", *found.asked)
        return replace(base, role="", todo=_joined(*asked))
    return replace(base, fields=tuple(sorted(held.items())), todo=_joined(*asked))


def _joined(*asked: str) -> str:
    return "; ".join(one for one in asked if one)


def _a(role: str) -> str:
    return f"{'an' if role[0] in 'aeiou' else 'a'} {role}"


def _held(
    function: Function, role: str, fields: dict[str, str], works: Works
) -> dict[str, str] | None:
    """Leave out optional fields that do not hold here; None where the rest does not hold."""
    known = ROLES[role].fields
    fields = {key: text for key, text in fields.items() if key in known}
    if any(field.required and key not in fields for key, field in known.items()):
        return None
    if works(function, rule_of(function, role, fields)):
        return fields
    needed = {key: text for key, text in fields.items() if known[key].required}
    if not works(function, rule_of(function, role, needed)):
        return None
    for key in sorted(fields.keys() - needed.keys()):
        tried = needed | {key: fields[key]}
        if works(function, rule_of(function, role, tried)):
            needed = tried
    return needed
