"""Programs of several streams, with overlapping kernels: `python bench/share_streams.py`.

Each keeps several streams full of small kernels. Under a cap it works next to a tenant with few
requests at random moments (Poisson), which are to be answered. By equal weights it works next to
one of a single stream of longer kernels. Two figures are printed. One is the device's time that
the shim charged, which is to be the promised share. The other is the completed work in relation to
that natively and alone. Where a turn begins and ends fewer kernels overlap than in between, so
that is less, but never more. Some 40 s.
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
RATE, ASKED = 100, Unit(200)  # of the tenant with few requests: a second, and the work of each
BESIDE = Unit(200)  # the other tenant's work where both have the same weight
NEAR = 1.0  # points that a share may be off
ANSWERED, LEAST = (
    95,
    90,
)  # per cent of the requests that are answered, and of the promised share that is done


@dataclass(frozen=True, slots=True)
class Case:
    """STREAMS streams of a unit; the cap in per cent, or 0 where two have equal weights."""

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
        claims += _claims(case, row)
    return {"rows": rows}, claims


def _claims(case: Case, row: Mapping[str, float]) -> list[Claim]:
    name, promised = case.name, case.cap or 50
    claims = [
        Claim(f"{name}: charged", abs(row["charged"] - promised), NEAR, f"points off {promised}"),
        Claim(f"{name}: done", row["done"], promised + NEAR, "%"),
        Claim(f"{name}: done", row["done"], promised * LEAST / 100, "%", at_least=True),
    ]
    if case.cap:
        asked = f"{name}: requests next to it"
        return [*claims, Claim(asked, row["beside"], ANSWERED, "% answered", at_least=True)]
    return [
        *claims,
        Claim(f"{name}: the other", row["beside"], promised * LEAST / 100, "%", at_least=True),
    ]


def _row(ground: Ground, case: Case, solo: Mapping[Unit, Solo]) -> dict[str, float]:
    """Let it work natively and alone, then under its terms next to another tenant."""
    bin_ns = round(BIN_S * 1e9)
    many = ground.command(case.unit, solo, bin_ns, m=case.streams)
    if case.cap:
        terms, others_terms = {"PORTER_COMPUTE": str(case.cap)}, {}
        other, per_ns = ground.command(ASKED, solo, bin_ns, r=RATE), RATE / 1e9
    else:
        terms = others_terms = {"PORTER_POLICY": "equal"}
        other, per_ns = ground.command(BESIDE, solo, bin_ns), 1 / solo[BESIDE].ns
    (alone,), _ = _work(ground, [many], [{}], "native")
    (got, beside), charged = _work(ground, [many, other], [terms, others_terms], "shim")
    return {
        "overlap": round(alone * solo[case.unit].ns, 2),
        "charged": round(charged, 2),
        "done": round(100 * got / alone, 2),
        "beside": round(100 * beside / per_ns, 2),
    }


def _work(
    ground: Ground, commands: list[list[str]], settings: list[dict[str, str]], side: str
) -> tuple[list[float], float]:
    """Say how many units a nanosecond each did; and per cent of the time charged to the first."""
    started = [
        ground.start(command, environment)
        for command, environment in zip(commands, ground.tenants(settings, side), strict=True)
    ]
    for each in started:
        each.until_ready()
    bins, start = SETTLE + round(ground.options.seconds / BIN_S), warm.start_ns()
    for each in started:
        each.begin(start, bins)
    charged = 0.0
    if side == "shim":
        begun = start / 1e9
        [charged] = warm.charged(started[:1], begun + SETTLE * BIN_S, begun + bins * BIN_S)
    reported = [each.answer() for each in started]
    for each in started:
        each.kill()
    counted_ns = (bins - SETTLE) * BIN_S * 1e9
    return [sum(each["done"][SETTLE:]) / counted_ns for each in reported], charged


if __name__ == "__main__":
    sys.exit(main())
