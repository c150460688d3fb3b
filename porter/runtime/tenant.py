"""Tenant name -> its folder of shared state. The only module that decides about its removal."""

from __future__ import annotations

import errno
import fcntl
import os
import re
import secrets
import shutil
import stat
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from porter.errors import PorterError

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,62}")
_ALLOWED = (
    "allowed are up to 63 letters, digits, '.', '_' and '-', starting with a letter or a digit"
)
_RUN = "run-"  # how the tenants that one `porter run` makes for itself are named
_LEASES = ".devices"  # no tenant can be named so
_CHOSEN = (
    "PORTER_STATE names another folder; without it that is porter-<uid> in XDG_RUNTIME_DIR or /tmp"
)
_SHARED = "PORTER_SHARED names another folder; without it that is .devices in the state folder"
_SEARCHABLE = stat.S_IXOTH
_STATE_MODE = 0o711  # a program that drops its privileges passes through it, and stays a member
_MEMBERS_MODE = 0o1777  # processes of any user make files here
_OWNER = "owner"  # locked as long as that run lives
_ANY_USERS = "/tmp"  # noqa: S108 -- _private checks its content
_ACCOUNT = "account"  # comes after the former
_FLOCK = "hhlli4x"  # struct flock, as F_OFD_GETLK takes and answers it


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where this user's tenants live: `$PORTER_STATE`, or below the session's run-time folder.

    Programs of root may become other users, which would find no account in a closed folder.
    """
    if chosen := environment.get("PORTER_STATE"):
        return Path(chosen).absolute()
    base = Path(environment.get("XDG_RUNTIME_DIR") or _ANY_USERS).absolute()
    if os.getuid() == 0 and _is_closed(base):
        base = Path(_ANY_USERS)
    return base / f"porter-{os.getuid()}"


def leases_folder(environment: Mapping[str, str], state: Path) -> Path:
    """Where the devices' leases lie, in which all tenants meet: `$PORTER_SHARED`, or in `state`."""
    if chosen := environment.get("PORTER_SHARED"):
        return Path(chosen).absolute()
    return state / _LEASES


def make_leases(folder: Path, state: Path) -> Path:
    """Make the folder of the leases: processes of any user keep theirs there.

    One that is there stays as it is: the user may have named any folder.
    """
    if folder == state / _LEASES:
        _private(state)
    if problem := _make(folder, _MEMBERS_MODE) or _unusable(folder):
        raise PorterError(f"{folder}: no leases can be kept here: {problem}; {_SHARED}")
    return folder


def make_meeting(leases: Path, state: Path) -> Path:
    """Make the folder where runs find what tenants with the same leases share besides."""
    return state if leases == state / _LEASES else make_leases(leases, state)


def check_name(name: str, origin: str = "--tenant") -> str:
    """Refuse a tenant name that could not be a folder's, or that runs make for themselves."""
    if not _NAME.fullmatch(name) or name.startswith(_RUN):
        raise PorterError(
            f"{origin}: {name!r} is not a tenant's name, {_ALLOWED}, and not with {_RUN!r}"
        )
    return name


def of_environment(environment: Mapping[str, str]) -> str | None:
    """Take the tenant that a user's environment names; not one that a run made for itself."""
    name = environment.get("PORTER_TENANT", "")
    return None if name.startswith(_RUN) else name or None


def check_any_name(name: str) -> str:
    """Refuse a name that no tenant can have, from any source."""
    if not _NAME.fullmatch(name):
        raise PorterError(f"TENANT: {name!r} is not a tenant's name, {_ALLOWED}")
    return name


@contextmanager
def joined(state: Path, name: str = "") -> Iterator[str]:
    """Join tenant `name`, or a new one of our own that is removed when we leave it.

    A named tenant's account outlives its processes: others may be about to join it.
    """
    _private(state)
    _sweep(state)
    if name:
        yield shared(state, name).name
        return
    with _owned(state) as folder:
        try:
            yield folder.name
        finally:
            _remove_unless_used(folder)


@contextmanager
def noted(state: Path) -> Iterator[Path]:
    """Make a folder in which a run's processes note the messages that they logged."""
    with _owned(state) as folder:
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def shared(state: Path, name: str) -> Path:
    """Make the folder of a named tenant: its processes may run as different users."""
    _private(state)
    return _made(state / name, exist_ok=True)


