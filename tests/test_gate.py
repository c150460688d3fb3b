"""The gate before a device: shares by a clock of the test's own, and many threads in real time."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import worlds

SHARES = [
    *("caps", "caps_of_many_streams", "caps_of_who_waits", "weights", "cap_beside_others"),
    *("caps_without_times", "caps_without_times_of_who_waits"),
    *("in_flight_is_bounded", "unknown_goes_alone", "long_work_is_charged_meanwhile"),
    *("beside_the_dying", "beside_who_comes_and_goes"),
    *("learns_what_changes", "without_marks_behind_all", "stopped", "patience"),
    *("patience_each_time", "patience_in_a_gang", "a_turn_waits_for_what_is_left"),
    *("patience_beside_others", "demand_is_measured_anew"),
    "short_work_after_long_is_waited_for_shortly",
    *("the_way_to_a_tenant_is_not_charged", "clock_jumps"),
    *("two_host_bound", "two_decoders", "host_bound_beside_another", "host_bound_by_weight"),
    *("no_more_than_the_time_is_charged", "who_is_seldom_ahead_usually_waits_for_its_host"),
    *(
        "calls_are_not_charged",
        "calls_that_block_are_charged",
        "a_first_call_is_not_learned",
        "who_waits_for_its_host_is_not_slowed",
    ),
    *(
        "promised_more",
        "promised_more_than_it_uses",
        "slower_than_they_were",
        "a_step_of_two_phases",
        "a_step_whose_host_keeps_up",
        "who_rests_saves_nothing_up",
        "a_first_piece_tells_no_demand",
        "a_step_beside_a_long_queue",
        "a_step_just_after_the_machine_was_started",
    ),
    *("exclusive_when_both_saturate", "opens_and_closes", "exclusive_when_alone"),
    *("opens_soon", "requests_before_training", "steps_before_training"),
    *("overlaps_are_not_learned", "overlaps_of_its_own_are_not_learned"),
    *("crowded_no_longer", "crowded_by_whom"),
    *("long_pieces", "long_pieces_and_caps", "long_pieces_after_an_overlap"),
    *(
        "a_cap_while_open",
        "gangs",
        "gangs_that_pause",
        "gang_beside_one",
        "gangs_in_a_ring",
        "gang_with_a_cap",
    ),
    "gang_alone",
]
QUICK = {"in_flight_is_bounded", "learns_what_changes", "stopped", "patience"}
QUICK |= {"patience_each_time", "gangs_in_a_ring"}
THREADS = [
    "calls_that_wait",
    *("many_threads", "settles_by_itself", "without_any_marks", "not_configured", "only_memory"),
    *("only_compute", "copies_of_the_host", "two_devices", "recording", "refused", "no_folder"),
    *("counted_along", "threads_come_and_go", "counted_late", "each_at_its_device"),
    *("context_goes", "forks", "forks_amid_threads", "exits", "capturing", "is_vouched_for"),
]
GANGS = [
    *("threads_of_two", "threads_of_four", "processes_of_two", "processes_of_four"),
    "a_rank_is_killed",
]

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
    for name in ("gate_virtual", "gate_threads", "gate_gang", "gate_cost"):
        command = ["cc", *flags, str(worlds.CORE_TESTS / f"{name}.c"), *objects, "-pthread", "-lm"]
        subprocess.run([*command, "-o", str(out / name)], check=True)
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


@pytest.mark.parametrize("case", SHARES)
def test_share(programs: Path, tmp_path: Path, case: str) -> None:
    if programs.name.startswith("plain") or (
        programs.name.startswith("address") and case in QUICK
    ):  # one thread: nothing for the other sanitizer to see
        run(tmp_path, programs / "gate_virtual", case)


@pytest.mark.alone
@pytest.mark.parametrize("case", THREADS)
def test_threads(programs: Path, tmp_path: Path, case: str) -> None:
    if case.startswith("forks") and programs.name.startswith("address"):
        return  # gcc's runtime may have its own allocator locked in the child, for ever
    run_in_real_time(tmp_path, programs / "gate_threads", case)


@pytest.mark.alone
@pytest.mark.parametrize("case", GANGS)
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
