"""Generated backends, their drivers on this machine, and their libraries, built where stale."""

from __future__ import annotations

import fcntl
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, TextIO

from porter import cachefile, paths
from porter.app import notices
from porter.errors import BuildError, PlanError, PorterError
from porter.native import compilers, reach
from porter.plan import planhead
from porter.sources import driver

# Where all is up to date, a program starts without the modules that build: those load late.
if TYPE_CHECKING:
    from porter.model import Symbol
    from porter.native.toolchain import Recipe
    from porter.runtime.container import Guarded

# How porter itself compiles and links, and how it reads exports.
_BUILDERS = ("native/built.py", "native/compilers.py", "native/toolchain.py")
_READERS = ("sources/elf.py", "sources/elfimage.py", "model.py")
_STAMP = ".inputs"  # digest of all that a finished build was made of
_SIMULATED = "sim"
_DAEMON = "porter-simd"


@dataclass(frozen=True, slots=True)
class Library:
    """A library of a backend, as its plan names it."""

    soname: str
    aliases: tuple[str, ...]
    tree: Path  # generated/toy/libtoy.so.1
    loader: bool = False  # it leads to other vendors' drivers
    layers: str = ""  # "TOY_LAYERS": the variable that makes such loaders insert it
    config_aliases: tuple[tuple[str, str], ...] = ()  # other libraries' variables, as in its spec


@dataclass(frozen=True, slots=True)
class Backend:
    """A generated backend, and where its libraries are built."""

    name: str
    libraries: tuple[Library, ...]
    folder: Path  # build/toy/x86_64


def config_aliases(backend: Backend) -> dict[str, str]:
    """Name the variables of other libraries that this backend's read, and their meanings."""
    return {name: meaning for one in backend.libraries for name, meaning in one.config_aliases}


def real_libraries(
    backend: Backend, real: Path | None, root: Path = driver.ROOT
) -> dict[str, Path]:
    """Find the vendor's own libraries on this machine, by soname; `root`: its root folder."""
    found = {
        library.soname: driver.find_library(library.soname, os.environ, real, root)
        for library in backend.libraries
    }
    return {soname: path for soname, path in found.items() if path}


def preloadable(backend: Backend, real: Mapping[str, Path]) -> tuple[str, ...]:
    """Name the shims that every process may load.

    Of several versions of one library only the one that is here, or the newest: one would answer
    for another, whose functions have the same names. Two that are here are found by their names.
    """
    chosen = []
    for library in backend.libraries:
        rivals = [o for o in backend.libraries if set(o.aliases) & set(library.aliases)]
        versions = rivals or [library]
        here = [o for o in versions if o.soname in real] or versions[-1:]
        if here == [library]:
            chosen.append(library.soname)
    return tuple(chosen)


def require_driver(backend: Backend, real: Path | None, otherwise: str = "") -> dict[str, Path]:
    """Find the driver, or say where it was looked for and what else can be done."""
    found = real_libraries(backend, real)
    if not found:
        sonames = " or ".join(library.soname for library in backend.libraries)
        places = ", ".join(driver.searched(os.environ, real))
        raise PorterError(
            f"no {backend.name} driver is here: no {sonames} in {places}",
            otherwise
            or "name the folder that holds it (`run --real`, `mounts --driver`), or let "
            "`porter run --simulate` do without one",
        )
    return found


def build_shims(backend: Backend, real: Mapping[str, Path]) -> None:
    """Bring the shims up to date, with a trampoline for each export of this driver alone."""
    digest = _digest(backend, compilers.host(), _made_of(backend, real))
    made = _shims(backend, real)
    with outdated(_building(backend.name), backend.folder, digest, made) as stale:
        if stale:
            from porter.native import toolchain  # noqa: PLC0415

            extra = _extra(backend, real)
            trees = {
                library.soname: _write_extra(backend, library, extra[library.soname])
                for library in backend.libraries
                if library.soname in extra
            }
            tree = backend.libraries[0].tree.parent
            toolchain.build(tree, compilers.host(), backend.folder, trees)
            for alias, soname in aliases(backend, real).items():
                toolchain.link_alias(backend.folder / alias, soname)
    reach.open_to_others(backend.folder, paths.build_root())


def state(backend: Backend, real: Mapping[str, Path]) -> str:
    """Name the work that `build_shims` would do."""
    if not (backend.folder / _STAMP).is_file():
        return "not built"
    digest = _digest(backend, compilers.host(), _made_of(backend, real))
    current = _is_current(backend.folder, digest, _shims(backend, real))
    return "up to date" if current else "out of date"


