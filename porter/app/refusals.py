"""What `run` and `doctor` refuse before they start a program: settings that cannot be meant."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from porter.app.building import Backend
from porter.errors import PorterError
from porter.runtime import inherited, settings, terms

# Only a run that names devices looks them up.
if TYPE_CHECKING:
    from porter.native.lister import Lister
    from porter.native.probe import Device, Listing, Process, Request
    from porter.plan.planfile import PlanFile

# What limits the process that asks, or makes it start with our libraries.
_LIMITS = ("MEMORY", "COMPUTE", "POLICY", "WEIGHT", "PRIORITY")
_WITHOUT = (
    *(f"{settings.PREFIX}{name}" for name in _LIMITS),
    inherited.VARIABLE,
    "LD_PRELOAD",
    "LD_AUDIT",
)
_Answer = TypeVar("_Answer")
_SLICE = "MIG-"  # of these a library lists only those that the process may use


def check(environment: Mapping[str, str]) -> None:
    """Refuse variables that no part of porter knows, and values that cannot be used."""
    problems = settings.problems(environment)
    for folder in filter(None, environment.get("PORTER_REAL_DIR", "").split(":")):
        if not Path(folder).is_dir():
            problems.append(f"PORTER_REAL_DIR: {folder!r} is no folder that can be reached")
    if (log := environment.get("PORTER_LOG_FILE")) and not _writable(Path(log)):
        problems.append(f"PORTER_LOG_FILE: {log!r} cannot be written")
    if problems:
        raise PorterError(*problems)


def check_aliases(environment: Mapping[str, str], aliases: Mapping[str, str]) -> None:
    """Refuse values of other libraries' variables that cannot be used: they would limit nothing."""
    problems = [
        f"{name}: {problem}"
        for name, meaning in aliases.items()
        for variable, text in inherited.aliases(environment, {name: meaning}).items()
        for problem in settings.VARIABLES[variable](text)
    ]
    if problems:
        raise PorterError(*problems)


def named(memory: str, compute: str, environment: Mapping[str, str]) -> list[tuple[str, str]]:
    """List the devices that options and variables name, each with what names it."""
    texts = {
        "--device": memory,
        "--compute": compute,
        "PORTER_MEMORY": environment.get("PORTER_MEMORY", ""),
        "PORTER_COMPUTE": environment.get("PORTER_COMPUTE", ""),
    }
    return [(origin, name) for origin, text in texts.items() for name in terms.devices(text)]


def check_devices(
    backend: Backend,
    sonames: Iterable[str],
    wanted: list[tuple[str, str]],
    env: Mapping[str, str],
    simulated: int,
) -> None:
    """Refuse names of devices that are not here; if no library lists any, the program has to.

    Management libraries are asked first: they start faster, and list devices that are hidden from
    a process. `simulated`: the number of simulated devices, for twins that list none.
    """
    if not wanted:
        return
    from porter.native import probe  # noqa: PLC0415

    seen: list[Listing] = []
    for listing in listings(backend, sonames, env):
        seen.append(listing)
        if all(_is_here(name, seen) for _, name in wanted):
            return
    if not any(listing.count for listing in seen):
        seen = [probe.Listing(simulated)]
    problems = [
        f"{origin}: {name!r} is no device here; {_worded(seen)}"
        for origin, name in wanted
        if not _is_here(name, seen) and not _may_be_here(name, seen)
    ]
    if problems:
        raise PorterError(*problems)


def listings(backend: Backend, sonames: Iterable[str], env: Mapping[str, str]) -> Iterator[Listing]:
    """Ask each library for its devices: first the management libraries."""
    from porter.native import probe  # noqa: PLC0415

    return _each(probe.listing, backend, sonames, env)


def processes(
    lister: Lister, backend: Backend, sonames: Iterable[str], env: Mapping[str, str]
) -> tuple[Process, ...]:
    """Ask which processes the driver lists; some libraries of a backend have no list.

    The first library that lists any is the last to be asked. A management library may list none
    where another one has the permission, or the files of the kernel, that it lacks. After an empty
    list no library is asked that computes: to start one would take the card's time.
    """
    environment, answered = _quiet(env), False
    for computes, shim, inits in _libraries(backend, sonames):
        if computes and answered:
            break
        found = lister.processes(shim, inits, environment)
        if found:
            return found
        answered |= found is not None
    return ()


