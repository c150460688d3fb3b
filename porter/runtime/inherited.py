"""The limits of a `porter run` -> PORTER_LIMITS, which bounds all programs below the run. Pure.

The libraries read the same text: config_read_inherited of backends/core/config/config_read.c.
A field ends at `;`, a run at `|`; the outermost run comes first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from urllib.parse import quote, unquote

from porter import units
from porter.errors import PorterError
from porter.runtime import terms
from porter.runtime.terms import Policy, Priority, Sharing

VARIABLE = "PORTER_LIMITS"
_LIMITS = ("memory", "compute", "policy", "weight", "priority")
_ACCOUNT = ("tenant", "state", "shared")
_RUNS = 16  # CONFIG_OUTER_RUNS of backends/core/config/config_state.h
_PLAIN = "/+,:=@~ "  # kept in a path, besides letters and digits
_HOLDS = "which holds; --reset drops it"
_INDICES = tuple(f"_{index}" for index in range(64))  # ALIAS_INDICES of config_read.c
_PERCENT = re.compile("[0-9]{1,4}")
_LIMITING = range(1, 100)
_NO_NAMES: Mapping[str, str] = {}
_Run = Mapping[str, str]  # a field's name to its value
_More = Callable[[str, str], bool]  # is the first surely more than the second?


@dataclass(frozen=True, slots=True)
class Account:
    """Where the outermost run that set a limit keeps its account."""

    tenant: str
    state: Path
    shared: Path


def aliases(environment: Mapping[str, str], names: Mapping[str, str]) -> dict[str, str]:
    """Word the settings of other libraries' variables, as PORTER_MEMORY and PORTER_COMPUTE would.

    `names`: {"TOY_MEMORY_LIMIT": "memory"}, which is also read as TOY_MEMORY_LIMIT_0, for device 0.
    The libraries do the same: read_alias_limits of backends/core/config/config_read.c.
    """
    switched_off = any(
        environment.get(name, "").strip().lower() == "disable"
        for name, meaning in names.items()
        if meaning == "compute-switch"
    )
    meant: dict[str, list[str]] = {}
    for name, meaning in _limiting(names).items():
        if meaning == "memory" or not switched_off:
            meant.setdefault(_variable(meaning), []).extend(
                _each_device(environment, name, meaning)
            )
    return {variable: ",".join(entries) for variable, entries in meant.items() if entries}


def problems(text: str) -> list[str]:
    """List the problems of the variable's text."""
    wrong = [name for run in _runs(text) for name in run if name not in _LIMITS + _ACCOUNT]
    return (
        [f"{wrong[0]!r} is nothing that `porter run` writes; unset the variable"] if wrong else []
    )


def account(environment: Mapping[str, str]) -> Account | None:
    """Find the account in which all programs below the runs stay."""
    for run in _runs(environment.get(VARIABLE, ""))[:1]:
        if all(run.get(name) for name in _ACCOUNT):
            state, shared = (Path(unquote(run[name])) for name in ("state", "shared"))
            return Account(run["tenant"], state, shared)
    return None


def reset(environment: Mapping[str, str]) -> dict[str, str]:
    """Leave out all that limits."""
    limits = {VARIABLE, *(_variable(name) for name in _LIMITS)}
    return {name: value for name, value in environment.items() if name not in limits}


def added(
    environment: Mapping[str, str], own: Account, names: Mapping[str, str] = _NO_NAMES
) -> dict[str, str]:
    """Add this run: the limits of the environment's variables, unless a run above has the same.

    The limits of other libraries' variables come after it as a run of their own: each holds.
    """
    changed = dict(environment)
    changed |= _with(changed, own, _own(changed))
    changed |= _with(changed, own, _of_aliases(changed, names))
    return (
        {VARIABLE: changed[VARIABLE]} if changed.get(VARIABLE) != environment.get(VARIABLE) else {}
    )


def _of_aliases(environment: Mapping[str, str], names: Mapping[str, str]) -> dict[str, str]:
    meant = aliases(environment, names)
    if "PORTER_COMPUTE" in meant:
        priority = environment.get("PORTER_PRIORITY", "").strip()
        meant |= {"PORTER_POLICY": Policy.CAP} | ({"PORTER_PRIORITY": priority} if priority else {})
    return _own(meant)


def _with(environment: Mapping[str, str], own: Account, limits: dict[str, str]) -> dict[str, str]:
    """Add one run."""
    text = environment.get(VARIABLE, "")
    runs = _runs(text)
    if not limits or _limits_of(limits) in map(_limits_of, runs):
        return {}
    if len(runs) == _RUNS:
        raise PorterError(
            f"{VARIABLE}: {_RUNS} runs above this one set limits, allowed are no more"
        )
    if not runs:
        where = {"state": str(own.state), "shared": str(own.shared)}
        paths = {name: quote(path, safe=_PLAIN) for name, path in where.items()}
        limits = {"tenant": own.tenant, **paths, **limits}
    fields = ";".join(f"{name}={value}" for name, value in limits.items())
    return {VARIABLE: f"{text}|{fields}" if text else fields}


def _limits_of(run: _Run) -> dict[str, str]:
    return {name: run[name] for name in _LIMITS if name in run}


