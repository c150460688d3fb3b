"""tenant: folders of shared state, and the users that may remove them."""

from __future__ import annotations

import fcntl
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from porter.errors import PorterError
from porter.runtime.tenant import (
    check_name,
    joined,
    leases_folder,
    make_leases,
    of_environment,
    state_folder,
)


def test_the_state_lies_in_the_sessions_folder() -> None:
    uid = os.getuid()
    assert state_folder({}) == Path(f"/tmp/porter-{uid}")
    assert state_folder({"XDG_RUNTIME_DIR": "/run/user/7"}) == Path(f"/run/user/7/porter-{uid}")
    assert state_folder({"PORTER_STATE": "/srv/porter"}) == Path("/srv/porter")
    assert state_folder({"XDG_RUNTIME_DIR": "run"}) == Path.cwd() / "run" / f"porter-{uid}"


def test_a_tenant_that_the_environment_names() -> None:
    named = [of_environment({"PORTER_TENANT": name}) for name in ("alice", "", "run-7-ab")]
    assert [*named, of_environment({})] == ["alice", None, None, None]


def test_tenants_of_one_state_meet_in_one_folder(tmp_path: Path) -> None:
    assert leases_folder({"PORTER_SHARED": "/srv/leases"}, tmp_path) == Path("/srv/leases")
    folder = leases_folder({}, tmp_path / "state")
    for _ in range(2):
        assert make_leases(folder, tmp_path / "state") == tmp_path / "state" / ".devices"
    assert folder.stat().st_mode & 0o7777 == 0o1777
    with joined(tmp_path / "state"):
        assert folder.is_dir()
    with pytest.raises(PorterError, match="is not a tenant's name"):
        check_name(folder.name)


def test_another_may_make_the_folders_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, state = os.mkdir, tmp_path / "state"

    def late(path: Path, mode: int = 0o777) -> None:
        make(path, mode)
        make(path, mode)

    monkeypatch.setattr(os, "mkdir", late)
    with joined(state, "one") as name:
        make_leases(leases_folder({}, state), state)
    assert {folder.name for folder in state.iterdir()} == {name, ".devices"}


def test_a_run_of_its_own_leaves_nothing_behind(tmp_path: Path) -> None:
    state = tmp_path / "state"
    with joined(state) as one, joined(state) as other:
        assert sorted(folder.name for folder in state.iterdir()) == sorted([one, other])
        (state / one / "account").write_text("x")
    assert list(state.iterdir()) == []


def test_a_run_whose_folder_was_removed_ends_all_the_same(tmp_path: Path) -> None:
    with joined(tmp_path) as name:
        shutil.rmtree(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_named_tenant_outlives_a_run(tmp_path: Path) -> None:
    with joined(tmp_path, "alice") as name:
        (tmp_path / name / "account").touch()
    assert (tmp_path / "alice" / "account").exists()


def test_an_account_with_a_member_stays(tmp_path: Path) -> None:
    with joined(tmp_path) as name:
        account = (tmp_path / name / "account").open("w+b")
        account.write(b"x" * 100)
        account.flush()
        byte = struct.pack("hhlli4x", fcntl.F_WRLCK, os.SEEK_SET, 70, 1, 0)
        fcntl.fcntl(account, fcntl.F_OFD_SETLK, byte)
    assert (tmp_path / name / "account").exists()
    account.close()
    with joined(tmp_path, "next"):
        assert not (tmp_path / name).exists()


def test_files_of_a_program_that_outlived_its_run_are_removed(tmp_path: Path) -> None:
    left, fresh = tmp_path / "run-1-left", tmp_path / "run-2-fresh"
    for folder in (left, fresh):
        folder.mkdir()
    (left / "account").touch()
    with joined(tmp_path) as name:
        assert {folder.name for folder in tmp_path.iterdir()} == {name, fresh.name}


def test_files_of_a_killed_run_are_removed_by_the_next(tmp_path: Path) -> None:
    program = (
        "import os, pathlib, porter.runtime.tenant\n"
        f"where = pathlib.Path({str(tmp_path)!r})\n"
        "with porter.runtime.tenant.joined(where): os.kill(os.getpid(), 9)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == -9
    assert len(list(tmp_path.iterdir())) == 1
    with joined(tmp_path) as name:
        assert [folder.name for folder in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", ["", "a/b", "..", ".hidden", "run-1", "x" * 64, "a b"])
def test_names_that_cannot_be_a_folder(name: str) -> None:
    with pytest.raises(PorterError, match="starting with a letter or a digit, and not with 'run-'"):
        check_name(name)


@pytest.mark.root
def test_another_users_link_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "state").symlink_to("elsewhere")
    os.lchown(tmp_path / "state", 1000, 1000)
    with (
        pytest.raises(PorterError, match=r"of user .*; PORTER_STATE names another"),
        joined(tmp_path / "state"),
    ):
        pass


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with (
        pytest.raises(PorterError, match=r"kept here: .* XDG_RUNTIME_DIR"),
        joined(tmp_path / "file" / "x"),
    ):
        pass
