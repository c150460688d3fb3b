"""The gate before a device: shares by a clock of the test's own, and many threads in real time."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import worlds


def cases_of(program: str) -> list[str]:
    """Read from its source the cases that it can run."""
    return re.findall(r"\bCASE\((\w+)\)", (worlds.CORE_TESTS / f"{program}.c").read_text())


SHARES = ("gate_virtual", "gate_open", "gate_gang_virtual", "gate_beside")
QUICK = {"in_flight_is_bounded", "changed_durations_are_learned", "stopped", "patience"}
QUICK |= {"patience_each_time", "gangs_in_a_ring", "a_kernel_that_crashes"}
AT_ANY_TIME = ("cap_beside_others", "caps_of_a_synchronous_tenant", "an_arrival_delays_no_tenant")

pytestmark = [
    pytest.mark.compile,
    pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"),
]


def built(sanitizer: str, program: str) -> Path:
    """Build a test program with one sanitizer, or `plain`."""
    clock = ("-Wl,--wrap=lock_now_ns",) if program in SHARES else ()  # gate_world.h
    return worlds.core_program(sanitizer, program, ("gate_port",), ("-lm", *clock))


TRIES = 3


def run_in_real_time(folder: Path, program: Path, case: str) -> None:
    """Run a case that a busy machine may stop: repeat it, but not a sanitizer's report."""
    for number in range(1, TRIES + 1):
        place = folder / str(number)
        place.mkdir()
        try:
            run(place, program, case)
        except AssertionError as error:
            if number == TRIES or "Sanitizer" in str(error) or "runtime error" in str(error):
                raise
        else:
            return


def run(folder: Path, program: Path, *cases: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    options = {
        # A fork test is about a process with threads that forks and makes threads again.
        "TSAN_OPTIONS": "die_after_fork=0:handle_sigbus=0",
        "ASAN_OPTIONS": "detect_leaks=0:handle_sigbus=0",
    }
    done = subprocess.run(
        [program, *cases],
        cwd=folder,
        env=clean | options,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout


def _shares() -> list[tuple[str, str, str]]:
    """List them; of one thread: there is nothing for the other sanitizer to see."""
    cases = [(program, case) for program in SHARES for case in cases_of(program)]
    return [("plain", *each) for each in cases] + [
        ("address", program, case) for program, case in cases if case in QUICK
    ]


@pytest.mark.parametrize(("sanitizer", "program", "case"), _shares())
def test_share(tmp_path: Path, sanitizer: str, program: str, case: str) -> None:
    run(tmp_path, built(sanitizer, program), case)


@pytest.mark.parametrize("bits", [30, 32])
@pytest.mark.parametrize("half", [1, 2])
def test_shares_hold_while_ticks_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bits: int, half: int
) -> None:
    """Ticks of 2^16 ns, some kept in 30 bits, a second after the start; or half of that."""
    monkeypatch.setenv("GATE_START", str((1 << bits + 16) // half - 1_000_000_000))
    run(tmp_path, built("plain", "gate_virtual"), *AT_ANY_TIME)


@pytest.mark.alone
@pytest.mark.parametrize(
    ("sanitizer", "case"),
    [
        (sanitizer, case)
        for sanitizer in worlds.CORE_SANITIZERS
        for case in cases_of("gate_threads")
        # gcc's runtimes may have their own allocators locked in the child, for ever
        if sanitizer != "address" or not case.startswith("forks")
        if sanitizer != "thread" or case != "forks_amid_threads"
    ],
)
def test_threads(tmp_path: Path, sanitizer: str, case: str) -> None:
    run_in_real_time(tmp_path, built(sanitizer, "gate_threads"), case)


@pytest.mark.alone
@pytest.mark.parametrize(
    ("sanitizer", "case"),
    [*(("plain", case) for case in cases_of("gate_gang")), ("thread", "threads_of_two")],
)
def test_gang(tmp_path: Path, sanitizer: str, case: str) -> None:
    run_in_real_time(tmp_path, built(sanitizer, "gate_gang"), case)


def test_cost_is_measured(tmp_path: Path) -> None:
    output = run(tmp_path, built("plain", "gate_cost"))
    assert [line.split(":")[0] for line in output.splitlines()] == [
        "vendor",
        "gated, one stream",
        "gated, 32 streams",
        "marks",
    ]
