"""/proc -> the identity of a process; and signals to exactly that process."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from porter.node.audit import Identity

_STARTED = 19  # fields behind a process's name in its line of figures


def identities(pids: Iterable[int], proc: Path = Path("/proc")) -> dict[int, Identity]:
    """Read the identities of processes; those that have ended are left out."""
    found = {}
    for pid in pids:
        with suppress(OSError, ValueError, IndexError):
            found[pid] = _identity(proc / str(pid))
    return found


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


def _identity(folder: Path) -> Identity:
    status = dict(
        line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line
    )
    pids = status.get("NSpid", status["Pid"]).split()
    line = (folder / "stat").read_text()
    fields = line.rpartition(")")[2].split()
    space = os.stat(folder / "ns/pid").st_ino  # noqa: PTH116 -- a link that names no path
    group = (folder / "cgroup").read_text().strip()
    return Identity(int(pids[-1]), space, int(fields[_STARTED]), group, status["Name"].strip())
