"""Stacked libraries count once; launches go to the stream that an earlier call set."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import worlds

from porter.native import simd

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("clones")]

LAYERS = Path(__file__).parent / "layers"
ONCE = "512 512 4 100100 0 0"  # of 512 MiB, four times 128


@cache
def guards(backend: str) -> Path:
    """Build porter's libraries of a backend."""
    return worlds.shims(worlds.generated(backend) / backend, worlds.BUILT / backend / "shims")


def over(folder: Path, *how: str) -> Path:
    """Put a runtime over the simulated driver's library, where vendors' libraries lie."""
    twin = worlds.twins("cambricon")
    folder.mkdir()
    for name in ("libcndrv.so", "porter-simd"):
        (folder / name).symlink_to(twin / name)
    source = LAYERS / "runtime.c"
    linked = ["-DLINKED", folder / "libcndrv.so"] if "linked" in how else []
    flags = ["-shared", "-fPIC", "-O1", "-w", "-Wl,-soname,libcnrt.so"]
    command = ["gcc", *flags, source, *linked, "-ldl", "-o", folder / "libcnrt.so"]
    subprocess.run(command, check=True)
    return folder


def ran(program: list[str | Path], vendor: Path, tmp_path: Path, **more: str | Path) -> str:
    socket = str(tmp_path / "devices")
    settings = {
        "PORTER_REAL_DIR": vendor,
        "PORTER_SIM_SOCKET": socket,
        "PORTER_SIM_CONTEXT": "0",
        "PORTER_STATE": tmp_path / "state",
        "PORTER_SHARED": tmp_path / "shared",
        "PORTER_LOG": "error",
    } | more
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    with simd.devices(vendor / "porter-simd", socket, 1, "1GiB"):
        done = subprocess.run(
            [sys.executable, *program],
            env=inherited | {name: str(value) for name, value in settings.items()},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.mark.parametrize("release", ["cnrtFree", "cnFree"])
@pytest.mark.parametrize("finds", ["linked", "dlsym", "export"])
def test_what_passes_through_both_layers_counts_once(
    finds: str, release: str, tmp_path: Path
) -> None:
    """However the runtime finds the driver's library, and whichever layer frees."""
    vendor = over(tmp_path / "vendor", finds)
    reported = ran(
        [LAYERS / "fill.py", release],
        vendor,
        tmp_path,
        LD_LIBRARY_PATH=guards("cambricon"),
        PORTER_MEMORY="512MiB",
        RUNTIME_FINDS=finds,
    )
    assert reported == ONCE


@pytest.mark.parametrize("finds", ["linked", "dlsym"])
def test_the_upper_layer_counts_where_the_lower_one_is_unguarded(
    finds: str, tmp_path: Path
) -> None:
    vendor, only = over(tmp_path / "vendor", finds), tmp_path / "only"
    only.mkdir()
    (only / "libcnrt.so").symlink_to(guards("cambricon") / "libcnrt.so")
    reported = ran(
        [LAYERS / "fill.py", "cnrtFree"],
        vendor,
        tmp_path,
        LD_LIBRARY_PATH=f"{only}:{vendor}",
        PORTER_MEMORY="512MiB",
        RUNTIME_FINDS=finds,
    )
    assert reported == ONCE


def test_an_unused_lower_layer_leaves_the_upper_one_its_count(
    tmp_path: Path,
) -> None:
    """It is loaded, and asleep: the simulated runtime needs no driver."""
    folder = guards("cambricon")
    reported = ran(
        [LAYERS / "fill.py", "cnrtFree"],
        worlds.twins("cambricon"),
        tmp_path,
        LD_LIBRARY_PATH=folder,
        LD_PRELOAD=f"{folder / 'libcndrv.so'}:{folder / 'libcnrt.so'}",
        PORTER_MEMORY="512MiB",
    )
    assert reported == ONCE


def test_a_launch_goes_to_the_stream_that_its_thread_set(tmp_path: Path) -> None:
    """What marks its end goes into that stream, and into no other."""
    trace = tmp_path / "trace"
    reported = ran(
        [LAYERS / "launch.py"],
        worlds.twins("kunlun"),
        tmp_path,
        LD_LIBRARY_PATH=guards("kunlun"),
        PORTER_COMPUTE="90",
        PORTER_SIM_TRACE=trace,
    )
    lines = [line.split() for line in trace.read_text().splitlines()]
    marked = {
        int.from_bytes(bytes.fromhex(line[2]), "little")
        for line in lines
        if line[0] == "xpu_event_record"
    }
    assert marked == {int(reported)}


L3 = 1


def test_memory_on_the_chip_is_no_part_of_the_quota(tmp_path: Path) -> None:
    """Main memory is refused with 705; L3 is had all the same."""
    program = (
        "import ctypes; x = ctypes.CDLL('libxpurt.so.2'); p = ctypes.c_void_p();"
        "get = lambda mib, kind: x.xpu_malloc(ctypes.byref(p), ctypes.c_uint64(mib << 20), kind);"
        f"print(get(384, 0), get(256, 0), get(64, {L3}), get(256, 0), get(256, 16), get(128, 16))"
    )
    reported = ran(
        ["-c", program],
        worlds.twins("kunlun"),
        tmp_path,
        LD_LIBRARY_PATH=guards("kunlun"),
        PORTER_MEMORY="512MiB",
    )
    assert reported == "0 705 0 705 705 0"


def test_the_management_library_shows_the_runtimes_memory(tmp_path: Path) -> None:
    """Both name a card by its place on the bus."""
    reported = ran(
        [LAYERS / "managed.py"],
        worlds.twins("kunlun"),
        tmp_path,
        LD_LIBRARY_PATH=guards("kunlun"),
        PORTER_MEMORY="512MiB",
    )
    assert reported == "192 512 320 512 1 True 192"
