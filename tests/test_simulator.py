"""The simulated device and the libraries made for it: built with cc, run as programs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import worlds
from differential import builds

from porter import paths
from porter.emit import render, simulate
from porter.model import Plan, Symbol, SymbolKind, SymbolTable
from porter.plan import planner
from porter.sources import headers
from porter.spec import specfiles

pytestmark = pytest.mark.compile

_HERE = Path(__file__).parent
_BACKENDS = paths.data("backends")
_FLAGS = (
    *("-std=c11", "-D_DEFAULT_SOURCE", "-O1", "-g", "-pthread"),
    *("-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes", "-Wmissing-prototypes", "-Werror"),
    *(f"-I{_BACKENDS / part}" for part in ("core", "sim")),
)
_SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")


def _cc(out: Path, *arguments: str | Path) -> Path:
    subprocess.run([os.environ.get("CC", "cc"), *_FLAGS, "-o", out, *arguments], check=True)
    return out


def _run(*command: str | Path, **settings: str) -> str:
    done = subprocess.run(
        command, env=_environment(settings), capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def _environment(settings: dict[str, str]) -> dict[str, str]:
    ours = {k: v for k, v in os.environ.items() if not k.startswith("PORTER_SIM")}
    return ours | {f"PORTER_SIM_{name.upper()}": value for name, value in settings.items()}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sim")


def _shared(name: str, *arguments: str | Path) -> Path:
    """Compile a program under sanitizers once for all workers: it takes long."""
    folder = worlds.BUILT / "simulator" / name
    with builds.once(folder) as outdated:
        if outdated:
            _cc(folder / name, *_SANITIZERS, *arguments)
    return folder / name


@pytest.fixture(scope="session")
def daemon() -> Path:
    return _shared("porter-simd", simulate.daemon_source())


@pytest.fixture(scope="session")
def toy_plan() -> Plan:
    spec = specfiles.load_spec(_HERE / "data/toy/specs/toy")
    library = spec.libraries[0]
    api = headers.read_headers(library.headers, [("toy 1", _HERE / "data/toy")])
    secret = Symbol("toySecret", SymbolKind.FUNCTION)
    table = Symbol("toyTable", SymbolKind.DATA, size=16)
    exports = SymbolTable("libtoy.so.1 x86_64", "libtoy.so.1", "x86_64", (secret, table))
    return planner.make_plan(spec, {library.id: api}, {library.id: [exports]})


@pytest.fixture(scope="session")
def toy(toy_plan: Plan, folder: Path) -> Path:
    return _library(toy_plan, folder)


def _library(made: Plan, folder: Path) -> Path:
    for name, text in {**render.render(made), **simulate.render_simulator(made)}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    soname = made.libraries[0].spec.soname
    tree = folder / made.backend / soname
    flags = simulate.simulator_flags(tree / "sim.map", soname)
    sources = [tree / "sim.c", *simulate.simulator_sources()]
    return _cc(folder / soname, *flags, f"-I{tree}", *sources)


@pytest.fixture(scope="session")
def driver() -> Path:
    return _program("driver.c", "cuda/libcuda.so.1")


@pytest.fixture(scope="session")
def management() -> Path:
    return _program("management.c", "cuda/libnvidia-ml.so.1")


def _program(source: str, library: str) -> Path:
    """Build a program with a simulated library inside, so that sanitizers see both."""
    tree = paths.data("generated") / library
    if not (tree / "sim.c").is_file():
        pytest.skip(f"no {tree}/sim.c: make it with `porter gen --simulate`")
    sources = [_HERE / "sim" / source, tree / "sim.c", *simulate.simulator_sources()]
    return _shared(Path(source).stem, f"-I{tree}", *sources)


@contextmanager
def _devices(daemon: Path, socket: str | Path, **settings: str) -> Iterator[str]:
    with subprocess.Popen(
        [daemon, "--until-eof", socket],
        env=_environment(settings),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as served:
        assert served.stdout is not None
        assert served.stdin is not None
        assert served.stdout.readline() == "ready\n"
        yield str(socket)
        served.stdin.close()
        assert served.wait(10) == 0


@contextmanager
def _waiting(*command: str | Path, **settings: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command,
        env=_environment(settings),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def _witness(daemon: Path, socket: str) -> dict[str, tuple[int, int]]:
    """Ask the daemon for use and peak of device 0, and of each tenant on it."""
    text = _run(daemon, "--query", socket)
    found = re.findall(
        r"^(device|tenant (?:\S+) device) 0 .*used (\d+) peak (\d+)$", text, re.MULTILINE
    )
    return {what.split()[-2] if " " in what else what: (int(u), int(p)) for what, u, p in found}


@pytest.fixture(scope="session")
def roles() -> Path:
    return _shared("roles", _HERE / "sim/roles.c", *simulate.simulator_sources())


def test_roles(roles: Path) -> None:
    assert _run(roles) == "ok\n"


def test_devices_are_hidden_and_renumbered(roles: Path) -> None:
    assert _run(roles, "visible", visible="1") == "ok\n"


@pytest.mark.parametrize("listed", ["1", "1,7,0", "gpu-{uuid}", "1,none,0"])
def test_the_vendors_own_variable_hides_devices(
    roles: Path, listed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = listed.format(uuid=_run(roles, "uuid").strip()[4:12])
    monkeypatch.setenv("ROLES_VISIBLE_DEVICES", text)
    assert _run(roles, "visible") == "ok\n"


def test_roles_and_threads(folder: Path) -> None:
    sources = [_HERE / "sim/roles.c", *simulate.simulator_sources()]
    assert _run(_cc(folder / "roles-threads", "-fsanitize=thread", *sources)) == "ok\n"


def test_roles_on_shared_devices(roles: Path, daemon: Path, folder: Path) -> None:
    with _devices(daemon, folder / "roles.sock", memory="2GiB") as socket:
        assert _run(roles, socket=socket) == "ok\n"
        assert _witness(daemon, socket)["device"][0] == 0


def test_a_race_fills_the_device_to_the_last_byte(roles: Path, daemon: Path) -> None:
    total = 100_000_007
    name = f"@porter-test-race-{os.getpid()}"
    with _devices(daemon, name, memory=str(total)) as socket:
        with ExitStack() as stack:
            racers = [
                stack.enter_context(_waiting(roles, "race", exact="1", label="all", socket=socket))
                for _ in range(8)
            ]
            assert [_line(racer) for racer in racers] == ["full"] * 8
            assert _witness(daemon, socket) == {"device": (total, total), "all": (total, total)}
        assert _witness(daemon, socket) == {"device": (0, total), "all": (0, total)}


def test_toy_exports_all_of_the_plan(toy: Path, toy_plan: Plan) -> None:
    text = subprocess.run(
        ["nm", "-D", "--defined-only", toy], capture_output=True, text=True, check=True
    ).stdout
    exported = sorted(line.split()[-1] for line in text.splitlines())
    assert exported == [planned.symbol.name for planned in toy_plan.libraries[0].symbols]


_TOY = """
import ctypes, sys
toy = ctypes.CDLL(sys.argv[1])
toy.toySecret.restype = ctypes.c_ulonglong
p, q = ctypes.c_void_p(), ctypes.c_void_p()
free, total = ctypes.c_size_t(), ctypes.c_size_t()
def reported():
    assert toy.toyMemInfo(ctypes.byref(free), ctypes.byref(total)) == 0
    return total.value - free.value
