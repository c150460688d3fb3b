"""The conformance suite: every backend passes it on its simulated device, and it can fail."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from hip import world
from opencl import guest

from porter import paths
from porter.app import suites
from porter.cli import main
from porter.cli.conform import command
from porter.errors import FetchError
from porter.machines import MACHINES
from porter.native import emulator, simd, toolchain
from porter.sources import fetch
from porter.spec import specfiles

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "generated"
CASES = {
    "absent",
    "early",
    "fork",
    "free",
    "grant",
    "kill",
    "lookup",
    "sequence",
    "plugin",
    "processes",
    "quota",
    "refusal",
    "share",
    "view",
    "work",
}
# Cases that a vendor has no calls for: a look-up by name, work that a plain call submits. A backend
# that is not named here passes each case.
WITHOUT = {
    "ascend": {"lookup"},
    "cambricon": {"processes"},  # its lists want an unpublished version number
    "enflame": {"lookup", "processes"},
    "hip": {"lookup"},  # before 6
    "hygon": {"lookup"},
    "opencl": {"lookup"},  # it finds what its drivers have, which are behind it
    "t-head": CASES - {"absent", "view"},  # it manages
}
# The most functions without a known way to call them: write an `example:` rather than more.
UNDESCRIBED = {
    "libascendcl.so": 20,
    "libamdhip64.so.5": 56,  # 8 of them wait or query, and only refresh views: test_views.py
    "libcuda.so.1": 91,  # 8 likewise; and a twin keeps no objects of the program
    "libnvidia-ml.so.1": 12,
    "libze_loader.so.1": 74,  # what lists hold, and images, takes calls before
}


# Cases that a twin has no call for, or does not play. A backend that is named here lacks no more
# than that.
LACKING = {
    "ascend": {"aclmdlRICaptureBegin", "aclmdlRICaptureEnd"},
    "cuda": set(),
    "enflame": {
        "topsDeviceReset",
        "topsMallocAsync",
        "topsMallocFromPoolAsync",
        "topsMemPoolDestroy",
        "topsMemPoolSetAttribute",
        "topsMemPoolTrimTo",
    },
    "hip": {
        "hipDevicePrimaryCtxReset",
        "hipDeviceReset",
        *("amdsmi_get_gpu_compute_process_gpus", "rsmi_compute_process_gpus_get"),
    },
    "hygon": {"hipDevicePrimaryCtxReset", "hipDeviceReset", "rsmi_compute_process_gpus_get"},
    "iluvatar": set(),
    "moore-threads": set(),
    "t-head": set(),
}
# OpenCL is a loader: it is tried before a driver that computes on a processor.
SIMULATED = [backend for backend in specfiles.backends() if backend != "opencl"]
THOROUGH = ("cuda", "hip")  # on every architecture, each time
# The cases for those, and for the rest on one architecture, without PORTER_ALL; there, all.
MEMORY = ("grant", "quota", "free", "lookup", "fork", "kill", "absent")
BRIEF = ("grant", "view", "lookup", "absent")
ELSEWHERE = [arch for arch in MACHINES if arch != toolchain.host()]

# What AMD's runtimes do otherwise than the twin, and how; nothing else may be.
BEHAVED = ("grant", "view", "quota", "free", "fork", "kill", "plugin")
STREAM = {  # there is none without a compiler, and a call without one crashes
    **{
        (case, name): "fail: ended by signal 11"
        for case in ("grant", "quota")
        for name in ("hipMallocAsync", "hipMallocFromPoolAsync")
    },
    **{(case, "hipStreamCreate"): "lacks: status 2" for case in ("grant", "quota", "free")},
    ("free", "hipFreeAsync"): "fail: ended by signal 11",
}


def _refused(way: str, free: str, status: int) -> dict[tuple[str, str], str]:
    """Say how it shows that a way to get memory is there, and does not work."""
    return {
        ("grant", way): f"lacks: status {status}",
        ("quota", way): f"lacks: status {status}",
        ("free", free): f"lacks: {way}: status {status}",
    }


DIFFERENT = {
    "5.2.3": {
        **_refused("hipMallocMipmappedArray", "hipFreeMipmappedArray", 801),
        **_refused("hipMipmappedArrayCreate", "hipMipmappedArrayDestroy", 1),
        **_refused("hipMemCreate", "hipMemRelease", 1),  # its argument is another struct
    },
    "5.7.1": {
        **_refused("hipMallocMipmappedArray", "hipFreeMipmappedArray", 801),
        **_refused("hipMipmappedArrayCreate", "hipMipmappedArrayDestroy", 801),
        **STREAM,
    },
}
# Calls that a driver of CUDA 13.0 declined on an H200, and how; its twin does the same.
DECLINED = {
    ("grant", "cuArray3DCreate"): "201",
    ("grant", "cuArrayCreate"): "201",
    ("sequence", "cuCtxCreate"): "2",
    ("sequence", "cuGLCtxCreate"): "304",
    ("sequence", "cuGLCtxCreate_v2"): "304",
    ("sequence", "cuMemAllocFromPoolAsync"): "1",  # of no pool, as none can be made:
    ("sequence", "cuMemAllocFromPoolAsync_ptsz"): "1",
    ("sequence", "cuMemPoolCreate"): "900",
    ("sequence", "cuStreamBeginRecaptureToGraph"): "801",
    ("sequence", "cuStreamBeginRecaptureToGraph_ptsz"): "801",
    ("view", "cuMemGetInfo"): "201",
    ("work", "cuLaunchGrid"): "1",
    ("work", "cuLaunchGridAsync"): "1",
    ("work", "cuMemcpy3DWithAttributesAsync"): "801",
    ("work", "cuMemcpy3DWithAttributesAsync_ptsz"): "801",
    ("work", "cuMemcpyAtoA"): "201",
    ("work", "cuMemcpyAtoHAsync"): "201",
    ("work", "cuMemcpyHtoAAsync"): "201",
    ("work", "cuMemcpyWithAttributesAsync"): "801",
    ("work", "cuMemcpyWithAttributesAsync_ptsz"): "801",
}
DECLINED_TOO = {("quota", "cuArray3DCreate"), ("quota", "cuArrayCreate")}  # under a limit
BRIEFLY = ("--seconds", "0.3")

pytestmark = [pytest.mark.compile, pytest.mark.slow]

Findings = list[dict[str, str]]


def porter(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "porter", *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def conform(backend: str, *arguments: str | Path) -> Findings:
    done = porter("conform", "--backend", backend, "--json", *arguments)
    assert done.returncode in (0, 1), done.stderr
    read: Findings = json.loads(done.stdout)
    return read


def run(backend: str, arch: str, cases: tuple[str, ...] = ()) -> Findings:
    """Run the suite on a backend's twin: the libraries of stable suites, or all of them."""
    stable = ("libamdhip64.so.5", "librocm_smi64.so.1")
    only = stable if backend == "hip" and not os.environ.get("PORTER_ALL") else ()
    chosen = [word for soname in only for word in ("--only", soname)]
    chosen += [word for case in cases for word in ("--case", case)]
    return conform(backend, "--arch", arch, *chosen, *BRIEFLY)


