"""The environment in which `run` and `doctor` start a program, and the options that set it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import click

from porter import units
from porter.errors import PorterError
from porter.native import reach, simd
from porter.native.reach import Place
from porter.runtime import attach, inherited, tenant, terms
from porter.runtime.attach import Attachment
from porter.runtime.inherited import Account
from porter.runtime.supervise import supervise
from porter.runtime.terms import Sharing

_Command = TypeVar("_Command", bound=Callable[..., object])

_NOT_FOUND, _NOT_EXECUTABLE = 127, 126  # as sh and env answer
_SOCKET = "PORTER_SIM_SOCKET"
_NOTES = "PORTER_RUN"
_PATHS = ("PORTER_CONFIG", "PORTER_REAL_DIR", "PORTER_SHARED")


def given(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """Refuse an empty value: `--memory "$QUOTA"` would set no limit at all."""
    value = value if value is None else value.strip()  # as variables are read
    if value == "":
        raise click.BadParameter("it is empty; leave the option out", ctx, parameter)
    return value or ""


backend_option = click.option(
    "--backend", help="Backend to use; needed if several fit (see `porter backends`)."
)
memory_option = click.option(
    "--memory",
    callback=given,
    metavar="AMOUNT",
    help="Limit of memory on every device: 8GiB, 8g, 50%.",
)
device_option = click.option(
    "--device",
    "devices",
    multiple=True,
    metavar="NAME=AMOUNT,…",
    help="Limit of memory on single devices, by index or UUID: 0=8GiB,1=16GiB.",
)
_PRIORITIES = [each for each in terms.Priority if each is not terms.Priority.IDLE]
_POLICIES = (
    "cap: never more. burst: at least that. weight, equal: in proportion. "
    "best-effort: unused time only.  [default: {}]"
)
_SHARING = (
    click.option(
        "--weight",
        type=click.IntRange(*terms.WEIGHTS),
        help=f"Relative share of time; a tenant without one has {terms.WEIGHT}.",
    ),
    click.option(
        "--priority",
        type=click.Choice([str(each) for each in _PRIORITIES]),
        help="A higher priority is served first, also before guaranteed shares (default: normal).",
    ),
)


def _sharing_options(command: _Command, shares: str, which: str, policy: str) -> _Command:
    compute = click.option(
        "--compute",
        callback=given,
        metavar=shares,
        help=f"Share of a device's time, in percent: 30{which}",
    )
    choice = click.Choice([str(each) for each in terms.Policy])
    kind = click.option("--policy", type=choice, help=_POLICIES.format(policy))
    for option in reversed((compute, kind, *_SHARING)):
        command = option(command)
    return command


def sharing_options(command: _Command) -> _Command:
    """Add the options that say how a program's time is shared."""
    default = "cap with --compute, weight with --weight"
    return _sharing_options(command, "SHARE,…", ", or 30,1=50 by device.", default)


def other_sharing_options(command: _Command) -> _Command:
    """Add the options that say how a running tenant's time is to be shared from now on."""
    default = "as it is; with --compute cap, or burst where it was burst; with --weight weight"
    return _sharing_options(command, "SHARE", "; --device selects the device.", default)


log_option = click.option(
    "--log",
    type=click.Choice(["off", "error", "warn", "info", "debug"]),
    help="Level of the messages that the libraries write to standard error.",
)


def real_option(name: str) -> Callable[[_Command], _Command]:
    """Add the option that names the folder of the vendor's libraries."""
    folder = click.Path(path_type=Path, exists=True, file_okay=False, resolve_path=True)
    return click.option(
        name, "real", type=folder, help="Folder of the vendor's libraries (default: a search)."
    )


audit_option = click.option(
    "--audit",
    is_flag=True,
    help="Also guard libraries that are opened by their path, by an auditor in the loader.",
)


def simulate_options(command: _Command) -> _Command:
    """Add the options that ask for simulated devices."""
    for option in reversed(_SIMULATE):
        command = option(command)
    return command


