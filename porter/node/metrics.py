"""Samples of the state, and allocations -> the figures for a monitoring system. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from porter import units
from porter.node.nouns import NOWHERE, Allocation, Family
from porter.runtime import watch
from porter.runtime.lease import Turn
from porter.runtime.watch import Row, Sample

LABELS = ("tenant", "namespace", "pod", "container", "claim", "device", "uuid", "vendor")
_HAMI_LABELS = ("namespace", "pod", "container", "vdevice_index", "device_uuid")
_NS = 10**9
_PERCENT = 100


@dataclass(frozen=True, slots=True)
class _Part:
    """The data of a tenant on a device."""

    tenant: str
    uuid: str
    allocation: Allocation | None
    turn: Turn | None
    row: Row | None  # between the two samples; None: no process, and no memory
    quota: int | None  # bytes; as its account says
    index: int  # of the device among the tenant's own

    @property
    def labels(self) -> tuple[str, ...]:
        at = self.allocation.place if self.allocation else NOWHERE
        where = (at.namespace, at.pod, at.container, at.claim, at.device)
        return (self.tenant, *where, self.uuid, at.vendor)

    @property
    def hami_labels(self) -> tuple[str, ...]:
        """Outside a cluster the tenant's name stands in the place of the pod's."""
        at = self.allocation.place if self.allocation else NOWHERE
        return (at.namespace, at.pod or self.tenant, at.container, str(self.index), self.uuid)


@dataclass(frozen=True, slots=True)
class _Metric:
    """A metric, and the function that reads its figure from a part; None: unknown."""

    name: str
    kind: str
    text: str
    figure: Callable[[_Part], float | None]


def families(
    before: Sample | None, now: Sample, allocations: Iterable[Allocation], *, hami: bool
) -> tuple[Family, ...]:
    """Return all figures; shares are measured from `before`; None: there is no share yet."""
    parts = _parts(before, now, allocations)
    return tuple(_family(parts, metric) for metric in (*_OURS, *(_HAMI if hami else ())))


def names(*, hami: bool) -> tuple[str, ...]:
    """List the names of the metrics."""
    return tuple(metric.name for metric in (*_OURS, *(_HAMI if hami else ())))


def _parts(
    before: Sample | None, now: Sample, allocations: Iterable[Allocation]
) -> tuple[_Part, ...]:
    allocated = {(each.tenant, each.uuid): each for each in allocations}
    rows = {(row.tenant, row.device): row for row in watch.rows(before or now, now)}
    if not before:
        rows = {key: replace(row, share=None) for key, row in rows.items()}
    keys = sorted({*allocated, *rows, *now.holdings})
    devices: dict[str, list[str]] = {}
    for tenant, uuid in keys:
        devices.setdefault(tenant, []).append(uuid)
    return tuple(
        _Part(
            *key,
            allocated.get(key),
            now.turns.get(key),
            rows.get(key),
            now.holdings[key].quota if key in now.holdings else None,
            devices[key[0]].index(key[1]),
        )
        for key in keys
    )


def _used(part: _Part) -> float:
    return (part.row.memory or 0) if part.row else 0


def _limit(part: _Part) -> float | None:
    """Give the quota that its account says, else the one it was allocated."""
    limit = part.quota
    if limit is None and part.allocation:
        limit = part.allocation.memory
    return float("inf") if limit == units.UNLIMITED else limit


def _busy(part: _Part) -> float:
    return part.turn.used / _NS if part.turn else 0


def _waited(part: _Part) -> float:
    return part.turn.waited / _NS if part.turn else 0


def _copied(part: _Part) -> float:
    return part.turn.copied if part.turn else 0


def _metered(part: _Part) -> float:
    """Return whether device time is counted; for an idle tenant it is: it is zero."""
    alone = part.row and part.row.policy and part.turn and not part.turn.metered
    return 0 if alone else 1


def _share(part: _Part) -> float | None:
    """Give the part of the device's time that it had; a tenant without a process had none."""
    if part.row and part.row.policy:
        return None if part.row.share is None else part.row.share / _PERCENT
    return 0


def _target(part: _Part) -> float | None:
    """Give its promised share by its lease, or else by its allocation."""
    if part.row and part.row.policy:
        return None if part.row.target is None else part.row.target / _PERCENT
    target = part.allocation.target if part.allocation else None
    return None if target is None else target / units.WHOLE


def _processes(part: _Part) -> float:
    return part.row.processes if part.row else 0


def _percent(figure: Callable[[_Part], float | None]) -> Callable[[_Part], float | None]:
    def scaled(part: _Part) -> float | None:
        value = figure(part)
        return None if value is None else _PERCENT * value

    return scaled


def _family(parts: tuple[_Part, ...], metric: _Metric) -> Family:
    hami = metric.name.startswith("hami_")
    figures = ((part.hami_labels if hami else part.labels, metric.figure(part)) for part in parts)
    samples = tuple((values, float(value)) for values, value in figures if value is not None)
    labels = _HAMI_LABELS if hami else LABELS
    return Family(metric.name, metric.kind, metric.text, labels, samples)


_OURS = (
    _Metric("porter_memory_used_bytes", "gauge", "Device memory that the tenant holds.", _used),
    _Metric(
        "porter_memory_limit_bytes",
        "gauge",
        "Device memory that the tenant may hold; +Inf where there is no limit.",
        _limit,
    ),
    _Metric(
        "porter_device_seconds_total",
        "counter",
        "Time in which the device did the tenant's work, as far as it is metered.",
        _busy,
    ),
    _Metric(
        "porter_wait_seconds_total",
        "counter",
        "Time in which the tenant's threads waited for the device, of all threads together.",
        _waited,
    ),
    _Metric(
        "porter_copied_bytes_total",
        "counter",
        "Bytes that the tenant copied by copies that wait for no turn.",
        _copied,
    ),
    _Metric(
        "porter_share_target_ratio",
        "gauge",
        "Part of the device's time that the tenant was promised, or its part by weight.",
        _target,
    ),
    _Metric(
        "porter_share_used_ratio",
        "gauge",
        "Part of the device's time that the tenant had since the scrape before.",
        _share,
    ),
    _Metric("porter_share_metered", "gauge", "Whether the device time is metered.", _metered),
    _Metric(
        "porter_processes", "gauge", "Processes of the tenant that use the device.", _processes
    ),
)
_HAMI = (
    _Metric("hami_vgpu_memory_used_bytes", "gauge", "vGPU device memory usage in bytes", _used),
    _Metric("hami_vgpu_memory_limit_bytes", "gauge", "vGPU device memory limit in bytes", _limit),
    _Metric(
        "hami_container_device_memory_bytes", "gauge", "Container device memory in bytes", _used
    ),
    _Metric(
        "hami_container_device_utilization_ratio",
        "gauge",
        "Container device utilization (0-100)",
        _percent(_share),
    ),
    _Metric("hami_vgpu_memory_allocated_bytes", "gauge", "vGPU memory allocated", _limit),
    _Metric(
        "hami_vgpu_core_allocated_ratio", "gauge", "vGPU core allocated (0-100)", _percent(_target)
    ),
)
