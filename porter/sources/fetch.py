"""Package -> a folder in the cache, by the registries that this machine is set up for."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

from porter.errors import FetchError
from porter.machines import MACHINES
from porter.model import Package

Progress = Callable[[str], None]

_PYTHON = "3.11"  # the Python of wheels for one version: the oldest that porter runs on
_MANYLINUX = ("2014", "_2_17", "_2_24", "_2_27", "_2_28", "_2_34", "2010", "1")
_COMPONENTS = ("non-free", "main")  # vendors' packages are mostly in the first, which is small


def fetch_roots(
    packages: Iterable[Package], cache: Path, progress: Progress
) -> list[tuple[str, Path]]:
    """Fetch header packages; give what `read_headers` takes: ("name version", include folder)."""
    return [
        (f"{package.name} {package.version}", fetch(package, cache, progress) / package.path)
        for package in packages
    ]


def fetch(package: Package, cache: Path, progress: Progress) -> Path:
    """Give the folder that holds `package.path`; once it is in the cache, without a network."""
    folder = cache / _key(package)
    if (folder / package.path).exists():
        return folder
    if package.registry not in _REGISTRIES:
        allowed = ", ".join(sorted(_REGISTRIES))
        raise FetchError(f"{_label(package)}: registry `{package.registry}`; one of {allowed}")
    progress(f"fetching {_label(package)}")
    try:
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=".fetch-") as work:
            download, unpack = _REGISTRIES[package.registry]
            file = download(package, Path(work))
            _verify(package, file)
            unpacked = Path(work) / "unpacked"
            unpack(package, file, unpacked)
            if not (unpacked / package.path).exists():
                raise FetchError(f"{_label(package)}: holds no `{package.path}`")
            _publish(unpacked, folder, PurePosixPath(package.path))
    except OSError as error:
        raise FetchError(f"{cache}: cannot be written: {error.strerror}") from error
    return folder


def cached(package: Package, cache: Path) -> bool:
    """Check whether `fetch` would answer without a network."""
    return (cache / _key(package) / package.path).exists()


def _label(package: Package) -> str:
    return f"{package.name} {package.version}"


def _key(package: Package) -> str:
    pinned = hashlib.sha256(f"{package.sha256} {package.path}".encode()).hexdigest()
    return f"{package.name}-{package.version}-{pinned[:16]}"


def _verify(package: Package, file: Path) -> None:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    if digest != package.sha256:
        raise FetchError(
            f"{_label(package)}: {file.name} has the SHA-256 {digest}, "
            f"but the spec pins {package.sha256}"
        )


def _publish(unpacked: Path, folder: Path, path: PurePosixPath) -> None:
    """Move it into place in one step, or its missing parts; files of an earlier process stay.

    Files in use are never moved away: a cleaner may have removed all of `a/b`, `a`, or `b`.
    """
    for part in (*reversed(path.parents), path):
        try:
            (unpacked / part).rename(folder / part)
        except OSError as error:
            failure = error
        else:
            return
    if not (folder / path).exists():
        raise failure


def _pip_download(package: Package, work: Path) -> Path:
    """Let pip find the pinned file, as it is configured; the hash chooses among platforms."""
    wanted = work / "wanted.txt"
    wanted.write_text(f"{package.name}=={package.version} --hash=sha256:{package.sha256}\n")
    platforms = [f"manylinux{tag}_{machine}" for machine in MACHINES for tag in _MANYLINUX]
    result = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", "--require-hashes", "--no-input"),
            "--retries=1",
            f"--python-version={_PYTHON}",
            *(f"--platform={platform}" for platform in platforms),
            *("--dest", str(work / "files"), "--requirement", str(wanted)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    files = sorted((work / "files").glob("*.whl"))
    if result.returncode or not files:
        offline = "connection broken" in result.stderr
        why = "the registry cannot be reached" if offline else _last_line(result.stderr, "ERROR")
        if why == "ERROR: Exception:":  # and a traceback behind it
            why = _last_line(result.stderr)
        raise FetchError(
            f"{_label(package)}: pip could not fetch it: {why}; "
            "`porter gen --headers DIR` takes an SDK that is already here"
        )
    return files[0]


def _unzip(package: Package, file: Path, unpacked: Path) -> None:
    with zipfile.ZipFile(file) as wheel:
        for name in wheel.namelist():
            member = PurePosixPath(name)
            if member.is_relative_to(package.path) and ".." not in member.parts:
                wheel.extract(name, unpacked)


def _apt_download(package: Package, work: Path) -> Path:
    """Let apt find the file on the mirrors that it is set up for, in a world of its own."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        raise FetchError(
            f"{_label(package)}: a Debian package needs apt-get, which is not here; "
            "`--lib FILE` takes a library that is"
        )
    errors = ["apt knows no mirror"]
    for mirror in _mirrors():
        for component in _COMPONENTS:
            line = f"deb [arch={package.machine} trusted=yes] {mirror} {package.suite} {component}"
            errors += _apt_try(package, line, work)
            files = sorted((work / "files").glob("*.deb"))
            if files:
                return files[0]
    starts = ("E: Version ", "E: Failed to fetch ")  # another one is there; that mirror is broken
    telling = [error for start in starts for error in errors if error.startswith(start)]
    why = (telling or errors[-1:])[0]
    raise FetchError(f"{_label(package)}: apt could not fetch it: {why}")


