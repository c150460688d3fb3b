"""A built device daemon -> running devices. The only module that starts one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from porter.errors import PorterError

_ROOM = 108  # of sockaddr_un.sun_path, with the zero at its end


def address(folder: Path) -> str:
    """Name a socket in a tenant's folder; one without a file where the path is too long for it."""
    path = str(folder / "devices")
    return path if len(os.fsencode(path)) < _ROOM else f"@porter-{folder.name}"


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
