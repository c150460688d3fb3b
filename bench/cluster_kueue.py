"""The example's job under a real Kueue: `python bench/cluster_kueue.py --kueue FILE --chart DIR`.

FILE is built from the Go module sigs.k8s.io/kueue by `go build ./cmd/kueue`, which takes long. DIR
is charts/kueue of the same module. Kueue runs on this machine, as the service account and behind
the webhooks of its chart, with the configuration and the queue of docs/how-to/kubernetes.md. One
node offers two cards, and no kubelet runs. It reports

- the time from `kubectl apply` of the job until its pod is placed;
- what Kueue says of a third job of 8 GiB in a queue with 20 GiB;
- the time from removing the first job until the third one is admitted.

Needs the packages and the build of `./test.sh --kubernetes`, and root, for a port below 1024.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import kube  # noqa: E402 -- it lies there
from cluster_scale import simulated_node  # noqa: E402
from helm import helm  # noqa: E402
from kube import PATHS, Cluster, until  # noqa: E402

from porter.node import slices  # noqa: E402
from porter.node.nouns import DRIVER, Card  # noqa: E402

ADDRESS = "127.96.0.77"  # of Kueue's service, on loopback: the API server reaches it there
NAMESPACE, SECRET = "kueue-system", "kueue-webhook-server-cert"
EXAMPLE = ROOT / "examples/kubernetes/kueue-job.yaml"
LESS = "20Gi"  # quota: for two of three jobs
_QUOTA = "/spec/resourceGroups/0/flavors/0/resources/2/nominalQuota"


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kueue", type=Path, required=True, help="the program")
    parser.add_argument("--chart", type=Path, required=True, help="the folder of its chart")
    given = parser.parse_args()
    settings, queue = _documented()
    with (
        tempfile.TemporaryDirectory(prefix="kube-") as folder,
        kube.control_plane(Path(folder)) as cluster,
    ):
        cluster.install()
        _offer_cards(cluster)
        config = _install(cluster, given.chart) | settings
        with _running(cluster, given.kueue, config):
            until(lambda: not cluster.tried("apply", "-f", "-", given=queue).returncode, pause=1)
            _measure(cluster)
    return 0


def _measure(cluster: Cluster) -> None:
    began = time.monotonic()
    cluster.kubectl("apply", "--validate=strict", "-f", str(EXAMPLE))
    until(lambda: any(each["spec"].get("nodeName") for each in cluster.get("pods")["items"]))
    print(f"the job's pod is placed after {time.monotonic() - began:.1f} s")
    less = [{"op": "replace", "path": _QUOTA, "value": LESS}]
    cluster.kubectl("patch", "clusterqueue", "team", "--type=json", "-p", json.dumps(less))
    [job] = (each for each in yaml.safe_load_all(EXAMPLE.read_text()) if each["kind"] == "Job")
    for name in ("second", "third"):
        cluster.apply(job | {"metadata": job["metadata"] | {"name": name}})
        until(lambda name=name: _said(cluster, name))  # type: ignore[misc]
        print(f"the {name} job: {_said(cluster, name)}")
    began = time.monotonic()
    cluster.kubectl("delete", "job", "kueue-job")
    until(lambda: "admitted" in _said(cluster, "third"))
    print(f"the third job is admitted {time.monotonic() - began:.1f} s after the first was removed")


def _said(cluster: Cluster, job: str) -> str:
    """Read what Kueue says of a job: that it is admitted, else why there is no quota for it."""
    reported = json.loads(cluster.kubectl("get", "workloads", "-o", "json"))["items"]
    found = {
        condition["type"]: condition
        for each in reported
        if each["metadata"]["name"].startswith(f"job-{job}-")
        for condition in each.get("status", {}).get("conditions", [])
    }
    for kind in ("Admitted", "QuotaReserved"):
        if kind in found:
            return str(found[kind]["message"])
    return ""


def _documented() -> tuple[dict[str, Any], str]:
    """Read Kueue's configuration and the queue of the guide."""
    text = (ROOT / "docs/how-to/kubernetes.md").read_text()
    part = text.partition("## Jobs in a queue of Kueue")[2].partition("\n## ")[0]
    settings, queue = re.findall(r"```yaml\n(.*?)```", part, re.DOTALL)
    return yaml.safe_load(settings), queue


