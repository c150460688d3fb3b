"""doctor: a vendor's library that was loaded unguarded, as the loader reports it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from porter.runtime.doctor import Loading, Origin, loadings, unguarded

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "tests" / "data" / "attach"

TRACE = """\
     7:\tfile=/s/libtoy.so.1 [0];  needed by ./prog [0]
     7:\tfile=/s/libtoy.so.1 [0];  generating link map
     7:\tfile=libc.so.6 [0];  needed by ./prog [0]
     7:\tcalling init: /lib/libc.so.6
     7:\tcalling init: /s/libtoy.so.1
     7:\tfile=/v/libtoy.so.1 [0];  dynamically loaded by /s/libtoy.so.1 [0]
     7:\tcalling init: /v/libtoy.so.1
     7:\topening file=/v/libtoy.so.1 [0]; direct_opencount=1
"""
ORIGINS = {"/s/libtoy.so.1": Origin.SHIM, "/v/libtoy.so.1": Origin.VENDOR}


def test_loadings_name_the_requester() -> None:
    assert loadings(7, TRACE) == (
        Loading(7, "/lib/libc.so.6", "./prog"),
        Loading(7, "/s/libtoy.so.1", "./prog"),
        Loading(7, "/v/libtoy.so.1", "/s/libtoy.so.1", 1),
    )


def test_libraries_that_a_shim_opens_are_guarded() -> None:
    assert unguarded(loadings(7, TRACE), ORIGINS) == ()


def test_libraries_that_are_also_opened_by_path_are_not_guarded() -> None:
    twice = TRACE + "     7:\topening file=/v/libtoy.so.1 [0]; direct_opencount=2\n"
    assert [loading.opens for loading in unguarded(loadings(7, twice), ORIGINS)] == [2]


def test_libraries_that_the_program_opens_are_not_guarded() -> None:
    reported = TRACE.replace("loaded by /s/libtoy.so.1", "loaded by ./prog")
    assert [loading.by for loading in unguarded(loadings(7, reported), ORIGINS)] == ["./prog"]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """vendor/ with the real library, shim/ with a marked one, and programs."""
    home = tmp_path_factory.mktemp("doctor")
    for folder in ("vendor", "shim"):
        (home / folder).mkdir()
    build = ("cc", "-shared", "-fPIC", "-Wl,-soname,libattach.so.1")
    note = ROOT / "backends" / "shim" / "note.c"
    for arguments in (
        (*build, SOURCES / "vendor.c", "-o", "vendor/libattach.so.1"),
        (*build, SOURCES / "shim.c", note, "-o", "shim/libattach.so.1"),
        ("cc", SOURCES / "program.c", "-o", "opens"),
    ):
        subprocess.run(arguments, cwd=home, check=True)
    return home


@pytest.mark.compile
@pytest.mark.parametrize(("argument", "guarded"), [("libattach.so.1", True), ("{}", False)])
def test_the_loader_of_this_machine_reports_it(
    files: Path, argument: str, *, guarded: bool
) -> None:
    vendor, shim = files / "vendor" / "libattach.so.1", files / "shim" / "libattach.so.1"
    log = files / f"log-{guarded}"
    environment = {
        **os.environ,
        "LD_DEBUG": "files",
        "LD_DEBUG_OUTPUT": str(log),
        "LD_PRELOAD": str(shim),
    }
    program = [files / "opens", argument.format(vendor)]
    with subprocess.Popen(program, env=environment, stdout=subprocess.DEVNULL) as process:
        pass
    reported = loadings(process.pid, Path(f"{log}.{process.pid}").read_text())
    origins = {str(vendor): Origin.VENDOR, str(shim): Origin.SHIM}
    assert [loading.path for loading in unguarded(reported, origins)] == (
        [] if guarded else [str(vendor)]
    )
