"""A function and its role -> the role's fields, by the parameters' types and names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from porter.draft.words import meaning
from porter.model import CType, Function, Param, TypeKind
from porter.suspects import hands_out, is_size

_Pick = Callable[[Function], str]
_MOVES = {"htod": "host-device", "dtoh": "device-host", "dtod": "device-device"}


def build(function: Function, role: str) -> dict[str, str] | None:
    """Fill a role's fields; None where one that is needed has no parameter."""
    if role not in _FIELDS:
        return None
    built: dict[str, str] = {}
    for key, pick in _FIELDS[role].items():
        text = pick(function)
        if text:
            built[key.rstrip("?")] = text
        elif not key.endswith("?"):
            return None
    return built


def _named(ctype: CType, name: str, *words: str) -> bool:
    said = set(meaning(name)) | set(meaning(ctype.spelling))
    return any(word in said or any(one.endswith(word) for one in said) for word in words)


def _written(ctype: CType) -> bool:
    target = ctype.pointee if ctype.kind is TypeKind.POINTER else None
    return (
        target is not None
        and not target.spelling.startswith("const ")
        and target.kind is not TypeKind.VOID
    )


def _by_value(param: Param) -> bool:
    return "*" not in param.type.spelling or "void *" in param.type.spelling


def _out(function: Function) -> str:
    """What it hands out: `*p`, or what it returns."""
    found = next((p for p in function.params if hands_out(p.type)), None)
    if found is None and function.result.kind is TypeKind.POINTER:
        return "result"
    found = found or next((p for p in function.params if _tells(p.type)), None)
    return f"*{found.name}" if found else ""


def _tells(ctype: CType) -> bool:
    return (
        _written(ctype)
        and ctype.pointee is not None
        and ctype.pointee.kind in (TypeKind.INT, TypeKind.ENUM)
    )


def _told(function: Function, *words: str) -> str:
    """A figure that it tells, of those with such a name if there is one."""
    figures = [
        p for p in function.params if _tells(p.type) or (_written(p.type) and hands_out(p.type))
    ]
    named = [p for p in figures if set(meaning(p.name)) & set(words)]
    chosen = named or ([] if words and len(figures) > 1 else figures)
    return f"*{chosen[0].name}" if chosen else ""


def _strict(function: Function, *words: str) -> str:
    named = [p for p in function.params if _tells(p.type) and set(meaning(p.name)) & set(words)]
    return f"*{named[0].name}" if named else ""


def _float(function: Function) -> str:
    for p in function.params:
        if _written(p.type) and p.type.pointee and p.type.pointee.kind is TypeKind.FLOAT:
            return f"*{p.name}"
    return ""


def _size(function: Function) -> str:
    sized = [p for p in function.params if is_size(p.name, p.type) or _counts(p)]
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


def _typed(function: Function, *words: str) -> str:
    """A handle passed by value whose type or name says what it is."""
    for p in function.params:
        if (
            _by_value(p)
            and p.type.kind in (TypeKind.POINTER, TypeKind.INT)
            and _named(p.type, p.name, *words)
        ):
            return p.name
    return ""


def _key(function: Function) -> str:
    """The handle or address that it is about: its first, by value."""
    for p in function.params:
        if p.type.kind is TypeKind.POINTER and not hands_out(p.type):
            return p.name
        if p.type.kind is TypeKind.INT and p.type.size >= 4 and not is_size(p.name, p.type):  # noqa: PLR2004
            return p.name
    return ""


def _called(function: Function, *words: str) -> str:
    """The first parameter that is named so."""
    for p in function.params:
        said = " ".join(meaning(p.name))
        if any(word in said for word in words):
            return p.name
    return ""


def _device(function: Function) -> str:
    for p in function.params:
        plain = p.type.kind is TypeKind.INT or _named(p.type, "", "device")
        if "*" not in p.type.spelling and plain and _named(p.type, p.name, "device", "ordinal"):
            return p.name
    return ""