def failures(findings: Findings) -> Findings:
    return [finding for finding in findings if finding["outcome"] == "fail"]


def of(findings: Findings, library: str, outcome: str) -> set[str]:
    return {
        finding["subject"]
        for finding in findings
        if finding["library"] == library and finding["outcome"] == outcome
    }


def reported(findings: Findings, cases: tuple[str, ...] = ()) -> Counter[tuple[str, str, str, str]]:
    """Count the findings, without numbers that depend on a machine's speed."""
    return Counter(
        (one["library"], one["case"], one["subject"], one["outcome"])
        for one in findings
        if not cases or one["case"].partition(" ")[0] in cases
    )


def each(backends: Iterable[str]) -> pytest.MarkDecorator:
    """Run a test with each of these; the same worker reuses the builds."""
    return pytest.mark.parametrize(
        "backend",
        [pytest.param(name, marks=pytest.mark.xdist_group(f"conform-{name}")) for name in backends],
    )


@each(SIMULATED)
def test_a_backend_conforms(backend: str) -> None:
    findings = run(backend, toolchain.host())

    assert failures(findings) == []
    passed = {finding["case"] for finding in findings if finding["outcome"] == "pass"}
    tried = {finding["case"] for finding in findings}
    assert passed >= CASES - WITHOUT.get(backend, CASES - tried)
    lacking = {finding["subject"] for finding in findings if finding["outcome"] == "lacks"}
    assert lacking <= LACKING.get(backend, lacking)
    for library in UNDESCRIBED.keys() & {finding["library"] for finding in findings}:
        assert len(of(findings, library, "cannot")) <= UNDESCRIBED[library]


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """Let the suite find one fault, on any library: its path is noted."""
    held: list[Path | None] = []

    def run(_built: object, _library: object, holds: Path | None, *_: object, **__: object) -> list:
        held.append(holds)
        return [suites.Finding("libcuda.so.1", "quota", "cuMemAlloc_v2", "fail", "not refused")]

    monkeypatch.setattr(suites, "build", lambda *_, **__: None)
    monkeypatch.setattr(suites, "run", run)
    return held


