"""`porter top` and its view of the state."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from shared_state import FREE, lives, make_account, make_lease, open_to_one, turn, used, works

from porter import cli
from porter.cli._tenants import COLUMNS, drawn, ordered, plain
from porter.runtime import lease, watch
from porter.runtime.lease import Moment, Part, Process
from porter.runtime.terms import Terms
from porter.runtime.watch import Row, Sample

GIB = 1 << 30
COMMAND = (sys.executable, "-m", "porter", "top", "--interval", "0.05")
AS_ANOTHER = """
import os, porter.cli.top
if not os.getuid():
    os.setuid(65534)
porter.cli.main(["top", "--once", "--interval", "0.05"])
"""
CLEAN = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith("PORTER_") and name not in {"COLUMNS", "LINES"}
}


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


def test_rows_show_each_tenants_part_between_two_samples(state: Path) -> None:
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
            index=0,
        ),
        Row("bob", "GPU-1", 1, "weight", 100, "normal", 20.3, 20.0, 25.0, GIB, index=0),
        Row("carol", "GPU-1", 1, "weight", 200, "normal", 40.7, 41.0, 50.0, 2 * GIB, index=0),
        Row("dave", "GPU-1", 1, "best-effort", 100, "idle", None, 0.0, 75.0, 3 * GIB, index=0),
    )
    lines = plain(made[:2], tuple(COLUMNS)).splitlines()
    assert [" ".join(line.split()) for line in lines] == [
        " ".join(COLUMNS).upper(),
        "alice 0 GPU-1 cap 100 high 40.0% 39.0% 0.0% - 0B/s 3.0GiB 8.0GiB 1",
        "bob 0 GPU-1 weight 100 normal 20.3% 20.0% 25.0% - 1.0GiB/s - - 1",
    ]
    assert {line.index("GPU-1") for line in lines[1:]} == {lines[0].index("DEVICE")}
    assert len({len(line) for line in lines}) == 1  # numbers end below their heads


@pytest.mark.parametrize(
    ("terms", "had", "targets"),
    [
        ({"a": FREE, "b": FREE}, (91, 9), (50, 50)),
        ({"a": Terms(priority=3), "b": FREE}, (91, 9), (100, 9)),
        ({"a": Terms(priority=3), "b": FREE}, (20, 80), (100, 80)),
        ({"a": Terms(priority=3), "b": FREE}, (None, None), (100, 0)),
        ({"a": Terms(300, priority=3), "b": Terms(priority=3)}, (75, 25), (75, 25)),
        ({"a": Terms(priority=3), "b": Terms(priority=1), "c": FREE}, (50, 20, 30), (100, 20, 50)),
        ({"a": Terms(cap=400_000, floor=400_000, priority=3), "b": FREE}, (40, 60), (40, 60)),
        ({"a": FREE, "b": Terms(cap=400_000, floor=400_000, priority=1)}, (70, 30), (100, 30)),
        ({"a": FREE, "b": Terms(floor=250_000)}, (75, 25), (75, 25)),
        ({"a": FREE, "b": Terms(priority=0)}, (100, 0), (100, None)),
    ],
)
def test_a_target_follows_priority_then_by_promise_then_by_weight(
    tmp_path: Path,
    terms: dict[str, Terms],
    had: tuple[int | None, ...],
    targets: tuple[float | None, ...],
) -> None:
    path = make_lease(tmp_path / ".devices", "GPU_1", **terms)
    living = [lives(path, slot) for slot in range(len(terms))]
    before = seen(tmp_path, 0) if had[0] is not None else Sample(0, {}, {})
    for slot, share in enumerate(had):
        used(path, slot, (share or 0) * 10_000_000)
    made = watch.rows(before, seen(tmp_path, 1_000_000_000))
    for file in living:
        os.close(file)
    assert tuple(row.target for row in made) == targets


def test_a_uuid_is_shown_up_to_its_first_difference() -> None:
    rows = tuple(Row("a", name, 1) for name in ("GPU-bb9877e3-16", "GPU-bb9877e4-16", "GPU-b"))
    shown = plain(rows, ("device",)).splitlines()
    assert shown == ["DEVICE", "GPU-bb9877e3", "GPU-bb9877e4", "GPU-b"]
    twins = tuple(Row("a", f"GPU-bb9877e3-1{n}", 1) for n in range(2))
    assert plain(twins, ("device",)).splitlines()[1:] == ["GPU-bb9877e3-10", "GPU-bb9877e3-11"]


def test_a_new_tenants_figures_are_unknown(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    before = Sample(0, {}, {})
    used(path, 1, 999_000_000)
    life = lives(path, 1)
    (alice, bob) = watch.rows(before, seen(state, 1_000_000_000))
    os.close(life)
    assert (alice.tenant, alice.policy, alice.memory) == ("alice", None, 3 * GIB)
    assert (bob.tenant, bob.share, bob.waited, bob.target) == ("bob", None, None, 100.0)
    assert plain((bob,), tuple(COLUMNS)).splitlines()[1].split()[6:11] == [
        "100.0%",
        "-",
        "-",
        "-",
        "-",
    ]


def test_an_unmetered_share_is_unknown_and_not_zero(state: Path) -> None:
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


def test_damaged_files_are_left_out(state: Path) -> None:
    (state / ".devices" / "GPU-1.lease").write_bytes(b"x")
    (state / "alice" / "account").write_bytes(b"")
    assert watch.rows(seen(state, 0), seen(state, 1)) == ()


def test_names_are_words_from_any_writer(tmp_path: Path) -> None:
    """Tenants share the leases' folder, and may write control sequences of a terminal there."""
    name = "ev\x1b]0;mine\x07il\nrow"
    path = make_lease(tmp_path / ".devices", "GPU_1", **{name: Terms(priority=77)})
    life = lives(path)
    (row,) = watch.rows(seen(tmp_path, 0), seen(tmp_path, 1))
    os.close(life)
    assert (row.tenant, row.priority) == ("ev\ufffd]0;mine\ufffdil\ufffdrow", "high")


