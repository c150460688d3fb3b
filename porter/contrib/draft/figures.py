"""A call that returns memory figures -> which of them is the total, the free and the used memory.

The decision uses names only. If a name is not plain, the result is a question, never a guess.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from porter.contrib.draft.words import bare
from porter.model import CType, Function, Record, TypeKind
from porter.plan.suspects import name_words, words

_KINDS = {
    "total": words("total tot totals capacity whole overall entire installed"),
    "free": words("free avail available availability unused remaining remain left unallocated"),
    "used": words("used usage use inuse allocated occupied consumed"),
    "percent": words("percent percentage pct utilization utilisation util utiliza rate ratio"),
    "reserved": words("reserved"),
}
_USE = frozenset({"used", "percent"})
# A figure with one of these words is of something else than all memory of a device.
_OTHER = words(
    """
    max maximum min minimum peak high highest low watermark largest biggest block blocks chunk
    chunks contiguous fragment fragmentation bar host system sys cpu pinned shared local private
    const constant cache cached virtual virt swap page pages count num number frequency freq
    clock clk width bandwidth bus temperature temp error errors ecc retired process proc pid
    pool heap stack threshold limit per tile not non version texture surface managed persistent
    """
)
_MEMORY = words("mem memory vram hbm dram")
_SIZE = words("size bytes byte")
_NOISE = words("mem memory vram hbm dram ddr gpu npu device dev byte bytes size global kb mb gb")
_KNOWN = frozenset().union(*_KINDS.values(), _OTHER, _NOISE)
_GLUED = re.compile("|".join(sorted(_KNOWN, key=lambda word: (-len(word), word))))
_HUMP = re.compile(r"_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", re.ASCII)
_POWERS = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30}
_UNIT = re.compile(
    r"(?:^|_|total|free|used|avail|available|mem|memory|size)([kmg])"
    r"(?:_?(i)_?b(?:ytes?)?|_?b(?:ytes?)?|(ibi|ebi)_?bytes?|(?:ilo|ega|iga)_?bytes?|$)(?=_|$)"
)
_TEXT = re.compile(r"\b[KMGkmg](?:i?B|b|(?:ilo|ega|iga|ibi|ebi)(?:byte|BYTE)s?)\b", re.ASCII)
_WIDE = 8  # bytes of a figure that holds any number of bytes


@dataclass(frozen=True, slots=True)
class MemoryFields:
    """The fields that follow from names, and the open questions."""

    fields: Mapping[str, str]
    asked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Figure:
    text: str  # "*total", "info->total"
    name: str
    type: CType
    single: bool  # no array
    alone: bool  # a parameter of its own, not a member
    param: str

    @property
    def words(self) -> frozenset[str]:
        return _meant(self.name)


def figures(function: Function, records: Mapping[str, Record], prefix: str) -> MemoryFields:
    """Decide which figure of a call is which."""
    found = list(_figures(function, records))
    name = bare(function.name, prefix)
    titled = _meant(name)
    chosen, asked = _by_own_name(found)
    if len(found) == 1 and not asked:
        chosen, asked = _by_function(found[0], chosen, titled)
    if chosen and titled & _OTHER:
        asked.append(f"its name says {' and '.join(sorted(titled & _OTHER))}: of which memory?")
    named = {figure.text for figure in chosen.values()} | {
        text for one in asked for text in one.split()
    }
    for figure in found:
        weak = "total" not in chosen and figure.words & _SIZE and not figure.words & _OTHER
        if figure.text not in named and (figure.alone or (weak and not kinds_of(figure.words))):
            asked.append(f"is {figure.text} one of total, free, used?")
    unit, more = _unit(chosen, name, function.doc)
    fields = {kind: figure.text for kind, figure in chosen.items()} | unit
    return MemoryFields(fields, tuple(dict.fromkeys([*asked, *more])))


def unspoken(
    function: Function, fields: Mapping[str, str], records: Mapping[str, Record]
) -> tuple[str, ...]:
    """Ask about parameters that no field names and that no figure is written to."""
    spoken = {word for text in fields.values() for word in re.findall(r"\w+", text)}
    spoken |= {figure.param for figure in _figures(function, records)}
    left = [param.name for param in function.params if param.name not in spoken]
    return (f"does {' or '.join(left)} choose the figure?",) if left else ()


def tell_memory(function: Function, records: Mapping[str, Record]) -> frozenset[str]:
    """List the figures (total, free, used) that names of parameters report."""
    kinds = (kinds_of(one.words) for one in _figures(function, records) if not one.words & _OTHER)
    return frozenset().union(*kinds) & {"total", "free", "used"}


def tells_whole(function: Function, records: Mapping[str, Record]) -> bool:
    """Return whether a figure is named as that of all memory: "totalGlobalMem", "vram_bytes"."""
    words = [one.words for one in _figures(function, records) if not one.words & _OTHER]
    wholes = [
        one for one in words if kinds_of(one) == {"total"} or (one & _SIZE and not kinds_of(one))
    ]
    return any(one & _MEMORY for one in wholes)


def kinds_of(words: frozenset[str]) -> frozenset[str]:
    """List the possible kinds of a figure by its words; the use as a percentage is one."""
    kinds = frozenset(kind for kind, known in _KINDS.items() if words & known)
    return kinds - {"used"} if "percent" in kinds else kinds


@cache
def _meant(name: str) -> frozenset[str]:
    return frozenset(_words(name))


def _words(name: str) -> Iterator[str]:
    """Split a name into words, those that are written as one too: "pfreemem" is free and mem."""
    for word in name_words(name):
        for whole in (word, word[1:] if word[0] in "pnou" else ""):
            parts = _GLUED.findall(whole)
            if parts and "".join(parts) == whole:
                yield from parts
                break
        else:
            yield word


def _written(ctype: CType) -> bool:
    target = ctype.pointee if ctype.kind is TypeKind.POINTER else None
    numbers = (TypeKind.INT, TypeKind.FLOAT, TypeKind.ENUM, TypeKind.RECORD)
    return (
        target is not None and not target.spelling.startswith("const ") and target.kind in numbers
    )


def _figures(function: Function, records: Mapping[str, Record]) -> Iterator[_Figure]:
    for param in function.params:
        target = param.type.pointee
        if target is None or not _written(param.type):
            continue
        single = "[" not in param.decl
        if target.kind is not TypeKind.RECORD:
            yield _Figure(f"*{param.name}", param.name, target, single, True, param.name)
        elif record := records.get(target.record):
            for field in record.fields:
                text = f"{param.name}->{field.name}"
                plain = single and field.type.kind is not TypeKind.ARRAY
                yield _Figure(text, field.name, field.type, plain, False, param.name)


def _by_own_name(found: Iterable[_Figure]) -> tuple[dict[str, _Figure], list[str]]:
    """Choose by each figure's name; of two of one kind neither is chosen."""
    known: dict[str, list[_Figure]] = {}
    asked = []
    for figure in found:
        kinds = sorted(kinds_of(figure.words))
        if not kinds or figure.words & _OTHER:
            continue
        if len(kinds) == 1 and figure.single and figure.type.kind is TypeKind.INT:
            known.setdefault(kinds[0], []).append(figure)
        else:
            asked.append(f"is {figure.text} {' or '.join(kinds)}?")
    for kind, several in known.items():
        if len(several) > 1:
            asked.append(f"{kind}: is it {' or '.join(one.text for one in several)}?")
    return {kind: several[0] for kind, several in known.items() if len(several) == 1}, asked


