"""Functions and constants -> the type of a status, and which constant says what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from porter.contrib.draft.nouns import FAINT, SURE, Conventions, Status
from porter.contrib.draft.words import meaning
from porter.model import ApiModel, Param, TypeKind

NEEDED = ("ok", "out_of_memory", "absent", "no_driver")
# key: what its name may say, the likeliest first; then the number that most vendors give it
_WORDS: Mapping[str, tuple[tuple[str, ...], int | None]] = {
    "ok": (("success", "ok", "none error", "no error"), 0),
    "out_of_memory": (
        (
            "out mem",
            "mem allocation",
            "alloc mem",
            "alloc mem failure",
            "alloc mem object failure",
            "bad alloc",
            "no mem",
            "oom",
            "out device mem",
            "no device mem",
            "alloc mem failed",
            "alloc failed",
            "mem exhausted",
            "no free mem",
            "out resources",
            "resource insufficient",
            "mem insufficient",
            "mem not enough",
            "resource exhausted",
        ),
        2,
    ),
    "absent": (
        (
            "not supported",
            "not support",
            "unsupported",
            "unsupported feature",
            "not implemented",
            "unimplemented",
            "unavailable",
            "operation invalid",
        ),
        801,
    ),
    "no_driver": (
        (
            "no device",
            "device not found",
            "device not exist",
            "driver not found",
            "no driver",
            "driver not loaded",
            "driver insufficient",
            "not init",
            "uninit",
            "device invalid",
        ),
        100,
    ),
    "invalid": (
        (
            "value invalid",
            "param invalid",
            "parameter invalid",
            "argument invalid",
            "bad param",
            "invalid",
        ),
        1,
    ),
    "not_found": (("not found", "symbol not found"), 500),
    "not_ready": (("not ready", "not complete", "not done", "pending", "again", "busy"), 600),
    "uninitialized": (("not init", "uninit", "uninitialized"), 3),
    "no_context": (("context invalid", "context null"), 201),
    "no_device": (("device invalid", "device not found"), 101),
    "no_permission": (("permission", "no permission", "not permitted", "access denied"), None),
    "insufficient": (("size insufficient", "buffer small too"), None),
    "unknown": (("unknown", "error unknown", "internal", "failure"), 999),
}
_SOME = 3  # this number of functions make a custom
_LAST = 0.6  # the weight of the last of the possible meanings of a name
# The C library's codes, and words that others write as one: "E_NOMEM", "ENOMEM", "NOMEM".
_CODES = {
    "nomem": "no mem",
    "nomemory": "no mem",
    "outofmemory": "out mem",
    "memout": "out mem",
    "nodev": "no device",
    "nodevice": "no device",
    "nxio": "no device",
    "nosys": "not implemented",
    "notsup": "not supported",
    "opnotsupp": "not supported",
    "notsupp": "not supported",
    "notsupported": "not supported",
    "notimpl": "not implemented",
    "inval": "invalid",
    "noent": "not found",
    "notfound": "not found",
    "perm": "permission",
    "acces": "access denied",
    "notready": "not ready",
    "inprogress": "not ready",
    "wouldblock": "not ready",
    "nospc": "size insufficient",
    "succ": "success",
    "unsupport": "unsupported",
}
_NOISE = frozenset({"error", "status", "result", "code", "is", "e"})
_UNINIT = {
    "uninitialize": "uninit",
    "uninitialized": "uninit",
    "initialized": "init",
    "initialization": "init",
    "ready": "ready",
    "supported": "supported",
    "allocation": "alloc",
}


def status_type(api: ApiModel) -> tuple[str, int]:
    """Find what most functions return, and how many per cent do."""
    counted = Counter(
        f.result.spelling
        for f in api.functions.values()
        if f.result.kind in (TypeKind.INT, TypeKind.ENUM)
    )
    if not counted:
        return "", 0
    spelled, count = min(counted.items(), key=lambda row: (-row[1], row[0]))
    return spelled, round(100 * count / len(api.functions))


def conventions(api: ApiModel) -> Conventions:
    """Find how functions report failure, and the form in which they pass a device."""
    spelled, share = status_type(api)
    made = [f for f in api.functions.values() if f.result.kind is TypeKind.POINTER]
    telling = Counter(p.name for f in made for p in f.params if _is_status(p, spelled))
    parameter, often = max(telling.items(), key=lambda row: (row[1], row[0]), default=("", 0))
    handles = Counter(
        p.type.spelling
        for f in api.functions.values()
        for p in f.params
        if _is_device(p.type.spelling, p.type.kind)
    )
    handle, used = max(handles.items(), key=lambda row: (row[1], row[0]), default=("", 0))
    return Conventions(
        spelled,
        share,
        parameter if often >= _SOME else "",
        handle if used >= _SOME else "",
        tuple(sorted({f.result.spelling for f in made})),
    )


def _is_status(param: Param, spelled: str) -> bool:
    """Return whether a status is written there: `int *error`."""
    target = param.type.pointee
    name = param.name.lower()
    return target is not None and target.spelling == spelled and ("err" in name or "status" in name)


def _is_device(spelled: str, kind: TypeKind) -> bool:
    """Return whether a handle's type is named as a device's."""
    words = [word for word in meaning(spelled) if word not in ("t", "handle")]
    return kind is TypeKind.POINTER and "*" not in spelled and words[-1:] == ["device"]


def constants_of(api: ApiModel, spelled: str) -> dict[str, int]:
    """Give the constants of a status: those of its enum, else those of macros."""
    kinds = {
        name
        for f in api.functions.values()
        if f.result.spelling == spelled
        for name in f.result.names
    }
    keys = {spelled, f"enum {spelled}", *kinds}
    keys |= {n for name in kinds if name in api.typedefs for n in api.typedefs[name].type.names}
    own = [enum for key, enum in api.enums.items() if key in keys]
    chosen = own or [enum for key, enum in api.enums.items() if key.endswith("_constants")]
    return {name: value for enum in chosen for name, value in enum.constants}


def statuses(constants: Mapping[str, int], prefix: str) -> tuple[Status, ...]:
    """Propose a constant for each key, by name and by number; none without evidence."""
    noise = _NOISE | _common(constants) | {prefix.lower().rstrip("_")}
    named = {name: tuple(w for w in _words(name) if w not in noise) for name in constants}
    found = (_one(key, named, constants) for key in _WORDS)
    return tuple(
        one for one in found if one and one.confidence >= (FAINT if one.key in NEEDED else SURE)
    )


def _one(
    key: str, named: Mapping[str, tuple[str, ...]], constants: Mapping[str, int]
) -> Status | None:
    wanted, number = _WORDS[key]
    best: tuple[float, str, str] | None = None
    for name, words in named.items():
        grade, reason = _grade(words, wanted)
        if (key == "ok" and constants[name] != 0) or (key != "ok" and constants[name] == 0):
            continue
        if constants[name] == number and (grade or key == "ok"):
            grade, reason = grade + 0.25, f"{reason or 'its number'}; and it is {number}"
        if grade and (best is None or grade > best[0]):
            best = (grade, name, reason)
    return Status(key, best[1], round(100 * min(best[0], 0.99)), best[2]) if best else None


def _grade(words: Iterable[str], wanted: tuple[str, ...]) -> tuple[float, str]:
    """Compare a constant's words with each thing it may say; a later one says less."""
    given = set(words)
    best = (0.0, "")
    for rank, text in enumerate(wanted):
        need = {_UNINIT.get(w, w) for w in text.split()}
        if need <= given:
            spare = len(given - need)
            grade = max(0.9 - 0.03 * rank, _LAST) / (1 + 0.6 * spare)
            best = max(best, (grade, f"its name says {text}"))
    return best


def _words(name: str) -> list[str]:
    lowered = name if name != name.upper() else name.title()
    plain = [_coded(word) for word in meaning(lowered)]
    return [_UNINIT.get(word, word) for words in plain for word in words.split()]


def _coded(word: str) -> str:
    """Read a code of the C library: "nomem" or "enomem" is no mem."""
    return _CODES.get(word) or _CODES.get(word.removeprefix("e"), word)


def _common(names: Iterable[str]) -> set[str]:
    """Find words that most of the names begin with."""
    heads = Counter(words[0] for name in names if (words := _words(name)))
    total = sum(heads.values())
    return {word for word, count in heads.items() if count * 2 > total}
