"""A pod, claims and slices -> which amount does not fit on which card. Pure.

The scheduler only says that it cannot allocate all claims. This repeats its sums: a card has its
capacity, less what allocated claims consume. Other conditions of a node, such as its processors,
are the scheduler's own to explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from porter import units
from porter.node import selectors
from porter.node.claims import quantity
from porter.node.nouns import Objects

_MEMORY = "memory"
_NOT_OF_CLASS = "the class leaves it out"
Object = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the cluster, and the amounts that no claim has."""

    node: str
    name: str
    device: Object
    free: Mapping[str, Fraction]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request fits on a card, and each reason why it does not."""

    node: str
    card: str
    reasons: tuple[str, ...]  # none: it fits


@dataclass(frozen=True, slots=True)
class Asked:
    """A request of a claim, or one of its alternatives."""

    claim: str  # by the pod's name for it
    request: str  # "gpu", or "gpu/h100"
    device_class: str
    count: int
    amounts: Mapping[str, str]  # as they are written
    verdicts: tuple[Verdict, ...] = ()
    problem: str = ""  # of the request itself


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a pod waits."""

    pod: str  # "team/train"
    message: str  # of the scheduler; "": there is none
    allocated: tuple[tuple[str, str], ...]  # claims that have cards: (claim, "node/card, …")
    asked: tuple[Asked, ...]  # of claims that have none
    problems: tuple[str, ...]  # of claims that cannot be read


def explain(pod: Object, cluster: Objects, driver: str) -> Explanation:
    """Compare a pod's claims with the cards of a cluster."""
    about = pod["metadata"]
    namespace = about.get("namespace", "default")
    cards = tuple(_cards(cluster, driver))
    allocated: list[tuple[str, str]] = []
    asked: list[Asked] = []
    problems: list[str] = []
    for name, claim, problem in _claims(pod, namespace, cluster):
        if claim is None:
            problems.append(f"claim {name}: {problem}")
        elif placed := _placed(claim):
            allocated.append((name, placed))
        else:
            asked += _requests(name, claim["spec"]["devices"], cluster.classes, cards, driver)
    where = f"{namespace}/{about['name']}"
    return Explanation(where, message(pod), tuple(allocated), tuple(asked), tuple(problems))


def text(explanation: Explanation) -> Iterator[str]:
    """Word an explanation for a reader."""
    waits = f": {explanation.message}" if explanation.message else ""
    yield f"pod {explanation.pod}{waits}"
    for name, cards in explanation.allocated:
        yield f"claim {name}: has {cards}"
    yield from explanation.problems
    for asked in explanation.asked:
        count = f"{asked.count} cards of " if asked.count > 1 else ""
        amounts = ", ".join(_worded(name, quantity(it)) for name, it in asked.amounts.items())
        yield (
            f"claim {asked.claim}, request {asked.request}: {count}class {asked.device_class}, "
            f"{amounts or 'no amounts'}"
        )
        if asked.problem:
            yield f"  {asked.problem}"
        width = max((len(f"{each.node}/{each.card}") for each in asked.verdicts), default=0)
        for each in asked.verdicts:
            yield f"  {f'{each.node}/{each.card}':{width}}  {'; '.join(each.reasons) or 'fits'}"
    if not (explanation.asked or explanation.allocated or explanation.problems):
        yield "it uses no claim"
    if explanation.asked and all(fit for fit in _fits(explanation.asked).values()):
        yield (
            "each request fits alone: no node has room for all of them, "
            "or the node lacks another resource"
        )


def message(pod: Object) -> str:
    """Return why the scheduler has no node for a pod; "": it has one, or did not look yet."""
    for each in (pod.get("status") or {}).get("conditions") or ():
        if each["type"] == "PodScheduled" and each["status"] == "False":
            return str(each.get("message") or "")
    return ""


