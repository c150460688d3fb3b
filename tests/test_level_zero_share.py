"""Shares of time before Level Zero's own loader, which leads to a simulated driver.

Programs count their own completed work in a span of time, by fences and events of their own.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from test_level_zero import EACH, OLDEST, command, driver

from porter.model import Package
from porter.native import simd
from porter.runtime import lease, mapped

pytestmark = [
    pytest.mark.alone,
    pytest.mark.compile,
    pytest.mark.network,
    pytest.mark.slow,
]

KERNELS = {"sleep_us_200": 0.2, "sleep_us_2000": 2}  # ms
WITHIN = 0.02
FROM_MS, SPAN_MS = 500, 1500  # left out, and measured
TRIES = 5  # on a machine that has other things to do
NOT_READY = 1
Terms = dict[str, str]


def run(loader: Package, state: Path, *words: str, **more: str) -> list[dict[str, Any]]:
    command_line, settings = command(loader, state, *words, **more)
    done = subprocess.run(
        command_line, env=settings, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return [json.loads(line) for line in done.stdout.splitlines()]


def side_by_side(folder: Path, mode: str, kernel: str, tenants: Sequence[Terms]) -> list[float]:
    """Keep the device busy for each tenant at once; answer each one's part of its time."""
    socket = str(folder / "devices")
    pipe = subprocess.PIPE
    with ExitStack() as stack:
        stack.enter_context(simd.devices(driver(OLDEST) / "porter-simd", socket, 1, "1GiB"))
        running = []
        for number, terms in enumerate(tenants):
            own = folder / f"tenant-{number}"
            own.mkdir()
            shared = {"PORTER_SHARED": str(folder), "PORTER_TENANT": own.name}
            words = ("busy", mode, kernel, str(FROM_MS), str(SPAN_MS))
            devices = {"PORTER_SIM_SOCKET": socket}
            line, settings = command(OLDEST, own, *words, **shared, **devices, **terms)
            process = subprocess.Popen(
                line, env=settings, stdin=pipe, stdout=pipe, stderr=pipe, text=True
            )
            running.append(stack.enter_context(process))
            assert process.stdout
            assert process.stdout.readline() == "ready\n"
        for process in running:
            assert process.stdin
            process.stdin.write("go\n")
            process.stdin.flush()
        parts = []
        for process in running:
            out, err = process.communicate(timeout=60)
            assert (process.returncode, err) == (0, ""), out
            parts.append(json.loads(out)["done"] * KERNELS[kernel] / SPAN_MS)
    return parts


def nearest(wanted: float, folder: Path, mode: str, kernel: str, tenants: Sequence[Terms]) -> float:
    """Measure the first one's part of what all had; again where the host was too busy."""
    found: list[float] = []
    numbers = count()
    while len(found) < TRIES and not any(abs(part - wanted) <= WITHIN for part in found):
        own = folder / str(next(numbers))
        own.mkdir()
        had = side_by_side(own, mode, kernel, tenants)
        found.append(had[0] / (sum(had) if len(had) > 1 else 1.0))
    return min(found, key=lambda part: abs(part - wanted))


@EACH
def test_the_simulated_driver_is_honest(loader: Package, tmp_path: Path) -> None:
    """Of lists, fences and events: as they are without us, and as they are behind us."""
    state, terms = tmp_path / "state", {"PORTER_COMPUTE": "100", "PORTER_SHARED": str(tmp_path)}
    for found in (
        run(loader, state, "honest", through=False),
        run(loader, state, "honest"),
        run(loader, state, "honest", **terms),
    ):
        took = [line.pop("ms") for line in found]
        assert 80 <= took[0] < 160
        assert all(20 <= ms < 60 for ms in took[1:])
        lists = {"open": 1, "closed": 1, "elsewhere": 1, "kernel": 20}
        fence = dict.fromkeys(("before", "early", "after"), NOT_READY)
        events = {"way": "immediate", "reset": NOT_READY, "set": NOT_READY}
        assert found == [
            {"way": "recorded", **lists, **fence},
            {**events, "waits": 0, "pending": NOT_READY},
            {**events, "waits": 1, "pending": 0},
        ]


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("mode", ["queue", "engines", "list"])
def test_a_cap_holds(mode: str, kernel: str, tmp_path: Path) -> None:
    part = nearest(0.30, tmp_path, mode, kernel, [{"PORTER_COMPUTE": "30"}])

    assert part == pytest.approx(0.30, abs=WITHIN)


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_cap_holds_where_calls_wait_for_the_device(kernel: str, tmp_path: Path) -> None:
    """The host's delay in seeing that a kernel is done counts as the kernel's: never above it."""
    part = nearest(0.30, tmp_path, "sync", kernel, [{"PORTER_COMPUTE": "30"}])

    assert 0.20 < part < 0.30 + WITHIN


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("mode", ["queue", "list"])
def test_weights_hold(mode: str, kernel: str, tmp_path: Path) -> None:
    weights = [{"PORTER_WEIGHT": "200"}, {"PORTER_WEIGHT": "100"}]
    part = nearest(2 / 3, tmp_path, mode, kernel, weights)

    assert part == pytest.approx(2 / 3, abs=WITHIN)


