"""A node's cards and claims -> messages to the kubelet, the API server and Prometheus."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from porter.errors import PorterError
from porter.node import allocations, claims, slices, store
from porter.node.cluster import Cluster, UnreachableError
from porter.node.driver import Given
from porter.node.nouns import Allocation, Card, Claim
from porter.node.store import Store
from porter.runtime import orders
from porter.runtime.orders import Change, Order

_RETRY_S, _LONGEST_S = 1, 10  # after an error, and after many of them
_PAUSE_S = 0.1  # after a watch that has ended, as each one does in time
_CLEAN_S = 60  # how often claims that were deleted are looked for


@dataclass
class Agent:
    """One node. The kubelet's calls come by several threads at once, and one of ours publishes."""

    driver: str
    node: str
    store: Store
    cluster: Cluster
    find: Callable[[], Sequence[Card]]  # which cards are here now
    tell: Callable[[str], None]
    engine_devices: tuple[Path, ...]  # folders in which vendors describe their devices
    cards: tuple[Card, ...] = ()
    failed: frozenset[str] = frozenset()  # UUIDs of cards that were here
    stopped: threading.Event = field(default_factory=threading.Event)
    _turn: threading.Lock = field(default_factory=threading.Lock)
    _followed: set[str] = field(default_factory=set)  # namespaces

    def start(self) -> None:
        """Find the cards, and repair the node's state from the time without an agent."""
        store.set_up(self.store)
        self.look()
        with self._turn, store.locked(self.store):
            namespaces = {claim.namespace for claim in store.restore(self.store).values()}
        for namespace in namespaces:
            self._follow(namespace)

    def look(self) -> None:
        """Look which cards are here; one that was and is not takes no new tenants."""
        here = {card.uuid: card for card in self.find()}
        known = {card.uuid: card for card in self.cards}
        self.failed = frozenset(known) - frozenset(here)
        cards = (known | here).values()
        self.cards = tuple(sorted(cards, key=lambda card: (card.backend, card.index, card.uuid)))

    def prepare(self, namespace: str, name: str, uid: str) -> tuple[Given, ...]:
        """Put the containers of a claim under its share; the same again is the same."""
        with self._turn, store.locked(self.store):
            known = store.prepared(self.store)
            claim = self._claim(namespace, name, uid, known.get(uid))
            others = [each for each in known.values() if each.uid != uid]
            if problems := claims.over_allocated(claim, others, self.cards):
                raise PorterError(*(f"claim {namespace}/{name}: {each}" for each in problems))
            store.prepare(self.store, claim)
        self._follow(namespace)
        return tuple(self._given(claim))

    def unprepare(self, uid: str) -> None:
        """Remove a claim's files and mounts; one that was never prepared had none."""
        with self._turn, store.locked(self.store):
            store.unprepare(self.store, uid)

    def order(self, raw: Mapping[str, Any]) -> None:
        """Apply the annotations of a claim to its containers, running ones included.

        A claim without an allocation orders nothing: its pods have ended, and the kubelet, or
        `clean`, has its files removed.
        """
        if not claims.is_allocated(raw, self.driver):
            return
        about = raw["metadata"]
        with self._turn, store.locked(self.store):
            known = store.prepared(self.store).get(about["uid"])
            if known is None:
                return
            claim = claims.parse(raw, known.uid, self.driver, self.cards)
            if claim == known:
                return
            store.prepare(self.store, claim)
            for order in claims.orders(claim):
                with suppress(PorterError):  # nothing runs that it is for: the files say it
                    orders.carry_out(order, self.store.state, self.store.leases)
        if (claim.portions, claim.sharing) != (known.portions, known.sharing):
            self.tell(f"{claim.namespace}/{claim.name}: has other terms now")

    def restore(self) -> None:
        """Set the terms of claims again where a container has given itself more."""
        with self._turn, store.locked(self.store):
            changed = [
                (claim, change)
                for claim in store.prepared(self.store).values()
                for order in claims.orders(claim)
                for change in self._restored(order)
            ]
        for claim, change in changed:
            text = f"{claim.namespace}/{claim.name}: had more than its claim"
            self.tell(f"{text}, is set to {orders.worded(change)}")

    def health(self) -> list[tuple[str, str, bool]]:
        """List all cards, and whether they can be used."""
        return [(self.node, card.name, card.uuid not in self.failed) for card in self.cards]

    def allocated(self, uuids: Iterable[str]) -> tuple[Allocation, ...]:
        """List what tenants were allocated: by claims, or by files of this node."""
        known = store.prepared(self.store)
        by_claim = [
            each for claim in known.values() for each in claims.allocations(claim, self.cards)
        ]
        here = {*uuids, *(card.uuid for card in self.cards)}
        by_file = allocations.configured(self.store.state, here)
        return (*by_claim, *(each for each in by_file if each.tenant not in known))

    def prepared(self) -> tuple[Claim, ...]:
        """List the claims that are prepared here."""
        return tuple(store.prepared(self.store).values())

    def groups(self) -> dict[str, str]:
        """Say by which part of its path a control group belongs to a tenant: the uid of its pod.

        One engine writes the uid as it is, another with underscores.
        """
        return {
            written: claim.uid
            for claim in store.prepared(self.store).values()
            for uid in (*claim.uids, claim.uid)
            for written in (uid, uid.replace("-", "_"))
        }

    def tell_pods(self, uid: str, reason: str, text: str) -> None:
        """Write an event on the pods of a claim."""
        if claim := store.prepared(self.store).get(uid):
            for pod, pod_uid in zip(claim.pods, claim.uids, strict=False):
                self._try(partial(self.cluster.event, claim.namespace, pod, pod_uid, reason, text))

    def publish(self) -> None:
        """Keep the node's slices right until the agent stops.

        The kubelet removes them when it starts, and 30 s after the driver went away.
        """
        errors = 0
        while not self.stopped.is_set():
            try:
                for _ in self.cluster.changed(self.driver, self.node, self.stopped.is_set):
                    self._publish()
                    errors = 0
            except PorterError as error:
                self.tell(str(error))
                errors += 1
            self.stopped.wait(_pause(errors))

    def follow(self, namespace: str) -> None:
        """Follow the claims of a namespace as long as any of them is prepared here."""
        errors = 0
        while not self.stopped.is_set():
            with self._turn:
                if not self._prepared_in(namespace):
                    self._followed.discard(namespace)
                    return
            try:
                for raw in self.cluster.claims(namespace, self.stopped.is_set):
                    if raw["metadata"]["name"] in self._prepared_in(namespace):
                        self._try(partial(self.order, raw))
                    errors = 0
                self.stopped.wait(_PAUSE_S)
            except (OSError, PorterError) as error:
                self.tell(str(error))
                errors += 1
                self.stopped.wait(_pause(errors))

    def care(self, every: float) -> None:
        """Look at the cards, and for deleted claims, until the agent stops."""
        self._try(self.clean)  # of claims that ended while no agent was there
        passed = 0.0
        while not self.stopped.wait(every):
            before = self.failed, self.cards
            self._try(self.look)
            if before != (self.failed, self.cards):
                self._try(self._publish)
            passed += every
            if passed >= _CLEAN_S:
                passed = 0
                self._try(self.clean)

    def enforce(self, every: float) -> None:
        """Restore the terms of claims until the agent stops.

        An error is logged once while it lasts.
        """
        told = ""
        while not self.stopped.wait(every):
            told = self._try(self.restore, told)

    def clean(self) -> None:
        """Remove what belongs to claims that are not allocated to anything any more."""
        for uid, claim in store.prepared(self.store).items():
            raw = self.cluster.claim(claim.namespace, claim.name)
            status = (raw or {}).get("status") or {}
            if not raw or raw["metadata"]["uid"] != uid or not status.get("allocation"):
                self.tell(f"{claim.namespace}/{claim.name}: was deleted; its files are removed")
                self.unprepare(uid)

    def _restored(self, order: Order) -> tuple[Change, ...]:
        try:
            return orders.restore(order, self.store.state, self.store.leases)
        except (PorterError, OSError):  # no program runs yet, or the file is made anew
            return ()

    def _follow(self, namespace: str) -> None:
        with self._turn:
            if namespace in self._followed:
                return
            self._followed.add(namespace)
        threading.Thread(target=self.follow, args=(namespace,), daemon=True).start()

    def _prepared_in(self, namespace: str) -> set[str]:
        claims_here = store.prepared(self.store).values()
        return {claim.name for claim in claims_here if claim.namespace == namespace}

    def _claim(self, namespace: str, name: str, uid: str, known: Claim | None) -> Claim:
        """Ask for a claim; one that is prepared stays as it is while the API server is away."""
        try:
            raw = self.cluster.claim(namespace, name)
        except UnreachableError:
            if known is None:
                raise
            return known
        if raw is None:
            raise PorterError(f"claim {namespace}/{name}: there is none")
        return claims.parse(raw, uid, self.driver, self.cards)

    def _given(self, claim: Claim) -> Iterable[Given]:
        """Name devices for container engines: the vendor's own one first, then ours over it."""
        by_name = {card.name: card for card in self.cards}
        for each in claim.portions:
            card = by_name.get(each.device)
            theirs = (card.cdi,) if card and self._is_described(card.cdi) else ()
            devices = (*theirs, store.device(claim.uid))
            yield Given(each.request, each.pool, each.device, each.share, devices)

    def _is_described(self, device: str) -> bool:
        """Return whether a file describes the vendor's device; an unknown one stops the pod."""
        kind = device.partition("=")[0]
        return bool(kind) and any(
            f'"{kind}"' in text or f"kind: {kind}" in text
            for folder in self.engine_devices
            if folder.is_dir()
            for path in sorted(folder.iterdir())
            if path.suffix in (".json", ".yaml")
            for text in [path.read_text(encoding="utf-8", errors="replace")]
        )

    def _publish(self) -> None:
        owner = self.cluster.owner(self.node)
        wanted = slices.slices(self.driver, self.node, owner, self.cards, self.failed)
        if self.cluster.publish(self.driver, self.node, wanted):
            self.tell(f"published {len(self.cards)} cards")

    def _try(self, what: Callable[[], None], told: str = "") -> str:
        """Return the error, "" for none, and log it unless it is `told`."""
        try:
            what()
        except (OSError, PorterError) as error:  # a full disk, say: the thread has to go on
            if str(error) != told:
                self.tell(str(error))
            return str(error)
        return ""


def _pause(errors: int) -> float:
    """Give the agents of many nodes different pauses: an API server that has just started is slow.

    Each of several errors doubles the pause.
    """
    longest = min(_RETRY_S << min(max(errors - 1, 0), 10), _LONGEST_S)
    return longest * random.uniform(0.5, 1)  # noqa: S311 -- no secret
