"""`porter guard`: processes that use a device past the libraries."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import tenants
from differential import builds
from shared_state import FREE, lives, make_account, make_lease, sits

from porter import paths
from porter.app import building, guarding, refusals
from porter.native import toolchain
from porter.native.lister import Lister
from porter.native.probe import Process
from porter.node import audit, guard, proc
from porter.node.audit import Finding, Identity, Kind
from porter.node.nouns import Card
from porter.runtime import account
from porter.runtime.account import Member

MIB = 1 << 20
GPU = "GPU-1"
SPACE = 4026531836
PROGRAM = """
import ctypes, sys
cuda, context, at = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
print(cuda.cuMemAlloc_v2(ctypes.byref(at), ctypes.c_size_t(256 << 20)), flush=True)
sys.stdin.read()
"""
PAST = """
import ctypes, os, sys
cuda = ctypes.CDLL("libcuda.so.1")
past = ctypes.CDLL(os.path.join(os.environ["PORTER_REAL_DIR"], "libcuda.so.1"))
context, module, kernel, at = (ctypes.c_void_p() for _ in range(4))
one, none = ctypes.c_uint(1), ctypes.c_uint(0)
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
cuda.cuModuleLoadData(ctypes.byref(module), b"text")
cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"busy")
cuda.cuMemAlloc_v2(ctypes.byref(at), ctypes.c_size_t(1 << 20))
rounds = ctypes.c_uint64(1)
arguments = (ctypes.c_void_p * 1)(ctypes.addressof(rounds))
library = past if sys.argv[1] == "past" else cuda
print("runs", flush=True)
while True:
    cuda.cuLaunchKernel(kernel, *(one,) * 6, none, None, arguments, None)
    for _ in range(8):
        library.cuLaunchKernel(kernel, *(one,) * 6, none, None, arguments, None)
    library.cuCtxSynchronize()
