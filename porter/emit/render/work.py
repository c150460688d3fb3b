"""A role's fields -> the work that its hook reports. The only module that knows role_launch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from porter.roles import ROLES, is_host, may_wait
from porter.roles.nouns import Work

_ENDS = ("to", "from")


def work(role: str, fields: Mapping[str, str], stream: str) -> dict[str, str]:
    """Write the members of struct role_launch, less those that are 0; {} where there is no work."""
    known = _work_of(role)
    if known is None or fields.get("what") == "upload":
        return {}
    if fields.get("configured") == "before":
        stream, fields = "_thread->launch.stream", {**fields, "extent": "_thread->launch.extent"}
    members = {
        "work": f"ROLE_{known.kind}",
        "stream": stream if stream != "0" else "",
        "what": fields.get("function", "") or fields.get("exec", ""),
        "extent": "" if _counts(known, fields) else _extent(known, fields),
        "host": "true" if known.copies and is_host(fields) else fields.get("host", ""),
        "waited": "true" if may_wait(role, fields) else "",
        "list": "true" if fields.get("into") else "",
    }
    return {key: text for key, text in members.items() if text}


def each_extent(role: str, fields: Mapping[str, str]) -> str:
    """Write the extent of work number EACH of a call; "": the call has one piece of work."""
    known = _work_of(role)
    return _extent(known, fields) if known and _counts(known, fields) else ""


def on_devices(fields: Mapping[str, str]) -> str:
    """Write the question whether a copy is between devices; "": the call itself shows it."""
    between = fields.get("between") or "any"
    if between != "any" or not fields.get("to") or not fields.get("from"):
        return ""
    return " && ".join(_on_device(fields, end) for end in _ENDS)


def stream_of(given: str, default: str) -> str:
    """Write a stream's handle; `default` is what 0 means here."""
    if not given or not default:
        return given or default or "0"
    return f"({given} ? {given} : {default})"


def _work_of(role: str) -> Work | None:
    return ROLES[role].work if role in ROLES else None


def _counts(work: Work, fields: Mapping[str, str]) -> bool:
    return work.several and bool(fields.get("count"))


def _extent(work: Work, fields: Mapping[str, str]) -> str:
    given = (factors for factors in work.extents if fields.get(factors[0]))
    factors = next(given, work.extents[-1] if work.extents else ())
    return _product([fields[key] for key in factors if fields.get(key)])


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