def lowered(
    environment: Mapping[str, str],
    options: Mapping[str, str],
    names: Mapping[str, str] = _NO_NAMES,
) -> tuple[dict[str, str], list[str]]:
    """Lower the variables to the limits of runs above, and list those that were higher.

    Limits such as 50% and 8GiB, or of an index and a UUID, can only be compared by a library.
    `options`: for each limit the option of this run that sets it: "--device" for "memory".
    """
    runs = _runs(environment.get(VARIABLE, ""))
    changed = dict(environment)
    messages: list[str] = []
    for name in _LIMITS:
        variable = _variable(name)
        given = environment.get(variable, "").strip()
        outer = [run[name] for run in runs if name in run]
        if not given or not outer:
            continue
        changed[variable], raised = _LEAST[name](given, outer)
        messages += [f"{options.get(name) or variable}: {problem}" for problem in raised]
    return changed, [*messages, *_raised_by_aliases(environment, runs, names)]


def _raised_by_aliases(
    environment: Mapping[str, str], runs: list[_Run], names: Mapping[str, str]
) -> Iterator[str]:
    """List variables of other libraries that ask for more, unless a run above has their values."""
    if _limits_of(_of_aliases(environment, names)) in map(_limits_of, runs):
        return
    for name, meaning in _limiting(names).items():
        outer = [run[meaning] for run in runs if meaning in run]
        given = aliases(environment, {name: meaning}).get(_variable(meaning), "")
        if given and outer:
            _, raised = _LEAST[meaning](given, outer)
            yield from (f"{name}: {problem}" for problem in raised)


def _least_of(more: _More) -> Callable[[str, list[str]], tuple[str, list[str]]]:
    def least(given: str, outer: list[str]) -> tuple[str, list[str]]:
        entries, messages = _entries(given), []
        for limits in map(_entries, outer):
            for device, value in entries.items():
                if not limits.keys() <= {"", device}:
                    continue
                limit = limits.get(device, limits.get(""))
                if limit and more(value, limit):
                    entries[device] = limit
                    which = f" for device {device}" if device else ""
                    messages.append(
                        f"{value!r}{which} is more than the inherited limit of {limit}, {_HOLDS}"
                    )
        return ",".join(f"{d}={v}" if d else v for d, v in entries.items()), messages

    return least


def _more_memory(one: str, other: str) -> bool:
    if units.is_unlimited(one) or units.is_unlimited(other):
        return not units.is_unlimited(other)
    if one.endswith("%") != other.endswith("%"):
        return False
    if one.endswith("%"):
        return Fraction(one[:-1].strip()) > Fraction(other[:-1].strip())
    return units.size(one) > units.size(other)


def _more_time(one: str, other: str) -> bool:
    return units.share(one) > units.share(other)


def _least_weight(given: str, outer: list[str]) -> tuple[str, list[str]]:
    least = min(outer, key=int)
    if int(given) <= int(least):
        return given, []
    return least, [f"{given} is more than the inherited weight of {least}, {_HOLDS}"]


def _least_priority(given: str, outer: list[str]) -> tuple[str, list[str]]:
    ranks = [str(each) for each in Priority]
    least = min(outer, key=ranks.index)
    if ranks.index(given) <= ranks.index(least):
        return given, []
    return least, [f"{given!r} is above the inherited priority {least!r}, {_HOLDS}"]


def _first_policy(given: str, outer: list[str]) -> tuple[str, list[str]]:
    """A cap comes on top of the policy that holds."""
    if given in (outer[0], Policy.CAP):
        return given, []
    return given, [f"{given!r} is not the inherited policy {outer[0]!r}, {_HOLDS}"]


_LEAST: Mapping[str, Callable[[str, list[str]], tuple[str, list[str]]]] = {
    "memory": _least_of(_more_memory),
    "compute": _least_of(_more_time),
    "policy": _first_policy,
    "weight": _least_weight,
    "priority": _least_priority,
}


def _own(environment: Mapping[str, str]) -> dict[str, str]:
    """Word the environment's variables as a run's fields, with the defaults of time."""
    texts = {name: environment.get(_variable(name), "").strip() for name in _LIMITS}
    weight = int(texts["weight"] or 0)
    sharing = Sharing(texts["compute"], texts["policy"], weight, texts["priority"])
    if sharing:
        texts["policy"] = sharing.means
        texts["priority"] = texts["priority"] or Priority.NORMAL
        if sharing.means is Policy.WEIGHT:
            texts["weight"] = str(weight or terms.WEIGHT)
    for name in ("memory", "compute"):
        entries = _entries(texts[name])
        texts[name] = ",".join(f"{d}={v}" if d else v for d, v in entries.items())
    return {name: value for name, value in texts.items() if value}


def _limiting(names: Mapping[str, str]) -> dict[str, str]:
    return {name: meaning for name, meaning in names.items() if meaning in ("memory", "compute")}


def _each_device(environment: Mapping[str, str], name: str, meaning: str) -> Iterator[str]:
    """List one variable's entries: `30` for all devices, `1=50` for one."""
    for index in ("", *_INDICES):
        value = environment.get(f"{name}{index}", "").strip()
        whole = meaning == "compute" and _PERCENT.fullmatch(value) and int(value) not in _LIMITING
        if value and not whole:  # other libraries mean by a share of 0, or of all, no limit
            yield f"{index.removeprefix('_')}={value}" if index else value


def _entries(text: str) -> dict[str, str]:
    """Split `30,1=50` by device; "" is every one."""
    pairs = [entry.rpartition("=") for entry in text.split(",") if entry.strip()]
    return {terms.plain(device.strip()): value.strip() for device, _, value in pairs}


def _runs(text: str) -> list[_Run]:
    split = [[field.partition("=") for field in run.split(";")] for run in text.strip().split("|")]
    return [{name: value for name, _, value in run} for run in split] if text.strip() else []


def _variable(name: str) -> str:
    return f"PORTER_{name.upper()}"
