"""An expression's names for parts of it -> the whole tree. The only module that substitutes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from porter.errors import SpecError
from porter.spec.syntax import (
    Binary,
    Call,
    Choice,
    Index,
    Member,
    Name,
    Node,
    Unary,
    checked,
    parse,
)

_HEAD = re.compile(r"([A-Za-z_]\w*)\(\s*([A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*)\s*\)", re.ASCII)

_NAME = re.compile(r"(?<![\w.])(?<!->)[A-Za-z_]\w*", re.ASCII)  # not the member of something
_SIMPLE = re.compile(r"\w+(?:(?:->|\.)\w+)*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Define:
    """What `texel(format)` stands for."""

    parameters: tuple[str, ...]
    body: Node


def read_defines(defines: Iterable[tuple[str, str]]) -> dict[str, Define]:
    """Read them in order: each may use those before it."""
    found: dict[str, Define] = {}
    for head, body in defines:
        name, parameters = _head(head)
        found[name] = Define(parameters, expanded(parse(body), found))
    return found


def expanded(node: Node, defines: Mapping[str, Define]) -> Node:
    """Replace each name with its definition."""
    return checked(_walked(node, defines, {})) if defines else node


def written_out(text: str, defines: Iterable[tuple[str, str]]) -> str:
    """Replace each name in an expression's text, for a spec that does not have the definitions."""
    bodies: dict[str, tuple[tuple[str, ...], str]] = {}
    for head, body in defines:
        name, parameters = _head(head)
        bodies[name] = (parameters, _put_in(body, bodies))
    return _put_in(text, bodies)


def _put_in(text: str, bodies: Mapping[str, tuple[tuple[str, ...], str]]) -> str:
    for name, (parameters, body) in bodies.items():
        while found := re.search(rf"(?<![\w.>]){name}\(", text):
            arguments, end = _arguments(text, found.end())
            if len(arguments) != len(parameters):
                return text  # the parser reports it
            values = dict(zip(parameters, arguments, strict=True))
            text = f"{text[: found.start()]}({_named(body, values)}){text[end:]}"
    return text


def _named(body: str, values: Mapping[str, str]) -> str:
    return _NAME.sub(lambda word: values.get(word[0], word[0]), body)


def _arguments(text: str, start: int) -> tuple[list[str], int]:
    """Read the arguments of a call up to its closing bracket, and the place behind it."""
    depth, first, found = 0, start, []
    for place in range(start, len(text)):
        if text[place] in "([":
            depth += 1
        elif text[place] in ")]" and depth:
            depth -= 1
        elif not depth and text[place] in ",)":
            argument = text[first:place].strip()
            found.append(argument if _SIMPLE.fullmatch(argument) else f"({argument})")
            first = place + 1
            if text[place] == ")":
                return found, first
    return [], start


def _head(text: str) -> tuple[str, tuple[str, ...]]:
    head = _HEAD.fullmatch(text)
    if not head:
        raise SpecError(f"define: {text!r} is not `name(parameter, …)`")
    return head[1], tuple(part.strip() for part in head[2].split(","))


def _walked(node: Node, defines: Mapping[str, Define], given: Mapping[str, Node]) -> Node:  # noqa: PLR0911 (one line per kind of node)
    def inner(part: Node) -> Node:
        return _walked(part, defines, given)

    match node:
        case Name(name):
            return given.get(name, node)
        case Unary(op, operand):
            return Unary(op, inner(operand))
        case Binary(op, left, right):
            return Binary(op, inner(left), inner(right))
        case Choice(condition, yes, no):
            return Choice(inner(condition), inner(yes), inner(no))
        case Member(operand, name, arrow):
            return Member(inner(operand), name, arrow)
        case Index(operand, index):
            return Index(inner(operand), inner(index))
        case Call(name, arguments) if name in defines:
            return _put(name, defines[name], tuple(map(inner, arguments)))
        case Call(name, arguments):
            return Call(name, tuple(map(inner, arguments)))
    return node


def _put(name: str, define: Define, arguments: tuple[Node, ...]) -> Node:
    if len(arguments) != len(define.parameters):
        raise SpecError(f"{name} takes {len(define.parameters)} arguments, not {len(arguments)}")
    return _walked(define.body, {}, dict(zip(define.parameters, arguments, strict=True)))