def briefly(explanation: Explanation, room: int) -> str:
    """Word the claims without a card in one line; "": the driver has no card of their classes."""
    asked = tuple(
        replace(each, verdicts=kept)
        for each in explanation.asked
        if (kept := tuple(filter(_is_of_class, each.verdicts))) or not each.verdicts
    )
    if not asked:
        return ""
    _, *lines = text(replace(explanation, allocated=(), problems=(), asked=asked))
    parts = [" ".join(line.split()) for line in lines]
    made = "; ".join(parts)
    while len(made) > room and len(parts) > 1:
        parts.pop()
        made = f"{'; '.join(parts)}; and {len(lines) - len(parts)} more"
    return made[:room]


def _is_of_class(verdict: Verdict) -> bool:
    return not any(reason.startswith(_NOT_OF_CLASS) for reason in verdict.reasons)


def _fits(asked: Iterable[Asked]) -> dict[tuple[str, str], bool]:
    """Check whether each request fits on a card, by any of its alternatives."""
    fits: dict[tuple[str, str], bool] = {}
    for each in asked:
        key = each.claim, each.request.partition("/")[0]
        has_card = not each.problem and any(not verdict.reasons for verdict in each.verdicts)
        fits[key] = has_card or fits.get(key, False)
    return fits


def _claims(
    pod: Object, namespace: str, cluster: Objects
) -> Iterator[tuple[str, Object | None, str]]:
    """List a pod's claims: those that exist, else their templates; or name the missing one."""
    statuses = (pod.get("status") or {}).get("resourceClaimStatuses") or ()
    made = {each["name"]: each.get("resourceClaimName") for each in statuses}
    claims = {
        each["metadata"]["name"]: each
        for each in cluster.claims
        if each["metadata"]["namespace"] == namespace
    }
    templates = {each["metadata"]["name"]: each["spec"] for each in cluster.templates}
    for each in pod["spec"].get("resourceClaims") or ():
        name = each["name"]
        template = each.get("resourceClaimTemplateName")
        claim = each.get("resourceClaimName") or made.get(name)
        if claim:
            yield name, claims.get(claim), f"there is no ResourceClaim {namespace}/{claim}"
        else:
            missing = f"there is no ResourceClaimTemplate {namespace}/{template}"
            yield name, templates.get(template), missing


def _placed(claim: Object) -> str:
    allocation = (claim.get("status") or {}).get("allocation") or {}
    results = (allocation.get("devices") or {}).get("results") or ()
    return ", ".join(f"{each['pool']}/{each['device']}" for each in results)


def _cards(cluster: Objects, driver: str) -> Iterator[Card]:
    """List the driver's cards. Of a pool, only the slices of its last generation count."""
    slices = [each["spec"] for each in cluster.slices if each["spec"]["driver"] == driver]
    last: dict[str, int] = {}
    for each in slices:
        pool = each["pool"]
        last[pool["name"]] = max(pool["generation"], last.get(pool["name"], 0))
    used = _used(cluster.claims, driver)
    for each in slices:
        pool = each["pool"]
        if pool["generation"] < last[pool["name"]]:
            continue
        for device in each.get("devices") or ():
            free = {
                name: quantity(capacity["value"])
                - used.get((pool["name"], device["name"], name), Fraction(0))
                for name, capacity in (device.get("capacity") or {}).items()
            }
            yield Card(each.get("nodeName") or pool["name"], device["name"], device, free)


def _used(claims: Iterable[Object], driver: str) -> dict[tuple[str, str, str], Fraction]:
    """Add up what all allocated claims consume, by pool, card and capacity."""
    used: dict[tuple[str, str, str], Fraction] = {}
    for claim in claims:
        allocation = (claim.get("status") or {}).get("allocation") or {}
        for each in (allocation.get("devices") or {}).get("results") or ():
            if each["driver"] != driver:
                continue
            for name, amount in (each.get("consumedCapacity") or {}).items():
                key = each["pool"], each["device"], name
                used[key] = used.get(key, Fraction(0)) + quantity(str(amount))
    return used


