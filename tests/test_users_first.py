"""A program that changes itself before its first allocation is a member of its tenant's account.

Two programs of each vendor's library make a call that takes no memory. Then each changes its root,
its user or its descriptors, and asks for two thirds of the limit.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import worlds
from management import world

from porter import paths
from porter.sources import driver

PROGRAM = Path(__file__).parent / "users/change.py"
BACKENDS = ["cuda", "hip", "level-zero", "opencl", "ascend", "cambricon", "kunlun", "metax"]
CHANGES = ["root and user", "descriptors"]
LIMIT, ASKED = 600, 400  # MiB
GRACE_S, LATE_S = 2, 1  # REGION_GRACE_NS; delay of a busy machine
LISTS = ["cuda"]  # the driver's list of processes proves that the memory is free

pytestmark = [pytest.mark.compile, pytest.mark.network, pytest.mark.root, pytest.mark.slow]


@contextmanager
def device(backend: str, folder: Path) -> Iterator[dict[str, str]]:
    """Give an environment: a simulated device, or the processor by the system's PoCL."""
    if backend != "opencl":
        with world.device(backend, folder) as given:
            (folder / "devices").chmod(0o666)
            yield given
        return
    real = driver.find_library("libOpenCL.so.1", {}, None)
    if not list(Path("/etc/OpenCL/vendors").glob("pocl*.icd")) or not real:
        pytest.skip("needs pocl-opencl-icd and ocl-icd-libopencl1")
    shims = worlds.shims(paths.data("generated") / backend, worlds.BUILT / backend / "checked-in")
    yield {
        "LD_LIBRARY_PATH": str(shims),
        "PORTER_REAL_DIR": str(real.parent),
        "PORTER_STATE": str(folder / "state"),
        "POCL_CACHE_DIR": str(folder / "pocl"),
    }


class Program:
    """One that has changed itself."""

    def __init__(self, backend: str, change: str, environment: dict[str, str]) -> None:
        """Start it."""
        command = [sys.executable, str(PROGRAM), backend, change, str(ASKED)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True, bufsize=1
        )

    def answer(self) -> str:
        """Read a line."""
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def takes(self) -> bool:
        """Let it take memory; answer whether that was granted."""
        assert self.process.stdin
        self.process.stdin.write("\n")
        return self.answer() == "0"

    def end(self) -> str:
        """End it, and return its standard error."""
        self.process.kill()
        return self.process.communicate()[1]


@contextmanager
def programs(backend: str, change: str, **settings: str) -> Iterator[list[Program]]:
    """Start two of them."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="porter-users-")))
        folder.chmod(0o711)
        environment = stack.enter_context(device(backend, folder))
        limits = {"PORTER_MEMORY": f"{LIMIT}MiB", "PORTER_LOG": "warn"} | settings
        both = [Program(backend, change, environment | limits) for _ in range(2)]
        for program in both:
            stack.callback(program.end)
        assert [program.answer() for program in both] == ["ready"] * 2, both[0].end()
        yield both


EACH = pytest.mark.parametrize(
    "backend", [pytest.param(name, marks=pytest.mark.backend(name)) for name in BACKENDS]
)


@pytest.mark.parametrize("change", CHANGES)
@EACH
def test_changes_of_a_program_before_its_first_allocation(backend: str, change: str) -> None:
    """One is granted, the other one is refused, and gets the memory that the first one left."""
    with programs(backend, change) as (one, other):
        assert [one.takes(), other.takes()] == [True, False]
        reported = one.end()
        assert other.takes()
        assert not [line for line in (reported + other.end()).splitlines() if "account" in line]


@EACH
def test_memory_of_a_killed_program_is_waited_for_once(backend: str) -> None:
    """Not at all where the driver proves that it is free."""
    with programs(backend, "nothing") as (one, other):
        assert one.takes()
        one.end()
        began = time.monotonic()
        assert other.takes()
        waited = time.monotonic() - began
    least = 0 if backend in LISTS else GRACE_S
    assert least <= waited + 0.01 < least + LATE_S
