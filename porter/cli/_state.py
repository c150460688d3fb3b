"""The option that names where tenants are kept that are there already."""

from __future__ import annotations

from pathlib import Path

import click

# Other users may go through a folder that they cannot list.
_FOLDER = click.Path(path_type=Path, exists=True, file_okay=False, readable=False)

state_option = click.option(
    "--state",
    type=_FOLDER,
    help="Where the accounts are kept; default: as for `porter run`.",
)
