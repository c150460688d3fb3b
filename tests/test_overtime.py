"""The driver's figures of time next to the charges of tenants that take turns."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from porter.native.probe import Process
from porter.node import overtime
from porter.node.audit import Finding, Identity, Kind
from porter.node.overtime import Time
from porter.runtime.lease import Turn
from porter.runtime.terms import Terms

GPU = "GPU-1"
Figures = Sequence[tuple[float, float]]  # of a tenant: by the driver, and charged; % of each second


def look(second: float, used: float, busy: int, *, metered: bool = True) -> Time:
    """Write a tenant's time at a second."""
    return Time(int(second * 10**9), int(used * 10**9), metered, busy, 41, 77, "train")


def found(**tenants: Figures) -> dict[str, int]:
    """Look each second as the guard does: the tenants that were found, each with the second."""
    history: dict[tuple[str, str], list[Time]] = {}
    seconds, used = dict[str, int](), dict.fromkeys(tenants, 0.0)
    for second in range(min(map(len, tenants.values()))):
        now = {}
        for name, figures in tenants.items():
            busy, charged = figures[second]
            used[name] += charged / 100
            now[name, GPU] = look(second, used[name], int(busy))
        history = overtime.noted(history, now)
        for each in overtime.overtime(history):
            seconds.setdefault(each.tenant, second)
    return seconds


def steady(busy: int, charged: int) -> Figures:
    """Repeat the same figures for a minute."""
    return [(busy, charged)] * 61


def test_a_tenant_that_is_busier_than_charged_for_five_seconds_is_found() -> None:
    key = ("alice", GPU)
    over = [look(second, second * 0.3, 61 + second) for second in range(6)]
    expected = Finding(Kind.OVERTIME, 41, 77, GPU, "alice", 0, 0, "train", 62, 30)
    assert overtime.overtime({key: over}) == (expected,)
    assert overtime.overtime({key: over[:5]}) == ()  # only for four seconds
    assert overtime.overtime({key: [look(s, s * 0.3, 60) for s in range(6)]}) == ()
    assert overtime.overtime({key: [*over[:3], look(3, 0.9, 99, metered=False), *over[4:]]}) == ()


def test_a_tenant_that_evades_next_to_an_honest_one_is_found_in_five_seconds() -> None:
    assert found(alice=steady(70, 20), bob=steady(30, 30)) == {"alice": 5}


def test_a_tenant_that_evades_next_to_one_that_is_charged_too_much_is_found_in_30_seconds() -> None:
    assert found(alice=steady(70, 20), bob=steady(30, 80)) == {"alice": 30}


def test_a_tenant_that_evades_in_parts_of_each_window_is_found_by_its_mean() -> None:
    assert found(alice=[(90, 20), (90, 20), (0, 20)] * 20, bob=steady(30, 30)) == {}
    assert found(alice=[(100, 20), (100, 20), (0, 20)] * 20, bob=steady(30, 30)) == {"alice": 30}


def test_a_tenant_whose_slices_keep_pace_with_the_driver_s_samples_is_not_found() -> None:
    # of caps of 20, 20 and 30 %, products of 8192 squared on an H100: the first one's figures
    samples = (28, 70, 41, 66, 33, 59, 49)
    looks = [look(second, second * 0.2, busy) for second, busy in enumerate(samples)]
    assert overtime.overtime({("alice", GPU): looks}) == ()


def test_a_driver_that_gives_one_tenant_s_time_to_the_other_for_seconds_finds_none() -> None:
    # weights 1 to 1, products of 4096 squared on an H200: one had no figure in three looks
    alice = [(50, 48.0), (90, 49.7), (100, 48.9), (100, 49.0), (100, 50.2), (80, 48.1)]
    alice += [(50, 49.9), (40, 50.8), (40, 49.3), (50, 49.5), (40, 38.0)]
    bob = [(6, 49.2), (4, 48.9), (0, 49.0), (0, 49.0), (0, 49.0), (20, 49.0)]
    bob += [(50, 49.4), (60, 48.5), (60, 50.0), (50, 49.8), (56, 39.5)]
    assert found(alice=alice, bob=bob) == {}
    assert found(alice=alice) == {"alice": 5}  # the other's lack of time is the reason


def test_a_launch_bound_tenant_that_seems_busy_between_its_kernels_is_not_found() -> None:
    # caps of 30 and 60 %, launch-bound and products of 8192 squared on an H100: means of 7 looks
    assert found(alice=steady(54, 18), bob=steady(35, 60)) == {}


@given(st.data())
def test_figures_whose_sum_is_right_find_no_tenant_whichever_the_driver_gives_them_to(
    data: st.DataObject,
) -> None:
    looks, names = 12, ("alice", "bob", "carol")[: data.draw(st.integers(2, 3))]
    tenants: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for _ in range(looks):
        charges = [data.draw(st.integers(0, 100 // len(names))) for _ in names]
        left = sum(charges) + data.draw(st.integers(0, overtime.OVER))
        for name, charge in zip(names, charges, strict=True):
            busy = left if name == names[-1] else data.draw(st.integers(0, left))
            left -= busy
            tenants[name].append((busy, charge))
    order = data.draw(st.permutations(names))
    assert found(**{name: tenants[name] for name in order}) == {}


def test_the_time_of_a_tenant_that_starts_anew_is_compared_from_then_on() -> None:
    over = [look(second, 90 + second * 0.6, 60) for second in range(4)]
    history = overtime.noted({("alice", GPU): over}, {("alice", GPU): look(4, 0.6, 60)})
    assert history == {("alice", GPU): [look(4, 0.6, 60)]}


@pytest.mark.parametrize("seconds", [4, 29, 30, 60])
def test_the_looks_of_the_longest_window_are_kept(seconds: int) -> None:
    history: dict[tuple[str, str], list[Time]] = {}
    for second in range(seconds + 1):
        history = overtime.noted(history, {("alice", GPU): look(second, second, 1)})
    [kept] = history.values()
    assert [each.taken // 10**9 for each in kept] == [*range(max(seconds - 30, 0), seconds + 1)]


def test_a_tenant_without_a_figure_was_seen_for_no_time() -> None:
    turns = {
        (name, GPU): Turn(name, Terms(), used, 0, 0, 1, runs=False, metered=True)
        for name, used in (("alice", 5), ("bob", 6))
    }
    known = {4007: Identity(7, 1, 77, "", "train"), 4008: Identity(8, 1, 78, "", "serve")}
    listed = [Process(GPU, 4007, 0, 30), Process(GPU, 4008, 0, 40), Process("GPU-2", 4008, 0, 9)]
    owners = {4007: "alice", 4008: "alice"}
    assert overtime.times(3, listed, known, owners, turns) == {
        ("alice", GPU): Time(3, 5, True, 70, 4008, 78, "serve"),
        ("bob", GPU): Time(3, 6, True, 0, 0, 0, ""),
    }