def _by_function(
    figure: _Figure, chosen: dict[str, _Figure], titled: frozenset[str]
) -> tuple[dict[str, _Figure], list[str]]:
    """Hold the only figure against the function's name, and name it so where its own is silent."""
    kinds = kinds_of(titled)
    if chosen and kinds and not kinds & chosen.keys() and kinds | chosen.keys() != _USE:
        return {}, [f"{figure.text}: the function's name says {' and '.join(sorted(kinds))}"]
    silent = not chosen and figure.single and figure.type.kind is TypeKind.INT
    if silent and len(kinds) == 1 and not (titled | figure.words) & _OTHER:
        return {next(iter(kinds)): figure}, []
    return chosen, []


def _unit(chosen: Mapping[str, _Figure], name: str, doc: str) -> tuple[dict[str, str], list[str]]:
    """Return the number of bytes that a figure of 1 stands for, by names or by the comment."""
    sized = [figure for kind, figure in chosen.items() if kind != "percent"]
    if not sized:
        return {}, []
    named = {_unit_of(figure.name) for figure in sized}
    if len(named) > 1:
        return {}, [f"unit: are {' and '.join(one.text for one in sized)} of different units?"]
    read = [unit for text in _TEXT.findall(doc) if (unit := _unit_of(text))]
    documented = (read[0][0], False) if read else None
    scale, plain = named.pop() or _unit_of(name) or documented or (0, True)
    if scale:
        return {"unit": str(scale)}, [] if plain else [f"unit: is it {scale}?"]
    narrow = [figure.text for figure in sized if figure.type.size < _WIDE]
    return {}, [f"unit: is {narrow[0]} in bytes?"] if narrow else []


def _unit_of(name: str) -> tuple[int, bool] | None:
    """Read a unit in a name, and whether it is plainly a power of 2."""
    found = _UNIT.search(_HUMP.sub("_", name.rstrip("0123456789")).lower())
    return (_POWERS[found[1]], bool(found[2] or found[3])) if found else None
