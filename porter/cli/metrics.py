"""`porter metrics`: the figures of `porter top`, for Prometheus."""

from __future__ import annotations

import functools
import importlib
import os
import signal
from pathlib import Path
from types import ModuleType

import click

from porter import paths, tenant
from porter.cli._state import state_option
from porter.errors import PorterError

_PORT, _LAST_PORT = 9477, 65535
_FILES = {"rules": "prometheus/rules.yaml", "dashboard": "grafana/porter.json"}


@click.command()
@state_option
@click.option(
    "--listen",
    default=f"127.0.0.1:{_PORT}",
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

    exposition = _exposition()
    folder = (state or tenant.state_folder(os.environ)).absolute()
    leases = tenant.leases_folder(os.environ, folder)
    configured = functools.partial(allocations.configured, folder)
    figures = exposition.Figures(folder, leases, configured, hami=hami)
    if once:
        click.echo(exposition.text(figures), nl=False)
        return
    address, port = _address(listen)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with exposition.served(figures, address, port) as chosen:
            click.echo(f"porter: metrics at http://{_host(address)}:{chosen}/metrics", err=True)
            while True:
                signal.pause()
    except KeyboardInterrupt:
        return


def _exposition() -> ModuleType:
    try:
        return importlib.import_module("porter.node.exposition")
    except ModuleNotFoundError as error:
        raise PorterError(
            f"{error.name}: not installed; `pip install 'porter[node]'` installs it"
        ) from error


def _address(text: str) -> tuple[str, int]:
    """Read ADDRESS:PORT; an IPv6 address stands in brackets, and none is every address."""
    address, colon, port = text.rpartition(":")
    if not colon or not port.isascii() or not port.isdigit() or int(port) > _LAST_PORT:
        raise PorterError(
            f"--listen: {text!r} is no address and port, allowed are 127.0.0.1:{_PORT}, "
            f"[::1]:{_PORT} or :{_PORT}, and port 0, which is any free one"
        )
    return address.removeprefix("[").removesuffix("]") or "0.0.0.0", int(port)  # noqa: S104


def _host(address: str) -> str:
    return f"[{address}]" if ":" in address else address
