"""The driver's figures of processes, and tenants' accounts -> processes that evade them. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from porter import units
from porter.native.probe import Process
from porter.runtime.account import Member

SLACK = 64 << 20  # bytes that the driver may count of a process and no account charges


class Kind(StrEnum):
    """The violation of a process."""

    STRANGER = "stranger"  # it has memory of a shared device, and is a member of no account
    EXCESS = "excess"  # the driver counts more than its account charges


@dataclass(frozen=True, slots=True)
class Identity:
    """The identity of a process of this machine."""

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
    uuid: str
    tenant: str  # the owner of its account or control group; "": not known
    counted: int  # bytes; by the driver
    charged: int  # bytes
    command: str


def findings(
    processes: Iterable[Process],
    identities: Mapping[int, Identity],
    members: Mapping[str, Iterable[Member]],
) -> tuple[Finding, ...]:
    """Compare; `members` are by tenant. A process that has ended meanwhile is left out."""
    found = []
    for process in processes:
        if identity := identities.get(process.pid):
            tenant, charged = _account(process, identity, members)
            if tenant is None:
                kind, tenant = Kind.STRANGER, _tenant_of(identity.group, members)
            elif process.memory > charged + SLACK:
                kind = Kind.EXCESS
            else:
                continue
            about = (process.pid, identity.started, process.uuid, tenant)
            found.append(Finding(kind, *about, process.memory, charged, identity.command))
    return tuple(found)


def lasting(before: Iterable[Finding], now: Iterable[Finding]) -> tuple[Finding, ...]:
    """Keep what two looks in a row have found: a process may just be joining, or leaving."""
    known = {_key(each) for each in before}
    return tuple(each for each in now if _key(each) in known)


def worded(finding: Finding) -> str:
    """Word it for people."""
    whose = f" of {finding.tenant}" if finding.tenant else ""
    counted = units.worded(finding.counted)
    if finding.kind is Kind.STRANGER:
        what = f"holds {counted} of {finding.uuid} and is in no account"
    else:
        charged = units.worded(finding.charged)
        what = f"holds {counted} of {finding.uuid}, its account charges {charged}"
    return f"pid {finding.pid} ({finding.command}){whose} {what}"


def _key(finding: Finding) -> tuple[Kind, int, int, str]:
    return finding.kind, finding.pid, finding.started, finding.uuid


def _account(
    process: Process, identity: Identity, members: Mapping[str, Iterable[Member]]
) -> tuple[str | None, int]:
    """Find whose member it is, and its charge; it may have joined several accounts, one by one."""
    whose, charged = None, 0
    for tenant, each in members.items():
        for member in each:
            if (member.pid, member.pid_space) == (identity.inner, identity.space):
                whose = whose or tenant
                charged += dict(member.charged).get(process.uuid, 0)
    return whose, charged


def _tenant_of(group: str, tenants: Iterable[str]) -> str:
    """Find a tenant that is named in a control group's path."""
    return next((tenant for tenant in tenants if tenant and tenant in group), "")
