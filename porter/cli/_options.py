"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from porter.cli._paths import InputPath
from porter.native import simd
from porter.runtime import terms

_Command = TypeVar("_Command", bound=Callable[..., object])


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
    folder = InputPath(files=False, resolve=True)
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
