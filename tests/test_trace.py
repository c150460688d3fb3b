"""`porter trace`: looks at leases become events that Perfetto and Chrome accept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import perfetto
import pytest
import tenants
from shared_state import FREE, lives, make_lease, turn, works

from porter import cli
from porter.runtime import lease
from porter.runtime.lease import Moment, Part, Process
from porter.runtime.terms import Terms
from porter.runtime.trace import Event, Trace

PROGRAM = Path(__file__).parent / "cuda" / "tenant.py"
COMMAND = (sys.executable, "-m", "porter", "trace")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
MS = 1_000_000
PHASES = {"X": {"dur", "cat"}, "M": {"args"}, "C": {"args"}}
METADATA = {"process_name": str, "thread_name": str, "thread_sort_index": int}


def check(trace: dict[str, Any]) -> None:
    """Check an object against the Trace Event Format: keys, types, and slices that nest."""
    assert set(trace) == {"traceEvents", "displayTimeUnit", "otherData"}
    assert trace["displayTimeUnit"] in ("ms", "ns")
    slices = defaultdict(list)
    named = set()
    for event in trace["traceEvents"]:
        assert {"name", "ph", "pid", "tid", "ts"} | PHASES[event["ph"]] == set(event)
        assert type(event["name"]) is str
        assert type(event["pid"]) is int
        assert type(event["tid"]) is int
        assert event["ts"] >= 0
        match event["ph"]:
            case "X":
                assert event["dur"] >= 0
                begin, length = (round(1000 * event[key]) for key in ("ts", "dur"))  # ns
                slices[event["pid"], event["tid"]].append((begin, begin + length))
            case "M":
                [value] = event["args"].values()
                assert type(value) is METADATA[event["name"]]
                named.add((event["pid"], event["tid"]))
            case "C":
                assert {type(value) for value in event["args"].values()} <= {int, float}
    for thread, spans in slices.items():
        assert thread in named
        inside: list[int] = []
        for begin, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            while inside and inside[-1] <= begin:
                inside.pop()
            assert not inside or end <= inside[-1], (thread, begin, end, inside)
            inside.append(end)


def moment(taken: int, owner: int | None = 0, **other: Any) -> Moment:
    parts = {0: Part("a", 0, 0, rests=False), 1: Part("b", 0, 0, rests=False)}
    usual = {"is_shared": False, "closing": False, "begun": None, "metered": True, "paused": 0}
    rest = {"tenants": parts, "processes": (), "epoch": owner or 0}
    return Moment(taken * MS, owner, **{**usual, **rest, **other})


def traced(moments: Iterable[Moment], end: int = 100) -> list[Event]:
    trace = Trace(1, "device", 0)
    for each in moments:
        trace.note(each)
    events = trace.events(end * MS)
    check({"traceEvents": events, "displayTimeUnit": "ms", "otherData": {}})
    return events


def shown(events: list[Event]) -> list[tuple[str, str, float, float]]:
    """List the slices: thread, name, begin and end (ms)."""
    threads = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
    return [
        (threads[e["tid"]], e["name"], e["ts"] / 1000, (e["ts"] + e["dur"]) / 1000)
        for e in events
        if e["ph"] == "X"
    ]


def test_turns_begin_when_the_lease_says_and_end_with_the_next() -> None:
    events = traced(
        [
            moment(1, 0),
            moment(2, 0, closing=True),
            moment(5, 1, begun=int(3.5 * MS)),
            moment(6, None, is_shared=True, epoch=9),
            moment(8, None, epoch=10),
        ],
        end=9,
    )
    assert shown(events) == [
        ("lease", "a", 1, 3.5),
        ("lease", "closing", 2, 3.5),
        ("lease", "b", 3.5, 6),
        ("lease", "(all tenants)", 6, 8),
        ("lease", "(no tenant)", 8, 9),
    ]


def test_a_turn_that_is_given_again_is_another_slice() -> None:
    events = traced([moment(1, 0, epoch=1), moment(3, 0, epoch=2, begun=2 * MS)], end=4)
    assert shown(events) == [("lease", "a", 1, 2), ("lease", "a", 2, 4)]


def test_work_and_waits_are_rows_of_each_process() -> None:
    works = Process(0, 0, 7, True, None)
    waits = Process(1, 1, 8, False, MS // 2)
    events = traced(
        [
            moment(1, processes=(works, waits)),
            moment(2, processes=(works, Process(1, 1, 8, False, 3 * MS // 2))),
            moment(3, 1, processes=(Process(0, 0, 7, False, 0), Process(1, 1, 8, True, None))),
            moment(4, 1, processes=(Process(1, 1, 8, True, None),)),  # a's process has ended
        ],
        end=5,
    )
    assert [each for each in shown(events) if each[0] != "lease"] == [
        ("b 8: waits", "turn:a", 0.5, 3),
        ("a 7: in flight", "in flight", 1, 3),
        ("a 7: waits", "turn:b", 3, 4),
        ("b 8: in flight", "in flight", 3, 5),
    ]


def two_devices() -> list[Event]:
    """Trace two devices, of which b's process 8 uses both and comes first."""
    traces = [Trace(number, f"device {number}", 0) for number in (1, 2)]
    for trace in traces:
        for taken, owner in enumerate((1, 0, 1, 0)):
            processes = tuple(
                Process(slot, slot, pid, slot == owner, None if slot == owner else 0)
                for slot, pid in ((1, 8), (0, 9))
            )
            parts = {
                slot: Part(name, 0, taken * MS if taken > 1 else 0, rests=False)
                for slot, name in enumerate("ab")
            }
            trace.note(moment(60 * taken, owner, processes=processes, tenants=parts, epoch=taken))
        trace.note(moment(240, 1, epoch=9))
        trace.note(moment(250, 1, epoch=9, tenants={1: Part("b", 0, 9 * MS, rests=False)}))
    return [event for trace in traces for event in trace.events(260 * MS)]


