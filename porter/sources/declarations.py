"""Header files -> their declarations: functions, records, enums and typedefs of one version."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clang import cindex

from porter.model import (
    UNPROTOTYPED,
    CType,
    Enum,
    Function,
    Param,
    Record,
    Typedef,
    TypeKind,
)
from porter.sources.cursors import (
    KIND,
    RECORDS,
    TYPE,
    cursor_kind,
    has_own_convention,
    is_unnamed,
    scoped_name,
    text_of,
    type_kind,
    words_of,
)
from porter.sources.declarators import (
    HOLE,
    STANDARD_TYPES,
    TAKEN_NAMES,
    Takers,
    Types,
    UnsupportedTypeError,
    key_of,
)
from porter.sources.records import Records
from porter.sources.translation import MAIN, Text, Translation, translate

_OURS = "the spec"  # what declares a function that no header does
_NAME = re.compile(r"(\w+)\s*\(")  # of the function that a prototype declares
_NUMBER = re.compile(  # a figure or a shift that no int has room for is not looked at
    r"[( ]*(-?) ?(0[xX][0-9a-fA-F]+|0|[1-9][0-9]{0,9})[uUlL]*"
    r"(?: << ([12]?[0-9]|3[01])[uUlL]*)?[) ]*"
)
_BYTE = CType("unsigned char", TypeKind.INT, 1)


@dataclass(slots=True)
class Declarations:
    """The declarations of one version of a library's headers; passes over it add to one."""

    functions: dict[str, Function] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    typedefs: dict[str, Typedef] = field(default_factory=dict)
    lookups: set[str] = field(default_factory=set)  # typedef names that state a look-up table
    mangled: set[str] = field(default_factory=set)  # functions that have no C linkage
    files: set[str] = field(default_factory=set)  # all headers that were read


@dataclass(frozen=True, slots=True)
class Source:
    """The input: files of the same headers version, and their owner."""

    files: tuple[str, ...]
    roots: tuple[tuple[str, Path], ...]  # (label, folder): declarations are taken from these
    prefix: str
    language: str = "c"
    lookup: re.Pattern[str] | None = None
    declare: tuple[str, ...] = ()  # prototypes in the spec's own words
    constants: str = ""  # regex of macros and constants that are read as one enum


def add_declarations(found: Declarations, source: Source, defines: tuple[str, ...]) -> None:
    """Parse the files with these macros; add what `found` does not have yet."""
    text = "".join(f"#include <{name}>\n" for name in source.files)
    text += _own("".join(map(_declared_anew, source.declare)), source.language)
    folders = tuple(folder for _, folder in source.roots)
    translation = translate(
        Text(text, source.language, folders, defines, macros=bool(source.constants))
    )
    found.files |= translation.files()
    walk = _Walk(found, source, translation)
    for cursor in _declared(translation.unit.cursor):
        walk.add(cursor)
    walk.records.finish()
    if source.constants:
        walk.constants(translation.unit)


def _own(prototypes: str, language: str) -> str:
    """Give the spec's own prototypes the names that C gives them."""
    return prototypes if language == "c" else f'extern "C" {{\n{prototypes}}}\n'


def _declared_anew(prototype: str) -> str:
    """Write a spec's own prototype: a macro that gives callers another version is not meant."""
    name = _NAME.search(prototype)
    undefined = f"#undef {name[1]}\n" if name else ""
    return f"{undefined}{prototype};\n"


def _declared(cursor: Any) -> Iterator[Any]:
    for child in cursor.get_children():
        if cursor_kind(child) in (KIND.LINKAGE_SPEC, KIND.UNEXPOSED_DECL, KIND.NAMESPACE):
            yield from _declared(child)
        else:
            yield child


def _is_constant(cursor: Any) -> bool:
    """Check for `static const int TOY_BUSY = 4;`: a number, of any linkage."""
    constant = cursor_kind(cursor) == KIND.VAR_DECL and cursor.type.is_const_qualified()
    return constant and "=" in words_of(cursor)


