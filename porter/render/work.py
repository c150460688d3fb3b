"""A role's fields -> the work that its hook tells of. The only module that knows role_launch."""

from __future__ import annotations

import re
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


def work(role: str, fields: Mapping[str, str], stream: str) -> dict[str, str]:
    """Write the members of struct role_launch, less those that are 0; {} where there is no work."""
    if role not in _WORK or fields.get("what") == "upload":
        return {}
    before = role == "launch" and fields.get("told") == "before"
    if before:
        stream, fields = "role_told.stream", {**fields, "extent": "role_told.extent"}
    told = {
        "work": _WORK[role],
        "stream": stream if stream != "0" else "",
        "what": fields.get("function", "") or fields.get("exec", ""),
        "extent": _product([fields[key] for key in _EXTENT.get(role, ()) if fields.get(key)]),
        "host": _host(role, fields),
        "ends": _ends(fields),
        "waited": "true" if may_wait(role, fields) else "",
        "list": "true" if fields.get("into") else "",
    }
    return {key: text for key, text in told.items() if text}


def stream_of(given: str, default: str) -> str:
    """Write a stream's handle; `default` is what 0 means here."""
    if not given or not default:
        return given or default or "0"
    return f"({given} ? {given} : {default})"


def _host(role: str, fields: Mapping[str, str]) -> str:
    always = role in ("copy", "copy-block") and is_host(fields)
    return "true" if always else fields.get("host", "")


def _ends(fields: Mapping[str, str]) -> str:
    """Write the addresses that the vendor may be asked about: where a call itself does not tell.

    Of several copies they are the first one's.
    """
    told = fields.get("between") or "any"
    if told != "any" or not fields.get("to") or not fields.get("from"):
        return ""
    ends = (re.sub(r"\bEACH\b", "0", fields[key]) for key in ("to", "from"))
    asked = f"ROLE_ENDS({', '.join(ends)})"
    return f"(({fields['count']}) > 0 ? {asked} : NULL)" if fields.get("count") else asked


def _product(factors: list[str]) -> str:
    return reduce(lambda a, b: f"role_mul({a}, {b})", factors) if factors else ""
