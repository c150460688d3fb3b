"""Arguments A and B of `porter diff` -> both sides, planned, by library."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from porter import paths
from porter.app import notices
from porter.errors import PlanError, SpecError, did_you_mean
from porter.model import ApiModel, BackendSpec, LibrarySpec, SymbolTable
from porter.plan import planner
from porter.plan.drift import Side
from porter.sources import elf, exports, fetch
from porter.spec import specfiles

if TYPE_CHECKING:
    from porter.model import Package
    from porter.sources.headers import Root

_NO_HEADERS = ApiModel({}, {}, {}, {})


@dataclass(frozen=True, slots=True)
class _Named:
    """The kind of one argument; exactly one of the last three fields counts."""

    text: str
    backend: str = ""
    version: str = ""
    folder: Path | None = None
    table: SymbolTable | None = None


def read(texts: tuple[str, str], backend: str | None) -> list[tuple[LibrarySpec, Side, Side]]:
    """Read both sides; return the common libraries, one by one."""
    named = [_named(text) for text in texts]
    spec = _spec(named, backend)
    first, second = ({side[0].id: side for side in _sides(one, spec)} for one in named)
    common = [(first[id_][0], first[id_][1], second[id_][1]) for id_ in first if id_ in second]
    if not common:
        raise PlanError(f"{texts[0]} and {texts[1]}: no library of {spec.backend} is in both")
    return common


def _named(text: str) -> _Named:
    path = Path(text)
    if path.is_dir():
        return _Named(text, folder=path)
    if path.suffix == ".exports" and path.is_file():
        return _Named(text, table=exports.load(path))
    if path.exists():
        return _Named(text, table=elf.read_symbols(path))
    backend, at, version = text.rpartition("@")
    if not at or not backend or not version:
        raise SpecError(
            f"{text}: no such file or folder; BACKEND@VERSION, a folder of headers, a library or "
            "an .exports file is wanted"
        )
    return _Named(text, backend=backend, version=version)


def _spec(named: list[_Named], backend: str | None) -> BackendSpec:
    """Find the backend that both are of: one that they name, or whose SONAME a library has."""
    wanted = dict.fromkeys(name for name in (backend, *(one.backend for one in named)) if name)
    sonames = {one.table.soname: one.text for one in named if one.table}
    if len(wanted) > 1:
        raise SpecError(f"{' and '.join(wanted)}: one backend is compared with itself only")
    if not wanted and not sonames:
        raise SpecError(f"{named[0].text}: headers of which backend? say --backend")
    for name in wanted or specfiles.backends():
        spec = specfiles.load_spec(name)
        if wanted or any(
            _owns(library, soname) for library in spec.libraries for soname in sonames
        ):
            return spec
    soname, text = next(iter(sonames.items()))
    raise SpecError(f"{text}: its SONAME {soname} is of no backend here; say --backend")


def _owns(library: LibrarySpec, soname: str) -> bool:
    return soname in (library.soname, *library.aliases)


def _sides(one: _Named, spec: BackendSpec) -> Iterator[tuple[LibrarySpec, Side]]:
    if one.table:
        for library in spec.libraries:
            if _owns(library, one.table.soname):
                planned, _ = planner.attempt(_lenient(library), _NO_HEADERS, (one.table,))
                yield library, Side(one.table.source, planned.symbols)
        return
    found = False
    for library in spec.libraries:
        roots = _folder(one.folder, library) if one.folder else _packages(one.version, library)
        if roots:
            found = True
            yield library, _declared(one.text, library, roots)
    if not found and one.version:
        raise SpecError(f"{one.text}: no such headers; {did_you_mean(one.version, _known(spec))}")
    if not found:
        files = ", ".join(library.headers.files[0] for library in spec.libraries)
        raise SpecError(f"{one.text}: none of {files} is in it")


def _declared(text: str, library: LibrarySpec, roots: list[Root]) -> Side:
    from porter.sources import headers  # noqa: PLC0415 (libclang; two libraries need none)

    api = headers.read_headers(library.headers, roots)
    planned, problems = planner.attempt(_lenient(library), api, ())
    return Side(text, planned.symbols, api, tuple(problems))


def _lenient(library: LibrarySpec) -> LibrarySpec:
    """One version need not have all functions that a rule names."""
    rules = tuple(replace(rule, optional=True) for rule in library.rules)
    return replace(library, rules=rules)


def _folder(folder: Path, library: LibrarySpec) -> list[Root]:
    has = all((folder / name).is_file() for name in library.headers.files)
    return [(folder.name, folder)] if has else []


def _packages(version: str, library: LibrarySpec) -> list[Root]:
    """Fetch the packages of one version: `13.0` is 13.0.96, but not 13.05."""
    chosen = [p for p in _all(library) if p.version == version or _below(p.version, version)]
    twice = [p for p in chosen if sum(q.name == p.name for q in chosen) > 1]
    if twice:
        known = " and ".join(package.version for package in twice)
        raise SpecError(f"{twice[0].name} {version}: could be {known}; say which")
    return fetch.fetch_roots(chosen, paths.cache_dir(), _progress)


def _below(whole: str, version: str) -> bool:
    return whole.startswith((f"{version}.", f"{version}~", f"{version}-"))


def _all(library: LibrarySpec) -> Iterable[Package]:
    return (*library.headers.packages, *library.headers.drift)


def _known(spec: BackendSpec) -> list[str]:
    return [package.version for library in spec.libraries for package in _all(library)]


def _progress(line: str) -> None:
    notices.tell(line)
