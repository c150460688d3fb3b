"""The chart's admission policies: slices of one's own node, and other schedulers' names."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from admission import DeniedError, mutated, validate
from helm import objects

from porter.node import chart, names


@cache
def policies() -> dict[tuple[str, str], dict[str, Any]]:
    made = objects(chart.manifests("porter", {"names": True}))
    return {(each["kind"], each["metadata"]["name"]): each for each in made}


def pod(*limits: dict[str, str], **more: Any) -> dict[str, Any]:
    """Word a pod as the API server has it: requests are those of the limits."""
    containers = [
        {"name": f"c{n}", "resources": {"limits": dict(each), "requests": dict(each)}}
        if each
        else {"name": f"c{n}", "resources": {}}
        for n, each in enumerate(limits)
    ]
    about = {"name": "p", "namespace": "team", "annotations": more.pop("annotations", {})}
    return {"metadata": about, "spec": {"containers": containers, **more}}


def admitted(reported: dict[str, Any]) -> dict[str, Any]:
    """Let both policies look at a pod, in the API server's order."""
    made = mutated(policies()["MutatingAdmissionPolicy", "porter-names"], reported)
    validate(policies()["ValidatingAdmissionPolicy", "porter-names"], object=made)
    assert mutated(policies()["MutatingAdmissionPolicy", "porter-names"], made) == made
    return made