def test_output_may_be_closed_early(state: Path) -> None:
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
    assert head.split()[:3] == ["TENANT", "INDEX", "DEVICE"]
    assert alice.split() == ["alice", "0", "GPU-1", *["-"] * 8, "3.0GiB", "8.0GiB", "1"]
    assert done.stderr == ""


def test_no_tenants_is_reported(tmp_path: Path) -> None:
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
def test_an_unreadable_folder_is_not_an_empty_one(folder: str, mode: int, denied: str) -> None:
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
    assert watch.document(row)["quota"] == "none"
    assert watch.document(Row("alice", "GPU-1", 1))["quota"] is None


def _moment(taken: int, owner: int, waited: int = 0, *, b_waits: bool = False) -> Moment:
    """Look at a device of a and b."""
    parts = {0: Part("a", 0, 0, rests=False), 1: Part("b", 0, waited, rests=False)}
    processes = (Process(0, 0, 100, True, None), Process(1, 1, 101, False, 5 if b_waits else None))
    return Moment(taken, owner, False, False, None, True, 0, parts, processes)


def test_reasons_are_counted_over_the_interval() -> None:
    waits = watch.Waits()
    for look in (
        _moment(0, 0, b_waits=True),
        _moment(10, 0, 10, b_waits=True),
        _moment(20, 1, 18),  # until then b waited for the turn
        _moment(30, 1, 22),
        _moment(40, 1, 99),
    ):
        waits.note({"GPU-1": look})
    assert waits.percent() == {("b", "GPU-1"): {"turn:a": 40.0, "queue": 35.0}}


