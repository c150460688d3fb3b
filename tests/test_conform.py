"""The conformance suite: every backend passes it on its simulated device, and it can fail."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hip import world

from porter import paths

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
    "plot",
    "plugin",
    "quota",
    "share",
}
# How many functions nobody says how to call, at most: write an `example:` rather than more.
UNSAID = {
    "libascendcl.so": 18,
    "libamdhip64.so.5": 48,
    "libcuda.so.1": 85,
    "libnvidia-ml.so.1": 12,
    "libze_loader.so.1": 74,  # what lists hold, and images, takes calls before
}

# What AMD's runtimes do not do here: what takes a stream or a compiler, what they do not support.
STREAMS = {"hipFreeAsync", "hipMallocAsync", "hipMallocFromPoolAsync", "hipStreamCreate"}
MIPMAPS = {
    "hipFreeMipmappedArray",
    "hipMallocMipmappedArray",
    "hipMipmappedArrayCreate",
    "hipMipmappedArrayDestroy",
}
ARRAYS = {"hipArray3DCreate", "hipArrayCreate", "hipMalloc3DArray", "hipMallocArray"}
ARRAY_FREES = {"hipArrayDestroy", "hipFreeArray"}
DIFFERENT = {
    # an array takes a stream there, and physical memory is described otherwise
    "5.2.3": {"hipMemCreate", "hipMemRelease", *ARRAYS, *ARRAY_FREES, *MIPMAPS, *STREAMS}
    - {"hipFreeAsync"},  # never reached
    "5.7.1": MIPMAPS | STREAMS,
}
BRIEFLY = ("--seconds", "0.3")

pytestmark = [pytest.mark.compile, pytest.mark.slow, pytest.mark.timeout(600)]

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


def failures(findings: Findings) -> Findings:
    return [finding for finding in findings if finding["outcome"] == "fail"]


def of(findings: Findings, library: str, outcome: str) -> set[str]:
    return {
        finding["subject"]
        for finding in findings
        if finding["library"] == library and finding["outcome"] == outcome
    }


@pytest.fixture(scope="session")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Generate the simulated twin of a backend from headers that stay where they are."""
    folder = tmp_path_factory.mktemp("twins")

    @cache
    def generated(backend: str) -> Path:
        only = ("--only", "libamdhip64.so.5") if backend == "hip" else ()
        done = porter("gen", "--backend", backend, *only, "--simulate", "--out", folder)
        if "could not fetch it" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
        return folder

    return generated


def test_cuda_conforms() -> None:
    findings = conform("cuda", *BRIEFLY)

    assert failures(findings) == []
    passed = [finding for finding in findings if finding["outcome"] == "pass"]
    assert {finding["case"] for finding in passed} >= CASES
    assert len(of(findings, "libcuda.so.1", "pass")) > 90


@pytest.mark.parametrize("library", ["libcuda.so.1", "libnvidia-ml.so.1"])
def test_what_nobody_says_how_to_call_does_not_grow(library: str) -> None:
    assert len(of(conform("cuda", *BRIEFLY), library, "cannot")) <= UNSAID[library]


@pytest.mark.network
@pytest.mark.parametrize(
    ("backend", "library", "beyond"),
    [
        ("ascend", "libascendcl.so", {"lookup"}),
        ("hip", "libamdhip64.so.5", {"lookup"}),
        ("level-zero", "libze_loader.so.1", set()),
    ],
)
def test_a_backend_conforms(
    backend: str, library: str, beyond: set[str], twins: Callable[[str], Path]
) -> None:
    findings = conform(backend, "--generated", twins(backend), *BRIEFLY)

    assert failures(findings) == []
    passed = [finding for finding in findings if finding["outcome"] == "pass"]
    assert {finding["case"] for finding in passed} >= CASES - beyond
    assert len(of(findings, library, "cannot")) <= UNSAID[library]


def test_cuda_conforms_on_another_architecture() -> None:
    if platform.machine() != "x86_64":
        pytest.skip("needs an x86_64 machine, on which the other one is emulated")
    if not shutil.which("qemu-aarch64-static"):
        pytest.skip("needs qemu-aarch64-static")

    findings = conform("cuda", "--arch", "aarch64", "--only", "libcuda.so.1", *BRIEFLY)

    assert failures(findings) == []
    assert len(of(findings, "libcuda.so.1", "pass")) > 80


def test_a_device_that_nobody_guards_fails(tmp_path: Path) -> None:
    """The same program, before the simulated library itself: nothing is refused, or hidden."""
    conform("cuda", *BRIEFLY)  # builds it
    built = paths.data("generated").parent / "build" / "cuda" / platform.machine() / "conform"
    done = subprocess.run(
        [built / "conform-libcuda.so.1", "-q", "64MiB", "-c", "16MiB", "quota", "view", "kill"],
        env={"LD_LIBRARY_PATH": str(built / "twin"), "PORTER_SIM_MEMORY": "1GiB"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )

    assert done.returncode == 1
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    outcomes = {(row[0], row[2]) for row in rows if row[2] != "cannot"}
    assert outcomes == {("quota", "fail"), ("view", "fail"), ("kill", "fail")}


@pytest.mark.network
@pytest.mark.parametrize("version", ["5.2.3", "5.7.1"])
def test_the_simulated_runtime_does_what_the_real_one_does(
    version: str, tmp_path: Path, twins: Callable[[str], Path]
) -> None:
    """AMD's own, on a device that is simulated below it: it makes no stream without a compiler."""
    (runtime,) = [one for one in world.runtimes() if one.version.startswith(version)]
    twin = conform("hip", "--generated", twins("hip"), *BRIEFLY)
    built = paths.data("generated").parent / "build" / "hip" / "x86_64" / "conform"
    program, cases = built / f"conform-{runtime.soname}", ("grant", "view", "quota", "free", "fork")
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}
    sizes = ("-q", "512MiB", "-c", "32MiB")
    done = world.run(runtime, [program, *sizes, *cases, "kill"], limit, shim=True)

    rows = [line.split("\t") for line in done.stdout.splitlines()]
    real = {(case, subject): (outcome, detail) for case, subject, outcome, detail in rows}
    ours = {(f["case"], f["subject"]): (f["outcome"], f["detail"]) for f in twin}
    different = {key for key, told in real.items() if told != ours.get(key)}
    assert {case for case, _ in real.keys() - different} == {*cases, "kill"}
    assert {subject for _, subject in different} == DIFFERENT[version]


def test_opencl_conforms_on_a_processor() -> None:
    """A driver that computes there, behind the loader: what it has no kernel for is left out."""
    if not Path("/etc/OpenCL/vendors/pocl.icd").is_file():
        pytest.skip("needs pocl-opencl-icd")

    findings = conform("opencl", "--device", *BRIEFLY)

    assert failures(findings) == []
    passed = {(f["case"], f["subject"]) for f in findings if f["outcome"] == "pass"}
    refused = {subject for case, subject in passed if case == "quota"}
    assert refused >= {"clCreateBuffer", "clCreateImage", "clCreateImage3D", "clSVMAlloc"}
    assert {case for case, _ in passed} >= CASES - {"lookup", "plot", "share"}
