"""The generated libraries and their simulated twins, built once for every test that runs them."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import machines

from porter import paths
from porter.emit import simulate
from porter.machines import MACHINES
from porter.model import LibrarySpec, Package
from porter.native import toolchain
from porter.plan import planfile
from porter.plan.planfile import PlanFile
from porter.sources import fetch
from porter.spec import specfiles

BACKEND = "cuda"
HERE = Path(__file__).parent
TREES = tuple(sorted(p.parent for p in (paths.data("generated") / BACKEND).glob("*/plan.json")))
_BUILT = paths.data("generated").parent / "build" / "tests"
_FOLDER = _BUILT / BACKEND
_C = ("-std=c11", "-Wall", "-Wextra", "-Werror")


@cache
def plan(tree: Path) -> PlanFile:
    """Read a library's plan."""
    return planfile.load(tree / "plan.json")


@cache
def libraries(arch: str) -> Path:
    """Answer a folder with the shims in shim/, for real, and their simulated twins in sim/."""
    folder = shims(BACKEND, arch).parent
    with once(folder / "sim") as outdated:
        if outdated:
            for tree in TREES:
                recipe = toolchain.twin_recipe(tree, tree.name, simulate.simulator_sources())
                toolchain.make(recipe, arch, folder / "sim" / tree.name)
    return folder


@cache
def shims(backend: str, arch: str) -> Path:
    """Answer a folder with a backend's shims."""
    folder = _BUILT / backend / arch / "shim"
    with once(folder) as outdated:
        if outdated:
            toolchain.build(paths.data("generated") / backend, arch, folder)
    return folder


@contextmanager
def once(folder: Path) -> Iterator[bool]:
    """Yield whether it has yet to be made in this run, while no other worker makes it."""
    folder.mkdir(parents=True, exist_ok=True)
    run, stamp = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}"), folder / ".run"
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        outdated = not stamp.is_file() or stamp.read_text() != run
        yield outdated
        stamp.write_text(run)


def cc(arch: str, *arguments: str | Path) -> None:
    """Compile, and take no warning."""
    machines.cc(arch, *_C, *arguments)


@cache
def program(arch: str, source: Path, *flags: str | Path, folder: Path | None = None) -> Path:
    """Build a program once, next to the libraries; other workers may be running it."""
    path = (folder or libraries(arch)) / source.stem
    partial = path.with_name(f".{os.getpid()}-{path.name}")
    cc(arch, "-O1", *flags, source, "-o", partial)
    partial.replace(path)
    return path


def spec(soname: str) -> LibrarySpec:
    """Read a library's spec."""
    return next(one for one in specfiles.load_spec(BACKEND).libraries if one.soname == soname)


def driven() -> list[str]:
    """List the architectures that there are drivers for."""
    return [arch for arch in machines.ARCHES if drivers(arch)]


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
            file = fetch.fetch(package, paths.cache_dir(), lambda _: None) / package.path
            partial = folder / f".{os.getpid()}-{soname}"
            partial.symlink_to(file)
            partial.replace(folder / soname)
    return folder


def _packages(arch: str) -> list[tuple[str, Package]]:
    return [
        (library.soname, package)
        for library in specfiles.load_spec(BACKEND).libraries
        for package in library.packages
        if package.machine == MACHINES[arch].debian
    ]