@pytest.mark.parametrize(
    ("limits", "template", "requests"),
    [
        (
            {"nvidia.com/gpu": "1", "nvidia.com/gpumem": "8k", "nvidia.com/gpucores": "30"},
            "porter-nvidia-1-8000-30",
            {"count": 1, "capacity": {"requests": {"memory": "8000Mi", "compute": "30"}}},
        ),
        ({"nvidia.com/gpu": "2"}, "porter-nvidia-2-all-0", {"count": 2}),
        (
            {"nvidia.com/gpumem": "512"},
            "porter-nvidia-1-512-0",
            {"count": 1, "capacity": {"requests": {"memory": "512Mi"}}},
        ),
        (
            {"nvidia.com/gpu": "1", "nvidia.com/gpucores": "100"},
            "porter-nvidia-1-all-100",
            {"count": 1, "capacity": {"requests": {"compute": "100"}}},
        ),
        (
            {"tencent.com/vcuda-core": "20", "tencent.com/vcuda-memory": "15"},
            "porter-nvidia-1-3840-20",
            {"count": 1, "capacity": {"requests": {"memory": "3840Mi", "compute": "20"}}},
        ),
        (
            {"tencent.com/vcuda-core": "200"},
            "porter-nvidia-2-all-100",
            {"count": 2, "capacity": {"requests": {"compute": "100"}}},
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_amounts_of_other_schedulers_become_a_claim(
    limits: dict[str, str], template: str, requests: dict[str, Any]
) -> None:
    made = admitted(pod({}, {"cpu": "1", **limits}))
    assert made["spec"]["resourceClaims"] == [
        {"name": "porter-1", "resourceClaimTemplateName": template}
    ]
    assert made["spec"]["containers"][1]["resources"] == {
        "limits": {"cpu": "1"},
        "requests": {"cpu": "1"},
        "claims": [{"name": "porter-1"}],
    }
    [found] = names.templates(made)
    assert (found["metadata"]["namespace"], found["metadata"]["name"]) == ("team", template)
    [request] = found["spec"]["spec"]["devices"]["requests"]
    assert request["exactly"] == {"deviceClassName": "porter-nvidia", **requests}
    assert ("DeviceClass", request["exactly"]["deviceClassName"]) in policies()


def test_each_container_gets_a_claim_next_to_those_that_it_has() -> None:
    reported = pod({"nvidia.com/gpu": "1"}, {"nvidia.com/gpumem": "100"})
    reported["spec"]["resourceClaims"] = [{"name": "disk", "resourceClaimName": "disk"}]
    reported["spec"]["containers"][0]["resources"]["claims"] = [{"name": "disk"}]
    made = admitted(reported)["spec"]
    assert [each["name"] for each in made["resourceClaims"]] == ["disk", "porter-0", "porter-1"]
    assert [each["resources"]["claims"] for each in made["containers"]] == [
        [{"name": "disk"}, {"name": "porter-0"}],
        [{"name": "porter-1"}],
    ]


@pytest.mark.parametrize(
    "limits",
    [{}, {"cpu": "1"}, {"nvidia.com/gpu": "0"}, {"nvidia.com/mig-1g.10gb": "1"}],
    ids=lambda limits: next(iter(limits), "nothing"),
)
def test_a_pod_that_asks_for_no_share_stays_as_it_is(limits: dict[str, str]) -> None:
    reported = pod(limits)
    assert admitted(reported) == reported
    made = admitted(pod(limits, {"nvidia.com/gpu": "1"}))["spec"]
    assert made["containers"][0] == reported["spec"]["containers"][0]
    assert [each["name"] for each in made["resourceClaims"]] == ["porter-1"]


@pytest.mark.parametrize(
    "limits",
    [
        {"nvidia.com/gpu": "33"},
        {"nvidia.com/gpu": "500m"},
        {"nvidia.com/gpu": "0", "nvidia.com/gpumem": "100"},
        {"nvidia.com/gpu": "1", "nvidia.com/gpumem": "0"},
        {"nvidia.com/gpu": "1", "nvidia.com/gpucores": "101"},
        {"nvidia.com/gpu": "1", "nvidia.com/gpumem-percentage": "50"},
        {"nvidia.com/gpu": "1", "nvidia.com/priority": "1"},
        {"nvidia.com/gpu": "1", "tencent.com/vcuda-core": "20", "tencent.com/vcuda-memory": "1"},
        {"tencent.com/vcuda-memory": "15"},
        {"tencent.com/vcuda-core": "20"},
        {"tencent.com/vcuda-core": "150", "tencent.com/vcuda-memory": "15"},
        {"tencent.com/vcuda-core": "0", "tencent.com/vcuda-memory": "15"},
    ],
    ids=lambda limits: "-".join(f"{name.partition('/')[2]}={n}" for name, n in limits.items()),
)
def test_amounts_that_cannot_be_mapped_are_refused(limits: dict[str, str]) -> None:
    with pytest.raises(DeniedError, match=r"porter maps .* of no container here; allowed are"):
        admitted(pod({}, limits))
    # One container is enough, next to another that could be mapped.
    with pytest.raises(DeniedError):
        admitted(pod({"nvidia.com/gpu": "1"}, limits))


def test_a_choice_of_cards_is_refused() -> None:
    reported = pod({"nvidia.com/gpu": "1"}, annotations={"nvidia.com/use-gpuuuid": "GPU-1"})
    with pytest.raises(DeniedError, match="without annotations that choose a card"):
        admitted(reported)


@pytest.mark.parametrize("kind", ["limits", "requests"])
def test_init_containers_and_bare_requests_are_refused(kind: str) -> None:
    asking = {"name": "early", "resources": {kind: {"nvidia.com/gpu": "1"}}}
    with pytest.raises(DeniedError, match="outside init containers"):
        admitted(pod({"nvidia.com/gpu": "1"}, initContainers=[asking]))
    bare = pod({})
    bare["spec"]["containers"][0]["resources"] = {"requests": {"nvidia.com/gpu": "1"}}
    with pytest.raises(DeniedError, match=r"nvidia\.com/gpu of no container"):
        admitted(bare)


def test_names_are_left_alone_unless_asked_for() -> None:
    made = objects(chart.manifests("porter", {}))
    named = [each["metadata"]["name"] for each in made if "AdmissionPolicy" in each["kind"]]
    assert named == ["porter-slices", "porter-slices"]


def test_templates_of_other_makers_are_left_alone() -> None:
    reported = pod({})
    reported["spec"]["resourceClaims"] = [
        {"name": "a", "resourceClaimTemplateName": "porter-train"},
        {"name": "b", "resourceClaimTemplateName": "porter-nvidia-0-all-0"},
        {"name": "c", "resourceClaimName": "porter-nvidia-1-all-0"},
    ]
    assert names.templates(reported) == []


def slice_of(node: str | None, driver: str = "share.porter.dev") -> dict[str, Any]:
    return {"spec": {"driver": driver} | ({"nodeName": node} if node else {})}


def written(
    new: dict[str, Any] | None, old: dict[str, Any] | None, node: str | None, user: str = "node"
) -> str:
    """Return the policy's message about a request by an agent on a node."""
    extra = {"authentication.kubernetes.io/node-name": [node]} if node else {}
    about = {"username": f"system:serviceaccount:porter:porter-{user}", "extra": extra}
    policy = policies()["ValidatingAdmissionPolicy", "porter-slices"]
    try:
        validate(policy, object=new, oldObject=old, request={"userInfo": about})
    except DeniedError as error:
        return str(error)
    return ""


def test_an_agent_writes_the_slices_of_its_node_alone() -> None:
    own, other = slice_of("n1"), slice_of("n2")
    assert [written(*each, "n1") for each in ((own, None), (own, own), (None, own))] == [""] * 3
    denied = "the slice belongs to another node, allowed is n1"
    for each in ((other, None), (own, other), (None, other), (slice_of(None), None)):
        assert written(*each, "n1") == denied
    assert "another driver" in written(slice_of("n1", "gpu.example"), None, "n1")
    assert "another driver" in written(own, slice_of("n1", "gpu.example"), "n1")
    assert written(own, None, None) == "the token belongs to no pod on a node"
    assert written(other, None, "n1", "other") == ""
