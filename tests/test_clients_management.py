"""What a tenant sees in a vendor's own client, of a generated library before its simulated twin."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import worlds

from porter import simd
from porter.model import Package

HERE = Path(__file__).parent / "management"
MTML = Package(
    "pypi",
    "mthreads-ml-py",
    "2.4.3",
    "d417007f24d3abe6a44500d91c93df7d9fc346935200ba5b8a126d37158ac381",
    "pymtml.py",
)
AMD_SMI = Package(
    "pypi",
    "amdsmi",
    "7.0.2",
    "db5aa757f8ed82dfd799c4d39e2828542678dc4e485b0ab7fabe5f398fec5652",
    "amdsmi",
)
GPUSTACK = Package(
    "pypi",
    "gpustack-runtime",
    "0.2.6",
    "cddd6db85b73654dd66ef51e0346d0efa5e57fbcd35839a0d84d1d2e76e1db63",
    "gpustack_runtime/detector",
)
CUDA_LIKE = "{0}Init:0,{0}DevicePrimaryCtxRetain:NEW:0,{0}CtxSetCurrent:CURRENT"

pytestmark = [pytest.mark.compile, pytest.mark.network]


@dataclass(frozen=True)
class Vendor:
    """A management library's client, and how the vendor's runtime takes memory."""

    backend: str
    client: str  # the module, below the folder that is fetched
    package: Package
    hold: tuple[str, str, str]  # library, calls before, call
    lists: bool = True  # it tells of processes
    full: bool = False  # and how full the memory is, in per cent
    busy: bool = True  # and how busy the device


VENDORS = {
    "mtml": Vendor(
        "moore-threads",
        "pymtml",
        MTML,
        ("libmusa.so.1", CUDA_LIKE.format("mu"), "muMemAlloc_v2"),
        lists=False,
        full=True,
    ),
    "dcmi": Vendor(
        "ascend",
        "pydcmi",
        GPUSTACK,
        ("libascendcl.so", "aclInit:0,aclrtSetDevice:0", "aclrtMalloc"),
        full=True,
        busy=False,
    ),
    "mxsml": Vendor("metax", "pymxsml", GPUSTACK, ("libmcruntime.so", "", "mcMalloc")),
    "cndev": Vendor(
        "cambricon",
        "pycndev",
        GPUSTACK,
        ("libcnrt.so", "", "cnrtMalloc"),
    ),
    "rocm-smi": Vendor(
        "hygon", "pyrocmsmi", GPUSTACK, ("libgalaxyhip.so.5", "", "hipMalloc"), lists=False
    ),
    "amd-smi": Vendor("hip", "amdsmi", AMD_SMI, ("libamdhip64.so.6", "", "hipMalloc")),
}


@pytest.fixture(
    params=[
        pytest.param(name, marks=pytest.mark.moving if name == "amd-smi" else ())
        for name in VENDORS
    ],
    scope="module",
)
def vendor(request: pytest.FixtureRequest) -> Vendor:
    """One after another."""
    return VENDORS[request.param]


@pytest.fixture
def settings(vendor: Vendor, tmp_path: Path) -> Iterator[dict[str, str]]:
    """Serve two devices of 1 GiB, of which programs see one, by ours and the twins behind them."""
    twins, socket = worlds.twins(vendor.backend), str(tmp_path / "devices")
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    with simd.devices(twins / "porter-simd", socket, 1, "1GiB"):
        yield inherited | {
            "LD_LIBRARY_PATH": str(shims(vendor.backend)),
            "PORTER_REAL_DIR": str(twins),
            "PORTER_SIM_SOCKET": socket,
            "PORTER_SIM_CONTEXT": "0",
            "PORTER_STATE": str(tmp_path / "state"),
            "PORTER_LOG": "error",
        }


def shims(backend: str) -> Path:
    """Build what takes the place of a vendor's libraries."""
    return worlds.shims(worlds.generated(backend) / backend, worlds.BUILT / backend / "shims")


@contextmanager
def holding(vendor: Vendor, settings: dict[str, str], mib: int) -> Iterator[int]:
    """Let a program hold so much; answer its pid."""
    soname, before, call = vendor.hold
    command = [sys.executable, HERE / "hold.py", soname, str(mib), before, call]
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "held\n"
            yield process.pid
        finally:
            process.kill()


def asked(vendor: Vendor, settings: dict[str, str], *pids: int) -> list[str]:
    """Ask the client."""
    at = worlds.fetched(vendor.package)
    folder = at if (at / vendor.client).is_dir() else at.parent
    command = [sys.executable, HERE / "ask.py", vendor.client, folder, *map(str, pids)]
    done = subprocess.run(
        command, env=settings, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def kept(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")]


def test_without_a_limit_the_device_is_told_as_it_is(
    vendor: Vendor, settings: dict[str, str]
) -> None:
    with ExitStack() as stack:
        pids = [stack.enter_context(holding(vendor, settings, mib)) for mib in (300, 100)]
        lines = asked(vendor, settings, *pids)
    assert kept(lines, "memory") == ["1024 400 624"]
    assert kept(lines, "full") == (["39"] if vendor.full else [])
    assert kept(lines, "process") == (["0 300", "1 100"] if vendor.lists else [])
    assert kept(lines, "busy") == (["0"] if vendor.busy else [])


def test_a_tenant_sees_its_quota_its_use_and_its_own_processes(
    vendor: Vendor, settings: dict[str, str], tmp_path: Path
) -> None:
    """Somebody without a limit is on the device, and two processes of the tenant's."""
    limit = settings | {"PORTER_MEMORY": "512MiB"}
    others = settings | {"PORTER_STATE": str(tmp_path / "other")}
    with ExitStack() as stack:
        stack.enter_context(holding(vendor, others, 200))
        pids = [stack.enter_context(holding(vendor, limit, mib)) for mib in (100, 50)]
        lines = asked(vendor, limit, *pids)
    assert kept(lines, "memory") == ["512 150 362"]
    assert kept(lines, "full") == (["29"] if vendor.full else [])
    assert kept(lines, "process") == (["0 100", "1 50"] if vendor.lists else [])
