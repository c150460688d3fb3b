"""The vendor's own Python package, unchanged, before each of its runtimes.

It is large, and so left out unless asked for.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, Runtime

pytestmark = [pytest.mark.compile, pytest.mark.moving, pytest.mark.network]

MIB = 1 << 20


@world.each(world.runtimes())
def test_a_python_program_is_held_to_its_quota(runtime: Runtime, tmp_path: Path) -> None:
    """It opens the library by the name without a version, and asks for each function by name."""
    python = [Path(sys.executable).resolve(), HERE / "client.py", str(400 * MIB)]
    environment = {"PYTHONPATH": world.client(), "PYTHONHOME": sys.base_prefix}
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    alone = world.run(runtime, python, environment, shim=False)
    held = world.run(runtime, python, environment | limit, shim=True)

    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout.splitlines() == [
        f"memory 0 {1024 * MIB} {1024 * MIB}",
        "malloc 0",
        "malloc 0",
        f"memory 0 {224 * MIB} {1024 * MIB}",
        "free 0",
        f"memory 0 {624 * MIB} {1024 * MIB}",
    ]
    assert (held.returncode, held.stderr) == (0, "")
    assert held.stdout.splitlines() == [
        f"memory 0 {512 * MIB} {512 * MIB}",
        "malloc 0",
        "malloc 2",
        f"memory 0 {112 * MIB} {512 * MIB}",
        "free 0",
        f"memory 0 {512 * MIB} {512 * MIB}",
    ]
