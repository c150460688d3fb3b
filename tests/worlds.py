"""What tests of vendors' real libraries share: packages, programs, and simulated twins.

The libraries may want a newer C library than the oldest system that tests run on has, so a program
may run under one of its own; nothing is installed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest

from porter import paths
from porter.emit import simulate
from porter.errors import FetchError
from porter.model import Package
from porter.native import toolchain
from porter.sources import fetch

BUILT = paths.data("generated").parent / "build" / "tests"
LIB = "usr/lib/x86_64-linux-gnu"
_STABLE = ("bookworm", "trixie")
CORE = paths.data("backends") / "core"
CORE_TESTS = Path(__file__).parent / "c"
CORE_FLAGS = (
    *("-std=c11", "-g", "-O2", "-pthread", "-fvisibility=hidden", "-Wall", "-Wextra", "-Wshadow"),
    *("-Wstrict-prototypes", "-Wmissing-prototypes", "-Werror", f"-I{CORE}", f"-I{CORE_TESTS}"),
    '-DCONFIG_FILE="quota.conf"',
)
CORE_SANITIZERS = {  # an optimizer takes half of the time to compile with a sanitizer
    "plain": (),
    "address": ("-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    "thread": ("-O1", "-fsanitize=thread"),
}
_STRICT = ("-std=c11", "-D_GNU_SOURCE", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Werror")


def debian(name: str, version: str, suite: str, sha256: str, path: str = LIB) -> Package:
    """Pin a package."""
    return Package("debian", name, version, sha256, path, suite, "amd64")


_CROSS = "usr/x86_64-linux-gnu/lib"
NEWER = (  # a C library, and what C++ needs: those for cross-compilers, which a release keeps
    debian(
        "libc6-amd64-cross",
        "2.41-11cross1",
        "trixie",
        "b0e7cce4eb4029b5f23a67c439f0e13b5b8418be949390fd22ebc67e30a659aa",
        _CROSS,
    ),
    debian(
        "libgcc-s1-amd64-cross",
        "14.2.0-19cross1",
        "trixie",
        "b319ad73d3233bfe2ac72896a7a921208035c39ea27795377c9522c728846e53",
        _CROSS,
    ),
    debian(
        "libstdc++6-amd64-cross",
        "14.2.0-19cross1",
        "trixie",
        "3f129c30e478ef19694e6b3c796e90796316cc698395de98ecd52b1f91494912",
        _CROSS,
    ),
)


def stays(package: Package) -> bool:
    """Return whether its suite keeps its old packages."""
    return package.suite in _STABLE


def fetched(package: Package) -> Path:
    """Return a package's folder, where it can run."""
    if platform.machine() != "x86_64":
        pytest.skip("needs an x86_64 machine: what is pinned runs there")
    try:
        return fetch.fetch(package, paths.cache_dir(), lambda _: None) / package.path
    except FetchError as error:
        pytest.skip(str(error))


def newer(packages: Sequence[Package] = NEWER) -> tuple[list[str], list[Path]]:
    """Answer what starts a program under the newer C library, and where its libraries lie."""
    folders = [fetched(package) for package in packages]
    return [str(folders[0] / "ld-linux-x86-64.so.2"), "--library-path"], folders


def cc(path: Path, arguments: Sequence[str | Path]) -> None:
    """Compile and link, strictly."""
    if not shutil.which("gcc"):
        pytest.skip("needs gcc")
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f".{os.getpid()}-{path.name}")
    command = ["gcc", *_STRICT, *map(str, arguments), "-o", str(partial)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:4000]
    partial.replace(path)


def link(path: Path, target: Path) -> None:
    """Give a file another name."""
    partial = path.with_name(f".{os.getpid()}-{path.name}")
    partial.symlink_to(target)
    partial.replace(path)


def twin(backend: str, soname: str, headers: Path | None = None, version: str = "") -> Path:
    """Generate and build a simulated twin, and the daemon that holds its devices.

    It is made from the spec's headers, or from those of another version.
    """
    name = f"{soname}{version and '-'}{version}"
    folder, generated = (BUILT / backend / f"{what}-{name}" for what in ("twin", "generated"))
    command = ["gen", "--backend", backend, "--only", soname, "--simulate", "--out", str(generated)]
    command += ["--headers", str(headers)] if headers else []
    with Locked(folder):
        done = subprocess.run(
            [sys.executable, "-m", "porter", *command], capture_output=True, text=True, check=False
        )
        if "could not fetch it" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
        simulated((generated / backend / soname,), folder)
    return folder


