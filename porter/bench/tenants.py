"""A cell -> what its tenants did. The only module that starts programs which use a device."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from porter import paths
from porter.bench.nouns import BIN_S, WARM_S, Cell, Outcome, Tenant, Unit
from porter.errors import PorterError

_LEAD_S = 0.05  # between the word to start and the start
_PATIENCE_S = 30.0  # beyond a cell's time
_ENDING_S = 5.0  # for a program that stopped talking
_LACKS = 3  # how a program ends that has no such unit


@dataclass(frozen=True, slots=True)
class Stage:
    """What programs run on: a device, natively or through the shims."""

    program: Path  # the built program: share_toy
    kind: str  # the kind of kernel: "work"
    native: Mapping[str, str]  # the environment of a program without the shims
    shim: Mapping[str, str]  # their additions
    device: int = 0


@dataclass(frozen=True, slots=True)
class Solo:
    """A unit, measured alone."""

    argument: int
    ns: float
    clock_ns: float = 0.0  # duration of a kernel by its own clock; 0: unknown
    lacks: str = ""  # why the device, or its API, has no such unit

    @property
    def word(self) -> str:
        """Both for a program, as UNIT_NS:KERNEL_NS."""
        return f"{self.ns:.0f}:{self.clock_ns:.0f}"


def programs() -> list[str]:
    """Name the backends that have kernels of their own, for a card: a program that loads them."""
    return sorted(
        each.stem.removeprefix("share_") for each in paths.data("bench").glob("share_*.c")
    )


def tenant_source() -> Path:
    """Find the sources of every program, for any device."""
    return paths.data("bench") / "share" / "tenant.c"


def roles_source() -> Path:
    """Find what loads any vendor's device by its suite, conform.c."""
    return tenant_source().with_name("roles.c")


def build_program(backend: str, folder: Path) -> Path:
    """Compile the program that a backend has for itself; this takes a compiler and no more."""
    source = paths.data("bench") / f"share_{backend}.c"
    program = folder / source.stem
    compiler = os.environ.get("CC", "").split() or ["cc"]
    command: tuple[str | Path, ...] = (
        *compiler,
        "-std=c11",
        "-O2",
        "-pthread",
        "-o",
        program,
        source,
        tenant_source(),
    )
    done = subprocess.run((*command, "-ldl", "-lm"), capture_output=True, text=True, check=False)
    if done.returncode:
        raise PorterError(f"{source}: cannot be compiled: {done.stderr.strip()}")
    return program


def preloaded(
    folder: Path, native: Mapping[str, str], pattern: str = "lib*.so.*"
) -> dict[str, str]:
    """Say what puts a program under the shims of a folder."""
    sonames = sorted(path for path in folder.glob(pattern) if path.is_file())
    if not sonames:
        raise PorterError(f"--shim: {folder} holds no libraries; `porter build` makes them")
    search = ":".join(filter(None, (str(folder), native.get("LD_LIBRARY_PATH", ""))))
    return {"LD_PRELOAD": " ".join(map(str, sonames)), "LD_LIBRARY_PATH": search}


def time_alone(stage: Stage, units: Sequence[Unit]) -> dict[Unit, Solo]:
    """Measure units on a device that no other process uses, natively; name the missing ones."""
    if stage.kind != "sleep":
        return _timed(stage, units)
    return {unit: _timed(stage, (unit,))[unit] for unit in units}  # a process knows one length


def _timed(stage: Stage, units: Sequence[Unit]) -> dict[Unit, Solo]:
    asked = ",".join(f"{unit.kernel_us * 1000}:{unit.kernels}" for unit in units)
    command = (stage.program, "-k", stage.kind, "-c", asked, "-d", str(stage.device))
    done = subprocess.run(command, env=stage.native, capture_output=True, text=True, check=False)
    errors = done.stderr.strip()
    if done.returncode == _LACKS:
        return {unit: Solo(0, 0, lacks=errors) for unit in units}
    if done.returncode:
        raise PorterError(f"{stage.program}: cannot time units: {errors}")
    measured = json.loads(done.stdout)["units"]
    return {
        unit: Solo(each["argument"], each["solo_ns"], each["clock_ns"])
        for unit, each in zip(units, measured, strict=True)
    }


