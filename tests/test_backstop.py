"""The kernel's limits of pods' device memory, on a tree of folders in the place of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from porter.native.probe import Request
from porter.node import backstop
from porter.node.backstop import RESERVE, Backstop, Keeper, Means
from porter.node.nouns import Card, Claim, Portion

GIB = 1 << 30
POD, PLACE = "0a1b2c3d-0000-1111-2222-333344445555", "0000:03:00.0"
REGION = f"drm/{PLACE}/vram0"
CARD = Card("toy", "maker", 0, "GPU-0", 80 * GIB)
CALL = Backstop(Means.DRIVER, "a call")


def claim(memory: int, uid: str = "claim-uid", card: Card = CARD) -> Claim:
    portion = Portion("toy", "gpu", "n1", card.name, "", card.uuid, memory, 0)
    return Claim(uid, "team", "one", ("pod",), (portion,), uids=(POD,))


class Tree:
    """Control groups of version 2 with a pod's, as systemd names it, and requests of the driver."""

    def __init__(self, root: Path, *, controller: bool = True) -> None:
        """Make the folders of one pod."""
        self.root, self.requests, self.problems = root, list[Request](), list[str]()
        self.now = 100.0
        name = POD.replace("-", "_")
        self.group = root / f"kubepods.slice/kubepods-burstable.slice/kubepods-pod{name}.slice"
        (self.group / "cri-1.scope").mkdir(parents=True)
        (root / "cgroup.controllers").write_text("cpu memory\n")
        for folder in (root, *self.group.parents[:2]):
            (folder / "cgroup.subtree_control").write_text("cpu")
        if controller:
            rows = (f"{REGION} {80 * GIB}", f"drm/{PLACE}/stolen 1024", "drm/0000:04:00.0/vram0 7")
            (root / "dmem.capacity").write_text("\n".join(rows) + "\n")

    def keeper(self, means: Backstop) -> Keeper:
        """Keep limits by these means."""
        return Keeper(lambda _: means, self.asked, self.problems.append, self.root, self.clock)

    def clock(self) -> float:
        """Read the time that a test has set."""
        return self.now

    def asked(self, request: Request) -> bool:
        """Take a request, as the driver does."""
        self.requests.append(request)
        return request.memory < 90 * GIB

    @property
    def limit(self) -> str:
        """Read the group's limit of device memory."""
        return (self.group / "dmem.max").read_text()


def test_a_listed_card_is_limited_by_the_kernel_else_by_the_driver_else_not_at_all(
    tmp_path: Path,
) -> None:
    tree = Tree(tmp_path)
    known = backstop.regions(tmp_path)
    by_kernel = backstop.chosen(PLACE, known, tmp_path, "libtoy.so")
    by_driver = backstop.chosen("0000:05:00.0", known, tmp_path, "libtoy.so")
    not_at_all = backstop.chosen("", {}, tree.root, "")
    assert by_kernel == Backstop(Means.DMEM, f"{tmp_path}/dmem.capacity lists {REGION}", REGION)
    assert by_driver == Backstop(
        Means.DRIVER,
        f"{tmp_path}/dmem.capacity does not list 0000:05:00.0; libtoy.so has a call for it",
    )
    assert not_at_all.means is Means.NONE
    assert "no library of the driver has a call for it" in not_at_all.why
    (tmp_path / "cgroup.controllers").unlink()
    older = backstop.chosen(PLACE, known, tmp_path, "libtoy.so")
    assert older.why == f"{tmp_path} is no tree of control groups of version 2"


