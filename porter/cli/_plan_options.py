"""Options of commands that read plans: apart, because these commands need little else."""

from __future__ import annotations

from pathlib import Path

import click

plans_option = click.option(
    "--backend", help="Backend whose plans to read; by default all that were generated."
)
generated_option = click.option(
    "--generated",
    type=click.Path(path_type=Path, exists=True, file_okay=False, resolve_path=True),
    help="Folder that `porter gen` wrote; default: generated/ next to the nearest porter.toml, "
    "then the one that came with porter.",
)
