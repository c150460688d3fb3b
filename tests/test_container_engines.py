"""What container engines make of the CDI file and the command line of `porter mounts`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import container_engines
import pytest
from container_engines import Engine
from namespaces import needs_root

from porter.native import toolchain

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "cuda" / toolchain.host()
SOURCE = ROOT / "tests" / "data" / "attach" / "fill.c"
GRANTED, WHOLE = "2048 2\n", "4608 2\n"  # MiB, out of memory: under 2 GiB; on a device of 5 GiB
VENDOR, SHARE = ("--device", "vendor.test/gpu=all"), ("--device", "porter/share=alice")
ENGINES = {
    "podman of this Debian": (),
    "podman of Debian 13": (pytest.mark.network, pytest.mark.slow),
    "containerd 2": (pytest.mark.network, pytest.mark.long),
}
# What vendors' hooks do: a link is renamed, which is refused where something is mounted.
LINKS = """\
bundle=$(sed 's/.*"bundle" *: *"//; s/".*//' | tr -d '\\n')
root=$(sed -n 's/.*"root" *: *{"path" *: *"\\([^"]*\\)".*/\\1/p' "$bundle/config.json")
case $root in /*) ;; *) root=$bundle/$root ;; esac
cd "$root$1"
ln -s libcuda.so.535.1 new && mv -T new libcuda.so.1
ln -s libcuda.so.1 new && mv -T new libcuda.so
"""

pytestmark = [
    pytest.mark.arch("x86_64"),
    pytest.mark.backend("cuda"),
    pytest.mark.compile,
    pytest.mark.root,
    pytest.mark.xdist_group("build"),
    needs_root,
]


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    """A host: a vendor's library with links to it, and a program."""
    with tempfile.TemporaryDirectory(prefix="porter-host-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        porter(path, "run", "--simulate", "--", "true")
        (path / "vendor").mkdir()
        for name in ("libcuda.so", "libnvidia-ml.so"):
            file = path / "vendor" / f"{name}.535.1"
            file.write_bytes((BUILT / "sim" / f"{name}.1").read_bytes())
            (path / "vendor" / f"{name}.1").symlink_to(file.name)
            (path / "vendor" / name).symlink_to(f"{name}.1")
        build = ("cc", "-Wall", "-Wextra", "-Werror", SOURCE, "-o", path / "fill", "-ldl")
        subprocess.run(build, check=True)
        yield path


@pytest.fixture(
    scope="module", params=[pytest.param(name, marks=marks) for name, marks in ENGINES.items()]
)
def engine(home: Path, request: pytest.FixtureRequest) -> Iterator[Engine]:
    """An engine that knows the vendor's device, by what its file mounts and links, and a share."""
    with ExitStack() as stack:
        files = Path(
            stack.enter_context(
                tempfile.TemporaryDirectory(prefix="porter-", ignore_cleanup_errors=True)
            )
        )
        if "containerd" in request.param:
            programs = container_engines.go_programs()
            made = container_engines.containerd(files, home / "fill", programs)
        else:
            root = container_engines.trixie() if "13" in request.param else Path("/")
            made = container_engines.podman(files, home / "fill", home, BUILT, root=root)
        engine = stack.enter_context(made)
        hook = [f"{home}/vendor"]
        write_vendor(engine, home, ["/bin/sh", "sh", "-c", LINKS, "sh", *hook])
        share = mounts(home, "alice", "cdi")
        (engine.cdi / "porter.json").write_text(share)
        yield engine


def write_vendor(engine: Engine, home: Path, hook: list[str]) -> None:
    library = f"{home}/vendor/libcuda.so.535.1"
    options = ["ro", "nosuid", "nodev", "rbind", "rprivate"]
    edits = {
        "env": ["PORTER_SIM_MEMORY=5GiB"],
        "mounts": [{"hostPath": library, "containerPath": library, "options": options}],
        "hooks": [{"hookName": "createContainer", "path": hook[0], "args": hook[1:]}],
    }
    devices = [{"name": "all", "containerEdits": edits}]
    text = {"cdiVersion": "0.3.0", "kind": "vendor.test/gpu", "devices": devices}
    (engine.cdi / "vendor.json").write_text(json.dumps(text))


def porter(home: Path, *arguments: object) -> str:
    environment = {**os.environ, "PORTER_STATE": str(home / "state")}
    argv = [sys.executable, "-m", "porter", *map(str, arguments)]
    done = subprocess.run(argv, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def mounts(home: Path, tenant: str, form: str) -> str:
    terms = ("--backend", "cuda", "--memory", "2GiB", "--tenant", tenant)
    return porter(home, "mounts", *terms, "--driver", home / "vendor", "--format", form)


def ways(home: Path) -> tuple[str, ...]:
    """Each name of the library as programs may open it."""
    names = ("libcuda.so", "libcuda.so.1", "libcuda.so.535.1")
    return tuple(f"{home}/vendor/{name}" for name in names)


def in_turn(home: Path, before: str = "") -> tuple[str, ...]:
    return ("sh", "-c", "; ".join(f"{before} /bin/fill {way}" for way in ways(home)))


def test_without_a_share_the_whole_device_is_granted(home: Path, engine: Engine) -> None:
    done = engine.run(VENDOR, *in_turn(home))
    assert (done.returncode, done.stdout) == (0, WHOLE * 3), done.stderr


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((*VENDOR, *SHARE), id="behind the vendor's"),
        pytest.param((*SHARE, *VENDOR), id="before the vendor's"),
        pytest.param((*VENDOR, *SHARE, "--user", "4321:4321"), id="another user"),
        pytest.param((*VENDOR, *SHARE, "--read-only"), id="read-only"),
        pytest.param(
            (
                *(*VENDOR, *SHARE, "--env", "PORTER_MEMORY=none", "--env", "PORTER_STATE=/tmp"),
                *("--env", "PORTER_TENANT=bob", "--env", "LD_LIBRARY_PATH=/usr/local/porter/real"),
            ),
            id="variables",
        ),
    ],
)
def test_the_quota_is_enforced(home: Path, engine: Engine, options: tuple[str, ...]) -> None:
    done = engine.run(options, *in_turn(home))
    assert (done.returncode, done.stdout) == (0, GRANTED * 3), done.stderr


def test_the_quota_is_enforced_without_an_environment(home: Path, engine: Engine) -> None:
    done = engine.run((*VENDOR, *SHARE), *in_turn(home, "env -i"))
    assert (done.returncode, done.stdout) == (0, GRANTED * 3), done.stderr


def test_the_share_alone_brings_the_library(home: Path, engine: Engine) -> None:
    """The vendor's device may be given by other means, its nodes for example."""
    done = engine.run(SHARE, "fill", f"{home}/vendor/libcuda.so.1")
    assert (done.returncode, done.stdout) == (0, GRANTED), done.stderr


def test_containers_of_a_tenant_have_one_account(home: Path, engine: Engine) -> None:
    command = engine.command((*VENDOR, *SHARE), "fill", ways(home)[1], "hold")
    holder = ["holder" if word == "box" else word for word in command]  # containerd's name of it
    with subprocess.Popen(
        holder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == GRANTED
        other = engine.run((*VENDOR, *SHARE, "--user", "4321:4321"), "fill", ways(home)[1])
        process.communicate("")
    assert (other.returncode, other.stdout) == (0, "0 2\n"), other.stderr


def test_a_container_cannot_change_what_limits_it(home: Path, engine: Engine) -> None:
    script = "! touch /etc/porter/quota.conf && ! touch /usr/local/porter/real/libcuda.so.1"
    script += "".join(f" && ! touch {way}" for way in ways(home))
    done = engine.run((*VENDOR, *SHARE), "sh", "-c", f"{script} && touch /run/porter/alice/mine")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("Read-only file system") == 5
    assert (home / "state/alice/mine").exists()


def test_a_vendors_folder_of_the_host_is_not_changed(home: Path, engine: Engine) -> None:
    """Some vendors' devices mount a whole folder; one without aliases here."""
    own = home / "vendor/libcuda.so"
    own.unlink()
    names = sorted(path.name for path in (home / "vendor").iterdir())
    mount = f"type=bind,src={home}/vendor,dst={home}/vendor"
    if engine.name == "containerd":
        mount += ",options=rbind:rw"
    options = ("--mount", mount, "--env", "PORTER_SIM_MEMORY=5GiB", *SHARE)
    done = engine.run(options, "fill", f"{home}/vendor/libcuda.so.1")
    assert sorted(path.name for path in (home / "vendor").iterdir()) == names
    own.symlink_to("libcuda.so.1")
    assert (done.returncode, done.stdout) == (0, GRANTED), done.stderr


def test_a_tenants_name_may_begin_with_a_digit(home: Path, engine: Engine) -> None:
    (engine.cdi / "7b.json").write_text(mounts(home, "7b", "cdi"))
    done = engine.run((*VENDOR, "--device", "porter/share=7b"), "fill", ways(home)[0])
    assert (done.returncode, done.stdout) == (0, GRANTED), done.stderr


def test_a_missing_file_of_the_share_is_an_error(home: Path, engine: Engine) -> None:
    """The container does not start: it is not unlimited."""
    config = home / "state/alice.conf"
    config.rename(home / "alice.conf")
    done = engine.run((*VENDOR, *SHARE), "fill", ways(home)[0])
    (home / "alice.conf").rename(config)
    assert (done.returncode != 0, done.stdout) == (True, "")


@pytest.mark.parametrize("engine", ["podman of this Debian"], indirect=True)
def test_the_command_line_is_understood(home: Path, engine: Engine) -> None:
    """Podman takes Docker's options."""
    line = mounts(home, "docked", "docker").replace("docker run --rm", '"$@"', 1)
    line = line.replace('"$@"\n', f"--env PORTER_SIM_MEMORY=5GiB {' '.join(engine.image)} ")
    script = f"{line} /bin/fill {home}/vendor/libcuda.so.1"
    argv = ["sh", "-c", script, "sh", *engine.enter]
    done = subprocess.run(
        argv, stdin=subprocess.DEVNULL, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, GRANTED), done.stderr


@pytest.mark.long
@pytest.mark.network
@pytest.mark.parametrize("engine", ["podman of this Debian", "containerd 2"], indirect=True)
def test_nvidias_hook_makes_its_links(home: Path, engine: Engine) -> None:
    """The real one, as NVIDIA's container toolkit writes it in its device files."""
    folder = f"{home}/vendor"
    links = (f"libcuda.so.535.1::{folder}/libcuda.so.1", f"libcuda.so.1::{folder}/libcuda.so")
    program = container_engines.go_programs() / "nvidia-cdi-hook"
    options = [word for link in links for word in ("--link", link)]
    before = (engine.cdi / "vendor.json").read_text()
    write_vendor(engine, home, [str(program), "nvidia-cdi-hook", "create-symlinks", *options])
    for order in ((*VENDOR, *SHARE), (*SHARE, *VENDOR)):
        done = engine.run(order, *in_turn(home))
        assert (done.returncode, done.stdout) == (0, GRANTED * 3), done.stderr
    (engine.cdi / "vendor.json").write_text(before)
