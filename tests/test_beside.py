"""Activity concurrent with a test: repeated tests, ended processes, names of hanging ones."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import beside
import pytest

TESTS = Path(__file__).parent
CONFTEST = """
import beside
beside._AGAIN_S = 1
ways = {ways}
beside.starved = lambda about, alone: ways.pop(0) if ways else ""
def pytest_configure(config):
    config.pluginmanager.register(beside.Beside())
def pytest_terminal_summary(terminalreporter):
    for reports in terminalreporter.stats.values():
        for report in reports:
            if hasattr(report, "when"):
                print("REPORT", report.outcome, report.when, *beside.ways(report))
"""
COUNTS = """
import pathlib, pytest
count = pathlib.Path("count")
@pytest.fixture(scope="module")
def tries():
    count.write_text(count.read_text() + "x" if count.exists() else "x")
    assert count.read_text() not in {bad_setups}
    return count.read_text()
def test_counts(tries):
    assert tries not in {bad_calls}
def test_is_there_too(tries):
    pass
"""
LEAVES = """
import subprocess, time
def test_leaves():
    left = "setsid sh -c 'echo $$ > pid; exec sleep 1000' &"
    subprocess.run(["sh", "-c", left + "until [ -s pid ]; do sleep 0.01; done"], check=True)
    {then}
"""
WAITS = """
import subprocess, sys, pytest
@pytest.fixture
def program():
    with subprocess.Popen(["sleep", "1000"]) as process:
        yield process
def test_fails_first(program):
    assert not "here"
def test_waits(program):
    program.wait()
def test_waits_for_its_own():
    with subprocess.Popen(["sleep", "1000"]):
        raise AssertionError
def test_passes():
    pass
"""
EMPTY = """
import subprocess
def test_leaves():
    started = subprocess.Popen(["sleep", "1000"], env={}, start_new_session=True)
    open("pid", "w").write(str(started.pid))
"""
TAKES_LONG = """
import beside, time
beside._HANGS_S = 0.5
def test_takes_longer():
    time.sleep(1)
