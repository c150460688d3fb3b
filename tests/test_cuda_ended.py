"""What processes of a tenant held when they ended is granted to those that come after them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tenants
from differential import builds
from namespaces import needs_root

from porter.native import toolchain

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / "tests" / "gpu" / "ended.py"
HOLD = (sys.executable, str(PROGRAM), "hold")
GRACE_MS = 2000  # REGION_GRACE_NS
SOON_MS = 1000  # for a call that waits for nothing, on a busy machine
NAMESPACE = ("unshare", "--pid", "--fork", "--mount", "--mount-proc")
PEAK = '"$PORTER_REAL_DIR/porter-simd" --query "$PORTER_SIM_SOCKET"'

pytestmark = [pytest.mark.compile, pytest.mark.slow]


def run(script: str, *arguments: str, **environment: str) -> tuple[list[dict[str, Any]], int]:
    """Run a script on two devices below a limit of 2 GiB.

    Answers the lines that programs printed, and the most MiB that the tenant had of a device.
    """
    porter = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate"]
    share = ["--memory", "2GiB", "--devices", "2", "--device-memory", "8GiB", "--"]
    done = subprocess.run(
        [*porter, *share, "sh", "-c", f"{script}\n{PEAK}", "sh", *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=False,
    )
    lines = done.stdout.splitlines()
    peaks = [line.split("peak ")[1].split()[0] for line in lines if line.startswith("tenant run-")]
    assert peaks, done.stdout
    reported = [json.loads(line) for line in lines if line.startswith("{")]
    return reported, max(map(int, peaks)) >> 20


def granted(reported: list[dict[str, Any]], devices: int, most_ms: int = SOON_MS) -> bool:
    return all(line["status"] == [0] * devices and max(line["ms"]) < most_ms for line in reported)


@pytest.mark.parametrize("end", ["exit", "kill", "abort"])
def test_a_run_on_two_devices_is_followed_by_the_same(end: str) -> None:
    reported, peak = run('for run in 1 2 3; do "$@"; done', *HOLD, "1300", "2", end)

    assert len(reported) == 3
    assert granted(reported, 2), reported
    assert peak <= 2048


def test_a_stopped_and_killed_process_blocks_no_other() -> None:
    script = """
"$@" stop & holder=$!
until [ "$(cut -d' ' -f3 /proc/$holder/stat)" = T ]; do sleep 0.01; done
sleep 2.2
kill -9 $holder; wait $holder
"$@" exit"""
    reported, peak = run(script, *HOLD, "1300", "2")

    assert len(reported) == 2
    assert granted(reported, 2), reported
    assert peak <= 2048


@pytest.mark.root
@needs_root
def test_a_restarted_container_is_granted_the_same_each_time() -> None:
    restart = " ".join(NAMESPACE)
    reported, peak = run(
        f'for run in 1 2 3 4 5; do {restart} "$@"; done', *HOLD, "1300", "1", "kill"
    )

    assert len(reported) == 5
    assert granted(reported, 1), reported
    assert peak <= 2048


@pytest.mark.root
@needs_root
def test_the_script_for_a_card_finds_nothing_on_a_simulated_one(tmp_path: Path) -> None:
    built = builds.libraries(toolchain.host())
    with tenants.device(tmp_path) as native:
        done = subprocess.run(
            [sys.executable, str(PROGRAM), "run", str(built / "shim"), "2GiB", "2"],
            env=native | {"PORTER_REAL_DIR": str(built / "sim")},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    reported = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["good"] for line in reported] == [True] * 12


# As after a container whose driver lists pids of its own namespace: no list shows dead processes.
UNKNOWN = """
import os, struct
path = os.path.join(os.environ["PORTER_STATE"], os.environ["PORTER_TENANT"], "account")
with open(path, "r+b") as file:
    for slot in range(4):
        file.seek(128 + 64 * 128 + 64 * slot + 8)
        file.write(struct.pack("@Qi", 1, 0))
"""
# Another tenant's program, natively, which has most of the device until its input ends.
OTHER = """
import ctypes, os, sys
cuda, context, address = ctypes.CDLL(sys.argv[1]), ctypes.c_void_p(), ctypes.c_uint64()
assert not cuda.cuInit(0) and not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
assert not cuda.cuCtxSetCurrent(context)
assert not cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(5 << 30))
os.write(1, b"there\\n")
sys.stdin.read()
"""
BUSY = """
mkfifo "$0.in" "$0.out"
env -u LD_PRELOAD LD_LIBRARY_PATH="$PORTER_REAL_DIR" PORTER_SIM_LABEL=other \\
    "$PYTHON" -c "$OTHER" "$PORTER_REAL_DIR/libcuda.so.1" < "$0.in" > "$0.out" &
exec 5> "$0.in"
read there < "$0.out"
"""


CODE = """
import ctypes, json, time
cuda, context, module = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
assert not cuda.cuInit(0) and not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
assert not cuda.cuCtxSetCurrent(context)
began = time.monotonic()
status = cuda.cuModuleLoadData(ctypes.byref(module), ctypes.create_string_buffer(64))
print(json.dumps({"status": [status], "ms": [round((time.monotonic() - began) * 1000)]}))
"""


@pytest.fixture
def busy(tmp_path: Path) -> tuple[str, dict[str, str]]:
    """Return the beginning of a script, so that the device's own figure shows nothing either."""
    given = {"PYTHON": sys.executable, "OTHER": OTHER, "UNKNOWN": UNKNOWN, "CODE": CODE}
    return BUSY.replace("$0", str(tmp_path / "pipe")), given


def test_what_may_be_there_still_is_waited_for_once(busy: tuple[str, dict[str, str]]) -> None:
    """Nothing is refused, and no two of the calls wait."""
    script = busy[0] + 'for run in 1 2 3; do "$@"; "$PYTHON" -c "$UNKNOWN"; done'
    reported, peak = run(script, *HOLD, "1300", "2", "kill", **busy[1])

    assert [line["status"] for line in reported] == [[0, 0]] * 3
    assert max(reported[0]["ms"]) < SOON_MS
    for line in reported[1:]:
        assert GRACE_MS - SOON_MS < line["ms"][0] < GRACE_MS + SOON_MS
        assert line["ms"][1] < SOON_MS
    assert peak <= 2048


def test_the_drivers_own_memory_waits_too(busy: tuple[str, dict[str, str]]) -> None:
    """Code of any size, which is refused afterwards: not for memory that is about to be free."""
    script = busy[0] + '"$@"; "$PYTHON" -c "$UNKNOWN"; "$PYTHON" -c "$CODE"'
    sizes = {"PORTER_SIM_CONTEXT": "100MiB", "PORTER_SIM_MODULE": "700MiB"}
    reported, _ = run(script, *HOLD, "1300", "1", "kill", **busy[1], **sizes)

    assert [line["status"] for line in reported] == [[0], [0]]
    assert reported[1]["ms"][0] < GRACE_MS + SOON_MS
