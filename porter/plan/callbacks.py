"""A function that takes a callback -> its replacement. Knows the shapes of callbacks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from porter.errors import SpecError
from porter.model import CType, Function, TypeKind


@dataclass(frozen=True, slots=True)
class Callback:
    """A program's callback with its own data as the last argument."""

    call: str  # "pfn_notify", the parameter that it is
    data: str  # "user_data", the parameter that its data is
    type: str  # "void (*)(cl_event, cl_int, void *)"
    params: tuple[str, ...]  # ("cl_event _0", "cl_int _1", "void *_2")

    @property
    def replaced(self) -> str:
        """The replacement of the data in the call."""
        return f"_{len(self.params) - 1}"

    @property
    def passed(self) -> tuple[str, ...]:
        """The parameters before the data."""
        return tuple(f"_{number}" for number in range(len(self.params) - 1))


def callback(function: Function, call: str, data: str, status: str) -> Callback:
    """Read the type of the parameter `call`; `status` is what `function` has to return."""
    types = {param.name: param.type for param in function.params}
    target = types[call].pointee if call in types else None
    if target is None or target.kind is not TypeKind.FUNCTION:
        raise SpecError(f"`call` is no parameter that points to a function: {call!r}")
    if data not in types or not _is_data(types[data].spelling):
        raise SpecError(f"`data` is no parameter of type 'void *': {data!r}")
    if function.result.spelling != status:
        raise SpecError(f"returns {function.result.spelling!r}, which is no status")
    listed = _params(target)
    if not target.spelling.startswith("void (") or not _is_data(listed[-1]):
        raise SpecError(f"{call} is a {target.spelling!r}, not 'void (…, void *)'")
    named = tuple(_named(spelled, f"_{number}") for number, spelled in enumerate(listed))
    return Callback(call, data, target.spelling.replace("(", "(*)(", 1), named)


def _is_data(spelling: str) -> bool:
    return spelling == "void *"


def _params(target: CType) -> list[str]:
    """Split `void (cl_mem, void *)` at the commas that are not inside of a parameter."""
    inside = target.spelling.partition("(")[2].removesuffix(")")
    found = re.findall(r"(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+", inside)
    return [spelling.strip() for spelling in found]


def _named(spelling: str, name: str) -> str:
    """Declare a parameter: its element or target type is written around its name."""
    if "(*)" in spelling:
        return spelling.replace("(*)", f"(*{name})", 1)
    element, bracket, length = spelling.partition("[")
    return f"{element}{'' if element.endswith('*') else ' '}{name}{bracket}{length}"