"""
QUIET = beside.Meanwhile(10, 0, 0, 0, 5, 0)


def inner(folder: Path, test: str, *options: str, ways: list[str]) -> str:
    """Run tests while that happens, run by run; return their output."""
    (folder / "conftest.py").write_text(CONFTEST.format(ways=ways))
    (folder / "test_it.py").write_text(test)
    environment = os.environ | {"PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *options],
        cwd=folder,
        env={name: value for name, value in environment.items() if "PYTEST" not in name},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.stdout + done.stderr


def reports(printed: str) -> list[str]:
    return sorted(re.findall(r"^REPORT (.* call.*|failed.*)$", printed, re.MULTILINE))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bad", "ways", "tries", "reported"),
    [
        (("[]", "[]"), ["still"], 1, ["passed call", "passed call"]),
        (("[]", "['x']"), [""], 1, ["failed call", "passed call"]),
        (("[]", "['x']"), ["still"], 2, ["passed call", "passed call still"]),
        (("['x']", "['xx']"), ["still", "late"], 3, ["passed call", "passed call still late"]),
        (
            ("[]", "['x', 'xx', 'xxx']"),
            ["still", "late", "still", "late"],
            3,
            ["failed call still late still", "passed call"],
        ),
    ],
    ids=["passes", "fails", "fails once", "fails at its fixture, too", "fails each time"],
)
def test_what_fails_is_run_again_where_the_machine_was_starved(
    tmp_path: Path, bad: tuple[str, str], ways: list[str], tries: int, reported: list[str]
) -> None:
    test = COUNTS.format(bad_setups=bad[0], bad_calls=bad[1])
    printed = inner(tmp_path, test, ways=ways)
    assert reports(printed) == reported, printed
    assert (tmp_path / "count").read_text() == "x" * tries


@pytest.mark.parametrize("then", ["pass", "assert not 'here'", "time.sleep(1000)"])
def test_nothing_outlives_a_test(tmp_path: Path, then: str) -> None:
    """However it ends: also where it took too long, and its own children were not waited for."""
    printed = inner(tmp_path, LEAVES.format(then=then), "--timeout", "1", ways=[])
    pid = (tmp_path / "pid").read_text().strip()
    assert not Path(f"/proc/{pid}/cmdline").exists() or not Path(f"/proc/{pid}/cmdline").read_text()
    assert ("was ended" in printed) == (then != "pass"), printed
    assert ("Timeout (>1.0s)" in printed) == ("sleep" in then), printed


@pytest.mark.parametrize(
    ("about", "alone", "way"),
    [
        (QUIET, True, ""),
        (beside.Meanwhile(10, 0.9, 0.1, 0.9, 0, 9), False, ""),
        (beside.Meanwhile(10, 0, 0, 1, 5, 0), False, "the hypervisor took 10% of it"),
        (beside.Meanwhile(10, 2, 0.1, 0, 5, 0), False, "it stood still for 20% of the time"),
        (beside.Meanwhile(10, 0.3, 0.3, 0, 5, 0), False, "it stood still for 300 ms"),
        (beside.Meanwhile(10, 0, 0, 0, 0.5, 5), True, "others had 50% of it"),
        (beside.Meanwhile(10, 0, 0, 0, 5, 5), True, ""),
    ],
)
def test_a_machine_is_starved_by_its_measurements(
    about: beside.Meanwhile,
    alone: bool,  # noqa: FBT001
    way: str,
) -> None:
    assert beside.starved(about, alone=alone) == way


def test_a_limit_holds_until_the_test_has_ended(tmp_path: Path) -> None:
    printed = inner(tmp_path, WAITS, "-o", "timeout=2", ways=[])
    failed = [*["failed call"] * 3, *["failed teardown"] * 2]
    assert reports(printed) == [*failed, "passed call"], printed


def test_a_worker_is_not_ended_within_the_limit_of_a_test(tmp_path: Path) -> None:
    printed = inner(tmp_path, TAKES_LONG, "-o", "timeout=60", ways=[])
    assert reports(printed) == ["passed call"], printed


def test_a_process_without_an_environment_holds_nothing_up(tmp_path: Path) -> None:
    try:
        printed = inner(tmp_path, EMPTY, ways=[])
        assert reports(printed) == ["passed call"], printed
    finally:
        os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)


def test_late_wakeup_is_recorded() -> None:
    sleeper = beside.Sleeper()
    try:
        sleeper.begin()
        sleeper.process.send_signal(signal.SIGSTOP)
        time.sleep(0.4)
        sleeper.process.send_signal(signal.SIGCONT)
        stood = sleeper.meanwhile()
        sleeper.begin()
        assert stood.stillest > 0.3
        assert "stood still" in beside.starved(stood, alone=False)
        assert sleeper.meanwhile().stillest < stood.stillest
    finally:
        sleeper.close()


def test_ended_work_is_ours_and_running_work_is_others() -> None:
    spin = "import time\nwhile time.process_time() < 0.4: pass"  # counted in ticks of 10 ms
    processors = os.cpu_count() or 1
    before = beside.used()
    subprocess.run([sys.executable, "-c", spin], check=True)
    between = beside.used()
    with subprocess.Popen([sys.executable, "-c", spin + "\ninput()"], stdin=subprocess.PIPE):
        time.sleep(0.5)
        after = beside.used()
    assert between.ours - before.ours > 0.3 / processors
    assert after.ours - between.ours < 0.1 / processors
    assert after.busy > between.busy > before.busy


def test_programs_end_by_an_interrupt_also_where_it_is_ignored() -> None:
    test = "tests/test_top.py::test_an_interrupt_ends_it_without_a_word"
    command = f"trap '' INT QUIT; exec {sys.executable} -m pytest -q -p no:xdist {test}"
    environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=TESTS.parent,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "1 passed" in done.stdout, done.stdout + done.stderr
