"""The generated libraries and their simulated twins, built once for every test that runs them."""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from porter import fetch, paths, planfile, simulate, specs, toolchain
from porter.model import LibrarySpec, Package
from porter.planfile import PlanFile

BACKEND = "cuda"
ARCHES = ("x86_64", "aarch64")
HERE = Path(__file__).parent
TREES = tuple(sorted(p.parent for p in (paths.data("generated") / BACKEND).glob("*/plan.json")))
_FOLDER = paths.data("generated").parent / "build" / "tests" / BACKEND
_CC = {"x86_64": "gcc", "aarch64": "aarch64-linux-gnu-gcc"}
_C = ("-std=c11", "-Wall", "-Wextra", "-Werror")
_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}


@cache
def plan(tree: Path) -> PlanFile:
    """Read a library's plan."""
    return planfile.load(tree / "plan.json")


@cache
def libraries(arch: str) -> Path:
    """Answer a folder with the shims in shim/, for real, and their simulated twins in sim/."""
    folder = _FOLDER / arch
    folder.mkdir(parents=True, exist_ok=True)
    run, stamp = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}"), folder / ".run"
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.is_file() or stamp.read_text() != run:
            toolchain.build(TREES[0].parent, arch, folder / "shim")
            for tree in TREES:
                toolchain.make(_twin(tree), arch, folder / "sim" / tree.name)
            stamp.write_text(run)
    return folder


def _twin(tree: Path) -> toolchain.Recipe:
    backends = paths.data("backends")
    return toolchain.Recipe(
        sources=(tree / "sim.c", *simulate.simulator_sources()),
        includes=(tree, backends / "sim", backends / "core"),
        soname=tree.name,
        version_script=tree / "sim.map",
    )


def cc(arch: str, *arguments: str | Path) -> None:
    """Compile with a compiler that made neither shims nor twins."""
    if not shutil.which(_CC[arch]):
        pytest.skip(f"needs {_CC[arch]}")
    done = subprocess.run(
        [_CC[arch], *_C, *map(str, arguments), "-ldl"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[:4000]


@cache
def program(arch: str, source: Path, *flags: str | Path) -> Path:
    """Build a program once, beside the libraries; other workers may be running it."""
    path = libraries(arch) / source.stem
    partial = path.with_name(f".{os.getpid()}-{path.name}")
    cc(arch, "-O1", *flags, source, "-o", partial)
    partial.replace(path)
    return path


def run(
    arch: str,
    command: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    given: str = "",
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, under qemu where it is another machine's."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    return subprocess.run(
        [*_emulator(arch), *map(str, command)],
        env=inherited | {name: str(value) for name, value in environment.items()},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def _emulator(arch: str) -> tuple[str, ...]:
    if arch == platform.machine():
        return ()
    emulator, root = shutil.which(f"qemu-{arch}-static"), Path(f"/usr/{arch}-linux-gnu")
    if not emulator or not root.is_dir():
        pytest.skip(f"no qemu-user and C library for {arch}")
    return emulator, "-L", str(root)


def spec(soname: str) -> LibrarySpec:
    """Read what a library's spec says."""
    return next(one for one in specs.load_spec(BACKEND).libraries if one.soname == soname)


def drivers(arch: str) -> list[str]:
    """List the pinned drivers that there are for an architecture: "535.261.03-1"."""
    return sorted({package.version for _, package in _packages(arch)})


@cache
def driver(arch: str, version: str) -> Path:
    """Answer a folder with a real driver's libraries, under the names that a loader knows."""
    folder = _FOLDER / arch / f"driver-{version}"
    folder.mkdir(parents=True, exist_ok=True)
    for soname, package in _packages(arch):
        if package.version == version:
            file = fetch.fetch(package, fetch.cache_dir(), lambda _: None) / package.path
            partial = folder / f".{os.getpid()}-{soname}"
            partial.symlink_to(file)
            partial.replace(folder / soname)
    return folder


def _packages(arch: str) -> list[tuple[str, Package]]:
    return [
        (library.soname, package)
        for library in specs.load_spec(BACKEND).libraries
        for package in library.packages
        if package.machine == _MACHINES[arch]
    ]
