"""Prepared claims -> the files of this node that put their containers under a share, and away.

A claim's record is written first and removed last, so every file has a record that names it. Each
file takes its place at once. An agent that was killed at any moment does the rest when it is
started again, or asked again.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from porter.errors import PorterError
from porter.node import claims
from porter.node.allocations import SUFFIX
from porter.node.nouns import Claim
from porter.runtime import container, mapped, tenant
from porter.runtime.container import Bind, Guarded, Tenancy

KIND = "porter/share"  # of the devices that containers get of us
_RECORDS = ".claims"  # no tenant can be named so
_LOCK = ".lock"
_CDI = "porter-share-"
_UID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
# Two writes within a tick of the kernel's clock leave the same time.
_RECENT_NS = 10**9
_Version = tuple[int, int, int, int]  # inode, times of the last write and of the last change, size


@dataclass(frozen=True, slots=True)
class Guards:
    """The needs of a backend's containers apart from their own limits."""

    libraries: tuple[Guarded, ...]
    binds: tuple[Bind, ...] = ()
    variables: tuple[str, ...] = ()


@dataclass
class Records:
    """The claims of records as they were last read; several threads read them."""

    clock: Callable[[], int] = time.time_ns
    _known: dict[str, tuple[_Version, Claim]] = field(default_factory=dict)

    def read(self, folder: Path) -> dict[str, Claim]:
        """Read all records of a folder; one that has not changed since the last time is not read.

        A damaged record is none.
        """
        before, now = self._known, self.clock()
        found, kept = dict[str, Claim](), dict[str, tuple[_Version, Claim]]()
        for path in mapped.listed(folder):
            if _UID.fullmatch(path.name):
                with suppress(PorterError, OSError):
                    version, written = _version(path)
                    known, claim = before.get(path.name, (None, None))
                    if claim is None or known != version:
                        claim = claims.load(path.read_text(encoding="utf-8"))
                    found[path.name] = claim
                    if now - written > _RECENT_NS:
                        kept[path.name] = version, claim
        self._known = kept
        return found


@dataclass(frozen=True, slots=True)
class Store:
    """Where a node keeps tenants, and where container engines look for devices."""

    state: Path
    cdi: Path
    guards: Mapping[str, Guards]  # by backend
    log: str = ""
    records: Records = field(default_factory=Records, compare=False, repr=False)

    @property
    def leases(self) -> Path:
        """Where all tenants meet."""
        return tenant.leases_folder({}, self.state)


def set_up(store: Store) -> None:
    """Make the folders."""
    tenant.make_leases(store.leases, store.state)
    for folder in (store.state / _RECORDS, store.cdi):
        folder.mkdir(parents=True, exist_ok=True)


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Keep a second agent of this node out: one is there while the first is replaced."""
    with (store.state / _RECORDS / _LOCK).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def device(uid: str) -> str:
    """Name the device that container engines give a claim's containers."""
    return f"{KIND}={uid}"


def prepared(store: Store) -> dict[str, Claim]:
    """Read which claims are prepared, or were about to be; a record that is damaged is none."""
    return store.records.read(store.state / _RECORDS)


def prepare(store: Store, claim: Claim) -> None:
    """Write all files of a claim, or write them again."""
    if not _UID.fullmatch(claim.uid):
        raise PorterError(f"{claim.uid!r} is no uid of a claim")
    _write(store.state / _RECORDS / claim.uid, claims.dump(claim), 0o600)
    folder = tenant.shared(store.state, claim.uid)
    config = store.state / f"{claim.uid}{SUFFIX}"
    memory, sharing = claims.limits(claim)
    on_host, own, common = (PurePosixPath(path) for path in (config, folder, store.leases))
    tenancy = Tenancy(claim.uid, memory, on_host, own, common, store.log, sharing)
    guards = _guards(store, claim)
    libraries = tuple(one for each in guards for one in each.libraries)
    _rewrite(config, container.configuration(libraries, tenancy))
    more = tuple(bind for each in guards for bind in each.binds)
    variables = tuple(text for each in guards for text in each.variables)
    binds = (*more, *container.binds(libraries, tenancy))
    text = container.as_cdi(binds, tenancy, (*variables, *container.variables(libraries)))
    _write(store.cdi / f"{_CDI}{claim.uid}.json", text, 0o644)


