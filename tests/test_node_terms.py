"""A container that gives itself more than its claim: the node's agent takes it back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from node_doubles import result
from shared_state import make_account, make_lease

from porter.node import claims, store
from porter.node.agent import Agent
from porter.node.nouns import Card, Claim, Portion
from porter.node.store import Store
from porter.runtime import account, lease
from porter.runtime.terms import Terms

if TYPE_CHECKING:
    from porter.node.cluster import Cluster

GIB = 1 << 30
ONE, TWO = (f"11111111-2222-3333-4444-{number:012}" for number in range(2))
DUE = Terms(100, 300_000, 300_000, 2)
MORE = Terms(100, 900_000, 900_000, 3)


def claimed(kept: Store, uid: str, name: str) -> None:
    portion = Portion("toy", "gpu", "n1", "toy-1", "", "GPU-1", 8 * GIB, 300_000)
    claim = Claim(uid, "default", name, ("pod",), (portion,))
    (kept.state / ".claims" / uid).write_text(claims.dump(claim))


def test_a_container_that_gives_itself_more_gets_the_terms_of_its_claim(tmp_path: Path) -> None:
    kept, reported = Store(tmp_path / "state", tmp_path / "cdi", {}), list[str]()
    kept.state.mkdir()
    store.set_up(kept)
    claimed(kept, ONE, "one")
    claimed(kept, TWO, "two")
    greedy = make_account(kept.state, ONE, GPU_1=(8 * GIB, 0))
    modest = make_account(kept.state, TWO, GPU_1=(4 * GIB, 0))  # by its environment
    path = make_lease(kept.leases, "GPU_1", **{ONE: MORE, TWO: Terms(100, 100_000, 100_000, 1)})
    account.order(greedy, ["GPU-1"], 12 * GIB)

    agent = Agent("driver", "n1", kept, cast("Cluster", None), lambda: (), reported.append, ())
    agent.restore()
    assert [each.quota for each in account.read(greedy)] == [8 * GIB]
    assert [each.quota for each in account.read(modest)] == [4 * GIB]
    terms = {turn.tenant: turn.terms for turn in lease.read(path)}
    assert terms == {ONE: DUE, TWO: Terms(100, 100_000, 100_000, 1)}
    assert reported == [
        "default/one: had more than its claim, is set to GPU-1: 8.0 GiB",
        "default/one: had more than its claim, is set to GPU-1: cap 30%, priority normal",
    ]
    agent.restore()
    assert len(reported) == 2


def test_an_agent_keeps_the_terms_until_it_stops(tmp_path: Path) -> None:
    kept = Store(tmp_path / "state", tmp_path / "cdi", {})
    kept.state.mkdir()
    store.set_up(kept)
    claimed(kept, ONE, "one")
    path = make_account(kept.state, ONE, GPU_1=(8 * GIB, 0))
    account.order(path, ["GPU-1"], 12 * GIB)
    agent = Agent("driver", "n1", kept, cast("Cluster", None), lambda: (), lambda _: None, ())
    agent.tell = lambda _: agent.stopped.set()
    agent.enforce(0.001)
    assert [each.quota for each in account.read(path)] == [8 * GIB]


class Listed:
    """An API server that lists claims once, to an agent that then stops."""

    def __init__(self, *listed: dict[str, Any]) -> None:
        """Serve an agent that is set later."""
        self.listed, self.agent = listed, cast("Agent", None)

    def claims(self, *_: object) -> Iterator[dict[str, Any]]:
        """List them."""
        yield from self.listed
        self.agent.stopped.set()


def followed(folder: Path, *results: dict[str, Any], allocated: bool = True) -> list[str]:
    """Follow a prepared claim of 8 GiB that has these devices now; give the agent's messages."""
    kept, reported = Store(folder / "state", folder / "cdi", {}), list[str]()
    kept.state.mkdir()
    store.set_up(kept)
    claimed(kept, ONE, "one")
    before = store.prepared(kept)
    about = {"namespace": "default", "name": "one", "uid": ONE}
    status = {"allocation": {"devices": {"results": list(results)}}} if allocated else {}
    cluster = Listed({"metadata": about, "status": status})
    card = Card("toy", "maker", 1, "GPU-1", 80 * GIB)
    agent = Agent(
        "driver", "n1", kept, cast("Cluster", cluster), lambda: (card,), reported.append, ()
    )
    cluster.agent = agent
    agent.look()
    agent.follow("default")
    assert store.prepared(kept) == before
    return reported


@pytest.mark.parametrize("allocated", [True, False])
def test_a_prepared_claim_without_an_allocation_is_no_message(
    tmp_path: Path, *, allocated: bool
) -> None:
    assert followed(tmp_path, allocated=allocated) == []


def test_a_prepared_claim_of_another_drivers_device_is_no_message(tmp_path: Path) -> None:
    theirs = result("toy-1") | {"driver": "other"}
    assert followed(tmp_path, theirs) == []


def test_a_prepared_claim_of_a_card_that_is_not_here_is_reported(tmp_path: Path) -> None:
    elsewhere = result("toy-9") | {"driver": "driver"}
    [message] = followed(tmp_path, elsewhere)
    assert message.startswith("claim default/one: 'toy-9' is no card of this node")
