"""Shares of programs that people run: `python bench/share_real.py [--shim DIR] [--out DIR]`.

A training step, decoding token by token (eagerly, and as a CUDA graph) and a loop of matrix
products, in PyTorch: each alone under caps of 25 and 50 %, and pairs at weights 2 : 1, natively
too. The programs are started once; only their terms change from run to run, as by `porter set`.

Two shares are printed. One is the completed steps, multiplied by the duration of a step natively
and alone; it is held to the bars of `porter bench share`. The other is the device's time that the
shim charged.

A device that rests in between has higher clocks, and next to a program that takes more power lower
ones. A graph of decoding takes up to 2 % longer where it rests, at the same clock, and 1 % from
process to process. So each program times its steps by the device's own events. A long step is
timed in parts, most of which no other turn interrupts; of each part those near the first quartile
count. A step then counts for less, or more, in proportion. A step of many launches is corrected
only as far as the clocks were lower, because the device may have waited between those. The total
is not lifted by that.

A program that does not keep the device busy by itself (eager decoding waits for Python) gets more
of its steps than its cap states. So it is held to the second figure, within 2 points.

Rows are those of `porter bench share --merge`. Some 270 s. With --simulate: programs in C, which
need no PyTorch.
"""

from __future__ import annotations

import ctypes
import json
import math
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import share_warm as warm
from share_programs import HOST_BOUND, IN_C, ONE_LAUNCH, WORKS, command
from share_warm import Claim, Ground, Served

from porter.bench import figures, words
from porter.bench.nouns import BIN_S, WARM_S, Cell, Outcome, Tenant, Unit
from porter.errors import PorterError
from porter.runtime.terms import Sharing

CAPS = (25, 50)
PAIRS = (("train", "gemm"), ("gemm", "gemm"), ("graph", "train"), ("eager", "train"))
CHARGED_BAR = 2.0  # points that such a program's charge may be off
_SETTLE = round(WARM_S / BIN_S)  # not counted: until each demand is known
_LOOK_S = 0.1  # at the clock
_SM_CLOCK = 1
_C_PAIRS = (("kernels", "graphs"), ("kernels", "launches"))


@dataclass(frozen=True, slots=True)
class Alone:
    """The native duration of a step alone, in ns."""

    step: float  # of the time that passes
    on_device: float  # between the device's events; 0: not to be had
    mhz: float  # the clock; 0: not to be had


@dataclass(frozen=True, slots=True)
class Player:
    """One program on both sides."""

    work: str
    native: Served
    shim: Served


def main() -> int:
    """Measure the requested parts."""
    parser = warm.options(__doc__, 600)
    parser.add_argument("--works", help=f"which (all of {', '.join(WORKS)})")
    parser.add_argument("--seconds", type=float, default=10, help="counted in a run (%(default)s)")
    parser.add_argument("--out", type=Path, help="folder where real.jsonl grows")
    return warm.run(parser.parse_args(), _measure)


def _measure(ground: Ground) -> tuple[dict[str, Any], list[Claim]]:
    given = ground.options
    chosen = given.works.split(",") if given.works else list(IN_C if given.simulate else WORKS)
    pairs = [pair for pair in (*PAIRS, *_C_PAIRS) if set(pair) <= set(chosen)]
    players = _start(ground, chosen, pairs)
    by_work = {player.work: player for player in reversed(players)}
    clock = _Clock(given.device, simulated=given.simulate)
    solo = {work: _alone(by_work[work], given.seconds, clock) for work in chosen}
    print(words.heading())
    rows, claims, native = [], [], math.inf
    for cell, cast, side in _cells(chosen, pairs, players, solo, given.seconds):
        row = _row(cell, cast, side, solo, clock)
        if side == "native":  # comes before the same through the shim
            native = row["total"]
        else:
            claimed = _claims(row, min(figures.TOTAL_BAR, native))
            claims += claimed
            if row["pass"] is not None:
                row["pass"] = all(claim.good for claim in claimed)
        rows.append(row)
        _tell(row, given.out)
    return {"rows": rows, "solo_ns": {work: alone.step for work, alone in solo.items()}}, claims


