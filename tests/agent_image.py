"""The agent's image, built from deploy/Containerfile without a registry of images.

Its base is a Debian that is made here of packages. Packages come from where this machine has its
own from, with the settings of its pip.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from container_engines import mirrors

from porter import paths

ROOT = Path(__file__).resolve().parents[1]
IMAGE = "porter.test/agent:1"
_BASE = "debian:13-slim"  # which the Containerfile names
_SETTINGS = ("index-url", "extra-index-url", "trusted-host", "default-timeout")
_CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
_LONG_S = 1800


def write(archive: Path) -> None:
    """Build the image as an archive for container engines."""
    with tempfile.TemporaryDirectory(prefix="image-") as name:
        folder = Path(name)
        _podman(folder, "import", _base(), "base")
        _settings(folder / "settings")
        _build(folder, folder / "settings/Containerfile", _BASE, folder / "settings")
        _build(folder, ROOT / "deploy/Containerfile", IMAGE, ROOT, "--network=host")
        _podman(folder, "save", "--format=docker-archive", f"--output={archive}", IMAGE)


def _build(folder: Path, file: Path, image: str, context: Path, *options: str) -> None:
    """Build an image; commands run in a root folder of their own and no container."""
    plain = ("--isolation=chroot", "--pull=never", "--layers=false")
    _podman(folder, "build", *plain, *options, f"--file={file}", f"--tag={image}", context)


def _podman(folder: Path, *words: object) -> None:
    """Run Podman on a storage of its own, in a mount namespace of its own."""
    command = ["unshare", "--mount", "nice", "podman", f"--root={folder}/storage"]
    command += [f"--runroot={folder}/running", "--cgroup-manager=cgroupfs", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_LONG_S)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]


def _base() -> Path:
    """Give a small Debian 13 as a tar archive."""
    kept = paths.cache_dir() / "debian-13-minbase.tar"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        made = kept.with_suffix(f".{os.getpid()}.tar")
        command = ["mmdebstrap", "--mode=root", "--variant=minbase", "trixie", made, *mirrors()]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_LONG_S)
        assert done.returncode == 0, done.stderr
        made.rename(kept)
    return kept


def _settings(folder: Path) -> None:
    """Write what makes of the small Debian one in which pip finds packages as it does here."""
    folder.mkdir()
    command = ["python3", "-m", "pip", "config", "list"]
    reported = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    lines = ["[global]"]
    for line in reported.splitlines():
        name, _, value = line.partition("=")
        if name.rpartition(".")[2] in _SETTINGS:
            lines.append(f"{name.rpartition('.')[2]} = {ast.literal_eval(value)}")
    copies = "COPY pip.conf /etc/pip.conf\n"
    if _CERTIFICATES.exists():
        shutil.copyfile(_CERTIFICATES, folder / "certificates")
        lines.append("cert = /etc/certificates")
        copies += "COPY certificates /etc/certificates\n"
    (folder / "pip.conf").write_text("\n".join(lines) + "\n")
    (folder / "Containerfile").write_text(f"FROM localhost/base\n{copies}")
