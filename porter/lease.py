"""A device's lease -> who takes turns, on what terms. Knows arbiter_file.h."""

from __future__ import annotations

import secrets
import struct
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from porter import mapped
from porter.errors import PorterError
from porter.terms import PRIORITIES, Terms

SUFFIX = ".lease"  # after the device's UUID
TENANTS, PROCESSES, NAME = 64, 1024, 64
_WORD, _GATED, _HIGH = 64, 64 + 52, 136
_TENANT_AT, TENANT = 192, 256
_WHICH, _WAITED, _NAME, _OWN, _SHARE = 4, 8, 24, 88, 112  # in a tenant
_MEANT = 34  # bit of the second word of _OWN: from here on, what a process is about to set
SHARE = struct.Struct("@IIIIqQQQII")  # struct share_tenant
_USED = 32  # in one
_PROCESS_AT, PROCESS = _TENANT_AT + TENANTS * TENANT, 64
_PID, _OF, _BUSY = 4, 16, 24  # in a process: its tenant, and what it has work under
_COPIED_AT, _NUMBER = _PROCESS_AT + PROCESSES * PROCESS, 8
_ALL = 0xFF  # as owner
_IS_THERE = 1  # state of a tenant
KIND = mapped.Kind(
    "a lease",
    0x7265746962724170,
    5,
    TENANTS,
    PROCESSES,
    _COPIED_AT + TENANTS * _NUMBER,
)
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
    metered: bool  # what it uses is counted; nobody's is where one tenant without a cap is alone


def read(path: Path) -> tuple[Turn, ...]:
    """Read who takes part in a device."""
    with mapped.opened(path, KIND) as (file, data):
        high = min(mapped.number(data, _HIGH, "I"), PROCESSES)
        alive = [slot for slot in range(high) if mapped.locked(file, slot)]
        living = [_of(data, slot) for slot in alive if _uses(data, slot)]
        running = _running(data, alive)
        metered = mapped.number(data, _GATED, "I") != 0
        return tuple(
            _turn(data, slot, living.count(slot), runs=slot in running, metered=metered)
            for slot in _slots(data)
        )


def readable(folder: Path) -> dict[str, tuple[Turn, ...]]:
    """Read who takes part in each device; what is being made, or another version's, is left out.

    What may not be read is an error: it is not that nobody is there.
    """
    found = {}
    for path in mapped.listed(folder):
        if path.name.endswith(SUFFIX):
            try:
                found[path.name.removesuffix(SUFFIX)] = read(path)
            except PermissionError:
                raise
            except (OSError, PorterError):
                continue
    return found


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


def _running(data: bytes | memoryview, alive: list[int]) -> set[int]:
    """Find the tenants that have the device: its owner or, open to all, those with work."""
    owner = mapped.number(data, _WORD) & 0xFF
    if owner != _ALL:
        return {owner - 1}
    busy = (slot for slot in alive if mapped.number(data, _PROCESS_AT + slot * PROCESS + _BUSY))
    return {_of(data, slot) for slot in busy}


def _uses(data: bytes | memoryview, slot: int) -> bool:
    """Tell a process that works on the device from one that works on another of a gang."""
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


def _turn(data: bytes, slot: int, processes: int, *, runs: bool, metered: bool) -> Turn:
    used = mapped.number(data, _share_at(data, slot) + _USED)
    waited = mapped.number(data, _at(slot) + _WAITED)
    copied = mapped.number(data, _COPIED_AT + slot * _NUMBER)
    terms = _terms(data, slot)
    return Turn(_name(data, slot), terms, used, waited, copied, processes, runs, metered)


def _write(data: memoryview, slot: int, terms: Terms) -> None:
    """Two stores, as its readers load them; then whoever was let through unasked has to ask.

    Where a process was killed that was setting terms, what it said is first what holds: else an
    order of what was before would not be told from that.
    """
    if mapped.number(data, _at(slot) + _OWN + 8) >> _MEANT:
        for offset in (0, 8):
            word = mapped.number(data, _share_at(data, slot) + offset)
            mapped.store(data, _at(slot) + _OWN + offset, word)
    packed = struct.pack("@IIII", terms.weight, terms.cap, terms.floor, terms.priority)
    for offset in (0, 8):
        word = mapped.number(packed, offset)
        mapped.store(data, _share_at(data, slot) + offset, word)
    mapped.store(data, _GATED, secrets.randbits(32) | 1, "I")  # not what anybody saw before