def run(stage: Stage, cell: Cell, solo: Mapping[Unit, Solo], side: str) -> list[Outcome]:
    """Run a cell's tenants together: each a process and a tenant of its own."""
    commands = [_command(stage, cell, tenant, solo[tenant.unit]) for tenant in cell.tenants]
    settings = [tenant.settings for tenant in cell.tenants]
    with environments(stage, settings, side) as environments_:
        results = run_together(commands, environments_, cell.bins * BIN_S)
    return [
        Outcome(
            done=tuple(each["done"]),
            solo_ns=solo[tenant.unit].ns,
            clock_mhz=tuple(each["clock_mhz"]),
            waits=each["waits"],
            wait_ns=tuple(each["wait_ns"]),
            unit_ns=each["unit_ns"],
        )
        for tenant, each in zip(cell.tenants, results, strict=True)
    ]


@contextmanager
def environments(
    stage: Stage, settings: Sequence[Mapping[str, str]], side: str
) -> Iterator[list[dict[str, str]]]:
    """Give each tenant's environment; they share a new folder of leases."""
    if side == "native":
        yield [dict(stage.native) for _ in settings]
        return
    with tempfile.TemporaryDirectory(prefix="porter-share-") as state:
        shared = {"PORTER_STATE": state, "PORTER_SHARED": f"{state}/devices"}
        Path(shared["PORTER_SHARED"]).mkdir()
        yield [
            {**stage.native, **stage.shim, **shared, "PORTER_TENANT": f"t{number}", **settings_}
            for number, settings_ in enumerate(settings)
        ]


def run_together(
    commands: Sequence[Sequence[str | Path]],
    environments: Sequence[Mapping[str, str]],
    seconds: float,
) -> list[dict[str, Any]]:
    """Start programs that print "ready", send all the same start time, take their last lines."""
    with ExitStack() as stack:
        errors = [stack.enter_context(tempfile.TemporaryFile("w+")) for _ in commands]
        children = [
            stack.enter_context(_started(command, environment, error))
            for command, environment, error in zip(commands, environments, errors, strict=True)
        ]
        for child, error in zip(children, errors, strict=True):
            if not child.stdout or child.stdout.readline() != "ready\n":
                raise PorterError(_failure(child, error))
        start = time.monotonic_ns() + round(_LEAD_S * 1e9)
        for child, error in zip(children, errors, strict=True):
            try:  # Not through the file object: it would retry an unwritten buffer at its end.
                os.write(child.stdin.fileno() if child.stdin else -1, b"%d\n" % start)
            except BrokenPipeError:
                raise PorterError(_failure(child, error)) from None
        until = time.monotonic() + _LEAD_S + seconds + _PATIENCE_S
        return [_answer(child, error, until) for child, error in zip(children, errors, strict=True)]


@contextmanager
def _started(
    command: Sequence[str | Path], environment: Mapping[str, str], error: Any
) -> Iterator[subprocess.Popen[str]]:
    """Start a program that ends with us in every case."""
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=error,
        text=True,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def _answer(child: subprocess.Popen[str], error: Any, until: float) -> dict[str, Any]:
    try:
        out, _ = child.communicate(timeout=max(1.0, until - time.monotonic()))
    except subprocess.TimeoutExpired as late:
        raise PorterError(
            f"{_name(child)}: hangs; it was asked to end {_PATIENCE_S:g} s ago"
        ) from late
    if child.returncode or not out.strip():
        raise PorterError(_failure(child, error))
    answer: dict[str, Any] = json.loads(out.splitlines()[-1])
    return answer


def _failure(child: subprocess.Popen[str], error: Any) -> str:
    try:
        ended = f"ended with status {child.wait(_ENDING_S)}"
    except subprocess.TimeoutExpired:
        ended = "gives an unexpected answer, and continues"
    error.seek(0)
    errors = error.read().strip() or "it wrote nothing"
    return f"{_name(child)}: {ended}: {errors[-2000:]}"


def _name(child: subprocess.Popen[str]) -> str:
    command = child.args
    return " ".join(map(str, command)) if isinstance(command, (list, tuple)) else str(command)


def _command(stage: Stage, cell: Cell, tenant: Tenant, solo: Solo) -> list[str]:
    def ns(seconds: float) -> str:
        return str(round(seconds * 1e9))

    def since(seconds: float) -> str:
        return ns(WARM_S + seconds) if seconds else "0"

    options = {
        "-d": str(stage.device),
        "-k": stage.kind,
        "-a": str(solo.argument),
        "-g": str(tenant.unit.kernels),
        "-u": solo.word,
        "-b": str(cell.bins),
        "-w": str(round(WARM_S / BIN_S)),
        "-f": since(tenant.from_s),
        "-t": since(tenant.until_s),
        "-o": ns(tenant.on_s),
        "-p": ns(tenant.period_s),
        "-r": str(tenant.rate),
    }
    return [str(stage.program), *(word for option in options.items() for word in option)]
