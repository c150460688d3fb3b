"""`porter run` with a share of time: the program's environment, and where tenants meet."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from porter.runtime import lease

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("build")]

SHOW = ("sh", "-c", "env | grep -E 'PORTER_(COMPUTE|POLICY|WEIGHT|PRIORITY|SHARED)' | sort")


@pytest.fixture
def state() -> Iterator[Path]:
    """A folder for tenants' state, with a name short enough for a socket's address."""
    with tempfile.TemporaryDirectory(prefix="porter-") as folder:
        yield Path(folder)


def _settings(state: Path, **settings: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    return {**clean, "PORTER_STATE": str(state), **settings}


def porter(state: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "porter", "run", "--simulate", *arguments],
        env=_settings(state, **settings),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("options", "figures"),
    [
        (("--compute", "30,1=50"), ["PORTER_COMPUTE=30,1=50"]),
        (
            ("--compute", "30", "--policy", "burst", "--priority", "low"),
            ["PORTER_COMPUTE=30", "PORTER_POLICY=burst", "PORTER_PRIORITY=low"],
        ),
        (("--weight", "2"), ["PORTER_WEIGHT=2"]),
    ],
)
def test_the_program_gets_its_share(
    state: Path, options: tuple[str, ...], figures: list[str]
) -> None:
    done = porter(state, *options, "--", *SHOW)
    assert (done.returncode, done.stdout.splitlines()) == (0, figures), done.stderr
    assert (state / ".devices").stat().st_mode & 0o7777 == 0o1777


_HOLDS = """
import ctypes, os, signal, sys
cuda, context, address = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_uint64()
assert not cuda.cuInit(0)
assert not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
assert not cuda.cuCtxSetCurrent(context)
granted = not cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(2 << 30))
print("granted" if granted else "refused", flush=True)
if len(sys.argv) > 1:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGKILL)
"""  # with a context, of 4 GiB


@contextmanager
def _holding(state: Path, *options: str) -> Iterator[None]:
    """Hold 2 GiB in a run of its own, by a program that is killed in the end."""
    command = (sys.executable, "-m", "porter", "run", "--simulate", "--backend", "cuda", *options)
    with subprocess.Popen(
        [*command, "--", sys.executable, "-c", _HOLDS, "until"],
        env=_settings(state),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout
        assert holder.stdin
        assert holder.stdout.readline() == "granted\n"
        yield
        holder.stdin.close()
        assert holder.wait() == 128 + signal.SIGKILL


def test_runs_share_the_memory_of_one_device(state: Path) -> None:
    """Each is a tenant of its own; the first run's memory is free once it has ended."""
    other = ("--backend", "cuda", "--", sys.executable, "-c", _HOLDS)
    with _holding(state, "--device-memory", "4GiB"):
        assert porter(state, *other).stdout == "refused\n"
        assert porter(state, "--device-memory", "4GiB", *other).stdout == "refused\n"
    assert list(state.iterdir()) == []
    assert porter(state, "--device-memory", "4GiB", *other).stdout == "granted\n"


def test_memory_of_a_killed_run_is_free_for_others(state: Path) -> None:
    other = ("--device-memory", "4GiB", "--backend", "cuda", "--", sys.executable, "-c", _HOLDS)
    twice = " ".join(shlex.quote(each) for each in (sys.executable, "-c", _HOLDS))
    script = f"{twice} until </dev/null; {twice}"
    done = porter(state, *other[:-3], "sh", "-c", script)
    assert done.stdout == "granted\ngranted\n", done.stderr
    with _holding(state, "--devices", "1", "--device-memory", "8GiB"):
        script = f"{twice} until </dev/null; {twice} until </dev/null; {twice}"
        done = porter(state, "--backend", "cuda", "--", "sh", "-c", script)
        assert done.stdout == "granted\n" * 3, done.stderr


def test_a_run_that_asks_for_other_devices_is_reported(state: Path) -> None:
    """They are others in all: those with the same UUID share turns, and a tenant's limit."""
    name = (
        "import ctypes\n"
        "cuda, uuid = ctypes.CDLL('libcuda.so.1'), ctypes.create_string_buffer(16)\n"
        "assert not cuda.cuInit(0) and not cuda.cuDeviceGetUuid(uuid, 0)\n"
        "print(uuid.raw.hex())"
    )
    shown = ("--backend", "cuda", "--", sys.executable, "-c", name)
    with _holding(state, "--device-memory", "4GiB"):
        joined = porter(state, *shown)
        own = [porter(state, "--devices", "3", *shown) for _ in range(2)]
    figures = "porter: simulating 3 of 80.0 GiB, in addition to the 2 of 4.0 GiB of other runs"
    assert (joined.stderr, joined.stdout) == ("", porter(state, *shown).stdout)
    assert [each.stderr.partition(";")[0] for each in own] == [figures] * 2
    assert own[0].stdout == own[1].stdout != joined.stdout