@EACH
@pytest.mark.parametrize("mode", ["queue", "engines", "list"])
def test_the_validation_layer_finds_nothing_wrong_with_marks(
    mode: str, loader: Package, tmp_path: Path
) -> None:
    """It sees our calls behind the program's. Newer versions report leaked objects."""
    terms = {"PORTER_COMPUTE": "50", "PORTER_SHARED": str(tmp_path)}
    checks = ["PARAMETER_VALIDATION", "THREADING_VALIDATION", "VALIDATION_LAYER"]
    if mode != "list":  # 1.20.6 refuses work for immediate lists then, from any caller
        checks.append("HANDLE_LIFETIME")
    layer = {f"ZE_ENABLE_{check}": "1" for check in checks} | {"ZEL_ENABLE_BASIC_LEAK_CHECKER": "1"}
    line, settings = command(
        loader, tmp_path, "busy", mode, "sleep_us_200", "10", "200", **terms, **layer
    )
    done = subprocess.run(
        line, env=settings, input="go\n", capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, "LEAK" in done.stderr) == (0, False), done
    assert json.loads(done.stdout.removeprefix("ready\n"))["done"] > 0


def takers(path: Path) -> int:
    """Count the processes that take part in a device, be it for another one's sake."""
    with mapped.opened(path, lease.KIND) as (file, _):
        return sum(mapped.locked(file, slot) for slot in range(lease.PROCESSES))


@pytest.mark.parametrize("opens", [True, False])
def test_devices_of_processes_that_open_each_others_memory_are_had_together(
    tmp_path: Path, *, opens: bool
) -> None:
    socket, pipe = str(tmp_path / "devices"), subprocess.PIPE
    shared = {"PORTER_SHARED": str(tmp_path), "PORTER_TENANT": "ranks", "PORTER_COMPUTE": "50"}
    with ExitStack() as stack:
        stack.enter_context(simd.devices(driver(OLDEST) / "porter-simd", socket, 2, "1GiB"))
        ranks = []
        for rank in ("0", "1"):
            words = {"PORTER_SIM_SOCKET": socket, **shared}
            line, settings = command(OLDEST, tmp_path, "peer", rank, **words)
            process = subprocess.Popen(line, env=settings, stdin=pipe, stdout=pipe, text=True)
            ranks.append(stack.enter_context(process))
        reported = [rank.stdout.readline() for rank in ranks if rank.stdout]
        for rank, name in zip(ranks, reversed(reported), strict=True):
            assert rank.stdin
            assert rank.stdout
            rank.stdin.write(name if opens else "\n")
            rank.stdin.flush()
            assert rank.stdout.readline() == "opened\n"
        leases = sorted(tmp_path.glob(f"*{lease.SUFFIX}"))
        assert len(leases) == len(ranks)
        wanted, deadline = [1 + opens] * 2, time.monotonic() + 10
        found = [takers(path) for path in leases]
        while found != wanted and time.monotonic() < deadline:
            time.sleep(0.05)
            found = [takers(path) for path in leases]
        time.sleep(0.5)
        assert [takers(path) for path in leases] == wanted
        for rank in ranks:
            out, _ = rank.communicate(timeout=30)
            assert json.loads(out)["done"] > 0
