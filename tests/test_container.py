"""container: the mounts, as text and in real namespaces."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path, PurePosixPath

import pytest
from namespaces import Run, container, needs_root

from porter.errors import PorterError
from porter.runtime.container import (
    Bind,
    Cover,
    Guarded,
    Tenancy,
    as_cdi,
    as_docker,
    as_json,
    as_shell,
    binds,
    configuration,
    differences,
    renewed,
    variables,
)
from porter.runtime.terms import Sharing

LIBRARY = Guarded(
    "libtoy.so.1",
    ("libtoy.so",),
    PurePosixPath("/b/libtoy.so.1"),
    PurePosixPath("/usr/lib/libtoy.so.1.2"),
    PurePosixPath("/usr/lib"),
)
TENANCY = Tenancy(
    "alice",
    "8GiB,1=50%",
    PurePosixPath("/s/alice.conf"),
    PurePosixPath("/s/alice"),
    PurePosixPath("/s/.devices"),
    "info",
)
BINDS = (
    Bind(
        PurePosixPath("/usr/lib/libtoy.so.1.2"),
        PurePosixPath("/usr/local/porter/real/libtoy.so.1"),
    ),
    Bind(LIBRARY.shim, PurePosixPath("/usr/lib/libtoy.so.1.2"), cover=Cover.FILE),
    Bind(LIBRARY.shim, PurePosixPath("/usr/lib/libtoy.so.1"), cover=Cover.LINK),
    Bind(LIBRARY.shim, PurePosixPath("/usr/lib/libtoy.so"), cover=Cover.ALIAS),
    Bind(PurePosixPath("/s/alice.conf"), PurePosixPath("/etc/porter/quota.conf")),
    Bind(PurePosixPath("/s/alice"), PurePosixPath("/run/porter/alice"), writable=True),
    Bind(PurePosixPath("/s/.devices"), PurePosixPath("/run/porter/.devices"), writable=True),
)


def test_binds_move_the_real_file_away_before_its_names_are_covered() -> None:
    assert binds((LIBRARY,), TENANCY) == BINDS


def test_configuration_is_one_setting_a_line() -> None:
    assert configuration((LIBRARY,), TENANCY).splitlines() == [
        "tenant = alice",
        "state = /run/porter",
        "shared = /run/porter/.devices",
        "memory = 8GiB",
        "memory.1 = 50%",
        "log = info",
        "real.libtoy.so.1 = /usr/local/porter/real/libtoy.so.1",
    ]


@pytest.mark.parametrize(
    ("sharing", "lines"),
    [
        (
            Sharing("30,1=12.5%"),
            ["compute = 30", "compute.1 = 12.5%", "policy = cap", "priority = normal"],
        ),
        (Sharing(weight=200), ["policy = weight", "weight = 200", "priority = normal"]),
        (Sharing(priority="low"), ["policy = equal", "priority = low"]),
    ],
)
def test_configuration_leaves_nothing_of_a_share_to_the_environment(
    sharing: Sharing, lines: list[str]
) -> None:
    tenancy = replace(TENANCY, memory="", log="", sharing=sharing)
    assert configuration((), tenancy).splitlines()[3:] == lines


def test_a_file_keeps_its_terms_and_its_words_unless_others_are_given() -> None:
    unset = replace(TENANCY, memory="", log="", sharing=Sharing())
    bare, full = configuration((LIBRARY,), unset), configuration((LIBRARY,), TENANCY)
    edited = f"# ours\n{full}compute = 30 # of all\ngate.host-copies = yes\n"
    assert renewed(edited, bare, terms=False) == edited
    moved = bare.replace("/usr/local/porter/real", "/elsewhere")
    assert differences(edited, renewed(edited, moved, terms=False)) == [
        "real.libtoy.so.1 is /elsewhere/libtoy.so.1, was /usr/local/porter/real/libtoy.so.1"
    ]
    less = configuration((LIBRARY,), replace(unset, memory="4g", log="warn"))
    assert differences(edited, renewed(edited, less, terms=True)) == [
        "memory is 4g, was 8GiB",
        "log is warn, was info",
        "memory.1 is not set, was 50%",
        "compute is not set, was 30",
    ]


def test_files_are_covered_before_links_to_them() -> None:
    """A link of one version may lead to the file of another."""
    folder = PurePosixPath("/usr/lib")
    old = replace(LIBRARY, aliases=(), copies=("libtoy.so", "libtoy.so.0"))
    new = Guarded(
        "libtoy.so.2", ("libtoy.so",), PurePosixPath("/b/2"), folder / "libtoy.so.2", folder
    )
    covers = [bind for bind in binds((old, new), TENANCY) if bind.cover]
    assert [bind.cover for bind in covers] == [Cover.FILE] * 4 + [Cover.LINK]
    assert {bind.target.name: bind.source for bind in covers} == {
        "libtoy.so.1.2": old.shim,
        "libtoy.so.1": old.shim,
        "libtoy.so.0": old.shim,
        "libtoy.so": old.shim,
        "libtoy.so.2": new.shim,
    }


def test_json_names_every_mount_but_aliases() -> None:
    plain = json.loads(as_json(BINDS))
    assert [(m["source"], m["target"], m["writable"]) for m in plain] == [
        (str(bind.source), str(bind.target), bind.writable)
        for bind in BINDS
        if bind.cover is not Cover.ALIAS
    ]


def test_cdi_mounts_no_link_that_a_vendors_hook_may_make() -> None:
    text = json.loads(as_cdi(BINDS, TENANCY))
    assert text["kind"] == "porter/share"
    (device,) = text["devices"]
    edits = device["containerEdits"]
    mounts = [(m["hostPath"], m["containerPath"], "rw" in m["options"]) for m in edits["mounts"]]
    assert (device["name"], mounts) == (
        "alice",
        [
            (str(bind.source), str(bind.target), bind.writable)
            for bind in BINDS
            if bind.cover in (Cover.NONE, Cover.FILE)
        ],
    )
    (hook,) = edits["hooks"]
    assert (hook["hookName"], hook["path"], hook["args"][:2]) == (
        "createContainer",
        "/bin/sh",
        ["sh", "-c"],
    )
    assert hook["args"][2].splitlines()[-2:] == [
        "link /usr/lib/libtoy.so.1 libtoy.so.1.2",
        "cover /b/libtoy.so.1 /usr/lib/libtoy.so.1.2 /usr/lib/libtoy.so.1 /usr/lib/libtoy.so",
    ]


@pytest.mark.parametrize(("name", "version"), [("alice", "0.3.0"), ("7b", "0.5.0")])
def test_cdi_has_the_lowest_version_that_knows_its_fields(name: str, version: str) -> None:
    """An engine refuses a version that it does not know: Debian 12's podman knows up to 0.5.0."""
    assert json.loads(as_cdi(BINDS, replace(TENANCY, tenant=name)))["cdiVersion"] == version


