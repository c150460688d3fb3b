"""A program of any architecture -> the command that runs it here. It alone knows of qemu."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from porter.machines import MACHINES, Machine
from porter.model import Package

Fetched = Callable[[Package], Path]  # a package -> the folder that holds `package.path`


def command(
    arch: str,
    words: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    *,
    here: str,
    fetched: Fetched,
    root: Path | None = None,
) -> list[str]:
    """Answer what to run, on a machine of architecture `here`, for a program of `arch` to run.

    The environment is the program's alone: an emulator does not heed its guest's LD_PRELOAD. `root`
    is where the program finds its C library; by default one that is installed, or else fetched.
    """
    program = [str(word) for word in words]
    settings = [f"{name}={value}" for name, value in environment.items()]
    if arch == here:
        return ["env", *settings, *program]
    machine = MACHINES[arch]
    passed = [word for setting in settings for word in ("-E", setting)]
    return [
        _emulator(machine, fetched),
        "-L",
        str(root or libc(machine, fetched)),
        *passed,
        *program,
    ]


def own_errors(arch: str, text: str, *, here: str) -> str:
    """Remove the emulator's lines from a program's standard error."""
    own = "qemu: uncaught target signal" if arch != here else None
    return "".join(line for line in text.splitlines(True) if not (own and line.startswith(own)))


def libc(machine: Machine, fetched: Fetched) -> Path:
    """Find the folder that holds a machine's C library: Debian's own of that name, else fetched."""
    installed = Path("/") / machine.libc.path
    if any(installed.glob("lib*/ld*.so.*")):
        return installed
    return fetched(machine.libc) / machine.libc.path


def _emulator(machine: Machine, fetched: Fetched) -> str:
    for name in (f"qemu-{machine.name}-static", f"qemu-{machine.name}"):
        found = shutil.which(name)
        if found and _version(found) >= machine.qemu:
            return found
    return str(fetched(machine.emulator) / machine.emulator.path)


@cache
def _version(emulator: str) -> int:
    answer = subprocess.run([emulator, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"qemu-\S+ version (\d+)", answer.stdout)
    return int(found[1]) if found else 0