def test_runs_with_leases_in_one_folder_share_devices(state: Path) -> None:
    """Runs with other folders do not, under any user."""
    leases = {"PORTER_SHARED": str(state / "leases")}
    show = ("--", "sh", "-c", "echo $PORTER_SIM_SOCKET")
    shared = str(state / "leases/.simulated\n")
    (state / "a").mkdir()
    assert porter(state, *show).stdout == str(state / ".simulated\n")
    assert porter(state / "a", *show, **leases).stdout == shared
    assert porter(state, *show, **leases).stdout == shared


def test_a_run_below_another_uses_its_devices(state: Path) -> None:
    inner = f"{sys.executable} -m porter run --simulate --devices"
    show = "-- sh -c 'echo $PORTER_SIM_SOCKET'"
    script = f"echo $PORTER_SIM_SOCKET; {inner} 2 {show}; {inner} 5 {show}"
    done = porter(state, "--", "sh", "-c", script)
    assert done.stdout.splitlines() == [str(state / ".simulated")] * 3
    assert done.stderr.splitlines() == [
        "porter: PORTER_SIM_SOCKET names devices that run: 2 of 80.0 GiB; it has those"
    ]


def test_a_run_below_one_of_another_backend_keeps_the_outer_devices(state: Path) -> None:
    again = (sys.executable, "-m", "porter", "run", "--simulate", "--backend", "opencl")
    inner = shlex.join([*again, "--", sys.executable, "-c", _HOLDS])
    for memory, answer in (("1GiB", "refused\n"), ("8GiB", "granted\n")):
        done = porter(state, "--backend", "cuda", "--memory", memory, "--", "sh", "-c", inner)
        assert done.stdout == answer, done.stderr


def test_a_program_that_outlives_its_run_keeps_devices_and_limits(state: Path) -> None:
    """It connects only after its run has ended."""
    holds = shlex.join([sys.executable, "-c", _HOLDS])
    later = f"(read go <go; for i in 1 2; do {holds}; done) >printed 2>&1 &"
    os.mkfifo(state / "go")
    (state / "inner").mkdir()
    done = porter(
        state / "inner",
        "--backend",
        "cuda",
        "--memory",
        "1GiB",
        "--",
        "sh",
        "-c",
        f"cd {state} && {later}",
    )
    assert (done.returncode, done.stderr) == (0, "")
    (state / "go").write_text("\n")
    deadline = time.monotonic() + 60
    while (state / "printed").read_text() != "refused\n" * 2:
        assert time.monotonic() < deadline, (state / "printed").read_text()
        time.sleep(0.02)
    while any((state / "inner").glob(".simulated")):  # the devices end after the last program
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_the_environment_may_name_the_tenant(state: Path) -> None:
    show = ("sh", "-c", "echo $PORTER_TENANT")
    assert porter(state, "--", *show, PORTER_TENANT="alice").stdout == "alice\n"
    assert porter(state, "--tenant", "bob", "--", *show, PORTER_TENANT="alice").stdout == "bob\n"
    assert porter(state, "--", *show, PORTER_TENANT="run-7-ab").stdout not in ("run-7-ab\n", "\n")


def test_twins_that_did_not_come_along_are_generated(state: Path) -> None:
    done = porter(state, "--backend", "biren", "--", "sh", "-c", "echo $LD_PRELOAD")
    assert done.returncode == 0, done.stderr
    assert "/build/biren/" in done.stdout


def test_leases_lie_where_the_user_says(state: Path) -> None:
    leases = state / "leases"
    done = porter(state, "--weight", "2", "--", *SHOW, PORTER_SHARED=str(leases))
    assert done.stdout.splitlines() == [f"PORTER_SHARED={leases}", "PORTER_WEIGHT=2"]
    assert leases.is_dir()
    assert not (state / ".devices").exists()


