"""Claims of a real cluster: the scheduler's allocations, and pods under them.

The control plane, the kubelet and containerd are built from their published modules, which takes
long once: `./test.sh --kubernetes`.
"""

from __future__ import annotations

import json
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kube
import kube_node
import pytest
import tenants
from kube import Cluster, claim, pod, request, until
from kube_node import Real
from namespaces import needs_root

from porter.node import slices
from porter.node.nouns import Card

GIB = 1 << 30
DRIVER = "share.porter.dev"
CARDS = tuple(Card("toy", "maker", n, f"GPU-{n}", 80 * GIB, "1.2.3") for n in range(2))
FIRST, SECOND = (card.name for card in CARDS)
CHANGES, CHANGES_S = 10, 1  # tries on a busy machine, and the time until an annotation holds
ROUNDS, LONGER_S = 10, 0.5  # starts of a pod at most, and how much longer one with a share may take

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
        made.install()
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


@pytest.fixture(scope="module")
def real(cluster: Cluster) -> Iterator[Real]:
    with kube_node.real(cluster) as made:
        yield made


@pytest.fixture
def node(real: Real) -> Iterator[Real]:
    """Give the node with an agent; afterwards no pod has left anything."""
    with real.agent():
        real.registered()
        yield real
        real.cluster.clear()
        until(lambda: not real.left(), real.left)
        assert not re.search("not prepared|not taken back", real.log.read_text())


def test_a_pod_is_refused_at_its_quota_and_leaves_nothing(node: Real) -> None:
    node.cluster.apply(
        claim("quota", request(memory="2Gi", compute="30")),
        pod("quota", "quota", "/bin/fill", "libcuda.so.1"),
    )
    node.runs("quota", "Succeeded")
    granted, status = node.cluster.kubectl("logs", "quota").split()
    assert (1024 < int(granted) <= 2048, status) == (True, "2")


def test_two_pods_share_a_card_30_to_60(node: Real, tmp_path: Path) -> None:
    folder = tmp_path / "programs"
    folder.mkdir()
    tenants.program(folder, "waiting")
    where = 'device.attributes["share.porter.dev"].index == 0'
    for name, compute in (("small", "30"), ("large", "60")):
        node.cluster.apply(
            claim(name, request(where=where, memory="2Gi", compute=compute)),
            pod(name, name, "/programs/waiting", "busy", "600000", programs=folder),
        )
    for name in ("small", "large"):
        node.runs(name)
    node.shared_as({"small": 30, "large": 60})
    taken = []
    for compute in range(59, 59 - CHANGES, -1):
        amount = f"{DRIVER}/compute={compute}"
        node.cluster.kubectl("annotate", "--overwrite", "resourceclaim", "large", amount)
        began = time.monotonic()
        until(lambda compute=compute: compute / 100 in node.targets(), pause=0.01)
        taken.append(time.monotonic() - began)
        if taken[-1] <= CHANGES_S:
            break
    else:
        raise AssertionError(taken)


def test_a_pod_starts_as_soon_with_a_share_as_without(node: Real) -> None:
    """Measure from `kubectl apply` to the first line of its program, which touches a file.

    Other programs of a busy machine only delay, so the fastest starts of each kind are compared.
    """
    taken: dict[bool, list[float]] = {True: [], False: []}
    for number in range(ROUNDS):
        for shared, times in taken.items():
            times.append(node.starts(f"start-{number}-{shared}".lower(), shared=shared))
        if number and min(taken[True]) - min(taken[False]) <= LONGER_S:
            break
    else:
        raise AssertionError(taken)
