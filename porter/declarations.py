"""C source text -> its declarations. The only module that has libclang parse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clang import cindex

from porter.declarators import (
    HOLE,
    KIND,
    RECORDS,
    SIGNED,
    STANDARD_TYPES,
    Types,
    UnsupportedTypeError,
    is_unnamed,
    key_of,
)
from porter.errors import HeaderError
from porter.model import CType, Enum, Field, Function, Param, Record, Typedef, TypeKind

_INCLUDE = Path(__file__).parent / "include"
_MAIN = "porter.c"
_OURS = "the spec"  # what declares a function that no header does
_NAME = re.compile(r"(\w+)\s*\(")  # of the function that a prototype declares
_VECTOR_UNITS = ("__MMX__", "__SSE__", "__SSE2__")  # what is generated is for every architecture
_NUMBER = re.compile(  # a figure or a shift that no int has room for is not looked at
    r"[( ]*(-?) ?(0[xX][0-9a-fA-F]+|0|[1-9][0-9]{0,9})[uUlL]*"
    r"(?: << ([12]?[0-9]|3[01])[uUlL]*)?[) ]*"
)


@dataclass(slots=True)
class Declarations:
    """What one version of a library's headers declares; passes over it add to one."""

    functions: dict[str, Function] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    typedefs: dict[str, Typedef] = field(default_factory=dict)
    lookups: set[str] = field(default_factory=set)  # typedef names that state a look-up table


@dataclass(frozen=True, slots=True)
class Source:
    """What to read: files of the same headers version, and who they belong to."""

    files: tuple[str, ...]
    roots: tuple[tuple[str, Path], ...]  # (label, folder): declarations are taken from these
    prefix: str
    language: str = "c"
    lookup: re.Pattern[str] | None = None
    declare: tuple[str, ...] = ()  # prototypes in the spec's own words
    constants: str = ""  # regex of macros and constants that are read as one enum


def add_declarations(found: Declarations, source: Source, defines: tuple[str, ...]) -> None:
    """Parse the files with these macros; add what `found` does not have yet."""
    unit = _parse(source, defines)
    walk = _Walk(found, source)
    for cursor in _declared(unit.cursor):
        walk.add(cursor)
    if source.constants:
        walk.constants(unit)
    if walk.problems:
        raise HeaderError(*walk.problems)


def stands_in(name: str) -> bool:
    """Say whether porter has its own words for a foreign header: "GL/gl.h"."""
    return (_INCLUDE / "other" / name).is_file()


