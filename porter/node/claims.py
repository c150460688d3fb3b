"""A ResourceClaim of the cluster -> its allocation on this node; and back to figures. Pure.

Also the format of a prepared claim on disk, as JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields, replace
from fractions import Fraction
from typing import Any, TypeVar

from porter import units
from porter.errors import PorterError
from porter.node.nouns import Allocation, Card, Claim, Place, Portion
from porter.runtime import terms
from porter.runtime.orders import Order
from porter.runtime.terms import Policy, Sharing

_Noun = TypeVar("_Noun", Claim, Portion, Sharing)
_KINDS = ("Share",)
_PARAMETERS = ("policy", "weight", "priority")
_ANNOTATIONS = (*_PARAMETERS, "memory", "compute")
_QUANTITY = re.compile(r"(?P<number>[0-9]+(\.[0-9]*)?|\.[0-9]+)(?P<unit>[a-zA-Z]*|e[-+]?[0-9]+)")
_UNITS = {
    "": 1,
    "n": Fraction(1, 10**9),
    "u": Fraction(1, 10**6),
    "m": Fraction(1, 1000),
    **{name: 1000**power for power, name in enumerate("kMGTPE", 1)},
    **{f"{name}i": 1024**power for power, name in enumerate("KMGTPE", 1)},
}
_PPM = units.WHOLE // 100  # of a per cent


def parse(raw: Mapping[str, Any], uid: str, driver: str, cards: Iterable[Card]) -> Claim:
    """Read a claim's allocation of this node's cards."""
    about = raw["metadata"]
    where = f"claim {about['namespace']}/{about['name']}"
    if about["uid"] != uid:
        raise PorterError(f"{where}: is another one now, of uid {about['uid']}, not {uid}")
    status, devices = raw.get("status") or {}, _devices(raw)
    results = _results(raw, driver)
    if not results:
        raise PorterError(f"{where}: has no device of {driver} allocated")
    by_name = {card.name: card for card in cards}
    ordered = _ordered(where, about.get("annotations") or {}, driver)
    portions = tuple(_portion(where, each, by_name) for each in results)
    portions = tuple(_lowered(where, each, ordered) for each in portions)
    requests = {each["request"] for each in results}
    asked = _parameters(where, devices.get("config") or (), driver, requests) | ordered
    pods = [each for each in status.get("reservedFor") or () if each["resource"] == "pods"]
    names, uids = (tuple(each[key] for each in pods) for key in ("name", "uid"))
    sharing = _sharing(where, asked, portions)
    return Claim(uid, about["namespace"], about["name"], names, portions, sharing, uids)


def is_allocated(raw: Mapping[str, Any], driver: str) -> bool:
    """Return whether a claim has a device of the driver now.

    It has none before the scheduler has chosen one, and again once its pods have ended.
    """
    return bool(_results(raw, driver))


def limits(claim: Claim) -> tuple[str, Sharing]:
    """Word its limits as `porter mounts` takes them: of memory, and of time.

    Any other device that a container sees grants it next to nothing. So a container under a second
    claim, whose limits take the place of these, does not have the cards of the first one without
    a limit.
    """
    memory = ",".join(["1", *(f"{uuid}={size}" for uuid, (size, _) in _sums(claim).items())])
    shares = [
        f"{uuid}={_percent(compute)}" for uuid, (_, compute) in _sums(claim).items() if compute
    ]
    sharing = claim.sharing
    return memory, Sharing(",".join(shares), sharing.policy, sharing.weight, sharing.priority)


def orders(claim: Claim) -> tuple[Order, ...]:
    """Word its limits as `porter set` takes them: of memory, and of time."""
    sharing = claim.sharing
    made = []
    for uuid, (memory, compute) in _sums(claim).items():
        share = Sharing(_percent(compute) if compute else "", sharing.policy, sharing.weight)
        time = replace(share, policy=share.means)
        if share.means is not Policy.BEST_EFFORT:
            time = replace(time, priority=sharing.priority or terms.Priority.NORMAL)
        made.append(Order(claim.uid, (uuid,), str(memory), terms.UNSET))
        made.append(Order(claim.uid, (uuid,), "", time))
    return tuple(made)


def over_allocated(claim: Claim, others: Iterable[Claim], cards: Iterable[Card]) -> list[str]:
    """Say of which cards more would be given away than they have."""
    by_uuid = {card.uuid: card for card in cards}
    given: dict[str, list[int]] = {uuid: [0, 0] for uuid in by_uuid}
    for each in (*(other for other in others if other.uid != claim.uid), claim):
        for uuid, (memory, compute) in _sums(each).items():
            if uuid in given:
                given[uuid][0] += memory
                given[uuid][1] += compute
    problems = []
    for uuid in _sums(claim):
        memory, compute = given[uuid]
        if memory > by_uuid[uuid].memory:
            problems.append(
                f"{by_uuid[uuid].name}: {units.worded(memory)} of memory would be given away, it "
                f"has {units.worded(by_uuid[uuid].memory)}"
            )
        if compute > units.WHOLE:
            problems.append(
                f"{by_uuid[uuid].name}: {_percent(compute)} % of its time would be given away"
            )
    return problems


def allocations(claim: Claim, cards: Iterable[Card]) -> tuple[Allocation, ...]:
    """Give its figures, with the places that a monitoring system groups by."""
    vendors = {card.uuid: card.vendor for card in cards}
    names = {portion.uuid: portion.device for portion in claim.portions}
    pod = claim.pods[0] if len(claim.pods) == 1 else ""  # several pods are one tenant
    return tuple(
        Allocation(
            claim.uid,
            uuid,
            memory,
            compute or None,
            Place(claim.namespace, pod, "", claim.name, names[uuid], vendors.get(uuid, "")),
        )
        for uuid, (memory, compute) in _sums(claim).items()
    )


def dump(claim: Claim) -> str:
    """Word a claim for a file."""
    return json.dumps(asdict(claim), indent=2) + "\n"


def load(text: str) -> Claim:
    """Read what `dump` worded, also that of a version which keeps more, or less, of a claim."""
    try:
        raw = json.loads(text)
        portions = tuple(_kept(Portion, each) for each in raw.pop("portions"))
        sharing = _kept(Sharing, raw.pop("sharing"))
        pods, uids = tuple(raw.pop("pods")), tuple(raw.pop("uids", ()))
        about = {"pods": pods, "portions": portions, "sharing": sharing, "uids": uids}
        return _kept(Claim, raw | about)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise PorterError(f"no claim of this version of porter: {error}") from error


def _devices(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    status = raw.get("status") or {}
    return (status.get("allocation") or {}).get("devices") or {}


def _results(raw: Mapping[str, Any], driver: str) -> list[Mapping[str, Any]]:
    """List the devices of the driver that a claim was allocated."""
    return [each for each in _devices(raw).get("results") or () if each["driver"] == driver]


def _kept(kind: type[_Noun], raw: Mapping[str, Any]) -> _Noun:
    """Make a noun of the values that this version of porter knows."""
    known = {each.name for each in fields(kind)}
    return kind(**{name: value for name, value in raw.items() if name in known})


def quantity(text: str) -> Fraction:
    """Read an amount as Kubernetes words it: 8Gi, 12500m, 1e3."""
    found = _QUANTITY.fullmatch(text)
    if not found or not (found["unit"] in _UNITS or found["unit"].startswith("e")):
        raise PorterError(f"{text!r} is not a quantity, allowed are such as 8Gi, 12500m or 30")
    number = Fraction(found["number"])
    unit = Fraction(_UNITS[found["unit"]] if found["unit"] in _UNITS else f"1{found['unit']}")
    return number * unit


def _portion(where: str, result: Mapping[str, Any], cards: Mapping[str, Card]) -> Portion:
    if result["device"] not in cards:
        here = ", ".join(cards) or "none"
        raise PorterError(
            f"{where}: {result['device']!r} is no card of this node, here are: {here}"
        )
    card = cards[result["device"]]
    consumed = result.get("consumedCapacity") or {}
    used = {name: quantity(str(text)) for name, text in consumed.items()}
    return Portion(
        backend=card.backend,
        request=result["request"].partition("/")[0],
        pool=result["pool"],
        device=card.name,
        share=result.get("shareID") or "",
        uuid=card.uuid,
        memory=int(used.get("memory", card.memory)),
        compute=int(used.get("compute", 0) * _PPM),
    )


def _ordered(where: str, annotations: Mapping[str, str], driver: str) -> dict[str, Any]:
    """Read the order in a claim's annotations, which replaces its parameters."""
    raw = {
        name.partition("/")[2]: value
        for name, value in annotations.items()
        if name.startswith(f"{driver}/")
    }
    if unknown := sorted(set(raw) - set(_ANNOTATIONS)):
        raise PorterError(
            f"{where}: annotation {driver}/{unknown[0]} is not known, allowed: "
            f"{', '.join(_ANNOTATIONS)}"
        )
    weight = raw.get("weight", "")
    return {**raw, "weight": int(weight)} if weight.isascii() and weight.isdigit() else {**raw}


