"""A container for tests: mount and pid namespaces over a writable copy of this machine."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]

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


@contextmanager
def container(script: Path, *seen: Path) -> Iterator[Run]:
    """Set one up by a script of mounts; run programs in it, as any uid, with no environment."""
    with tempfile.TemporaryDirectory(prefix="porter-container-") as scratch:
        argv = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _SETUP, "sh"]
        with subprocess.Popen(
            [*argv, scratch, script, *seen], stdout=subprocess.PIPE, start_new_session=True
        ) as process:
            assert process.stdout
            assert process.stdout.readline() == b"ready\n", "the container could not be set up"
            tasks = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            init = tasks.read_text().split()[0]
            while not Path(f"/proc/{init}/cmdline").read_text().startswith("sleep"):
                time.sleep(0.01)

            def run(uid: int, *command: object) -> subprocess.CompletedProcess[str]:
                enter = ("nsenter", "--target", init, "--mount", "--pid", "--root", "--wdns=/")
                drop = ("setpriv", f"--reuid={uid}", f"--regid={uid}", "--clear-groups")
                inside = [*enter, "env", "-i", "PATH=/usr/bin:/bin", *drop, *map(str, command)]
                return subprocess.run(inside, check=False, capture_output=True, text=True)

            yield run
            process.kill()
