"""A thread's last error: as if the vendor had refused, and seen no call of ours.

On simulated devices, whose libraries remember an error until it is read.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from test_clones import ran, twins
from test_metax import on

pytestmark = [pytest.mark.compile, pytest.mark.network]

PROGRAM = Path(__file__).parent / "clones" / "errors.py"
LAUNCHES = PROGRAM.with_name("launches.py")
LIBRARIES = on(
    ("ascend", ["libascendcl.so", "aclrt"], ["0"]),
    ("biren", ["libsupa-runtime.so", "su"], []),
    ("biren", ["libsupart.so", "supa"], []),
    ("cambricon", ["libcnrt.so", "cnrt"], []),
    ("enflame", ["libtopsrt.so", "tops"], []),
    ("hygon", ["libgalaxyhip.so.5", "hip"], []),
    ("metax", ["libmcruntime.so", "mc"], []),
)


@pytest.mark.parametrize(("backend", "library", "level"), LIBRARIES)
def test_it_is_as_if_the_vendor_had_refused(
    backend: str, library: list[str], level: list[str], tmp_path: Path
) -> None:
    """Also next to work under a cap, for which the gate calls the vendor in between."""
    alone, guarded, shared = (tmp_path / name for name in ("alone", "guarded", "shared"))
    for folder in (alone, guarded, shared):
        folder.mkdir()

    reported = ran(
        backend, [*library, "2000", *level], alone, PROGRAM, LD_LIBRARY_PATH=twins(backend)
    )
    cap = {"PORTER_COMPUTE": Path("50"), "PORTER_SHARED": shared}
    through = ran(backend, [*library, "600", *level], guarded, PROGRAM, **cap)

    assert through == reported
    refused = reported[1].split()
    assert [reported[0], reported[4], refused[3]] == ["0 0 0 0", "0 0 0 0", "0"]
    assert refused[0] != "0"
    assert refused[:3] == [refused[0]] * 3


@pytest.mark.xdist_group("metax")
def test_statuses_of_markers_are_hidden(tmp_path: Path) -> None:
    """They are not ready, and looked at between a launch and the program's question."""
    shared, trace = tmp_path / "shared", tmp_path / "trace"
    shared.mkdir()
    cap = {"PORTER_COMPUTE": Path("50"), "PORTER_SHARED": shared, "PORTER_SIM_TRACE": trace}
    kernels = cap | {"PORTER_SIM_KERNEL_US": Path("500")}

    reported = ran("metax", ["libmcruntime.so", "mc", "100"], tmp_path, LAUNCHES, **kernels)

    assert reported == ["0 0", "101 101 101", "0 0"]
    calls = trace.read_text().splitlines()
    assert sum(line.startswith("mcEventQuery ") for line in calls) > 100


@pytest.mark.xdist_group("metax")
def test_a_call_for_which_room_was_made_did_not_fail(tmp_path: Path) -> None:
    """The vendor was out of memory, released its reserve, and was asked again."""
    arguments = ["libmcruntime.so", "mc", "64"]

    reported = ran("metax", arguments, tmp_path, PROGRAM, PORTER_SIM_FAIL=Path("alloc:2"))

    assert reported[1] == "0 0 0 0"
