"""A draft -> the same with the nearest library's rules inherited, wherever those say the same."""

from __future__ import annotations

import re
import tempfile
from dataclasses import replace
from pathlib import Path

from porter.contrib.draft import Draft
from porter.contrib.draft.nouns import Heritage, Proposal
from porter.contrib.draft.spec import Library, backend_text, library_text
from porter.emit import output
from porter.model import ApiModel, LibraryPlan, LibrarySpec, PlannedSymbol, SymbolTable
from porter.plan import planner
from porter.spec import specfiles

# Of a problem: which rule it is about.
_RULE = re.compile(r": rules\[(.+?)\]\.(?:(?:args|example)\.[^:]+|\w+): ")


def extended(
    drafted: Draft, library: Library, api: ApiModel, table: SymbolTable | None
) -> tuple[Draft, Library]:
    """Leave out each inherited rule that holds; write a new one where it does not."""
    heritage = drafted.heritage
    if heritage is None:
        return drafted, library
    tables = (table,) if table else ()
    whole, _ = planner.attempt(_spec(drafted, library), api, tables)
    right = {p.symbol.name: p for p in whole.symbols}
    bare = replace(drafted, proposals=())
    heritage, inherited = _holding(bare, replace(library, heritage=heritage), api, tables)
    same = {p.symbol.name for p in inherited.symbols if p.rule and _same(p, right)}
    useful = {p.rule for p in inherited.symbols if p.symbol.name in same}
    dropped = {p.rule for p in inherited.symbols if p.rule} - useful
    heritage = replace(heritage, drop=tuple(sorted({*heritage.drop, *dropped})))
    spoken = {p.function for p in drafted.proposals}
    doubted = tuple(
        Proposal(
            p.symbol.name, "", (), 0, (f"inherited: {p.rule}",), todo=f"is it as {p.rule} says?"
        )
        for p in inherited.symbols
        if p.rule in useful and p.symbol.name not in spoken | same
    )
    left = tuple(p for p in drafted.proposals if p.function not in same) + doubted
    ids = frozenset(rule.id for rule in _parent(heritage).rules)
    drafted = replace(drafted, proposals=left, inherited=len(same))
    return drafted, replace(library, heritage=heritage, taken=ids)


def _holding(
    bare: Draft, library: Library, api: ApiModel, tables: tuple[SymbolTable, ...]
) -> tuple[Heritage, LibraryPlan]:
    """Drop inherited rules until all that is left holds here."""
    heritage = library.heritage
    while True:
        planned, problems = planner.attempt(_spec(bare, library), api, tables)
        wrong = {found[1] for what in problems if (found := _RULE.search(what))}
        if heritage is None or not wrong - set(heritage.drop):
            return heritage or Heritage("", "", (), ()), planned
        heritage = replace(heritage, drop=tuple(sorted({*heritage.drop, *wrong})))
        library = replace(library, heritage=heritage)


def _same(planned: PlannedSymbol, right: dict[str, PlannedSymbol]) -> bool:
    other = right[planned.symbol.name]
    return (planned.role, planned.fields, "") == (other.role, other.fields, other.todo)


def _parent(heritage: Heritage) -> LibrarySpec:
    libraries = specfiles.load_spec(heritage.backend).libraries
    return next(one for one in libraries if one.id == heritage.library)


def _spec(drafted: Draft, library: Library) -> LibrarySpec:
    """Load a draft's text as a spec, without exports."""
    parent = library.heritage.backend if library.heritage else ""
    with tempfile.TemporaryDirectory(prefix="porter-draft-") as work:
        folder = Path(work) / drafted.backend
        texts = {
            "backend.yaml": backend_text(drafted.backend, ["library.yaml"], parent),
            "library.yaml": library_text(drafted, replace(library, exports=())),
        }
        output.write(texts, folder)
        return specfiles.load_spec(folder).libraries[0]
