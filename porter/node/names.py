"""A pod that the policy for other schedulers' names has changed -> the claim templates it needs.

Pure. The policy is deploy/helm/porter/templates/names.yaml. It cannot make objects, so the name of
a template says all that is in it: CLASS-CARDS-MEMORY-COMPUTE.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from porter.node.slices import GROUP, VERSION

_NAME = re.compile(
    r"(?P<kind>porter(-[a-z]+)*)"
    r"-(?P<count>[1-9][0-9]?)-(?P<memory>all|[1-9][0-9]*)-(?P<compute>[0-9]+)"
)
_WHOLE = "all"


def templates(pod: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Word the templates that the policy has named in a pod."""
    claims = pod["spec"].get("resourceClaims") or ()
    names = dict.fromkeys(each.get("resourceClaimTemplateName") or "" for each in claims)
    return [
        _template(pod["metadata"]["namespace"], name, found)
        for name in names
        if (found := _NAME.fullmatch(name))
    ]


def _template(namespace: str, name: str, found: re.Match[str]) -> dict[str, Any]:
    amounts = {}
    if found["memory"] != _WHOLE:
        amounts["memory"] = f"{found['memory']}Mi"
    if int(found["compute"]):
        amounts["compute"] = found["compute"]
    asked: dict[str, Any] = {"deviceClassName": found["kind"], "count": int(found["count"])}
    if amounts:
        asked["capacity"] = {"requests": amounts}
    return {
        "apiVersion": f"{GROUP}/{VERSION}",
        "kind": "ResourceClaimTemplate",
        "metadata": {
            "namespace": namespace,
            "name": name,
            "labels": {"app.kubernetes.io/managed-by": "porter"},
        },
        "spec": {"spec": {"devices": {"requests": [{"name": "gpu", "exactly": asked}]}}},
    }
