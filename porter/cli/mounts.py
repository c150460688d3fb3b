"""`porter mounts`: what puts a container under a share."""

from __future__ import annotations

from pathlib import Path

import click

from porter.app import mounting
from porter.app.mounting import FORMS, Request
from porter.cli import _options, _plan_options
from porter.runtime.terms import Sharing


@click.command()
@_options.backend_option
@_plan_options.generated_option
@_options.memory_option
@_options.device_option
@_options.sharing_options
@click.option(
    "--tenant",
    "name",
    callback=_options.given,
    help="Containers of one name share one account and one file of limits, which a later call "
    "with limits replaces; default: a new tenant, whose files stay until they are removed.",
)
@_options.real_option("--driver")
@click.option(
    "--state",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where this host keeps accounts and configurations; default: as for `porter run`.",
)
@_options.log_option
@click.option(
    "--format",
    "form",
    type=click.Choice(sorted(FORMS)),
    default="docker",
    show_default=True,
    help="docker: a command line. cdi: a Container Device Interface file. json: the mounts as "
    "data. shell: a script, for `unshare -m sh SCRIPT [ROOT] [-- COMMAND...]`.",
)
def command(
    *,
    backend: str | None,
    generated: Path | None,
    memory: str,
    devices: tuple[str, ...],
    compute: str,
    policy: str | None,
    weight: int | None,
    priority: str | None,
    name: str,
    real: Path | None,
    state: Path | None,
    log: str | None,
    form: str,
) -> None:
    """Print the mounts that put a container under a share of the device.

    The libraries are mounted over the vendor's, whose own are mounted under another path. The
    limit is in a mounted file, so that every process of the container is under it, with any
    user and environment. Mounts of a driver's libraries have to come before these.

    The file of a tenant that has one already keeps its limits where none are given here; others
    take the place of all of them.
    """
    request = Request(
        backend,
        generated,
        memory,
        devices,
        Sharing(compute, policy or "", weight or 0, priority or ""),
        name,
        real,
        state,
        log or "",
        form,
    )
    click.echo(mounting.mounts(request), nl=False)
