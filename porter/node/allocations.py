"""Tenants' configuration files -> each tenant's allocation of each device."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from porter import units
from porter.errors import PorterError
from porter.node.nouns import Allocation
from porter.runtime import container, mapped, terms
from porter.runtime.terms import Sharing, Terms

SUFFIX = ".conf"  # of the file that `porter mounts` writes next to a tenant's folder


def configured(state: Path, uuids: Iterable[str]) -> tuple[Allocation, ...]:
    """Read the allocation of each tenant with a configuration file.

    `uuids`: the known devices. A limit of every device is one of each of them, and of a device
    without a UUID where none is known. A file that is being removed is left out.
    """
    known = sorted(set(uuids))
    found: list[Allocation] = []
    for path in mapped.listed(state):
        if path.name.endswith(SUFFIX):
            try:
                text = path.read_text(encoding="utf-8", errors="replace")
            except (FileNotFoundError, IsADirectoryError):
                continue
            found += _of_file(path.name.removesuffix(SUFFIX), container.settings(text), known)
    return tuple(found)


def limits_memory(state: Path, tenant: str) -> bool:
    """Return whether a tenant's configuration file limits its memory; one that is missing does not.

    A file that cannot be read may.
    """
    try:
        text = (state / f"{tenant}{SUFFIX}").read_text(encoding="utf-8", errors="replace")
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return any(
        key.partition(".")[0] == "memory" and not units.is_unlimited(value)
        for key, value in container.settings(text).items()
    )


def _of_file(tenant: str, entries: Mapping[str, str], known: list[str]) -> Iterator[Allocation]:
    named = {
        name
        for key in entries
        for kind, _, name in [key.partition(".")]
        if kind in ("memory", "compute") and name and not terms.is_index(name)
    }
    every = "memory" in entries or "compute" in entries or "policy" in entries
    whole = {uuid for name in named for uuid in (_matching(name, known) or [name])}
    for uuid in sorted(whole | set(known if every else ()) or ({""} if every else set())):
        yield Allocation(tenant, uuid, _memory(entries, uuid), _target(entries, uuid))


def _matching(name: str, known: list[str]) -> list[str]:
    return [uuid for uuid in known if uuid.lower().startswith(name.lower())]


def _of(entries: Mapping[str, str], kind: str, uuid: str) -> str:
    """Give the limit of a device: the one that names it, else the one of every device."""
    for key, value in entries.items():
        name = key.partition(".")[2]
        if key.startswith(f"{kind}.") and uuid.lower().startswith(name.lower()):
            return value
    return entries.get(kind, "")


def _memory(entries: Mapping[str, str], uuid: str) -> int | None:
    text = _of(entries, "memory", uuid)
    if not text or units.is_unlimited(text):
        return units.UNLIMITED
    try:
        return units.size(text)
    except PorterError:
        return None


def _target(entries: Mapping[str, str], uuid: str) -> int | None:
    sharing = Sharing(_of(entries, "compute", uuid), entries.get("policy", ""))
    try:
        return terms.of(sharing, Terms()).target
    except (PorterError, ValueError):
        return None
