"""Memory that is allocated in the order of a stream is its device's, whichever is current."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hip import world
from hip.world import HERE, Runtime
from test_clones import ran
from test_metax import on

pytestmark = [pytest.mark.compile, pytest.mark.network]

MIB = 1 << 20
PROGRAM = Path(__file__).parent / "clones" / "streams.py"
CARDS = Path(__file__).parent / "gpu" / "two_devices.py"
TWO = {"PORTER_MEMORY": "512MiB,1=256MiB", "PORTER_SIM_GRAPH": "0"}
CUDA = ["libcuda.so.1", "cu", "64"]


def reported(status: int) -> list[str]:
    """Write the memory left on each device when the second grants four pieces, and refuses one."""
    there = f"there 4 {status} 512 0"
    return ["none 512 256", there, "here 0 0 384 0", "freed 384 256", "all 512 256"]


# A thread's default stream is the current device's; a recorded allocation is charged at its launch.
RECORDED = [
    *("thread 0 448 256", "recorded 0 0 0 0 0 512 64", "recorded 0 0 0 0 2 512 64"),
    *("all 512 64", "nowhere 0 None 512 0"),
]


@pytest.mark.parametrize(
    ("backend", "arguments", "lines"),
    on(
        ("cuda", [*CUDA, "records"], reported(2) + RECORDED),
        ("moore-threads", ["libmusa.so.1", "mu", "64", "records"], reported(2) + RECORDED),
        ("cambricon", ["libcndrv.so", "cn", "64"], [*reported(100100), "nowhere 0 None 512 192"]),
        ("metax", ["libmcruntime.so", "mc", "64"], reported(2)),
        ("hygon", ["libgalaxyhip.so.5", "hip", "64"], reported(2)),
    ),
)
def test_it_is_charged_there(
    backend: str, arguments: list[str], lines: list[str], tmp_path: Path
) -> None:
    assert ran(backend, arguments, tmp_path, PROGRAM, 2, **TWO) == lines


@pytest.mark.xdist_group("cuda")
def test_nothing_that_breaks_a_recording_is_asked_during_one(tmp_path: Path) -> None:
    """Of a stream that records only whether it does; of another one its context, no more."""
    trace = tmp_path / "trace"
    ran("cuda", [*CUDA, "records"], tmp_path, PROGRAM, 2, **TWO, PORTER_SIM_TRACE=trace)
    called = [line.split()[0] for line in trace.read_text().splitlines()]
    begin, end = called.index("cuStreamBeginCapture_v2"), called.index("cuStreamEndCapture")
    meanwhile = {name for name in called[begin + 1 : end] if name.startswith("cuStream")}

    assert meanwhile == {"cuStreamIsCapturing"}
    assert "cuStreamGetCtx" in called
    assert "cuStreamGetDevice" not in called


@pytest.mark.xdist_group("cuda")
def test_the_program_for_two_cards_finds_nothing(tmp_path: Path) -> None:
    quotas = [str(512 * MIB), str(256 * MIB)]
    lines = ran("cuda", quotas, tmp_path, CARDS, 2, **TWO)

    rows = [json.loads(line) for line in lines]
    assert [row["good"] for row in rows] == [True] * 3, lines


RUNTIMES = world.runtimes()
ON_ANOTHER = ["none 0 1024 512", "there 0 1024 112", "there 2 1024 112", "here 0 624 112"]
HELD = ["gone 0 624 112", "done 0 624 112", "again 0 624 112"]  # 5.2 and 5.7 keep freed memory
GIVEN_BACK = ["gone 0 624 112", "done 0 1024 512", "again 0 1024 112"]
NODES = [*("none 0 1024 512", "begin 0 1024 512", "there 0 1024 112"), "there 2 1024 112"]
AT_LAUNCH = ["none 0 1024 512", "begin 0 1024 512", *["there 0 1024 512"] * 2, "end 0 1024 512"]


def expected(runtime: Runtime, way: str) -> list[str]:
    if way == "recorded":
        return AT_LAUNCH if runtime.major == 6 else [*NODES, "end 0 1024 112"]
    return ON_ANOTHER + (GIVEN_BACK if runtime.major == 6 else HELD)


def taken(runtime: Runtime, way: str, tmp_path: Path) -> list[str]:
    """Run it on two devices of 2 GiB."""
    limit = {"PORTER_MEMORY": "1GiB,1=512MiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}
    devices = {"HSA_SIM_DEVICES": "2", "HSA_SIM_MEMORY": str(2048 * MIB)}
    command = [world.program(runtime, HERE / "streams.c"), str(400 * MIB), way]
    done = world.run(runtime, command, limit | devices, shim=True, kernels=True)

    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.xdist_group("hip")
@pytest.mark.parametrize("way", ["own", "recorded"])
@world.compiled(RUNTIMES)
def test_the_real_runtimes_take_it_there(runtime: Runtime, way: str, tmp_path: Path) -> None:
    assert taken(runtime, way, tmp_path) == expected(runtime, way)


@pytest.mark.xdist_group("hip")
@world.compiled([runtime for runtime in RUNTIMES if runtime.version != "5.2.3-8"])
def test_the_default_stream_is_the_current_devices(runtime: Runtime, tmp_path: Path) -> None:
    """In 5.2.3's the process ends, with ours or without."""
    assert taken(runtime, "default", tmp_path) == expected(runtime, "default")


@pytest.mark.xdist_group("hip")
@world.compiled(RUNTIMES)
def test_marks_of_later_work_are_not_of_the_device_that_was_current(
    runtime: Runtime, tmp_path: Path
) -> None:
    """The runtime refuses to put down another device's, and nothing would be timed any more."""
    folders = {"PORTER_STATE": tmp_path, "PORTER_SHARED": tmp_path, "PORTER_LOG": "error"}
    more = {"PORTER_COMPUTE": "50", "HSA_SIM_DEVICES": "2", "AMD_LOG_LEVEL": "3"}
    command = [world.program(runtime, HERE / "crossing.c")]
    done = world.run(runtime, command, folders | more, shim=True, kernels=True)

    _, _, usual = done.stderr.partition("as usual\n")
    assert done.returncode == 0
    assert "hipEventRecord: Returned hipSuccess" in usual
    assert not re.findall(r"hipEventRecord: Returned (?!hipSuccess).*", usual)
