"""The cards of this machine, of all backends whose driver is here, and what guards them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from porter import paths
from porter.app import building, choosing, refusals
from porter.app.building import Backend
from porter.errors import PorterError
from porter.native import reach, simd
from porter.native.lister import Lister
from porter.native.probe import Device, Process, Request
from porter.node import backstop
from porter.node.backstop import Backstop
from porter.node.nouns import Card
from porter.node.store import Guards
from porter.runtime.container import Bind, Guarded
from porter.sources import driver
from porter.spec import specfiles

_SOCKET = "PORTER_SIM_SOCKET"
_SIMULATED = PurePosixPath("/usr/local/porter/lib")  # where containers have simulated libraries
_DEVICES = PurePosixPath("/run/porter-devices")  # and reach simulated devices
_OFFERS = "a node offers the cards of drivers that are here"
_VERSION = re.compile(r"\.so\.([0-9]+(\.[0-9]+)+)$")


@dataclass(frozen=True, slots=True)
class Source:
    """A backend whose cards are offered."""

    backend: Backend
    sonames: tuple[str, ...]  # of the libraries that are here
    files: Mapping[str, Path]  # the vendor's, by SONAME
    environment: Mapping[str, str]  # of a process that asks for the cards
    guards: Guards
    driver: str = ""  # version


def real(
    names: Sequence[str], machine: Path = driver.ROOT, state: Path | None = None
) -> tuple[Source, ...]:
    """Find the backends whose drivers are here, and build what guards them.

    A loader of other vendors' drivers offers their cards once more, so it must be named.
    `machine`: where its root folder lies; if that is another one than ours, containers get copies
    of the libraries, below the state folder.
    """
    root = paths.data("generated")
    found = []
    for tree in sorted({plan.parent.parent for plan in root.glob("*/*/plan.json")}):
        backend = building.at(tree)
        here = building.real_libraries(backend, None, machine)
        wanted = tree.name in names
        if not wanted and (names or not here or all(one.loader for one in backend.libraries)):
            continue
        if not here:
            building.require_driver(backend, None, _OFFERS)
        files = {soname: driver.resolved(path, machine) for soname, path in here.items()}
        building.build_shims(backend, files)
        environment: Mapping[str, str] = os.environ
        if machine != driver.ROOT:
            backend = _copied(backend, None, state or machine)
            environment = _asking(files)
        guards = Guards(building.guarded(backend, here, machine))
        sonames = building.preloadable(backend, here)
        found.append(Source(backend, sonames, files, environment, guards, _driver(files.values())))
    if lacking := sorted(set(names) - {source.backend.name for source in found}):
        raise PorterError(f"--backend: {', '.join(lacking)} was not generated")
    if not found:
        raise PorterError("no driver of any backend is here; --simulate does without one")
    return tuple(found)


def _copied(backend: Backend, twins: Path | None, state: Path) -> Backend:
    """Put the libraries where containers of the machine can have them, not only ours."""
    place = reach.copied(reach.Place(backend.folder, twins), state)
    return replace(backend, folder=place.folder)


def _asking(files: Mapping[str, Path]) -> dict[str, str]:
    """Say where the vendor's files lie, to a process that asks for the cards."""
    folders = dict.fromkeys(str(path.parent) for path in files.values())
    return {**os.environ, "PORTER_REAL_DIR": ":".join(folders)}


@contextmanager
def simulated(
    names: Sequence[str], state: Path, wanted: simd.Shape, machine: Path = driver.ROOT
) -> Iterator[tuple[Source, ...]]:
    """Offer simulated cards: of devices that the user has running, else of our own.

    Ours live while an agent or a container is connected.
    """
    backend = choosing.find(names[0] if names else None, simulated=True)
    building.build_shims(backend, {})
    twins = building.build_simulator(backend)
    daemon = twins / "porter-simd"
    if machine != driver.ROOT:
        backend = _copied(backend, twins, state)
        twins = backend.folder / twins.name
    if socket := os.environ.get(_SOCKET):
        yield (_simulated(backend, twins, socket),)
        return
    folder = state / ".simulated"
    folder.mkdir(parents=True, exist_ok=True)
    with simd.shared(daemon, folder, wanted) as found:
        yield (_simulated(backend, twins, found.socket, found.serial),)


