"""Text -> tree: the grammar of expressions, a side-effect-free subset of C. Knows no types."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from porter.errors import SpecError


@dataclass(frozen=True, slots=True)
class Number:
    """`4096`, `0x10`, `2ull`."""

    value: int


@dataclass(frozen=True, slots=True)
class Name:
    """`bytesize`: a parameter, an enum constant or NONE."""

    name: str


@dataclass(frozen=True, slots=True)
class Unary:
    """`*p`, `!p`, `-1`."""

    op: str
    operand: Node


@dataclass(frozen=True, slots=True)
class Binary:
    """`a * b`, `a == b`, `a && b`."""

    op: str
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Choice:
    """`condition ? yes : no`."""

    condition: Node
    yes: Node
    no: Node


@dataclass(frozen=True, slots=True)
class Member:
    """`a.b`, or `p->b` where `arrow`."""

    operand: Node
    name: str
    arrow: bool


@dataclass(frozen=True, slots=True)
class Index:
    """`x[i]`."""

    operand: Node
    index: Node


@dataclass(frozen=True, slots=True)
class Call:
    """`min(a, b)`."""

    name: str
    arguments: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class SizeOfType:
    """`sizeof(unsigned int)`: perhaps a type, perhaps a parameter; only types can decide."""

    words: str


Node = Number | Name | Unary | Binary | Choice | Member | Index | Call | SizeOfType

LONGEST = 2000  # characters
DEEPEST = 16  # nested brackets and prefix operators
TALLEST = 32  # operators from the root of the tree to a leaf
LARGEST = 1024  # operators, names and numbers, once names for parts are put in

_TOKEN = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|\d+)(?P<suffix>[uUlL]*)(?![\w.])"
    r"|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<op>->|&&|\|\||[=!<>]=|[-+*/!<>?:()\[\],.&|])"
    r"|(?P<end>$))",
    re.ASCII,
)
_BINDING = {
    "||": 1,
    "&&": 2,
    "|": 3,
    "&": 4,
    **dict.fromkeys(("==", "!="), 5),
    **dict.fromkeys(("<", "<=", ">", ">="), 6),
    **dict.fromkeys(("+", "-"), 7),
    **dict.fromkeys(("*", "/"), 8),
}
# It matches in one way only, because it is tried on texts without a bracket at the end.
_TYPE_WORDS = re.compile(r"\s*([A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)*\s*(?:\*\s*)*)\)", re.ASCII)


@functools.lru_cache(maxsize=4096)
def parse(text: str) -> Node:
    """Parse one expression; SpecError says at which character it stops making sense."""
    if len(text) > LONGEST:
        raise SpecError(f"the expression has {len(text)} characters, at most {LONGEST} are allowed")
    parser = _Parser(text)
    node = parser.expression()
    if parser.kind != "end":
        raise parser.unexpected("an operator or the end")
    return checked(node)


def checked(node: Node) -> Node:
    """Return a tree that a recursive walk can handle; the depth is counted without recursion."""
    height, parts, level = 0, 0, [node]
    while level:
        height += 1
        parts += len(level)
        if height > TALLEST:
            raise SpecError(f"the expression nests deeper than {TALLEST} levels")
        if parts > LARGEST:
            raise SpecError(f"the expression has more than {LARGEST} parts")
        level = [child for node in level for child in _children(node)]
    return node


def _children(node: Node) -> tuple[Node, ...]:
    match node:
        case Unary(_, operand) | Member(operand):
            return (operand,)
        case Binary(_, left, right) | Index(left, right):
            return (left, right)
        case Choice(condition, yes, no):
            return (condition, yes, no)
        case Call(_, arguments):
            return arguments
    return ()


class _Parser:
    """One token of look-ahead over `text`; a class because the position outlives each call."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.start = 0
        self.depth = 0
        self.advance()

    def advance(self) -> None:
        found = _TOKEN.match(self.text, self.position)
        if not found or not found.lastgroup:
            rest = self.text[self.position :].lstrip()
            raise SpecError(f"{self.text!r}: {rest[:1]!r} is not part of the expression language")
        self.kind = "number" if found.lastgroup == "suffix" else found.lastgroup
        self.token = found[self.kind]
        self.start = found.start(self.kind)
        self.position = found.end()

    def unexpected(self, wanted: str) -> SpecError:
        got = repr(self.token) if self.token else "the end"
        return SpecError(f"{self.text!r}: {got} at character {self.start + 1}, expected {wanted}")

    def accept(self, token: str) -> bool:
        if self.kind != "op" or self.token != token:
            return False
        self.advance()
        return True

    def expect(self, token: str) -> None:
        if not self.accept(token):
            raise self.unexpected(repr(token))

    def name(self) -> str:
        if self.kind != "name":
            raise self.unexpected("a name")
        name = self.token
        self.advance()
        return name

    def expression(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            raise SpecError(f"the expression nests deeper than {DEEPEST} levels")
        node = self.binary(1)
        if self.accept("?"):
            yes = self.expression()
            self.expect(":")
            node = Choice(node, yes, self.expression())
        self.depth -= 1
        return node

    def binary(self, least: int) -> Node:
        left = self.unary()
        while self.kind == "op" and (binding := _BINDING.get(self.token, 0)) >= least:
            operator = self.token
            self.advance()
            left = Binary(operator, left, self.binary(binding + 1))
        return left

    def unary(self) -> Node:
        for operator in ("*", "!", "-"):
            if self.accept(operator):
                self.depth += 1
                if self.depth > DEEPEST:
                    raise SpecError(f"the expression nests deeper than {DEEPEST} levels")
                operand = self.unary()
                self.depth -= 1
                return Unary(operator, operand)
        return self.postfix(self.atom())

    def atom(self) -> Node:
        if self.kind == "number":
            digits = self.token
            self.advance()
            octal = len(digits) > 1 and digits.isdecimal() and digits[0] == "0"
            if octal or int(digits, 0) >= 1 << 64:
                raise SpecError(f"{digits}: octal or more than 64 bits, write it in decimal or hex")
            return Number(int(digits, 0))
        if self.accept("("):
            node = self.expression()
            self.expect(")")
            return node
        if self.kind != "name":
            raise self.unexpected("a parameter, a constant or `(`")
        name = self.name()
        return self.call(name) if (self.kind, self.token) == ("op", "(") else Name(name)

    def call(self, name: str) -> Node:
        words = _TYPE_WORDS.match(self.text, self.position)
        if name == "sizeof" and words:
            self.position = words.end()
            self.advance()
            return SizeOfType(" ".join(words[1].replace("*", " * ").split()))
        self.advance()
        arguments: list[Node] = []
        while not self.accept(")"):
            if arguments:
                self.expect(",")
            arguments.append(self.expression())
        return Call(name, tuple(arguments))

    def postfix(self, node: Node) -> Node:
        while self.kind == "op" and self.token in {".", "->", "["}:
            operator = self.token
            self.advance()
            if operator == "[":
                node = Index(node, self.expression())
                self.expect("]")
            else:
                node = Member(node, self.name(), operator == "->")
        return node
