"""The option that names where tenants are kept that are there already."""

from __future__ import annotations

import click

from porter.cli._paths import InputPath

# Other users may go through a folder that they cannot list.
_FOLDER = InputPath(files=False, readable=False)

state_option = click.option(
    "--state",
    type=_FOLDER,
    help="Where the accounts are kept; default: as for `porter run`.",
)
