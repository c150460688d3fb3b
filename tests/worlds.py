"""What tests of vendors' libraries share: simulated twins, each generated and built once."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from porter import paths, simulate, toolchain

BUILT = paths.data("generated").parent / "build" / "tests"


def twin(backend: str, soname: str) -> Path:
    """Generate and build a simulated twin, and the daemon that holds its devices."""
    folder, generated = (BUILT / backend / f"{what}-{soname}" for what in ("twin", "generated"))
    command = ["gen", "--backend", backend, "--only", soname, "--simulate", "--out", str(generated)]
    folder.mkdir(parents=True, exist_ok=True)
    with folder.with_name(f".{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, "-m", "porter", *command], capture_output=True, text=True, check=False
        )
        if "could not fetch it" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
        backends = paths.data("backends")
        common = (backends / "sim", backends / "core")
        tree = generated / backend / soname
        sources = (tree / "sim.c", *simulate.simulator_sources())
        recipe = toolchain.Recipe(
            sources, (tree, *common), soname=soname, version_script=tree / "sim.map"
        )
        toolchain.make(recipe, toolchain.host(), folder / soname)
        daemon = toolchain.Recipe((simulate.daemon_source(),), common)
        toolchain.make(daemon, toolchain.host(), folder / "porter-simd")
    return folder