def malloc(at, n):
    return toy.toyMalloc(None if at is None else ctypes.byref(at), ctypes.c_size_t(n))
"""


def _toy(toy: Path, script: str, **settings: str) -> str:
    return _run(sys.executable, "-c", _TOY + script, toy, **settings)


def test_toy_allocates(toy: Path) -> None:
    script = """
assert reported() == 0
assert malloc(p, 3 << 20) == 0 and reported() == 504 << 20  # with its context
ctypes.memset(p, 1, 3 << 20)
assert malloc(q, 1 << 50) == 2 and malloc(None, 1) == 801
assert toy.toyFree(p) == 0 and reported() == 500 << 20
assert toy.toySecret() == 801 and toy.toyHostile() == 801
assert len((ctypes.c_int * 4).in_dll(toy, "toyTable")) == 4
print(total.value)
"""
    assert _toy(toy, script, memory="1GiB") == f"{1 << 30}\n"


def test_exact_mode_costs_a_byte_a_byte(toy: Path) -> None:
    script = (
        "assert reported() == 0 and malloc(p, 7) == 0 and malloc(q, 4) == 2 and reported() == 7"
    )
    assert _toy(toy, script, exact="1", memory="10") == ""


def test_failures_are_injected(toy: Path) -> None:
    script = """
print([malloc(p, 1) for _ in range(5)], toy.toyFree(p), malloc(p, 20 << 20))
"""
    reported = _toy(toy, script, fail="alloc:2-3,free:1=not-supported,oom-at=10MiB", context="0")
    assert reported == "[0, 2, 2, 0, 0] 801 2\n"


def test_a_call_can_be_the_last(toy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"{_TOY}\nmalloc(p, 1)\nmalloc(p, 1)\nprint('alive')", toy],
        env=_environment({"fail": "alloc:2=kill"}),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (-signal.SIGKILL, b"")


def test_trace_and_echo(toy: Path, tmp_path: Path) -> None:
    script = """