_SIMULATE = (
    click.option(
        "--simulate",
        is_flag=True,
        help="Run on simulated devices, which all runs share; no driver is needed.",
    ),
    click.option(
        "--devices",
        "count",
        type=click.IntRange(1, 64),
        show_default=f"those of other runs, else {simd.COUNT}",
        help="Number of simulated devices.",
    ),
    click.option(
        "--device-memory",
        callback=given,
        show_default="as others', else 80GiB",
        metavar="SIZE",
        help="Memory of each simulated device.",
    ),
)


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    backend: str | None
    memory: str
    devices: tuple[str, ...]
    real: Path | None
    tenant: str
    log: str
    simulated: bool
    count: int | None
    device_memory: str
    audited: bool = False
    sharing: Sharing = terms.UNSAID
    reset: bool = False  # leave out inherited limits
    generated: Path | None = None


@contextmanager
def environment(request: Request) -> Iterator[dict[str, str]]:
    """Give the environment of a program under a share, as long as its tenant lives."""
    from porter.app import building, choosing, refusals  # noqa: PLC0415
    from porter.native import compilers  # noqa: PLC0415 (`set` takes options from here)

    refusals.check(os.environ)
    setting = attach.memory_setting(request.memory, request.devices)
    ours = inherited.reset(os.environ) if request.reset else dict(os.environ)
    os.environ.pop("LD_PRELOAD", None)  # it is the program's, not that of compilers and daemons
    sharing = terms.check(request.sharing, given=ours.get("PORTER_COMPUTE", ""))
    named = "PORTER_TENANT" if request.tenant == ours.get("PORTER_TENANT") else "--tenant"
    name = tenant.check_name(request.tenant, named) if request.tenant else ""
    state = tenant.state_folder(ours)
    if outer := inherited.account(ours):
        name, state, shared = _stay(outer, name, state)
        ours["PORTER_SHARED"] = str(shared)
    backend = choosing.find(
        request.backend,
        simulated=request.simulated,
        real=request.real,
        generated=request.generated,
    )
    aliases = building.config_aliases(backend)
    refusals.check_aliases(ours, aliases)
    found = {} if request.simulated else building.require_driver(backend, request.real)
    building.build_shims(backend, found)
    twins = building.build_simulator(backend) if request.simulated else None
    sonames = building.preloadable(backend, found)
    leases = tenant.leases_folder(ours, state)
    auditor = compilers.AUDITOR if request.audited else ""
    with (
        tenant.joined(state, name) as joined,
        _notes(state, name, joined) as notes,
        _devices(twins, state, leases, joined, request) as (settings, simulated),
    ):
        if sharing:
            tenant.make_leases(leases, state)
        place = reach.placed(Place(backend.folder, twins), state)
        real = place.twins or request.real
        share = Attachment(
            *(place.folder, sonames, state, joined, setting, real, request.log),
            layers=tuple((one.layers, one.soname) for one in backend.libraries if one.layers),
            auditor=auditor,
            sharing=sharing,
        )
        told = attach.with_sanitizers(attach.environment(share, _inherited(ours)))
        told |= {**settings, _NOTES: str(notes)}
        told, messages = inherited.lowered(told, _options(request), aliases)
        for message in messages:
            click.echo(f"porter: {message}", err=True)
        told |= inherited.added(told, Account(joined, state, leases), aliases)
        wanted = refusals.named(setting, sharing.compute, ours)
        refusals.check_devices(backend, sonames, wanted, told, simulated)
        yield told


def _stay(outer: Account, name: str, state: Path) -> tuple[str, Path, Path]:
    """Stay in the account of the run above: in another one its limits would be had once more."""
    told = []
    if name and name != outer.tenant:
        told.append(f"tenant {name!r} is not used: limits are inherited from a run of")
    if state != outer.state and os.environ.get("PORTER_STATE"):
        told.append(f"PORTER_STATE: '{state}' is not used: limits are inherited from a run of")
    for message in told:
        click.echo(
            f"porter: {message} tenant {outer.tenant!r} in {outer.state}, which this run joins; "
            "--reset drops them",
            err=True,
        )
    return outer.tenant, outer.state, outer.shared


