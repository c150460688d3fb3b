"""A function and its role -> the role's fields, by the parameters' types and names."""

from __future__ import annotations

from porter.contrib.draft import pick
from porter.contrib.draft.pick import Pick, by
from porter.model import Function


def build(function: Function, role: str) -> dict[str, str] | None:
    """Fill a role's fields; None where one that is needed has no parameter."""
    if role not in _FIELDS:
        return None
    built: dict[str, str] = {}
    for key, choose in _FIELDS[role].items():
        text = choose(function)
        if text:
            built[key.rstrip("?")] = text
        elif not key.endswith("?"):
            return None
    return built


_FIELDS: dict[str, dict[str, Pick]] = {
    "alloc": {"bytes": pick.size, "key": pick.out, "space?": pick.space},
    "pool-alloc": {
        "bytes": pick.size,
        "key": pick.out,
        "stream?": pick.stream,
        "pool?": by(pick.typed, "pool"),
    },
    "host-alloc": {"bytes": pick.size, "key": pick.out},
    "free": {"key": pick.address, "space?": pick.space, "stream?": pick.stream},
    "host-free": {"key": pick.address},
    "host-register": {"key": pick.key, "bytes": pick.size},
    "host-unregister": {"key": pick.key},
    "host-address": {"key": pick.on_host, "out": pick.out},
    "address-range": {
        "address": by(pick.typed, "pointer", "ptr"),
        "base?": by(pick.output_named, "base", "pbase"),
        "bytes?": by(pick.output, "size", "bytes", "psize"),
    },
    "pool-create": {"pool": pick.out, "device?": pick.device},
    "pool-destroy": {"pool": pick.key},
    "pool-trim": {"pool": pick.key, "keep?": by(pick.called, "keep", "hold")},
    "pool-default": {"out": pick.out, "device?": pick.device},
    "vmm-create": {"bytes": pick.size, "key": pick.out},
    "vmm-release": {"key": pick.key},
    "vmm-map": {"address": pick.key, "bytes": pick.size, "key": by(pick.typed, "handle")},
    "vmm-unmap": {"address": pick.key, "bytes": pick.size},
    "vmm-reserve": {"bytes": pick.size, "out": pick.out},
    "vmm-unreserve": {"address": pick.key, "bytes": pick.size},
    "granularity": {"out": pick.output},
    "memory-info": {"device?": pick.device},
    "launch": {"function": pick.key, "extent?": pick.threads, "stream?": pick.stream},
    "graph-launch": {"exec": pick.key, "stream?": pick.stream},
    "graph-instantiate": {"graph": by(pick.typed, "graph"), "exec": pick.out},
    "graph-create": {"graph": pick.out},
    "graph-destroy": {"exec": pick.key},
    "graph-release": {"graph": pick.key},
    "host-callback": {
        "stream?": pick.stream,
        "call": pick.callback,
        "data": by(pick.called, "data", "user", "arg"),
    },
    "copy": {
        "to": pick.destination,
        "from": pick.source,
        "bytes": pick.size,
        "stream?": pick.stream,
        "between?": pick.between,
    },
    "copy-block": {
        "to": pick.destination,
        "to_pitch?": by(pick.called, "dpitch", "dst pitch"),
        "from": pick.source,
        "from_pitch?": by(pick.called, "spitch", "src pitch"),
        "width": pick.row,
        "rows?": by(pick.called, "height"),
        "stream?": pick.stream,
    },
    "work": {"extent?": pick.size, "stream?": pick.stream},
    "memset": {
        "to": pick.key,
        "value": pick.value,
        "width": pick.width,
        "count": pick.elements,
        "pitch?": by(pick.called, "pitch"),
        "rows?": by(pick.called, "height", "rows"),
        "stream?": pick.stream,
    },
    "stream-create": {"key": pick.out},
    "stream-destroy": {"stream": pick.stream},
    "stream-query": {"stream": pick.stream},
    "stream-wait": {"stream": pick.stream, "event": pick.event},
    "sync": {"stream?": pick.stream},
    "event-create": {"key": pick.out},
    "event-destroy": {"event": pick.event},
    "event-record": {"event": pick.event, "stream?": pick.stream},
    "event-query": {"event": pick.event},
    "event-sync": {"event": pick.event},
    "event-elapsed": {
        "out": pick.output_float,
        "start": by(pick.called, "start", "begin", "first"),
        "end": by(pick.called, "end", "stop", "second"),
    },
    "context-create": {"key?": pick.out, "device?": pick.device},
    "context-destroy": {
        "key?": by(pick.typed, "context"),
        "device?": pick.device,
        "scope?": pick.scope,
    },
    "context-use": {"key": pick.key},
    "context-current": {"out": pick.out},
    "context-push": {"key": pick.key},
    "context-pop": {"out?": pick.out},
    "device-count": {"out": pick.output},
    "device-current": {"out": pick.output},
    "device-get": {"ordinal": pick.ordinal, "out": pick.output},
    "device-name": {"buffer": pick.string, "room": pick.room, "device?": pick.device},
    "device-bus": {"buffer": pick.string, "room": pick.room, "device?": pick.device},
    "device-at-bus": {"text": pick.string, "out": pick.output},
    "device-uuid": {"buffer": pick.key, "device?": pick.device},
    "device-attribute": {"attribute": pick.integer, "out": pick.output, "device?": pick.device},
    "capture-begin": {"stream": pick.stream},
    "capture-end": {"stream": pick.stream, "graph": pick.out},
    "capture-info": {"stream": pick.stream, "status": pick.output},
    "footprint": {"device?": pick.fixed("")},
    "constant": {"out": pick.output},
    "module-function": {"symbol": pick.string, "out": pick.out},
    "module-global": {},
    "ipc-export": {"key": by(pick.called, "ptr", "pointer"), "out": by(pick.called, "handle")},
    "import": {
        "bytes": pick.fixed("0"),
        "key": pick.out,
        "handle?": by(pick.called, "handle"),
        "space?": pick.fixed("import"),
    },
    "init": {},
    "shutdown": {},
    "version": {"out": pick.output},
    "status-text": {"status": pick.status, "out?": pick.output_text, "words?": pick.which_text},
    "utilisation": {"busy": pick.output},
    "lookup": {"symbol": pick.string, "out": pick.out},
}
