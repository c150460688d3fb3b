"""Programs of Ascend's runtime on simulated devices: one in its own calls, and PyTorch."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import worlds
from ascend import companions

from porter import paths
from porter.app import building, choosing
from porter.errors import FetchError
from porter.model import Package
from porter.native import simd
from porter.sources import elf, exports, fetch

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("ascend")]

ROOT = paths.data("generated").parent
PROGRAMS = Path(__file__).parent / "ascend"
SONAME = "libascendcl.so"
API = ROOT / "generated" / "ascend" / SONAME
QUOTA = 256  # MiB
PIECE = 40
WORK = ["kernel", "kernel-args", "operator", "model", "copy", "fill"]

TORCH = Package(
    registry="pypi",
    name="torch",
    version="2.13.0+cpu",
    sha256="6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b",
    path=".",
)
TORCH_NPU = Package(
    registry="pypi",
    name="torch-npu",
    version="2.13.0",
    sha256="0deb809cf447d3fce636ccfdc9c9f874950f1fe76f18f4aaab31e2d345f7dac0",
    path=".",
)
OTHERS = (  # libraries that the two import, and are not tested with
    *("filelock==3.20.0", "fsspec==2025.10.0", "jinja2==3.1.6", "mpmath==1.3.0"),
    *("networkx==3.5", "numpy==2.3.4", "pyyaml==6.0.3"),
    *("setuptools==80.9.0", "sympy==1.14.0", "typing_extensions==4.15.0"),
)
LOOKED_UP = r"acl(?!nn|rt)[A-Za-z]\w+"  # by name, in libraries that stand-ins take the place of
ANSWERS = {"aclGetCompileoptSize": 64}


@pytest.fixture(scope="session")
def library() -> Path:
    """Build the shim as `porter run` does."""
    backend = choosing.find("ascend", simulated=False)
    building.build_shims(backend, {})
    return backend.folder / SONAME


@pytest.fixture(scope="session")
def twin() -> Path:
    """Generate and build the substitute of the vendor's library."""
    return worlds.twin("ascend", SONAME)


