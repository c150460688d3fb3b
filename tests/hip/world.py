"""AMD's real runtimes, a device for them to run on, and our libraries: built or fetched once."""

from __future__ import annotations

import ctypes.util
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import worlds

from porter import paths
from porter.model import LibrarySpec, Package, SymbolTable
from porter.sources import elf
from porter.spec import specfiles

BACKEND = "hip"
MANAGER = "librocm_smi64.so.1"
HERE = Path(__file__).parent
_DEVICE = HERE.parent / "hsa"
_FOLDER = worlds.BUILT / BACKEND
# 5.2 is marked as needing an executable stack. This C library grants that at a program's start and
# refuses it to a library that is opened later, as the shim opens it.
_STACK = "glibc.rtld.execstack=2"


_ROOT = (  # the runtimes' dependencies
    *worlds.NEWER,
    worlds.debian(
        "libnuma1",
        "2.0.19-1",
        "trixie",
        "e578583f73f8208564e5035b18aa729c441fc7ecb389c666923552e123f4d655",
    ),
)
DEVICE_HEADERS = worlds.debian(
    "libhsa-runtime-dev",
    "6.1.2-3",
    "trixie",
    "210550164784b6f12067b6cfd8a9386f6855d12a5fdd768b14839c85c35e48c0",
    "usr/include",
)


# The reader of code objects, and the compiler of the runtime's own kernels, with LLVM; its own
# dependencies are the system's.
_LLVM_NEEDS = (
    worlds.debian(
        "libz3-4",
        "4.13.3-1",
        "trixie",
        "71383373523ef62d47eccf660cf6535c3febcbb3f88e54cb7a43124014b57359",
    ),
    worlds.debian(
        "libzstd1",
        "1.5.7+dfsg-1",
        "trixie",
        "2f6a2aeacfc925eba8b00ac9139bc4bfccf8cacb09eb93de067074b26948eef9",
    ),
)
_COMPILERS = {
    "5.2": (  # with the system's LLVM 15
        worlds.debian(
            "libamd-comgr2",
            "5.2.3-2",
            "bookworm",
            "196d9e70442e78ec49dd18752acc886f500de8c9a646f6d81cb1348a7ea5c19a",
        ),
    ),
    "5.7": (
        worlds.debian(
            "libamd-comgr2",
            "6.0+git20231212.4510c28+dfsg-3+b2",
            "trixie",
            "e6de3c9c6b1fa5e6c87882d094484fe0ad0560c61413abd0d28582c4a40de460",
        ),
        worlds.debian(
            "libllvm17t64",
            "1:17.0.6-22+b2",
            "trixie",
            "7a17e701bac905cc71df20abc674b4ee1b08af99b43d4c153628f23c907b8ee2",
        ),
        *_LLVM_NEEDS,
    ),
    "6.4": (
        worlds.debian(
            "libamd-comgr3",
            "7.0.2+dfsg-3",
            "forky",
            "5e18fa40a84922b5b1ff9815e775ff633b0f7ca6925bea39855ab906c7e08de4",
        ),
        worlds.debian(
            "libllvm21",
            "1:21.1.8-13",
            "forky",
            "0b5dd9a2c2a4e21ec7e52d3f68e1f6872ac0c5bf88cc223d9eace3494e0cf3df",
        ),
        worlds.debian(
            "libxml2-16",
            "2.15.4+dfsg-1+b1",
            "forky",
            "f2b4d9acff743ff71f5409ae301452ebbb37d0d8709cf46fc9ec755d7df803ff",
        ),
        *_LLVM_NEEDS,
    ),
}
_CLIENT = Package(
    "pypi",
    "hip-python",
    "7.2.2.562.43",
    "631890c8f3a67901a0d2d0856f74815085818625570e010d0c56ea2ab10b1236",
    "hip",
)
_FOR_DEVICES = ("-target", "amdgcn-amd-amdhsa", "-mcpu=gfx906", "-mcode-object-version=4")


