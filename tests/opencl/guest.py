"""Debian's PoCL for other architectures, unpacked: roots that programs run in under qemu."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import machines

from porter import paths
from porter.machines import MACHINES

_PACKAGES = ("libc6", "ocl-icd-libopencl1", "pocl-opencl-icd")
_INSIDE = "/usr/bin/qemu-guest"
# $1: the root, the rest: the command in it. PoCL needs to know the machine; its linker is exec.c.
_ENTER = """\
set -eu
mount --make-rprivate /
mount -t proc none "$1/proc"
mount --rbind /dev "$1/dev"
mount --rbind /sys "$1/sys"
mount -t tmpfs none "$1/root"
cp -r "$2/." "$1/root"
root=$1
shift 2
exec chroot "$root" "$@"
"""


@dataclass(frozen=True, slots=True)
class Guest:
    """An architecture, and the suite of Debian that has a PoCL for it."""

    arch: str  # "riscv64"
    suite: str  # "sid"

    @property
    def debian(self) -> str:
        """Name it as packages do."""
        return MACHINES[self.arch].debian

    @property
    def libraries(self) -> Path:
        """Answer where its root has its libraries."""
        return root(self) / "usr" / "lib" / MACHINES[self.arch].triple


def lacking() -> str:
    """Name the missing packages that this needs."""
    missing = [tool for tool in ("apt-get", "unshare") if not shutil.which(tool)]
    return ", ".join([*missing, *(["root"] if os.geteuid() else [])])


def root(guest: Guest) -> Path:
    """Unpack the packages and their dependencies, once."""
    kept = paths.cache_dir() / f"pocl-{guest.suite}-{guest.debian}"
    if not kept.is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent, prefix=".guest-") as work:
            made = Path(work) / "root"
            made.mkdir()
            for file in _downloaded(guest, Path(work)):
                subprocess.run(["dpkg-deb", "-x", file, made], check=True)
            _prepare(guest, made)
            made.rename(kept)
    return kept


def run(
    guest: Guest,
    given: Path,
    command: Sequence[str],
    environment: Mapping[str, str],
    timeout: int = 300,
) -> str:
    """Run a program of `given`, which is /root inside; return its output."""
    _, *inside = machines.command(guest.arch, command, environment, Path("/"))
    entered = ["unshare", "-m", "sh", "-c", _ENTER, "sh", str(root(guest)), str(given)]
    done = subprocess.run(
        [*entered, _INSIDE, *inside],
        env={"PATH": os.environ["PATH"], "HOME": "/root"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=timeout,
        check=True,
    )
    return done.stdout


def _downloaded(guest: Guest, work: Path) -> list[Path]:
    """Let apt choose, in a world of its own, from the mirror that it is set up for."""
    for folder in ("lists/partial", "archives/partial"):
        (work / folder).mkdir(parents=True)
    (work / "status").touch()
    listed = subprocess.run(
        ["apt-get", "indextargets", "--no-release-info", "--format", "$(CREATED_BY) $(REPO_URI)"],
        capture_output=True,
        text=True,
        check=True,
    )
    mirror = next(li.split()[1] for li in listed.stdout.splitlines() if li.startswith("Packages "))
    source = f"deb [arch={guest.debian} trusted=yes] {mirror} {guest.suite} main\n"
    (work / "sources.list").write_text(source)
    options = {
        "Dir::Etc::sourcelist": work / "sources.list",
        "Dir::Etc::sourceparts": "-",
        "Dir::State": work,
        "Dir::State::status": work / "status",
        "Dir::Cache": work,
        "APT::Architecture": guest.debian,
        "APT::Architectures": guest.debian,
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "",
        "Acquire::Languages": "none",
        "Debug::NoLocking": "true",
    }
    world = [f"-o{key}={value}" for key, value in options.items()]
    for step in (["update"], ["install", "-y", "--download-only", *_PACKAGES]):
        subprocess.run(["apt-get", "-qq", *world, *step], check=True, stdout=subprocess.DEVNULL)
    return sorted((work / "archives").glob("*.deb"))


def _prepare(guest: Guest, made: Path) -> None:
    """Put the emulator inside, and before the linker that PoCL starts by its name."""
    for folder in ("bin", "lib", "lib64", "sbin"):  # of newer suites, all of it is below usr
        if not (made / folder).exists():
            (made / "usr" / folder).mkdir(exist_ok=True)
            (made / folder).symlink_to(Path("usr") / folder)
    for folder in ("proc", "dev", "sys", "root", "tmp"):
        (made / folder).mkdir(exist_ok=True)
    emulator, *_ = machines.command(guest.arch, [], {}, made)
    shutil.copy(emulator, made / _INSIDE[1:])
    linker = made / "usr" / "bin" / "ld"
    linker.unlink()
    source = Path(__file__).parent / "exec.c"
    triple = MACHINES[guest.arch].triple
    names = {"EMULATOR": _INSIDE, "PROGRAM": f"/usr/bin/{triple}-ld.bfd"}
    defines = [f'-D{name}="{value}"' for name, value in names.items()]
    subprocess.run(["cc", "-static", "-O1", *defines, source, "-o", linker], check=True)