ROWS = ("lease", "a 9: in flight", "a 9: waits", "b 8: in flight", "b 8: waits", "b: queue is full")


def test_rows_of_a_tenant_are_together_and_no_row_is_a_main_thread() -> None:
    """Perfetto orders rows by their numbers; one with the number of its process is the main one."""
    events = two_devices()
    check({"traceEvents": events, "displayTimeUnit": "ms", "otherData": {}})
    names = [event for event in events if event["name"] == "thread_name"]
    for device in (1, 2):
        rows = sorted((e["tid"], e["args"]["name"]) for e in names if e["pid"] == device)
        assert [name for _, name in rows] == list(ROWS)
    numbers = {event["tid"] for event in names}
    assert len(numbers) == len(names)
    assert not numbers & {event["pid"] for event in events}


def as_file(events: list[Event]) -> bytes:
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ms", "otherData": {}}).encode()


@pytest.mark.long
@pytest.mark.network
@pytest.mark.arch("x86_64")
def test_perfetto_accepts_a_trace() -> None:
    events = two_devices()
    trace = as_file(events)
    errors = "select name a, severity b, value c from stats where severity != 'info' and value > 0"
    assert perfetto.ask(trace, errors) == []
    turn = next(event for event in events if event.get("cat") == "lease")
    overlap = turn | {"ts": float(str(turn["ts"])) + 1}
    assert perfetto.ask(as_file([*events, overlap]), errors) == [
        ["slice_drop_overlapping_complete_event", "error", 1]
    ]

    rows = """
        select process.name a, thread.name b, is_main_thread c
        from thread join process using (upid) where thread.name is not null order by tid
    """
    assert perfetto.ask(trace, rows) == [
        [f"device {device}", name, 0] for device in (1, 2) for name in ROWS
    ]
    slices = """
        select thread.name a, slice.name b, count() c from slice
        join thread_track on track_id = thread_track.id join thread using (utid) group by 1, 2
    """
    counts = Counter((thread, name) for thread, name, *_ in shown(events))
    assert perfetto.ask(trace, slices) == sorted([*key, count] for key, count in counts.items())
    shares = "select distinct name a, 0 b, 0 c from process_counter_track order by name"
    assert [name for name, *_ in perfetto.ask(trace, shares)] == [
        f"{tenant}: share percent" for tenant in "ab"
    ]


