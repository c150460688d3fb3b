"""Packages -> the cache: real pip and apt, on registries made of files."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from porter.errors import FetchError
from porter.model import Package
from porter.paths import cache_dir
from porter.sources.fetch import fetch, fetch_roots
from porter.spec import specfiles

HEADERS = {
    "vendor/include/v.h": "int vF(void);\n",
    "vendor/include/sub/w.h": "",
    "vendor/lib/x": "",
}


@pytest.fixture
def messages() -> list[str]:
    return []


@pytest.fixture
def pypi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give pip a folder as its only index."""
    folder = tmp_path / "pypi"
    folder.mkdir()
    for name in [n for n in os.environ if n.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return folder


def wheel(folder: Path, tag: str = "any", python: str = "py3-none", **more: str) -> Package:
    """Publish vendor-headers 1.0."""
    file = folder / f"vendor_headers-1.0-{python}-{tag}.whl"
    metadata = {
        "vendor_headers-1.0.dist-info/METADATA": "Name: vendor-headers\nVersion: 1.0\n",
        "vendor_headers-1.0.dist-info/WHEEL": f"Wheel-Version: 1.0\nTag: {python}-{tag}\n",
    }
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in (HEADERS | metadata | more).items():
            archive.writestr(name, text)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return Package("pypi", "vendor-headers", "1.0", digest, "vendor/include")


def files(folder: Path) -> list[str]:
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


def test_only_the_wanted_files_are_unpacked(
    pypi: Path, tmp_path: Path, messages: list[str]
) -> None:
    package = wheel(pypi)
    folder = fetch(package, tmp_path / "cache", messages.append)
    assert files(folder) == ["vendor/include/sub/w.h", "vendor/include/v.h"]
    assert messages == ["fetching vendor-headers 1.0"]
    assert list((tmp_path / "cache").iterdir()) == [folder]


def test_once_cached_no_registry_is_asked(pypi: Path, tmp_path: Path, messages: list[str]) -> None:
    package = wheel(pypi)
    first = fetch(package, tmp_path, messages.append)
    shutil.rmtree(pypi)
    assert fetch(package, tmp_path, messages.append) == first
    assert messages == ["fetching vendor-headers 1.0"]
    assert fetch_roots([package], tmp_path, messages.append) == [
        ("vendor-headers 1.0", first / "vendor/include")
    ]


@pytest.mark.parametrize("gone", ["vendor", "vendor/include"])
def test_removed_files_are_restored(
    pypi: Path, tmp_path: Path, messages: list[str], gone: str
) -> None:
    package = wheel(pypi)
    folder = fetch(package, tmp_path / "cache", messages.append)
    (folder / "vendor" / "kept").touch()
    (folder / "kept").touch()
    shutil.rmtree(folder / gone)
    for _ in range(2):
        assert fetch(package, tmp_path / "cache", messages.append) == folder
    assert messages == ["fetching vendor-headers 1.0"] * 2
    left = ["vendor/kept"] if gone == "vendor/include" else []
    assert files(folder) == ["kept", "vendor/include/sub/w.h", "vendor/include/v.h", *left]
    assert list((tmp_path / "cache").iterdir()) == [folder]


@pytest.mark.parametrize("gone", ["", "vendor"])
def test_of_two_concurrent_fetches_the_first_result_stays(
    pypi: Path, tmp_path: Path, gone: str
) -> None:
    package, cache = wheel(pypi), tmp_path / "cache"

    def meanwhile(_: str) -> None:
        (fetch(package, cache, print) / "vendor" / "include" / "first").touch()

    shutil.rmtree(fetch(package, cache, print) / gone)
    folder = fetch(package, cache, meanwhile)
    assert "vendor/include/first" in files(folder)
    assert list(cache.iterdir()) == [folder]


def test_a_file_in_the_place_of_a_package_is_reported(pypi: Path, tmp_path: Path) -> None:
    package, cache = wheel(pypi), tmp_path / "cache"
    folder = fetch(package, cache, print)
    shutil.rmtree(folder / "vendor")
    (folder / "vendor").touch()
    with pytest.raises(FetchError, match="cache: cannot be written: Not a directory"):
        fetch(package, cache, print)


@pytest.mark.parametrize("tag", ["manylinux2014_x86_64", "manylinux_2_28_aarch64"])
def test_the_hash_chooses_the_file_on_any_machine(pypi: Path, tmp_path: Path, tag: str) -> None:
    wheel(pypi, "any", other="platform")
    package = wheel(pypi, tag)
    assert files(fetch(package, tmp_path / "cache", print))


def test_a_wheel_for_one_python_is_the_oldest_on_any_python(pypi: Path, tmp_path: Path) -> None:
    package = wheel(pypi, "manylinux_2_28_x86_64", "cp311-cp311")
    wheel(pypi, "manylinux_2_28_x86_64", "cp312-cp312")
    assert files(fetch(package, tmp_path / "cache", print))


def test_another_file_than_the_pinned_one_is_refused(pypi: Path, tmp_path: Path) -> None:
    package = wheel(pypi)
    wheel(pypi, tampered="yes")
    with pytest.raises(FetchError, match=r"vendor-headers 1\.0: pip could not fetch it: .*HASH"):
        fetch(package, tmp_path / "cache", print)
    assert list((tmp_path / "cache").iterdir()) == []


def test_a_package_without_the_path_is_reported(pypi: Path, tmp_path: Path) -> None:
    package = wheel(pypi)
    lacking = Package("pypi", package.name, package.version, package.sha256, "include")
    with pytest.raises(FetchError, match=r"vendor-headers 1\.0: holds no `include`"):
        fetch(lacking, tmp_path / "cache", print)


def test_a_member_cannot_leave_the_cache(pypi: Path, tmp_path: Path) -> None:
    package = wheel(pypi, **{"vendor/include/../../../../escaped": "x"})
    fetch(package, tmp_path / "cache", print)
    assert not list(tmp_path.rglob("escaped"))


def test_without_a_registry_the_message_names_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pypi: Path
) -> None:
    package = wheel(pypi)
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.delenv("PIP_FIND_LINKS")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    with pytest.raises(FetchError) as error:
        fetch(package, tmp_path / "cache", print)
    assert str(error.value) == (
        "vendor-headers 1.0: pip could not fetch it: the registry cannot be reached; "
        "`porter gen --headers DIR` takes an SDK that is already here"
    )