def test_a_row_names_the_reason_of_the_longest_wait(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    life = lives(path, 1)
    turn(path, owner=3, epoch=7)
    works(path, 1, waits_since=1)
    waits = watch.Waits()
    waits.note(lease.moments(path.parent))
    (_, bob) = watch.rows(seen(state, 0), seen(state, 10**9), waits)
    os.close(life)
    assert bob.waits == {"turn:carol": 100.0}
    assert plain((bob,), ("why",)).splitlines() == ["WHY", "turn:carol"]
    several = Row("a", "GPU-1", 1, waits={"queue": 1.5, "cap": 20.0, "pass": 19.0})
    assert plain((several,), ("why",)).splitlines()[1] == "cap"
    assert watch.document(several)["waits"] == {"queue": 1.5, "cap": 20.0, "pass": 19.0}


def test_a_device_is_idle_while_no_tenant_uses_it(state: Path) -> None:
    path = state / ".devices" / "GPU-1.lease"
    living = [lives(path, slot) for slot in range(2)]
    before = seen(state, 0)
    used(path, 0, 390_000_000)
    used(path, 1, 200_000_000)
    made = watch.rows(before, seen(state, 1_000_000_000))
    for file in living:
        os.close(file)
    assert watch.idle(made) == {"GPU-1": 41.0}
    assert watch.idle([*made, Row("new", "GPU-1", 1, "weight")]) == {}
    assert watch.idle([Row("a", "GPU-1", 1, "weight", share=70.0)] * 2) == {"GPU-1": 0.0}
    assert watch.idle([Row("memory-only", "GPU-1", 1)]) == {}


def test_idle_time_is_a_row_and_for_programs_a_figure(state: Path) -> None:
    life = lives(state / ".devices" / "GPU-1.lease", 1)
    command = [*COMMAND, "--once", "--state", state]
    text = subprocess.run(command, env=CLEAN, capture_output=True, text=True, check=True).stdout
    reported = subprocess.run(
        [*command, "--json"], env=CLEAN, capture_output=True, text=True, check=True
    ).stdout
    os.close(life)
    rows = [line.split() for line in text.splitlines()]
    assert rows[0][:5] == ["TENANT", "INDEX", "DEVICE", "POLICY", "WEIGHT"]
    assert [row[0] for row in rows] == ["TENANT", "alice", "bob", "(idle)"]
    assert rows[3][7] == "100.0%"
    found = json.loads(reported)
    assert found["devices"] == [{"device": "GPU-1", "index": 0, "idle": 100.0}]
    assert [row["tenant"] for row in found["rows"]] == ["alice", "bob"]


def test_text_for_programs_has_a_word_for_each_column(tmp_path: Path) -> None:
    names = ("a b", "\u3000", "[red]x[/red]", "\u4e2d\u6587", "ev\x1b[31mil\nrow", "x" * 63)
    path = make_lease(tmp_path / ".devices", "GPU_1", **dict.fromkeys(names, FREE))
    living = [lives(path, slot) for slot in range(len(names))]
    lines = plain(watch.rows(seen(tmp_path, 0), seen(tmp_path, 1)), tuple(COLUMNS)).splitlines()
    for file in living:
        os.close(file)
    assert {len(line.split()) for line in lines} == {len(COLUMNS)}
    assert "[red]x[/red]" in [line.split()[0] for line in lines]
    assert {cell_len(line) for line in lines} == {cell_len(lines[0])}


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("width", [1, 8, 20, 40, 80, 102, 300])
def test_lines_fit_the_terminal(width: int, encoding: str) -> None:
    rows = tuple(
        Row(name, f"GPU-bb9877e3-{n}", 1, "best-effort", 10000, "normal", 100.0, 99.9, 1999.9)
        for n, name in enumerate(("a", "\u4e2d\u6587" * 10, "b" * 63, ":smile: [bold]", "e\u0301"))
    )
    lines = [line.plain for line in drawn(rows, tuple(COLUMNS), width, encoding)]
    assert len(lines) == 1 + len(rows)
    assert [line for line in lines if cell_len(line) > width] == []
    assert len({cell_len(line) for line in lines}) == 1
    if width >= 20:
        assert "SHARE" in lines[0]
    assert "".join(lines).isascii() or encoding == "utf-8"


@pytest.mark.parametrize(
    ("indexes", "width", "heads"),
    [
        ((0,), 36, "TENANT TARGET SHARE MEMORY QUOTA"),
        ((0, 1), 36, "TENANT INDEX TARGET SHARE MEMORY"),
        ((0, None), 36, "TENANT DEVICE SHARE MEMORY"),
        ((None,), 70, "TENANT DEVICE TARGET SHARE WAITED WHY MEMORY QUOTA"),
    ],
)
def test_few_columns_keep_the_one_that_names_the_device(
    indexes: tuple[int | None, ...], width: int, heads: str
) -> None:
    rows = [Row("a", f"GPU-bb9877e{n}", 1, index=index) for n, index in enumerate(indexes)]
    assert drawn(rows, tuple(COLUMNS), width, "utf-8")[0].plain.split() == heads.split()


def test_columns_are_chosen_and_rows_sorted(state: Path) -> None:
    life = lives(state / ".devices" / "GPU-1.lease", 1)
    chosen = ("--columns", "memory, TENANT", "--sort", "tenant", "--once")
    done = subprocess.run(
        [*COMMAND, *chosen, "--state", state], env=CLEAN, capture_output=True, text=True, check=True
    )
    os.close(life)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert lines == [["MEMORY", "TENANT"], ["3.0GiB", "alice"], ["-", "bob"]]


@pytest.mark.parametrize(
    ("by", "names"), [("share", "cabd"), ("tenant", "abcd"), ("memory", "badc"), (None, "dcba")]
)
def test_figures_are_sorted_from_the_largest_and_unknown_ones_last(
    by: str | None, names: str
) -> None:
    rows = (
        Row("d", "GPU-1", 1),
        Row("c", "GPU-1", 1, share=30.0),
        Row("b", "GPU-1", 1, share=0.0, memory=2),
        Row("a", "GPU-1", 1, share=10.0, memory=1),
    )
    assert "".join(row.tenant for row in ordered(rows, by)) == names


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--columns", "tenant,shaer"), "'shaer' is no column; did you mean share?"),
        (("--columns", ""), "'' is no column; allowed: copied, device, index, memory, "),
        (("--columns", "share,share"), "'share' is given 2 times, allowed is once"),
        (("--columns", "share", "--json"), "--columns: has no effect with --json"),
        (("--sort", "shaer"), "'shaer' is not one of"),
    ],
)
def test_a_column_has_to_be_one(
    state: Path, options: tuple[str, ...], problem: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["top", "--once", "--state", str(state), *options])
    assert (ended.value.code, problem in capfd.readouterr().err) == (2, True)


