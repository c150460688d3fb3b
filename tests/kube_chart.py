"""A node with an image of the agent, onto which Helm installs the chart: for tests and bench/."""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import agent_image
import helm
import kube
import kube_node
from kube_node import Real


@contextmanager
def node() -> Iterator[Real]:
    """Run a node that has the image, and on which porter is not installed."""
    with (
        tempfile.TemporaryDirectory(prefix="image-") as images,
        tempfile.TemporaryDirectory(prefix="kube-") as folder,
    ):
        archive = Path(images) / "agent.tar"
        agent_image.write(archive)
        with (
            kube.control_plane(Path(folder), "real") as cluster,
            kube.service(cluster),
            kube_node.real(cluster, images=[archive]) as real,
        ):
            yield real


def install(real: Real) -> int:
    """Install the chart with Helm; pods have the node's network. Return the port of metrics."""
    port = random.SystemRandom().randrange(20000, 30000)  # the kernel gives it to no connection
    values = {
        "image": agent_image.IMAGE,
        "imagePullPolicy": "Never",
        "hostNetwork": True,
        "metricsPort": port,
        "arguments": ["--backend=cuda", "--simulate", "--device-memory=80GiB"],
        "folders": {
            "state": str(real.store.state),
            "kubelet": str(real.folder / "kubelet"),
            "devices": str(real.store.cdi),
        },
    }
    options = [f"--set-json={name}={json.dumps(value)}" for name, value in values.items()]
    config = f"--kubeconfig={real.cluster.config}"
    where = ("--namespace=porter", "--create-namespace")
    helm.helm("install", "porter", helm.CHART, config, *where, *options)
    patch = {"spec": {"template": {"spec": {"hostNetwork": True}}}}
    words = ("patch", "deployment", "porter-controller", "-p", json.dumps(patch))
    real.cluster.kubectl("-n", "porter", *words)
    return port
