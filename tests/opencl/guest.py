"""Debian's PoCL for another architecture, unpacked: a root that programs run in under qemu."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from porter import fetch

ARCH, DEBIAN, SUITE = "aarch64", "arm64", "bookworm"
COMPILER, EMULATOR = f"{ARCH}-linux-gnu-gcc", f"qemu-{ARCH}-static"
_PACKAGES = ("libc6", "ocl-icd-libopencl1", "pocl-opencl-icd")
_INSIDE = f"/usr/bin/{EMULATOR}"
# $1: the root, the rest: what runs in it. PoCL wants to know the machine; its linker is exec.c.
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


def lacking() -> str:
    """Name what is not here that this needs."""
    tools = [COMPILER, EMULATOR, "apt-get", "unshare"]
    missing = [tool for tool in tools if not shutil.which(tool)]
    return ", ".join([*missing, *(["root"] if os.geteuid() else [])])


def root() -> Path:
    """Unpack the packages and what they depend on, once."""
    kept = fetch.cache_dir() / f"pocl-{SUITE}-{DEBIAN}"
    if not kept.is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent, prefix=".guest-") as work:
            made = Path(work) / "root"
            made.mkdir()
            for file in _downloaded(Path(work)):
                subprocess.run(["dpkg-deb", "-x", file, made], check=True)
            _prepare(made)
            made.rename(kept)
    return kept


def run(given: Path, command: Sequence[str], environment: Mapping[str, str]) -> str:
    """Run a program of `given`, which is /root inside; answer what it wrote."""
    settings = [word for name, value in environment.items() for word in ("-E", f"{name}={value}")]
    inside = [_INSIDE, *settings, *command]
    done = subprocess.run(
        ["unshare", "-m", "sh", "-c", _ENTER, "sh", str(root()), str(given), *inside],
        env={"PATH": os.environ["PATH"], "HOME": "/root"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=True,
    )
    return done.stdout


def _downloaded(work: Path) -> list[Path]:
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
    source = f"deb [arch={DEBIAN} trusted=yes] {mirror} {SUITE} main\n"
    (work / "sources.list").write_text(source)
    options = {
        "Dir::Etc::sourcelist": work / "sources.list",
        "Dir::Etc::sourceparts": "-",
        "Dir::State": work,
        "Dir::State::status": work / "status",
        "Dir::Cache": work,
        "APT::Architecture": DEBIAN,
        "APT::Architectures": DEBIAN,
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "",
        "Acquire::Languages": "none",
        "Debug::NoLocking": "true",
    }
    world = [f"-o{key}={value}" for key, value in options.items()]
    for step in (["update"], ["install", "-y", "--download-only", *_PACKAGES]):
        subprocess.run(["apt-get", "-qq", *world, *step], check=True, stdout=subprocess.DEVNULL)
    return sorted((work / "archives").glob("*.deb"))


def _prepare(made: Path) -> None:
    """Put the emulator inside, and before the linker that PoCL starts by its name."""
    emulator = shutil.which(EMULATOR)
    assert emulator
    for folder in ("proc", "dev", "sys", "root", "tmp"):
        (made / folder).mkdir(exist_ok=True)
    shutil.copy(emulator, made / "usr" / "bin" / EMULATOR)
    linker = made / "usr" / "bin" / "ld"
    linker.unlink()
    source = Path(__file__).parent / "exec.c"
    names = {"EMULATOR": _INSIDE, "PROGRAM": f"/usr/bin/{ARCH}-linux-gnu-ld.bfd"}
    defines = [f'-D{name}="{value}"' for name, value in names.items()]
    subprocess.run(["cc", "-static", "-O1", *defines, source, "-o", linker], check=True)
