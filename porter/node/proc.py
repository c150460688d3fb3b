"""/proc -> a process, its open devices; and signals to exactly that process."""

from __future__ import annotations

import os
import signal
import stat
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from porter.node.audit import Identity
from porter.runtime import mapped
from porter.sources import driver

_STARTED = 19  # fields behind a process's name in its line of figures


def identities(pids: Iterable[int], proc: Path = Path("/proc")) -> dict[int, Identity]:
    """Read the identities of processes; those that have ended are left out."""
    found = {}
    for pid in pids:
        with suppress(OSError, ValueError, IndexError):
            found[pid] = _identity(proc / str(pid))
    return found


def holders(
    nodes: Mapping[str, str], concerns: Callable[[str], bool], proc: Path = Path("/proc")
) -> tuple[tuple[int, str], ...]:
    """List the pids that have a device's node open, each with the device's UUID.

    `nodes`: paths of nodes, each with a UUID; `concerns`: which control groups are looked at.
    """
    by_number = {_number(Path(path)): uuid for path, uuid in nodes.items()}
    by_number.pop(None, None)
    if not by_number:
        return ()
    found: list[tuple[int, str]] = []
    for folder in mapped.listed(proc):
        if folder.name.isdecimal():
            with suppress(OSError):
                if not concerns(_text(folder / "cgroup")):
                    continue
                numbers = {_number(file) for file in (folder / "fd").iterdir()}
                uuids = sorted({by_number[number] for number in numbers & by_number.keys()})
                found += ((int(folder.name), uuid) for uuid in uuids)
    return tuple(found)


def is_guarded(pid: int, proc: Path = Path("/proc")) -> bool:
    """Check whether a process has one of our libraries loaded."""
    folder = proc / str(pid)
    paths = set()
    with suppress(OSError):
        lines = _text(folder / "maps").splitlines()
        paths = {line.split(maxsplit=5)[5] for line in lines if ".so" in line and "/" in line}
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
