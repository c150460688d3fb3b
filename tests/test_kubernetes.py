"""Claims of a real cluster: the scheduler's allocations, and pods under them.

The control plane, the kubelet and containerd are built from their published modules, which takes
long once: `./test.sh --kubernetes`.
"""

from __future__ import annotations

import json
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import kube
import pytest
import tenants
from kube import CLEAN, ROOT, Cluster, claim, pod, request, until
from namespaces import needs_root

from porter.node import chart, slices
from porter.node.nouns import Card
from porter.node.store import Store
from porter.runtime import watch

GIB = 1 << 30
DRIVER = "share.porter.dev"
CARDS = tuple(Card("toy", "maker", n, f"GPU-{n}", 80 * GIB, "1.2.3") for n in range(2))
FIRST, SECOND = (card.name for card in CARDS)
SECONDS, WITHIN = 10, 2  # a measurement, and percentage points
CHANGES_S = 1.5  # kubectl included
ROUNDS, LONGER_S = 5, 0.5  # starts of a pod, and how much longer one with a share may take

pytestmark = [
    pytest.mark.alone,
    pytest.mark.arch("x86_64"),
    pytest.mark.backend("cuda"),
    pytest.mark.compile,
    pytest.mark.kubernetes,
    pytest.mark.network,
    pytest.mark.root,
    pytest.mark.slow,
    needs_root,
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Run a control plane in a folder with a short name: paths of sockets are short."""
    with (
        tempfile.TemporaryDirectory(prefix="kube-") as folder,
        kube.control_plane(Path(folder), "real", "fake") as made,
    ):
        made.kubectl("apply", "-f", "-", given=chart.manifests("porter", {"createNamespace": True}))
        yield made


@pytest.fixture
def cards(cluster: Cluster) -> Iterator[Cluster]:
    """Offer two cards of a node without an agent."""
    node = {"apiVersion": "v1", "kind": "Node", "metadata": {"name": "fake"}}
    cluster.apply(node)
    amounts = {"cpu": "64", "memory": "64Gi", "pods": "1000"}
    ready = [{"type": "Ready", "status": "True", "reason": "Told", "message": "so"}]
    status = {"status": {"capacity": amounts, "allocatable": amounts, "conditions": ready}}
    cluster.kubectl(
        *("patch", "node", "fake", "--subresource=status", "--type=merge", "-p"),
        json.dumps(status),
    )
    uid = cluster.get("node", "fake")["metadata"]["uid"]
    owner = {"apiVersion": "v1", "kind": "Node", "name": "fake", "uid": uid}
    cluster.apply(*slices.slices(DRIVER, "fake", owner, CARDS, []))
    yield cluster
    cluster.clear()
    cluster.kubectl("delete", "resourceslices", "--all")
    cluster.kubectl("delete", "node", "fake")


def scheduled(
    cluster: Cluster, made: dict[str, Any]
) -> list[tuple[str, str, dict[str, str]]] | str:
    """Make a claim and a pod of it: return its allocation, or the reason for none."""
    name = made["metadata"]["name"]
    cluster.apply(made, pod(name, name))
    until(lambda: cluster.allocated(name) or cluster.waits_for(name))
    return cluster.allocated(name) or cluster.waits_for(name)


def on(found: object) -> list[str]:
    """List the cards of an allocation."""
    assert isinstance(found, list), found
    return [device for _, device, _ in found]


def test_claims_fill_cards_exactly(cards: Cluster) -> None:
    asked = [("8Gi", "30"), ("72Gi", "70"), ("8Gi", "30"), ("8Gi", "60")]
    found = [
        scheduled(cards, claim(f"c{n}", request(memory=memory, compute=compute)))
        for n, (memory, compute) in enumerate(asked)
    ]
    assert [on(each) for each in found] == [[FIRST], [FIRST], [SECOND], [SECOND]]
    # 64 GiB and 10 % are left of the second card.
    for name, amounts in (
        ("time", {"memory": "1Gi", "compute": "11"}),
        ("memory", {"memory": "65Gi"}),
    ):
        assert "cannot allocate all claims" in str(
            scheduled(cards, claim(name, request(**amounts)))
        )
    assert on(scheduled(cards, claim("rest", request(memory="64Gi", compute="10")))) == [SECOND]


def test_64_tenants_share_a_card(cards: Cluster) -> None:
    names = [f"t{n}" for n in range(129)]
    small = [claim(name, request(memory="1Gi")) for name in names]
    cards.apply(*small, *(pod(name, name) for name in names[:128]))
    until(
        lambda: all(
            "allocation" in (each.get("status") or {})
            for each in cards.get("resourceclaims")["items"]
            if each["metadata"]["name"] != names[128]
        )
    )
    cards.apply(pod(names[128], names[128]))
    until(lambda: cards.waits_for(names[128]))
    counts = [
        each["status"]["allocation"]["devices"]["results"][0]["device"]
        for each in cards.get("resourceclaims")["items"]
        if each.get("status", {}).get("allocation")
    ]
    assert (counts.count(FIRST), counts.count(SECOND)) == (64, 64)


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (claim("fraction", request(memory="8Gi", compute="12.5")), [FIRST]),
        (claim("two", request(count=2, memory="8Gi", compute="30")), [FIRST, SECOND]),
        (claim("nothing", request()), [FIRST]),
        (claim("one-card", request("a", memory="8Gi"), request("b", memory="8Gi")), [FIRST] * 2),
        (
            claim(
                "apart",
                *(request(name, memory="8Gi") for name in "ab"),
                constraints=[{"requests": ["a", "b"], "distinctAttribute": f"{DRIVER}/uuid"}],
            ),
            [FIRST, SECOND],
        ),
        (claim("named", request(where=f'device.attributes["{DRIVER}"].uuid == "GPU-1"')), [SECOND]),
    ],
    ids=lambda value: value["metadata"]["name"] if isinstance(value, dict) else "",
)
def test_a_claims_allocation_on_empty_cards(
    cards: Cluster, made: dict[str, Any], expected: list[str]
) -> None:
    found = scheduled(cards, made)
    assert on(found) == expected
    amounts = {
        "fraction": {"memory": "8Gi", "compute": "12500m", "tenants": "1"},
        "nothing": {"memory": str(80 * GIB), "compute": "0", "tenants": "1"},
    }
    if wanted := amounts.get(made["metadata"]["name"]):
        assert found[0][2] == wanted


@pytest.mark.parametrize("asked", [{"memory": "81Gi"}, {"tenants": "2"}, {"watts": "100"}])
def test_a_claim_that_no_card_fits_waits_with_a_reason(
    cards: Cluster, asked: dict[str, str]
) -> None:
    assert "cannot allocate all claims" in str(scheduled(cards, claim("much", request(**asked))))


def test_the_first_alternative_that_is_there_is_taken(cards: Cluster) -> None:
    alternatives = [
        {
            "name": name,
            "deviceClassName": "porter",
            "selectors": [
                {"cel": {"expression": f'device.attributes["{DRIVER}"].vendor == "{name}"'}}
            ],
            "capacity": {"requests": {"memory": "8Gi", "compute": "30"}},
        }
        for name in ("other", "maker")
    ]
    made = claim("either", {"name": "gpu", "firstAvailable": alternatives})
    found = scheduled(cards, made)
    assert [(name, card) for name, card, _ in found] == [("gpu/maker", FIRST)]


class Real:
    """A node that runs pods: a kubelet, containerd, and the agent."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        """Take the folder of the node."""
        self.cluster, self.folder = cluster, folder
        self.store = Store(folder / "porter", folder / "cdi", {})
        self.log = folder / "agent.log"

    @contextmanager
    def agent(self) -> Iterator[None]:
        """Run the agent."""
        command = [sys.executable, "-m", "porter", "node", "--backend", "cuda", "--simulate"]
        command += ["--node-name", "real", "--kubeconfig", str(self.cluster.config)]
        command += ["--kubelet-root", str(self.folder / "kubelet"), "--cdi", str(self.store.cdi)]
        command += ["--state", str(self.store.state), "--device-memory", "80GiB"]
        with (
            self.log.open("wb") as log,  # an earlier agent registered, too
            subprocess.Popen(command, env=CLEAN, cwd=ROOT, stderr=log) as process,
        ):
            try:
                until(lambda: "porter: registered" in self.log.read_text(), self.log.read_text)
                until(lambda: self.cluster.get("resourceslices")["items"], self.log.read_text)
                yield
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(20)

    def runs(self, name: str, phase: str = "Running") -> None:
        """Wait for a pod."""
        until(
            lambda: self.cluster.get("pod", name)["status"].get("phase") == phase,
            lambda: self.cluster.kubectl("describe", "pod", name) + self.log.read_text(),
        )

    def shares(self) -> dict[str, float]:
        """Measure each claim's tenant's part of the cards, in percent, by the claim's name."""
        before = watch.sample(self.store.state, self.store.leases)
        time.sleep(SECONDS)
        rows = watch.rows(before, watch.sample(self.store.state, self.store.leases))
        names = {
            each["metadata"]["uid"]: each["metadata"]["name"]
            for each in self.cluster.get("resourceclaims")["items"]
        }
        return {names[row.tenant]: row.share for row in rows if row.share is not None}

    def targets(self) -> list[float]:
        """List what tenants are promised."""
        now = watch.sample(self.store.state, self.store.leases)
        return [(turn.terms.target or 0) / 1_000_000 for turn in now.turns.values()]

    def left(self) -> list[str]:
        """List the files of claims."""
        paths = [*self.store.state.glob("*-*"), *self.store.cdi.iterdir()]
        return [path.name for path in paths]


@pytest.fixture(scope="module")
def real(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    built = tmp_path_factory.mktemp("programs")
    built.parent.chmod(0o755)
    source = ROOT / "tests/data/attach/fill.c"
    subprocess.run(["cc", "-O1", source, "-o", built / "fill", "-ldl"], check=True)
    kube.build_libraries()
    with (
        tempfile.TemporaryDirectory(prefix="node-") as folder,
        kube.real_node(cluster, "real", Path(folder) / "n", built / "fill") as node,
    ):
        yield Real(cluster, node)


def test_a_pod_is_refused_at_its_quota_and_leaves_nothing(real: Real) -> None:
    with real.agent():
        real.cluster.apply(
            claim("quota", request(memory="2Gi", compute="30")),
            pod("quota", "quota", "/bin/fill", "libcuda.so.1"),
        )
        real.runs("quota", "Succeeded")
        granted, status = real.cluster.kubectl("logs", "quota").split()
        assert (1024 < int(granted) <= 2048, status) == (True, "2")
        real.cluster.clear()
        until(lambda: not real.left(), real.left)


def test_two_pods_share_a_card_30_to_60(real: Real, tmp_path: Path) -> None:
    folder = tmp_path / "programs"
    folder.mkdir()
    tenants.program(folder, "waiting")
    where = 'device.attributes["share.porter.dev"].index == 0'
    with real.agent():
        for name, compute in (("small", "30"), ("large", "60")):
            real.cluster.apply(
                claim(name, request(where=where, memory="2Gi", compute=compute)),
                pod(name, name, "/programs/waiting", "busy", "600000", programs=folder),
            )
        for name in ("small", "large"):
            real.runs(name)
        until(lambda: len(real.shares()) == 2)
        shares = real.shares()
        assert abs(shares["small"] - 30) <= WITHIN, shares
        assert abs(shares["large"] - 60) <= WITHIN, shares
    with real.agent():  # it was started again while pods run
        shares = real.shares()
        assert abs(shares["small"] - 30) <= WITHIN, shares
        assert abs(shares["large"] - 60) <= WITHIN, shares
        assert len(real.left()) == 6
        began = time.monotonic()
        real.cluster.kubectl("annotate", "resourceclaim", "large", f"{DRIVER}/compute=40")
        until(lambda: 0.4 in real.targets())
        assert time.monotonic() - began <= CHANGES_S
        real.cluster.clear()
        until(lambda: not real.left(), real.left)
        assert not re.search("not prepared|not taken back", real.log.read_text())


def test_a_pod_starts_as_soon_with_a_share_as_without(real: Real, tmp_path: Path) -> None:
    """Measure from `kubectl apply` to the first line of its program, which touches a file."""
    folder = tmp_path / "programs"
    folder.mkdir(mode=0o777)
    taken: dict[bool, list[float]] = {True: [], False: []}
    with real.agent():
        for number in range(ROUNDS):
            for shared, times in taken.items():
                name = f"start-{number}-{'with' if shared else 'without'}"
                told = pod(name, name, "/bin/touch", f"/programs/{name}", programs=folder)
                if not shared:
                    del told["spec"]["resourceClaims"]
                    del told["spec"]["containers"][0]["resources"]
                made = [claim(name, request(memory="1Gi", compute="10"))] if shared else []
                began = time.time()
                real.cluster.apply(*made, told)
                real.runs(name, "Succeeded")
                times.append((folder / name).stat().st_mtime - began)
        real.cluster.clear()
        until(lambda: not real.left(), real.left)
    longer = statistics.median(taken[True]) - statistics.median(taken[False])
    print(f"with: {taken[True]}, without: {taken[False]}")  # noqa: T201 -- a figure to report
    assert longer <= LONGER_S, taken
