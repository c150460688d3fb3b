"""`porter metrics`: the figures of `porter top`, for Prometheus."""

from __future__ import annotations

import functools
import os
import signal
from pathlib import Path

import click

from porter import paths
from porter.app import serving
from porter.cli._state import state_option
from porter.runtime import tenant

_FILES = {"rules": "prometheus/rules.yaml", "dashboard": "grafana/porter.json"}


@click.command()
@state_option
@click.option(
    "--listen",
    default=f"127.0.0.1:{serving.PORT}",
    show_default=True,
    metavar="ADDRESS:PORT",
    help="Where Prometheus reads them, at /metrics.",
)
@click.option("--once", is_flag=True, help="Print them once, for a textfile collector.")
@click.option("--hami-names", "hami", is_flag=True, help="Add HAMi's names, for its dashboards.")
@click.option(
    "--print",
    "file",
    type=click.Choice(sorted(_FILES)),
    help="Print Prometheus' recording rules, or a Grafana dashboard.",
)
def command(*, state: Path | None, listen: str, once: bool, hami: bool, file: str | None) -> None:
    """Serve each tenant's memory and device time to Prometheus.

    A tenant with a configuration file (`porter mounts`) is there from the beginning, any other
    one from its first allocation or launch on. docs/reference/metrics.md lists all names.
    """
    if file:
        text = (paths.data("deploy") / _FILES[file]).read_text(encoding="utf-8")
        click.echo(text, nl=False)
        return
    from porter.node import allocations  # noqa: PLC0415 -- `--print` needs no client library

    exposition = serving.optional("porter.node.exposition")
    folder = (state or tenant.state_folder(os.environ)).absolute()
    leases = tenant.leases_folder(os.environ, folder)
    configured = functools.partial(allocations.configured, folder)
    figures = exposition.Figures(folder, leases, configured, hami=hami)
    if once:
        click.echo(exposition.text(figures), nl=False)
        return
    address, port = serving.address(listen)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with exposition.served(figures, address, port) as chosen:
            click.echo(
                f"porter: metrics at http://{serving.host(address)}:{chosen}/metrics", err=True
            )
            while True:
                signal.pause()
    except KeyboardInterrupt:
        return
