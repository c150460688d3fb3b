"""Expression -> C text for one kind of field. The only module with the rules of each kind.

Each kind has its own way down the operators; all end in `Writer.plain`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from porter.errors import SpecError
from porter.model import TypeKind
from porter.roles import Kind
from porter.spec.expressions.members import is_const
from porter.spec.expressions.value import (
    NUMBERS,
    VOID_POINTER,
    Value,
    bracket,
    chosen,
    is_pointer,
    merged,
)
from porter.spec.expressions.writer import ARITHMETIC, Writer
from porter.spec.syntax import Binary, Choice, Name, Node


def key(writer: Writer, node: Node) -> Value:
    """Write a handle, an address or an integer as uint64_t."""
    match node:
        case Binary(op, left, right) if op in ("+", "-", "*"):
            a, b = key(writer, left), key(writer, right)
            return merged(f"{bracket(a)} {op} {bracket(b)}", a, b)
        case Choice(condition, yes, no):
            return chosen(writer.truth(condition), key(writer, yes), key(writer, no))
    value = writer.plain(node)
    if is_pointer(value):
        return replace(value, text=f"(uint64_t)(uintptr_t){bracket(value)}", atom=True)
    value = writer.number(node, "a key")
    return replace(value, text=f"(uint64_t){bracket(value)}", atom=True)


def stream(writer: Writer, node: Node) -> Value:
    """Write a stream's key: its own, or the one that the port's function finds."""
    return _owned(writer, node, writer.where.stream_owners)


def context(writer: Writer, node: Node) -> Value:
    """Write a context's key: its own, or the one that the port's function finds."""
    return _owned(writer, node, writer.where.context_owners)


def _owned(writer: Writer, node: Node, owners: Mapping[str, str]) -> Value:
    match node:
        case Choice(condition, yes, no):
            branches = (_owned(writer, branch, owners) for branch in (yes, no))
            return chosen(writer.truth(condition), *branches)
    given = key(writer, node)
    if given.type and (function := owners.get(given.type.spelling)):
        return replace(given, text=f"{function}({given.text})", atom=True)
    return given


def integer(writer: Writer, node: Node) -> Value:
    """Write a plain integer; arithmetic belongs in sizes and keys, where it cannot trap."""
    match node:
        case Binary(op, _, _) if op in ARITHMETIC:
            raise SpecError(f"`{op}` is for sizes and keys, not for a plain integer")
    return writer.number(node, "an integer")


def device(writer: Writer, node: Node) -> Value:
    """Write a device ordinal: of an ordinal, of a device handle, of NONE or of CURRENT."""
    match node:
        case Name("NONE"):
            return Value("ROLE_DEVICE_NONE")
        case Name("CURRENT"):
            return Value("ROLE_DEVICE_CURRENT")
        case Choice(condition, yes, no):
            return chosen(writer.truth(condition), device(writer, yes), device(writer, no))
    value = writer.plain(node)
    handle = writer.where.device_handle
    if value.type and handle and re.search(rf"\b{re.escape(handle)}\b", value.type.spelling):
        via = "(uint64_t)(uintptr_t)" if is_pointer(value) else "(uint64_t)"
        return replace(value, text=f"port_handle_device({via}{bracket(value)})", atom=True)
    for owner, function in writer.where.device_owners.items():
        if value.type and value.type.spelling == owner:
            via = "(uint64_t)(uintptr_t)" if is_pointer(value) else "(uint64_t)"
            return replace(value, text=f"{function}({via}{bracket(value)})", atom=True)
    if is_pointer(value):
        raise SpecError(f"{value.text} is a pointer; a device is an ordinal or a device_handle")
    value = integer(writer, node)
    return replace(value, text=f"(int){bracket(value)}", atom=True)


def assignable(writer: Writer, node: Node) -> Value:
    """Write something to assign to."""
    value = writer.plain(node)
    if not value.lvalue or value.type is None:
        raise SpecError(f"{value.text} cannot be assigned to; write `*p`, `p->field` or `p[0]`")
    if is_const(value.type):
        raise SpecError(f"{value.text} is const ({value.type.spelling})")
    if value.type.kind not in (*NUMBERS, TypeKind.FLOAT, TypeKind.POINTER):
        raise SpecError(f"{value.text} is a {value.type.kind}, not one value")
    return value


def pointer(writer: Writer, node: Node) -> Value:
    """Write a buffer, callback or string."""
    if isinstance(node, Choice):
        condition = writer.truth(node.condition)
        return chosen(condition, pointer(writer, node.yes), pointer(writer, node.no))
    if node == Name("GONE"):
        return Value("(void *)role_gone", VOID_POINTER, atom=False)
    value = writer.plain(node)
    if value.constant == 0:
        return replace(value, text="NULL")
    if not is_pointer(value):
        raise SpecError(f"{value.text} is not a pointer")
    return value


def address(writer: Writer, node: Node) -> Value:
    """Write the address of something: a pointer as it is, a struct by its address."""
    value = writer.plain(node)
    if value.type is not None and value.type.kind is TypeKind.RECORD:
        return replace(value, text=f"&{bracket(value)}", atom=False)
    return pointer(writer, node)


WAYS: Mapping[Kind, Callable[[Writer, Node], Value]] = {
    Kind.SIZE: Writer.size,
    Kind.KEY: key,
    Kind.STREAM: stream,
    Kind.CONTEXT: context,
    Kind.INT: integer,
    Kind.DEVICE: device,
    Kind.LVALUE: assignable,
    Kind.POINTER: pointer,
    Kind.OBJECT: address,
}
