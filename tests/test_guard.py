"""`porter guard`: processes that hold device memory past the libraries."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import tenants
from shared_state import lives, make_account

from porter.native.probe import Process
from porter.node import audit, proc
from porter.node.audit import Finding, Identity, Kind
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


def identity(inner: int, space: int = SPACE, group: str = "0::/") -> Identity:
    return Identity(inner, space, 77, group, "train")


def test_a_member_that_is_charged_what_the_driver_counts_is_no_finding() -> None:
    members = {"alice": [Member(7, SPACE, 0, ((GPU, 500 * MIB),))]}
    seen = [Process(GPU, 4007, 500 * MIB + audit.SLACK), Process("GPU-2", 4007, audit.SLACK)]
    assert audit.findings(seen, {4007: identity(7)}, members) == ()


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
    assert audit.findings(seen, known, members) == (
        Finding(Kind.EXCESS, 4007, 77, GPU, "alice", 565 * MIB, 500 * MIB, "train"),
        Finding(Kind.STRANGER, 4008, 77, GPU, "bob-uid", 9 * MIB, 0, "train"),
        Finding(Kind.STRANGER, 4009, 77, GPU, "", 0, 0, "train"),
    )


def test_what_a_single_look_has_found_may_just_be_joining() -> None:
    first = Finding(Kind.STRANGER, 1, 5, GPU, "", MIB, 0, "a")
    later = Finding(Kind.STRANGER, 1, 5, GPU, "", 2 * MIB, 0, "a")
    reused = Finding(Kind.STRANGER, 1, 6, GPU, "", MIB, 0, "a")
    assert audit.lasting([first], [later, reused]) == (later,)


def test_members_are_read_with_what_each_is_charged(tmp_path: Path) -> None:
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
def test_a_program_with_the_vendor_s_own_library_is_found_beside_a_tenant(
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
