"""The driver's figures of processes, and tenants' accounts -> processes that evade them. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from porter import units
from porter.native.probe import Process
from porter.runtime.account import Member

SLACK = 64 << 20  # bytes that the driver may count of a process and no account charges
# tenant without a limit of memory -> pids of its processes in leases, each with its pid namespace
Seats = Mapping[str, Collection[tuple[int, int]]]
_NO_SEATS: Seats = MappingProxyType({})
_WORD = "(?<![A-Za-z0-9])(?:pod)?{}(?![A-Za-z0-9])"


class Kind(StrEnum):
    """The violation of a process."""

    STRANGER = "stranger"  # the driver lists it on a shared device, and it is in no account
    OPEN = "open"  # a tenant's process has the device's node open, and it is in no account
    EXCESS = "excess"  # the driver counts more memory than its account charges
    OVERTIME = "overtime"  # the driver counts more time than its tenant is charged


@dataclass(frozen=True, slots=True)
class Identity:
    """A process of this machine."""

    inner: int  # its pid as it sees itself
    space: int  # inode of the pid namespace of that
    started: int  # ticks since boot; distinguishes it from a later one of the same pid
    group: str  # its control group
    command: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A process that evades its limits, or has none."""

    kind: Kind
    pid: int
    started: int
    uuid: str  # "": the driver names no device
    tenant: str  # of its account or control group; "": not known
    counted: int  # bytes; by the driver
    charged: int  # bytes
    command: str
    busy: int | None = None  # percent of the device's time; by the driver, for all of the tenant
    share: int | None = None  # percent that the tenant was charged


def findings(
    processes: Iterable[Process],
    identities: Mapping[int, Identity],
    members: Mapping[str, Iterable[Member]],
    groups: Mapping[str, str],
    seats: Seats = _NO_SEATS,
) -> tuple[Finding, ...]:
    """Compare memory; `members` are by tenant, `groups` say by which text a group names a tenant.

    A process that has ended meanwhile is left out. A process of `seats` is no stranger, and holds
    as much memory as it likes.
    """
    found = []
    for process in processes:
        if identity := identities.get(process.pid):
            tenant, charged = _account(process.uuid, identity, members)
            if tenant is None and _seat(identity, seats, groups):
                continue
            if tenant is None:
                kind, tenant = Kind.STRANGER, tenant_of(identity.group, groups)
            elif process.memory > charged + SLACK:
                kind = Kind.EXCESS
            else:
                continue
            about = (process.pid, identity.started, process.uuid, tenant)
            found.append(Finding(kind, *about, process.memory, charged, identity.command))
    return tuple(found)


def opened(
    holders: Iterable[tuple[int, str]],
    identities: Mapping[int, Identity],
    members: Mapping[str, Iterable[Member]],
    groups: Mapping[str, str],
) -> tuple[Finding, ...]:
    """List processes of tenants that have a device open and are in no account.

    `holders`: pids, each with the UUID of the device whose node it has open.
    """
    found = []
    for pid, uuid in holders:
        identity = identities.get(pid)
        tenant = tenant_of(identity.group, groups) if identity else ""
        if identity and tenant and _account(uuid, identity, members)[0] is None:
            about = (pid, identity.started, uuid, tenant)
            found.append(Finding(Kind.OPEN, *about, 0, 0, identity.command))
    return tuple(found)


def owners(
    identities: Mapping[int, Identity],
    members: Mapping[str, Iterable[Member]],
    groups: Mapping[str, str],
    seats: Seats,
) -> dict[int, str]:
    """Find the tenant of each process that is a member of an account, or that has a seat."""
    return {
        pid: tenant
        for pid, identity in identities.items()
        if (tenant := _account("", identity, members)[0] or _seat(identity, seats, groups))
    }


def lasting(before: Iterable[Finding], now: Iterable[Finding]) -> tuple[Finding, ...]:
    """Keep what two looks in a row have found: a process may just be joining, or leaving."""
    known = {key(each) for each in before}
    return tuple(each for each in now if key(each) in known)


def worded(finding: Finding) -> str:
    """Word it for people."""
    whose = f" of {finding.tenant}" if finding.tenant else ""
    device = finding.uuid or "a device"
    counted = units.worded(finding.counted)
    if finding.kind is Kind.STRANGER:
        what = f"holds {counted} of {device} and is in no account"
    elif finding.kind is Kind.OPEN:
        what = f"has {device} open and is in no account"
    elif finding.kind is Kind.EXCESS:
        charged = units.worded(finding.charged)
        what = f"holds {counted} of {device}, its account charges {charged}"
    else:
        time = f"{finding.busy} % of the time of {device}"
        what = f"is the busiest of a tenant that had {time} and is charged {finding.share} %"
    return f"pid {finding.pid} ({finding.command}){whose} {what}"


def key(finding: Finding) -> tuple[Kind, int, int, str]:
    """Identify a finding by its kind and its process."""
    return finding.kind, finding.pid, finding.started, finding.uuid


def tenant_of(group: str, groups: Mapping[str, str]) -> str:
    """Find the tenant that a control group's path names by a whole word; "": none.

    `group`: lines of /proc, in which names of controllers precede the path. Kubernetes puts `pod`
    before a uid.
    """
    paths = "\n".join(line.split(":", 2)[-1] for line in group.split("\n"))
    return next(
        (
            tenant
            for text, tenant in groups.items()
            if text in paths and re.search(_WORD.format(re.escape(text)), paths)
        ),
        "",
    )


def _seat(identity: Identity, seats: Seats, groups: Mapping[str, str]) -> str:
    """Find the tenant in whose name it takes turns; "": none, or its control group names another.

    Any process that reaches a lease can write a row in any tenant's name. So a row proves nothing
    about a tenant with a limit of memory: a program that passes by the library would write one in
    order to hide. The library joins the account of such a tenant before the lease. For a tenant
    without that limit there is no account, and nothing to pass by except its time, which is
    compared with its charge.
    """
    named = tenant_of(identity.group, groups)
    process = (identity.inner, identity.space)
    whose = (name for name, pids in seats.items() if process in pids and named in ("", name))
    return next(whose, "")


def _account(
    uuid: str, identity: Identity, members: Mapping[str, Iterable[Member]]
) -> tuple[str | None, int]:
    """Find whose member it is, and its charge; it may have joined several accounts, one by one."""
    whose, charged = None, 0
    for tenant, each in members.items():
        for member in each:
            if (member.pid, member.pid_space) == (identity.inner, identity.space):
                whose = whose or tenant
                charged += sum(size for of, size in member.charged if uuid in (of, ""))
    return whose, charged
