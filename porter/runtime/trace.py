"""Looks at a device's lease -> events of the Trace Event Format, which Perfetto and Chrome show.

A device is a process of the trace. Its threads are the lease, and for each process of a tenant its
in-flight work and its waits.
"""

from __future__ import annotations

from dataclasses import dataclass

from porter.runtime import lease
from porter.runtime.lease import Moment, Process

Event = dict[str, object]
NO_TENANT, ALL_TENANTS = "(no tenant)", "(all tenants)"
_US = 1000  # ns
_LEASE = 1  # the number of its thread
_SHARES = 50_000_000  # ns: a share is measured over this time


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
        self._open: dict[tuple[int, str], _Slice] = {}  # by thread and category
        self._ended: dict[int, int] = {}  # by thread: when its latest slice did
        self._threads: dict[tuple[object, ...], int] = {}
        self._shares: dict[int, tuple[int, int]] = {}  # by tenant: when, and ns used by then
        self._free: dict[int, int] = {}  # by tenant: since when no thread waits for the lease
        self._before: Moment | None = None
        self._events: list[Event] = []
        self._describe("process_name", 0, name)
        self._describe("thread_name", _LEASE, "lease")

    def note(self, now: Moment) -> None:
        """Add one look."""
        self._note_lease(now)
        seen = {thread for process in now.processes for thread in self._note_process(process, now)}
        for thread, category in list(self._open):
            if thread not in seen and thread != _LEASE:
                self._show(thread, category, None, now.taken)
        if self._before:
            self._note_queues(self._before, now)
        self._note_shares(now)
        self._before = now

    def events(self, end: int) -> list[Event]:
        """End all that goes on at a moment (ns), and give the events in the order of time."""
        for thread, category in sorted(self._open, key=lambda key: key[1] == "lease"):
            self._show(thread, category, None, end)
        return sorted(self._events, key=lambda event: (event["ph"] != "M", event["ts"]))

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

    def _note_process(self, process: Process, now: Moment) -> tuple[int, ...]:
        if process.tenant not in now.tenants:
            return ()
        tenant = now.tenants[process.tenant].name
        who = (process.slot, process.pid, tenant)
        works = self._thread((*who, "work"), f"{tenant} {process.pid}: in flight")
        waits = self._thread((*who, "wait"), f"{tenant} {process.pid}: waits")
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
            free = self._free.setdefault(tenant, now.taken)
            if queued := lease.queued(before, now, tenant):
                thread = self._thread((tenant, part.name), f"{part.name}: queue is full")
                since = max(now.taken - queued, free)
                self._complete(thread, "wait", _Slice("queue", since), now.taken)

    def _note_shares(self, now: Moment) -> None:
        for tenant, part in now.tenants.items():
            when, used = self._shares.setdefault(tenant, (now.taken, part.used))
            if (span := now.taken - when) < _SHARES:
                continue
            self._shares[tenant] = (now.taken, part.used)
            if now.metered and part.used >= used:
                share = round(100 * (part.used - used) / span, 1)
                event = {"name": f"{part.name}: share", "ph": "C", "args": {"percent": share}}
                self._events.append({**event, **self._at(0, when)})

    def _show(self, thread: int, category: str, wanted: _Slice | None, now: int) -> None:
        """Continue a thread's slice, or end it now and begin the wanted one."""
        shown = self._open.get((thread, category))
        if shown and wanted and (shown.name, shown.key) == (wanted.name, wanted.key):
            return
        if shown:
            self._complete(thread, category, shown, now)
            del self._open[thread, category]
        if wanted:
            self._open[thread, category] = wanted

    def _complete(self, thread: int, category: str, shown: _Slice, end: int) -> None:
        first = self._start if category == "closing" else self._ended.get(thread, self._start)
        begun = max(shown.begun, first)
        end = max(end, begun)
        if category != "closing":
            self._ended[thread] = end
        event = {"name": shown.name, "cat": category, "ph": "X", "dur": _us(end - begun)}
        self._events.append({**event, **self._at(thread, begun)})

    def _thread(self, key: tuple[object, ...], name: str) -> int:
        if key not in self._threads:
            self._threads[key] = _LEASE + 1 + len(self._threads)
            self._describe("thread_name", self._threads[key], name)
        return self._threads[key]

    def _describe(self, kind: str, thread: int, name: str) -> None:
        event = {"name": kind, "ph": "M", "args": {"name": name}}
        self._events.append({**event, **self._at(thread, self._start)})
        if kind == "thread_name":
            order = {"name": "thread_sort_index", "ph": "M", "args": {"sort_index": thread}}
            self._events.append({**order, **self._at(thread, self._start)})

    def _at(self, thread: int, time: int) -> Event:
        return {"pid": self._number, "tid": thread, "ts": _us(time - self._start)}


def _us(ns: int) -> float:
    return round(ns / _US, 3)
