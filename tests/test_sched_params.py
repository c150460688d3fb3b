"""The scheduler's parameters: one file, a reason for each, and a change for a test build."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import share_sensitivity

from porter.bench import cells

CORE = Path(__file__).parent.parent / "backends" / "core"
TEXT = share_sensitivity.PARAMS.read_text()
UNITS = r"/\* (ns|ppm|percent|divisor|pieces)?\b"
SHOWS = """
#include <stdio.h>
#include "sched/params.h"
int main(void) {{ return printf("%ld", (long){}) < 0; }}
"""


def value_of(name: str, folder: Path, header: str) -> int:
    """Compile a program that prints the parameter, with that header."""
    (folder / "changed.h").write_text(header)
    (folder / "shows.c").write_text(SHOWS.format(name))
    flags = (f"-I{CORE}", f'-DSCHED_PARAMS="{folder}/changed.h"', "-Wall", "-Wextra", "-Werror")
    program = folder / "shows"
    subprocess.run(["cc", *flags, folder / "shows.c", "-o", program], check=True)
    return int(subprocess.run([program], capture_output=True, check=True).stdout)


def test_each_parameter_has_a_reason() -> None:
    lines = TEXT.splitlines()
    for name in share_sensitivity.parameters(TEXT) | share_sensitivity.rules(TEXT):
        (at,) = (i for i, line in enumerate(lines) if line.startswith(f"#define {name} "))
        assert re.match(UNITS + r".{10,}\*/$", lines[at - 1]), name


def test_there_are_at_most_45_parameters() -> None:
    assert 40 <= len(share_sensitivity.parameters(TEXT)) <= 45


def test_a_rule_s_value_adds_no_number_that_is_no_parameter() -> None:
    known = {"SHARE_WHOLE", *share_sensitivity.parameters(TEXT)}
    for name, value in share_sensitivity.rules(TEXT).items():
        words = set(re.findall(r"[A-Za-z_]\w*", value))
        assert words, f"{name} is a parameter"
        assert words <= known, name
        known.add(name)


def test_no_other_file_of_the_scheduler_defines_a_time() -> None:
    times = re.compile(r"^#define (\w+_NS)\b(?! UINT64_C\(3600000000000\))", re.MULTILINE)
    folders = ("sched", "estimate", "lease", "submit")
    found = [each for folder in folders for each in CORE.glob(f"{folder}/*.[ch]")]
    files = [each for each in found if each != share_sensitivity.PARAMS]
    found = {name for each in files for name in times.findall(each.read_text())}
    assert found == {"PREDICT_LEAST_NS"}  # durations are stored from this value on


@pytest.mark.compile
@pytest.mark.parametrize("name", ["SHARE_QUANTUM_NS", "GATE_STILL_PART", "GATE_BATCH"])
def test_a_test_build_changes_one(tmp_path: Path, name: str) -> None:
    value = share_sensitivity.parameters(TEXT)[name]
    before = value_of(name, tmp_path, "")
    after = value_of(name, tmp_path, share_sensitivity.changed(name, value, 7))
    assert after == before * 7 // 10


@pytest.mark.compile
def test_a_rule_s_value_follows_a_change_of_its_parameter(tmp_path: Path) -> None:
    name = "TIME_PATIENCE_NS"
    header = share_sensitivity.changed(name, share_sensitivity.parameters(TEXT)[name], 14)
    assert value_of("SHARE_LATE_NS", tmp_path, header) == 700_000_000


@pytest.mark.compile
def test_a_parameter_that_matters_is_seen() -> None:
    """A tenant that rests until it has 100 s of credit does not get its 30 %."""
    chosen = list(cells.select(cells.cells(1), "one/cap30/2ms"))
    assert share_sensitivity.passing(chosen, "")
    header = "#undef SHARE_CREDIT_NS\n#define SHARE_CREDIT_NS (100000 * NS_PER_MS)\n"
    assert not share_sensitivity.passing(chosen, header)
