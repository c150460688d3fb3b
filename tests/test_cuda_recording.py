"""Recordings on the simulated device, which breaks them as a driver does: none of them by us."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
import tenants

MILLISECONDS = "1500"
CAP, MOST = 25, 290  # per cent, and what may be had of 1000
STARTED_NS = 1_000_000_000  # in this time all programs are there
FEWEST = 10  # recordings in that time, on a busy machine

pytestmark = [pytest.mark.alone, pytest.mark.compile, pytest.mark.backend("cuda")]


@dataclass(frozen=True, slots=True)
class Counts:
    """The program's report."""

    recorded: int
    broken: int
    astray: int  # threads that were found in another mode than their own
    part: int  # of 1000


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tenants.program(tmp_path_factory.mktemp("recording"), "recording")


@pytest.fixture
def device(tmp_path: Path) -> Iterator[dict[str, str]]:
    with tenants.device(tmp_path) as native:
        yield native


def reported(program: Path, *environments: dict[str, str]) -> list[Counts]:
    """Run it once in each environment, together."""
    begin = {"BEGIN_NS": f"{time.monotonic_ns() + STARTED_NS}"}
    with ExitStack() as stack:
        running = [
            stack.enter_context(
                subprocess.Popen(
                    [program, MILLISECONDS],
                    env=environment | begin,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for environment in environments
        ]
        outputs = [process.communicate(timeout=60) for process in running]
    assert [
        (process.returncode, err) for process, (_, err) in zip(running, outputs, strict=True)
    ] == [(0, "")] * len(running)
    return [Counts(*map(int, out.split())) for out, _ in outputs]


def test_nothing_is_broken_natively(program: Path, device: dict[str, str]) -> None:
    [seen] = reported(program, device)
    assert (seen.broken, seen.astray) == (0, 0)
    assert seen.recorded >= FEWEST


def test_nothing_is_broken_under_a_cap(
    program: Path, device: dict[str, str], tmp_path: Path
) -> None:
    [seen] = reported(
        program, tenants.tenant(device, tmp_path, "one", compute=f"{CAP}", memory="2GiB")
    )
    assert (seen.broken, seen.astray) == (0, 0)
    assert seen.recorded >= FEWEST
    assert seen.part <= MOST


def test_nothing_is_broken_in_turns(program: Path, device: dict[str, str], tmp_path: Path) -> None:
    """One has three times the other's weight: the gates pass the device on all the time."""
    heavy = tenants.tenant(device, tmp_path, "heavy", weight="300", memory="2GiB")
    light = tenants.tenant(device, tmp_path, "light", weight="100", memory="2GiB")
    seen = reported(program, heavy, light)
    assert [(each.broken, each.astray) for each in seen] == [(0, 0), (0, 0)]
    assert all(each.recorded >= FEWEST for each in seen)
    assert seen[0].part > 2 * seen[1].part


@pytest.mark.parametrize("way", ["device", "batch", "pageable", "pinned", "prefetch"])
def test_copies_that_are_asked_about_break_nothing(
    way: str, device: dict[str, str], tmp_path: Path
) -> None:
    """The library asks the driver where both ends are, while another thread records."""
    capped = tenants.tenant(device, tmp_path, "one", compute=f"{CAP}", memory="2GiB")
    copies = tenants.program(tmp_path, "copies")
    moved = {}
    for side, environment in (("native", device), ("capped", capped)):
        done = subprocess.run(
            [copies, way, "500"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        moved[side], recorded, *wrong = map(float, done.stdout.split())
        assert recorded >= FEWEST
        assert wrong == [0, 0]
    if way in ("device", "batch"):  # others wait for no turn
        assert moved["capped"] < moved["native"] * 2 * MOST / 1000