def _options(request: Request) -> dict[str, str]:
    """Name the options that limit something."""
    sharing = request.sharing
    return {
        "memory": "--memory" if request.memory else "--device" if request.devices else "",
        "compute": "--compute" if sharing.compute else "",
        "policy": "--policy" if sharing.policy else "",
        "weight": "--weight" if sharing.weight else "",
        "priority": "--priority" if sharing.priority else "",
    }


@contextmanager
def _notes(state: Path, name: str, joined: str) -> Iterator[Path]:
    """Give the folder in which the run's processes note their messages; the outer run's if any."""
    outer = os.environ.get(_NOTES)
    if outer and Path(outer).is_dir():
        yield Path(outer)
    elif name:
        with tenant.noted(state) as folder:
            yield folder
    else:
        yield state / joined


def _inherited(ours: Mapping[str, str]) -> dict[str, str]:
    """Make the paths of the user's variables absolute: programs may change their folder."""
    told = {name: path for name in _PATHS if (path := ours.get(name))}
    return {**ours, **{name: str(Path(path).absolute()) for name, path in told.items()}}


def check_program(program: str) -> None:
    """Refuse a program that no limit would hold for, and warn of one that may start others."""
    if problem := reach.drops_libraries(program):
        raise PorterError(
            f"{program}: {problem}: the loader drops the libraries in it, and no limit would hold; "
            f"start porter in it: {program} … porter run …"
        )
    if reach.is_32_bit(program):
        click.echo(
            f"porter: {program}: is a 32-bit program, and the libraries have 64 bits: limits hold "
            "only for 64-bit programs that it starts",
            err=True,
        )


def run(argv: tuple[str, ...], settings: Mapping[str, str], *, aside: bool = False) -> int:
    """Run a program; return its status, or a shell's status for one that cannot be started.

    `aside`: its output goes to standard error, because standard output has our JSON.
    """
    try:
        if not argv[0]:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return supervise(argv, settings, aside=aside)
    except OSError as error:
        name = argv[0] or "''"
        click.echo(f"porter: {name}: {error.strerror}", err=True)
        missing = isinstance(error, (FileNotFoundError, NotADirectoryError))
        return _NOT_FOUND if missing else _NOT_EXECUTABLE


@contextmanager
def _devices(
    twins: Path | None, state: Path, leases: Path, label: str, request: Request
) -> Iterator[tuple[Mapping[str, str], int]]:
    """Serve simulated devices and count them, unless the user has some running.

    Tenants that meet at the leases share them: their memory, too.
    """
    told = {"PORTER_SIM_LABEL": label}  # the tenant's name in the daemon's figures
    size = request.device_memory
    wanted = simd.Shape(request.count, _size("--device-memory", size) if size else None)
    if not twins:
        yield {}, 0
    elif socket := os.environ.get(_SOCKET):
        running = simd.shape(socket)
        if running and not wanted.fits(running):
            click.echo(
                f"porter: {_SOCKET} names devices that run: {running}; it has those", err=True
            )
        yield told, 0
    else:
        folder = tenant.make_meeting(leases, state)
        with simd.shared(twins / "porter-simd", folder, wanted) as found:
            if found.others:
                click.echo(_aside(found.shape, found.others), err=True)
            serial = {"PORTER_SIM_SERIAL": str(found.serial)} if found.serial else {}
            yield {_SOCKET: found.socket, **told, **serial}, found.shape.count or 0


def _aside(shape: simd.Shape, others: simd.Shape) -> str:
    return (
        f"porter: simulating {shape}, in addition to the {others} of other runs; "
        "this run shares no memory and no time with them"
    )


def _size(option: str, text: str) -> int:
    try:
        size = units.size(text)
    except PorterError as error:
        raise PorterError(f"{option}: {error}") from None
    if not size:
        raise PorterError(f"{option}: {text!r} is no memory at all, allowed is more than 0 bytes")
    return size