_ONLY = ("--backend", "cuda", "--only", "libcuda.so.1", "--case", "quota")


@pytest.mark.parametrize("real", [False, True])
def test_a_failure_on_a_simulated_library_names_real_ones(
    real: bool,  # noqa: FBT001
    fails: list[Path | None],
    tmp_path: Path,
) -> None:
    """What computes nothing of its own passes on a real library alone."""
    library = tmp_path / "libcuda.so.1"
    library.symlink_to(__file__)
    words = ("--lib", str(library)) if real else ()
    reported = CliRunner().invoke(command, [*_ONLY, *words])
    assert reported.exit_code == 1
    assert "cuMemAlloc_v2: not refused" in reported.stdout
    assert ("--device" in reported.stderr) != real
    assert fails == [tmp_path if real else None]


def test_a_library_that_the_loader_would_not_find_is_refused(
    fails: list[Path | None], tmp_path: Path
) -> None:
    """It looks in the folder by SONAME: a library there under another name would not run."""
    (tmp_path / "libcuda.so.550").write_bytes(b"")
    named = ["--lib", str(tmp_path / "libcuda.so.550")]
    alone = CliRunner().invoke(main, ["conform", *_ONLY, *named])
    (tmp_path / "libcuda.so.1").symlink_to("libcuda.so.550")
    both = CliRunner().invoke(main, ["conform", "--backend", "cuda", "--case", "quota", *named])
    assert CliRunner().invoke(main, ["conform", *_ONLY, *named]).exit_code == 1
    assert (alone.exit_code, both.exit_code, fails) == (2, 2, [tmp_path])
    assert "is not what its folder has as any of libcuda.so.1" in alone.stderr
    assert "no libnvidia-ml.so.1 next to it; --only leaves libraries out" in both.stderr


def test_a_suite_that_takes_too_long_prints_its_findings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suites, "_ENDING_S", 0.2)
    deaf = "trap '' TERM; echo found; sleep 100 & wait; sleep 100"
    done, late = suites._ended(["sh", "-c", deaf], 0.3)  # noqa: SLF001
    assert (done.stdout, done.returncode, late) == ("found\n", -9, True)
    reported = "trap 'echo reported; exit 1' TERM; echo found; sleep 100 & wait"
    done, late = suites._ended(["sh", "-c", reported], 0.3)  # noqa: SLF001
    assert (done.stdout, done.returncode, late) == ("found\nreported\n", 1, True)
    done, late = suites._ended(["sh", "-c", "echo found"], 60)  # noqa: SLF001
    assert (done.stdout, done.returncode, late) == ("found\n", 0, False)


@each(THOROUGH)
@pytest.mark.parametrize("arch", ELSEWHERE)
def test_memory_is_kept_to_on_every_architecture(backend: str, arch: str) -> None:
    assert _elsewhere(backend, arch, MEMORY)


@each([name for name in SIMULATED if name not in THOROUGH and specfiles.load_spec(name).kept])
@pytest.mark.parametrize("arch", ["riscv64"])
def test_it_says_the_same_on_another_architecture(backend: str, arch: str) -> None:
    assert _elsewhere(backend, arch, BRIEF)


@pytest.mark.long
@each(SIMULATED)
@pytest.mark.parametrize("arch", ELSEWHERE)
def test_a_backend_conforms_on_every_architecture(backend: str, arch: str) -> None:
    assert _elsewhere(backend, arch, ())


