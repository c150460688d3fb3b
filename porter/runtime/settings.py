"""PORTER_* variables -> their faults. Pure.

The libraries read the same variables, and know the same names: backends/core/config/config_read.c.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from porter import units
from porter.errors import PorterError, did_you_mean
from porter.runtime import inherited, terms

PREFIX = "PORTER_"
_LEVELS = ("off", "error", "warn", "info", "debug")
_NUMBERS = ("0", "1", "2", "3", "4")  # the same: 0 for errors
_TESTS = "PORTER_TEST_"  # read by porter's own tests
# What Kubernetes sets for a service whose name begins with "porter".
_SERVICE = re.compile(r".*(SERVICE_HOST|SERVICE_PORT.*|PORT(_[0-9].*)?)")


def _anything(_: str) -> list[str]:
    return []


def _memory(text: str) -> list[str]:
    return terms.list_problems(text, "AMOUNT", units.amount_problem)


def _compute(text: str) -> list[str]:
    return terms.list_problems(text, "SHARE", units.share_problem)


def _word(*allowed: str) -> Callable[[str], list[str]]:
    def problems(text: str) -> list[str]:
        listed = ", ".join(allowed)
        return [] if text in allowed else [f"{text!r} is not known, allowed: {listed}"]

    return problems


def _level(text: str) -> list[str]:
    return [] if text in _NUMBERS else _word(*_LEVELS)(text.lower())


def _number(least: int, most: int | None = None) -> Callable[[str], list[str]]:
    def problems(text: str) -> list[str]:
        value = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
        if least <= value and (most is None or value <= most):
            return []
        allowed = f"{least} to {most}" if most is not None else f"a number from {least} on"
        return [f"{text!r} is not a number that can be used, allowed: {allowed}"]

    return problems


def _sizes(text: str) -> list[str]:
    found: list[str] = []
    for part in text.split(","):
        try:
            units.size(part.strip())
        except PorterError as error:
            found += error.problems
    return found


VARIABLES: Mapping[str, Callable[[str], list[str]]] = {
    "PORTER_ALL": _anything,  # of porter's own tests
    "PORTER_CACHE": _anything,
    "PORTER_CC": _anything,
    "PORTER_COMPUTE": _compute,
    "PORTER_CONFIG": _anything,  # the libraries report its faults
    inherited.VARIABLE: inherited.problems,
    "PORTER_LOG": _level,
    "PORTER_LOG_FILE": _anything,
    "PORTER_MEMORY": _memory,
    "PORTER_POLICY": _word(*terms.Policy),
    "PORTER_PRIORITY": _word(*(each for each in terms.Priority if each is not terms.Priority.IDLE)),
    "PORTER_REAL_DIR": _anything,
    "PORTER_RUN": _anything,  # `porter run` sets it
    "PORTER_SHARED": _anything,
    "PORTER_STATE": _anything,
    "PORTER_TENANT": _anything,
    "PORTER_WEIGHT": _number(*terms.WEIGHTS),
    # The variables of backends/sim/sim.h.
    "PORTER_SIM_ATTRIBUTES": _anything,
    "PORTER_SIM_BESIDE": _anything,
    "PORTER_SIM_CONTEXT": _sizes,
    "PORTER_SIM_DEVICES": _number(0),
    "PORTER_SIM_ECHO": _anything,
    "PORTER_SIM_EXACT": _anything,
    "PORTER_SIM_FAIL": _anything,
    "PORTER_SIM_GRAPH": _sizes,
    "PORTER_SIM_KERNEL_US": _number(0),
    "PORTER_SIM_LABEL": _anything,
    "PORTER_SIM_LISTED": _anything,
    "PORTER_SIM_MEMORY": _sizes,
    "PORTER_SIM_MODULE": _sizes,
    "PORTER_SIM_NAME": _anything,
    "PORTER_SIM_SERIAL": _number(0),
    "PORTER_SIM_SLICES": _number(0),
    "PORTER_SIM_SOCKET": _anything,
    "PORTER_SIM_TAKES_ALL": _anything,
    "PORTER_SIM_TRACE": _anything,
    "PORTER_SIM_UUID_PREFIX": _anything,
    "PORTER_SIM_VISIBLE": _anything,
}


def problems(environment: Mapping[str, str]) -> list[str]:
    """Say which variables are not known, and which values cannot be used; empty is not set."""
    found = [
        f"{name}: {problem}"
        for name, value in sorted(environment.items())
        if value and name in VARIABLES
        for problem in _problems(name, value)
    ]
    return [*found, *unknown(environment)]


def _problems(name: str, value: str) -> list[str]:
    if not value.strip():
        return [f"{value!r} is no value; set one, or unset the variable"]
    return VARIABLES[name](value.strip())


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Say which variables no part of porter knows."""
    names = [name for name in sorted(environment) if name.startswith(PREFIX)]
    return [
        f"{name}: unknown variable; {did_you_mean(name.upper(), VARIABLES, 0)}"
        for name in names
        if name not in VARIABLES
        and not name.startswith(_TESTS)
        and not _SERVICE.fullmatch(name.removeprefix(PREFIX))
    ]
