"""Pods that wait for a card -> an event on each that names the amount and the card."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from porter.node import explain
from porter.node.nouns import Objects

REASON = "DoesNotFit"
_MESSAGE = "cannot allocate all claims"  # of the scheduler; it has no field for the reason
_ROOM = 1000  # characters of an event, of which the API server takes 1,024
_KEPT = 4096  # pods of which the last event is known
_FRESH_S = 5  # how old the other objects of the cluster may be


class Cluster(Protocol):
    """The part of the API server that is needed."""

    def survey(self, namespace: str) -> Objects:
        """Read all objects that decide which claims fit."""

    def event(self, namespace: str, pod: str, uid: str, reason: str, text: str) -> None:
        """Write an event on a pod."""


class Waiting:
    """Keeps the last event of each pod, and the cluster's objects for a moment."""

    def __init__(
        self, cluster: Cluster, driver: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Explain pods that wait for cards of a driver."""
        self._cluster, self._driver, self._clock = cluster, driver, clock
        self._reported: dict[str, str] = {}  # by uid
        self._surveys: dict[str, tuple[float, Objects]] = {}  # by namespace

    def look(self, pod: Mapping[str, Any]) -> None:
        """Write an event, if the pod waits for a card for a reason that is new."""
        about = pod["metadata"]
        if not _waits(pod):
            self._reported.pop(about["uid"], None)
            return
        found = explain.explain(pod, self._survey(about["namespace"]), self._driver)
        text = explain.briefly(found, _ROOM)
        if not text or self._reported.get(about["uid"]) == text:
            return
        self._cluster.event(about["namespace"], about["name"], about["uid"], REASON, text)
        self._reported[about["uid"]] = text
        if len(self._reported) > _KEPT:  # the oldest one may get its event again
            del self._reported[next(iter(self._reported))]

    def _survey(self, namespace: str) -> Objects:
        now = self._clock()
        recent = {
            name: (taken, objects)
            for name, (taken, objects) in self._surveys.items()
            if now - taken < _FRESH_S
        }
        if namespace not in recent:
            recent[namespace] = now, self._cluster.survey(namespace)
        self._surveys = recent
        return recent[namespace][1]


def _waits(pod: Mapping[str, Any]) -> bool:
    has_claims = bool(pod["spec"].get("resourceClaims"))
    return has_claims and _MESSAGE in explain.message(pod)
