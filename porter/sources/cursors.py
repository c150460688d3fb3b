"""libclang's cursors and types -> kinds, words and numbers, also where its bindings fail.

The bindings raise for a kind that is younger than they are, and for text that is not UTF-8.
"""

from __future__ import annotations

from typing import Any

from clang import cindex

KIND = cindex.CursorKind
TYPE = cindex.TypeKind
RECORDS = {KIND.STRUCT_DECL: "struct", KIND.UNION_DECL: "union", KIND.CLASS_DECL: "struct"}
_SCOPES = (KIND.NAMESPACE, *RECORDS)
_OF_C = (0, 1)  # CXCallingConv_Default and _C


def cursor_kind(cursor: Any) -> Any:
    """Give a cursor's kind; None for one that the bindings do not know."""
    try:
        return cursor.kind
    except ValueError:
        return None


def type_kind(type_: Any) -> Any:
    """Give a type's kind; None for one that the bindings do not know."""
    try:
        return type_.kind
    except ValueError:
        return None


def text_of(of: Any, what: str) -> str:
    """Read a header's own words in any encoding: the bindings take them for UTF-8."""
    try:
        return getattr(of, what) or ""
    except UnicodeDecodeError as error:
        return error.object.decode(errors="replace")


def words_of(cursor: Any) -> list[str]:
    """List the tokens that a cursor covers."""
    return [text_of(token, "spelling") for token in cursor.get_tokens()]


def is_unnamed(declaration: Any) -> bool:
    """Check whether a struct, union or enum has no tag."""
    return not declaration.spelling or "(" in declaration.spelling


def scoped_name(declaration: Any) -> str:
    """Give a declaration one name for C: of C++'s `a::b::Type` that is `a_b_Type`."""
    return "_".join([*scope_of(declaration), declaration.spelling])


def scope_of(declaration: Any) -> list[str]:
    """Name the namespaces and classes that a declaration is in, the outermost first."""
    names: list[str] = []
    scope = declaration.semantic_parent
    while scope is not None and cursor_kind(scope) in (*_SCOPES, KIND.LINKAGE_SPEC):
        if cursor_kind(scope) in _SCOPES and not is_unnamed(scope):
            names.insert(0, scope.spelling)
        scope = scope.semantic_parent
    return names


def constants_of(enum: Any) -> list[tuple[str, int]]:
    """List an enum's constants; an enum's attributes are its children, too."""
    bits, signed = 8 * max(enum.enum_type.get_size(), 0), is_signed(enum.enum_type)
    found = []
    for child in enum.get_children():
        if cursor_kind(child) == KIND.ENUM_CONSTANT_DECL:
            value = child.enum_value  # of a typedef's type the bindings take it for signed
            found.append((child.spelling, value if signed or value >= 0 else value + (1 << bits)))
    return found


def is_signed(type_: Any) -> bool:
    """Check whether an integer type is signed, under any name."""
    return type_kind(type_.get_canonical()) in SIGNED


def arguments_of(function_type: Any) -> list[Any]:
    """List the types of a function's arguments; the bindings' own list fails at an unknown kind."""
    library = cindex.conf.lib
    count = library.clang_getNumArgTypes(function_type)
    return [library.clang_getArgType(function_type, index) for index in range(count)]


def has_own_convention(function_type: Any) -> bool:
    """Check whether a function is called in another way than C's functions are."""
    return cindex.conf.lib.clang_getFunctionTypeCallingConv(function_type) not in _OF_C


SIGNED = {TYPE.CHAR_S, TYPE.SCHAR, TYPE.SHORT, TYPE.INT, TYPE.LONG, TYPE.LONGLONG}
