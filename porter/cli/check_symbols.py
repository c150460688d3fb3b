"""`porter check-symbols LIB`: the symbols of a library that are hooked, forwarded or unguarded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import click

from porter.app import checking
from porter.app.checking import SAYS, Report
from porter.cli import _plan_options
from porter.model import Finding


@click.command("check-symbols")
@click.argument("library", type=click.Path(path_type=Path))
@_plan_options.plans_option
@_plan_options.generated_option
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
    with checking.collector_paused():
        report = checking.report(library, backend, generated, headers=headers)
        tell = {"json": _as_json, "markdown": _as_markdown}.get(form or "")
        click.echo(tell(report) if tell else _as_text(report, everything=everything))
    ctx.exit(int(report.is_fatal))


def _as_text(report: Report, *, everything: bool) -> str:
    lines = [f"{report.library}: {report.backend}, {report.soname}", ""]
    lines += [f"{name:<11}{count:>6}" for name, count in report.counts.items()]
    for kind, symbols in _grouped(report):
        width = max(len(finding.symbol) for finding in symbols)
        lines += ["", f"{kind}: {SAYS[kind]}"]
        lines += [f"  {f.symbol:<{width}}  {f.detail}" for f in symbols]
    for called, names in report.lists.items() if everything else ():
        lines += ["", f"{called}:", *(f"  {name}" for name in names)] if names else []
    return "\n".join(lines)


def _as_markdown(report: Report) -> str:
    lines = [f"### {report.library}: {report.backend}, {report.soname}", ""]
    lines += ["| symbols | count |", "|---|---:|"]
    lines += [f"| {name} | {count} |" for name, count in report.counts.items()]
    for kind, symbols in _grouped(report):
        lines += ["", f"**{kind}**: {SAYS[kind]}", ""]
        lines += [f"- `{f.symbol}`: {f.detail}" for f in symbols]
    for called, names in report.lists.items():
        if names:
            lines += ["", f"<details><summary>{called}: {len(names)}</summary>", ""]
            lines += [" ".join(f"`{name}`" for name in names), "", "</details>"]
    return "\n".join(lines)


def _as_json(report: Report) -> str:
    """Write each value on a line of its own, not indented: a million findings take seconds."""
    document = {field.name: getattr(report, field.name) for field in fields(report)}
    keys = Finding._fields
    document["findings"] = [dict(zip(keys, finding, strict=True)) for finding in report.findings]
    return json.dumps(document, separators=(",\n", ": "))


def _grouped(report: Report) -> Iterator[tuple[str, list[Finding]]]:
    by_kind: dict[str, list[Finding]] = {kind: [] for kind in SAYS}
    for finding in report.findings:
        by_kind[finding.kind].append(finding)
    yield from ((kind, found) for kind, found in by_kind.items() if found)
