"""Measure whether a machine's cores are its own, by the time that a hypervisor takes from them.

A thread that is to wake up then waits for its core, and its work is late by milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

MUCH = 2.0  # per cent of the time that cores had work; from here on it is reported
_SPENT = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal")
_RESTED = ("idle", "iowait")


def ticks() -> list[int]:
    """Read what all cores did since the machine was started: proc_stat(5). Empty: unknown."""
    try:
        line, _ = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)
        return [int(word) for word in line.split()[1 : 1 + len(_SPENT)]]
    except (OSError, ValueError):
        return []


def taken_percent(before: Sequence[int], after: Sequence[int]) -> float:
    """Say for what part of the time that cores had work another machine had them."""
    spent = dict(zip(_SPENT, (b - a for a, b in zip(before, after, strict=False)), strict=False))
    worked = sum(spent.values()) - sum(spent.get(name, 0) for name in _RESTED)
    return round(100 * spent.get("steal", 0) / worked, 1) if worked > 0 else 0.0


def word(percent: float) -> str:
    """Report it in words."""
    return (
        f"this machine's cores were another's for {percent:.0f} % of the time that they had work "
        "(steal time)"
    )