def core_sources(*patterns: str) -> list[Path]:
    """Return the core's sources that match; a folder's pattern also finds later additions."""
    return [path for pattern in patterns for path in sorted(CORE.glob(pattern))]


def core(compiler: Sequence[str], names: Sequence[str] = ()) -> list[Path]:
    """Compile the core, or these of it, each source once for all tests and workers."""
    headers = [path.read_text() for path in sorted(CORE.rglob("*.h"))]
    folder = BUILT / f"core-{_key(*compiler, *headers)}"
    sources = [path for path in sorted(CORE.rglob("*.c")) if not names or path.stem in names]
    objects = {folder / f"{path.stem}-{_key(path.read_text())}.o": path for path in sources}
    with Locked(folder):
        folder.mkdir(exist_ok=True)
        _compile({made: path for made, path in objects.items() if not made.is_file()}, compiler)
    return sorted(objects)


@cache
def core_program(
    sanitizer: str, name: str, others: tuple[str, ...] = (), link: tuple[str, ...] = ()
) -> Path:
    """Build a program of tests/c with the core, once for all tests and workers."""
    compiler = ("cc", *CORE_FLAGS, *CORE_SANITIZERS[sanitizer])
    objects = core(compiler)
    sources = [CORE_TESTS / f"{each}.c" for each in (name, *others)]
    texts = [path.read_text() for path in (*sources, *sorted(CORE_TESTS.glob("*.h")))]
    built = BUILT / f"{name}-{_key(*compiler, *link, *map(str, objects), *texts)}"
    with Locked(built):
        if not built.is_file():
            partial = built.with_name(f".{os.getpid()}-{built.name}")
            command = [*compiler, *map(str, (*sources, *objects)), "-pthread", *link]
            subprocess.run([*command, "-o", str(partial)], check=True)
            partial.rename(built)
    return built


def _key(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:24]


def _compile(objects: Mapping[Path, Path], compiler: Sequence[str]) -> None:
    """Write objects, as many at a time as there are processors: other workers wait for them."""

    def one(made: Path) -> None:
        partial = made.with_suffix(".partial")
        subprocess.run([*compiler, "-c", str(objects[made]), "-o", str(partial)], check=True)
        partial.replace(made)

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        list(pool.map(one, objects))


@cache
def generated(backend: str) -> Path:
    """Generate a backend with its simulated twins; answer the root of the trees."""
    folder = BUILT / backend / "generated"
    command = [sys.executable, "-m", "porter", "gen", "--backend", backend, "--simulate"]
    with Locked(folder):
        done = subprocess.run(
            [*command, "--out", str(folder)], capture_output=True, text=True, check=False
        )
        if "could not fetch it" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
    return folder


@cache
def cuda_built() -> Path:
    """Build CUDA's libraries and simulated devices where the benchmarks look for them."""
    root = paths.data("backends").parent
    run = (sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate", "--", "true")
    subprocess.run(run, check=True, env=os.environ | {"PYTHONPATH": str(root)})
    return root / "build/cuda" / platform.machine()


@cache
def twins(backend: str) -> Path:
    """Build the simulated libraries of a backend."""
    folder, trees = BUILT / backend / "twins", generated(backend) / backend
    with Locked(folder):
        simulated(sorted(plan.parent for plan in trees.glob("*/plan.json")), folder)
    return folder


def simulated(trees: Iterable[Path], folder: Path) -> None:
    """Build the simulated twins of generated trees, and the daemon that holds their devices."""
    for tree in trees:
        recipe = toolchain.twin_recipe(tree, tree.name, simulate.simulator_sources())
        toolchain.make(recipe, toolchain.host(), folder / tree.name)
    daemon = toolchain.daemon_recipe(simulate.daemon_source())
    toolchain.make(daemon, toolchain.host(), folder / "porter-simd")


def shims(trees: Path, folder: Path) -> Path:
    """Build the shims of a backend's libraries."""
    with Locked(folder):
        toolchain.build(trees, toolchain.host(), folder)
    return folder


class Locked:
    """One worker builds a folder at a time."""

    def __init__(self, folder: Path) -> None:
        """Open the lock next to it."""
        folder.parent.mkdir(parents=True, exist_ok=True)
        self.file = folder.with_name(f".{folder.name}.lock").open("w")

    def __enter__(self) -> None:
        """Wait for it."""
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        """Let it go."""
        self.file.close()
