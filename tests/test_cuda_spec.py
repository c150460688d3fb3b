"""The CUDA and NVML specs against headers, known drivers' exports and a live driver's table."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from porter import paths
from porter.emit import render
from porter.errors import FetchError
from porter.model import Disposition, LibraryPlan, Lookup, Plan, PlannedSymbol
from porter.plan import planner
from porter.sources import exports, fetch, headers
from porter.spec import specfiles

ROOT = Path(__file__).resolve().parents[1]
LIVE = ROOT / "tests" / "data" / "cuda" / "getproc-580.159.json"
FLAGS = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes", "-Werror")
STRICT = (*FLAGS, "-Wmissing-prototypes")
MIB = 1 << 20

pytestmark = pytest.mark.network


@pytest.fixture(scope="session")
def planned() -> Plan:
    spec = specfiles.load_spec("cuda")
    folder = specfiles.locate("cuda")
    apis, tables = {}, {}
    for library in spec.libraries:
        try:
            roots = fetch.fetch_roots(library.headers.packages, paths.cache_dir(), lambda _: None)
        except FetchError as error:
            pytest.skip(f"no headers: {error}")
        apis[library.id] = headers.read_headers(library.headers, roots)
        tables[library.id] = [exports.load(folder / name) for name in library.exports]
    return planner.make_plan(spec, apis, tables)


@pytest.fixture(scope="session")
def driver(planned: Plan) -> LibraryPlan:
    return planned.libraries[0]


@pytest.fixture(scope="session")
def management(planned: Plan) -> LibraryPlan:
    return planned.libraries[1]


@pytest.fixture(scope="session")
def generated(planned: Plan, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("generated")
    for name, text in render.render(planned).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root / "cuda"


def roles(library: LibraryPlan) -> dict[str, str]:
    hooks = [s for s in library.symbols if s.disposition is Disposition.HOOK]
    return {s.symbol.name: s.role for s in hooks}


def named(library: LibraryPlan, name: str) -> PlannedSymbol:
    return next(s for s in library.symbols if s.symbol.name == name)


def test_nothing_that_looks_like_an_allocator_or_a_launch_is_unguarded(planned: Plan) -> None:
    suspects = [s for library in planned.libraries for s in library.symbols if s.suspect]

    assert [(s.symbol.name, s.suspect) for s in suspects if not s.rule] == []


def test_every_way_to_get_memory_is_hooked(driver: LibraryPlan) -> None:
    hooks = roles(driver)
    expected = {
        "alloc": {
            *("cuMemAlloc", "cuMemAlloc_v2", "cuMemAllocPitch", "cuMemAllocPitch_v2"),
            *("cuMemAllocManaged", "cuArrayCreate", "cuArrayCreate_v2", "cuArray3DCreate"),
            *("cuArray3DCreate_v2", "cuMipmappedArrayCreate"),
        },
        "pool-alloc": {
            *("cuMemAllocAsync", "cuMemAllocAsync_ptsz"),
            *("cuMemAllocFromPoolAsync", "cuMemAllocFromPoolAsync_ptsz"),
        },
        "vmm-create": {"cuMemCreate", "cuMulticastCreate"},
        "vmm-import": {"cuMemImportFromShareableHandle"},
        "import": {
            *("cuImportExternalMemory", "cuIpcOpenMemHandle", "cuIpcOpenMemHandle_v2"),
        },
        "graph-launch": {
            *("cuGraphLaunch", "cuGraphLaunch_ptsz", "cuGraphUpload", "cuGraphUpload_ptsz"),
        },
        "context-create": {
            *("cuCtxCreate", "cuCtxCreate_v2", "cuCtxCreate_v3", "cuCtxCreate_v4"),
            *("cuDevicePrimaryCtxRetain", "cuGLCtxCreate", "cuGLCtxCreate_v2"),
            *("cuVDPAUCtxCreate", "cuVDPAUCtxCreate_v2"),
        },
    }

    found = {role: {name for name in hooks if hooks[name] == role} for role in expected}
    assert found == expected


def test_every_way_to_give_a_device_work_waits_for_its_turn(driver: LibraryPlan) -> None:
    """All but calls of the host's own."""
    gated = ("launch", "graph-launch", "copy", "copy-block", "memset", "work")
    hooks = {name for name, role in roles(driver).items() if role in gated}
    ways = ("cuLaunch", "cuGraphLaunch", "cuMemcpy", "cuFabricCpy")
    ways += ("cuMemset", "cuMemBatchDecompress", "cuMemPrefetch", "cuMemDiscardAndPrefetch")
    found = {s.symbol.name for s in driver.symbols if s.symbol.name.startswith(ways)}
    hosts = {f"cuLaunchHostFunc{end}" for end in ("", "_ptsz", "_v2", "_v2_ptsz")}

    assert found - hooks == hosts
    assert hooks - found == {"cuGraphUpload", "cuGraphUpload_ptsz"}


def test_work_says_what_its_time_depends_on(driver: LibraryPlan) -> None:
    """Not the oldest launches: a call before them set the number of threads."""
    launches = [s for s in driver.symbols if s.role == "launch"]
    without = {s.symbol.name for s in launches if "extent" not in dict(s.fields)}

    assert without == {"cuLaunch", "cuLaunchGrid", "cuLaunchGridAsync"}


