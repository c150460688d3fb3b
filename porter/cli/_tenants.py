"""Rows of `porter top` -> a table: in colours that fits a terminal, or plain text for a pipe.

A column's width is counted as a terminal counts it: some letters take two places, some none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from porter import units
from porter.runtime.watch import Row

_UNKNOWN = "-"
_CUT = "~"  # ASCII: a terminal may know no other letters
_GAP = 2  # columns of the terminal
_UUID = 12  # as much of a UUID is shown as here: "GPU-bb9877e3"
_NAME = 12  # a tenant's name is not cut to less than this while other columns can go
_FULL, _NEARLY = 1.0, 0.9  # of a quota
_STARVED = 0.5  # of a target

_Value = str | int | float | None


@dataclass(frozen=True, slots=True)
class Column:
    """One column, by the name that an option gives it."""

    value: Callable[[Row], _Value]
    worded: Callable[[Row, frozenset[str]], str]  # given the UUIDs of all devices, too
    keep: int  # the column with the smallest figure is left out first where not all fit
    is_text: bool = False

    def key(self, row: Row) -> tuple[bool, float, str]:
        """Sort names upwards and figures downwards; unknown ones come last."""
        value = self.value(row)
        if isinstance(value, str):
            return (False, 0, value)
        return (value is None, -(value or 0), "")


def _text(value: object) -> str:
    return _UNKNOWN if value is None else str(value)


def _why(row: Row) -> str | None:
    """Name the reason for which the tenant waited longest."""
    return max(row.waits, key=lambda reason: row.waits[reason], default=None)


def _percent(value: float | None) -> str:
    return _UNKNOWN if value is None else f"{value:.1f}%"


def _bytes(value: int | None, after: str = "") -> str:
    return _UNKNOWN if value is None else units.worded(value) + after


def _begun(device: str, devices: frozenset[str]) -> str:
    """Shorten a UUID that stays unlike all others: `porter set --device` takes that."""
    return next(
        (
            device[:length]
            for length in range(_UUID, len(device))
            if sum(name.startswith(device[:length]) for name in devices) == 1
        ),
        device,
    )


COLUMNS = {
    "tenant": Column(lambda row: row.tenant, lambda row, _: row.tenant, 99, is_text=True),
    "index": Column(lambda row: row.index, lambda row, _: _text(row.index), 60),
    "device": Column(
        lambda row: row.device, lambda row, all_: _begun(row.device, all_), 35, is_text=True
    ),
    "policy": Column(lambda row: row.policy, lambda row, _: _text(row.policy), 50, is_text=True),
    "weight": Column(lambda row: row.weight, lambda row, _: _text(row.weight), 40),
    "priority": Column(
        lambda row: row.priority, lambda row, _: _text(row.priority), 45, is_text=True
    ),
    "target": Column(lambda row: row.target, lambda row, _: _percent(row.target), 85),
    "share": Column(lambda row: row.share, lambda row, _: _percent(row.share), 95),
    "waited": Column(lambda row: row.waited, lambda row, _: _percent(row.waited), 70),
    "why": Column(_why, lambda row, _: _text(_why(row)), 65, is_text=True),
    "copied": Column(lambda row: row.copied, lambda row, _: _bytes(row.copied, "/s"), 20),
    "memory": Column(lambda row: row.memory, lambda row, _: _bytes(row.memory), 90),
    "quota": Column(lambda row: row.quota, lambda row, _: _bytes(row.quota), 80),
    "procs": Column(lambda row: row.processes, lambda row, _: str(row.processes), 30),
}


def ordered(rows: Sequence[Row], by: str | None) -> tuple[Row, ...]:
    """Sort rows by a column; rows that are equal in it stay as they were."""
    return tuple(sorted(rows, key=COLUMNS[by].key) if by else rows)


def plain(rows: Sequence[Row], names: Sequence[str]) -> str:
    """Write a table for programs that read text: in each line one word for each column."""
    cells = {name: list(map(_one_word, column)) for name, column in _cells(rows, names).items()}
    widths = _widths(cells)
    lines = [_line(cells, widths, number) for number in range(len(rows) + 1)]
    return "\n".join(line.plain.rstrip() for line in lines)


def drawn(rows: Sequence[Row], names: Sequence[str], width: int, encoding: str) -> list[Text]:
    """Draw a table for people: lines that fit the width of a terminal, and know their colours."""
    cells = {
        name: [spelt(cell, encoding) for cell in column]
        for name, column in _cells(rows, names).items()
    }
    widths = _fitting(_widths(cells), width, _kept(rows))
    head = _line(cells, widths, 0)
    head.stylize("bold")
    return [head, *(_line(cells, widths, number, row) for number, row in enumerate(rows, 1))]


def spelt(text: str, encoding: str) -> str:
    """Spell letters that an encoding lacks by their numbers."""
    return text.encode(encoding, "backslashreplace").decode(encoding)


def _cells(rows: Sequence[Row], names: Sequence[str]) -> dict[str, list[str]]:
    devices = frozenset(row.device for row in rows)
    return {
        name: [name.upper(), *(COLUMNS[name].worded(row, devices) for row in rows)]
        for name in names
    }


def _widths(cells: dict[str, list[str]]) -> dict[str, int]:
    return {name: max(map(cell_len, column)) for name, column in cells.items()}


def _line(
    cells: dict[str, list[str]], widths: dict[str, int], number: int, row: Row | None = None
) -> Text:
    line = Text()
    for name, width in widths.items():
        cell = cells[name][number]
        if cell_len(cell) > width:
            cell = set_cell_size(cell, width - 1) + _CUT
        blanks = " " * (width - cell_len(cell))
        line.append(" " * _GAP if line else "")
        line.append("" if COLUMNS[name].is_text else blanks)
        line.append(cell, _style(name, row) if row else "")
        line.append(blanks if COLUMNS[name].is_text else "")
    return line


def _kept(rows: Sequence[Row]) -> dict[str, int]:
    """Give each column's figure; a column that names one of several devices stays longer."""
    found = {name: column.keep for name, column in COLUMNS.items()}
    if any(row.index is None for row in rows):
        found["index"], found["device"] = found["device"], found["index"]
    if len({row.device for row in rows}) > 1:
        found[max(("index", "device"), key=found.__getitem__)] = 94
    return found


