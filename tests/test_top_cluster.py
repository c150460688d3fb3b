"""`porter top --cluster`: rows of all nodes from the metrics of their agents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from node_doubles import ApiServer, api_server

from porter import units
from porter.cli import main
from porter.node import exposition, overview
from porter.node.overview import Scrape

LABELS = (
    'tenant="{uid}",namespace="team",pod="{pod}",container="main",claim="c",'
    'device="cuda-1",uuid="GPU-1",vendor="nvidia"'
)


def text(pod: str, *, used_s: float, limit: str = "8589934592", metered: int = 1) -> str:
    """Word a tenant's metrics as an agent does."""
    labels = LABELS.format(uid="11111111-2222", pod=pod)
    figures = {
        "porter_memory_used_bytes": "1073741824",
        "porter_memory_limit_bytes": limit,
        "porter_device_seconds_total": str(used_s),
        "porter_wait_seconds_total": "4.0",
        "porter_copied_bytes_total": "0",
        "porter_share_target_ratio": "0.3",
        "porter_share_used_ratio": "0.9",
        "porter_share_metered": str(metered),
        "porter_processes": "2",
    }
    lines = [f"{name}{{{labels}}} {value}" for name, value in figures.items()]
    return "\n".join([*lines, "porter_state_readable 1", "other_metric 7", ""])


def scraped(node: str, taken: float, worded: str) -> Scrape:
    found = exposition.scrape(node, worded)
    return Scrape(node, taken, found.figures)


def test_a_row_is_what_changed_between_two_scrapes() -> None:
    before = [scraped("n1", 10.0, text("a", used_s=1.0))]
    after = [scraped("n1", 12.0, text("a", used_s=1.6))]
    [row] = overview.rows(before, after)
    assert (row.tenant, row.device, row.processes) == ("team/a/main", "n1:cuda-1", 2)
    assert (row.share, row.target, row.waited, row.copied) == (30.0, 30.0, 0.0, 0)
    assert (row.memory, row.quota) == (1 << 30, 8 << 30)


@pytest.mark.parametrize(
    ("before", "after", "share"),
    [
        ([], text("a", used_s=1.0), None),  # the agent is new
        ([text("a", used_s=5.0)], text("a", used_s=1.0), None),  # it began anew
        ([text("a", used_s=1.0)], text("a", used_s=2.0, metered=0), None),
        ([text("b", used_s=1.0)], text("a", used_s=2.0), None),
    ],
)
def test_a_share_that_is_not_known(before: list[str], after: str, share: float | None) -> None:
    [row] = overview.rows(
        [scraped("n1", 1.0, each) for each in before], [scraped("n1", 2.0, after)]
    )
    assert row.share is share


def test_no_limit_and_no_pod() -> None:
    labels = 'tenant="alice",namespace="",pod="",uuid="GPU-1",device=""'
    worded = f"porter_memory_limit_bytes{{{labels}}} +Inf\n"
    [row] = overview.rows([], [scraped("n1", 1.0, worded)])
    assert (row.tenant, row.device, row.quota) == ("alice", "n1:GPU-1", units.UNLIMITED)


@pytest.fixture
def api(tmp_path: Path) -> Iterator[ApiServer]:
    with api_server(tmp_path) as made:
        for node in ("n1", "n2"):
            path = f"/api/v1/namespaces/porter/pods/agent-{node}"
            about = {"name": f"agent-{node}", "annotations": {"prometheus.io/port": "9477"}}
            made.put(path, {"metadata": about, "spec": {"nodeName": node}})
        yield made


def agent(api: ApiServer, node: str, worded: str) -> None:
    """Answer for a node's agent."""
    api.texts[f"/api/v1/namespaces/porter/pods/agent-{node}:9477/proxy/metrics"] = worded


def top(api: ApiServer, *options: str) -> Result:
    words = ["top", "--cluster", "--once", "--interval", "0.1", "--kubeconfig", str(api.config)]
    return CliRunner().invoke(main, [*words, *options])


def test_all_nodes_are_shown(api: ApiServer) -> None:
    agent(api, "n1", text("a", used_s=1.0))
    agent(api, "n2", text("b", used_s=1.0))
    done = top(api, "--json")
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)["rows"]
    assert [(row["tenant"], row["device"], row["share"]) for row in rows] == [
        ("team/a/main", "n1:cuda-1", 0.0),
        ("team/b/main", "n2:cuda-1", 0.0),
    ]
    assert "team/b/main" in top(api, "--columns", "tenant,memory").stdout


@pytest.mark.parametrize("worded", [None, "porter_processes{ 1\n"], ids=["away", "broken"])
def test_a_node_without_an_answer_is_named_and_the_others_shown(
    api: ApiServer, worded: str | None
) -> None:
    agent(api, "n1", text("a", used_s=1.0))
    if worded:
        agent(api, "n2", worded)
    done = top(api, "--json")
    assert done.exit_code == 0, done.output
    assert [row["tenant"] for row in json.loads(done.stdout)["rows"]] == ["team/a/main"]
    assert done.stderr.count("porter: node n2: ") == 1  # not once a scrape


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--namespace", "other"), "namespace other: no agent of porter runs there"),
        (("--state", "/tmp"), "--state: has no effect with --cluster"),
    ],
)
def test_a_mistake_is_named(api: ApiServer, options: tuple[str, ...], expected: str) -> None:
    done = top(api, *options)
    assert done.exit_code in (1, 2)
    assert expected in done.output + str(done.exception)


def test_options_of_a_cluster_need_one() -> None:
    done = CliRunner().invoke(main, ["top", "--once", "--namespace", "porter"])
    assert (done.exit_code, "without --cluster" in done.output) == (2, True)
