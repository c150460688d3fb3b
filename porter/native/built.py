"""A built library -> its faults. Knows the properties of a shim, for any linker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from elftools.elf.dynamic import DynamicSection, DynamicTag
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerDefSection, GNUVerNeedSection, GNUVerSymSection
from elftools.elf.sections import SymbolTableSection
from elftools.elf.segments import NoteSegment

from porter.machines import MACHINES
from porter.model import Disposition, PlannedSymbol, Symbol

Export = tuple[str, str, bool]  # name, version node, default

_SYSTEM = (
    "libc.so.",
    "libdl.so.",
    "libm.so.",
    "libpthread.so.",
    "librt.so.",
    "ld-linux",
    "ld64.so.",
)
_HIDDEN = 0x8000
_NODELETE = 0x8
_PROPERTIES = {machine.name: machine.note for machine in MACHINES.values() if machine.note}
_BOTH = 3  # IBT and SHSTK, or BTI and PAC
_EXECUTE = 1
_STATIC_TLS = 0x10
_PT_GNU_PROPERTY = 0x6474E553


@dataclass(frozen=True, slots=True)
class Wanted:
    """The required properties of a library."""

    path: str  # what messages call it
    soname: str
    arch: str
    exports: frozenset[Export]
    glibc: str  # the newest symbol version it may need; "" for any


def planned(symbols: Iterable[PlannedSymbol], extra: Iterable[Symbol] = ()) -> frozenset[Export]:
    """List the exports of a plan, and those added for the installed driver; data is not ours."""
    code = [p.symbol for p in symbols if p.disposition is not Disposition.DATA]
    return frozenset((s.name, s.version, s.default) for s in (*code, *extra))


def problems(path: Path, wanted: Wanted) -> list[str]:
    """List everything that is wrong with a linked shim."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        found = [
            *_exports(elf, wanted.exports),
            *_needs(elf, wanted.glibc),
            *_dynamic(elf, wanted.soname),
            *_notes(elf, wanted.arch),
        ]
    return [f"{wanted.path}: {problem}" for problem in found]


def static_storage(path: Path) -> list[str]:
    """List why a linked library that is no shim could not be loaded late, if it could not."""
    with path.open("rb") as file:
        return list(_static_storage(_flags(ELFFile(file))))


def mark(path: Path) -> None:
    """Present the shim's property note as the library's, where the linker lost the objects' own."""
    with path.open("r+b") as file:
        elf = ELFFile(file)
        note = elf.get_section_by_name(".note.porter.property")
        segments = list(elf.iter_segments())
        if note is None or any(s["p_type"] == "PT_GNU_PROPERTY" for s in segments):
            return
        for index, segment in enumerate(segments):
            if segment["p_type"] == "PT_NOTE" and segment["p_offset"] == note["sh_offset"]:
                file.seek(elf["e_phoff"] + index * elf["e_phentsize"])
                file.write(_PT_GNU_PROPERTY.to_bytes(4, "little"))


def _exports(elf: ELFFile, planned_: frozenset[Export]) -> Iterator[str]:
    exported = frozenset(_defined(elf))
    if len({version for _, version, _ in planned_}) > 1:
        # A symbol that only a header declares gets the newest version node.
        loose = {name for name, version, _ in planned_ if not version}
        exported = frozenset((n, "" if n in loose else v, d) for n, v, d in exported)
    for name, version, _ in sorted(planned_ - exported):
        yield f"{name}{'@' if version else ''}{version}: planned, not exported"
    for name, version, _ in sorted(exported - planned_):
        yield f"{name}{'@' if version else ''}{version}: exported, not planned"


def _defined(elf: ELFFile) -> Iterator[Export]:
    nodes = {
        verdef["vd_ndx"]: next(names).name
        for section in elf.iter_sections()
        if isinstance(section, GNUVerDefSection)
        for verdef, names in section.iter_versions()
    }
    versions = elf.get_section_by_name(".gnu.version")
    table = elf.get_section_by_name(".dynsym")
    if not isinstance(table, SymbolTableSection):
        return
    for index, symbol in enumerate(table.iter_symbols()):
        if symbol["st_shndx"] in ("SHN_UNDEF", "SHN_ABS") or not symbol.name:
            continue
        number = 1
        if isinstance(versions, GNUVerSymSection):
            number = _version_number(versions.get_symbol(index)["ndx"])
        version = nodes.get(number & ~_HIDDEN, "") if number & ~_HIDDEN > 1 else ""
        yield symbol.name, version, not number & _HIDDEN


