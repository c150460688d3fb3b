"""Rules x symbol names -> the one rule of each symbol. Knows precedence and version families.

A rule that names a symbol beats one of its family, that beats a glob, that beats a regex. Two rules
of one rank on a symbol, or a rule that matches nothing, is an error.
"""

from __future__ import annotations

import fnmatch
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from porter.errors import did_you_mean
from porter.model import LibrarySpec, Lookup, Renames, Rule

RANKS = ("name", "names", "family", "glob", "regex")


@dataclass(frozen=True, slots=True)
class Matches:
    """The matches of a library's rules."""

    rules: dict[str, Rule]  # symbol name -> its rule
    unmatched: tuple[str, ...]  # inherited and optional rules that match nothing
    problems: tuple[str, ...]


def renamed(name: str, renames: Renames) -> str:
    """Return a library's name for another library's function."""
    for pattern, to in renames:
        if found := re.fullmatch(pattern, name):
            return found.expand(to)
    return name


def match(
    spec: LibrarySpec,
    names: Collection[str],
    lookups: Iterable[Lookup],
    originals: Mapping[str, str] = MappingProxyType({}),
) -> Matches:
    """Give each symbol name the rule of the highest rank that matches it.

    `originals`: what symbols are called where rules are inherited from. A pattern is not renamed.
    """
    families = family_bases(names, spec.family_suffixes)
    names = dict.fromkeys(names)  # in their order, and found at once
    since = _versions(lookups)
    problems: list[str] = []
    unmatched: list[str] = []
    chosen: dict[str, list[Rule]] = {}
    for rule in spec.rules:
        matched = _matched(rule, names, families)
        if rule.inherited and rule.match[0] in ("glob", "regex"):
            was = set(_matched(rule, originals.values(), families))
            matched = sorted({*matched, *(n for n in names if originals.get(n) in was)})
        if not matched and not rule.optional and not rule.inherited:
            problems.append(_nothing(rule, names, families))
        elif not matched:
            unmatched.append(rule.id)
        for name in matched:
            if _holds(rule, since.get(name, 0)):
                _prefer(chosen.setdefault(name, []), rule)
    for name, equals in sorted(chosen.items()):
        if len(equals) > 1:
            listed = " and ".join(f"{rule.id} ({rule.place})" for rule in equals)
            last = equals[-1]
            problems.append(
                f"{last.place.at(last.match[0])}: rules[{last.id}].{last.match[0]}: "
                f"{name} is matched by {listed}; exactly one rule of a rank may match"
            )
    rules = {name: equals[0] for name, equals in chosen.items()}
    return Matches(rules, tuple(unmatched), tuple(problems))


def family_bases(names: Iterable[str], suffixes: Iterable[str]) -> dict[str, list[str]]:
    """List under each base name the names that are it with any number of suffixes."""
    families: dict[str, list[str]] = defaultdict(list)
    endings = re.compile(rf"(.+)(?=.)(?:{'|'.join(suffixes) or '(?!)'})")  # each shortens the name
    for name in sorted(names):
        base = name
        families[base].append(name)
        while found := endings.fullmatch(base):
            base = found[1]
            families[base].append(name)
    return families


def _matched(rule: Rule, names: Collection[str], families: Mapping[str, list[str]]) -> list[str]:
    kind, patterns = rule.match
    if kind in ("name", "names"):
        return [name for name in patterns if name in names]
    if kind == "family":
        return sorted({name for base in patterns for name in families.get(base, ())})
    sources = [fnmatch.translate(pattern) if kind == "glob" else pattern for pattern in patterns]
    compiled = [re.compile(source) for source in sources]
    return sorted(name for name in names if any(regex.fullmatch(name) for regex in compiled))


def _holds(rule: Rule, since: int) -> bool:
    return since >= rule.since and (not rule.until or since < rule.until)


def _versions(lookups: Iterable[Lookup]) -> dict[str, int]:
    """Find the API version that first hands out each symbol."""
    versions: dict[str, int] = {}
    for lookup in lookups:
        versions[lookup.symbol] = min(lookup.since, versions.get(lookup.symbol, lookup.since))
    return versions


def _prefer(rules: list[Rule], rule: Rule) -> None:
    """Keep the rules of the highest rank only; the nearer the library, the better its rule."""
    if rules:
        rank, best = _rank(rule), _rank(rules[0])
        if rank > best:
            return
        if rank < best:
            rules.clear()
    rules.append(rule)


def _rank(rule: Rule) -> tuple[int, int]:
    return RANKS.index(rule.match[0]), rule.inherited


def _nothing(rule: Rule, names: Collection[str], families: Mapping[str, list[str]]) -> str:
    kind, patterns = rule.match
    where = f"{rule.place.at(kind)}: rules[{rule.id}].{kind}"
    hint = "remove the rule, or say optional: true"
    if kind in ("name", "names", "family"):
        known = families if kind == "family" else names
        hint = f"{did_you_mean(patterns[0], known, most=0)} Or say optional: true"
    return f"{where}: {', '.join(patterns)} matches no symbol of any header or driver; {hint}"
