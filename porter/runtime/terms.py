"""How a user words a share of a device's time -> what shims and leases read. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from porter import units
from porter.errors import PorterError

WEIGHTS = (1, 10_000)
WEIGHT = 100  # of a tenant without one
DEVICE = re.compile(r"[A-Za-z0-9][-A-Za-z0-9_:./]*")
_INDEX_DIGITS = 4  # longer ones are UUIDs: backends/core/config/config_state.h


class Policy(StrEnum):
    """The meaning of a share while other tenants want the device, too."""

    CAP = "cap"  # never more
    BURST = "burst"  # at least this; and its weight's part of time that is left
    WEIGHT = "weight"  # in proportion
    EQUAL = "equal"  # in proportion to a weight of 100
    BEST_EFFORT = "best-effort"  # unused time only


class Priority(StrEnum):
    """The order of service; `idle` is the priority of best effort."""

    IDLE = "idle"
    LOW = "low"
    NORMAL = "normal"
    HIGH = "high"


PRIORITIES = tuple(Priority)  # by their number in a lease
_WITH_SHARE = (Policy.CAP, Policy.BURST)


@dataclass(frozen=True, slots=True)
class Sharing:
    """The requested terms; "" and 0 are not set."""

    compute: str = ""  # "30,1=50%"
    policy: str = ""
    weight: int = 0
    priority: str = ""

    def __bool__(self) -> bool:
        """Check whether anything was asked for."""
        return bool(self.compute or self.policy or self.weight or self.priority)

    @property
    def means(self) -> Policy:
        """The policy; if none was set, the one that the other terms mean."""
        if self.policy:
            return Policy(self.policy)
        if self.compute:
            return Policy.CAP
        return Policy.WEIGHT if self.weight else Policy.EQUAL


UNSET = Sharing()


@dataclass(frozen=True, slots=True)
class Terms:
    """A tenant's terms in a lease: struct share_terms of backends/core/sched/share.h."""

    weight: int = WEIGHT
    cap: int = units.WHOLE  # parts per million; never more
    floor: int = 0  # parts per million, guaranteed
    priority: int = PRIORITIES.index(Priority.NORMAL)

    @property
    def policy(self) -> Policy:
        """The policy that these terms are the meaning of; `equal` means a weight, and is one."""
        if self.priority == PRIORITIES.index(Priority.IDLE):
            return Policy.BEST_EFFORT
        if self.cap < units.WHOLE:
            return Policy.CAP
        if self.floor:
            return Policy.BURST
        return Policy.WEIGHT

    @property
    def target(self) -> int | None:
        """Parts per million that it was promised; None: as much as its weight among others."""
        return self.floor or None

    @property
    def percent(self) -> float | None:
        """The same in per cent."""
        return self.target and self.target / (units.WHOLE // 100)


def check(sharing: Sharing, *, given: str = "") -> Sharing:
    """Refuse contradictory terms; `given`: a share that is set elsewhere."""
    wrong = list_problems(sharing.compute, "SHARE", units.share_problem)
    problems = [f"--compute: {problem}" for problem in wrong]
    if sharing.policy in _WITH_SHARE and not sharing.compute and not given:
        problems.append(f"--policy: {sharing.policy!r} needs --compute: how much is it?")
    if sharing.compute and sharing.means not in _WITH_SHARE:
        problems.append(
            f"--compute: says nothing under --policy {sharing.policy}, allowed with "
            f"{' and '.join(_WITH_SHARE)}"
        )
    if sharing.weight and sharing.means is not Policy.WEIGHT:
        meant = "" if sharing.policy else ", which --compute alone means"
        problems.append(
            f"--weight: says nothing under --policy {sharing.means}{meant}, allowed with weight"
        )
    if sharing.priority and sharing.means is Policy.BEST_EFFORT:
        problems.append(
            f"--priority: has no effect under --policy {sharing.means}, "
            "which is served after all others"
        )
    if problems:
        raise PorterError(*problems)
    return sharing


def environment(sharing: Sharing, inherited: Mapping[str, str]) -> dict[str, str]:
    """Write it as the variables that shims read, in the place of former ones.

    A policy that needs a share and comes without one is for the share that is there.
    """
    how = {"PORTER_COMPUTE", "PORTER_POLICY", "PORTER_WEIGHT"}
    if not (sharing.compute or sharing.policy or sharing.weight):
        how = set()
    elif sharing.means in _WITH_SHARE and not sharing.compute:
        how -= {"PORTER_COMPUTE"}
    kept = {name: value for name, value in inherited.items() if name not in how}
    settings = {
        "PORTER_COMPUTE": sharing.compute,
        "PORTER_POLICY": sharing.policy,
        "PORTER_WEIGHT": str(sharing.weight or ""),
        "PORTER_PRIORITY": sharing.priority,
    }
    return kept | {name: value for name, value in settings.items() if value}


def configuration(sharing: Sharing) -> list[tuple[str, str]]:
    """Word it as lines of a file that leaves nothing for the environment to add."""
    if not sharing:
        return []
    lines = [keyed("compute", entry) for entry in _entries(sharing.compute)]
    lines.append(("policy", sharing.means))
    if sharing.means is Policy.WEIGHT:
        lines.append(("weight", str(sharing.weight or WEIGHT)))
    return [*lines, ("priority", sharing.priority or Priority.NORMAL)]


def plain(device: str) -> str:
    """Write a device's name in one way: `00` is device 0, and a UUID has no case."""
    return str(int(device)) if is_index(device) else device.lower()


def is_index(device: str) -> bool:
    """Distinguish a device's index from a UUID that begins with digits."""
    return device.isascii() and device.isdigit() and len(device) <= _INDEX_DIGITS


def keyed(key: str, entry: str) -> tuple[str, str]:
    """Turn an entry of a list into a key and its value: `1=50%` into `memory.1`, `50%`."""
    device, equals, value = entry.partition("=")
    return (f"{key}.{device}", value) if equals else (key, entry)


def of(sharing: Sharing, now: Terms) -> Terms:
    """Return its terms for one device; those that it does not set stay as `now`."""
    idle = PRIORITIES.index(Priority.IDLE)
    kept = PRIORITIES.index(Priority.NORMAL) if now.priority == idle else now.priority
    priority = PRIORITIES.index(Priority(sharing.priority)) if sharing.priority else kept
    if not (sharing.policy or sharing.compute or sharing.weight):
        if now.policy is Policy.BEST_EFFORT:
            raise PorterError(
                f"--priority: has no effect under {now.policy}, its policy, which is served after "
                "all others; give --policy, too"
            )
        return Terms(now.weight, now.cap, now.floor, priority)
    policy = sharing.means
    if not sharing.policy and sharing.compute and now.policy is Policy.BURST:
        policy = now.policy
    if policy is Policy.BURST and sharing.compute and units.is_unlimited(sharing.compute.strip()):
        policy = Policy.EQUAL
    share = units.share(sharing.compute.strip()) if sharing.compute else _share_of(now)
    if policy in _WITH_SHARE and share is None:
        raise PorterError(f"--policy: {str(policy)!r} needs --compute: how much is it?")
    return meaning(policy, share or units.WHOLE, sharing.weight or now.weight, priority)


def _share_of(terms: Terms) -> int | None:
    return terms.cap if terms.cap < units.WHOLE else terms.target


def meaning(policy: Policy, share: int, weight: int, priority: int) -> Terms:
    """Give the terms that a policy means, as share_terms_of of backends/core/sched/share.c does."""
    match policy:
        case Policy.CAP:
            return Terms(WEIGHT, share, share if share < units.WHOLE else 0, priority)
        case Policy.BURST:
            return Terms(WEIGHT, units.WHOLE, share, priority)
        case Policy.WEIGHT:
            return Terms(weight, units.WHOLE, 0, priority)
        case Policy.BEST_EFFORT:
            return Terms(priority=PRIORITIES.index(Priority.IDLE))
        case Policy.EQUAL:
            return Terms(priority=priority)


def _entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",")] if text else []


def list_problems(text: str, what: str, problem_of: Callable[[str], str]) -> list[str]:
    """Write the fault of a list such as `30,1=50`; `what` is the kind of its values: SHARE."""
    problems = []
    names = []
    for entry in _entries(text):
        name, equals, value = (part.strip() for part in entry.rpartition("="))
        names.append(plain(name))
        if equals and not DEVICE.fullmatch(name):
            problems.append(f"{entry!r} is not {what}, INDEX={what} or UUID={what}")
        elif problem := problem_of(value):
            problems.append(f"{name}: {problem}" if name else problem)
    problems += [
        f"{name or 'every device'}: given {names.count(name)} times, allowed is once"
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    return problems


def devices(text: str) -> list[str]:
    """List the devices that a list of limits names."""
    return [entry.rpartition("=")[0].strip() for entry in _entries(text) if "=" in entry]
