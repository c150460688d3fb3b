"""A vendor's library and its plan -> the report of `porter check-symbols`."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from porter.app import stored_plans
from porter.errors import PlanError
from porter.model import Disposition, Finding, SymbolTable
from porter.plan import check
from porter.plan.planfile import PlanFile
from porter.sources import driver, elf

SAYS = {
    "todo": "the spec leaves this to a person",
    "unanswered": "its hook needs a function that the port does not define: nothing is enforced",
    "unplanned": "exported here, in no plan: the generated library would lack it",
    "unguarded": "looks like an allocator or a launch, and has no rule",
    "changed": "differs from the plan",
    "removed": "every known driver exports it, this library does not",
    "unmeasured": "the driver's own memory there is not in the account",
    "absent": "declared or exported elsewhere, not here",
}
_CALLED = {
    Disposition.HOOK: "hooked",
    Disposition.FORWARD: "forwarded",
    Disposition.FORWARD_UNTYPED: "untyped",
    Disposition.DATA: "data",
}


@dataclass(frozen=True, slots=True)
class Report:
    """The report on one library, for any output format."""

    library: str
    soname: str
    backend: str
    counts: dict[str, int]
    lists: dict[str, list[str]]
    findings: list[Finding]

    @property
    def is_fatal(self) -> bool:
        """Check whether a finding is a fault."""
        return any(finding.kind in check.FATAL for finding in self.findings)


def report(library: Path, backend: str | None, generated: Path | None, *, headers: bool) -> Report:
    """Compare a library with its plan; `headers`: also functions that only headers declare."""
    library = _found(library)
    table = elf.read_symbols(library)
    folder, plan = _plan_of(table, library, stored_plans.find(backend, generated))
    return _report(table, plan, stored_plans.unanswered(folder, plan), headers=headers)


@contextmanager
def collector_paused() -> Iterator[None]:
    """Look for no cycles: among a million findings, which have none, it takes most of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _found(library: Path) -> Path:
    """Resolve a bare name that is no file here to the file that the loader finds."""
    if library.exists() or str(library) != library.name:
        return library
    found = driver.find_library(library.name, os.environ, None)
    if not found:
        places = ", ".join(driver.searched(os.environ, None))
        raise PlanError(f"{library}: no such file here, and none of this machine's in {places}")
    return found


def _plan_of(
    table: SymbolTable, library: Path, plans: dict[Path, PlanFile]
) -> tuple[Path, PlanFile]:
    """Pick the plan by the library's SONAME, and its folder."""
    soname = table.soname or library.name
    for folder, plan in plans.items():
        if soname == plan.soname or soname in plan.aliases:
            return folder, plan
    known = ", ".join(sorted(plan.soname for plan in plans.values()))
    raise PlanError(f"{library}: its SONAME {soname} is of no backend here; known: {known}")


def _report(
    table: SymbolTable, plan: PlanFile, unanswered: list[Finding], *, headers: bool
) -> Report:
    findings = check.check_symbols(table, plan.symbols, plan.drivers, plan.todo) + unanswered
    declared = {planned.symbol.name for planned in plan.symbols if not planned.drivers}
    names = {planned.symbol.name for planned in plan.symbols}
    known = [symbol for symbol in table.symbols if symbol.name in names]
    here = {symbol.name for symbol in known}
    lists = {
        called: sorted({p.symbol.name for p in plan.symbols if p.disposition is disposition} & here)
        for disposition, called in _CALLED.items()
    }
    counts = {
        _CALLED[disposition]: count
        for disposition, count in check.counts(known, plan.symbols).items()
    }
    found = Counter(f.kind for f in findings)
    counts |= {kind: found[kind] for kind in SAYS}
    shown = [f for f in findings if headers or f.kind != "absent" or f.symbol not in declared]
    return Report(table.source, plan.soname, plan.backend, counts, lists, shown)
