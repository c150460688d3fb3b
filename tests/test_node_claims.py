"""A node's handling of claims: their limits, their files, and its refusals."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from node_doubles import result

from porter.errors import PorterError
from porter.node import claims, slices, store
from porter.node.nouns import Allocation, Card, Claim, Place, Portion
from porter.node.store import Guards, Records, Store
from porter.runtime import container
from porter.runtime.container import Guarded
from porter.runtime.orders import Order
from porter.runtime.terms import Sharing

GIB = 1 << 30
UID, OTHER = "11111111-2222-3333-4444-555555555555", "11111111-2222-3333-4444-666666666666"
CARDS = tuple(
    Card("toy", "maker", index, f"GPU-{index}a6f0c1e-77", 80 * GIB, "535.261.03")
    for index in range(2)
)
FIRST, SECOND = CARDS
TOY = Guarded(
    "libtoy.so.1",
    ("libtoy.so",),
    PurePosixPath("/shims/libtoy.so.1"),
    PurePosixPath("/vendor/libtoy.so.1.2"),
    PurePosixPath("/usr/lib"),
)


def parsed(
    *results: dict[str, Any],
    uid: str = UID,
    annotations: dict[str, str] | None = None,
    **parameters: object,
) -> Claim:
    config = []
    if parameters:
        about = {"kind": "Share", "apiVersion": "share.porter.dev/v1"}
        opaque = {"driver": "share.porter.dev", "parameters": about | parameters}
        config = [{"requests": ["gpu"], "opaque": opaque}]
    reported = {
        "metadata": {
            "namespace": "team",
            "name": "one",
            "uid": uid,
            "annotations": {
                "kubernetes.io/other": "x",
                **{f"share.porter.dev/{key}": text for key, text in (annotations or {}).items()},
            },
        },
        "status": {
            "allocation": {"devices": {"results": list(results), "config": config}},
            "reservedFor": [{"resource": "pods", "name": "pod", "uid": "p"}],
        },
    }
    return claims.parse(reported, UID, "share.porter.dev", CARDS)


def test_a_claim_becomes_limits_of_the_cards_that_it_was_allocated() -> None:
    claim = parsed(result(FIRST.name, "8Gi", "30"), result(SECOND.name, "4Gi", "12500m"))

    assert claim == Claim(
        UID,
        "team",
        "one",
        ("pod",),
        (
            Portion("toy", "gpu", "n1", FIRST.name, "share-1", FIRST.uuid, 8 * GIB, 300_000),
            Portion("toy", "gpu", "n1", SECOND.name, "share-1", SECOND.uuid, 4 * GIB, 125_000),
        ),
        uids=("p",),
    )
    assert claims.limits(claim) == (
        f"1,{FIRST.uuid}={8 * GIB},{SECOND.uuid}={4 * GIB}",
        Sharing(f"{FIRST.uuid}=30,{SECOND.uuid}=12.5"),
    )
    assert claims.load(claims.dump(claim)) == claim


def test_a_record_of_a_version_that_keeps_more_or_less_is_read() -> None:
    claim = parsed(result(FIRST.name))
    reported = json.loads(claims.dump(claim))
    reported["portions"][0]["mode"] = reported["sharing"]["mode"] = reported["mode"] = "new"
    del reported["uids"]
    assert claims.load(json.dumps(reported)) == replace(claim, uids=())
    with pytest.raises(PorterError, match="no claim of this version"):
        claims.load("[]")


def test_the_name_of_an_alternative_is_not_the_request_s() -> None:
    assert parsed(result(FIRST.name, request="gpu/h100")).portions[0].request == "gpu"


def test_two_requests_of_one_card_are_one_limit() -> None:
    claim = parsed(result(FIRST.name), result(FIRST.name, request="more"))
    assert claims.limits(claim) == (
        f"1,{FIRST.uuid}={16 * GIB}",
        Sharing(f"{FIRST.uuid}=60"),
    )


@pytest.mark.parametrize(
    ("compute", "parameters", "sharing"),
    [
        ("30", {}, Sharing()),
        ("30", {"policy": "burst", "priority": "high"}, Sharing("", "burst", 0, "high")),
        ("0", {}, Sharing("", "best-effort")),
        ("0", {"weight": 200}, Sharing("", "weight", 200)),
        ("0", {"policy": "equal"}, Sharing("", "equal")),
    ],
)
def test_parameters_say_how_time_is_shared(
    compute: str, parameters: dict[str, object], sharing: Sharing
) -> None:
    assert parsed(result(FIRST.name, compute=compute), **parameters).sharing == sharing


@pytest.mark.parametrize(
    ("results", "parameters", "message"),
    [
        ([result("toy-7")], {}, "'toy-7' is no card of this node"),
        ([], {}, "has no device of share.porter.dev allocated"),
        ([result(FIRST.name, compute="500m")], {}, "compute 0.5 is not allowed, 0 and 1 to 100"),
        ([result(FIRST.name, memory="8Go")], {}, "'8Go' is not a quantity"),
        ([result(FIRST.name)], {"polic": "cap"}, "parameter 'polic' is not known, allowed: policy"),
        ([result(FIRST.name)], {"policy": "most"}, "policy 'most' is not known, allowed: cap"),
        ([result(FIRST.name, compute="0")], {"policy": "cap"}, "'cap' needs --compute"),
        ([result(FIRST.name, compute="0")], {"weight": 0}, "weight 0 is not allowed, 1 to 10000"),
        ([result(FIRST.name)], {"kind": "Shape"}, "parameters of kind 'Shape' of"),
        (
            [result(FIRST.name), result(SECOND.name, compute="0")],
            {},
            "asks for compute of one card and for none of another",
        ),
    ],
)
def test_a_claim_that_cannot_be_served_is_refused(
    results: list[dict[str, Any]], parameters: dict[str, object], message: str
) -> None:
    with pytest.raises(PorterError) as raised:
        parsed(*results, **parameters)
    assert message in str(raised.value)


def test_annotations_hold_in_the_place_of_parameters_and_lower_amounts() -> None:
    ordered = {"memory": "4Gi", "compute": "12.5", "policy": "burst", "priority": "low"}
    claim = parsed(result(FIRST.name), annotations=ordered, policy="cap")

    assert claims.limits(claim) == (
        f"1,{FIRST.uuid}={4 * GIB}",
        Sharing(f"{FIRST.uuid}=12.5", "burst", 0, "low"),
    )
    assert claims.orders(claim) == (
        Order(UID, (FIRST.uuid,), str(4 * GIB), Sharing()),
        Order(UID, (FIRST.uuid,), "", Sharing("12.5", "burst", 0, "low")),
    )
    weighed = parsed(result(FIRST.name, compute="0"), annotations={"weight": "300"})
    assert claims.orders(weighed)[1].sharing == Sharing("", "weight", 300, "normal")
    idle = parsed(result(FIRST.name, compute="0"))
    assert claims.orders(idle)[1].sharing == Sharing("", "best-effort")


@pytest.mark.parametrize(
    ("annotations", "message"),
    [
        (
            {"memory": "9Gi"},
            "9.0 GiB and compute 30 are ordered of toy-0a6f0c1e, allowed",
        ),
        ({"compute": "31"}, "compute 31 are ordered of toy-0a6f0c1e"),
        ({"compute": "0"}, "none of an amount is ordered, allowed is less of it"),
        ({"memory": "0"}, "none of an amount is ordered, allowed is less of it"),
        ({"weight": "many"}, "weight 'many' is not allowed, 1 to 10000 are"),
        ({"polcy": "cap"}, "annotation share.porter.dev/polcy is not known, allowed: policy,"),
    ],
)
def test_more_than_was_allocated_cannot_be_ordered(
    annotations: dict[str, str], message: str
) -> None:
    with pytest.raises(PorterError) as raised:
        parsed(result(FIRST.name), annotations=annotations)
    assert message in str(raised.value)


def test_a_claim_of_the_same_name_is_not_the_same() -> None:
    with pytest.raises(PorterError, match="is another one now"):
        parsed(result(FIRST.name), uid=OTHER)


def test_no_more_is_given_away_than_a_card_has() -> None:
    large, small = (
        parsed(result(FIRST.name, "60Gi", "60")),
        parsed(result(FIRST.name, "30Gi", "50")),
    )
    other = Claim(OTHER, "team", "two", (), small.portions)

    assert claims.over_allocated(large, [], CARDS) == []
    assert claims.over_allocated(large, [large], CARDS) == []  # prepared once more
    assert claims.over_allocated(large, [other], CARDS) == [
        f"{FIRST.name}: 90.0 GiB of memory would be given away, it has 80.0 GiB",
        f"{FIRST.name}: 110 % of its time would be given away",
    ]


def test_figures_are_of_the_pod_and_the_card() -> None:
    assert claims.allocations(parsed(result(FIRST.name)), CARDS) == (
        Allocation(
            UID, FIRST.uuid, 8 * GIB, 300_000, Place("team", "pod", "", "one", FIRST.name, "maker")
        ),
    )


def test_a_slice_offers_memory_time_and_seats() -> None:
    [made] = slices.slices("share.porter.dev", "n1", {"kind": "Node"}, CARDS, [SECOND.uuid])
    first, second = made["spec"]["devices"]

    assert first == {
        "name": "toy-0a6f0c1e",
        "allowMultipleAllocations": True,
        "attributes": {
            "backend": {"string": "toy"},
            "driverVersion": {"version": "535.261.3"},
            "index": {"int": 0},
            "uuid": {"string": FIRST.uuid},
            "vendor": {"string": "maker"},
        },
        "capacity": {
            "memory": {
                "value": str(80 * GIB),
                "requestPolicy": {
                    "default": str(80 * GIB),
                    "validRange": {"min": "1048576", "max": str(80 * GIB)},
                },
            },
            "compute": {
                "value": "100",
                "requestPolicy": {"default": "0", "validRange": {"min": "0", "max": "100"}},
            },
            "tenants": {
                "value": "64",
                "requestPolicy": {"default": "1", "validValues": ["1"]},
            },
        },
    }
    assert second["taints"][0]["effect"] == "NoSchedule"
    many = [Card("toy", "maker", n, f"GPU-{n}", GIB) for n in range(65)]
    counts = [
        (len(each["spec"]["devices"]), each["spec"]["pool"]["resourceSliceCount"])
        for each in slices.slices("share.porter.dev", "n1", {}, many, [])
    ]
    assert counts == [(64, 2), (1, 2)]


@pytest.fixture
def kept(tmp_path: Path) -> Store:
    made = Store(tmp_path / "state", tmp_path / "cdi", {"toy": Guards((TOY,))})
    store.set_up(made)
    return made


def files(kept: Store) -> set[str]:
    """List all that a claim may leave behind."""
    paths = [*kept.state.rglob("*"), *kept.cdi.rglob("*")]
    fixed = {kept.leases, kept.state / ".claims", kept.state / ".claims/.lock"}
    return {str(path.relative_to(kept.state.parent)) for path in paths if path not in fixed}


def test_prepare_writes_a_containers_files_and_unprepare_removes_them(kept: Store) -> None:
    claim = parsed(result(FIRST.name))
    for _ in range(2):
        store.prepare(kept, claim)
        assert files(kept) == {
            f"state/.claims/{UID}",
            f"state/{UID}",
            f"state/{UID}.conf",
            f"cdi/porter-share-{UID}.json",
        }
    written = container.settings((kept.state / f"{UID}.conf").read_text())
    assert written == {
        "tenant": UID,
        "state": "/run/porter",
        "shared": "/run/porter/.devices",
        "memory": "1",
        f"memory.{FIRST.uuid}": str(8 * GIB),
        f"compute.{FIRST.uuid}": "30",
        "policy": "cap",
        "priority": "normal",
        "real.libtoy.so.1": "/usr/local/porter/real/libtoy.so.1",
    }
    spec = json.loads((kept.cdi / f"porter-share-{UID}.json").read_text())
    [device] = spec["devices"]
    assert (spec["kind"], device["name"]) == ("porter/share", UID)
    writable = {
        mount["containerPath"]
        for mount in device["containerEdits"]["mounts"]
        if "rw" in mount["options"]
    }
    assert writable == {f"/run/porter/{UID}", "/run/porter/.devices"}
    assert store.device(UID) == f"porter/share={UID}"
    (kept.state / UID / "account").write_bytes(b"x")
    for _ in range(2):
        store.unprepare(kept, UID)
        assert files(kept) == set()


def test_files_that_were_lost_are_written_again_and_those_of_no_claim_removed(kept: Store) -> None:
    store.prepare(kept, parsed(result(FIRST.name)))
    before = files(kept)
    (kept.cdi / f"porter-share-{UID}.json").unlink()  # the machine was restarted
    (kept.state / f"{OTHER}.conf").write_text("memory = 1\n")
    (kept.state / OTHER).mkdir()
    (kept.cdi / f"porter-share-{OTHER}.json").write_text("{}")
    (kept.state / "alice.conf").write_text("")  # of `porter mounts`

    assert set(store.restore(kept)) == {UID}
    assert files(kept) == before | {"state/alice.conf"}


def test_containers_with_a_mounted_file_see_its_new_text(kept: Store) -> None:
    store.prepare(kept, parsed(result(FIRST.name)))
    with (kept.state / f"{UID}.conf").open() as mounted:
        store.prepare(kept, parsed(result(FIRST.name), annotations={"memory": "4Gi"}))
        written = container.settings(mounted.read())
    assert written[f"memory.{FIRST.uuid}"] == str(4 * GIB)


def test_a_card_that_nothing_guards_is_not_given_away(kept: Store) -> None:
    unguarded = Store(kept.state, kept.cdi, {})
    with pytest.raises(PorterError, match="no library guards toy on this node"):
        store.prepare(unguarded, parsed(result(FIRST.name)))
    assert not (kept.cdi / f"porter-share-{UID}.json").exists()


@pytest.mark.parametrize("uid", ["", "..", "../../etc", f"{UID}/x", UID.upper() + "Z"])
def test_only_a_uid_names_a_claim_s_files(kept: Store, uid: str) -> None:
    with pytest.raises(PorterError, match="is no uid of a claim"):
        store.unprepare(kept, uid)


def test_an_agent_that_is_killed_at_any_moment_leaves_no_half_of_a_claim(kept: Store) -> None:
    claim = parsed(result(FIRST.name))
    whole = {
        f"state/.claims/{UID}",
        f"state/{UID}",
        f"state/{UID}.conf",
        f"cdi/porter-share-{UID}.json",
    }
    chosen = random.Random(33)  # noqa: S311 -- moments, no secrets
    for _ in range(100):
        child = os.fork()
        if not child:
            while True:
                store.prepare(kept, claim)
                store.unprepare(kept, UID)
        time.sleep(chosen.uniform(0.001, 0.008))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        assert {f"state/.claims/{UID}"} & files(kept) or not whole & files(kept)
        assert files(store_after_restart(kept)) in (whole, set())
        store.unprepare(kept, UID)
        assert files(kept) == set()


def store_after_restart(kept: Store) -> Store:
    with store.locked(kept):
        store.restore(kept)
    return kept


def test_a_record_is_read_again_once_it_was_written_again(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = replace(kept, records=Records(clock=lambda: time.time_ns() + 2 * 10**9))
    load, texts = claims.load, list[str]()

    def counted(text: str) -> Claim:
        texts.append(text)
        return load(text)

    monkeypatch.setattr(claims, "load", counted)
    store.prepare(kept, parsed(result(FIRST.name)))
    for _ in range(9):
        assert set(store.prepared(late)) == {UID}
    assert len(texts) == 1
    (kept.state / ".claims" / UID).touch()
    for _ in range(9):
        assert set(store.prepared(late)) == {UID}
    assert len(texts) == 2
    store.prepare(kept, parsed(result(FIRST.name), annotations={"memory": "4Gi"}))
    assert [each.portions[0].memory for each in store.prepared(late).values()] == [4 * GIB]
    assert len(texts) == 3
    for _ in range(9):  # a second write may leave the same time
        assert set(store.prepared(kept)) == {UID}
    assert len(texts) == 12
    store.unprepare(kept, UID)
    assert store.prepared(late) == {}


@pytest.mark.parametrize("passed", [0, -(10**12)])
def test_each_change_of_the_records_is_seen_at_once(kept: Store, passed: int) -> None:
    reader = replace(kept, records=Records(clock=lambda: time.time_ns() + passed))
    claim, lower = (
        parsed(result(FIRST.name), annotations=each) for each in ({}, {"memory": "4Gi"})
    )
    record = kept.state / ".claims" / UID
    for _ in range(20):
        store.prepare(kept, claim)
        assert store.prepared(reader) == {UID: claim}
        store.prepare(kept, lower)
        assert store.prepared(reader) == {UID: lower}
        record.write_text(claims.dump(claim))
        assert store.prepared(reader) == {UID: claim}
        record.write_text("damaged")
        assert store.prepared(reader) == {}
        store.unprepare(kept, UID)
        assert store.prepared(reader) == {}


def test_cards_and_slices_are_named_by_their_own_digits() -> None:
    uuids = ("GPU-8A6F0C1E-1111", "MIG-bb9877e3-1612", "MIG-bb9877ef-1612", "7")
    names = [Card("toy", "maker", 3, uuid, 1).name for uuid in uuids]
    assert names == ["toy-8a6f0c1e", "toy-bb9877e3", "toy-bb9877ef", "toy-7"]