def _integer(function: Function) -> str:
    return next(
        (
            p.name
            for p in function.params
            if p.type.kind in (TypeKind.INT, TypeKind.ENUM) and p.name != _device(function)
        ),
        "",
    )


def _ordinal(function: Function) -> str:
    return next((p.name for p in function.params if p.type.kind is TypeKind.INT), "")


def _value(function: Function) -> str:
    size = _size(function)
    named = [p.name for p in function.params if p.type.kind is TypeKind.INT and p.name != size]
    return next(
        (name for name in named if set(meaning(name)) & {"value", "pattern", "c"}),
        named[-1] if named else "",
    )


def _to(function: Function) -> str:
    return _called(function, "dst", "dest", "to") or _called(function, "ptr", "pointer")


def _from(function: Function) -> str:
    return _called(function, "src", "source", "from")


def _wide_row(function: Function) -> str:
    return _called(function, "width") or _size(function)


def _hosted(function: Function) -> str:
    return _called(function, "host") or _key(function)


def _elements(function: Function) -> str:
    """How many elements are filled: of a row, where there are rows."""
    return (_called(function, "width") if _called(function, "pitch") else "") or _size(function)


def _call(function: Function) -> str:
    for p in function.params:
        if (
            p.type.kind is TypeKind.POINTER
            and p.type.pointee
            and p.type.pointee.kind is TypeKind.FUNCTION
        ):
            return p.name
    return ""


def _text(function: Function) -> str:
    for p in function.params:
        if p.type.kind is TypeKind.POINTER and p.type.pointee and "char" in p.type.pointee.spelling:
            return p.name
    return ""


def _room(function: Function) -> str:
    return _called(function, "len", "size", "room", "length")


def _between(function: Function) -> str:
    return next((way for word, way in _MOVES.items() if word in meaning(function.name)), "")


