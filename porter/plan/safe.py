"""Prototype -> one that generated code holds. The only module that knows which names are taken."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace

from porter.model import Function, Param

_PREFIX = re.compile(r"_|(real|role|shim|port|custom|gated|quota|slow|absent|no_driver)_")
_WORDS = """
    auto break case char const continue default do double else enum extern float for goto if
    inline int long register restrict return short signed sizeof static struct switch typedef
    union unsigned void volatile while alignas alignof bool complex constexpr false imaginary
    noreturn nullptr static_assert thread_local true typeof typeof_unqual asm linux unix
    EACH NULL errno stdin stdout stderr offsetof INT_MAX SIZE_MAX UINT64_MAX UINT64_C
    size_t ptrdiff_t intptr_t uintptr_t wchar_t int8_t int16_t int32_t int64_t
    uint8_t uint16_t uint32_t uint64_t
    """
RESERVED = frozenset(_WORDS.split())


def safe(function: Function, reserved: Collection[str]) -> tuple[Function, dict[str, str]]:
    """Rename parameters that would collide with names in generated code."""
    names = [param.name for param in function.params]
    renamed: dict[str, str] = {}
    for name in names:
        if name in reserved or _PREFIX.match(name):
            other = f"{name.lstrip('_') or 'arg'}_"
            while other in names or other in renamed.values() or other in reserved:
                other += "_"
            renamed[name] = other
    if not renamed:
        return function, renamed
    params = tuple(_renamed(param, renamed) for param in function.params)
    return replace(function, params=params), renamed


def _renamed(param: Param, renamed: Mapping[str, str]) -> Param:
    name = renamed.get(param.name, param.name)
    if name == param.name:
        return param
    word = rf"\b{re.escape(param.name)}\b"
    pointer = re.search(rf"(?<=\*){word}|(?<=\* ){word}", param.decl)
    places = [pointer] if pointer and "(*" in param.decl else list(re.finditer(word, param.decl))
    if not places or places[-1] is None:
        return replace(param, name=name)
    start, end = places[-1].span()
    return replace(param, name=name, decl=f"{param.decl[:start]}{name}{param.decl[end:]}")
