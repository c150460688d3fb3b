"""`porter explain SYMBOL`: its signature, disposition, rule and generated code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click

from porter.app import stored_plans
from porter.cli import _plan_options
from porter.errors import PlanError, did_you_mean
from porter.model import PlannedSymbol
from porter.plan.planfile import PlanFile


@click.command("explain")
@click.argument("symbol")
@_plan_options.plans_option
@_plan_options.generated_option
def command(symbol: str, backend: str | None, generated: Path | None) -> None:
    """Show what becomes of SYMBOL, and why."""
    plans = stored_plans.find(backend, generated)
    found = [
        (folder, plan, planned)
        for folder, plan in plans.items()
        for planned in plan.symbols
        if planned.symbol.name == symbol
    ]
    if not found:
        known = (planned.symbol.name for plan in plans.values() for planned in plan.symbols)
        raise PlanError(f"{symbol}: in no plan; {did_you_mean(symbol, known)}")
    click.echo("\n\n".join("\n".join(_lines(*each)) for each in found))


def _lines(folder: Path, plan: PlanFile, planned: PlannedSymbol) -> Iterator[str]:
    symbol = planned.symbol
    node = f"@{'@' * symbol.default}{symbol.version}" if symbol.version else ""
    yield plan.signatures.get(symbol.name, f"{symbol.name}{node} (declared by no header)")
    yield ""
    rows = {
        "library": f"{plan.soname} of {plan.backend}{', ' + node if node else ''}",
        "kind": symbol.kind.value if symbol.kind.value != "function" else "",
        "becomes": planned.disposition.value,
        "because": planned.reason + (f", {planned.place}" if planned.place else ""),
        "role": planned.role,
    }
    rows |= {f"  {key}": text for key, text in planned.fields}
    rows |= {
        "  guards": ", ".join(planned.guards),
        "reviewed": planned.reviewed,
        "unguarded": planned.suspect,
        "exported by": ", ".join(planned.drivers) or "no known driver",
    }
    yield from (f"{key + ':':<13}{text}" for key, text in rows.items() if text)
    for name in ("hooks.c", "forwards.c", "untyped.S"):
        path = folder / name
        excerpt = _excerpt(path.read_text(encoding="utf-8"), symbol.name) if path.is_file() else ""
        if excerpt:
            yield f"\n{path}:\n{excerpt}"
            return


def _excerpt(text: str, name: str) -> str:
    """Cut out a function's definition and its own helpers, or the lines that name it."""
    word = rf"\b{re.escape(name)}\b"
    bodies = re.findall(
        rf"^(?!#|\s|/|\*)[^\n;]*\b(?:gated_)?{re.escape(name)}\((?:[^;{{]*)\n\{{\n.*?^\}}$",
        text,
        re.MULTILINE | re.DOTALL,
    )
    if bodies:
        return "\n\n".join(bodies)
    return "\n".join(line for line in text.splitlines() if re.search(word, line))
