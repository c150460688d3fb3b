"""The number of processes that a management library lists for a tenant: its own, with any room.

Five processes are on the device, two of them the tenant's. A probe with room for 0 to 6 of them
gets two, in every list of every vendor's library.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import worlds
from management import world
from management.world import CUDA_LIKE, VENDORS

pytestmark = [pytest.mark.compile, pytest.mark.network]

ROOMS = range(7)
OURS = 2
_CUDA = ("libcuda.so.1", CUDA_LIKE.format("cu"), "cuMemAlloc_v2")


@dataclass(frozen=True)
class Library:
    """A management library, and how the vendor's runtime takes memory."""

    backend: str
    soname: str
    hold: tuple[str, str, str]


LIBRARIES = {
    "NVML": Library("cuda", "libnvidia-ml.so.1", _CUDA),
    "XPUML": Library("kunlun", "libxpuml.so.1", ("libxpurt.so.2", "", "xpu_malloc")),
    "MXSML": Library("metax", "libmxsml.so", VENDORS["mxsml"].hold),
    "CNDEV": Library("cambricon", "libcndev.so", VENDORS["cndev"].hold),
    "DCMI": Library("ascend", "libdcmi.so", VENDORS["dcmi"].hold),
    "RSMI": Library("hygon", "librocm_smi64.so.2", VENDORS["rocm-smi"].hold),
    "AMDSMI": Library("hip", "libamd_smi.so.27", VENDORS["amd-smi"].hold),
}


def fails(room: int) -> str:
    """Write the answer of a list that takes the room and reports how many there are."""
    return f"ok {OURS} {OURS}" if room >= OURS else f"short {OURS} {room}"


def asked(room: int) -> str:
    """Write the same where a call without room is no error."""
    return fails(room) if room else f"ok {OURS} 0"


def counts(room: int) -> str:
    """Write the same where no call is."""
    return f"ok {OURS} {min(room, OURS)}"


def fills(room: int) -> str:
    """Write the same where an error comes with how many were written."""
    return f"short {room} {room}" if 0 < room < OURS else asked(room)


def uncounted(room: int) -> str:
    """Write the same of a list that does not say how many there are."""
    return f"{'ok' if room >= OURS else 'short'} - {min(room, OURS)}"


def fixed(_: int) -> str:
    """Write the same for a list that does not take the room."""
    return f"ok {OURS} {OURS}"


def running(*kinds: str) -> list[str]:
    """Name the functions of NVML, in each version."""
    return [
        f"nvmlDeviceGet{kind}RunningProcesses{version}"
        for kind in kinds
        for version in ("", "_v2", "_v3")
    ]


ANSWERS = {
    "NVML": {
        **dict.fromkeys(running("Compute", "Graphics", "MPSCompute"), fails),
        "nvmlDeviceGetRunningProcessDetailList": fails,
        "nvmlDeviceGetProcessesUtilizationInfo": fails,
        "nvmlDeviceGetProcessUtilization": fails,
        "nvmlDeviceGetAccountingPids": fails,
        "nvmlDeviceGetEncoderSessions": asked,
        "nvmlDeviceGetFBCSessions": asked,
    },
    "XPUML": {"xpumlDeviceGetComputeRunningProcesses": fails},
    "MXSML": {
        "mxSmlGetProcessInfo": uncounted,
        "mxSmlGetProcessInfo_v2": uncounted,
        "mxSmlGetSingleGpuProcess": counts,
        "mxSmlGetSingleGpuProcess_v2": counts,
    },
    "CNDEV": {"cndevGetProcessInfo": fails, "cndevGetProcessUtilization": fails},
    "DCMI": {"dcmi_get_device_resource_info": fixed},
    "RSMI": {"rsmi_compute_process_info_get": fills},
    "AMDSMI": {
        "amdsmi_get_gpu_process_list": asked,
        "amdsmi_get_gpu_process_list_by_pid": fills,
        "amdsmi_get_gpu_compute_process_info": fills,
    },
}


@pytest.fixture(
    params=[
        pytest.param(
            name,
            marks=(pytest.mark.backend(one.backend), *([pytest.mark.moving] * (name == "AMDSMI"))),
        )
        for name, one in LIBRARIES.items()
    ]
)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@contextmanager
def crowd(library: Library, settings: dict[str, str], other: Path) -> Iterator[Sequence[int]]:
    """Let five processes hold memory; answer the pids of the tenant's two."""
    others = settings | {"PORTER_STATE": str(other)}
    limit = settings | {"PORTER_MEMORY": "512MiB"}
    with ExitStack() as stack:
        for mib in (30, 40, 50):
            stack.enter_context(world.holding(library.hold, others, mib))
        yield [stack.enter_context(world.holding(library.hold, limit, mib)) for mib in (60, 70)]


def program(name: str, library: Library, folder: Path) -> Path:
    """Build what asks for each list of the library with each room."""
    tree = world.trees_of(library.backend) / library.soname
    worlds.cc(folder / "lists", (f"-DLISTS_{name}", f"-I{tree}", world.HERE / "lists.c", "-ldl"))
    return folder / "lists"


def listed(name: str, folder: Path, **settings: str) -> list[str]:
    """Ask for each list, as the tenant whose processes are two of five."""
    library = LIBRARIES[name]
    lists = program(name, library, folder)
    with world.device(library.backend, folder) as device:
        served = device | settings
        with crowd(library, served, folder / "other") as pids:
            done = subprocess.run(
                [lists, library.soname, *map(str, pids)],
                env=served | {"PORTER_MEMORY": "512MiB"},
                capture_output=True,
                text=True,
                check=False,
                timeout=60,
            )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_list_without_enough_room_counts_only_the_tenants_processes(
    name: str, tmp_path: Path
) -> None:
    lines = listed(name, tmp_path, PORTER_SIM_LISTED="all")
    counted = ["mxSmlGetNumberOfProcess - ok 2 0"] if name == "MXSML" else []
    answers = [
        f"{call} {room} {answer(room)}" for call, answer in ANSWERS[name].items() for room in ROOMS
    ]
    assert sorted(lines) == sorted(counted + answers)


@pytest.mark.backend("cuda")
@pytest.mark.parametrize(
    ("settings", "kind"), [({}, "Compute"), ({"PORTER_SIM_BESIDE": "1"}, "MPSCompute")]
)
def test_a_simulated_process_is_only_in_the_list_of_its_kind(
    settings: dict[str, str], kind: str, tmp_path: Path
) -> None:
    lines = listed("NVML", tmp_path, **settings)
    kinds = ("Compute", "Graphics", "MPSCompute")
    reported = {line for line in lines if "RunningProcesses " in line and " 6 " in line}
    assert reported == {
        f"nvmlDeviceGet{each}RunningProcesses 6 ok {'2 2' if each == kind else '0 0'}"
        for each in kinds
    }
