"""`porter diff A B`: a vendor's changes between two versions, and their meaning for rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import click

from porter.app import comparing
from porter.plan import drift
from porter.plan.drift import Change

_SAYS = {
    "unguarded": "new, looks like an allocator or a launch, and has no rule",
    "broken": "a rule says what these headers do not allow",
    "changed": "another ABI under one name",
    "layout": "another layout of a struct that rules read",
    "constant": "another value of a constant that rules rely on",
    "version": "in other version nodes",
    "akin": "new, without a rule, named like a hooked function",
    "grown": "more constants of an enum that rules distinguish",
    "new": "not there before",
    "removed": "no longer there",
}


@dataclass(frozen=True, slots=True)
class _Report:
    """The report on one library, for all output forms."""

    soname: str
    a: str
    b: str
    changes: list[Change]


@click.command()
@click.argument("a")
@click.argument("b")
@click.option("--backend", help="A backend's name, or the folder of its spec; for folders.")
@click.option("--json", "form", flag_value="json", help="Print JSON.")
@click.option("--markdown", "form", flag_value="markdown", help="For a comment on a change.")
@click.pass_context
def command(ctx: click.Context, a: str, b: str, backend: str | None, form: str | None) -> None:
    """List the changes from A to B.

    Each is BACKEND@VERSION (headers that its spec names: cuda@12.9), a folder of headers, a
    library, or a file that `porter exports` wrote.

    Exits 1 where something new is unguarded or changed under a rule, marked with !, and 2 where
    A or B cannot be read.
    """
    reports = [
        _Report(library.soname, first.label, second.label, drift.compare(first, second))
        for library, first, second in comparing.read((a, b), backend)
    ]
    if form == "json":
        click.echo(json.dumps([asdict(report) for report in reports], indent=2))
    else:
        tell = _as_markdown if form == "markdown" else _as_text
        click.echo("\n\n".join("\n".join(tell(report)) for report in reports))
    ctx.exit(int(any(change.grave for report in reports for change in report.changes)))


def _as_text(report: _Report) -> Iterator[str]:
    yield f"{report.soname}: {report.a} -> {report.b}"
    yield ""
    yield from (f"{kind:<11}{count:>6}" for kind, count in _counts(report).items())
    for kind, changes in _grouped(report):
        width = max(len(change.symbol) for change in changes)
        yield f"\n{kind}: {_SAYS[kind]}"
        for change in changes:
            mark = "!" if change.grave else " "
            yield f"{mark} {change.symbol:<{width}}  {change.detail}{_by(change)}"


def _as_markdown(report: _Report) -> Iterator[str]:
    yield f"### {report.soname}: {report.a} → {report.b}"
    yield "\n| what | count | to look at |\n|---|---:|---:|"
    for kind, count in _counts(report).items():
        grave = sum(change.grave for change in report.changes if change.kind == kind)
        yield f"| {kind} | {count} | {grave} |"
    for kind, changes in _grouped(report):
        marked = [change for change in changes if change.grave]
        if marked:
            yield f"\n**{kind}**: {_SAYS[kind]}\n"
            yield from (_item(change) for change in marked)
        if len(marked) < len(changes):
            yield f"\n<details><summary>{kind}: {_SAYS[kind]}</summary>\n"
            yield from (_item(change) for change in changes if not change.grave)
            yield "\n</details>"


def _item(change: Change) -> str:
    return f"- `{change.symbol}`: {change.detail}{_by(change)}"


def _by(change: Change) -> str:
    return f" (rule {', '.join(change.rules)})" if change.rules else ""


def _counts(report: _Report) -> dict[str, int]:
    return {kind: sum(c.kind == kind for c in report.changes) for kind in _SAYS}


def _grouped(report: _Report) -> Iterator[tuple[str, list[Change]]]:
    for kind in _SAYS:
        found = [change for change in report.changes if change.kind == kind]
        if found:
            yield kind, found
