"""The common part of the shim's tests: real vendors and shims, programs run against them."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import machines

from porter import paths
from porter.emit import output, render
from porter.model import Plan
from porter.native import built, toolchain
from porter.plan import planfile

HERE = Path(__file__).parent
SONAME = "libvendor.so.1"


def cc(arch: str, *arguments: str | Path) -> None:
    """Compile for an architecture, with a compiler that makes no shims where there is one."""
    machines.cc(arch, "-I", HERE, *arguments)


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
        *(tree / name for name in ("hooks.c", "forwards.c", "table.c", "untyped.S")),
        backends / "core/platform/hot.c",
        backends / "core/platform/thread.c",
    ]
    if added:
        sources.append(added / "extra.S")
    recipe = toolchain.Recipe(
        tuple(sources),
        (added or tree, tree, backends / "core", backends / "shim"),
        defines=("SHIM_EXTRA",) if added else (),
        soname=soname,
        version_script=(added or tree) / "exports.map",
        parts=(toolchain.resolver_recipe(added),),
    )
    symbols = planfile.load(tree / "plan.json").symbols
    exports = built.planned(symbols, toolchain.added_exports(added))
    return toolchain.make(recipe, arch, folder / arch / soname, exports)


def run(
    path: Path, arch: str = "x86_64", *arguments: str | Path, **environment: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run a program, under qemu where it is another machine's."""
    return machines.run(arch, [path, *arguments], environment, timeout=60)
