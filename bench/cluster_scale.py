"""Many simulated nodes on a real control plane: `python bench/cluster_scale.py --nodes 200`.

It starts Kubernetes' control plane as tests/kube.py does, makes nodes, and an agent for each node:
the code of `porter node` that keeps the slices right, each agent with its own connections, and 50
of them in a process. No kubelet runs: pods are placed and their claims allocated, and nothing
starts. It measures

- from the start of the agents until the slices of all nodes are there;
- from removing all slices until they are there again;
- from making claims and their pods until the scheduler has placed all of them, or `--limit` ends;
- processor time and peak memory of each part.

Needs the packages and the build of `./test.sh --kubernetes`.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import kube  # noqa: E402 -- it lies there
from kube import PATHS, Cluster, claim, pod, request  # noqa: E402

from porter.node import agent, store  # noqa: E402
from porter.node import cluster as clusters  # noqa: E402
from porter.node.nouns import DRIVER, Card  # noqa: E402

GIB = 1 << 30
THREADS = 8  # that make objects
TOGETHER = 50  # agents in a process: Python runs one of its threads at a time
POLL_S = 1.0
TRIES = 5  # of a request whose connection is closed
_JSON = "application/json"
_NAMES = f"{_JSON};as=PartialObjectMetadataList;g=meta.k8s.io;v=v1"  # without what objects say
_DONE = {"POST": http.HTTPStatus.CONFLICT, "DELETE": http.HTTPStatus.NOT_FOUND}
_AMOUNTS = {"cpu": "64", "memory": "512Gi", "pods": "1000"}
_READY = [{"type": "Ready", "status": "True", "reason": "Simulated", "message": "no kubelet runs"}]


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nodes", type=int, default=50, help="(default: %(default)s)")
    parser.add_argument("--cards", type=int, default=8, help="of a node (default: %(default)s)")
    parser.add_argument(
        "--claims", type=int, default=10, help="for each node, one pod each (default: %(default)s)"
    )
    parser.add_argument(
        "--limit", type=float, default=600, help="seconds to place pods (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--agents", metavar="KUBECONFIG", help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.agents:
        _agents(Path(given.agents), range(given.first, given.nodes), given.cards)
        return 0
    report(_measure(given), as_json=given.json)
    return 0


def report(measured: Iterable[tuple[str, float]], *, as_json: bool) -> None:
    """Print each figure once it is there, or JSON at the end."""
    figures = {}
    for name, value in measured:
        figures[name] = value
        if not as_json:
            print(f"{name:44} {value:10.1f}", flush=True)
    if as_json:
        print(json.dumps(figures))


def _measure(given: argparse.Namespace) -> Iterator[tuple[str, float]]:
    with (
        tempfile.TemporaryDirectory(prefix="kube-") as folder,
        kube.control_plane(Path(folder)) as cluster,
    ):
        server = Server(cluster)
        cluster.install()
        each = [_name(number) for number in range(given.nodes)]
        server.all("POST", PATHS["node"], (simulated_node(name) for name in each))
        began = time.monotonic()
        with _running(cluster.config, given.nodes, given.cards) as agents:
            pids = {**pids_of(cluster), "agents": agents}
            yield "slices there, s", until(lambda: server.slices() == given.nodes, began)
            yield from used(pids, "with the slices")
            began = time.monotonic()
            server.remove_slices()
            yield "slices there again, s", until(lambda: server.slices() == given.nodes, began)
            names = [f"p{number}" for number in range(given.nodes * given.claims)]
            began = time.monotonic()
            asked = request(memory="8Gi", compute="10")
            server.all("POST", PATHS["resourceclaim"], (claim(name, asked) for name in names))
            server.all("POST", PATHS["pod"], (pod(name, name) for name in names))
            yield "claims and pods made, s", time.monotonic() - began
            taken = until(server.all_placed, began, given.limit)
            yield "all placed, or the limit, s", taken
            placed = server.placed()
            yield f"placed of {len(names)}", placed
            yield "placed per second", placed / taken
            yield from used(pids, "at the end")


def used(pids: Mapping[str, Iterable[int]], when: str) -> Iterator[tuple[str, float]]:
    """Give the processor time and the memory of each part's processes."""
    for part in pids:
        yield f"{part} {when}: processor, s", sum(map(processor, pids[part]))
        yield f"{part} {when}: peak memory, MiB", sum(map(peak, pids[part]))


def _agents(config: Path, nodes: range, cards: int) -> None:
    """Keep the slices of all nodes right until standard input ends."""
    with tempfile.TemporaryDirectory() as folder:
        for number in nodes:
            found = tuple(
                Card("cuda", "nvidia", index, f"GPU-{number:05}{index:03}", 80 * GIB, "1.2.3")
                for index in range(cards)
            )
            made = agent.Agent(
                DRIVER,
                _name(number),
                store.Store(Path(folder), Path(folder), {}),
                clusters.Cluster(config),
                lambda found=found: found,  # type: ignore[misc]
                _complain,
                (),
            )
            made.look()
            threading.Thread(target=made.publish, daemon=True).start()
        sys.stdin.read()


