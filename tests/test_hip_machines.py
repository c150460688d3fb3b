"""AMD's real runtime on other architectures, on the simulated device, with the shim before it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import machines
import pytest
from differential import builds
from hip import world
from hip.world import HERE

from porter import elf, exports, paths, specs
from porter.machines import MACHINES
from porter.model import Package

pytestmark = [
    pytest.mark.compile,
    pytest.mark.network,
    pytest.mark.xdist_group("hip-machines"),
]

SONAME = "libamdhip64.so.5"
MIB = 1 << 20
DEVICE = Path(__file__).parent / "hsa"
PINNED = {  # by architecture: the runtime, and what it is linked to that no compiler brings
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


@EACH
def test_every_function_is_there_under_the_same_node(arch: str) -> None:
    real = elf.read_symbols(_runtime(arch) / SONAME)
    ours = elf.read_symbols(builds.shims(world.BACKEND, arch) / SONAME)

    assert (real.machine, ours.machine) == (arch, arch)
    wanted = {(s.name, s.version, s.default) for s in real.symbols}
    assert len(wanted) > 400
    assert wanted - {(s.name, s.version, s.default) for s in ours.symbols} == set()


@EACH
def test_it_exports_what_is_recorded_of_another_architecture(arch: str) -> None:
    real = elf.read_symbols(_runtime(arch) / SONAME)
    recorded = (
        paths.data("specs") / world.BACKEND / "exports" / f"{SONAME}-5.2.21153-x86_64.exports"
    )

    assert {(s.name, s.version) for s in real.symbols} == {
        (s.name, s.version) for s in exports.load(recorded).symbols
    }


@EACH
def test_a_limit_is_what_a_program_sees_and_gets(arch: str, tmp_path: Path) -> None:
    sizes = [size * MIB for size in (100, 400, 13, 12)]
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    assert _said(arch, [100 * MIB, 600 * MIB, 600 * MIB], {}, shim=False) == [
        *("init 0", "devices 0 1", "version 0 502"),
        *(f"properties 0 {1024 * MIB}", f"total 0 {1024 * MIB}"),
        f"memory 0 {1024 * MIB} {1024 * MIB}",
        *(f"malloc {100 * MIB} 0 1", f"malloc {600 * MIB} 0 1", f"malloc {600 * MIB} 2 0"),
        *(f"memory 0 {324 * MIB} {1024 * MIB}", "free 0", f"memory 0 {324 * MIB} {1024 * MIB}"),
    ]
    assert _said(arch, sizes, limit, shim=True)[3:] == [
        *(f"properties 0 {512 * MIB}", f"total 0 {512 * MIB}", f"memory 0 {512 * MIB} {512 * MIB}"),
        *(f"malloc {100 * MIB} 0 1", f"malloc {400 * MIB} 0 1", f"malloc {13 * MIB} 2 0"),
        *(f"malloc {12 * MIB} 0 1", f"memory 0 0 {512 * MIB}", "free 0"),
        f"memory 0 {12 * MIB} {512 * MIB}",
    ]


def _said(arch: str, sizes: list[int], limit: dict[str, str | Path], *, shim: bool) -> list[str]:
    runtime = _runtime(arch)
    first = builds.shims(world.BACKEND, arch) if shim else runtime
    given = {"LD_LIBRARY_PATH": f"{first}:{runtime}", "PORTER_REAL_DIR": runtime}
    done = machines.run(arch, [_client(arch), *map(str, sizes)], given | limit)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@cache
def _runtime(arch: str) -> Path:
    """Answer a folder with the runtime, what it is linked to, and the device that it finds."""
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
    library = next(one for one in specs.load_spec(world.BACKEND).libraries if one.soname == SONAME)
    package = next(one for one in library.headers.packages if one.version == "5.2.3-8")
    headers = ["-D__HIP_PLATFORM_AMD__", f"-isystem{machines.fetched(package) / package.path}"]
    linked = [_runtime(arch) / SONAME, "-Wl,--allow-shlib-undefined"]
    path = _runtime(arch).with_name("client")
    builds.cc(arch, "-D_GNU_SOURCE", *headers, HERE / "client.c", *linked, "-o", path)
    return path
