"""`porter check-symbols LIB`: what of a library is hooked, forwarded or unguarded."""

from __future__ import annotations

import gc
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path

import click

from porter.app import stored_plans
from porter.cli import _options
from porter.errors import PlanError
from porter.model import Disposition, Finding, SymbolTable
from porter.plan import check
from porter.plan.planfile import PlanFile
from porter.sources import driver, elf

_SAYS = {
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
class _Report:
    """The report on one library, for any output format."""

    library: str
    soname: str
    backend: str
    counts: dict[str, int]
    lists: dict[str, list[str]]
    findings: list[Finding]


@click.command("check-symbols")
@click.argument("library", type=click.Path(path_type=Path))
@_options.plans_option
@_options.generated_option
@click.option("--json", "form", flag_value="json", help="For programs.")
@click.option("--markdown", "form", flag_value="markdown", help="For a comment on a change.")
@click.option("--headers", is_flag=True, help="List also functions that only headers declare.")
@click.option("--all", "everything", is_flag=True, help="List also hooked and forwarded functions.")
@click.pass_context
def command(
    ctx: click.Context,
    library: Path,
    backend: str | None,
    generated: Path | None,
    form: str | None,
    *,
    headers: bool,
    everything: bool,
) -> None:
    """Report which symbols of LIBRARY are hooked, forwarded or unguarded.

    It is a file, or a name that the loader finds, such as libcuda.so.1.

    Exits 1 if LIBRARY exports a symbol that no plan knows or nothing guards. Also if a rule needs
    a function that the port does not define, or if the spec has a to-do. Exits 2 if LIBRARY cannot
    be read.
    """
    with _collector_paused():
        library = _found(library)
        table = elf.read_symbols(library)
        folder, plan = _plan_of(table, library, stored_plans.find(backend, generated))
        report = _report(table, plan, stored_plans.unanswered(folder, plan), headers=headers)
        tell = {"json": _as_json, "markdown": _as_markdown}.get(form or "")
        click.echo(tell(report) if tell else _as_text(report, everything=everything))
    ctx.exit(int(any(finding.kind in check.FATAL for finding in report.findings)))


@contextmanager
def _collector_paused() -> Iterator[None]:
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
) -> _Report:
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
    counts |= {kind: found[kind] for kind in _SAYS}
    shown = [f for f in findings if headers or f.kind != "absent" or f.symbol not in declared]
    return _Report(table.source, plan.soname, plan.backend, counts, lists, shown)


def _as_text(report: _Report, *, everything: bool) -> str:
    lines = [f"{report.library}: {report.backend}, {report.soname}", ""]
    lines += [f"{name:<11}{count:>6}" for name, count in report.counts.items()]
    for kind, symbols in _grouped(report):
        width = max(len(finding.symbol) for finding in symbols)
        lines += ["", f"{kind}: {_SAYS[kind]}"]
        lines += [f"  {f.symbol:<{width}}  {f.detail}" for f in symbols]
    for called, names in report.lists.items() if everything else ():
        lines += ["", f"{called}:", *(f"  {name}" for name in names)] if names else []
    return "\n".join(lines)


def _as_markdown(report: _Report) -> str:
    lines = [f"### {report.library}: {report.backend}, {report.soname}", ""]
    lines += ["| symbols | count |", "|---|---:|"]
    lines += [f"| {name} | {count} |" for name, count in report.counts.items()]
    for kind, symbols in _grouped(report):
        lines += ["", f"**{kind}**: {_SAYS[kind]}", ""]
        lines += [f"- `{f.symbol}`: {f.detail}" for f in symbols]
    for called, names in report.lists.items():
        if names:
            lines += ["", f"<details><summary>{called}: {len(names)}</summary>", ""]
            lines += [" ".join(f"`{name}`" for name in names), "", "</details>"]
    return "\n".join(lines)


def _as_json(report: _Report) -> str:
    """Write each value on a line of its own, not indented: a million findings take seconds."""
    told = {field.name: getattr(report, field.name) for field in fields(report)}
    keys = Finding._fields
    told["findings"] = [dict(zip(keys, finding, strict=True)) for finding in report.findings]
    return json.dumps(told, separators=(",\n", ": "))


def _grouped(report: _Report) -> Iterator[tuple[str, list[Finding]]]:
    by_kind: dict[str, list[Finding]] = {kind: [] for kind in _SAYS}
    for finding in report.findings:
        by_kind[finding.kind].append(finding)
    yield from ((kind, found) for kind, found in by_kind.items() if found)
