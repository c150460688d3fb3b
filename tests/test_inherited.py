"""inherited: the limits of runs above, in a variable that the libraries read."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from porter.errors import PorterError
from porter.runtime import inherited
from porter.runtime.inherited import Account

OWN = Account("alice", Path("/run/a;b|c%/porter"), Path("/run/leases"))
WHERE = "tenant=alice;state=/run/a%3Bb%7Cc%25/porter;shared=/run/leases"


def test_a_run_adds_its_limits() -> None:
    reported = {"PORTER_MEMORY": " 4G\n, 1 = 50%", "PORTER_COMPUTE": "30"}
    first = inherited.added(reported, OWN)
    limits = "memory=4G,1=50%;compute=30;policy=cap;priority=normal"
    assert first == {"PORTER_LIMITS": f"{WHERE};{limits}"}
    assert inherited.account(first) == OWN
    assert inherited.added({**reported, **first}, OWN) == {}
    second = inherited.added({"PORTER_WEIGHT": "50", **first}, OWN)
    own = "policy=weight;weight=50;priority=normal"
    assert second == {"PORTER_LIMITS": f"{WHERE};{limits}|{own}"}


def test_a_run_that_limits_nothing_adds_nothing() -> None:
    assert inherited.added({"PORTER_TENANT": "alice"}, OWN) == {}
    assert inherited.account({}) is None


def test_no_more_runs_are_added_than_a_library_reads() -> None:
    reported: dict[str, str] = {}
    for number in range(16):
        reported |= inherited.added({**reported, "PORTER_MEMORY": f"{number}g"}, OWN)
    with pytest.raises(PorterError, match="16 runs above this one set limits"):
        inherited.added({**reported, "PORTER_MEMORY": "16g"}, OWN)


def test_a_reset_leaves_out_limits_alone() -> None:
    kept = {"HOME": "/h", "PORTER_TENANT": "alice", "PORTER_LOG": "info"}
    limits = {"PORTER_LIMITS": "memory=1g", "PORTER_MEMORY": "1g", "PORTER_WEIGHT": "3"}
    assert inherited.reset({**kept, **limits}) == kept


@pytest.mark.parametrize(
    ("outer", "variable", "given", "reported", "problem"),
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
    outer: str, variable: str, given: str, reported: str, problem: str
) -> None:
    environment = {"PORTER_LIMITS": outer, variable: given}
    lowered, messages = inherited.lowered(environment, {"memory": "--memory"})
    assert lowered == {"PORTER_LIMITS": outer, variable: reported}
    assert len(messages) == bool(problem)
    origin = "--memory" if variable == "PORTER_MEMORY" else variable
    assert all(message.startswith(f"{origin}: {problem}") for message in messages)


NAMES = {"THEIR_MEMORY": "memory", "THEIR_SM": "compute", "THEIR_SWITCH": "compute-switch"}


@pytest.mark.parametrize(
    ("reported", "limits"),
    [
        ({"THEIR_MEMORY": " 2g\n"}, "memory=2g"),
        ({"THEIR_MEMORY": "2g", "THEIR_MEMORY_1": "50%"}, "memory=2g,1=50%"),
        ({"THEIR_MEMORY_64": "2g", "THEIR_MEMORY": "", "THEIR_SM": "0"}, ""),
        ({"THEIR_SM": "30"}, "compute=30;policy=cap;priority=normal"),
        ({"THEIR_SM": "100", "THEIR_SM_3": "20"}, "compute=3=20;policy=cap;priority=normal"),
        ({"THEIR_SM": "30", "THEIR_SWITCH": "DISABLE"}, ""),
        ({"THEIR_SM": "30", "PORTER_PRIORITY": "low"}, "priority=low"),
    ],
)
def test_limits_of_other_libraries_variables_are_inherited(
    reported: dict[str, str], limits: str
) -> None:
    """They follow the limits of porter's own variables, and each of both holds."""
    added = inherited.added(reported, OWN, NAMES).get("PORTER_LIMITS", "")
    assert added.endswith(limits)
    assert bool(added) == bool(limits)
    both = {"PORTER_MEMORY": "9g", "THEIR_MEMORY": "2g"}
    second = inherited.added(both, OWN, NAMES)
    assert second == {"PORTER_LIMITS": f"{WHERE};memory=9g|memory=2g"}
    assert inherited.added({**both, **second}, OWN, NAMES) == {}