def _elsewhere(backend: str, arch: str, cases: tuple[str, ...]) -> Findings:
    """Compare a backend's findings on another architecture with those on this one."""
    if arch == toolchain.host():
        pytest.skip("this machine's own")
    try:
        emulator.libc(MACHINES[arch], lambda package: fetch.fetch(package, paths.cache_dir(), str))
    except FetchError as error:
        pytest.skip(str(error))
    here, there = run(backend, toolchain.host()), run(backend, arch, cases)

    assert failures(there) == []
    assert reported(there) == reported(here, cases)
    return there


@pytest.mark.backend("cuda")
@pytest.mark.xdist_group("conform-cuda")
def test_an_unguarded_device_fails(tmp_path: Path) -> None:
    """The same program, before the simulated library itself: nothing is refused, or hidden."""
    run("cuda", toolchain.host())  # builds it
    built = paths.data("generated").parent / "build" / "cuda" / platform.machine() / "conform"
    done = subprocess.run(
        [built / "conform-libcuda.so.1", "-q", "64MiB", "-c", "16MiB", "quota", "view", "kill"],
        env={
            "LD_LIBRARY_PATH": str(built / "twin"),
            "PORTER_SIM_MEMORY": "1GiB",
            "PORTER_SIM_TAKES_ALL": "1",
        },
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )

    assert done.returncode == 1
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    outcomes = {(row[0], row[2]) for row in rows if row[2] != "cannot"}
    assert outcomes == {("quota", "fail"), ("view", "fail"), ("kill", "fail")}


@pytest.mark.backend("cuda")
@pytest.mark.xdist_group("conform-cuda")
@pytest.mark.parametrize("spoilt", ["", "ours", "twin"])
def test_the_run_on_a_card_names_our_faults(tmp_path: Path, spoilt: str) -> None:
    """A simulated device in the card's place; without our library, or on another card, it fails."""
    run("cuda", toolchain.host())  # builds it
    built = paths.data("generated").parent / "build" / "cuda" / toolchain.host() / "conform"
    if spoilt == "ours":
        shutil.copytree(built, tmp_path / "build", ignore=shutil.ignore_patterns("mutants"))
        built = tmp_path / "build"
        shutil.copy(built / "twin" / "libcuda.so.1", built / "shim" / "libcuda.so.1")
    socket = simd.address(tmp_path)
    with simd.devices(built / "porter-simd", socket, 1, "61GiB"):
        done = subprocess.run(
            ["bash", ROOT / "tests" / "gpu" / "conform.sh", tmp_path / "out", built],
            env={
                "PATH": os.environ["PATH"],
                "LD_LIBRARY_PATH": str(built / "twin"),
                "PORTER_SIM_SOCKET": socket,
                "CONFORM_LIMIT": "300",
                "PORTER_SIM_TAKES_ALL": "1" if spoilt == "twin" else "0",
            },
            capture_output=True,
            text=True,
            check=False,
        )

    ours, others = (
        {tuple(line.split("\t")[:2]) for line in (tmp_path / "out" / name).read_text().splitlines()}
        for name in ("ours", "differences")
    )
    assert done.returncode == bool(spoilt), done.stdout + done.stderr
    assert (ours == set()) == (spoilt != "ours")
    if spoilt == "ours":
        assert {case for case, _ in ours} >= {"quota", "view", "kill"}
    else:
        assert others == (DECLINED.keys() | DECLINED_TOO if spoilt else set())
    assert ("not named in `known`: sequence cuCtxCreate" in done.stdout) == (spoilt == "twin")


@pytest.mark.backend("cuda")
@pytest.mark.xdist_group("conform-cuda")
def test_a_twin_declines_the_drivers_declined_calls(tmp_path: Path) -> None:
    """By default; the suite's own runs let it take all."""
    run("cuda", toolchain.host())  # builds it
    built = paths.data("generated").parent / "build" / "cuda" / toolchain.host() / "conform"
    socket = simd.address(tmp_path)
    with simd.devices(built / "porter-simd", socket, 1, "4000MiB"):
        done = subprocess.run(
            [
                built / "conform-libcuda.so.1",
                *("-c", "32MiB"),
                *("grant", "view", "work", "sequence"),
            ],
            env={
                "LD_LIBRARY_PATH": str(built / "twin"),
                "PORTER_SIM_SOCKET": socket,
                "PORTER_SIM_CONTEXT": "16MiB",
            },
            capture_output=True,
            text=True,
            check=False,
        )

    rows = [line.split("\t") for line in done.stdout.splitlines()]
    lacking = {(row[0], row[1]): row[3].rpartition(" ")[2] for row in rows if row[2] == "lacks"}
    assert lacking == DECLINED
    assert {row[2] for row in rows} == {"pass", "lacks", "cannot"}


