"""The fuzzers: each starts and finds nothing in a second; each finds its planted fault."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compile

_FOLDER = Path(__file__).parent / "fuzz"
_BROKEN = r"""
#include "fuzz.h"

const struct fuzz_input fuzz_seeds[] = {{2, "ok"}};
const size_t fuzz_seed_count = 1;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size > 2 && data[0] == '=')
		if (data[1] == '%')
			if (data[2] == 0x80)
				abort();
	return 0;
}
"""


@pytest.mark.parametrize("name", ["config", "elf", "expression", "lease", "region", "spec"])
def test_a_fuzzer_starts_and_finds_nothing_in_a_second(name: str) -> None:
    if name in ("elf", "expression", "spec") and not importlib.util.find_spec("atheris"):
        pytest.skip("no atheris for this Python")
    command = [sys.executable, _FOLDER / "run.py", name, "--seconds", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{name}: clean\n"), done.stderr


def test_code_that_was_reached_leads_to_the_input_that_breaks(tmp_path: Path) -> None:
    (tmp_path / "broken.c").write_text(_BROKEN)
    flags = ("-std=c11", f"-I{_FOLDER}")
    for command in (
        ("cc", *flags, "-c", _FOLDER / "main.c"),
        ("cc", *flags, "-fsanitize-coverage=trace-pc", "broken.c", "main.o", "-o", "broken"),
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run(["./broken", "30", "1"], cwd=tmp_path, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (1, b"crashed: ./crash-input\n")
    assert (tmp_path / "crash-input").read_bytes()[:3] == b"=%\x80"
    again = subprocess.run(["./broken", "crash-input"], cwd=tmp_path, check=False)
    assert again.returncode == -6
