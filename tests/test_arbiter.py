"""The lease between processes: plain, under the sanitizers, and read from outside."""

from __future__ import annotations

import os
import struct
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.compile

TESTS = Path(__file__).parent
CORE = TESTS.parent / "backends/core"
SOURCES = [
    *sorted(CORE.glob("arbiter*.c")),
    *(CORE / f"{name}.c" for name in ("lock", "log", "mapped", "share")),
]
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

MEMBER = """
#include <unistd.h>
#include "arbiter.h"
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


def build(folder: Path, way: str, source: Path, *more: str) -> Path:
    binary = folder / source.stem
    subprocess.run(["cc", *FLAGS, *WAYS[way], *more, source, *SOURCES, "-o", binary], check=True)
    return binary


@pytest.mark.parametrize("way", WAYS)
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


def test_whoever_reads_the_file_finds_tenants_and_processes(tmp_path: Path) -> None:
    source = tmp_path / "member.c"
    source.write_text(MEMBER)
    with subprocess.Popen(
        [build(tmp_path, "plain", source)], cwd=tmp_path, stdout=subprocess.PIPE
    ) as member:
        assert member.stdout is not None
        assert member.stdout.readline() == b"\n"
        data = (tmp_path / "GPU-1.lease").read_bytes()
        member.kill()

    assert len(data) == 192 + 64 * 256 + 1024 * 64 + 64 * 8
    assert struct.unpack_from("<8sIIII", data) == (b"pArbiter", 5, 64, 64, 1024)
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
