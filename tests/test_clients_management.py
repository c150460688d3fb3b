"""A tenant's view in a vendor's own client, of a generated library before its simulated twin."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import worlds
from management import world
from management.world import HERE, VENDORS, Vendor, holding

pytestmark = [pytest.mark.compile, pytest.mark.network]


@pytest.fixture(
    params=[
        pytest.param(name, marks=pytest.mark.moving if name == "amd-smi" else ())
        for name in VENDORS
    ],
    scope="module",
)
def vendor(request: pytest.FixtureRequest) -> Vendor:
    """One after another."""
    return VENDORS[request.param]


@pytest.fixture
def settings(vendor: Vendor, tmp_path: Path) -> Iterator[dict[str, str]]:
    """Serve a device."""
    with world.device(vendor.backend, tmp_path) as served:
        yield served


def asked(vendor: Vendor, settings: dict[str, str], *pids: int) -> list[str]:
    """Ask the client."""
    at = worlds.fetched(vendor.package)
    folder = at if (at / vendor.client).is_dir() else at.parent
    command = [sys.executable, HERE / "ask.py", vendor.client, folder, *map(str, pids)]
    done = subprocess.run(
        command, env=settings, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def kept(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")]


def test_without_a_limit_the_device_is_shown_as_it_is(
    vendor: Vendor, settings: dict[str, str]
) -> None:
    with ExitStack() as stack:
        pids = [stack.enter_context(holding(vendor.hold, settings, mib)) for mib in (300, 100)]
        lines = asked(vendor, settings, *pids)
    assert kept(lines, "memory") == ["1024 400 624"]
    assert kept(lines, "full") == (["39"] if vendor.full else [])
    assert kept(lines, "process") == (["0 300", "1 100"] if vendor.lists else [])
    assert kept(lines, "busy") == (["0"] if vendor.busy else [])


def test_a_tenant_sees_its_quota_its_use_and_its_own_processes(
    vendor: Vendor, settings: dict[str, str], tmp_path: Path
) -> None:
    """A process without a limit is on the device, and two processes of the tenant."""
    limit = settings | {"PORTER_MEMORY": "512MiB"}
    others = settings | {"PORTER_STATE": str(tmp_path / "other")}
    with ExitStack() as stack:
        stack.enter_context(holding(vendor.hold, others, 200))
        pids = [stack.enter_context(holding(vendor.hold, limit, mib)) for mib in (100, 50)]
        lines = asked(vendor, limit, *pids)
    assert kept(lines, "memory") == ["512 150 362"]
    assert kept(lines, "full") == (["29"] if vendor.full else [])
    assert kept(lines, "process") == (["0 100", "1 50"] if vendor.lists else [])


@pytest.mark.backend("cuda")
def test_a_query_that_is_not_simulated_is_not_supported(tmp_path: Path) -> None:
    """Clients take FUNCTION_NOT_FOUND for a driver that is too old, and give up."""
    folder = worlds.fetched(world.NVML).parent
    with world.device("cuda", tmp_path) as settings:
        done = subprocess.run(
            [sys.executable, HERE / "every_query.py", folder],
            env=settings,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (0, "")
    answers = {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines()}
    assert answers.keys() == {"NotSupported", "Success"}
    assert answers["Success"] > 20
