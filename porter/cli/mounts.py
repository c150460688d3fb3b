"""`porter mounts`: what puts a container under a share."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import click

from porter.app import building, choosing
from porter.cli import _options, _plan_options
from porter.errors import PorterError
from porter.runtime import attach, container, tenant, terms
from porter.runtime.container import Bind, Tenancy
from porter.runtime.terms import Sharing

_FORMS: dict[str, Callable[[tuple[Bind, ...], Tenancy, tuple[str, ...]], str]] = {
    "cdi": container.as_cdi,
    "docker": lambda mounts, _, env: container.as_docker(mounts, env),
    "json": lambda mounts, _tenancy, _env: container.as_json(mounts),
    "shell": lambda mounts, _, env: container.as_shell(mounts, env),
}
_BARE = ("json", "shell")  # mounts alone, no environment


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
    type=click.Choice(sorted(_FORMS)),
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
    setting = attach.memory_setting(memory, devices)
    sharing = terms.check(Sharing(compute, policy or "", weight or 0, priority or ""))
    named = bool(name)
    name = tenant.check_name(name) if named else f"box-{secrets.token_hex(4)}"
    chosen = choosing.find(backend, simulated=False, real=real, generated=generated)
    found = building.require_driver(chosen, real)
    building.build_shims(chosen, found)
    state = (state or tenant.state_folder(os.environ)).absolute()
    folder = tenant.shared(state, name)
    config = state / f"{name}.conf"
    leases = tenant.make_leases(tenant.leases_folder(os.environ, state), state)
    on_host, own, common = (PurePosixPath(path) for path in (config, folder, leases))
    tenancy = Tenancy(name, setting, on_host, own, common, log or "", sharing)
    libraries = building.guarded(chosen, found)
    _configure(config, container.configuration(libraries, tenancy), terms=bool(setting or sharing))
    click.echo(f"porter: tenant {name}, configured by {config}", err=True)
    if not named:
        again = shlex.join(["rm", "-r", str(config), str(folder)])
        click.echo(
            f"porter: once its containers have ended, `{again}` removes the new files", err=True
        )
    env = container.variables(libraries)
    for variable in env if form in _BARE else ():
        click.echo(f"porter: programs with a loader of their own need {variable}", err=True)
    click.echo(_FORMS[form](container.binds(libraries, tenancy), tenancy, env), nl=False)


def _configure(config: Path, text: str, *, terms: bool) -> None:
    """Write a tenant's file; without terms it keeps those that it has, and is as it was."""
    try:
        former = config.read_text(encoding="utf-8", errors="surrogateescape")
    except FileNotFoundError:
        _write(config, text)
        return
    renewed = container.renewed(former, text, terms=terms)
    if renewed == former:
        return
    _write(config, renewed)
    for difference in container.differences(former, renewed):
        click.echo(f"porter: {config}: {difference}", err=True)


def _write(config: Path, text: str) -> None:
    """Write it in place and at once: a container that has it mounted always reads a whole limit.

    The rest of a longer former text becomes blank lines first.
    """
    file = os.open(config, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        data = text.encode(errors="surrogateescape")
        os.pwrite(file, data.ljust(os.fstat(file).st_size, b"\n"), 0)
        os.ftruncate(file, len(data))
        os.fchmod(file, 0o644)  # in spite of the umask
    except OSError as error:
        raise PorterError(f"{config}: cannot be written: {error.strerror}") from error
    finally:
        os.close(file)
