"""Our librocm_smi64 before the vendor's own, which finds no card, and before its simulated twin."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, MANAGER

from porter import paths
from porter.model import Disposition
from porter.native import simd
from porter.plan import planfile
from porter.sources import elf, exports

pytestmark = [pytest.mark.compile, pytest.mark.network]

(RUNTIME,) = [runtime for runtime in world.runtimes() if runtime.version.startswith("5.2")]
MIB = 1 << 20


@pytest.fixture
def device(tmp_path: Path) -> Iterator[str]:
    """Serve one device of 1 GiB."""
    socket = str(tmp_path / "devices")
    with simd.devices(world.twin(MANAGER) / "porter-simd", socket, 1, "1GiB"):
        yield socket


@pytest.fixture
def settings(tmp_path: Path, device: str) -> dict[str, str]:
    """Put the twins of both libraries where ours look for the vendor's."""
    real = tmp_path / "real"
    real.mkdir()
    for soname in (RUNTIME.soname, MANAGER):
        (real / soname).symlink_to(world.twin(soname) / soname)
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    return inherited | {
        "LD_LIBRARY_PATH": str(world.shims()),
        "PORTER_REAL_DIR": str(real),
        "PORTER_SIM_SOCKET": device,
        "PORTER_SIM_CONTEXT": "0",
        "PORTER_STATE": str(tmp_path),
        "PORTER_LOG": "error",
    }


@dataclass(frozen=True)
class Holder:
    """A program that holds memory, and its output."""

    pid: str
    lines: list[str]


@contextmanager
def holding(settings: dict[str, str], size: int) -> Iterator[Holder]:
    """Let a program hold `size`."""
    command = [world.managed(RUNTIME, HERE / "management.c"), str(size), "stay"]
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = []
        try:
            for line in process.stdout:
                lines.append(line.strip())
                if line.startswith("shutdown"):
                    break
            yield Holder(str(process.pid), lines)
        finally:
            process.kill()


def reported(settings: dict[str, str], *arguments: str) -> list[str]:
    program = world.managed(RUNTIME, HERE / "management.c")
    done = subprocess.run(
        [program, *arguments], env=settings, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_every_interface_of_the_library_has_a_disposition() -> None:
    real = elf.read_symbols(world.manager() / MANAGER)
    (recorded,) = (paths.data("specs") / world.BACKEND / "exports").glob(f"{MANAGER}-*.exports")
    plan = planfile.load(paths.data("generated") / world.BACKEND / MANAGER / "plan.json")
    planned = {symbol.symbol.name: symbol.disposition for symbol in plan.symbols}
    ours = {symbol.name for symbol in world.exported(MANAGER).symbols}

    assert exports.load(recorded) == real
    assert len(real.symbols) + real.vague == 8136
    assert {symbol.name for symbol in real.symbols} <= planned.keys()
    assert {symbol.version for symbol in real.symbols} == {""}
    assert {name for name, what in planned.items() if what is not Disposition.DATA} == ours
    assert {n for n, what in planned.items() if what is Disposition.DATA} == {
        "_Z11ClkStateMapB5cxx11"
    }


def test_the_vendors_library_says_the_same_through_ours() -> None:
    program = world.managed(RUNTIME, HERE / "management.c")
    alone = world.run(RUNTIME, [program], {}, shim=False)
    through = world.run(RUNTIME, [program], {"PORTER_REAL_DIR": world.manager()}, shim=True)

    assert alone.stdout.splitlines()[:2] == ["init 8", "devices 0 0"]
    assert (through.returncode, through.stdout) == (0, alone.stdout)
    assert through.stderr == alone.stderr  # it names the missing parts


def test_without_a_limit_the_device_is_shown_as_it_is(settings: dict[str, str]) -> None:
    with holding(settings, 300 * MIB) as other:
        assert reported(settings, str(100 * MIB), other.pid) == [
            "init 0",
            "devices 0 1",
            "place 0 100",
            "busy 0",
            f"total 0 {1024 * MIB}",
            f"used 0 {400 * MIB}",
            "host 1",  # the twin knows of no such memory
            "processes 0 2",
            f"process other {300 * MIB}",
            f"process own {100 * MIB}",
            f"asked 0 that {300 * MIB} 2",  # the twin does not say on which devices it is
            "shutdown 0",
        ]


def test_a_process_without_a_shared_account_sees_its_own_memory(
    settings: dict[str, str], tmp_path: Path
) -> None:
    """The runtime's library keeps its account then, and the other one asks it."""
    (tmp_path / "no-folder").touch()
    unusable = {"PORTER_STATE": str(tmp_path / "no-folder"), "PORTER_MEMORY": "512MiB"}
    with holding(settings | unusable, 50 * MIB) as other:
        lines = reported(settings | unusable, str(100 * MIB), other.pid)
    assert lines[4:6] == [f"total 0 {512 * MIB}", f"used 0 {100 * MIB}"]
    assert lines[7:9] == ["processes 0 1", f"process own {100 * MIB}"]


def test_a_tenant_sees_its_quota_and_its_own_processes(
    settings: dict[str, str], tmp_path: Path
) -> None:
    """A process without a limit is on the device, and another process of the tenant."""
    limit = settings | {"PORTER_MEMORY": "512MiB"}
    other = settings | {"PORTER_STATE": str(tmp_path / "other")}
    with holding(other, 200 * MIB) as stranger, holding(limit, 50 * MIB) as beside:
        assert beside.lines[4:6] == [f"total 0 {512 * MIB}", f"used 0 {50 * MIB}"]
        lines = reported(limit, str(100 * MIB), beside.pid)
        of_the_stranger = reported(limit, str(1 * MIB), stranger.pid)
    assert lines[4:6] == [f"total 0 {512 * MIB}", f"used 0 {150 * MIB}"]
    assert lines[6:] == [
        "host 1",
        "processes 0 2",
        f"process other {50 * MIB}",
        f"process own {100 * MIB}",
        f"asked 0 that {50 * MIB} 2",
        "shutdown 0",
    ]
    assert of_the_stranger[-2] == "asked 10 none 0 10"