def test_on_a_terminal_it_draws_over_itself(state: Path) -> None:
    text = _drawn(state)
    assert text.startswith(b"\x1b[2J\x1b[H\x1b[1mTENANT")
    assert text.count(b"alice") >= 1


def test_without_colours_it_has_none(state: Path) -> None:
    life = lives(make_account(state, "full", GPU_1=(GIB, GIB)))
    assert re.findall(rb"\x1b\[[0-9;]*3[0-7]m", _drawn(state)) != []
    assert re.findall(rb"\x1b\[[0-9;]*3[0-7]m", _drawn(state, NO_COLOR="1")) == []
    os.close(life)


def test_a_terminal_that_obeys_no_signs_gets_none(state: Path) -> None:
    text = _drawn(state, TERM="dumb")
    assert b"\x1b" not in text
    assert text.count(b"TENANT") > 1


@pytest.mark.parametrize(
    ("columns", "lines", "fits"), [(200, 3, 0), (200, 4, 1), (20, 11, 1), (5, 5, 1), (1, 1, 0)]
)
def test_what_does_not_fit_is_not_drawn(state: Path, columns: int, lines: int, fits: int) -> None:
    make_account(state, "second", GPU_1=(8 * GIB, 3 * GIB))
    life = lives(state / "second" / "account")
    text = _drawn(state, COLUMNS=str(columns), LINES=str(lines))
    os.close(life)
    screen = text.split(b"\x1b[H")[1]
    assert (screen.count(b"alice"), screen.count(b"\n") < max(lines, 2)) == (fits, True)


def test_a_terminal_of_another_size_is_drawn_to_at_once(state: Path) -> None:
    ours, theirs = pty.openpty()
    _resize(theirs, 20, 200)
    with subprocess.Popen(
        [*COMMAND[:-1], "1", "--state", state], env=CLEAN | {"TERM": "xterm"}, stdout=theirs
    ) as top:
        text = _read_until(ours, b"", b"QUOTA")
        _resize(theirs, 20, 30)
        text = _read_until(ours, b"", b"\x1b[2J")  # a last picture of the old size may come before
        text = _read_until(ours, text[text.rindex(b"\x1b[2J") :], b"TENANT")
        os.kill(top.pid, signal.SIGINT)
        text += _read_until(ours, text, b"\x1b[J")
        assert top.wait() == 128 + signal.SIGINT
    os.close(theirs)
    os.close(ours)
    assert b"QUOTA" not in text


def test_an_interrupt_ends_it_without_a_word(state: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--state", state],
        env=CLEAN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as top:
        assert top.stdout
        assert top.stderr
        top.stdout.readline()
        top.send_signal(signal.SIGINT)
        assert (top.stderr.read(), top.wait()) == ("", 128 + signal.SIGINT)


def test_a_hundred_tenants_fit_one_screen(tmp_path: Path) -> None:
    living = [
        lives(make_account(tmp_path, f"tenant-{n}", GPU_1=(GIB, 1 << 20), GPU_2=(GIB, 1 << 20)))
        for n in range(100)
    ]
    text = _drawn(tmp_path, COLUMNS="80", LINES="24")
    done = subprocess.run(
        [*COMMAND, "--once", "--state", tmp_path],
        env=CLEAN,
        capture_output=True,
        text=True,
        check=True,
    )
    for file in living:
        os.close(file)
    assert b"(179 more lines; porter top --once shows all)" in text
    assert len(done.stdout.splitlines()) == 201


def _drawn(state: Path, **environment: str) -> bytes:
    """Draw twice on a terminal; all that came by then."""
    ours, theirs = pty.openpty()
    size = {"COLUMNS": "200", "LINES": "50", "TERM": "xterm"}
    with subprocess.Popen(
        [*COMMAND, "--state", state], env={**CLEAN, **size, **environment}, stdout=theirs
    ) as top:
        os.close(theirs)
        text = b""
        until = time.monotonic() + 60
        while max(text.count(b"\x1b[J"), text.count(b"TENANT")) < 2 and time.monotonic() < until:
            text += os.read(ours, 4096)
        top.terminate()
    os.close(ours)
    return text


def _read_until(file: int, text: bytes, wanted: bytes) -> bytes:
    while wanted not in text:
        text += os.read(file, 4096)
    return text


def _resize(file: int, lines: int, columns: int) -> None:
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
