"""Recordings on the simulated device, which breaks them as a driver does: none of them by us."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from differential import builds

from porter import simd, simulate, toolchain

HERE = Path(__file__).resolve().parent
MILLISECONDS = "1500"
CAP, MOST = 25, 290  # per cent, and what may be had of 1000
FEWEST = 10  # recordings in that time, on a busy machine

pytestmark = [pytest.mark.alone, pytest.mark.compile, pytest.mark.backend("cuda")]


@dataclass(frozen=True, slots=True)
class Told:
    """What the program says."""

    recorded: int
    broken: int
    astray: int  # threads that were found in another mode than their own
    part: int  # of 1000


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("recording") / "recording"
    flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{HERE / 'gpu'}", "-pthread")
    source = HERE / "cuda/recording.c"
    subprocess.run(("cc", *flags, source, "-o", built, "-ldl"), check=True)
    return built


@pytest.fixture
def device(tmp_path: Path) -> Iterator[dict[str, str]]:
    """One simulated device; answer what reaches it without our libraries."""
    built = builds.libraries(toolchain.host())
    recipe = toolchain.daemon_recipe(simulate.daemon_source())
    daemon = toolchain.make(recipe, toolchain.host(), built / "porter-simd")
    socket = str(tmp_path / "devices")
    with simd.devices(daemon, socket, 1, "8GiB"):
        yield os.environ | {"LD_LIBRARY_PATH": str(built / "sim"), "PORTER_SIM_SOCKET": socket}


def tenant(native: dict[str, str], folder: Path, name: str, **terms: str) -> dict[str, str]:
    """Answer what puts a program under a share."""
    built = builds.libraries(toolchain.host())
    shims = [built / "shim" / tree.name for tree in builds.TREES]
    (folder / "leases").mkdir(exist_ok=True)
    return native | {
        "LD_PRELOAD": ":".join(map(str, shims)),
        "LD_LIBRARY_PATH": str(built / "shim"),
        "PORTER_REAL_DIR": str(built / "sim"),
        "PORTER_STATE": str(folder / "state"),
        "PORTER_SHARED": str(folder / "leases"),
        "PORTER_TENANT": name,
        **{f"PORTER_{key.upper()}": value for key, value in terms.items()},
    }


def told(program: Path, *environments: dict[str, str]) -> list[Told]:
    """Run it once in each environment, together."""
    with ExitStack() as stack:
        running = [
            stack.enter_context(
                subprocess.Popen(
                    [program, MILLISECONDS],
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for environment in environments
        ]
        said = [process.communicate(timeout=60) for process in running]
    assert [(process.returncode, err) for process, (_, err) in zip(running, said, strict=True)] == [
        (0, "")
    ] * len(running)
    return [Told(*map(int, out.split())) for out, _ in said]


def test_nothing_is_broken_natively(program: Path, device: dict[str, str]) -> None:
    [seen] = told(program, device)
    assert (seen.broken, seen.astray) == (0, 0)
    assert seen.recorded >= FEWEST


def test_nothing_is_broken_under_a_cap(
    program: Path, device: dict[str, str], tmp_path: Path
) -> None:
    [seen] = told(program, tenant(device, tmp_path, "one", compute=f"{CAP}", memory="2GiB"))
    assert (seen.broken, seen.astray) == (0, 0)
    assert seen.recorded >= FEWEST
    assert seen.part <= MOST


def test_nothing_is_broken_in_turns(program: Path, device: dict[str, str], tmp_path: Path) -> None:
    """One has three times the other's weight: the gates pass the device on all the time."""
    heavy = tenant(device, tmp_path, "heavy", weight="300", memory="2GiB")
    light = tenant(device, tmp_path, "light", weight="100", memory="2GiB")
    seen = told(program, heavy, light)
    assert [(each.broken, each.astray) for each in seen] == [(0, 0), (0, 0)]
    assert all(each.recorded >= FEWEST for each in seen)
    assert seen[0].part > 2 * seen[1].part
