"""C sources -> shared libraries and programs. The only module that runs a compiler."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from porter import paths, textfile
from porter.errors import BuildError, PorterError
from porter.model import Symbol, SymbolKind
from porter.native import built
from porter.native.compilers import (  # noqa: F401 (one name for tests)
    AUDITOR,
    Compiler,
    choose,
    host,
)
from porter.plan import planfile
from porter.plan.planfile import PlanFile
from porter.roles import LAST_ERROR

_LAST_ERROR = "last_error.c"  # of libraries that have it
_APART = ("audit.c", _LAST_ERROR)

WARNINGS = ("-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes", "-Wmissing-prototypes")
_C = (
    "-std=c11",
    "-O2",
    "-g0",
    "-fPIC",
    "-fomit-frame-pointer",  # a forward is a load and a jump
    "-fvisibility=hidden",
    "-fno-sanitize=undefined",
    *WARNINGS,
)
_LINK = (
    "-O2",
    "-Wl,--as-needed",
    "-Wl,--no-undefined",
    "-Wl,--strip-debug",
    "-Wl,-z,noexecstack",
    "-Wl,-z,now",
    "-Wl,-z,relro",
    "-fno-sanitize=undefined",
    "-g0",
)
_SHARED = ("-shared", "-Wl,-Bsymbolic", "-Wl,-z,nodelete")
_LIBRARIES = ("-lpthread", "-ldl")
_OBJECTS = ".objects"  # a folder of objects, each noted as used once a day
_ROOM = 16 << 20  # bytes; the largest library with its objects takes less
_NO_SPACE = ("No space left", "NoSpaceLeft", "Disk quota exceeded", "DiskQuota")
_ELSEWHERE = "free some, or name a folder elsewhere (`porter build --out`, PORTER_CACHE)"
_NOTED_S, _UNUSED_S = 86_400, 30 * 86_400


@dataclass(frozen=True, slots=True)
class Recipe:
    """The sources of a library or a program."""

    sources: tuple[Path, ...]  # .c and .S
    includes: tuple[Path, ...]
    defines: tuple[str, ...] = ()
    soname: str = ""  # "" makes a program
    version_script: Path | None = None
    libraries: tuple[str, ...] = _LIBRARIES
    parts: tuple[Recipe, ...] = ()  # recipes whose objects go in too: sources alone, shared by many


def build(tree: Path, arch: str, out: Path, extra: Mapping[str, Path] | None = None) -> list[Path]:
    """Build every library of a backend's generated tree into `out`, with its aliases.

    `extra` names a folder by SONAME: what `render_extra` wrote for the installed driver.
    """
    plans = sorted(tree.glob("*/plan.json"))
    if not plans:
        raise BuildError(f"{tree}: no plan.json below it; make it with `porter gen`")
    made = []
    for path in plans:
        plan = planfile.load(path)
        added = (extra or {}).get(plan.soname)
        exports = built.planned(plan.symbols, added_exports(added))
        recipe = shim_recipe(path.parent, plan, added)
        made.append(make(recipe, arch, out / plan.soname, exports))
        for alias in plan.aliases:
            link_alias(out / alias, plan.soname)
    make(auditor_recipe(), arch, out / AUDITOR)
    return made


def auditor_recipe() -> Recipe:
    """List the sources of the loader's auditor, which lies next to the shims."""
    return Recipe((paths.data("backends") / "shim" / "audit.c",), (), soname=AUDITOR)


def shim_recipe(folder: Path, plan: PlanFile, extra: Path | None = None) -> Recipe:
    """List the sources of one library's shim."""
    backends = paths.data("backends")
    core, shim = backends / "core", backends / "shim"
    ports, includes = port_sources(folder, plan)
    sources = [
        *ports,
        *(folder / name for name in ("hooks.c", "forwards.c", "table.c", "untyped.S")),
        *([shim / _LAST_ERROR] if any(s.role in LAST_ERROR for s in plan.symbols) else []),
        *([extra / "extra.S"] if extra else []),
    ]
    return Recipe(
        sources=tuple(sources),
        includes=tuple([extra, *includes] if extra else includes),
        defines=("SHIM_EXTRA",) if extra else (),
        soname=plan.soname,
        version_script=(extra or folder) / "exports.map",
        parts=(Recipe(core_sources(), (core,)), resolver_recipe(extra)),
    )


def core_sources() -> tuple[Path, ...]:
    """List the core's C files by name: linking in this order keeps hot functions together."""
    found = (paths.data("backends") / "core").rglob("*.c")
    return tuple(sorted(found, key=lambda path: path.name))


def port_sources(folder: Path, plan: PlanFile) -> tuple[list[Path], list[Path]]:
    """List the C files of a library's port, and the folders that they include from."""
    backends = paths.data("backends")
    ports = [_port(folder, port) for port in plan.port]
    if problems := [fault for port in ports if (fault := _port_fault(folder, port))]:
        raise BuildError(*problems)
    includes = [folder, backends / "core", backends / "shim", *sorted({p.parent for p in ports})]
    # A header among them only says where it is found.
    return [port for port in ports if port.suffix == ".c"], includes


