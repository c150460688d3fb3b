"""Programs that become other users are members of one tenant; folders that variables name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import tenants

ROOT = Path(__file__).resolve().parents[1]
PORTER = (sys.executable, "-m", "porter")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
USER, GROUP = 1000, 4321
BOTH_KEYS = "PORTER_STATE", "PORTER_SHARED"

pytestmark = [pytest.mark.compile, pytest.mark.slow]


@pytest.fixture
def state() -> Iterator[Path]:
    """Make a folder that other users may pass through: pytest closes its own to them."""
    with tempfile.TemporaryDirectory(prefix="porter-users-") as folder:
        Path(folder).chmod(0o711)
        yield Path(folder)


def simulated(state: Path, *options: str, **settings: str) -> tuple[list[str], dict[str, str]]:
    run = [*PORTER, "run", "--backend", "cuda", "--simulate", "--devices", "1", *options, "--"]
    return run, CLEAN | {"PYTHONPATH": str(ROOT), "PORTER_STATE": str(state)} | settings


def shared_by(state: Path, program: Path, *options: str) -> dict[str, object]:
    """Let three processes ask for 1400 MiB each under 2 GiB."""
    run, environment = simulated(state, "--memory", "2GiB", PORTER_SIM_CONTEXT="16MiB")
    done = subprocess.run(
        [*run, program, *options, "1400m", "2GiB"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, (done.stdout, done.stderr)
    logged = [line for line in done.stderr.splitlines() if line.startswith("porter[")]
    return json.loads(done.stdout) | {"logged": logged}


@pytest.fixture(scope="module")
def users(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("users") / "users"
    source = ROOT / "tests/gpu/users.c"
    subprocess.run(["cc", "-std=c11", "-O1", source, "-o", program, "-ldl"], check=True)
    return program


@pytest.mark.root
@pytest.mark.parametrize("when", ["before", "after", "root", "descriptors"])
def test_processes_that_become_another_user_share_one_quota(
    users: Path, state: Path, when: str
) -> None:
    """One of them has all that another one left that was killed."""
    reported = shared_by(state, users, "-w", when)
    assert (reported["granted"], reported["after_a_kill"], reported["logged"]) == (1, 1, [])


@pytest.mark.root
@pytest.mark.parametrize(("when", "group"), [("before", GROUP), ("after", USER)])
def test_a_state_folder_of_a_group(users: Path, state: Path, when: str, group: int) -> None:
    """Members of the group find the account; other users keep the one that they found before."""
    os.chown(state, 0, GROUP)
    state.chmod(0o710)
    reported = shared_by(state, users, "-w", when, "-g", str(group))
    assert (reported["granted"], reported["after_a_kill"], reported["logged"]) == (1, 1, [])


@pytest.mark.root
def test_no_memory_is_granted_to_a_user_that_may_not_reach_the_account(
    state: Path, tmp_path: Path
) -> None:
    """A limit of its own would be one more for the tenant."""
    program = tenants.program(tmp_path, "user")
    closed = state / "closed"
    closed.mkdir(mode=0o700)
    with tenants.device(state) as native:
        (state / "devices").chmod(0o666)
        environment = tenants.tenant(native, state, "t", memory="2GiB", state=str(closed))
        done = subprocess.run(
            [program, str(USER), "1"],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    reported = f"user {USER} may not reach the account in {closed} (PORTER_STATE): no device memory"
    assert done.stderr.count(reported) == 1, done.stderr


@pytest.mark.root
def test_top_shows_memory_of_other_users_of_a_tenant(state: Path, tmp_path: Path) -> None:
    program = tenants.program(tmp_path, "user")
    options = ("--tenant", "t", "--memory", "2GiB", "--compute", "30")
    run, environment = simulated(state, *options, PORTER_SIM_CONTEXT="16MiB")
    both = f'"{program}" {USER} 100 <&3 & "{program}" 2000 200 <&3 & wait'
    with subprocess.Popen(
        [*run, "sh", "-c", f"exec 3<&0; {both}"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        assert process.stdin
        reported = {process.stdout.readline() for _ in range(2)}
        top = [*PORTER, "top", "--once", "--json", "--interval", "0.5"]
        seen = subprocess.run(top, env=environment, capture_output=True, text=True, check=True)
        process.stdin.close()
        assert process.wait(60) == 0
    assert reported == {f"{USER} has 100 MiB\n", "2000 has 200 MiB\n"}
    (row,) = json.loads(seen.stdout)["rows"]
    assert [row[key] for key in ("tenant", "processes", "target", "memory")] == [
        *("t", 2, 30.0),
        (100 + 200 + 2 * 16) << 20,
    ]
    assert 0 < row["share"] < 60


@pytest.mark.parametrize("name", BOTH_KEYS)
@pytest.mark.parametrize("path", ["/porter-test-none", "{}/none/x"])
def test_a_folder_that_a_variable_names_is_made_in_one_that_is_there(
    state: Path, name: str, path: str
) -> None:
    """Nothing is made above it, and nothing next to the system's own folders."""
    folder = Path(path.format(state))
    run, environment = simulated(state / "state", "--compute", "30", **{name: str(folder)})
    done = subprocess.run(
        [*run, "true"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert f"porter: {folder}: no " in done.stderr
    assert f"{name} names another folder" in done.stderr
    assert not folder.exists()
    assert not folder.parent.parent.joinpath("none").exists()


@pytest.mark.parametrize("name", BOTH_KEYS)
def test_a_folder_that_is_there_keeps_its_mode(state: Path, name: str) -> None:
    folder = state / "mine"
    folder.mkdir()
    folder.chmod(0o750)
    run, environment = simulated(state / "state", "--compute", "30", **{name: str(folder)})
    subprocess.run([*run, "true"], env=environment, check=True)
    assert folder.stat().st_mode & 0o7777 == 0o750


def test_new_folders_are_open_with_any_umask(state: Path) -> None:
    folders = {"PORTER_STATE": state / "state", "PORTER_SHARED": state / "shared"}
    settings = {name: str(folder) for name, folder in folders.items()}
    run, environment = simulated(state, "--tenant", "t", "--compute", "30", **settings)
    subprocess.run([*run, "true"], env=environment, check=True, umask=0o077)
    made = [*folders.values(), state / "state/t"]
    assert [folder.stat().st_mode & 0o7777 for folder in made] == [0o711, 0o1777, 0o1777]


@pytest.mark.root
def test_the_state_of_root_is_not_in_a_run_time_folder_that_is_closed(state: Path) -> None:
    """Programs that root starts may become users that find no account there."""
    show = ("sh", "-c", "echo $PORTER_STATE")
    run, environment = simulated(state, XDG_RUNTIME_DIR=str(state))
    del environment["PORTER_STATE"]

    def chosen() -> str:
        return subprocess.run(
            [*run, *show], env=environment, check=True, capture_output=True, text=True
        ).stdout.strip()

    assert chosen() == f"{state}/porter-0"
    state.chmod(0o700)
    assert chosen() == "/tmp/porter-0"


@pytest.mark.root
def test_a_folder_that_a_variable_names_by_a_link(state: Path, tmp_path: Path) -> None:
    """What libraries and `porter run` make lies where the link leads."""
    folders = {}
    for name in BOTH_KEYS:
        (state / "real" / name).mkdir(parents=True)
        folders[name] = state / name
        folders[name].symlink_to(state / "real" / name)
    settings = {name: str(folder) for name, folder in folders.items()}
    options = ("--tenant", "t", "--memory", "1GiB", "--compute", "30")
    (state / "real/PORTER_SHARED").chmod(0o1777)
    run, environment = simulated(state, *options, **settings)
    works = ("sh", "-c", f'sleep 0.3 | "$0" {USER} 1', tenants.program(tmp_path, "user"))
    done = subprocess.run(
        [*run, *works], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.count("porter[")) == (0, 0), done.stderr
    assert (state / "real/PORTER_STATE/t/account").is_file()
    assert len(list((state / "real/PORTER_SHARED").glob("*.lease"))) == 1


def _other_users_link(folder: Path) -> str:
    folder.symlink_to("/tmp")
    os.lchown(folder, USER, USER)
    return f"it is a link of user {USER}, which is not followed"


def _file(folder: Path) -> str:
    folder.touch()
    return "it is no folder"


@pytest.mark.root
@pytest.mark.parametrize("name", BOTH_KEYS)
@pytest.mark.parametrize("make", [_other_users_link, _file])
def test_a_faulty_folder_is_reported(state: Path, name: str, make: Callable[[Path], str]) -> None:
    wrong = make(state / "folder")
    run, environment = simulated(state, "--compute", "30", **{name: str(state / "folder")})
    done = subprocess.run(
        [*run, "true"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert wrong in done.stderr
    assert f"{name} names another folder" in done.stderr
