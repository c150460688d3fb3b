"""The common part of the benchmarks: programs built from sources, devices, tables. Stdlib only."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build/cuda" / platform.machine()
SONAMES = ("libcuda.so.1", "libnvidia-ml.so.1")
_CC = ("cc", "-std=c11", "-O2", "-Wall", "-Wextra", "-Werror")
_PLACES = (
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/lib64",
    "/usr/local/nvidia/lib64",
)


def program(source: str, *flags: str, parts: Sequence[str] = ()) -> Path:
    """Build bench/<source> if it changed; a machine without a compiler may bring build/bench."""
    made = ROOT / "build/bench" / Path(source).stem
    paths = [ROOT / "bench" / name for name in (source, *parts)]
    headers = (header for path in paths for header in path.parent.glob("*.h"))
    newest = max(file.stat().st_mtime for file in (*paths, *headers))
    if made.is_file() and made.stat().st_mtime >= newest:
        return made
    made.parent.mkdir(parents=True, exist_ok=True)
    part = made.with_name(f"{made.name}.{os.getpid()}")  # others may make it, or use it, meanwhile
    subprocess.run([*_CC, *flags, "-o", part, *paths, "-ldl"], check=True)
    return part.replace(made)


def driver() -> Path | None:
    """Find the folder of the real driver."""
    folders = map(Path, _PLACES)
    return next((folder for folder in folders if (folder / SONAMES[0]).is_file()), None)


@contextmanager
def instant(*, card: bool = False, devices: int = 1) -> Iterator[Mapping[str, str]]:
    """Make the device that answers at once, or as soon as a card's driver; or several."""
    made = program("instant.c", "-fPIC", "-shared", "-pthread")
    with tempfile.TemporaryDirectory() as folder:
        for soname in SONAMES:
            shutil.copy(made, f"{folder}/{soname}")
        settings = {"PORTER_REAL_DIR": folder, "INSTANT_DEVICES": str(devices)}
        yield {**settings, **({"INSTANT_CARD": "1"} if card else {})}


@contextmanager
def simulated() -> Iterator[Mapping[str, str]]:
    """Serve simulated devices."""
    with tempfile.TemporaryDirectory() as folder:
        socket = f"{folder}/devices"
        with subprocess.Popen(
            [BUILT / "sim/porter-simd", "--until-eof", socket],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as daemon:
            if daemon.stdout:
                daemon.stdout.readline()  # "ready"
            yield {"PORTER_REAL_DIR": str(BUILT / "sim"), "PORTER_SIM_SOCKET": socket}
            daemon.terminate()


@contextmanager
def share(memory: str, device: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Give the environment of a process under a share of its own."""
    ours = {k: v for k, v in os.environ.items() if not k.startswith("PORTER")}
    with tempfile.TemporaryDirectory() as state:
        quota = {"PORTER_STATE": state, "PORTER_TENANT": "bench", "PORTER_MEMORY": memory}
        yield {**ours, **device, **quota}


@contextmanager
def idle_tenant(environment: Mapping[str, str], library: Path, kernel: str) -> Iterator[None]:
    """Have a second tenant there, which worked and stays idle, so that gates are held."""
    flags = ("-pthread", "-Wl,--no-as-needed", "-lm")
    load = program("share_cuda.c", *flags, parts=("share/tenant.c",))
    theirs = {
        **environment,
        "PORTER_TENANT": "other",
        "LD_PRELOAD": str(library),
        "LD_LIBRARY_PATH": str(library.parent),
    }
    with subprocess.Popen(
        (load, "-k", kernel, "-a", "100", "-u", "100000", "-b", "1", "-l"),
        env=theirs,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        if not child.stdin or not child.stdout or child.stdout.readline() != "ready\n":
            sys.exit("the second tenant did not start")
        print(time.monotonic_ns(), file=child.stdin, flush=True)
        child.stdout.readline()
        yield
        child.stdin.close()


@contextmanager
def held(environment: Mapping[str, str], library: Path, kernel: str) -> Iterator[dict[str, str]]:
    """Give the additional environment of a tenant whose gate is held, uncontested."""
    with tempfile.TemporaryDirectory() as shared:
        terms = {"PORTER_SHARED": shared, "PORTER_POLICY": "equal"}
        with idle_tenant({**environment, **terms}, library, kernel):
            yield terms


def device_options(description: str | None) -> argparse.ArgumentParser:
    """Parse where to measure, and which shim."""
    parser = argparse.ArgumentParser(description=description)
    which = parser.add_mutually_exclusive_group(required=True)
    for name in ("instant", "card-like", "simulate", "real"):
        which.add_argument(f"--{name}", dest="on", action="store_const", const=name)
    shim_option(parser)
    return parser


def shim_option(parser: argparse.ArgumentParser) -> None:
    """Let the built library be named, or its folder."""
    parser.add_argument(
        "--shim",
        type=_shim,
        default=str(BUILT),
        metavar="PATH",
        help="our libcuda.so.1, or its folder (%(default)s)",
    )


def _shim(path: str) -> Path:
    library = Path(path) / SONAMES[0] if Path(path).is_dir() else Path(path)
    if not library.is_file():
        raise argparse.ArgumentTypeError(f"no {library}: `porter build --backend cuda` makes one")
    return library


def answer(command: Sequence[str | Path], environment: Mapping[str, str]) -> dict[str, object]:
    """Run a program that prints one JSON object last."""
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    reported: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return reported


def spread(values: Sequence[float]) -> dict[str, float]:
    """Summarise: the median, and what nine in ten lie below and above."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "median": statistics.median(ordered),
        "p10": ordered[round(last * 0.1)],
        "p90": ordered[round(last * 0.9)],
    }


def by_turns(
    sides: Mapping[str, Callable[[], float]], rounds: int
) -> dict[str, dict[str, float] | float]:
    """Measure two sides by turns, in changing order; `more` is of neighbours, in per cent."""
    (first, _), (second, _) = sides.items()
    values: dict[str, list[float]] = {first: [], second: []}
    for number in range(rounds):
        for side in (first, second) if number % 2 else (second, first):
            values[side].append(sides[side]())
    more = [(b / a - 1) * 100 for a, b in zip(values[first], values[second], strict=True)]
    return {first: spread(values[first]), second: spread(values[second]), "more %": spread(more)}


def table(unit: str, rows: Mapping[str, Mapping[str, Mapping[str, float]]]) -> str:
    """Lay figures out for people: median, p10 and p90 of each column."""
    columns = [name for name, value in next(iter(rows.values())).items() if isinstance(value, dict)]
    width = max(map(len, [*rows, unit]))
    lines = [f"{unit:{width}}" + "".join(f"  {name:>12}   p10…p90{'':10}" for name in columns)]
    for name, row in rows.items():
        cells = [f"  {row[column]['median']:12.4g} {_range(row[column]):20}" for column in columns]
        lines.append(f"{name:{width}}" + "".join(cells))
    return "\n".join(line.rstrip() for line in lines)


def _range(figures: Mapping[str, float]) -> str:
    return f"  {figures['p10']:.4g}…{figures['p90']:.4g}"
