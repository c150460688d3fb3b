"""The state of this machine, and whether a program got past the libraries, for `porter doctor`."""

from __future__ import annotations

import os
import platform
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from porter import paths
from porter.app import building, choosing, refusals, running
from porter.app.building import Backend, Library
from porter.errors import PorterError
from porter.machines import MACHINES
from porter.native import compilers
from porter.node import backstop
from porter.runtime import container, doctor, tenant
from porter.runtime.doctor import Loading, Origin
from porter.sources import driver, elf, fetch
from porter.spec import specfiles


@dataclass(frozen=True, slots=True)
class Watched:
    """A program that ran: its status, and the libraries that were loaded."""

    status: int
    unguarded: tuple[Loading, ...]
    shims: list[str]
    vendor: list[str]


def facts(name: str | None, real: Path | None, generated: Path | None) -> dict[str, Any]:
    """Collect the state of this machine, by name."""
    names = [name] if name else list(paths.trees(generated))
    settings = {key: value for key, value in os.environ.items() if key.startswith("PORTER_")}
    state = tenant.state_folder(os.environ)
    return {
        "machine": f"{platform.machine()}, {' '.join(platform.libc_ver())}",
        "compiler": _compilers(),
        "state": str(state),
        "leases": str(tenant.leases_folder(os.environ, state)),
        "settings": {str(container.CONFIG): _there(Path(container.CONFIG)), **settings},
        "backends": {
            backend.name: _backend(backend, real)
            for backend in (
                choosing.find(each, simulated=False, generated=generated) for each in names
            )
        },
    }


def watch(argv: tuple[str, ...], request: running.Request, *, as_is: bool, aside: bool) -> Watched:
    """Run a program under the libraries, and find the libraries that it loaded."""
    with _environment(request, as_is=as_is) as environment:
        status, seen = _watched(argv, environment, aside=aside)
    origins = _origins(seen, request.generated)
    return Watched(
        status,
        doctor.unguarded(seen, origins),
        sorted({path for path, origin in origins.items() if origin is Origin.SHIM}),
        sorted({path for path, origin in origins.items() if origin is Origin.VENDOR}),
    )


def _compilers() -> dict[str, str]:
    found: dict[str, str] = {}
    for arch in MACHINES:
        try:
            chosen = compilers.choose(arch)
        except PorterError as error:
            found[arch] = error.problems[0]
        else:
            glibc = f", against glibc {chosen.glibc}" if chosen.glibc else ""
            found[arch] = f"{'zig ' if glibc else ''}{chosen.version}{glibc}"
    return found


def _backend(backend: Backend, real: Path | None) -> dict[str, Any]:
    found = building.real_libraries(backend, real)
    return {
        "headers": _headers(backend),
        "memory of control groups": _limited_by(backend, found),
        "shims": f"{backend.folder}: {building.state(backend, found)}",
        **{one.soname: _library(one, found, real) for one in backend.libraries},
    }


def _limited_by(backend: Backend, found: dict[str, Path]) -> str:
    """Report what can limit the device memory of a control group, and why."""
    library = refusals.limits_groups(backend, found)
    known = backstop.regions()
    about = backstop.chosen("", known, backstop.ROOT, library)
    names = building.preloadable(backend, found)
    if known and names and all((backend.folder / name).exists() for name in names):
        for place in refusals.places(backend, names, os.environ).values():
            about = backstop.chosen(place, known, backstop.ROOT, library)
    return f"{about.means}: {about.why}"


def _headers(backend: Backend) -> dict[str, str]:
    cache = paths.cache_dir()
    return {
        f"{package.name} {package.version}": (
            "in the cache" if fetch.cached(package, cache) else "not fetched; `gen` would"
        )
        for library in specfiles.load_spec(backend.name).libraries
        for package in library.headers.packages
    }


def _library(library: Library, found: dict[str, Path], real: Path | None) -> str:
    if library.soname not in found:
        return f"not found in {', '.join(driver.searched(os.environ, real))}"
    path = found[library.soname]
    table = elf.read_symbols(path)
    beyond = len(building.unplanned(library, path))
    counted = f"{path}: {table.source}, {len(table.symbols)} exports"
    return f"{counted}, {beyond} of them beyond the plan" if beyond else counted


def _there(path: Path) -> str:
    return "is there" if path.exists() else "not there"


@contextmanager
def _environment(request: running.Request, *, as_is: bool) -> Iterator[dict[str, str]]:
    if as_is:
        yield dict(os.environ)
    else:
        with running.environment(request) as environment:
            yield environment


def _watched(
    argv: tuple[str, ...], environment: dict[str, str], *, aside: bool
) -> tuple[int, list[Loading]]:
    """Run a program while the loader writes down its actions, in every process."""
    with tempfile.TemporaryDirectory(prefix="porter-doctor-") as folder:
        debugging = {"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": f"{folder}/ld"}
        status = running.run(argv, {**environment, **debugging}, aside=aside)
        seen = [
            loading
            for file in sorted(Path(folder).iterdir())
            for loading in doctor.loadings(
                int(file.suffix[1:]), file.read_text(encoding="utf-8", errors="replace")
            )
        ]
    return status, seen


def _origins(seen: list[Loading], generated: Path | None) -> dict[str, Origin]:
    """Distinguish shims and vendors' libraries, among libraries of the backends.

    The file's name or its SONAME decides: a program may open a link or a copy of another name.
    """
    stems = tuple(
        f"{plan.parent.name.partition('.so')[0]}.so"
        for tree in paths.trees(generated).values()
        for plan in tree.glob("*/plan.json")
    )
    loaded = {loading.path for loading in seen}
    found = {path for path in loaded if any(name.startswith(stems) for name in _names(Path(path)))}
    return {path: Origin.SHIM if _is_shim(Path(path)) else Origin.VENDOR for path in found}


def _names(path: Path) -> tuple[str, str]:
    return path.name, elf.read_soname(path)


def _is_shim(path: Path) -> bool:
    return path.is_file() and driver.is_ours(path)
