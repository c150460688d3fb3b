"""Our libze_loader before Level Zero's own, which leads to a simulated driver."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import worlds

from porter import paths
from porter.app import building, choosing
from porter.model import Package, SymbolKind
from porter.native import simd
from porter.sources import elf, exports
from porter.spec import specfiles

pytestmark = [pytest.mark.compile, pytest.mark.network]

BACKEND, SONAME = "level-zero", "libze_loader.so.1"
LIBRARY = specfiles.load_spec(BACKEND).libraries[0]
RECORDED = sorted((paths.data("specs") / BACKEND / "exports").glob("*.exports"))
PROGRAMS = Path(__file__).parent / "level_zero"
FOLDER = worlds.BUILT / BACKEND
QUOTA, DEVICE = 256, 1024  # MiB
REFUSED, UNINITIALIZED = "70000003", "78000001"
WAYS = [
    *("device", "shared", "anywhere", "freed later", "image", "volume", "physical"),
    *("table", "looked up"),
]


def _named(package: Package) -> Any:
    marks = () if worlds.stays(package) else pytest.mark.moving
    return pytest.param(package, id=package.version, marks=marks)


LOADERS = [_named(package) for package in LIBRARY.packages]
EACH = pytest.mark.parametrize("loader", LOADERS)
OLDEST = LIBRARY.packages[0]


def headers(loader: Package) -> Package:
    """Answer the headers of a loader's version; the spec's own where they are not pinned."""
    known = {package.version: package for package in LIBRARY.headers.drift}
    return known.get(loader.version, LIBRARY.headers.packages[0])


@cache
def real(loader: Package) -> Path:
    """Answer the folder of a real loader and its layers."""
    return worlds.fetched(replace(loader, path=worlds.LIB))


@cache
def shim() -> Path:
    return worlds.shims(paths.data("generated") / BACKEND, FOLDER / "shim")


@cache
def driver(loader: Package) -> Path:
    """A driver has every table of its loader's version: it is made of that version's headers."""
    wanted = headers(loader)
    if wanted in LIBRARY.headers.packages:
        return worlds.twin(BACKEND, SONAME)
    return worlds.twin(BACKEND, SONAME, worlds.fetched(wanted), wanted.version)


@cache
def program(name: str, loader: Package) -> Path:
    path = FOLDER / f"program-{loader.version}" / name
    included = ["-isystem", worlds.fetched(headers(loader))]
    linked = [real(loader) / SONAME, "-Wl,--allow-shlib-undefined"]
    worlds.cc(path, [*included, PROGRAMS / f"{name}.c", *linked])
    return path


def command(
    loader: Package, state: Path, *words: str, limit: int = 0, through: bool = True, **more: str
) -> tuple[list[str], dict[str, str]]:
    """Say how a program is run: through the shim, the real loader, the simulated driver."""
    first = [shim(), real(loader)] if through else [real(loader)]
    start, under = worlds.newer() if loader != OLDEST else ([], [])
    searched = ":".join(map(str, (*first, *under)))
    settings = {
        "LD_LIBRARY_PATH": "" if start else searched,
        "ZE_ENABLE_ALT_DRIVERS": str(driver(loader) / SONAME),
        "ZES_ENABLE_SYSMAN": "1",
        "PORTER_SIM_MEMORY": f"{DEVICE}MiB",
        "PORTER_SIM_EXACT": "1",
        "PORTER_SIM_CONTEXT": "0",
        "PORTER_STATE": str(state),
        "PORTER_LOG": "error",
    }
    if through:
        settings["PORTER_REAL_DIR"] = str(real(loader))
    if limit:
        settings["PORTER_MEMORY"] = f"{limit}MiB"
    prefixes = ("LD_", "PORTER_", "ZE_", "ZES_")
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(prefixes)}
    name, *arguments = words
    run = [*start, *([searched] if start else []), str(program(name, loader)), *arguments]
    return run, inherited | {k: v for k, v in (settings | more).items() if v}


def reported(
    loader: Package, state: Path, limit: int = 0, *, through: bool = True, **more: str
) -> dict[str, dict[str, Any]]:
    """Let the program try every way, up to twice the quota; return its report on each."""
    words = ("quota", str(2 * QUOTA), str(QUOTA))
    run, settings = command(loader, state, *words, limit=limit, through=through, **more)
    done = subprocess.run(
        run, env=settings, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return {line.pop("way"): line for line in map(json.loads, done.stdout.splitlines())}


@EACH
def test_every_export_is_recorded_and_has_a_disposition(loader: Package) -> None:
    file = worlds.fetched(loader)
    symbols = elf.read_symbols(file).symbols
    recorded = [exports.load(path) for path in RECORDED if loader.version[:-2] in path.name]
    assert [table.symbols for table in recorded] == [symbols]

    done = subprocess.run(
        [sys.executable, "-m", "porter", "check-symbols", "--json", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    counts = json.loads(done.stdout)["counts"]
    assert (done.returncode, counts["unplanned"], counts["unguarded"]) == (0, 0, 0)


@EACH
def test_every_function_is_there(loader: Package) -> None:
    built = elf.read_symbols(shim() / SONAME).symbols
    ours = {symbol.name for symbol in built}
    found = elf.read_symbols(worlds.fetched(loader)).symbols
    functions = [symbol for symbol in found if symbol.kind is SymbolKind.FUNCTION]

    assert {s.version for s in found} == {s.version for s in built} == {""}
    assert {s.name for s in functions} - ours == set()
    library = choosing.find(BACKEND, simulated=False).libraries[0]
    assert building.unplanned(library, worlds.fetched(loader)) == ()


@EACH
def test_without_a_limit_all_answers_are_the_loaders_own(loader: Package, tmp_path: Path) -> None:
    alone = reported(loader, tmp_path, through=False)

    assert reported(loader, tmp_path) == alone
    assert set(alone) == {*WAYS, "compute", "view", "mapped", "ipc", "errors"}
    assert {alone[way]["status"] for way in WAYS} == {"0"}
    assert alone["compute"] == {"same": 1}
    assert alone["view"]["total"] == DEVICE


@EACH
def test_each_way_is_refused_at_the_quota(loader: Package, tmp_path: Path) -> None:
    found = reported(loader, tmp_path, QUOTA)

    refused = {"mib": QUOTA, "status": REFUSED, "again": QUOTA}
    assert {way: found[way] for way in WAYS} == dict.fromkeys(WAYS, refused)
    assert found["mapped"] == {"page": 1, "beside": REFUSED}
    assert found["compute"] == {"same": 1}
    assert found["view"] == {
        "memories": 1,
        **dict.fromkeys(("total", "largest", "physical", "size", "free"), QUOTA),
        "taken": 16,
        "listed": 1,
    }


def test_the_validation_layer_sees_the_same_calls(tmp_path: Path) -> None:
    layer = {"ZE_ENABLE_VALIDATION_LAYER": "1", "ZE_ENABLE_PARAMETER_VALIDATION": "1"}
    alone = reported(OLDEST, tmp_path, through=False, **layer)
    plain, found = reported(OLDEST, tmp_path, QUOTA), reported(OLDEST, tmp_path, QUOTA, **layer)

    assert alone["errors"] == found["errors"] != plain.pop("errors")
    assert found == plain | {"errors": alone["errors"]}
    assert reported(OLDEST, tmp_path, **layer) == alone


def test_a_loader_with_handles_of_its_own(tmp_path: Path) -> None:
    """It wraps what drivers hand out once there are several of them, or where it is asked to."""
    wrapped = {"ZE_ENABLE_LOADER_INTERCEPT": "1"}
    plain = reported(OLDEST, tmp_path, QUOTA)
    del plain["looked up"]  # of one driver, which does not know the loader's handles

    assert reported(OLDEST, tmp_path, QUOTA, **wrapped) == plain
    assert reported(OLDEST, tmp_path, **wrapped) == reported(
        OLDEST, tmp_path, through=False, **wrapped
    )


def test_a_driver_alone_is_guarded_as_well(tmp_path: Path) -> None:
    """The simulated library stands in for the loader too: `porter run --simulate`."""
    alone = str(driver(OLDEST))
    assert reported(OLDEST, tmp_path, QUOTA, PORTER_REAL_DIR=alone) == reported(
        OLDEST, tmp_path, QUOTA
    )


def test_a_program_is_run_under_a_quota(tmp_path: Path) -> None:
    run, settings = command(OLDEST, tmp_path, "hold", "16", "99", through=False)
    share = ["--backend", BACKEND, "--memory", f"{QUOTA}MiB", "--real", str(real(OLDEST))]
    done = subprocess.run(
        [sys.executable, "-m", "porter", "run", *share, "--", *run],
        env=settings | {"PYTHONPATH": str(paths.data("generated").parent)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert (found["mib"], found["status"], found["free"]) == (QUOTA, REFUSED, 0)


def test_without_a_driver_the_loader_says_so(tmp_path: Path) -> None:
    for through in (False, True):
        run, settings = command(
            OLDEST,
            tmp_path,
            "hold",
            "1",
            "1",
            limit=QUOTA,
            through=through,
            ZE_ENABLE_ALT_DRIVERS="",
        )
        done = subprocess.run(run, env=settings, capture_output=True, text=True, check=False)
        assert json.loads(done.stdout) == {"failed": "zeInit(0)", "status": UNINITIALIZED}


@pytest.fixture
def device(tmp_path: Path) -> Iterator[str]:
    """Serve one device of 1 GiB to several processes."""
    socket = str(tmp_path / "devices")
    with simd.devices(driver(OLDEST) / "porter-simd", socket, 1, f"{DEVICE}MiB"):
        yield socket


@contextlib.contextmanager
def held(
    state: Path, device: str, *words: str, **more: str
) -> Iterator[tuple[subprocess.Popen[str], Mapping[str, Any]]]:
    """Let a process hold its memory."""
    more = {"PORTER_SIM_SOCKET": device, **more}
    run, settings = command(OLDEST, state, "hold", *words, limit=QUOTA, **more)
    pipe = subprocess.PIPE
    with subprocess.Popen(run, env=settings, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        yield process, json.loads(process.stdout.readline())
        if process.stdin:
            process.stdin.close()


def test_processes_of_a_tenant_share_the_quota(tmp_path: Path, device: str) -> None:
    """And they see each other, but no other process; a killed one's memory comes back."""
    mine, other = tmp_path / "mine", tmp_path / "other"
    with (
        held(other, device, "16", "4") as (_, stranger),
        held(mine, device, "16", "10") as (first, one),
    ):
        assert (stranger["mib"], stranger["listed"], stranger["driver"]) == (64, 1, 64)
        assert (one["mib"], one["status"], one["driver"], one["free"]) == (160, "0", 160, 96)
        with held(mine, device, "16", "99") as (_, two):
            assert (two["mib"], two["status"], two["free"]) == (96, REFUSED, 0)
            assert (two["listed"], two["driver"]) == (2, QUOTA)
        first.send_signal(signal.SIGKILL)
        deadline = time.monotonic() + 10
        back = 0
        while back < QUOTA and time.monotonic() < deadline:
            with held(mine, device, "16", "99") as (_, again):
                back = again["mib"]
        assert back == QUOTA


def test_what_another_process_opens_is_its_makers(tmp_path: Path, device: str) -> None:
    with (
        held(tmp_path, device, "160", "1") as (_, maker),
        held(tmp_path, device, "16", "99", maker["name"]) as (_, opener),
    ):
        assert (opener["loaded"], opener["mib"], opener["status"]) == ("0", QUOTA - 160, REFUSED)


@pytest.mark.parametrize(("sysman", "loaded"), [("1", REFUSED), ("0", "0")])
def test_code_counts_where_the_driver_reports_it(
    sysman: str, loaded: str, tmp_path: Path, device: str
) -> None:
    more = {"PORTER_SIM_EXACT": "", "PORTER_SIM_MODULE": "300MiB", "ZES_ENABLE_SYSMAN": sysman}
    with held(tmp_path / "state", device, "16", "0", "module", **more) as (_, found):
        assert found["loaded"] == loaded