def test_a_pod_gets_its_quota_and_the_reserve_as_a_limit_of_its_group(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    keeper = tree.keeper(backstop.chosen(PLACE, backstop.regions(tmp_path), tmp_path, ""))
    keeper.keep([claim(8 * GIB), claim(2 * GIB, "other-uid")], [CARD])
    assert tree.limit == f"{REGION} {10 * GIB + RESERVE}\n"
    assert (tmp_path / "cgroup.subtree_control").read_text() == "+dmem"
    keeper.keep([claim(4 * GIB)], [CARD])  # an annotation lowered it, and a claim ended
    assert tree.limit == f"{REGION} {4 * GIB + RESERVE}\n"
    (tree.group / "dmem.max").unlink()
    keeper.keep([claim(4 * GIB)], [CARD])
    assert not (tree.group / "dmem.max").exists()  # nothing is written without a change
    assert tree.problems == []


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """Give the pods of each look through the whole tree."""
    seen = list[set[str]]()
    groups = backstop._groups  # noqa: SLF001 -- what takes the time

    def counted(root: Path, pods: set[str]) -> dict[str, Path]:
        seen.append(pods)
        return groups(root, pods)

    monkeypatch.setattr(backstop, "_groups", counted)
    return seen


@pytest.mark.parametrize("late", [0, 1, 2, 5, 14, 33, 200])
def test_a_group_that_comes_later_or_again_is_limited_then(tmp_path: Path, late: int) -> None:
    tree = Tree(tmp_path)
    keeper = tree.keeper(Backstop(Means.DMEM, "", REGION))
    away = tree.group.rename(tmp_path / "away")
    for _ in range(late):
        keeper.keep([claim(GIB)], [CARD])
        tree.now += 1
    away.rename(tree.group)
    began = tree.now
    while not (tree.group / "dmem.max").exists():
        keeper.keep([claim(GIB)], [CARD])
        tree.now += 1
    assert tree.limit == f"{REGION} {GIB + RESERVE}\n"
    assert tree.now - began <= min(late, 31) + 1


@pytest.mark.parametrize("memory", [GIB, 90 * GIB], ids=["no group", "refused"])
def test_an_hour_without_success_has_few_looks_and_a_new_claim_has_one_at_once(
    tmp_path: Path, looks: list[set[str]], memory: int
) -> None:
    tree = Tree(tmp_path, controller=False)
    if memory == GIB:
        tree.group.rename(tmp_path / "away")
    keeper = tree.keeper(CALL)
    for second in range(3600):
        keeper.keep([claim(memory)], [CARD])
        tree.now += 1
        assert len(looks) <= 6 + second / 32
    assert len(looks) > 100
    before = len(looks)
    for _ in range(2):
        keeper.keep([claim(memory), claim(GIB, "other-uid")], [CARD])
    assert len(looks) == before + 1
    keeper.keep([], [CARD])
    keeper.keep([claim(memory), claim(GIB, "other-uid")], [CARD])
    assert len(looks) == before + 2


def test_no_look_where_nothing_limits_or_all_is_limited(
    tmp_path: Path, looks: list[set[str]]
) -> None:
    tree = Tree(tmp_path)
    keeper = tree.keeper(Backstop(Means.NONE, "nothing"))
    for _ in range(100):
        keeper.keep([claim(GIB)], [CARD])
        tree.now += 1
    assert looks == []
    keeper = tree.keeper(CALL)
    for _ in range(100):
        keeper.keep([claim(GIB)], [CARD])
        tree.now += 1
    assert looks == [{POD}]


def test_a_group_that_was_removed_and_made_again_is_limited_again(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    keeper = tree.keeper(CALL)
    keeper.keep([claim(GIB)], [CARD])
    away = tree.group.rename(tmp_path / "away")
    keeper.keep([claim(GIB)], [CARD])
    away.rename(tree.group)
    tree.now += 1
    keeper.keep([claim(GIB)], [CARD])
    assert len(tree.requests) == 2


def test_the_driver_is_asked_once_where_the_kernel_does_not_limit(tmp_path: Path) -> None:
    tree = Tree(tmp_path, controller=False)
    keeper = tree.keeper(CALL)
    for _ in range(2):
        keeper.keep([claim(8 * GIB)], [CARD])
    assert tree.requests == [Request("GPU-0", 8 * GIB + RESERVE, tree.group)]
    for _ in range(2):
        keeper.keep([claim(90 * GIB)], [CARD])
    assert tree.problems == [f"{tree.group}: its device memory could not be limited"]


@pytest.mark.parametrize("text", ["", "no size\n", f"{REGION} many\n"])
def test_a_list_that_cannot_be_read_names_no_region(tmp_path: Path, text: str) -> None:
    (tmp_path / "dmem.capacity").write_text(text)
    assert backstop.regions(tmp_path) == {}
