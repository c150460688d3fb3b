"""The real libraries on simulated devices while processes die, race, fork, and the state is spoilt.

The devices' daemon is the witness. CHAOS_KILLS: how many processes tests/chaos/storm.py and
lease_storm.py kill.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from porter import paths
from porter.native import simd

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("build")]

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "tests/chaos"
BUILT = paths.data("backends").parent / "build/cuda" / platform.machine()
KILLS = os.environ.get("CHAOS_KILLS", "200")
LEASE_KILLS = os.environ.get("CHAOS_KILLS", "100")
SMALL_CONTEXTS = {"PORTER_SIM_CONTEXT": "64MiB"}
EXACT = {"PORTER_SIM_EXACT": "1"}


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("chaos")
    flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror")
    for source in (HERE / "life.c", HERE / "step.c", ROOT / "tests/gpu/race.c"):
        command = ("cc", *flags, source, "-o", folder / source.stem, "-ldl")
        subprocess.run(command, check=True)
    return folder


def run(memory: str, *command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    porter = (sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate")
    return subprocess.run(
        [*porter, "--memory", memory, "--", *command],
        env=os.environ | {"PYTHONPATH": str(ROOT)} | settings,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def reported(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.stdout, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


@pytest.mark.parametrize(
    ("memory", "ways", "settings"),
    [
        ("40GiB", "pppimaqovcg", {}),
        ("640MiB", "pppimaqovcg", SMALL_CONTEXTS),  # most requests are refused
        ("400MiB", "pppimavc", EXACT),
    ],
    ids=["roomy", "crowded", "to the byte"],
)
def test_a_kill_at_any_moment_leaves_the_account_right_and_no_waiter(
    memory: str, ways: str, settings: dict[str, str]
) -> None:
    storm = (sys.executable, HERE / "storm.py", "--kills", KILLS, "--ways", ways)
    answer = reported(run(memory, *storm, **settings))
    assert answer["good"], answer


def test_a_kill_of_a_lease_holder_leaves_the_others_their_turns() -> None:
    storm = (sys.executable, HERE / "lease_storm.py", "--kills", LEASE_KILLS)
    answer = reported(run("40GiB", *storm))
    assert answer["good"], answer


def test_the_storm_for_a_card_kills_holders_in_their_turn_and_ends_in_time() -> None:
    many = ("--kills", "40", "--parallel", "6", "--hold", "0.5", "--cuts", "0", "--linger", "150")
    storm = (sys.executable, HERE / "lease_storm.py", "--card", *many)
    answer = reported(run("40GiB", *storm, "--seconds", "30"))
    assert answer["good"], answer
    assert answer["passed_on_ms"]["of"] >= 5
    assert answer["passed_on_ms"]["median"] <= 20  # long before the lingering processes have ended
    early = reported(run("40GiB", *storm, "--seconds", "0.01"))
    assert early["kills"] < early["asked"]
    assert not early["good"]


def test_a_kill_at_any_instruction_of_a_call_leaves_the_account_right(
    programs: Path,
) -> None:
    answer = reported(run("40GiB", programs / "step", "-n", "60"))
    assert answer["good"], answer


def test_32_racing_processes_take_the_last_byte_and_not_one_more(programs: Path) -> None:
    quota = 3_000_000_001
    race = (programs / "race", "-n", "32", "-g", "0", str(quota))
    witness = f'"$@"; status=$?; {BUILT}/sim/porter-simd --query; exit $status'
    done = run(str(quota), "sh", "-c", witness, "sh", *race, **EXACT)
    answer = json.loads(done.stdout.splitlines()[0])
    assert answer["good"], answer
    peaks = [line.split()[-1] for line in done.stdout.splitlines() if " peak " in line]
    assert str(quota) in peaks
    assert max(map(int, peaks)) == quota


@pytest.mark.parametrize("what", ["fork", "exec", "reopen", "early"])
def test_a_processs_own_objects_stay_its_own(programs: Path, what: str) -> None:
    done = run("8GiB", programs / "life", what, **({"EARLY": "1"} if what == "early" else {}))
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")


@contextmanager
def filler(programs: Path, state: Path) -> Iterator[Callable[[], int]]:
    """Start `life fill` under 1 GiB; each call answers how many 64 MiB pieces it was granted."""
    run("1GiB", "true")  # builds
    shims = [str(BUILT / name) for name in ("libcuda.so.1", "libnvidia-ml.so.1")]
    ours = {
        "LD_PRELOAD": ":".join(shims),
        "LD_LIBRARY_PATH": str(BUILT),
        "PORTER_REAL_DIR": str(BUILT / "sim"),
        "PORTER_STATE": str(state),
        "PORTER_TENANT": "one",
        "PORTER_MEMORY": "1GiB",
        "PORTER_LOG": "off",
        "PORTER_SIM_SOCKET": str(programs / "devices"),
        **SMALL_CONTEXTS,
    }
    devices = simd.devices(BUILT / "sim/porter-simd", programs / "devices", 1, "8GiB")
    with (
        devices,
        subprocess.Popen(
            [programs / "life", "fill"],
            env=os.environ | ours,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        ) as process,
    ):
        first = True

        def pieces() -> int:
            nonlocal first
            assert process.stdin is not None
            assert process.stdout is not None
            if not first:
                process.stdin.write("\n")
            first = False
            return int(process.stdout.readline())

        yield pieces
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(10) == 0


def cut_short(account: Path) -> None:
    os.truncate(account, 100)


def cut_to_nothing(account: Path) -> None:
    os.truncate(account, 0)


def overwrite(account: Path) -> None:
    account.write_bytes(b"\xff" * account.stat().st_size)


def remove(account: Path) -> None:
    shutil.rmtree(account.parent)


@pytest.mark.parametrize("spoil", [cut_short, cut_to_nothing, overwrite, remove])
def test_the_limit_holds_while_its_account_is_spoilt(
    programs: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    state = tmp_path / "state"
    with filler(programs, state) as pieces:
        assert pieces() == 15  # and a context
        spoil(state / "one/account")
        assert pieces() in (
            15,
            16,
        )  # a driver without a list of processes has forgotten the context
        assert pieces() in (15, 16)


def another_version(state: Path) -> None:
    header = bytearray((state / "one/account").read_bytes())
    header[8] = 99
    (state / "one/account").write_bytes(header)


def nonsense(state: Path) -> None:
    (state / "one/account").write_bytes(os.urandom(5000))


def a_folder(state: Path) -> None:
    (state / "one/account").unlink()
    (state / "one/account").mkdir()


def a_link(state: Path) -> None:
    (state / "one/account").rename(state / "elsewhere")
    (state / "one/account").symlink_to(state / "elsewhere")


def a_full_tenant(state: Path) -> None:
    (state / "one/account").unlink()
    (state / "one").chmod(0o500)


def a_file(state: Path) -> None:
    shutil.rmtree(state)
    state.write_text("no folder")


@pytest.mark.parametrize(
    "prepare", [another_version, nonsense, a_folder, a_link, a_full_tenant, a_file]
)
def test_the_limit_holds_with_anything_in_place_of_the_account(
    programs: Path, tmp_path: Path, prepare: Callable[[Path], None]
) -> None:
    state = tmp_path / "state"
    with filler(programs, state) as pieces:
        assert pieces() == 15
    prepare(state)
    with filler(programs, state) as pieces:
        assert pieces() == 15
        assert pieces() == 15