def test_what_variables_name_is_taken_from_where_the_run_begins(state: Path) -> None:
    show = ("sh", "-c", "env | grep -E '^PORTER_(CONFIG|SHARED)=' | sort")
    done = porter(state, "--", *show, PORTER_SHARED="leases", PORTER_CONFIG="a/quota.conf")
    assert done.stdout.splitlines() == [
        f"PORTER_CONFIG={Path.cwd()}/a/quota.conf",
        f"PORTER_SHARED={Path.cwd()}/leases",
    ]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--compute", "0"), "porter: --compute: '0' is not a share, allowed is a share of time"),
        (("--policy", "cap"), "porter: --policy: 'cap' needs --compute: how much is it?"),
        (("--policy", "fair"), "Error: Invalid value for '--policy': 'fair' is not one of 'cap',"),
        (
            ("--policy", "best-effort", "--priority", "high"),
            "porter: --priority: has no effect under --policy best-effort, which is served after",
        ),
        (("--weight", "0"), "Error: Invalid value for '--weight': 0 is not in the range"),
        (("--priority", "idle"), "Error: Invalid value for '--priority': 'idle' is not one of"),
    ],
)
def test_an_impossible_share_is_reported(
    state: Path, options: tuple[str, ...], problem: str
) -> None:
    done = porter(state, *options, "--", "true")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1].startswith(problem)
    assert list(state.iterdir()) == []


def test_a_policy_is_enough_where_the_share_is_inherited(state: Path) -> None:
    done = porter(state, "--policy", "burst", "--", *SHOW, PORTER_COMPUTE="30")
    assert done.stdout.splitlines() == ["PORTER_COMPUTE=30", "PORTER_POLICY=burst"]


_BEGIN = """
import ctypes, json, subprocess, sys
cuda = ctypes.CDLL("libcuda.so.1")
context, address = ctypes.c_void_p(), ctypes.c_uint64()
free, total = ctypes.c_size_t(), ctypes.c_size_t()
assert not cuda.cuInit(0)
assert not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
assert not cuda.cuCtxSetCurrent(context)
allocate = lambda: cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(1 << 30))
"""
_MEMORY = """
print(allocate(), allocate())
for limit in ("2GiB", "4GiB", "configured"):
    porter = [sys.executable, "-m", "porter", "set", "alice", "--memory", limit]
    subprocess.run(porter, check=True, stdout=subprocess.DEVNULL)
    assert not cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
    print(total.value >> 30, allocate())
"""


