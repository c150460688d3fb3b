"""The agent's image, installed by the chart in a cluster whose kubelet and containerd are real.

Pods have the node's network here. There is no other difference from an installation by a user.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import agent_image
import kube_chart
import pytest
from kube import claim, pod, request, until
from kube_node import Real
from namespaces import needs_root

EXAMPLE = Path(__file__).resolve().parents[1] / "examples/cuda_quota.py"
RESTARTS = "jsonpath={.items[*].status.containerStatuses[*].restartCount}"

pytestmark = [
    pytest.mark.alone,
    pytest.mark.arch("x86_64"),
    pytest.mark.backend("cuda"),
    pytest.mark.compile,
    pytest.mark.kubernetes,
    pytest.mark.network,
    pytest.mark.root,
    pytest.mark.slow,
    pytest.mark.timeout(2400),
    needs_root,
]


@dataclass(frozen=True, slots=True)
class Installed:
    """A cluster with porter."""

    real: Real
    port: int  # of the agent's metrics

    def reported(self) -> str:
        """Read the messages of porter's pods, and the kubelet's about them."""
        texts = [
            self.real.cluster.tried("-n", "porter", *words).stdout
            for words in (
                ("describe", "pods"),
                ("logs", "-l", "app.kubernetes.io/name=porter-node", "--tail=50"),
                ("logs", "deployment/porter-controller", "--tail=50"),
            )
        ]
        return "\n".join(texts)


@pytest.fixture(scope="module")
def installed() -> Iterator[Installed]:
    with kube_chart.node() as real:
        made = Installed(real, kube_chart.install(real))
        until(lambda: len(real.offered()) == 2, made.reported)
        yield made


def events(real: Real, pod: str) -> list[str]:
    """List the reasons of a pod's events."""
    reported = json.loads(real.cluster.kubectl("get", "events", "-o", "json"))["items"]
    return [each["reason"] for each in reported if each["involvedObject"]["name"] == pod]


def ready(real: Real, kind: str, field: str) -> bool:
    """Return whether the one pod of porter's DaemonSet or Deployment is ready and new."""
    reported = json.loads(real.cluster.kubectl("-n", "porter", "get", kind, "-o", "json"))
    [status] = [each["status"] for each in reported["items"]]
    generations = [each["metadata"]["generation"] for each in reported["items"]]
    return bool(status.get(field) == 1 and status["observedGeneration"] == generations[0])


def test_the_image_limits_pods_as_the_chart_installs_it(installed: Installed) -> None:
    """The quota example runs in the image itself, which has Python."""
    real, cluster = installed.real, installed.real.cluster
    until(lambda: ready(real, "daemonsets", "numberReady"), installed.reported)
    until(lambda: ready(real, "deployments", "readyReplicas"), installed.reported)
    examples = real.folder / "examples"
    examples.mkdir()
    shutil.copy(EXAMPLE, examples)
    reported = pod("quota", "quota", "python3", f"/programs/{EXAMPLE.name}", programs=examples)
    reported["spec"]["containers"][0]["image"] = agent_image.IMAGE
    cluster.apply(claim("quota", request(memory="2Gi", compute="30")), reported)
    real.runs("quota", "Succeeded")
    lines = cluster.kubectl("logs", "quota").splitlines()
    assert lines[0].endswith("of 2.00 GiB free")
    assert lines[1] == "cuMemAlloc     1 x 1 GiB granted, then CUDA_ERROR_OUT_OF_MEMORY"
    cluster.apply(claim("large", request(memory="81Gi")), pod("large", "large"))
    until(lambda: "DoesNotFit" in events(real, "large"), installed.reported)
    cluster.clear()
    until(lambda: not real.left(), real.left)
    assert not re.search("Traceback|not prepared|not taken back", installed.reported())
    restarts = cluster.kubectl("-n", "porter", "get", "pods", "-o", RESTARTS).split()
    assert restarts == ["0", "0"], installed.reported()
