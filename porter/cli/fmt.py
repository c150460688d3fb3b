"""`porter fmt`: lay out spec files, one rule or one field per line."""

from __future__ import annotations

from pathlib import Path

import click

from porter.app import formatting
from porter.cli._paths import InputPath


@click.command()
@click.argument("files", nargs=-1, type=InputPath())
@click.option("--check", is_flag=True, help="Write nothing; fail if a file would change.")
def command(files: tuple[Path, ...], *, check: bool) -> None:
    """Lay out spec files: lines of at most 160 columns, without a change of any value.

    FILES are spec files or folders of them; default: all of the project, or of this checkout. A
    rule that is longer than a line gets one field per line. Comments stay.
    """
    changed = formatting.changed(files, write=not check)
    for name in changed:
        click.echo(f"{name}: {'would change' if check else 'formatted'}")
    if check and changed:
        raise SystemExit(1)
