"""Plan -> {path: text}: each library's conformance suite, which backends/conform runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

from porter import paths
from porter.emit import templating
from porter.emit.conform.calls import bare, uncast
from porter.emit.conform.catalogue import Catalogue, catalogue
from porter.model import Disposition, LibraryPlan, Plan

__all__ = ["Catalogue", "catalogue", "render_suite", "suite_sources"]


def render_suite(plan: Plan) -> dict[str, str]:
    """Write each library's suite; paths are relative to the folder of generated trees."""
    environment = templating.environment()
    environment.filters["bare"] = bare
    environment.filters["uncast"] = uncast
    template = environment.get_template("conform/conform.c.j2")
    return {
        f"{plan.backend}/{library.spec.soname}/conform.c": re.sub(
            r"\n{3,}", "\n\n", template.render(_context(plan, library))
        )
        for library in plan.libraries
    }


def suite_sources() -> tuple[Path, ...]:
    """List the files that are compiled with every conform.c."""
    return tuple(sorted((paths.data("backends") / "conform").glob("conform_*.c")))


def _context(plan: Plan, library: LibraryPlan) -> dict[str, object]:
    found = catalogue(library)
    statuses = dict(library.spec.statuses)
    undone = {case.undone for case in found.ways if case.call}
    functions = [p for p in library.symbols if p.disposition is not Disposition.DATA]
    return {
        "command": f"porter gen --backend {plan.backend} --simulate",
        "soname": library.spec.soname,
        "statuses": statuses,
        "suite": found,
        "undone": sorted(undone - {""}),
        "version": max((row.since for row in library.api.lookups), default=0),
        "image": [json.dumps(line) for line in library.spec.image.splitlines(keepends=True)],
        "names": sorted({p.symbol.name for p in functions if p.disposition is Disposition.HOOK}),
    }
