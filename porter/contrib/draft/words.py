"""A name -> what its words mean. Generic words of the field only, no vendor's names."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection
from functools import cache
from itertools import accumulate

from porter.plan.suspects import name_words

# One meaning, many spellings; a word with two meanings becomes both.
_SYNONYMS = {
    "malloc": "mem alloc",
    "calloc": "mem alloc",
    "memalloc": "mem alloc",
    "allocate": "alloc",
    "allocation": "alloc",
    "allocates": "alloc",
    "realloc": "mem alloc",
    "memory": "mem",
    "dealloc": "free",
    "deallocate": "free",
    "frees": "free",
    "memcpy": "mem copy",
    "memcopy": "mem copy",
    "cpy": "copy",
    "copies": "copy",
    "memset": "mem fill",
    "fills": "fill",
    "synchronize": "sync",
    "synchronise": "sync",
    "synchronizes": "sync",
    "finish": "sync",
    "ctx": "context",
    "contexts": "context",
    "queue": "stream",
    "streams": "stream",
    "events": "event",
    "fence": "event",
    "fences": "event",
    "fn": "function",
    "new": "create",
    "del": "destroy",
    "fini": "shutdown",
    "exit": "shutdown",
    "strerror": "error string",
    "reg": "register",
    "unreg": "unregister",
    "deregister": "unregister",
    "cnt": "count",
    "poll": "query",
    "drain": "sync",
    "drains": "sync",
    "calls": "call",
    "selects": "select",
    "kernels": "kernel",
    "execute": "launch",
    "exec": "launch",
    "submit": "launch",
    "dispatch": "launch",
    "launches": "launch",
    "num": "count",
    "number": "count",
    "properties": "property",
    "props": "property",
    "prop": "property",
    "attr": "attribute",
    "attributes": "attribute",
    "dev": "device",
    "devices": "device",
    "mdl": "module",
    "model": "module",
    "program": "module",
    "func": "function",
    "err": "error",
    "str": "string",
    "addr": "address",
    "ptr": "pointer",
    "deviceptr": "device pointer",
    "devptr": "device pointer",
    "utilization": "utilisation",
    "util": "utilisation",
    "rate": "",
    "usage": "utilisation",
    "retain": "retain",
    "release": "destroy",
    "releases": "destroy",
    "delete": "destroy",
    "destroys": "destroy",
    "terminate": "shutdown",
    "finalize": "shutdown",
    "deinit": "shutdown",
    "initialize": "init",
    "initializes": "init",
    "initialise": "init",
    "creates": "create",
    "loads": "load",
    "hosts": "host",
    "pools": "pool",
    "records": "record",
    "waits": "wait",
    "processes": "process",
    "memories": "mem",
    "phys": "physical",
    "virt": "virtual",
    "ext": "",
    "ex": "",
    "drv": "",
    "rt": "",
    "with": "",
    "from": "from",
    "for": "",
    "the": "",
    "a": "",
    "of": "",
    "on": "",
    "and": "",
    "v": "",
    "id": "",
    "flag": "flags",
}
_AWAY = re.compile(r"[ADH]to[ADH]|[DH]2[DH]|[123][dD](?![a-z])")  # copies' directions, and shapes


@cache
def meaning(name: str) -> tuple[str, ...]:
    """Give the words of a name, each by its meaning: "memcpyDtoHAsync" is mem copy dtoh async."""
    special = [found.lower().replace("2", "to", found[0] in "DH") for found in _AWAY.findall(name)]
    meant: list[str] = []
    for word in name_words(_AWAY.sub("_", name)):
        meant += _SYNONYMS.get(word, word).split()
    return (*meant, *special)


def bare(name: str, prefix: str) -> str:
    """Cut a library's prefix off."""
    return name[len(prefix) :] if prefix and name.startswith(prefix) else name.lstrip("_")


def common_prefix(names: Collection[str]) -> str:
    """Find how a library's functions begin: the lower-case letters that most of them share."""
    heads: dict[str, int] = {}
    for name in names:
        found = re.match(r"[a-z]+_|[A-Z]+_|[a-z]+(?=[A-Z0-9])|[A-Z][a-z]+(?=[A-Z])", name, re.ASCII)
        if found:
            heads[found[0]] = heads.get(found[0], 0) + 1
    # one that begins others counts for them: acl for aclrt and aclmdl
    begun = _begun(heads)
    best = max(heads, key=lambda head: (begun[head], len(head)), default="")
    return best if best and begun[best] * 2 >= len(names) else ""


def _begun(heads: dict[str, int]) -> dict[str, int]:
    """Count for each head the names that begin so; sorted, those lie behind each other."""
    ordered = sorted(heads)
    sums = [0, *accumulate(heads[head] for head in ordered)]
    begun = {}
    for number, head in enumerate(ordered):
        end = bisect_left(ordered, f"{head}\x7f", lo=number)  # heads are ASCII
        begun[head] = sums[end] - sums[number]
    return begun
