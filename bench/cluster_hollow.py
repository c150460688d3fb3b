"""Many nodes with the real agent: `python bench/cluster_hollow.py --nodes 50`.

It starts Kubernetes' control plane as tests/kube.py does. Each node has a hollow kubelet, whose
watcher of plugins and DRA manager are the kubelet's own and whose containers do not run, and
`porter node` with simulated cards. All of them run on this machine. It measures

- from the start of the agents until the slices of all nodes are there;
- from making claims and their pods until all of these are prepared, and all pods run;
- from removing them until no agent has a file of a claim;
- processor time and peak memory of each part; the processor time of an agent with claims, but
  without changes.

Needs the packages and the build of `./test.sh --kubernetes`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import TypeVar

from cluster_scale import Server, pids_of, processor, report, until, used

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import kube  # noqa: E402 -- it lies there
import kube_node  # noqa: E402
from kube import PATHS, Cluster, claim, request  # noqa: E402
from kube_node import Hollow  # noqa: E402

TOGETHER = 8  # nodes that start at once
IDLE_S = 20.0
_T = TypeVar("_T")


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nodes", type=int, default=50, help="(default: %(default)s)")
    parser.add_argument(
        "--claims", type=int, default=10, help="for each node, one pod each (default: %(default)s)"
    )
    parser.add_argument(
        "--guard",
        action="store_true",
        help="let agents look for unlimited processes each second, which starts a process",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    measured = _measure(given.nodes, given.nodes * given.claims, guard=given.guard)
    report(measured, as_json=given.json)
    return 0


def _measure(nodes: int, claims: int, *, guard: bool) -> Iterator[tuple[str, float]]:
    names = [f"h{number}" for number in range(nodes)]
    with ExitStack() as stack:
        control, folder = (
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=prefix)))
            for prefix in ("kube-", "node-")
        )
        cluster = stack.enter_context(kube.control_plane(control, *names))
        cluster.install()
        kube.build_libraries()
        server, began = Server(cluster), time.monotonic()
        made = _entered(stack, [kube_node.hollow(cluster, name, folder / name) for name in names])
        yield "kubelets ready, s", time.monotonic() - began
        if not guard:
            for node in made:
                node.options += ("--guard", "off")
        began = time.monotonic()
        agents = [each.pid for each in _entered(stack, [node.agent() for node in made])]
        yield "slices there, s", until(lambda: server.slices() == nodes, began)
        for node in made:
            node.registered()
        yield "and all kubelets know their agents, s", time.monotonic() - began
        pids = _pids(cluster, made, agents)
        yield from used(pids, "with the slices")
        yield from _claimed(server, made, [f"p{number}" for number in range(claims)])
        before = sum(map(processor, agents))
        time.sleep(IDLE_S)
        used_s = sum(map(processor, agents)) - before
        yield "an agent with claims: processor, %", 100 * used_s / IDLE_S / nodes
        began = time.monotonic()
        cluster.clear()
        until(lambda: not any(node.left() for node in made), began)
        yield "nothing left of them, s", time.monotonic() - began
        yield "files left", sum(len(node.left()) for node in made)
        yield from used(pids, "at the end")


def _entered(stack: ExitStack, managers: Sequence[AbstractContextManager[_T]]) -> list[_T]:
    """Enter all, several at once; after an error or an interrupt those that wait are left out."""
    with ThreadPoolExecutor(TOGETHER) as threads:
        entered = [threads.submit(stack.enter_context, each) for each in managers]
        try:
            return [each.result() for each in entered]
        except BaseException:
            threads.shutdown(wait=False, cancel_futures=True)
            raise


def _claimed(
    server: Server, nodes: Sequence[Hollow], names: Sequence[str]
) -> Iterator[tuple[str, float]]:
    began = time.monotonic()
    asked = request(memory="8Gi", compute="10")
    server.all("POST", PATHS["resourceclaim"], (claim(name, asked) for name in names))
    server.all("POST", PATHS["pod"], map(Hollow.pod, names))
    yield "claims and pods made, s", time.monotonic() - began
    yield "all placed, s", until(server.all_placed, began)
    yield "all pods run, s", until(lambda: server.running() == len(names), began)
    yield f"running of {len(names)}", server.running()
    told = sum(len(node.containers()) for node in nodes)
    yield "containers that got a device", told
    kept = sum(len(list(node.store.cdi.iterdir())) for node in nodes)
    yield "claims that are prepared", kept


def _pids(cluster: Cluster, nodes: Sequence[Hollow], agents: Sequence[int]) -> dict[str, list[int]]:
    commands = kube_node.processes()
    below = kube_node.below(agents)
    devices = [pid for pid in below if " --shared " in commands.get(pid, "")]
    kubelets = [node.pid("hollow-kubelet") for node in nodes]
    own = {"kubelets": kubelets, "agents": list(agents), "simulated cards": devices}
    return pids_of(cluster) | own


if __name__ == "__main__":
    sys.exit(main())
