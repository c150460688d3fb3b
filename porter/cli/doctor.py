"""`porter doctor`: the state of this machine, or whether a program got past the libraries."""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from porter import paths
from porter.app import attaching, building, choosing, refusals
from porter.app.building import Backend, Library
from porter.cli import _options
from porter.errors import PorterError
from porter.machines import MACHINES
from porter.native import compilers
from porter.node import backstop
from porter.runtime import container, doctor, tenant
from porter.runtime.doctor import Loading, Origin
from porter.sources import driver, elf, fetch
from porter.spec import specfiles


@click.command(context_settings={"allow_interspersed_args": False})
@_options.backend_option
@_options.generated_option
@_options.real_option("--real")
@_options.audit_option
@_options.simulate_options
@click.option("--as-is", is_flag=True, help="Start COMMAND with this environment, unchanged.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print JSON; the output of COMMAND goes to standard error.",
)
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def command(
    *,
    backend: str | None,
    generated: Path | None,
    real: Path | None,
    audit: bool,
    simulate: bool,
    count: int | None,
    device_memory: str,
    as_is: bool,
    as_json: bool,
    command: tuple[str, ...],
) -> None:
    """Report the state of this machine, or whether a program got past the libraries.

    Without COMMAND: compilers, settings, and of each backend whether it is built and where the
    vendor's libraries are. With COMMAND: run it under the libraries (or, in a container that has
    them already, --as-is), and say whether a library of the vendor's got into a process unguarded:
    exit 1 if one did, else COMMAND's own status.
    """
    if not command:
        facts = _facts(backend, real, generated)
        click.echo(json.dumps(facts, indent=2) if as_json else "\n".join(_worded(facts)))
        return
    request = attaching.Request(
        *(backend, "", (), real, "", "", simulate, count, device_memory, audit),
        generated=generated,
    )
    with _environment(request, as_is=as_is) as environment:
        status, seen = _watched(command, environment, aside=as_json)
    sys.exit(_verdict(seen, _origins(seen, generated), as_json=as_json) or status)


def _facts(name: str | None, real: Path | None, generated: Path | None) -> dict[str, Any]:
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
    told = f"{path}: {table.source}, {len(table.symbols)} exports"
    return f"{told}, {beyond} of them beyond the plan" if beyond else told


def _there(path: Path) -> str:
    return "is there" if path.exists() else "not there"


def _worded(facts: dict[str, Any], indent: str = "") -> Iterator[str]:
    for key, value in facts.items():
        if isinstance(value, dict):
            yield f"{indent}{key}:"
            yield from _worded(value, f"{indent}  ")
        else:
            yield f"{indent}{key}: {value}"


@contextmanager
def _environment(request: attaching.Request, *, as_is: bool) -> Iterator[dict[str, str]]:
    if as_is:
        yield dict(os.environ)
    else:
        with attaching.environment(request) as environment:
            yield environment


def _watched(
    argv: tuple[str, ...], environment: dict[str, str], *, aside: bool
) -> tuple[int, list[Loading]]:
    """Run a program while the loader writes down its actions, in every process."""
    with tempfile.TemporaryDirectory(prefix="porter-doctor-") as folder:
        told = {"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": f"{folder}/ld"}
        status = attaching.run(argv, {**environment, **told}, aside=aside)
        seen = [
            loading
            for file in sorted(Path(folder).iterdir())
            for loading in doctor.loadings(
                int(file.suffix[1:]), file.read_text(encoding="utf-8", errors="replace")
            )
        ]
    return status, seen


def _verdict(seen: list[Loading], origins: dict[str, Origin], *, as_json: bool) -> int:
    """Report the libraries that were loaded; 1 if one was unguarded."""
    bad = doctor.unguarded(seen, origins)
    shims = sorted({path for path, origin in origins.items() if origin is Origin.SHIM})
    if as_json:
        found = [{"pid": each.pid, "path": each.path, "by": each.by} for each in bad]
        click.echo(json.dumps({"shims": shims, "unguarded": found}, indent=2))
        return int(bool(bad))
    for each in bad:
        click.echo(
            f"porter: pid {each.pid}: {each.by or 'it'} loaded {each.path} unguarded", err=True
        )
    if not bad:
        vendor = sorted({path for path, origin in origins.items() if origin is Origin.VENDOR})
        used = f"{', '.join(vendor)} only through the shims" if vendor else "none was used"
        click.echo(f"porter: no vendor library got in unguarded: {used}", err=True)
    return int(bool(bad))


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