def _lowered(where: str, portion: Portion, ordered: Mapping[str, Any]) -> Portion:
    """Lower a portion as ordered. More than the scheduler gave may be another claim's."""
    memory = int(quantity(ordered["memory"])) if "memory" in ordered else portion.memory
    compute = int(quantity(ordered["compute"]) * _PPM) if "compute" in ordered else portion.compute
    if memory > portion.memory or compute > portion.compute:
        raise PorterError(
            f"{where}: {units.worded(memory)} and compute {_percent(compute)} are ordered of "
            f"{portion.device}, allowed are up to {units.worded(portion.memory)} and "
            f"{_percent(portion.compute)}, which it was allocated"
        )
    if not memory or bool(compute) != bool(portion.compute):
        raise PorterError(f"{where}: none of an amount is ordered, allowed is less of it")
    return replace(portion, memory=memory, compute=compute)


def _parameters(
    where: str, config: Iterable[Mapping[str, Any]], driver: str, requests: set[str]
) -> dict[str, Any]:
    """Collect what classes and the claim say of shares; the claim's come last and hold."""
    asked: dict[str, Any] = {}
    for each in config:
        opaque = each.get("opaque") or {}
        meant = set(each.get("requests") or requests)
        ours = {name for name in requests if name in meant or name.partition("/")[0] in meant}
        if opaque.get("driver") == driver and ours:
            raw = dict(opaque.get("parameters") or {})
            kind, version = raw.pop("kind", ""), raw.pop("apiVersion", "")
            if kind not in _KINDS or version != f"{driver}/v1":
                raise PorterError(
                    f"{where}: parameters of kind {kind!r} of {version!r} are not known, allowed: "
                    f"Share of {driver}/v1"
                )
            asked |= raw
    if unknown := sorted(set(asked) - set(_PARAMETERS)):
        raise PorterError(
            f"{where}: parameter {unknown[0]!r} is not known, allowed: {', '.join(_PARAMETERS)}"
        )
    return asked