def _parse(source: Source, defines: tuple[str, ...]) -> Any:
    text = "".join(f"#include <{name}>\n" for name in source.files)
    text += _own("".join(map(_declared_anew, source.declare)), source.language)
    standard = "gnu11" if source.language == "c" else "gnu++17"
    options = [
        *("-x", source.language, f"-std={standard}", "--target=x86_64-linux-gnu"),
        *("-nostdinc", "-w", "-ferror-limit=0"),
        *(f"-U{unit}" for unit in _VECTOR_UNITS),
        *(f"-D{define}" for define in defines),
        *(f"-I{folder}" for _, folder in source.roots),
        *(f"-I{_INCLUDE / name}" for name in ("std", "other")),
    ]
    try:
        unit = cindex.Index.create().parse(
            _MAIN,
            options,
            unsaved_files=[(_MAIN, text)],
            options=cindex.TranslationUnit.PARSE_SKIP_FUNCTION_BODIES
            | (cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD * bool(source.constants)),
        )
    except cindex.LibclangError as error:
        raise HeaderError(f"libclang: cannot be loaded: {error}; `pip install libclang`") from error
    except cindex.TranslationUnitLoadError as error:
        raise HeaderError(f"{', '.join(source.files)}: libclang gave up: {error}") from error
    problems = [_worded(d) for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
    if problems:
        raise HeaderError(*dict.fromkeys(problems))
    return unit


def _own(prototypes: str, language: str) -> str:
    """Give the spec's own prototypes the names that C gives them."""
    return prototypes if language == "c" else f'extern "C" {{\n{prototypes}}}\n'


def _declared_anew(prototype: str) -> str:
    """Write a spec's own prototype: a macro that gives callers another version is not meant."""
    name = _NAME.search(prototype)
    undefined = f"#undef {name[1]}\n" if name else ""
    return f"{undefined}{prototype};\n"


def _worded(diagnostic: Any) -> str:
    place = diagnostic.location
    return f"{place.file}:{place.line}: {diagnostic.spelling}"


def _declared(cursor: Any) -> Iterator[Any]:
    for child in cursor.get_children():
        if child.kind in (KIND.LINKAGE_SPEC, KIND.UNEXPOSED_DECL, KIND.NAMESPACE):
            yield from _declared(child)
        else:
            yield child


def _is_constant(cursor: Any) -> bool:
    """Tell `static const int TOY_BUSY = 4;`: a number, of whatever linkage."""
    constant = cursor.kind == KIND.VAR_DECL and cursor.type.is_const_qualified()
    return constant and "=" in _words(cursor)


def _words(cursor: Any) -> list[str]:
    return [_text(token, "spelling") for token in cursor.get_tokens()]


def _text(of: Any, what: str) -> str:
    """Read a header's own words, of any encoding: libclang's bindings take them for UTF-8."""
    try:
        return getattr(of, what) or ""
    except UnicodeDecodeError as error:
        return error.object.decode(errors="replace")


def number(text: str) -> int | None:
    """Read what a macro stands for: `-4`, `0x1150`, `( 1 << 5 )`; None of what is no int."""
    found = _NUMBER.fullmatch(text)
    if not found:
        return None
    sign, figure, shift = found.groups()
    value = int(figure, 0) << int(shift or "0")
    value = -value if sign else value
    return value if -(1 << 31) <= value < 1 << 31 else None


class _Walk:
    """One pass over a translation unit: remembers the types it has met."""

    def __init__(self, found: Declarations, source: Source) -> None:
        self.found = found
        self.source = source
        self.problems: list[str] = []
        self._types = Types(self._met, self._enum)

    def add(self, cursor: Any) -> None:
        try:
            if cursor.kind == KIND.FUNCTION_DECL:
                self._function(cursor)
            elif cursor.kind == KIND.TYPEDEF_DECL:
                self._typedef(cursor)
            elif cursor.kind in RECORDS and not is_unnamed(cursor):
                self._record(cursor, key_of(cursor))
            elif cursor.kind == KIND.ENUM_DECL:
                self._enum(cursor)
        except UnsupportedTypeError as error:
            place = cursor.location
            self.problems.append(f"{place.file}:{place.line}: {cursor.spelling}: {error}")

    def constants(self, unit: Any) -> None:
        """Read macros and constants that are plain numbers as one enum of their own."""
        key = f"enum {self.source.prefix}_constants"
        known = dict(self.found.enums[key].constants) if key in self.found.enums else {}
        macros = (c for c in unit.cursor.get_children() if c.kind == KIND.MACRO_DEFINITION)
        stated = (c for c in _declared(unit.cursor) if _is_constant(c))
        for cursor in (*macros, *stated):
            if not re.fullmatch(self.source.constants, cursor.spelling):
                continue
            words = _words(cursor)
            first = 1 if cursor.kind == KIND.MACRO_DEFINITION else words.index("=") + 1
            value = number(" ".join(words[first:]))
            if value is not None:
                known.setdefault(cursor.spelling, value)
        if known:
            self.found.enums[key] = Enum(key, 4, signed=True, constants=tuple(known.items()))

    def _function(self, cursor: Any) -> None:
        name = cursor.spelling
        label = self._source(cursor)
        wanted = label == _OURS or name.startswith(self.source.prefix)
        if not wanted or name in self.found.functions:
            return
        if not label or cursor.storage_class == cindex.StorageClass.STATIC:
            return
        if self.source.language != "c" and cursor.mangled_name != name:
            return
        self.found.functions[name] = Function(
            name=name,
            result=self._types.read(cursor.result_type, f"{name}::result")[1],
            params=tuple(self._param(i, p, name) for i, p in enumerate(cursor.get_arguments())),
            source=label,
            doc=_text(cursor, "raw_comment"),
            variadic=cursor.type.kind == cindex.TypeKind.FUNCTIONPROTO
            and cursor.type.is_function_variadic(),
        )

    def _source(self, cursor: Any) -> str:
        """Say whose file declares it; "" for a stand-in or a header from elsewhere."""
        path = Path(cursor.location.file.name)
        if path.name == _MAIN:
            return _OURS
        for label, folder in self.source.roots:
            if path.is_relative_to(folder):
                return f"{path.relative_to(folder)} of {label}"
        return ""

    def _param(self, index: int, cursor: Any, function: str) -> Param:
        name = cursor.spelling or f"arg{index}"
        text, type_ = self._types.read(cursor.type, f"{function}::{name}")
        if type_.kind == TypeKind.ARRAY and type_.pointee:  # decays
            if type_.pointee.kind == TypeKind.RECORD:  # an array of what is not known is no C
                text = text.replace(f"{HOLE}[]", f"*{HOLE}")
            spelling = f"{type_.pointee.spelling} *"
            type_ = CType(spelling, TypeKind.POINTER, 8, pointee=type_.pointee, names=type_.names)
        return Param(name, type_, text.replace(HOLE, name))

    def _typedef(self, cursor: Any) -> None:
        name = cursor.spelling
        if self.source.lookup and self.source.lookup.fullmatch(name):
            self.found.lookups.add(name)
        elif name not in self.found.typedefs and name not in STANDARD_TYPES:
            text, type_ = self._types.read(cursor.underlying_typedef_type, f"{name}::type")
            self.found.typedefs[name] = Typedef(name, type_, text.replace(HOLE, name))

    def _enum(self, cursor: Any) -> None:
        key = key_of(cursor)
        if key in self.found.enums or not cursor.is_definition():
            return
        constants = tuple((c.spelling, c.enum_value) for c in cursor.get_children())
        size, signed = cursor.enum_type.get_size(), cursor.enum_type.get_canonical().kind in SIGNED
        self.found.enums[key] = Enum(key, size, signed, constants)

    def _record(self, cursor: Any, key: str) -> None:
        known = self.found.records.get(key)
        if known and (known.complete or not cursor.is_definition()):
            return
        if not cursor.is_definition():
            self.found.records[key] = Record(key, 0, 0, (), complete=False)
            return
        self.found.records.pop(key, None)  # an opaque one takes the place of its definition
        for child in cursor.get_children():  # C has one scope for tags
            if child.kind in RECORDS and not is_unnamed(child):
                self._record(child, key_of(child))
        type_ = cursor.type
        fields = tuple(self._field(f, key, i) for i, f in enumerate(type_.get_fields()))
        align = type_.get_align()
        self.found.records[key] = Record(
            key, type_.get_size(), align, _aligned(fields, align, self.found.records), complete=True
        )

    def _met(self, cursor: Any, key: str) -> Record:
        """Take in a record that only its use names."""
        self._record(cursor, key)
        return self.found.records[key]

    def _field(self, cursor: Any, parent: str, index: int) -> Field:
        name = "" if is_unnamed(cursor) else cursor.spelling
        text, type_ = self._types.read(cursor.type, f"{parent}::{name or index}")
        decl = text.replace(HOLE, name).rstrip()
        if cursor.is_bitfield():
            decl += f" : {cursor.get_bitfield_width()}"
        return Field(name, type_, decl, cursor.get_field_offsetof() // 8)


def _aligned(
    fields: tuple[Field, ...], align: int, records: dict[str, Record]
) -> tuple[Field, ...]:
    """State in the first member what natural alignment does not give: `_Alignas(64)`."""
    if not fields or align <= max(_natural(f.type, records) for f in fields):
        return fields
    first = fields[0]
    decl = f"_Alignas({align}) {first.decl}"
    return (Field(first.name, first.type, decl, first.offset), *fields[1:])


def _natural(type_: CType, records: dict[str, Record]) -> int:
    while type_.kind == TypeKind.ARRAY and type_.pointee:
        type_ = type_.pointee
    if type_.kind == TypeKind.RECORD:
        return records[type_.record].align
    return type_.size
