"""A draft -> its spec, with a reason next to each line. The only module that writes YAML."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from porter.contrib.draft.nouns import Draft, Heritage, Proposal
from porter.contrib.draft.status import NEEDED
from porter.contrib.draft.words import bare
from porter.plan.suspects import name_words

_PLAIN = re.compile(r"[A-Za-z_][\w./+-]*(?:(?: |->|, )[\w./+-]+)*", re.ASCII)
_SPECIAL = re.compile(r"(?i)y|n|yes|no|on|off|true|false|null|~")
_PLACEHOLDER = {"ok": "0"}  # of the others: 1
_REASONS = 4  # the most reasons next to a rule


@dataclass(frozen=True, slots=True)
class Library:
    """A spec's statements about a library apart from its rules."""

    id: str
    soname: str
    aliases: tuple[str, ...]
    files: tuple[str, ...]
    prefix: str
    language: str = "c"
    defines: tuple[str, ...] = ()
    constants: str = ""
    exports: tuple[str, ...] = ()
    port: tuple[str, ...] = ()
    todo: tuple[str, ...] = ()
    heritage: Heritage | None = None
    taken: frozenset[str] = field(default_factory=frozenset)  # ids of inherited rules
    known: frozenset[str] = field(default_factory=frozenset)  # every symbol that rules may match


def backend_text(backend: str, libraries: Sequence[str], extends: str = "") -> str:
    """Write backend.yaml."""
    parent = f"extends: {extends}\n" if extends else ""
    return (
        f"porter: 1\nbackend: {backend}\n{parent}libraries: [{', '.join(libraries)}]\n"
        "verified: {by: none, why: a draft that was not reviewed yet}\n"
    )


def library_text(draft: Draft, library: Library) -> str:
    """Write a library's file."""
    return (
        "\n".join(
            [
                *_head(draft, library),
                "rules:" if draft.proposals else "rules: []",
                *_rules(draft, library),
            ]
        )
        + "\n"
    )


def quoted(text: str) -> str:
    """Write a scalar."""
    if _PLAIN.fullmatch(text) and ", " not in text and not _SPECIAL.fullmatch(text):
        return text
    return "'" + text.replace("'", "''") + "'"


def _head(draft: Draft, library: Library) -> Iterator[str]:
    yield f"# A draft by `porter new-backend {draft.backend}`: each line says how sure, and why."
    yield "# While a `todo` is left, `porter check-symbols` fails: decide it, then delete it."
    if draft.nearest:
        share = f"{draft.nearness} % of the functions have their like there"
        yield f"# The nearest backend is {draft.nearest}: {share}."
        yield from _renames(draft)
    yield from _names(library)
    if draft.suffixes:
        yield f"family_suffixes: [{', '.join(_single(one) for one in draft.suffixes)}]"
    yield from _statuses(draft)
    if draft.results:
        yield "results:"
    for spelled in draft.results:
        yield f"  {quoted(spelled)}: {{absent: '0', no_driver: '0', failed: '0'}}"
    if draft.conventions.device_handle:
        yield f"device_handle: {quoted(draft.conventions.device_handle)}"
    if library.port:
        yield f"port: {_list(library.port)}"
    if library.heritage:
        yield from _inherited(library.heritage)
    todo = [*library.todo, *draft.todo]
    if todo:
        yield "todo:"
        yield from (f"- {_single(_flat(one))}" for one in todo)


def _inherited(heritage: Heritage) -> Iterator[str]:
    yield f"extends: {heritage.library}"
    yield "rename:"
    yield from (f"- {{from: {_single(a)}, to: {_single(b)}}}" for a, b in heritage.rename)
    if heritage.substitute:
        yield "substitute:"
    for theirs, ours in heritage.substitute:
        one = (
            _single(ours[0])
            if theirs in heritage.constants
            else f"[{', '.join(map(_single, ours))}]"
        )
        yield f"  {_single(theirs)}: {one}"
    if heritage.drop:
        yield "drop:  # rules that do not hold here, or that are replaced below"
        yield from (f"- {one}" for one in heritage.drop)


def _names(library: Library) -> Iterator[str]:
    yield f"id: {library.id}"
    yield f"soname: {quoted(library.soname)}"
    if library.aliases:
        yield f"aliases: {_list(library.aliases)}"
    yield "headers:"
    yield f"  files: {_list(library.files)}"
    if library.prefix:
        yield f"  prefix: {quoted(library.prefix)}"
    if library.language != "c":
        yield f"  language: {library.language}"
    if library.constants:
        yield f"  constants: {quoted(library.constants)}"
    if library.defines:
        yield f"  passes: [{_list(library.defines)}]"
    if library.exports:
        yield f"exports: {_list(library.exports)}"