@dataclass(frozen=True, slots=True)
class Runtime:
    """A real libamdhip64, and the headers that go with it."""

    soname: str  # "libamdhip64.so.6"
    version: str  # "6.4.3-5"
    package: Package
    headers: Package

    @property
    def stays(self) -> bool:
        """Return whether its suite keeps its old packages."""
        return worlds.stays(self.package)

    @property
    def major(self) -> int:
        """Answer 6 of "6.4.3-5"."""
        return int(self.version.partition(".")[0])


def each(runtimes: Sequence[Runtime]) -> pytest.MarkDecorator:
    """Run a test with each of these; what may vanish from its registry only when asked for."""
    given = [
        pytest.param(one, id=one.version, marks=() if one.stays else pytest.mark.moving)
        for one in runtimes
    ]
    return pytest.mark.parametrize("runtime", given)


def compiled(runtimes: Sequence[Runtime]) -> pytest.MarkDecorator:
    """Run a test with each of these and kernels; large packages are fetched only on request."""
    given = [
        pytest.param(
            one,
            id=one.version,
            marks=() if one.version.startswith("5.2") else pytest.mark.moving,
        )
        for one in runtimes
    ]
    return pytest.mark.parametrize("runtime", given)


def runtimes() -> list[Runtime]:
    """List the runtimes that the specs pin, each with the headers of its own version."""
    found = []
    for library in specfiles.load_spec(BACKEND).libraries:
        if not library.soname.startswith("libamdhip64"):
            continue
        headers = {package.version: package for package in library.headers.packages}
        found += [
            Runtime(library.soname, package.version, package, headers[package.version])
            for package in library.packages
            if package.machine == "amd64"
        ]
    return found


@cache
def shims() -> Path:
    """Build the libraries that stand in for the real ones."""
    return worlds.shims(paths.data("generated") / BACKEND, _FOLDER / "shim")


@cache
def shim_of(runtime: Runtime) -> Path:
    """Answer a folder where ours has the name that no version is in, as `porter run` makes one."""
    folder = _FOLDER / f"shim-{runtime.soname}"
    folder.mkdir(parents=True, exist_ok=True)
    worlds.link(folder / "libamdhip64.so", shims() / runtime.soname)
    return folder


@cache
def client() -> Path:
    """Answer the folder that the vendor's own Python package lies in."""
    if sys.version_info[:2] != (3, 11):
        pytest.skip("needs Python 3.11: what is pinned was built for it")
    return worlds.fetched(_CLIENT).parent


@cache
def exported(soname: str) -> SymbolTable:
    """Read the exports of one of ours."""
    return elf.read_symbols(shims() / soname)


@cache
def real(runtime: Runtime) -> Path:
    """Answer a folder with a real runtime under the names that a loader and a linker know."""
    folder = _FOLDER / f"real-{runtime.version}"
    file = worlds.fetched(runtime.package)
    folder.mkdir(parents=True, exist_ok=True)
    for name in (runtime.soname, "libamdhip64.so"):
        worlds.link(folder / name, file)
    return folder


@cache
def device() -> Path:
    """Build the simulated device, and the compiler that refuses everything."""
    folder = _FOLDER / "device"
    with worlds.Locked(folder):
        headers = worlds.fetched(DEVICE_HEADERS)
        sources = sorted(_DEVICE.glob("*.c"))
        _shared(
            folder / "libhsa-runtime64.so.1", _DEVICE / "hsa.map", ["-isystem", headers], sources
        )
        compiler = _DEVICE / "comgr"
        _shared(folder / "libamd_comgr.so.2", compiler / "comgr.map", [], [compiler / "comgr.c"])
        worlds.link(folder / "libamd_comgr.so.3", folder / "libamd_comgr.so.2")
    return folder


