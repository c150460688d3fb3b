"""Physical memory without an address, and address ranges that it is mapped to."""

from __future__ import annotations

from porter.roles.fields import (
    ADDRESS,
    DEVICE,
    GANG,
    INT,
    KEY,
    LVALUE,
    POINTER,
    SIZE,
    UNDO,
    WHOLE,
    after,
    before,
)
from porter.roles.needs import HERE
from porter.roles.nouns import FieldDef, Kind, RoleDef, Step, Suite, Use, answer, sim, written

ROLES: dict[str, RoleDef] = {
    "vmm-create": RoleDef(
        "physical memory is made, without an address",
        True,
        {
            "bytes": before(SIZE, "the size of the physical memory"),
            "key": after(KEY, "the handle of the new physical memory"),
            "device": DEVICE,
            "undo": UNDO,
            "gang": GANG,
        },
        simulated=(sim("vmm_create", "bytes", "device", answer("key")),),
        suite=Suite(
            Use.ALLOCATES, space="physical", steps=(Step("vmm-create", gives={"key": "physical"}),)
        ),
        needs=(HERE,),
    ),
    "vmm-retain": RoleDef(
        "one more reference to physical memory",
        True,
        {"key": after(KEY, "the handle of the physical memory"), "address": ADDRESS},
        simulated=(sim("vmm_retain", "address", answer("key")),),
        suite=Suite(
            steps=(Step("vmm-retain", takes={"address": "range"}, gives={"key": "physical"}),)
        ),
    ),
    "vmm-release": RoleDef(
        "one reference less to physical memory",
        True,
        {"key": before(KEY, "the handle of the physical memory")},
        simulated=(sim("vmm_release", "key"),),
        suite=Suite(
            Use.FREES,
            space="physical",
            chosen="key",
            steps=(Step("vmm-release", takes={"key": "physical"}),),
        ),
    ),
    "vmm-map": RoleDef(
        "physical memory gets an address",
        True,
        {
            "address": before(KEY, "the first address of the range"),
            "bytes": before(SIZE, "the size of the range"),
            "key": before(KEY, "the handle of the physical memory"),
        },
        simulated=(sim("vmm_map", "address", "bytes", "key"),),
        suite=Suite(steps=(Step("vmm-map", takes={"address": "range", "key": "physical"}),)),
        by_status=True,
    ),
    "vmm-unmap": RoleDef(
        "an address range lets its physical memory go",
        True,
        {
            "address": before(KEY, "the first address of the range"),
            "bytes": before(SIZE, WHOLE, required=False),
        },
        simulated=(sim("vmm_unmap", "address", "bytes"),),
        suite=Suite(steps=(Step("vmm-unmap", takes={"address": "range"}),)),
    ),
    "vmm-export": RoleDef(
        "physical memory is named for other processes",
        True,
        {
            "key": before(KEY, "the handle of the physical memory"),
            "out": before(POINTER, "the name"),
            "descriptor": before(INT, "true: the name is a file's descriptor", required=False),
        },
        simulated=(sim("ipc_export", "key", written("room_of", "out")),),
    ),
    "vmm-import": RoleDef(
        "physical memory that another process made is attached",
        True,
        {
            "key": after(KEY, "the handle that it has in this process"),
            "handle": FieldDef(Kind.OBJECT, required=False, help="what names it"),
            "device": DEVICE,
            "gang": GANG,
        },
        simulated=(
            sim(
                "import",
                written("handle"),
                written("constant", "0"),
                "device",
                written("constant", "ROLE_PHYSICAL"),
                answer("key"),
            ),
        ),
        needs=(HERE,),
    ),
    "vmm-reserve": RoleDef(
        "an address range is reserved",
        False,
        {
            "bytes": before(SIZE, "the size of the range"),
            "out": after(LVALUE, "the first address of the range"),
        },
        simulated=(sim("vmm_reserve", "bytes", answer("out")),),
        suite=Suite(steps=(Step("vmm-reserve", gives={"out": "range"}),)),
    ),
    "vmm-unreserve": RoleDef(
        "an address range is released",
        False,
        {
            "address": before(KEY, "the first address of the range"),
            "bytes": before(SIZE, WHOLE, required=False),
        },
        simulated=(sim("vmm_unreserve", "address", "bytes"),),
        suite=Suite(steps=(Step("vmm-unreserve", takes={"address": "range"}),)),
    ),
    "vmm-access": RoleDef("access to a range is set", False, {}, simulated=(sim(),)),
    "granularity": RoleDef(
        "the unit of physical memory is returned",
        False,
        {"out": after(LVALUE, "the unit, in bytes")},
        simulated=(sim("granularity", answer("out")),),
    ),
}