def _shims(backend: Backend, real: Mapping[str, Path]) -> tuple[str, ...]:
    sonames = (library.soname for library in backend.libraries)
    return (*sonames, *aliases(backend, real), compilers.AUDITOR)


def build_simulator(backend: Backend) -> Path:
    """Bring the simulated twins and their daemon up to date; answer their folder."""
    folder = backend.folder / _SIMULATED
    what = _building(f"{backend.name}, simulated")
    made = (*(library.soname for library in backend.libraries), _DAEMON)
    with outdated(what, folder, _digest(backend, compilers.host()), made) as stale:
        if stale:
            from porter.native import toolchain  # noqa: PLC0415

            for library in backend.libraries:
                toolchain.make(twin_recipe(library), compilers.host(), folder / library.soname)
            toolchain.make(daemon_recipe(), compilers.host(), folder / _DAEMON)
    reach.open_to_others(folder, paths.build_root())
    return folder


def twinned(backend: Backend) -> bool:
    """Check whether a backend's simulated twins were generated."""
    return all((library.tree / "sim.c").is_file() for library in backend.libraries)


def at(tree: Path) -> Backend:
    """Read the backend that was generated in a folder."""
    libraries = [_library(plan) for plan in sorted(tree.glob("*/plan.json"))]
    return Backend(tree.name, tuple(libraries), _build_folder(tree) / compilers.host())


def _build_folder(tree: Path) -> Path:
    """Say where a backend is built: trees of one name, two users' drafts, have each their own."""
    ours = (paths.data("generated"), paths.build_root())
    if any(tree.is_relative_to(folder) for folder in ours):
        return paths.build_root() / tree.name
    whose = hashlib.sha256(os.fsencode(tree.resolve())).hexdigest()[:8]
    return paths.build_root() / f"{tree.name}-{whose}"


def _library(path: Path) -> Library:
    try:
        plan = planhead.load(path)
    except PlanError:
        from porter.plan import planfile  # noqa: PLC0415

        planfile.load(path)  # it knows all faults by name
        raise
    return Library(
        plan.soname, plan.aliases, path.parent, plan.loader, plan.layers, plan.config_aliases
    )


def unplanned(library: Library, real: Path) -> tuple[Symbol, ...]:
    """List the exports of a driver's library that the plan lacks."""
    from porter.model import SymbolKind  # noqa: PLC0415
    from porter.sources import elf  # noqa: PLC0415

    planned = {(symbol.name, symbol.version) for symbol in _planned(library)}
    return tuple(
        symbol
        for symbol in elf.read_symbols(real).symbols
        if symbol.kind in (SymbolKind.FUNCTION, SymbolKind.IFUNC)
        and (symbol.name, symbol.version) not in planned
    )


def aliases(backend: Backend, real: Mapping[str, Path]) -> dict[str, str]:
    """Say whose each other name is: of versions that share one, the newest of those here."""
    chosen: dict[str, str] = {}
    for library in sorted(backend.libraries, key=lambda library: library.soname in real):
        chosen |= dict.fromkeys(library.aliases, library.soname)
    return chosen


def guarded(
    backend: Backend, found: dict[str, Path], root: Path = driver.ROOT
) -> tuple[Guarded, ...]:
    """List the replacements of a driver's libraries, and their places in a container.

    `root`: the folder under which `found` shows the root folder of the machine.
    """
    from porter.runtime.container import Guarded  # noqa: PLC0415

    def on_machine(path: Path) -> PurePosixPath:
        return PurePosixPath("/", driver.resolved(path, root).relative_to(root))

    whose = aliases(backend, found)
    made = []
    for library in backend.libraries:
        if library.soname not in found:
            continue
        path = found[library.soname]
        names = [alias for alias, soname in whose.items() if soname == library.soname]
        copies = [alias for alias in names if _is_another(path.parent / alias, found, root)]
        made.append(
            Guarded(
                soname=library.soname,
                aliases=tuple(alias for alias in names if alias not in copies),
                shim=PurePosixPath(backend.folder / library.soname),
                real=on_machine(path),
                folder=on_machine(path.parent),
                copies=tuple(copies),
                layers=library.layers,
            )
        )
    return tuple(made)


def _is_another(alias: Path, found: dict[str, Path], root: Path) -> bool:
    """Return whether a name leads to a file that no library's own name leads to."""
    file = driver.resolved(alias, root)
    return file.exists() and file not in {driver.resolved(path, root) for path in found.values()}