def test_a_name_that_cdi_would_refuse_is_refused() -> None:
    with pytest.raises(PorterError, match="'team-' is no name of a CDI device"):
        as_cdi(BINDS, replace(TENANCY, tenant="team-"))


def test_loaders_get_the_shims_mounted_path() -> None:
    layer = replace(LIBRARY, layers="TOY_LAYERS", folder=PurePosixPath("/my lib"))
    assert variables((LIBRARY,)) == ()
    env = variables((LIBRARY, layer))
    assert env == ("TOY_LAYERS=/my lib/libtoy.so.1",)
    sources = {str(bind.target): bind.source for bind in binds((layer,), TENANCY)}
    assert sources[env[0].partition("=")[2]] == layer.shim

    (device,) = json.loads(as_cdi(BINDS, TENANCY, env))["devices"]
    assert device["containerEdits"]["env"] == list(env)
    assert as_docker((), env).splitlines()[1] == "  --env 'TOY_LAYERS=/my lib/libtoy.so.1' \\"
    assert "export 'TOY_LAYERS=/my lib/libtoy.so.1'" in as_shell((), env)
    assert "env" not in json.loads(as_cdi(BINDS, TENANCY))["devices"][0]["containerEdits"]


def test_docker_quotes_text_that_a_shell_would_split() -> None:
    mounts = (Bind(PurePosixPath("/my builds/l.so"), PurePosixPath("/usr/lib/l.so")),)
    assert as_docker(mounts) == (
        "docker run --rm \\\n"
        "  --mount 'type=bind,source=/my builds/l.so,target=/usr/lib/l.so,readonly' \\\n"
        '  "$@"\n'
    )
    comma = (Bind(PurePosixPath('/a,"b'), PurePosixPath("/l.so"), writable=True),)
    assert as_docker(comma).splitlines()[1] == (
        """  --mount 'type=bind,"source=/a,""b",target=/l.so' \\"""
    )


