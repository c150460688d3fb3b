"""An ELF file's bytes -> the dynamic linker's view. The only module that knows the format.

It reads program headers and PT_DYNAMIC, never section headers: a stripped library is read like any
other. Every access is bounds-checked, so that for any bytes the only exception is ElfError.
"""

from __future__ import annotations

import mmap
import stat
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from porter.errors import ElfError
from porter.machines import MACHINES

DT_PLTRELSZ, DT_HASH, DT_STRTAB, DT_SYMTAB, DT_RELA, DT_RELASZ = 2, 4, 5, 6, 7, 8
DT_STRSZ, DT_SONAME, DT_SYMBOLIC, DT_JMPREL, DT_FLAGS = 10, 14, 16, 23, 30
DT_GNU_HASH, DT_VERSYM, DT_FLAGS_1 = 0x6FFFFEF5, 0x6FFFFFF0, 0x6FFFFFFB
DT_VERDEF, DT_VERDEFNUM = 0x6FFFFFFC, 0x6FFFFFFD

_MACHINES = {machine.number: machine.name for machine in MACHINES.values()}
_ET_REL, _ET_EXEC, _ET_DYN, _ET_CORE = 1, 2, 3, 4
_PT_LOAD, _PT_DYNAMIC, _PT_INTERP = 1, 2, 3
_PF_X = 1
_DF_1_PIE = 0x08000000

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SEGMENT = struct.Struct("<IIQQQQQQ")
_TAG = struct.Struct("<QQ")

_LOOKS = (  # how a file begins that people take for a library
    (b"!<arch>\n", "a static library (ar archive)"),
    (b"/* GNU ld script", "a linker script: text that names the library"),
    (b"INPUT", "a linker script: text that names the library"),
    (b"#!", "a script"),
)


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    flags: int
    offset: int
    address: int
    size: int  # bytes in the file


