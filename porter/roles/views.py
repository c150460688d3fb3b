"""Figures of memory, processes and time, which a tenant sees as its own."""

from __future__ import annotations

from porter.roles.fields import (
    DEVICE,
    DEVICES,
    INT,
    ITEMS,
    KEY,
    LVALUE,
    NTH,
    POINTER,
    ROOM,
    UNIT,
    VERSION,
    after,
    before,
)
from porter.roles.nouns import FieldDef, Kind, Phase, RoleDef, Suite, Use, answer, sim, written

ROLES: dict[str, RoleDef] = {
    "memory-info": RoleDef(
        "memory figures of a device are returned",
        True,
        {
            "total": after(LVALUE, "the size of the memory", required=False),
            "free": after(LVALUE, "how much of it is free", required=False),
            "used": after(LVALUE, "how much of it is used", required=False),
            "reserved": after(LVALUE, "set to 0", required=False),
            "percent": after(LVALUE, "percent of the memory that is used", required=False),
            "unit": UNIT,
            "device": DEVICE,
            "nth": NTH,
            "version": VERSION,
        },
        simulated=(
            sim(
                "memory_percent",
                "device",
                answer("total", scaled=True),
                answer("free", scaled=True),
                answer("used", scaled=True),
                answer("percent"),
                where=("percent",),
                zeroed="reserved",
            ),
            sim(
                "memory_info",
                "device",
                answer("total", scaled=True),
                answer("free", scaled=True),
                answer("used", scaled=True),
                zeroed="reserved",
            ),
        ),
        suite=Suite(Use.VIEWS),
    ),
    "device-part": RoleDef(
        "a handle of a part of a device is returned, for calls about that part",
        True,
        {
            "key": after(KEY, "the new handle"),
            "device": FieldDef(Kind.DEVICE, help="the device of the part"),
        },
        simulated=(sim("device_get", "device", answer("key")),),
        suite=Suite(makes="key"),
    ),
    "memory-attribute": RoleDef(
        "a property of a device is returned, of 64 bits, which may be a size of its memory",
        True,
        {
            "attribute": before(INT, "the vendor's number of the requested property"),
            "out": before(POINTER, "output"),
            "total": before(INT, "the vendor's number of: its memory"),
            "largest": before(
                INT, "the vendor's number of: the largest allocation", required=False
            ),
            "unit": before(
                INT,
                "bytes of one; then the figure is as wide as what `out` points to",
                required=False,
            ),
            "place": before(
                INT,
                "the vendor's number of: domain << 16 | bus << 8 | slot << 3, which a simulated "
                "device returns",
                required=False,
            ),
            "device": DEVICE,
        },
        simulated=(
            sim(
                "memory_attribute_in",
                "device",
                "attribute",
                "total",
                "largest",
                "unit",
                written("sized", "out"),
                where=("unit",),
            ),
            sim(
                "memory_attribute_or_place",
                "device",
                "attribute",
                "total",
                "largest",
                "place",
                "out",
                where=("place",),
            ),
            sim("memory_attribute", "device", "attribute", "total", "largest", "out"),
        ),
        suite=Suite(Use.VIEWS),
    ),
    "memory-list": RoleDef(
        "a device's memories are listed, each with its size",
        True,
        {
            "count": FieldDef(LVALUE, Phase.AFTER, help="in: room, out: how many"),
            "items": ITEMS,
            "total": FieldDef(Kind.FIELD, help="the size of a memory"),
            "device": DEVICE,
        },
        simulated=(sim("memory_list", "device", answer("count", inout=True), written("sizes")),),
    ),
    "device-properties": RoleDef(
        "a device is described, sizes of its memory among the rest",
        True,
        {
            "uuid": before(POINTER, "16 bytes of it", required=False),
            "total": after(LVALUE, "its memory", required=False),
            "largest": after(LVALUE, "the largest allocation", required=False),
            "total_mib": after(LVALUE, "its memory, in MiB", required=False),
            "largest_mib": after(LVALUE, "the largest allocation, in MiB", required=False),
            "device": DEVICE,
        },
        simulated=(
            sim(
                "device_properties_mib",
                "device",
                "uuid",
                answer("total"),
                answer("largest"),
                answer("total_mib"),
                answer("largest_mib"),
                where=("total_mib",),
            ),
            sim("device_properties", "device", "uuid", answer("total"), answer("largest")),
        ),
    ),
    "process-list": RoleDef(
        "processes on a device are listed",
        True,
        {
            "count": FieldDef(
                LVALUE,
                Phase.AFTER,
                required=False,
                help="in: room, out: how many; default: as much as there is `room`",
            ),
            "items": ITEMS,
            "pid": FieldDef(Kind.FIELD, help="the pid; `.`: the elements are pids"),
            "bytes": FieldDef(Kind.FIELD, required=False, help="the process's memory"),
            "busy": FieldDef(
                Kind.FIELD,
                required=False,
                help="the process's part of the device's time, in percent",
            ),
            "recent": before(
                INT,
                "the parameter with the time, in microseconds since 1970, before which figures do "
                "not count",
                required=False,
            ),
            "unit": UNIT,
            "room": ROOM,
            "kinds": before(
                INT,
                "which processes are listed: 0 those that compute, 1 those that draw, 2 those that "
                "share the device through a server; default: all",
                required=False,
            ),
            "short": FieldDef(
                Kind.WORD,
                required=False,
                words=("fails", "counts", "asked", "fills"),
                help="how a simulated device answers a call without enough room. fails, the "
                "default: an error, and `count` is how many there are. counts: no error. asked: an "
                "error, unless there is no room at all. fills: like asked, but with an error "
                "`count` is how many were written",
            ),
            "too_small": before(
                INT,
                "the status of a call without enough room; default: that of the library",
                required=False,
            ),
            "none": before(
                INT, "the status where no process is listed; default: ok", required=False
            ),
            "member": FieldDef(
                Kind.FIELD, required=False, help="a 32-bit member that callers set in each element"
            ),
            "member_value": before(INT, "its value if a caller gives no element", required=False),
            "device": DEVICE,
            "nth": NTH,
            "version": VERSION,
            "devices": DEVICES,
        },
        simulated=(
            sim(
                "process_list",
                written("device_or_all"),
                "kinds",
                answer("count", inout=True),
                written("processes"),
                always=True,
            ),
        ),
        suite=Suite(Use.LISTS),
    ),
    "process-count": RoleDef(
        "processes on a device are counted",
        True,
        {
            "out": after(LVALUE, "the number of processes"),
            "device": DEVICE,
            "nth": NTH,
            "devices": DEVICES,
        },
        simulated=(sim("process_count", written("device_or_all"), answer("out")),),
    ),
    "process-info": RoleDef(
        "a process is asked about by its pid",
        True,
        {
            "of": before(INT, "the parameter that is the pid"),
            "refusal": before(INT, "the status for a pid that is not the tenant's"),
            "items": before(POINTER, "the caller's struct for the output", required=False),
            "pid": FieldDef(Kind.FIELD, required=False, help="the pid"),
            "bytes": FieldDef(Kind.FIELD, required=False, help="the process's memory"),
            "unit": UNIT,
        },
        simulated=(sim("process_info", "of", written("processes"), where=("items",)),),
        suite=Suite(Use.LISTS),
    ),
    "utilisation": RoleDef(
        "busy time of a device is returned",
        False,
        {
            "busy": after(
                LVALUE,
                "percent of the last interval in which kernels ran",
                required=False,
            ),
            "memory": after(LVALUE, "the same for accesses to memory", required=False),
            "device": DEVICE,
            "nth": NTH,
            "version": VERSION,
        },
        simulated=(sim("utilisation", "device", answer("busy"), answer("memory")),),
    ),
    "memory-limit": RoleDef(
        "the driver limits the memory of a control group",
        False,
        {
            "group": after(LVALUE, "the path of the group's folder"),
            "limit": after(LVALUE, "bytes"),
            "device": DEVICE,
        },
        simulated=(sim("memory_limit", "device", "group", "limit"),),
    ),
}
