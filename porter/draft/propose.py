"""Evidence -> proposals: the role that most speaks for, and fields that hold in the prototype."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from porter.draft.fields import build
from porter.draft.meaning import Evidence, evidence
from porter.draft.nouns import FAINT, SURE, Likeness, Material, Proposal, Works
from porter.draft.words import bare, meaning
from porter.model import Function, Place, Rule
from porter.roles import ROLES, Kind

NONE = "none"  # a role of a sort: its like takes no rule
_REVIEWED = "reviewed"  # and this one: its like was looked at, and needs no guard
_LIKE = 0.92  # how much the role of a function's like counts, where the two are quite alike
_SILENT = 0.6  # and that its like has no rule, which it may only lack
_RIVAL = 0.35  # how much what speaks for another role takes away
_CLOSE = 0.72  # a like that is so alike tells the fields better than names do
_WORD = re.compile(r"(?<![\w.])(?<!->)[A-Za-z_]\w*", re.ASCII)
_UNDONE = {
    "alloc": "free",
    "pool-alloc": "free",
    "import": "free",
    "vmm-create": "vmm-release",
    "context-create": "context-destroy",
    "graph-instantiate": "graph-destroy",
    "footprint": "footprint",
}
_PLACE = Place("draft", 1)


@dataclass(frozen=True, slots=True)
class Standing:
    """A role and how much speaks for it."""

    role: str
    confidence: int
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Context:
    """What proposals of one library share."""

    prefix: str
    likes: Mapping[str, Likeness]
    theirs: str  # the prefix of the library that is known
    constants: Mapping[str, tuple[str, ...]]  # ours, by name: their words
    works: Works
    back: Mapping[str, str]  # their functions' names -> ours


def propose(
    material: Material, prefix: str, likes: Mapping[str, Likeness], theirs: str
) -> list[Proposal]:
    """Propose something of every function that anything speaks of."""
    api = material.api
    shared = Context(
        prefix,
        likes,
        theirs,
        {name: meaning(name) for enum in api.enums.values() for name, _ in enum.constants},
        material.works,
        {like.kin.name: name for name, like in sorted(likes.items(), key=lambda row: row[1].score)},
    )
    found = [p for name in sorted(api.functions) if (p := _proposal(api.functions[name], shared))]
    return [_undone(p, found, api.functions[p.function], shared) for p in found]


def standings(function: Function, prefix: str, like: Likeness | None) -> list[Standing]:
    """Rank the roles by what speaks for each of them."""
    spoken: dict[str, list[Evidence]] = {}
    for one in (*evidence(function, prefix), *_of_like(like)):
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
    said = f"rule {rule.id}" if rule else "which has no rule"
    yield Evidence(role, weight, f"{round(100 * like.score)} % like {like.kin.name}, {said}")


def _proposal(function: Function, shared: Context) -> Proposal | None:
    like = shared.likes.get(function.name)
    ranked = standings(function, shared.prefix, like)
    if not ranked or ranked[0].confidence < FAINT or ranked[0].role == NONE:
        return None
    best = ranked[0]
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
            base, reviewed=why, todo=f"does it need no guard? of {base.like} it was said: {why}"
        )
    return _filled(base, function, like if rule else None, shared)


def _filled(base: Proposal, function: Function, like: Likeness | None, shared: Context) -> Proposal:
    """Find fields that hold: those of its like, or those that its parameters say."""
    built = build(function, base.role)
    taken = _taken(like, shared) if like else None
    if taken is not None and built is not None:
        taken, built = built | taken, taken | built
    first, second = (taken, built) if like and like.score >= _CLOSE else (built, taken)
    for fields in (first, second):
        if (
            fields is not None
            and (held := _held(function, base.role, fields, shared.works)) is not None
        ):
            todo = "" if base.confidence >= SURE else f"is it {_a(base.role)}?"
            return replace(base, fields=tuple(sorted(held.items())), todo=todo)
    needs = [key for key, field in ROLES[base.role].fields.items() if field.required]
    return replace(
        base,
        role="",
        todo=f"{_a(base.role)}? say {', '.join(needs) or 'how'}",
        reasons=base.reasons,
    )


def _a(role: str) -> str:
    return f"{'an' if role[0] in 'aeiou' else 'a'} {role}"


def _held(
    function: Function, role: str, fields: dict[str, str], works: Works
) -> dict[str, str] | None:
    """Leave out what is not needed and does not hold here; None where the rest does not hold."""
    known = ROLES[role].fields
    fields = {key: text for key, text in fields.items() if key in known}
    if any(field.required and key not in fields for key, field in known.items()):
        return None
    if works(function, _rule(function, role, fields)):
        return fields
    needed = {key: text for key, text in fields.items() if known[key].required}
    if not works(function, _rule(function, role, needed)):
        return None
    for key in sorted(fields.keys() - needed.keys()):
        tried = needed | {key: fields[key]}
        if works(function, _rule(function, role, tried)):
            needed = tried
    return needed


def _rule(function: Function, role: str, fields: Mapping[str, str]) -> Rule:
    reason = "a draft" if role == "custom" else ""
    return Rule(
        "draft", _PLACE, ("name", (function.name,)), role, tuple(sorted(fields.items())), reason
    )


def _taken(like: Likeness, shared: Context) -> dict[str, str]:
    """Say what the like's rule says, in this function's words."""
    rule, pairs = like.kin.rule, dict(like.params)
    known = {param.name for param in like.kin.params}
    if rule is None:
        return {}

    def ours(word: str) -> str:
        if word in known:
            return pairs.get(word, word)
        return shared.back.get(word) or _constant(word, shared)

    kinds = ROLES[rule.role].fields
    return {
        key: text if kinds[key].kind is Kind.WORD else _WORD.sub(lambda found: ours(found[0]), text)
        for key, text in rule.fields
        if key != "undo" and not (known & set(_WORD.findall(text))) - pairs.keys()
    }


def _constant(word: str, shared: Context) -> str:
    """Find the constant that is named like another vendor's."""
    bare_word = _squashed(word, shared.theirs)
    for name in shared.constants:
        if _squashed(name, shared.prefix) == bare_word:
            return name
    if word in shared.constants or not re.fullmatch(r"[A-Z]+_\w+|[a-z]+[A-Z]\w+", word):
        return word
    wanted = set(meaning(word)) - {shared.theirs.lower().rstrip("_")}
    graded = [
        (len(wanted & said) / len(wanted | said), name)
        for name, words in shared.constants.items()
        if (said := set(words) - {shared.prefix.lower().rstrip("_")})
    ]
    grade, name = max(graded, default=(0.0, word))
    return name if grade >= 0.6 else word  # noqa: PLR2004


def _squashed(name: str, prefix: str) -> str:
    """Spell a name without its library's prefix, capitals and dashes."""
    begins = prefix.lower().rstrip("_")
    return name.lower().removeprefix(begins).replace("_", "")


def _undone(
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
    for undo in _undoers(proposal, all_, partner, shared.prefix):
        key = dict(proposal.fields)["key"]
        for text in (undo, f"{undo}({key}, {dict(proposal.fields).get('stream', '0')})"):
            fields = dict(proposal.fields) | {"undo": text}
            if shared.works(function, _rule(function, proposal.role, fields)):
                return replace(proposal, fields=tuple(sorted(fields.items())))
    return proposal


_UNDOES = frozenset({"free", "destroy", "unload", "close", "release"})
_MAKES = frozenset({"alloc", "create", "load", "open", "import", "instantiate", "mem"})


def _undoers(proposal: Proposal, all_: Sequence[Proposal], partner: str, prefix: str) -> list[str]:
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
        ranked.append((-len(wanted & rest), len(wanted ^ rest), other.function))
    return [name for _, _, name in sorted(ranked)[:2]]
