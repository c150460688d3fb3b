"""A tenant that damages its own account: its processes keep to one quota, neighbours to theirs."""

from __future__ import annotations

import os
import random
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import tenants

from porter.errors import PorterError
from porter.runtime import account

PROGRAM = Path(__file__).resolve().parent / "cuda/member.py"
QUOTA, CONTEXT = 256, 16  # MiB
HELD = (100, 60)  # by the two processes of a tenant, without their contexts
REST = QUOTA - sum(HELD) - 2 * CONTEXT
REFUSED = 2  # CUDA_ERROR_OUT_OF_MEMORY
NEIGHBOUR = "neighbour"
PATIENCE_S = 30.0  # the machine may be busy; found again in 2 s where it is not
CHARGES = 128 + 64 * 128 + 1024 * 64  # offset in the file

pytestmark = [pytest.mark.compile, pytest.mark.backend("cuda")]


def overwrite(path: Path) -> None:
    """Write random bytes over the header, slots and rows."""
    chance = random.Random(20_000)  # noqa: S311 -- the same damage each time, no secret
    with path.open("r+b") as file:
        file.write(chance.randbytes(CHARGES + 8192))


def cut(path: Path) -> None:
    os.truncate(path, 0)


def remove(path: Path) -> None:
    path.unlink()


def forge(path: Path) -> None:
    """Forge all charges to be nothing."""
    with path.open("r+b") as file:
        file.seek(CHARGES)
        file.write(bytes(1024 * 8))


STRIKES: dict[str, Callable[[Path], None]] = {
    each.__name__: each for each in (overwrite, cut, remove, forge)
}
Member = subprocess.Popen[str]


@contextmanager
def members(folder: Path) -> Iterator[dict[str, list[Member]]]:
    """Start two processes of each tenant."""
    with tenants.device(folder) as native:
        started: dict[str, list[Member]] = {}
        try:
            for name in (*STRIKES, NEIGHBOUR):
                own = tenants.tenant(native, folder, name, memory=f"{QUOTA}MiB", log="error")
                started[name] = [_member(own) for _ in HELD]
            yield started
        finally:
            for each in (each for both in started.values() for each in both):
                each.kill()
                each.communicate()


def _member(environment: dict[str, str]) -> Member:
    return subprocess.Popen(
        [sys.executable, str(PROGRAM)],
        env=environment | {"PORTER_SIM_CONTEXT": f"{CONTEXT}MiB", "PORTER_SIM_EXACT": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(member: Member, size: int) -> None:
    assert member.stdin
    member.stdin.write(f"{size}\n")
    member.stdin.flush()


def answer(member: Member) -> int:
    """Give the status; the pipe is closed, and this fails, if the process crashed."""
    assert member.stdout
    assert select.select([member.stdout], [], [], PATIENCE_S)[0]
    return int(member.stdout.readline())


def ask_until(member: Member, size: int) -> None:
    """Ask until it is granted: grants begin some time after the processes have met."""
    end = time.monotonic() + PATIENCE_S
    ask(member, size)
    while answer(member):
        assert time.monotonic() < end
        time.sleep(0.15)  # at once after each other, requests wait for 2 s together
        ask(member, size)


def charged(path: Path) -> tuple[int, int]:
    """Give the MiB and the number of the processes in the tenant's account."""
    try:
        holdings = account.read(path)
    except (OSError, PorterError):
        return 0, 0
    return sum(each.charged for each in holdings) >> 20, sum(each.processes for each in holdings)


def meet(path: Path, held: int) -> None:
    end = time.monotonic() + PATIENCE_S
    while charged(path) != (held, 2) and time.monotonic() < end:
        time.sleep(0.01)
    assert charged(path) == (held, 2), path


def test_a_tenant_that_damages_its_account_has_one_quota(tmp_path: Path) -> None:
    with members(tmp_path) as started:
        paths = {name: tmp_path / "state" / name / account.NAME for name in started}
        for both in started.values():
            for member, size in zip(both, HELD, strict=True):
                ask(member, size)
        assert {answer(each) for both in started.values() for each in both} == {0}
        time.sleep(1.1)  # their folders are not new any more

        for name, strike in STRIKES.items():
            strike(paths[name])
        for both in started.values():
            for member in both:
                ask(member, REST + 1)
        assert {answer(each) for both in started.values() for each in both} == {REFUSED}

        for name, (one, other) in started.items():
            meet(paths[name], QUOTA - REST)
            ask_until(one, REST)
            ask(other, 1)
            assert answer(other) == REFUSED, name
            meet(paths[name], QUOTA)
