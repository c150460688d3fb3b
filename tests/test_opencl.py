"""OpenCL computes for real on the processor, under a quota: programs over PoCL and `porter run`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import machines
import pytest
import worlds
from namespaces import container, needs_root
from opencl import guest

from porter import paths
from porter.app import choosing
from porter.model import SymbolKind
from porter.native import simd, toolchain
from porter.sources import driver, elf, fetch
from porter.spec import specfiles

ROOT = paths.data("generated").parent
PROGRAMS = Path(__file__).parent / "opencl"
API = ROOT / "generated" / "opencl" / "libOpenCL.so.1"
QUOTA = 256  # MiB
GPU = "GPU-8a6f0102-0304-0506-0708-090a0b0c0d0e"  # the name that usm.c's driver gives its device
LIBRARY = specfiles.load_spec("opencl").libraries[0]
_SYSTEM = Path("/etc/OpenCL/vendors")

pytestmark = pytest.mark.compile


def compiled(name: str, folder: Path, *options: str, cc: str = "cc") -> Path:
    out = folder / name
    command = [cc, "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-I", str(API)]
    libraries = ["-l:libOpenCL.so.1", "-lpthread", "-ldl"]
    source = PROGRAMS / f"{name.partition('.')[0]}.c"
    subprocess.run([*command, *options, str(source), "-o", str(out), *libraries], check=True)
    return out


def vendors(folder: Path, *options: str, cc: str = "cc") -> dict[str, str]:
    """Let the loader find two drivers that hand memory out by an extension only."""
    listed = folder / "vendors"
    listed.mkdir()
    for name in ("one", "two"):
        flags = ("-shared", "-fPIC", "-fvisibility=hidden", f'-DNAME="{name}"', *options)
        library = compiled(f"usm.{name}", folder, *flags, cc=cc)
        (listed / f"{name}.icd").write_text(f"{library}\n")
    return {"OCL_ICD_VENDORS": str(listed)}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the programs; without PoCL there is nothing to run them on."""
    if not list(_SYSTEM.glob("pocl*.icd")):
        pytest.skip("needs pocl-opencl-icd and ocl-icd-libopencl1")
    folder = tmp_path_factory.mktemp("opencl")
    for name in ("quota", "hold", "looked_up", "share", "own"):
        compiled(name, folder)
    compiled("callbacks", folder, "-D_GNU_SOURCE")
    return folder


@pytest.fixture(scope="session")
def own(built: Path) -> list[str]:
    """Make a program that has a loader of its own: the system's, by another name."""
    system = driver.find_library("libOpenCL.so.1", {}, None)
    assert system
    home, program = built / "libHomeCL.so.1", built / "quota.so"
    home.write_bytes(system.read_bytes().replace(b"libOpenCL.so.1", b"libHomeCL.so.1"))
    command = ["cc", "-std=c11", "-O1", "-shared", "-fPIC", "-I", str(API)]
    linked = [str(home), f"-Wl,-rpath,{built}", "-lpthread", "-ldl"]
    made = [str(PROGRAMS / "quota.c"), "-o", str(program), *linked]
    subprocess.run([*command, *made], check=True)
    return [str(built / "own"), str(program), str(QUOTA)]


@pytest.fixture
def state(tmp_path: Path) -> dict[str, str]:
    return {"PORTER_STATE": str(tmp_path / "state"), "POCL_CACHE_DIR": str(tmp_path / "pocl")}


def porter(*share: str) -> list[str]:
    return [sys.executable, "-m", "porter", "run", "--backend", "opencl", *share, "--"]


def environment(state: dict[str, str]) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT)} | state


