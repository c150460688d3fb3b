"""A selector of a claim or a class, in CEL -> whether a device fits it. Pure.

It understands comparisons that are joined by `&&`: of the driver, of attributes, and of capacities.
Of any other expression it answers that it does not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from porter.node.claims import quantity

_COMPARED = re.compile(
    r"(?P<left>device\.driver|device\.attributes\[\"(?P<domain>[^\"]+)\"\]\.(?P<name>\w+))"
    r"\s*(?P<how>==|!=)\s*(?P<right>\"[^\"]*\"|-?[0-9]+|true|false)"
)
_CONTAINS = re.compile(
    r"device\.attributes\[\"(?P<domain>[^\"]+)\"\]\.(?P<name>\w+)"
    r"\.(?P<how>contains|startsWith|endsWith)\(\"(?P<right>[^\"]*)\"\)"
)
_CAPACITY = re.compile(
    r"device\.capacity\[\"(?P<domain>[^\"]+)\"\]\.(?P<name>\w+)"
    r"\.compareTo\(quantity\(\"(?P<right>[^\"]*)\"\)\)\s*(?P<how>>=|<=|==|>|<)\s*0"
)
_SIGNS = {
    ">=": (0, 1),
    "<=": (0, -1),
    "==": (0,),
    ">": (1,),
    "<": (-1,),
}
_TEXTS = {"contains": str.__contains__, "startsWith": str.startswith, "endsWith": str.endswith}


def fits(expression: str, device: Mapping[str, Any], driver: str) -> bool | None:
    """Evaluate a selector for a device of a driver; None: it is not understood."""
    answers = [_fits(part.strip(), device, driver) for part in expression.split("&&")]
    if False in answers:
        return False
    return None if None in answers else True


def expressions(selectors: Iterable[Mapping[str, Any]] | None) -> list[str]:
    """List the expressions of selectors."""
    return [each["cel"]["expression"] for each in selectors or () if "cel" in each]


def _fits(part: str, device: Mapping[str, Any], driver: str) -> bool | None:
    if found := _COMPARED.fullmatch(part):
        left = driver if found["left"] == "device.driver" else _attribute(device, driver, found)
        equal = left == _literal(found["right"])
        return left is not None and equal is (found["how"] == "==")
    if found := _CONTAINS.fullmatch(part):
        text = _attribute(device, driver, found)
        return isinstance(text, str) and bool(_TEXTS[found["how"]](text, found["right"]))
    if found := _CAPACITY.fullmatch(part):
        there = (device.get("capacity") or {}).get(found["name"])
        if found["domain"] != driver or there is None:
            return False
        return _sign(quantity(there["value"]) - quantity(found["right"])) in _SIGNS[found["how"]]
    return None


def _attribute(device: Mapping[str, Any], driver: str, found: re.Match[str]) -> Any:
    """Read an attribute; None: the device lacks it, and the scheduler passes the device over."""
    value = (device.get("attributes") or {}).get(found["name"])
    if found["domain"] != driver or not value:
        return None
    return next(iter(value.values()))


def _literal(text: str) -> str | int | bool:
    if text.startswith('"'):
        return text[1:-1]
    return text == "true" if text in ("true", "false") else int(text)


def _sign(number: Fraction) -> int:
    return (number > 0) - (number < 0)