def _sharing(where: str, asked: Mapping[str, Any], portions: tuple[Portion, ...]) -> Sharing:
    timed = [portion for portion in portions if portion.compute]
    if timed and len(timed) < len(portions):
        raise PorterError(
            f"{where}: asks for compute of one card and for none of another, allowed is either"
        )
    policy = str(asked.get("policy", ""))
    priority = str(asked.get("priority", ""))
    problems = [
        f"{where}: {name} {value!r} is not known, allowed: {', '.join(known)}"
        for name, value, known in (
            ("policy", policy, list(Policy)),
            ("priority", priority, list(terms.Priority)[1:]),
        )
        if value and value not in known
    ]
    weight = asked.get("weight", 0)
    least, most = terms.WEIGHTS
    if "weight" in asked and not (isinstance(weight, int) and least <= weight <= most):
        problems.append(f"{where}: weight {weight!r} is not allowed, {least} to {most} are")
    problems += [
        f"{where}: compute {_percent(portion.compute)} is not allowed, 0 and 1 to 100 are"
        for portion in timed
        if portion.compute < _PPM
    ]
    if problems:
        raise PorterError(*problems)
    if not timed and not policy:
        policy = Policy.WEIGHT if weight else Policy.BEST_EFFORT
    try:
        terms.check(Sharing("1" if timed else "", policy, weight, priority))
    except PorterError as error:
        raise PorterError(*(f"{where}: {problem}" for problem in error.problems)) from error
    return Sharing("", policy, weight, priority)


def _sums(claim: Claim) -> dict[str, tuple[int, int]]:
    """Add up the portions of each card: two requests of a claim may be of the same one."""
    sums: dict[str, tuple[int, int]] = {}
    for each in claim.portions:
        memory, compute = sums.get(each.uuid, (0, 0))
        sums[each.uuid] = (memory + each.memory, compute + each.compute)
    return sums


def _percent(compute: int) -> str:
    return f"{compute / _PPM:g}"
