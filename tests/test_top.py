"""`porter top` and what it says of the state."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from shared_state import FREE, lives, make_account, make_lease, open_to_one, used

from porter import watch
from porter.terms import Terms
from porter.watch import Row, Sample

GIB = 1 << 30
COMMAND = (sys.executable, "-m", "porter", "top", "--interval", "0.05")
AS_ANOTHER = """
import os, porter.cli.top
if not os.getuid():
    os.setuid(65534)
porter.cli.main(["top", "--once", "--interval", "0.05"])
"""
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}


@pytest.fixture
def state(tmp_path: Path) -> Iterator[Path]:
    life = lives(make_account(tmp_path, "alice", GPU_1=(8 * GIB, 3 * GIB)))
    make_account(tmp_path, "idle", GPU_1=(8 * GIB, 0))
    make_account(tmp_path, "dead", GPU_1=(8 * GIB, 3 * GIB))
    make_lease(
        tmp_path / ".devices",
        "GPU_1",
        alice=Terms(100, 400_000, 400_000, 3),
        bob=FREE,
        carol=Terms(200, 1_000_000, 0, 2),
        dave=Terms(priority=0),
        gone=FREE,
    )
    yield tmp_path
    os.close(life)


def seen(state: Path, taken: int) -> Sample:
    found = watch.sample(state, state / ".devices")
    return Sample(taken, found.turns, found.holdings)


def test_rows_tell_what_each_had_between_two_looks(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    living = [lives(path, slot) for slot in range(4)]
    before = seen(state, 0)
    for slot, ns in enumerate((390_000_000, 200_000_000, 410_000_000, 0)):
        used(path, slot, ns, waited=250_000_000 * slot, copied=slot << 30)
    made = watch.rows(before, seen(state, 1_000_000_000))
    for file in living:
        os.close(file)
    assert made == (
        Row(
            *("alice", "GPU-1", 1, "cap", 100, "high", 40.0, 39.0, 0.0, 0),
            memory=3 * GIB,
            quota=8 * GIB,
        ),
        Row("bob", "GPU-1", 1, "equal", 100, "normal", 20.0, 20.0, 25.0, GIB),
        Row("carol", "GPU-1", 1, "weight", 200, "normal", 40.0, 41.0, 50.0, 2 * GIB),
        Row("dave", "GPU-1", 1, "best-effort", 100, "idle", None, 0.0, 75.0, 3 * GIB),
    )
    table = watch.table(made[:2]).splitlines()
    assert [" ".join(line.split()) for line in table] == [
        "TENANT DEVICE POLICY WEIGHT PRIORITY TARGET SHARE WAITED COPIED MEMORY QUOTA PROCS",
        "alice GPU-1 cap 100 high 40.0% 39.0% 0.0% 0 B/s 3.0 GiB 8.0 GiB 1",
        "bob GPU-1 equal 100 normal 20.0% 20.0% 25.0% 1.0 GiB/s - - 1",
    ]
    assert {line.index("100 ") for line in table[1:]} == {table[0].index("WEIGHT")}
    assert len({len(line) for line in table}) == 1  # numbers end below their heads


def test_of_a_uuid_as_much_is_shown_as_tells_it_from_others() -> None:
    rows = tuple(Row("a", name, 1) for name in ("GPU-bb9877e3-16", "GPU-bb9877e4-16", "GPU-b"))
    shown = [line.split()[1] for line in watch.table(rows).splitlines()]
    assert shown == ["DEVICE", "GPU-bb9877e3", "GPU-bb9877e4", "GPU-b"]
    twins = tuple(Row("a", f"GPU-bb9877e3-1{n}", 1) for n in range(2))
    assert [line.split()[1] for line in watch.table(twins).splitlines()[1:]] == [
        "GPU-bb9877e3-10",
        "GPU-bb9877e3-11",
    ]


def test_of_a_tenant_that_has_just_come_it_is_not_known_what_it_had(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    before = Sample(0, {}, {})
    used(path, 1, 999_000_000)
    life = lives(path, 1)
    (alice, bob) = watch.rows(before, seen(state, 1_000_000_000))
    os.close(life)
    assert (alice.tenant, alice.policy, alice.memory) == ("alice", None, 3 * GIB)
    assert (bob.tenant, bob.share, bob.waited, bob.target) == ("bob", None, None, 100.0)
    assert watch.table((bob,)).splitlines()[1].split()[5:9] == ["100.0%", "-", "-", "-"]


def test_what_is_not_metered_is_not_known_and_not_nothing(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    life = lives(path, 1)
    metered, later = seen(state, 0), seen(state, 1)
    open_to_one(path)
    alone, still = seen(state, 2), seen(state, 3)
    os.close(life)
    looks = [(metered, later), (later, alone), (alone, still)]
    rows = [row for pair in looks for row in watch.rows(*pair)[1:]]
    found = [(row.share, row.waited, row.copied) for row in rows]
    assert found == [(0.0, 0.0, 0), (None, 0.0, None), (None, 0.0, None)]


def test_what_began_anew_is_not_known(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    life = lives(path, 1)
    used(path, 1, 999_000_000, waited=7, copied=9)
    before = seen(state, 0)
    used(path, 1, 1_000_000)
    (_, bob) = watch.rows(before, seen(state, 1_000_000_000))
    os.close(life)
    assert (bob.share, bob.waited, bob.copied) == (None, None, None)


def test_what_is_damaged_is_left_out(state: Path) -> None:
    (state / ".devices" / "GPU-1.lease").write_bytes(b"x")
    (state / "alice" / "account").write_bytes(b"")
    assert watch.rows(seen(state, 0), seen(state, 1)) == ()


def test_names_are_words_whoever_wrote_them(tmp_path: Path) -> None:
    """Tenants share the leases' folder, and may write there what a terminal would obey."""
    name = "ev\x1b]0;mine\x07il\nrow"
    path = make_lease(tmp_path / ".devices", "GPU_1", **{name: Terms(priority=77)})
    life = lives(path)
    (row,) = watch.rows(seen(tmp_path, 0), seen(tmp_path, 1))
    os.close(life)
    assert (row.tenant, row.priority) == ("ev\ufffd]0;mine\ufffdil\ufffdrow", "high")


