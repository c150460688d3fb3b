"""`porter metrics`: figures of tenants for Prometheus, and what reads them."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import tenants
from shared_state import lives, make_account, make_lease, used

from porter import paths
from porter.node import allocations, metrics
from porter.node.nouns import Allocation, Place
from porter.runtime import watch
from porter.runtime.terms import Terms
from porter.runtime.watch import Sample

GIB = 1 << 30
HERE = Path(__file__).resolve().parent
COMMAND = (sys.executable, "-m", "porter", "metrics")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
RULES = paths.data("deploy") / "prometheus/rules.yaml"
DASHBOARD = paths.data("deploy") / "grafana/porter.json"
Answer = list[dict[str, dict[str, str]]]
NAME = re.compile(r"\bporter[_:][a-z0-9_:]+")


@pytest.fixture
def state(tmp_path: Path) -> Iterator[Path]:
    """Give a tenant at work, under a cap, and one that was allocated and has not come yet."""
    with ExitStack() as stack:
        account = make_account(tmp_path, "alice", GPU_1=(8 * GIB, 3 * GIB))
        lease = make_lease(tmp_path / ".devices", "GPU_1", alice=Terms(100, 400_000, 400_000, 2))
        for path in (account, lease):
            stack.callback(os.close, lives(path))
        (tmp_path / "bob.conf").write_text("memory = 2GiB\ncompute = 60\npolicy = cap\n")
        yield tmp_path


def seen(state: Path, taken: int) -> Sample:
    found = watch.sample(state, state / ".devices")
    return Sample(taken, found.turns, found.holdings)


def reported(state: Path, *, hami: bool = False) -> dict[str, dict[tuple[str, ...], float]]:
    """Answer the figures of a second in which alice had 390 ms and waited for 250."""
    before = seen(state, 0)
    used(state / ".devices/GPU-1.lease", 0, 390_000_000, waited=250_000_000, copied=GIB)
    place = Place("team", "bob-0", "main", "claim-1", "cuda-1", "vendor")
    given = allocations.configured(state, ["GPU-1"])
    given = tuple(Allocation(a.tenant, a.uuid, a.memory, a.target, place) for a in given)
    families = metrics.families(before, seen(state, 1_000_000_000), given, hami=hami)
    return {family.name: dict(family.samples) for family in families}


def test_figures_of_a_tenant_at_work_and_of_one_that_has_not_come(state: Path) -> None:
    alice = ("alice", "", "", "", "", "", "GPU-1", "")
    bob = ("bob", "team", "bob-0", "main", "claim-1", "cuda-1", "GPU-1", "vendor")

    assert reported(state) == {
        "porter_memory_used_bytes": {alice: 3 * GIB, bob: 0},
        "porter_memory_limit_bytes": {alice: 8 * GIB, bob: 2 * GIB},
        "porter_device_seconds_total": {alice: 0.39, bob: 0},
        "porter_wait_seconds_total": {alice: 0.25, bob: 0},
        "porter_copied_bytes_total": {alice: GIB, bob: 0},
        "porter_share_target_ratio": {alice: 0.4, bob: 0.6},
        "porter_share_used_ratio": {alice: 0.39, bob: 0},
        "porter_share_metered": {alice: 1, bob: 1},
        "porter_processes": {alice: 1, bob: 0},
    }


def test_other_names_for_dashboards_that_exist(state: Path) -> None:
    figures = reported(state, hami=True)
    alice, bob = ("", "alice", "", "0", "GPU-1"), ("team", "bob-0", "main", "0", "GPU-1")

    assert {name: each for name, each in figures.items() if name.startswith("hami_")} == {
        "hami_vgpu_memory_used_bytes": {alice: 3 * GIB, bob: 0},
        "hami_vgpu_memory_limit_bytes": {alice: 8 * GIB, bob: 2 * GIB},
        "hami_container_device_memory_bytes": {alice: 3 * GIB, bob: 0},
        "hami_container_device_utilization_ratio": {alice: 39, bob: 0},
        "hami_vgpu_memory_allocated_bytes": {alice: 8 * GIB, bob: 2 * GIB},
        "hami_vgpu_core_allocated_ratio": {alice: 40, bob: 60},
    }


def test_no_share_is_known_at_the_first_look(state: Path) -> None:
    families = metrics.families(None, seen(state, 0), (), hami=False)
    assert [len(f.samples) for f in families if f.name == "porter_share_used_ratio"] == [0]


@pytest.mark.parametrize(
    ("text", "uuids", "expected"),
    [
        ("memory = 2GiB", ["GPU-1", "GPU-2"], [("GPU-1", 2 * GIB), ("GPU-2", 2 * GIB)]),
        ("memory = 2GiB", [], [("", 2 * GIB)]),
        ("memory.gpu-1 = 1GiB\nmemory = 2GiB", ["GPU-1"], [("GPU-1", GIB)]),
        ("memory.GPU-7 = 1GiB # more", ["GPU-1"], [("GPU-7", GIB)]),
        ("memory = 50%", ["GPU-1"], [("GPU-1", None)]),
        ("compute = 30\npolicy = cap", ["GPU-1"], [("GPU-1", (1 << 64) - 1)]),
        ("memory.0 = 1GiB", ["GPU-1"], []),  # the state does not identify that device
        ("log = debug", ["GPU-1"], []),
    ],
)
def test_a_configurations_allocations(
    tmp_path: Path, text: str, uuids: list[str], expected: list[tuple[str, int | None]]
) -> None:
    (tmp_path / "t.conf").write_text(text)
    found = allocations.configured(tmp_path, uuids)
    assert [(each.uuid, each.memory) for each in found] == expected


def test_the_tool_of_prometheus_accepts_the_text(state: Path) -> None:
    text = subprocess.run(
        [*COMMAND, "--once", "--hami-names", "--state", state],
        env=CLEAN,
        capture_output=True,
        check=True,
    ).stdout
    done = promtool("check", "metrics", text=text)

    assert (done.returncode, done.stdout + done.stderr) == (0, b"")
    assert b'porter_memory_limit_bytes{claim="",container="",device="",namespace=""' in text


def test_rules_compute_shares_against_targets(tmp_path: Path) -> None:
    text = (HERE / "data/rules_test.yaml").read_text().replace("RULES", str(RULES))
    (tmp_path / "test.yaml").write_text(text)

    for command in (("check", "rules", RULES), ("test", "rules", tmp_path / "test.yaml")):
        done = promtool(*map(str, command))
        assert done.returncode == 0, (done.stdout + done.stderr).decode()


def test_dashboard_and_rules_use_only_what_there_is() -> None:
    expressions = re.findall(r"^ *expr: (.*)$", RULES.read_text(), re.MULTILINE)
    recorded = set(re.findall(r"record: (\S+)", RULES.read_text()))
    board = json.loads(DASHBOARD.read_text())
    expressions += [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    expressions += [each.get("definition", "") for each in board["templating"]["list"]]

    found = {name for each in expressions for name in NAME.findall(each)}
    assert found - recorded - {*metrics.names(hami=False), "porter_state_readable"} == set()
    assert "porter_memory_used_bytes" in found


def test_state_that_cannot_be_read_is_a_figure(state: Path) -> None:
    with served(state) as url:
        (state / ".devices").chmod(0)
        (state / ".devices").rename(state / "gone")
        (state / ".devices").write_text("")
        assert "porter_state_readable 1.0" in read(url)
        (state / "bob.conf").unlink()
        (state / "bob.conf").symlink_to("bob.conf")
        assert "porter_state_readable 0.0" in read(url)


@pytest.mark.parametrize("listen", ["9477", "127.0.0.1:x", "127.0.0.1:65536"])
def test_an_address_that_cannot_be_meant_is_refused(state: Path, listen: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--state", state, "--listen", listen],
        env=CLEAN,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, f"--listen: '{listen}'".encode() in done.stderr) == (2, True)


@pytest.mark.compile
@pytest.mark.backend("cuda")
def test_prometheus_scrapes_two_tenants_of_a_simulated_device(tmp_path: Path) -> None:
    with ExitStack() as stack:
        native = stack.enter_context(tenants.device(tmp_path))
        (tmp_path / "state").mkdir()
        for name, compute in (("small", "30"), ("large", "60")):
            share = tenants.tenant(native, tmp_path, name, compute=compute, memory="1GiB")
            stack.enter_context(working(share))
        url = stack.enter_context(served(tmp_path / "state", PORTER_SHARED=tmp_path / "leases"))
        ask = stack.enter_context(prometheus(tmp_path, url))

        def found(query: str) -> dict[str, float]:
            return {each["metric"]["tenant"]: float(each["value"][1]) for each in ask(query)}

        both = {"small", "large"}
        until(lambda: found("rate(porter_device_seconds_total[5s]) > 0").keys() == both)
        assert found("porter_share_target_ratio") == {"small": 0.3, "large": 0.6}
        assert found("porter_memory_limit_bytes") == {"small": GIB, "large": GIB}
        assert min(found("porter_memory_used_bytes").values()) >= 64 << 20
        until(lambda: found("porter:share_used:ratio_rate1m").keys() == both)
        shares = found("rate(porter_device_seconds_total[5s])")
        assert shares["small"] < shares["large"]


def promtool(*arguments: str, text: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    if not shutil.which("promtool"):
        pytest.skip("needs promtool, of Debian's package prometheus")
    return subprocess.run(["promtool", *arguments], input=text, capture_output=True, check=False)


@contextmanager
def working(share: dict[str, str]) -> Iterator[None]:
    """Keep a tenant at work that holds 64 MiB."""
    program = [sys.executable, HERE / "cuda/tenant.py", "sleep_us_1000", "0"]
    command = [*program, str(time.monotonic() + 600), "64"]
    with subprocess.Popen(command, env=share, stdout=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.kill()


@contextmanager
def served(state: Path, **more: Path) -> Iterator[str]:
    """Serve figures; where they are."""
    command = [*COMMAND, "--state", state, "--listen", "127.0.0.1:0"]
    env = CLEAN | {name: str(value) for name, value in more.items()}
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr
            yield process.stderr.readline().rpartition(" ")[2].strip()
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310 -- our own server's
        text: str = answer.read().decode()
    return text


@contextmanager
def prometheus(folder: Path, url: str) -> Iterator[Callable[[str], Answer]]:
    """Run a Prometheus that scrapes each second; what asks it."""
    if not shutil.which("prometheus"):
        pytest.skip("needs prometheus, of Debian's package")
    target = urllib.parse.urlsplit(url).netloc
    (folder / "prometheus.yaml").write_text(
        "global: {scrape_interval: 1s, evaluation_interval: 1s}\n"
        f"rule_files: [{RULES}]\n"
        f"scrape_configs: [{{job_name: porter, static_configs: [{{targets: ['{target}']}}]}}]\n"
    )
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["prometheus", f"--config.file={folder}/prometheus.yaml"]
    command += [f"--storage.tsdb.path={folder}/tsdb", f"--web.listen-address=127.0.0.1:{port}"]

    def ask(query: str) -> Answer:
        where = f"http://127.0.0.1:{port}/api/v1/query?" + urllib.parse.urlencode({"query": query})
        try:
            found: Answer = json.loads(read(where))["data"]["result"]
        except OSError:  # it is not there yet
            return []
        return found

    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield ask
        finally:
            process.terminate()


def until(holds: Callable[[], bool]) -> None:
    last = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.2)
