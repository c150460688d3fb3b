"""libclang's type -> a declarator and a CType. The only module that knows how C spells a type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from clang import cindex

from porter.model import CType, Record, TypeKind

# What the C standard's own headers define; generated code includes those.
STANDARD_TYPES = frozenset({
    *("size_t", "ptrdiff_t", "wchar_t", "va_list"),
    *(f"{sign}int{width}_t" for sign in ("", "u") for width in (8, 16, 32, 64, "ptr", "max")),
})  # fmt: skip
HOLE = "\0"  # where a declarator's name goes

KIND = cindex.CursorKind
_TYPE = cindex.TypeKind
SIGNED = {_TYPE.CHAR_S, _TYPE.SCHAR, _TYPE.SHORT, _TYPE.INT, _TYPE.LONG, _TYPE.LONGLONG}
_UNSIGNED = {
    *(_TYPE.BOOL, _TYPE.CHAR_U, _TYPE.UCHAR, _TYPE.USHORT, _TYPE.UINT, _TYPE.ULONG),
    *(_TYPE.ULONGLONG, _TYPE.WCHAR, _TYPE.CHAR16, _TYPE.CHAR32),
}
_FLOATS = {_TYPE.HALF, _TYPE.FLOAT, _TYPE.DOUBLE, _TYPE.LONGDOUBLE, _TYPE.FLOAT128}
_FUNCTIONS = {_TYPE.FUNCTIONPROTO, _TYPE.FUNCTIONNOPROTO}
_ARRAYS = {_TYPE.CONSTANTARRAY, _TYPE.INCOMPLETEARRAY}
RECORDS = {KIND.STRUCT_DECL: "struct", KIND.UNION_DECL: "union", KIND.CLASS_DECL: "struct"}


class UnsupportedTypeError(Exception):
    """A type that the model has no word for."""


@dataclass(slots=True)
class Types:
    """The types of one translation unit, each read once."""

    record: Callable[[Any, str], Record]  # takes in a struct that only its use names
    enum: Callable[[Any], None]
    known: dict[str, tuple[str, CType]] = field(default_factory=dict)

    def read(self, type_: Any, unnamed: str) -> tuple[str, CType]:
        """Its declarator with a hole for the name, and what the ABI makes of it."""
        spelling = type_.spelling
        if spelling not in self.known:
            names: set[str] = set()
            text = self._declarator(type_, HOLE, names, unnamed)
            self.known[spelling] = (text, self._ctype(type_, text, names, unnamed))
        return self.known[spelling]

    def _declarator(self, type_: Any, inner: str, names: set[str], unnamed: str) -> str:
        kind = type_.kind
        if kind == _TYPE.POINTER:
            pointee = type_.get_pointee()
            inner = f"*{_qualifiers(type_, after=True)}{inner}"
            if pointee.kind in _FUNCTIONS | _ARRAYS:
                inner = f"({inner})"
            return self._declarator(pointee, inner, names, unnamed)
        if kind in _ARRAYS:
            count = type_.element_count if kind == _TYPE.CONSTANTARRAY else ""
            return self._declarator(type_.element_type, f"{inner}[{count}]", names, unnamed)
        if kind in _FUNCTIONS:
            params = [self._declarator(p, "", names, "") for p in _arguments(type_)]
            if kind == _TYPE.FUNCTIONPROTO and type_.is_function_variadic():
                params.append("...")
            listed = ", ".join(p.rstrip() for p in params) or "void"
            return self._declarator(type_.get_result(), f"{inner}({listed})", names, unnamed)
        return f"{_qualifiers(type_)}{self._base(type_, names, unnamed)} {inner}"

    def _base(self, type_: Any, names: set[str], unnamed: str) -> str:
        if type_.kind == _TYPE.ELABORATED:
            type_ = type_.get_named_type()
        declaration = type_.get_declaration()
        if type_.kind == _TYPE.TYPEDEF:
            name: str = declaration.spelling
            names.update({name} - STANDARD_TYPES)
            return name
        if declaration.kind in RECORDS and is_unnamed(declaration):
            record = self.record(declaration, unnamed)
            names.update(*(f.type.names for f in record.fields))
            body = "".join(f"{f.decl}; " for f in record.fields)
            return f"{RECORDS[declaration.kind]} {{ {body}}}"
        if declaration.kind in RECORDS or declaration.kind == KIND.ENUM_DECL:
            if declaration.kind == KIND.ENUM_DECL:
                self.enum(declaration)
            key = key_of(declaration)
            names.add(key)
            return key
        canonical = type_.get_canonical()
        if canonical.kind == _TYPE.BOOL:
            return "_Bool"
        spelled: str = type_.spelling
        for word in ("const ", "volatile "):
            spelled = spelled.removeprefix(word)
        return spelled

    def _ctype(self, type_: Any, text: str, names: set[str], unnamed: str) -> CType:
        spelling = text.replace(HOLE, "").rstrip()
        if type_.kind not in _ARRAYS and type_.kind != _TYPE.POINTER:
            type_ = type_.get_canonical()  # else what it leads to keeps the header's spelling
        kind = type_.kind
        size = max(type_.get_size(), 0)
        listed = tuple(sorted(names))
        if kind == _TYPE.POINTER:
            inner = self.read(type_.get_pointee(), unnamed)[1]
            return CType(spelling, TypeKind.POINTER, size, pointee=inner, names=listed)
        if kind in _ARRAYS:
            inner = self.read(type_.element_type, unnamed)[1]
            length = type_.element_count if kind == _TYPE.CONSTANTARRAY else 0
            return CType(spelling, TypeKind.ARRAY, size, pointee=inner, length=length, names=listed)
        if kind == _TYPE.RECORD:
            declaration = type_.get_declaration()
            key = unnamed if is_unnamed(declaration) else key_of(declaration)
            return CType(spelling, TypeKind.RECORD, size, record=key, names=listed)
        if kind in _FUNCTIONS:
            return CType(spelling, TypeKind.FUNCTION, names=listed)
        return CType(spelling, *_scalar(type_, size), names=listed)


def is_unnamed(declaration: Any) -> bool:
    """Tell whether a struct, union or enum has no tag."""
    return not declaration.spelling or "(" in declaration.spelling


def key_of(declaration: Any) -> str:
    """Its tag, or the one we give it: "struct T" for `typedef struct {…} T`."""
    if declaration.kind != KIND.ENUM_DECL:
        return f"{RECORDS[declaration.kind]} {declaration.spelling}"
    if is_unnamed(declaration):
        first = next(declaration.get_children())
        return f"enum {first.spelling}_enum"
    return f"enum {declaration.spelling}"


def _scalar(type_: Any, size: int) -> tuple[TypeKind, int, bool]:
    kind = type_.kind
    if kind == _TYPE.VOID:
        return TypeKind.VOID, 0, False
    if kind == _TYPE.ENUM:
        return TypeKind.ENUM, size, type_.get_declaration().enum_type.kind in SIGNED
    if kind in SIGNED or kind in _UNSIGNED:
        return TypeKind.INT, size, kind in SIGNED
    if kind in _FLOATS:
        return TypeKind.FLOAT, size, True
    raise UnsupportedTypeError(f"type `{type_.spelling}` has no place in a C interface")


def _qualifiers(type_: Any, *, after: bool = False) -> str:
    words = [
        *(["const"] if type_.is_const_qualified() else []),
        *(["volatile"] if type_.is_volatile_qualified() else []),
        *(["restrict"] if after and type_.is_restrict_qualified() else []),
    ]
    return "".join(f"{word} " for word in words)


def _arguments(type_: Any) -> list[Any]:
    return list(type_.argument_types()) if type_.kind == _TYPE.FUNCTIONPROTO else []
