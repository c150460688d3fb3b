"""Figures -> Prometheus' text format, and its endpoint. Alone in knowing prometheus-client."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families

from porter.errors import PorterError
from porter.node import metrics, overview
from porter.node.nouns import Allocation, Family
from porter.node.overview import Scrape
from porter.runtime import watch
from porter.runtime.watch import Sample

READABLE = "porter_state_readable"
_LEAST = 10**9  # ns: over less than that no share is measured
_OURS = frozenset(metrics.names(hami=False))
_FORMS = {"gauge": GaugeMetricFamily, "counter": CounterMetricFamily}
Allocated = Callable[[Iterable[str]], tuple[Allocation, ...]]  # of the devices that are known


class Figures:
    """Collects the state at each scrape. Keeps the sample from which the next share counts."""

    def __init__(self, state: Path, leases: Path, allocated: Allocated, *, hami: bool) -> None:
        """Measure shares from now on."""
        self._state, self._leases, self._allocated, self._hami = state, leases, allocated, hami
        self._turn = threading.Lock()  # several scrapes may come at once
        self._samples: list[Sample] = []  # the last one is the newest
        self.look()

    def look(self) -> Sample:
        """Take a sample; keep the newest of those that are old enough, and all later ones."""
        now = watch.sample(self._state, self._leases)
        old = [each for each in self._samples if now.taken - each.taken >= _LEAST]
        self._samples = [*old[-1:], *self._samples[len(old) :], now]
        return now

    def families(self) -> tuple[Family, ...]:
        """Return the present metrics."""
        with self._turn:
            now = self.look()
            first = self._samples[0]
        before = first if now.taken - first.taken >= _LEAST else None
        uuids = {uuid for _, uuid in (*now.turns, *now.holdings)}
        return metrics.families(before, now, self._allocated(uuids), hami=self._hami)

    def collect(self) -> Iterator[Metric]:
        """Answer a scrape; state that cannot be read is a figure, too, and no broken scrape."""
        try:
            found: tuple[Family, ...] = self.families()
        except (OSError, PorterError):
            found = ()
        text = "Whether the tenants' state could be read."
        yield GaugeMetricFamily(READABLE, text, value=1 if found else 0)
        for family in found:
            metric = _FORMS[family.kind](family.name, family.text, labels=family.labels)
            for values, figure in family.samples:
                metric.add_metric(values, figure)
            yield metric


def text(figures: Figures) -> str:
    """Word all figures once."""
    worded: bytes = generate_latest(_registry(figures))
    return worded.decode()


def scrape(node: str, worded: str) -> Scrape:
    """Read the metrics of an agent."""
    found: dict[str, dict[tuple[str, str], float]] = {}
    try:
        for family in text_string_to_metric_families(worded):
            for sample in family.samples:
                if sample.name in _OURS and "tenant" in sample.labels:
                    key = overview.named(sample.labels)
                    found.setdefault(sample.name, {})[key] = sample.value
    except (KeyError, ValueError) as error:
        raise PorterError(f"node {node}: the agent's metrics cannot be read: {error}") from error
    return Scrape(node, time.monotonic(), found)


@contextmanager
def served(figures: Figures, address: str, port: int) -> Iterator[int]:
    """Serve figures at `/metrics` by threads of their own; answer the port."""
    try:
        server, thread = start_http_server(port, address, _registry(figures))
    except OSError as error:
        raise PorterError(f"--listen: {address}:{port}: {error.strerror or error}") from error
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _registry(figures: Figures) -> CollectorRegistry:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(figures)
    return registry
