"""`porter node`: this node's cards for a cluster, by Dynamic Resource Allocation."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import click

from porter import units
from porter.app import inventory
from porter.app.inventory import Source
from porter.cli import _options, _served
from porter.errors import PorterError
from porter.native import simd
from porter.node import audit, backstop, guard

_FOLDER = click.Path(path_type=Path, file_okay=False)
_KEEP_S = 1.0  # how often the terms of claims are compared
_LOOK_S = 30.0
_GUARD_S = 1.0


@click.command()
@click.option(
    "--node-name",
    "node",
    default=lambda: os.environ.get("NODE_NAME") or socket.gethostname(),
    show_default="$NODE_NAME, else the host's name",
    help="This node, as the cluster names it.",
)
@click.option(
    "--kubeconfig",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="How the API server is reached; default: as inside a pod.",
)
@click.option(
    "--kubelet-root",
    type=_FOLDER,
    default="/var/lib/kubelet",
    show_default=True,
    help="The kubelet's own folder.",
)
@click.option(
    "--state",
    type=_FOLDER,
    default="/var/lib/porter",
    show_default=True,
    help="Where accounts and configurations of this node's tenants are kept.",
)
@click.option(
    "--cdi",
    type=_FOLDER,
    default="/var/run/cdi",
    show_default=True,
    help="Where container engines look for devices.",
)
@click.option(
    "--host-root",
    "machine",
    type=_FOLDER,
    default="/",
    show_default=True,
    help="Where the node's root folder lies, for an agent in a container.",
)
@click.option(
    "--driver",
    default="share.porter.dev",
    show_default=True,
    help="Name of the DRA driver, as device classes have it.",
)
@click.option(
    "--instance",
    default=lambda: os.environ.get("POD_UID", "").partition("-")[0],  # paths of sockets are short
    show_default="the first part of $POD_UID",
    help="Distinguishes this agent from the one that it replaces while that one still runs.",
)
@click.option(
    "--backend", "backends", multiple=True, help="Only cards of this backend; may be repeated."
)
@_options.simulate_options
@click.option(
    "--listen",
    metavar="ADDRESS:PORT",
    help=f"Serve metrics to Prometheus there, such as 127.0.0.1:{_served.PORT}.",
)
@click.option("--hami-names", "hami", is_flag=True, help="Add HAMi's names to the metrics.")
@click.option(
    "--guard",
    "guarded",
    type=click.Choice(["off", "log", "event", "stop", "kill"]),
    default="log",
    show_default=True,
    help="The answer to a process that passes by the libraries, as of `porter guard`; `event`, "
    "`stop` and `kill` also write an event on the pod.",
)
@click.option(
    "--cgroups",
    type=_FOLDER,
    default=str(backstop.ROOT),
    show_default=True,
    help="Where the control groups of pods are, which the kernel or a driver limits, too.",
)
@_options.log_option
def command(
    *,
    node: str,
    kubeconfig: Path | None,
    kubelet_root: Path,
    state: Path,
    cdi: Path,
    machine: Path,
    driver: str,
    instance: str,
    backends: tuple[str, ...],
    simulate: bool,
    count: int | None,
    device_memory: str,
    listen: str | None,
    hami: bool,
    guarded: str,
    cgroups: Path,
    log: str | None,
) -> None:
    """Offer this node's cards to a cluster, and put pods under the shares they are allocated.

    It runs as root, next to the kubelet of a node of Kubernetes 1.36 or newer. Several backends'
    cards are offered at once. Pods keep their shares while it does not run.
    """
    parts = ("agent", "cluster", "driver", "store")
    agents, clusters, drivers, stores = (_served.optional(f"porter.node.{name}") for name in parts)
    address = _served.address(listen) if listen else None
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    state, kubelet_root, cdi = (path.absolute() for path in (state, kubelet_root, cdi))
    cluster = clusters.Cluster(kubeconfig)
    with ExitStack() as stack:
        if simulate:
            wanted = simd.Shape(count, _size(device_memory) if device_memory else None)
            sources = stack.enter_context(inventory.simulated(backends, state, wanted, machine))
        else:
            sources = inventory.real(backends, machine, state)
        guards = {source.backend.name: source.guards for source in sources}
        agent = agents.Agent(
            driver,
            node,
            stores.Store(state, cdi, guards, log or ""),
            cluster,
            partial(inventory.cards, sources),
            _tell,
            tuple(dict.fromkeys((Path("/etc/cdi"), Path("/var/run/cdi"), cdi))),
        )
        agent.start()
        stack.callback(agent.stopped.set)
        stack.enter_context(
            drivers.served(agent, drivers.Sockets(driver, kubelet_root, instance), _tell)
        )
        duties = [agent.publish, partial(agent.care, _LOOK_S), partial(agent.keep, _KEEP_S)]
        if guarded != "off":
            duties.append(partial(_watch, agent, sources, guarded))
        duties.append(partial(_keep, agent, sources, cgroups))
        for what in duties:
            threading.Thread(target=what, daemon=True).start()
        if address:
            exposition = _served.optional("porter.node.exposition")
            figures = exposition.Figures(state, agent.store.leases, agent.allocated, hami=hami)
            port = stack.enter_context(exposition.served(figures, *address))
            _tell(f"metrics at http://{_served.host(address[0])}:{port}/metrics")
        _tell(f"{len(agent.cards)} cards of node {node}: {', '.join(c.name for c in agent.cards)}")
        try:
            while True:
                signal.pause()
        except KeyboardInterrupt:
            return


def _watch(agent: Any, sources: Sequence[Source], action: str) -> None:
    """Look each second for processes that pass by the libraries, until the agent stops."""
    watcher = guard.Guard(
        agent.store.state,
        agent.store.leases,
        partial(inventory.all_processes, sources),
        lambda: agent.cards,
        agent.groups,
    )
    while not agent.stopped.wait(_GUARD_S):
        try:
            found = watcher.look()
        except (OSError, PorterError) as error:
            _tell(f"guard: {error}")
            continue
        for each in found:
            done = guard.act(each, guard.Action(action))
            text = audit.worded(each)
            _tell(text if done == guard.Action.LOG else f"{text}: {done}")
            if action != guard.Action.LOG:
                agent.tell_pods(each.tenant, "PassesByLimits", text)


def _keep(agent: Any, sources: Sequence[Source], root: Path) -> None:
    """Keep the kernel's limits of pods' control groups right, until the agent stops."""
    keeper = backstop.Keeper(
        inventory.backstops(sources, root), partial(inventory.limit_group, sources), _tell, root
    )
    while not agent.stopped.wait(_GUARD_S):
        keeper.keep(agent.prepared(), agent.cards)


def _tell(text: str) -> None:
    click.echo(f"porter: {text}", err=True)


def _size(text: str) -> int:
    try:
        return units.size(text)
    except PorterError as error:
        raise PorterError(f"--device-memory: {error}") from None
