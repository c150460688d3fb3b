"""What tests of management libraries share: vendors, and programs that hold memory."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import worlds
from differential import builds

from porter import paths
from porter.emit import simulate
from porter.model import Package
from porter.native import simd, toolchain

HERE = Path(__file__).parent
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
NVML = Package(
    "pypi",
    "nvidia-ml-py",
    "13.580.82",
    "4361db337b0c551e2d101936dae2e9a60f957af26818e8c0c3a1f32b8db8d0a7",
    "pynvml.py",
)
CUDA_LIKE = "{0}Init:0,{0}DevicePrimaryCtxRetain:NEW:0,{0}CtxSetCurrent:CURRENT"


@dataclass(frozen=True)
class Vendor:
    """A management library's client, and how the vendor's runtime takes memory."""

    backend: str
    client: str  # the module, below the folder that is fetched
    package: Package
    hold: tuple[str, str, str]  # library, calls before, call
    lists: bool = True  # it lists processes
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


@contextmanager
def device(backend: str, folder: Path) -> Iterator[dict[str, str]]:
    """Serve one device of 1 GiB to our libraries and the twins behind them: an environment."""
    ours, twins = libraries(backend)
    socket = str(folder / "devices")
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    recipe = toolchain.daemon_recipe(simulate.daemon_source())
    daemon = toolchain.make(recipe, toolchain.host(), twins / "porter-simd")
    with simd.devices(daemon, socket, 1, "1GiB"):
        yield inherited | {
            "LD_LIBRARY_PATH": str(ours),
            "PORTER_REAL_DIR": str(twins),
            "PORTER_SIM_SOCKET": socket,
            "PORTER_SIM_CONTEXT": "0",
            "PORTER_STATE": str(folder / "state"),
            "PORTER_LOG": "error",
        }


def libraries(backend: str) -> tuple[Path, Path]:
    """Build the shims of a vendor's libraries, and their simulated twins."""
    if backend == builds.BACKEND:  # which other tests build, too
        built = builds.libraries(toolchain.host())
        return built / "shim", built / "sim"
    trees, folder = trees_of(backend), worlds.BUILT / backend / "shims"
    return worlds.shims(trees, folder), worlds.twins(backend)


def trees_of(backend: str) -> Path:
    """Generate a backend's libraries; CUDA's are checked in."""
    if backend == builds.BACKEND:
        return paths.data("generated") / backend
    return worlds.generated(backend) / backend


@contextmanager
def holding(hold: tuple[str, str, str], settings: dict[str, str], mib: int) -> Iterator[int]:
    """Let a program hold `mib` by a library's calls; return its pid."""
    soname, before, call = hold
    command = [sys.executable, HERE / "hold.py", soname, str(mib), before, call]
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "held\n"
            yield process.pid
        finally:
            process.kill()
