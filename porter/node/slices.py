"""Cards of a node -> the ResourceSlices that offer them to the scheduler. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from porter.node.nouns import Card
from porter.runtime import lease

GROUP, VERSION = "resource.k8s.io", "v1"
_MOST = 64  # devices of one slice, where any of them has a taint
_PERCENT = 100
_LEAST = 1 << 20  # bytes


def slices(
    driver: str, node: str, owner: dict[str, Any], cards: Sequence[Card], failed: Iterable[str]
) -> list[dict[str, Any]]:
    """Word all slices of a node's pool; `failed`: UUIDs of cards that take no new tenants."""
    parts = [cards[at : at + _MOST] for at in range(0, len(cards), _MOST)] or [()]
    pool = {"name": node, "generation": 1, "resourceSliceCount": len(parts)}
    broken = frozenset(failed)
    return [
        {
            "apiVersion": f"{GROUP}/{VERSION}",
            "kind": "ResourceSlice",
            "metadata": {"name": f"{node}-{driver}-{number}", "ownerReferences": [owner]},
            "spec": {
                "driver": driver,
                "nodeName": node,
                "pool": pool,
                "devices": [_device(driver, card, broken) for card in part],
            },
        }
        for number, part in enumerate(parts)
    ]


def _device(driver: str, card: Card, failed: frozenset[str]) -> dict[str, Any]:
    attributes: dict[str, Any] = {
        "backend": {"string": card.backend},
        "index": {"int": card.index},
        "uuid": {"string": card.uuid},
        "vendor": {"string": card.vendor},
    }
    if version := _version(card.driver):
        attributes["driverVersion"] = {"version": version}
    device = {
        "name": card.name,
        "allowMultipleAllocations": True,
        "attributes": attributes,
        "capacity": _capacity(card),
    }
    if card.uuid in failed:
        device["taints"] = [{"key": f"{driver}/failed", "value": "true", "effect": "NoSchedule"}]
    return device


def _capacity(card: Card) -> dict[str, Any]:
    """Say what may be asked for, and what counts where nothing is: all memory, and no time.

    Compute has no step, so that 12.5 % can be asked for.
    """
    memory = str(card.memory)
    return {
        "memory": {
            "value": memory,
            "requestPolicy": {
                "default": memory,
                "validRange": {"min": str(_LEAST), "max": memory},
            },
        },
        "compute": {
            "value": str(_PERCENT),
            "requestPolicy": {
                "default": "0",
                "validRange": {"min": "0", "max": str(_PERCENT)},
            },
        },
        "tenants": {
            "value": str(lease.TENANTS),
            "requestPolicy": {"default": "1", "validValues": ["1"]},
        },
    }


def _version(text: str) -> str:
    """Word a driver's version as semantic versioning wants it: `535.261.03` is `535.261.3`."""
    numbers = [str(int(part)) for part in re.findall(r"[0-9]+", text)[:3]]
    return ".".join([*numbers, "0", "0"][:3]) if numbers else ""
