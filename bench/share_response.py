"""Work in short bins round some moments -> how soon and how well shares follow. Pure.

One moment shows little: turns of 20 ms divide a window of 100 ms only roughly. So windows are
averaged over many moments that fall anywhere in a turn.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

BIN_S = 0.002
WINDOW_S = 0.1
TURN_S = 0.02
NEAR = 5.0  # points that the mean of a window may be off, apart from the luck of the turns
SETTLED = 2.0  # and the mean of all that follows the first


@dataclass(frozen=True, slots=True)
class Moment:
    """When something changed, and what share one tenant was to have before and after, per cent."""

    at: float  # seconds from the run's start
    before: float
    after: float
    until: float  # the next change


def shares(done: Sequence[int], solo_ns: float) -> list[float]:
    """Give a tenant's share of each bin, per cent of the device's time."""
    return [units * solo_ns / (BIN_S * 1e9) * 100 for units in done]


def mean(curve: Sequence[float], begin: float, end: float) -> float:
    """Average a curve between two times."""
    first, last = round(begin / BIN_S), round(end / BIN_S)
    part = curve[max(0, first) : last]
    return statistics.fmean(part) if part else math.nan


def windows(curve: Sequence[float], moments: Sequence[Moment]) -> list[float]:
    """Average the windows after the moments: how far off each is, in points towards `before`."""
    if not moments:
        return []
    count = int(min(moment.until - moment.at for moment in moments) / WINDOW_S + 1e-6)
    return [
        statistics.fmean(
            _towards(moment)
            * (moment.after - mean(curve, moment.at + n * WINDOW_S, moment.at + (n + 1) * WINDOW_S))
            for moment in moments
        )
        for n in range(count)
    ]


def luck(seconds: float, count: int) -> float:
    """Return the effect of one turn more or less in `seconds`, averaged over moments, in points."""
    return 100 * TURN_S / seconds / math.sqrt(max(1, count))


def settled_bar(moments: Sequence[Moment]) -> float:
    """Return how far the windows after the first one may be off, in points."""
    shortest = min(moment.until - moment.at for moment in moments)
    return SETTLED + luck(shortest - WINDOW_S, len(moments))


def right_after_ms(curve: Sequence[float], moments: Sequence[Moment]) -> float:
    """Say after how many ms all windows are right; infinity: not before the next change."""
    off = [abs(each) > NEAR + luck(WINDOW_S, len(moments)) for each in windows(curve, moments)]
    if not off:
        return math.nan
    wrong = max((n + 1 for n, is_off in enumerate(off) if is_off), default=0)
    return math.inf if wrong == len(off) else round(wrong * WINDOW_S * 1000)


def settled_error(curve: Sequence[float], moments: Sequence[Moment]) -> float:
    """Average the error from 100 ms after each moment until the next change, in points."""
    return abs(
        statistics.fmean(
            _towards(moment) * (moment.after - mean(curve, moment.at + WINDOW_S, moment.until))
            for moment in moments
        )
    )


def lag_ms(curve: Sequence[float], moments: Sequence[Moment]) -> float:
    """Say how late the change would be, were it sudden and then exact: by the work it is short."""
    short = [
        (moment.until - moment.at)
        * _towards(moment)
        * (moment.after - mean(curve, moment.at, moment.until))
        / abs(moment.after - moment.before)
        for moment in moments
    ]
    return statistics.fmean(short) * 1000 if short else math.nan


def lost_ms(together: Sequence[float], at: float, within: float) -> float:
    """Count the device's time that no tenant used after a moment."""
    return within * 1000 * (1 - mean(together, at, at + within) / 100)


def gaps(done: Sequence[int], least: float) -> list[tuple[float, float]]:
    """Find pauses of at least this length: from a tenant's last work to its next, in seconds."""
    found = []
    last = None
    for at, units in enumerate(done):
        if not units:
            continue
        if last is not None and (at - last - 1) * BIN_S >= least:
            found.append(((last + 1) * BIN_S, at * BIN_S))
        last = at
    return found


def _towards(moment: Moment) -> float:
    return math.copysign(1.0, moment.after - moment.before)