def _wide(function: Function) -> str:
    """How wide an element is, by a number in the name that is a count of bits."""
    found = next(
        (bits for bits in ("8", "16", "32", "64") if function.name.rstrip("Async").endswith(bits)),
        "8",
    )
    return str(int(found) // 8)


def _fixed(text: str) -> _Pick:
    return lambda function: text if function else ""


def _reset(function: Function) -> str:
    return "reset" if "reset" in meaning(function.name) else ""


def _space(function: Function) -> str:
    said = meaning(function.name)
    return "array" if "array" in said else "import" if "ipc" in said else ""


def _words(function: Function) -> str:
    return "name" if "name" in meaning(function.name) else "text"


def _status(function: Function) -> str:
    return next(
        (p.name for p in function.params if p.type.kind in (TypeKind.ENUM, TypeKind.INT)), ""
    )


def _written_text(function: Function) -> str:
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


def _threads(function: Function) -> str:
    return " * ".join(_extent(function))


def _stream(function: Function) -> str:
    return _typed(function, "stream")


def _event(function: Function) -> str:
    return _typed(function, "event")


def _w(pick: Callable[..., str], *words: str) -> _Pick:
    return lambda function: pick(function, *words)


_FIELDS: dict[str, dict[str, _Pick]] = {
    "alloc": {"bytes": _size, "key": _out, "space?": _space},
    "pool-alloc": {"bytes": _size, "key": _out, "stream?": _stream, "pool?": _w(_typed, "pool")},
    "host-alloc": {"bytes": _size, "key": _out},
    "free": {"key": _key, "space?": _space, "stream?": _stream},
    "host-free": {"key": _key},
    "host-register": {"key": _key, "bytes": _size},
    "host-unregister": {"key": _key},
    "host-address": {"key": _hosted, "out": _out},
    "address-range": {
        "address": _w(_typed, "pointer", "ptr"),
        "base?": _w(_told, "base"),
        "bytes?": _w(_told, "size", "bytes"),
    },
    "pool-create": {"pool": _out, "device?": _device},
    "pool-destroy": {"pool": _key},
    "pool-trim": {"pool": _key, "keep?": _w(_called, "keep", "hold")},
    "pool-default": {"out": _out, "device?": _device},
    "vmm-create": {"bytes": _size, "key": _out},
    "vmm-release": {"key": _key},
    "vmm-map": {"address": _key, "bytes": _size, "key": _w(_typed, "handle")},
    "vmm-unmap": {"address": _key, "bytes": _size},
    "vmm-reserve": {"bytes": _size, "out": _out},
    "vmm-unreserve": {"address": _key, "bytes": _size},
    "granularity": {"out": _told},
    "memory-info": {
        "total?": _w(_told, "total", "bytes", "size"),
        "free?": _w(_strict, "free", "available"),
        "used?": _w(_strict, "used"),
        "device?": _device,
    },
    "launch": {"function": _key, "extent?": _threads, "stream?": _stream},
    "graph-launch": {"exec": _key, "stream?": _stream},
    "graph-instantiate": {"graph": _w(_typed, "graph"), "exec": _out},
    "graph-create": {"graph": _out},
    "graph-destroy": {"exec": _key},
    "graph-release": {"graph": _key},
    "host-callback": {
        "stream?": _stream,
        "call": _call,
        "data": _w(_called, "data", "user", "arg"),
    },
    "copy": {"to": _to, "from": _from, "bytes": _size, "stream?": _stream, "between?": _between},
    "copy-block": {
        "to": _to,
        "to_pitch?": _w(_called, "dpitch", "dst pitch"),
        "from": _from,
        "from_pitch?": _w(_called, "spitch", "src pitch"),
        "width": _wide_row,
        "rows?": _w(_called, "height"),
        "stream?": _stream,
    },
    "work": {"extent?": _size, "stream?": _stream},
    "memset": {
        "to": _key,
        "value": _value,
        "width": _wide,
        "count": _elements,
        "pitch?": _w(_called, "pitch"),
        "rows?": _w(_called, "height", "rows"),
        "stream?": _stream,
    },
    "stream-create": {"key": _out},
    "stream-destroy": {"stream": _stream},
    "stream-query": {"stream": _stream},
    "stream-wait": {"stream": _stream, "event": _event},
    "sync": {"stream?": _stream},
    "event-create": {"key": _out},
    "event-destroy": {"event": _event},
    "event-record": {"event": _event, "stream?": _stream},
    "event-query": {"event": _event},
    "event-sync": {"event": _event},
    "event-elapsed": {
        "out": _float,
        "start": _w(_called, "start", "begin", "first"),
        "end": _w(_called, "end", "stop", "second"),
    },
    "context-create": {"key?": _out, "device?": _device},
    "context-destroy": {"key?": _w(_typed, "context"), "device?": _device, "scope?": _reset},
    "context-use": {"key": _key},
    "context-current": {"out": _out},
    "context-push": {"key": _key},
    "context-pop": {"out?": _out},
    "device-count": {"out": _told},
    "device-current": {"out": _told},
    "device-get": {"ordinal": _ordinal, "out": _told},
    "device-name": {"buffer": _text, "room": _room, "device?": _device},
    "device-bus": {"buffer": _text, "room": _room, "device?": _device},
    "device-at-bus": {"text": _text, "out": _told},
    "device-uuid": {"buffer": _key, "device?": _device},
    "device-attribute": {"attribute": _integer, "out": _told, "device?": _device},
    "capture-begin": {"stream": _stream},
    "capture-end": {"stream": _stream, "graph": _out},
    "capture-info": {"stream": _stream, "status": _told},
    "footprint": {"device?": _fixed("")},
    "constant": {"out": _told},
    "module-function": {"symbol": _text, "out": _out},
    "module-global": {},
    "ipc-export": {"key": _w(_called, "ptr", "pointer"), "out": _w(_called, "handle")},
    "import": {
        "bytes": _fixed("0"),
        "key": _out,
        "handle?": _w(_called, "handle"),
        "space?": _fixed("import"),
    },
    "init": {},
    "shutdown": {},
    "version": {"out": _told},
    "status-text": {"status": _status, "out?": _written_text, "words?": _words},
    "utilisation": {"busy": _told},
    "lookup": {"symbol": _text, "out": _out},
}
