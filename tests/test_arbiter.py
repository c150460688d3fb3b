"""The lease between processes: plain, under the sanitizers, and read from outside."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import worlds

pytestmark = pytest.mark.compile

TESTS = Path(__file__).parent
CORE = TESTS.parent / "backends/core"
SOURCES = worlds.core_sources("lease/arbiter*.c", "platform/*.c", "sched/*.c", "state/mapped.c")
FLAGS = (
    *("-std=c11", "-O1", "-g", "-pthread", f"-I{CORE}", f"-I{TESTS / 'c'}", "-Wall", "-Wextra"),
    *("-Wshadow", "-Wstrict-prototypes", "-Werror"),
)
WAYS = {
    "plain": ("-O2",),
    "asan": ("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    "tsan": ("-fsanitize=thread",),
}
SANITIZERS = {"ASAN_OPTIONS": "detect_leaks=0:handle_sigbus=0", "TSAN_OPTIONS": "handle_sigbus=0"}
TICK_BITS, TICK_SHIFT = (30, 32), 16  # arbiter_file.h: ticks of 2^16 ns, some kept in 30 bits
BEFORE_NS = {  # the steps that are tried this long before it
    "weights_hold": 300_000_000,
    "each_waiting_process_is_woken": 100_000_000,
    "open_to_all": 30_000_000,
    "a_dead_runner": 10_000_000,
    "a_stopped_runner": 50_000_000,
}
TRIES = 2

MEMBER = """
#include <unistd.h>
#include "lease/arbiter.h"
int main(void)
{
    struct arbiter_place place = {0};
    struct share_terms terms = share_terms_of(SHARE_CAP, 300000, 0, SHARE_HIGH);
    if (arbiter_join(&place, ".", "GPU-1", "one", &terms))
        return 1;
    arbiter_charge(&place, 12345678, 1);
    arbiter_waited(&place, 77);
    arbiter_copied(&place, 88);
    return write(1, "\\n", 1) != 1 || pause();
}
"""

TELLS = """
#include <stdlib.h>
#include <unistd.h>
#include "lease/arbiter.h"
#include "platform/lock.h"
int main(int argc, char **argv)
{
    struct arbiter_place place = {0};
    struct share_terms terms = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL);
    uint64_t until;
    if (argc != 2 || arbiter_join(&place, ".", "GPU-1", argv[1], &terms))
        return 1;
    for (int i = 0; i < 4; i++, lock_sleep_ns(100000000))
        arbiter_hold(&place, lock_now_ns(), &until);
    return write(1, "\\n", 1) != 1 || read(0, &until, 1);
}
"""


def build(folder: Path, way: str, source: Path, *more: str | Path) -> Path:
    binary = folder / source.stem
    subprocess.run(["cc", *FLAGS, *WAYS[way], *more, source, *SOURCES, "-o", binary], check=True)
    return binary


@pytest.mark.parametrize(
    "way", ["plain", *(pytest.param(way, marks=pytest.mark.slow) for way in ("asan", "tsan"))]
)
def test_the_lease_is_one_tenants_at_a_time(tmp_path: Path, way: str) -> None:
    wrapped = "-Wl,--wrap=arbiter_store"  # a test stops where that is called
    binary = build(tmp_path, way, TESTS / "c/arbiter_lease.c", wrapped)
    folder = tmp_path / "cases"
    folder.mkdir()
    done = subprocess.run(
        [binary],
        cwd=folder,
        env=os.environ | SANITIZERS | {"CHAOS_KILLS": "100", "PORTER_LOG": "off"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def up_for_longer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases, by a clock that UPTIME_AHEAD moves."""
    wrapped = ("-Wl,--wrap=arbiter_store", "-Wl,--wrap=lock_now_ns", TESTS / "c/uptime.c")
    return build(tmp_path_factory.mktemp("up"), "plain", TESTS / "c/arbiter_lease.c", *wrapped)


@pytest.mark.alone
@pytest.mark.parametrize("bits", TICK_BITS)
@pytest.mark.parametrize("half", [1, 2])
def test_the_lease_passes_on_while_ticks_begin_anew(
    tmp_path: Path, up_for_longer: Path, bits: int, half: int
) -> None:
    """Each case when the machine was up for a moment less than that; half of it is no less odd."""
    anew = (1 << bits + TICK_SHIFT) // half

    def failed(case: str) -> str:
        (tmp_path / case).mkdir()
        ahead = anew - BEFORE_NS[case] - time.monotonic_ns()
        environment = os.environ | {"UPTIME_AHEAD": str(ahead % (1 << 64)), "PORTER_LOG": "off"}
        done = subprocess.run(
            [up_for_longer, case],
            cwd=tmp_path / case,
            env=environment,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        return done.stderr or (f"{case}: {done.returncode}" if done.returncode else "")

    for _ in range(TRIES):
        with ThreadPoolExecutor() as pool:
            reported = [each for each in pool.map(failed, BEFORE_NS) if each]
        if not reported:
            return
        for case in BEFORE_NS:
            shutil.rmtree(tmp_path / case)
    raise AssertionError(reported)


@pytest.mark.parametrize(("ahead", "reported"), [(0, 0), (7_200_000_000_000, 1)])
def test_clocks_that_differ_are_reported(tmp_path: Path, ahead: int, reported: int) -> None:
    source = tmp_path / "tells.c"
    source.write_text(TELLS)
    binary = build(tmp_path, "plain", source, "-Wl,--wrap=lock_now_ns", TESTS / "c/uptime.c")
    pipe = subprocess.PIPE
    other = {**os.environ, "UPTIME_AHEAD": str(ahead)}
    with subprocess.Popen(
        [binary, "other"], cwd=tmp_path, env=other, stdin=pipe, stdout=pipe
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"\n"
        done = subprocess.run(
            [binary, "one"], cwd=tmp_path, input="", capture_output=True, text=True, check=True
        )
    assert done.stderr.count("clock is far ahead of this one's") == reported


def test_a_reader_of_the_file_finds_tenants_and_processes(tmp_path: Path) -> None:
    source = tmp_path / "member.c"
    source.write_text(MEMBER)
    with subprocess.Popen(
        [build(tmp_path, "plain", source)], cwd=tmp_path, stdout=subprocess.PIPE
    ) as member:
        try:
            assert member.stdout is not None
            assert member.stdout.readline() == b"\n"
            data = (tmp_path / "GPU-1.lease").read_bytes()
        finally:
            member.kill()

    assert len(data) == 192 + 64 * 256 + 1024 * 64 + 64 * 8 + 16
    assert struct.unpack_from("<8sIIII", data) == (b"pArbiter", 9, 64, 64, 1024)
    assert struct.unpack_from("<I", data, 136) == (1,)  # process slots ever used
    assert struct.unpack_from("<I", data, 64 + 52)[0] != 0  # gated: it is capped
    state, which, waited = struct.unpack_from("<IIQ", data, 192)
    assert (state, waited) == (1, 77)
    assert struct.unpack_from("<Q", data, 192 + 64 * 256 + 1024 * 64) == (88,)
    assert data[192 + 24 :][:64].rstrip(b"\0") == b"one"
    assert struct.unpack_from("<IIII", data, 192 + 88) == (100, 300_000, 300_000, 3)
    share = struct.unpack_from("<IIIIqQQQII", data, 192 + 112 + 56 * (which & 1))
    assert share[:4] == (100, 300_000, 300_000, 3)
    assert share[6] == 12_345_678
    state, pid, _, tenant = struct.unpack_from("<IiQI", data, 192 + 64 * 256)
    assert (state, pid, tenant) == (1, member.pid, 0)
