"""Suites from other projects: each of their tests ends the same with and without the shim.

pyopencl's loader is its own, and so is reached as a layer and by our names.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from porter import paths
from porter.model import Package
from porter.sources import fetch

pytestmark = [
    pytest.mark.compile,
    pytest.mark.network,
    pytest.mark.skipif(
        not Path("/etc/OpenCL/vendors/pocl.icd").is_file(), reason="needs pocl-opencl-icd"
    ),
]
ROOT = paths.data("generated").parent
VERSION = "2026.1.4"
SHA256 = "6cb9544a004609061e86873fe36500da6c2101042e9c7b9c3b804a29a12b98bf"  # of its source
WANTED = (f"pyopencl=={VERSION}", "pytools==2026.1.1", "mako==1.3.10", "numpy", "pytest")
LIMITS = ("--memory", "16GiB", "--compute", "100")  # everything is looked at, nothing refused
Outcomes = dict[str, str]  # "test_array.py::test_sum[…]" -> "PASSED"
PIGLIT = Package(
    "debian",
    "piglit",
    "0~git20220119-124bca3c9-1",
    "37dd651ae04419602b4287ea590fca1f5bcaabc0ea4bf32fe48ffe86b946c986",
    "usr/lib/x86_64-linux-gnu/piglit",
    suite="bookworm",
    machine="amd64",
)
CLPEAK = Package(
    "debian",
    "clpeak",
    "1.1.2-1",
    "2e16d8e5628ee204f01b786dc2fa78ce0848baa669c37e7a4d72c649f2cdc1bf",
    "usr/bin/clpeak",
    suite="bookworm",
    machine="amd64",
)
# Runs each line of its input as a command; prints its name, its piglit result, and its status.
EACH = """
while read -r line; do
    printf '## %s\\n' "$line"
    timeout 300 $line </dev/null 2>&1 | grep -a -e ^PIGLIT
    printf '%s\\n' "${PIPESTATUS[0]}"
done
"""
_LINE = re.compile(
    r"^(test_\w+\.py::.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b", re.MULTILINE
)


THROUGH = (sys.executable, "-m", "porter", "run", "--backend", "opencl", *LIMITS, "--")


@pytest.mark.long
@pytest.mark.moving
@pytest.mark.timeout(3600)
def test_pyopencls_own_tests_do_not_notice(tmp_path: Path) -> None:
    alone = _outcomes(tmp_path / "alone", ())
    through = _outcomes(tmp_path / "through", THROUGH)

    assert sum(outcome == "PASSED" for outcome in alone.values()) > 60
    differing = {name: (alone.get(name), through.get(name)) for name in {*alone, *through}}
    assert {name: both for name, both in differing.items() if both[0] != both[1]} == {}


def test_piglits_tests_of_calls_do_not_notice(tmp_path: Path) -> None:
    names = ("cl-api-*", "cl-custom-*", "cl-program-[bmp]*")
    programs = [path for name in names for path in sorted((_piglit() / "bin").glob(name))]
    assert len(programs) > 50

    _do_not_notice(tmp_path, programs, passing=40)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_piglits_kernels_do_not_notice(tmp_path: Path) -> None:
    places = (_piglit() / "tests/cl", _piglit() / "generated_tests/cl")
    sources = sorted(path for place in places for path in place.rglob("*"))
    kernels = [path for path in sources if path.suffix in (".cl", ".program_test")]
    assert len(kernels) > 500

    commands = [f"{_piglit()}/bin/cl-program-tester {path}" for path in kernels]
    _do_not_notice(tmp_path, commands, passing=500)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_clpeak_does_not_notice(tmp_path: Path) -> None:
    program = fetch.fetch(CLPEAK, paths.cache_dir(), print) / CLPEAK.path
    reported = []
    for through in ((), THROUGH):
        done = subprocess.run(
            [*through, program],
            env=_environment(tmp_path, {}),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        reported.append([re.sub(r"[\d.]+", "", line) for line in done.stdout.splitlines()])
    assert len(reported[0]) > 20
    assert reported[0] == reported[1]


def _piglit() -> Path:
    return fetch.fetch(PIGLIT, paths.cache_dir(), print) / PIGLIT.path


def _do_not_notice(folder: Path, commands: Sequence[Path | str], *, passing: int) -> None:
    reported = _results(folder, commands, ())
    assert sum(result.endswith("\n0\n") for result in reported) > passing
    assert reported == _results(folder, commands, THROUGH)


def _results(folder: Path, commands: Sequence[Path | str], through: Sequence[str]) -> list[str]:
    """Run each, and return its own result and its status."""
    settings = {"LD_LIBRARY_PATH": _piglit() / "lib", "PIGLIT_SOURCE_DIR": _piglit()}
    done = subprocess.run(
        [*through, "bash", "-c", EACH],
        cwd=_piglit(),
        env=_environment(folder, settings),
        input="".join(f"{command}\n" for command in commands),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    reported = done.stdout.split("## ")[1:]
    assert len(reported) == len(commands)
    return reported


def _outcomes(folder: Path, through: Sequence[str]) -> Outcomes:
    """Run them, in a folder and with caches of their own."""
    with tarfile.open(_source()) as archive:
        archive.extractall(folder, filter="data")
    tests = folder / f"pyopencl-{VERSION}" / "test"
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*through, *command, f"--rootdir={tests}"],
        cwd=tests,
        env=_environment(folder, {"PYTHONPATH": f"{_installed()}:{ROOT}"}),
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return {re.sub("0x[0-9a-f]+", "", name): how for name, how in _LINE.findall(done.stdout)}


def _environment(folder: Path, settings: Mapping[str, str | Path]) -> dict[str, str]:
    """Give a suite caches of its own."""
    own = {"PORTER_STATE": "state", "POCL_CACHE_DIR": "pocl", "XDG_CACHE_HOME": "cache"}
    places = {name: str(folder / place) for name, place in own.items()}
    given = {name: str(value) for name, value in settings.items()}
    return os.environ | {"PYTHONPATH": str(ROOT)} | places | given


def _source() -> Path:
    """Fetch the source, which alone has the tests."""
    folder = paths.cache_dir() / f"pyopencl-{VERSION}-source"
    file = folder / f"pyopencl-{VERSION}.tar.gz"
    if not file.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        pinned = folder / "wanted.txt"
        pinned.write_text(f"pyopencl=={VERSION} --hash=sha256:{SHA256}\n")
        _pip("download", "--no-deps", "--no-binary=pyopencl", "--dest", folder, "-r", pinned)
    return file


def _installed() -> Path:
    """Install that version, and the modules that its tests import, next to everything else."""
    folder = paths.cache_dir() / f"pyopencl-{VERSION}-installed"
    if not folder.is_dir():
        partial = folder.with_name(f".{folder.name}-{os.getpid()}")
        _pip("install", "--target", partial, *WANTED)
        partial.rename(folder)
    return folder


def _pip(*words: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*command, *map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
