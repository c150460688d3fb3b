"""A built device daemon -> running devices. The only module that starts one, or speaks to it."""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import secrets
import socket as sockets
import struct
import subprocess
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from porter import units
from porter.errors import PorterError

COUNT, MEMORY = 2, 80 << 30  # the simulated devices if no run asks for others

_ROOM = 108  # of sockaddr_un.sun_path, with the zero at its end
# The devices that runs share; other names contain the number and size of the devices. No tenant's
# name.
_FIRST = ".simulated"
_REQUEST = struct.Struct("=Iiq64s")  # struct sim_request of backends/sim/sim_wire.h
_TEXT, _TEXT_MAX = 8, 60000  # SIM_OP_TEXT, SIM_TEXT_MAX
_TOTAL = re.compile(r"device [0-9]+ total ([0-9]+) ")
_PATIENCE = 10  # seconds for an answer
_SERIALS, _APART = 1_000_000, 100  # more than a daemon has devices


@dataclass(frozen=True, slots=True)
class Shape:
    """The number of devices, and the properties of each; None: the same as for others."""

    count: int | None = None
    memory: int | None = None

    def __str__(self) -> str:
        """Word it for people."""
        return f"{self.count} of {units.worded(self.memory or 0)}"

    def fits(self, other: Shape) -> bool:
        """Return whether the other has the properties that this one asks for."""
        return self.count in (None, other.count) and self.memory in (None, other.memory)


@dataclass(frozen=True, slots=True)
class Devices:
    """Devices that a run uses."""

    socket: str
    shape: Shape
    serial: int  # devices that are not the same have other UUIDs
    others: Shape | None  # the devices of other runs, if this run cannot use them


def address(folder: Path, name: str = "") -> str:
    """Name a socket; in the folder, or nowhere if its path is too long.

    Without a name, no other process can find it.
    """
    own = name or f"devices-{os.getpid()}-{secrets.token_hex(4)}"
    path = str(folder / own)
    if len(os.fsencode(path)) < _ROOM:
        return path
    return f"@porter-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]}-{own}"


@contextmanager
def devices(program: Path, socket: str, count: int, memory: str) -> Iterator[None]:
    """Serve simulated devices at `socket` until we are done; the daemon ends with us, however."""
    settings = {"PORTER_SIM_DEVICES": str(count), "PORTER_SIM_MEMORY": memory}
    with subprocess.Popen(
        [program, "--until-eof", socket],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **settings},
        process_group=0,  # the terminal's keys are not meant for it
    ) as daemon:
        if not daemon.stdout or daemon.stdout.readline() != b"ready\n":
            daemon.kill()
            raise PorterError(f"{program}: the simulated devices did not start at {socket}")
        yield
        daemon.terminate()


@contextmanager
def shared(program: Path, folder: Path, wanted: Shape) -> Iterator[Devices]:
    """Use the devices of all runs that meet in `folder`; start the daemon if no run uses them yet.

    If those do not match this run's request, it uses others, with runs of the same request. A
    connection of ours keeps the daemon alive; it ends with the last one, however runs end.
    """
    with _locked(folder):
        found, connection, daemon = _found(program, folder, wanted)
    with connection:
        yield found
        with suppress(OSError):  # a daemon that ends removes its socket first
            connection.shutdown(sockets.SHUT_WR)
            connection.recv(1)
    if daemon and not shape(found.socket):
        daemon.wait()


def shape(socket: str) -> Shape | None:
    """Ask a daemon for its devices; None if there is no daemon."""
    if not (joined := _joined(socket)):
        return None
    joined[1].close()
    return joined[0]


def _found(
    program: Path, folder: Path, wanted: Shape
) -> tuple[Devices, sockets.socket, subprocess.Popen[str] | None]:
    whole = Shape(wanted.count or COUNT, wanted.memory or MEMORY)
    name = f"{_FIRST}-{whole.count}x{whole.memory}"
    serial = _APART * (1 + zlib.crc32(name.encode()) % _SERIALS)
    first, own = address(folder, _FIRST), address(folder, name)
    running = _joined(first)
    if running and wanted.fits(running[0]):
        return Devices(first, running[0], 0, None), running[1], None
    if running:
        running[1].close()
    others = running[0] if running else None
    if joined := _joined(own):
        return Devices(own, whole, serial, others), joined[1], None
    at = own if running else first
    daemon, connection = _started(program, at, whole)
    return Devices(at, whole, serial if running else 0, others), connection, daemon


def _joined(socket: str) -> tuple[Shape, sockets.socket] | None:
    """Connect to a daemon; None if none is there, or it is just about to end."""
    connection = sockets.socket(sockets.AF_UNIX, sockets.SOCK_SEQPACKET)
    connection.settimeout(_PATIENCE)
    try:
        connection.connect(f"\0{socket[1:]}" if socket.startswith("@") else socket)
        connection.send(_REQUEST.pack(_TEXT, 0, 0, b"devices"))
        totals = [int(each) for each in _TOTAL.findall(connection.recv(_TEXT_MAX).decode())]
    except OSError:
        totals = []
    if not totals:
        connection.close()
        return None
    return Shape(len(totals), totals[0]), connection


def _started(
    program: Path, socket: str, shape: Shape
) -> tuple[subprocess.Popen[str], sockets.socket]:
    """Start a daemon that serves as long as there are connections, the first of which is ours."""
    settings = {"PORTER_SIM_DEVICES": str(shape.count), "PORTER_SIM_MEMORY": str(shape.memory)}
    daemon = subprocess.Popen(
        [program, "--shared", socket],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **settings},
        cwd="/",  # it may outlive us, and our terminal
        start_new_session=True,
    )
    first_line = daemon.stdout.readline() if daemon.stdout else ""
    joined = _joined(socket) if first_line == "ready\n" else None
    for pipe in (daemon.stdin, daemon.stdout):
        if pipe:
            pipe.close()
    if not joined:
        daemon.kill()
        daemon.wait()
        raise PorterError(f"no simulated devices: {first_line.strip() or program}")
    return daemon, joined[1]


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Let one run at a time look for devices, and start them."""
    try:
        held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError as error:
        raise PorterError(f"{folder}: no simulated devices: {error.strerror}") from error
    try:
        with suppress(OSError):  # a file system without locks: two daemons may start, one stays
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)
