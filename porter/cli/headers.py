"""`porter headers`: fetch the headers that a backend's spec names."""

from __future__ import annotations

import json

import click

from porter import paths
from porter.sources import fetch
from porter.spec import specfiles


@click.command()
@click.option("--backend", required=True, help="A backend's name, or the folder of its spec.")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects.")
def command(backend: str, *, as_json: bool) -> None:
    """Fetch the packages that hold a backend's headers, and print where they are."""
    cache = paths.cache_dir()
    found = [
        {
            "library": library.id,
            "package": package.name,
            "version": package.version,
            "sha256": package.sha256,
            "folder": str(fetch.fetch(package, cache, _progress) / package.path),
        }
        for library in specfiles.load_spec(backend).libraries
        for package in library.headers.packages
    ]
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for entry in found:
        click.echo("{library}: {package} {version}: {folder}".format_map(entry))


def _progress(message: str) -> None:
    click.echo(f"porter: {message}", err=True)
