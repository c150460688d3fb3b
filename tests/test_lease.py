"""lease, account: reads and writes use the C compiler's offsets."""

from __future__ import annotations

import itertools
import os
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from shared_state import FREE, credited, lives, make_account, make_lease, sits, turn, used, works

from porter.errors import PorterError
from porter.runtime import account, lease, mapped
from porter.runtime.account import Holding
from porter.runtime.lease import Turn
from porter.runtime.terms import PRIORITIES, Policy, Terms, meaning

SOURCES = Path(__file__).parent / "data" / "share"
CORE = Path(__file__).parent.parent / "backends" / "core"
_POLICIES = (Policy.EQUAL, Policy.WEIGHT, Policy.CAP, Policy.BURST, Policy.BEST_EFFORT)

Compiled = Callable[..., list[list[int]]]


@pytest.fixture
def compiled(tmp_path: Path) -> Compiled:
    """Compile a program against the core's headers and run it: the numbers it says."""

    def run(*sources: Path, arguments: tuple[str, ...] = ()) -> list[list[int]]:
        program = tmp_path / "program"
        flags = ("-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{CORE}")
        subprocess.run(["cc", *flags, *sources, "-o", program], check=True)
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=True)
        return [[int(word) for word in line.split()] for line in done.stdout.splitlines()]

    return run


@pytest.mark.compile
def test_the_layout_of_a_moment_is_the_compilers(compiled: Compiled) -> None:
    of_moment, of_account = compiled(SOURCES / "moment.c")
    assert of_moment == [
        *(lease._BEGUN, lease._FIGURES_OF, lease._PAUSED),  # noqa: SLF001
        *(lease._ALL, lease._CLOSING, lease._EPOCH, lease._TICK),  # noqa: SLF001
        *(lease._CREDIT, lease._RESTING),  # noqa: SLF001
        *(lease._PID, lease._OF, lease._BUSY, lease._WANTS),  # noqa: SLF001
        *(lease._WAITS, 1 << lease._SINCE),  # noqa: SLF001
    ]
    assert of_account == [account._NUMBER]  # noqa: SLF001


def test_a_moment_shows_the_turn_and_each_process(tmp_path: Path) -> None:
    path = make_lease(tmp_path, "GPU_1", a=FREE, b=Terms(cap=300_000, floor=300_000))
    living = [lives(path, slot) for slot in range(2)]
    begun = time.monotonic_ns() - 10**9
    turn(path, owner=1, epoch=7, closing=True, begun=begun, paused=0b10)
    works(path, 0, busy=7)
    works(path, 1, waits_since=begun)
    moment = lease.moments(tmp_path)["GPU-1"]
    for file in living:
        os.close(file)
    (a, b) = moment.processes
    assert (moment.owner, moment.is_shared, moment.closing, moment.begun) == (0, False, True, begun)
    assert (moment.metered, moment.paused) == (True, 0b10)
    assert [part.name for part in moment.tenants.values()] == ["a", "b"]
    assert [part.rests for part in moment.tenants.values()] == [False, True]
    assert (a.tenant, a.pid, a.is_busy, a.waits) == (0, 100, True, None)
    assert (b.tenant, b.pid, b.is_busy) == (1, 101, False)
    assert b.waits == pytest.approx(moment.taken - begun, abs=1 << 17)
    assert lease.moments(tmp_path)["GPU-1"].processes == ()  # both have ended


def test_when_another_turn_began_is_not_when_this_one_did(tmp_path: Path) -> None:
    path = make_lease(tmp_path, "GPU_1", a=FREE)
    turn(path, owner=1, epoch=(5 << 32) + 7, begun=3)
    assert lease.moments(tmp_path)["GPU-1"].begun == 3
    turn(path, owner=1, epoch=7, begun=3, figures_of=6)
    assert lease.moments(tmp_path)["GPU-1"].begun is None


@pytest.mark.parametrize(
    ("owner", "credit", "reason"),
    [
        (1, 1, "turn:a"),
        (1, 0, "cap"),
        (0, 1, "pass"),
        (2, 1, "pass"),
        (255, 1, "pace"),
        (9, 1, "pass"),
    ],
)
def test_a_tenant_waits_for_a_reason(tmp_path: Path, owner: int, credit: int, reason: str) -> None:
    path = make_lease(tmp_path, "GPU_1", a=FREE, b=Terms(cap=300_000, floor=300_000))
    turn(path, owner=owner, epoch=7)
    credited(path, 1, credit)
    assert lease.moments(tmp_path)["GPU-1"].reason(1) == reason
    credited(path, 1, credit, resting=True)
    assert lease.moments(tmp_path)["GPU-1"].reason(1) == "cap"
    turn(path, owner=2, epoch=8)
    assert lease.moments(tmp_path)["GPU-1"].reason(0) == "turn:b"  # without a cap, without credit