"""


def identity(inner: int, space: int = SPACE, group: str = "0::/") -> Identity:
    return Identity(inner, space, 77, group, "train")


def test_a_charge_equal_to_the_drivers_count_is_no_finding() -> None:
    members = {"alice": [Member(7, SPACE, 0, ((GPU, 500 * MIB),))]}
    seen = [Process(GPU, 4007, 500 * MIB + audit.SLACK), Process("GPU-2", 4007, audit.SLACK)]
    assert audit.findings(seen, {4007: identity(7)}, members, {}) == ()


def test_a_process_in_no_account_and_one_above_its_charge_are_found() -> None:
    members = {"alice": [Member(7, SPACE, 0, ((GPU, 500 * MIB),))], "bob-uid": []}
    seen = [
        Process(GPU, 4007, 565 * MIB),
        Process(GPU, 4008, 9 * MIB),
        Process(GPU, 4009, 0),
        Process(GPU, 4010, MIB),
    ]
    known = {
        4007: identity(7),
        4008: identity(8, group="0::/kubepods/podbob-uid/main"),
        4009: identity(7, space=1),  # of the same pid, elsewhere
    }
    assert audit.findings(seen, known, members, {"bob-uid": "bob-uid"}) == (
        Finding(Kind.EXCESS, 4007, 77, GPU, "alice", 565 * MIB, 500 * MIB, "train"),
        Finding(Kind.STRANGER, 4008, 77, GPU, "bob-uid", 9 * MIB, 0, "train"),
        Finding(Kind.STRANGER, 4009, 77, GPU, "", 0, 0, "train"),
    )


def test_a_list_of_all_devices_is_compared_with_the_charges_of_all() -> None:
    charged = ((GPU, 300 * MIB), ("GPU-2", 200 * MIB))
    members = {"alice": [Member(7, SPACE, 0, charged)]}
    known = {4007: identity(7)}
    assert audit.findings([Process("", 4007, 564 * MIB)], known, members, {}) == ()
    [found] = audit.findings([Process("", 4007, 565 * MIB)], known, members, {})
    assert (found.kind, found.charged) == (Kind.EXCESS, 500 * MIB)


@pytest.mark.parametrize(
    ("group", "tenant"),
    [
        ("0::/kubepods/besteffort/podbob-uid/c1", "bob"),
        ("0::/kubepods.slice/kubepods-podbob_uid.slice/cri-c1.scope", "bob"),
        ("9:memory:/\n0::/system.slice/alice.service", "alice"),
        ("0::/docker/alice", "alice"),
        ("9:memory:/\n8:name=systemd:/system.slice/nvidia-persistenced.service", ""),
        ("0::/user.slice/malice.service", ""),
    ],
)
def test_a_control_group_names_a_tenant_by_a_whole_word_of_its_path(
    group: str, tenant: str
) -> None:
    groups = {"mem": "mem", "memory": "memory", "a": "a", "systemd": "systemd", "alice": "alice"}
    groups |= {"bob-uid": "bob", "bob_uid": "bob"}
    assert audit.tenant_of(group, groups) == tenant


class Places:
    """A tree of control groups and processes, and a device that is a node of this machine."""

    def __init__(self, folder: Path) -> None:
        """Make an empty one."""
        self.proc, self.state, self.listed = folder / "proc", folder / "state", list[Process]()
        self.groups = {"bob-uid": "bob", "bob_uid": "bob"}
        (self.state / "bob").mkdir(parents=True)
        cards = (Card("toy", "maker", 0, GPU, 8 * MIB, "", "", ("/dev/null", "/dev/none")),)
        self.guard = guard.Guard(
            self.state,
            folder / "leases",
            lambda: self.listed,
            lambda: cards,
            lambda: self.groups,
            self.proc,
        )

    def add(self, pid: int, group: str, *files: str, maps: str = "") -> None:
        """Add a process with open files."""
        folder = self.proc / str(pid)
        (folder / "ns").mkdir(parents=True)
        (folder / "fd").mkdir()
        (folder / "ns/pid").write_text("")
        (folder / "status").write_text(f"Name:\ttrain\nPid:\t{pid}\n")
        (folder / "stat").write_text(f"{pid} (train) S {' '.join(map(str, range(3, 52)))}")
        (folder / "cgroup").write_text(f"0::{group}\n")
        (folder / "maps").write_text(maps)
        (folder / "root").symlink_to("/")
        for number, name in enumerate(files):
            (folder / "fd" / str(number)).symlink_to(name)

    def found(self) -> list[tuple[str, int, str]]:
        """Look twice, as the guard does within two seconds."""
        self.guard.look()
        return [(each.kind.value, each.pid, each.tenant) for each in self.guard.look()]


def test_a_process_of_a_tenant_that_has_the_device_open_without_a_slot_is_found(
    tmp_path: Path,
) -> None:
    places = Places(tmp_path)
    places.add(41, "/kubepods.slice/kubepods-podbob_uid.slice/cri-1", "/dev/zero", "/dev/null")
    places.add(42, "/kubepods/podbob-uid/main", "/dev/zero", "/dev/none")
    places.add(43, "/system.slice/monitor.service", "/dev/null")
    assert places.found() == [("open", 41, "bob")]
    assert places.found() == []  # it was reported before


def looked(places: Places, holders: proc.Holders) -> list[int]:
    """List the pids that a look finds."""
    return [pid for pid, _ in holders.look({"/dev/null": GPU}, places.groups)]


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the files of /proc that were read."""
    seen, text = list[str](), proc._text  # noqa: SLF001 -- what takes the time

    def counted(path: Path) -> str:
        seen.append(path.name)
        return text(path)

    monkeypatch.setattr(proc, "_text", counted)
    return seen


def test_the_control_group_of_a_process_of_no_tenant_is_read_in_few_looks(
    tmp_path: Path, reads: list[str]
) -> None:
    places = Places(tmp_path)
    places.add(41, "/podbob-uid", "/dev/null")
    places.add(43, "/system.slice/monitor.service", "/dev/null")
    holders = proc.Holders(places.proc)
    assert [looked(places, holders) for _ in range(800)] == [[41]] * 800
    assert reads == ["cgroup"] * len(reads)
    assert len(reads) <= 800 + 104
    places.groups = {}
    reads.clear()
    assert looked(places, holders) == []
    assert reads == []  # there is no tenant


