"""The pauses of an agent that cannot reach the API server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

from porter.node.agent import Agent
from porter.node.cluster import Cluster, UnreachableError
from porter.node.store import Store

ERRORS = 8


class Away:
    """An API server that does not answer; after as many errors it does, once."""

    def __init__(self) -> None:
        """Have answered nothing yet."""
        self.calls = 0

    def changed(self, *_: object) -> Iterator[None]:
        """Yield once, or fail."""
        self.calls += 1
        if self.calls <= ERRORS:
            raise UnreachableError("slices: the API server cannot be reached")
        yield

    def owner(self, _: str) -> dict[str, Any]:
        """Name the node."""
        return {"kind": "Node"}

    def publish(self, *_: object) -> int:
        """Change nothing."""
        return 0


class Pauses:
    """An event without a clock: it keeps the pauses, and is set after the last one."""

    def __init__(self) -> None:
        """Have seen none."""
        self.seen: list[float] = []

    def is_set(self) -> bool:
        """Return whether the agent should end."""
        return len(self.seen) > ERRORS

    def wait(self, pause: float) -> bool:
        """Keep a pause."""
        self.seen.append(pause)
        return self.is_set()


def pauses(folder: Path) -> list[float]:
    """Let an agent publish until the API server has answered."""
    silent: Callable[[str], None] = lambda _: None  # noqa: E731
    store = Store(folder, folder, {})
    agent = Agent("driver", "n1", store, cast("Cluster", Away()), lambda: (), silent, ())
    agent.stopped = seen = cast("Any", Pauses())
    agent.publish()
    return list(seen.seen)


def test_agents_pause_longer_after_each_error_and_not_all_alike(tmp_path: Path) -> None:
    first, second = pauses(tmp_path), pauses(tmp_path)
    assert first != second
    for seen in (first, second):
        for pause, longest in zip(seen, (1, 2, 4, 8, 10, 10, 10, 10, 1), strict=True):
            assert longest / 2 <= pause <= longest
