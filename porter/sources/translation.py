"""C source text -> a translation unit, or the compiler's messages. The only parser of headers here.

Headers are parsed against porter's own words for the C library, so that no compiler has to be
installed and every machine reads the same. What these do not cover is parsed again against the C
library of this machine, or of zig, and then by the newest standard.
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clang import cindex

from porter import paths
from porter.errors import HeaderError

MAIN = "porter.c"
_OWN = Path(__file__).parent / "include"
_NOTES = 5  # the most notes to one error; a chain of includes has 200
_VECTOR_UNITS = ("__MMX__", "__SSE__", "__SSE2__")  # generated code is for every architecture
_STANDARDS = {"c": ("gnu11", "gnu2x"), "c++": ("gnu++17", "gnu++2b")}
# Words of GCC's that clang lacks; the C library's headers declare them in the same way for it.
_GNU_TYPES = "".join(
    f"typedef {stands_for} {name};\n"
    for name, stands_for in (
        *(("_Float32", "float"), ("_Float32x", "double"), ("_Float64", "double")),
        *(("_Float64x", "long double"), ("_Float128", "__float128")),
    )
)
# GCC takes these for warnings; the vendor's users may well compile with it.
_LENIENT = ("implicit-int", "implicit-function-declaration", "int-conversion", "return-type")


@dataclass(frozen=True, slots=True)
class Text:
    """What to parse, and how."""

    main: str
    language: str  # "c" | "c++"
    folders: tuple[Path, ...]  # the vendor's
    defines: tuple[str, ...] = ()
    macros: bool = False  # keep macros, too


@dataclass(frozen=True, slots=True)
class Translation:
    """A text that was parsed without an error."""

    unit: Any
    library: tuple[Path, ...]  # folders of the C library's own headers, unless they are porter's

    def files(self) -> set[str]:
        """Name the files that were read."""
        return {str(inclusion.include.name) for inclusion in self.unit.get_includes()}

    def is_library(self, path: Path) -> bool:
        """Check whether a file is the C library's own."""
        return any(path.is_relative_to(folder) for folder in self.library)


def translate(text: Text) -> Translation:
    """Parse a text, or raise the errors of the first parse against a whole C library."""
    own = tuple(_OWN / name for name in ("std", "other"))
    libraries = list(_libraries(text.language))
    reported: list[str] = []
    for standard in _STANDARDS[text.language]:
        for library in ((), *libraries):
            unit = _parsed(text, standard, (*library, _OWN / "other") if library else own)
            problems = _problems(unit)
            if not problems:
                return Translation(unit, library)
            if not reported or (
                library == libraries[0] and standard == _STANDARDS[text.language][0]
            ):
                reported = problems
    raise HeaderError(*dict.fromkeys(reported))


def stands_in(name: str) -> bool:
    """Say whether porter has its own words for a foreign header: "GL/gl.h"."""
    return (_OWN / "other" / name).is_file()


def _parsed(text: Text, standard: str, library: Sequence[Path]) -> Any:
    options = [
        *("-x", text.language, f"-std={standard}", "--target=x86_64-linux-gnu"),
        *("-nostdinc", "-w", "-ferror-limit=0"),
        *(f"-Wno-error={warning}" for warning in _LENIENT),
        *(f"-U{unit}" for unit in _VECTOR_UNITS),
        *(f"-D{define}" for define in text.defines),
        *(f"-I{folder}" for folder in text.folders),
        *(f"-isystem{folder}" for folder in library),
    ]
    skip = cindex.TranslationUnit.PARSE_SKIP_FUNCTION_BODIES
    keep = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD * text.macros
    try:
        return cindex.Index.create().parse(
            MAIN, options, unsaved_files=[(MAIN, _GNU_TYPES + text.main)], options=skip | keep
        )
    except cindex.LibclangError as error:
        raise HeaderError(f"libclang: cannot be loaded: {error}; `pip install libclang`") from error
    except cindex.TranslationUnitLoadError as error:
        read = " ".join(line.removeprefix("#include ") for line in text.main.splitlines()[:4])
        raise HeaderError(f"{read}: libclang gave up: {error}") from error


def _problems(unit: Any) -> list[str]:
    worst = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
    return [_worded(diagnostic) for diagnostic in worst]


def _worded(diagnostic: Any) -> str:
    """Write the compiler's message and its place, then the places that it refers to."""
    notes = [
        f"{_place(note)}: {note.spelling}"
        for note in diagnostic.children
        if note.location.file and note.location.file.name != MAIN
    ]
    if len(notes) > _NOTES:
        notes = [*notes[:_NOTES], f"and {len(notes) - _NOTES} more such lines"]
    return "; ".join([f"{_place(diagnostic)}: {diagnostic.spelling}".removeprefix(": "), *notes])


def _place(diagnostic: Any) -> str:
    place = diagnostic.location
    if place.file is None:  # an option, not a line
        return ""
    if place.file.name == MAIN:
        return "headers.declare"  # the spec's own prototypes
    return f"{paths.shown(place.file.name)}:{place.line}:{place.column}"


def _libraries(language: str) -> Iterator[tuple[Path, ...]]:
    """List the folders of each C library here, as a compiler would search them."""
    found = importlib.util.find_spec("ziglang")
    zig = Path(next(iter(found.submodule_search_locations or ()))) / "lib" if found else Path()
    cross = [
        *([zig / "libcxx/include"] if language == "c++" else []),
        zig / "include",
        *(zig / "libc/include" / name for name in _ZIGS),
    ]
    folder = Path("/usr/include")
    cxx = _newest(folder, "c++/*") if language == "c++" else []
    host = [
        *cxx,
        *(folder / triple / "c++" / place.name for place in cxx for triple in _TRIPLES),
        *(_newest(Path("/usr/lib"), "gcc/*-linux-gnu/*/include") or [zig / "include"]),
        *(folder / triple for triple in _TRIPLES),
        folder,
    ]
    for library in (host, cross):
        if any((place / "stdio.h").is_file() for place in library):
            yield tuple(place for place in library if place.is_dir())


def _newest(root: Path, pattern: str) -> list[Path]:
    """Find the folder of the newest compiler: they are named by its version."""
    found = [path for path in root.glob(pattern) if path.is_dir()]
    numbers = re.compile(r"\d+")
    return sorted(found, key=lambda path: [int(n) for n in numbers.findall(str(path))])[-1:]


_TRIPLES = tuple(f"{machine}-linux-gnu" for machine in ("x86_64", os.uname().machine))
_ZIGS = ("x86-linux-gnu", "x86_64-linux-gnu", "generic-glibc", "x86-linux-any", "any-linux-any")
