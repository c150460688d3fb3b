"""Ways around the account and ways to break it, each found by trying and closed since."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORE = ROOT / "backends" / "core"
TESTS = ROOT / "tests" / "c"
FLAGS = [
    *("-std=c11", "-g", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes"),
    *("-Wmissing-prototypes", "-Werror", f"-I{CORE}", f"-I{TESTS}"),
]
SANITIZERS = {"plain": [], "address": ["-fsanitize=address,undefined"]}

pytestmark = [
    pytest.mark.compile,
    pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"),
]


@pytest.mark.parametrize("sanitizer", ["plain", pytest.param("address", marks=pytest.mark.slow)])
def test_no_way_round_the_account(tmp_path: Path, sanitizer: str) -> None:
    program = tmp_path / "test_attack"
    core = [str(path) for path in sorted(CORE.rglob("*.c"))]
    sources = [str(TESTS / "test_attack.c"), str(TESTS / "fake_port.c"), *core]
    flags = [*FLAGS, *SANITIZERS[sanitizer]]
    subprocess.run(["cc", *flags, *sources, "-pthread", "-o", str(program)], check=True)

    listed = subprocess.run([program], capture_output=True, text=True, check=True)
    failed = {}
    for case in listed.stdout.split():
        done = subprocess.run(
            [program, case], capture_output=True, text=True, timeout=60, check=False
        )
        if done.returncode:
            failed[case] = (done.returncode, done.stderr[-2000:])

    assert not failed
