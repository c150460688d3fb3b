"""Options of commands that read plans: apart, because these commands need little else."""

from __future__ import annotations

import click

from porter.cli._paths import InputPath

plans_option = click.option(
    "--backend", help="Backend whose plans to read; by default all that were generated."
)
generated_option = click.option(
    "--generated",
    type=InputPath(files=False, resolve=True),
    help="Folder that `porter gen` wrote; default: generated/ next to the nearest porter.toml, "
    "then the one that came with porter.",
)