def _start(ground: Ground, chosen: Sequence[str], pairs: Sequence[tuple[str, str]]) -> list[Player]:
    """Start each program, and once more a program that is paired with its like."""
    works = [*chosen, *(first for first, second in pairs if first == second)]
    settings = [{"PORTER_POLICY": "equal"} for _ in works]
    sides = [ground.tenants(settings, side) for side in ("native", "shim")]
    commands = [command(ground, work) for work in works]
    players = [
        Player(work, ground.start(command, native), ground.start(command, shim))
        for work, command, native, shim in zip(works, commands, *sides, strict=True)
    ]
    for player in players:
        player.native.until_ready()
        player.shim.until_ready()
    warm.together([player.shim for player in players], 2)  # from now on they take part
    return players


def _bins(seconds: float) -> int:
    return _SETTLE + round(seconds / BIN_S)


def _alone(player: Player, seconds: float, clock: _Clock) -> Alone:
    """Time a step natively."""
    start = warm.start_ns()
    player.native.begin(start, _bins(seconds))
    time.sleep(max(0.0, start / 1e9 + WARM_S - time.monotonic()))
    clock.begin()
    clock.watch(start / 1e9 + WARM_S + seconds)
    reported = player.native.answer()
    counted = reported["done"][_SETTLE:]
    if not sum(counted):
        raise PorterError(f"{player.work}: no step was done in {seconds:g} s")
    step: float = len(counted) * BIN_S * 1e9 / sum(counted)
    print(f"{player.work}: {step / 1e6:.3f} ms a step, natively and alone", flush=True)
    return Alone(step, _on_device(reported), clock.mean())


def _on_device(reported: dict[str, Any]) -> float:
    return float(statistics.median(reported.get("each_ns") or [0]))


def _step_ns(alone: Alone, reported: dict[str, Any], most: float) -> float:
    """Return the duration of a step where a run was, at most `most` of its duration alone."""
    now = _on_device(reported)
    if not now or not alone.on_device:
        return alone.step
    return alone.step * min(most, now / alone.on_device)


def _most(work: str, alone: Alone, mhz: float) -> float:
    """Say how many times as long as alone the device can have worked for a step."""
    return math.inf if work in ONE_LAUNCH else max(1.0, alone.mhz / mhz if mhz else 1.0)


class _Clock:
    """The card's, by its management library; for a simulated device none."""

    def __init__(self, device: int, *, simulated: bool) -> None:
        self._read: list[int] = []
        self._card = ctypes.c_void_p()
        self._library: ctypes.CDLL | None = None
        with suppress(OSError):  # without them none are printed
            if not simulated:
                self._find(ctypes.CDLL("libcuda.so.1"), ctypes.CDLL("libnvidia-ml.so.1"), device)

    def _find(self, driver: ctypes.CDLL, library: ctypes.CDLL, device: int) -> None:
        """By its place on the bus: where only some are visible, the two count differently."""
        handle, bus = ctypes.c_int(), ctypes.create_string_buffer(32)
        if (
            not driver.cuInit(0)
            and not driver.cuDeviceGet(ctypes.byref(handle), device)
            and not driver.cuDeviceGetPCIBusId(bus, len(bus), handle)
            and not library.nvmlInit_v2()
            and not library.nvmlDeviceGetHandleByPciBusId_v2(bus, ctypes.byref(self._card))
        ):
            self._library = library

    def begin(self) -> None:
        """Forget earlier readings."""
        self._read.clear()

    def look(self) -> None:
        mhz = ctypes.c_uint()
        if self._library and not self._library.nvmlDeviceGetClockInfo(
            self._card, _SM_CLOCK, ctypes.byref(mhz)
        ):
            self._read.append(mhz.value)

    def watch(self, until: float) -> None:
        """Look again and again."""
        while (left := until - time.monotonic()) > 0:
            self.look()
            time.sleep(min(left, _LOOK_S))

    def mean(self) -> float:
        """Average the readings, in MHz; 0: there are none."""
        return statistics.fmean(self._read or [0])

    def spread(self) -> tuple[int, int]:
        """Return the least and the largest reading, in MHz."""
        return (min(self._read), max(self._read)) if self._read else (0, 0)


