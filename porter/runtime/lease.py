"""A device's lease -> the tenants that take turns, and their terms. Knows arbiter_file.h."""

from __future__ import annotations

import os
import secrets
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from porter.errors import PorterError
from porter.runtime import mapped
from porter.runtime.terms import PRIORITIES, Policy, Terms

SUFFIX = ".lease"  # after the device's UUID
TENANTS, PROCESSES, NAME = 64, 1024, 64
_WORD, _BEGUN, _FIGURES_OF, _GATED, _PAUSED, _HIGH = 64, 72, 64 + 40, 64 + 52, 64 + 56, 136
_CLOSING, _EPOCH = 0x100, 16  # a bit, and a shift, of the word
_TENANT_AT, TENANT = 192, 256
_WHICH, _WAITED, _NAME, _OWN, _SHARE = 4, 8, 24, 88, 112  # in a tenant
# bit of the second word of _OWN: from here on, the terms that a process is about to set
_MEANT = 34
SHARE = struct.Struct("@IIIIqQQQII")  # struct share_tenant
_CREDIT, _USED, _RESTING = 16, 32, 48  # in one
_PROCESS_AT, PROCESS = _TENANT_AT + TENANTS * TENANT, 64
_PID, _OF, _BUSY, _WANTS = 4, 16, 24, 32  # in a process; _OF: its tenant, _BUSY: in-flight work
_WAITS, _SINCE, _SINCES = 1, 2, 1 << 30  # of _WANTS: a bit; a shift, of a time in ticks
_TICK = 16  # a time in ns, shifted by this number of bits
_ROW = struct.Struct("@IiIIIIQI")  # the beginning of one
_COPIED_AT, _NUMBER = _PROCESS_AT + PROCESSES * PROCESS, 8
_HOLD = 16  # bytes, at the end: measured gains and losses of shared mode
_ALL = 0xFF  # as owner
_IS_THERE = 1  # state of a tenant
KIND = mapped.Kind(
    "a lease",
    0x7265746962724170,
    9,
    TENANTS,
    PROCESSES,
    _COPIED_AT + TENANTS * _NUMBER + _HOLD,
)
_Read = TypeVar("_Read")
_SETTLED = 5  # looks in a row that find the terms as they were written
_TRIES = 100
_PAUSE = 0.001


@dataclass(frozen=True, slots=True)
class Turn:
    """A tenant's part in a device."""

    tenant: str
    terms: Terms
    used: int  # ns of the device's time, ever
    waited: int  # ns at the gate, ever, of all its threads
    copied: int  # bytes, ever, by copies that wait for no turn
    processes: int  # that live
    runs: bool  # it has the device now
    metered: bool  # its use is counted; no tenant's is if one tenant without a cap is alone
    # these processes' pids as they see themselves, each with the inode of its pid namespace
    pids: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A tenant's part in a device, at a moment."""

    name: str
    used: int  # ns of the device's time, ever
    waited: int  # ns at the gate, ever, of all its threads
    rests: bool  # it has a cap, and no credit left


@dataclass(frozen=True, slots=True)
class Process:
    """A live process that uses a device, at a moment."""

    slot: int
    tenant: int  # slot
    pid: int  # as the process itself sees it
    is_busy: bool  # it has work in flight
    waits: int | None  # ns since a thread of it began to wait for the lease; None: no thread waits


@dataclass(frozen=True, slots=True)
class Moment:
    """A device's lease at a moment."""

    taken: int  # ns, monotonic
    owner: int | None  # slot of the tenant that has the device; None: no tenant, or all of them
    is_shared: bool  # every tenant may submit work that is not in `paused`
    closing: bool  # the turn is over once in-flight work is done
    begun: int | None  # ns: when the turn began; None: not known
    metered: bool
    paused: int  # a bit for each tenant
    tenants: dict[int, Part]
    processes: tuple[Process, ...]
    epoch: int = 0  # a number for each turn

    def waiting(self) -> set[int]:
        """List the tenants of which a thread waits for the lease."""
        return {process.tenant for process in self.processes if process.waits is not None}

    def reason(self, tenant: int) -> str:
        """Name the reason for which a tenant that waits for the lease has to."""
        if tenant in self.tenants and self.tenants[tenant].rests:
            return "cap"
        if self.is_shared:
            return "pace"
        if self.owner is not None and self.owner != tenant and self.owner in self.tenants:
            return f"turn:{self.tenants[self.owner].name}"
        return "pass"