def port_file(port: str, *roots: Path) -> Path:
    """Find a file of a port below the first of the projects that has it, else among ours."""
    ours = paths.data("backends").parent
    near = [root / port for root in (*roots, ours) if os.path.lexists(root / port)]
    return (near or [(roots or (ours,))[0] / port])[0]


def _port(folder: Path, port: str) -> Path:
    """Find a port next to the generated/ of its library, as a draft has it, else with ours."""
    return port_file(port, folder.resolve().parent.parent.parent)


def _port_fault(folder: Path, port: Path) -> str:
    fault = textfile.problem(port)
    plan = f"{planfile.place(folder / 'plan.json', 'port')}: port"
    return f"{plan}: {paths.shown(port)}: {fault}" if fault else ""


def resolver_recipe(extra: Path | None = None) -> Recipe:
    """List what finds a vendor's library and its functions."""
    core, shim = paths.data("backends") / "core", paths.data("backends") / "shim"
    sources = tuple(path for path in sorted(shim.glob("*.c")) if path.name not in _APART)
    if extra is None:
        return Recipe(sources, (core, shim))
    return Recipe(sources, (extra, core, shim), defines=("SHIM_EXTRA",))


def twin_recipe(folder: Path, soname: str, simulator: tuple[Path, ...]) -> Recipe:
    """List the sources of one library's simulated twin."""
    core, sim = paths.data("backends") / "core", paths.data("backends") / "sim"
    return Recipe(
        (folder / "sim.c",),
        (folder, sim, core),
        soname=soname,
        version_script=folder / "sim.map",
        parts=(Recipe(simulator, (sim, core)),),
    )


def daemon_recipe(source: Path) -> Recipe:
    """List the sources of the program that serves simulated devices."""
    core, sim = paths.data("backends") / "core", paths.data("backends") / "sim"
    return Recipe((source,), (sim, core))


def make(
    recipe: Recipe, arch: str, path: Path, exports: frozenset[built.Export] | None = None
) -> Path:
    """Compile and link one library or program, check it, and put it in place in one step.

    With `exports` it is checked as a shim: those and no others, and all that a loader must find.
    No library of ours may take static thread-local storage.
    """
    compiler = choose(arch)
    path.parent.mkdir(parents=True, exist_ok=True)
    objects = _objects(recipe, compiler, _objects_folder(path))
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".link-") as folder:
        linked = Path(folder) / path.name
        _run(
            [
                *compiler.command,
                *_link_flags(recipe, compiler),
                *map(str, objects),
                *recipe.libraries,
                "-o",
                str(linked),
            ],
            path.name,
            linked,
        )
        if exports is not None:
            built.mark(linked)
            wanted = built.Wanted(str(path), recipe.soname, arch, exports, compiler.glibc)
            problems = built.problems(linked, wanted)
        elif recipe.soname:
            problems = [f"{path}: {problem}" for problem in built.static_storage(linked)]
        else:
            problems = []
        if problems:
            raise BuildError(*problems)
        linked.replace(path)
    return path


def added_exports(folder: Path | None) -> list[Symbol]:
    """Read what `render_extra` says of the installed driver's own exports."""
    if folder is None:
        return []
    rows = json.loads((folder / "extra.json").read_text(encoding="utf-8"))
    return [
        Symbol(row["name"], SymbolKind.FUNCTION, row["version"], "default" not in row)
        for row in rows
    ]


def _objects_folder(out: Path) -> Path:
    """Find the folder of objects for all builds of the same sources, else one next to it."""
    with suppress(PorterError, OSError):
        shared = paths.build_root() / _OBJECTS
        shared.mkdir(parents=True, exist_ok=True)
        if os.access(shared, os.W_OK | os.X_OK):
            return shared
    own = out.parent / _OBJECTS
    own.mkdir(exist_ok=True)
    return own


def _objects(recipe: Recipe, compiler: Compiler, folder: Path) -> list[Path]:
    """Compile every source that is not compiled yet, as many at a time as there are processors."""
    parts = (*recipe.parts, recipe)
    places = {place for part in parts for place in part.includes}
    places |= {source.parent for part in parts for source in part.sources}
    headers = {place: _headers_digest(place) for place in places}
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        jobs = [
            pool.submit(_object, source, part, compiler, folder, headers)
            for part in parts
            for source in part.sources
        ]
        failures = [error for job in jobs if (error := job.exception())]
    problems = [line for f in failures if isinstance(f, BuildError) for line in f.problems]
    if problems:
        raise BuildError(*problems)
    made = [job.result() for job in jobs]
    if any(anew for _, anew in made):
        _forget_unused(folder)
    return [path for path, _ in made]


