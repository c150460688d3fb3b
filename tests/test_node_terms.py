"""A container that gives itself more than its claim: the node's agent takes it back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from shared_state import make_account, make_lease

from porter.node import claims, store
from porter.node.agent import Agent
from porter.node.nouns import Claim, Portion
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
