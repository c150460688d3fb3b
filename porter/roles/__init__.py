"""The closed list of roles, and lists derived from their declarations. One module per family.

A rule maps a role's fields to expressions over the call's arguments. `phase` says when one is read:
`before` the vendor's call (out-parameters may not be read) or `after` it succeeded. Roles that are
not `hooked` are forwards in the shim; they describe the call to the simulated
device, and to a remote forwarder.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from porter.roles import (
    contexts,
    copies,
    devices,
    graphs,
    launches,
    library,
    lookups,
    mapping,
    memory,
    pools,
    streams,
    views,
)
from porter.roles.fields import POINTER_NAMES
from porter.roles.nouns import FieldDef, Kind, Need, Phase, RoleDef, Use

__all__ = [
    "BY_STATUS",
    "CALLED_BACK",
    "FAMILIES",
    "LAST_ERROR",
    "NEEDS",
    "POINTER_NAMES",
    "ROLES",
    "FieldDef",
    "Kind",
    "Need",
    "Phase",
    "RoleDef",
    "Use",
    "is_hooked",
    "is_host",
    "lacking",
    "may_wait",
    "used_for",
]

FAMILIES = (
    memory,
    pools,
    mapping,
    graphs,
    contexts,
    launches,
    copies,
    streams,
    views,
    devices,
    lookups,
    library,
)
ROLES: Mapping[str, RoleDef] = {
    name: role for family in FAMILIES for name, role in family.ROLES.items()
}
NEEDS = {name: role.needs for name, role in ROLES.items() if role.needs}
# Their hooks wrap the program's callback.
CALLED_BACK = frozenset(name for name, role in ROLES.items() if role.wraps_callback)
# Calls that return a thread's last error.
LAST_ERROR = frozenset(name for name, role in ROLES.items() if role.last_error)
# Their hooks refuse by the status that the call returns, and by nothing else.
BY_STATUS = frozenset(name for name, role in ROLES.items() if role.by_status)


def lacking(
    role: str, fields: Mapping[str, str], present: Collection[str], defined: Collection[str]
) -> list[tuple[Need, tuple[str, ...]]]:
    """List the needs of a rule that a port with these functions does not meet, and why.

    `present`: the roles of all the library's rules, and their fields: "pool-alloc.stream".
    """
    found = []
    for need in NEEDS.get(role, ()):
        absent = tuple(name for name in need.functions if name not in defined)
        enough = not absent or (not need.every and len(absent) < len(need.functions))
        if not enough and _applies(need, fields, present):
            found.append((need, absent))
    return found


def _applies(need: Need, fields: Mapping[str, str], present: Collection[str]) -> bool:
    says = (
        key in fields and (not words or fields[key] in words) for key, words in need.unless.items()
    )
    asked = not need.with_role or need.with_role in present
    answered = bool(need.unless_role) and need.unless_role in present
    return asked and not answered and not any(says)


def is_hooked(role: str, fields: Mapping[str, str], present: Collection[str] = ()) -> bool:
    """Check whether the shim intercepts functions with this role and these fields.

    `present`: the roles of the library. Its pools shrink where a program waits for the device, or
    learns that the device is done.
    """
    known = ROLES.get(role)
    if known is None:
        return False
    given = bool(known.hooked_with) and known.hooked_with in fields
    found = bool(known.hooked_with_role) and known.hooked_with_role in present
    return known.hooked or given or found


def may_wait(role: str, fields: Mapping[str, str]) -> bool:
    """Check whether a call may return when its work is done: it names no stream to ask later."""
    work = ROLES[role].work if role in ROLES else None
    return work is not None and work.waits and not fields.get("stream")


def is_host(fields: Mapping[str, str]) -> bool:
    """Check whether a copy always has an end on the host."""
    return not fields.get("host") and fields.get("between") != "device-device"


def used_for(role: str, *uses: Use) -> bool:
    """Check whether the conformance suite has one of these uses for calls of a role."""
    return role in ROLES and ROLES[role].suite.use in uses
