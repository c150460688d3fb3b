"""C files -> the functions that they define, as a compiler sees them after its preprocessor.

Included files need not exist: a definition is recognized without its types.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from clang import cindex

from porter.errors import BuildError
from porter.sources.cursors import KIND, cursor_kind, text_of

_KEEP_GOING = 0x200  # CXTranslationUnit_KeepGoing: a header that is missing ends nothing
_INCLUDE = Path(__file__).parent / "include" / "std"


def defined(sources: Iterable[Path], folders: Iterable[Path]) -> frozenset[str]:
    """List the functions that these files define; headers are looked for in the folders."""
    options = ["-x", "c", "-std=gnu11", "-w", f"-I{_INCLUDE}", *(f"-I{each}" for each in folders)]
    found: set[str] = set()
    for source in sources:
        try:
            unit = cindex.Index.create().parse(
                str(source),
                options,
                options=_KEEP_GOING,
            )
        except (cindex.LibclangError, cindex.TranslationUnitLoadError) as error:
            raise BuildError(f"{source}: libclang gave up: {error}") from error
        found |= {
            text_of(cursor, "spelling")
            for cursor in unit.cursor.get_children()
            if _is_definition(cursor)
        }
    return frozenset(found)


def _is_definition(cursor: Any) -> bool:
    return cursor_kind(cursor) == KIND.FUNCTION_DECL and bool(cursor.is_definition())
