"""What the shim's tests share: vendors and shims built for real, programs run against them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from porter import built, output, paths, planfile, render, toolchain
from porter.model import Plan

HERE = Path(__file__).parent
SONAME = "libvendor.so.1"
_CROSS = {"x86_64": "gcc", "aarch64": "aarch64-linux-gnu-gcc"}


def compiler(arch: str) -> str:
    """Name the C compiler that makes vendors and programs, which no zig ever built."""
    command = _CROSS[arch]
    if not shutil.which(command):
        pytest.skip(f"needs {command}")
    return command


def cc(arch: str, *arguments: str | Path) -> None:
    """Compile for an architecture."""
    command = [compiler(arch), "-I", HERE, *arguments, "-ldl", "-lpthread"]
    subprocess.run([str(word) for word in command], check=True)


def vendor(folder: Path, arch: str = "x86_64", *options: str) -> Path:
    """Build the vendor's library."""
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / SONAME
    cc(
        arch,
        "-shared",
        "-fPIC",
        "-w",
        *options,
        f"-Wl,-soname,{SONAME}",
        HERE / "vendor.c",
        "-o",
        library,
    )
    return library


def program(name: str, folder: Path, library: Path, arch: str = "x86_64") -> Path:
    """Build a program linked against the vendor's library, as a user's is."""
    path = folder / name
    cc(arch, "-w", HERE / f"{name}.c", library, "-o", path)
    return path


def shim(
    plan: Plan,
    folder: Path,
    arch: str = "x86_64",
    *stubs: str,
    extra: Mapping[str, str] | None = None,
) -> Path:
    """Generate, compile and check a shim over a stub of the core."""
    added = folder / "extra" if extra else None
    if added:
        output.write(extra or {}, added)
    output.write(render.render(plan), folder / "generated")
    soname = plan.libraries[0].spec.soname
    tree = folder / "generated" / plan.backend / soname
    backends = paths.data("backends")
    sources = [
        *(HERE / f"{stub}.c" for stub in stubs or ("stub_core",)),
        *(p for p in sorted((backends / "shim").glob("*.c")) if p.name != "audit.c"),
        *(tree / name for name in ("hooks.c", "forwards.c", "table.c", "untyped.S")),
    ]
    if added:
        sources.append(added / "extra.S")
    recipe = toolchain.Recipe(
        tuple(sources),
        (added or tree, tree, backends / "core", backends / "shim"),
        defines=("SHIM_EXTRA",) if added else (),
        soname=soname,
        version_script=(added or tree) / "exports.map",
    )
    symbols = planfile.load(tree / "plan.json").symbols
    exports = built.planned(symbols, toolchain.added_exports(added))
    return toolchain.make(recipe, arch, folder / arch / soname, exports)


def run(
    path: Path, arch: str = "x86_64", *arguments: str | Path, **environment: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run a program, under qemu where it is another machine's."""
    settings = {name: str(value) for name, value in environment.items()}
    words = [str(argument) for argument in arguments]
    command = [str(path), *words]
    if arch != toolchain.host():
        qemu, root = f"qemu-{arch}-static", Path(f"/usr/{arch}-linux-gnu")
        if not shutil.which(qemu) or not root.is_dir():
            pytest.skip(f"needs {qemu} and {root}")
        passed = [word for name, value in settings.items() for word in ("-E", f"{name}={value}")]
        command, settings = [qemu, "-L", str(root), *passed, str(path), *words], {}
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    return subprocess.run(
        command, env=inherited | settings, capture_output=True, text=True, check=False, timeout=60
    )
