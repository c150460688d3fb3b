"""A function -> the parameter, as an expression, that a field of a role means; "" where none is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from porter.contrib.draft.params import is_bytes
from porter.contrib.draft.words import meaning
from porter.model import CType, Function, Param, TypeKind
from porter.plan.suspects import hands_out

Pick = Callable[[Function], str]
_MOVES = {"htod": "host-device", "dtoh": "device-host", "dtod": "device-device"}


def _named(ctype: CType, name: str, *words: str) -> bool:
    meant = set(meaning(name)) | set(meaning(ctype.spelling))
    return any(word in meant or any(one.endswith(word) for one in meant) for word in words)


def _written(ctype: CType) -> bool:
    target = ctype.pointee if ctype.kind is TypeKind.POINTER else None
    return (
        target is not None
        and not target.spelling.startswith("const ")
        and target.kind is not TypeKind.VOID
    )


def _by_value(param: Param) -> bool:
    return "*" not in param.type.spelling or "void *" in param.type.spelling


def out(function: Function) -> str:
    """Its result: `*p`, or the returned value."""
    found = next((p for p in function.params if hands_out(p.type)), None)
    if found is None and function.result.kind is TypeKind.POINTER:
        return "result"
    found = found or next((p for p in function.params if _returns_figure(p.type)), None)
    return f"*{found.name}" if found else ""


def _returns_figure(ctype: CType) -> bool:
    return (
        _written(ctype)
        and ctype.pointee is not None
        and ctype.pointee.kind in (TypeKind.INT, TypeKind.ENUM)
    )


def output(function: Function, *words: str) -> str:
    """A figure that it returns: the one named by the first of these words, or the only one."""
    figures = [
        p
        for p in function.params
        if _returns_figure(p.type) or (_written(p.type) and hands_out(p.type))
    ]
    named = [p for word in words for p in figures if word in meaning(p.name)]
    chosen = named or ([] if words and len(figures) > 1 else figures)
    return f"*{chosen[0].name}" if chosen else ""


def output_named(function: Function, *words: str) -> str:
    """Give a figure or an address that it returns under one of these names."""
    named = [
        p
        for p in function.params
        if (_returns_figure(p.type) or hands_out(p.type)) and set(meaning(p.name)) & set(words)
    ]
    return f"*{named[0].name}" if named else ""


def output_float(function: Function) -> str:
    """Give a float that it returns."""
    for p in function.params:
        if _written(p.type) and p.type.pointee and p.type.pointee.kind is TypeKind.FLOAT:
            return f"*{p.name}"
    return ""


def size(function: Function) -> str:
    """Give how many bytes."""
    sized = [p for p in function.params if is_bytes(p.name, p.type) or _counts(p)]
    best = [
        p
        for p in sized
        if not set(meaning(p.name)) & {"max", "offset", "alignment", "room", "dest"}
    ]
    exact = [
        p
        for p in best
        if set(meaning(p.name)) & {"size", "bytes", "byte", "n", "count", "length", "len"}
    ]
    chosen = exact or best
    return chosen[0].name if chosen else ""


def _counts(param: Param) -> bool:
    return param.type.kind is TypeKind.INT and "count" in meaning(param.name)


def typed(function: Function, *words: str) -> str:
    """A handle passed by value whose type or name states its kind."""
    for p in function.params:
        if (
            _by_value(p)
            and "count" not in meaning(p.name)
            and p.type.kind in (TypeKind.POINTER, TypeKind.INT)
            and _named(p.type, p.name, *words)
        ):
            return p.name
    return ""


def key(function: Function) -> str:
    """The handle or address that it is about: its first, by value."""
    for p in function.params:
        if p.type.kind is TypeKind.POINTER and not hands_out(p.type):
            return p.name
        if p.type.kind is TypeKind.INT and p.type.size >= 4 and not is_bytes(p.name, p.type):  # noqa: PLR2004
            return p.name
    return ""


def address(function: Function) -> str:
    """Give the address that it is about, before any handle."""
    plain = [p for p in function.params if p.type.spelling.replace("const ", "") == "void *"]
    return plain[0].name if plain else key(function)


def called(function: Function, *names: str) -> str:
    """The first parameter whose name has all words of one of these names."""
    wanted = [set(name.split()) for name in names]
    for p in function.params:
        meant = set(meaning(p.name))
        if any(words <= meant for words in wanted):
            return p.name
    return ""


def device(function: Function) -> str:
    """Give the device that it is about: an ordinal, or a handle of a type that is named so."""
    for p in function.params:
        typed = [word for word in meaning(p.type.spelling) if word not in ("t", "handle")]
        named = set(meaning(p.name)) & {"device", "ordinal"}
        if "*" in p.type.spelling or p.type.kind not in (TypeKind.INT, TypeKind.POINTER):
            continue
        if typed[-1:] == ["device"] or (named and p.type.kind is TypeKind.INT):
            return p.name
    return ""


def integer(function: Function) -> str:
    """Give its first integer that is no device."""
    return next(
        (
            p.name
            for p in function.params
            if p.type.kind in (TypeKind.INT, TypeKind.ENUM) and p.name != device(function)
        ),
        "",
    )


def ordinal(function: Function) -> str:
    """Give its first integer."""
    return next((p.name for p in function.params if p.type.kind is TypeKind.INT), "")


def value(function: Function) -> str:
    """Give the written value: an integer that is no size."""
    taken = size(function)
    named = [p.name for p in function.params if p.type.kind is TypeKind.INT and p.name != taken]
    return next(
        (name for name in named if set(meaning(name)) & {"value", "pattern", "c"}),
        named[-1] if named else "",
    )


def destination(function: Function) -> str:
    """Give the destination of a copy."""
    if "write" in meaning(function.name):
        return called(function, "buffer")
    return called(function, "dst", "dest", "to") or called(function, "pointer")


def source(function: Function) -> str:
    """Give where a copy comes from."""
    if "write" in meaning(function.name):
        return called(function, "pointer", "src")
    return called(function, "src", "source", "from") or called(function, "buffer")


def row(function: Function) -> str:
    """Give the bytes of a row, or all."""
    return called(function, "width") or size(function)


def on_host(function: Function) -> str:
    """Give the address on the host."""
    return called(function, "host") or key(function)


def elements(function: Function) -> str:
    """How many elements are filled: of a row, where there are rows."""
    return (called(function, "width") if called(function, "pitch") else "") or size(function)


def callback(function: Function) -> str:
    """Give the function that it is to call."""
    for p in function.params:
        if (
            p.type.kind is TypeKind.POINTER
            and p.type.pointee
            and p.type.pointee.kind is TypeKind.FUNCTION
        ):
            return p.name
    return ""


def string(function: Function) -> str:
    """Give its first text."""
    for p in function.params:
        if p.type.kind is TypeKind.POINTER and p.type.pointee and "char" in p.type.pointee.spelling:
            return p.name
    return ""


def room(function: Function) -> str:
    """Give how long a text may be."""
    return called(function, "len", "size", "room", "length")


def between(function: Function) -> str:
    """Return the two ends of a copy, by its name."""
    return next((way for word, way in _MOVES.items() if word in meaning(function.name)), "")


def width(function: Function) -> str:
    """How wide an element is, by a number in the name that is a count of bits."""
    found = next(
        (bits for bits in ("8", "16", "32", "64") if function.name.rstrip("Async").endswith(bits)),
        "8",
    )
    return str(int(found) // 8)


def fixed(text: str) -> Pick:
    """Always give the same."""
    return lambda function: text if function else ""


def scope(function: Function) -> str:
    """Say that a context is reset, by its name."""
    return "reset" if "reset" in meaning(function.name) else ""


def space(function: Function) -> str:
    """Say which kind of key it is, by its name."""
    meant = meaning(function.name)
    return "array" if "array" in meant else "import" if "ipc" in meant else ""


def which_text(function: Function) -> str:
    """Return which text describes a status."""
    return "name" if "name" in meaning(function.name) else "text"


def status(function: Function) -> str:
    """Give the status that is asked about."""
    return next(
        (p.name for p in function.params if p.type.kind in (TypeKind.ENUM, TypeKind.INT)), ""
    )


def output_text(function: Function) -> str:
    """Give where it writes the address of a text."""
    found = next(
        (p for p in function.params if _written(p.type) and p.type.spelling.count("*") > 1), None
    )
    return f"*{found.name}" if found else ""


def _extent(function: Function) -> Iterator[str]:
    for p in function.params:
        if p.type.kind is TypeKind.INT and set(meaning(p.name)) & {
            "grid",
            "block",
            "global",
            "blocks",
        }:
            yield p.name


def threads(function: Function) -> str:
    """Multiply what its threads are counted by."""
    return " * ".join(_extent(function))


def stream(function: Function) -> str:
    """Give the stream."""
    return typed(function, "stream")


def event(function: Function) -> str:
    """Give the event."""
    return typed(function, "event")


def by(pick: Callable[..., str], *words: str) -> Pick:
    """Bind the names that are looked for."""
    return lambda function: pick(function, *words)