def _made_of(backend: Backend, real: Mapping[str, Path]) -> str:
    """Describe what shims have for this driver alone. Its library is big, and so is read once."""
    plans = [library.tree / "plan.json" for library in backend.libraries if library.soname in real]
    key = ""
    added = None
    if plans:
        package = Path(__file__).parent.parent
        inputs = [path.read_bytes() for path in (*plans, *(package / name for name in _READERS))]
        key = cachefile.key(inputs, {one: cachefile.identity(real[one]) for one in sorted(real)})
        added = cachefile.load("driver", key)
    if not isinstance(added, str):
        added = repr(_extra(backend, real))
        if key:
            cachefile.store("driver", key, added)
    return f"{added} {aliases(backend, real)}"


def _extra(backend: Backend, real: Mapping[str, Path]) -> dict[str, tuple[Symbol, ...]]:
    extra = {
        library.soname: unplanned(library, real[library.soname])
        for library in backend.libraries
        if library.soname in real
    }
    return {soname: added for soname, added in extra.items() if added}


def _planned(library: Library) -> list[Symbol]:
    from porter.model import Disposition  # noqa: PLC0415
    from porter.plan import planfile  # noqa: PLC0415

    plan = planfile.load(library.tree / "plan.json")
    return [p.symbol for p in plan.symbols if p.disposition is not Disposition.DATA]


def _write_extra(backend: Backend, library: Library, added: tuple[Symbol, ...]) -> Path:
    from porter.emit import output, render  # noqa: PLC0415

    tree = backend.folder / "extra" / library.soname
    files = render.render_extra(backend.name, library.soname, _planned(library), added)
    output.write(files, tree)
    return tree


def twin_recipe(library: Library) -> Recipe:
    """List the sources of a simulated twin."""
    from porter.emit import simulate  # noqa: PLC0415
    from porter.native import toolchain  # noqa: PLC0415

    return toolchain.twin_recipe(library.tree, library.soname, simulate.simulator_sources())


def daemon_recipe() -> Recipe:
    """List the sources of the program that serves simulated devices."""
    from porter.emit import simulate  # noqa: PLC0415
    from porter.native import toolchain  # noqa: PLC0415

    return toolchain.daemon_recipe(simulate.daemon_source())


def _building(what: str) -> str:
    return f"building {what} for {compilers.host()} …"


@contextmanager
def outdated(what: str, folder: Path, digest: str, made: Iterable[str] = ()) -> Iterator[bool]:
    """Answer whether to do it, while no other porter does the same; note that it succeeded.

    `made` are files that have to exist: a removed file is built again, in spite of the note.
    """
    try:
        lock = _lock(folder)
    except BuildError:
        if not _is_current(folder, digest, made):
            raise
        yield False  # another user's build, and all that it should be
        return
    with lock:
        stale = not _is_current(folder, digest, made)
        if stale:
            notices.tell(what)
            (folder / _STAMP).unlink(missing_ok=True)  # half of it may get done
        yield stale
        if stale:
            (folder / _STAMP).write_text(digest, encoding="utf-8")


@contextmanager
def rebuilt(folder: Path) -> Iterator[None]:
    """Otherwise build there, while no other porter does; the old note is no longer valid."""
    with _lock(folder):
        (folder / _STAMP).unlink(missing_ok=True)
        yield


def _lock(folder: Path) -> TextIO:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / ".lock").open("w")
    except OSError as error:
        raise BuildError(f"{folder}: cannot be written: {error.strerror}") from error
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def _is_current(folder: Path, digest: str, made: Iterable[str]) -> bool:
    stamp = folder / _STAMP
    noted = stamp.is_file() and stamp.read_bytes() == digest.encode()
    return noted and all((folder / name).is_file() for name in made)


def _digest(backend: Backend, *more: str) -> str:
    """Hash all inputs of a build: sources, generated code, compiler and flags."""
    whole = hashlib.sha256("\0".join((_compiler(more[0]), *more)).encode())
    for name in _BUILDERS:
        whole.update((Path(__file__).parent.parent / name).read_bytes())
    for root in (paths.data("backends"), backend.libraries[0].tree.parent):
        for path in sorted(_inputs(str(root))):
            whole.update(f"{path.removeprefix(str(root))}\0".encode(errors="surrogateescape"))
            with open(path, "rb") as file:  # noqa: PTH123 (hundreds of files, at each start)
                whole.update(file.read())
    return whole.hexdigest()


def _inputs(folder: str) -> Iterator[str]:
    """Find the files below a folder that a build reads."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                yield from _inputs(entry.path)
            elif entry.name.endswith(_HASHED):
                yield entry.path


def _compiler(arch: str) -> str:
    """Say what compiles: zig is the same whichever Python starts it."""
    compiler = compilers.choose(arch)
    command = tuple(word for word in compiler.command if word != sys.executable)
    return repr(replace(compiler, command=command))


_HASHED = (".c", ".h", ".S", ".map", ".json")
