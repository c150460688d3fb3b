"""A backend's spec -> its generated files, for `gen`; below build/ if none came along."""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from porter import paths, textfile
from porter.app import building, notices
from porter.emit import output, render
from porter.errors import HeaderError, PlanError, SpecError
from porter.native import toolchain
from porter.plan import planner
from porter.sources import exports
from porter.spec import specfiles

if TYPE_CHECKING:
    from porter.model import ApiModel, BackendSpec, LibrarySpec, Plan, SymbolTable


def plan_of(
    spec: BackendSpec, backend: str, folders: tuple[Path, ...] = (), drivers: tuple[Path, ...] = ()
) -> Plan:
    """Plan a backend by its headers and exports, and by those of the folders and drivers given."""
    return planner.make_plan(spec, _apis(spec, backend, folders), _tables(spec, backend, drivers))


def require_ports(spec: BackendSpec, backend: str | Path, root: Path) -> None:
    """Refuse a spec whose ports cannot be read: they lie below its project, or come with porter."""
    whose = (root.resolve().parent, specfiles.locate(backend).resolve().parent.parent)
    problems = [
        f"{library.place.at('port', number)}: port[{number}]: {paths.shown(file)}: {fault}"
        for library in spec.libraries
        for number, port in enumerate(library.port)
        for file in [toolchain.port_file(port, *whose)]
        if (fault := textfile.problem(file))
    ]
    if problems:
        raise SpecError(*problems)


def simulated(planned: Plan) -> dict[str, str]:
    """Write the simulated twins, and how the conformance suite calls them."""
    from porter.emit.conform import render_suite  # noqa: PLC0415
    from porter.emit.simulate import render_simulator  # noqa: PLC0415

    return render_simulator(planned) | render_suite(planned)


def below_build(name: str, sonames: tuple[str, ...]) -> Path:
    """Generate a backend below build/ unless that is up to date; answer the folder of its trees."""
    spec = only(specfiles.load_spec(name), sonames)
    chosen = "+".join(sorted(sonames)) or "all"
    root = paths.build_root() / name / "generated" / chosen
    what = f"generating {name}, its simulated twins and its suite in {root} …"
    with building.outdated(what, root, _digest(sonames)) as outdated:
        if outdated:
            require_ports(spec, name, root)
            planned = plan_of(spec, name)
            output.write(render.render(planned) | simulated(planned), root)
    return root / name


def only(spec: BackendSpec, sonames: tuple[str, ...]) -> BackendSpec:
    """Leave out all libraries but these, if any are named."""
    known = [library.soname for library in spec.libraries]
    for soname in sonames:
        if soname not in known:
            raise PlanError(f"--only {soname}: no such library, allowed: {', '.join(known)}")
    wanted = [one for one in spec.libraries if not sonames or one.soname in sonames]
    return replace(spec, libraries=tuple(wanted))


def _apis(spec: BackendSpec, backend: str, folders: tuple[Path, ...]) -> dict[str, ApiModel]:
    """Read each library's headers: from the given folders, else from the spec's packages."""
    from porter.sources import fetch, parsed  # noqa: PLC0415

    given = [(folder.name, folder) for folder in folders]
    own_folder = (f"specs/{spec.backend}", specfiles.locate(backend))
    apis = {}
    for library in spec.libraries:
        wanted = library.headers
        if not given:
            _require_readable(library, own_folder[1])
        own = all((own_folder[1] / name).is_file() for name in wanted.files)
        roots = given or ([own_folder] if own else [])
        roots = roots or fetch.fetch_roots(wanted.packages, paths.cache_dir(), _progress)
        if wanted.files and not roots:
            files = ", ".join(wanted.files)
            raise PlanError(
                f"{library.place.at('headers', 'files')}: headers.files: nothing says where to "
                f"find {files}; give their folder by --headers, put them next to the spec, or name "
                "packages"
            )
        try:
            apis[library.id] = parsed.read_headers(wanted, roots)
        except HeaderError as error:
            raise HeaderError(*(_placed(library, problem) for problem in error.problems)) from error
    return apis


def _require_readable(library: LibrarySpec, folder: Path) -> None:
    """Refuse a header next to the spec that is there, and no file that can be read."""
    problems = [
        f"{library.place.at('headers', key, number)}: headers.{key}[{number}]: "
        f"{paths.shown(folder / name)}: {fault}"
        for key, names in (("files", library.headers.files), ("optional", library.headers.optional))
        for number, name in enumerate(names)
        if os.path.lexists(folder / name) and (fault := textfile.problem(folder / name))
    ]
    if problems:
        raise SpecError(*problems)


def _placed(library: LibrarySpec, problem: str) -> str:
    """Add the place in the spec to a compiler's message about prototypes that the spec states."""
    declared = problem.startswith("headers.declare: ")
    return f"{library.place.at('headers', 'declare')}: {problem}" if declared else problem


def _progress(line: str) -> None:
    notices.tell(line)


def _tables(
    spec: BackendSpec, backend: str, drivers: tuple[Path, ...]
) -> dict[str, list[SymbolTable]]:
    """Load each library's recorded exports, and those of the drivers given."""
    from porter.sources import elf  # noqa: PLC0415

    folder = specfiles.locate(backend)
    tables = {
        library.id: [exports.load(folder / name) for name in library.exports]
        for library in spec.libraries
    }
    for driver in drivers:
        table = elf.read_symbols(driver)
        tables[_owner(spec, table, driver).id].append(table)
    return tables


def _owner(spec: BackendSpec, table: SymbolTable, driver: Path) -> LibrarySpec:
    for library in spec.libraries:
        if library.soname == table.soname:
            return library
    allowed = ", ".join(library.soname for library in spec.libraries)
    raise PlanError(
        f"--lib {driver}: its SONAME is {table.soname or 'missing'}, allowed: {allowed}"
    )


def _digest(sonames: tuple[str, ...]) -> str:
    """Hash all that is generated from: specs, and porter itself."""
    whole = hashlib.sha256("\0".join(sorted(sonames)).encode())
    for root in (paths.data("specs"), Path(__file__).parents[1]):
        for path in sorted(path for path in root.rglob("*") if path.suffix in _HASHED):
            whole.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return whole.hexdigest()


_HASHED = {".exports", ".h", ".j2", ".py", ".yaml"}
