"""The plans that lie in generated/: what check-symbols and explain read. No header is needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from porter import paths
from porter.errors import PlanError, did_you_mean

if TYPE_CHECKING:  # read where they are needed
    from porter.model import Finding
    from porter.plan.planfile import PlanFile


def find(backend: str | None, generated: Path | None) -> dict[Path, PlanFile]:
    """Read the plans of one backend, or of all; the key is a plan's folder."""
    from porter.plan import planfile  # noqa: PLC0415

    root = generated or paths.data("generated")
    trees = paths.trees(generated)
    if backend is not None and backend not in trees:
        hint = did_you_mean(backend, trees) if trees else "none is there"
        raise PlanError(f"{root}: no plan of backend {backend!r}; {hint}")
    if not trees:
        raise PlanError(f"{root}: no plan here; make one with `porter gen`")
    folders = [trees[backend]] if backend else trees.values()
    chosen = [path for folder in folders for path in sorted(folder.glob("*/plan.json"))]
    return {path.parent: planfile.load(path) for path in chosen}


def unanswered(folder: Path, plan: PlanFile) -> list[Finding]:
    """List the functions that a plan's roles need and its port does not define."""
    from porter.native import toolchain  # noqa: PLC0415
    from porter.plan import check  # noqa: PLC0415
    from porter.sources import definitions  # noqa: PLC0415 (libclang)

    if not plan.port:
        return []
    sources, includes = toolchain.port_sources(folder, plan)
    return check.unanswered(plan.symbols, definitions.defined(sources, includes))