@pytest.mark.parametrize("late", [0, 1, 2, 5, 14, 33])
def test_a_process_that_is_moved_to_a_tenant_s_group_is_found_then(
    tmp_path: Path, late: int
) -> None:
    places, looks = Places(tmp_path), 0
    places.add(41, "/system.slice/engine.service", "/dev/null")
    holders = proc.Holders(places.proc)
    for _ in range(late):
        assert looked(places, holders) == []
    (places.proc / "41/cgroup").write_text("0::/podbob-uid\n")
    while not looked(places, holders):
        looks += 1
    assert looks <= min(late, 7)


def test_a_new_tenant_and_a_new_process_of_a_known_pid_are_found_at_once(tmp_path: Path) -> None:
    places = Places(tmp_path)
    places.add(41, "/podeve-uid", "/dev/null")
    places.add(42, "/system.slice/monitor.service", "/dev/null")
    holders = proc.Holders(places.proc)
    for _ in range(20):
        assert looked(places, holders) == []
    places.groups = {**places.groups, "eve-uid": "eve"}
    assert looked(places, holders) == [41]
    for _ in range(20):
        assert looked(places, holders) == [41]
    (places.proc / "42").rename(tmp_path / "ended")
    places.add(42, "/podbob-uid", "/dev/null")
    assert looked(places, holders) == [41, 42]


def test_the_inode_of_a_process_stays_the_same() -> None:
    with subprocess.Popen(["sleep", "600"]) as child:
        places = {dict(proc._processes(Path("/proc"))).get(child.pid) for _ in range(9)}  # noqa: SLF001
        child.kill()
    assert len(places) == 1


def test_a_process_under_our_library_may_have_the_device_open(tmp_path: Path) -> None:
    places = Places(tmp_path)
    library = next(builds.libraries(toolchain.host()).glob("shim/libcuda.so.1"))
    row = "7f0000000000-7f0000001000 r-xp 00000000 fe:01 77                 {}\n"
    places.add(41, "/podbob-uid", "/dev/null", maps=row.format(library.resolve()))
    places.add(42, "/podbob-uid", "/dev/null", maps=row.format("/usr/lib/libc.so.6"))
    assert places.found() == [("open", 42, "bob")]


def test_any_path_of_a_mapped_file_is_borne(tmp_path: Path) -> None:
    places = Places(tmp_path)
    row = "7f0000000000-7f0000001000 r-xp 00000000 fe:01 77                 {}\n"
    paths = ("/tmp/a\x0b/x.so", "/tmp/b\x85/y.so", "/tmp/c\u2028z.so", "")
    places.add(41, "/podbob-uid", "/dev/null", maps="".join(map(row.format, paths)))
    assert places.found() == [("open", 41, "bob")]


@contextmanager
def seated(places: Places, tenant: str, pid: int) -> Iterator[None]:
    """Let a process that the driver lists have a row in the lease, under a tenant's name."""
    places.add(pid, "/", "/dev/null")
    places.listed = [Process(GPU, pid, 999 * MIB)]
    path = make_lease(places.guard.leases, "GPU_1", **{tenant: FREE})
    sits(path, 0, pid, (places.proc / f"{pid}/ns/pid").stat().st_ino)
    life = lives(path)
    yield
    os.close(life)


def test_a_process_that_takes_turns_for_a_tenant_without_a_limit_of_memory_is_no_stranger(
    tmp_path: Path,
) -> None:
    places = Places(tmp_path)
    with seated(places, "bob", 41):
        assert places.found() == []
        places.add(42, "/")
        places.listed.append(Process(GPU, 42, MIB))
        assert places.found() == [("stranger", 42, "")]
    assert places.found() == [("stranger", 41, "")]  # the process that wrote the row has ended


