"""Tenants that are started once and stay warm from run to run; what scripts that use them share.

A tenant's program says "ready", then serves: for each line "START BINS [FROM UNTIL]" on stdin it
works from then on and answers one JSON line (share_cuda.c -s, share_programs.py). Since nothing is
started between runs, a few seconds hold many of them, natively and through the shim by turns.
Stdlib only.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import measure

sys.path.insert(0, str(measure.ROOT))

from porter.bench import cores, tenants
from porter.bench.nouns import Unit
from porter.bench.tenants import Solo, Stage
from porter.errors import PorterError
from porter.runtime import lease, orders
from porter.runtime.orders import Order
from porter.runtime.terms import Sharing

LEAD_NS = 50_000_000  # between the word to start and the start


@dataclass(frozen=True, slots=True)
class Claim:
    """A figure and the bar that it has to keep."""

    what: str
    value: float
    bar: float
    unit: str
    at_least: bool = False

    @property
    def good(self) -> bool:
        """Return whether it holds; a figure that could not be measured does not."""
        if math.isnan(self.value):
            return False
        return self.value >= self.bar if self.at_least else self.value <= self.bar


class Served:
    """A tenant's program, as long as it lives."""

    def __init__(  # noqa: D107
        self, command: Sequence[str | Path], environment: Mapping[str, str], cores: set[int]
    ) -> None:
        self.environment = environment
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 -- closed with the program
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        if cores:
            os.sched_setaffinity(self.process.pid, cores)

    def until_ready(self) -> None:
        """Wait until it is ready for a request."""
        if self._read() != "ready\n":
            raise PorterError(self._problem())

    def begin(self, start: int, bins: int) -> None:
        """Let it work from then on."""
        print(start, bins, file=self.process.stdin, flush=True)

    def answer(self) -> dict[str, Any]:
        """Take its report."""
        line = self._read()
        if not line:
            raise PorterError(self._problem())
        reported: dict[str, Any] = json.loads(line)
        return reported

    def kill(self) -> None:
        """End it as a SIGKILL does."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self._errors):
            if pipe and not pipe.closed:
                pipe.close()

    def _read(self) -> str:
        return self.process.stdout.readline() if self.process.stdout else ""

    def _problem(self) -> str:
        self.process.kill()
        status = self.process.wait()
        self._errors.seek(0)
        return f"{self.process.args!r}: status {status}: {self._errors.read()[-2000:]}"


@dataclass(frozen=True, slots=True)
class Ground:
    """What tenants run on."""

    stage: Stage
    stack: ExitStack  # started programs end with it
    options: argparse.Namespace

    def tenants(self, settings: Sequence[Mapping[str, str]], side: str) -> list[dict[str, str]]:
        """Give environments of tenants that meet in one folder: t0, t1, …."""
        return self.stack.enter_context(tenants.environments(self.stage, settings, side))

    def start(
        self,
        command: Sequence[str | Path],
        environment: Mapping[str, str],
        cores: set[int] | None = None,
    ) -> Served:
        """Start a program that serves."""
        served = Served(command, environment, cores or set())
        self.stack.callback(served.kill)
        return served

    def time_alone(self, units: Sequence[Unit]) -> Mapping[Unit, Solo]:
        """Measure units, natively and alone."""
        return tenants.time_alone(self.stage, units)

    def command(
        self, unit: Unit, solo: Mapping[Unit, Solo], bin_ns: int, **more: object
    ) -> list[str]:
        """Word how share_cuda is to serve with a unit; `more` are its options of one letter."""
        options = {
            "d": self.stage.device,
            "k": self.stage.kind,
            "a": solo[unit].argument,
            "g": unit.kernels,
            "u": solo[unit].word,
            "n": bin_ns,
            **more,
        }
        words = [word for name, value in options.items() for word in (f"-{name}", str(value))]
        return [str(self.stage.program), "-s", *words]


def options(description: str | None, limit_s: int) -> argparse.ArgumentParser:
    """Parse what all these scripts take."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--simulate", action="store_true", help="on a simulated device")
    parser.add_argument("--shim", type=Path, default=measure.BUILT, help="folder of the shims")
    parser.add_argument("--device", type=int, default=0, help="ordinal (%(default)s)")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument(
        "--limit",
        type=int,
        default=limit_s,
        help="seconds after which it is given up (%(default)s)",
    )
    return parser


