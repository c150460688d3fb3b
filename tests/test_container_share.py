"""Tenants in containers that share nothing but the devices' folder meet at one lease."""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from namespaces import Container, contained, needs_root, only_child

from porter import paths
from porter.native import simd

ROOT = Path(__file__).resolve().parent.parent
BUILT = paths.data("backends").parent / "build/cuda" / platform.machine()
SOURCE = ROOT / "tests/data/attach/works.c"
PIECE_MS, LINE_MS = 2, 100  # the program's work per step, and the interval of its lines
LINES = 12
TRIES, WAITS_S = 5, 20  # a busy machine may disturb the measurement
USERS = {"one": 4321, "two": 1234}
HOUR = 3600

pytestmark = [
    pytest.mark.alone,
    pytest.mark.backend("cuda"),
    pytest.mark.compile,
    pytest.mark.root,
    pytest.mark.xdist_group("build"),
]


def porter(home: Path, *arguments: object) -> str:
    environment = os.environ | {"PORTER_STATE": str(home / "state"), "PYTHONPATH": str(ROOT)}
    argv = [sys.executable, "-m", "porter", *map(str, arguments)]
    done = subprocess.run(argv, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


@pytest.fixture
def home() -> Iterator[Path]:
    """A folder that every user may enter: the driver, its device, and a program that works."""
    with tempfile.TemporaryDirectory(prefix="porter-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        porter(path, "run", "--backend", "cuda", "--simulate", "--", "true")
        (path / "vendor").mkdir()
        for name in ("libcuda.so.1", "libnvidia-ml.so.1"):
            (path / "vendor" / name).write_bytes((BUILT / "sim" / name).read_bytes())
        flags = ("-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-ldl")
        subprocess.run(["cc", SOURCE, *flags, "-o", path / "works"], check=True)
        (path / "device").mkdir()
        with simd.devices(BUILT / "sim/porter-simd", str(path / "device/socket"), 1, "8GiB"):
            (path / "device/socket").chmod(0o777)
            yield path


@contextmanager
def boxed(home: Path, tenant: str, *terms: str, ahead: int = 0) -> Iterator[Container]:
    script = home / f"{tenant}.sh"
    reported = ("--backend", "cuda", "--tenant", tenant, "--driver", home / "vendor", *terms)
    script.write_text(porter(home, "mounts", *reported, "--format", "shell"))
    with contained(script, BUILT, home / "device", ahead=ahead) as box:
        yield box


class Works:
    """The program in a container, and its output."""

    def __init__(self, home: Path, box: Container, tenant: str) -> None:
        """Start it."""
        driver = (f"LD_LIBRARY_PATH={home}/vendor", f"PORTER_SIM_SOCKET={home}/device/socket")
        command = box.command(USERS[tenant], "env", *driver, home / "works")
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._steps: list[int] = []
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def share(self) -> float:
        """Return its share of the time from now on, in per cent, beginning with its next line."""
        first, until = len(self._steps) + 1, time.monotonic() + WAITS_S
        while len(self._steps) < first + LINES and time.monotonic() < until:
            time.sleep(0.01)
        reported = self._steps[first : first + LINES]
        assert len(reported) == LINES, "it says nothing"
        return sum(reported) * PIECE_MS / (LINES * LINE_MS) * 100

    def kill(self) -> None:
        """Kill it from outside, and wait for its end."""
        if self._process.poll() is None:
            os.kill(int(only_child(self._process.pid)), signal.SIGKILL)
        self._process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as lines:
            self._steps.extend(int(line) for line in lines)


@contextmanager
def working(home: Path, box: Container, tenant: str) -> Iterator[Works]:
    program = Works(home, box, tenant)
    try:
        yield program
    finally:
        program.kill()


def soon(programs: Sequence[Works], holds: Callable[[list[float]], bool]) -> None:
    for _ in range(TRIES):
        with ThreadPoolExecutor() as pool:
            had = list(pool.map(Works.share, programs))
        if holds(had):
            return
    raise AssertionError(had)


def top(home: Path) -> dict[str, dict[str, Any]]:
    lines = porter(home, "top", "--once", "--interval", "0.3", "--json").splitlines()
    rows = [json.loads(line) for line in lines]
    return {row["tenant"]: row for reported in rows for row in reported["rows"]}


@needs_root
@pytest.mark.parametrize("ahead", [0, 30 * HOUR], ids=["one clock", "clocks apart"])
def test_containers_that_share_the_devices_folder_keep_their_shares(home: Path, ahead: int) -> None:
    with ExitStack() as stack:
        boxes = {
            "one": stack.enter_context(boxed(home, "one", "--compute", "30")),
            "two": stack.enter_context(boxed(home, "two", "--compute", "60", ahead=ahead)),
        }
        one, two = (
            stack.enter_context(working(home, boxes[tenant], tenant)) for tenant in ("one", "two")
        )
        soon([one, two], lambda had: abs(had[0] - 30) < 6 and abs(had[1] - 60) < 8)
        seen = top(home)
        assert {name: row["processes"] for name, row in seen.items()} == {"one": 1, "two": 1}
        assert {name: row["target"] for name, row in seen.items()} == {"one": 30, "two": 60}

        porter(home, "set", "one", "--weight", "200")
        porter(home, "set", "two", "--weight", "100")
        soon([one, two], lambda had: 1.6 * had[1] < had[0] < 2.5 * had[1] and sum(had) > 80)

        two.kill()
        assert one.share() > 80