def test_stream_0_of_a_per_thread_call_is_the_threads_own(generated: Path) -> None:
    hooks = (generated / "libcuda.so.1" / "hooks.c").read_text()
    reported = re.findall(r"gated_(\w+)\([^;]*?\)\n\{.*?_op = (.*?);", hooks, re.DOTALL)
    threads = {name for name, work in reported if re.search(r"(\.stream =|:)\s2\b", work)}

    assert len(reported) > 100
    assert threads == {name for name, _ in reported if name.endswith(("_ptsz", "_ptds"))}


def test_recording_is_known_from_its_beginning_to_its_end(driver: LibraryPlan) -> None:
    hooks = roles(driver)
    capture = {name for name, role in hooks.items() if role.startswith("capture-")}

    assert capture == {
        *("cuStreamBeginCapture", "cuStreamBeginCapture_ptsz"),
        *("cuStreamBeginCapture_v2", "cuStreamBeginCapture_v2_ptsz"),
        *("cuStreamBeginCaptureToGraph", "cuStreamBeginCaptureToGraph_ptsz"),
        *("cuStreamBeginRecaptureToGraph", "cuStreamBeginRecaptureToGraph_ptsz"),
        *("cuStreamEndCapture", "cuStreamEndCapture_ptsz"),
    }


def test_every_allocation_can_be_freed(driver: LibraryPlan) -> None:
    hooks = roles(driver)
    owners = ("alloc", "pool-alloc", "vmm-create", "import", "context-create")
    without = [name for name, role in hooks.items() if role in owners and not undo(driver, name)]

    assert without == []


def undo(library: LibraryPlan, name: str) -> str:
    return dict(named(library, name).fields).get("undo", "")


def test_the_views_of_memory_and_processes(driver: LibraryPlan, management: LibraryPlan) -> None:
    hooks = roles(driver) | roles(management)
    views = {name for name, role in hooks.items() if role in ("memory-info", "process-list")}

    assert views == {
        *("cuMemGetInfo", "cuMemGetInfo_v2", "cuDeviceTotalMem", "cuDeviceTotalMem_v2"),
        *("nvmlDeviceGetMemoryInfo", "nvmlDeviceGetMemoryInfo_v2"),
        "nvmlDeviceGetConfComputeProtectedMemoryUsage",
        *(
            f"nvmlDeviceGet{kind}RunningProcesses{version}"
            for kind in ("Compute", "Graphics", "MPSCompute")
            for version in ("", "_v2", "_v3")
        ),
        *("nvmlDeviceGetRunningProcessDetailList", "nvmlDeviceGetProcessUtilization"),
        *("nvmlDeviceGetProcessesUtilizationInfo", "nvmlDeviceGetAccountingPids"),
        *("nvmlDeviceGetEncoderSessions", "nvmlDeviceGetFBCSessions"),
    }


def test_no_version_of_a_hooked_call_slips_by(driver: LibraryPlan) -> None:
    hooks = roles(driver)
    families = {name.removesuffix("_ptsz").removesuffix("_ptds") for name in hooks}
    stems = {name.rstrip("0123456789").removesuffix("_v") for name in families}
    missed = [
        s.symbol.name
        for s in driver.symbols
        if s.symbol.name not in hooks and stem(s.symbol.name) in stems
    ]

    assert missed == []


def stem(name: str) -> str:
    plain = name.removesuffix("_ptsz").removesuffix("_ptds")
    cut = plain.rstrip("0123456789")
    return cut.removesuffix("_v") if cut.endswith("_v") else plain


def test_the_lookup_table_of_the_headers_is_the_one_a_live_driver_answers_with(
    driver: LibraryPlan,
) -> None:
    live: dict[str, dict[str, list[list[object]]]] = json.loads(LIVE.read_text())
    del live["_"]
    by_name: dict[str, list[Lookup]] = {}
    for row in driver.api.lookups:
        by_name.setdefault(row.name, []).append(row)
    for name in ("cuProfilerInitialize", "cuProfilerStart", "cuProfilerStop"):
        by_name[name] = [Lookup(name, 4000, per_thread=False, symbol=name)]  # a header of its own

    assert len(live) > 470
    wrong = [
        (name, flag, rows, answers(by_name.get(name, []), per_thread=flag == "2"))
        for name, flags in live.items()
        for flag, rows in flags.items()
        if rows != answers(by_name.get(name, []), per_thread=flag == "2")
    ]
    assert wrong == []


# The versions at which the live table was taken, up to that of its driver.
PROBED = (6000, 7000, 8000, 9000, 10000, 11000, 11030, 11040)
PROBED += (12000, 12020, 12040, 12060, 12080, 12090, 13000)


def answers(rows: list[Lookup], *, per_thread: bool) -> list[list[object]]:
    """Answer as the driver does: per-thread rows where there are any, the newest old enough."""
    threaded = [row for row in rows if row.per_thread]
    usable = threaded if per_thread and threaded else [row for row in rows if not row.per_thread]
    found: list[list[object]] = []
    for version in PROBED:
        known = [row for row in usable if row.since <= version]
        symbol = max(known, key=lambda row: row.since).symbol if known else None
        if symbol and (not found or found[-1][1] != symbol):
            found.append([version, symbol])
    return found


