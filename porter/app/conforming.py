"""Options of `porter conform` -> findings: the suite's files, its libraries and its cases."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from porter import paths
from porter.app import building, choosing, generating, suites
from porter.app.building import Backend
from porter.app.suites import Finding
from porter.errors import PorterError
from porter.native import compilers
from porter.sources import driver


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    backend: str
    arch: str
    sysroot: Path | None
    generated: Path | None
    sonames: tuple[str, ...]
    cases: tuple[str, ...]
    lib: Path | None
    real: bool
    seconds: float

    @property
    def simulated(self) -> bool:
        """Check whether the libraries are simulated."""
        return not (self.lib or self.real)


def findings(request: Request) -> list[Finding]:
    """Build the suite, and run its cases on each library."""
    simulated, sonames = request.simulated, request.sonames
    found = _backend(request.backend, request.generated, sonames, simulated=simulated)
    libraries = [one for one in found.libraries if not sonames or one.soname in sonames]
    if not libraries:
        allowed = ", ".join(one.soname for one in found.libraries)
        raise PorterError(f"--only: no such library, allowed: {allowed}")
    holds = _holds([one.soname for one in libraries], request.lib, real=request.real)
    built = suites.build(
        Backend(found.name, tuple(libraries), found.folder),
        request.arch or compilers.host(),
        request.sysroot,
        simulated=simulated,
    )
    return [
        finding
        for library in libraries
        for finding in suites.run(
            built,
            library,
            holds.get(library.soname),
            request.cases or suites.CASES,
            seconds=request.seconds,
        )
    ]


def _backend(
    name: str, generated: Path | None, sonames: tuple[str, ...], *, simulated: bool
) -> Backend:
    """Take the files of `porter gen`; generate them again if they came without a suite."""
    if generated:
        if not any((generated / name).glob("*/plan.json")):
            raise PorterError(
                f"--generated: no {name} in {generated}; "
                f"`porter gen --backend {name} --simulate --out {generated}` writes it"
            )
        return building.at(generated / name)
    here = building.at(paths.trees().get(name, paths.data("generated") / name))
    if suites.is_whole(here, simulated=simulated):
        return here
    if here.libraries and not choosing.is_bundled(name):
        again = f"porter gen --backend {name} --simulate"
        raise PorterError(f"--backend: {name} has no suite here; `{again}` makes one")
    return building.at(generating.below_build(name, sonames))


def _holds(sonames: Sequence[str], lib: Path | None, *, real: bool) -> Mapping[str, Path]:
    """Find the folders that hold libraries under their SONAMEs; none for the simulated ones."""
    if lib:
        return _next_to(sonames, lib.absolute())
    found = {name: driver.find_library(name, os.environ, None) for name in sonames if real}
    if absent := [name for name, path in found.items() if not path]:
        raise PorterError(*(f"--device: no {name} is here" for name in absent))
    return {name: path.parent for name, path in found.items() if path}


def _next_to(sonames: Sequence[str], lib: Path) -> Mapping[str, Path]:
    """Take a library's folder for all of them: the loader looks there by SONAME."""
    there = {name: path for name in sonames if (path := lib.parent / name).is_file()}
    if not any(path.samefile(lib) for path in there.values()):
        allowed = ", ".join(sonames)
        raise PorterError(f"--lib: {lib} is not what its folder has as any of {allowed}")
    if absent := [name for name in sonames if name not in there]:
        raise PorterError(
            *(f"--lib: no {name} next to it; --only leaves libraries out" for name in absent)
        )
    return {name: path.parent for name, path in there.items()}