def _version_number(index: int | str) -> int:
    return index if isinstance(index, int) else {"VER_NDX_LOCAL": 0, "VER_NDX_GLOBAL": 1}[index]


def _needs(elf: ELFFile, glibc: str) -> Iterator[str]:
    """Check its imports: the C library only, and no newer version than allowed."""
    for section in elf.iter_sections():
        if isinstance(section, GNUVerNeedSection):
            for needed, versions in section.iter_versions():
                for version in versions:
                    if glibc and _newer(version.name, glibc):
                        yield f"needs {version.name} of {needed.name}, more than glibc {glibc}"
    yield from (f"needs {name}, which not every system has" for name in _foreign(elf))
    yield from (f"{name}: undefined" for name in _undefined(elf))


def _foreign(elf: ELFFile) -> list[str]:
    section = elf.get_section_by_name(".dynamic")
    tags = section.iter_tags("DT_NEEDED") if isinstance(section, DynamicSection) else ()
    names = [str(getattr(tag, "needed", "")) for tag in tags]
    return [name for name in names if not name.startswith(_SYSTEM)]


def _undefined(elf: ELFFile) -> list[str]:
    """Name its imports without a version: the C library's own names have versions."""
    table = elf.get_section_by_name(".dynsym")
    versions = elf.get_section_by_name(".gnu.version")
    if not isinstance(table, SymbolTableSection) or not isinstance(versions, GNUVerSymSection):
        return []
    return [
        symbol.name
        for index, symbol in enumerate(table.iter_symbols())
        if symbol["st_shndx"] == "SHN_UNDEF"
        and symbol["st_info"]["bind"] != "STB_WEAK"
        and symbol.name
        and _version_number(versions.get_symbol(index)["ndx"]) <= 1
    ]


def _newer(version: str, floor: str) -> bool:
    name, _, figures = version.partition("_")
    if name != "GLIBC" or not figures[:1].isdigit():
        return False
    return [int(f) for f in figures.split(".")] > [int(f) for f in floor.split(".")]


def _dynamic(elf: ELFFile, soname: str) -> Iterator[str]:
    tags = _tags(elf)
    if "DT_SONAME" not in tags or getattr(tags["DT_SONAME"], "soname", "") != soname:
        yield f"its SONAME is not {soname}"
    flags = _flags(elf)
    if "DT_TEXTREL" in tags or flags & 4:
        yield "has text relocations"
    yield from _static_storage(flags)
    if "DT_FLAGS_1" not in tags or not tags["DT_FLAGS_1"].entry.d_val & _NODELETE:
        yield "may be unloaded: no NODELETE flag"
    for segment in elf.iter_segments("PT_GNU_STACK"):
        if segment["p_flags"] & _EXECUTE:
            yield "asks for an executable stack"


def _tags(elf: ELFFile) -> dict[str, DynamicTag]:
    section = elf.get_section_by_name(".dynamic")
    found = section.iter_tags() if isinstance(section, DynamicSection) else ()
    return {tag.entry.d_tag: tag for tag in found}


def _flags(elf: ELFFile) -> int:
    tags = _tags(elf)
    return tags["DT_FLAGS"].entry.d_val if "DT_FLAGS" in tags else 0


def _static_storage(flags: int) -> Iterator[str]:
    if flags & _STATIC_TLS:
        yield (
            "takes static thread-local storage, for which a process that loads it late may have no "
            "room; compile without tls_model attributes and -ftls-model"
        )


def _notes(elf: ELFFile, arch: str) -> Iterator[str]:
    owners = [
        note["n_name"]
        for segment in elf.iter_segments()
        if isinstance(segment, NoteSegment)
        for note in segment.iter_notes()
    ]
    if "porter" not in owners:
        yield "carries no porter note: another shim would take it for the vendor's"
    marks = [s for s in elf.iter_segments() if s["p_type"] == "PT_GNU_PROPERTY"]
    if arch in _PROPERTIES and not any(_marked(segment.data(), arch) for segment in marks):
        yield "its note for indirect-branch protection is lost"


def _marked(data: bytes, arch: str) -> bool:
    """Read one property note: 16 bytes of header and name, then kind, size and bits."""
    kind, _, bits = (int.from_bytes(data[at : at + 4], "little") for at in (16, 20, 24))
    return kind == _PROPERTIES[arch] and bits & _BOTH == _BOTH