def test_every_address_a_driver_hands_out_is_an_export_of_ours(driver: LibraryPlan) -> None:
    ours = {s.symbol.name for s in driver.symbols if s.disposition is not Disposition.DATA}
    live = json.loads(LIVE.read_text())
    del live["_"]
    handed = {row[1] for flags in live.values() for rows in flags.values() for row in rows}

    assert handed - ours == set()


@pytest.mark.compile
@pytest.mark.parametrize(
    ("symbol", "descriptor", "least", "most"),
    [
        # As measured on an H200: the memory that the driver took, in whole MiB.
        ("cuArrayCreate_v2", "8192, 8192, CU_AD_FORMAT_FLOAT, 1", 256, 256),
        ("cuArrayCreate_v2", "4097, 4097, CU_AD_FORMAT_FLOAT, 1", 65, 68),
        ("cuArrayCreate_v2", "1000, 1000, CU_AD_FORMAT_FLOAT, 4", 15, 16),
        ("cuArray3DCreate_v2", "100, 100, 100, CU_AD_FORMAT_FLOAT, 1, 0", 4, 6),
        ("cuArray3DCreate_v2", "100, 100, 100, CU_AD_FORMAT_FLOAT, 1, 0x40", 0, 0),
        ("cuMipmappedArrayCreate", "4096, 4096, 0, CU_AD_FORMAT_FLOAT, 1, 0", 85, 86),
        # 8-bit texels, 16-bit texels, no height: one row.
        ("cuArrayCreate_v2", "8192, 8192, CU_AD_FORMAT_UNSIGNED_INT8, 2", 128, 128),
        ("cuArrayCreate_v2", "8192, 8192, (CUarray_format)0x10, 1", 128, 128),
        ("cuArrayCreate_v2", "1048576, 0, CU_AD_FORMAT_FLOAT, 1", 4, 32),
    ],
)
def test_arrays_cost_the_memory_that_the_driver_takes(  # noqa: PLR0917 (a table's columns)
    driver: LibraryPlan,
    generated: Path,
    tmp_path: Path,
    symbol: str,
    descriptor: str,
    least: int,
    most: int,
) -> None:
    planned = named(driver, symbol)
    assert planned.function
    described = planned.function.params[1]
    pointee = described.type.pointee
    assert pointee
    source = tmp_path / "size.c"
    source.write_text(
        '#include <stdio.h>\n#include "api.h"\n#include "role.h"\n'
        "int main(void)\n{\n"
        f"\t{pointee.spelling} what = {{{descriptor}}};\n"
        f"\t{pointee.spelling} *{described.name} = &what;\n"
        "\tunsigned numMipmapLevels = 12;\n"
        "\t(void)numMipmapLevels;\n"
        f'\tprintf("%llu", (unsigned long long)({dict(planned.fields)["bytes"]}));\n'
        "\treturn 0;\n}\n"
    )

    assert least * MIB <= int(run_c(source, tmp_path, include_of(generated))) <= most * MIB


def include_of(generated: Path) -> tuple[str, ...]:
    return (f"-I{generated / 'libcuda.so.1'}", f"-I{ROOT / 'backends' / 'core'}")


def run_c(source: Path, folder: Path, includes: tuple[str, ...]) -> str:
    program = folder / source.stem
    subprocess.run(["cc", *FLAGS, *includes, str(source), "-o", str(program)], check=True)
    return subprocess.run([program], check=True, capture_output=True, text=True).stdout


@pytest.mark.compile
@pytest.mark.parametrize(
    ("soname", "name"),
    [
        ("libcuda.so.1", "cuda/port_driver"),
        ("libcuda.so.1", "cuda/port_marks"),
        ("libcuda.so.1", "cuda/management"),
        ("libcuda.so.1", "shaped/port_marks"),
        ("libcuda.so.1", "shaped/port_memory"),
        ("libnvidia-ml.so.1", "cuda/port_management"),
    ],
)
def test_the_ports_compile_against_the_generated_headers(
    generated: Path, tmp_path: Path, soname: str, name: str
) -> None:
    backends = ROOT / "backends"
    folders = (backends / name for name in ("core", "shim", "cuda", "shaped"))
    includes = [generated / soname, *folders]
    source = backends / f"{name}.c"
    command = ["cc", *STRICT, "-fPIC", "-c", *(f"-I{folder}" for folder in includes)]

    subprocess.run([*command, str(source), "-o", str(tmp_path / "port.o")], check=True)


@pytest.mark.compile
@pytest.mark.parametrize(
    "source", sorted((ROOT / "tests" / "gpu").glob("*.c")), ids=lambda p: p.stem
)
def test_the_programs_for_a_card_compile(source: Path, tmp_path: Path) -> None:
    program = tmp_path / source.stem

    subprocess.run(["cc", *STRICT, str(source), "-o", str(program), "-ldl"], check=True)
