"""reach: the loader finds the libraries in every program below a run, or the run is refused."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from porter import paths
from porter.native import reach
from porter.native.reach import Place, drops_libraries, is_32_bit, open_to_others, placed

ROOT = Path(__file__).resolve().parents[1]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
OTHER_USER = ("setpriv", "--reuid=1000", "--regid=1000", "--clear-groups")

root = pytest.mark.root


@pytest.fixture
def base() -> Iterator[Path]:
    """Make a folder that other users may pass through: pytest closes its own to them."""
    with tempfile.TemporaryDirectory(prefix="porter-reach-") as folder:
        Path(folder).chmod(0o711)
        yield Path(folder)


def library(folder: Path) -> Place:
    """Build a library that prints a word in each program that it is loaded into."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / "library.c"
    source.write_text(
        "#include <unistd.h>\n__attribute__((constructor)) static void start(void)\n"
        '{ if (write(1, "loaded\\n", 7)) {} }\n'
    )
    built = ("cc", "-shared", "-fPIC", source, "-o", folder / "libtoy.so.1")
    subprocess.run(built, check=True)
    (folder / "libtoy.so").symlink_to("libtoy.so.1")
    return Place(folder, None)


def preloaded(place: Place, *command: str) -> str:
    preload = {"LD_PRELOAD": str(place.folder / "libtoy.so.1")}
    done = subprocess.run(
        [*command, "true"], env=CLEAN | preload, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1] if done.stdout else ""


def test_libraries_that_all_can_read_stay_where_they_are(base: Path) -> None:
    place = library(base / "build")
    assert placed(place, base / "state") == place
    assert not (base / "state").exists()