def queued(before: Moment, now: Moment, tenant: int) -> int:
    """Give how long (ns) threads stood at the gate until now, except for the lease.

    Only waits that ended between the two moments count, or took 10 ms: others are not noted yet.
    """
    parts = before.tenants.get(tenant), now.tenants.get(tenant)
    if not parts[0] or not parts[1] or tenant in before.waiting() | now.waiting():
        return 0
    return max(parts[1].waited - parts[0].waited, 0)


@contextmanager
def watched(path: Path) -> Iterator[Callable[[], Moment]]:
    """Open a device's lease, and give a function that reads it: cheap enough for each millisecond.

    The file is not mapped, as in mapped.opened.
    """
    with mapped.opened(path, KIND) as (file, _):

        def look() -> Moment:
            now = time.monotonic_ns()
            head = os.pread(file, _PROCESS_AT, 0)
            if len(head) < _PROCESS_AT:
                raise PorterError(f"{path}: has been cut short")
            high = min(mapped.number(head, _HIGH, "I"), PROCESSES)
            processes = os.pread(file, high * PROCESS, _PROCESS_AT)
            return _moment(file, head, processes, now)

        yield look


def read(path: Path) -> tuple[Turn, ...]:
    """Read the tenants of a device."""
    with mapped.opened(path, KIND) as (file, data):
        high = min(mapped.number(data, _HIGH, "I"), PROCESSES)
        alive = [slot for slot in range(high) if mapped.locked(file, slot)]
        living = [slot for slot in alive if _uses(data, slot)]
        running = _running(data, alive)
        metered = mapped.number(data, _GATED, "I") != 0
        return tuple(
            _turn(data, slot, living, runs=slot in running, metered=metered)
            for slot in _slots(data)
        )


def readable(folder: Path) -> dict[str, tuple[Turn, ...]]:
    """Read the tenants of each device; files of another version, or incomplete ones, are left out.

    A file that may not be read is an error: tenants may be there.
    """
    return _readable(folder, read)


def moments(folder: Path) -> dict[str, Moment]:
    """Read each device's lease as it is now; errors are those of `readable`."""
    return _readable(folder, _now)


def set_terms(path: Path, tenant: str, terms: Terms) -> None:
    """Promise a tenant other terms on a device, from its next turn on.

    A process may be writing the tenant's figures anew just now, old terms and all. So they are
    looked at again until they stay.
    """
    with mapped.writable(path, KIND) as data:
        settled = 0
        for _ in range(_TRIES):
            slot = _find(data, tenant)
            if slot is None:
                raise PorterError(f"{path}: no tenant {tenant!r} takes part")
            if _terms(data, slot) == terms:
                settled += 1
            else:
                settled = 0
                _write(data, slot, terms)
            if settled == _SETTLED:
                return
            time.sleep(_PAUSE)
    raise PorterError(f"{path}: the terms of {tenant!r} did not stay as they were set")


def _readable(folder: Path, read_one: Callable[[Path], _Read]) -> dict[str, _Read]:
    found = {}
    for path in mapped.listed(folder):
        if path.name.endswith(SUFFIX):
            try:
                found[path.name.removesuffix(SUFFIX)] = read_one(path)
            except PermissionError:
                raise
            except (OSError, PorterError):
                continue
    return found


def _now(path: Path) -> Moment:
    with watched(path) as look:
        return look()


def _moment(file: int, head: bytes, table: bytes, now: int) -> Moment:
    word = mapped.number(head, _WORD)
    owner, epoch = word & 0xFF, word >> _EPOCH
    known = mapped.number(head, _FIGURES_OF, "I") == epoch & 0xFFFFFFFF
    return Moment(
        now,
        None if owner in (0, _ALL) else owner - 1,
        owner == _ALL,
        bool(word & _CLOSING),
        mapped.number(head, _BEGUN) if known else None,
        mapped.number(head, _GATED, "I") != 0,
        mapped.number(head, _PAUSED),
        {slot: _part(head, slot) for slot in _slots(head)},
        tuple(_processes(file, table, now)),
        epoch,
    )