def _object(
    source: Path, recipe: Recipe, compiler: Compiler, folder: Path, headers: Mapping[Path, str]
) -> tuple[Path, bool]:
    """Compile one source, unless it was (false).

    An object is named after all that goes into it, wherever that lies; `headers` are digests of
    those below each folder where they are looked for.
    """
    defines = [f"-D{define}" for define in recipe.defines]
    language = (*_C, *compiler.strict) if source.suffix == ".c" else ("-g0",)
    flags = [*language, *compiler.compile, *defines]
    searched = [headers[place] for place in (source.parent, *recipe.includes)]
    words = (*compiler.command, *flags)
    key = _hash(compiler.version, " ".join(words), *searched, _digest([source]))
    target = folder / f"{source.stem}-{key[:24]}.o"
    if _is_there(target):
        return target, False
    partial = target.with_name(f".{os.getpid()}-{target.name}")
    includes = [f"-I{place}" for place in recipe.includes]
    command = [*words, *includes, "-c", str(source), "-o", str(partial)]
    try:
        _run(command, paths.shown(source), partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)  # of a compiler that failed
    return target, True


def _is_there(file: Path) -> bool:
    """Check whether it was compiled before, and note now and then that it is used."""
    with suppress(OSError):
        if time.time() - file.stat().st_mtime > _NOTED_S:
            os.utime(file)
        return True
    return False


def _forget_unused(folder: Path) -> None:
    """Remove objects that no build linked for long; another process may remove them, too."""
    for file in folder.iterdir():
        with suppress(OSError):
            if time.time() - file.stat().st_mtime > _UNUSED_S:
                file.unlink()


def _link_flags(recipe: Recipe, compiler: Compiler) -> list[str]:
    flags = [*_LINK, *compiler.compile, *compiler.link]
    if not recipe.soname:
        return [*flags, "-pie"]
    script = recipe.version_script
    named = [*flags, *_SHARED, f"-Wl,-soname,{recipe.soname}"]
    return [*named, f"-Wl,--version-script={script}"] if script else named


def _run(command: Sequence[str], what: str, made: Path | None = None) -> str:
    """Run a command that makes a file, if any."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as error:
        raise BuildError(f"{what}: {command[0]} cannot be started: {error.strerror}") from error
    if done.returncode:
        printed = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        if made and (full := _full(made.parent, done.returncode, done.stderr)):
            raise BuildError(f"{what}: cannot be built: {full}")
        raise BuildError(f"{what}: {command[0]} {_ended(done.returncode)}", *printed[:40])
    return done.stdout


def _ended(status: int) -> str:
    if status > 0:
        return f"failed with status {status}"
    by = signal.Signals(-status).name if -status in set(signal.Signals) else f"signal {-status}"
    return f"was ended by {by}"


def _full(folder: Path, status: int, printed: str) -> str:
    """Say which disk was full when a compiler failed; "" if it failed for another reason.

    A compiler maps its output, so a signal ends it where the disk is full.
    """
    is_full = any(words in printed for words in _NO_SPACE)
    if status > 0 and not is_full:
        return ""
    for place in (folder, *_written_besides()):
        with suppress(OSError):
            free = shutil.disk_usage(place).free
            if free < _ROOM:
                return (
                    f"no space is left in {paths.shown(place)}: {free >> 10} KiB free; {_ELSEWHERE}"
                )
    return f"no space is left on a disk; {_ELSEWHERE}" if is_full else ""


def _written_besides() -> list[Path]:
    """List the folders in which compilers keep files of their own."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path(os.environ.get("HOME", "/")) / ".cache")
    named = [os.environ.get(name) for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")]
    return [*(Path(name) for name in named if name), caches, Path(tempfile.gettempdir())]


def link_alias(alias: Path, soname: str) -> None:
    """Point a second name at the library, in one step."""
    partial = alias.with_name(f".{os.getpid()}-{alias.name}")
    partial.unlink(missing_ok=True)
    partial.symlink_to(soname)
    partial.replace(alias)


def _headers_digest(folder: Path) -> str:
    """Hash all headers below a folder: a source names them by their path from there."""
    return _digest(sorted(folder.rglob("*.h")), folder)


def _digest(files: Sequence[Path], root: Path | None = None) -> str:
    try:
        named = ((str(file.relative_to(root)) if root else file.name, file) for file in files)
        return _hash(*(part for name, file in named for part in (name, file.read_bytes())))
    except OSError as error:
        raise BuildError(
            f"{paths.shown(error.filename)}: cannot be read: {error.strerror}"
        ) from error


def _hash(*texts: str | bytes) -> str:
    whole = hashlib.sha256()
    for text in texts:
        data = text if isinstance(text, bytes) else text.encode(errors="surrogateescape")
        whole.update(f"{len(data)}\n".encode() + data)
    return whole.hexdigest()
