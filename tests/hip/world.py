"""AMD's real runtimes, a device for them to run on, and our libraries: built or fetched once."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import worlds

from porter import elf, paths, specs, toolchain
from porter.model import Package, SymbolTable

BACKEND = "hip"
HERE = Path(__file__).parent
_DEVICE = HERE.parent / "hsa"
_FOLDER = worlds.BUILT / BACKEND
# 5.2 is marked as one that wants an executable stack, which this C library gives at a program's
# start and refuses to whoever opens the library later, as the shim does.
_STACK = "glibc.rtld.execstack=2"


_ROOT = (  # what the runtimes are linked to
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


@dataclass(frozen=True, slots=True)
class Runtime:
    """A real libamdhip64, and the headers that go with it."""

    soname: str  # "libamdhip64.so.6"
    version: str  # "6.4.3-5"
    package: Package
    headers: Package

    @property
    def stays(self) -> bool:
        """Tell whether its suite keeps what it holds."""
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


def runtimes() -> list[Runtime]:
    """List what the specs pin, each with the headers of its own version."""
    found = []
    for library in specs.load_spec(BACKEND).libraries:
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
    folder = _FOLDER / "shim"
    with worlds.Locked(folder):
        toolchain.build(paths.data("generated") / BACKEND, toolchain.host(), folder)
    return folder


@cache
def exported(soname: str) -> SymbolTable:
    """Read what one of ours exports."""
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


def run(
    runtime: Runtime,
    command: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    *,
    shim: bool,
) -> subprocess.CompletedProcess[str]:
    """Run a program on a runtime, through the shim or without."""
    loader, root = worlds.newer(_ROOT)
    first = shims() if shim else real(runtime)
    searched = ":".join(map(str, (first, device(), *root)))
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    given: dict[str, str | Path] = {"PORTER_REAL_DIR": real(runtime)} if shim else {}
    given["GLIBC_TUNABLES"] = _STACK
    return subprocess.run(
        [*loader, searched, *map(str, command)],
        env=inherited | {k: str(v) for k, v in (given | dict(environment)).items()},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def _shared(path: Path, script: Path, flags: Sequence[str | Path], sources: Sequence[Path]) -> None:
    named = [f"-Wl,-soname,{path.name}", f"-Wl,--version-script={script}"]
    worlds.cc(path, ["-fPIC", "-shared", *named, *flags, *sources, "-lpthread"])
