"""`porter exports`: record what a library exports."""

from __future__ import annotations

from pathlib import Path

import click

from porter import elf, exports


@click.command()
@click.argument("library", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="File to write; else to stdout."
)
def command(library: Path, output: Path | None) -> None:
    """Record the names, kinds, versions and sizes that LIBRARY exports."""
    text = exports.dump(elf.read_symbols(library))
    if output:
        output.write_text(text, encoding="utf-8")
        click.echo(
            f"{output}: {sum(not line.startswith('#') for line in text.splitlines())} exports"
        )
    else:
        click.echo(text, nl=False)
