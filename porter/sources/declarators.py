"""libclang's type -> a declarator and a CType. The only module that knows how C spells a type.

Generated code is C11 for five architectures, so some of a header's types cannot be spelled in it:
`__int128`, `va_list`, vectors, C++ templates, anonymous structs of a prototype, and types that only
the C library's own headers declare.
A pointer to such a type is spelled `void *`; a function or struct that has one by value is marked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from porter.model import CType, Enum, Record, TypeKind
from porter.sources.cursors import (
    KIND,
    RECORDS,
    SIGNED,
    TYPE,
    arguments_of,
    cursor_kind,
    has_own_convention,
    is_signed,
    is_unnamed,
    scope_of,
    scoped_name,
    type_kind,
)

# Types of the C standard's own headers, which generated code includes: (bytes, signed).
_STANDARD = {
    "size_t": (8, False),
    "ptrdiff_t": (8, True),
    "wchar_t": (4, True),
    **{
        f"{sign}int{name}_t": (size, not sign)
        for sign in ("", "u")
        for name, size in (("8", 1), ("16", 2), ("32", 4), ("64", 8), ("ptr", 8), ("max", 8))
    },
}
STANDARD_TYPES = frozenset(_STANDARD)
# Words of C11, and macros of what generated code includes: no typedef can be declared again so.
TAKEN_NAMES = frozenset({"bool", "true", "false", "restrict", "inline", "typeof", "asm"}) | {
    *("_Float32", "_Float32x", "_Float64", "_Float64x", "_Float128"),
}
_VA_LISTS = ("va_list", "__gnuc_va_list", "__builtin_va_list")  # of another kind on each machine
HOLE = "\0"  # the place of a declarator's name

_SPELLED = {
    TYPE.VOID: "void",
    TYPE.BOOL: "_Bool",
    TYPE.CHAR_S: "char",
    TYPE.CHAR_U: "char",
    TYPE.SCHAR: "signed char",
    TYPE.UCHAR: "unsigned char",
    TYPE.SHORT: "short",
    TYPE.USHORT: "unsigned short",
    TYPE.INT: "int",
    TYPE.UINT: "unsigned int",
    TYPE.LONG: "long",
    TYPE.ULONG: "unsigned long",
    TYPE.LONGLONG: "long long",
    TYPE.ULONGLONG: "unsigned long long",
    TYPE.WCHAR: "wchar_t",
    TYPE.CHAR16: "uint16_t",
    TYPE.CHAR32: "uint32_t",
    TYPE.FLOAT: "float",
    TYPE.DOUBLE: "double",
    TYPE.LONGDOUBLE: "long double",
}
_FLOATS = {TYPE.FLOAT, TYPE.DOUBLE, TYPE.LONGDOUBLE}
_INTEGERS = {  # (bytes, signed) -> how an enum is spelled whose size C would not give it
    (1, True): "signed char",
    (1, False): "unsigned char",
    (2, True): "short",
    (2, False): "unsigned short",
    (4, True): "int",
    (4, False): "unsigned int",
    (8, True): "long",
    (8, False): "unsigned long",
}
_FUNCTIONS = {TYPE.FUNCTIONPROTO, TYPE.FUNCTIONNOPROTO}
_ARRAYS = {TYPE.CONSTANTARRAY, TYPE.INCOMPLETEARRAY}
_POINTERS = {TYPE.POINTER, TYPE.LVALUEREFERENCE, TYPE.RVALUEREFERENCE}
_DECAYING = _ARRAYS | {TYPE.VARIABLEARRAY, TYPE.DEPENDENTSIZEDARRAY}
_PLAIN = {*_SPELLED, *_FUNCTIONS, *_ARRAYS, *_POINTERS, TYPE.RECORD, TYPE.ENUM}


class UnsupportedTypeError(Exception):
    """A type that generated code has no word for."""


@dataclass(frozen=True, slots=True)
class Takers:
    """The receiver of declarations that a type names."""

    named: Callable[[Any, str], None]  # a record that has a tag
    nameless: Callable[[Any, str], Record]
    enum: Callable[[Any], Enum | None]  # None of one without constants
    typedef: Callable[[Any], None]
    elsewhere: Callable[[Any], bool]  # checks for declarations of the C library's own headers


@dataclass(slots=True)
class Types:
    """The types of one translation unit, each read once."""

    takers: Takers
    scoped: bool  # one name may be several types', as in C++
    known: dict[tuple[str, str], tuple[str, CType]] = field(default_factory=dict)

    def read(self, type_: Any, unnamed: str) -> tuple[str, CType]:
        """Its declarator with a hole for the name, and its form in the ABI.

        `unnamed` is the key of a struct without a tag; without one there can be no such struct.
        """
        spelling = (type_.spelling, type_.get_canonical().spelling if self.scoped else "")
        if spelling not in self.known:
            names: set[str] = set()
            text = self._declarator(type_, HOLE, names, unnamed)
            self.known[spelling] = (text, self._ctype(type_, text, names, unnamed))
        return self.known[spelling]

    def read_parameter(self, type_: Any) -> tuple[str, CType]:
        """Read a parameter's type: an array stands for a pointer to its first element."""
        try:
            return self.read(type_, "")
        except UnsupportedTypeError:
            canonical = type_.get_canonical()
            if type_kind(canonical) not in _DECAYING:
                raise
            return self._to_element(canonical.get_array_element_type())

    def _to_element(self, element: Any) -> tuple[str, CType]:
        """Spell a pointer to the elements of an array that has no word."""
        try:
            found, inner = self.read(element, "")
        except UnsupportedTypeError:
            inner = CType(f"{_qualifiers(element)}void", TypeKind.VOID)
            found = f"{inner.spelling} {HOLE}"
        text = found.replace(HOLE, f"*{HOLE}")
        spelling = text.replace(HOLE, "")
        return text, CType(spelling, TypeKind.POINTER, 8, pointee=inner, names=inner.names)

    def _declarator(
        self, type_: Any, inner: str, names: set[str], unnamed: str, outer: str = ""
    ) -> str:
        """Write a declarator; `outer` qualifies an array, which stands for its elements."""
        type_ = self._looked_through(type_)
        kind = type_kind(type_)
        qualifiers = _qualifiers(type_, after=kind in _POINTERS) or outer
        if kind in _POINTERS:
            return self._pointer(type_, f"*{qualifiers}{inner}", names, unnamed)
        if kind in _ARRAYS:
            count = type_.element_count if kind == TYPE.CONSTANTARRAY else ""
            element = type_.get_array_element_type()
            return self._declarator(element, f"{inner}[{count}]", names, unnamed, qualifiers)
        if kind in _FUNCTIONS:
            return self._function(type_, inner, names, unnamed)
        return f"{qualifiers}{self._base(type_, names, unnamed)} {inner}"

    def _pointer(self, type_: Any, named: str, names: set[str], unnamed: str) -> str:
        pointee, wanted = type_.get_pointee(), set[str]()
        if type_kind(type_) == TYPE.POINTER and type_.get_size() != 8:  # noqa: PLR2004
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        bound = f"({named})" if self._behind(pointee) in _FUNCTIONS | _ARRAYS else named
        try:
            text = self._declarator(pointee, bound, wanted, unnamed)
        except UnsupportedTypeError:
            return f"{_qualifiers(pointee)}void {named}"
        names |= wanted
        return text

    def _behind(self, pointee: Any) -> Any:
        """Return a pointer's target, as far as its declarator names it."""
        try:
            return type_kind(self._looked_through(pointee))
        except UnsupportedTypeError:
            return None

    def _function(self, type_: Any, inner: str, names: set[str], unnamed: str) -> str:
        if has_own_convention(type_):
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        listed = "void"
        if type_kind(type_) == TYPE.FUNCTIONPROTO:
            params = [self._argument(each, names) for each in arguments_of(type_)]
            params += ["..."] if type_.is_function_variadic() else []
            listed = ", ".join(params) or "void"
        return self._declarator(type_.get_result(), f"{inner}({listed})", names, unnamed)

    def _argument(self, type_: Any, names: set[str]) -> str:
        """Spell an argument of a function's type; an array of an unknown type is not valid C."""
        inner = ""
        if type_kind(type_) in _DECAYING:
            element = type_.get_array_element_type()
            if type_kind(element.get_canonical()) == TYPE.RECORD:
                type_, inner = element, "*"
        return self._declarator(type_, inner, names, "").rstrip()

    def _looked_through(self, type_: Any) -> Any:
        """Follow sugar, and typedefs that cannot be declared again, to a type that has a word."""
        kind = type_kind(type_)
        if kind == TYPE.ELABORATED:
            named = type_.get_named_type()
            kind = type_kind(named)
            if kind not in (TYPE.TYPEDEF, TYPE.RECORD, TYPE.ENUM):
                type_, kind = type_.get_canonical(), type_kind(type_.get_canonical())
        if kind == TYPE.TYPEDEF:
            if type_.get_declaration().spelling in _VA_LISTS:
                raise UnsupportedTypeError(f"`{type_.spelling}`")
            if self._kept(type_):
                return type_
        elif kind in _PLAIN:
            return type_
        canonical = type_.get_canonical()
        if type_kind(canonical) not in _PLAIN:
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        return canonical

    def _kept(self, type_: Any) -> bool:
        """Check whether a typedef is declared again; else its target is spelled."""
        declaration = type_.get_declaration()
        name = declaration.spelling
        if name in _STANDARD:
            canonical = type_.get_canonical()
            return _STANDARD[name] == (canonical.get_size(), type_kind(canonical) in SIGNED)
        if name in TAKEN_NAMES or self.takers.elsewhere(declaration):
            return False
        try:
            self.takers.typedef(declaration)
        except UnsupportedTypeError:
            return False
        return True

    def _base(self, type_: Any, names: set[str], unnamed: str) -> str:
        declaration = type_.get_declaration()
        kind = type_kind(type_)
        if kind == TYPE.ELABORATED:
            kind = type_kind(type_.get_named_type())
        if kind == TYPE.TYPEDEF:
            if declaration.spelling in STANDARD_TYPES:
                return str(declaration.spelling)
            name = scoped_name(declaration)
            names.add(name)
            return name
        if kind == TYPE.RECORD:
            return self._record(type_, declaration, names, unnamed)
        if kind == TYPE.ENUM:
            return self._enum(type_, declaration, names)
        return _SPELLED[kind]

    def _record(self, type_: Any, declaration: Any, names: set[str], unnamed: str) -> str:
        if self.takers.elsewhere(declaration) or "<" in type_.get_canonical().spelling:
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        if not is_unnamed(declaration):
            key = key_of(declaration)
            self.takers.named(declaration, key)
            names.add(key)
            return key
        if not unnamed:
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        record = self.takers.nameless(declaration, unnamed)
        if not record.complete:
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        names.update(*(f.type.names for f in record.fields))
        body = "".join(f"{f.decl}; " for f in record.fields)
        stated = f"__attribute__(({record.attributes})) " if record.attributes else ""
        return f"{RECORDS[declaration.kind]} {stated}{{ {body}}}"

    def _enum(self, type_: Any, declaration: Any, names: set[str]) -> str:
        if type_.get_size() < 0:  # it was only announced
            raise UnsupportedTypeError(f"`{type_.spelling}`")
        integer = _INTEGERS[type_.get_size(), is_signed(declaration.enum_type)]
        if self.takers.elsewhere(declaration):
            return integer
        enum = self.takers.enum(declaration)
        if enum is None:
            return integer
        names.add(enum.key)
        return enum.key if enum.natural else integer

    def _ctype(self, type_: Any, text: str, names: set[str], unnamed: str) -> CType:
        spelling = text.replace(HOLE, "").rstrip()
        if type_kind(type_) not in _ARRAYS | _POINTERS:
            type_ = type_.get_canonical()  # else its target keeps the header's spelling
        kind = type_kind(type_)
        size = max(type_.get_size(), 0)
        listed = tuple(sorted(names))
        if kind in _POINTERS:
            inner = self._pointee(type_, unnamed)
            return CType(spelling, TypeKind.POINTER, 8, pointee=inner, names=listed)
        if kind in _ARRAYS:
            inner = self.read(type_.get_array_element_type(), unnamed)[1]
            if type_.is_const_qualified() and "const" not in inner.spelling.rpartition("*")[2]:
                inner = replace(inner, spelling=f"const {inner.spelling}")
            length = type_.element_count if kind == TYPE.CONSTANTARRAY else 0
            return CType(spelling, TypeKind.ARRAY, size, pointee=inner, length=length, names=listed)
        if kind == TYPE.RECORD:
            declaration = type_.get_declaration()
            key = unnamed if is_unnamed(declaration) else key_of(declaration)
            return CType(spelling, TypeKind.RECORD, size, record=key, names=listed)
        if kind in _FUNCTIONS:
            return CType(spelling, TypeKind.FUNCTION, names=listed)
        return CType(spelling, *_scalar(type_, size), names=listed)

    def _pointee(self, type_: Any, unnamed: str) -> CType:
        pointee = type_.get_pointee()
        try:
            return self.read(pointee, unnamed)[1]
        except UnsupportedTypeError:
            return CType(f"{_qualifiers(pointee)}void", TypeKind.VOID)


