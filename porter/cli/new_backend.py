"""`porter new-backend NAME`: draft the spec, port and simulated device of another vendor."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import click

from porter.app import drafting
from porter.app.drafting import Written
from porter.cli import _progress
from porter.cli._paths import InputPath

_FILE = InputPath(folders=False)
_FOLDER = InputPath(files=False)


@click.command("new-backend")
@click.argument("name")
@click.option(
    "--headers",
    "headers",
    multiple=True,
    required=True,
    type=_FILE,
    help="A header with the library's functions; may be repeated.",
)
@click.option(
    "--include", "folders", multiple=True, type=_FOLDER, help="A folder that headers include from."
)
@click.option(
    "--define", "defines", multiple=True, help="A macro to read the headers with: X or X=1."
)
@click.option(
    "--prefix", help="How the library's functions begin; found out where it is not given."
)
@click.option("--lib", "library", type=_FILE, help="The vendor's library: its SONAME and exports.")
@click.option(
    "--consumer", "consumers", multiple=True, type=_FILE, help="A program or library that uses it."
)
@click.option("--like", help="The backend that it is like; by default the nearest of all.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Instead of the folder with the nearest porter.toml.",
)
@click.option(
    "--extend", is_flag=True, help="Inherit the nearest backend's rules where they say the same."
)
@click.option("--force", is_flag=True, help="Overwrite the files of an earlier draft.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(
    name: str,
    *,
    headers: tuple[Path, ...],
    folders: tuple[Path, ...],
    defines: tuple[str, ...],
    prefix: str | None,
    library: Path | None,
    consumers: tuple[Path, ...],
    like: str | None,
    out: Path | None,
    extend: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Draft the backend NAME: its spec, its port and its simulated device.

    Each proposal states its certainty and its reason. An uncertain proposal is a to-do: `porter
    check-symbols` fails as long as one is left.
    """
    request = drafting.Request(
        name, headers, folders, defines, prefix, library, consumers, like, out, extend, force
    )
    written = drafting.write(request, _progress.bar)
    if as_json:
        click.echo(_as_json(written))
    else:
        again = f"--headers {written.headers} --simulate"
        again += f" --out {written.root / 'generated'}" if out else ""
        click.echo(_as_text(written, again))


def _as_text(written: Written, again: str) -> str:
    drafted, root = written.draft, written.root
    name = drafted.backend
    sure = [p for p in drafted.proposals if p.role and not p.todo]
    roles = Counter(p.role for p in sure)
    todo = [*drafted.todo, *(f"{p.function}: {p.todo}" for p in drafted.proposals if p.todo)]
    todo += [f"port_{name}.c: {what}" for what in written.lacks]
    inherited = f" and {drafted.inherited} inherit their rule" if drafted.inherited else ""
    done = f"{len(sure)} functions have a role{inherited}, {len(todo)} things are to do"
    lines = [f"{root / 'specs' / name}: {done}"]
    if drafted.nearest:
        share = f"{drafted.nearness} % of the functions have their like"
        lines.append(f"nearest: {drafted.nearest}, where {share}")
    lines += [f"  {role:<20}{count:>4}" for role, count in sorted(roles.items())]
    lines += ["to do:", *(f"  {one}" for one in todo)] if todo else []
    lines += ["next:", f"  porter gen --backend {root / 'specs' / name} {again}"]
    return "\n".join(lines)


def _as_json(written: Written) -> str:
    drafted = written.draft
    whole = asdict(replace(drafted, proposals=()))
    whole |= {"proposals": [asdict(p) | {"fields": dict(p.fields)} for p in drafted.proposals]}
    whole |= {
        "port": written.lacks,
        "root": str(written.root),
        "headers": str(written.headers),
    }
    return json.dumps(whole, indent=2)
