"""terms: the ways to state a share of time, and contradictions."""

from __future__ import annotations

import pytest

from porter.errors import PorterError
from porter.runtime.terms import Policy, Sharing, Terms, check, environment, of


@pytest.mark.parametrize(
    ("sharing", "policy"),
    [
        (Sharing(), Policy.EQUAL),
        (Sharing("30"), Policy.CAP),
        (Sharing("30,1=12.5%,GPU-8a=none", "burst"), Policy.BURST),
        (Sharing(weight=2), Policy.WEIGHT),
        (Sharing(policy="best-effort"), Policy.BEST_EFFORT),
    ],
)
def test_omitted_terms_have_a_meaning(sharing: Sharing, policy: Policy) -> None:
    assert check(sharing).means is policy
    assert bool(sharing) is (sharing != Sharing())


@pytest.mark.parametrize(
    ("sharing", "problem"),
    [
        (Sharing("lots"), "--compute: 'lots' is not a share, allowed is a share of time such as"),
        (Sharing("1=130"), "--compute: 1: '130' is not a share"),
        (Sharing("30,1="), "--compute: 1: '' is not a share"),
        (Sharing("a b=30"), "--compute: 'a b=30' is not SHARE, INDEX=SHARE or UUID=SHARE"),
        (Sharing("1=30,1=40"), "--compute: 1: given 2 times, allowed is once"),
        (Sharing("GPU-a=30,gpu-A=40"), "--compute: gpu-a: given 2 times, allowed is once"),
        (Sharing("30,40"), "--compute: every device: given 2 times, allowed is once"),
        (Sharing(policy="cap"), "--policy: 'cap' needs --compute: how much is it?"),
        (Sharing("30", "weight"), "--compute: says nothing under --policy weight, allowed with"),
        (
            Sharing("30", weight=2),
            "--weight: says nothing under --policy cap, which --compute alone means",
        ),
        (
            Sharing(policy="best-effort", priority="high"),
            "--priority: has no effect under --policy best-effort",
        ),
        (Sharing(policy="equal", weight=2), "--weight: says nothing under --policy equal"),
    ],
)
def test_an_impossible_value_is_reported(sharing: Sharing, problem: str) -> None:
    with pytest.raises(PorterError) as error:
        check(sharing)
    (reported,) = error.value.problems
    assert reported.startswith(problem)


def test_a_share_may_be_given_elsewhere() -> None:
    assert check(Sharing(policy="burst"), given="30") == Sharing(policy="burst")


def test_only_given_terms_become_variables() -> None:
    assert environment(Sharing("30", weight=0), {}) == {"PORTER_COMPUTE": "30"}
    assert environment(Sharing("", "weight", 200, "low"), {"HOME": "/h"}) == {
        "HOME": "/h",
        "PORTER_POLICY": "weight",
        "PORTER_WEIGHT": "200",
        "PORTER_PRIORITY": "low",
    }


def test_given_terms_replace_earlier_ones() -> None:
    before = {"PORTER_COMPUTE": "30", "PORTER_POLICY": "cap", "PORTER_PRIORITY": "low"}
    assert environment(Sharing(), before) == before
    assert environment(Sharing(priority="high"), before) == before | {"PORTER_PRIORITY": "high"}
    assert environment(Sharing(policy="burst"), before) == before | {"PORTER_POLICY": "burst"}
    assert environment(Sharing(weight=2), before) == {
        "PORTER_WEIGHT": "2",
        "PORTER_PRIORITY": "low",
    }


def test_a_tenant_comes_back_from_best_effort_as_any_other() -> None:
    idle = Terms(priority=0)
    assert idle.policy is Policy.BEST_EFFORT
    assert of(Sharing("30"), idle) == Terms(100, 300_000, 300_000, 2)
    assert of(Sharing(policy="equal", priority="high"), idle) == Terms(priority=3)
    with pytest.raises(PorterError, match="no effect under best-effort"):
        of(Sharing(priority="high"), idle)


@pytest.mark.parametrize("policy", ["", "burst"])
def test_no_share_guarantees_nothing(policy: str) -> None:
    guaranteed = Terms(floor=300_000, priority=3)
    assert of(Sharing("none", policy), guaranteed) == Terms(priority=3)
    assert of(Sharing("100", policy), guaranteed) == Terms(floor=1_000_000, priority=3)


def test_a_cap_that_guarantees_nothing_is_no_target() -> None:
    capped = Terms(weight=50, cap=900_000)
    assert capped.target is None
    assert of(Sharing(policy="burst"), capped) == Terms(floor=900_000)
