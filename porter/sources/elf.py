"""A shared library -> SymbolTable: its exports, their versions, and the functions it imports."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from operator import attrgetter
from pathlib import Path

from porter.errors import ElfError
from porter.model import Symbol, SymbolKind, SymbolTable
from porter.sources import elfimage as dt
from porter.sources.elfimage import Image, open_image

_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQq")
_VERDEF = struct.Struct("<HHHHIII")
_VERSION_INDICES = 0x7FFF

_EXPORTED_BINDS = {1, 2, 10}  # GLOBAL, WEAK, GNU_UNIQUE
_EXPORTED_VISIBILITIES = {0, 3}  # DEFAULT, PROTECTED
_STB_WEAK, _STB_GNU_UNIQUE = 2, 10
_SHN_UNDEF, _SHN_ABS = 0, 0xFFF1
_VER_FLG_BASE, _VERSYM_HIDDEN = 1, 0x8000
_DF_SYMBOLIC = 2
_STT_NOTYPE = 0
_KINDS = {
    1: SymbolKind.DATA,
    2: SymbolKind.FUNCTION,
    5: SymbolKind.DATA,  # COMMON
    6: SymbolKind.TLS,
    10: SymbolKind.IFUNC,
}
# Every link makes these, or takes them from the compiler's library; they are no one's interface.
_LINKER_MADE = {"_init", "_fini", "_edata", "_end", "_etext", "__bss_start"}
_LINKER_MADE |= {"__gnu_f2h_ieee", "__gnu_h2f_ieee"}


def read_symbols(path: Path) -> SymbolTable:
    """Read the exports of a shared library; its section headers may be stripped."""
    with open_image(path) as image:
        by_index = _exported(image)
        if not by_index:
            raise image.error("exports nothing: stripped of .dynsym, or not meant to be linked to")
        soname = _soname(image)
        symbols = _each_once(by_index.values())
        own = tuple(symbol for symbol in symbols if not symbol.vague)
        return SymbolTable(
            source=_source(path, soname, image.machine),
            soname=soname,
            machine=image.machine,
            symbols=own,
            self_calls=_self_calls(image, by_index),
            vague=len(symbols) - len(own),
        )


def read_imports(path: Path) -> tuple[str, ...]:
    """List the functions that a program or library imports and cannot do without."""
    with open_image(path, program=True) as image:
        entries = image.table(dt.DT_SYMTAB, _symbol_count(image) * _SYMBOL.size)
        names = {
            image.string(name)
            for name, info, _, section, _, _ in _SYMBOL.iter_unpack(entries)
            if section == _SHN_UNDEF and name and info >> 4 != _STB_WEAK
        }
        return tuple(sorted(names))


def read_soname(path: Path) -> str:
    """Read the DT_SONAME of a library; "" where it has none, or is no library of this kind."""
    try:
        with open_image(path, program=True) as image:
            return _soname(image) if dt.DT_SONAME in image.dynamic else ""
    except ElfError:
        return ""


def read_wanted(path: Path, soname: str, pattern: str) -> SymbolTable:
    """Take a library's imports with names like `pattern` for the exports of another one.

    That is all that can be known of a library that is not available: an import does not name its
    library.
    """
    names = [name for name in read_imports(path) if re.fullmatch(pattern, name)]
    with open_image(path) as image:
        return SymbolTable(
            source=f"{soname}, as {path.name} imports it, {image.machine}",
            soname=soname,
            machine=image.machine,
            symbols=tuple(Symbol(name, SymbolKind.FUNCTION) for name in names),
        )


def _soname(image: Image) -> str:
    if dt.DT_SONAME in image.dynamic:
        return image.string(image.dynamic[dt.DT_SONAME])
    return image.path.name


def _source(path: Path, soname: str, machine: str) -> str:
    """Name it with the version that its file name carries: `libtoy.so.535.261.03`."""
    match = re.search(r"\.so\.(\d+(?:\.\d+)+)$", path.resolve().name)
    return " ".join([soname, *([match[1]] if match else []), machine])


def _exported(image: Image) -> dict[int, Symbol]:
    """Read the symbols that others may link to, by their index: there may be a million."""
    count = _symbol_count(image)
    versions = _version_names(image)
    nodes = frozenset(versions.values())
    entries = _SYMBOL.iter_unpack(image.table(dt.DT_SYMTAB, count * _SYMBOL.size))
    indices = _version_indices(image, count)
    found: dict[int, Symbol] = {}
    for index, (entry, flags) in enumerate(zip(entries, indices, strict=True)):
        name_offset, info, other, section, value, size = entry
        meaning = _MEANINGS[info]
        if not (name_offset and meaning and section != _SHN_UNDEF):
            continue
        if other & 3 not in _EXPORTED_VISIBILITIES:
            continue
        name = image.string(name_offset)
        if not name or name in _LINKER_MADE or (section == _SHN_ABS and name in nodes):
            continue
        kind, weak, unique = meaning
        if kind is None:
            kind = SymbolKind.FUNCTION if image.is_code(value) else SymbolKind.DATA
        version = versions.get(flags & _VERSION_INDICES, "")
        found[index] = Symbol(name, kind, version, not flags & _VERSYM_HIDDEN, size, weak, unique)
    return found


def _each_once(symbols: Iterable[Symbol]) -> list[Symbol]:
    """Sort symbols by name, then version.

    A damaged library may list a symbol twice: the first is the one that ld.so finds.
    """
    ordered = sorted(symbols, key=attrgetter("version"))
    ordered.sort(key=attrgetter("name"))  # stable, and faster than by pairs
    return ordered[:1] + [
        symbol
        for before, symbol in pairwise(ordered)
        if symbol.name != before.name or symbol.version != before.version
    ]


def _meaning(info: int) -> tuple[SymbolKind | None, bool, bool] | None:
    """Say of what kind a symbol is, whether it is weak, and unique; None where it is not exported.

    It has no kind where hand-written assembly says none.
    """
    bind, kind = info >> 4, info & 15
    if bind not in _EXPORTED_BINDS or kind not in (_STT_NOTYPE, *_KINDS):
        return None
    return _KINDS.get(kind), bind == _STB_WEAK, bind == _STB_GNU_UNIQUE


_MEANINGS = tuple(_meaning(info) for info in range(256))


def _symbol_count(image: Image) -> int:
    """Count the dynamic symbols as ld.so finds them: no tag says how many there are."""
    if dt.DT_SYMTAB not in image.dynamic:
        return 0
    if dt.DT_HASH in image.dynamic:
        return int.from_bytes(image.table(dt.DT_HASH, 4, start=4), "little")
    if dt.DT_GNU_HASH not in image.dynamic:
        raise image.error("damaged: dynamic symbols without a hash table")
    buckets, first, bloom, _ = struct.unpack("<IIII", image.table(dt.DT_GNU_HASH, 16))
    start = 16 + 8 * bloom
    table = image.table(dt.DT_GNU_HASH, 4 * buckets, start=start)
    last = max((b for (b,) in struct.iter_unpack("<I", table)), default=0)
    if last < first:
        return int(first)
    chain = image.rest(dt.DT_GNU_HASH, start + 4 * buckets + 4 * (last - first))
    for length, low in enumerate(chain[::4], start=1):
        if low & 1:  # the end of the last chain
            return int(last) + length
    raise image.error("damaged: its hash table has no end")


def _version_indices(image: Image, count: int) -> Iterator[int]:
    if dt.DT_VERSYM not in image.dynamic:
        return iter([1] * count)
    table = image.table(dt.DT_VERSYM, 2 * count)
    return chain.from_iterable(struct.iter_unpack("<H", table))


def _version_names(image: Image) -> dict[int, str]:
    """Map a version's index to its name; the base version is no version."""
    names: dict[int, str] = {}
    offset = 0
    for _ in range(min(image.dynamic.get(dt.DT_VERDEFNUM, 0), _VERSION_INDICES)):
        if dt.DT_VERDEF not in image.dynamic:
            break
        entry = image.table(dt.DT_VERDEF, _VERDEF.size, start=offset)
        _, flags, index, _, _, auxiliary, following = _VERDEF.unpack(entry)
        name = image.table(dt.DT_VERDEF, 4, start=offset + auxiliary)
        if not flags & _VER_FLG_BASE:
            node = image.string(int.from_bytes(name, "little"))
            names[index & _VERSION_INDICES] = node.replace("@", r"\x40")  # `name@node` is one name
        if not following:
            break
        offset += following
    return names


def _self_calls(image: Image, exported: dict[int, Symbol]) -> tuple[str, ...]:
    """List own exports that relocations resolve by name: a shim in front will get those calls."""
    tags = image.dynamic
    if dt.DT_SYMBOLIC in tags or tags.get(dt.DT_FLAGS, 0) & _DF_SYMBOLIC:
        return ()
    indices: set[int] = set()
    for tag, size_tag in ((dt.DT_RELA, dt.DT_RELASZ), (dt.DT_JMPREL, dt.DT_PLTRELSZ)):
        size = tags.get(size_tag, 0) // _RELOCATION.size * _RELOCATION.size
        table = image.table(tag, size)
        indices.update(info >> 32 for _, info, _ in _RELOCATION.iter_unpack(table))
    calls = (exported[i] for i in indices & exported.keys())
    return tuple(sorted({symbol.name for symbol in calls if not symbol.vague}))
