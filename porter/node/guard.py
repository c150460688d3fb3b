"""Looks at the driver's processes, at /proc and at the accounts -> processes that evade limits.

A finding counts once two looks in a row have it. The caller decides about the answer.
"""

from __future__ import annotations

import errno
import signal
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from porter.errors import PorterError
from porter.native.probe import Process
from porter.node import allocations, audit, overtime, proc
from porter.node.audit import Finding, Kind
from porter.node.nouns import Card
from porter.node.overtime import Time
from porter.node.proc import Holders
from porter.runtime import account, lease, mapped
from porter.runtime.account import Member
from porter.runtime.lease import Turn


class Action(StrEnum):
    """The answer to a process that evades its limits; each includes those before it."""

    LOG = "log"
    EVENT = "event"
    STOP = "stop"
    KILL = "kill"


_SIGNALS = {Action.STOP: signal.SIGSTOP, Action.KILL: signal.SIGKILL}


@dataclass
class Guard:
    """Keeps the findings of former looks."""

    state: Path
    leases: Path
    processes: Callable[[], Iterable[Process]]  # as the drivers list them
    cards: Callable[[], Iterable[Card]]
    groups: Callable[[], Mapping[str, str]]  # text in a control group's path -> tenant
    proc: Path = Path("/proc")
    _holders: Holders = field(init=False)
    _before: tuple[Finding, ...] = ()
    _accounts: set[str] = field(default_factory=set)  # tenants that have one, or had one
    _known: set[tuple[Kind, int, int, str]] = field(default_factory=set)
    _history: dict[tuple[str, str], list[Time]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Have looked at no process yet."""
        self._holders = Holders(self.proc)

    def look(self) -> tuple[Finding, ...]:
        """Look, and return the findings that the look before did not return."""
        now = self._look()
        found = [*audit.lasting(self._before, now), *overtime.overtime(self._history)]
        self._before = now
        here = {audit.key(each) for each in found}
        new = tuple(each for each in found if audit.key(each) not in self._known)
        self._known = here
        return new

    def _look(self) -> tuple[Finding, ...]:
        groups = self.groups()
        holders = self._holders.look(self._nodes(), groups)
        listed = tuple(self.processes())
        # Accounts are read last: a process that is listed by then has joined one.
        folders = mapped.listed(self.state)
        read = {path.name: _members(path / account.NAME) for path in folders}
        members = {tenant: each for tenant, each in read.items() if each is not None}
        # A tenant could remove its account.
        self._accounts = self._accounts & read.keys() | members.keys()
        pids = {each.pid for each in listed} | {pid for pid, _ in holders}
        identities = proc.identities(pids, self.proc)
        turns, now = self._turns(), time.monotonic_ns()
        seats = self._seats(turns, folders)
        owners = audit.owners(identities, members, groups, seats)
        seen = overtime.times(now, listed, identities, owners, turns)
        self._history = overtime.noted(self._history, seen)
        strangers = audit.findings(listed, identities, members, groups, seats)
        known = {each.pid for each in strangers}
        opened = (
            each
            for each in audit.opened(holders, identities, members, groups)
            if each.pid not in known and not proc.is_guarded(each.pid, self.proc)
        )
        return (*strangers, *opened)

    def _nodes(self) -> dict[str, str]:
        """Name the card that each node leads to; "": it leads to several."""
        found: dict[str, str] = {}
        for card in self.cards():
            for node in card.nodes:
                found[node] = card.uuid if found.get(node, card.uuid) == card.uuid else ""
        return found

    def _seats(
        self, turns: Mapping[tuple[str, str], Turn], folders: Iterable[Path]
    ) -> dict[str, set[tuple[int, int]]]:
        """List the processes that leases have of tenants without a limit of memory.

        Each tenant has a folder in the state, which a program in a container cannot make.
        """
        running = {tenant for tenant, _ in turns} - self._accounts
        unlimited = (
            path.name
            for path in folders
            if path.name in running
            and path.is_dir()
            and not allocations.limits_memory(self.state, path.name)
        )
        return {
            tenant: {
                pid for (name, _), each in turns.items() if name == tenant for pid in each.pids
            }
            for tenant in unlimited
        }

    def _turns(self) -> dict[tuple[str, str], Turn]:
        with suppress(OSError, PorterError):
            return {
                (turn.tenant, uuid): turn
                for uuid, turns in lease.readable(self.leases).items()
                for turn in turns
            }
        return {}


def act(finding: Finding, action: Action) -> str:
    """Signal the process, and return the action."""
    what = _SIGNALS.get(action)
    if what is None:
        return Action.LOG
    return action if proc.send(finding.pid, finding.started, what) else "it has ended"


def _members(path: Path) -> tuple[Member, ...] | None:
    """Read the members of an account; None: there is no such file."""
    try:
        return account.members(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except PorterError:  # it is damaged
        return ()
    except OSError as error:
        # its tenant has put a link or a socket in its place
        if error.errno in (errno.ELOOP, errno.ENXIO):
            return ()
        raise