@contextmanager
def _owned(state: Path) -> Iterator[Path]:
    """Make a folder of our own; once more if a sweep took it before it was locked."""
    folder = _made(state / f"{_RUN}{os.getpid()}-{secrets.token_hex(8)}")
    with (folder / _OWNER).open("x") as owner:
        fcntl.flock(owner, fcntl.LOCK_EX)
        if folder.is_dir():
            yield folder
            return
    with _owned(state) as another:
        yield another


def _private(state: Path) -> None:
    """Make the folder ours: every user can write to /tmp, and the name can be foreseen."""
    if problem := _make(state, _STATE_MODE) or _unusable(state):
        raise PorterError(f"{state}: no state can be kept here: {problem}; {_CHOSEN}")
    if (owner := state.stat().st_uid) != os.getuid():
        raise PorterError(
            f"{state}: is a folder of user {owner}, and must be one of user {os.getuid()}; "
            f"{_CHOSEN}"
        )


def _made(folder: Path, *, exist_ok: bool = False) -> Path:
    if problem := _make(folder, _MEMBERS_MODE, exist_ok=exist_ok):
        raise PorterError(f"{folder}: no state can be kept here: {problem}")
    return folder


def _make(folder: Path, mode: int, *, exist_ok: bool = True) -> str:
    """Make a folder with exactly this mode, at once: this process may be killed at any moment.

    Missing folders above it are not made. A folder directly in `/` is not made either: such a path
    is usually misspelt. Returns the fault.
    """
    if folder.parent == Path("/") and not folder.exists():
        return "it does not exist, and porter makes no folder in '/'"
    before = os.umask(0)
    try:
        folder.mkdir(mode)
    except FileExistsError as error:
        if not exist_ok:
            return os.strerror(error.errno or 0)
        return "" if folder.is_dir() else "it is no folder"
    except FileNotFoundError as error:
        return f"{error.strerror}: {folder.parent}"
    except OSError as error:
        return error.strerror or str(error)
    finally:
        os.umask(before)
    return ""


def _unusable(folder: Path) -> str:
    """Say why a folder that is there cannot be used; "" if it can.

    A link is followed if root or this user made it: in /tmp, other users could lead us anywhere.
    """
    try:
        if folder.is_symlink() and (owner := folder.lstat().st_uid) not in (0, os.getuid()):
            return f"it is a link of user {owner}, which is not followed"
        if not folder.is_dir():
            return "it is no folder"
        return os.strerror(errno.EROFS) if os.statvfs(folder).f_flag & os.ST_RDONLY else ""
    except OSError as error:
        return error.strerror or str(error)


def _is_closed(folder: Path) -> bool:
    """Check if other users may not go through a folder; one that is not there is not closed."""
    try:
        return not folder.stat().st_mode & _SEARCHABLE
    except OSError:
        return False


def _sweep(state: Path) -> None:
    """Remove the files of runs that were killed."""
    for owner in state.glob(f"{_RUN}*/{_OWNER}"):
        try:
            with owner.open() as file:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                _remove_unless_used(owner.parent)
        except OSError:
            continue  # its run is alive, or another sweep was quicker
    for account in state.glob(f"{_RUN}*/{_ACCOUNT}"):
        if not (account.parent / _OWNER).exists():  # made by a program that outlived its run
            _remove_unless_used(account.parent)


def _remove_unless_used(folder: Path) -> None:
    """Keep the account while a program that outlived its run is a member of it."""
    try:
        used = any(_locked(file) for file in folder.iterdir() if file.is_file())
    except OSError:
        return  # another process has removed it, or forbids access: a sweep removes the rest
    if not used:
        shutil.rmtree(folder, ignore_errors=True)


def _locked(path: Path) -> bool:
    """Check whether a process holds a byte of the file: that is how the account marks a member."""
    try:
        with path.open("rb") as file:
            asked = struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, 0, 0, 0)
            answer = fcntl.fcntl(file, fcntl.F_OFD_GETLK, asked)
    except OSError:
        return True
    return bool(struct.unpack(_FLOCK, answer)[0] != fcntl.F_UNLCK)