@contextmanager
def ground(given: argparse.Namespace) -> Iterator[Ground]:
    """Prepare a device; programs that are started on it end with us, and in time."""
    native = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    with ExitStack() as stack:
        signal.signal(signal.SIGALRM, _give_up)
        signal.alarm(given.limit)
        stack.callback(signal.alarm, 0)
        real = {}
        if given.simulate:
            settings = dict(stack.enter_context(measure.simulated()))
            real["PORTER_REAL_DIR"] = settings.pop("PORTER_REAL_DIR")
            native |= {**settings, "LD_LIBRARY_PATH": real["PORTER_REAL_DIR"]}
        shim = {**tenants.preloaded(given.shim.resolve(), native), **real, "PORTER_LOG": "off"}
        kind = "sleep" if given.simulate else "work"
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="porter-bench-")))
        program = tenants.build_program("cuda", folder)
        stage = Stage(program, kind, native, shim, given.device)
        yield Ground(stage, stack.enter_context(ExitStack()), given)


def start_ns() -> int:
    """Return the start of a run that is requested now."""
    return time.monotonic_ns() + LEAD_NS


def together(served: Sequence[Served], bins: int) -> list[dict[str, Any]]:
    """Let programs work at the same time; return their reports."""
    start = start_ns()
    for each in served:
        each.begin(start, bins)
    return [each.answer() for each in served]


def promise(environment: Mapping[str, str], sharing: Sharing) -> None:
    """Change a running tenant's terms, as `porter set` does."""
    order = Order(environment["PORTER_TENANT"], (), "", sharing)
    shared = Path(environment["PORTER_SHARED"])
    orders.carry_out(order, Path(environment["PORTER_STATE"]), shared)


def charged(
    served: Sequence[Served],
    since: float,
    until: float,
    meanwhile: Callable[[float], None] | None = None,
) -> list[float]:
    """Return each tenant's charged part of the time between two moments, in per cent.

    In `meanwhile` that time passes, up to the moment that it gets, or less of it.
    """
    looks: list[tuple[float, list[int]]] = []
    for when in (since, until):
        if looks and meanwhile:
            meanwhile(when)
        time.sleep(max(0.0, when - time.monotonic()))
        looks.append((time.monotonic(), [_used_ns(each) for each in served]))
    (began, before), (ended, after) = looks
    return [(b - a) / (ended - began) / 1e7 for a, b in zip(before, after, strict=True)]


def _used_ns(served: Served) -> int:
    """Read what its tenant was charged so far, of all devices together."""
    name = served.environment["PORTER_TENANT"]
    folder = Path(served.environment["PORTER_SHARED"])
    return sum(
        turn.used
        for path in folder.glob(f"*{lease.SUFFIX}")
        for turn in lease.read(path)
        if turn.tenant == name
    )


def finish(given: argparse.Namespace, figures: Mapping[str, Any], claims: Sequence[Claim]) -> int:
    """Print the claims that hold and those that do not; return the exit status."""
    for claim in claims:
        verdict = "PASS" if claim.good else "FAIL"
        sense = "at least" if claim.at_least else "at most"
        print(f"{verdict}  {claim.what}: {claim.value:.4g} {claim.unit}, {sense} {claim.bar:.4g}")
    good = all(claim.good for claim in claims)
    if given.json:
        judged = [{**asdict(claim), "good": claim.good} for claim in claims]
        given.json.parent.mkdir(parents=True, exist_ok=True)
        reported = {
            "device": "simulated" if given.simulate else "real",
            "good": good,
            "claims": judged,
        }
        given.json.write_text(json.dumps({**reported, **figures}) + "\n", encoding="utf-8")
    return 0 if good else 1


def run(given: argparse.Namespace, work: Any) -> int:
    """Do the script's work on its device; 2 where it could not be done."""
    before = cores.ticks()
    try:
        with ground(given) as here:
            figures, claims = work(here)
    except PorterError as error:
        print(f"cannot measure: {error}", file=sys.stderr)
        return 2
    taken = cores.taken_percent(before, cores.ticks())
    if taken >= cores.MUCH:
        print(f"note: {cores.word(taken)}: deadlines within a millisecond mean little here")
    return finish(given, {"taken": taken, **figures}, claims)


def percentile(values: Sequence[float], part: float) -> float:
    """Give the value below which a part of them lies."""
    ordered = sorted(values)
    return (
        ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)] if ordered else math.nan
    )


def _give_up(*_: object) -> None:
    raise PorterError("it takes longer than --limit allows")
