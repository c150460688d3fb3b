"""Pods' quotas -> limits of the kernel's own for their control groups, where there are any.

They hold programs that pass by the libraries. In this order: the controller `dmem` of the kernel,
where it lists the card; a call of the vendor's management library; none.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from porter.native.probe import Request
from porter.node.nouns import Card, Claim

ROOT = Path("/sys/fs/cgroup")
RESERVE = 256 << 20  # bytes above the quota: an account may count 64 MiB less for each process
_CONTROLLERS = "cgroup.controllers"
_CAPACITY, _MAX, _CONTROL = "dmem.capacity", "dmem.max", "cgroup.subtree_control"
_DEPTH = 4  # folders from the root to a pod's
_LONGEST_S = 32  # between two looks for the same groups


class Means(StrEnum):
    """The part of the system that limits a control group's device memory."""

    DMEM = "dmem"
    DRIVER = "driver"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Backstop:
    """The means that hold for a card, and the reason."""

    means: Means
    why: str
    region: str = ""  # as the kernel names the card's memory: "drm/0000:03:00.0/vram0"


@dataclass(frozen=True, slots=True)
class Quota:
    """The device memory of a pod on a card."""

    pod: str  # uid
    uuid: str
    memory: int  # bytes


def regions(root: Path = ROOT) -> dict[str, int]:
    """Read the regions of device memory that the kernel can limit, with their sizes in bytes."""
    found = {}
    with suppress(OSError):
        for line in (root / _CAPACITY).read_text().splitlines():
            name, _, size = line.rpartition(" ")
            if name and size.isdecimal():
                found[name] = int(size)
    return found


def chosen(place: str, known: Mapping[str, int], root: Path, library: str) -> Backstop:
    """Choose for a card at that place; `library`: the one of the driver that can limit, or ""."""
    if not (root / _CONTROLLERS).exists():
        return Backstop(Means.NONE, f"{root} is no tree of control groups of version 2")
    here = {size: name for name, size in known.items() if place and place in name.split("/")}
    if here:
        region = here[max(here)]
        return Backstop(Means.DMEM, f"{root / _CAPACITY} lists {region}", region)
    lists = f"does not list {place or 'the card'}" if known else "is not there, or empty"
    if library:
        return Backstop(Means.DRIVER, f"{root / _CAPACITY} {lists}; {library} has a call for it")
    return Backstop(
        Means.NONE, f"{root / _CAPACITY} {lists}; no library of the driver has a call for it"
    )


def quotas(claims: Iterable[Claim]) -> tuple[Quota, ...]:
    """Add up the memory of each pod on each card. Pods that share a claim each may have all."""
    sums: dict[tuple[str, str], int] = {}
    for claim in claims:
        for portion in claim.portions:
            for pod in claim.uids:
                key = pod, portion.uuid
                sums[key] = sums.get(key, 0) + portion.memory
    return tuple(Quota(*key, memory) for key, memory in sums.items())


@dataclass
class Keeper:
    """Keeps the limits of pods' control groups as their claims have them.

    A look reads the whole tree of control groups, and may ask the driver. A new quota, another
    amount, or a group that was removed is looked for at once. A group that was not there, or could
    not be limited, is looked for again after 1, 2, 4, … and then each 32 s. So t seconds without
    anything new have at most 6 + t / 32 looks. A group that comes t seconds late is limited within
    t + 1 s, and within 32 s at most.
    """

    means: Callable[[Card], Backstop]
    limit: Callable[[Request], bool]  # asks the vendor's library
    tell: Callable[[str], None]
    root: Path = ROOT
    clock: Callable[[], float] = time.monotonic
    _done: dict[tuple[str, str], tuple[Path, int]] = field(default_factory=dict)
    _failed: set[tuple[str, str]] = field(default_factory=set)
    _waiting: set[Quota] = field(default_factory=set)  # a look could not limit them
    _pause: int = 1  # seconds
    _next: float = 0  # when they are looked for again

    def keep(self, claims: Iterable[Claim], cards: Iterable[Card]) -> None:
        """Write the limits that are not in place yet. A group that is removed takes its own."""
        by_uuid = {card.uuid: card for card in cards}
        wanted = {(each.pod, each.uuid): each for each in quotas(claims) if each.uuid in by_uuid}
        for gone in self._done.keys() - wanted.keys():
            del self._done[gone]
        self._failed &= wanted.keys()
        due = {quota for key, quota in wanted.items() if not self._is_done(key, quota)}
        for each in due:
            self._done.pop((each.pod, each.uuid), None)
        due = {each for each in due if self.means(by_uuid[each.uuid]).means is not Means.NONE}
        self._waiting &= due
        if not due or not self._is_time(due):
            return
        groups = _groups(self.root, {each.pod for each in due})
        self._waiting = {
            each
            for each in due
            if each.pod not in groups or not self._limited(groups[each.pod], by_uuid, each)
        }

    def _is_time(self, due: set[Quota]) -> bool:
        """Return whether to look now, and set the pause until the next look."""
        now = self.clock()
        if due - self._waiting:
            self._pause = 1
        elif now < self._next:
            return False
        else:
            self._pause = min(2 * self._pause, _LONGEST_S)
        self._next = now + self._pause
        return True

    def _limited(self, group: Path, cards: Mapping[str, Card], quota: Quota) -> bool:
        key = quota.pod, quota.uuid
        if self._put(group, cards[quota.uuid], quota.memory + RESERVE):
            self._done[key] = (group, quota.memory)
            return True
        if key not in self._failed:
            self._failed.add(key)
            self.tell(f"{group}: its device memory could not be limited")
        return False

    def _is_done(self, key: tuple[str, str], quota: Quota) -> bool:
        group, memory = self._done.get(key, (None, 0))
        return group is not None and memory == quota.memory and group.is_dir()

    def _put(self, group: Path, card: Card, memory: int) -> bool:
        backstop = self.means(card)
        if backstop.means is Means.DMEM:
            return _write_dmem(self.root, group, backstop.region, memory)
        return self.limit(Request(card.uuid, memory, group))


def _write_dmem(root: Path, group: Path, region: str, memory: int) -> bool:
    """Write a limit, and let the controller reach down to the group."""
    between = [parent for parent in group.parents if parent.is_relative_to(root)]
    for folder in reversed(between):
        with suppress(OSError):
            if "dmem" not in (folder / _CONTROL).read_text().split():
                (folder / _CONTROL).write_text("+dmem")
    try:
        (group / _MAX).write_text(f"{region} {memory}\n")
    except OSError:
        return False
    return True


def _groups(root: Path, pods: set[str]) -> dict[str, Path]:
    """Find the control group of each pod: the outermost folder whose name has the pod's uid."""
    found: dict[str, Path] = {}
    written = {uid.replace("-", "_"): uid for uid in pods} | {uid: uid for uid in pods}
    folders = [root]
    for _ in range(_DEPTH):
        if len(found) == len(pods):
            break
        folders = [inner for folder in folders for inner in _inner(folder)]
        for folder in folders:
            for text, uid in written.items():
                if text in folder.name:
                    found.setdefault(uid, folder)
    return found


def _inner(folder: Path) -> list[Path]:
    """List the folders of one; a control group has some 60 files, of which none is asked for."""
    with suppress(OSError), os.scandir(folder) as entries:
        return [folder / each.name for each in entries if each.is_dir(follow_symlinks=False)]
    return []
