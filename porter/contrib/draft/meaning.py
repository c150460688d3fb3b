"""A function -> the roles that its words and its parameters suggest.

The only module that maps words to roles; it does not look at other vendors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from porter.contrib.draft.figures import tell_memory, tells_whole
from porter.contrib.draft.params import is_bytes
from porter.contrib.draft.words import bare, meaning
from porter.model import CType, Function, Param, Record, TypeKind
from porter.plan.suspects import brief, hands_out, words


@dataclass(frozen=True, slots=True)
class Evidence:
    """A reason for a role, from 0 to 1."""

    role: str
    weight: float
    reason: str


_GROUPS = {
    "@moves": "alloc copy fill map unmap reserve register create destroy set export import host",
    "@barred": "event barrier value mem batch host function signal submit any",
    "@about": "property count attribute limit flags info name error utilisation capability mode",
    "@other": "status pool peer type by handle total uuid pci cache config default all valid",
    "@ways": "log message set get callback create destroy config timeout param desc",
    "@things": "query descriptor command cmd thread event stream kernel buffer label message",
    "@shaped": "rect image query 2d 3d batch array symbol atoh htoa atod dtoa atoa",
    "@queued": "host graph wait barrier marker stream event compile instantiate update function",
}
# role: words that must be there | words that must not | the required parameters
_TABLE = """
alloc: mem alloc | host free physical pool graph node async handle get array | out size
alloc: alloc | host free physical pool graph node async get handle | out size
alloc: array create | destroy get texture surface info | out
alloc: buffer create | destroy sub desc data info | size
alloc: image create | destroy desc |
pool-alloc: mem alloc | host physical array async pool get | out size stream
pool-alloc: alloc async | free host | out size stream
pool-alloc: alloc pool | free host | out size
host-alloc: host alloc | free | out size
free: free | host physical pool address group node param get command cmd descriptor members | key
free: mem free | host physical pool address node param get | key
free: array destroy | texture | key
host-free: host free | | key
host-register: host register | unregister | key size
host-unregister: host unregister | | key
host-address: host get pointer | | out
address-range: get address range | | intout
pool-create: pool create | destroy @things | out
pool-destroy: pool destroy | @things | key
pool-trim: pool trim | @things |
pool-attribute: pool get attribute | |
pool-default: device get pool | set | out
vmm-create: physical alloc | free host | out size
vmm-create: mem create | pool destroy context stream | out size
vmm-release: physical free | |
vmm-release: physical destroy | |
vmm-map: map mem | unmap host pool | key size
vmm-unmap: unmap mem | host |
vmm-reserve: reserve address | free destroy | size
vmm-unreserve: address destroy | reserve |
vmm-unreserve: address free | |
granularity: granularity | set | intout
memory-info: mem get info | pointer set error | intout
memory-info: total mem | | figure
memory-info: mem utilisation | process pool |
memory-info: mem free get | @moves | figure
memory-info: mem available | @moves | figure
memory-info: mem remaining | @moves | figure
memory-info: mem used | @moves | figure
memory-info: mem capacity | @moves | figure
memory-info: mem size get | @moves pointer handle address | figure
memory-info: mem | @moves | memory
memory-info: device info | set count name | whole
memory-info: device property | set count | whole
launch: launch kernel | @ways host |
launch: launch module | @ways handle attribute size | key
launch: launch | @ways @queued | key
launch: enqueue kernel | @ways host native | key
launch: enqueue task | @ways | key
copy: enqueue read buffer | rect | size
copy: enqueue write buffer | rect | size
copy: enqueue copy buffer | rect image | to from size
graph-launch: graph launch | @ways update instantiate add node kernel | key
graph-instantiate: graph instantiate | | out
graph-create: graph create | destroy conditional launch | out
graph-destroy: graph launch destroy | |
graph-release: graph destroy | launch node |
host-callback: launch callback | set get | call
host-callback: add callback | | call
host-callback: host function | set get create destroy register alloc free | call
host-callback: call host | set get create destroy register | call
host-callback: stream callback | set get destroy | call stream
host-callback: launch host function | | call
copy: mem copy | @shaped set get attribute node pool | to from size
copy: copy | @shaped set get attribute node image rect ref | to from size
copy-block: mem copy 2d | batch symbol node |
copy-block: mem copy 2d | batch symbol node | to from
copy-block: mem copy atoh | | to from
copy-block: mem copy htoa | | to from
copy-block: mem copy atod | | to from
copy-block: mem copy dtoa | | to from
copy-block: mem copy atoa | | to from
copy-block: mem copy 3d | batch symbol node |
work: mem copy batch | node |
work: mem copy symbol | node | from size
work: mem copy symbol | node | to size
work: mem copy array | node 2d 3d | to from size
work: prefetch async | |
memset: mem fill | 3d node | key value size
memset: fill | 3d node image set | key value size
stream-create: stream create | destroy attribute route info query data |
stream-destroy: stream destroy | attribute route info data mem | stream
stream-query: stream query | attribute route info size | stream
stream-query: stream idle | wait sync | stream quiet
stream-wait: stream wait event | | stream event
sync: stream sync | | stream
sync: stream wait | @barred | stream unmarked
sync: stream wait idle | | stream
sync: device wait idle | |
sync: sync | event stream device context get set | stream
sync: device sync | event |
sync: context sync | event |
event-create: event create | destroy | out
event-destroy: event destroy | | event
event-record: event record | status query node | event
event-record: event signal | create destroy | event stream
event-query: event query | wait | event
event-query: event status get | wait | event
event-sync: event sync | | event
event-sync: event wait | node set barrier query status any all | event alone
event-elapsed: event elapsed | | floatout
context-create: context create | destroy stream | out
context-destroy: context destroy | |
context-destroy: device reset | limit |
context-use: context set current | |
context-use: device select | @about @other affinity | one
context-use: set device | @about @other affinity | one
context-current: context get current | | out
context-push: context push | |
context-pop: context pop | |
device-count: device count | | intout
device-current: get device | @about @other | intout one
device-current: current device | set select @about mem | out one
device-current: current device | set select @about mem | intout one
device-get: get device | @about pci stream group peer mem support features | intout int
device-attribute: device get capability | | intout int
device-name: device name | | string
device-uuid: device uuid | |
device-bus: device pci bus | by | string
device-at-bus: device by pci bus | |
device-attribute: device get attribute | pool graph peer | intout int
capture-begin: capture begin | task |
capture-end: capture end | task |
capture-info: capture get info | | stream
capture-info: is capturing | | stream
footprint: module load | unload get lazy |
footprint: module unload | |
footprint: library load | get |
footprint: load | unload get lazy set symbol index signal event stream atomic |
footprint: peer enable | |
footprint: peer disable | |
constant: can peer | | intout
module-function: module get function | count |
module-function: module get kernel | count set | out
module-global: module get global | |
ipc-export: ipc get mem handle | event |
import: ipc open mem | event | out
free: ipc close mem | event |
init: init | is dump profiler get |
shutdown: shut down | dump is get |
shutdown: shutdown | dump is get |
version: get version | context | intout
version: driver version | | intout
status-text: error string | last | text
status-text: status string | last | text
status-text: result string | last | text
status-text: error name | last | text
utilisation: device utilisation | mem |
lookup: get proc address | | out
pointer-attribute: pointer get attribute | |
"""
_LIGHT = words("async to from flags command")  # words that say how, not what
_GROUP = re.compile(r"@\w+")
_NAMED, _SIGNED, _MORE, _DOCUMENTED = 0.66, 0.25, 0.07, 0.3
_FIGURES, _SHAPED = 0.45, 0.4


@dataclass(frozen=True, slots=True)
class _Pattern:
    role: str
    need: frozenset[str]
    lacks: frozenset[str]
    params: tuple[str, ...]


def _read(text: str) -> Iterator[_Pattern]:
    for line in text.strip().splitlines():
        role, _, rest = line.partition(":")
        whole = _GROUP.sub(lambda group: _GROUPS[group[0]], rest)
        need, lacks, params = (frozenset(part.split()) for part in whole.split("|"))
        yield _Pattern(role, need, lacks, tuple(sorted(params)))


_PATTERNS = tuple(_read(_TABLE))
_NEEDING: dict[str, list[int]] = {}  # a word that is needed: which of them
for _number, _pattern in enumerate(_PATTERNS):
    _NEEDING.setdefault(min(_pattern.need), []).append(_number)


def evidence(function: Function, prefix: str, records: Mapping[str, Record]) -> Iterator[Evidence]:
    """List the best evidence of the name, the parameters and the documentation for each role."""
    named = meaning(bare(function.name, prefix))
    documented = meaning(brief(function.doc))
    best: dict[tuple[str, str], Evidence] = {}
    both = (
        (frozenset(named), _NAMED, "name"),
        (frozenset(documented), _DOCUMENTED, "documentation"),
    )
    for pattern in _candidates(frozenset((*named, *documented))):
        matched = [one for one in both if pattern.need <= one[0] and not pattern.lacks & one[0]]
        if not matched or not all(_has(function, what, records) for what in pattern.params):
            continue
        for known, weight, what in matched:
            spare = len(known - pattern.need - _LIGHT)
            grade = weight * (1 if what != "name" else 1 / (1 + 0.12 * spare))
            reason = f"its {what} says {' '.join(sorted(pattern.need))}"
            _keep(best, what, Evidence(pattern.role, grade, reason))
            if pattern.params and what == "name":
                sure = _SIGNED + _MORE * (len(pattern.params) - 1)
                reason = f"it has {', '.join(_PARAMETERS[one] for one in pattern.params)}"
                _keep(best, "parameters", Evidence(pattern.role, sure, reason))
    if len(figures := tell_memory(function, {})) > 1:
        reason = f"it returns {' and '.join(sorted(figures))}"
        yield Evidence("memory-info", _FIGURES, reason)
    if _calls_back(function):
        yield Evidence("host-callback", _SHAPED, "it has a stream, a function to call and its data")
    yield from best.values()


def _calls_back(function: Function) -> bool:
    """Return whether a stream gets a function to call, and the argument for it."""
    has = {
        what for p in function.params for what in ("stream", "call") if _is(p.name, p.type, what)
    }
    plain = any(p.type.spelling == "void *" for p in function.params)
    return len(has) > 1 and plain


def _candidates(meant: frozenset[str]) -> Iterator[_Pattern]:
    """List what any of these words may say, in the order of the table."""
    numbers = {number for word in meant for number in _NEEDING.get(word, ())}
    yield from (_PATTERNS[number] for number in sorted(numbers))


def _keep(best: dict[tuple[str, str], Evidence], what: str, one: Evidence) -> None:
    known = best.get((one.role, what))
    if known is None or known.weight < one.weight:
        best[one.role, what] = one


_PARAMETERS = {
    "out": "something that it hands out",
    "size": "a size",
    "stream": "a stream",
    "event": "an event",
    "key": "a handle or address",
    "one": "one parameter",
    "int": "an integer",
    "intout": "a figure that it returns",
    "floatout": "a figure that it returns",
    "to": "a destination",
    "from": "a source",
    "value": "a value",
    "call": "a function to call",
    "figure": "a figure that it returns",
    "alone": "no stream",
    "unmarked": "no event",
    "quiet": "no figure that it returns",
    "memory": "a figure that is named total, free or used",
    "whole": "the total of its memory",
    "string": "room for text",
    "text": "text",
}


def _tells_number(param: Param) -> bool:
    target = param.type.pointee
    return (
        target is not None
        and target.kind in (TypeKind.INT, TypeKind.ENUM)
        and not target.spelling.startswith("const ")
    )


_LACKING: Mapping[str, Callable[[Param], bool]] = {
    "alone": lambda p: _is(p.name, p.type, "stream"),
    "unmarked": lambda p: _is(p.name, p.type, "event"),
    "quiet": _tells_number,
}
_MEMORY = {"memory": tell_memory, "whole": tells_whole}


def _has(  # noqa: PLR0911 (one question, one answer)
    function: Function, what: str, records: Mapping[str, Record]
) -> bool:
    if what in _MEMORY:
        return bool(_MEMORY[what](function, records))
    if what == "figure" and function.result.kind is TypeKind.INT and function.result.size == 8:  # noqa: PLR2004
        return True
    if what == "text":
        return _is_text(function.result) or any(
            p.type.spelling.count("*") > 1 for p in function.params
        )
    if what in _LACKING:
        return not any(_LACKING[what](p) for p in function.params)
    if what == "one":
        return len(function.params) == 1
    if what == "out" and function.result.kind is TypeKind.POINTER:
        return True
    return any(_is(p.name, p.type, what) for p in function.params)


def _is(name: str, ctype: CType, what: str) -> bool:  # noqa: PLR0911 (one question, one answer)
    meant = set(meaning(name)) | set(meaning(ctype.spelling))
    target = ctype.pointee if ctype.kind is TypeKind.POINTER else None
    written = target is not None and not target.spelling.startswith("const ")
    if what == "out":
        return hands_out(ctype)
    if what == "size":
        return is_bytes(name, ctype) or (ctype.kind is TypeKind.INT and "count" in meant)
    if what in ("stream", "event"):
        return any(what in word for word in meant)
    if what == "int":
        return ctype.kind in (TypeKind.INT, TypeKind.ENUM)
    if what in ("intout", "figure"):
        return (
            written
            and target is not None
            and target.kind in (TypeKind.INT, TypeKind.ENUM, TypeKind.RECORD)
        )
    if what == "floatout":
        return written and target is not None and target.kind is TypeKind.FLOAT
    if what == "call":
        return target is not None and target.kind is TypeKind.FUNCTION
    if what == "string":
        return written and _is_text(ctype)
    if what == "value":
        return ctype.kind is TypeKind.INT
    return ctype.kind is TypeKind.POINTER or (ctype.kind is TypeKind.INT and ctype.size >= 4)  # noqa: PLR2004


def _is_text(ctype: CType) -> bool:
    return (
        ctype.kind is TypeKind.POINTER
        and ctype.pointee is not None
        and "char" in ctype.pointee.spelling
    )
