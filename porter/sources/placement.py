"""The positions of a struct's members -> the attributes that make C put them there. Pure.

Natural alignment needs no words. Other positions take `packed`, `aligned` or padding.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_BYTE = 8  # bits


@dataclass(frozen=True, slots=True)
class Member:
    """A member as it would be declared without a word about its place."""

    decl: str  # "int id", "unsigned int low : 3"
    begin: int  # in bits, from the start of the struct
    size: int  # bytes; of a bit-field: of its type
    align: int  # bytes, by nature
    width: int | None = None  # bits; only a bit-field has one
    named: bool = True  # no attribute can be given to a nameless one


@dataclass(frozen=True, slots=True)
class Placed:
    """How a struct is declared: its members and paddings in order, and its attributes."""

    decls: tuple[tuple[int | None, str], ...]  # (a member's number, or None for padding; text)
    attributes: str = ""  # "packed, aligned(4)"

    @property
    def padded(self) -> bool:
        """Check whether it has members that the vendor's has not: it may be passed otherwise."""
        return any(number is None for number, _ in self.decls)


class _MisplacedError(Exception):
    """With these attributes, a member would lie elsewhere."""


def place(members: Sequence[Member], size: int, align: int, *, union: bool) -> Placed | None:
    """Say how to declare a struct or union of this size; None where C has no words for it."""
    for packed in (False, True):
        walk = _Walk(size, align, packed=packed, union=union)
        try:
            return Placed(tuple(walk.decls(members)), walk.attributes())
        except _MisplacedError:
            continue
    return None


@dataclass(slots=True)
class _Walk:
    """A compiler's walk over a struct's members."""

    size: int
    align: int
    packed: bool
    union: bool
    end: int = 0  # bits, of the members up to here
    highest: int = 1  # bytes, of the members' alignments
    pads: int = 0

    def decls(self, members: Sequence[Member]) -> Iterator[tuple[int | None, str]]:
        for number, member in enumerate(members):
            if member.width is None:
                yield from self.whole(number, member)
            else:
                yield number, self.bits(member, member.width)
        if self.highest > self.align:
            raise _MisplacedError
        bytes_ = _up(self.end, _BYTE) // _BYTE
        missing = self.size - _up(bytes_, self.align)
        if missing < 0:
            raise _MisplacedError
        if missing:
            yield None, self.padding(self.size - bytes_)

    def attributes(self) -> str:
        aligned = [f"aligned({self.align})"] if self.highest < self.align else []
        return ", ".join([*(["packed"] if self.packed else []), *aligned])

    def whole(self, number: int, member: Member) -> Iterator[tuple[int | None, str]]:
        """Place a member that is no bit-field."""
        begin = 0 if self.union else self.end
        natural = 1 if self.packed else member.align
        stated = self.stated(begin, member.begin, natural)
        if stated is None or (stated and not member.named):
            stated = 0
            yield None, self.padding((member.begin - begin) // _BYTE)
        words = f" __attribute__((aligned({stated})))" if stated else ""
        self.highest = max(self.highest, natural, stated or 1)
        self.end = max(self.end, member.begin + _BYTE * member.size)
        yield number, f"{member.decl}{words}"

    def stated(self, begin: int, wanted: int, natural: int) -> int | None:
        """Find the alignment that moves a member to its place; 0: it is there; None: none does."""
        if _up(begin, _BYTE * natural) == wanted:
            return 0
        if wanted < begin or wanted % (_BYTE * natural):
            raise _MisplacedError
        align = 2 * natural
        while align <= self.align:
            if _up(begin, _BYTE * align) == wanted:
                return align
            align *= 2
        return None

    def bits(self, member: Member, width: int) -> str:
        """Hold a bit-field to where compilers put it: within one unit of its type, or anywhere."""
        begin, unit = 0 if self.union else self.end, _BYTE * member.size
        crosses = begin % unit + width > unit and not self.packed
        if (_up(begin, unit) if crosses or not width else begin) != member.begin:
            raise _MisplacedError
        if member.named and not self.packed:
            self.highest = max(self.highest, member.align)
        self.end = max(self.end, member.begin + width)
        return member.decl

    def padding(self, length: int) -> str:
        self.pads += 1
        return f"unsigned char porter_pad{self.pads}[{length}]"


def _up(value: int, unit: int) -> int:
    return -(-value // unit) * unit
