"""A draft -> the text of its port: what port.h asks, answered by the calls that were found."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from porter.contrib.draft.nouns import Draft, Proposal
from porter.model import CType, Function, TypeKind
from porter.roles import lacking

_HEAD = """/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by {backend}: a draft by `porter new-backend`. What is not here,
 * the core answers itself, as for a vendor that has no such notion; port.h says what there is.
 * Look at every line that says "to do".
 */
#include <errno.h>
#include <stdio.h>

#include "port.h"
#include "real.h"
#include "role.h"
"""
_HANDLE = """
/* to do: right where a device is an ordinal; else look the handle up. */
int port_handle_device(uint64_t handle)
{
	return (int)handle;
}
"""
_ASKS = """
{note}int {port}(int *{out})
{{
	{type} value = 0;

	if ({call})
		return -ENODEV;
	*{out} = (int)value;
	return 0;
}}
"""
_NO_COUNT = """
/* to do: nothing was found that counts devices. */
int port_device_count(int *count)
{
	*count = 0;
	return -ENODEV;
}
"""
_IDENTIFY = """
/* to do: name a device by what stays with it, a UUID, where the vendor reports it. */
int port_identify(int device, struct port_device *out)
{{
	int count;

	if (port_device_count(&count) || device < 0 || device >= count)
		return -ENODEV;
	*out = (struct port_device){{.index = device}};
	snprintf(out->uuid, sizeof(out->uuid), "GPU-place-%d", device);
{total}	return 0;
}}
"""
_TOTAL = """	{{
{note}		{type} total = 0;

		if ({call})
			return -ENODEV;
		out->total = (uint64_t)total{scale};
	}}
"""
_NO_TOTAL = "	/* to do: no call was found that returns the size of a given device's memory. */\n"
_FREE = """
{note}int port_device_free(int device, uint64_t *bytes)
{{
	{type} free_now = 0;
	{other} total = 0;
	int current;

	if (port_current_device(&current) || current != device)
		return -ENOTSUP;
	if ({call})
		return -ENOTSUP;
	(void)total;
	*bytes = (uint64_t)free_now{scale};
	return 0;
}}
"""
_RECORDING = """
{note}bool port_stream_recording(uint64_t stream)
{{
	{type} value = 0;

	/* to do: is every state but 0 one of recording? */
	return !{call} && value;
}}
"""
_MARKS = """
/* Marks are events. to do: does asking one break a capture? is one without time cheaper? */
{note}int port_mark_create(bool timed, uint64_t *mark)
{{
	{event} made = 0;
	int error = {create} ? -ENODEV : 0;

	(void)timed;
	*mark = (uint64_t)(uintptr_t)made;
	return error;
}}

void port_mark_destroy(uint64_t mark)
{{
	{destroy};
}}

int port_mark(uint64_t mark, uint64_t stream)
{{
	return {record} ? -EINVAL : 0;
}}

/* to do: what else does it answer for one that was not reached yet? */
int port_mark_done(uint64_t mark)
{{
	{status} status = {query};

	if (status == {not_ready})
		return 0;
	return status ? -EIO : 1;
}}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{{
	float ms = 0;
	{status} status = {elapsed};

	*ns = ms > 0 ? (uint64_t)(ms * 1e6f) : 0;
	return status ? -EIO : 0;
}}
"""
_MARKING = {  # roles whose calls marks are made of, and the fields that they are given
    "event-create": ("key",),
    "event-destroy": ("event",),
    "event-record": ("event", "stream"),
    "event-query": ("event",),
    "event-elapsed": ("out", "start", "end"),
}
_DEFINED = re.compile(r"^(?:int|bool|void) (port_\w+)\(", re.MULTILINE)
_PLACE = """
/*
 * to do: marks, without which the time of what runs is not known. Not found, or of another shape:
 * {lacking}.
 */
