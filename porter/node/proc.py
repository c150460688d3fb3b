"""/proc -> a process, its open devices; and signals to exactly that process."""

from __future__ import annotations

import os
import signal
import stat
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from porter.node import audit
from porter.node.audit import Identity
from porter.sources import driver

_STARTED = 19  # fields behind a process's name in its line of figures
_LONGEST = 8  # looks from one that reads the group of a process to the next
_MAP_FIELDS = 6  # of a line of a process's mapped files


def identities(pids: Iterable[int], proc: Path = Path("/proc")) -> dict[int, Identity]:
    """Read the identities of processes; those that have ended are left out."""
    found = {}
    for pid in pids:
        with suppress(OSError, ValueError, IndexError):
            found[pid] = _identity(proc / str(pid))
    return found


@dataclass
class Holders:
    """Finds the processes of tenants' control groups that have a device's node open.

    The group of another process is read again after 1, 2, 4 and then each 8 looks, because an
    engine may move a process to its group after the start. So a process that is moved t looks
    after the first is found within t + 1 looks, and within 8 at most. All groups are read at once
    when the tenants change.
    """

    proc: Path = Path("/proc")
    _groups: Mapping[str, str] = field(default_factory=dict)
    # By pid and inode, which another process of that pid has not: the number of the look that
    # reads the group again, and the pause before it.
    _others: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    _looks: int = 0

    def look(
        self, nodes: Mapping[str, str], groups: Mapping[str, str]
    ) -> tuple[tuple[int, str], ...]:
        """List the pids of such processes, each with the device's UUID.

        `nodes`: paths of nodes, each with a UUID; `groups`: texts of control groups' paths, each
        with a tenant.
        """
        by_number = {_number(Path(path)): uuid for path, uuid in nodes.items()}
        by_number.pop(None, None)
        if not by_number or not groups:
            return ()
        if groups != self._groups:
            self._groups, self._others = dict(groups), {}
        self._looks += 1
        before, self._others = self._others, {}
        found: list[tuple[int, str]] = []
        for key in _processes(self.proc):
            due, pause = before.get(key, (0, 0))
            if self._looks < due:
                self._others[key] = due, pause
                continue
            folder = self.proc / str(key[0])
            with suppress(OSError):
                if audit.tenant_of(_text(folder / "cgroup"), groups):
                    found += ((key[0], uuid) for uuid in _opened(folder, by_number))
                else:
                    pause = min(2 * pause, _LONGEST) or 1
                    self._others[key] = self._looks + pause, pause
        return tuple(found)


def is_guarded(pid: int, proc: Path = Path("/proc")) -> bool:
    """Check whether a process has one of our libraries loaded."""
    folder = proc / str(pid)
    paths = set()
    with suppress(OSError):
        rows = [line.split(maxsplit=5) for line in _text(folder / "maps").split("\n")]
        paths = {row[-1] for row in rows if len(row) == _MAP_FIELDS and ".so" in row[-1]}
    for path in paths:
        with suppress(OSError):
            if driver.is_ours(folder / "root" / path.lstrip("/")):
                return True
    return False


def send(pid: int, started: int, what: signal.Signals) -> bool:
    """Signal a process, unless it has ended: another one may have its pid by now."""
    try:
        handle = os.pidfd_open(pid)
    except OSError:
        return False
    try:
        if identities([pid])[pid].started != started:
            return False
        signal.pidfd_send_signal(handle, what)
    except (KeyError, OSError):
        return False
    finally:
        os.close(handle)
    return True


def _number(path: Path) -> int | None:
    """Give the number of a device's node: its name may be another one in a container."""
    with suppress(OSError):
        about = path.stat()
        return about.st_rdev if stat.S_ISCHR(about.st_mode) else None
    return None


def _processes(proc: Path) -> list[tuple[int, int]]:
    """List the pids of all processes, each with the inode of its folder."""
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(proc) as entries:
        return sorted((int(each.name), each.inode()) for each in entries if each.name.isdecimal())
    return []


def _opened(folder: Path, by_number: Mapping[int | None, str]) -> list[str]:
    """List the UUIDs of the devices whose nodes a process has open."""
    numbers = {_number(file) for file in (folder / "fd").iterdir()}
    return sorted({by_number[number] for number in numbers & by_number.keys()})


def _identity(folder: Path) -> Identity:
    status = dict(
        line.split(":", 1) for line in _text(folder / "status").split("\n") if ":" in line
    )
    pids = status.get("NSpid", status["Pid"]).split()
    line = _text(folder / "stat")
    fields = line.rpartition(")")[2].split()
    space = os.stat(folder / "ns/pid").st_ino  # noqa: PTH116 -- a link that names no path
    group = _text(folder / "cgroup").strip()
    command = "".join(each if each.isprintable() else "\ufffd" for each in status["Name"].strip())
    return Identity(int(pids[-1]), space, int(fields[_STARTED]), group, command)


def _text(path: Path) -> str:
    """Read a file of /proc. A process chooses its name, which need not be text."""
    return path.read_bytes().decode(errors="replace")
