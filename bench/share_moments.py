"""How soon shares are right again: `python bench/share_moments.py [--simulate] [PART…]`.

arrivals   one tenant always works; another of the same weight rests and wants by turns; then new
tenants come, work, and are killed
set        two that always work; the weight of one changes, then its cap, as by `porter set`

Shares are completed work, multiplied by its duration natively and alone, in bins of 2 ms. The
printed figures are of windows of 100 ms, averaged over all moments of a sort. Some 10 s a part.
Exit status 1: a bar is missed.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import share_response as response
import share_warm as warm
from share_response import BIN_S, Moment
from share_warm import Claim, Ground, Served

from porter.bench.nouns import Unit
from porter.bench.tenants import Solo
from porter.runtime.terms import Sharing

UNIT = Unit(200)
WEIGHED = {"PORTER_POLICY": "weight", "PORTER_WEIGHT": "100"}
WARM_S = 1.0
PERIOD_S = 0.907  # of the fitful one, half of it at work; no multiple of a turn
STAYS_S, AWAY_S = 0.45, 0.35  # of a tenant that comes and is killed
JOINING_S = 0.2  # a tenant that never worked takes part in nothing yet, and has no terms to change
EVERY_S = 0.617  # between changes of terms
SOON_MS = 25.0  # until an idle share is used, or given back
EFFECTIVE_MS = 100.0
LOST_S = 0.2  # after a moment, in which lost time is counted

Measured = tuple[dict[str, Any], list[Claim]]


@dataclass(frozen=True, slots=True)
class Run:
    """Two tenants that were measured together."""

    first: list[float]  # shares by bin
    second: list[float]
    done: list[int]  # of the second

    @property
    def together(self) -> list[float]:
        """Add up the tenants' use of the device."""
        return [a + b for a, b in zip(self.first, self.second, strict=True)]


@dataclass(frozen=True, slots=True)
class Scene:
    """Tenants of this script on a device."""

    ground: Ground
    solo: Mapping[Unit, Solo]

    @property
    def ns(self) -> float:
        """Time of a unit."""
        return self.solo[UNIT].ns

    @property
    def seconds(self) -> float:
        """Time of a run, its warm-up included."""
        return WARM_S + float(self.ground.options.seconds)

    @property
    def bins(self) -> int:
        """Count a run's bins."""
        return round(self.seconds / BIN_S)

    def command(self, **more: object) -> list[str]:
        """Word a tenant."""
        return self.ground.command(UNIT, self.solo, round(BIN_S * 1e9), **more)

    def share(self, done: Sequence[int]) -> list[float]:
        """Give its part of each bin."""
        return response.shares(done, self.ns)


def main() -> int:
    """Measure the parts that were asked for."""
    parser = warm.options(__doc__, 120)
    parser.add_argument("parts", nargs="*", metavar="PART", help="arrivals, set (all)")
    parser.add_argument("--seconds", type=float, default=8, help="of each run (%(default)s)")
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    return warm.run(given, _measure)


def _measure(ground: Ground) -> Measured:
    scene = Scene(ground, ground.time_alone((UNIT,)))
    figures: dict[str, Any] = {"unit_ns": scene.ns}
    claims: list[Claim] = []
    for part in ground.options.parts or PARTS:
        for name, found in PARTS[part](scene).items():
            figures[name] = found[0]
            claims += found[1]
            print(f"{name}: {_worded(found[0])}", flush=True)
    return figures, claims


def _worded(figures: dict[str, Any]) -> str:
    return ", ".join(
        f"{name} {' '.join(f'{each:.1f}' for each in value) if isinstance(value, list) else value}"
        for name, value in figures.items()
    )


def _arrivals(scene: Scene) -> dict[str, Measured]:
    first, second = scene.ground.tenants([WEIGHED, WEIGHED], "shim")
    fitful = {"o": round(PERIOD_S / 2 * 1e9), "p": round(PERIOD_S * 1e9)}
    served = [
        scene.ground.start(scene.command(), first),
        scene.ground.start(scene.command(**fitful), second),
    ]
    for each in served:
        each.until_ready()
    one, other = warm.together(served, scene.bins)
    served[1].kill()
    run = Run(scene.share(one["done"]), scene.share(other["done"]), other["done"])
    return {**_fits(scene, run), **_strangers(scene, served[0], second)}


def _fits(scene: Scene, run: Run) -> dict[str, Measured]:
    """Judge what happens when one rests, and wants again."""
    half = PERIOD_S / 2
    gaps = [gap for gap in response.gaps(run.done, half / 2) if gap[0] >= WARM_S / 4]
    ends = [gap[0] for gap in gaps]
    wants = [math.floor(gap[1] / PERIOD_S + 0.25) * PERIOD_S for gap in gaps]
    served = [1000 * (gap[1] + BIN_S - want) for gap, want in zip(gaps, wants, strict=True)]
    lost = [response.lost_ms(run.together, end, LOST_S) for end in ends]
    wanting = [Moment(want, 0, 50, want + half - 0.05) for want in wants[:-1]]
    resting = [Moment(end, 50, 100, end + half - 0.1) for end in ends]
    return {
        "wants": _response(
            "a tenant that wants again",
            run.second,
            wanting,
            ("its first work is done", served, scene),
        ),
        "rests": _with(
            _response("a tenant next to one that rests", run.first, resting),
            {"lost_ms": lost},
            Claim("of an idle share is lost", max(lost, default=math.nan), SOON_MS, "ms"),
        ),
    }


