"""Accounts and leases for tests, as the library leaves them on disk."""

from __future__ import annotations

import fcntl
import os
import struct
from pathlib import Path

from porter.runtime import account, lease, mapped
from porter.runtime.terms import Terms

FREE = Terms()


def make_account(state: Path, tenant: str, **limits: tuple[int, int]) -> Path:
    """Make a tenant's account: by device, as `GPU_1=`, its limit and its charge."""
    path = state / tenant / account.NAME
    path.parent.mkdir(parents=True, exist_ok=True)
    data = bytearray(account.KIND.size)
    data[: mapped.HEADER_SIZE] = _header(account.KIND)
    struct.pack_into("@II", data, 72, 2, ~2 & 0xFFFFFFFF)  # slots that were ever used
    for row, (uuid, (limit, charged)) in enumerate(limits.items()):
        account.ROW.pack_into(data, 128 + 128 * row, 7 + row, limit, 0, 0, name_of(uuid).encode())
        struct.pack_into("@i", data, 128 + 128 * row + 120, row + 1)
        words = (account.seal(charged, 0), account.seal(0, 1))
        struct.pack_into("@QQ", data, 128 + 64 * 128 + 1024 * 64 + row * 1024 * 8, *words)
    path.write_bytes(data)
    return path


def make_lease(leases: Path, uuid: str, **tenants: Terms) -> Path:
    """Make a device's lease, whose time is metered: by tenant, its terms. Each has a process."""
    leases.mkdir(parents=True, exist_ok=True)
    path = leases / f"{name_of(uuid)}.lease"
    data = bytearray(lease.KIND.size)
    data[: mapped.HEADER_SIZE] = _header(lease.KIND)
    struct.pack_into("@I", data, 64 + 52, 1)
    struct.pack_into("@I", data, 136, len(tenants))
    for slot, (tenant, terms) in enumerate(tenants.items()):
        start = 192 + 256 * slot
        struct.pack_into("@IIQQ64s", data, start, 1, 0, 0, 0, tenant.encode())
        struct.pack_into("@IIII", data, start + 112, *_numbers(terms))
        struct.pack_into("@IiQI", data, 16576 + 64 * slot, 1, 100 + slot, 0, slot)
    path.write_bytes(data)
    return path


def _header(kind: mapped.Kind) -> bytes:
    stamp = struct.pack("@Q", 1)
    return (mapped.header(kind) + stamp).ljust(mapped.HEADER_SIZE, b"\0")


def name_of(uuid: str) -> str:
    return uuid.replace("_", "-")


def used(path: Path, slot: int, ns: int, waited: int = 0, copied: int = 0) -> None:
    """Set the counters of a tenant on a device: its time, its waits, and its copies."""
    with path.open("r+b") as file:
        file.seek(192 + 256 * slot + 112 + 32)
        file.write(struct.pack("@Q", ns))
        file.seek(192 + 256 * slot + 8)
        file.write(struct.pack("@Q", waited))
        file.seek(16576 + 1024 * 64 + 8 * slot)
        file.write(struct.pack("@Q", copied))


def turn(
    path: Path,
    *,
    owner: int,
    epoch: int,
    closing: bool = False,
    begun: int = 0,
    paused: int = 0,
    figures_of: int | None = None,
) -> None:
    """Give the device to a tenant, by its slot + 1; 0: to no tenant, 255: to all."""
    of = (epoch if figures_of is None else figures_of) & 0xFFFFFFFF
    with path.open("r+b") as file:
        file.seek(64)
        file.write(struct.pack("@QQ", epoch << 16 | closing << 8 | owner, begun))
        file.seek(64 + 40)
        file.write(struct.pack("@I", of))
        file.seek(64 + 56)
        file.write(struct.pack("@Q", paused))


def sits(path: Path, slot: int, pid: int, space: int) -> None:
    """Set a process of a lease: its pid as it sees itself, and that pid's namespace."""
    with path.open("r+b") as file:
        file.seek(16576 + 64 * slot + 4)
        file.write(struct.pack("@iII", pid, 0, space))


def works(path: Path, slot: int, *, busy: int = 0, waits_since: int | None = None) -> None:
    """Set under which epoch a process has work in flight, and since when (ns) it waits."""
    wants = 0 if waits_since is None else (waits_since >> 16) % (1 << 30) * 4 | 1
    with path.open("r+b") as file:
        file.seek(16576 + 64 * slot + 24)
        file.write(struct.pack("@QI", busy, wants))


def credited(path: Path, slot: int, credit: int, *, resting: bool = False) -> None:
    """Set the credit that a tenant has of its cap."""
    with path.open("r+b") as file:
        file.seek(192 + 256 * slot + 112 + 16)
        file.write(struct.pack("@q", credit))
        file.seek(192 + 256 * slot + 112 + 48)
        file.write(struct.pack("@I", resting))


def open_to_one(path: Path) -> None:
    """Let a tenant that is alone without a cap go unmetered, as the library does."""
    with path.open("r+b") as file:
        file.seek(64 + 52)
        file.write(bytes(4))


def lives(path: Path, slot: int = 0) -> int:
    """Lock a slot as its process does; the descriptor, whose closing is its death."""
    file = os.open(path, os.O_RDWR)
    byte = struct.pack("hhlli4x", fcntl.F_WRLCK, os.SEEK_SET, 0x40000000 + slot, 1, 0)
    fcntl.fcntl(file, fcntl.F_OFD_SETLK, byte)
    return file


def _numbers(terms: Terms) -> tuple[int, ...]:
    return (terms.weight, terms.cap, terms.floor, terms.priority)