"""


def port_text(draft: Draft, functions: Mapping[str, Function]) -> str:
    """Write the port's file."""
    calls = _Calls(draft, functions)
    text = _HEAD.format(backend=draft.backend) + "".join(_parts(calls))
    return text + "".join(f"\n/* to do: {what}. */\n" for what in _needs(draft, text))


def _needs(draft: Draft, text: str) -> Iterator[str]:
    """List the functions that the roles of the draft need and its port lacks."""
    rules = {(p.role, p.fields) for p in draft.proposals if p.role}
    present = {role for role, _ in rules} | {
        f"{r}.{key}" for r, fields in rules for key, _ in fields
    }
    defined = set(_DEFINED.findall(text))
    found: dict[str, list[str]] = {}
    for role, fields in sorted(rules):
        for need, absent in lacking(role, dict(fields), present, defined):
            either = " and " if need.every else " or "
            found.setdefault(f"{either.join(absent)}: {need.without}", []).append(role)
    for what, roles in found.items():
        yield f"{', '.join(dict.fromkeys(roles))} needs {what}"


class _Calls:
    """The calls that were found, by role; the surest of each."""

    def __init__(self, draft: Draft, functions: Mapping[str, Function]) -> None:
        self.functions = functions
        self.status = draft.conventions.status
        self.not_ready = next((s.constant for s in draft.statuses if s.key == "not_ready"), "")
        self.found: dict[str, list[Proposal]] = {}
        for one in sorted(
            draft.proposals,
            key=lambda p: (bool(p.todo), -p.confidence, len(p.function), p.function),
        ):
            if (
                one.role
                and functions[one.function].result.spelling == self.status
                and functions[one.function].typed
            ):
                self.found.setdefault(one.role, []).append(one)

    def first(self, role: str, *needs: str, lacks: str = "") -> Proposal | None:
        for one in self.found.get(role, ()):
            fields = dict(one.fields)
            if all(need in fields for need in needs) and lacks not in fields:
                return one
        return None

    def call(self, one: Proposal, given: Mapping[str, str]) -> str:
        """Write a call: the given values for fields, and zero for all other arguments."""
        texts = {
            dict(one.fields)[key].lstrip("*"): text
            for key, text in given.items()
            if key in dict(one.fields)
        }
        args = (texts.get(p.name) or _zero(p.type) for p in self.functions[one.function].params)
        return f"real_{one.function}({', '.join(args)})"

    def note(self, *used: tuple[Proposal, Sequence[str]], indent: str = "") -> str:
        """Write the open questions about these calls with the given fields."""
        asked = []
        for one, given in used:
            fields = dict(one.fields)
            passed = {fields[key].lstrip("*") for key in given if key in fields}
            params = self.functions[one.function].params
            zero = [p.name for p in params if p.name not in passed]
            asked += [f"{one.function}: the spec asks: {one.todo}"] if one.todo else []
            asked += [f"{one.function}: is 0 right for {', '.join(zero)}?"] if zero else []
        return "".join(f"{indent}/* to do: {_comment(each)} */\n" for each in asked)

    def type_of(self, one: Proposal, key: str) -> str:
        """Name the type that a call writes."""
        return _target(self.functions[one.function], dict(one.fields)[key].lstrip("*"))


def _parts(calls: _Calls) -> Iterator[str]:
    yield from _ask(calls, "device-current", "port_current_device", "device")
    yield _HANDLE
    yield from _ask(calls, "device-count", "port_device_count", "count") or (_NO_COUNT,)
    whole = calls.first("memory-info", "total", "device")
    total = _NO_TOTAL
    if whole and _plain(calls, whole, "total"):
        given = {"total": "&total", "device": "device"}
        total = _TOTAL.format(
            type=calls.type_of(whole, "total"),
            call=calls.call(whole, given),
            note=calls.note((whole, tuple(given)), indent="\t\t"),
            scale=_scale(whole),
        )
    yield _IDENTIFY.format(total=total)
    yield from _free(calls)
    if (info := calls.first("capture-info", "status")) and _plain(calls, info, "status"):
        stream = _cast(calls, info, "stream", "stream")
        call = calls.call(info, {"stream": stream, "status": "&value"})
        note = calls.note((info, ("stream", "status")))
        yield _RECORDING.format(type=calls.type_of(info, "status"), call=call, note=note)
    yield _marks(calls)