@pytest.mark.compile
def test_the_layouts_are_the_compilers(compiled: Compiled) -> None:
    of_lease, of_account = compiled(SOURCES / "layout.c")
    kind = lease.KIND
    assert of_lease == [
        *(kind.magic, kind.version, kind.rows, kind.slots, kind.size),
        *(lease._WORD, lease._GATED, lease._HIGH, lease._TENANT_AT, lease.TENANT),  # noqa: SLF001
        *(lease._WHICH, lease._WAITED, lease._NAME, lease.NAME, lease._SHARE),  # noqa: SLF001
        *(lease.SHARE.size, lease._USED, lease._PROCESS_AT, lease.PROCESS, lease._OF),  # noqa: SLF001
        *(0, 4, 8, 12),
        len(PRIORITIES) - 1,
        lease._COPIED_AT,  # noqa: SLF001
    ]
    kind = account.KIND
    assert of_account == [
        *(kind.magic, kind.version, kind.rows, kind.slots, kind.size),
        *(account._HIGH, account._ROW_AT, account.ROW.size),  # noqa: SLF001
        *(0, 8, 16, account._ORDERED, 32, account.UUID, account._CHARGE_AT),  # noqa: SLF001
        *(account._IMPORTED_AT, account._ORPHANED_AT),  # noqa: SLF001
        *(mapped.HEADER_SIZE, mapped._SUMMED, mapped.LOCKS),  # noqa: SLF001
    ]


@pytest.mark.compile
def test_policies_have_the_cores_meaning(compiled: Compiled) -> None:
    cases = list(
        itertools.product(range(len(_POLICIES)), (10_000, 300_000, 1_000_000), (1, 250), (1, 2, 3))
    )
    arguments = tuple(str(number) for case in cases for number in case)
    theirs = compiled(SOURCES / "terms.c", CORE / "sched/share.c", arguments=arguments)
    ours = [meaning(_POLICIES[policy], *rest) for policy, *rest in cases]
    assert [[t.weight, t.cap, t.floor, t.priority] for t in ours] == theirs


def test_a_lease_lists_its_participants(tmp_path: Path) -> None:
    half = Terms(100, 500_000, 500_000, 2)
    path = make_lease(tmp_path, "GPU_1", alice=half, bob=FREE)
    used(path, 0, 5_000_000, waited=70, copied=3)
    sits(path, 1, 7, 9)
    life = lives(path, 1)
    assert lease.read(path) == (
        Turn("alice", half, 5_000_000, 70, 3, processes=0, runs=False, metered=True),
        Turn("bob", FREE, 0, 0, 0, processes=1, runs=False, metered=True, pids=((7, 9),)),
    )
    os.close(life)
    with path.open("r+b") as file:
        file.seek(64)
        file.write(struct.pack("@Q", 9 << 16 | 2))  # bob's, in epoch 9
    assert [(turn.processes, turn.runs) for turn in lease.read(path)] == [(0, False), (0, True)]


def test_terms_are_set_in_the_copy_that_holds(tmp_path: Path) -> None:
    path = make_lease(tmp_path, "GPU_1", alice=FREE, bob=FREE)
    with path.open("r+b") as file:
        file.seek(192 + 256 + 4)
        file.write(struct.pack("@I", 3))  # bob's second copy holds
    made = Terms(100, 400_000, 400_000, 3)
    lease.set_terms(path, "bob", made)
    data = path.read_bytes()
    assert struct.unpack_from("@IIII", data, 192 + 256 + 112 + 56) == (100, 400_000, 400_000, 3)
    assert struct.unpack_from("@IIII", data, 192 + 256 + 112) == (100, 1_000_000, 0, 2)
    assert struct.unpack_from("@I", data, 64 + 52)[0] & 1  # a tenant that was admitted has to ask
    assert [turn.terms for turn in lease.read(path)] == [FREE, made]


