"""The cards of this node -> devices that a Kubernetes cluster allocates to pods, as shares."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from porter import units
from porter.app import inventory, serving
from porter.app.inventory import Source
from porter.app.notices import tell
from porter.errors import PorterError
from porter.native import simd
from porter.native.lister import Lister
from porter.node import audit, backstop, guard

_TERMS_S = 1.0  # how often the terms of claims are compared
_LOOK_S = 30.0
_GUARD_S = 1.0
_CDI = (Path("/etc/cdi"), Path("/var/run/cdi"))
OFF = "off"


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    node: str  # as the cluster names it
    kubeconfig: Path | None
    kubelet_root: Path
    state: Path
    cdi: Path
    machine: Path  # where the node's root folder lies
    driver: str
    instance: str
    backends: tuple[str, ...]
    simulated: bool
    count: int | None
    device_memory: str
    listen: tuple[str, int] | None  # where metrics are served
    hami: bool
    guarded: str  # OFF, or one of guard.Action
    cgroups: Path
    log: str


def offer(request: Request) -> None:
    """Offer the cards until an interrupt or SIGTERM."""
    agents, clusters, drivers, stores = map(
        serving.optional,
        (f"porter.node.{name}" for name in ("agent", "cluster", "driver", "store")),
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    state, cdi = request.state.absolute(), request.cdi.absolute()
    cluster = clusters.Cluster(request.kubeconfig)
    with ExitStack() as stack:
        sources = _sources(request, state, stack)
        guards = {source.backend.name: source.guards for source in sources}
        agent = agents.Agent(
            request.driver,
            request.node,
            stores.Store(state, cdi, guards, request.log),
            cluster,
            partial(inventory.cards, sources),
            tell,
            tuple(dict.fromkeys((*_CDI, cdi))),
        )
        agent.start()
        stack.callback(agent.stopped.set)
        sockets = drivers.Sockets(request.driver, request.kubelet_root.absolute(), request.instance)
        stack.enter_context(drivers.served(agent, sockets, tell))
        for duty in _duties(request, agent, sources):
            threading.Thread(target=duty, daemon=True).start()
        if request.listen:
            _serve_metrics(agent, state, request.listen, stack, hami=request.hami)
        names = ", ".join(card.name for card in agent.cards)
        tell(f"{len(agent.cards)} cards of node {request.node}: {names}")
        try:
            while True:
                signal.pause()
        except KeyboardInterrupt:
            return


def _sources(request: Request, state: Path, stack: ExitStack) -> tuple[Source, ...]:
    if not request.simulated:
        return inventory.real(request.backends, request.machine, state)
    memory = _size(request.device_memory) if request.device_memory else None
    wanted = simd.Shape(request.count, memory)
    return stack.enter_context(
        inventory.simulated(request.backends, state, wanted, request.machine)
    )


def _duties(
    request: Request, agent: Any, sources: Sequence[Source]
) -> Iterable[Callable[[], None]]:
    """List the agent's duties besides answering; each runs in a thread of its own."""
    yield agent.publish
    yield partial(agent.care, _LOOK_S)
    yield partial(agent.enforce, _TERMS_S)
    if request.guarded != OFF:
        yield partial(_watch, agent, sources, request.guarded)
    yield partial(_limit_groups, agent, sources, request.cgroups)


def _serve_metrics(
    agent: Any, state: Path, address: tuple[str, int], stack: ExitStack, *, hami: bool
) -> None:
    exposition = serving.optional("porter.node.exposition")
    figures = exposition.Figures(state, agent.store.leases, agent.allocated, hami=hami)
    port = stack.enter_context(exposition.served(figures, *address))
    tell(f"metrics at http://{serving.host(address[0])}:{port}/metrics")


def _watch(agent: Any, sources: Sequence[Source], action: str) -> None:
    """Look each second for processes that pass by the libraries, until the agent stops."""
    with Lister() as lister:
        watcher = guard.Guard(
            agent.store.state,
            agent.store.leases,
            partial(inventory.processes, lister, sources),
            lambda: agent.cards,
            agent.groups,
        )
        _repeat(agent, "guard", partial(_look, agent, watcher, action))


def _look(agent: Any, watcher: guard.Guard, action: str) -> None:
    for each in watcher.look():
        done = guard.act(each, guard.Action(action))
        text = audit.worded(each)
        tell(text if done == guard.Action.LOG else f"{text}: {done}")
        if action != guard.Action.LOG:
            agent.tell_pods(each.tenant, "PassesByLimits", text)


def _limit_groups(agent: Any, sources: Sequence[Source], root: Path) -> None:
    """Set the kernel's limits of pods' control groups each second, until the agent stops."""
    limit = partial(inventory.limit_group, sources)
    keepers: list[backstop.Keeper] = []

    def keep() -> None:
        if not keepers:  # drivers are asked for it, which may fail, too
            keepers.append(backstop.Keeper(inventory.backstops(sources, root), limit, tell, root))
        keepers[0].keep(agent.prepared(), agent.cards)

    _repeat(agent, "limits of control groups", keep)


def _repeat(agent: Any, what: str, duty: Callable[[], None]) -> None:
    """Do a duty each second until the agent stops. An error is logged once while it lasts."""
    told = ""
    while not agent.stopped.wait(_GUARD_S):
        problem = ""
        try:
            duty()
        except (OSError, PorterError) as error:
            problem = f"{what}: {error}"
        if problem and problem != told:
            tell(problem)
        told = problem


def _size(text: str) -> int:
    try:
        return units.size(text)
    except PorterError as error:
        raise PorterError(f"--device-memory: {error}") from None
