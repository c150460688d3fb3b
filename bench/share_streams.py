"""Programs of several streams, whose kernels overlap: `python bench/share_streams.py [--simulate]`.

Each keeps so many streams full of small kernels. Its share is what it got done of what it gets done
natively and alone, where as many kernels overlap. Under a cap it works beside a tenant that asks
for little at random moments (Poisson), which is to be answered; by equal weights beside one of a
single stream of longer kernels, which gets as much. Some 40 s.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import share_warm as warm
from share_warm import Claim, Ground

from porter.bench.nouns import BIN_S, Unit
from porter.bench.tenants import Solo

SETTLE = 10  # bins of a run that are not counted: what several streams bring is learnt
RATE, ASKED = 100, Unit(200)  # of who asks for little: a second, and for what
BESIDE = Unit(200)  # what the other does where both have the same weight
NEAR = 1.0  # points


@dataclass(frozen=True, slots=True)
class Case:
    """So many streams of a unit; the cap in per cent, or 0 where two have equal weights."""

    streams: int
    unit: Unit
    cap: int

    @property
    def name(self) -> str:
        """Name it as a table does."""
        terms = f"cap {self.cap} %" if self.cap else "equal weights"
        return f"{self.streams} streams of {self.unit.name}, {terms}"


CASES = (
    Case(2, Unit(100), 40),
    Case(8, Unit(100), 40),
    Case(16, Unit(100), 40),
    Case(16, Unit(100), 10),
    Case(16, Unit(20), 0),
)


def main() -> int:
    """Measure."""
    parser = warm.options(__doc__, 150)
    parser.add_argument("--seconds", type=float, default=4.0, help="counted in a run (%(default)s)")
    return warm.run(parser.parse_args(), _measure)


def _measure(ground: Ground) -> tuple[dict[str, Any], list[Claim]]:
    solo = ground.time_alone(sorted({BESIDE, ASKED, *(case.unit for case in CASES)}, key=str))
    rows, claims = {}, list[Claim]()
    for case in CASES:
        rows[case.name] = row = _row(ground, case, solo)
        print(f"{case.name:36} {row}", flush=True)
        promised = case.cap or 50
        claims.append(Claim(case.name, abs(row["share"] - promised), NEAR, f"points of {promised}"))
        if case.cap:
            claims.append(Claim("… asked beside it", row["answered"], 95, "% answered", True))
        else:
            claims.append(Claim("… beside it", abs(row["other"] - 50), NEAR, "points of 50"))
    return {"rows": rows}, claims


def _row(ground: Ground, case: Case, solo: Mapping[Unit, Solo]) -> dict[str, float]:
    """Let it work natively and alone, then under its terms beside another tenant."""
    bins = SETTLE + round(ground.options.seconds / BIN_S)
    bin_ns = round(BIN_S * 1e9)
    many = ground.command(case.unit, solo, bin_ns, m=case.streams)
    terms = {"PORTER_COMPUTE": str(case.cap)} if case.cap else {"PORTER_POLICY": "equal"}
    if case.cap:
        other, others_terms = ground.command(ASKED, solo, bin_ns, r=RATE), {}
    else:
        other, others_terms = ground.command(BESIDE, solo, bin_ns), terms
    (alone,) = _work(ground, [many], [{}], "native", bins)
    got, beside = _work(ground, [many, other], [terms, others_terms], "shim", bins)
    row = {"share": round(100 * got / alone, 2), "overlap": round(alone * solo[case.unit].ns, 2)}
    per_ns = RATE / 1e9 if case.cap else 1 / solo[BESIDE].ns
    return row | {"answered" if case.cap else "other": round(100 * beside / per_ns, 2)}


def _work(
    ground: Ground,
    commands: list[list[str]],
    settings: list[dict[str, str]],
    side: str,
    bins: int,
) -> list[float]:
    """Say how many units a nanosecond each did, all at the same time."""
    started = [
        ground.start(command, environment)
        for command, environment in zip(commands, ground.tenants(settings, side), strict=True)
    ]
    for each in started:
        each.until_ready()
    told = warm.together(started, bins)
    for each in started:
        each.kill()
    return [sum(each["done"][SETTLE:]) / ((bins - SETTLE) * BIN_S * 1e9) for each in told]


if __name__ == "__main__":
    sys.exit(main())
