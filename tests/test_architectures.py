"""Every backend on every architecture: built, loaded, and called for missing functions.

The driver has no function at all. Each call answers as its spec says, by the code that jumps to
existing functions. Its answers on this machine must be the same on all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import machines
import pytest
from differential import builds, callers

from porter import paths
from porter.model import TypeKind
from porter.native import toolchain

pytestmark = pytest.mark.compile

TREES = sorted(path.parent for path in paths.data("generated").glob("*/*/plan.json"))
EACH = pytest.mark.parametrize(
    ("backend", "tree"),
    [
        pytest.param(
            tree.parent.name,
            tree,
            id=f"{tree.parent.name}-{tree.name}",
            marks=pytest.mark.xdist_group(f"architectures-{tree.parent.name}"),  # builds it once
        )
        for tree in TREES
    ],
)


@machines.EACH
@EACH
def test_every_function_answers_for_a_driver_that_lacks_it(
    backend: str, tree: Path, arch: str
) -> None:
    reported = _records(backend, tree, arch)

    assert [line[:2] for line in reported] == [
        [name, again] for name in callers.functions(tree) for again in ("1", "2")
    ]
    assert reported == _records(backend, tree, toolchain.host())


@machines.EACH
@EACH
def test_no_library_takes_static_thread_local_storage(backend: str, tree: Path, arch: str) -> None:
    for library in (tree.name, toolchain.AUDITOR):
        machines.takes_no_static_tls(builds.shims(backend, arch) / library)


# A library that takes 32 bytes of static thread-local storage. A C library keeps some 1,600 bytes
# for libraries that are loaded late.
TAKES = """
_Thread_local int own[8] __attribute__((tls_model("initial-exec")));
int use(void) { return own[0]++; }
"""
OTHERS = 200
LATE = """
import ctypes, sys
from contextlib import suppress

count = int(sys.argv[1])
loaded = 0
for other in sys.argv[2 : 2 + count]:
    with suppress(OSError):
        ctypes.CDLL(other)
        loaded += 1
for library in sys.argv[2 + count :]:
    ctypes.CDLL(library)
print(0 < loaded < count)
"""


@pytest.mark.parametrize("preload", ["", "libgomp.so.1"])
@EACH
def test_each_library_loads_where_no_static_thread_local_storage_is_left(
    backend: str, tree: Path, preload: str, tmp_path: Path
) -> None:
    arch = toolchain.host()
    first = tmp_path / "other-0.so"
    (tmp_path / "other.c").write_text(TAKES)
    command = ("cc", "-w", "-shared", "-fPIC", tmp_path / "other.c", "-o", first)
    subprocess.run(command, check=True)
    others = [first, *(tmp_path / f"other-{number}.so" for number in range(1, OTHERS))]
    for other in others[1:]:
        shutil.copy(first, other)
    ours = [builds.shims(backend, arch) / name for name in (tree.name, toolchain.AUDITOR)]

    done = subprocess.run(
        [sys.executable, "-c", LATE, str(OTHERS), *others, *ours],
        env=os.environ | {"LD_PRELOAD": preload, "PORTER_STATE": str(tmp_path / "state")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


@cache
def _records(backend: str, tree: Path, arch: str) -> list[list[str]]:
    """Call each function twice: its name, which time, its answer, its output."""
    library = builds.shims(backend, arch) / tree.name
    given = {"PORTER_REAL_DIR": _driver(arch, library), "TOGETHER": "16"}

    done = machines.run(arch, [callers.built(arch, tree), library], given)

    assert (done.returncode, done.stderr) == (0, "")
    functions = callers.functions(tree)
    reported = [line.split() for line in done.stdout.splitlines()]
    for line in reported:
        function = functions[line[0]]
        if function is None:
            line[2] = line[2][:8]  # all of a register was looked at, where a status is half of one
        elif function.result.kind is TypeKind.POINTER:
            line[2] = "nowhere" if set(line[2]) == {"0"} else "somewhere"
    return reported


def _driver(arch: str, shim: Path) -> Path:
    """Make a vendor's library that has nothing in it."""
    folder = shim.parent / "empty"
    folder.mkdir(exist_ok=True)
    partial = folder / f".{os.getpid()}-{shim.name}"
    flags = ("-shared", "-nostdlib", f"-Wl,-soname,{shim.name}", "-xc", "/dev/null")
    builds.cc(arch, *flags, "-o", partial)
    partial.replace(folder / shim.name)
    return folder
