"""Rows of figures -> lines for people. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from porter.bench import cores
from porter.bench.figures import RATIO_BAR, Row

_NAME, _SIDE = 34, 6


def heading() -> str:
    """Write the headings of the columns of `line`."""
    return (
        f"{'cell':{_NAME}} {'side':{_SIDE}}         "
        "total %; of each tenant: achieved/target (error, worst second)"
    )


def line(row: Row) -> str:
    """Word one row."""
    start = f"{row['cell']:{_NAME}} {row['side']:{_SIDE}} {_verdict(row)}"
    if row.get("failed"):
        return f"{start} {row['failed']}"
    return f"{start} {row['total']:6.2f}; {'  '.join(map(_tenant, row['tenants']))}{_ratio(row)}"


def summary(rows: Sequence[Row]) -> str:
    """Count what passed, by group, and name the worst error of each."""
    lines = []
    judged = [row for row in rows if row["pass"] is not None]
    for group in dict.fromkeys(row["group"] for row in judged):
        ours = [row for row in judged if row["group"] == group]
        passed = sum(row["pass"] for row in ours)
        tenants = [tenant for row in ours for tenant in row["tenants"]]
        errors = [tenant["error"] for tenant in tenants if tenant["error"] is not None]
        windows = [tenant["window_error"] for tenant in tenants if tenant["error"] is not None]
        worst = f", worst error {max(errors):.2f} points" if errors else ""
        worst += f", worst second {max(windows):.2f}" if windows else ""
        ratios = [row["ratio_error"] for row in ours if row.get("ratio_bar") == RATIO_BAR]
        ratios = [each for each in ratios if each is not None]
        worst += f", worst ratio {max(ratios):.2f} % off" if ratios else ""
        lines.append(f"{group}: {passed} of {len(ours)} pass{worst}")
    return "\n".join([*lines, *_waits(rows), *_taken(rows)])


def _waits(rows: Sequence[Row]) -> Iterator[str]:
    """Compare the waits of requests with those that were alone."""
    waits = {
        (row["cell"], row["side"]): row["tenants"][0]["wait_us"]
        for row in rows
        if row["tenants"] and row["tenants"][0]["waits"]
    }
    for (cell, side), (_, most, _) in waits.items():
        alone = waits.get((f"{cell.rpartition('/')[0]}/alone", "native")) or waits.get(
            (f"{cell.rpartition('/')[0]}/alone", side)
        )
        if alone:
            yield f"{cell} {side}: p99 {most / 1000:.2f} ms, alone {alone[1] / 1000:.2f} ms"


def _taken(rows: Sequence[Row]) -> Iterator[str]:
    """Say where the machine may be why a bar is missed."""
    most = max((row.get("taken", 0.0) for row in rows), default=0.0)
    if most < cores.MUCH:
        return
    count = sum(row.get("taken", 0.0) >= cores.MUCH for row in rows)
    missed = sum(row.get("taken", 0.0) >= cores.MUCH and row["pass"] is False for row in rows)
    yield (
        f"note: {cores.word(most)} in the worst of {count} of {len(rows)} rows, of which "
        f"{missed} missed a bar: what its threads are late for is in them"
    )


def _verdict(row: Row) -> str:
    if row["pass"] is None:
        return "      "
    return "pass  " if row["pass"] else "FAIL  "


def _ratio(row: Row) -> str:
    if "ratio_error" not in row:
        return ""
    if row["ratio_error"] is None:
        return "  one had nothing"
    rough = "" if row["ratio_bar"] == RATIO_BAR else "~"
    return f"  ratio {rough}{row['ratio_error']:.2f} % off"


def _tenant(tenant: Row) -> str:
    short = "~" if tenant.get("short") else ""
    if tenant["waits"]:
        median, most, longest = tenant["wait_us"]
        return f"wait p50 {median:.0f} us p99 {most:.0f} us longest {longest:.0f} us"
    if tenant["error"] is None:
        return f"{tenant['achieved']:.2f}"
    return (
        f"{tenant['achieved']:.2f}/{tenant['target']:g} "
        f"({short}{tenant['error']:.2f}, {tenant['window_error']:.2f})"
    )