def test_a_row_under_the_name_of_a_tenant_that_has_or_had_an_account_proves_nothing(
    tmp_path: Path,
) -> None:
    places = Places(tmp_path)
    path = make_account(places.state, "bob", GPU_1=(0, MIB))
    with seated(places, "bob", 41):
        assert places.found() == [("stranger", 41, "")]
        path.unlink()
        places.listed = []
        assert places.found() == []
        places.listed = [Process(GPU, 41, MIB)]
        assert places.found() == [("stranger", 41, "")]


def test_a_link_in_place_of_an_account_hides_no_process(tmp_path: Path) -> None:
    places = Places(tmp_path)
    (places.state / "bob/account").symlink_to("account")
    with seated(places, "bob", 41):
        assert places.found() == [("stranger", 41, "")]


def test_a_socket_in_place_of_an_account_hides_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Places(tmp_path)
    monkeypatch.chdir(places.state / "bob")
    with socket.socket(socket.AF_UNIX) as server, seated(places, "bob", 41):
        server.bind("account")
        assert places.found() == [("stranger", 41, "")]


@pytest.mark.parametrize(
    ("text", "is_found"),
    [("memory=1GiB\n", True), ("memory.gpu-1=1GiB\n", True), ("compute=30\n", False)],
)
def test_a_row_proves_nothing_for_a_tenant_whose_configuration_limits_memory(
    tmp_path: Path, text: str, *, is_found: bool
) -> None:
    places = Places(tmp_path)
    (places.state / "bob.conf").write_text(text)
    with seated(places, "bob", 41):
        assert places.found() == [("stranger", 41, "")] * is_found


def test_a_row_under_a_name_without_a_folder_or_of_another_control_group_proves_nothing(
    tmp_path: Path,
) -> None:
    places = Places(tmp_path)
    with seated(places, "invented", 41):
        assert places.found() == [("stranger", 41, "")]
    (places.state / "eve").mkdir()
    with seated(places, "eve", 42):
        (places.proc / "42/cgroup").write_text("0::/podbob-uid\n")
        assert places.found() == [("stranger", 42, "bob")]


def test_a_process_that_joins_an_account_between_two_looks_is_no_finding(tmp_path: Path) -> None:
    places = Places(tmp_path)
    places.add(41, "/podbob-uid", "/dev/null")
    places.listed = [Process(GPU, 41, MIB)]
    places.guard.look()
    places.groups = {}
    places.listed = []
    assert places.guard.look() == ()


NVIDIA, AMD = ("libnvidia-ml.so.1", "libcuda.so.1"), ("libamd_smi.so.27", "librocm_smi64.so.1")


@pytest.mark.parametrize(
    ("name", "answers", "asked"),
    [
        ("hip", {AMD[0]: (), AMD[1]: (Process("", 41, MIB),)}, AMD),
        ("hip", {AMD[0]: (Process(GPU, 41, MIB),), AMD[1]: ()}, AMD[:1]),
        ("hip", {AMD[0]: None, AMD[1]: ()}, AMD),
        ("hip", {AMD[0]: (), AMD[1]: None}, AMD),
        ("cuda", {NVIDIA[0]: ()}, NVIDIA[:1]),
        ("cuda", {NVIDIA[0]: None, NVIDIA[1]: None}, NVIDIA),
    ],
)
def test_another_management_library_is_asked_after_an_empty_list_and_none_that_computes(
    name: str, answers: dict[str, tuple[Process, ...] | None], asked: tuple[str, ...]
) -> None:
    class Driver(Lister):
        def processes(self, shim: Path, *_: object) -> tuple[Process, ...] | None:
            seen.append(shim.name)
            return answers[shim.name]

    seen = list[str]()
    backend = building.at(paths.data("generated") / name)
    sonames = [library.soname for library in backend.libraries]
    found = refusals.processes(Driver(), backend, sonames, {})
    assert tuple(seen) == asked
    assert found == next(filter(None, answers.values()), ())