def _strangers(scene: Scene, first: Served, environment: dict[str, str]) -> dict[str, Measured]:
    """Let tenants come that were never there, and kill them at work."""
    start = warm.start_ns()
    first.begin(start, scene.bins)
    end = start / 1e9 + scene.seconds
    began: list[float] = []
    came: list[float] = []
    killed: list[float] = []
    time.sleep(WARM_S)
    while time.monotonic() + STAYS_S + 2 * AWAY_S < end:
        began.append(time.monotonic() - start / 1e9)
        name = {**environment, "PORTER_TENANT": f"stranger{len(came)}"}
        stranger = scene.ground.start(scene.command(), name)
        stranger.begin(start, scene.bins)
        stranger.until_ready()
        came.append(time.monotonic() - start / 1e9)
        time.sleep(STAYS_S)
        killed.append(time.monotonic() - start / 1e9)
        stranger.kill()
        time.sleep(AWAY_S)
    share = scene.share(first.answer()["done"])
    inside = [at for at in killed if at + AWAY_S < scene.seconds]
    arriving = [Moment(at, 100, 50, at + STAYS_S) for at in came[: len(inside)]]
    leaving = [Moment(at, 50, 100, at + AWAY_S) for at in inside]
    lost = [response.lost_ms(share, at, LOST_S) for at in inside]
    starting = [response.mean(share, *times) for times in zip(began, came, strict=True)]
    return {
        "arrive": _with(
            _response("a tenant when a stranger comes", share, arriving),
            {"share_while_it_starts": starting},
            None,
        ),
        "leave": _with(
            _response("a tenant when another is killed", share, leaving),
            {"lost_ms": lost},
            Claim("of a dead one's share is lost", max(lost, default=math.nan), SOON_MS, "ms"),
        ),
    }


def _set(scene: Scene) -> dict[str, Measured]:
    first, second = scene.ground.tenants([WEIGHED, WEIGHED], "shim")
    served = [scene.ground.start(scene.command(), each) for each in (first, second)]
    for each in served:
        each.until_ready()
    warm.together(served, round(JOINING_S / BIN_S))
    weights = _changes(scene, served, (Sharing(weight=25), 20.0), (Sharing(weight=400), 80.0))
    caps = _changes(scene, served, (Sharing("20", "cap"), 20.0), (Sharing("70", "cap"), 70.0))
    return {"set weight": weights, "set cap": caps}


def _changes(
    scene: Scene, served: Sequence[Served], low: tuple[Sharing, float], high: tuple[Sharing, float]
) -> Measured:
    """Change the first tenant's terms to and fro while both work."""
    warm.promise(served[0].environment, low[0])
    start = warm.start_ns()
    for each in served:
        each.begin(start, scene.bins)
    _sleep_until(start / 1e9 + WARM_S)
    changed: list[float] = []
    before, after = low, high
    moments: list[Moment] = []
    while time.monotonic() < start / 1e9 + scene.seconds - EVERY_S:
        at = time.monotonic() - start / 1e9
        warm.promise(served[0].environment, after[0])
        changed.append(1000 * (time.monotonic() - start / 1e9 - at))
        moments.append(Moment(at, before[1], after[1], at + EVERY_S))
        before, after = after, before
        _sleep_until(start / 1e9 + at + EVERY_S)
    one, _ = (each.answer() for each in served)
    name = "weights" if low[0].weight else "caps"
    reported = _response(f"new {name} of `porter set`", scene.share(one["done"]), moments)
    return _with(reported, {"order_ms": changed}, None)


def _response(
    what: str,
    curve: Sequence[float],
    moments: Sequence[Moment],
    served: tuple[str, Sequence[float], Scene] | None = None,
) -> Measured:
    if not moments:
        return {"moments": 0}, [Claim(f"{what}: moments seen", 0, 1, "", at_least=True)]
    right = response.right_after_ms(curve, moments)
    settled, bar = response.settled_error(curve, moments), response.settled_bar(moments)
    figures: dict[str, Any] = {
        "moments": len(moments),
        "right_after_ms": right,
        "lag_ms": round(response.lag_ms(curve, moments), 2),
        "off_by_window": [round(each, 2) for each in response.windows(curve, moments)],
        "settled_error": round(settled, 2),
    }
    claims = [
        Claim(f"{what}: shares of 100 ms are right after", right, EFFECTIVE_MS, "ms"),
        Claim(f"{what}: from 100 ms on it is off by", settled, bar, "points"),
    ]
    if served:
        name, values, scene = served
        figures["served_ms"] = [round(each, 2) for each in values]
        most = SOON_MS + scene.ns / 1e6 + 1000 * BIN_S
        claims.append(Claim(f"{what}: {name} after", max(values), most, "ms"))
    return figures, claims


def _with(reported: Measured, more: dict[str, Sequence[float]], claim: Claim | None) -> Measured:
    rounded = {name: [round(each, 2) for each in values] for name, values in more.items()}
    return {**reported[0], **rounded}, [*reported[1], *([claim] if claim else [])]


def _sleep_until(when: float) -> None:
    time.sleep(max(0.0, when - time.monotonic()))


PARTS: dict[str, Callable[[Scene], dict[str, Measured]]] = {"arrivals": _arrivals, "set": _set}

if __name__ == "__main__":
    sys.exit(main())
