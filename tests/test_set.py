"""`porter set` and orders: the changes, and requests that are refused before any change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from shared_state import FREE, make_account, make_lease

from porter.runtime import account, lease, orders, tenant
from porter.runtime.orders import Change, Order
from porter.runtime.terms import Policy, Sharing, Terms

GIB = 1 << 30
CAPPED = Terms(100, 300_000, 300_000, 2)


@pytest.fixture
def state(tmp_path: Path) -> Path:
    make_account(tmp_path, "alice", GPU_1=(8 * GIB, 3 * GIB), GPU_2=(8 * GIB, 0))
    make_account(tmp_path, "bob", GPU_1=(8 * GIB, 0))
    for uuid in ("GPU_1", "GPU_2"):
        make_lease(tmp_path / ".devices", uuid, bob=FREE, alice=CAPPED)
    return tmp_path


def porter(state: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    command = [sys.executable, "-m", "porter", "set", *arguments, "--state", str(state)]
    return subprocess.run(command, env=clean, capture_output=True, text=True, check=False)


def memory(state: Path, tenant: str) -> list[int]:
    return [holding.quota for holding in account.read(state / tenant / "account")]


def promised(state: Path, tenant: str) -> list[Terms]:
    return [
        turn.terms
        for path in sorted((state / ".devices").iterdir())
        for turn in lease.read(path)
        if turn.tenant == tenant
    ]


def test_a_change_applies_to_every_device_and_no_other_tenant(state: Path) -> None:
    done = porter(state, "alice", "--memory", "4GiB", "--compute", "40", "--priority", "high")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "GPU-1: 4.0 GiB, cap 40%, priority high",
        "GPU-2: 4.0 GiB, cap 40%, priority high",
    ]
    assert memory(state, "alice") == [4 * GIB] * 2
    assert promised(state, "alice") == [Terms(100, 400_000, 400_000, 3)] * 2
    assert memory(state, "bob") == [8 * GIB]
    assert promised(state, "bob") == [FREE] * 2


def test_one_device_by_the_beginning_of_its_uuid(state: Path) -> None:
    done = porter(
        state, "alice", "--device", "gpu-2", "--memory", "none", "--policy", "burst", "--json"
    )
    assert (done.returncode, done.stderr) == (0, "")
    terms = {"policy": "burst", "weight": 100, "priority": "normal", "target": 30}
    assert json.loads(done.stdout) == {
        "tenant": "alice",
        "changes": [{"device": "GPU-2", **terms, "quota": "none"}],
    }
    assert memory(state, "alice") == [8 * GIB, (1 << 64) - 1]
    assert promised(state, "alice") == [CAPPED, Terms(100, 1_000_000, 300_000, 2)]


def test_for_programs_an_unchanged_value_is_null(state: Path) -> None:
    done = porter(state, "alice", "--memory", "configured", "--device", "GPU-1", "--json")
    change = json.loads(done.stdout)["changes"][0]
    assert change.pop("device") == "GPU-1"
    assert change.pop("quota") == "configured"
    assert change == dict.fromkeys(("policy", "weight", "priority", "target"))
    done = porter(state, "alice", "--weight", "250", "--json")
    change = json.loads(done.stdout)["changes"][0]
    assert (change["weight"], change["target"], change["quota"]) == (250, None, None)


def test_terms_that_are_not_named_stay(state: Path) -> None:
    assert porter(state, "alice", "--priority", "low").stdout.splitlines()[0] == (
        "GPU-1: cap 30%, priority low"
    )
    porter(state, "alice", "--policy", "burst", "--compute", "50")
    assert porter(state, "alice", "--compute", "20").stdout.splitlines()[0] == (
        "GPU-1: burst 20%, priority low"
    )
    assert porter(state, "alice", "--weight", "250").stdout.splitlines()[0] == (
        "GPU-1: weight 250, priority low"
    )
    assert porter(state, "alice", "--policy", "best-effort").stdout.splitlines()[0] == (
        "GPU-1: best-effort, priority idle"
    )
    assert porter(state, "alice", "--policy", "equal").stdout.splitlines()[0] == (
        "GPU-1: weight 100, priority normal"
    )
    assert memory(state, "alice") == [8 * GIB] * 2


def test_foreign_leases_are_ignored(state: Path) -> None:
    """A lease of another version in the same folder, and one whose figures are out of range."""
    (state / ".devices" / "GPU-0.lease").write_bytes(b"an older one")
    make_lease(state / ".devices", "GPU_3", alice=Terms(100, 300_000, 300_000, 77))
    done = porter(state, "alice", "--compute", " 20 ")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "GPU-1: cap 20%, priority normal",
        "GPU-2: cap 20%, priority normal",
        "GPU-3: cap 20%, priority high",
    ]


def test_an_order_of_memory_is_taken_back(state: Path) -> None:
    porter(state, "alice", "--memory", "1GiB")
    done = porter(state, "alice", "--memory", "configured")
    assert done.stdout.splitlines()[0] == "GPU-1: memory as configured"
    assert memory(state, "alice") == [8 * GIB] * 2


def test_an_order_is_restored_only_where_the_tenant_has_more(state: Path) -> None:
    leases = state / ".devices"
    limits = Order("alice", (), "8GiB", Sharing())
    shares = Order("alice", (), "", Sharing("30", Policy.CAP))
    assert orders.restore(limits, state, leases) == ()
    assert orders.restore(shares, state, leases) == ()

    porter(state, "alice", "--memory", "12GiB", "--compute", "90", "--device", "GPU-2")
    porter(state, "alice", "--memory", "4GiB", "--compute", "10", "--device", "GPU-1")
    assert orders.restore(limits, state, leases) == (Change("GPU-2", 8 * GIB),)
    assert orders.restore(shares, state, leases) == (Change("GPU-2", None, CAPPED),)
    assert memory(state, "alice") == [4 * GIB, 8 * GIB]
    assert promised(state, "alice") == [Terms(100, 100_000, 100_000, 2), CAPPED]


@pytest.mark.parametrize(
    ("arguments", "reported"),
    [
        ((), "nothing to set: give --memory, --compute, --policy, --weight, --priority"),
        (("--memory", "lots"), "--memory: 'lots' is not an amount, allowed is a size such as"),
        (("--memory", "50%"), "--memory: '50%': how much a device has is not known here"),
        (("--memory", "0"), "--memory: '0' is no memory at all"),
        (("--compute", "0"), "--compute: '0' is not a share, allowed is a share of time"),
        (("--compute", "1=30"), "--compute: one share, please"),
        (("--compute", "30", "--policy", "equal"), "--compute: says nothing under --policy equal"),
        (("--weight", "2", "--policy", "cap"), "--weight: says nothing under --policy cap"),
        (("--device", "GPU-3", "--compute", "9"), "--device: alice uses none whose UUID begins"),
    ],
)
def test_an_impossible_value_is_reported(
    state: Path, arguments: tuple[str, ...], reported: str
) -> None:
    done = porter(state, "alice", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"porter: {reported}")
    assert (memory(state, "alice"), promised(state, "alice")) == ([8 * GIB] * 2, [CAPPED] * 2)


@pytest.mark.parametrize("name", ["", "bob/../alice", "..", ".devices", "a b"])
def test_a_name_is_one(state: Path, name: str) -> None:
    done = porter(state, name, "--memory", "1GiB")
    reported = (
        f"porter: TENANT: {name!r} is not a tenant's name, allowed are up to 63 letters, "
        "digits, '.', '_' and '-', starting with a letter or a digit\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", reported)
    assert memory(state, "alice") == [8 * GIB] * 2


def test_a_misspelt_tenant_gets_a_suggestion(state: Path) -> None:
    done = porter(state, "alcie", "--memory", "1GiB")
    assert done.stderr.splitlines()[-1] == "porter: alcie: is no tenant here; did you mean alice?"
    make_account(state, "run-7-ab", GPU_1=(8 * GIB, 0))
    assert porter(state, "run-7-ab", "--memory", "1GiB").returncode == 0
    done = porter(state, "bob", "--memory", "1GiB", "--device", "GPU-2")
    assert (done.returncode, done.stderr) == (
        2,
        "porter: --device: bob uses none whose UUID begins with 'GPU-2', allowed: GPU-1\n",
    )


def test_a_tenant_without_a_device_call_is_reported_as_such(state: Path) -> None:
    tenant.shared(state, "carol")  # as `porter run --tenant carol` makes it
    for option in (("--memory", "1GiB"), ("--compute", "30"), ("--priority", "low")):
        done = porter(state, "carol", *option)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            "porter: carol: its programs have not called a device yet, so it has no limits to "
            "change; repeat the order after their first call, or give the limits to `porter run`\n"
        )
    make_account(state, "carol", GPU_1=(8 * GIB, 0))
    assert porter(state, "carol", "--memory", "1GiB").returncode == 0


def test_a_state_that_is_named_has_to_be_there(state: Path) -> None:
    done = porter(state / "none", "alice", "--memory", "1GiB")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Invalid value for '--state': Directory '{state}/none' does not exist." in done.stderr


def test_nothing_changes_where_a_part_cannot(state: Path) -> None:
    done = porter(state, "carol", "--memory", "1GiB", "--compute", "30")
    assert (done.returncode, done.stderr.splitlines()) == (
        2,
        [
            f"porter: carol: no limit of memory holds for it in {state}",
            f"porter: carol: takes part in no device's time in {state}/.devices",
            "porter: carol: is no tenant here; allowed: alice, bob",
        ],
    )
    done = porter(state, "bob", "--memory", "1GiB", "--policy", "cap")
    assert (done.returncode, done.stderr) == (
        2,
        "porter: --policy: 'cap' needs --compute: how much is it?\n",
    )
    assert memory(state, "bob") == [8 * GIB]