def test_an_unknown_registry_and_a_bad_cache_are_reported(pypi: Path, tmp_path: Path) -> None:
    with pytest.raises(FetchError, match="registry `npm`; one of debian, pypi"):
        fetch(Package("npm", "v", "1", "0", "v"), tmp_path, print)
    (tmp_path / "file").touch()
    with pytest.raises(FetchError, match="file/cache: cannot be written"):
        fetch(wheel(pypi), tmp_path / "file" / "cache", print)


def test_the_cache_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORTER_CACHE", "/somewhere")
    assert cache_dir() == Path("/somewhere")
    monkeypatch.delenv("PORTER_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_dir() == Path("/caches/porter")
    monkeypatch.setenv("PORTER_CACHE", "cache")
    assert cache_dir() == Path.cwd() / "cache"


def test_without_a_home_the_message_asks_for_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PORTER_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 2**30)  # in no password file
    with pytest.raises(FetchError, match="PORTER_CACHE: needed, because user 1073741824 has no"):
        cache_dir()


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give apt a folder as its only mirror."""
    if not shutil.which("apt-get"):
        pytest.skip("no apt-get")
    mirror = tmp_path / "mirror"
    mirror.mkdir()
    config = tmp_path / "apt.conf"
    (tmp_path / "sources.list").write_text(f"deb [trusted=yes] file:{mirror} any main\n")
    config.write_text(f'Dir::Etc::sourcelist "{tmp_path}/sources.list"; Dir::Etc::sourceparts "-";')
    monkeypatch.setenv("APT_CONFIG", str(config))
    return mirror


def deb(mirror: Path, component: str) -> Package:
    """Publish libvendor1 1.0-1 in the suite "any"."""
    tree, pool = mirror.parent / "tree", mirror / "pool"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "usr" / "lib").mkdir(parents=True)
    (tree / "usr" / "lib" / "libvendor.so.1").write_text("a library")
    control = "Package: libvendor1\nVersion: 1.0-1\nArchitecture: arm64\n"
    control += "Maintainer: A <a@example.com>\nDescription: a library\n"
    (tree / "DEBIAN" / "control").write_text(control)
    pool.mkdir()
    file = pool / "libvendor1_1.0-1_arm64.deb"
    subprocess.run(["dpkg-deb", "-b", tree, file], check=True, stdout=subprocess.DEVNULL)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    index = f"{control}Filename: pool/{file.name}\nSize: {file.stat().st_size}\nSHA256: {digest}\n"
    packages = f"{component}/binary-arm64/Packages"
    (mirror / "dists" / "any" / packages).parent.mkdir(parents=True)
    (mirror / "dists" / "any" / packages).write_text(index)
    listed = f" {hashlib.sha256(index.encode()).hexdigest()} {len(index)} {packages}\n"
    (mirror / "dists" / "any" / "Release").write_text(
        "Origin: Debian\nSuite: any\nCodename: any\nArchitectures: arm64\n"
        f"Components: main non-free\nSHA256:\n{listed}"
    )
    path = "usr/lib/libvendor.so.1"
    return Package("debian", "libvendor1", "1.0-1", digest, path, suite="any", machine="arm64")


@pytest.mark.parametrize("component", ["main", "non-free"])
def test_a_debian_library_comes_from_the_configured_mirror(
    debian: Path, tmp_path: Path, component: str
) -> None:
    folder = fetch(deb(debian, component), tmp_path / "cache", print)
    assert files(folder) == ["usr/lib/libvendor.so.1"]


def test_a_package_that_apt_cannot_find_is_reported(debian: Path, tmp_path: Path) -> None:
    deb(debian, "main")
    other = Package("debian", "libother1", "1", "0", "x", suite="any", machine="arm64")
    with pytest.raises(FetchError, match=r"libother1 1: apt could not fetch it: E: .*libother1"):
        fetch(other, tmp_path / "cache", print)


def test_another_version_at_a_mirror_is_reported(debian: Path, tmp_path: Path) -> None:
    # looked for there first; the message does not mention later places
    here = deb(debian, "non-free")
    gone = dataclasses.replace(here, version="0.9-1")
    with pytest.raises(FetchError, match=r"E: Version '0.9-1' for 'libvendor1' was not found"):
        fetch(gone, tmp_path / "cache", print)


def test_a_broken_mirror_is_reported(debian: Path, tmp_path: Path) -> None:
    package = deb(debian, "main")
    (index,) = debian.rglob("Packages")
    index.write_text(f"{index.read_text()}\n")
    with pytest.raises(FetchError, match=r"E: Failed to fetch .*Packages"):
        fetch(package, tmp_path / "cache", print)


def test_without_apt_the_message_names_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FetchError, match=r"needs apt-get, which is not here; `--lib FILE` takes"):
        fetch(Package("debian", "v", "1", "0", "x"), tmp_path / "cache", print)


@pytest.mark.network
@pytest.mark.parametrize(
    "backend", [b for b in specfiles.backends() if specfiles.load_spec(b).kept]
)
def test_the_pinned_packages_are_to_be_had(backend: str) -> None:
    """A package in the cache was available, by its hash; where there is no cache yet, none is."""
    libraries = specfiles.load_spec(backend).libraries
    packages = [p for lib in libraries for p in (*lib.headers.packages, *lib.packages)]
    for package in packages:
        folder = fetch(package, cache_dir(), print)
        assert (folder / package.path).exists()
    command = [sys.executable, "-m", "porter", "headers", "--backend", backend, "--json"]
    shown = subprocess.run(command, check=True, capture_output=True)
    entries = json.loads(shown.stdout)
    assert [(e["package"], e["version"]) for e in entries] == [
        (p.name, p.version) for lib in libraries for p in lib.headers.packages
    ]
    assert all(Path(entry["folder"]).is_dir() for entry in entries)
