"""The chart's objects in a real cluster: permissions, policies, examples, and pods that wait."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import admission
import kube
import pytest
import test_kube_policies as policies
import yaml
from helm import CHART, helm, objects
from kube import CLEAN, ROOT, Cluster, claim, pod, request, until

from porter.node import chart, slices
from porter.node.nouns import DRIVER, Card

GIB = 1 << 30
EXAMPLES = sorted((ROOT / "examples/kubernetes").glob("*.yaml"))
NODES = ("n1", "n2")
VALUES = {
    "createNamespace": True,
    "imagePullPolicy": "Never",
    "names": True,
    "namesIn": {"matchLabels": {"names": "mapped"}},
    "nodeSelector": {"porter.test/none": "true"},
}

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
def cluster() -> Iterator[Cluster]:
    """Run a control plane with porter installed, and one node that offers two cards."""
    with (
        tempfile.TemporaryDirectory(prefix="kube-") as folder,
        kube.control_plane(Path(folder)) as made,
    ):
        made.kubectl("apply", "-f", "-", given=chart.manifests("porter", VALUES))
        for name in NODES:
            made.apply({"apiVersion": "v1", "kind": "Node", "metadata": {"name": name}})
            amounts = {"cpu": "64", "memory": "64Gi", "pods": "1000"}
            ready = [{"type": "Ready", "status": "True", "reason": "Kubelet", "message": "ready"}]
            status = {"capacity": amounts, "allocatable": amounts, "conditions": ready}
            made.kubectl(
                *("patch", "node", name, "--subresource=status", "--type=merge", "-p"),
                json.dumps({"status": status}),
            )
        made.apply(
            {
                "apiVersion": "v1",
                "kind": "Namespace",
                "metadata": {"name": "team", "labels": {"names": "mapped"}},
            }
        )
        yield made


@pytest.fixture
def cards(cluster: Cluster) -> Iterator[Cluster]:
    """Offer two cards of the first node."""
    uid = cluster.get("node", "n1")["metadata"]["uid"]
    owner = {"apiVersion": "v1", "kind": "Node", "name": "n1", "uid": uid}
    two = [Card("cuda", "nvidia", n, f"GPU-{n}", 80 * GIB, "1.2.3") for n in range(2)]
    cluster.apply(*slices.slices(DRIVER, "n1", owner, two, []))
    yield cluster
    for namespace in ("default", "team"):
        for kinds in ("jobs,pods", "resourceclaims,resourceclaimtemplates"):
            cluster.kubectl(
                *("-n", namespace, "delete", kinds, "--all", "--force", "--grace-period=0")
            )
    cluster.kubectl("delete", "resourceslices", "--all")


def dry(cluster: Cluster, reported: object, *options: str) -> subprocess.CompletedProcess[str]:
    """Let the API server look at objects, and make none."""
    words = ("create", "--dry-run=server", "--validate=strict", "-o", "json", *options)
    return cluster.tried(*words, "-f", "-", given=reported)


def test_the_api_server_accepts_all_objects(cluster: Cluster) -> None:
    text = helm("template", "porter", CHART, "--namespace", "porter", "--set", "names=true")
    cluster.kubectl(
        *("apply", "--dry-run=server", "--validate=strict", "-f", "-"),
        given=text,
    )
    for each in objects(text):
        if each["kind"] == "ValidatingAdmissionPolicy":
            name = each["metadata"]["name"]
            kind = each["kind"]
            until(lambda k=kind, n=name: "typeChecking" in cluster.get(k, n)["status"])
            checked = cluster.get(kind, name)["status"]["typeChecking"]
            assert checked.get("expressionWarnings", []) == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_scheduler_finds_cards_for_each_example(cards: Cluster, path: Path) -> None:
    cards.kubectl("apply", "--validate=strict", "-f", str(path))
    pods = [
        each["metadata"]["name"]
        for each in yaml.safe_load_all(path.read_text())
        if each["kind"] == "Pod"
    ]
    for name in pods:
        until(
            lambda name=name: cards.get("pod", name)["spec"].get("nodeName") == "n1",
            lambda name=name: cards.kubectl("describe", "pod", name),
        )


@pytest.mark.parametrize(
    ("account", "allowed"),
    [
        (
            "porter-node",
            {
                "get nodes",
                *(f"{verb} resourceclaims.resource.k8s.io" for verb in ("get", "list", "watch")),
                *(
                    f"{verb} resourceslices.resource.k8s.io"
                    for verb in ("list", "watch", "create", "update", "delete")
                ),
            },
        ),
        (
            "porter-controller",
            {
                *("list pods", "watch pods", "create resourceclaimtemplates.resource.k8s.io"),
                *(
                    f"list resource{kind}.resource.k8s.io"
                    for kind in ("claims", "claimtemplates", "slices")
                ),
            },
        ),
    ],
)
def test_accounts_have_the_permissions_that_they_need_and_no_others(
    cluster: Cluster, account: str, allowed: set[str]
) -> None:
    kinds = ("nodes", "pods", "secrets", "resourceclaims.resource.k8s.io")
    kinds += ("resourceclaimtemplates.resource.k8s.io", "resourceslices.resource.k8s.io")
    verbs = ("get", "list", "watch", "create", "update", "patch", "delete")
    user = f"--as=system:serviceaccount:porter:{account}"
    found = {
        f"{verb} {kind}"
        for kind in kinds
        for verb in verbs
        if cluster.tried("auth", "can-i", verb, kind, user, "-A").stdout.strip() == "yes"
    }
    assert found == allowed


def config(cluster: Cluster, folder: Path, account: str, *bound: str) -> Path:
    """Write a kubeconfig with a token of a service account."""
    token = cluster.kubectl("-n", "porter", "create", "token", account, *bound).strip()
    reported = yaml.safe_load(cluster.config.read_text())
    reported["users"] = [{"name": "porter", "user": {"token": token}}]
    path = folder / f"{account}-{'bound' if bound else 'bare'}.kubeconfig"
    path.write_text(yaml.safe_dump(reported))
    return path


@contextmanager
def running(folder: Path, *words: str | Path) -> Iterator[Path]:
    """Run a command of porter; give the file of its messages."""
    log = folder / "log"
    with (
        log.open("wb") as file,
        subprocess.Popen(
            [sys.executable, "-m", "porter", *words], env=CLEAN, cwd=ROOT, stderr=file
        ) as process,
    ):
        try:
            yield log
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def test_an_agent_with_its_own_token_offers_the_cards_of_its_node_alone(cluster: Cluster) -> None:
    reported = pod("agent", "none")
    reported["metadata"]["namespace"] = "porter"
    reported["spec"] = {
        "nodeName": "n1",
        "serviceAccountName": "porter-node",
        "containers": [{"name": "agent", "image": "porter", "imagePullPolicy": "Never"}],
    }
    cluster.apply(reported)
    kube.build_libraries()
    with tempfile.TemporaryDirectory(prefix="node-") as name:
        folder = Path(name)
        bound = ("--bound-object-kind=Pod", "--bound-object-name=agent")
        token = config(cluster, folder, "porter-node", *bound)
        options = ("--backend=cuda", "--simulate", "--node-name=n1", f"--kubeconfig={token}")
        folders = [f"--{key}={folder / key}" for key in ("kubelet-root", "cdi", "state")]
        with running(folder, "node", *options, *folders) as log:
            until(lambda: cluster.get("resourceslices")["items"], log.read_text)
            cluster.kubectl("delete", "resourceslices", "--all")
            until(lambda: cluster.get("resourceslices")["items"], log.read_text)
            [found] = cluster.get("resourceslices")["items"]
        owner = found["metadata"]["ownerReferences"]
        other = slices.slices(DRIVER, "n2", owner[0], [], [])[0]
        own = ("--kubeconfig", str(token))
        done = cluster.tried(*own, "create", "-f", "-", given=other)
        assert done.returncode != 0
        assert "the slice belongs to another node, allowed is n1" in done.stderr
        bare = config(cluster, folder, "porter-node")
        done = cluster.tried(
            *("--kubeconfig", str(bare), "delete", "resourceslice", found["metadata"]["name"])
        )
        assert "the token belongs to no pod on a node" in done.stderr
        cluster.kubectl(*own, "delete", "resourceslice", found["metadata"]["name"])
    cluster.kubectl("-n", "porter", "delete", "pod", "agent", "--force", "--grace-period=0")


def whole(reported: dict[str, Any]) -> dict[str, Any]:
    """Make of a pod for the imitated policies one that the API server takes."""
    for each in reported["spec"]["containers"] + reported["spec"].get("initContainers", []):
        each["image"] = "box"
    return {"apiVersion": "v1", "kind": "Pod", **reported}


@pytest.mark.parametrize(
    "limits",
    [
        {"nvidia.com/gpu": "1", "nvidia.com/gpumem": "8000", "nvidia.com/gpucores": "30"},
        {"nvidia.com/gpu": "2"},
        {"tencent.com/vcuda-core": "20", "tencent.com/vcuda-memory": "15"},
        {"tencent.com/vcuda-core": "200"},
    ],
    ids=lambda limits: next(iter(limits.values())),
)
def test_the_api_server_maps_names_as_the_imitation_does(
    cluster: Cluster, limits: dict[str, str]
) -> None:
    reported = whole(policies.pod({}, {"cpu": "1", **limits}))
    expected = admission.mutated(
        policies.policies()["MutatingAdmissionPolicy", "porter-names"], reported
    )["spec"]
    done = dry(cluster, reported)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)["spec"]
    assert found["resourceClaims"] == expected["resourceClaims"]
    assert found["containers"][1]["resources"] == expected["containers"][1]["resources"]


@pytest.mark.parametrize(
    "limits",
    [
        {"nvidia.com/gpu": "1", "nvidia.com/gpucores": "101"},
        {"nvidia.com/gpu": "1", "nvidia.com/gpumem-percentage": "50"},
        {"tencent.com/vcuda-core": "150", "tencent.com/vcuda-memory": "15"},
    ],
    ids=lambda limits: next(iter(limits.values())),
)
def test_the_api_server_refuses_names_that_cannot_be_mapped(
    cluster: Cluster, limits: dict[str, str]
) -> None:
    done = dry(cluster, whole(policies.pod(limits)))
    assert done.returncode != 0
    assert "of no container here; allowed are limits of whole numbers" in done.stderr
    other = whole(policies.pod(limits))
    other["metadata"]["namespace"] = "default"  # which no policy is for
    assert dry(cluster, other).returncode == 0


def test_a_mapped_pod_gets_a_card(cards: Cluster, tmp_path: Path) -> None:
    def placed() -> str:
        reported = json.loads(cards.kubectl("-n", "team", "get", "pod", "p", "-o", "json"))
        return str(reported["spec"].get("nodeName"))

    token = config(cards, tmp_path, "porter-controller")
    limits = {"nvidia.com/gpu": "1", "nvidia.com/gpumem": "8000", "nvidia.com/gpucores": "30"}
    with running(tmp_path, "kube", "controller", "--kubeconfig", token) as log:
        cards.apply(whole(policies.pod(limits)))
        until(lambda: placed() == "n1", log.read_text)
    [made] = json.loads(cards.kubectl("-n", "team", "get", "resourceclaims", "-o", "json"))["items"]
    [result] = made["status"]["allocation"]["devices"]["results"]
    consumed = {"memory": "8000Mi", "compute": "30", "tenants": "1"}
    assert result["consumedCapacity"] == consumed


def test_a_pod_that_waits_is_explained(cards: Cluster, tmp_path: Path) -> None:
    def events() -> list[str]:
        reported = json.loads(cards.kubectl("get", "events", "-o", "json"))["items"]
        return [
            each["message"]
            for each in reported
            if (each["reason"], each["involvedObject"]["name"]) == ("DoesNotFit", "third")
        ]

    for name in ("first", "second"):
        cards.apply(claim(name, request(memory="76Gi")), pod(name, name))
        until(lambda name=name: cards.allocated(name))
    cards.apply(claim("third", request(memory="8Gi")), pod("third", "third"))
    until(lambda: cards.waits_for("third"))
    done = subprocess.run(
        [sys.executable, "-m", "porter", "kube", "explain", "third"],
        env=CLEAN | {"KUBECONFIG": str(cards.config)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *rest = done.stdout.splitlines()
    assert "cannot allocate all claims" in first
    assert rest == [
        "claim gpu, request gpu: class porter, memory 8.0 GiB",
        "  n1/cuda-0  memory 8.0 GiB asked, 4.0 GiB of 80.0 GiB is free",
        "  n1/cuda-1  memory 8.0 GiB asked, 4.0 GiB of 80.0 GiB is free",
    ]
    token = config(cards, tmp_path, "porter-controller")
    with running(tmp_path, "kube", "controller", "--kubeconfig", token) as log:
        until(events, log.read_text)
        assert log.read_text() == ""
    assert events() == ["; ".join(" ".join(line.split()) for line in rest)]