@pytest.mark.network
@pytest.mark.backend("hip")
@pytest.mark.xdist_group("conform-hip")
@pytest.mark.parametrize("version", DIFFERENT)
def test_the_simulated_runtime_behaves_like_the_real_one(version: str, tmp_path: Path) -> None:
    """AMD's own, on a device that is simulated below it: each finding is the twin's, or named."""
    (runtime,) = [one for one in world.runtimes() if one.version.startswith(version)]
    twin = run("hip", toolchain.host())
    built = paths.data("generated").parent / "build" / "hip" / toolchain.host() / "conform"
    program = built / f"conform-{runtime.soname}"
    plugin = ("-p", built / f"plugin-{runtime.soname}")
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}
    done = world.run(
        runtime,
        [program, "-q", "512MiB", "-c", "32MiB", *plugin, *BEHAVED],
        limit,
        shim=True,
        kernels=version == "5.2.3",  # the other one's compiler is large to fetch
    )

    rows = [line.split("\t") for line in done.stdout.splitlines()]
    real = {(case, subject): f"{outcome}: {detail}" for case, subject, outcome, detail in rows}
    ours = {
        (f["case"], f["subject"]): f"{f['outcome']}: {f['detail']}"
        for f in twin
        if f["library"] == runtime.soname and f["case"] in BEHAVED
    }
    same = {key for key in real.keys() & ours.keys() if real[key] == ours[key]}
    assert {case for case, _ in same} == set(BEHAVED)
    assert {key: real.get(key, "missing") for key in (real.keys() | ours.keys()) - same} == (
        DIFFERENT[version]
    )


@pytest.mark.backend("opencl")
def test_opencl_conforms_on_a_processor() -> None:
    """A driver that computes there, behind the loader: calls without a kernel are left out."""
    if not Path("/etc/OpenCL/vendors/pocl.icd").is_file():
        pytest.skip("needs pocl-opencl-icd")

    findings = conform("opencl", "--device", *BRIEFLY)

    assert failures(findings) == []
    passed = {(f["case"], f["subject"]) for f in findings if f["outcome"] == "pass"}
    refused = {subject for case, subject in passed if case == "quota"}
    assert refused >= {"clCreateBuffer", "clCreateImage", "clCreateImage3D", "clSVMAlloc"}
    assert {case for case, _ in passed} >= CASES - {
        "lookup",
        "sequence",
        "processes",
        "refusal",
        "share",
    }


# Where Debian has PoCL; 12 only for the first.
OTHERS = [
    pytest.param(
        guest.Guest("aarch64", "bookworm"), id="aarch64", marks=pytest.mark.arch("aarch64")
    ),
    *(
        pytest.param(
            guest.Guest(arch, "sid"), id=arch, marks=[pytest.mark.arch(arch), pytest.mark.moving]
        )
        for arch in ("riscv64", "loongarch64")
    ),
]


@pytest.mark.network
@pytest.mark.root
@pytest.mark.backend("opencl")
@pytest.mark.parametrize("other", OTHERS)
def test_opencl_conforms_on_a_processor_of_another_kind(other: guest.Guest) -> None:
    """Emulated; what compiles no kernel needs nothing but the driver's files."""
    if guest.lacking():
        pytest.skip(f"needs {guest.lacking()}")
    library = other.libraries / "libOpenCL.so.1"
    cases = [word for case in (*MEMORY, "view") if case != "lookup" for word in ("--case", case)]

    findings = conform(
        *("opencl", "--arch", other.arch, "--sysroot", guest.root(other), "--lib", library),
        *cases,
        *BRIEFLY,
    )

    assert failures(findings) == []
    passed = {(f["case"], f["subject"]) for f in findings if f["outcome"] == "pass"}
    refused = {subject for case, subject in passed if case == "quota"}
    assert refused >= {"clCreateBuffer", "clCreateImage", "clCreateImage3D", "clSVMAlloc"}
    assert {case for case, _ in passed} >= {"fork", "free", "grant", "kill", "quota", "view"}