def _mirrors() -> list[str]:
    """List the archives that apt is configured for, the likely ones first."""
    fields = "$(CREATED_BY) $(COMPONENT) $(RELEASE) $(REPO_URI)"
    result = subprocess.run(
        ["apt-get", "indextargets", "--no-release-info", "--format", fields],
        capture_output=True,
        text=True,
        check=False,
    )
    targets = [line.split() for line in result.stdout.splitlines()]
    packages = [t for t in targets if len(t) == fields.count("$") and t[0] == "Packages"]
    packages.sort(key=lambda t: (t[1] != "main", "-" in t[2]))  # "bookworm-security" last
    return list(dict.fromkeys(t[-1] for t in packages))


def _apt_try(package: Package, source: str, work: Path) -> list[str]:
    """Download by one source; say what apt complained of, each in a line.

    The source is trusted because the file's hash is pinned; the mirror's signature adds nothing.
    """
    state, files = work / "apt", work / "files"
    for folder in (state / "lists" / "partial", state / "archives" / "partial", files):
        folder.mkdir(parents=True, exist_ok=True)
    (state / "status").touch()
    (state / "sources.list").write_text(f"{source}\n")
    options = {
        "Dir::Etc::sourcelist": state / "sources.list",
        "Dir::Etc::sourceparts": "-",
        "Dir::State": state,
        "Dir::State::lists": state / "lists",
        "Dir::State::status": state / "status",
        "Dir::Cache": state,
        "APT::Architecture": package.machine,
        "APT::Architectures": package.machine,
        "APT::Sandbox::User": "",
        "Acquire::Languages": "none",
        "Debug::NoLocking": "true",
    }
    command = ["apt-get", "-qq", *(f"-o{key}={value}" for key, value in options.items())]
    errors = ""
    for step in (["update"], ["download", f"{package.name}={package.version}"]):
        result = subprocess.run(
            [*command, *step], cwd=files, capture_output=True, text=True, check=False
        )
        errors += result.stderr
    return [line for line in errors.splitlines() if line.startswith("E:")] or [_last_line(errors)]


def _undeb(package: Package, file: Path, unpacked: Path) -> None:
    whole = file.parent / "whole"
    result = subprocess.run(
        ["dpkg-deb", "-x", str(file), str(whole)], capture_output=True, text=True, check=False
    )
    if result.returncode:
        raise FetchError(f"{_label(package)}: dpkg-deb: {_last_line(result.stderr)}")
    if (whole / package.path).exists():
        target = unpacked / package.path
        target.parent.mkdir(parents=True)
        (whole / package.path).rename(target)


def _last_line(text: str, start: str = "") -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    matching = [line for line in lines if line.startswith(start)] or lines
    return matching[-1] if matching else "it gave no reason"


_REGISTRIES: dict[
    str, tuple[Callable[[Package, Path], Path], Callable[[Package, Path, Path], None]]
] = {"pypi": (_pip_download, _unzip), "debian": (_apt_download, _undeb)}