def key_of(declaration: Any) -> str:
    """Its tag, or the one we give it: "struct T" for `typedef struct {…} T`."""
    if cursor_kind(declaration) != KIND.ENUM_DECL:
        return f"{RECORDS[declaration.kind]} {scoped_name(declaration)}"
    if is_unnamed(declaration):
        children = declaration.get_children()
        first = next(c for c in children if cursor_kind(c) == KIND.ENUM_CONSTANT_DECL)
        return f"enum {'_'.join([*scope_of(declaration), first.spelling])}_enum"
    return f"enum {scoped_name(declaration)}"


def _scalar(type_: Any, size: int) -> tuple[TypeKind, int, bool]:
    kind = type_kind(type_)
    if kind == TYPE.VOID:
        return TypeKind.VOID, 0, False
    if kind == TYPE.ENUM:
        return TypeKind.ENUM, size, is_signed(type_.get_declaration().enum_type)
    if kind in _FLOATS:
        return TypeKind.FLOAT, size, True
    return TypeKind.INT, size, kind in SIGNED


def _qualifiers(type_: Any, *, after: bool = False) -> str:
    words = [
        *(["const"] if type_.is_const_qualified() else []),
        *(["volatile"] if type_.is_volatile_qualified() else []),
        *(["restrict"] if after and type_.is_restrict_qualified() else []),
    ]
    return "".join(f"{word} " for word in words)
