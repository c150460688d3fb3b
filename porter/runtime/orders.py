"""Other terms for a tenant that runs -> its account and the leases it takes part in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from porter import units
from porter.errors import PorterError, did_you_mean
from porter.runtime import account, lease, mapped, terms
from porter.runtime.account import Holding
from porter.runtime.lease import Turn
from porter.runtime.terms import Sharing, Terms

CONFIGURED = "configured"  # the limit that its configuration says


@dataclass(frozen=True, slots=True)
class Order:
    """The changes for a tenant; empty parts stay as they are."""

    tenant: str
    devices: tuple[str, ...]  # beginnings of UUIDs; none: every device that it uses
    memory: str  # "8GiB", "none", "configured"
    sharing: Sharing


@dataclass(frozen=True, slots=True)
class Change:
    """What holds on a device from now on; None: it was not touched."""

    device: str
    memory: int | None = None  # its limit in bytes; 0: the limit at its start
    terms: Terms | None = None


def check(order: Order) -> None:
    """Refuse what says nothing, or what cannot be meant."""
    problems = []
    if not order.memory and not order.sharing:
        problems.append("nothing to set: give --memory, --compute, --policy, --weight, --priority")
    if order.memory and (problem := _memory_problem(order.memory)):
        problems.append(f"--memory: {problem}")
    if "," in order.sharing.compute or "=" in order.sharing.compute:
        problems.append("--compute: one share, please; --device says of which device")
    if problems:
        raise PorterError(*problems)
    terms.check(order.sharing, given="its present policy")


def carry_out(order: Order, state: Path, leases: Path) -> tuple[Change, ...]:
    """Change all of it; nothing, where a part of it cannot be."""
    check(order)
    path = state / order.tenant / account.NAME
    holdings = _holdings(path) if order.memory else {}
    turns = _turns(leases, order.tenant) if order.sharing else {}
    if problems := _problems(order, holdings, turns, state, leases):
        raise PorterError(*problems)
    limit, limited = _limit(order.memory), _among(order.devices, holdings)
    return _change(order.tenant, (path, leases), limited, limit, _made(order, turns))


def restore(order: Order, state: Path, leases: Path) -> tuple[Change, ...]:
    """Carry an order out again on the devices where the tenant has more; the others stay."""
    path, limit = state / order.tenant / account.NAME, _limit(order.memory)
    holdings = _holdings(path) if order.memory else {}
    turns = _turns(leases, order.tenant) if order.sharing else {}
    among = _among(order.devices, holdings)
    limited = [uuid for uuid in among if holdings[uuid].quota > limit]
    made = _made(order, turns)
    promised = {uuid: each for uuid, each in made.items() if _exceeds(turns[uuid].terms, each)}
    return _change(order.tenant, (path, leases), limited, limit, promised)


def _made(order: Order, turns: Mapping[str, Turn]) -> dict[str, Terms]:
    """Give the terms that the order leaves on each device."""
    return {
        uuid: terms.of(order.sharing, turns[uuid].terms) for uuid in _among(order.devices, turns)
    }


def _exceeds(has: Terms, due: Terms) -> bool:
    return (
        has.weight > due.weight
        or has.cap > due.cap
        or has.floor > due.floor
        or has.priority > due.priority
    )


def _change(
    tenant: str,
    files: tuple[Path, Path],
    limited: list[str],
    limit: int,
    promised: dict[str, Terms],
) -> tuple[Change, ...]:
    path, leases = files
    if limited:
        account.order(path, limited, limit)
    for uuid, made in promised.items():
        lease.set_terms(leases / f"{uuid}{lease.SUFFIX}", tenant, made)
    return tuple(
        Change(uuid, limit if uuid in limited else None, promised.get(uuid))
        for uuid in sorted({*limited, *promised})
    )


def _problems(
    order: Order, holdings: dict[str, Holding], turns: dict[str, Turn], state: Path, leases: Path
) -> list[str]:
    if _is_unused(state / order.tenant) and not turns:
        unused = f"{order.tenant}: its programs have not called a device yet, so it has no limits"
        hint = "repeat the order after their first call, or give the limits to `porter run`"
        return [f"{unused} to change; {hint}"]
    problems = []
    if order.memory and not holdings:
        problems.append(f"{order.tenant}: no limit of memory holds for it in {state}")
    if order.sharing and not turns:
        problems.append(f"{order.tenant}: takes part in no device's time in {leases}")
    tenants = _tenants(state, leases) if problems else set()
    if tenants and order.tenant not in tenants:
        problems.append(f"{order.tenant}: is no tenant here; {did_you_mean(order.tenant, tenants)}")
    for known in (list(holdings), list(turns)):
        problems += [
            f"--device: {order.tenant} uses none whose UUID begins with {name!r}, "
            f"allowed: {', '.join(sorted(known))}"
            for name in order.devices
            if known and not _among((name,), known)
        ]
    return list(dict.fromkeys(problems))


def worded(change: Change) -> str:
    """Word it for people: `GPU-8a6f: 4.0 GiB, cap 40%, priority normal`."""
    parts = []
    if change.memory is not None:
        parts.append(units.worded(change.memory) if change.memory else "memory as configured")
    if change.terms:
        parts += [_shared(change.terms), f"priority {terms.PRIORITIES[change.terms.priority]}"]
    return f"{change.device}: {', '.join(parts)}"


def document(change: Change) -> dict[str, object]:
    """Give it for programs, by the names and units of `porter top --json`; null: not touched."""
    quota: int | str | None = None
    if change.memory is not None:
        quota = units.limit(change.memory) if change.memory else CONFIGURED
    made = change.terms
    return {
        "device": change.device,
        "policy": made and made.policy,
        "weight": made and made.weight,
        "priority": made and terms.PRIORITIES[made.priority],
        "target": made and made.percent,
        "quota": quota,
    }


def _shared(made: Terms) -> str:
    if made.percent is not None:
        return f"{made.policy} {made.percent:g}%"
    return f"weight {made.weight}" if made.policy is terms.Policy.WEIGHT else str(made.policy)


def _memory_problem(text: str) -> str:
    if text == CONFIGURED or units.is_unlimited(text):
        return ""
    if text.endswith("%"):
        return f"{text!r}: how much a device has is not known here, allowed is a size such as 8GiB"
    if problem := units.amount_problem(text):
        return problem
    return "" if units.size(text) else f"{text!r} is no memory at all, allowed is from 1 byte on"


def _limit(text: str) -> int:
    """Return the value for the account: 0 is no order; a larger limit is the device's size."""
    if text in ("", CONFIGURED):
        return 0
    return units.UNLIMITED if units.is_unlimited(text) else units.size(text)


def _is_unused(folder: Path) -> bool:
    """Check whether a run made the tenant's folder, and no program the account in it."""
    with suppress(PermissionError):
        return folder.is_dir() and not (folder / account.NAME).exists()
    return False


def _among(names: tuple[str, ...], uuids: Iterable[str]) -> list[str]:
    return [
        uuid
        for uuid in uuids
        if not names or any(uuid.lower().startswith(name.lower()) for name in names)
    ]


def _holdings(path: Path) -> dict[str, Holding]:
    try:
        return {holding.uuid: holding for holding in account.read(path)}
    except FileNotFoundError:
        return {}


def _tenants(state: Path, leases: Path) -> set[str]:
    """List tenants with an account or a part in a device's time, as far as readable."""
    turns = lease.readable(leases).values()
    folders = []
    with suppress(PermissionError):
        folders = mapped.listed(state)
    accounts = {folder.name for folder in folders if (folder / account.NAME).is_file()}
    return accounts | {turn.tenant for device in turns for turn in device}


def _turns(leases: Path, tenant: str) -> dict[str, Turn]:
    return {
        device: turn
        for device, turns in lease.readable(leases).items()
        for turn in turns
        if turn.tenant == tenant
    }