def run(state: dict[str, str], command: list[str]) -> list[dict[str, Any]]:
    done = subprocess.run(
        command,
        env=environment(state),
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return [json.loads(line) for line in done.stdout.splitlines()]


def ways(lines: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    reported = {line.pop("way"): line for line in lines}
    reported["lookup"]["other"] = reported["lookup"]["other"].partition(".so")[0]  # of any version
    return reported


@pytest.fixture(scope="session")
def reported(built: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """Let one program go every way under the quota."""
    folder = tmp_path_factory.mktemp("state")
    state = {"PORTER_STATE": str(folder), "POCL_CACHE_DIR": str(folder / "pocl")}
    command = [*porter("--memory", f"{QUOTA}MiB"), str(built / "quota"), str(QUOTA)]
    return ways(run(state, command))


def test_results_are_right(reported: dict[str, dict[str, Any]]) -> None:
    assert reported["compute"] == {"wrong": 0, "event": 0, "room": QUOTA}


def test_a_device_shows_the_quota(reported: dict[str, dict[str, Any]]) -> None:
    assert reported["view"] == {"total": QUOTA, "largest": QUOTA, "size": 8}


@pytest.mark.parametrize(
    "way",
    [
        *("buffer", "buffer with properties"),
        *("image", "image with properties", "image 2D", "image 3D"),
    ],
)
def test_each_way_is_refused_at_the_quota_by_its_own_status(
    reported: dict[str, dict[str, Any]], way: str
) -> None:
    assert reported[way] == {"mib": QUOTA, "status": -4, "left": 0, "room": QUOTA}


def test_memory_is_charged_until_the_last_reference_of_any_kind(
    reported: dict[str, dict[str, Any]],
) -> None:
    """After creation, retain and release, a part, the whole's release, the part's release."""
    held = QUOTA - 64
    assert reported["references"] == {"part": 0, "rooms": [held, held, held, held, QUOTA]}
    assert reported["queued"] == {"rooms": [held, QUOTA]}


def test_shared_virtual_memory_counts_until_it_is_freed(
    reported: dict[str, dict[str, Any]],
) -> None:
    assert reported["svm"] == {
        "can": 1,
        "mib": QUOTA,
        "refused": 1,
        "left": 0,
        "rooms": [QUOTA // 2, QUOTA],
    }


def test_a_drivers_own_errors_stay(reported: dict[str, dict[str, Any]]) -> None:
    assert reported["errors"] == {"empty": -61, "context": -34, "unwanted": 1}


def test_threads_leave_no_debt(reported: dict[str, dict[str, Any]]) -> None:
    assert reported["threads"] == {"room": QUOTA}


def test_without_a_limit_nothing_changes(built: Path, state: dict[str, str]) -> None:
    command = [str(built / "quota"), str(QUOTA)]
    alone, through = (ways(run(state, [*share, *command])) for share in ([], porter()))

    assert through == alone
    assert alone["view"]["total"] > QUOTA


def test_a_program_with_a_loader_of_its_own_calls_through_a_layer(
    own: list[str], reported: dict[str, dict[str, Any]], state: dict[str, str]
) -> None:
    """It never calls by our names, and is held to the quota at every way all the same."""
    share = porter("--memory", f"{QUOTA}MiB")
    unlayered = ways(run(state, [*share, "env", "-u", "OPENCL_LAYERS", *own]))

    assert ways(run(state, [*share, *own])) == reported
    assert unlayered["view"]["total"] > QUOTA  # so that it is the layer that does it


@pytest.mark.root
@needs_root
def test_a_container_gets_the_layer(built: Path, own: list[str], state: dict[str, str]) -> None:
    command = [*porter()[:3], "mounts", "--backend", "opencl", "--memory", f"{QUOTA}MiB"]
    reported = {
        form: subprocess.run(
            [*command, "--tenant", "box", "--format", form],
            env=environment(state),
            capture_output=True,
            text=True,
            check=True,
        )
        for form in ("cdi", "shell")
    }
    (device,) = json.loads(reported["cdi"].stdout)["devices"]
    env = device["containerEdits"]["env"]
    assert f"need {env[0]}\n" in reported["shell"].stderr
    script = built / "mounts.sh"
    script.write_text(reported["shell"].stdout)
    seen = (built, ROOT, Path(state["PORTER_STATE"]), Path("/sys"))
    with container(script, *seen) as inside:
        done = inside(0, "timeout", "60", "env", "POCL_CACHE_DIR=/tmp/pocl", *env, *own)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert ways(lines)["view"]["total"] == QUOTA


def test_a_layer_works_next_to_others(built: Path, own: list[str], state: dict[str, str]) -> None:
    """The user's layers stay; ours alone, and without a limit, changes nothing."""
    shims = ROOT / "build" / "opencl" / toolchain.host()
    command = [*porter(), sys.executable, "-c", "import os; print([os.environ['OPENCL_LAYERS']])"]
    given = environment(state) | {"OPENCL_LAYERS": "theirs.so"}
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
    assert done.stdout == f"['{shims / 'libOpenCL.so.1'}:theirs.so']\n"

    alone = ways(run(state, own))
    layered = ways(run(state | {"OPENCL_LAYERS": str(shims / "libOpenCL.so.1")}, own))
    assert layered == alone
    assert (built / "quota").is_file()


@pytest.mark.parametrize("time", [(), ("--compute", "50")], ids=["memory", "time"])
@pytest.mark.parametrize("kind", ["pthread", "basic"])
def test_memory_that_a_callback_takes_and_frees_counts(
    built: Path, state: dict[str, str], kind: str, time: tuple[str, ...]
) -> None:
    """The driver makes it within a call of the program's own, which is in a hook of ours."""
    state = state | {"POCL_DEVICES": kind}
    command = [*porter("--memory", f"{QUOTA}MiB", *time), str(built / "callbacks"), str(QUOTA)]

    # Each takes eighths of the quota; an object of a MiB that is destroyed exists meanwhile.
    took = {"had": 7, "left": QUOTA // 8, "room": QUOTA}
    reported = run(state, command)
    assert {line.pop("way"): line for line in reported} == {
        "destructor": {"object": 1, "status": -4, **took},
        "order": {"early": 0, "called": 3, "order": [3, 2, 1]},
        "refused": {"none": -38, "nothing": -30, "kept": 0, "called": 0},
        "chain": {"before": QUOTA - 12, "called": 12, "room": QUOTA},
        "svm": {"rounds": 20, "room": QUOTA},
        "context": {"error": 0, "reported": 1, **took},
        "event": {"reported": 7, "status": 0, **took, "left": QUOTA // 8 - 1},
        "svm later": {"error": 0, "reported": 2, "before": QUOTA // 2, "room": QUOTA},
        "work": {"given": 20, "room": QUOTA},
    }


def test_processes_share_one_quota(built: Path, state: dict[str, str]) -> None:
    """Racing processes get all of it and no more; a killed one's memory comes back."""
    share = [*porter("--memory", f"{QUOTA}MiB", "--tenant", "many"), str(built / "hold")]
    with contextlib.ExitStack() as stack:

        def started(*command: str) -> subprocess.Popen[str]:
            return stack.enter_context(_started(state, [*share, *command]))

        first = [started("16") for _ in range(4)]
        assert [_line(one)["mib"] for one in first] == [16] * 4
        got = [_line(one) for one in [started() for _ in range(4)]]
        assert sum(line["mib"] for line in got) == QUOTA - 64
        assert {line["status"] for line in got} == {-4}

        os.killpg(first[0].pid, signal.SIGKILL)
        deadline = time.monotonic() + 10
        while not (back := _line(started())["mib"]) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert back == 16


def test_a_run_gets_the_memory_of_the_one_before_it(built: Path, state: dict[str, str]) -> None:
    """OpenCL does not report when a driver frees a dead process's memory: a run waits for it."""
    share = porter("--memory", f"{QUOTA}MiB", "--tenant", "again")
    script = 'for run in 1 2 3; do "$@" < /dev/null; done'
    command = [*share, "sh", "-c", script, "sh", str(built / "hold")]

    assert run(state, command) == [{"mib": QUOTA, "status": -4}] * 3


def test_each_device_has_its_own_quota(built: Path, state: dict[str, str]) -> None:
    """Devices are counted over all platforms; a context of two is charged to its first one."""
    state = state | {"POCL_DEVICES": "pthread basic"}
    share = [*porter("--device", "0=32MiB,1=64MiB"), "sh", "-c", 'exec "$@" < /dev/null', "sh"]
    for place, count, quota in ((0, 1, 32), (1, 1, 64), (0, 2, 32)):
        command = [*share, str(built / "hold"), "4096", str(place), str(count)]
        assert run(state, command) == [{"mib": quota, "status": -4}]


@pytest.mark.alone
@pytest.mark.parametrize(
    ("queue", "devices"), [((), "pthread"), (("unordered",), "pthread pthread")]
)
def test_a_cap_on_the_devices_time_is_kept(
    built: Path, state: dict[str, str], queue: tuple[str, ...], devices: str
) -> None:
    """Again where it was not: the machine may have been busy with something else."""
    state = state | {"POCL_DEVICES": devices}
    share = [*porter("--compute", "30"), str(built / "share"), "10", "3", *queue]
    reported: list[float] = []
    while len(reported) < 3 and not any(abs(percent - 30) <= 3 for percent in reported):
        reported.append(run(state, share)[1]["percent"])
    assert any(abs(percent - 30) <= 3 for percent in reported), reported


@pytest.mark.alone
def test_recorded_commands_wait_for_their_turn(built: Path, state: dict[str, str]) -> None:
    """A look-up returns our hook; the call names no queue, but the buffer knows it.

    No event records when they ran, and next to other work on the processor they run longer than
    measured alone: they get no more than the cap, which is far less than their part alone.
    """
    program = [str(built / "share"), "10", "3", "recorded"]
    reported: list[tuple[float, float]] = []
    while len(reported) < 3 and not any(
        0 < capped < 7 and alone > 10 for capped, alone in reported
    ):
        capped = run(state, [*porter("--compute", "5"), *program])[1]["percent"]
        reported.append((capped, run(state, program)[1]["percent"]))
    assert any(0 < capped < 7 and alone > 10 for capped, alone in reported), reported


@pytest.mark.alone
def test_two_tenants_get_shares_by_their_weights(built: Path, state: dict[str, str]) -> None:
    """By kernels of different lengths. A third try at most."""
    reported: list[tuple[float, float]] = []
    while len(reported) < 3 and not any(abs(a / b - 2) < 0.2 for a, b in reported):
        reported.append(_weighed(state, built / "share"))
    assert any(abs(a / b - 2) < 0.2 and a + b > 90 for a, b in reported), reported


def _weighed(state: dict[str, str], program: Path) -> tuple[float, float]:
    """Run two at the same time, of weights 2 and 1; return each one's part of the time."""
    with contextlib.ExitStack() as stack:

        def started(weight: str, ms: str) -> subprocess.Popen[str]:
            share = porter("--tenant", f"weighs-{weight}", "--weight", weight)
            return stack.enter_context(_started(state, [*share, str(program), ms, "3"]))

        both = [started("2", "1"), started("1", "4")]
        assert [_line(one) for one in both] == [{"ready": 1}] * 2
        for one in both:
            _begun(one)
        first, second = (_line(one)["percent"] for one in both)
    return first, second


@contextlib.contextmanager
def _started(state: dict[str, str], command: list[str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        env=environment(state),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.communicate("\n", timeout=60)


def _begun(process: subprocess.Popen[str]) -> None:
    assert process.stdin
    process.stdin.write("\n")
    process.stdin.flush()


def _line(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout
    return json.loads(process.stdout.readline())


def test_functions_that_only_a_look_up_finds_are_guarded(
    built: Path, state: dict[str, str], tmp_path: Path
) -> None:
    program, drivers = str(built / "looked_up"), vendors(tmp_path)
    alone, one, named, free = (
        run(state | drivers, [*share, program])[0]
        for share in (
            [],
            porter("--memory", f"{QUOTA}MiB"),
            porter("--device", f"{GPU}=128MiB"),
            porter(),
        )
    )

    assert alone == free
    assert (alone["mib"], alone["again"], alone["whose"]) == (1024, 1024, "usm.one")
    assert alone["second"] == [0, 1, 0]  # by its own driver, although one hook stands for both
    # a function without a rule that is called as if it made memory is forwarded
    assert (alone["secret"], alone["known"]) == ("usm.one", "usm.one")
    guarded = {"whose": "libOpenCL.so.1", "status": -5, "secret": "nobody"}
    assert one == alone | guarded | {"mib": QUOTA, "again": QUOTA, "total": QUOTA}
    assert named == alone | guarded | {"mib": 128, "again": 128, "total": 128}


@pytest.mark.arch("aarch64")
@pytest.mark.network
@pytest.mark.slow
def test_the_same_on_another_architecture(state: dict[str, str], tmp_path: Path) -> None:
    """The real loader of that architecture, and the shim as it is built for it, under qemu."""
    compiler, emulator = "aarch64-linux-gnu-gcc", "qemu-aarch64-static"
    if not shutil.which(compiler) or not shutil.which(emulator):
        pytest.skip(f"needs {compiler} and {emulator}")
    package = next(package for package in LIBRARY.packages if package.machine == "arm64")
    real, shim = tmp_path / "real", tmp_path / "shim"
    real.mkdir()
    file = fetch.fetch(package, paths.cache_dir(), lambda _: None) / package.path
    (real / "libOpenCL.so.1").symlink_to(file)
    toolchain.build(API.parent, "aarch64", shim)
    link = f"-L{real}"
    program = compiled("looked_up", tmp_path, link, cc=compiler)
    attached = {"LD_PRELOAD": str(shim / "libOpenCL.so.1"), "PORTER_MEMORY": f"{QUOTA}MiB"}
    given = {
        "LD_LIBRARY_PATH": str(real),
        **attached,
        **state,
        **vendors(tmp_path, link, cc=compiler),
    }
    settings = [word for name, value in given.items() for word in ("-E", f"{name}={value}")]

    reported = run({}, [emulator, "-L", "/usr/aarch64-linux-gnu", *settings, str(program)])[0]

    assert {
        key: reported[key] for key in ("whose", "mib", "again", "status", "second", "total")
    } == {
        "whose": "libOpenCL.so.1",
        "mib": QUOTA,
        "again": QUOTA,
        "status": -5,
        "second": [0, 1, 0],
        "total": QUOTA,
    }


HERE = guest.Guest("aarch64", "bookworm")
GUESTS = [
    pytest.param(HERE, id=HERE.arch, marks=pytest.mark.arch(HERE.arch)),
    *(
        pytest.param(
            guest.Guest(arch, "sid"), id=arch, marks=[pytest.mark.arch(arch), pytest.mark.moving]
        )
        for arch in ("riscv64", "loongarch64")
    ),
]


@pytest.fixture(scope="session")
def given(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the shim and the programs for another architecture."""
    if lacking := guest.lacking():
        pytest.skip(f"needs {lacking}")
    there: guest.Guest = request.param
    folder = tmp_path_factory.mktemp(there.arch)
    toolchain.build(API.parent, there.arch, folder)
    library = there.libraries / "libOpenCL.so.1"
    flags = ["-std=c11", "-O1", f"-I{API}", "-Wl,--allow-shlib-undefined"]
    for name in ("quota", "share"):
        machines.cc(there.arch, *flags, PROGRAMS / f"{name}.c", "-o", folder / name, library)
    return folder


def within(there: guest.Guest, given: Path, *command: str, **limit: str) -> list[dict[str, Any]]:
    """Run a program there, under a share: the loader next to it is ours, and so is its layer."""
    shim = dict.fromkeys(("LD_PRELOAD", "OPENCL_LAYERS"), "/root/libOpenCL.so.1")
    folders = {"PORTER_STATE": "/root/state", "POCL_CACHE_DIR": "/root/pocl"}
    output = guest.run(there, given, command, shim | folders | limit)
    return [json.loads(line) for line in output.splitlines()]


there = pytest.mark.parametrize(
    ("there", "given"),
    [
        pytest.param(*param.values, *param.values, id=param.id, marks=param.marks)
        for param in GUESTS
    ],
    indirect=["given"],
)


@there
@pytest.mark.network
@pytest.mark.root
@pytest.mark.slow
def test_another_architecture_computes_under_the_quota(
    reported: dict[str, dict[str, Any]], there: guest.Guest, given: Path
) -> None:
    """The program tries every way there, over that architecture's PoCL, with the same results."""
    lines = within(there, given, "/root/quota", str(QUOTA), PORTER_MEMORY=f"{QUOTA}MiB")

    assert ways(lines) == reported


@there
@pytest.mark.network
@pytest.mark.root
@pytest.mark.slow
@pytest.mark.alone
def test_another_architecture_keeps_its_share(there: guest.Guest, given: Path) -> None:
    """Kernels of 20 ms, emulated: as near as that lets it."""
    share = ("/root/share", "20", "6")
    reported: list[float] = []
    while len(reported) < 3 and not any(abs(percent - 30) <= 3 for percent in reported):
        reported.append(within(there, given, *share, PORTER_COMPUTE="30")[1]["percent"])
    assert any(abs(percent - 30) <= 3 for percent in reported), reported


def test_the_simulated_twin_answers(state: dict[str, str], tmp_path: Path) -> None:
    """It compiles, and reports by the parameter that takes a status."""
    twin, socket = worlds.twin("opencl", "libOpenCL.so.1"), str(tmp_path / "devices")
    program = compiled("twin", tmp_path, f"-L{twin}")
    given = {"LD_LIBRARY_PATH": str(twin), "PORTER_SIM_SOCKET": socket, "PORTER_SIM_CONTEXT": "0"}
    with simd.devices(twin / "porter-simd", socket, 1, "1GiB"):
        reported = run(state | given, [str(program)])

    assert reported == [
        {"queue": 1, "made": 0}
        | {"mib": 1024, "refused": -4, "absent": -59, "launched": 0, "done": 0}
    ]


PYTHON = """
import json, numpy, pyopencl as cl
context = cl.create_some_context(interactive=False)
queue, device, flags = cl.CommandQueue(context), context.devices[0], cl.mem_flags
a = numpy.arange(1 << 20, dtype=numpy.float32)
given = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=a)
out, c = cl.Buffer(context, flags.WRITE_ONLY, a.nbytes), numpy.empty_like(a)
source = "__kernel void f(__global const float *a, __global float *c)"
source += "{ size_t i = get_global_id(0); c[i] = 3 * a[i]; }"
cl.Program(context, source).build().f(queue, a.shape, None, given, out)
cl.enqueue_copy(queue, c, out).wait()
held, code = [], 0
try:
    while len(held) < 64:
        held.append(cl.Buffer(context, flags.READ_WRITE, 16 << 20))
except cl.MemoryError as error:
    code = error.code
count = len(held)
held.clear()
again = cl.Buffer(context, flags.READ_WRITE, 240 << 20).size >> 20
print(json.dumps([bool((c == 3 * a).all()), device.global_mem_size >> 20, code, count, again]))
"""


@pytest.mark.network
def test_a_program_with_a_loader_of_its_own_is_guarded_too(
    built: Path, state: dict[str, str]
) -> None:
    """The wheel of pyopencl brings a libOpenCL under another name."""
    pytest.importorskip("pyopencl")
    assert (built / "quota").is_file()

    lines = run(state, [*porter("--memory", f"{QUOTA}MiB"), sys.executable, "-c", PYTHON])

    assert lines == [[True, QUOTA, -4, 15, 240]]


def test_a_vendors_own_driver_comes_before_a_loader(tmp_path: Path) -> None:
    """Both are there on most machines with a card."""
    real = driver.find_library("libOpenCL.so.1", {}, None)
    if not real:
        pytest.skip("needs ocl-icd-libopencl1")
    for soname in ("libOpenCL.so.1", "libcuda.so.1"):
        (tmp_path / soname).symlink_to(real)

    assert choosing.find(None, simulated=False, real=tmp_path).name == "cuda"
    assert choosing.find("opencl", simulated=False, real=tmp_path).name == "opencl"
    assert choosing.find(None, simulated=True).name == "cuda"


@pytest.mark.network
@pytest.mark.parametrize("package", LIBRARY.packages, ids=lambda p: f"{p.version}-{p.machine}")
def test_every_loader_is_covered_and_its_versions_are_kept(package: Any) -> None:
    file = fetch.fetch(package, paths.cache_dir(), lambda _: None) / package.path
    real = elf.read_symbols(file)
    command = [sys.executable, "-m", "porter", "check-symbols", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    counts = json.loads(done.stdout)["counts"]
    assert counts["unplanned"] == counts["unguarded"] == 0

    planned = {
        (symbol["name"], symbol.get("version", ""))
        for symbol in json.loads((API / "plan.json").read_text())["symbols"]
    }
    functions = {(s.name, s.version) for s in real.symbols if s.kind is SymbolKind.FUNCTION}
    assert len({version for _, version in functions}) == 7
    assert functions - planned == set()