def test_two_waits_between_which_no_look_came_are_two() -> None:
    first, again = (Process(1, 1, 8, False, ns) for ns in (0, MS // 4))
    events = traced([moment(1, processes=(first,)), moment(2, processes=(again,))], end=3)
    assert [each[2:] for each in shown(events) if each[0] == "b 8: waits"] == [(1, 1.75), (1.75, 3)]


def test_a_wait_in_ones_own_turn_is_a_full_queue() -> None:
    def waited(taken: int, ns: int, **other: Any) -> Moment:
        return moment(taken, 0, tenants={0: Part("a", 0, ns, rests=False)}, **other)

    waits = (Process(0, 0, 7, False, MS),)
    events = traced(
        [
            waited(1, 0, processes=waits),
            waited(2, 9 * MS),  # that was a wait for the lease
            waited(3, 9 * MS),
            waited(4, 12 * MS),  # no longer than since the turn began
        ],
        end=5,
    )
    assert [each for each in shown(events) if "queue" in each[0]] == [
        ("a: queue is full", "queue", 2, 4)
    ]
    early = traced([waited(0, 0), waited(3, MS)], end=4)
    assert ("a: queue is full", "queue", 2, 3) in shown(early)


def test_shares_are_measured_each_50_ms() -> None:
    def used(taken: int, ns: int, *, metered: bool = True) -> Moment:
        return moment(taken, tenants={0: Part("a", ns, 0, rests=False)}, metered=metered)

    events = traced([used(0, 0), used(20, MS), used(50, 20 * MS), used(100, 0, metered=False)])
    assert [(e["name"], e["args"], e["ts"]) for e in events if e["ph"] == "C"] == [
        ("a: share", {"percent": 40.0}, 0)
    ]


def wait_until_it_records(pid: int, lease_file: Path) -> None:
    """Wait for a process that has the lease open and sleeps again and again: between two looks."""
    begin, until = -1, time.monotonic() + 60
    while begin < 0 or sleeps(pid) < begin + 50:
        assert time.monotonic() < until
        if begin < 0 and str(lease_file) in opened(pid):
            begin = sleeps(pid)
        time.sleep(0.01)


def sleeps(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("\nvoluntary_ctxt_switches:")[2].split()[0])


def opened(pid: int) -> set[str]:
    found = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            found.add(str(link.readlink()))
    return found


def test_a_trace_is_written_and_an_interrupt_keeps_it(tmp_path: Path) -> None:
    path = make_lease(tmp_path / ".devices", "GPU_1", alice=FREE, bob=Terms(200))
    make_lease(tmp_path / ".devices", "GPU_2", bob=FREE)
    living = [lives(path, slot) for slot in range(2)]
    turn(path, owner=1, epoch=5)
    works(path, 0, busy=5)
    works(path, 1, waits_since=time.monotonic_ns())
    options = ("alice", "--state", str(tmp_path), "--seconds")
    done = subprocess.run(
        [*COMMAND, *options, "0.05"],
        cwd=tmp_path,
        env=CLEAN,
        capture_output=True,
        text=True,
        check=True,
    )
    with subprocess.Popen(
        [*COMMAND, *options, "600", "-o", "-"], env=CLEAN, stdout=subprocess.PIPE, text=True
    ) as recorder:
        try:
            wait_until_it_records(recorder.pid, path)
            recorder.send_signal(signal.SIGINT)
            interrupted = json.loads(recorder.communicate(timeout=60)[0])
        finally:
            recorder.kill()
    for file in living:
        os.close(file)
    assert done.stdout == ""
    assert done.stderr.startswith("alice.trace.json: ")
    for trace in (json.loads((tmp_path / "alice.trace.json").read_text()), interrupted):
        check(trace)
        assert {(each[0], each[1]) for each in shown(trace["traceEvents"])} == {
            ("lease", "alice"),
            ("alice 100: in flight", "in flight"),
            ("bob 101: waits", "turn:alice"),
        }
        assert {event["pid"] for event in trace["traceEvents"]} == {1}


@pytest.mark.parametrize(
    ("name", "problem"), [("alise", "did you mean alice?"), ("gone", "allowed: alice")]
)
def test_a_tenant_has_to_be_at_work(
    tmp_path: Path, name: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make_lease(tmp_path / ".devices", "GPU_1", alice=FREE, gone=FREE)
    life = lives(path)
    with pytest.raises(SystemExit) as ended:
        cli.main(["trace", name, "--state", str(tmp_path), "-o", str(tmp_path / "none")])
    os.close(life)
    assert ended.value.code == 2
    assert capsys.readouterr().err == (
        f"porter: {name}: no process of this tenant shares a device's time in "
        f"{tmp_path}/.devices; {problem}\n"
    )
    assert not (tmp_path / "none").exists()


@pytest.mark.alone
@pytest.mark.compile
@pytest.mark.backend("cuda")
def test_two_tenants_of_a_simulated_device_are_seen_taking_turns(tmp_path: Path) -> None:
    with tenants.device(tmp_path) as native:
        end = time.monotonic() + 60
        programs = [
            subprocess.Popen(
                [sys.executable, PROGRAM, "sleep_us_1000", "0", f"{end}", "1"],
                env=tenants.tenant(native, tmp_path, name, memory="2GiB", **terms),
                stdout=subprocess.DEVNULL,
            )
            for name, terms in {"alice": {"compute": "30"}, "bob": {"weight": "100"}}.items()
        ]
        command = (*COMMAND, "alice", "--seconds", "1.5", "-o", tmp_path / "trace")
        where = {"PORTER_STATE": f"{tmp_path}/state", "PORTER_SHARED": f"{tmp_path}/leases"}
        while not _take_turns(tmp_path / "leases", {"alice", "bob"}) and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(1)  # until each is measured
        subprocess.run(command, env=CLEAN | where, check=True)
        for program in programs:
            program.terminate()
            program.wait()
    trace = json.loads((tmp_path / "trace").read_text())
    check(trace)
    times: dict[tuple[str, str], float] = defaultdict(float)
    for thread, name, begin, stop in shown(trace["traceEvents"]):
        times["lease" if thread == "lease" else thread.split()[0], name] += stop - begin
    assert times["lease", "alice"] == pytest.approx(450, abs=150)
    assert times["lease", "bob"] > 2 * times["lease", "alice"] * 0.7
    assert times["alice", "cap"] > times["alice", "turn:bob"]
    assert times["bob", "turn:alice"] == pytest.approx(times["lease", "alice"], abs=150)


def _take_turns(leases: Path, names: set[str]) -> bool:
    """Answer whether all of these tenants use the device."""
    return any(
        {moment.tenants[process.tenant].name for process in moment.processes} == names
        for moment in lease.moments(leases).values()
    )
