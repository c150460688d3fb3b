"""Amounts as users write them -> numbers. Reads what backends/core/config/units.h reads."""

from __future__ import annotations

import re
from fractions import Fraction

from porter.errors import PorterError

WHOLE = 1_000_000  # of a device's time: parts per million
UNLIMITED = (1 << 64) - 1  # bytes
_NUMBER = r"(?P<number>[0-9]{1,99}(\.[0-9]{1,99})?)[ \t]*"
_AMOUNT = re.compile(
    rf"{_NUMBER}(?P<unit>%|b|(?P<prefix>[kmgtp])(i?b?)?)?", re.IGNORECASE | re.ASCII
)
_PERCENT = re.compile(rf"{_NUMBER}%?")
_UNLIMITED = ("none", "unlimited")
_SIZE = "a size such as 8GiB, 8g or 8192m"
AMOUNT = f"{_SIZE}, a part such as 50%, or none"
SHARE = "a share of time such as 30, 30% or 12.5, from 1 to 100, or none"


def is_unlimited(text: str) -> bool:
    """Check whether a text sets no limit."""
    return text.lower() in _UNLIMITED


def amount_problem(text: str) -> str:
    """Write the fault of an amount of memory; "" if it is valid."""
    if is_unlimited(text):
        return ""
    found = _AMOUNT.fullmatch(text)
    if not found:
        return f"{text!r} is not an amount, allowed is {AMOUNT}"
    if found["unit"] == "%":
        too_much = Fraction(found["number"]) > 100  # noqa: PLR2004 -- percent
        return f"{text!r} is too much, allowed is up to 100%" if too_much else ""
    return "" if _bytes(found) < 1 << 64 else f"{text!r} is too much, allowed is less than 16384PiB"


def share_problem(text: str) -> str:
    """Write the fault of a share of time; "" if it is valid."""
    if is_unlimited(text):
        return ""
    found = _PERCENT.fullmatch(text)
    if found and 1 <= Fraction(found["number"]) <= 100:  # noqa: PLR2004 -- percent
        return ""
    return f"{text!r} is not a share, allowed is {SHARE}"


def size(text: str) -> int:
    """Read a size in bytes."""
    found = _AMOUNT.fullmatch(text)
    if not found or found["unit"] == "%":
        raise PorterError(f"{text!r} is not a size, allowed is {_SIZE}")
    if problem := amount_problem(text):
        raise PorterError(problem)
    return int(_bytes(found))


def share(text: str) -> int:
    """Read a share in parts per million; all of it where it sets no limit."""
    if problem := share_problem(text):
        raise PorterError(problem)
    found = _PERCENT.fullmatch(text)
    return int(Fraction(found["number"]) * (WHOLE // 100)) if found else WHOLE


def limit(count: int) -> int | str:
    """Give a limit for programs: bytes; `none`, which JSON's numbers are too short for."""
    return _UNLIMITED[0] if count == UNLIMITED else count


def worded(count: int) -> str:
    """Word bytes for people: 1.5 GiB; `none` of a limit that is none."""
    if count == UNLIMITED:
        return _UNLIMITED[0]
    value = float(count)
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if value < 1024 or unit == "TiB":  # noqa: PLR2004 -- the next unit
            break
        value /= 1024
    return f"{count} B" if unit == "B" else f"{value:.1f} {unit}"


def _bytes(found: re.Match[str]) -> Fraction:
    unit = (found["unit"] or "").lower()
    base = 1000 if len(unit) == 2 and unit[1] == "b" else 1024  # noqa: PLR2004 -- "kb"
    prefix: str = (found["prefix"] or " ").lower()
    worth: int = base ** " kmgtp".index(prefix)
    return Fraction(found["number"]) * worth
