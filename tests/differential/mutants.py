"""Generated sources -> the same with every call of the vendor's library broken."""

from __future__ import annotations

import re
from collections.abc import Mapping

from differential.callers import POINTERS

from porter.model import Function, Param, TypeKind

_CALL = re.compile(
    r"(?P<before>(?:\breturn|=)\s+)"
    r"(?P<callee>\(role_(?:gated|pooled)\(\) \? gated_(?P<gated>\w+) : _way\)|real_(?P<real>\w+))"
    r"\((?P<arguments>[^()]*)\)"
)
_SLOT = re.compile(r"(?<=\tUNTYPED )(\w+), (\d+)")


def break_calls(source: str, functions: Mapping[str, Function | None]) -> tuple[str, set[str]]:
    """Swap two arguments of each call, or change its answer; name the broken functions."""
    broken: set[str] = set()

    def broken_call(found: re.Match[str]) -> str:
        function = functions[found["real"] or found["gated"]]
        arguments = found["arguments"]
        names = [word.strip() for word in arguments.split(",")] if arguments.strip() else []
        if function is None or names != [param.name for param in function.params]:
            return found[0]
        broken.add(function.name)
        return found["before"] + _broken(function, found["callee"])

    return _CALL.sub(broken_call, source), broken


def break_slots(source: str) -> tuple[str, set[str]]:
    """Send every untyped export to its neighbour's slot."""
    slots = _SLOT.findall(source)
    neighbours = zip(slots, slots[1:] + slots[:1], strict=True)
    others = {name: slot for (name, _), (_, slot) in neighbours}
    return _SLOT.sub(lambda found: f"{found[1]}, {others[found[1]]}", source), set(others)


def _broken(function: Function, callee: str) -> str:
    names = [param.name for param in function.params]
    pair = _alike(function.params)
    if pair is None:
        call = f"{callee}({', '.join(names)})"
        return f"((__typeof__({call}))({call} + 1))"
    first, second = pair
    swapped = list(names)
    swapped[first] = f"(__typeof__({names[first]})){names[second]}"
    swapped[second] = f"(__typeof__({names[second]})){names[first]}"
    return f"{callee}({', '.join(swapped)})"


def _alike(params: tuple[Param, ...]) -> tuple[int, int] | None:
    """Find two parameters that a compiler would let one swap."""
    seen: dict[str, int] = {}
    for index, param in enumerate(params):
        kind = param.type.kind
        alike = "pointer" if kind in POINTERS else "" if kind is TypeKind.RECORD else "number"
        if alike in seen:
            return seen[alike], index
        if alike:
            seen[alike] = index
    return None
