"""The duties of a node's agent go on after an error of the system."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from porter.app import offering
from porter.errors import PorterError
from porter.node.agent import Agent
from porter.node.cluster import Cluster
from porter.node.store import Store

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Rounds:
    """An event without a clock: it is set after some waits."""

    def __init__(self, left: int) -> None:
        """Allow as many rounds."""
        self.left = left

    def wait(self, _: float) -> bool:
        """Begin another round."""
        self.left -= 1
        return self.left < 0


def failing(*rounds: Exception | None) -> tuple[Callable[[], Any], list[Exception | None]]:
    """Give a function that fails in some rounds, and the rounds that it has had."""
    had = list[Exception | None]()

    def call() -> tuple[()]:
        had.append(rounds[len(had)])
        if (error := had[-1]) is not None:
            raise error
        return ()

    return call, had


def test_control_groups_are_limited_after_an_error_and_it_is_logged_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prepared, had = failing(FULL, FULL, None, FULL, None)
    agent = SimpleNamespace(stopped=Rounds(5), prepared=prepared, cards=())
    offering._limit_groups(agent, (), tmp_path)  # noqa: SLF001 -- a thread of the agent
    assert len(had) == 5
    line = "porter: limits of control groups: [Errno 28] No space left on device"
    assert capsys.readouterr().err.splitlines() == [line, line]


def test_an_agent_looks_after_cards_and_terms_after_an_error(tmp_path: Path) -> None:
    told = list[str]()
    find, had = failing(FULL, None)
    store = Store(tmp_path / "state", tmp_path / "cdi", {})  # its folders are not there
    agent = Agent("driver", "n1", store, cast("Cluster", None), find, told.append, ())
    agent.stopped = cast("Any", Rounds(2))
    agent.care(1)
    assert (len(had), told) == (2, [str(FULL)])
    told.clear()
    agent.stopped = cast("Any", Rounds(2))
    agent.enforce(1)
    assert [text.partition("]")[0] for text in told] == ["[Errno 2"]  # once while it lasts


def test_an_error_that_comes_back_is_logged_again(tmp_path: Path) -> None:
    told = list[str]()
    restore, had = failing(FULL, FULL, None, FULL, PorterError("a"), PorterError("b"))
    store = Store(tmp_path / "state", tmp_path / "cdi", {})
    agent = Agent("driver", "n1", store, cast("Cluster", None), tuple, told.append, ())
    agent.stopped, cast("Any", agent).restore = cast("Any", Rounds(6)), restore
    agent.enforce(1)
    assert (len(had), told) == (6, [str(FULL), str(FULL), "a", "b"])
