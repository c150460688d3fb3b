"""`porter exports`: record the exports of a library."""

from __future__ import annotations

import re
from pathlib import Path

import click

from porter.errors import PorterError
from porter.sources import elf, exports


@click.command()
@click.argument("library", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="File to write; else to stdout."
)
@click.option(
    "--of",
    "soname",
    help="Record the imports of LIBRARY from this SONAME instead, if that library is not at hand.",
)
@click.option("--imported", metavar="REGEX", help="With --of: the names of that library.")
def command(library: Path, output: Path | None, soname: str | None, imported: str | None) -> None:
    """Record the names, kinds, versions and sizes that LIBRARY exports."""
    if (soname is None) != (imported is None):
        raise PorterError("--of SONAME and --imported REGEX go together")
    try:
        re.compile(imported or "")
    except re.error as error:
        raise PorterError(f"--imported: {imported!r} is no regular expression: {error}") from None
    table = (
        elf.read_wanted(library, soname, imported)
        if soname is not None and imported is not None
        else elf.read_symbols(library)
    )
    text = exports.dump(table)
    if output:
        try:
            output.write_text(text, encoding="utf-8")
        except OSError as error:  # the error of a full disk has no file name
            raise PorterError(f"{output}: cannot be written: {error.strerror}") from error
        click.echo(
            f"{output}: {sum(not line.startswith('#') for line in text.splitlines())} exports"
        )
    else:
        click.echo(text, nl=False)
