"""The quick cases of the conformance suite, on this machine: the default tier has them.

One backend of each family; test_conform.py has all backends and all cases.
"""

from __future__ import annotations

import pytest
from test_conform import WITHOUT, failures, run

from porter.native import toolchain

CASES = ("grant", "quota", "refusal", "free", "view", "processes", "lookup", "fork", "absent")

pytestmark = pytest.mark.compile


@pytest.mark.parametrize(
    "backend",
    [
        pytest.param(name, marks=pytest.mark.xdist_group(f"conform-{name}"))
        for name in ("cuda", "hip", "level-zero", "cambricon")
    ],
)
def test_memory_is_limited_and_shown_to_the_tenant(backend: str) -> None:
    findings = run(backend, toolchain.host(), CASES)
    assert failures(findings) == []
    passed = {finding["case"] for finding in findings if finding["outcome"] == "pass"}
    assert passed >= set(CASES) - set(WITHOUT.get(backend, ()))
