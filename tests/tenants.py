"""Programs of the CUDA driver's API as tenants of one simulated device, each in its own terms."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from differential import builds

from porter.emit import simulate
from porter.native import simd, toolchain

HERE = Path(__file__).resolve().parent


def program(folder: Path, name: str) -> Path:
    """Build a program of tests/cuda."""
    flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{HERE / 'gpu'}", "-pthread")
    command = ("cc", *flags, HERE / f"cuda/{name}.c", "-o", folder / name, "-ldl")
    subprocess.run(command, check=True)
    return folder / name


@contextmanager
def device(folder: Path) -> Iterator[dict[str, str]]:
    """Serve one simulated device; answer what reaches it without our libraries."""
    built = builds.libraries(toolchain.host())
    recipe = toolchain.daemon_recipe(simulate.daemon_source())
    daemon = toolchain.make(recipe, toolchain.host(), built / "porter-simd")
    socket = str(folder / "devices")
    with simd.devices(daemon, socket, 1, "8GiB"):
        yield os.environ | {"LD_LIBRARY_PATH": str(built / "sim"), "PORTER_SIM_SOCKET": socket}


def tenant(native: dict[str, str], folder: Path, name: str, **terms: str) -> dict[str, str]:
    """Answer what puts a program under a share."""
    built = builds.libraries(toolchain.host())
    shims = [built / "shim" / tree.name for tree in builds.TREES]
    (folder / "leases").mkdir(exist_ok=True)
    return native | {
        "LD_PRELOAD": ":".join(map(str, shims)),
        "LD_LIBRARY_PATH": str(built / "shim"),
        "PORTER_REAL_DIR": str(built / "sim"),
        "PORTER_STATE": str(folder / "state"),
        "PORTER_SHARED": str(folder / "leases"),
        "PORTER_TENANT": name,
        **{f"PORTER_{key.upper()}": value for key, value in terms.items()},
    }
