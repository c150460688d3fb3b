"""Scripts that measure shares in moments: their figures, and each of them on the simulated device.

How good the figures are is not judged here: that needs a device of one's own.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import share_eager
import share_response as response
import share_warm
import worlds
from share_eager import Turn
from share_response import BIN_S, Moment
from share_warm import Claim

ROOT = Path(__file__).resolve().parent.parent


def curve(*parts: tuple[float, float]) -> list[float]:
    """Say for how long a tenant had which share: (0.5, 100.0) is all of it for half a second."""
    return [share for seconds, share in parts for _ in range(round(seconds / BIN_S))]


def test_a_change_at_once_is_right_from_the_first_window_on() -> None:
    got, moments = curve((1, 20), (1, 80)), [Moment(1, 20, 80, 2)]
    assert response.windows(got, moments) == pytest.approx([0.0] * 10)
    assert response.right_after_ms(got, moments) == 0
    assert response.settled_error(got, moments) == pytest.approx(0)
    assert response.lag_ms(got, moments) == pytest.approx(0)


def test_a_late_change_shows_in_its_windows_and_its_lag() -> None:
    got, moments = curve((1.25, 20), (0.75, 80)), [Moment(1, 20, 80, 2)]
    assert response.windows(got, moments)[:4] == pytest.approx([60, 60, 30, 0])
    assert response.right_after_ms(got, moments) == 300
    assert response.lag_ms(got, moments) == pytest.approx(250)


def test_what_does_not_change_is_never_right() -> None:
    got, moments = curve((2, 20)), [Moment(1, 20, 80, 2)]
    assert math.isinf(response.right_after_ms(got, moments))
    assert response.settled_error(got, moments) == pytest.approx(60)


def test_ups_and_downs_count_towards_where_they_went() -> None:
    got = curve((1.1, 20), (1.0, 80), (0.9, 20))  # each 0.1 s late
    moments = [Moment(1, 20, 80, 2), Moment(2, 80, 20, 3)]
    assert response.windows(got, moments)[:2] == pytest.approx([60, 0])


def test_one_turn_weighs_less_the_more_moments_there_are() -> None:
    assert response.luck(0.1, 1) == pytest.approx(20)
    assert response.luck(0.1, 16) == pytest.approx(5)


def test_idle_times_and_losses_are_found() -> None:
    done = [1] * 10 + [0] * 50 + [1] * 10 + [0] * 5 + [1]
    assert response.gaps(done, 0.05) == [(pytest.approx(0.02), pytest.approx(0.12))]
    assert response.lost_ms(curve((1, 100), (0.03, 0), (1, 100)), 1, 0.2) == pytest.approx(30)


def test_native_and_shim_are_compared_as_neighbours() -> None:
    def turns(*rates: int) -> list[Turn]:
        return [Turn(0, ((rate,) * 10, (rate,) * 10)) for rate in rates]

    reported = share_eager.compared({"native": turns(100, 50, 200), "shim": turns(95, 48, 160)})
    assert reported["ratios"] == [95, 96, 80]
    assert reported["percent"] == pytest.approx(95)
    assert (reported["least"], reported["most"]) == (pytest.approx(80), pytest.approx(96))
    assert reported["lesser_of_two"] == {"native": 50, "shim": 50}


@pytest.mark.parametrize(
    ("value", "at_least", "good"),
    [(1, False, True), (2.1, False, False), (2.1, True, True), (1, True, False)],
)
def test_a_claim_has_a_bar(value: float, at_least: bool, good: bool) -> None:  # noqa: FBT001
    assert Claim("a", value, 2, "ms", at_least).good is good


def test_what_could_not_be_measured_fails(tmp_path: Path) -> None:
    given = argparse.Namespace(json=tmp_path / "reported", simulate=True)
    assert share_warm.finish(given, {}, [Claim("a", 1, 2, "ms")]) == 0
    assert share_warm.finish(given, {}, [Claim("a", 1, 2, "ms"), Claim("b", math.nan, 2, "")]) == 1
    assert not json.loads((tmp_path / "reported").read_text())["good"]


@pytest.fixture(scope="module")
def built() -> Path:
    return worlds.cuda_built()


def measured(built: Path, reported: Path, script: str, *options: str) -> dict[str, Any]:
    command = (sys.executable, ROOT / "bench" / script, "--simulate", "--shim", built)
    done = subprocess.run(
        (*command, "--json", reported, "--limit", "50", *options),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    answer: dict[str, Any] = json.loads(reported.read_text())
    assert answer["good"] is (done.returncode == 0)
    assert answer["claims"]
    return answer


@pytest.mark.compile
@pytest.mark.alone
@pytest.mark.parametrize(
    ("part", "seconds", "sorts"),
    [
        ("arrivals", "1.3", ("wants", "rests", "arrive", "leave")),
        ("set", "0.7", ("set weight", "set cap")),
    ],
)
def test_shares_follow_arrivals_departures_and_new_terms(
    built: Path, tmp_path: Path, part: str, seconds: str, sorts: tuple[str, ...]
) -> None:
    reported = measured(
        built, tmp_path / "reported", "share_moments.py", part, "--seconds", seconds
    )
    assert all(reported[sort]["moments"] > 0 for sort in sorts)
    assert all(abs(reported[sort]["lag_ms"]) < 250 for sort in sorts), reported


@pytest.mark.compile
@pytest.mark.alone
def test_requests_go_before_training(built: Path, tmp_path: Path) -> None:
    options = ("--rounds", "1", "--seconds", "0.3", "--training", "1000")
    waits = measured(built, tmp_path / "reported", "share_priority.py", *options)["waits"]
    assert waits["shim, first of 1ms"]["p50_ms"] < waits["native, beside of 1ms"]["p50_ms"] / 4


@pytest.mark.compile
@pytest.mark.alone
def test_several_streams_get_one_share(built: Path, tmp_path: Path) -> None:
    rows = measured(built, tmp_path / "reported", "share_streams.py", "--seconds", "0.5")["rows"]
    assert len(rows) == 5
    for name, row in rows.items():
        promised = {"cap 40 %": 40, "cap 10 %": 10, "equal weights": 50}[name.split(", ")[1]]
        assert promised / 2 < row["charged"] < promised * 1.3, (name, row)


@pytest.mark.compile
@pytest.mark.alone
def test_programs_get_what_their_terms_say_from_run_to_run(built: Path, tmp_path: Path) -> None:
    options = ("--works", "kernels", "--seconds", "0.5", "--out", str(tmp_path))
    rows = measured(built, tmp_path / "reported", "share_real.py", *options)["rows"]
    charged = {row["cell"]: row["tenants"][0]["charged"] for row in rows}
    assert charged["real/kernels/cap25"] < charged["real/kernels/cap50"] < 75


@pytest.mark.compile
@pytest.mark.alone
def test_two_whose_hosts_are_the_bottleneck_are_compared(built: Path, tmp_path: Path) -> None:
    options = ("--pairs", "1", "--rounds", "1", "--seconds", "0.3")
    reported = measured(built, tmp_path / "reported", "share_eager.py", *options)["launches"]
    assert reported["percent"] > 0
    assert len(reported["curve"]) == 9
