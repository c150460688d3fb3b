"""The metrics of all agents of a cluster -> rows of `porter top --cluster`. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from porter import units
from porter.runtime.watch import Row

_PERCENT = 100
_UNLIMITED = float("inf")

# The name of a metric and its labels -> figures, as a scrape of one agent has them.
Figures = Mapping[str, Mapping[tuple[str, str], float]]


@dataclass(frozen=True, slots=True)
class Scrape:
    """The metrics of one node's agent at a moment."""

    node: str
    taken: float  # seconds, monotonic
    figures: Figures = field(default_factory=dict)  # by metric, and by tenant and device


def rows(before: Iterable[Scrape], after: Iterable[Scrape]) -> tuple[Row, ...]:
    """Compare two scrapes of each node: a row for each tenant of each device, by node."""
    earlier = {scrape.node: scrape for scrape in before}
    return tuple(
        _row(key, earlier.get(scrape.node), scrape)
        for scrape in sorted(after, key=lambda each: each.node)
        for key in sorted({key for figures in scrape.figures.values() for key in figures})
    )


def named(labels: Mapping[str, str]) -> tuple[str, str]:
    """Name a tenant and its device: by the pod and the node's name of the card, if it has them."""
    pod = labels.get("pod")
    tenant = f"{labels.get('namespace')}/{pod}" if pod else labels["tenant"]
    if pod and labels.get("container"):
        tenant += f"/{labels['container']}"
    return tenant, labels.get("device") or labels["uuid"]


def _row(key: tuple[str, str], before: Scrape | None, now: Scrape) -> Row:
    def figure(name: str) -> float | None:
        return now.figures.get(f"porter_{name}", {}).get(key)

    def grown(name: str) -> float | None:
        """Return its growth in a second; a figure that fell belongs to a new beginning."""
        later = figure(name)
        first = before.figures.get(f"porter_{name}", {}).get(key) if before else None
        span = now.taken - before.taken if before else 0
        if first is None or later is None or later < first or span <= 0:
            return None
        return (later - first) / span

    target, limit = figure("share_target_ratio"), figure("memory_limit_bytes")
    return Row(
        tenant=key[0],
        device=f"{now.node}:{key[1]}",
        processes=int(figure("processes") or 0),
        target=None if target is None else round(target * _PERCENT, 1),
        share=_percent(grown("device_seconds_total")) if figure("share_metered") else None,
        waited=_percent(grown("wait_seconds_total")),
        copied=None if (copied := grown("copied_bytes_total")) is None else int(copied),
        memory=None if (used := figure("memory_used_bytes")) is None else int(used),
        quota=None if limit is None else units.UNLIMITED if limit == _UNLIMITED else int(limit),
    )


def _percent(ratio: float | None) -> float | None:
    return None if ratio is None else round(ratio * _PERCENT, 1)