def _simulated(backend: Backend, twins: Path, socket: str, serial: int = 0) -> Source:
    sonames = building.preloadable(backend, {})
    libraries = tuple(
        Guarded(
            library.soname,
            library.aliases,
            PurePosixPath(backend.folder / library.soname),
            PurePosixPath(twins / library.soname),
            _SIMULATED,
        )
        for library in backend.libraries
        if library.soname in sonames
    )
    shims = tuple(
        Bind(library.shim, _SIMULATED / name)
        for library in libraries
        for name in (library.soname, *library.aliases)
    )
    at, is_abstract = PurePosixPath(socket), socket.startswith("@")
    inside = socket if is_abstract else str(_DEVICES / at.name)
    which = {"PORTER_SIM_SERIAL": str(serial)} if serial else {}
    variables = {"LD_LIBRARY_PATH": str(_SIMULATED), _SOCKET: inside, **which}
    guards = Guards(
        libraries,
        (*shims, *([] if is_abstract else [Bind(at.parent, _DEVICES)])),
        tuple(f"{name}={value}" for name, value in variables.items()),
    )
    asked = {**os.environ, "PORTER_REAL_DIR": str(twins), _SOCKET: socket, **which}
    files = {soname: twins / soname for soname in sonames}
    return Source(backend, sonames, files, asked, guards, "1.0.0")


def cards(sources: Iterable[Source]) -> tuple[Card, ...]:
    """List the cards that the vendors' libraries list now, and how much memory each has."""
    return tuple(card for source in sources for card in _cards(source))


def processes(lister: Lister, sources: Iterable[Source]) -> tuple[Process, ...]:
    """List the processes of the machine that the drivers know of."""
    return tuple(
        process
        for each in sources
        for process in refusals.processes(lister, each.backend, each.sonames, each.environment)
    )


def backstops(sources: Iterable[Source], root: Path = backstop.ROOT) -> Callable[[Card], Backstop]:
    """Find what limits a control group's memory on each card, as far as the cards are here now."""
    regions = backstop.regions(root)
    means: dict[tuple[str, str], Backstop] = {}
    for source in sources:
        library = refusals.limits_groups(source.backend, source.files)
        places = refusals.places(source.backend, source.sonames, source.environment)
        means[source.backend.name, ""] = backstop.chosen("", regions, root, library)
        for uuid, place in places.items():
            means[source.backend.name, uuid] = backstop.chosen(place, regions, root, library)
    return lambda card: means.get((card.backend, card.uuid)) or means[card.backend, ""]


def limit_group(sources: Iterable[Source], request: Request) -> bool:
    """Let a driver limit the memory of a control group on its device."""
    return any(
        refusals.limit_group(source.backend, source.sonames, source.environment, request)
        for source in sources
    )


def _cards(source: Source) -> Iterator[Card]:
    about = specfiles.load_spec(source.backend.name)
    seen: dict[str, Device] = {}
    for listing in refusals.listings(source.backend, source.sonames, source.environment):
        for device in listing.devices:
            known = seen.get(device.uuid, device)
            sizes = [size for size in (known.memory, device.memory) if size]
            if sizes:  # programs see less than the card has
                seen[device.uuid] = Device(device.index, device.uuid, min(sizes))
    for device in seen.values():
        yield Card(
            about.backend,
            about.vendor,
            device.index,
            device.uuid,
            device.memory,
            source.driver,
            about.cdi.format(uuid=device.uuid, index=device.index),
            tuple(node.format(index=device.index) for node in about.nodes),
        )


def _driver(files: Iterable[Path]) -> str:
    """Read a driver's version from its files' names, where they contain it."""
    versions = [found[1] for path in files if (found := _VERSION.search(path.resolve().name))]
    return max(versions, key=len, default="")
