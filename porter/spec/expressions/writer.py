"""Expression -> a C value of its own type. The only module that walks an expression's tree."""

from __future__ import annotations

from dataclasses import dataclass, replace

from porter.errors import SpecError
from porter.roles import Phase
from porter.spec.expressions import access
from porter.spec.expressions.comparison import COMPARISONS, comparable, compared
from porter.spec.expressions.extent import elements, size_of, size_of_type
from porter.spec.expressions.names import RESULT, Scope, is_parameter, named, positional
from porter.spec.expressions.value import (
    INT64,
    NUMBERS,
    POINTERS,
    UINT64,
    Value,
    bracket,
    chosen,
    is_pointer,
    joined,
    logical,
    merged,
)
from porter.spec.syntax import (
    Binary,
    Call,
    Choice,
    Index,
    Member,
    Name,
    Node,
    Number,
    SizeOfType,
    Unary,
)

ARITHMETIC = {"+": "role_add", "-": "role_sub", "*": "role_mul", "/": "role_div"}
_CALLS = {"min": "role_min", "max": "role_max", "align_up": "role_align"}
_LOGIC = ("&&", "||", "!")
_FUNCTIONS = "min(a, b), max(a, b), align_up(a, to), elems(array), sizeof(type or value)"


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes one expression; holds what every step needs, and nothing that changes."""

    where: Scope
    phase: Phase

    def plain(self, node: Node) -> Value:  # noqa: C901, PLR0911 (one line per kind of node)
        """Write a C value of its own type."""
        match node:
            case Number(figure):
                unsigned = "u" if figure >= 1 << 31 else ""
                return Value(f"{figure}{unsigned}", constant=figure)
            case Name(name):
                self._check_known(name)
                return named(name, self.where)
            case Unary("*", operand):
                return access.pointed(self.plain(operand), "*", self.where, self.phase)
            case Unary("-", operand):
                return _negated(self.plain(operand))
            case Unary(op, operand):
                value = self.truth(operand)
                text = f"{op}{bracket(value)}"
                return Value(text, atom=False, guards=value.guards, names=value.names)
            case Member(operand, name, arrow):
                return self._member(operand, name, arrow=arrow)
            case Index(operand, index):
                return self._indexed(operand, index)
            case Binary(op, left, right):
                return self._binary(op, left, right)
            case Choice(condition, yes, no):
                return self._choice(condition, yes, no)
            case Call(name, arguments):
                return self._called(name, arguments)
            case SizeOfType(words):
                return self._size_of_words(words)

    def size(self, node: Node) -> Value:
        """Write an unsigned 64-bit figure that saturates."""
        match node:
            case Number(figure):
                return Value(f"UINT64_C({figure})", constant=figure)
            case Unary("-", _):
                raise SpecError("a size is never negative")
            case Binary(op, left, right) if op in ARITHMETIC:
                return joined(ARITHMETIC[op], self.size(left), self.size(right))
            case Call(name, (left, right)) if name in _CALLS:
                return joined(_CALLS[name], self.size(left), self.size(right))
            case Choice(condition, yes, no):
                return chosen(self.truth(condition), self.size(yes), self.size(no))
        return _unsigned(self.number(node, "a size"))

    def truth(self, node: Node) -> Value:
        """Write a condition."""
        value = self.plain(node)
        if value.type and value.type.kind not in (*NUMBERS, *POINTERS):
            raise SpecError(f"{value.text} is a {value.type.kind}, not true or false")
        if value.constant is not None:
            raise SpecError(f"{value.text} is the same for every call")
        if isinstance(node, Choice) and not is_pointer(value):
            return replace(value, text=f"{value.text} != 0", atom=False)
        return value

    def number(self, node: Node, wanted: str) -> Value:
        """Write an integer; `wanted` names it for a person."""
        return _checked(self.plain(node), wanted)

    def _check_known(self, name: str) -> None:
        if name == RESULT and self.phase is Phase.BEFORE and not is_parameter(name, self.where):
            raise SpecError("`result` is known after the call only")

    def _member(self, operand: Node, name: str, *, arrow: bool) -> Value:
        outer = self.plain(operand)
        if arrow:
            outer = access.pointed(outer, "->", self.where, self.phase)
        return access.member(outer, name, self.where, arrow=arrow)

    def _indexed(self, operand: Node, index: Node) -> Value:
        if operand == Name("arg") and not is_parameter("arg", self.where):
            return positional(index, self.where)
        base, at = self.plain(operand), self.number(index, "an index")
        return access.element(base, at, self.where, self.phase)

    def _binary(self, op: str, left: Node, right: Node) -> Value:
        if op in ARITHMETIC:
            return self.size(Binary(op, left, right))
        if op in _LOGIC:
            return logical(op, self.truth(left), self.truth(right))
        if op in COMPARISONS:
            a, b = comparable(self.plain(left)), comparable(self.plain(right))
            return compared(op, a, b, self.where.api)
        a, b = self.number(left, "an integer"), self.number(right, "an integer")
        unsigned = [f"(uint64_t){bracket(value)}" for value in (a, b)]
        return replace(merged(f"{unsigned[0]} {op} {unsigned[1]}", a, b), type=UINT64)

    def _choice(self, condition: Node, yes: Node, no: Node) -> Value:
        a, b = self.plain(yes), self.plain(no)
        if is_pointer(a) != is_pointer(b) and 0 not in (a.constant, b.constant):
            raise SpecError(f"{a.text} and {b.text}: one is a pointer, the other is not")
        if is_pointer(a) or is_pointer(b) or (a.type is None and b.type is None):
            return chosen(self.truth(condition), a, b)
        return chosen(self.truth(condition), _wide(a), _wide(b))

    def _called(self, name: str, arguments: tuple[Node, ...]) -> Value:
        if name in _CALLS and len(arguments) == 2:  # noqa: PLR2004
            return replace(self.size(Call(name, arguments)), type=UINT64)
        if name == "sizeof" and len(arguments) == 1:
            return size_of(self.plain(arguments[0]))
        if name == "elems" and len(arguments) == 1:
            return elements(self.plain(arguments[0]))
        raise SpecError(
            f"no function {name!r} of {len(arguments)} arguments; allowed: {_FUNCTIONS}"
        )

    def _size_of_words(self, words: str) -> Value:
        if words.isidentifier() and is_parameter(words, self.where):
            return size_of(named(words, self.where))
        return size_of_type(words, self.where.api)


def _checked(value: Value, wanted: str) -> Value:
    """Refuse a value that is no integer."""
    if value.type and value.type.kind not in NUMBERS:
        raise SpecError(f"{value.text} is {value.type.spelling!r}, not {wanted}")
    return value


def _wide(branch: Value) -> Value:
    """Give both branches of a nested `? :` one type."""
    value = _checked(branch, "an integer")
    return replace(value, text=f"(int64_t){bracket(value)}", atom=True, type=INT64)


def _negated(value: Value) -> Value:
    if value.constant is None or value.constant > 1 << 31:
        raise SpecError("`-` is for constants, or between two sizes")
    return Value(f"-{bracket(value)}", None, -value.constant, atom=False, names=value.names)


def _unsigned(value: Value) -> Value:
    """Make a size of a number: a negative one becomes more than any quota."""
    if value.type is None and value.constant is None:
        return replace(value, text=f"(uint64_t)({value.text})", atom=False)
    if value.constant is not None and value.constant < 0:
        raise SpecError(f"a size is never negative, {value.text} is {value.constant}")
    signed = value.type is not None and value.type.signed
    text = f"role_size({value.text})" if signed else f"(uint64_t){bracket(value)}"
    return replace(value, text=text, atom=True)