def test_nobody_need_listen(state: Path) -> None:
    command = " ".join(map(str, (*COMMAND, "--once", "--state", state)))
    done = subprocess.run(
        ["sh", "-c", f"{command} >&-"], env=CLEAN, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_piped_it_is_one_table_without_escapes(state: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--once", "--state", state],
        env=CLEAN,
        capture_output=True,
        text=True,
        check=True,
    )
    head, alice = done.stdout.splitlines()
    assert head.split()[:2] == ["TENANT", "DEVICE"]
    assert alice.split() == ["alice", "GPU-1", *["-"] * 7, "3.0", "GiB", "8.0", "GiB", "1"]
    assert done.stderr == ""


def test_no_tenants_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--once"],
        env={**CLEAN, "PORTER_STATE": f"{tmp_path}/none"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"no tenant has anything of a device in {tmp_path}/none\n"


def test_a_state_that_is_named_has_to_be_there(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--once", "--state", tmp_path / "none"],
        env=CLEAN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Directory '{tmp_path}/none' does not exist." in done.stderr


@pytest.mark.parametrize(
    ("folder", "mode", "denied"),
    [(".", 0o111, ""), (".devices", 0, ".devices"), ("alice", 0, "alice/account")],
)
def test_what_may_not_be_read_is_not_nobody(folder: str, mode: int, denied: str) -> None:
    with tempfile.TemporaryDirectory() as state:
        Path(state).chmod(0o755)
        make_lease(Path(state, ".devices"), "GPU_1", alice=FREE)
        make_account(Path(state), "alice", GPU_1=(GIB, 0))
        Path(state, folder).chmod(mode)
        done = subprocess.run(
            [sys.executable, "-c", AS_ANOTHER],
            env={**CLEAN, "PORTER_STATE": state},
            capture_output=True,
            text=True,
            check=False,
        )
        Path(state, folder).chmod(0o755)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"porter: {Path(state, denied)}: Permission denied\n"


@pytest.mark.parametrize("interval", ["nan", "inf", "1e300", "0", "-1"])
def test_an_interval_is_a_time(tmp_path: Path, interval: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--once", "--interval", interval, "--state", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "Error: Invalid value for '--interval': " in done.stderr


def test_for_programs_it_is_an_object_for_each_interval(state: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--json", "--state", state], env=CLEAN, stdout=subprocess.PIPE, text=True
    ) as top:
        assert top.stdout
        found = [json.loads(top.stdout.readline()) for _ in range(3)]
        top.terminate()
    for each in found:
        assert each["interval_ns"] >= 50_000_000
        assert [(row["tenant"], row["memory"]) for row in each["rows"]] == [("alice", 3 * GIB)]
        assert [row["quota"] for row in each["rows"]] == [8 * GIB]


def test_for_programs_no_limit_is_a_word() -> None:
    """64 bits of ones are no number that every reader of JSON keeps."""
    row = Row("alice", "GPU-1", 1, memory=3 * GIB, quota=(1 << 64) - 1)
    assert watch.told(row)["quota"] == "none"
    assert watch.told(Row("alice", "GPU-1", 1))["quota"] is None


def test_on_a_terminal_it_draws_over_itself(state: Path) -> None:
    text = _drawn_twice(state)
    assert text.startswith(b"\x1b[2J\x1b[HTENANT")
    assert text.count(b"alice") >= 1


@pytest.mark.parametrize(("columns", "lines", "fits"), [(200, 3, 0), (200, 4, 1), (20, 11, 0)])
def test_what_does_not_fit_is_not_drawn(state: Path, columns: int, lines: int, fits: int) -> None:
    text = _drawn_twice(state, COLUMNS=str(columns), LINES=str(lines))
    assert text.split(b"\x1b[HTENANT")[1].count(b"alice") == fits


def _drawn_twice(state: Path, **size: str) -> bytes:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "--state", state], env={**CLEAN, **size}, stdout=theirs
    ) as top:
        os.close(theirs)
        text = b""
        until = time.monotonic() + 60
        while text.count(b"\x1b[HTENANT") < 2 and time.monotonic() < until:
            text += os.read(ours, 4096)
        top.terminate()
    os.close(ours)
    return text
