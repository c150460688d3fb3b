"""A symbol -> why it looks like an allocator or a launch. Generic words only, no vendor's names.

A draft of a spec uses the same rules: how a name splits into words, which parameter returns an
object, and which one is a number of bytes.
"""

from __future__ import annotations

import re

from porter.model import CType, Function, TypeKind


def words(text: str) -> frozenset[str]:
    """List words that belong together."""
    return frozenset(text.split())


_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
# A function with one of these words only queries, undoes or sets up.
_HARMLESS = words(
    """
    get is query has supports count test check info
    free release destroy delete dealloc deallocate unmap unbind unregister close shutdown
    set reset attribute attributes properties property hint
    disable enable register callback string error name version
    """
)
_ALLOCATE = words(
    "alloc malloc calloc realloc allocate reallocate sbrk instantiate",
)
_MAKE = words(
    "create import open attach map make reserve retain new instantiate load upload",
)
_MEMORY = words(
    "mem memory pool array heap buffer arena image surface context ctx external multicast "
    "module library",
)
_RUN = words(
    "launch enqueue execute exec submit dispatch",
)
_TELLING = re.compile("|".join(sorted(_ALLOCATE | _MAKE | _RUN)))  # no name without is suspect
_SIZES = re.compile(r"size|bytes|width|length|^n$|^len$", re.IGNORECASE)
_SAYS = re.compile(
    r"\b(?P<allocates>(re)?allocat(es|ing)\b)"
    r"|\b(?P<launches>(launch|enqueue|execute|submit|dispatch)(es|s)\b)",
    re.IGNORECASE,
)
_BRIEF = 160  # the characters of a comment that are read


def suspicion(name: str, function: Function | None) -> str:
    """Word the suspicion; "" where there is none."""
    if function is None and not _TELLING.search(name.lower()):
        return ""  # most of a large library's exports: telling their words apart takes longer
    words = name_words(name)
    if _HARMLESS & set(words):
        return ""
    return _by_name(words) or (_by_signature(function) or _by_doc(function) if function else "")


def name_words(name: str) -> list[str]:
    """Split a name into its words: "toyMemAlloc_v2" has toy, mem, alloc and v."""
    return [word.lower() for word in _WORD.findall(name)]


def brief(doc: str) -> str:
    """Give the beginning of a comment: it describes the function."""
    text = re.sub(r"^[\s/*!\\@]*(brief)?\s*|\n[ \t*]*", " ", doc).strip()
    return text[:_BRIEF].split(". ")[0]


def _by_name(words: list[str]) -> str:
    known = set(words)
    for allocate in sorted(_ALLOCATE & known):
        return f"its name says {allocate}"
    for run in sorted(_RUN & known):
        return f"its name says {run}"
    for make in sorted(_MAKE & known):
        for memory in sorted(_MEMORY & known):
            return f"its name says {make} and {memory}"
    return ""


def _by_signature(function: Function) -> str:
    handle = next((p.name for p in function.params if hands_out(p.type)), "")
    size = next((p.name for p in function.params if is_size(p.name, p.type)), "")
    return f"it hands out {handle} for {size} bytes" if handle and size else ""


def hands_out(ctype: CType) -> bool:
    """Return whether the callee may write an address or handle through it."""
    target = ctype.pointee if ctype.kind is TypeKind.POINTER else None
    if target is None or target.spelling.startswith("const "):
        return False
    if target.kind is TypeKind.POINTER:
        inner = target.pointee
        return inner is not None and inner.kind in (TypeKind.VOID, TypeKind.RECORD)
    return target.kind is TypeKind.INT and target.size == 8 and "size_t" not in ctype.spelling  # noqa: PLR2004


def is_size(name: str, ctype: CType) -> bool:
    """Return whether a parameter is a number of bytes."""
    return ctype.kind is TypeKind.INT and ctype.size >= 4 and bool(_SIZES.search(name))  # noqa: PLR2004


def _by_doc(function: Function) -> str:
    says = _SAYS.search(brief(function.doc))
    return f"its documentation says it {says[0].lower()}" if says else ""
