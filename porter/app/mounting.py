"""A share for a container -> the mounts that put it under the share, and its files on the host."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from porter.app import building, choosing, notices
from porter.errors import PorterError
from porter.runtime import attach, container, tenant, terms
from porter.runtime.container import Bind, Tenancy
from porter.runtime.terms import Sharing

FORMS: dict[str, Callable[[tuple[Bind, ...], Tenancy, tuple[str, ...]], str]] = {
    "cdi": container.as_cdi,
    "docker": lambda mounts, _, env: container.as_docker(mounts, env),
    "json": lambda mounts, _tenancy, _env: container.as_json(mounts),
    "shell": lambda mounts, _, env: container.as_shell(mounts, env),
}
_BARE = ("json", "shell")  # mounts alone, no environment


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    backend: str | None
    generated: Path | None
    memory: str
    devices: tuple[str, ...]
    sharing: Sharing
    tenant: str  # empty: a new one
    real: Path | None  # folder of the vendor's libraries
    state: Path | None
    log: str
    form: str  # one of FORMS


def mounts(request: Request) -> str:
    """Build the libraries, write the tenant's files, and word the mounts in the form asked for."""
    setting = attach.memory_setting(request.memory, request.devices)
    sharing = terms.check(request.sharing)
    given = request.tenant
    name = tenant.check_name(given) if given else f"box-{secrets.token_hex(4)}"
    chosen = choosing.find(
        request.backend, simulated=False, real=request.real, generated=request.generated
    )
    found = building.require_driver(chosen, request.real)
    building.build_shims(chosen, found)
    state = (request.state or tenant.state_folder(os.environ)).absolute()
    folder = tenant.shared(state, name)
    config = state / f"{name}.conf"
    leases = tenant.make_leases(tenant.leases_folder(os.environ, state), state)
    on_host, own, common = (PurePosixPath(path) for path in (config, folder, leases))
    tenancy = Tenancy(name, setting, on_host, own, common, request.log, sharing)
    libraries = building.guarded(chosen, found)
    _configure(config, container.configuration(libraries, tenancy), terms=bool(setting or sharing))
    notices.tell(f"tenant {name}, configured by {config}")
    if not given:
        again = shlex.join(["rm", "-r", str(config), str(folder)])
        notices.tell(f"once its containers have ended, `{again}` removes the new files")
    env = container.variables(libraries)
    for variable in env if request.form in _BARE else ():
        notices.tell(f"programs with a loader of their own need {variable}")
    return FORMS[request.form](container.binds(libraries, tenancy), tenancy, env)


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
        notices.tell(f"{config}: {difference}")


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