def test_a_finding_of_a_single_look_may_be_a_joining_process() -> None:
    first = Finding(Kind.STRANGER, 1, 5, GPU, "", MIB, 0, "a")
    later = Finding(Kind.STRANGER, 1, 5, GPU, "", 2 * MIB, 0, "a")
    reused = Finding(Kind.STRANGER, 1, 6, GPU, "", MIB, 0, "a")
    assert audit.lasting([first], [later, reused]) == (later,)


def test_members_are_read_with_their_charges(tmp_path: Path) -> None:
    path = make_account(tmp_path, "alice", GPU_1=(0, 3 * MIB))
    life = lives(path)
    assert account.members(path) == (Member(0, 0, 0, (("GPU-1", 3 * MIB),)),)
    os.close(life)
    assert account.members(path) == ()


def test_a_process_is_known_by_its_place_and_its_start(tmp_path: Path) -> None:
    folder = tmp_path / "42"
    (folder / "ns").mkdir(parents=True)
    (folder / "ns/pid").write_text("")
    (folder / "status").write_text("Name:\tod) d\nPid:\t42\nNSpid:\t42\t7\n")
    fields = " ".join(map(str, range(3, 52)))
    (folder / "stat").write_text(f"42 (od) d) S {fields}")
    (folder / "cgroup").write_text("0::/kubepods/pod1\n")
    space = (folder / "ns/pid").stat().st_ino
    found = proc.identities([42, 43], tmp_path)
    assert found == {42: Identity(7, space, 21, "0::/kubepods/pod1", "od) d")}


