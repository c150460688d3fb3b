"""A real control plane, kubelet and containerd for tests, built from Go's modules: kubernetes/."""

from __future__ import annotations

import json
import os
import shutil
import socket
import socketserver
import ssl
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

import yaml
from container_engines import archive, go

from porter import paths
from porter.node import chart

HERE = Path(__file__).resolve().parent / "kubernetes"
ROOT = HERE.parents[1]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
BOX, PAUSE = "porter.test/box:1", "porter.test/pause:1"
SERVICE = ("127.96.0.1", 443)  # of the API server, in every cluster of kubernetes/up.sh
SOON_S = 180  # on a busy machine
_DRA = "/apis/resource.k8s.io/v1"
PATHS = {
    "node": "/api/v1/nodes",
    "pod": "/api/v1/namespaces/default/pods",
    "resourceclaim": f"{_DRA}/namespaces/default/resourceclaims",
    "resourceclaimtemplate": f"{_DRA}/namespaces/default/resourceclaimtemplates",
    "resourceslice": f"{_DRA}/resourceslices",
}


class Cluster:
    """A control plane that runs, reached as its administrator."""

    def __init__(self, folder: Path, programs: Path) -> None:
        """Take the folder in which it was started."""
        self.folder, self.programs = folder, programs
        self.config = folder / "kubeconfig"

    def kubectl(self, *words: str, given: object = None) -> str:
        """Run kubectl; `given` are objects that it reads."""
        done = self.tried(*words, given=given)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def tried(self, *words: str, given: object = None) -> subprocess.CompletedProcess[str]:
        """Run kubectl, which may fail."""
        return subprocess.run(
            [self.programs / "kube", "kubectl", "--kubeconfig", self.config, *words],
            input=given if isinstance(given, str) else json.dumps(given),
            capture_output=True,
            text=True,
            timeout=SOON_S,
            check=False,
        )

    def apply(self, *objects: dict[str, Any]) -> None:
        """Make or change objects."""
        self.kubectl(
            "apply", "-f", "-", given={"apiVersion": "v1", "kind": "List", "items": objects}
        )

    def ask(self, verb: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request without a program that has to start; None: there is no such object."""
        figures = yaml.safe_load(self.config.read_text())
        request = urllib.request.Request(  # noqa: S310 -- to a server of ours
            figures["clusters"][0]["cluster"]["server"] + path,
            None if body is None else json.dumps(body).encode(),
            {
                "Authorization": f"Bearer {figures['users'][0]['user']['token']}",
                "Content-Type": "application/json",
            },
            method=verb,
        )
        context = ssl.create_default_context(cafile=str(self.folder / "ca.crt"))
        try:
            with urllib.request.urlopen(  # noqa: S310
                request, timeout=SOON_S, context=context
            ) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                if error.code != HTTPStatus.NOT_FOUND:
                    raise AssertionError(f"{verb} {path}: {error.read().decode()}") from error
            return None

    def install(self) -> None:
        """Apply porter's objects except the programs, of which there is no image here."""
        figures = yaml.safe_load_all(chart.manifests("porter", {"createNamespace": True}))
        kept = [each for each in figures if each["kind"] not in ("DaemonSet", "Deployment")]
        self.kubectl("apply", "-f", "-", given=yaml.safe_dump_all(kept))

    def get(self, kind: str, name: str = "") -> Any:
        """Read an object, or all of a kind."""
        if path := PATHS.get(kind.removesuffix("s")):
            found = self.ask("GET", f"{path}/{name}" if name else path)
            assert found, f"{kind} {name} is not there"
            return found
        return json.loads(self.kubectl("get", kind, *([name] if name else []), "-o", "json"))

    def clear(self) -> None:
        """Remove all pods, and the claims and templates that tests have made."""
        kinds = ("pod", "resourceclaim", "resourceclaimtemplate")
        for kind in kinds:
            self.ask("DELETE", f"{PATHS[kind]}?gracePeriodSeconds=0")
        until(lambda: not any(self.get(kind)["items"] for kind in kinds))

    def allocated(self, name: str) -> list[tuple[str, str, dict[str, str]]] | None:
        """Return request, name and amounts of each device of a claim; None: it has none."""
        status = self.get("resourceclaim", name).get("status") or {}
        if "allocation" not in status:
            return None
        return [
            (each["request"], each["device"], each["consumedCapacity"])
            for each in status["allocation"]["devices"]["results"]
        ]

    def waits_for(self, pod: str) -> str:
        """Return why the scheduler has no node for a pod; "": it has one, or did not look yet."""
        conditions = self.get("pod", pod)["status"].get("conditions", [])
        found = [each for each in conditions if each["type"] == "PodScheduled"]
        return found[0].get("message", "") if found and found[0]["status"] == "False" else ""


@cache
def programs() -> Path:
    """Build Kubernetes, etcd and containerd unless that was done; where they are."""
    kept = Path(os.environ.get("KUBE_CACHE") or paths.cache_dir() / "kubernetes")
    own = shutil.which("go")
    path = Path(own).parent if own else go()
    environment = os.environ | {
        "KUBE_CACHE": str(kept),
        "PATH": f"{path}:{os.environ['PATH']}",
        "GOTOOLCHAIN": "local",
    }
    subprocess.run([HERE / "build.sh", "node"], env=environment, check=True)
    return kept


def build_libraries() -> None:
    """Build the libraries of simulated cards: an agent's start is awaited for a limited time."""
    command = [sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate", "true"]
    subprocess.run(command, env=CLEAN, cwd=ROOT, check=True, timeout=600)


@contextmanager
def control_plane(folder: Path, *nodes: str) -> Iterator[Cluster]:
    """Run an API server, a scheduler, controllers and etcd for these nodes."""
    built = programs()
    environment = os.environ | {
        "KUBE_CACHE": str(built),
        "NODES": " ".join(nodes),
        "WAIT": str(SOON_S),
    }
    command = [HERE / "up.sh", folder]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        yield Cluster(folder, built)
    finally:
        subprocess.run([HERE / "down.sh", folder], env=environment, check=False)


@contextmanager
def service(cluster: Cluster) -> Iterator[None]:
    """Let pods reach the API server at its service's address, as a proxy of a real node does."""
    figures = yaml.safe_load(cluster.config.read_text())["clusters"][0]["cluster"]["server"]
    port = int(figures.rpartition(":")[2])

    def copy(source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    class Passed(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with socket.create_connection(("127.0.0.1", port)) as server:
                back = threading.Thread(target=copy, args=(server, self.request), daemon=True)
                back.start()
                copy(self.request, server)
                back.join()

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = daemon_threads = True

    with Server(SERVICE, Passed) as listening:
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        try:
            yield
        finally:
            listening.shutdown()


@contextmanager
def real_node(
    cluster: Cluster, name: str, folder: Path, program: Path, images: Sequence[Path] = ()
) -> Iterator[Path]:
    """Run a kubelet and containerd on this machine, with an image that has a program."""
    folder.mkdir()
    archive(folder / "box.tar", program, BOX)
    archive(folder / "pause.tar", program, PAUSE, "/bin/sh", "-c", "while :; do sleep 3600; done")
    environment = os.environ | {
        "KUBE_CACHE": str(cluster.programs),
        "IMAGES": " ".join(map(str, (folder / "box.tar", folder / "pause.tar", *images))),
        "WAIT": str(SOON_S),
    }
    command = [HERE / "node.sh", cluster.folder, name, folder]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    try:
        assert done.returncode == 0, done.stdout + done.stderr
        yield folder
    finally:
        subprocess.run([HERE / "unnode.sh", folder], env=environment, check=False)


def until(
    holds: Callable[[], object], what: Callable[[], object] = lambda: "", pause: float = 0.1
) -> None:
    """Wait until a condition holds; `what` is reported if it does not."""
    last = time.monotonic() + SOON_S
    while not holds():
        assert time.monotonic() < last, what()
        time.sleep(pause)


def claim(name: str, *requests: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Word a claim."""
    return {
        "apiVersion": "resource.k8s.io/v1",
        "kind": "ResourceClaim",
        "metadata": {"name": name},
        "spec": {"devices": {"requests": list(requests), **more}},
    }


def request(name: str = "gpu", count: int = 1, where: str = "", **amounts: str) -> dict[str, Any]:
    """Word a request for one card, or several."""
    asked: dict[str, Any] = {"deviceClassName": "porter"}
    if amounts:
        asked["capacity"] = {"requests": amounts}
    if where:
        asked["selectors"] = [{"cel": {"expression": where}}]
    return {"name": name, "exactly": asked | {"count": count}}


def pod(name: str, of: str, *command: str, programs: Path | None = None) -> dict[str, Any]:
    """Word a pod that uses a claim."""
    container: dict[str, Any] = {
        "name": "main",
        "image": BOX,
        "imagePullPolicy": "Never",
        "command": list(command) or ["/bin/sh", "-c", "sleep 3600"],
        "resources": {"claims": [{"name": "gpu"}]},
    }
    spec: dict[str, Any] = {
        "hostNetwork": True,
        "restartPolicy": "Never",
        "terminationGracePeriodSeconds": 1,
        "containers": [container],
        "resourceClaims": [{"name": "gpu", "resourceClaimName": of}],
    }
    if programs:
        container["volumeMounts"] = [{"name": "programs", "mountPath": "/programs"}]
        spec["volumes"] = [{"name": "programs", "hostPath": {"path": str(programs)}}]
    return {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": name}, "spec": spec}
