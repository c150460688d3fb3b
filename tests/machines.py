"""Programs of every architecture: compilers that made no shim, and running their programs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from porter import paths
from porter.errors import FetchError
from porter.machines import MACHINES
from porter.model import Package
from porter.native import emulator, toolchain
from porter.sources import fetch

ARCHES = tuple(sorted(MACHINES))
EACH = pytest.mark.parametrize("arch", ARCHES)


@cache
def compiler(arch: str) -> tuple[str, ...]:
    """Name a C compiler: Debian's gcc, or ours for machines that Debian 12 has none for."""
    own = "gcc" if arch == toolchain.host() else f"{MACHINES[arch].triple}-gcc"
    if shutil.which(own):
        return (own,)
    if arch in ("aarch64", "ppc64le", "riscv64", toolchain.host()):
        pytest.skip(f"needs {own}")
    return (*toolchain.choose(arch).command, "-fno-sanitize=undefined")


def cc(arch: str, *arguments: str | Path) -> None:
    """Compile for an architecture."""
    command = [*compiler(arch), *map(str, arguments), "-ldl", "-lpthread"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:4000]


def command(
    arch: str,
    words: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    root: Path | None = None,
) -> list[str]:
    """Answer what to run here, for a program of that architecture to run."""
    try:
        return emulator.command(
            arch, words, environment, here=toolchain.host(), fetched=fetched, root=root
        )
    except FetchError as error:
        pytest.skip(f"{arch}: {error}")


def run(
    arch: str,
    words: Sequence[str | Path],
    environment: Mapping[str, str | Path],
    given: str = "",
    *,
    root: Path | None = None,
    timeout: int = 300,
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, on a machine of that architecture or as if on one."""
    return subprocess.run(
        command(arch, words, environment, root),
        env={k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )


def takes_no_static_tls(library: Path) -> None:
    """Look at a built library as binutils reads it, which had no part in building it."""
    command = ["readelf", "--wide", "--dynamic", "--relocs", str(library)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "(SONAME)" in done.stdout
    assert re.findall(r"STATIC_TLS|R_\w*_TP(?:OFF|REL)\w*|R_\w*_TLS_TPREL\w*", done.stdout) == []


def fetched(package: Package) -> Path:
    """Fetch a package's content from a registry."""
    return fetch.fetch(package, paths.cache_dir(), lambda _: None)
