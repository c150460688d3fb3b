"""The backend that a command is about: the one named, else the one that fits this machine."""

from __future__ import annotations

from pathlib import Path

from porter import paths
from porter.app import building
from porter.app.building import Backend
from porter.errors import PorterError, did_you_mean


def find(
    name: str | None,
    *,
    simulated: bool,
    real: Path | None = None,
    generated: Path | None = None,
) -> Backend:
    """Find the backend that was named, else the one whose driver is here, else the only one.

    Where it is to be simulated it has its twins: those that porter does not have are generated.
    """
    trees = paths.trees(generated)
    if not trees:
        root = generated or paths.data("generated")
        raise PorterError(f"{root}: no backend was generated; make one with `porter gen`")
    if name is None:
        found = _fitting(_known(trees), simulated=simulated, real=real)
        return _with_twins(found) if simulated else found
    if name in trees:
        found = building.at(trees[name])
        return _with_twins(found) if simulated else found
    if not generated and is_bundled(name):
        return building.at(_below_build(name, ()))
    raise PorterError(_unknown(name, generated, tuple(trees)))


def is_bundled(name: str) -> bool:
    """Return whether a backend's spec came with porter, so that its headers can be fetched."""
    from porter.spec import specfiles  # noqa: PLC0415 (reading specs takes longer than most runs)

    ours = paths.data("specs")
    return name in specfiles.backends() and specfiles.locate(name).is_relative_to(ours)


def _fitting(known: list[list[Backend]], *, simulated: bool, real: Path | None) -> Backend:
    """Choose among the project's backends, else among porter's."""
    for backends in known:
        if simulated:
            fits = [backend for backend in backends if building.twinned(backend)]
        else:
            here = [backend for backend in backends if building.real_libraries(backend, real)]
            fits = _most(here, real)
        if fits:
            return _only_one(fits)
    return _only_one([backend for backends in known for backend in backends])


def _only_one(fits: list[Backend]) -> Backend:
    drivers = [one for one in fits if not all(library.loader for library in one.libraries)]
    chosen = drivers or fits
    if len(chosen) == 1:
        return chosen[0]
    among = ", ".join(backend.name for backend in chosen)
    raise PorterError(f"--backend: needed, because several fit, allowed: {among}")


def _below_build(name: str, sonames: tuple[str, ...]) -> Path:
    from porter.app import generating  # noqa: PLC0415

    return generating.below_build(name, sonames)


def _known(trees: dict[str, Path]) -> list[list[Backend]]:
    """Read the backends of the project, or of the folder given, and those that porter has."""
    porter_s = paths.data("generated")
    own = [tree for tree in trees.values() if not tree.is_relative_to(porter_s)]
    ours = [tree for tree in trees.values() if tree.is_relative_to(porter_s)]
    return [[building.at(tree) for tree in group] for group in (own, ours) if group]


def _most(backends: list[Backend], real: Path | None) -> list[Backend]:
    """Leave out backends with fewer of their libraries here than another that shares them.

    A clone's runtime may have the very name of the original's: their other libraries differ.
    """
    here = {backend.name: set(building.real_libraries(backend, real)) for backend in backends}
    return [b for b in backends if not any(here[b.name] < others for others in here.values())]


def _with_twins(backend: Backend) -> Backend:
    if building.twinned(backend):
        return backend
    tree = backend.libraries[0].tree.parent
    if tree.is_relative_to(paths.data("generated")):
        return building.at(_below_build(backend.name, ()))
    again = f"porter gen --backend {backend.name} --simulate --out {paths.shown(tree.parent)}"
    raise PorterError(f"{backend.name} has no simulated twin in {tree}; `{again}` makes one")


def _unknown(name: str, generated: Path | None, known: tuple[str, ...]) -> str:
    from porter.spec import specfiles  # noqa: PLC0415

    if generated:
        return f"--backend: no {name!r} in {generated}; {did_you_mean(name, known)}"
    if name in specfiles.backends():
        return f"--backend: {name!r} was not generated; `porter gen --backend {name}` does it"
    allowed = tuple(sorted({*known, *specfiles.backends()}))
    return f"--backend: {name!r} is unknown; {did_you_mean(name, allowed)}"