def _requests(
    claim: str,
    devices: Object,
    classes: Sequence[Object],
    cards: Sequence[Card],
    driver: str,
) -> Iterator[Asked]:
    known = {each["metadata"]["name"]: each["spec"] for each in classes}
    for request in devices.get("requests") or ():
        alternatives = [
            (f"{request['name']}/{each['name']}", each)
            for each in request.get("firstAvailable") or ()
        ] or [(request["name"], request.get("exactly") or {})]
        for name, wanted in alternatives:
            amounts = {
                capacity: str(amount)
                for capacity, amount in (
                    (wanted.get("capacity") or {}).get("requests") or {}
                ).items()
            }
            kind = wanted.get("deviceClassName", "")
            asked = Asked(claim, name, kind, wanted.get("count", 1), amounts)
            if kind not in known:
                yield replace(asked, problem=f"there is no DeviceClass {kind}")
                continue
            verdicts = tuple(
                Verdict(card.node, card.name, tuple(_reasons(card, wanted, known[kind], driver)))
                for card in cards
            )
            yield replace(asked, verdicts=verdicts, problem=_few(asked.count, verdicts))


def _few(count: int, verdicts: Sequence[Verdict]) -> str:
    """Name a problem that is not of one card: too few cards, or none."""
    if not verdicts:
        return "no node offers a card"
    fitting = [each.node for each in verdicts if not each.reasons]
    most = max((fitting.count(node) for node in fitting), default=0)
    if 0 < most < count:
        return f"{count} cards of one node are asked for, at most {most} of one node fit"
    return ""


def _reasons(card: Card, wanted: Object, kind: Object, driver: str) -> Iterator[str]:
    """Give each reason why a card is not for a request."""
    for whose, those in (("class", kind.get("selectors")), ("request", wanted.get("selectors"))):
        for expression in selectors.expressions(those):
            answer = selectors.fits(expression, card.device, driver)
            if answer is False:
                yield f"the {whose} leaves it out: {expression}"
                return
            if answer is None:
                yield f"the {whose}'s selector is not understood here: {expression}"
    tolerated = wanted.get("tolerations") or ()
    for taint in card.device.get("taints") or ():
        if taint["effect"] != "None" and not any(_tolerates(each, taint) for each in tolerated):
            yield f"it has the taint {taint['key']}"
    asked = (wanted.get("capacity") or {}).get("requests") or {}
    capacities = card.device.get("capacity") or {}
    for name in asked:
        if name not in capacities:
            yield f"{name}: the card has no such capacity, it has {', '.join(capacities)}"
    for name, capacity in capacities.items():
        yield from _amount(name, capacity, asked.get(name), card.free[name])


def _amount(name: str, capacity: Object, asked: str | None, free: Fraction) -> Iterator[str]:
    """Compare the amount asked of one capacity, or its default, with the rest of it."""
    policy = capacity.get("requestPolicy") or {}
    whole = quantity(capacity["value"])
    amount = quantity(str(asked if asked is not None else policy.get("default", whole)))
    verb = "asked" if asked is not None else "taken where nothing is asked"
    valid = policy.get("validRange") or {}
    allowed = sorted(map(quantity, policy.get("validValues") or ()))
    amount = max(amount, quantity(valid["min"])) if "min" in valid else amount
    most = quantity(valid["max"]) if "max" in valid else allowed[-1] if allowed else whole
    if amount > most:
        yield f"{_worded(name, amount)} {verb}, at most {_figure(name, most)} is allowed"
        return
    amount = min((each for each in allowed if each >= amount), default=amount)
    if amount > free:
        left = f"{_figure(name, max(free, Fraction(0)))} of {_figure(name, whole)}"
        yield f"{_worded(name, amount)} {verb}, {left} is free"


def _tolerates(toleration: Object, taint: Object) -> bool:
    same_key: bool = toleration.get("key", taint["key"]) == taint["key"]
    same_effect: bool = toleration.get("effect", taint["effect"]) == taint["effect"]
    exists = toleration.get("operator", "Equal") == "Exists"
    same_value: bool = exists or toleration.get("value", "") == taint.get("value", "")
    return same_key and same_effect and same_value


def _worded(name: str, amount: Fraction) -> str:
    return f"{name} {_figure(name, amount)}"


def _figure(name: str, amount: Fraction) -> str:
    return units.worded(int(amount)) if name == _MEMORY else f"{float(amount):g}"