@root
def test_libraries_in_a_closed_folder_are_copied_once(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORTER_STATE", str(base / "state"))
    (base / "home").mkdir(mode=0o700)
    place = library(base / "home/build")
    copy = placed(place, base / "state")
    assert copy.folder.parent == base / "state/.libraries"
    assert preloaded(copy, *OTHER_USER) == "loaded"
    before = (copy.folder / "libtoy.so.1").stat()
    assert placed(place, base / "state") == copy
    assert (copy.folder / "libtoy.so.1").stat() == before
    (copy.folder / "libtoy.so.1").unlink()  # as a sweep of /tmp does
    assert placed(place, base / "state") == copy
    assert preloaded(copy, *OTHER_USER) == "loaded"


@root
def test_a_run_is_refused_where_no_copy_would_help(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "_CACHE", base / "home/cache")
    (base / "home").mkdir(mode=0o700)
    place = library(base / "home/build")
    with pytest.raises(reach.PorterError) as caught:
        placed(place, base / "home/state")
    closed = f"other users may not pass through {base}/home"
    assert sorted(caught.value.problems[:3]) == sorted(
        [
            f"{base}/home/build: {closed}",
            f"{base}/home/state/.libraries: {closed}",
            f"{base}/home/cache: {closed}",
        ]
    )
    assert "PORTER_CACHE or PORTER_STATE" in caught.value.problems[3]


@root
def test_a_copy_lies_in_no_folder_of_another_user(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "_CACHE", base / "cache")
    (base / "state/.libraries").mkdir(parents=True)
    os.chown(base / "state/.libraries", 1000, 1000)
    place = library(base / "a:b")
    assert placed(place, base / "state").folder.parent == base / "cache"


@root
def test_libraries_on_a_file_system_without_programs_are_copied(base: Path) -> None:
    library(base / "build")
    script = (
        "import sys; from pathlib import Path; from porter.native.reach import Place, placed\n"
        "print(placed(Place(Path(sys.argv[1]), None), Path(sys.argv[2])).folder.parent)"
    )
    asked = ("-c", script, f"{base}/no", f"{base}/state")
    mounted = f"mount -t tmpfs -o noexec none {base}/no && cp {base}/build/* {base}/no && "
    (base / "no").mkdir()
    done = subprocess.run(
        [*("unshare", "-m", "sh", "-c", mounted + '"$@"', "sh", sys.executable), *asked],
        env=CLEAN | {"PORTER_STATE": f"{base}/state", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (f"{base}/state/.libraries\n", "")


def test_a_build_under_a_closed_umask_is_opened(base: Path) -> None:
    before = os.umask(0o077)
    try:
        place = library(base / "build/toy/x86_64")
    finally:
        os.umask(before)
    assert (place.folder / "libtoy.so.1").stat().st_mode & 0o077 == 0
    open_to_others(place.folder, base / "build")
    opened = [base / "build", base / "build/toy", place.folder, place.folder / "libtoy.so.1"]
    assert [path.stat().st_mode & 0o055 for path in opened] == [0o055] * 4
    assert base.stat().st_mode & 0o777 == 0o711


@root
@pytest.mark.compile
@pytest.mark.backend("cuda")
def test_a_program_that_becomes_another_user_has_the_libraries(base: Path) -> None:
    """The home of root is closed, as in most images, and holds the build."""
    script = (
        "import sys\nfrom pathlib import Path\n"
        "from porter import paths\nfrom porter.cli import main\n"
        "root = Path(sys.argv.pop(1))\npaths.build_root = lambda: root\nmain()"
    )
    run = ("run", "--backend", "cuda", "--simulate", "--memory", "2GiB", "--")
    plain = [sys.executable, "-m", "porter", *run, "true"]
    environment = CLEAN | {"PYTHONPATH": str(ROOT), "PORTER_STATE": str(base)}
    subprocess.run(plain, env=environment, check=True)
    (base / "home").mkdir(mode=0o700)
    shutil.copytree(paths.build_root() / "cuda", base / "home/build/cuda", symlinks=True)
    shown = (*OTHER_USER, "grep", "-o", "/libcuda.so.1", "/proc/self/maps")
    done = subprocess.run(
        [sys.executable, "-c", script, str(base / "home/build"), *run, *shown],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr, set(done.stdout.split())) == (0, "", {"/libcuda.so.1"})


@root
@pytest.mark.parametrize(
    ("mode", "owner", "group", "problem"),
    [
        (0o4755, 1000, 0, "runs as user 1000 (set-user-ID)"),
        (0o4755, 0, 0, ""),
        (0o2755, 0, 1000, "runs with the group 1000 (set-group-ID)"),
        (0o2745, 0, 1000, ""),  # the bit means something else there
        (0o755, 1000, 1000, ""),
    ],
)
def test_programs_with_rights_of_their_own_are_known(
    base: Path, mode: int, owner: int, group: int, problem: str
) -> None:
    program = base / "program"
    shutil.copy("/bin/true", program)
    os.chown(program, owner, group)
    program.chmod(mode)
    assert drops_libraries(str(program)) == problem
    script = base / "script"
    script.write_text("#!/bin/sh\n")
    os.chown(script, owner, group)
    script.chmod(mode)
    assert drops_libraries(str(script)) == ""
    assert drops_libraries(str(base / "none")) == ""


def test_programs_of_32_bits_are_known(base: Path) -> None:
    (base / "program").write_bytes(b"\x7fELF\x01\x01\x01")
    assert is_32_bit(str(base / "program"))
    assert not is_32_bit("true")
    assert not is_32_bit(str(base / "none"))


@root
@pytest.mark.compile
@pytest.mark.backend("cuda")
def test_a_run_refuses_a_program_without_the_libraries(base: Path) -> None:
    program = base / "program"
    shutil.copy("/bin/true", program)
    os.chown(program, 1000, 0)
    program.chmod(0o4755)
    run = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate", "--"]
    environment = CLEAN | {"PYTHONPATH": str(ROOT), "PORTER_STATE": str(base)}
    done = subprocess.run(
        [*run, program], env=environment, capture_output=True, text=True, check=False
    )
    reported = (
        f"porter: {program}: runs as user 1000 (set-user-ID): the loader drops the libraries in"
    )
    assert (done.returncode, done.stdout, done.stderr.startswith(reported)) == (2, "", True)
    assert [path.name for path in base.iterdir()] == ["program"]
