"""mountscript: the effect of the script of `porter mounts` in mount namespaces, and its remains."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from namespaces import needs_root

from porter.native import toolchain

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "cuda" / toolchain.host()
SOURCE = ROOT / "tests" / "data" / "attach" / "fill.c"
TARGETS = tuple(map(Path, ("/etc/porter", "/usr/local/porter", "/run/porter")))
GRANTED, WHOLE = "2048 2\n", "4608 2\n"  # MiB, out of memory: under 2 GiB; on a device of 5 GiB
# As where a sandbox forbids it.
NO_TMPFS = 'mount() { case "$*" in *tmpfs*) return 1; esac; command mount "$@"; }'

pytestmark = [
    pytest.mark.backend("cuda"),
    pytest.mark.compile,
    pytest.mark.root,
    pytest.mark.xdist_group("build"),
    needs_root,
]


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    """A host: a vendor's folder without aliases, a program, the script of a tenant."""
    with tempfile.TemporaryDirectory(prefix="porter-host-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        porter(path, "run", "--simulate", "--", "true")
        (path / "vendor").mkdir()
        for name in ("libcuda.so.1", "libnvidia-ml.so.1"):
            (path / "vendor" / name).write_bytes((BUILT / "sim" / name).read_bytes())
        build = ("cc", "-Wall", "-Wextra", "-Werror", SOURCE, "-o", path / "fill", "-ldl")
        subprocess.run(build, check=True)
        write_script(path, "alice")
        yield path


def porter(home: Path, *arguments: object) -> str:
    environment = {**os.environ, "PORTER_STATE": str(home / "state")}
    argv = [sys.executable, "-m", "porter", *map(str, arguments)]
    done = subprocess.run(argv, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def write_script(home: Path, tenant: str) -> None:
    terms = ("--backend", "cuda", "--memory", "2GiB", "--tenant", tenant)
    text = porter(home, "mounts", *terms, "--driver", home / "vendor", "--format", "shell")
    (home / f"{tenant}.sh").write_text(text)


def shell(home: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run commands in a mount namespace, where the `fill` function calls the program."""
    fill = f"fill() {{ {home}/fill {home}/vendor/libcuda.so.1; }}\n"
    return subprocess.run(
        ["unshare", "--mount", "sh", "-euc", fill + text],
        env={"PATH": os.environ["PATH"], "PORTER_SIM_MEMORY": "5GiB"},
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )


def tree(*folders: Path) -> dict[str, tuple[int, ...]]:
    """List all names below some folders, with attributes that a change would change."""
    found = {}
    for folder in folders:
        for path in (folder, *folder.rglob("*")):
            status = path.lstat()
            times = (status.st_mtime_ns, status.st_ctime_ns)
            found[str(path)] = (status.st_ino, status.st_mode, status.st_size, *times)
    return found


def test_run_as_documented_the_script_limits_a_program_and_changes_no_file(home: Path) -> None:
    folders = [Path("/etc"), Path("/usr/local"), home / "vendor"]
    before = tree(*folders)
    assert not [path for path in TARGETS if path.exists()]
    argv = ["unshare", "-m", "sh", home / "alice.sh", "--"]
    program = [home / "fill", home / "vendor/libcuda.so.1"]
    environment = {"PATH": os.environ["PATH"], "PORTER_SIM_MEMORY": "5GiB"}
    done = subprocess.run(argv + program, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, GRANTED, b"")
    assert tree(*folders) == before
    assert not [path for path in TARGETS if path.exists()]
    outside = subprocess.run(program, env=environment, capture_output=True, check=True)
    assert outside.stdout.decode() == WHOLE


def test_other_names_in_the_folders_stay_as_they_are(home: Path) -> None:
    look = (
        "stat -c '%n %a %u %g' /etc /usr/local /run\n"
        "find /etc /usr/local /run -mindepth 1 -maxdepth 1 ! -name porter -printf '%p %y %m %l\\n'"
        "| sort\n"
        "find /etc /usr/local -type f | sort | grep -v /porter/ | xargs stat -c '%n %i %Y %Z %s'\n"
    )
    before = shell(home, look)
    after = shell(home, f"sh alice.sh\n{look}")
    assert (before.returncode, after.returncode, after.stderr) == (0, 0, "")
    assert after.stdout.splitlines() == before.stdout.splitlines()


@pytest.mark.parametrize(
    "host",
    [
        pytest.param("mount --bind /usr /usr; mount -o remount,bind,ro /usr", id="read-only /usr"),
        pytest.param(
            "mount -t tmpfs none /etc; mkdir /etc/porter; echo x = 1 > /etc/porter/quota.conf",
            id="a configuration of the host",
        ),
        pytest.param("mount -t tmpfs none /usr/local; : > /usr/local/x", id="an own file system"),
        pytest.param("ln -s libcuda.so.1 vendor/libcuda.so", id="an alias"),
        pytest.param("mount -t tmpfs none /mnt; touch /mnt/x; mount --bind /mnt /media", id="/mnt"),
        pytest.param("umask 077", id="umask"),
        pytest.param("mount --make-rshared /", id="shared propagation"),
    ],
)
def test_the_limit_holds_on_hosts_of_every_kind(home: Path, host: str) -> None:
    """The outer of two namespaces is the host."""
    setup = (
        f"rm -rf own; cp -R vendor own; mount --bind own vendor\n{host}\n"
        "look() {\n"
        "	find /etc /usr/local /mnt vendor -printf '%p %i %s %C@\\n' | sort\n"
        "	cat /etc/porter/quota.conf || :\n"
        "	cut -d' ' -f3- /proc/self/mountinfo\n"
        "} 2> /dev/null\n"
        "look > before\n"
    )
    inner = "unshare -m --propagation unchanged sh alice.sh -- setpriv --reuid=4321 --clear-groups "
    inner += "./fill $PWD/vendor/libcuda.so.1\n"
    done = shell(home, f"{setup}{inner}look | diff before - >&2")
    assert (done.returncode, done.stdout, done.stderr) == (0, GRANTED, "")


def test_without_aliases_on_the_host_there_are_none_inside(home: Path) -> None:
    done = shell(home, "sh alice.sh; ls vendor")
    assert done.stdout.split() == ["libcuda.so.1", "libnvidia-ml.so.1"]


def test_the_script_does_with_what_busybox_has(home: Path) -> None:
    """Alpine's and many small systems' shell and mount."""
    box = home / "box"
    box.mkdir()
    names = subprocess.run(["busybox", "--list"], check=True, capture_output=True, text=True)
    for name in names.stdout.split():
        (box / name).symlink_to("/bin/busybox")
    done = shell(home, f"PATH={box}\nbusybox sh alice.sh\nfill")
    assert (done.returncode, done.stdout, done.stderr) == (0, GRANTED, "")


def test_a_user_namespace_is_enough(home: Path) -> None:
    user = ("--reuid=4321", "--regid=4321", "--clear-groups")
    program = (home / "fill", home / "vendor/libcuda.so.1")
    done = subprocess.run(
        ["setpriv", *user, "unshare", "-Urm", "sh", home / "alice.sh", "--", *program],
        env={"PATH": os.environ["PATH"], "PORTER_SIM_MEMORY": "5GiB"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, GRANTED, "")


def test_a_root_folder_is_not_changed_and_its_links_do_not_lead_out(home: Path) -> None:
    root = home / "root"
    for folder in ("usr", "opt/local", "etc/real"):
        (root / folder).mkdir(parents=True)
    (root / "usr/local").symlink_to("/opt/local")
    (root / "run").symlink_to("../../../../../etc/real")
    before = tree(root)
    done = shell(
        home,
        f"sh alice.sh {root}; cd {root}; find . -type f ! -path '*/alice/*' | sort\n"
        "! touch etc/porter/quota.conf; ls /opt/local/porter /etc/real || :",
    )
    assert done.stdout.split() == [
        "./etc/porter/quota.conf",
        "./opt/local/porter/real/libcuda.so.1",
        "./opt/local/porter/real/libnvidia-ml.so.1",
        f".{home}/vendor/libcuda.so.1",
        f".{home}/vendor/libnvidia-ml.so.1",
    ]
    assert done.stderr.count("No such file or directory") == 2
    assert tree(root) == before
    looped = home / "looped"
    looped.mkdir()
    (looped / "usr").symlink_to("usr")
    refused = shell(home, f"sh alice.sh {looped}")
    assert (refused.returncode, refused.stderr.splitlines()[0]) == (
        1,
        f"porter: {looped}/usr/local/porter/real/libcuda.so.1: too many levels of symbolic links",
    )


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("mount -t tmpfs none state", "porter: {home}/state/alice.conf is missing: print this"),
        (
            "mount -t tmpfs none /etc; : > /etc/porter",
            "porter: /etc/porter is no folder, so /etc/porter/quota.conf cannot be made",
        ),
        (NO_TMPFS, "porter: cannot mount a tmpfs, to be laid over /usr/local"),
    ],
    ids=["a source is missing", "a file in the place of a folder", "no tmpfs"],
)
def test_a_failure_half_way_leaves_nothing(home: Path, fault: str, message: str) -> None:
    table = "cut -d' ' -f2- /proc/self/mountinfo"
    text = f"{fault}\n{table} > before\ncode=0; (. ./alice.sh) || code=$?\n"
    done = shell(home, f"{text}{table} | diff before -; fill; exit $code")
    assert (done.returncode, done.stdout) == (1, WHOLE), done.stderr
    first, last = done.stderr.splitlines()
    assert first.startswith(message.format(home=home))
    assert last == (
        "porter: not under a share: the mounts made so far are undone, no file was changed"
    )


def test_a_second_run_inside_changes_nothing(home: Path) -> None:
    table = "cut -d' ' -f2- /proc/self/mountinfo"
    twice = f"sh alice.sh; {table} > once; sh alice.sh; {table} | diff once -; sh alice.sh -- "
    done = shell(home, f"{twice} ./fill $PWD/vendor/libcuda.so.1")
    assert (done.returncode, done.stdout, done.stderr) == (0, GRANTED, "")


def test_another_share_inside_is_refused(home: Path) -> None:
    write_script(home, "bob")
    done = shell(home, "sh alice.sh; sh bob.sh || echo $?; fill; unshare -m sh bob.sh / || echo $?")
    refused = (
        f"porter: a library of porter covers {home}/vendor/libcuda.so.1 already: "
        "run this script outside of that share"
    )
    assert done.stdout == f"1\n{GRANTED}1\n"
    assert done.stderr.splitlines() == [refused] * 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("nowhere", "porter: ROOT: 'nowhere' is no folder"),
        ("/ true", "porter: 'true': allowed are [ROOT] [-- COMMAND...]"),
    ],
)
def test_other_arguments_are_refused(home: Path, arguments: str, message: str) -> None:
    done = shell(home, f"sh alice.sh {arguments}")
    assert (done.returncode, done.stderr) == (2, f"{message}\n")