def _complain(text: str) -> None:
    if not text.startswith("published"):
        print(text, file=sys.stderr)


class Server:
    """The API server, reached by a few connections that stay."""

    def __init__(self, cluster: Cluster) -> None:
        """Read where it is."""
        config = yaml.safe_load(cluster.config.read_text())
        self._address = config["clusters"][0]["cluster"]["server"].removeprefix("https://")
        self._token = config["users"][0]["user"]["token"]
        self._context = ssl.create_default_context(cafile=str(cluster.folder / "ca.crt"))
        self._own = threading.local()

    def ask(self, verb: str, path: str, body: object = None, kind: str = _JSON) -> Any:
        """Send a request until it is answered, and read the answer.

        A server that has too much to do closes connections. It may have carried out the request.
        """
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": _JSON, "Accept": kind}
        text = None if body is None else json.dumps(body)
        for left in reversed(range(TRIES)):
            try:
                self._connection().request(verb, path, text, headers)
                answer = self._connection().getresponse()
                found = json.loads(answer.read())
            except (http.client.HTTPException, OSError):
                del self._own.connection
                if not left:
                    raise
                time.sleep(POLL_S)
                continue
            again = left < TRIES - 1 and answer.status == _DONE.get(verb)
            if answer.status < http.HTTPStatus.BAD_REQUEST or again:
                return found
            raise RuntimeError(f"{verb} {path}: {found['message']}")
        return None

    def _connection(self) -> http.client.HTTPSConnection:
        if not hasattr(self._own, "connection"):
            self._own.connection = http.client.HTTPSConnection(
                self._address, context=self._context, timeout=300
            )
        return self._own.connection  # type: ignore[no-any-return]

    def all(self, verb: str, path: str, bodies: Iterable[object]) -> None:
        """Send many requests by several threads."""
        with ThreadPoolExecutor(THREADS) as threads:
            for _ in threads.map(lambda body: self.ask(verb, path, body), bodies):
                pass

    def slices(self) -> int:
        """Count them."""
        found = self.ask("GET", f"{PATHS['resourceslice']}?limit=1")
        return len(found["items"]) + int(found["metadata"].get("remainingItemCount", 0))

    def remove_slices(self) -> None:
        """Remove each; the request for all of them at once takes longer than the server waits."""
        found = self.ask("GET", PATHS["resourceslice"], kind=_NAMES)["items"]
        names = [each["metadata"]["name"] for each in found]
        with ThreadPoolExecutor(THREADS) as threads:
            paths = [f"{PATHS['resourceslice']}/{name}" for name in names]
            list(threads.map(lambda path: self.ask("DELETE", path), paths))

    def all_placed(self) -> bool:
        """Return whether no pod is without a node."""
        path = f"{PATHS['pod']}?limit=1&fieldSelector=spec.nodeName%3D"
        return not self.ask("GET", path)["items"]

    def running(self) -> int:
        """Count the pods that run."""
        path = f"{PATHS['pod']}?resourceVersion=0"
        return sum(each["status"]["phase"] == "Running" for each in self.ask("GET", path)["items"])

    def placed(self) -> int:
        """Count the claims that are allocated."""
        found = self.ask("GET", PATHS["resourceclaim"])["items"]
        return sum("allocation" in each.get("status", {}) for each in found)


def _name(number: int) -> str:
    return f"n{number:05}"


def simulated_node(name: str) -> dict[str, Any]:
    """Word a node that is ready without a kubelet."""
    status = {"capacity": _AMOUNTS, "allocatable": _AMOUNTS, "conditions": _READY}
    return {"apiVersion": "v1", "kind": "Node", "metadata": {"name": name}, "status": status}


@contextmanager
def _running(config: Path, nodes: int, cards: int) -> Iterator[list[int]]:
    """Run all agents; give the pids of their processes."""
    with ExitStack() as stack:
        pids = []
        for first in range(0, nodes, TOGETHER):
            command = [sys.executable, __file__, "--agents", str(config), "--first", str(first)]
            command += ["--nodes", str(min(first + TOGETHER, nodes)), "--cards", str(cards)]
            process = stack.enter_context(subprocess.Popen(command, stdin=subprocess.PIPE))
            stack.callback(process.kill)
            pids.append(process.pid)
        yield pids


def until(holds: Callable[[], bool], began: float, limit: float = 900) -> float:
    """Wait; return the seconds since the beginning."""
    while not holds() and time.monotonic() - began < limit:
        time.sleep(POLL_S)
    return time.monotonic() - began


def pids_of(cluster: Cluster) -> dict[str, list[int]]:
    """Name the processes of the control plane."""
    lines = (cluster.folder / "pids").read_text().splitlines()
    return {name: [int(pid)] for pid, name in map(str.split, lines)}


def processor(pid: int) -> float:
    """Read the seconds that a process has run, with its threads and the processes it waited for."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def peak(pid: int) -> float:
    """Read the most memory that a process has had, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0


if __name__ == "__main__":
    sys.exit(main())
