"""Generated backends -> candidates that a new one resembles; checks of rules on a header."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from porter import paths
from porter.contrib import draft
from porter.contrib.draft import Conventions, Kin, Relatives
from porter.contrib.draft.nouns import Works
from porter.errors import SpecError, did_you_mean
from porter.model import (
    ApiModel,
    CType,
    Function,
    HeaderSpec,
    LibrarySpec,
    Param,
    Place,
    Rule,
    TypeKind,
)
from porter.plan import planfile, planner
from porter.plan.subset import Parts
from porter.spec import specfiles

_VOID = CType("void", TypeKind.VOID)
_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)


def find(like: str | None, but: str) -> tuple[Relatives, ...]:
    """Read every backend that was generated, or the one that is named."""
    names = specfiles.backends()
    if like is not None and like not in names:
        raise SpecError(f"--like {like}: no such backend; {did_you_mean(like, names)}")
    chosen = [like] if like else [name for name in names if name != but]
    found = tuple(one for name in chosen for one in _relatives(name))
    if like and not found:
        raise SpecError(f"--like {like}: it was not generated; run `porter gen --backend {like}`")
    return found


def _relatives(name: str) -> Iterator[Relatives]:
    spec = specfiles.load_spec(name)
    tree = paths.trees().get(spec.backend, paths.data("generated") / spec.backend)
    for library in spec.libraries:
        path = tree / library.soname / "plan.json"
        if path.is_file() and not library.headers.borrowed:  # the original is there itself
            yield _library(spec.backend, library, planfile.load(path))


def _library(backend: str, library: LibrarySpec, recorded: planfile.PlanFile) -> Relatives:
    rules = {rule.id: rule for rule in library.rules}
    prefix = draft.common_prefix(list(recorded.signatures))
    kin = []
    for planned in recorded.symbols:
        name = planned.symbol.name
        if name in recorded.signatures:
            params = draft.of_text(recorded.signatures[name], name, prefix)
            rule = rules.get(planned.rule)
            kin.append(Kin(name, params, _in_its_words(rule, [p.name for p in params])))
    return Relatives(backend, library.id, tuple(kin), library.family_suffixes)


def _in_its_words(rule: Rule | None, params: Iterable[str]) -> Rule | None:
    """Say an inherited rule in the words of one function."""
    if rule is None:
        return None
    named = Function("", _VOID, tuple(Param(name, _VOID, "") for name in params), "")
    return planner.spelled(rule, named, (), {})


def holds(api: ApiModel, custom: Conventions) -> Works:
    """Make a check whether a rule is valid for a function of a header."""
    library = LibrarySpec(
        id="draft",
        soname="draft",
        aliases=(),
        headers=HeaderSpec((), (), "", (), ()),
        exports=(),
        packages=(),
        statuses=(("type", custom.status or "int"),),
        results=(),
        device_handle=custom.device_handle,
        port=(),
        rules=(),
        place=Place("draft", 1),
        status_parameter=custom.parameter,
        failures=tuple((spelled, "0") for spelled in custom.pointers),
    )

    parts = Parts(api)

    def works(function: Function, rule: Rule) -> bool:
        words = {word for _, text in rule.fields for word in _WORD.findall(text)}
        called = [api.functions[word] for word in sorted(words) if word in api.functions]
        alone = parts.of([function, *called], sorted({*words, custom.status}))
        _, problems = planner.attempt(replace(library, rules=(rule,)), alone, ())
        return not problems

    return works
