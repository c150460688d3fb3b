"""A built device daemon -> running devices. The only module that starts one."""

from __future__ import annotations

import os
import secrets
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from porter.errors import PorterError

_ROOM = 108  # of sockaddr_un.sun_path, with the zero at its end


def address(folder: Path) -> str:
    """Name a socket that nobody else has; in the folder, or nowhere if its path is too long.

    Several runs of a tenant may be at work in the folder, each with devices of its own.
    """
    name = f"devices-{os.getpid()}-{secrets.token_hex(4)}"
    path = str(folder / name)
    return path if len(os.fsencode(path)) < _ROOM else f"@porter-{folder.name}-{name}"


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