def _fitting(widths: dict[str, int], room: int, kept: dict[str, int]) -> dict[str, int]:
    """Choose the columns that fit, and how wide each may be: the first one gives way a little."""
    left = dict(widths)
    while len(left) > 1 and _total(left) > room:
        first = next(iter(left))
        spare = left[first] - _NAME if COLUMNS[first].is_text else 0
        if (lacking := _total(left) - room) <= spare:
            left[first] -= lacking
        else:
            del left[min(left, key=kept.__getitem__)]
    return {name: max(min(width, room), 1) for name, width in left.items()}


def _total(widths: dict[str, int]) -> int:
    return sum(widths.values()) + _GAP * (len(widths) - 1)


def _style(name: str, row: Row) -> str:
    """Choose a cell's colour by the tenant's state, its target and its quota."""
    match name:
        case "tenant":
            return "green" if row.runs else "" if row.processes else "dim"
        case "share" if row.share is not None and row.target and row.waited:
            return "yellow" if row.share < _STARVED * row.target else ""
        case "memory" if row.memory and row.quota:
            full = row.memory / row.quota
            return "red" if full >= _FULL else "yellow" if full >= _NEARLY else ""
        case "priority" if row.priority == "high":
            return "bold"
    return ""


def _one_word(text: str) -> str:
    """Take the blanks out of `3.0 GiB`; those of a name are replaced, as other such signs are."""
    joined = re.sub(r"(?<=\d) (?=[KMGT]?i?B(/s)?$)", "", text)
    return re.sub(r"\s", "\ufffd", joined) or _UNKNOWN