def _cells(
    chosen: Sequence[str],
    pairs: Sequence[tuple[str, str]],
    players: Sequence[Player],
    solo: dict[str, Alone],
    seconds: float,
) -> list[tuple[Cell, list[Player], str]]:
    unit = {work: Unit(max(1, round(alone.step / 1000))) for work, alone in solo.items()}
    made: list[tuple[Cell, list[Player], str]] = []
    for work in chosen:
        player = next(each for each in players if each.work == work)
        for cap in CAPS:
            alone = (Tenant(unit[work], cap=cap),)
            made.append((Cell("real", f"real/{work}/cap{cap}", alone, seconds), [player], "shim"))
    for first, second in pairs:
        one = next(each for each in players if each.work == first)
        other = next(each for each in players if each.work == second and each is not one)
        both = (Tenant(unit[first], weight=2), Tenant(unit[second], weight=1))
        cell = Cell("real", f"real/{first}-{second}/2:1", both, seconds)
        made += [(cell, [one, other], side) for side in ("native", "shim")]
    return made


def _row(
    cell: Cell, cast: Sequence[Player], side: str, solo: dict[str, Alone], clock: _Clock
) -> figures.Row:
    """Let them work on the cell's terms."""
    served = [player.shim if side == "shim" else player.native for player in cast]
    if side == "shim":
        for each, tenant in zip(served, cell.tenants, strict=True):
            warm.promise(each.environment, _sharing(tenant))
    start = warm.start_ns()
    for each in served:
        each.begin(start, _bins(cell.seconds))
    charged = _charged(served, start / 1e9 + WARM_S, cell.seconds, clock, side)
    reported = [each.answer() for each in served]
    for each in served if side == "shim" else []:
        warm.promise(each.environment, Sharing(policy="equal"))
    as_alone, as_now = (
        [
            Outcome(tuple(each["done"]), _step_ns(solo[player.work], each, at), clock.spread())
            for player, each, at in zip(cast, reported, most, strict=True)
        ]
        for most in (
            [1.0] * len(cast),
            [_most(each.work, solo[each.work], clock.mean()) for each in cast],
        )
    )
    row = figures.row(cell, side, as_alone if side == "native" else as_now)
    row["total"] = figures.row(cell, side, as_alone)["total"]
    for tenant, player, share in zip(row["tenants"], cast, charged, strict=bool(charged)):
        tenant |= {"work": player.work, "charged": round(share, 3)}
    if any(player.work in HOST_BOUND for player in cast):  # nothing promises its steps
        row["pass"] = None
    return row


def _sharing(tenant: Tenant) -> Sharing:
    if tenant.cap:
        return Sharing(f"{tenant.cap:g}", "cap")
    return Sharing(policy="weight", weight=100 * tenant.weight)


def _charged(
    served: Sequence[Served], start: float, seconds: float, clock: _Clock, side: str
) -> list[float]:
    """Say what part of the device's time the shim charged to each, per cent, in that time."""
    clock.begin()
    counted = served if side == "shim" else []
    return warm.charged(counted, start, start + seconds, clock.watch)


def _tell(row: figures.Row, out: Path | None) -> None:
    charged = "  ".join(f"{each['charged']:.2f}" for each in row["tenants"] if "charged" in each)
    least, most = row["tenants"][0]["clock_mhz"]
    line = words.line(row) + (f"; charged {charged}" if charged else "")
    print(line + (f"; {least}…{most} MHz" if most else ""), flush=True)
    if out:
        out.mkdir(parents=True, exist_ok=True)
        with (out / "real.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _claims(row: figures.Row, together: float) -> list[Claim]:
    """Return the claims; together a pair does the work of the driver's own order, or 97 %."""
    name = row["cell"]
    if row["pass"] is not None:
        return (
            [
                Claim(
                    f"{name}: steps of {each['work']} are off by",
                    each["error"],
                    each["bar"],
                    "points",
                )
                for each in row["tenants"]
            ]
            + [
                Claim(
                    f"{name}: {each['work']} in its worst second",
                    each["window_error"],
                    each["window_bar"],
                    "points",
                )
                for each in row["tenants"]
            ]
            + [
                Claim(f"{name}: together", row["total"], together, "%", at_least=True)
                for _ in row["tenants"][1:2]
            ]
        )
    return [
        Claim(
            f"{name}: charged to {each['work']}, above its cap of {each['cap']:g} %",
            each["charged"] - each["cap"],
            CHARGED_BAR,
            "points",
        )
        for each in row["tenants"]
        if each["cap"]
    ]


if __name__ == "__main__":
    sys.exit(main())