def unprepare(store: Store, uid: str) -> None:
    """Remove all files of a claim; none need be there."""
    if not _UID.fullmatch(uid):
        raise PorterError(f"{uid!r} is no uid of a claim")
    (store.cdi / f"{_CDI}{uid}.json").unlink(missing_ok=True)
    (store.state / f"{uid}{SUFFIX}").unlink(missing_ok=True)
    with suppress(FileNotFoundError):
        shutil.rmtree(store.state / uid)
    (store.state / _RECORDS / uid).unlink(missing_ok=True)


def restore(store: Store) -> dict[str, Claim]:
    """Write the files of all prepared claims again, and remove those without a record.

    Files whose record cannot be read stay: pods may run with them, and another version wrote it.

    The folder of devices is empty after a restart of the machine, and a kubelet that restarts does
    not ask again for pods that run.
    """
    found = prepared(store)
    for claim in found.values():
        if all(portion.backend in store.guards for portion in claim.portions):
            prepare(store, claim)
    recorded = {path.name for path in mapped.listed(store.state / _RECORDS)}
    for uid in sorted(_named(store) - recorded):
        unprepare(store, uid)
    for folder in (store.state, store.state / _RECORDS, store.cdi):
        for path in mapped.listed(folder):
            if path.name.endswith(".partial"):
                path.unlink(missing_ok=True)
    return found


def _guards(store: Store, claim: Claim) -> list[Guards]:
    """List what guards the claim's cards; a card without any would not be guarded."""
    backends = sorted({portion.backend for portion in claim.portions})
    if lacking := [name for name in backends if name not in store.guards]:
        raise PorterError(f"no library guards {', '.join(lacking)} on this node")
    return [store.guards[name] for name in backends]


def _named(store: Store) -> set[str]:
    """List the claims of which any file is there."""
    names = [path.name for path in mapped.listed(store.state)]
    names += [path.name for path in mapped.listed(store.state / _RECORDS)]
    names += [path.name.removeprefix(_CDI) for path in mapped.listed(store.cdi)]
    plain = {name.removesuffix(SUFFIX).removesuffix(".json") for name in names}
    return {name for name in plain if _UID.fullmatch(name)}


def _version(path: Path) -> tuple[_Version, int]:
    """Give what differs after each write of a file, and the time (ns) of the last one."""
    about = path.stat()
    version = about.st_ino, about.st_mtime_ns, about.st_ctime_ns, about.st_size
    return version, max(about.st_mtime_ns, about.st_ctime_ns)


def _rewrite(path: Path, text: str) -> None:
    """Write over a file, if it exists: containers that have it mounted see the new text.

    The rest of a longer former text is overwritten with blank lines first, so no reader sees a
    mixture.
    """
    data = text.encode(errors="surrogateescape")
    try:
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    except FileNotFoundError:
        _write(path, text, 0o644)
        return
    try:
        size = os.fstat(file).st_size
        if os.pread(file, size + 1, 0) != data:
            os.pwrite(file, data.ljust(size, b"\n"), 0)
            os.ftruncate(file, len(data))
            os.fsync(file)
    finally:
        os.close(file)


def _write(path: Path, text: str, mode: int) -> None:
    """Put a file in its place at once, and on the disk: the machine may lose its power."""
    data = text.encode(errors="surrogateescape")
    with suppress(OSError):
        if path.read_bytes() == data:
            return
    partial = path.with_name(f".{path.name}.partial")
    file = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, mode)
    try:
        os.write(file, data)
        os.fchmod(file, mode)  # independent of the umask
        os.fsync(file)
    finally:
        os.close(file)
    partial.replace(path)
