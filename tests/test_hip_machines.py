"""AMD's real runtime on other architectures, on the simulated device, with the shim before it."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import machines
import pytest
import worlds
from differential import builds
from hip import world
from hip.world import HERE

from porter import paths
from porter.machines import MACHINES
from porter.model import Disposition, LibrarySpec, Package, SymbolKind
from porter.native import toolchain
from porter.plan import planfile
from porter.sources import elf, exports
from porter.spec import specfiles

pytestmark = [
    pytest.mark.compile,
    pytest.mark.network,
    pytest.mark.xdist_group("hip-machines"),
]

SONAME = "libamdhip64.so.5"
MIB = 1 << 20
DEVICE = Path(__file__).parent / "hsa"
PINNED = {  # by architecture: the runtime, and its libraries that no compiler brings
    "aarch64": (
        "8f9ea5049f0cbe6db264bc01561bc0f4eb1fe87b94c02f453bd9214c53f75cd1",
        "b4ed2547f387eb2e97d13c0b423b034d2a4d052b2131dfe043e45a84915452c5",
    ),
    "ppc64le": (
        "400730ae43821265beb888fb04ba6fbd5fbea75d922d46d79a5c089b75c14585",
        "3ac8b9191be6b08616cd189c6e54fa1f931bea5df20a9eeec3b5acbd0aedeaf4",
    ),
}
EACH = pytest.mark.parametrize("arch", PINNED)
# Machines for which AMD makes no runtime, and Debian its management library: that library, and its
# loader and libraries (of cross-compilers where a release has them: it keeps those).
MANAGED = {
    "riscv64": (
        (
            "librocm-smi64-1",
            "6.1.2-1",
            "trixie",
            "daa96f1eeaac657fb594adc7dab8ba890de1b29d5ccc2cfbe724bfe7789c6d93",
        ),
        (
            "libc6-riscv64-cross",
            "2.41-11cross1",
            "trixie",
            "d91109b719920cb503ec5146abd2cc4ba838da5bac4c8c84f698b86b779613eb",
        ),
        (
            "libgcc-s1-riscv64-cross",
            "14.2.0-19cross1",
            "trixie",
            "873ce7e703da35fff92aefc4b27661909529200000c2f3ee892f1aa06e072e3a",
        ),
        (
            "libstdc++6-riscv64-cross",
            "14.2.0-19cross1",
            "trixie",
            "adbe5405e1e99baa964b3d0a4f8cc1d091f484e4089243e1b9dd00d0c03aa31a",
        ),
    ),
    "loongarch64": (
        (
            "librocm-smi64-1",
            "6.4.1-1.1+b1",
            "sid",
            "96e9f72c5d6eafbed2e2ef2ff28b0ebb24ce8a41514417ee14904baf666400bc",
        ),
        (
            "libc6",
            "2.43-7",
            "sid",
            "b6346725a3b73f4dde5c9ba15d7399b15b45076e923d8a91dedfafc22c649efb",
        ),
        (
            "libgcc-s1",
            "16.2.0-4",
            "sid",
            "737ba3eaed19149116c1af0119369c121e01821faaf0aa78696a91b6dc491589",
        ),
        (
            "libstdc++6",
            "16.2.0-4",
            "sid",
            "46292ab49029b87746dfe807456a208096b070e6dae590451a3f9da06bb6eeb7",
        ),
    ),
}
MANAGER = pytest.mark.parametrize("arch", MANAGED)


@EACH
def test_every_function_is_there_under_the_same_node(arch: str) -> None:
    real = elf.read_symbols(_runtime(arch) / SONAME)
    ours = elf.read_symbols(builds.shims(world.BACKEND, arch) / SONAME)

    assert (real.machine, ours.machine) == (arch, arch)
    wanted = {(s.name, s.version, s.default) for s in real.symbols}
    assert len(wanted) > 400
    assert wanted - {(s.name, s.version, s.default) for s in ours.symbols} == set()


@EACH
def test_it_has_the_exports_recorded_on_another_architecture(arch: str) -> None:
    real = elf.read_symbols(_runtime(arch) / SONAME)
    recorded = (
        paths.data("specs") / world.BACKEND / "exports" / f"{SONAME}-5.2.21153-x86_64.exports"
    )

    assert {(s.name, s.version) for s in real.symbols} == {
        (s.name, s.version) for s in exports.load(recorded).symbols
    }


@EACH
def test_a_limit_bounds_a_programs_view_and_its_memory(arch: str, tmp_path: Path) -> None:
    sizes = [size * MIB for size in (100, 400, 13, 12)]
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    assert _results(arch, [100 * MIB, 600 * MIB, 600 * MIB], {}, shim=False) == [
        *("init 0", "devices 0 1", "version 0 502"),
        *(f"properties 0 {1024 * MIB}", f"total 0 {1024 * MIB}"),
        f"memory 0 {1024 * MIB} {1024 * MIB}",
        *(f"malloc {100 * MIB} 0 1", f"malloc {600 * MIB} 0 1", f"malloc {600 * MIB} 2 0"),
        *(f"memory 0 {324 * MIB} {1024 * MIB}", "free 0", f"memory 0 {324 * MIB} {1024 * MIB}"),
    ]
    assert _results(arch, sizes, limit, shim=True)[3:] == [
        *(f"properties 0 {512 * MIB}", f"total 0 {512 * MIB}", f"memory 0 {512 * MIB} {512 * MIB}"),
        *(f"malloc {100 * MIB} 0 1", f"malloc {400 * MIB} 0 1", f"malloc {13 * MIB} 2 0"),
        *(f"malloc {12 * MIB} 0 1", f"memory 0 0 {512 * MIB}", "free 0"),
        f"memory 0 {12 * MIB} {512 * MIB}",
    ]


def _results(arch: str, sizes: list[int], limit: dict[str, str | Path], *, shim: bool) -> list[str]:
    runtime = _runtime(arch)
    first = builds.shims(world.BACKEND, arch) if shim else runtime
    given = {"LD_LIBRARY_PATH": f"{first}:{runtime}", "PORTER_REAL_DIR": runtime}
    done = machines.run(arch, [_client(arch), *map(str, sizes)], given | limit)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@cache
def _runtime(arch: str) -> Path:
    """Return a folder with the runtime, its libraries, and the device that it finds."""
    folder = builds.shims(world.BACKEND, arch).with_name("real")
    folder.mkdir(exist_ok=True)
    lib = f"usr/lib/{MACHINES[arch].triple}"
    hip, numa = PINNED[arch]
    for link, name, version, sha256, file in (
        (SONAME, "libamdhip64-5", "5.2.3-8", hip, f"{lib}/libamdhip64.so.5.2.21153"),
        ("libnuma.so.1", "libnuma1", "2.0.16-1", numa, f"{lib}/libnuma.so.1.0.0"),
    ):
        debian = MACHINES[arch].debian
        package = Package("debian", name, version, sha256, file, "bookworm", debian)
        partial = folder / f".{link}"
        partial.unlink(missing_ok=True)
        partial.symlink_to(machines.fetched(package) / file)
        partial.replace(folder / link)
    headers = machines.fetched(world.DEVICE_HEADERS) / world.DEVICE_HEADERS.path
    _shared(arch, folder / "libhsa-runtime64.so.1", DEVICE, "hsa.map", f"-isystem{headers}")
    _shared(arch, folder / "libamd_comgr.so.2", DEVICE / "comgr", "comgr.map")
    return folder


def _shared(arch: str, path: Path, sources: Path, script: str, *flags: str) -> None:
    named = [f"-Wl,-soname,{path.name}", f"-Wl,--version-script={sources / script}"]
    given = ["-fPIC", "-shared", "-D_GNU_SOURCE", *named, *flags, *sorted(sources.glob("*.c"))]
    builds.cc(arch, *given, "-o", path)


@cache
def _client(arch: str) -> Path:
    packages = _library(SONAME).headers.packages
    package = next(one for one in packages if one.version == "5.2.3-8")
    headers = ["-D__HIP_PLATFORM_AMD__", f"-isystem{machines.fetched(package) / package.path}"]
    linked = [_runtime(arch) / SONAME, "-Wl,--allow-shlib-undefined"]
    path = _runtime(arch).with_name("client")
    builds.cc(arch, "-D_GNU_SOURCE", *headers, HERE / "client.c", *linked, "-o", path)
    return path


@pytest.mark.moving
@MANAGER
def test_every_function_of_the_management_library_has_a_disposition(arch: str) -> None:
    real = elf.read_symbols(_manager(arch) / world.MANAGER)
    tree = _manager_tree(arch)
    planned = {s.symbol.name: s.disposition for s in planfile.load(tree / "plan.json").symbols}
    ours = elf.read_symbols(_manager_shim(arch) / world.MANAGER)
    code = {s.name for s in real.symbols if s.kind in (SymbolKind.FUNCTION, SymbolKind.IFUNC)}

    assert (real.machine, ours.machine) == (arch, arch)
    assert len({name for name in code if name.startswith("rsmi_")}) > 100
    assert {s.name for s in real.symbols} <= planned.keys()
    assert {name for name in code if planned[name] is Disposition.DATA} == set()
    assert code <= {s.name for s in ours.symbols}
    assert real.soname == ours.soname


@pytest.mark.moving
@MANAGER
def test_the_management_library_says_the_same_through_ours(arch: str, tmp_path: Path) -> None:
    """It finds no card, and reports so itself: our library in front changes none of its answers."""
    alone = _managed(arch, [_manager(arch)], {})
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}
    given = {"PORTER_REAL_DIR": _manager(arch)} | limit
    through = _managed(arch, [_manager_shim(arch), _manager(arch)], given)

    assert alone[0] == "init 8"
    assert alone[2].startswith("status 0 0 ")
    assert len(alone) == 29
    assert through == alone


def _managed(arch: str, folders: list[Path], environment: dict[str, str | Path]) -> list[str]:
    """Run a program under the C library that belongs to the management library."""
    needed = [machines.fetched(package) / package.path for package in _packages(arch)[1:]]
    (loader,) = needed[0].glob("ld-linux-*.so.1")
    searched = ":".join(map(str, (*folders, *needed)))
    words = [loader, "--library-path", searched, _manager_client(arch)]
    done = machines.run(arch, words, environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def _packages(arch: str) -> list[Package]:
    """Name the pinned packages; each holds one folder of libraries."""
    machine = MACHINES[arch]
    packages = []
    for name, version, suite, sha256 in MANAGED[arch]:
        cross = name.endswith("-cross")
        lib = f"usr/{machine.triple}/lib" if cross else f"usr/lib/{machine.triple}"
        of = "amd64" if cross else machine.debian
        packages.append(Package("debian", name, version, sha256, lib, suite, of))
    return packages


@cache
def _manager(arch: str) -> Path:
    """Answer the folder that the real library lies in."""
    package = _packages(arch)[0]
    return machines.fetched(package) / package.path


@cache
def _manager_tree(arch: str) -> Path:
    """Generate from the header that is pinned and the exports of the library at hand."""
    folder = worlds.BUILT / world.BACKEND / arch / "generated-manager"
    with worlds.Locked(folder):
        command = ["gen", "--backend", world.BACKEND, "--only", world.MANAGER]
        command += ["--lib", str(_manager(arch) / world.MANAGER), "--out", str(folder)]
        done = subprocess.run(
            [sys.executable, "-m", "porter", *command], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    return folder / world.BACKEND / world.MANAGER


@cache
def _manager_shim(arch: str) -> Path:
    folder = worlds.BUILT / world.BACKEND / arch / "shim-manager"
    with worlds.Locked(folder):
        toolchain.build(_manager_tree(arch).parent, arch, folder)
    return folder


@cache
def _manager_client(arch: str) -> Path:
    (package,) = _library(world.MANAGER).headers.packages
    headers = [f"-isystem{machines.fetched(package) / package.path}"]
    linked = [_manager(arch) / world.MANAGER, "-Wl,--allow-shlib-undefined"]
    path = worlds.BUILT / world.BACKEND / arch / "manage"
    builds.cc(arch, "-D_GNU_SOURCE", *headers, HERE / "manage.c", *linked, "-o", path)
    return path


def _library(soname: str) -> LibrarySpec:
    return next(one for one in specfiles.load_spec(world.BACKEND).libraries if one.soname == soname)
