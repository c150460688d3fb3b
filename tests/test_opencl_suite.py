"""pyopencl's own tests, which nobody here wrote: each ends the same with and without the shim.

Its loader is its own, and so is reached as a layer and by our names. They take minutes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from porter import fetch, paths

pytestmark = [
    pytest.mark.compile,
    pytest.mark.long,
    pytest.mark.moving,
    pytest.mark.network,
    pytest.mark.timeout(3600),
]

ROOT = paths.data("generated").parent
VERSION = "2026.1.4"
SHA256 = "6cb9544a004609061e86873fe36500da6c2101042e9c7b9c3b804a29a12b98bf"  # of its source
WANTED = (f"pyopencl=={VERSION}", "pytools==2026.1.1", "mako==1.3.10", "numpy", "pytest")
LIMITS = ("--memory", "16GiB", "--compute", "100")  # everything is looked at, nothing refused
Outcomes = dict[str, str]  # "test_array.py::test_sum[…]" -> "PASSED"
_LINE = re.compile(
    r"^(test_\w+\.py::.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b", re.MULTILINE
)


def test_pyopencls_own_tests_do_not_notice(tmp_path: Path) -> None:
    if not Path("/etc/OpenCL/vendors/pocl.icd").is_file():
        pytest.skip("needs pocl-opencl-icd")
    alone = _outcomes(tmp_path / "alone", [])
    porter = [sys.executable, "-m", "porter", "run", "--backend", "opencl", *LIMITS, "--"]
    through = _outcomes(tmp_path / "through", porter)

    assert sum(outcome == "PASSED" for outcome in alone.values()) > 60
    differing = {name: (alone.get(name), through.get(name)) for name in {*alone, *through}}
    assert {name: both for name, both in differing.items() if both[0] != both[1]} == {}


def _outcomes(folder: Path, through: list[str]) -> Outcomes:
    """Run them, in a folder and with caches of their own."""
    with tarfile.open(_source()) as archive:
        archive.extractall(folder, filter="data")
    tests = folder / f"pyopencl-{VERSION}" / "test"
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:xdist"]
    settings: Mapping[str, str | Path] = {
        "PYTHONPATH": f"{_installed()}:{ROOT}",
        "PORTER_STATE": folder / "state",
        "POCL_CACHE_DIR": folder / "pocl",
        "XDG_CACHE_HOME": folder / "cache",
    }
    done = subprocess.run(
        [*through, *command, f"--rootdir={tests}"],
        cwd=tests,
        env=os.environ | {name: str(value) for name, value in settings.items()},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return {re.sub("0x[0-9a-f]+", "", name): how for name, how in _LINE.findall(done.stdout)}


def _source() -> Path:
    """Fetch the source, which alone has the tests."""
    folder = fetch.cache_dir() / f"pyopencl-{VERSION}-source"
    file = folder / f"pyopencl-{VERSION}.tar.gz"
    if not file.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        pinned = folder / "wanted.txt"
        pinned.write_text(f"pyopencl=={VERSION} --hash=sha256:{SHA256}\n")
        _pip("download", "--no-deps", "--no-binary=pyopencl", "--dest", folder, "-r", pinned)
    return file


def _installed() -> Path:
    """Install that version, and what its tests import, beside everything else."""
    folder = fetch.cache_dir() / f"pyopencl-{VERSION}-installed"
    if not folder.is_dir():
        partial = folder.with_name(f".{folder.name}-{os.getpid()}")
        _pip("install", "--target", partial, *WANTED)
        partial.rename(folder)
    return folder


def _pip(*words: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*command, *map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