def _part(data: bytes, slot: int) -> Part:
    share = _share_at(data, slot)
    credit = struct.unpack_from("@q", data, share + _CREDIT)[0]
    no_credit = credit <= 0 or mapped.number(data, share + _RESTING, "I") != 0
    return Part(
        _name(data, slot),
        mapped.number(data, share + _USED),
        mapped.number(data, _at(slot) + _WAITED),
        no_credit and _terms(data, slot).policy is Policy.CAP,
    )


def _processes(file: int, table: bytes, now: int) -> Iterator[Process]:
    for slot in range(len(table) // PROCESS):
        state, pid, *_, tenant, _, busy, wants = _ROW.unpack_from(table, slot * PROCESS)
        if state != _IS_THERE or not pid or not mapped.locked(file, slot):
            continue
        ticks = ((now >> _TICK) - (wants >> _SINCE)) % _SINCES
        waits = ticks << _TICK if wants & _WAITS else None
        yield Process(slot, tenant, pid, busy != 0, waits)


def _running(data: bytes | memoryview, alive: list[int]) -> set[int]:
    """Find the tenants that have the device: its owner or, open to all, those with work."""
    owner = mapped.number(data, _WORD) & 0xFF
    if owner != _ALL:
        return {owner - 1}
    busy = (slot for slot in alive if mapped.number(data, _PROCESS_AT + slot * PROCESS + _BUSY))
    return {_of(data, slot) for slot in busy}


def _uses(data: bytes | memoryview, slot: int) -> bool:
    """Return whether a process works on the device, rather than on another device of a gang."""
    return mapped.number(data, _PROCESS_AT + slot * PROCESS + _PID, "I") != 0


def _of(data: bytes | memoryview, slot: int) -> int:
    return mapped.number(data, _PROCESS_AT + slot * PROCESS + _OF, "I")


def _slots(data: bytes | memoryview) -> Iterator[int]:
    """List the tenants that are there; one that is being made has no name yet."""
    return (slot for slot in range(TENANTS) if mapped.number(data, _at(slot), "I") == _IS_THERE)


def _at(slot: int) -> int:
    return _TENANT_AT + slot * TENANT


def _share_at(data: bytes | memoryview, slot: int) -> int:
    """Find the copy of the two that holds."""
    which = mapped.number(data, _at(slot) + _WHICH, "I") & 1
    return _at(slot) + _SHARE + which * SHARE.size


def _name(data: bytes | memoryview, slot: int) -> str:
    start = _at(slot) + _NAME
    return mapped.text(bytes(data[start : start + NAME]))


def _find(data: memoryview, tenant: str) -> int | None:
    return next((slot for slot in _slots(data) if _name(data, slot) == tenant), None)


def _terms(data: bytes | memoryview, slot: int) -> Terms:
    weight, cap, floor, priority, *_ = SHARE.unpack_from(data, _share_at(data, slot))
    return Terms(weight, cap, floor, min(priority, len(PRIORITIES) - 1))


def _turn(data: bytes, slot: int, living: list[int], *, runs: bool, metered: bool) -> Turn:
    used = mapped.number(data, _share_at(data, slot) + _USED)
    waited = mapped.number(data, _at(slot) + _WAITED)
    copied = mapped.number(data, _COPIED_AT + slot * _NUMBER)
    pids = tuple(_pid(data, process) for process in living if _of(data, process) == slot)
    return Turn(
        *(_name(data, slot), _terms(data, slot), used, waited, copied),
        *(len(pids), runs, metered, pids),
    )


def _pid(data: bytes, slot: int) -> tuple[int, int]:
    _, pid, _, space, *_ = _ROW.unpack_from(data, _PROCESS_AT + slot * PROCESS)
    return pid, space


def _write(data: memoryview, slot: int, terms: Terms) -> None:
    """Make two stores, as readers load them; then all tenants have to ask for admission again.

    If a process was killed while it set terms, its new terms are completed first: otherwise an
    order that equals the former terms could not be recognized.
    """
    if mapped.number(data, _at(slot) + _OWN + 8) >> _MEANT:
        for offset in (0, 8):
            word = mapped.number(data, _share_at(data, slot) + offset)
            mapped.store(data, _at(slot) + _OWN + offset, word)
    packed = struct.pack("@IIII", terms.weight, terms.cap, terms.floor, terms.priority)
    for offset in (0, 8):
        word = mapped.number(packed, offset)
        mapped.store(data, _share_at(data, slot) + offset, word)
    # a value that no process has seen before
    mapped.store(data, _GATED, secrets.randbits(32) | 1, "I")
