"""settings: variables that no part of porter knows, and values that cannot be used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from porter.runtime.settings import VARIABLES, problems

ROOT = Path(__file__).parent.parent
READ = re.compile(r"""["'](PORTER_[A-Z_]+)["']""")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORTER_MEMORY", "8GiB, 1 = 50%,GPU-8a6f=none"),
        ("PORTER_MEMORY", "0m"),
        ("PORTER_COMPUTE", "30,1=12.5%"),
        ("PORTER_POLICY", "best-effort"),
        ("PORTER_WEIGHT", "10000"),
        ("PORTER_PRIORITY", "low"),
        ("PORTER_LOG", "Warn"),
        ("PORTER_LOG", "4"),
        ("PORTER_LOG", ""),
        ("PORTER_SIM_MEMORY", "80GiB,40GiB"),
        ("PORTER_SIM_FAIL", "alloc:3"),
        ("PORTER_TEST_ANYTHING", "1"),
        ("PORTER_SERVICE_HOST", "10.0.0.1"),
        ("PORTER_AGENT_SERVICE_PORT_HTTP", "80"),
        ("PORTER_PORT_80_TCP_ADDR", "10.0.0.1"),
        ("PORTER_PORT", "tcp://10.0.0.1:80"),
        ("REPORTER_LOG", "loud"),
    ],
)
def test_what_can_be_meant_is_no_problem(name: str, value: str) -> None:
    assert problems({name: value}) == []


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("PORTER_MEMROY", "2GiB", "unknown variable; did you mean PORTER_MEMORY"),
        ("PORTER_memory", "2GiB", "unknown variable; did you mean PORTER_MEMORY"),
        ("PORTER_MEMORY", " ", "' ' is no value; set one, or unset the variable"),
        ("PORTER_TENANT", "\n", "'\\n' is no value; set one, or unset the variable"),
        ("PORTER_SIM_MEMROY", "2GiB", "unknown variable; did you mean PORTER_SIM_MEMORY"),
        ("PORTER_", "", "unknown variable; "),
        ("PORTER_MEMORY", "lots", "'lots' is not an amount, allowed is"),
        ("PORTER_MEMORY", "1g,0=1g,0=2g", "0: given 2 times, allowed is once"),
        ("PORTER_MEMORY", "a b=1g", "'a b=1g' is not AMOUNT, INDEX=AMOUNT or UUID=AMOUNT"),
        ("PORTER_COMPUTE", "1=130", "1: '130' is not a share"),
        ("PORTER_POLICY", "fair", "'fair' is not known, allowed: cap, burst, weight, equal, best-"),
        ("PORTER_WEIGHT", "0", "'0' is not a number that can be used, allowed: 1 to 10000"),
        ("PORTER_PRIORITY", "idle", "'idle' is not known, allowed: low, normal, high"),
        ("PORTER_LOG", "loud", "'loud' is not known, allowed: off, error, warn, info, debug"),
        ("PORTER_SIM_CONTEXT", "lots", "'lots' is not a size"),
        ("PORTER_SIM_DEVICES", "-1", "'-1' is not a number that can be used, allowed: a number"),
    ],
)
def test_an_impossible_value_is_reported(name: str, value: str, problem: str) -> None:
    (reported,) = problems({name: value, "HOME": "/h"})
    assert reported.startswith(f"{name}: {problem}")


def test_every_variable_that_is_read_is_known_to_the_command_and_to_the_libraries() -> None:
    sources = [*ROOT.glob("backends/**/*.[ch]"), *ROOT.glob("porter/**/*.py")]
    read = {name for path in sources for name in READ.findall(path.read_text(encoding="utf-8"))}
    assert read - {"PORTER_", "PORTER_SIM_", "PORTER_TEST_"} <= set(VARIABLES)
    text = (ROOT / "backends/core/config/config_read.c").read_text(encoding="utf-8")
    names, groups = (
        re.findall(r'"([A-Z_]+)"', text.partition(f"{table}[] = {{")[2].partition("};")[0])
        for table in ("known_names", "known_groups")
    )
    single = [name for name in VARIABLES if not name.startswith("PORTER_SIM_")]
    assert (sorted(f"PORTER_{name}" for name in names), groups) == (single, ["SIM_", "TEST_"])