class Image:
    """A mapped shared library; usable inside `open_image` only."""

    def __init__(self, path: Path, data: mmap.mmap, *, program: bool = False) -> None:
        """Check that it is a whole 64-bit little-endian library, or a program."""
        self.path = path
        self._data = data
        kind, number, segments = self._header()
        if number not in _MACHINES:
            allowed = ", ".join(sorted(_MACHINES.values()))
            raise self.error(f"of a machine unknown here (e_machine {number}), allowed: {allowed}")
        self.machine = _MACHINES[number]
        self._loads = [s for s in segments if s.kind == _PT_LOAD]
        self._check_complete()
        self.dynamic = self._dynamic(kind, segments)
        interpreter = any(s.kind == _PT_INTERP for s in segments)
        pie = bool(self.dynamic.get(DT_FLAGS_1, 0) & _DF_1_PIE)
        runs = kind == _ET_EXEC or pie or (interpreter and DT_SONAME not in self.dynamic)
        if runs and not program:
            raise self.error("an executable, a shared library is wanted")
        self._strings = self.table(DT_STRTAB, self.dynamic.get(DT_STRSZ, 0))

    def error(self, problem: str) -> ElfError:
        """Word a problem with this file."""
        return ElfError(f"{self.path}: {problem}")

    def table(self, tag: int, size: int, start: int = 0) -> bytes:
        """Read `size` bytes of the table that a dynamic tag points to."""
        if tag not in self.dynamic:
            return b""
        return self._at(self.dynamic[tag] + start, size)

    def rest(self, tag: int, start: int = 0) -> bytes:
        """Read from inside a table to the end of its segment: for tables that state no size."""
        address = self.dynamic[tag] + start
        segment = self._segment(address)
        return self._at(address, segment.address + segment.size - address)

    def string(self, offset: int) -> str:
        r"""Read a name; bytes that are no printable text are escaped: `\x0a`."""
        end = self._strings.find(b"\0", offset)
        if end < 0:
            raise self.error(f"damaged: no name at offset {offset:#x} of its string table")
        text = self._strings[offset:end].decode(errors="backslashreplace")
        if text.isprintable() and " " not in text:
            return text
        return "".join(c if c.isprintable() and c != " " else f"\\x{ord(c):02x}" for c in text)

    def is_code(self, address: int) -> bool:
        """Say whether an address may be executed."""
        return any(
            s.flags & _PF_X and s.address <= address < s.address + s.size for s in self._loads
        )

    def _header(self) -> tuple[int, int, list[_Segment]]:
        data, size = self._data, len(self._data)
        if data[:4] != b"\x7fELF":
            looks = next((what for start, what in _LOOKS if data[: len(start)] == start), "")
            raise self.error(f"not an ELF file{f' but {looks}' if looks else ''}")
        if size < _HEADER.size:
            raise self.error(f"truncated: {size} bytes do not hold an ELF header")
        ident, kind, machine, _, _, phoff, _, _, _, phentsize, phnum, *_ = _HEADER.unpack_from(data)
        if ident[4] != 2:  # noqa: PLR2004  # ELFCLASS64
            what = "32-bit" if ident[4] == 1 else f"of the unknown class {ident[4]}"
            raise self.error(f"{what}; 64-bit libraries are supported")
        if ident[5] != 1:  # ELFDATA2LSB
            what = "big-endian" if ident[5] == 2 else f"of the unknown byte order {ident[5]}"  # noqa: PLR2004
            raise self.error(f"{what}; little-endian libraries are supported")
        if kind not in (_ET_EXEC, _ET_DYN):
            what = {_ET_REL: "an object file", _ET_CORE: "a core dump"}.get(
                kind, f"ELF type {kind}"
            )
            raise self.error(f"{what}, a shared library is wanted")
        if phnum and phentsize != _SEGMENT.size:
            raise self.error(f"damaged: program headers of {phentsize} bytes each")
        if phoff + phnum * _SEGMENT.size > size:
            raise self.error(f"truncated: its program headers lie behind its end ({size} bytes)")
        table = data[phoff : phoff + phnum * _SEGMENT.size]
        segments = [
            _Segment(kind, flags, offset, address, filesz)
            for kind, flags, offset, address, _, filesz, _, _ in _SEGMENT.iter_unpack(table)
        ]
        return kind, machine, segments

    def _check_complete(self) -> None:
        wanted = max((s.offset + s.size for s in self._loads), default=0)
        if wanted > len(self._data):
            raise self.error(f"truncated: {len(self._data)} bytes of at least {wanted}")

    def _dynamic(self, kind: int, segments: list[_Segment]) -> dict[int, int]:
        segment = next((s for s in segments if s.kind == _PT_DYNAMIC and s.size), None)
        if not segment and kind == _ET_EXEC:
            raise self.error("a static executable, a shared library is wanted")
        if not segment:
            raise self.error("no dynamic section: static, or only a library's debug information")
        table = self._data[segment.offset : segment.offset + segment.size]
        tags: dict[int, int] = {}
        for tag, value in _TAG.iter_unpack(table[: len(table) // _TAG.size * _TAG.size]):
            if not tag:
                break
            tags[tag] = value
        return tags

    def _segment(self, address: int) -> _Segment:
        for segment in self._loads:
            if segment.address <= address < segment.address + segment.size:
                return segment
        raise self.error(f"damaged: a table lies at {address:#x}, outside every segment")

    def _at(self, address: int, size: int) -> bytes:
        if not size:
            return b""
        segment = self._segment(address)
        if address + size > segment.address + segment.size:
            raise self.error(f"damaged: the table at {address:#x} leaves its segment")
        start = segment.offset + address - segment.address
        return self._data[start : start + size]


@contextmanager
def open_image(path: Path, *, program: bool = False) -> Iterator[Image]:
    """Map a shared library, or a program; only the pages that are looked at are read."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise ElfError(f"{path}: a directory; name the library inside it")
        if not stat.S_ISREG(mode):
            raise ElfError(f"{path}: not a regular file")
        with path.open("rb") as file:
            if not path.stat().st_size:
                raise ElfError(f"{path}: empty, a shared library is wanted")
            mapping = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except FileNotFoundError:
        raise ElfError(f"{path}: no such file") from None
    except OSError as error:
        raise ElfError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:  # a NUL in the path
        raise ElfError(f"{path}: cannot be read: {error}") from None
    with mapping:
        yield Image(path, mapping, program=program)
