"""The agents of several nodes, each under a real kubelet's watcher of plugins and DRA manager.

No container runs here, so a node costs little. bench/cluster_hollow.py has many of them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import kube
import kube_node
import pytest
from kube import claim, request, until
from kube_node import Hollow

from porter.node import store

NAMES = ("h1", "h2", "h3")

pytestmark = [
    pytest.mark.alone,
    pytest.mark.arch("x86_64"),
    pytest.mark.backend("cuda"),
    pytest.mark.compile,
    pytest.mark.kubernetes,
    pytest.mark.network,
    pytest.mark.slow,
]


@pytest.fixture(scope="module")
def nodes() -> Iterator[list[Hollow]]:
    """Run a control plane and three nodes, each with an agent that offers two cards."""
    with ExitStack() as stack:
        control, folder = (
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=prefix)))
            for prefix in ("kube-", "node-")
        )
        cluster = stack.enter_context(kube.control_plane(control, *NAMES))
        cluster.install()
        kube.build_libraries()
        made = [
            stack.enter_context(kube_node.hollow(cluster, name, folder / name)) for name in NAMES
        ]
        for node in made:
            stack.enter_context(node.agent())
        for node in made:
            node.registered()
        yield made


def test_each_agent_prepares_the_claims_of_its_own_node(nodes: list[Hollow]) -> None:
    cluster = nodes[0].cluster
    names = [f"p{number}" for number in range(2 * len(nodes))]  # one for each card
    asked = request(memory="60Gi")
    cluster.apply(*(claim(name, asked) for name in names), *map(Hollow.pod, names))
    for name in names:
        nodes[0].runs(name)
    uids = {name: cluster.get("resourceclaim", name)["metadata"]["uid"] for name in names}
    placed = {name: cluster.get("pod", name)["spec"]["nodeName"] for name in names}
    for node in nodes:
        here = {name: uids[name] for name in names if placed[name] == node.name}
        assert len(here) == 2
        assert node.containers() == {name: [store.device(uid)] for name, uid in here.items()}
        assert {uid for uid in uids.values() if f"{uid}.conf" in node.left()} == {*here.values()}
    cluster.clear()
    for node in nodes:
        until(lambda node=node: not node.left(), node.left)
