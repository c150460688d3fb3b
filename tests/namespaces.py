"""A container for tests: namespaces of every kind over a writable copy of this machine."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
_SOON_S = 60
_NAMESPACES = ("--mount", "--pid", "--ipc", "--net", "--uts", "--cgroup")

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="mount namespaces need root here")

# $1: a scratch folder, $2: the script of mounts, the rest: folders that the container sees.
_SETUP = """\
set -eu
mount -t tmpfs none "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" none "$1/root"
for seen in "$@"; do
	[ "$seen" = "$1" ] || [ "$seen" = "$2" ] || {
		mkdir -p "$1/root$seen"
		mount --bind "$seen" "$1/root$seen"
	}
done
mount -t proc proc "$1/root/proc"
mount --bind /dev "$1/root/dev"
sh "$2" "$1/root"
echo ready
exec chroot "$1/root" sleep 600
"""


@dataclass(frozen=True, slots=True)
class Container:
    """One that runs."""

    init: str  # its first process, as this machine counts
    kinds: tuple[str, ...]

    def command(self, uid: int, *command: object) -> list[str]:
        """Say how a program is run in it as that user, with no environment.

        It is the only child of the process that this starts.
        """
        drop = ("setpriv", f"--reuid={uid}", f"--regid={uid}", "--clear-groups")
        enter = ("nsenter", "--target", self.init, *self.kinds, "--root", "--wdns=/")
        return [*enter, "env", "-i", "PATH=/usr/bin:/bin", *drop, *map(str, command)]


@contextmanager
def contained(script: Path, *seen: Path, ahead: int = 0) -> Iterator[Container]:
    """Set one up by a script of mounts; its clock is `ahead` seconds ahead of this machine's."""
    kinds = (*_NAMESPACES, "--time") if ahead else _NAMESPACES
    clock = (f"--monotonic={ahead}", f"--boottime={ahead}") if ahead else ()
    setup = ("--fork", "--kill-child", "sh", "-c", _SETUP, "sh")
    with tempfile.TemporaryDirectory(prefix="porter-container-") as scratch:
        argv = ["unshare", *kinds, *clock, *setup]
        with subprocess.Popen(
            [*argv, scratch, script, *seen], stdout=subprocess.PIPE, start_new_session=True
        ) as process:
            try:
                assert process.stdout
                assert process.stdout.readline() == b"ready\n", "it could not be set up"
                init = only_child(process.pid)
                while not Path(f"/proc/{init}/cmdline").read_text().startswith("sleep"):
                    time.sleep(0.01)
                yield Container(init, kinds)
            finally:
                process.kill()


def only_child(pid: int) -> str:
    """Answer the first that there is, as soon as there is one."""
    tasks, until = Path(f"/proc/{pid}/task/{pid}/children"), time.monotonic() + _SOON_S
    while not (children := tasks.read_text().split()):
        assert time.monotonic() < until, f"{pid} starts nothing"
        time.sleep(0.01)
    return children[0]


@contextmanager
def container(script: Path, *seen: Path) -> Iterator[Run]:
    """Set one up by a script of mounts; run programs in it, as any uid, with no environment."""
    with contained(script, *seen) as one:

        def run(uid: int, *command: object) -> subprocess.CompletedProcess[str]:
            inside = one.command(uid, *command)
            return subprocess.run(inside, check=False, capture_output=True, text=True)

        yield run