def _renames(draft: Draft) -> Iterator[str]:
    if not draft.renames:
        return
    old, new, count = draft.renames[0]
    yield f"# Names: {old}… is {new}… {count} times; otherwise"
    for theirs, ours, _ in draft.renames[1:]:
        yield f"#   {theirs} is {ours}"


def _statuses(draft: Draft) -> Iterator[str]:
    yield "status:"
    yield f"  type: {quoted(draft.conventions.status or 'int')}"
    if draft.conventions.parameter:
        yield f"  parameter: {draft.conventions.parameter}"
    known = {status.key: status for status in draft.statuses}
    for key in (*NEEDED, *(key for key in known if key not in NEEDED)):
        if key in known:
            one = known[key]
            yield f"  {key}: {quoted(one.constant)}  # {one.confidence} %: {_flat(one.reason)}"
        else:
            stands = _PLACEHOLDER.get(key, "1")
            yield f"  {key}: '{stands}'  # a placeholder: nothing in the header is named so"


def _rules(draft: Draft, library: Library) -> Iterator[str]:
    ids = _Ids(library.prefix, set(library.taken))
    versions = _Versions(draft.suffixes, library.known)
    for group in _families(draft, versions):
        first = group[0]
        keys = {"id": ids.of(first), **_match(group, versions)}
        keys |= {"role": first.role} if first.role else {}
        keys |= {key: quoted(text) for key, text in first.fields}
        keys |= {"reason": quoted("a draft")} if first.role == "custom" else {}
        keys |= {"todo": _single(_flat(first.todo))} if first.todo else {}
        inner = ", ".join(f"{key}: {text}" for key, text in keys.items())
        reasons = "; ".join(_flat(one) for one in first.reasons[:_REASONS])
        yield f"- {{{inner}}}  # {first.confidence} %: {reasons}"


class _Versions:
    """The versions that a library has of each function."""

    def __init__(self, suffixes: Iterable[str], known: Collection[str]) -> None:
        self._endings = re.compile(rf"(.+?)(?:{'|'.join(suffixes) or '(?!)'})+")
        self._known = known
        self._family: dict[str, list[str]] = {}
        for name in sorted(known):
            self._family.setdefault(self.base(name), []).append(name)

    def base(self, name: str) -> str:
        """Give the name without the endings of versions, where that is a function too."""
        found = self._endings.fullmatch(name)
        return found[1] if found and found[1] in self._known else name

    def of(self, base: str) -> list[str]:
        """List all versions, sorted."""
        return self._family.get(base, [])


def _families(draft: Draft, versions: _Versions) -> list[list[Proposal]]:
    """Join the versions of one function whose proposals are the same."""
    groups: dict[tuple[object, ...], list[Proposal]] = {}
    for one in draft.proposals:
        base = versions.base(one.function)
        groups.setdefault((base, one.role, one.fields, one.todo), []).append(one)
    return sorted(groups.values(), key=lambda group: (group[0].role or "~", group[0].function))


def _match(group: Sequence[Proposal], versions: _Versions) -> Mapping[str, str]:
    names = sorted(one.function for one in group)
    base = versions.base(names[0])
    if len(names) > 1 and versions.of(base) == names:
        return {"family": base}
    return {"name": names[0]} if len(names) == 1 else {"names": _list(names)}


class _Ids:
    """The ids of rules: each rule gets one of its own."""

    def __init__(self, prefix: str, taken: set[str]) -> None:
        self._prefix = prefix
        self._taken = taken
        self._next: dict[str, int] = {}  # of ids that several rules would have: the next number

    def of(self, one: Proposal) -> str:
        """Name a rule as that of its like is named, or by its role and its words."""
        named = "-".join(name_words(bare(one.function, self._prefix)))
        words = re.sub(r"[^a-z0-9]+", "-", named).strip("-")
        plain = f"{one.role or 'open'}.{words or 'nameless'}"
        stem = one.rule if one.rule and one.rule not in self._taken else plain
        chosen = stem
        while chosen in self._taken:
            number = self._next.get(stem, 2)
            self._next[stem] = number + 1
            chosen = f"{stem}-{number}"
        self._taken.add(chosen)
        return chosen


def _list(texts: Iterable[str]) -> str:
    return f"[{', '.join(map(quoted, texts))}]"


def _single(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _flat(text: str) -> str:
    """Keep to one line of what prints: a comment of a vendor's may hold anything."""
    return "".join(c if c.isprintable() else " " for c in text)