toy.toyScale.restype = ctypes.c_double
toy.toyScale.argtypes = [ctypes.c_double, ctypes.c_float, ctypes.c_int]
print(malloc(p, 258), malloc(q, 258), p.value == q.value != None, toy.toyScale(1, 2, 3))
toy.toySecret(*(ctypes.c_ulonglong(i) for i in range(6)))
"""
    trace = tmp_path / "trace"
    first, again, same, scale = _toy(toy, script, trace=str(trace), echo="1").split()
    assert (first, same) == (again, "True")
    assert int(first) >= 1000
    assert float(scale) >= 1000
    lines = [line.split() for line in trace.read_text().splitlines()]
    assert [line[0] for line in lines] == ["toyMalloc", "toyMalloc", "toyScale", "toySecret"]
    assert lines[0][2] == "0201000000000000"
    assert lines[2][1:] == ["000000000000f03f", "00000040", "03000000"]
    assert lines[3][1:] == [f"{i:02x}00000000000000" for i in range(6)]


def test_no_daemon_is_no_driver(toy: Path) -> None:
    assert _toy(toy, "print(malloc(p, 1))", socket="/nonexistent/socket") == "100\n"


def test_versioned_exports(toy_plan: Plan, folder: Path) -> None:
    """Two versions of a name keep their nodes, as vendors that have them expect."""
    library = toy_plan.libraries[0]
    symbols = []
    for planned in library.symbols:
        if planned.symbol.name == "toyMalloc":
            for version, default in (("TOY_1", False), ("TOY_2", True)):
                symbol = planned.symbol._replace(version=version, default=default)
                symbols.append(replace(planned, symbol=symbol))
        else:
            symbols.append(replace(planned, symbol=planned.symbol._replace(version="TOY_1")))
    spec = replace(library.spec, soname="libtoy.so.2")
    versioned = replace(toy_plan, libraries=(replace(library, spec=spec, symbols=tuple(symbols)),))
    built = _library(versioned, folder)
    nm = ["nm", "-D", "--defined-only", "--with-symbol-versions", built]
    text = subprocess.run(nm, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"toyMalloc@+TOY_\d", text) == ["toyMalloc@@TOY_2", "toyMalloc@TOY_1"]
    assert "toyFree@@TOY_1" in text


def test_driver_programs_alone(driver: Path) -> None:
    assert _run(driver) == "ok\n"


def test_driver_programs_on_shared_devices(driver: Path, daemon: Path, folder: Path) -> None:
    with _devices(daemon, folder / "driver.sock") as socket:
        assert _run(driver, socket=socket, label="me") == "ok\n"
        used, peak = _witness(daemon, socket)["me"]
        assert used == 0
        assert peak > 1000 << 20


def test_the_dead_hold_nothing(driver: Path, management: Path, daemon: Path, folder: Path) -> None:
    context, held = 500 << 20, 100 << 20
    with _devices(daemon, folder / "dead.sock", memory="1GiB") as socket:
        with _waiting(driver, "hold", str(held), socket=socket) as first:
            assert _line(first).split()[0] == "0"
            reported = _run(management, socket=socket).splitlines()
            assert reported[0] == f"{1 << 30} {context + held} {(1 << 30) - context - held}"
            assert reported[1:] == [f"{first.pid} {context + held}"]
            with _waiting(driver, "hold", "0x4000000", socket=socket) as second:
                assert second.wait(20) != 0  # its context does not fit
            first.kill()
            first.wait()
        with _waiting(driver, "hold", str(held), socket=socket) as third:
            assert _line(third) == f"0 {(1 << 30) - context - held} {1 << 30}"
        assert _run(management, socket=socket).splitlines()[1:] == []


def test_memory_is_shared_between_processes(driver: Path, daemon: Path, folder: Path) -> None:
    with (
        _devices(daemon, folder / "ipc.sock") as socket,
        _waiting(driver, "share", socket=socket) as maker,
    ):
        handle = _line(maker)
        taker = subprocess.run(
            [driver, "open"],
            env=_environment({"socket": socket}),
            input=handle,
            capture_output=True,
            text=True,
            check=False,
        )
        assert taker.stdout == "written\n", taker.stderr
        assert maker.stdin is not None
        maker.stdin.close()
        assert _line(maker) == "4242"


@pytest.mark.parametrize("served", [True, False])
def test_a_program_may_close_all_descriptors(
    driver: Path, daemon: Path, tmp_path: Path, *, served: bool
) -> None:
    """The library looks whose file a number stands for; none of the program's is touched."""
    file, trace = tmp_path / "file", tmp_path / "trace"
    file.touch()
    with ExitStack() as stack:
        settings = {"trace": str(trace)}
        if served:
            settings["socket"] = stack.enter_context(_devices(daemon, tmp_path / "s"))
        assert _run(driver, "closes", file, **settings) == "ok\n"
    assert file.read_text() == "mine"
    assert trace.read_text().count("cuMemAlloc_v2 ") == 1


def test_no_vendor_is_named() -> None:
    sources = [*simulate.simulator_sources(), simulate.daemon_source()]
    text = "".join(path.read_text() for path in sources)
    assert not re.search(r"\b(cu|nvml|hip|acl)[A-Z]\w+", text)
