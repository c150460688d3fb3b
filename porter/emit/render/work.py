"""A role's fields -> the work that its hook reports. The only module that knows role_launch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from porter.roles import is_host, may_wait

_WORK = {
    "launch": "ROLE_KERNEL",
    "graph-launch": "ROLE_GRAPH_LAUNCH",
    "copy": "ROLE_COPY",
    "copy-block": "ROLE_COPY",
    "work": "ROLE_COPY",
    "memset": "ROLE_FILL",
}
_EXTENT = {
    "launch": ("extent",),
    "copy": ("bytes",),
    "copy-block": ("width", "rows", "slices"),
    "work": ("extent",),
    "memset": ("width", "count", "rows"),
}
_ENDS = ("to", "from")


def work(role: str, fields: Mapping[str, str], stream: str) -> dict[str, str]:
    """Write the members of struct role_launch, less those that are 0; {} where there is no work."""
    if role not in _WORK or fields.get("what") == "upload":
        return {}
    before = role == "launch" and fields.get("told") == "before"
    if before:
        stream, fields = "_thread->told.stream", {**fields, "extent": "_thread->told.extent"}
    told = {
        "work": _WORK[role],
        "stream": stream if stream != "0" else "",
        "what": fields.get("function", "") or fields.get("exec", ""),
        "extent": "" if _counts(role, fields) else _extent(role, fields),
        "host": _host(role, fields),
        "waited": "true" if may_wait(role, fields) else "",
        "list": "true" if fields.get("into") else "",
    }
    return {key: text for key, text in told.items() if text}


def each_extent(role: str, fields: Mapping[str, str]) -> str:
    """Write the extent of work number EACH of a call; "": the call has one piece of work."""
    return _extent(role, fields) if _counts(role, fields) else ""


def on_devices(fields: Mapping[str, str]) -> str:
    """Write the question whether a copy is between devices; "": the call itself shows it."""
    told = fields.get("between") or "any"
    if told != "any" or not fields.get("to") or not fields.get("from"):
        return ""
    return " && ".join(_on_device(fields, end) for end in _ENDS)


def stream_of(given: str, default: str) -> str:
    """Write a stream's handle; `default` is what 0 means here."""
    if not given or not default:
        return given or default or "0"
    return f"({given} ? {given} : {default})"


def _host(role: str, fields: Mapping[str, str]) -> str:
    always = role in ("copy", "copy-block") and is_host(fields)
    return "true" if always else fields.get("host", "")


def _counts(role: str, fields: Mapping[str, str]) -> bool:
    return role == "work" and bool(fields.get("count"))


def _extent(role: str, fields: Mapping[str, str]) -> str:
    keys = _EXTENT.get(role, ())
    if role == "work" and not fields.get("extent"):
        keys = _EXTENT["copy-block"]
    return _product([fields[key] for key in keys if fields.get(key)])


def _on_device(fields: Mapping[str, str], end: str) -> str:
    address, array = fields[end], fields.get(f"{end}_array")
    within = {key: fields.get(f"{end}_{key}", "") for key in ("x", "pitch", "y", "rows", "z")}
    if any(within[key] for key in ("x", "y", "z")):
        within["pitch"] = within["pitch"] or fields["width"]
        address = f"role_place({', '.join((address, *(text or '0' for text in within.values())))})"
    asked = f"role_on_device({address})"
    return f"({array} || {asked})" if array else asked


def _product(factors: list[str]) -> str:
    return reduce(lambda a, b: f"role_mul({a}, {b})", factors) if factors else ""
