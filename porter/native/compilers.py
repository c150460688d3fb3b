"""An architecture -> the compiler for it. It runs none, except for its version.

Every start of a program asks it whether libraries are up to date: it imports little.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from porter.errors import BuildError
from porter.machines import MACHINES

AUDITOR = "libporter-audit.so"  # lies in the folder of the shims
_ZIG = "ziglang"


@dataclass(frozen=True, slots=True)
class Compiler:
    """A command that compiles for one architecture."""

    command: tuple[str, ...]  # ("python", "-m", "ziglang", "cc", "-target", …)
    version: str
    compile: tuple[str, ...] = ()
    link: tuple[str, ...] = ()
    glibc: str = ""  # the C library that is linked against; "" for the host's own
    strict: tuple[str, ...] = ()  # an unpinned compiler may have other warnings than ours


def host() -> str:
    """Name this machine's architecture as the table does."""
    return os.uname().machine


@cache
def choose(arch: str) -> Compiler:
    """Pick the compiler: zig for every architecture, else the host's own for the host.

    $PORTER_CC, a command, is preferred for the host.
    """
    machine = MACHINES.get(arch)
    if machine is None:
        raise BuildError(f"--arch {arch}: not supported, allowed: {', '.join(MACHINES)}")
    wanted = os.environ.get("PORTER_CC", "").split() if arch == host() else []
    if not wanted and importlib.util.find_spec(_ZIG):
        triple = f"{machine.triple}.{machine.glibc}"
        command = (sys.executable, "-m", "ziglang", "cc", "-target", triple)
        return Compiler(command, _version_of_zig(), machine.flags, (), machine.glibc, ("-Werror",))
    own = tuple(wanted or ["cc"])
    if wanted and not shutil.which(own[0]):
        raise BuildError(f"PORTER_CC: {own[0]!r} is no command here, allowed is a C compiler's")
    if arch != host() or not shutil.which(own[0]):
        raise BuildError(
            f"--arch {arch}: no compiler for it; `pip install ziglang` has one for each of "
            f"{', '.join(MACHINES)}; for this machine alone, `cc` will do"
        )
    version = _version(*own)
    return Compiler(own, version, machine.flags, machine.marks)


def _version_of_zig() -> str:
    """Read it from the name of the package's record, which is faster than its metadata."""
    found = importlib.util.find_spec(_ZIG)
    places = [Path(place).parent for place in (found and found.submodule_search_locations) or ()]
    records = [record.name for place in places for record in place.glob(f"{_ZIG}-*.dist-info")]
    if len(records) == 1:
        return records[0].removeprefix(f"{_ZIG}-").removesuffix(".dist-info")
    from importlib import metadata  # noqa: PLC0415 (it takes longer than the rest of a warm start)

    return metadata.version(_ZIG)


def _version(command: str, *arguments: str) -> str:
    done = subprocess.run(
        [command, *arguments, "--version"],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise BuildError(
            f"{command} --version failed ({done.returncode})", *done.stderr.splitlines()
        )
    return done.stdout.splitlines()[0]