@pytest.fixture(scope="module")
def host() -> Iterator[Path]:
    """A machine with a vendor's library, a shim of it, and programs that reach it in every way.

    Not in pytest's own folder, which other uids may not enter.
    """
    with tempfile.TemporaryDirectory(prefix="porter-host-") as folder:
        Path(folder).chmod(0o755)
        _furnish(Path(folder))
        yield Path(folder)


def _furnish(home: Path) -> None:
    sources = Path(__file__).parent / "data" / "attach"
    for folder in ("vendor", "shim", "state"):
        (home / folder).mkdir()

    def compile_(*arguments: str) -> None:
        subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", *arguments], cwd=home, check=True)

    shared = ("-shared", "-fPIC", "-Wl,-soname,libattach.so.1")
    compile_(*shared, f"{sources}/vendor.c", "-o", "vendor/libattach.so.1.2.3")
    compile_(*shared, f"{sources}/shim.c", "-o", "shim/libattach.so.1")
    (home / "vendor" / "libattach.so.1").symlink_to("libattach.so.1.2.3")
    (home / "vendor" / "libattach.so").symlink_to("libattach.so.1")
    linked = (f"{sources}/program.c", "-DLINKED", "-Lvendor", "-lattach")
    old = "-Wl,--disable-new-dtags"
    compile_(*linked, f"-Wl,-rpath,{home}/vendor", "-Wl,--enable-new-dtags", "-o", "runpath")
    compile_(*linked, f"-Wl,-rpath,{home}/vendor", old, "-o", "rpath")
    compile_(f"{sources}/program.c", "-o", "opens")


@pytest.fixture(scope="module")
def inside(host: Path) -> Iterator[Run]:
    """Run a program in a container made by the script: as any uid, with no environment."""
    library = Guarded(
        "libattach.so.1",
        ("libattach.so",),
        PurePosixPath(host / "shim/libattach.so.1"),
        PurePosixPath(host / "vendor/libattach.so.1.2.3"),
        PurePosixPath(host / "vendor"),
    )
    tenancy = Tenancy(
        "alice",
        "8GiB",
        PurePosixPath(host / "alice.conf"),
        PurePosixPath(host / "state/alice"),
        PurePosixPath(host / "state/.devices"),
    )
    (host / "alice.conf").write_text(configuration((library,), tenancy))
    for folder in ("state/alice", "state/.devices"):
        (host / folder).mkdir()
        (host / folder).chmod(0o777)
    (host / "mounts.sh").write_text(as_shell(binds((library,), tenancy)))
    with container(host / "mounts.sh", host) as run:
        yield run


@pytest.mark.root
@pytest.mark.compile
@needs_root
def test_every_way_to_the_library_leads_to_the_shim(host: Path, inside: Run) -> None:
    vendor = host / "vendor"
    ways = [
        [str(host / "runpath")],
        [str(host / "rpath")],
        *([str(host / "opens"), str(path)] for path in sorted(vendor.iterdir())),
        ["env", f"LD_LIBRARY_PATH={vendor}", str(host / "opens"), "libattach.so.1"],
        ["env", f"LD_LIBRARY_PATH={vendor}", str(host / "opens"), "libattach.so"],
    ]
    answers = [inside(uid, *way).stdout.strip() for way in ways for uid in (0, 1234, 4321)]
    assert answers == [f"shim of vendor, 8GiB, call {n + 1}" for n in range(len(ways) * 3)]
    assert (host / "state/alice/calls").read_text() == "x" * len(answers)


@pytest.mark.root
@pytest.mark.compile
@needs_root
def test_the_container_can_write_nothing_but_its_state(host: Path, inside: Run) -> None:
    vendor = host / "vendor"
    for path in ("/etc/porter/quota.conf", vendor / "libattach.so", vendor / "libattach.so.1.2.3"):
        assert inside(0, "sh", "-c", f": > {path}").returncode != 0
    for folder in ("alice", ".devices"):
        assert inside(1234, "sh", "-c", f": > /run/porter/{folder}/mine").returncode == 0
        assert (host / "state" / folder / "mine").exists()


@pytest.mark.compile
@needs_root
@pytest.mark.root
def test_outside_the_container_nothing_has_changed(host: Path, inside: Run) -> None:
    assert inside(0, host / "rpath").stdout.startswith("shim of vendor")
    program = subprocess.run([host / "rpath"], check=True, capture_output=True, text=True)
    assert program.stdout == "vendor\n"
    assert not Path("/usr/local/porter/real/libattach.so.1").exists()
