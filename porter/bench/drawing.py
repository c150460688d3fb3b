"""Rows of figures -> an SVG picture. Pure; needs nothing but text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise

from porter.bench.figures import Row
from porter.bench.nouns import BIN_S, WARM_S

_COLOURS = ("#4878a8", "#e49444", "#6a9f58", "#a87c9f", "#d1615d", "#85b6b2")
_WIDTH, _HEIGHT, _LEFT, _TOP, _GAP = 640, 200, 50, 30, 60
_LEGEND, _LEGEND_STEP = 250, 125  # where it starts, behind the title
_SMOOTH = 5  # bins to a point of a stacked picture
_TICKS = (0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)  # one of these apart
_MOST_TICKS = 8
_GROUPS = ("arrivals", "conserving")  # shown over time; the others by achieved share


def draw(rows: Sequence[Row]) -> str:
    """Draw shares over time, stacked, where tenants come and go; else achieved against target."""
    over_time = [row for row in rows if row["group"] in _GROUPS]
    judged = [
        (row, tenant)
        for row in rows
        if row["group"] not in _GROUPS
        for tenant in row["tenants"]
        if tenant["target"] is not None
    ]
    panels = [_stacked(row) for row in over_time]
    for side in sorted({row["side"] for row, _ in judged}):
        points = [
            (tenant["target"], tenant["achieved"]) for row, tenant in judged if row["side"] == side
        ]
        panels.append(_against(side, points))
    height = len(panels) * (_HEIGHT + _GAP) + _TOP
    body = "\n".join(
        f'<g transform="translate({_LEFT},{_TOP + number * (_HEIGHT + _GAP)})">\n{panel}\n</g>'
        for number, panel in enumerate(panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH + 2 * _LEFT}" height="{height}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="100%" height="100%" fill="white"/>\n'
        f"{body}\n</svg>\n"
    )


def _stacked(row: Row) -> str:
    """Stack tenants' shares, each with its colour."""
    seconds = row["seconds"] + WARM_S
    floor = [0.0] * (round(seconds / BIN_S) // _SMOOTH)
    lines = [_frame(f"{row['cell']} ({row['side']})", "s", seconds)]
    for number, tenant in enumerate(row["tenants"]):
        top = [low + share for low, share in zip(floor, _smooth(tenant), strict=True)]
        outline = [*_points(top, seconds), *reversed(list(_points(floor, seconds)))]
        colour = _COLOURS[number % len(_COLOURS)]
        lines.append(f'<polygon points="{" ".join(outline)}" fill="{colour}" fill-opacity="0.85"/>')
        promise = f"cap {tenant['cap']:g} %" if tenant["cap"] else f"weight {tenant['weight']}"
        lines.append(
            f'<text x="{_LEGEND + number * _LEGEND_STEP}" y="-8" fill="{colour}">'
            f"{escape(promise)}, {escape(tenant['unit'])}</text>"
        )
        floor = top
    return "\n".join([*lines, *_promises(row, seconds)])


def _promises(row: Row, seconds: float) -> Iterator[str]:
    """Draw a line at the end of each tenant's promised share."""
    floor: dict[float, float] = {}
    steps = [tenant.get("promised", []) for tenant in row["tenants"]]
    times = sorted({at for each in steps for at, _ in each})
    for each in steps:
        shares = dict(each)
        now, points = 0.0, []
        for at, until in pairwise([*times, seconds]):
            now = shares.get(at, now)
            floor[at] = floor.get(at, 0.0) + now
            if now:
                y = _HEIGHT * (1 - min(floor[at], 110) / 110)
                points.append(
                    f"M{at / seconds * _WIDTH:.1f},{y:.1f}H{until / seconds * _WIDTH:.1f}"
                )
        if points:
            yield f'<path d="{"".join(points)}" stroke="#222" stroke-dasharray="5 3" fill="none"/>'


def _smooth(tenant: Row) -> list[float]:
    done, per_bin = tenant["done"], tenant["solo_ns"] / (BIN_S * 1e9) * 100
    whole = len(done) // _SMOOTH
    return [sum(done[at * _SMOOTH : (at + 1) * _SMOOTH]) * per_bin / _SMOOTH for at in range(whole)]


def _points(values: Sequence[float], seconds: float) -> Iterator[str]:
    for at, value in enumerate(values):
        y = _HEIGHT * (1 - min(value, 110) / 110)
        for end in (at, at + 1):
            yield f"{end * _SMOOTH * BIN_S / seconds * _WIDTH:.1f},{y:.1f}"


def _against(side: str, points: Sequence[tuple[float, float]]) -> str:
    def at(target: float, achieved: float) -> tuple[float, float]:
        return target / 100 * _WIDTH, _HEIGHT * (1 - min(achieved, 110) / 110)

    lines = [_frame(f"achieved against target, {side}", "%", 100)]
    (_, low), (right, high) = at(0, 0), at(100, 100)
    lines.append(f'<line x1="0" y1="{low:.1f}" x2="{right:.1f}" y2="{high:.1f}" stroke="#bbb"/>')
    for target, achieved in points:
        x, y = at(target, achieved)
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{_COLOURS[0]}"/>')
    return "\n".join(lines)


def _frame(title: str, unit: str, end: float) -> str:
    lines = [f'<text x="0" y="-8" font-weight="bold">{escape(title)}</text>']
    for share in (0, 25, 50, 75, 100):
        y = _HEIGHT * (1 - share / 110)
        lines.append(f'<line x1="0" y1="{y:.1f}" x2="{_WIDTH}" y2="{y:.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="-6" y="{y + 4:.1f}" text-anchor="end">{share} %</text>')
    step = next((each for each in _TICKS if end / each <= _MOST_TICKS), end)
    for number in range(int(end / step) + 1):
        x = _WIDTH * number * step / end
        text = f"{number * step:g} {unit}"
        lines.append(f'<text x="{x:.1f}" y="{_HEIGHT + 16}" text-anchor="middle">{text}</text>')
    return "\n".join(lines)
