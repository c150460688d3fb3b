"""The tenants of this machine or of a cluster -> the rows of `porter top`, interval by interval."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from porter.app import notices, serving
from porter.errors import PorterError
from porter.node import overview
from porter.runtime import lease, tenant, watch
from porter.runtime.watch import Row, Waits


class Machine:
    """The tenants of this machine, by their files."""

    def __init__(self, state: Path | None) -> None:
        """Find the folders of a state folder, or of the default one."""
        self._folder = (state or tenant.state_folder(os.environ)).absolute()
        self._leases = tenant.leases_folder(os.environ, self._folder)
        self.where = str(self._folder)
        self._waits = Waits()

    def look(self) -> None:
        """Begin an interval."""
        self._before = watch.sample(self._folder, self._leases)
        self._waits = Waits()

    def note(self) -> None:
        """Look at the leases, during an interval."""
        self._waits.note(lease.moments(self._leases))

    def rows(self) -> tuple[Row, ...]:
        """End an interval, and begin the next one."""
        before, waits = self._before, self._waits
        self.look()
        return watch.rows(before, self._before, waits)


class Agents:
    """The tenants of a cluster, by the metrics of its agents."""

    where = "the cluster"

    def __init__(self, namespace: str | None, kubeconfig: Path | None) -> None:
        """Reach a cluster's API server; the agents run in the namespace."""
        clusters = serving.optional("porter.node.cluster")
        self._exposition = serving.optional("porter.node.exposition")
        self._namespace = namespace or serving.optional("porter.node.chart").NAMESPACE
        self._cluster = clusters.Cluster(kubeconfig or serving.kubeconfig())
        self._failed: dict[str, str] = {}
        self._before: list[Any] = []

    def look(self) -> None:
        """Begin an interval."""
        self._before = self._scrapes()

    def note(self) -> None:
        """Do nothing: an agent is asked once in an interval."""

    def rows(self) -> tuple[Row, ...]:
        """End an interval, and begin the next one."""
        before = self._before
        self.look()
        return overview.rows(before, self._before)

    def _scrapes(self) -> list[Any]:
        agents = self._cluster.agents(self._namespace)
        if not agents:
            raise PorterError(
                f"namespace {self._namespace}: no agent of porter runs there; "
                "`--namespace` names the agents' namespace"
            )
        found = []
        for node, (pod, port) in agents.items():
            try:
                text = self._cluster.scraped(self._namespace, pod, port)
                found.append(self._exposition.scrape(node, text))
                self._failed.pop(node, None)
            except PorterError as error:
                if self._failed.get(node) != str(error):
                    notices.tell(f"node {node}: {error}")
                self._failed[node] = str(error)
        return found


def document(made: tuple[Row, ...], span: int) -> dict[str, object]:
    """Give rows and each device's idle time for programs. `span`: the interval in ns."""
    devices = {row.device: row.index for row in made}
    idle = watch.idle(made)
    return {
        "interval_ns": span,
        "rows": [watch.document(row) for row in made],
        "devices": [
            {"device": device, "index": index, "idle": idle.get(device)}
            for device, index in devices.items()
        ],
    }
