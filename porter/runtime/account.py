"""A tenant's account -> the memory of each process. The only module that knows region.h."""

from __future__ import annotations

import struct
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from porter.runtime import mapped

NAME = "account"
ROWS, SLOTS, UUID = 64, 1024, 88
_HIGH = 72
_ROW_AT, ROW = 128, struct.Struct(f"@QQQQ{UUID}s8x")  # key, limit, context, ordered, uuid
_ORDERED, _NUMBER = 24, 120  # in a row
_SLOT_AT, _SLOT = _ROW_AT + ROWS * ROW.size, 64
_CHARGE_AT = _SLOT_AT + SLOTS * _SLOT
_MEMBER = struct.Struct("@IiQi")  # state, pid, pid_space, driver_pid
CHARGES = struct.Struct(f"@{SLOTS}Q")
_EXPORTED_AT = _CHARGE_AT + ROWS * CHARGES.size
_IMPORTED_AT = _EXPORTED_AT + ROWS * CHARGES.size
_ORPHANED_AT = _IMPORTED_AT + ROWS * CHARGES.size
_DEVICES = 1 << 16  # more of them have no index
_BYTES = (1 << 48) - 1  # of a sealed word, at most: region_seal
_FACTOR, _INVERSE, _SHIFT = 0xD6E8FEB86659FD93, 0xCFEE444D8B59A89B, 0x9E3779B97F4A7C15
_MASK = 0x9FB21C651E98DF25
_WORD = (1 << 64) - 1
_OPENED_AT = _ORPHANED_AT + ROWS * 8
_COPY_AT = _OPENED_AT + ROWS * 8
KIND = mapped.Kind(
    *("an account", 0x746E756F63634170, 4, ROWS, SLOTS, _COPY_AT + ROWS * CHARGES.size)
)


@dataclass(frozen=True, slots=True)
class Member:
    """A process of a tenant that lives."""

    pid: int  # as the process itself sees it
    pid_space: int  # where that holds: inode of its pid namespace
    driver_pid: int  # as the driver lists it; 0: not known
    charged: tuple[tuple[str, int], ...]  # bytes by device


@dataclass(frozen=True, slots=True)
class Holding:
    """A tenant's memory on a device."""

    uuid: str  # "GPU-8a6f…"
    limit: int  # bytes; as configured
    ordered: int  # bytes, in place of the former; 0: nothing was ordered
    charged: int  # bytes of living processes: a driver takes back memory of the dead
    processes: int  # that live and hold some of it
    index: int | None = None  # the device's, as its last user counted it; None: not known

    @property
    def quota(self) -> int:
        """The tenant's limit."""
        return self.ordered or self.limit


def read(path: Path) -> tuple[Holding, ...]:
    """Read a tenant's memory on each device that it has used."""
    with mapped.opened(path, KIND) as (file, data):
        high = min(mapped.number(data, _HIGH, "I"), SLOTS)
        living = [slot for slot in range(high) if mapped.locked(file, slot)]
        return tuple(_holding(data, row, living) for row in _used(data))


def members(path: Path) -> tuple[Member, ...]:
    """Read the living members of an account, and the charge of each."""
    with mapped.opened(path, KIND) as (file, data):
        high = min(mapped.number(data, _HIGH, "I"), SLOTS)
        rows = {_uuid(data, row): _charges(data, row) for row in _used(data)}
        return tuple(
            _member(data, slot, tuple((uuid, row[slot]) for uuid, row in rows.items() if row[slot]))
            for slot in range(high)
            if mapped.locked(file, slot)
        )


def order(path: Path, uuids: Collection[str], limit: int) -> None:
    """Set a tenant's limit on some devices, in place of the configured one; 0 takes that back.

    Its processes see it at their next allocation. Memory above it stays theirs.
    """
    with mapped.writable(path, KIND) as data:
        for row in _used(data):
            if _uuid(data, row) in uuids:
                mapped.store(
                    data, _ROW_AT + row * ROW.size + _ORDERED, seal(limit, SLOTS) if limit else 0
                )


def seal(number: int, slot: int) -> int:
    """Give the word that the library takes for that number of bytes: region_seal."""
    return ((min(number, _BYTES) + _SHIFT) * _FACTOR ^ (slot + 1) * _MASK) & _WORD


def opened(word: int, slot: int) -> int:
    """Give the bytes of a word; the most that there can be, if it is damaged."""
    return min((word ^ (slot + 1) * _MASK) * _INVERSE - _SHIFT & _WORD, _BYTES)


def _ordered(word: int) -> int:
    """Give the limit of such a word; the largest one is that of the whole device."""
    limit = opened(word, SLOTS) if word else 0
    return _WORD if limit == _BYTES else limit


def _member(data: bytes, slot: int, charged: tuple[tuple[str, int], ...]) -> Member:
    _, pid, space, driver_pid = _MEMBER.unpack_from(data, _SLOT_AT + slot * _SLOT)
    return Member(pid, space, driver_pid, charged)


def _used(data: bytes | memoryview) -> Iterator[int]:
    return (row for row in range(ROWS) if mapped.number(data, _ROW_AT + row * ROW.size))


def _uuid(data: bytes | memoryview, row: int) -> str:
    return mapped.text(ROW.unpack_from(data, _ROW_AT + row * ROW.size)[4])


def _holding(data: bytes, row: int, living: list[int]) -> Holding:
    _, limit, _, ordered, uuid = ROW.unpack_from(data, _ROW_AT + row * ROW.size)
    charges = _charges(data, row)
    held = [charges[slot] for slot in living]
    charged = sum(held) + _unowned(data, row, living)
    position = mapped.number(data, _ROW_AT + row * ROW.size + _NUMBER, "I")
    return Holding(
        *(mapped.text(uuid), limit, _ordered(ordered), charged, sum(map(bool, held))),
        index=position - 1 if 0 < position <= _DEVICES else None,
    )


def _charges(data: bytes, row: int) -> tuple[int, ...]:
    return tuple(opened(word, slot) for slot, word in enumerate(_figures(data, _CHARGE_AT, row)))


def _figures(data: bytes, begin: int, row: int) -> tuple[int, ...]:
    figures: tuple[int, ...] = CHARGES.unpack_from(data, begin + row * CHARGES.size)
    return figures


def _unowned(data: bytes, row: int, living: list[int]) -> int:
    """Give what makers have let go, or died with, while others have it open: region_unowned."""
    opened, exported = (_figures(data, begin, row) for begin in (_IMPORTED_AT, _EXPORTED_AT))
    ours = sum(exported[slot] for slot in living)
    let_go = mapped.number(data, _ORPHANED_AT + row * 8) + sum(exported) - ours
    return min(let_go, sum(opened[slot] for slot in living))