def _ask(calls: _Calls, role: str, port: str, out: str) -> list[str]:
    one = calls.first(role, "out")
    if one is None or not _plain(calls, one, "out"):
        return []
    call = calls.call(one, {"out": "&value"})
    note = calls.note((one, ("out",)))
    return [_ASKS.format(port=port, out=out, type=calls.type_of(one, "out"), call=call, note=note)]


def _free(calls: _Calls) -> Iterator[str]:
    one = calls.first("memory-info", "free", "total", lacks="device")
    if one and _plain(calls, one, "free") and _plain(calls, one, "total"):
        call = calls.call(one, {"free": "&free_now", "total": "&total"})
        yield _FREE.format(
            type=calls.type_of(one, "free"),
            other=calls.type_of(one, "total"),
            call=call,
            note=calls.note((one, ("free", "total"))),
            scale=_scale(one),
        )


def _scale(one: Proposal) -> str:
    unit = dict(one.fields).get("unit")
    return f" * {unit}" if unit else ""


def _marks(calls: _Calls) -> str:
    found = {role: calls.first(role, *needs) for role, needs in _MARKING.items()}
    query = found["event-query"]
    if query and len(calls.functions[query.function].params) != 1:
        found["event-query"] = None
    lacking = [role for role, one in found.items() if one is None]
    if lacking or not calls.not_ready:
        return _PLACE.format(lacking=", ".join(lacking) or "a status for `not ready`")
    event = {
        role: {"event": _cast(calls, one, "event", "mark")} for role, one in found.items() if one
    }
    made = {role: one for role, one in found.items() if one}
    record = event["event-record"] | {
        "stream": _cast(calls, made["event-record"], "stream", "stream")
    }
    between = {
        "out": "&ms",
        "start": _cast(calls, made["event-elapsed"], "start", "from"),
        "end": _cast(calls, made["event-elapsed"], "end", "to"),
    }
    return _MARKS.format(
        note=calls.note(*((one, _MARKING[role]) for role, one in made.items())),
        event=calls.type_of(made["event-create"], "key"),
        create=calls.call(made["event-create"], {"key": "&made"}),
        destroy=calls.call(made["event-destroy"], event["event-destroy"]),
        record=calls.call(made["event-record"], record),
        query=calls.call(made["event-query"], event["event-query"]),
        elapsed=calls.call(made["event-elapsed"], between),
        status=calls.status,
        not_ready=calls.not_ready,
    )


def _comment(text: str) -> str:
    """Keep to what may stand in a comment of C."""
    return text.replace("*/", "* /").replace("/*", "/ *")


def _plain(calls: _Calls, one: Proposal, key: str) -> bool:
    """Return whether a call writes one number to the field's place."""
    text = dict(one.fields)[key]
    return text.startswith("*") and bool(_target(calls.functions[one.function], text[1:]))


def _target(function: Function, name: str) -> str:
    for p in function.params:
        if p.name == name and p.type.kind is TypeKind.POINTER and p.type.pointee:
            return p.type.pointee.spelling.removeprefix("const ")
    return ""


def _cast(calls: _Calls, one: Proposal | None, key: str, text: str) -> str:
    """Make a handle of a number."""
    if one is None or key not in dict(one.fields):
        return text
    name = dict(one.fields)[key]
    for p in calls.functions[one.function].params:
        if p.name == name:
            via = "(uintptr_t)" if p.type.kind is TypeKind.POINTER else ""
            return f"({p.type.spelling.removeprefix('const ')}){via}{text}"
    return text


def _zero(ctype: CType) -> str:
    if ctype.kind is TypeKind.RECORD:
        return f"({ctype.spelling}){{0}}"
    return "NULL" if ctype.kind is TypeKind.POINTER else "0"