@pytest.fixture(scope="session")
def client(library: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("ascend") / "client"
    flags = ["-std=c11", "-D_GNU_SOURCE", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Werror"]
    command = ["cc", *flags, "-I", API, PROGRAMS / "client.c", "-o", out, library]
    subprocess.run(command, check=True)
    return out


def test_what_programs_import_is_exported(library: Path) -> None:
    (recorded,) = (ROOT / "specs" / "ascend" / "exports").glob("libascendcl*.exports")
    exported = {symbol.name for symbol in elf.read_symbols(library).symbols}
    assert {symbol.name for symbol in exports.load(recorded).symbols} - exported == set()


def test_nothing_that_looks_like_an_allocator_is_unguarded(twin: Path) -> None:
    command = [sys.executable, "-m", "porter", "check-symbols", "--json", str(twin / SONAME)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, json.loads(done.stdout)["findings"]) == (0, [])


@dataclass(frozen=True, slots=True)
class World:
    """Simulated devices, and a folder for the state of programs that run on them."""

    twin: Path
    folder: Path
    socket: str

    def run(self, share: list[str], command: list[str], **settings: str) -> str:
        """Run a program under a share of the devices; nothing is complained of."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
        ours = {
            "PYTHONPATH": str(ROOT),
            "PORTER_LOG": "error",
            "PORTER_SIM_SOCKET": self.socket,
            "PORTER_STATE": str(self.folder / "state"),
        }
        share = ["--backend", "ascend", "--real", str(self.twin), *share]
        done = subprocess.run(
            [sys.executable, "-m", "porter", "run", *share, "--", *command],
            env=inherited | ours | settings,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout


@contextmanager
def devices(twin: Path, folder: Path) -> Iterator[World]:
    socket = str(folder / "devices")
    with simd.devices(twin / "porter-simd", socket, 1, "2GiB"):
        yield World(twin, folder, socket)


@pytest.fixture
def world(twin: Path, tmp_path: Path) -> Iterator[World]:
    with devices(twin, tmp_path) as world:
        yield world


@pytest.fixture(scope="session")
def reported(
    twin: Path, client: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, list[int]]:
    """Let the program go every way to get memory, under the quota."""
    with devices(twin, tmp_path_factory.mktemp("ways")) as world:
        lines = world.run(["--memory", f"{QUOTA}MiB"], [str(client), "ways"]).splitlines()
    return {line.split()[0]: [int(word) for word in line.split()[1:]] for line in lines}


def test_a_device_shows_the_quota(reported: dict[str, list[int]]) -> None:
    """Free and total memory, and the total as an attribute."""
    assert reported["info"] == [QUOTA] * 3


@pytest.mark.parametrize(
    ("way", "cost"),
    [
        *(("plain", PIECE + 2), ("cached", PIECE + 2)),  # 32 bytes more, of a page of 2 MiB
        *(("configured", PIECE + 2), ("scheduler", PIECE + 2)),
        *(("aligned", PIECE), ("managed", PIECE), ("pooled", PIECE), ("physical", PIECE)),
    ],
)
def test_each_way_to_get_memory_is_refused_at_the_limit(
    reported: dict[str, list[int]], way: str, cost: int
) -> None:
    got = QUOTA // cost
    assert reported[way] == [got, 207001, QUOTA - got * cost, 1]


def test_physical_memory_counts_until_its_last_mapping_ends(reported: dict[str, list[int]]) -> None:
    assert reported["mapped"] == [PIECE, PIECE, 0]


def test_a_model_is_charged_by_its_stated_size(client: Path, tmp_path: Path) -> None:
    """One from a file and one from memory, 100 MiB each; a third when one of them is unloaded."""
    vendor = tmp_path / "vendor"
    vendor.mkdir()
    flags = ["-shared", "-fPIC", f"-Wl,-soname,{SONAME}", "-I", API, "-o", vendor / SONAME]
    subprocess.run(["cc", *flags, PROGRAMS / "models.c"], check=True)
    share = ["--memory", f"{QUOTA}MiB"]
    out = World(vendor, tmp_path, "").run(share, [str(client), "models"])
    assert out == f"100000 {QUOTA - 200} 207001 0 {QUOTA - 100} 0 {QUOTA - 200}\n"


def test_two_processes_share_one_account(client: Path, world: World) -> None:
    """One holds 160 of 256 MiB: the other sees the rest, and gets as much after the first."""
    out = world.run(["--memory", f"{QUOTA}MiB"], [str(client), "pair"])
    assert out.splitlines() == ["held 96 207001", "gone 96"]


@pytest.mark.parametrize("kind", WORK)
def test_work_waits_for_its_turn_and_is_measured(client: Path, world: World, kind: str) -> None:
    """Two marks before the first piece, to time it, and one behind each, in its stream.

    Two before the next one, too, where the call took longer than it may: the device copies in it.
    """
    streams = marked(client, world, kind)

    assert len(streams) in {5, 7}
    (stream,) = set(streams)
    assert int(stream, 16) != 0


def test_a_copy_with_an_end_on_the_host_does_not_wait(client: Path, world: World) -> None:
    assert marked(client, world, "copy-in") == []


def marked(client: Path, world: World, kind: str) -> list[str]:
    """Give a device that is shared three pieces of work; answer the streams that are marked."""
    trace = world.folder / "trace"
    command = [str(client), "work", kind, "3"]
    world.run(["--compute", "50"], command, PORTER_SIM_TRACE=str(trace))
    called = [line.split() for line in trace.read_text().splitlines()]
    return [words[2] for words in called if words[0] == "aclrtRecordEvent"]


def test_a_cap_is_kept(client: Path, world: World) -> None:
    """Kernels of 2 ms that would take 600 ms take 2 s at 30 percent."""
    command = [str(client), "work", "kernel", "300"]
    took = int(world.run(["--compute", "30"], command, PORTER_SIM_KERNEL_US="2000"))
    assert took == pytest.approx(2000, rel=0.1)


def test_work_and_events_are_numbered_as_by_the_vendor(client: Path, world: World) -> None:
    settings = {"PORTER_SIM_KERNEL_US": "100000", "PORTER_SIM_NAME": "Ascend910B1"}
    out = world.run(["--memory", "1GiB"], [str(client), "query"], **settings)
    assert out == "Ascend910B1: stream 1 0, event 0 1\n"


@pytest.fixture(scope="session")
def torch(library: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Fetch PyTorch and its NPU part, and stand-ins for their other dependencies."""
    pinned = f"{platform.python_implementation()} {platform.machine()} {sys.version_info[:2]}"
    if pinned != "CPython x86_64 (3, 11)":
        pytest.skip(f"the pinned wheels are for CPython 3.11 on x86_64, this is {pinned}")
    try:
        folders = [fetch.fetch(package, paths.cache_dir(), print) for package in (TORCH, TORCH_NPU)]
    except FetchError as error:
        pytest.skip(f"needs {TORCH.name} {TORCH.version} and {TORCH_NPU.name}: {error}")
    others = tmp_path_factory.mktemp("others")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(others)]
    subprocess.run([*pip, *OTHERS], check=True)
    ours, theirs = folders[1] / "torch_npu", folders[0] / "torch" / "lib"
    consumers = [*ours.glob("lib/lib*torch_npu.so"), *ours.glob("_C.*.so")]
    found = [*ours.glob("lib/*.so"), *theirs.glob("*.so*"), library]
    out = tmp_path_factory.mktemp("companions")
    assert companions.make(consumers, found, out, LOOKED_UP, ANSWERS)
    where = os.pathsep.join([str(ROOT), *map(str, folders), str(others)])
    return {"PYTHONPATH": where, "LD_LIBRARY_PATH": str(out)}


@pytest.mark.moving
def test_pytorch_is_refused_at_the_quota_and_gets_freed_memory_again(
    torch: dict[str, str], world: World
) -> None:
    """It takes 22 MiB of the device for each 20."""
    command = [sys.executable, str(PROGRAMS / "torch_quota.py")]
    share = ["--memory", f"{QUOTA}MiB"]
    out = world.run(share, command, **torch, PORTER_SIM_NAME="Ascend910B1")
    lines = [line for line in out.splitlines() if not line.startswith(("Warning", "["))]
    assert lines == [
        "name Ascend910B1",
        f"before {QUOTA} {QUOTA}",
        *(f"refused 11 {QUOTA - 11 * 22} {QUOTA}", f"freed {QUOTA} {QUOTA}") * 2,
        "copied True",
    ]
