"""check-symbols: a rule whose role needs functions that the port lacks is found."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Collection
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from porter import paths
from porter.cli import main
from porter.model import Disposition, PlannedSymbol, Symbol, SymbolKind
from porter.native import toolchain
from porter.plan import planfile
from porter.plan.check import FATAL, unanswered
from porter.roles import NEEDS, ROLES
from porter.sources.definitions import defined

TOY = Path(__file__).parent / "data" / "toy"
CORE = paths.data("backends") / "core"
POOLED = "- {id: pool, name: toyMalloc_v2, role: pool-alloc, bytes: n, key: '*p', device: '0'}"
PORT = """#include "port.h"
#include "names.h"
#include <nowhere.h>

int port_current_device(int *device) { return 0; }
int port_stream_device(uint64_t stream) { return 0; }
int port_mark_create(bool timed, uint64_t *mark) { return 0; }
void port_mark_destroy(uint64_t mark) { }
int port_mark(uint64_t mark, uint64_t stream) { return 0; }
int port_mark_done(uint64_t mark) { return 0; }
int port_graph_reserved(int device, uint64_t *bytes);
#ifdef HAS_POOLS
int POOL(reserved)(int device, uint64_t pool, uint64_t *bytes) { return 0; }
#endif
"""


def porter(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def hooked(name: str, role: str, **fields: str) -> PlannedSymbol:
    symbol = Symbol(name, SymbolKind.FUNCTION)
    reported = tuple(fields.items())
    return PlannedSymbol(symbol, Disposition.HOOK, "", "spec:1", role=role, fields=reported)


def needed(*planned: PlannedSymbol, port: Collection[str] = ()) -> list[tuple[str, str, str]]:
    """List the findings, each by its kind, its symbol and the functions that it names."""
    named = re.compile(r"port_\w+")
    found = unanswered(planned, port)
    return [(f.kind, f.symbol, " ".join(named.findall(f.detail.partition(":")[0]))) for f in found]


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """Make the toy backend with a pool, and a port that does not report the pool's memory."""
    folder = tmp_path / "specs/toy"
    folder.mkdir(parents=True)
    for file in (TOY / "specs/toy").iterdir():
        text = file.read_text()
        if file.name == "libtoy.yaml":
            text = re.sub(r"^- {id: mem.alloc.placed.*", POOLED, text, flags=re.MULTILINE)
            text = text.replace("rules:\n", "port: [backends/toy/port_toy.c]\nrules:\n")
        (folder / file.name).write_text(text)
    port = tmp_path / "backends/toy"
    port.mkdir(parents=True)
    (port / "port_toy.c").write_text(PORT)
    (port / "names.h").write_text("#define POOL(name) port_pool_##name\n")
    library = tmp_path / "libtoy.so.1"
    options = ["-std=c11", "-shared", "-fPIC", "-Wl,-soname,libtoy.so.1"]
    subprocess.run(["cc", *options, "-o", library, TOY / "toy.c"], check=True)
    made = (
        "gen",
        "--backend",
        folder,
        "--headers",
        TOY,
        "--out",
        tmp_path / "generated",
        "--lib",
        library,
    )
    done = porter(*made)
    assert (done.exit_code, done.stderr) == (0, "")
    return tmp_path


@pytest.mark.compile
def test_a_pool_without_the_ports_figure_fails(toy: Path) -> None:
    reported = porter("check-symbols", toy / "libtoy.so.1", "--generated", toy / "generated")
    assert (reported.exit_code, reported.stderr) == (1, "")
    needs = "role pool-alloc needs port_pool_reserved in the port"
    without = "memory that the pool takes from the device is not charged"
    instead = "use role alloc, which charges each request until it is freed"
    assert reported.stdout.splitlines()[-2:] == [
        "unanswered: its hook needs a function that the port does not define: nothing is enforced",
        f"  toyMalloc_v2  {needs}: {without}; else {instead}",
    ]


@pytest.mark.compile
def test_functions_that_the_port_defines_by_its_macros_count(toy: Path) -> None:
    names = toy / "backends/toy/names.h"
    names.write_text(f"#define HAS_POOLS\n{names.read_text()}")
    reported = porter("check-symbols", toy / "libtoy.so.1", "--generated", toy / "generated")
    assert (reported.exit_code, reported.stderr, "unanswered: " in reported.stdout) == (
        0,
        "",
        False,
    )


