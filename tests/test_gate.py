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
    """Read from its source what it can be told to run."""
    return re.findall(r"\bCASE\((\w+)\)", (worlds.CORE_TESTS / f"{program}.c").read_text())


SHARES = ("gate_virtual", "gate_open", "gate_crew", "gate_beside")
QUICK = {"in_flight_is_bounded", "learns_what_changes", "stopped", "patience"}
QUICK |= {"patience_each_time", "gangs_in_a_ring", "a_kernel_that_crashes"}
AT_ANY_TIME = ("cap_beside_others", "caps_of_who_waits", "who_comes_holds_nobody_up")

pytestmark = [
    pytest.mark.compile,
    pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"),
]


@pytest.fixture(scope="module", params=list(worlds.CORE_SANITIZERS))
def programs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The test programs, built with one sanitizer."""
    out = tmp_path_factory.mktemp(request.param)
    flags = [*worlds.CORE_FLAGS, *worlds.CORE_SANITIZERS[request.param]]
    subprocess.run(
        ["cc", *flags, "-c", str(worlds.CORE_TESTS / "gate_port.c")], cwd=out, check=True
    )
    objects = [*map(str, worlds.core(["cc", *flags])), str(out / "gate_port.o")]
    for name in (*SHARES, "gate_threads", "gate_gang", "gate_cost"):
        clock = ["-Wl,--wrap=lock_now_ns"] if name in SHARES else []  # gate_world.h
        source = str(worlds.CORE_TESTS / f"{name}.c")
        command = ["cc", *flags, source, *objects, "-pthread", "-lm", *clock, "-o", str(out / name)]
        subprocess.run(command, check=True)
    return out


TRIES = 3


def run_in_real_time(folder: Path, program: Path, case: str) -> None:
    """Run what a busy machine may stop in between: once more then, but not what a sanitizer saw."""
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
        # A process with threads that forks and makes threads again: what a fork test is about.
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


@pytest.mark.parametrize(
    ("program", "case"), [(program, case) for program in SHARES for case in cases_of(program)]
)
def test_share(programs: Path, tmp_path: Path, program: str, case: str) -> None:
    if programs.name.startswith("plain") or (
        programs.name.startswith("address") and case in QUICK
    ):  # one thread: nothing for the other sanitizer to see
        run(tmp_path, programs / program, case)


@pytest.mark.parametrize("bits", [30, 32])
@pytest.mark.parametrize("half", [1, 2])
def test_shares_hold_while_ticks_begin_anew(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bits: int, half: int
) -> None:
    """Ticks of 2^16 ns, some kept in 30 bits, a second after the start; or half of that."""
    if programs.name.startswith("plain"):
        monkeypatch.setenv("GATE_START", str((1 << bits + 16) // half - 1_000_000_000))
        run(tmp_path, programs / "gate_virtual", *AT_ANY_TIME)


@pytest.mark.alone
@pytest.mark.parametrize("case", cases_of("gate_threads"))
def test_threads(programs: Path, tmp_path: Path, case: str) -> None:
    if case.startswith("forks") and programs.name.startswith("address"):
        return  # gcc's runtime may have its own allocator locked in the child, for ever
    run_in_real_time(tmp_path, programs / "gate_threads", case)


@pytest.mark.alone
@pytest.mark.parametrize("case", cases_of("gate_gang"))
def test_gang(programs: Path, tmp_path: Path, case: str) -> None:
    if programs.name.startswith("plain") or (
        programs.name.startswith("thread") and case == "threads_of_two"
    ):
        run_in_real_time(tmp_path, programs / "gate_gang", case)


def test_cost_is_measured(programs: Path, tmp_path: Path) -> None:
    if not programs.name.startswith("plain"):
        return
    said = run(tmp_path, programs / "gate_cost")
    assert [line.split(":")[0] for line in said.splitlines()] == [
        "vendor",
        "gated, one stream",
        "gated, 32 streams",
        "marks",
    ]
