"""`porter kube explain` and `porter kube controller`: pods that wait, and templates that lack."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kube import claim, pod, request
from node_doubles import ApiServer, api_server

from porter.node import chart, explain, selectors, slices
from porter.node.nouns import DRIVER, Card, Objects
from porter.node.waiting import Waiting

GIB = 1 << 30
GROUP = "/apis/resource.k8s.io/v1"
OWNER = {"apiVersion": "v1", "kind": "Node", "name": "n", "uid": "u"}
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
CARDS = tuple(Card("toy", "maker", n, f"GPU-{n}", 80 * GIB, "1.2.3") for n in range(2))
OTHER = (Card("hip", "amd", 0, "GPU-7", 192 * GIB),)
ALONE = (
    "each request fits alone: no node has room for all of them, or the node lacks another resource"
)
CLASSES = [
    {
        "metadata": {"name": name},
        "spec": {"selectors": [{"cel": {"expression": expression}}]},
    }
    for name, expression in (
        ("porter", f'device.driver == "{DRIVER}"'),
        (
            "porter-amd",
            f'device.driver == "{DRIVER}" && device.attributes["{DRIVER}"].vendor == "amd"',
        ),
    )
]


def offered(*more: dict[str, Any], failed: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    return [
        *slices.slices(DRIVER, "n1", OWNER, CARDS, failed),
        *slices.slices(DRIVER, "n2", OWNER, OTHER, failed),
        *more,
    ]


def taken(name: str, card: str, memory: str, compute: str, pool: str = "n1") -> dict[str, Any]:
    """Word a claim that has a part of a card."""
    amounts = {"memory": memory, "compute": compute, "tenants": "1"}
    result = {"request": "gpu", "driver": DRIVER, "pool": pool, "device": card}
    made = claim(name, request())
    made["metadata"]["namespace"] = "others"
    made["status"] = {
        "allocation": {"devices": {"results": [result | {"consumedCapacity": amounts}]}}
    }
    return made


FULL = (
    taken("one", "toy-0", "76Gi", "10"),
    taken("two", "toy-1", "10Gi", "90"),
    taken("three", "hip-7", "1Gi", "12500m", "n2"),
)


def waiting(*requests: dict[str, Any], status: dict[str, Any] | None = None) -> dict[str, Any]:
    made = claim("mine", *requests)
    made["metadata"]["namespace"] = "team"
    return made | ({"status": status} if status else {})


def explained(
    mine: dict[str, Any], *claims: dict[str, Any], reported: list[dict[str, Any]] | None = None
) -> list[str]:
    """Explain a pod that uses a claim."""
    asking = pod("train", "mine")
    asking["metadata"]["namespace"] = "team"
    message = "0/2 nodes are available: 2 cannot allocate all claims."
    asking["status"] = {
        "conditions": [{"type": "PodScheduled", "status": "False", "message": message}]
    }
    objects = Objects(CLASSES, offered() if reported is None else reported, [mine, *claims], [])
    first, *rest = explain.text(explain.explain(asking, objects, DRIVER))
    assert first == f"pod team/train: {message}"
    return rest


def above(card: str) -> str:
    return f"  n1/{card}  memory 100.0 GiB asked, at most 80.0 GiB is allowed"


def test_each_card_has_the_amount_that_does_not_fit() -> None:
    assert explained(waiting(request(memory="8Gi", compute="30")), *FULL) == [
        "claim gpu, request gpu: class porter, memory 8.0 GiB, compute 30",
        "  n1/toy-0  memory 8.0 GiB asked, 4.0 GiB of 80.0 GiB is free",
        "  n1/toy-1  compute 30 asked, 10 of 100 is free",
        "  n2/hip-7  fits",
        ALONE,
    ]
    both = waiting(request(memory="100Gi", compute="87.6"))
    assert explained(both, *FULL)[1:] == [
        above("toy-0"),
        f"{above('toy-1')}; compute 87.6 asked, 10 of 100 is free",
        "  n2/hip-7  compute 87.6 asked, 87.5 of 100 is free",
    ]


def test_amounts_that_are_not_asked_count_by_default() -> None:
    assert explained(waiting(request()), *FULL)[1:] == [
        "  n1/toy-0  memory 80.0 GiB taken where nothing is asked, 4.0 GiB of 80.0 GiB is free",
        "  n1/toy-1  memory 80.0 GiB taken where nothing is asked, 70.0 GiB of 80.0 GiB is free",
        "  n2/hip-7  memory 192.0 GiB taken where nothing is asked, 191.0 GiB of 192.0 GiB is free",
    ]
    many = [taken(f"t{n}", "toy-0", "1Mi", "0") for n in range(64)]
    assert explained(waiting(request(memory="1Gi")), *many)[1] == (
        "  n1/toy-0  tenants 1 taken where nothing is asked, 0 of 64 is free"
    )


def test_other_reasons_than_amounts_are_named() -> None:
    amd = request(memory="1Gi") | {"name": "gpu"}
    amd["exactly"]["deviceClassName"] = "porter-amd"
    leaves = f"the class leaves it out: {CLASSES[1]['spec']['selectors'][0]['cel']['expression']}"
    assert explained(waiting(amd))[1:3] == [f"  n1/toy-0  {leaves}", f"  n1/toy-1  {leaves}"]
    where = f'device.attributes["{DRIVER}"].uuid == "GPU-9"'
    assert explained(waiting(request(where=where)))[1] == (
        f"  n1/toy-0  the request leaves it out: {where}"
    )
    unknown = "device.attributes.exists(a, true)"
    assert explained(waiting(request(where=unknown, memory="1Gi")))[1] == (
        f"  n1/toy-0  the request's selector is not understood here: {unknown}"
    )
    assert explained(waiting(request(memory="1Gi", watts="100")))[1] == (
        "  n1/toy-0  watts: the card has no such capacity, it has memory, compute, tenants"
    )
    assert explained(waiting(request(tenants="2", memory="1Gi")))[1] == (
        "  n1/toy-0  tenants 2 asked, at most 1 is allowed"
    )
    failed = explained(waiting(request(memory="1Gi")), reported=offered(failed=("GPU-0",)))
    assert failed[1:3] == [f"  n1/toy-0  it has the taint {DRIVER}/failed", "  n1/toy-1  fits"]
    assert explained(waiting(request(count=3, memory="1Gi")))[:2] == [
        "claim gpu, request gpu: 3 cards of class porter, memory 1.0 GiB",
        "  3 cards of one node are asked for, at most 2 of one node fit",
    ]
    assert explained(waiting(request()), reported=[])[1] == "  no node offers a card"
    strange = request()
    strange["exactly"]["deviceClassName"] = "gpus"
    assert explained(waiting(strange))[1] == "  there is no DeviceClass gpus"


def test_alternatives_are_explained_one_by_one() -> None:
    alternatives = [
        {"name": name, "deviceClassName": kind, "capacity": {"requests": {"memory": "8Gi"}}}
        for name, kind in (("amd", "porter-amd"), ("any", "porter"))
    ]
    found = explained(waiting({"name": "gpu", "firstAvailable": alternatives}), *FULL)
    assert [line for line in found if line.startswith("claim")] == [
        "claim gpu, request gpu/amd: class porter-amd, memory 8.0 GiB",
        "claim gpu, request gpu/any: class porter, memory 8.0 GiB",
    ]


def test_an_older_generation_of_a_pool_does_not_count() -> None:
    [old] = slices.slices(DRIVER, "n1", OWNER, OTHER, [])
    new = offered()
    new[0]["spec"]["pool"] |= {"generation": 2}
    found = explained(waiting(request(memory="1Gi")), reported=[old, *new])
    assert [line.split()[0] for line in found[1:4]] == ["n1/toy-0", "n1/toy-1", "n2/hip-7"]


def test_claims_that_have_cards_and_those_that_are_missing() -> None:
    status = taken("x", "toy-1", "1Gi", "0")["status"]
    assert explained(waiting(request(), status=status)) == ["claim gpu: has n1/toy-1"]
    asking = pod("train", "absent")
    asking["spec"]["resourceClaims"].append({"name": "made", "resourceClaimTemplateName": "small"})
    asking["spec"]["resourceClaims"].append(
        {"name": "lost", "resourceClaimTemplateName": "porter-nvidia-1-all-0"}
    )
    template = {"metadata": {"name": "small"}, "spec": {"spec": {}}}
    template["spec"] = claim("x", request(memory="1Gi")) | {"metadata": {}}
    objects = Objects(CLASSES, offered(), [], [template])
    found = list(explain.text(explain.explain(asking, objects, DRIVER)))
    assert found[:4] == [
        "pod default/train",
        "claim gpu: there is no ResourceClaim default/absent",
        "claim lost: there is no ResourceClaimTemplate default/porter-nvidia-1-all-0",
        "claim made, request gpu: class porter, memory 1.0 GiB",
    ]
    bare = {"metadata": {"name": "web"}, "spec": {}}
    assert list(explain.text(explain.explain(bare, objects, DRIVER))) == [
        "pod default/web",
        "it uses no claim",
    ]


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (f'device.driver == "{DRIVER}"', True),
        ('device.driver != "gpu.example"', True),
        ('device.driver == "gpu.example"', False),
        (f'device.attributes["{DRIVER}"].index == 0', True),
        (f'device.attributes["{DRIVER}"].index == 1', False),
        (f'device.attributes["{DRIVER}"].model == "x"', False),
        (f'device.attributes["{DRIVER}"].model != "x"', False),
        (f'device.attributes["{DRIVER}"].uuid.contains("PU-0")', True),
        (f'device.attributes["{DRIVER}"].uuid.startsWith("PU")', False),
        (f'device.capacity["{DRIVER}"].memory.compareTo(quantity("40Gi")) >= 0', True),
        (f'device.capacity["{DRIVER}"].memory.compareTo(quantity("81Gi")) > 0', False),
        (f'device.driver == "{DRIVER}" && true', None),
        ('device.driver == "gpu.example" && true', False),
    ],
)
def test_selectors(expression: str, *, expected: bool | None) -> None:
    device = offered()[0]["spec"]["devices"][0]
    assert selectors.fits(expression, device, DRIVER) is expected


def test_selectors_of_the_chart_are_understood() -> None:
    import yaml  # noqa: PLC0415 -- one test

    classes = [
        each
        for each in yaml.safe_load_all(chart.manifests("porter", {}))
        if each["kind"] == "DeviceClass"
    ]
    device = offered()[0]["spec"]["devices"][0]
    answers = {
        each["metadata"]["name"]: [
            selectors.fits(text, device, DRIVER)
            for text in selectors.expressions(each["spec"]["selectors"])
        ]
        for each in classes
    }
    assert answers.pop("porter") == [True]
    assert set(map(tuple, answers.values())) == {(False,)}


@pytest.fixture
def api(tmp_path: Path) -> Iterator[ApiServer]:
    with api_server(tmp_path) as made:
        yield made


def put(api: ApiServer, plural: str, *objects: dict[str, Any], namespace: str = "") -> None:
    group = "/api/v1" if plural == "pods" else GROUP
    where = f"{group}/namespaces/{namespace}" if namespace else group
    for each in objects:
        api.put(f"{where}/{plural}/{each['metadata']['name']}", each)


def porter(api: ApiServer, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "porter", "kube", *words],
        env=CLEAN | {"KUBECONFIG": str(api.config)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_command_reads_the_cluster(api: ApiServer) -> None:
    put(api, "deviceclasses", *CLASSES)
    put(api, "resourceslices", *offered())
    mine = waiting(request(memory="8Gi", compute="30"))
    put(api, "resourceclaims", mine, namespace="team")
    put(api, "resourceclaims", *FULL, namespace="others")
    asking = pod("train", "mine")
    asking["metadata"]["namespace"] = "team"
    put(api, "pods", asking, namespace="team")
    done = porter(api, "explain", "train", "-n", "team")
    assert (done.returncode, done.stderr) == (0, "")
    assert "  n1/toy-0  memory 8.0 GiB asked, 4.0 GiB of 80.0 GiB is free\n" in done.stdout
    reported = json.loads(porter(api, "explain", "train", "-n", "team", "--json").stdout)
    [asked] = reported["asked"]
    assert (asked["amounts"], asked["verdicts"][1]) == (
        {"memory": "8Gi", "compute": "30"},
        {"node": "n1", "card": "toy-1", "reasons": ["compute 30 asked, 10 of 100 is free"]},
    )
    done = porter(api, "explain", "train")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "porter: pod default/train: there is none; `-n` names its namespace\n"


def soon(holds: Callable[[], bool]) -> None:
    """Wait for it, up to a limit that a busy machine keeps."""
    last = time.monotonic() + 120
    while not holds() and time.monotonic() < last:
        time.sleep(0.05)


def test_the_controller_makes_the_templates_of_mapped_pods(api: ApiServer) -> None:
    def mapped(name: str, template: str) -> None:
        spec = {"resourceClaims": [{"name": "a", "resourceClaimTemplateName": template}]}
        about = {"name": name, "namespace": "team", "uid": f"uid-of-{name}"}
        put(api, "pods", {"metadata": about, "spec": spec}, namespace="team")

    def made() -> list[str]:
        return sorted(
            each["metadata"]["name"]
            for each in api.within(f"{GROUP}/namespaces/team/resourceclaimtemplates")
        )

    mapped("early", "porter-nvidia-1-8000-30")
    command = [sys.executable, "-m", "porter", "kube", "controller", "--kubeconfig"]
    with subprocess.Popen([*command, str(api.config)], env=CLEAN) as process:
        try:
            soon(lambda: bool(made()))
            assert made() == ["porter-nvidia-1-8000-30"]
            mapped("late", "porter-nvidia-2-all-0")
            mapped("other", "train")
            soon(lambda: len(made()) > 1)
            assert made() == ["porter-nvidia-1-8000-30", "porter-nvidia-2-all-0"]
            process.terminate()
            assert process.wait(60) == 0
        finally:
            process.kill()


FITS_NOT = "0/2 nodes are available: 2 cannot allocate all claims."
EXPLAINED = (
    "claim gpu, request gpu: class porter, memory 8.0 GiB, compute 30; "
    "n1/toy-0 memory 8.0 GiB asked, 4.0 GiB of 80.0 GiB is free; "
    "n1/toy-1 compute 30 asked, 10 of 100 is free; "
    "n2/hip-7 compute 30 asked, 20 of 100 is free"
)


def pending(name: str, of: str, message: str = FITS_NOT) -> dict[str, Any]:
    """Word a pod for which the scheduler has no node."""
    made = pod(name, of)
    made["metadata"] |= {"namespace": "team", "uid": f"uid-of-{name}"}
    condition = {"type": "PodScheduled", "status": "False", "message": message}
    return made | {"status": {"conditions": [condition]}}


class Recorder:
    """A cluster whose objects can be changed; it keeps the events."""

    def __init__(self, *claims: dict[str, Any]) -> None:
        """Begin with the cards, and claims."""
        self.objects = Objects(CLASSES, offered(), claims, ())
        self.events: list[tuple[str, ...]] = []
        self.surveys = 0

    def survey(self, namespace: str) -> Objects:
        """Give all objects."""
        assert namespace == "team"
        self.surveys += 1
        return self.objects

    def event(self, *words: str) -> None:
        """Keep it."""
        self.events.append(words)


BUSY = (*FULL[:2], taken("three", "hip-7", "1Gi", "80", "n2"))


def test_a_pod_that_waits_gets_one_event() -> None:
    cluster, now = Recorder(waiting(request(memory="8Gi", compute="30")), *BUSY), [0.0]
    waits = Waiting(cluster, DRIVER, lambda: now[0])
    train = pending("train", "mine")
    waits.look(train)
    waits.look(train)
    assert cluster.events == [("team", "train", "uid-of-train", "DoesNotFit", EXPLAINED)]
    assert cluster.surveys == 1
    cluster.objects = replace(cluster.objects, claims=cluster.objects.claims[:2])
    now[0] = 60.0
    waits.look(train)
    assert [each[4].split("; ")[3] for each in cluster.events] == [
        "n2/hip-7 compute 30 asked, 20 of 100 is free",
        "n2/hip-7 fits",
    ]


@pytest.mark.parametrize(
    "reported",
    [
        pending("cpu", "mine", "0/2 nodes are available: 2 Insufficient cpu."),
        pending("other", "theirs"),
        pending("gone", "lacking"),
        {**pending("runs", "mine"), "status": {}},
    ],
    ids=lambda reported: reported["metadata"]["name"],
)
def test_a_pod_that_waits_for_another_reason_gets_no_event(reported: dict[str, Any]) -> None:
    theirs = claim("theirs", request())
    theirs["metadata"]["namespace"] = "team"
    theirs["spec"]["devices"]["requests"][0]["exactly"]["deviceClassName"] = "other"
    cluster = Recorder(waiting(request(memory="999Gi")), theirs, *BUSY)
    selector = {"cel": {"expression": 'device.driver == "other.dev"'}}
    other = {"metadata": {"name": "other"}, "spec": {"selectors": [selector]}}
    cluster.objects = replace(cluster.objects, classes=[*CLASSES, other])
    Waiting(cluster, DRIVER).look(reported)
    assert cluster.events == []


def test_an_event_has_room_for_some_cards_and_counts_the_others() -> None:
    cards = [Card("toy", "maker", n, f"GPU-{n}", GIB) for n in range(40)]
    cluster = Recorder(waiting(request(memory="8Gi")))
    cluster.objects = replace(cluster.objects, slices=slices.slices(DRIVER, "n1", OWNER, cards, ()))
    Waiting(cluster, DRIVER).look(pending("train", "mine"))
    [(*_, text)] = cluster.events
    reported = text.split("; ")
    assert len(text) <= 1024
    assert reported[-1] == f"and {41 - (len(reported) - 1)} more"
    assert reported[1] == "n1/toy-0 memory 8.0 GiB asked, at most 1.0 GiB is allowed"


def test_the_controller_writes_events(api: ApiServer) -> None:
    put(api, "deviceclasses", *CLASSES)
    put(api, "resourceslices", *offered())
    put(api, "resourceclaims", waiting(request(memory="8Gi", compute="30")), namespace="team")
    put(api, "resourceclaims", *BUSY, namespace="others")
    placed = pod("train", "mine")
    placed["metadata"] |= {"namespace": "team", "uid": "u"}
    put(api, "pods", placed, namespace="team")
    command = [sys.executable, "-m", "porter", "kube", "controller", "--no-templates"]
    with subprocess.Popen([*command, "--kubeconfig", str(api.config)], env=CLEAN) as process:
        try:
            # The pod was there before the scheduler looked at it.
            soon(lambda: any("/api/v1/pods" in each for each in api.requests))
            put(api, "pods", pending("train", "mine"), namespace="team")
            soon(lambda: bool(api.events()))
            [event] = api.events()
            assert (event["reason"], event["message"]) == ("DoesNotFit", EXPLAINED)
            assert event["involvedObject"]["uid"] == "uid-of-train"
        finally:
            process.kill()
