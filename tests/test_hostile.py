"""A tenant that writes into all that it has mapped: its neighbours keep their shares."""

from __future__ import annotations

import json
import mmap
import os
import random
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import tenants
import worlds
from shared_state import lives

from porter.errors import PorterError
from porter.runtime import lease

TESTS = Path(__file__).resolve().parent
CORE = TESTS.parent / "backends/core"
PROGRAM = TESTS / "cuda/tenant.py"
SOURCES = [
    TESTS / "c/arbiter_hostile.c",
    *worlds.core_sources("lease/arbiter*.c", "platform/*.c", "sched/*.c", "state/mapped.c"),
]
FLAGS = (
    *("-std=c11", "-O1", "-g", "-pthread", f"-I{CORE}", f"-I{TESTS / 'c'}", "-Wall", "-Wextra"),
    *("-Wshadow", "-Wstrict-prototypes", "-Werror"),
)
WAYS = {"plain": (), "asan": ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")}
QUICK = (  # the cases that both ways run
    *("a_check_gives_an_idle_tenant_nothing", "a_cap_holds_in_a_forged_file"),
    *("terms_that_were_set_outlive_the_file", "the_lock_of_the_folder_is_never_released"),
    *("all_slots_are_locked", "a_file_of_another_user_is_emptied_where_it_lies"),
    *("an_idle_process_looks_at_nothing_else", "a_process_that_loses_its_lock_keeps_its_cap"),
)
SANITIZERS = {"ASAN_OPTIONS": "detect_leaks=0:handle_sigbus=0"}

KERNEL = "sleep_us_1000"
SHARES = (30, 60)  # per cent; a tenth of the device stays idle
SLACK = 2.0  # points
STARTED_S, FOUND_S = 3.0, 2.0  # both are in one lease; and again after a strike
WINDOW_S = 2.0  # the time in which the shares are measured
TRIES = 3

pytestmark = pytest.mark.compile


@pytest.mark.parametrize("way", WAYS)
def test_no_value_in_the_lease_raises_a_share(tmp_path: Path, way: str) -> None:
    program = tmp_path / "hostile"
    subprocess.run(["cc", *FLAGS, *WAYS[way], *SOURCES, "-o", program], check=True)
    folder = tmp_path / "cases"
    folder.mkdir()
    done = subprocess.run(
        [program, *(QUICK if way == "asan" else ())],
        cwd=folder,
        env=os.environ | SANITIZERS | {"PORTER_LOG": "off"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def random_bytes(path: Path) -> None:
    with mapped(path) as data:
        chance = random.Random(20_000)  # noqa: S311 -- the same damage each time, no secret
        for _ in range(20_000):
            data[chance.randrange(len(data))] = chance.randrange(256)


def cut_short(path: Path) -> None:
    os.truncate(path, 4096)


def forge(path: Path) -> None:
    """Forge the words of the lease for half a second, so that nothing is metered or may run.

    Sixteen tenants of the highest priority want the device; each has a process, whose lock is held.
    The lease is the last one's, all others are paused, and a living process holds the short lock.
    """
    living = [lives(path, slot) for slot in range(900, 916)]
    end = time.monotonic() + 0.5
    with mapped(path) as data:
        while time.monotonic() < end:
            for row in range(40, 56):
                place = 192 + 256 * row
                struct.pack_into("@IIQQ64s", data, place, 1, 0, 0, 0, b"forged-%d" % row)
                struct.pack_into("@IIII", data, place + 112, 10_000, 1_000_000, 0, 3)
                slot = 16576 + 64 * (900 + row - 40)
                struct.pack_into("@IiQIIQII", data, slot, 1, 1, 0, row, 0, 1, 1, 0)
            struct.pack_into("@Q", data, 64, 77 << 16 | 56)  # the turn
            struct.pack_into("@I", data, 64 + 52, 0)  # nothing is metered
            struct.pack_into("@Q", data, 64 + 56, (1 << 64) - 1)  # all are paused
            struct.pack_into("@QI", data, 128, 901, 1024)  # the short lock; all slots are looked at
            time.sleep(0.001)
    for file in living:
        os.close(file)


@contextmanager
def mapped(path: Path) -> Iterator[mmap.mmap]:
    with path.open("r+b") as file, mmap.mmap(file.fileno(), 0) as data:
        yield data


@dataclass(frozen=True, slots=True)
class Seen:
    """After a strike: whether both tenants are in one lease again, and their shares."""

    together: bool
    shares: tuple[float, ...]

    @property
    def is_right(self) -> bool:
        """Check the shares against upper limits.

        tests/c/arbiter_hostile.c checks the lower ones, and the 2 s, with a clock of its own.
        """
        above = [had - due for had, due in zip(self.shares, SHARES, strict=True)]
        return self.together and max(above) <= SLACK


def are_together(path: Path) -> bool:
    try:
        turns = lease.read(path)
    except (OSError, PorterError):
        return False
    return sorted(
        (turn.tenant, turn.terms.percent) for turn in turns if turn.processes and turn.terms
    ) == [(f"tenant-{share}", share) for share in SHARES]


def met(leases: Path, until: float) -> Path | None:
    """Wait until both tenants are in one lease; answer it, or None if that takes too long."""
    while time.monotonic() < until:
        for path in leases.glob("*.lease"):
            if are_together(path):
                return path
        time.sleep(0.01)
    return None


def struck(folder: Path, strike: Callable[[Path], None]) -> Seen:
    folder.mkdir()
    with tenants.device(folder) as native:
        begin = time.monotonic() + STARTED_S + FOUND_S
        end = begin + WINDOW_S
        command = [sys.executable, str(PROGRAM), KERNEL, str(begin), str(end), "0"]
        programs = [
            subprocess.Popen(
                command,
                env=tenants.tenant(native, folder, f"tenant-{share}", compute=str(share)),
                stdout=subprocess.PIPE,
                text=True,
            )
            for share in SHARES
        ]
        try:
            path = met(folder / "leases", begin)
            found = None
            if path:
                strike(path)
                time.sleep(0.3)  # until the first check: not all damage is visible here
                found = met(folder / "leases", end)
            reported = [json.loads(program.communicate(timeout=60)[0]) for program in programs]
        finally:
            for program in programs:
                program.kill()
                program.wait()
    return Seen(found is not None, tuple(each["done"] / WINDOW_S / 10 for each in reported))


@pytest.mark.alone
@pytest.mark.backend("cuda")
@pytest.mark.parametrize("strike", [random_bytes, cut_short, forge])
def test_caps_hold_and_tenants_meet_again(tmp_path: Path, strike: Callable[[Path], None]) -> None:
    """A busy machine gets more tries: it may have stopped one of them in the meantime."""
    seen = []
    for attempt in range(TRIES):
        seen.append(struck(tmp_path / str(attempt), strike))
        if seen[-1].is_right:
            return
    pytest.fail(str(seen))