def number(text: str) -> int | None:
    """Read a macro's value: `-4`, `0x1150`, `( 1 << 5 )`; None if it is no int."""
    found = _NUMBER.fullmatch(text)
    if not found:
        return None
    sign, figure, shift = found.groups()
    value = int(figure, 0) << int(shift or "0")
    value = -value if sign else value
    return value if -(1 << 31) <= value < 1 << 31 else None


class _Walk:
    """One pass over a translation unit: remembers the types it has met."""

    def __init__(self, found: Declarations, source: Source, translation: Translation) -> None:
        self.found = found
        self.source = source
        self.translation = translation
        self._labels: dict[str, str] = {}  # by file
        self._open: set[str] = set()  # typedefs that are being read
        scoped = source.language != "c"
        records = Records(found.records, found.enums, self._read, scoped=scoped)
        self.records = records
        self._types = Types(
            Takers(records.use, records.nameless, records.enum, self._named, self._is_library),
            scoped=scoped,
        )

    def add(self, cursor: Any) -> None:
        """Take in one declaration; a type that C cannot say again is none that C callers need."""
        kind = cursor_kind(cursor)
        try:
            if kind == KIND.FUNCTION_DECL:
                self._function(cursor)
            elif kind in (KIND.TYPEDEF_DECL, KIND.TYPE_ALIAS_DECL):
                self._typedef(cursor)
            elif kind in RECORDS and not is_unnamed(cursor):
                if not self._is_library(cursor):
                    self.records.add(cursor, key_of(cursor))
            elif kind == KIND.ENUM_DECL and not self._is_library(cursor):
                self.records.enum(cursor)
        except UnsupportedTypeError:
            return

    def constants(self, unit: Any) -> None:
        """Read macros and constants that are plain numbers as one enum of their own."""
        key = f"enum {self.source.prefix}_constants"
        known = dict(self.found.enums[key].constants) if key in self.found.enums else {}
        macros = (c for c in unit.cursor.get_children() if cursor_kind(c) == KIND.MACRO_DEFINITION)
        stated = (c for c in _declared(unit.cursor) if _is_constant(c))
        for cursor in (*macros, *stated):
            if not re.fullmatch(self.source.constants, cursor.spelling):
                continue
            words = words_of(cursor)
            first = 1 if cursor_kind(cursor) == KIND.MACRO_DEFINITION else words.index("=") + 1
            value = number(" ".join(words[first:]))
            if value is not None:
                known.setdefault(cursor.spelling, value)
        if known:
            self.found.enums[key] = Enum(key, 4, signed=True, constants=tuple(known.items()))

    def _function(self, cursor: Any) -> None:
        label = self._source(cursor)
        wanted = label == _OURS or cursor.spelling.startswith(self.source.prefix)
        if not wanted or not label or cursor.storage_class == cindex.StorageClass.STATIC:
            return
        name = cursor.mangled_name or cursor.spelling
        if name != cursor.spelling and name.startswith("_Z"):
            self.found.mangled.add(cursor.spelling)
            return
        known = self.found.functions.get(name)
        if known and (known.params or known.typed or type_kind(cursor.type) != TYPE.FUNCTIONPROTO):
            return
        arguments = list(cursor.get_arguments())
        named = _names([argument.spelling for argument in arguments])
        params = tuple(map(self._param, arguments, named))
        result = self._value(cursor.result_type)
        self.found.functions[name] = Function(
            name=name,
            result=result,
            params=params,
            source=label,
            doc=text_of(cursor, "raw_comment"),
            variadic=type_kind(cursor.type) == TYPE.FUNCTIONPROTO
            and cursor.type.is_function_variadic(),
            untyped=self._untyped(cursor, [result, *(param.type for param in params)]),
        )

    def _untyped(self, cursor: Any, types: Sequence[CType]) -> str:
        """Say why no C function can stand in front of this one."""
        if has_own_convention(cursor.type):
            return f"declared in a calling convention of its own: `{cursor.type.spelling}`"
        if type_kind(cursor.type) == TYPE.FUNCTIONNOPROTO:
            return UNPROTOTYPED
        given = [cursor.result_type, *(param.type for param in cursor.get_arguments())]
        for type_, ctype in zip(given, types, strict=True):
            record = self.records.whole(ctype.record) if ctype.kind is TypeKind.RECORD else None
            if ctype.kind is TypeKind.FOREIGN or (
                record and not (record.complete and record.passed and self._is_plain(type_))
            ):
                return f"declared with `{type_.spelling}` by value"
        return ""

    def _is_plain(self, type_: Any) -> bool:
        """Check for types that C++ passes as C does."""
        return self.source.language == "c" or bool(type_.get_canonical().is_pod())

    def _read(self, type_: Any, unnamed: str) -> tuple[str, CType]:
        return self._types.read(type_, unnamed)

    def _value(self, type_: Any) -> CType:
        """Read the type of an argument or a result."""
        try:
            return self._types.read(type_, "")[1]
        except UnsupportedTypeError:
            return _foreign(type_)

    def _source(self, cursor: Any) -> str:
        """Say whose file declares it; "" for a stand-in or a header from elsewhere."""
        file = cursor.location.file
        name = file.name if file else ""
        if name not in self._labels:
            self._labels[name] = self._label(Path(name)) if name else ""
        return self._labels[name]

    def _label(self, path: Path) -> str:
        if path.name == MAIN:
            return _OURS
        for label, folder in self.source.roots:
            if path.is_relative_to(folder):
                return f"{path.relative_to(folder)} of {label}"
        return ""

    def _is_library(self, declaration: Any) -> bool:
        """Check whether it is the C library's own, which generated code must not declare again."""
        if not self.translation.library:
            return False
        file = declaration.location.file
        if file is None or self._source(declaration):
            return False
        return self.translation.is_library(Path(file.name))

    def _param(self, cursor: Any, name: str) -> Param:
        try:
            text, type_ = self._types.read_parameter(cursor.type)
        except UnsupportedTypeError:
            return Param(name, _foreign(cursor.type), f"{cursor.type.spelling} {name}")
        if type_.kind == TypeKind.ARRAY and type_.pointee:  # decays
            if type_.pointee.kind == TypeKind.RECORD:  # an array of an unknown type is not valid C
                text = re.sub(rf"{HOLE}\[\d*\]", f"*{HOLE}", text)
            spelling = f"{type_.pointee.spelling} *"
            type_ = CType(spelling, TypeKind.POINTER, 8, pointee=type_.pointee, names=type_.names)
        return Param(name, type_, text.replace(HOLE, name))

    def _typedef(self, cursor: Any) -> None:
        lookup = self.source.lookup
        if lookup and lookup.fullmatch(cursor.spelling):
            self.found.lookups.add(cursor.spelling)
        elif cursor.spelling not in TAKEN_NAMES and not self._is_library(cursor):
            self._named(cursor)

    def _named(self, cursor: Any) -> None:
        """Take in a typedef; raise where it cannot be declared again."""
        name = scoped_name(cursor)
        if name in self.found.typedefs or name in STANDARD_TYPES or name in self._open:
            return
        self._open.add(name)
        try:
            text, type_ = self._types.read(cursor.underlying_typedef_type, f"{name}::type")
        finally:
            self._open.discard(name)
        self.found.typedefs[name] = Typedef(name, type_, text.replace(HOLE, name))


def _names(given: Sequence[str]) -> list[str]:
    """Name parameters that have no name, or none in ASCII, after their place: "arg2"."""
    taken, named = set(given), []
    for index, name in enumerate(one if one.isascii() else "" for one in given):
        other = name or f"arg{index}"
        while not name and other in taken:
            other += "_"
        taken.add(other)
        named.append(other)
    return named


def _foreign(type_: Any) -> CType:
    return CType(type_.spelling, TypeKind.FOREIGN, max(type_.get_size(), 0))
