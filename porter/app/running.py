"""The environment in which `run` and `doctor` start a program."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from porter import units
from porter.app import building, choosing, notices, refusals
from porter.errors import PorterError
from porter.native import compilers, reach, simd
from porter.native.reach import Place
from porter.runtime import attach, inherited, tenant, terms
from porter.runtime.attach import Attachment
from porter.runtime.inherited import Account
from porter.runtime.supervise import supervise
from porter.runtime.terms import Sharing

_NOT_FOUND, _NOT_EXECUTABLE = 127, 126  # as sh and env answer
_SOCKET = "PORTER_SIM_SOCKET"
_NOTES = "PORTER_RUN"
_PATHS = ("PORTER_CONFIG", "PORTER_REAL_DIR", "PORTER_SHARED")


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
    sharing: Sharing = terms.UNSET
    reset: bool = False  # leave out inherited limits
    generated: Path | None = None


@contextmanager
def environment(request: Request) -> Iterator[dict[str, str]]:
    """Give the environment of a program under a share, as long as its tenant lives."""
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
        added = attach.with_sanitizers(attach.environment(share, _inherited(ours)))
        added |= {**settings, _NOTES: str(notes)}
        added, messages = inherited.lowered(added, _options(request), aliases)
        for message in messages:
            notices.tell(message)
        added |= inherited.added(added, Account(joined, state, leases), aliases)
        wanted = refusals.named(setting, sharing.compute, ours)
        refusals.check_devices(backend, sonames, wanted, added, simulated)
        yield added


def _stay(outer: Account, name: str, state: Path) -> tuple[str, Path, Path]:
    """Stay in the account of the run above: in another one its limits would be had once more."""
    added = []
    if name and name != outer.tenant:
        added.append(f"tenant {name!r} is not used: limits are inherited from a run of")
    if state != outer.state and os.environ.get("PORTER_STATE"):
        added.append(f"PORTER_STATE: '{state}' is not used: limits are inherited from a run of")
    for message in added:
        notices.tell(
            f"{message} tenant {outer.tenant!r} in {outer.state}, which this run joins; "
            "--reset drops them"
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
    added = {name: path for name in _PATHS if (path := ours.get(name))}
    return {**ours, **{name: str(Path(path).absolute()) for name, path in added.items()}}


def check_program(program: str) -> None:
    """Refuse a program that no limit would hold for, and warn of one that may start others."""
    if problem := reach.drops_libraries(program):
        raise PorterError(
            f"{program}: {problem}: the loader drops the libraries in it, and no limit would hold; "
            f"start porter in it: {program} … porter run …"
        )
    if reach.is_32_bit(program):
        notices.tell(
            f"{program}: is a 32-bit program, and the libraries have 64 bits: limits hold "
            "only for 64-bit programs that it starts"
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
        notices.tell(f"{name}: {error.strerror}")
        missing = isinstance(error, (FileNotFoundError, NotADirectoryError))
        return _NOT_FOUND if missing else _NOT_EXECUTABLE


@contextmanager
def _devices(
    twins: Path | None, state: Path, leases: Path, label: str, request: Request
) -> Iterator[tuple[Mapping[str, str], int]]:
    """Serve simulated devices and count them, unless the user has some running.

    Tenants that meet at the leases share them: their memory, too.
    """
    added = {"PORTER_SIM_LABEL": label}  # the tenant's name in the daemon's figures
    size = request.device_memory
    wanted = simd.Shape(request.count, _size("--device-memory", size) if size else None)
    if not twins:
        yield {}, 0
    elif socket := os.environ.get(_SOCKET):
        running = simd.shape(socket)
        if running and not wanted.fits(running):
            notices.tell(f"{_SOCKET} names devices that run: {running}; it has those")
        yield added, 0
    else:
        folder = tenant.make_meeting(leases, state)
        with simd.shared(twins / "porter-simd", folder, wanted) as found:
            if found.others:
                notices.tell(_aside(found.shape, found.others))
            serial = {"PORTER_SIM_SERIAL": str(found.serial)} if found.serial else {}
            yield {_SOCKET: found.socket, **added, **serial}, found.shape.count or 0


def _aside(shape: simd.Shape, others: simd.Shape) -> str:
    return (
        f"simulating {shape}, in addition to the {others} of other runs; "
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
