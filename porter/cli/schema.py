"""`porter schema`: the spec language as JSON Schema, for editors."""

from __future__ import annotations

import json

import click

from porter.spec import specfiles


@click.command("schema")
def command() -> None:
    """Print the JSON Schema of spec files."""
    click.echo(json.dumps(specfiles.json_schema(), indent=2))