@pytest.mark.compile
def test_a_port_that_is_not_there_is_an_error(toy: Path) -> None:
    (toy / "backends/toy/port_toy.c").unlink()
    reported = porter("check-symbols", toy / "libtoy.so.1", "--generated", toy / "generated")
    assert reported.exit_code == 2
    plan = toy / "generated/toy/libtoy.so.1/plan.json"
    line = plan.read_text().splitlines().index('  "port": ["backends/toy/port_toy.c"],') + 1
    port = toy / "backends/toy/port_toy.c"
    assert reported.stderr == f"porter: {plan}:{line}:3: port: {port}: no such file\n"


def test_a_declaration_defines_nothing(tmp_path: Path) -> None:
    source = tmp_path / "port.c"
    source.write_text("int port_a(void);\nint port_b(void) { return port_a(); }\nint port_c;\n")
    assert defined([source], []) == {"port_b"}


def test_memory_of_the_current_device_needs_the_device() -> None:
    for role in ("alloc", "vmm-create", "import"):
        found = needed(hooked("f", role), hooked("g", role, device="ordinal"))
        assert found == [("unanswered", "f", "port_current_device")]


def test_recorded_allocations_need_what_their_graphs_take() -> None:
    port = {"port_current_device", "port_pool_reserved", "port_stream_recording"}
    begin = hooked("begin", "capture-begin", stream="s")
    pools = [hooked(word, "pool-alloc", recorded=word) for word in ("launch", "never", "now")]
    pools.append(hooked("plain", "pool-alloc"))
    assert needed(*pools, port=port) == []
    assert needed(*pools, begin, port=port) == [
        ("unanswered", name, "port_graph_bound") for name in ("launch", "plain")
    ]


def test_work_needs_marks_and_a_device() -> None:
    launch, stream = hooked("f", "launch"), hooked("s", "stream-create", device="d", key="*s")
    marks = {"port_mark_create", "port_mark", "port_mark_done", "port_mark_destroy"}
    assert needed(launch, stream, port=marks) == []
    assert needed(launch, port=marks) == [
        ("unanswered", "f", "port_stream_device port_current_device")
    ]
    partly = marks - {"port_mark", "port_mark_done"} | {"port_current_device"}
    assert needed(launch, port=partly) == [("unanswered", "f", "port_mark port_mark_done")]


def test_the_drivers_own_memory_is_reported_and_does_not_fail() -> None:
    found = needed(hooked("load", "footprint"))
    assert found == [("unmeasured", "load", "port_process_bytes port_device_free")]
    assert "unmeasured" not in FATAL


def test_a_rule_that_is_not_hooked_needs_nothing() -> None:
    symbol = Symbol("f", SymbolKind.FUNCTION)
    planned = PlannedSymbol(symbol, Disposition.FORWARD, "", "", role="alloc")
    assert unanswered([planned], ()) == []


def test_needs_are_of_roles_and_of_functions_that_the_core_answers_weakly() -> None:
    weak = re.findall(r"(?:WEAK|__\(\(weak\)\)) \w+ (port_\w+)\(", _core())
    wanted = {name for needs in NEEDS.values() for need in needs for name in need.functions}
    assert wanted <= set(weak)
    assert set(NEEDS) <= set(ROLES)
    present = {need.unless_role or need.with_role for needs in NEEDS.values() for need in needs}
    for role, _, key in (each.partition(".") for each in present if each):
        assert role in ROLES
        assert not key or key in ROLES[role].fields


def _core() -> str:
    return "\n".join(file.read_text() for file in sorted(CORE.rglob("*.c"))).replace(
        "__attribute__", "__"
    )


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in paths.data("generated").glob("*/*/plan.json"))
)
def test_each_backend_has_all_that_its_roles_need(folder: Path) -> None:
    plan = planfile.load(folder / "plan.json")
    sources, includes = toolchain.port_sources(folder, plan)
    found = unanswered(plan.symbols, defined(sources, includes))
    assert [finding for finding in found if finding.kind in FATAL] == []