@pytest.mark.parametrize(
    ("outer", "reported", "message"),
    [
        ("memory=2g", {"THEIR_MEMORY": "20g"}, "THEIR_MEMORY: '20g' is more than the inherited l"),
        ("memory=2g", {"THEIR_MEMORY_1": "3g"}, "THEIR_MEMORY: '3g' for device 1 is more than th"),
        ("memory=2g|memory=20g", {"THEIR_MEMORY": "20g"}, ""),
        ("memory=2g", {"THEIR_MEMORY": "1g"}, ""),
        ("compute=30;policy=cap", {"THEIR_SM": "50"}, "THEIR_SM: '50' is more than the inherited"),
        ("compute=30;policy=cap", {"THEIR_SM": "0"}, ""),
    ],
)
def test_other_libraries_variables_that_ask_for_more_are_reported(
    outer: str, reported: dict[str, str], message: str
) -> None:
    environment = {"PORTER_LIMITS": outer, **reported}
    same, messages = inherited.lowered(environment, {}, NAMES)
    assert same == environment
    assert len(messages) == bool(message)
    assert all(each.startswith(message) for each in messages)


def test_a_text_of_another_form_is_refused() -> None:
    assert inherited.problems(f"{WHERE};memory=1g|weight=3") == []
    reported = "'speed' is nothing that `porter run` writes; unset the variable"
    assert inherited.problems("memory=1g;speed=3") == [reported]


_TOTAL = """
import ctypes
cuda, context = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p()
free, total = ctypes.c_size_t(), ctypes.c_size_t()
assert not cuda.cuInit(0)
assert not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
assert not cuda.cuCtxSetCurrent(context)
assert not cuda.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
print(total.value >> 30)
"""
_PORTER = (sys.executable, "-m", "porter", "run")


def run(limit: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program below a run that another library's variable limits."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    with tempfile.TemporaryDirectory(prefix="porter-") as state:
        return subprocess.run(
            [*_PORTER, "--backend", "cuda", "--simulate", "--", *command],
            env={**clean, "PORTER_STATE": state, "CUDA_DEVICE_MEMORY_LIMIT": limit},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )


@pytest.mark.compile
@pytest.mark.xdist_group("build")
@pytest.mark.parametrize(
    ("below", "message"),
    [
        (("env", "CUDA_DEVICE_MEMORY_LIMIT=20g"), ""),
        (("env", "-u", "CUDA_DEVICE_MEMORY_LIMIT"), ""),
        (
            ("env", "CUDA_DEVICE_MEMORY_LIMIT=20g", *_PORTER, "--"),
            "porter: CUDA_DEVICE_MEMORY_LIMIT: '20g' is more than the inherited limit of 2g, ",
        ),
    ],
)
def test_a_program_cannot_raise_a_limit_of_another_library_s_variable(
    below: tuple[str, ...], message: str
) -> None:
    done = run("2g", *below, sys.executable, "-c", _TOTAL)
    assert (done.returncode, done.stdout) == (0, "2\n"), done.stderr
    lines = [line for line in done.stderr.splitlines() if ": building " not in line]
    assert len(lines) == bool(message)
    assert all(line.startswith(message) for line in lines)


@pytest.mark.compile
@pytest.mark.xdist_group("build")
def test_an_unreadable_limit_of_another_library_s_variable_is_refused() -> None:
    done = run("much", "true")
    assert done.returncode == 2
    assert done.stderr.startswith("porter: CUDA_DEVICE_MEMORY_LIMIT: 'much' is not an amount, all")
