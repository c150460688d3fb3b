"""Any text -> a BackendSpec that can be planned or is refused for a reason, or SpecError."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from porter import paths
from porter.errors import PorterError
from porter.model import ApiModel, HeaderSpec, Symbol, SymbolKind, SymbolTable
from porter.plan import planner
from porter.sources import headers
from porter.spec import specfiles

_TOY = Path(__file__).parent.parent / "data/toy"
_SPEC = _TOY / "specs/toy"
_FOLDER = Path(tempfile.mkdtemp(prefix="porter-fuzz-")) / "toy"
_BACKEND, _LIBRARY = "backend.yaml", "libtoy.yaml"
_RULES = 12  # of CUDA's, in one seed


def seeds() -> Iterator[bytes]:
    """Give the toy's two files, and CUDA's rules in pieces under the toy's head."""
    yield b"b" + (_SPEC / _BACKEND).read_bytes()
    library = (_SPEC / _LIBRARY).read_text()
    yield b"l" + library.encode()
    head, _, _ = library.partition("rules:")
    for file in sorted((paths.data("specs") / "cuda").glob("lib*.yaml")):
        rules = file.read_text().partition("\nrules:\n")[2].splitlines(keepends=True)
        for start in range(0, len(rules), _RULES):
            piece = "".join(rules[start : start + _RULES])
            yield f"l{head}rules:\n{piece}".encode()


@cache
def _api() -> ApiModel:
    spec = HeaderSpec(("toy.h",), (), "toy", (), ((),))
    return headers.read_headers(spec, [("toy", _TOY)])


@cache
def _table() -> SymbolTable:
    secret = Symbol("toySecret", SymbolKind.FUNCTION)
    return SymbolTable("libtoy.so.1 x86_64", "libtoy.so.1", "x86_64", (secret,))


def one_input(data: bytes) -> None:
    """Load, then plan; the first byte says which of the two files the rest is."""
    if not _FOLDER.is_dir():
        shutil.copytree(_SPEC, _FOLDER)
    changed = _BACKEND if data[:1] == b"b" else _LIBRARY
    (_FOLDER / changed).write_bytes(data[1:])
    try:
        spec = specfiles.load_spec(_FOLDER)
        libraries = [library.id for library in spec.libraries]
        planner.make_plan(
            spec, dict.fromkeys(libraries, _api()), {i: [_table()] for i in libraries}
        )
    except PorterError as error:
        if not all(problem.strip() for problem in error.problems):
            raise AssertionError(error.problems) from error
    finally:
        shutil.copy(_SPEC / changed, _FOLDER / changed)
