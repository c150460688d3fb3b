"""Our libamdhip64 before AMD's own, which runs on a simulated device."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, Runtime

from porter import paths
from porter.app import building
from porter.model import SymbolKind
from porter.sources import elf, exports

pytestmark = [pytest.mark.compile, pytest.mark.network]

RUNTIMES = world.runtimes()
EACH = world.each(RUNTIMES)
NEWEST = world.each([next(runtime for runtime in RUNTIMES if runtime.major == 6)])
RECORDED = sorted((paths.data("specs") / world.BACKEND / "exports").glob("*.exports"))
MIB = 1 << 20
QUOTA = 512 * MIB
DEVICE = 1024 * MIB


def test_the_runtimes_are_the_known_ones() -> None:
    assert [runtime.version[:5] for runtime in RUNTIMES] == ["6.4.3", "5.2.3", "5.7.1"]


@EACH
def test_a_runtime_exports_its_record(runtime: Runtime) -> None:
    real = elf.read_symbols(world.real(runtime) / runtime.soname)
    recorded = [exports.load(path) for path in RECORDED]

    assert [t.symbols for t in recorded if t.source == real.source] == [real.symbols]


@EACH
def test_every_function_is_there_under_the_same_node(runtime: Runtime) -> None:
    """A program says which node it wants of each function; ld.so refuses it without."""
    real = elf.read_symbols(world.real(runtime) / runtime.soname)
    ours = world.exported(runtime.soname)

    assert {s.kind for s in real.symbols} == {SymbolKind.FUNCTION}
    wanted = {(s.name, s.version, s.default) for s in real.symbols}
    assert wanted - {(s.name, s.version, s.default) for s in ours.symbols} == set()


@world.each(list({runtime.soname: runtime for runtime in RUNTIMES}.values()))
def test_the_nodes_are_those_of_the_newest_runtime(runtime: Runtime) -> None:
    soname = runtime.soname
    reals = [world.real(one) / soname for one in RUNTIMES if one.soname == soname]
    nodes = {s.version for real in reals for s in elf.read_symbols(real).symbols}

    assert {s.version for s in world.exported(soname).symbols} == nodes


@EACH
def test_nothing_is_unguarded(runtime: Runtime) -> None:
    library = world.real(runtime) / runtime.soname
    command = [sys.executable, "-m", "porter", "check-symbols", "--json", str(library)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    counts = json.loads(done.stdout)["counts"]
    assert (counts["unplanned"], counts["unguarded"], counts["removed"]) == (0, 0, 0)


@EACH
def test_a_program_of_every_function_starts_with_the_shim(runtime: Runtime, tmp_path: Path) -> None:
    """It is linked to the real library, and bound to ours all at once."""
    real = elf.read_symbols(world.real(runtime) / runtime.soname)
    names = [s.name for s in real.symbols]
    source = tmp_path / f"all-{runtime.version}.c"
    source.write_text(
        "".join(f"void {name}(void);\n" for name in names)
        + "static void (*volatile all[])(void) = {"
        + ", ".join(names)
        + "};\nint main(void)\n{\n\treturn all[0] == 0;\n}\n"
    )
    program = world.program(runtime, source)

    done = world.run(runtime, [program], {"LD_BIND_NOW": "1"}, shim=True)

    assert (done.returncode, done.stderr) == (0, "")


@EACH
def test_without_a_limit_a_program_sees_the_same(runtime: Runtime) -> None:
    program = world.program(runtime, HERE / "client.c")
    sizes = [str(size * MIB) for size in (100, 600, 600)]
    alone = world.run(runtime, [program, *sizes], {}, shim=False)
    through = world.run(runtime, [program, *sizes], {}, shim=True)

    assert alone.stdout.splitlines()[:5] == [
        "init 0",
        "devices 0 1",
        f"version 0 {runtime.version[0]}{int(runtime.version[2]):02}",
        f"properties 0 {DEVICE}",
        f"total 0 {DEVICE}",
    ]
    assert f"malloc {600 * MIB} 2 0" in alone.stdout
    assert (through.returncode, through.stdout, through.stderr) == (0, alone.stdout, "")


@EACH
def test_a_limit_bounds_a_programs_view_and_its_memory(runtime: Runtime, tmp_path: Path) -> None:
    program = world.program(runtime, HERE / "client.c")
    left = QUOTA - 500 * MIB
    asked = [100 * MIB, 400 * MIB, left + 1, left]
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    done = world.run(runtime, [program, *map(str, asked)], limit, shim=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[3:] == [
        f"properties 0 {QUOTA}",
        f"total 0 {QUOTA}",
        f"memory 0 {QUOTA} {QUOTA}",
        f"malloc {asked[0]} 0 1",
        f"malloc {asked[1]} 0 1",
        f"malloc {asked[2]} 2 0",
        f"malloc {asked[3]} 0 1",
        f"memory 0 0 {QUOTA}",
        "free 0",
        f"memory 0 {left} {QUOTA}",
    ]


WAYS = ["plain", "flags", "managed", "pitch", "pitch-element", "slices", "physical"]
ARRAYS = ["array", "array-driver", "array-flags"]


@pytest.mark.parametrize("way", [*WAYS, *ARRAYS])
@EACH
def test_each_way_to_get_memory_is_refused_at_the_limit(
    runtime: Runtime, way: str, tmp_path: Path
) -> None:
    # 5.2 makes a stream for an array, and needs a compiler for that
    compiles = way in ARRAYS and runtime.version.startswith("5.2")
    takes_flags = runtime.version.startswith("5.7")
    reported = "1 1 1 512 512" if way == "array-flags" and not takes_flags else "0 2 0 112 512"
    if way == "physical" and runtime.major == 5:
        reported = (
            "0 2 0 112 224"  # of 1024: AMD's runtime goes on counting both that were released
        )
    program = world.program(runtime, HERE / "paths.c")
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    command = [program, str(400 * MIB), way]
    done = world.run(runtime, command, limit, shim=True, kernels=compiles)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{way} {reported}\n"


@pytest.mark.parametrize(
    ("major", "reported"),
    [
        (5, ["0 112", "2 112", "0 12"]),  # has its memory at once
        # when its graph is launched
        pytest.param(6, ["0 512", "0 512", "0 512"], marks=pytest.mark.moving),
    ],
)
def test_a_graph_node_is_charged_when_it_has_its_memory(
    major: int, reported: list[str], tmp_path: Path
) -> None:
    runtime = [runtime for runtime in RUNTIMES if runtime.major == major][-1]
    program = world.program(runtime, HERE / "nodes.c")
    asked = [str(size * MIB) for size in (400, 400, 100)]
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    done = world.run(runtime, [program, *asked], limit, shim=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == reported


@pytest.mark.moving  # to make a graph executable takes the newer runtime's compiler
@NEWEST
def test_memory_that_a_graphs_object_takes_and_frees_at_its_end_counts(
    runtime: Runtime, tmp_path: Path
) -> None:
    """The runtime calls the program back within a call of its own, which is in a hook of ours."""
    program = world.program(runtime, HERE / "objects.c")
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    done = world.run(runtime, [program, "400"], limit, shim=True, kernels=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "room 512",
        "graph 0 takes 1 0 own 112",
        "graph 1 drops 2 0 512",
        "graph 2 refused 3 2 512",
        "nothing 1 3",
        "flags 1 3",
    ]


@EACH
def test_a_reset_frees_all_memory(runtime: Runtime, tmp_path: Path) -> None:
    program = world.program(runtime, HERE / "reset.c")
    limit = {"PORTER_MEMORY": "512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}

    done = world.run(runtime, [program, str(400 * MIB)], limit, shim=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["get 0 112", "reset 0 512", "get 0 112", "free 0 512"]


@pytest.mark.parametrize(
    ("here", "preloaded", "alias"),
    [
        ((), ("lib.so.6",), "lib.so.6"),
        (("lib.so.5",), ("lib.so.5",), "lib.so.5"),
        (("lib.so.6",), ("lib.so.6",), "lib.so.6"),
        (("lib.so.5", "lib.so.6"), (), "lib.so.6"),
    ],
)
def test_one_version_of_a_library_does_not_answer_for_another(
    here: tuple[str, ...], preloaded: tuple[str, ...], alias: str
) -> None:
    versions = tuple(
        building.Library(name, ("lib.so",), Path(name)) for name in ("lib.so.5", "lib.so.6")
    )
    backend = building.Backend("any", versions, Path("build"))
    real = {name: Path(name) for name in here}

    assert building.preloadable(backend, real) == preloaded
    assert building.aliases(backend, real) == {"lib.so": alias}


@NEWEST
def test_an_address_that_is_asked_for_by_name_is_ours(runtime: Runtime) -> None:
    """The runtime opens itself by another name, and looks there."""
    names = ["hipMalloc", "hipMemGetInfo", "hipMallocAsync", "hipGetDeviceProperties", "hipNone"]
    program = world.program(runtime, HERE / "lookup.c")
    alone = world.run(runtime, [program, *names], {}, shim=False)
    through = world.run(runtime, [program, *names], {}, shim=True)

    assert (through.returncode, through.stderr) == (0, "")
    ours, theirs = str(world.shims()), str(world.real(runtime))
    assert [line.rsplit(" ", 1)[0] for line in through.stdout.splitlines()] == [
        "hipMalloc 0 hipMalloc",
        "hipMemGetInfo 0 hipMemGetInfo",
        "hipMallocAsync 0 hipMallocAsync",
        "hipGetDeviceProperties 0 hipGetDevicePropertiesR0600",
        "hipNone 1 -",
    ]
    assert re.sub(ours, theirs, through.stdout) == alone.stdout