@cache
def compiler(runtime: Runtime) -> list[Path]:
    """Answer the folders of AMD's own compiler, for a runtime that is given kernels."""
    if runtime.version.startswith("5.2") and not ctypes.util.find_library("LLVM-15"):
        pytest.skip("needs libLLVM-15.so.1")
    folders = []
    for package in _COMPILERS[runtime.version[:3]]:
        folder = _FOLDER / f"{package.name}-{package.sha256[:8]}"  # a version may have a colon
        worlds.link(folder, worlds.fetched(package))
        folders.append(folder)
    return folders


@cache
def code() -> Path:
    """Build a code object, as hipModuleLoad takes it."""
    path = _FOLDER / "kernels.co"
    with worlds.Locked(path):
        zig = [sys.executable, "-m", "ziglang"]
        made = path.with_suffix(".o")
        kernels = ["-O2", "-nogpulib", "-c", str(HERE / "kernels.c"), "-o", str(made)]
        subprocess.run([*zig, "clang", *_FOR_DEVICES, *kernels], check=True)
        subprocess.run([*zig, "ld.lld", "-shared", str(made), "-o", str(path)], check=True)
    return path


@cache
def manager() -> Path:
    """Answer a folder with the real management library under the names that are asked for."""
    (package,) = _manager().packages
    folder = _FOLDER / f"real-manager-{package.version}"
    folder.mkdir(parents=True, exist_ok=True)
    for name in (_manager().soname, *_manager().aliases):
        worlds.link(folder / name, worlds.fetched(package))
    return folder


@cache
def managed(runtime: Runtime, source: Path) -> Path:
    """Build a program that asks the management library, too."""
    (package,) = _manager().headers.packages
    return program(runtime, source, f"-isystem{worlds.fetched(package)}", str(manager() / MANAGER))


def _manager() -> LibrarySpec:
    return next(one for one in specfiles.load_spec(BACKEND).libraries if one.soname == MANAGER)


@cache
def twin(soname: str) -> Path:
    """Generate and build a simulated twin, and the daemon that holds its devices."""
    return worlds.twin(BACKEND, soname)


@cache
def program(runtime: Runtime, source: Path, *libraries: str) -> Path:
    """Build a program against a runtime's headers and itself, as its users do."""
    path = _FOLDER / f"real-{runtime.version}" / source.stem
    headers = worlds.fetched(runtime.headers)
    given = ["-D__HIP_PLATFORM_AMD__", "-Wno-deprecated-declarations", "-isystem", headers]
    linked = ["-Wl,--allow-shlib-undefined", "-ldl", *libraries]
    library = real(runtime) / runtime.soname
    worlds.cc(path, [*given, source, library, *linked])
    return path


@dataclass(frozen=True, slots=True)
class Given:
    """A program to start on a runtime."""

    command: tuple[str, ...]
    environment: Mapping[str, str]


def given(
    runtime: Runtime,
    command: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    *,
    shim: bool,
    kernels: bool = False,
) -> Given:
    """Say how a program is started on a runtime, through the shim or without."""
    loader, root = worlds.newer(_ROOT)
    first = [shim_of(runtime), shims()] if shim else [real(runtime)]
    first += compiler(runtime) if kernels else []
    searched = ":".join(map(str, (*first, device(), manager(), *root)))
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    own: dict[str, str | Path] = {"PORTER_REAL_DIR": real(runtime)} if shim else {}
    own["GLIBC_TUNABLES"] = _STACK
    return Given(
        (*loader, searched, *map(str, command)),
        inherited | {k: str(v) for k, v in (own | dict(environment)).items()},
    )


def run(
    runtime: Runtime,
    command: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    *,
    shim: bool,
    kernels: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run a program on a runtime, through the shim or without."""
    one = given(runtime, command, environment, shim=shim, kernels=kernels)
    return subprocess.run(
        one.command, env=one.environment, capture_output=True, text=True, check=False, timeout=120
    )


def _shared(path: Path, script: Path, flags: Sequence[str | Path], sources: Sequence[Path]) -> None:
    named = [f"-Wl,-soname,{path.name}", f"-Wl,--version-script={script}"]
    worlds.cc(path, ["-fPIC", "-shared", *named, *flags, *sources, "-lpthread"])