def _offer_cards(cluster: Cluster) -> None:
    cluster.ask("POST", PATHS["node"], simulated_node("n1"))
    uid = cluster.get("node", "n1")["metadata"]["uid"]
    owner = {"apiVersion": "v1", "kind": "Node", "name": "n1", "uid": uid}
    two = [Card("cuda", "nvidia", n, f"GPU-{n}", 80 << 30, "1.2.3") for n in range(2)]
    cluster.apply(*slices.slices(DRIVER, "n1", owner, two, []))


def _install(cluster: Cluster, chart: Path) -> dict[str, Any]:
    """Apply the chart's objects, without its program; return the program's configuration."""
    kept, config = [], {}
    for each in yaml.safe_load_all(helm("template", "kueue", chart, "--namespace", NAMESPACE)):
        if not each or each["kind"] in ("APIService", "Deployment"):
            continue
        if each["kind"] == "ConfigMap":
            config = yaml.safe_load(each["data"]["controller_manager_config.yaml"])
        if each["metadata"]["name"] == "kueue-webhook-service":
            each["spec"] |= {"clusterIP": ADDRESS}
        kept.append(each)
    cluster.kubectl("create", "namespace", NAMESPACE)
    cluster.kubectl("apply", "--server-side", "-f", "-", given=yaml.safe_dump_all(kept))
    return config  # type: ignore[no-any-return]


@contextmanager
def _running(cluster: Cluster, program: Path, config: dict[str, Any]) -> Iterator[None]:
    """Run Kueue, and give it its certificate, which a kubelet would mount."""
    certificates = cluster.folder / "kueue"
    certificates.mkdir()
    config["webhook"] = {"host": ADDRESS, "port": 443, "certDir": str(certificates)}
    config["metrics"] = {"bindAddress": f"{ADDRESS}:8443"}
    config["health"] = {"healthProbeBindAddress": f"{ADDRESS}:8081"}
    config["leaderElection"] = {"leaderElect": False}
    config["featureGates"] |= {"VisibilityOnDemand": False}
    config["namespace"] = NAMESPACE
    file, account = cluster.folder / "kueue.yaml", cluster.folder / "kueue.kubeconfig"
    file.write_text(yaml.safe_dump(config))
    words = ("-n", NAMESPACE, "create", "token", "kueue-controller-manager")
    reached = yaml.safe_load(cluster.config.read_text())
    reached["users"] = [{"name": "porter", "user": {"token": cluster.kubectl(*words).strip()}}]
    account.write_text(yaml.safe_dump(reached))
    with (
        (cluster.folder / "kueue.log").open("w+") as log,
        subprocess.Popen(
            [program, f"--config={file}"],
            stderr=log,
            stdout=log,
            env=os.environ | {"KUBECONFIG": str(account)},
        ) as process,
    ):
        try:
            until(lambda: _certificate(cluster) or process.poll() is not None, pause=0.5)
            if process.poll() is not None:
                raise RuntimeError((cluster.folder / "kueue.log").read_text()[-2000:])
            for name, value in _certificate(cluster).items():
                (certificates / name).write_bytes(base64.b64decode(value))
            yield
        finally:
            process.kill()


def _certificate(cluster: Cluster) -> dict[str, str]:
    words = ("-n", NAMESPACE, "get", "secret", SECRET, "-o", "json")
    done = cluster.tried(*words)
    return {} if done.returncode else json.loads(done.stdout).get("data") or {}


if __name__ == "__main__":
    sys.exit(main())
