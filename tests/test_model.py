"""The lease's protocol in all its interleavings: tests/model/lease.pml. Needs spin.

Runs of minutes are started by hand: three processes, `spin -a -DTHREE lease.pml`, then `gcc -O2
-DSAFETY -DNOCLAIM -DBITSTATE pan.c -o pan` and `./pan -n -m3000000 -w33`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.compile,
    pytest.mark.skipif(
        not shutil.which("spin") and not os.environ.get("CI"), reason="needs the model checker spin"
    ),
]

MODEL = Path(__file__).parent / "model/lease.pml"
SAFETY = ("-DSAFETY", "-DNOCLAIM")
FAIR = ("-a", "-f")  # what can go on for ever goes on
EXCLUSION, WAKES, SERVED, TAKE_OVER, LATE = (
    ("GONE",),
    ("WAKES",),
    ("TIMES",),
    ("TIMES", "GONE", "TAKE_OVER"),
    ("LATE",),
)


def wrong(folder: Path, *variant: str) -> list[str]:
    """Explore all interleavings; return the violations."""
    lives = "TIMES" in variant
    names = [f"-D{name}" for name in variant]
    subprocess.run(["spin", "-a", *names, MODEL], cwd=folder, check=True, capture_output=True)
    how = ("-DNFAIR=5",) if lives else SAFETY
    subprocess.run(["gcc", "-O1", "-w", *how, "pan.c", "-o", "pan"], cwd=folder, check=True)
    looked = subprocess.run(
        ["./pan", "-n", "-m3000000", *(FAIR if lives else ())],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    ).stdout
    assert "max search depth too small" not in looked
    assert "Search not completed" not in looked or "errors: 1" in looked
    (errors,) = re.findall(r"errors: (\d+)", looked)
    found = re.findall(r"pan:1: (assertion violated|acceptance cycle)", looked)
    assert len(found) == int(errors)
    return found


def test_only_one_tenant_works_under_the_lease_despite_stops_and_kills(tmp_path: Path) -> None:
    assert wrong(tmp_path, *EXCLUSION) == []


def test_a_sleeper_is_woken_when_the_lease_comes(tmp_path: Path) -> None:
    assert wrong(tmp_path, *WAKES) == []


def test_a_waiting_tenant_gets_the_device(tmp_path: Path) -> None:
    assert wrong(tmp_path, *SERVED) == []


def test_the_lease_is_taken_over_after_a_stop_or_kill_at_any_step(tmp_path: Path) -> None:
    assert wrong(tmp_path, *TAKE_OVER) == []


@pytest.mark.parametrize(
    ("left_out", "variant", "found"),
    [
        ("NO_RELOAD", EXCLUSION, "assertion violated"),
        ("NO_LOOK", EXCLUSION, "assertion violated"),
        ("NO_WAKE", WAKES, "assertion violated"),
        ("NO_SECOND_LOOK", (*WAKES, "WANTED"), "assertion violated"),
        ("NO_PATIENCE", TAKE_OVER, "acceptance cycle"),
        ("SAME_AGAIN", LATE, "assertion violated"),
        ("CEASES_TO_WAIT", (*WAKES, "CEASES"), "assertion violated"),
    ],
)
def test_a_step_that_is_left_out_is_missed(
    tmp_path: Path, left_out: str, variant: tuple[str, ...], found: str
) -> None:
    assert wrong(tmp_path, *variant, f"MUTANT={left_out}") == [found]


def test_late_work_runs_alone(tmp_path: Path) -> None:
    assert wrong(tmp_path, *LATE) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    "variant",
    [
        (*WAKES, "WANTED"),
        (*WAKES, "CEASES"),
        (*EXCLUSION, "CEASES"),
        (*SERVED, "CEASES"),
        (*LATE, "GONE"),
    ],
)
def test_the_same_at_length(tmp_path: Path, variant: tuple[str, ...]) -> None:
    assert wrong(tmp_path, *variant) == []
