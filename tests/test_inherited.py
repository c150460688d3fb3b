"""inherited: the limits of runs above, in a variable that the libraries read."""

from __future__ import annotations

from pathlib import Path

import pytest

from porter.errors import PorterError
from porter.runtime import inherited
from porter.runtime.inherited import Account

OWN = Account("alice", Path("/run/a;b|c%/porter"), Path("/run/leases"))
WHERE = "tenant=alice;state=/run/a%3Bb%7Cc%25/porter;shared=/run/leases"


def test_a_run_adds_its_limits() -> None:
    told = {"PORTER_MEMORY": " 4G\n, 1 = 50%", "PORTER_COMPUTE": "30"}
    first = inherited.added(told, OWN)
    limits = "memory=4G,1=50%;compute=30;policy=cap;priority=normal"
    assert first == {"PORTER_LIMITS": f"{WHERE};{limits}"}
    assert inherited.account(first) == OWN
    assert inherited.added({**told, **first}, OWN) == {}
    second = inherited.added({"PORTER_WEIGHT": "50", **first}, OWN)
    own = "policy=weight;weight=50;priority=normal"
    assert second == {"PORTER_LIMITS": f"{WHERE};{limits}|{own}"}


def test_a_run_that_limits_nothing_adds_nothing() -> None:
    assert inherited.added({"PORTER_TENANT": "alice"}, OWN) == {}
    assert inherited.account({}) is None


def test_no_more_runs_are_added_than_a_library_reads() -> None:
    told: dict[str, str] = {}
    for number in range(16):
        told |= inherited.added({**told, "PORTER_MEMORY": f"{number}g"}, OWN)
    with pytest.raises(PorterError, match="16 runs above this one set limits"):
        inherited.added({**told, "PORTER_MEMORY": "16g"}, OWN)


def test_a_reset_leaves_out_limits_alone() -> None:
    kept = {"HOME": "/h", "PORTER_TENANT": "alice", "PORTER_LOG": "info"}
    limits = {"PORTER_LIMITS": "memory=1g", "PORTER_MEMORY": "1g", "PORTER_WEIGHT": "3"}
    assert inherited.reset({**kept, **limits}) == kept


@pytest.mark.parametrize(
    ("outer", "variable", "given", "told", "problem"),
    [
        ("memory=2GiB", "PORTER_MEMORY", "20GiB", "2GiB", "'20GiB' is more than the inherited lim"),
        ("memory=2GiB", "PORTER_MEMORY", "2g", "2g", ""),
        ("memory=2GiB|memory=1GiB", "PORTER_MEMORY", "1500m", "1GiB", "'1500m' is more than"),
        ("memory=none", "PORTER_MEMORY", "20GiB", "20GiB", ""),
        ("memory=50%", "PORTER_MEMORY", "60%,1=40%", "50%,1=40%", "'60%' is more than the inherit"),
        ("memory=50%", "PORTER_MEMORY", "8GiB", "8GiB", ""),
        ("memory=2GiB,1=4GiB", "PORTER_MEMORY", "3GiB", "3GiB", ""),
        ("memory=2GiB,1=4GiB", "PORTER_MEMORY", "01=5GiB", "1=4GiB", "'5GiB' for device 1 is more"),
        ("memory=1=4GiB", "PORTER_MEMORY", "GPU-a=5GiB", "gpu-a=5GiB", ""),
        ("memory=2GiB", "PORTER_MEMORY", "GPU-a=5GiB", "gpu-a=2GiB", "'5GiB' for device gpu-a is"),
        ("compute=30;policy=cap", "PORTER_COMPUTE", "50,1=20", "30,1=20", "'50' is more than"),
        ("compute=30;policy=cap", "PORTER_COMPUTE", "none", "30", "'none' is more than the inheri"),
        ("weight=50;policy=weight", "PORTER_WEIGHT", "60", "50", "60 is more than the inherited w"),
        ("policy=weight", "PORTER_POLICY", "burst", "burst", "'burst' is not the inherited policy"),
        ("policy=weight", "PORTER_POLICY", "cap", "cap", ""),
        ("priority=low", "PORTER_PRIORITY", "normal", "low", "'normal' is above the inherited pri"),
        ("priority=high", "PORTER_PRIORITY", "low", "low", ""),
    ],
)
def test_variables_are_lowered(
    outer: str, variable: str, given: str, told: str, problem: str
) -> None:
    environment = {"PORTER_LIMITS": outer, variable: given}
    lowered, messages = inherited.lowered(environment, {"memory": "--memory"})
    assert lowered == {"PORTER_LIMITS": outer, variable: told}
    assert len(messages) == bool(problem)
    origin = "--memory" if variable == "PORTER_MEMORY" else variable
    assert all(message.startswith(f"{origin}: {problem}") for message in messages)


def test_a_text_of_another_form_is_refused() -> None:
    assert inherited.problems(f"{WHERE};memory=1g|weight=3") == []
    told = "'speed' is nothing that `porter run` writes; unset the variable"
    assert inherited.problems("memory=1g;speed=3") == [told]
