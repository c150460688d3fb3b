"""Memory of the device and of the host: calls that allocate and free it, or ask for its place."""

from __future__ import annotations

from porter.roles.fields import (
    DEVICE,
    GANG,
    INT,
    KEY,
    LVALUE,
    POINTER,
    POINTER_NAMES,
    SIZE,
    SPACE,
    STREAM,
    UNDO,
    after,
    before,
)
from porter.roles.needs import HERE
from porter.roles.nouns import FieldDef, Kind, RoleDef, Step, Suite, Use, answer, sim, written

ROLES: dict[str, RoleDef] = {
    "alloc": RoleDef(
        "device memory is allocated",
        True,
        {
            "bytes": before(SIZE, "upper bound, known before the call"),
            "actual": after(SIZE, "true cost, known after it; default bytes", required=False),
            "key": after(KEY, "what frees it"),
            "row": before(SIZE, "bytes of a row as asked for", required=False),
            "rows": before(SIZE, "rows of a slice, of an array", required=False),
            "pitch": after(LVALUE, "bytes of a row as granted", required=False),
            "listed": FieldDef(
                Kind.WORD,
                required=False,
                words=("always", "maybe"),
                help="does the driver's figure for the process hold it? default always",
            ),
            "space": SPACE,
            "device": DEVICE,
            "undo": UNDO,
            "refusal": before(INT, "the status of this call's refusal", required=False),
            "watch": FieldDef(
                Kind.FUNCTION,
                required=False,
                help="call that registers GONE for the end of the object; space object",
            ),
        },
        simulated=(
            sim(
                "alloc",
                "device",
                "space",
                written("granted"),
                "row",
                "rows",
                answer("key"),
                first=(written("choose_pitch"),),
            ),
        ),
        suite=Suite(Use.ALLOCATES, makes="key"),
        needs=(HERE,),
    ),
    "object-release": RoleDef(
        "drops a reference; the end of the last one is reported to GONE",
        True,
        {"key": before(KEY, "the object of which a reference is dropped", required=False)},
        suite=Suite(Use.FREES, space="object"),
    ),
    "free": RoleDef(
        "memory is freed",
        True,
        {
            "key": before(KEY, "the memory, as `alloc` or another role named it by its `key`"),
            "space": SPACE,
            "stream": STREAM,
        },
        simulated=(sim("free", "key", "stream", written("queued")),),
        suite=Suite(Use.FREES, chosen="key", steps=(Step("free", takes={"key": "address"}),)),
    ),
    "import": RoleDef(
        "memory that another process or library made is attached",
        True,
        {
            "bytes": before(SIZE, "the size to charge; 0: its maker is charged"),
            "key": after(KEY, "the address or handle that the memory has in this process"),
            "handle": FieldDef(Kind.OBJECT, required=False, help="what names it between processes"),
            "space": SPACE,
            "device": DEVICE,
            "undo": UNDO,
            "gang": GANG,
        },
        simulated=(sim("import", written("handle"), "bytes", "device", "space", answer("key")),),
        needs=(HERE,),
    ),
    "host-alloc": RoleDef(
        "host memory is allocated",
        False,
        {
            "bytes": before(SIZE, "the requested size"),
            "key": after(LVALUE, "the address of the new memory"),
        },
        simulated=(sim("host_alloc", "bytes", answer("key")),),
    ),
    "host-free": RoleDef(
        "host memory is freed",
        False,
        {"key": before(KEY, "the address of the memory")},
        simulated=(sim("host_free", "key"),),
    ),
    "host-register": RoleDef(
        "the program's own memory is opened to the device",
        False,
        {"key": before(KEY, "the address of the memory"), "bytes": before(SIZE, "its size")},
        simulated=(sim("host_register", "key", "bytes"),),
    ),
    "host-unregister": RoleDef(
        "the program's own memory is closed to the device again",
        False,
        {"key": before(KEY, "the address with which it was registered")},
        simulated=(sim("host_unregister", "key"),),
    ),
    "host-address": RoleDef(
        "the device's address of host memory is returned",
        False,
        {
            "key": before(KEY, "the address that the host uses"),
            "out": after(LVALUE, "the address that the device uses"),
        },
        simulated=(sim("host_address", "key", answer("out")),),
    ),
    "address-range": RoleDef(
        "the allocation that an address is in",
        False,
        {
            "address": before(KEY, "any address inside of the allocation"),
            "base": after(LVALUE, "where the allocation starts", required=False),
            "bytes": after(LVALUE, "the size of the allocation", required=False),
        },
        simulated=(sim("address_range", "address", answer("base"), answer("bytes")),),
    ),
    "pointer-attribute": RoleDef(
        "one property of an address is returned",
        False,
        {
            "attribute": before(INT, "the vendor's number of the requested property"),
            "out": before(POINTER, "where the property is written"),
            "address": before(KEY, "the address that is asked about"),
            **POINTER_NAMES,
        },
        simulated=(
            sim("pointer_attribute", "attribute", "out", "address", written("pointer_names")),
        ),
    ),
    "pointer-attributes": RoleDef(
        "several properties of an address are returned",
        False,
        {
            "count": before(SIZE, "the number of properties"),
            "attributes": before(POINTER, "the vendor's numbers, as int"),
            "outs": before(POINTER, "buffers, one each"),
            "address": before(KEY, "the address that is asked about"),
            **POINTER_NAMES,
        },
        simulated=(
            sim(
                "pointer_attributes",
                "count",
                "attributes",
                "outs",
                "address",
                written("pointer_names"),
            ),
        ),
    ),
    "ipc-export": RoleDef(
        "memory is named for other processes",
        False,
        {"key": before(KEY, "the memory"), "out": before(POINTER, "where the name is written")},
        simulated=(sim("ipc_export", "key", written("room_of", "out")),),
    ),
}