def test_terms_stay_where_figures_are_written_anew_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process had loaded the figures before, and stores them, old terms and all, after."""
    path = make_lease(tmp_path, "GPU_1", alice=FREE)
    pauses = itertools.count()

    def store(seconds: float) -> None:
        del seconds
        if next(pauses) in (0, 2):
            with path.open("r+b") as file:
                file.seek(192 + 4)
                which = struct.unpack("@I", file.read(4))[0]
                file.seek(192 + 112 + 56 * (~which & 1))
                file.write(struct.pack("@IIII", 100, 1_000_000, 0, 2))
                file.seek(192 + 4)
                file.write(struct.pack("@I", which + 1))

    monkeypatch.setattr(time, "sleep", store)
    made = Terms(100, 400_000, 400_000, 3)
    lease.set_terms(path, "alice", made)
    assert lease.read(path)[0].terms == made
    assert next(pauses) > 3


def test_an_order_is_distinguished_from_a_killed_processs_terms(tmp_path: Path) -> None:
    path = make_lease(tmp_path, "GPU_1", alice=Terms(100, 500_000, 500_000, 2))
    with path.open("r+b") as file:  # joined as FREE before, and killed when it had set others
        file.seek(192 + 88)
        file.write(struct.pack("@IIII", 100, 1_000_000, 0, 2 | 77 << 2))
    lease.set_terms(path, "alice", FREE)
    assert struct.unpack_from("@IIII", path.read_bytes(), 192 + 88) == (100, 500_000, 500_000, 2)
    assert lease.read(path)[0].terms == FREE


def test_a_tenant_that_takes_no_part_is_reported(tmp_path: Path) -> None:
    path = make_lease(tmp_path, "GPU_1", alice=FREE)
    with pytest.raises(PorterError, match=r"GPU-1\.lease: no tenant 'bob' takes part"):
        lease.set_terms(path, "bob", FREE)


def test_an_account_lists_the_memory_held(tmp_path: Path) -> None:
    path = make_account(tmp_path, "alice", GPU_1=(1000, 700), GPU_2=(2000, 0))
    life = lives(path)
    assert account.read(path) == (
        Holding("GPU-1", 1000, 0, 700, 1, 0),
        Holding("GPU-2", 2000, 0, 0, 0, 1),
    )
    account.order(path, ["GPU-2"], 1500)
    first, second = account.read(path)
    os.close(life)
    assert (first.processes, first.quota) == (1, 1000)
    assert (second.processes, second.ordered, second.quota) == (0, 1500, 1500)
    assert [(each.charged, each.processes) for each in account.read(path)] == [(0, 0)] * 2


def test_what_makers_let_go_is_held_as_far_as_it_is_open(tmp_path: Path) -> None:
    path = make_account(tmp_path, "alice", GPU_1=(1000, 700), GPU_2=(1000, 0))
    data = bytearray(path.read_bytes())
    struct.pack_into("@QQ", data, account._IMPORTED_AT, 150, 100)  # noqa: SLF001
    struct.pack_into("@QQ", data, account._ORPHANED_AT, 200, 50)  # noqa: SLF001
    path.write_bytes(data)
    both = [lives(path, slot) for slot in range(2)]
    assert [holding.charged for holding in account.read(path)] == [900, 0]
    os.close(both[1])  # and its open files are closed
    assert [holding.charged for holding in account.read(path)] == [850, 0]
    os.close(both[0])
    assert [holding.charged for holding in account.read(path)] == [0, 0]


def test_what_makers_died_with_is_held_as_far_as_it_is_open(tmp_path: Path) -> None:
    path = make_account(tmp_path, "alice", GPU_1=(1000, 700))
    data = bytearray(path.read_bytes())
    struct.pack_into("@Q", data, account._EXPORTED_AT, 300)  # noqa: SLF001
    struct.pack_into("@Q", data, account._IMPORTED_AT + 8, 200)  # noqa: SLF001
    path.write_bytes(data)
    maker, other = (lives(path, slot) for slot in range(2))
    assert [holding.charged for holding in account.read(path)] == [700]
    os.close(maker)
    assert [holding.charged for holding in account.read(path)] == [200]
    os.close(other)


@pytest.mark.parametrize("damage", [b"", b"x" * 100, None])
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, damage: bytes | None) -> None:
    path = make_lease(tmp_path, "GPU_1", alice=FREE)
    if damage is None:
        with path.open("r+b") as file:
            file.seek(8)
            file.write(b"\77")  # another version
    else:
        path.write_bytes(damage)
    with pytest.raises(PorterError, match="is not a lease of this version"):
        lease.read(path)