@pytest.mark.parametrize("name", [b"\xff\xfe", b"a\x0cPid: 1", b"a\x1b[2J", b"a\nPid: 1"])
def test_a_process_is_known_by_any_name_that_it_gives_itself(name: bytes) -> None:
    program = "import ctypes, sys; ctypes.CDLL(None).prctl(15, bytes.fromhex(sys.argv[1]))"
    command = [sys.executable, "-c", f"{program}; print(flush=True); input()", name.hex()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout
        assert child.stdout.readline() == b"\n"
        [found] = proc.identities([child.pid]).values()
        child.kill()
    assert found.inner == child.pid
    assert found.command.isprintable()


def test_only_the_process_that_was_found_is_signalled() -> None:
    with subprocess.Popen(["sleep", "600"]) as child:
        started = proc.identities([child.pid])[child.pid].started
        assert not proc.send(child.pid, started + 1, signal.SIGKILL)
        assert child.poll() is None
        assert proc.send(child.pid, started, signal.SIGKILL)
        assert child.wait(20) == -signal.SIGKILL
    assert not proc.send(child.pid, started, signal.SIGKILL)


@contextmanager
def holding(environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Run a program that holds 256 MiB."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "0\n"
            yield process
        finally:
            process.kill()


@pytest.mark.compile
@pytest.mark.backend("cuda")
@pytest.mark.parametrize("action", ["log", "kill"])
def test_a_program_with_the_vendor_s_own_library_is_found_next_to_a_tenant(
    tmp_path: Path, action: str
) -> None:
    with ExitStack() as stack:
        native = stack.enter_context(tenants.device(tmp_path))
        (tmp_path / "state").mkdir()
        share = tenants.tenant(native, tmp_path, "alice", memory="1GiB", compute="50")
        guarded = stack.enter_context(holding(share))
        other = stack.enter_context(holding(native))
        guard = [sys.executable, "-m", "porter", "guard", "--backend", "cuda", "--simulate"]
        guard += ["--state", str(tmp_path / "state"), "--interval", "0.5", "--json", "--once"]
        done = subprocess.run(
            [*guard, "--action", action], env=native, capture_output=True, text=True, check=False
        )
        [found] = [json.loads(line) for line in done.stdout.splitlines()]
        assert (done.returncode, found["kind"], found["pid"]) == (1, "stranger", other.pid)
        assert (found["tenant"], found["action"]) == ("", action)
        assert found["counted"] >= 256 * MIB
        if action == "kill":
            assert other.wait(20) == -signal.SIGKILL
            done = subprocess.run(guard, env=native, capture_output=True, text=True, check=False)
            assert (done.returncode, done.stdout) == (0, "")
        assert guarded.poll() is None


@contextmanager
def busy(environment: dict[str, str], how: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program that keeps the device busy: `past` the libraries, or `under` them."""
    command = [sys.executable, "-c", PAST, how]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "runs\n"
            yield process
        finally:
            process.kill()


def watched(native: dict[str, str], folder: Path, seconds: float) -> list[dict[str, object]]:
    """Run the guard for some seconds: its findings."""
    command = [sys.executable, "-m", "porter", "guard", "--backend", "cuda", "--simulate", "--json"]
    command += ["--state", str(folder / "state")]
    environment = native | {"PORTER_SHARED": str(folder / "leases")}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            time.sleep(seconds)
        finally:
            process.terminate()
        answer, _ = process.communicate(timeout=20)
    return [json.loads(line) for line in answer.splitlines()]


@pytest.mark.compile
@pytest.mark.backend("cuda")
@pytest.mark.parametrize("how", ["waits", "under"])
def test_a_run_with_a_share_of_time_only_is_not_killed(tmp_path: Path, how: str) -> None:
    program = PROGRAM if how == "waits" else PAST
    command = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate"]
    command += ["--compute", "30", "--", sys.executable, "-c", program, how]
    with tenants.device(tmp_path) as native:
        environment = native | {"PORTER_STATE": str(tmp_path / "state")}
        environment["PORTER_SHARED"] = str(tmp_path / "leases")
        with subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as run:
            assert run.stdout
            assert run.stdout.readline() == ("0\n" if how == "waits" else "runs\n")
            guard = [sys.executable, "-m", "porter", "guard", "--backend", "cuda", "--simulate"]
            guard += ["--interval", "0.5", "--once", "--action", "kill"]
            done = subprocess.run(
                guard, env=environment, capture_output=True, text=True, check=False
            )
            assert (done.returncode, done.stdout, run.poll()) == (0, "", None)
            run.terminate()


@pytest.mark.compile
@pytest.mark.backend("cuda")
def test_a_guard_that_looks_often_starts_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, started, popen = tmp_path / "state", list[list[str]](), subprocess.Popen
    state.mkdir()

    def counted(command: list[str], **more: Any) -> Any:
        started.append(command)
        return popen(command, **more)

    with tenants.device(tmp_path) as native:
        monkeypatch.setenv("PORTER_SIM_SOCKET", native["PORTER_SIM_SOCKET"])
        looks = guarding.watched(("cuda",), state, state, guard.Action.LOG, simulated=True)
        with looks as look:
            monkeypatch.setattr(subprocess, "Popen", counted)
            started.clear()
            assert [found for _ in range(5) for found in look()] == []
            monkeypatch.undo()
    assert len(started) <= 1
    assert not any("libcuda.so" in part for command in started for part in command)


@pytest.mark.alone
@pytest.mark.compile
@pytest.mark.backend("cuda")
def test_a_member_that_works_past_the_library_is_found_and_honest_tenants_are_not(
    tmp_path: Path,
) -> None:
    with ExitStack() as stack:
        native = stack.enter_context(tenants.device(tmp_path))
        (tmp_path / "state").mkdir()
        slow = native | {"PORTER_SIM_KERNEL_US": "2000"}
        shares = {"alice": "20", "bob": "20", "carol": "30"}
        for name, compute in shares.items():
            terms = tenants.tenant(slow, tmp_path, name, memory="1GiB", compute=compute)
            process = stack.enter_context(busy(terms, "past" if name == "alice" else "under"))
            if name == "alice":
                hostile = process.pid
        found = watched(native, tmp_path, 12)
    assert {(each["kind"], each["tenant"], each["pid"]) for each in found} == {
        ("overtime", "alice", hostile)
    }