def test_memory_is_set_while_a_program_runs(state: Path) -> None:
    options = ("--backend", "cuda", "--memory", "3GiB", "--tenant", "alice")
    done = porter(state, *options, "--", sys.executable, "-c", _BEGIN + _MEMORY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["0 0", "2 2", "4 0", "3 2"]


_AGAIN = """
porter = [sys.executable, "-m", "porter"]
assert not allocate()
assert not cuda.cuMemsetD8_v2(address, 1, ctypes.c_size_t(1 << 20))
if len(sys.argv) > 1:
    options = ["--backend", "cuda", "--simulate", "--tenant", "alice", "--log", "info"]
    again = [*porter, "run", "--reset", *options, "--memory", "3GiB", "--compute", "50", "--"]
    again += [sys.executable, "-c", sys.argv[1]]
    subprocess.run(again, check=True)
    orders = ["--compute", "40", "--memory", "5GiB"]
    subprocess.run([*porter, "set", "alice", *orders], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(again, check=True)
"""


def test_another_runs_change_of_terms_is_reported(state: Path) -> None:
    program = _BEGIN + _AGAIN
    options = ("--backend", "cuda", "--devices", "1", "--memory", "4GiB", "--compute", "30")
    done = porter(
        state, *options, "--tenant", "alice", "--", sys.executable, "-c", program, program
    )
    assert done.returncode == 0, done.stderr
    figures = [line.partition(": tenant alice: ")[2] for line in done.stderr.splitlines()]
    assert [line.partition(", ")[0].partition(" of ")[0] for line in figures if line] == [
        "all",
        "the limit",
        "has terms that were set while it ran",
    ]


_TIME = """
porter = [sys.executable, "-m", "porter"]
assert not allocate()
assert not cuda.cuMemsetD8_v2(address, 1, ctypes.c_size_t(1 << 20))
if len(sys.argv) > 1:
    other = ["run", "--reset", "--backend", "cuda", "--simulate", "--tenant", "bob"]
    other += ["--weight", "300", "--", sys.executable, "-c", sys.argv[1]]
    subprocess.run([*porter, *other], check=True)
else:
    orders = ["alice", "--compute", "40", "--priority", "high"]
    subprocess.run([*porter, "set", *orders], check=True, stdout=subprocess.DEVNULL)
    top = [*porter, "top", "--once", "--interval", "0.05", "--json"]
    for row in json.loads(subprocess.run(top, check=True, stdout=subprocess.PIPE).stdout)["rows"]:
        print(*(row[key] for key in ("tenant", "policy", "weight", "priority", "target")))
"""


def test_tenants_meet_at_a_device_and_get_other_terms_while_they_run(state: Path) -> None:
    program = _BEGIN + _TIME
    options = ("--backend", "cuda", "--devices", "1", "--compute", "30", "--tenant", "alice")
    done = porter(state, *options, "--", sys.executable, "-c", program, program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "alice cap 100 high 40.0",
        "bob weight 300 normal 100.0",  # alice has a higher priority, and uses nothing
    ]


_COPIES = """
host = ctypes.create_string_buffer(1 << 20)
size = ctypes.c_size_t(len(host))
assert not allocate()
assert not cuda.cuMemcpyHtoD_v2(address, host, size)  # it takes part since it has a context
assert not cuda.cuMemsetD8_v2(address, 1, size)
for _ in range(20):
    assert not cuda.cuMemcpyHtoD_v2(address, host, size)
    assert not cuda.cuMemcpyDtoH_v2(host, address, size)
    assert not cuda.cuMemcpyDtoD_v2(address, ctypes.c_uint64(address.value + (1 << 20)), size)
"""
# By addresses that may be of either; a call's own direction is not always complete.
_UNIFIED = """
behind = ctypes.c_uint64(address.value + (1 << 20))
for _ in range(20):
    assert not cuda.cuMemcpy(address, ctypes.c_uint64(ctypes.addressof(host)), size)
    assert not cuda.cuMemcpyAsync(ctypes.c_uint64(ctypes.addressof(host)), address, size, None)
    assert not cuda.cuMemcpy(address, behind, size)
    assert not cuda.cuMemcpyAsync(behind, address, size, None)
"""
# [Ends on the host, ends on the device]: the bytes of all count, and one between devices is enough.
_BATCHES = """
behind = ctypes.c_uint64(address.value + (1 << 20))
there, here = address.value, ctypes.addressof(host)
attributes = (ctypes.c_int * 16)(1)
for other in (here, behind.value):
    ends = [(ctypes.c_uint64 * 2)(there, there), (ctypes.c_uint64 * 2)(here, other)]
    sizes = (ctypes.c_size_t * 2)(1 << 20, 1 << 19)
    first, failed = ctypes.c_size_t(), ctypes.c_size_t()
    assert not cuda.cuMemcpyBatchAsync(
        *ends, sizes, ctypes.c_size_t(2), attributes, ctypes.byref(first), ctypes.c_size_t(1),
        ctypes.byref(failed), ctypes.c_void_p(2)
    )
"""
# Sixteen bytes of the host, and then a piece between devices.
_MANY = """
there, here = address.value, ctypes.addressof(host)
ends = [(ctypes.c_uint64 * 17)(*[there] * 17), (ctypes.c_uint64 * 17)(*[here] * 16, there + (1 << 20))]
sizes = (ctypes.c_size_t * 17)(*[1] * 16, 1 << 20)
attributes = (ctypes.c_int * 16)(1)
first, failed = ctypes.c_size_t(), ctypes.c_size_t()
assert not cuda.cuMemcpyBatchAsync(
    *ends, sizes, ctypes.c_size_t(17), attributes, ctypes.byref(first), ctypes.c_size_t(1),
    ctypes.byref(failed), ctypes.c_void_p(2)
)
"""  # noqa: E501
# Both bases lie far before the copied range; then one of them is the host's.
_FAR = """
import struct
far, there, here = 1 << 42, address.value, ctypes.addressof(host)
for at in (there + (1 << 20), here):
    block = [(1 << 20) - 64, 1, 4, 0, at - (1 << 20), 0, 64, far, 0, 4, 0, there - far, 0, 0, 1 << 16, 1]
    assert not cuda.cuMemcpy2D_v2(struct.pack("QQi4xQQQQQQi4xQQQQQQ", *block))
"""  # noqa: E501
_REFUSED = """
assert cuda.cuMemcpyHtoDAsync_v2(address, host, size, ctypes.c_void_p(12345678))
"""
_PREFETCHED = "assert not cuda.cuMemPrefetchAsync(address, ctypes.c_size_t(1 << 20), 0, None)"


@pytest.mark.parametrize(
    ("setting", "more", "copied"),
    [
        ("no", "", 41 << 20),
        ("yes", "", 0),
        ("no", _UNIFIED, 81 << 20),
        ("yes", _UNIFIED, 0),
        ("no", _BATCHES, 85 << 19),
        ("no", _MANY, 41 << 20),
        ("no", _FAR, (41 << 20) + (1 << 16)),
        ("no", _REFUSED, 41 << 20),
        ("no", _PREFETCHED, 42 << 20),
        ("yes", _PREFETCHED, 0),
    ],
)
def test_copies_of_the_host_are_counted_or_wait_as_configured(
    state: Path, setting: str, more: str, copied: int
) -> None:
    settings = state / "porter.conf"
    settings.write_text(f"gate.host-copies = {setting}\n")
    options = ("--backend", "cuda", "--devices", "1", "--compute", "90", "--tenant", "alice")
    program = (sys.executable, "-c", _BEGIN + _COPIES + more)
    done = porter(state, *options, "--", *program, PORTER_CONFIG=str(settings))
    assert done.returncode == 0, done.stderr
    (turns,) = lease.readable(state / ".devices").values()
    assert [(turn.tenant, turn.copied) for turn in turns] == [("alice", copied)]


_GRANTED = """
granted = 0
while granted < 30 and not allocate():
    granted += 1
print(granted)
"""
_PORTER = f"{sys.executable} -m porter run"


@pytest.mark.parametrize(
    ("outer", "inner", "granted", "figures"),
    [
        ("--memory 2GiB", f"{_PORTER} --memory 20GiB --", 1, "--memory: '20GiB' is more than the"),
        ("--memory 2GiB", "env PORTER_MEMORY=20GiB", 1, "PORTER_MEMORY: asks for more than the in"),
        ("--memory 2GiB", "env PORTER_MEMORY=none", 1, "PORTER_MEMORY: asks for more than the in"),
        ("--memory 2GiB", "env -u PORTER_MEMORY", 1, ""),
        ("--memory 2GiB", f"env PORTER_MEMORY=9g {_PORTER} --", 1, "PORTER_MEMORY: '9g' is more"),
        ("--device 0=2GiB", f"{_PORTER} --memory 9GiB --", 1, "PORTER_MEMORY: asks for more than"),
        ("--memory 2GiB", f"{_PORTER} --device 0=9g --", 1, "--device: '9g' for device 0 is more"),
        ("--memory 2GiB", f"{_PORTER} --device 1=9g --", 1, "--device: '9g' for device 1 is more"),
        ("--memory 2GiB", f"{_PORTER} --memory 50% --", 1, "PORTER_MEMORY: asks for more than the"),
        ("--memory 9GiB", f"{_PORTER} --memory 4GiB --", 3, ""),
        ("--memory 2GiB", f"{_PORTER} --reset --memory 20GiB --", 19, ""),
        (
            "--memory 2GiB",
            f"{_PORTER} --memory 9GiB -- {_PORTER} --reset --",
            30,
            "--memory: '9GiB'",
        ),
        ("--memory 2GiB", f"{_PORTER} --tenant bob --", 1, "tenant 'bob' is not used: limits are"),
        ("--memory 2GiB", "env PORTER_TENANT=bob", 1, "PORTER_TENANT: bob: not used: the `porter"),
        ("--tenant alice", "env PORTER_MEMORY=2GiB PORTER_TENANT=bob", 1, ""),
        ("--memory 2GiB", f"env -u PORTER_STATE -u PORTER_TENANT {_PORTER} --", 1, ""),
        ("--memory 2GiB", f"env PORTER_STATE=/tmp {_PORTER} --", 1, "PORTER_STATE: '/tmp' is not"),
    ],
)
def test_an_inherited_limit_can_be_lowered_and_not_raised(
    state: Path, outer: str, inner: str, granted: int, figures: str
) -> None:
    program = (*inner.split(), sys.executable, "-c", _BEGIN + _GRANTED)
    done = porter(state, "--backend", "cuda", *outer.split(), "--", *program)
    assert (done.returncode, done.stdout) == (0, f"{granted}\n"), done.stderr
    lines = [line.partition(": ")[2] for line in done.stderr.splitlines()]
    lines = [line for line in lines if not line.startswith("building ")]
    assert len(lines) == bool(figures)
    assert all(line.startswith(figures) for line in lines), done.stderr


_AGAIN_BELOW = """
if len(sys.argv) > 1:
    below = [sys.executable, "-m", "porter", "run", "--"]
    subprocess.run([*below, sys.executable, "-c", sys.argv[1]], check=True)
"""


def test_runs_below_a_limit_have_one_account(state: Path) -> None:
    """A run below one that holds all it may gets nothing."""
    program = _BEGIN + _GRANTED.replace("print(granted)", "print(granted, flush=True)")
    program += _AGAIN_BELOW
    options = ("--backend", "cuda", "--memory", "4GiB", "--", sys.executable, "-c")
    done = porter(state, *options, program, program)
    assert (done.returncode, done.stdout) == (0, "3\n0\n"), done.stderr


def test_a_share_of_no_device_is_reported(state: Path) -> None:
    """The command refuses it; a variable that the program sets itself is reported, and it runs."""
    options = ("--backend", "cuda", "--devices", "1", "--compute", "90", "--tenant", "alice")
    program = ("env", "PORTER_COMPUTE=0=90,5=20", sys.executable, "-c", _BEGIN + _COPIES)
    done = porter(state, *options, "--", *program)
    assert done.returncode == 0, done.stderr
    figures = "PORTER_COMPUTE: device 5 is none of the 1 devices here, so this limits nothing"
    assert done.stderr.count(figures) == 1


@pytest.mark.parametrize(
    ("options", "settings", "problem"),
    [
        (("--device", "99=8GiB"), {}, "--device: '99' is no device here; there are 0 (GPU-"),
        (("--compute", "30,9=50"), {}, "--compute: '9' is no device here; there are 0 (GPU-"),
        (("--device", "GPU-none=1g"), {}, "--device: 'GPU-none' is no device here; there are"),
        ((), {"PORTER_MEMORY": "2=1g"}, "PORTER_MEMORY: '2' is no device here; there are"),
        ((), {"PORTER_COMPUTE": "2=30"}, "PORTER_COMPUTE: '2' is no device here; there are"),
        ((), {"PORTER_MEMROY": "2GiB"}, "PORTER_MEMROY: unknown variable; did you mean PORTER_ME"),
        ((), {"PORTER_MEMORY": " "}, "PORTER_MEMORY: ' ' is no value; set one, or unset the var"),
        ((), {"PORTER_TENANT": "a/b"}, "PORTER_TENANT: 'a/b' is not a tenant's name, allowed are"),
        (("--device-memory", "0"), {}, "--device-memory: '0' is no memory at all, allowed is more"),
        ((), {"PORTER_LOG": "loud"}, "PORTER_LOG: 'loud' is not known, allowed: off, error,"),
        ((), {"PORTER_MEMORY": "4Q"}, "PORTER_MEMORY: '4Q' is not an amount, allowed is"),
        ((), {"PORTER_REAL_DIR": "/typo"}, "PORTER_REAL_DIR: '/typo' is no folder that can be"),
        ((), {"PORTER_LOG_FILE": "/dev/null/log"}, "PORTER_LOG_FILE: '/dev/null/log' cannot be"),
    ],
)
def test_settings_that_cannot_be_meant_are_refused(
    state: Path, options: tuple[str, ...], settings: dict[str, str], problem: str
) -> None:
    done = porter(state, "--backend", "cuda", *options, "--", "echo", "ran", **settings)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    (figures,) = done.stderr.splitlines()
    assert figures.startswith(f"porter: {problem}")


@pytest.mark.parametrize(
    "settings",
    [
        {"PORTER_MEMORY": "0=1g,01=2g"},
        {"PORTER_MEMORY": "1=2g", "CUDA_VISIBLE_DEVICES": "0"},  # it is there all the same
        {"PORTER_MEMORY": "0=2g", "CUDA_VISIBLE_DEVICES": "1"},
        {"PORTER_MEMORY": "gpu-=1g"},
        {"PORTER_MEMORY": "MIG-other=1g"},  # a library lists only those that it may use
        {"PORTER_PORT": "tcp://10.0.0.1:80"},
    ],
)
def test_devices_that_are_here_may_be_named(state: Path, settings: dict[str, str]) -> None:
    done = porter(state, "--backend", "cuda", "--", "echo", "ran", **settings)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ran\n", "")


@pytest.mark.parametrize(("device", "status"), [("1", 0), ("2", 2), ("GPU-any", 0)])
def test_devices_of_a_twin_that_lists_none_are_counted(
    state: Path, device: str, status: int
) -> None:
    options = ("--backend", "opencl", "--device", f"{device}=1g")
    done = porter(state, *options, "--", "true")
    figures = [line for line in done.stderr.splitlines() if not line.startswith("porter: building")]
    problem = f"porter: --device: {device!r} is no device here; there are 0 to 1"
    assert (done.returncode, figures) == (status, [problem] if status else [])


def test_values_may_have_blanks_and_line_ends_around(state: Path) -> None:
    program = _BEGIN + "cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))\n"
    program += "print(total.value >> 30)"
    settings = {"PORTER_MEMORY": "4G\n", "PORTER_LOG": " warn\n", "PORTER_TENANT": "alice\n"}
    options = ("--backend", "cuda", "--", sys.executable, "-c", program)
    done = porter(state, *options, **settings)
    assert (done.stdout, done.stderr) == ("4\n", "")
    assert (state / "alice" / "account").is_file()
    done = porter(state, "--memory", " 4G\n", "--compute", "30\n", "--tenant", "bob\n", *options)
    assert (done.stdout, done.stderr) == ("4\n", "")
    assert (state / "bob" / "account").is_file()


@pytest.mark.parametrize("command", ["top", "set", "mounts", "metrics"])
def test_commands_for_tenants_refuse_unknown_variables(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "porter", command, "--nothing"],
        env={**os.environ, "PORTER_STAET": "/run/x"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(
        "porter: PORTER_STAET: unknown variable; did you mean PORTER_STATE"
    )


_BOTH = """
import ctypes, subprocess, sys
total = ctypes.c_size_t()
assert not ctypes.CDLL("libcuda.so.1").cuInit(0)
ctypes.CDLL("libcuda.so.1").cuDeviceTotalMem_v2(ctypes.byref(total), 0)
management, handle = ctypes.CDLL("libnvidia-ml.so.1"), ctypes.c_void_p()
assert not management.nvmlInit_v2()
assert not management.nvmlDeviceGetHandleByIndex_v2(0, ctypes.byref(handle))
assert not management.nvmlDeviceGetMemoryInfo(handle, (ctypes.c_ulonglong * 3)())
if len(sys.argv) > 1:
    for _ in range(2):
        subprocess.run([sys.executable, "-c", sys.argv[1]], check=True)
"""


@pytest.mark.parametrize(
    ("setting", "figures"),
    [
        ("PORTER_MEMROY=2GiB", "PORTER_MEMROY: unknown variable: not used; did you mean PORTER_ME"),
        ("PORTER_LOG=loud", "error: PORTER_LOG: loud: not a level, allowed are off, error, warn,"),
        ("PORTER_MEMORY=0m", "PORTER_MEMORY: 0m: a limit of 0 bytes: no device memory is granted"),
        ("CUDA_DEVICE_MEMORY_LIMIT=0", "CUDA_DEVICE_MEMORY_LIMIT: 0: a limit of 0 bytes: no dev"),
    ],
)
@pytest.mark.parametrize("tenant", [(), ("--tenant", "alice")])
def test_a_run_reports_a_faulty_setting_once(
    state: Path, tenant: tuple[str, ...], setting: str, figures: str
) -> None:
    """Both libraries of three processes read it, and those of another run once more."""
    program = ("env", setting, sys.executable, "-c", _BOTH, _BOTH)
    for _ in range(2):
        done = porter(state, "--backend", "cuda", *tenant, "--", *program)
        assert done.returncode == 0, done.stderr
        (line,) = done.stderr.splitlines()
        assert line.partition("]: ")[2].startswith(figures)
    assert [path.name for path in state.iterdir()] == [*tenant[1:]]


def test_without_a_run_a_process_reports_a_fault_once(state: Path) -> None:
    bare = ("env", "-u", "PORTER_RUN", "PORTER_LOG=loud")
    program = (*bare, sys.executable, "-c", _BOTH, _BOTH)
    done = porter(state, "--backend", "cuda", "--", *program)
    assert (done.returncode, len(done.stderr.splitlines())) == (0, 3), done.stderr
