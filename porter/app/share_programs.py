"""A backend's name -> what its tenants are measured with on a simulated device, built."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from porter import paths
from porter.app import building, generating, suites
from porter.app.building import Backend, Library
from porter.bench import tenants
from porter.errors import PorterError, did_you_mean
from porter.model import Disposition
from porter.native import compilers, toolchain
from porter.plan import planfile
from porter.spec import specfiles


@dataclass(frozen=True, slots=True)
class Built:
    """A library that launches work, and a program that calls it as its suite does."""

    soname: str
    shims: Path
    twins: Path
    program: Path


def require_known(backend: str) -> None:
    """Refuse an unknown backend, and name the known ones."""
    known = specfiles.backends()
    if backend not in known:
        raise PorterError(f"--backend: {backend!r} is none; {did_you_mean(backend, known)}")


def build(backend: str, only: str) -> Built:
    """Generate what did not come along; build the shim, the twin and the program."""
    here = building.at(paths.trees().get(backend, paths.data("generated") / backend))
    whole = suites.is_whole(here, simulated=True)
    library = None if whole else _launching(here, only)
    tree = (
        here.libraries[0].tree.parent
        if whole
        else generating.below_build(backend, (library.soname,) if library else ())
    )
    found = building.at(tree)
    library = _launching(found, only)
    if library is None:
        raise PorterError(f"--backend {backend}: none of its libraries launches work")
    mine = Backend(backend, (library,), found.folder / "bench" / library.soname)
    building.build_shims(mine, {})
    twins = building.build_simulator(mine)
    program = toolchain.make(_program(library), compilers.host(), mine.folder / "share_roles")
    return Built(library.soname, mine.folder, twins, program)


def _launching(backend: Backend, only: str) -> Library | None:
    """Choose the library that was named, else the first that launches work; None: there is none."""
    able = [each for each in backend.libraries if _launches(each)]
    if only and able and only not in [each.soname for each in able]:
        allowed = ", ".join(each.soname for each in able)
        raise PorterError(
            f"--only: {only!r} launches no work of {backend.name}, allowed: {allowed}"
        )
    return next((each for each in able if not only or each.soname == only), None)


def _launches(library: Library) -> bool:
    plan = planfile.load(library.tree / "plan.json")
    return any(
        planned.role == "launch" and planned.disposition is Disposition.HOOK
        for planned in plan.symbols
    )


def _program(library: Library) -> toolchain.Recipe:
    backends = paths.data("backends")
    tenant, roles = tenants.tenant_source(), tenants.roles_source()
    includes = (library.tree, backends / "conform", backends / "core", tenant.parent)
    return toolchain.Recipe(
        sources=(library.tree / "conform.c", roles, tenant),
        includes=includes,
        libraries=("-lpthread", "-ldl", "-lm"),
    )
