"""Looks at a device's lease -> events of the Trace Event Format, which Perfetto and Chrome show.

A device is a process of the trace. Its threads are the lease, and for each process of a tenant its
in-flight work and its waits.

Perfetto orders threads by their numbers and appends the number to the name. A thread whose number
is that of its process gets the mark "main thread", which would mean nothing here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from porter.runtime import lease
from porter.runtime.lease import Moment, Process

Event = dict[str, object]
NO_TENANT, ALL_TENANTS = "(no tenant)", "(all tenants)"
_US = 1000  # ns
_NUMBERS = 1000  # the threads of the first device have numbers from 1000, of the second from 2000
_SHARES = 50_000_000  # ns: a share is measured over this time


@dataclass(frozen=True, slots=True, order=True)
class _Row:
    """A thread of the trace. Rows have the order in which they are shown."""

    tenant: str = ""
    pid: float = 0  # infinite: of all its processes
    slot: int = 0
    name: str = "lease"


_LEASE = _Row()


@dataclass(frozen=True, slots=True)
class _Slice:
    """The state of a thread from a moment on."""

    name: str
    begun: int  # ns
    key: object = None  # two slices of one name and different keys are apart


class Trace:
    """The events of one device. Looks come in the order of time."""

    def __init__(self, number: int, name: str, start: int) -> None:
        """Begin at a moment (ns). The number and the name are those of the device's process."""
        self._number, self._start = number, start
        self._open: dict[tuple[_Row, str], _Slice] = {}  # by row and category
        self._ended: dict[_Row, int] = {}  # by row: when its latest slice did
        self._shares: dict[int, tuple[int, int]] = {}  # by tenant: when, and ns used by then
        self._free: dict[int, int] = {}  # by tenant: since when no thread waits for the lease
        self._before: Moment | None = None
        self._events: list[tuple[_Row | None, Event]] = []
        self._rows = {_LEASE}
        self._add(None, start, name="process_name", ph="M", args={"name": name})

    def note(self, now: Moment) -> None:
        """Add one look."""
        self._note_lease(now)
        seen = {row for process in now.processes for row in self._note_process(process, now)}
        for row, category in list(self._open):
            if row not in seen and row != _LEASE:
                self._show(row, category, None, now.taken)
        if self._before:
            self._note_queues(self._before, now)
        self._note_shares(now)
        self._before = now

    def events(self, end: int) -> list[Event]:
        """End all that goes on at a moment (ns), and give the events in the order of time."""
        for row, category in sorted(self._open, key=lambda key: key[1] == "lease"):
            self._show(row, category, None, end)
        numbers = {
            row: number for number, row in enumerate(sorted(self._rows), self._number * _NUMBERS)
        }
        for row, number in numbers.items():
            for name, value in {"name": row.name, "sort_index": number}.items():
                args = {name: value}
                self._add(row, self._start, name=f"thread_{name}", ph="M", args=args)
        placed = [event | {"tid": numbers[row] if row else 0} for row, event in self._events]
        return sorted(placed, key=lambda event: (event["ph"] != "M", event["ts"]))

    def _note_lease(self, now: Moment) -> None:
        name = ALL_TENANTS if now.is_shared else NO_TENANT
        if now.owner in now.tenants:
            name = now.tenants[now.owner].name
        key = (now.owner, now.is_shared, now.epoch)
        began = self._open.get((_LEASE, "lease"))
        if not began or began.key != key:
            since = max(now.begun or now.taken, self._before.taken if self._before else 0)
            self._show(_LEASE, "closing", None, since)
            self._show(_LEASE, "lease", _Slice(name, since, key), since)
        self._show(
            _LEASE, "closing", _Slice("closing", now.taken) if now.closing else None, now.taken
        )

    def _note_process(self, process: Process, now: Moment) -> tuple[_Row, ...]:
        if process.tenant not in now.tenants:
            return ()
        tenant = now.tenants[process.tenant].name
        works, waits = (
            _Row(tenant, process.pid, process.slot, f"{tenant} {process.pid}: {what}")
            for what in ("in flight", "waits")
        )
        self._rows |= {works, waits}
        working = _Slice("in flight", now.taken) if process.is_busy else None
        self._show(works, "submission", working, now.taken)
        if process.waits is None:
            self._show(waits, "wait", None, now.taken)
        else:
            since = now.taken - process.waits
            if self._before and since > self._before.taken:
                self._show(waits, "wait", None, since)  # it is another wait
            self._show(waits, "wait", _Slice(now.reason(process.tenant), since), now.taken)
        return works, waits

    def _note_queues(self, before: Moment, now: Moment) -> None:
        for tenant, part in now.tenants.items():
            if tenant in now.waiting():
                self._free.pop(tenant, None)
                continue
            since = now.taken if tenant in before.waiting() else before.taken
            free = self._free.setdefault(tenant, since)
            if queued := lease.queued(before, now, tenant):
                row = _Row(part.name, math.inf, tenant, f"{part.name}: queue is full")
                self._rows.add(row)
                since = max(now.taken - queued, free)
                self._complete(row, "wait", _Slice("queue", since), now.taken)

    def _note_shares(self, now: Moment) -> None:
        for tenant, part in now.tenants.items():
            when, used = self._shares.setdefault(tenant, (now.taken, part.used))
            if (span := now.taken - when) < _SHARES:
                continue
            self._shares[tenant] = (now.taken, part.used)
            if now.metered and part.used >= used:
                share = round(100 * (part.used - used) / span, 1)
                args = {"percent": share}
                self._add(None, when, name=f"{part.name}: share", ph="C", args=args)

    def _show(self, row: _Row, category: str, wanted: _Slice | None, now: int) -> None:
        """Continue a row's slice, or end it now and begin the wanted one."""
        shown = self._open.get((row, category))
        if shown and wanted and (shown.name, shown.key) == (wanted.name, wanted.key):
            return
        if shown:
            self._complete(row, category, shown, now)
            del self._open[row, category]
        if wanted:
            self._open[row, category] = wanted

    def _complete(self, row: _Row, category: str, shown: _Slice, end: int) -> None:
        first = self._start if category == "closing" else self._ended.get(row, self._start)
        begun = max(shown.begun, first)
        end = max(end, begun)
        if category != "closing":
            self._ended[row] = end
        length = _us(end - begun)
        self._add(row, begun, name=shown.name, cat=category, ph="X", dur=length)

    def _add(self, row: _Row | None, time: int, **event: object) -> None:
        """Add an event of a row, or of the whole device."""
        self._events.append((row, event | {"pid": self._number, "ts": _us(time - self._start)}))


def _us(ns: int) -> float:
    return round(ns / _US, 3)