def places(backend: Backend, sonames: Iterable[str], env: Mapping[str, str]) -> dict[str, str]:
    """Ask which address on the bus each device has, by UUID."""
    from porter.native import probe  # noqa: PLC0415

    return next(filter(None, _each(probe.places, backend, sonames, env)), {})


def limits_groups(backend: Backend, files: Mapping[str, Path]) -> str:
    """Name the driver's library that can limit a control group's memory; "": none can."""
    from porter.plan import planfile  # noqa: PLC0415
    from porter.sources import elf  # noqa: PLC0415

    for library in backend.libraries:
        plan = planfile.load(library.tree / "plan.json")
        names = {each.symbol.name for each in plan.symbols if each.role == "memory-limit"}
        if names and library.soname in files:
            exported = {each.name for each in elf.read_symbols(files[library.soname]).symbols}
            if names & exported:
                return library.soname
    return ""


def limit_group(
    backend: Backend, sonames: Iterable[str], env: Mapping[str, str], request: Request
) -> bool:
    """Let the driver limit a control group's memory."""
    from porter.native import probe  # noqa: PLC0415

    ask = partial(probe.limit, request=request)
    return any(_each(ask, backend, sonames, env))


def _each(
    ask: Callable[[Path, tuple[str, ...], Mapping[str, str]], _Answer],
    backend: Backend,
    sonames: Iterable[str],
    env: Mapping[str, str],
) -> Iterator[_Answer]:
    environment = _quiet(env)
    for _, shim, inits in _libraries(backend, sonames):
        yield ask(shim, inits, environment)


def _quiet(env: Mapping[str, str]) -> dict[str, str]:
    """Give the environment of a process that asks: without limits, and without messages."""
    return {k: v for k, v in env.items() if k not in _WITHOUT} | {"PORTER_LOG": "off"}


def _libraries(
    backend: Backend, sonames: Iterable[str]
) -> Iterator[tuple[bool, Path, tuple[str, ...]]]:
    """List shims with their starting functions; those that compute (True) come last."""
    libraries = [library for library in backend.libraries if library.soname in set(sonames)]
    paths = [library.tree / "plan.json" for library in libraries]
    known = [_known(path, path.stat().st_mtime_ns if path.exists() else 0) for path in paths]
    for computes, soname, inits in sorted(known, key=itemgetter(0)):
        yield computes, backend.folder / soname, inits


@lru_cache(maxsize=64)
def _known(path: Path, _changed: int) -> tuple[bool, str, tuple[str, ...]]:
    """Read whether a library computes, its name, and the functions that start it.

    A node's agent asks each second, and a plan has half a megabyte.
    """
    from porter.plan import planfile  # noqa: PLC0415

    plan = planfile.load(path)
    inits = tuple(each.symbol.name for each in plan.symbols if each.role == "init")
    return _computes(plan), plan.soname, inits


def _computes(plan: PlanFile) -> bool:
    return any(planned.role in ("alloc", "launch") for planned in plan.symbols)


def _is_here(name: str, seen: list[Listing]) -> bool:
    if terms.is_index(name):
        counts = [each.count for each in seen] + [device.index + 1 for device in _all(seen)]
        return int(name) < max(counts)
    return any(device.uuid.lower().startswith(name.lower()) for device in _all(seen))


def _may_be_here(name: str, seen: list[Listing]) -> bool:
    """Return whether a device of that name can be one that no library names."""
    count = max(each.count for each in seen)
    if not count:
        return True
    hidden = count > len(set(_all(seen)))
    return not terms.is_index(name) and (hidden or name.upper().startswith(_SLICE))


def _all(seen: list[Listing]) -> Iterator[Device]:
    for listing in seen:
        yield from listing.devices


def _worded(seen: list[Listing]) -> str:
    devices = sorted(set(_all(seen)), key=lambda device: (device.index, device.uuid))
    if not devices:
        return f"there are 0 to {max(each.count for each in seen) - 1}"
    return f"there are {', '.join(f'{each.index} ({each.uuid})' for each in devices)}"


def _writable(log: Path) -> bool:
    if log.exists():
        return not log.is_dir() and os.access(log, os.W_OK)
    folder = log.absolute().parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)
