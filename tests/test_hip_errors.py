"""A program's last error: as if AMD's own runtime had refused the calls that ours did."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, Runtime

pytestmark = [pytest.mark.compile, pytest.mark.network]

RUNTIMES = world.runtimes()
EACH = world.each(RUNTIMES)
COMPILED = world.compiled(RUNTIMES)
TOO_MUCH = {False: "2000", True: "600"}  # MiB: more than the device has, or than was granted
READ = ["peek", "peek", "get", "get", "peek"]
# Steps that return it, keep it, and are refused, fail or succeed, in a hook or without.
STEPS = [
    *("peek", "get", "get-call", "elsewhere", "name"),
    *("malloc=BIG", "pitch=BIG", "malloc=1", "free", "memory", "device", "no-device", "event"),
    "unsupported",
]
WORKING = ["launch", "launches", "launch-nothing", "copy-nothing", "sync"]


def reported(
    runtime: Runtime, steps: list[str], limit: dict[str, str | Path], *, kernels: bool = False
) -> list[str]:
    """Do these steps; a large request exceeds the device, or the tenant's quota."""
    program = world.program(runtime, HERE / "errors.c")
    code = [str(world.code()), "sleep_us_200"] if kernels else ["-", "-"]
    given = [step.replace("BIG", TOO_MUCH[bool(limit)]) for step in steps]
    command = [program, *code, *given]
    done = world.run(runtime, command, limit, shim=bool(limit), kernels=kernels)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def limits(folder: Path) -> dict[str, str | Path]:
    return {"PORTER_MEMORY": "512MiB", "PORTER_STATE": folder, "PORTER_LOG": "error"}


def capped(folder: Path) -> dict[str, str | Path]:
    shared = folder / "shared"
    shared.mkdir()
    return limits(folder) | {"PORTER_COMPUTE": "50", "PORTER_SHARED": shared}


def some(seed: int, among: list[str], count: int) -> list[str]:
    return random.Random(seed).choices(among, k=count)  # noqa: S311 (no secret)


@EACH
def test_a_refusal_is_the_last_error_until_it_is_read(runtime: Runtime, tmp_path: Path) -> None:
    steps = ["malloc=BIG", *READ]

    assert reported(runtime, steps, limits(tmp_path)) == [
        *("malloc 2", "peek 2", "peek 2", "get 2", "get 0", "peek 0")
    ]


@EACH
def test_the_last_calls_status_can_be_read(runtime: Runtime, tmp_path: Path) -> None:
    """Asking for the one does not forget the other; to peek is a call, too."""
    each = ["malloc=BIG", "get-call", "peek", "get-call", "get-call", "get"]
    steps = [*each, "malloc=BIG", "get", "get-call", "get-call", "peek", "get-call"]

    through = reported(runtime, steps, limits(tmp_path))

    assert through == reported(runtime, steps, {})
    assert (through[3] == "get-call 2") == (runtime.major == 6)


@pytest.mark.parametrize("seed", range(4))
@EACH
def test_an_error_reads_as_if_the_vendor_had_refused(
    runtime: Runtime, seed: int, tmp_path: Path
) -> None:
    steps = some(seed, STEPS, 200)

    assert reported(runtime, steps, limits(tmp_path)) == reported(runtime, steps, {})


@COMPILED
def test_porters_own_queries_leave_no_error(runtime: Runtime, tmp_path: Path) -> None:
    """Marks are put down and looked at in the program's own thread, under a cap."""
    steps = ["launches", *READ, "no-device", "launches", "peek", "launch-nothing", *READ]
    steps += some(1, STEPS + WORKING, 100)

    through = reported(runtime, steps, capped(tmp_path), kernels=True)

    assert through == reported(runtime, steps, {}, kernels=True)
    assert through[:6] == ["launches 0", "peek 0", "peek 0", "get 0", "get 0", "peek 0"]


@EACH
def test_a_later_failure_is_no_earlier_refusal(runtime: Runtime, tmp_path: Path) -> None:
    steps = ["malloc=BIG", "device", "device", "unsupported", "get"]

    through = reported(runtime, steps, limits(tmp_path))

    assert through == reported(runtime, steps, {})
    assert through[-1] == "get 801"
