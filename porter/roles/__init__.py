"""The closed list of roles. Knows only the meaning of each role's fields.

A rule maps a role's fields to expressions over the call's arguments. `phase` says when one is read:
`before` the vendor's call (out-parameters may not be read) or `after` it succeeded. Roles that are
not `hooked` are forwards in the shim; they describe the call to the simulated
device, and to a remote forwarder.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum


class Phase(StrEnum):
    """When a field's expression is evaluated."""

    BEFORE = "before"
    AFTER = "after"


class Kind(StrEnum):
    """The kind of value that a field holds."""

    SIZE = "size"  # unsigned 64-bit, saturating: SIZE_MAX means overflow
    KEY = "key"  # a handle, address or integer, as uint64_t
    INT = "int"  # a plain integer
    DEVICE = "device"  # an ordinal, a device_handle, NONE or CURRENT
    STREAM = "stream"  # a key; or of an object that leads to one
    CONTEXT = "context"  # the same of a context
    LVALUE = "lvalue"  # something to assign to; skipped where a pointer in it is NULL
    POINTER = "pointer"  # a buffer, callback or string
    FUNCTION = "function"  # the name of an exported function of the same library
    WORD = "word"  # one of `words`
    FIELD = "field"  # a member of the element that `items` points to; ".": the element itself
    OBJECT = "object"  # anything that has an address: a pointer's target, or a struct by value


@dataclass(frozen=True, slots=True)
class FieldDef:
    """One field of a role."""

    kind: Kind
    phase: Phase = Phase.BEFORE
    required: bool = True
    words: tuple[str, ...] = ()
    help: str = ""
    each: bool = False  # of each of `count` things; EACH is its number


@dataclass(frozen=True, slots=True)
class RoleDef:
    """One role: its fields, whether the shim intercepts it, and how often programs call it."""

    help: str
    hooked: bool
    fields: dict[str, FieldDef]
    hot: int = 0  # 1: for each kernel; 2: around them; 3: for data; 0: seldom
    together: Mapping[str, FieldDef] = field(default_factory=dict)  # where one is, so are required


def member_offset(items: str, member: str) -> str:
    """Write where a member lies in an element that `items` points to; SIZE_MAX: there is none."""
    if not member:
        return "SIZE_MAX"
    return "0" if member == "." else f"offsetof(__typeof__(*{items}), {member})"


def _in(kind: Kind, help_: str = "", *, required: bool = True) -> FieldDef:
    return FieldDef(kind, Phase.BEFORE, required, (), help_)


def _out(kind: Kind, help_: str = "", *, required: bool = True) -> FieldDef:
    return FieldDef(kind, Phase.AFTER, required, (), help_)


_SIZE, _KEY, _INT, _LV, _PTR = Kind.SIZE, Kind.KEY, Kind.INT, Kind.LVALUE, Kind.POINTER
_DEVICE = _in(Kind.DEVICE, "device ordinal or handle; default: the current device", required=False)
_NTH = _in(_INT, "which device of the card that `device` is", required=False)
_UNIT = _in(_SIZE, "how many bytes a figure of 1 stands for; default 1", required=False)
_ROOM = _in(_SIZE, "size of the array, if `count` does not have it", required=False)
_VERSION = _in(_INT, "a member that callers set to the version of a struct: not 0", required=False)
_DEVICES = FieldDef(
    Kind.WORD,
    required=False,
    words=("one", "all"),
    help="all: of the whole machine's processes; default one",
)
_STREAM = _in(Kind.STREAM, "stream; default: the default stream", required=False)
_UNDO = FieldDef(
    Kind.FUNCTION, Phase.BEFORE, required=False, help="called with the key if it overshot"
)
_ADDRESS = _in(_KEY, required=False)
_FIGURE = _in(
    _INT,
    "1 reserved now, 2 reserved high, 3 used now, 4 used high, 5 release threshold, 0 other",
    required=False,
)
_SCOPE = FieldDef(
    Kind.WORD,
    required=False,
    words=("own", "primary", "reset"),
    help="a context of one's own, or the device's; default own",
)
_SPACE = FieldDef(
    Kind.WORD,
    required=False,
    words=("address", "array", "physical", "pool", "graph", "context", "import", "object"),
    help="which kind of key; default address",
)
_COPYING = _in(
    Kind.STREAM, "stream; default: the caller waits, in the default stream", required=False
)
_HOST = {
    "between": FieldDef(
        Kind.WORD,
        required=False,
        words=("host-device", "device-host", "device-device", "any"),
        help="any, the default: an end on the host, unless the port knows both to be on devices",
    ),
    "host": _in(_INT, "has it an end on the host? default: what `between` says", required=False),
}
_GANG = FieldDef(
    Kind.WORD,
    required=False,
    words=("joins",),
    help="from then on work on the current device may wait for work on others that joined",
)
_INTO = FieldDef(
    Kind.WORD,
    required=False,
    words=("list",),
    help="the stream may be a list that only records: then it is no work. Default: it is none",
)
_ORDER = {
    "waits": _in(_PTR, "events that it waits for", required=False),
    "wait_count": _in(_SIZE, "how many", required=False),
    "signals": _in(_KEY, "the event that has happened once it is done", required=False),
}
_TIMEOUT = _in(_SIZE, "ns; default: for ever", required=False)
_WORD = {
    "stream": _STREAM,
    "address": _in(_KEY),
    "value": _in(_SIZE),
    "width": _in(_SIZE, "bytes: 4 or 8"),
}
_MODES = "0 it binds all threads, 1 only the thread that records, 2 no thread"
_LV_OPTIONAL = _out(_LV, required=False)
_ROW = _in(_SIZE, "from a row to the next; an array knows its own", required=False)
_ROWS = _in(_SIZE, "rows of a slice; an array knows its own", required=False)
_ARRAY = _in(_INT, "if the call has no kind: is it an array, and so on a device?", required=False)
_BLOCK = {
    "to": _in(_KEY, "address, or array"),
    "to_array": _ARRAY,
    "to_pitch": _ROW,
    "to_rows": _ROWS,
    "to_x": _in(_SIZE, "bytes into the row", required=False),
    "to_y": _in(_SIZE, "rows into the slice", required=False),
    "to_z": _in(_SIZE, "slices", required=False),
    "from": _in(_KEY, "address, or array"),
    "from_array": _ARRAY,
    "from_pitch": _ROW,
    "from_rows": _ROWS,
    "from_x": _in(_SIZE, required=False),
    "from_y": _in(_SIZE, required=False),
    "from_z": _in(_SIZE, required=False),
    "width": _in(_SIZE, "bytes of each row that are copied"),
    "rows": _in(_SIZE, "default 1", required=False),
    "slices": _in(_SIZE, "default 1", required=False),
}
_WHOLE = "default: all that begins there"
_STATE = {
    "out": _out(_LV, "output of the state; default: the status is the state", required=False),
    "ready": _in(_INT, "the vendor's number of: all is done", required=False),
    "pending": _in(_INT, "and of: not yet", required=False),
}
POINTER_NAMES = {
    name: _in(_INT, f"the vendor's number of: {what}", required=False)
    for name, what in {
        "type": "which kind of memory",
        "on": "the device's ordinal",
        "device_address": "its address on the device",
        "host_address": "its address on the host",
        "base": "where the allocation starts",
        "bytes": "and its size",
        "context": "the context that it belongs to",
        "managed": "does it move between host and device?",
        "mapped": "has it memory?",
        "number": "a number that no other allocation has",
        "host": "memory of the host",
        "device": "memory of a device",
    }.items()
}

ROLES: dict[str, RoleDef] = {
    # memory; these are hooked
    "alloc": RoleDef(
        "device memory is allocated",
        True,
        {
            "bytes": _in(_SIZE, "upper bound, known before the call"),
            "actual": _out(_SIZE, "true cost, known after it; default bytes", required=False),
            "key": _out(_KEY, "what frees it"),
            "row": _in(_SIZE, "bytes of a row as asked for", required=False),
            "rows": _in(_SIZE, "rows of a slice, of an array", required=False),
            "pitch": _out(_LV, "bytes of a row as granted", required=False),
            "listed": FieldDef(
                Kind.WORD,
                required=False,
                words=("always", "maybe"),
                help="does the driver's figure for the process hold it? default always",
            ),
            "space": _SPACE,
            "device": _DEVICE,
            "undo": _UNDO,
            "refusal": _in(_INT, "the status of this call's refusal", required=False),
            "watch": FieldDef(
                Kind.FUNCTION,
                required=False,
                help="call that registers GONE for the end of the object; space object",
            ),
        },
    ),
    "object-release": RoleDef(
        "drops a reference; the end of the last one is reported to GONE",
        True,
        {"key": _in(_KEY, required=False)},
    ),
    "free": RoleDef(
        "memory is freed", True, {"key": _in(_KEY), "space": _SPACE, "stream": _STREAM}
    ),
    "pool-alloc": RoleDef(
        "memory is handed out by a pool, which may grow",
        True,
        {
            "bytes": _in(_SIZE),
            "pool": _in(_KEY, "default: the device's current pool", required=False),
            "key": _out(_KEY),
            "device": _DEVICE,
            "stream": _STREAM,
            "recorded": FieldDef(
                Kind.WORD,
                required=False,
                words=("launch", "never", "now"),
                help="when a recorded allocation takes its memory, default launch; never: refused "
                "like an absent function",
            ),
            "undo": _UNDO,
        },
    ),
    "pool-create": RoleDef("a pool is made", True, {"pool": _out(_KEY), "device": _DEVICE}),
    "pool-default": RoleDef(
        "a default pool is returned", True, {"out": _out(_KEY), "device": _DEVICE}
    ),
    "pool-trim": RoleDef(
        "a pool may give memory back",
        True,
        {
            "pool": _in(_KEY),
            "device": _DEVICE,
            "keep": _in(_SIZE, "bytes that it may keep", required=False),
            "attribute": _FIGURE,
            "value": _in(_PTR, "a 64-bit figure to set the attribute to", required=False),
        },
    ),
    "pool-destroy": RoleDef("a pool is destroyed", True, {"pool": _in(_KEY), "device": _DEVICE}),
    "vmm-create": RoleDef(
        "physical memory is made, without an address",
        True,
        {
            "bytes": _in(_SIZE),
            "key": _out(_KEY),
            "device": _DEVICE,
            "undo": _UNDO,
            "gang": _GANG,
        },
    ),
    "vmm-retain": RoleDef(
        "one more reference to physical memory", True, {"key": _out(_KEY), "address": _ADDRESS}
    ),
    "vmm-release": RoleDef("one reference less to physical memory", True, {"key": _in(_KEY)}),
    "vmm-map": RoleDef(
        "physical memory gets an address",
        True,
        {"address": _in(_KEY), "bytes": _in(_SIZE), "key": _in(_KEY)},
    ),
    "vmm-unmap": RoleDef(
        "an address range lets its physical memory go",
        True,
        {"address": _in(_KEY), "bytes": _in(_SIZE, _WHOLE, required=False)},
    ),
    "vmm-export": RoleDef(
        "physical memory is named for other processes",
        True,
        {
            "key": _in(_KEY),
            "out": _in(_PTR, "the name"),
            "descriptor": _in(_INT, "true: the name is a file's descriptor", required=False),
        },
    ),
    "vmm-import": RoleDef(
        "physical memory that another process made is attached",
        True,
        {
            "key": _out(_KEY),
            "handle": FieldDef(Kind.OBJECT, required=False, help="what names it"),
            "device": _DEVICE,
            "gang": _GANG,
        },
    ),
    "import": RoleDef(
        "memory made elsewhere is attached",
        True,
        {
            "bytes": _in(_SIZE, "0: its maker pays"),
            "key": _out(_KEY),
            "handle": FieldDef(Kind.OBJECT, required=False, help="what names it between processes"),
            "space": _SPACE,
            "device": _DEVICE,
            "undo": _UNDO,
            "gang": _GANG,
        },
    ),
    "graph-instantiate": RoleDef(
        "a graph becomes executable",
        True,
        {
            "graph": _in(_KEY),
            "exec": _out(_KEY),
            "uploads": _in(_INT, "true: and is uploaded at once", required=False),
            "stream": _STREAM,
            "undo": _UNDO,
        },
    ),
    "graph-destroy": RoleDef("an executable graph is destroyed", True, {"exec": _in(_KEY)}),
    "graph-map-node": RoleDef(
        "a node that allocates is added, and has its memory at once",
        True,
        {
            "graph": _in(_KEY),
            "node": _out(_LV),
            "bytes": _in(_SIZE),
            "address": _out(_LV),
            "device": _DEVICE,
        },
    ),
    "graph-trim": RoleDef("unused graph memory is given back", True, {"device": _DEVICE}),
    "context-create": RoleDef(
        "a context is made or a primary one retained",
        True,
        {
            "key": _out(_KEY, required=False),
            "device": _DEVICE,
            "undo": _UNDO,
            "scope": _SCOPE,
        },
    ),
    "context-destroy": RoleDef(
        "a context is destroyed, with all its memory",
        True,
        {
            "key": _in(
                Kind.CONTEXT, "the context; 0: none, and nothing is destroyed", required=False
            ),
            "device": _DEVICE,
            "scope": _SCOPE,
        },
    ),
    "footprint": RoleDef(
        "the driver's own memory may have grown or shrunk (modules, limits)",
        True,
        {
            "device": _DEVICE,
            "key": _out(_KEY, required=False),
            "image": _in(_PTR, required=False),
            "known": _in(
                _KEY,
                "code that comes with the first call alone; `key` is another name of it",
                required=False,
            ),
            "leaving": _in(
                Kind.CONTEXT,
                "a context that it destroys, with its references to the primary one; 0: none",
                required=False,
            ),
            "gone": _in(_KEY, "what goes", required=False),
            "may": FieldDef(
                Kind.WORD,
                required=False,
                words=("grow",),
                help="refused while the tenant is above its limit; with `undo` that holds anyway",
            ),
            "undo": _UNDO,
            "gang": _GANG,
        },
    ),
    "module-function": RoleDef(
        "a kernel is looked up by name, and may be loaded",
        True,
        {"symbol": _in(_PTR, "its name"), "out": _out(_LV)},
    ),
    "module-global": RoleDef(
        "a module's variable is looked up by name, and may be loaded", True, {}
    ),
    # work for the device: these wait for their turn, and are hooked
    "launch": RoleDef(
        "a kernel is launched",
        True,
        {
            "function": _in(_KEY, "the kernel"),
            "extent": _in(_SIZE, "what its time depends on: threads", required=False),
            "stream": _STREAM,
            "told": FieldDef(
                Kind.WORD,
                required=False,
                words=("before",),
                help="stream and extent are those of the thread's last launch-configure",
            ),
            "into": _INTO,
            "lists": _in(_PTR, "it launches what these lists recorded", required=False),
            "list_count": _in(_SIZE, "how many", required=False),
            **_ORDER,
        },
        hot=1,
    ),
    "launch-configure": RoleDef(
        "a thread says where and how wide it will launch next",
        True,
        {
            "extent": _in(
                _SIZE, "size of the launch, for its predicted duration: threads", required=False
            ),
            "stream": _STREAM,
        },
        hot=1,
    ),
    "graph-launch": RoleDef(
        "an executable graph is launched or uploaded",
        True,
        {
            "exec": _in(_KEY),
            "stream": _STREAM,
            "what": FieldDef(
                Kind.WORD,
                required=False,
                words=("launch", "upload"),
                help="an upload is no work; default launch",
            ),
        },
        hot=2,
    ),
    "copy": RoleDef(
        "bytes are copied",
        True,
        {
            "to": _in(_KEY),
            "from": _in(_KEY),
            "bytes": _in(_SIZE),
            "stream": _COPYING,
            "into": _INTO,
            **_HOST,
            **_ORDER,
        },
        hot=3,
    ),
    "copy-block": RoleDef(
        "rows and slices are copied, of memory or arrays",
        True,
        {
            **_BLOCK,
            "stream": _COPYING,
            **_HOST,
        },
        hot=3,
    ),
    "memset": RoleDef(
        "memory is filled",
        True,
        {
            "to": _in(_KEY),
            "value": _in(_INT),
            "width": _in(_SIZE, "bytes of one element"),
            "count": _in(_SIZE, "elements, of a row"),
            "pitch": _in(_SIZE, "from a row to the next; default: one row", required=False),
            "rows": _in(_SIZE, required=False),
            "stream": _STREAM,
        },
        hot=3,
    ),
    "work": RoleDef(
        "the device is given other work; copies that its fields describe are simulated",
        True,
        {
            "extent": replace(
                _in(_SIZE, "what its time depends on: bytes; of each of `count`", required=False),
                each=True,
            ),
            **_HOST,
            "stream": _STREAM,
            "into": _INTO,
            "count": _in(_SIZE, "copies; default 1", required=False),
            **{key: replace(told, required=False, each=True) for key, told in _BLOCK.items()},
        },
        hot=3,
        together=_BLOCK,
    ),
    "capture-begin": RoleDef(
        "a stream starts to record a graph",
        True,
        {
            "stream": _STREAM,
            "graph": _in(_KEY, "default: a new one", required=False),
            "mode": _in(_INT, f"{_MODES}; default 2", required=False),
        },
    ),
    "capture-end": RoleDef(
        "a stream's recording ends", True, {"stream": _STREAM, "graph": _out(_LV)}
    ),
    "stream-destroy": RoleDef("a stream is destroyed", True, {"stream": _STREAM}),
    # the tenant's view; these are hooked, too
    "memory-info": RoleDef(
        "memory figures of a device are returned",
        True,
        {
            "total": _out(_LV, required=False),
            "free": _out(_LV, required=False),
            "used": _out(_LV, required=False),
            "reserved": _out(_LV, "set to 0", required=False),
            "percent": _out(_LV, "how full it is", required=False),
            "unit": _UNIT,
            "device": _DEVICE,
            "nth": _NTH,
            "version": _VERSION,
        },
    ),
    "device-part": RoleDef(
        "a handle of a part of a device is returned, for calls about that part",
        True,
        {"key": _out(_KEY), "device": FieldDef(Kind.DEVICE)},
    ),
    "memory-attribute": RoleDef(
        "a property of a device is returned, of 64 bits, which may be a size of its memory",
        True,
        {
            "attribute": _in(_INT),
            "out": _in(_PTR, "output"),
            "total": _in(_INT, "the vendor's number of: its memory"),
            "largest": _in(_INT, "and of: the largest allocation", required=False),
            "unit": _in(
                _INT,
                "bytes of one; then the figure is as wide as what `out` points to",
                required=False,
            ),
            "place": _in(
                _INT,
                "and of: domain << 16 | bus << 8 | slot << 3, which a simulated device returns",
                required=False,
            ),
            "device": _DEVICE,
        },
    ),
    "memory-list": RoleDef(
        "a device's memories are listed, each with its size",
        True,
        {
            "count": FieldDef(_LV, Phase.AFTER, help="in: room, out: how many"),
            "items": _in(_PTR, "array of the caller's; may be NULL"),
            "total": FieldDef(Kind.FIELD),
            "device": _DEVICE,
        },
    ),
    "device-properties": RoleDef(
        "a device is described, sizes of its memory among the rest",
        True,
        {
            "uuid": _in(_PTR, "16 bytes of it", required=False),
            "total": _out(_LV, "its memory", required=False),
            "largest": _out(_LV, "the largest allocation", required=False),
            "total_mib": _out(_LV, "its memory, in MiB", required=False),
            "largest_mib": _out(_LV, "the largest allocation, in MiB", required=False),
            "device": _DEVICE,
        },
    ),
    "process-list": RoleDef(
        "processes on a device are listed",
        True,
        {
            "count": FieldDef(
                _LV,
                Phase.AFTER,
                required=False,
                help="in: room, out: how many; default: as much as there is `room`",
            ),
            "items": _in(_PTR, "array of the caller's; may be NULL"),
            "pid": FieldDef(Kind.FIELD),
            "bytes": FieldDef(Kind.FIELD, required=False),
            "busy": FieldDef(
                Kind.FIELD,
                required=False,
                help="the process's part of the device's time, in percent",
            ),
            "recent": _in(
                _INT,
                "the parameter with the time, in microseconds since 1970, before which figures do "
                "not count",
                required=False,
            ),
            "unit": _UNIT,
            "room": _ROOM,
            "kinds": _in(
                _INT,
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
            "too_small": _in(
                _INT,
                "the status of a call without enough room; default: that of the library",
                required=False,
            ),
            "none": _in(_INT, "the status where no process is listed; default: ok", required=False),
            "member": FieldDef(
                Kind.FIELD, required=False, help="a 32-bit member that callers set in each element"
            ),
            "member_value": _in(_INT, "its value if a caller gives no element", required=False),
            "device": _DEVICE,
            "nth": _NTH,
            "version": _VERSION,
            "devices": _DEVICES,
        },
    ),
    "process-count": RoleDef(
        "processes on a device are counted",
        True,
        {
            "out": _out(_LV),
            "device": _DEVICE,
            "nth": _NTH,
            "devices": _DEVICES,
        },
    ),
    "process-info": RoleDef(
        "a process is asked about by its pid",
        True,
        {
            "of": _in(_INT, "the parameter that is the pid"),
            "refusal": _in(_INT, "the status for a pid that is not the tenant's"),
            "items": _in(_PTR, "the caller's struct for the output", required=False),
            "pid": FieldDef(Kind.FIELD, required=False),
            "bytes": FieldDef(Kind.FIELD, required=False),
            "unit": _UNIT,
        },
    ),
    "lookup": RoleDef(
        "a function's address is asked for by name",
        True,
        {
            "symbol": _in(_PTR, "the name asked for"),
            "out": _out(_LV),
            "version": _in(_INT, required=False),
            "flags": _in(_INT, required=False),
            "status": _out(_LV, required=False),
            "missing": _in(_INT, "what `status` says where it is withheld", required=False),
            "refusal": _in(_INT, "the call's own status then", required=False),
            "by": FieldDef(
                Kind.WORD,
                required=False,
                words=("address", "name"),
                help="which function it is says the address (default), or the name",
            ),
        },
    ),
    "function-table": RoleDef(
        "a table of functions is filled; `table_types` says which members are which functions",
        True,
        {
            "table": _in(_PTR, "where"),
            "whole": _in(_INT, "has the caller's all members? default: yes", required=False),
        },
    ),
    "layer": RoleDef(
        "a loader puts this library between programs and itself: by a table that leads on, for one "
        "that leads to us",
        True,
        {
            "table": _in(
                _PTR, "the table that leads on; `table_types` says which members are what"
            ),
            "room": _in(_INT, "how many members it has"),
            "out": _out(_LV, "output of our table"),
            "count": _out(_LV, "output of the number of members"),
        },
    ),
    "layer-info": RoleDef(
        "a loader asks by which version of its rules this is a layer",
        True,
        {
            "attribute": _in(_INT, "the requested property"),
            "version": _in(_INT, "the vendor's number of: that version"),
            "value": _in(_INT, "that version"),
            "room": _in(_SIZE, "bytes at `out`"),
            "out": _in(_PTR, "output, 32 bits; may be NULL"),
            "size": _out(_LV, "output of the number of bytes"),
        },
    ),
    "callback": RoleDef(
        "a function of the program is handed in, which is called once, or never; maybe inside "
        "another call of the program's",
        True,
        {
            "call": _in(_PTR, "the function, a parameter"),
            "data": _in(_PTR, "the last argument of the callback, a parameter"),
        },
    ),
    "error-get": RoleDef(
        "a thread's last error is returned and forgotten; porter's own calls leave it unchanged, "
        "and a refusal sets it. `example` has the arguments",
        True,
        {
            "of": FieldDef(
                Kind.WORD,
                required=False,
                words=("thread", "call"),
                help="call: the status of the thread's last call; default thread: the last error",
            ),
            "fails": FieldDef(
                Kind.FUNCTION,
                required=False,
                help="a call that only fails; where a call that succeeds makes it forgotten, too",
            ),
        },
        hot=2,
    ),
    "error-peek": RoleDef("a thread's last error is returned, and kept", True, {}, hot=2),
    "custom": RoleDef(
        "a hand-written hook in the port; `reason` says why",
        True,
        {
            "call": _in(_PTR, "as of a callback, which the port is given wrapped", required=False),
            "data": _in(_PTR, required=False),
        },
    ),
    # meaning only: forwards in the shim
    "passthrough": RoleDef("known to need nothing", False, {}),
    "export-table": RoleDef("a private table of functions", False, {}),
    "init": RoleDef("the library is initialised", False, {}),
    "shutdown": RoleDef("the library is shut down", False, {}),
    "version": RoleDef("the API version is returned", False, {"out": _out(_LV)}),
    "device-count": RoleDef("devices are counted", False, {"out": _out(_LV), "version": _VERSION}),
    "device-get": RoleDef(
        "ordinal to device handle", False, {"ordinal": _in(_INT), "out": _out(_LV)}
    ),
    "device-list": RoleDef(
        "devices are listed",
        False,
        {
            "count": FieldDef(_LV, Phase.AFTER, help="in: room, out: how many"),
            "items": _in(_PTR, "array of the caller's; may be NULL"),
            "room": _ROOM,
        },
    ),
    "device-index": RoleDef(
        "device handle to ordinal", False, {"device": _DEVICE, "nth": _NTH, "out": _out(_LV)}
    ),
    "device-find": RoleDef("UUID to device handle", False, {"uuid": _in(_PTR), "out": _out(_LV)}),
    "device-name": RoleDef(
        "a device's name, in a buffer or as a string that stays",
        False,
        {
            "buffer": _in(_PTR, required=False),
            "room": _in(_SIZE, required=False),
            "out": _out(_LV, required=False),
            "device": _DEVICE,
        },
    ),
    "device-uuid": RoleDef(
        "a device's UUID, as 16 bytes, or as text where `room` is given",
        False,
        {
            "buffer": _in(_PTR),
            "room": _in(_SIZE, required=False),
            "device": _DEVICE,
            "version": _VERSION,
            "card": _in(_INT, "of the card that the device is a slice of", required=False),
        },
    ),
    "device-attribute": RoleDef(
        "an integer property of a device",
        False,
        {
            "attribute": _in(_INT),
            "out": _out(_LV),
            "device": _DEVICE,
            "value": _in(_KEY, "the answer of a simulated device; default 1", required=False),
        },
    ),
    "device-bus": RoleDef(
        "a device's address on the bus, as text or as numbers",
        False,
        {
            "buffer": _in(_PTR, required=False),
            "room": _in(_SIZE, required=False),
            "device": _DEVICE,
            "nth": _NTH,
            "domain": _out(_LV, required=False),
            "bus": _out(_LV, required=False),
            "slot": _out(_LV, required=False),
            "location": _out(_LV, "domain << 32 | bus << 8 | slot << 3", required=False),
        },
    ),
    "memory-limit": RoleDef(
        "the driver limits the memory of a control group",
        False,
        {
            "group": _out(_LV, "the path of the group's folder"),
            "limit": _out(_LV, "bytes"),
            "device": _DEVICE,
        },
    ),
    "device-at-bus": RoleDef(
        "address on the bus to device handle", False, {"text": _in(_PTR), "out": _out(_LV)}
    ),
    "constant": RoleDef(
        "a figure that only depends on the call",
        False,
        {
            "out": _out(_LV),
            "value": _in(_KEY, "the answer of a simulated device", required=False),
            "second": _out(_LV, required=False),
            "second_value": _in(_KEY, required=False),
            "device": FieldDef(Kind.DEVICE, required=False, help="one that must be there"),
        },
    ),
    "release": RoleDef(
        "the version of the driver is returned as text",
        False,
        {"buffer": _in(_PTR), "room": _in(_SIZE)},
    ),
    "status-text": RoleDef(
        "a status in words, in `out` or as the result",
        False,
        {
            "status": _in(_INT),
            "out": _out(_LV, required=False),
            "words": FieldDef(Kind.WORD, required=False, words=("name", "text")),
        },
    ),
    "context-id": RoleDef(
        "a context's number is returned",
        False,
        {"key": _in(_KEY, "the context, or 0: the current one", required=False), "out": _out(_LV)},
    ),
    "stream-context": RoleDef(
        "the context of a stream is returned",
        False,
        {
            "stream": _STREAM,
            "out": _out(_LV, "the context", required=False),
            "on": _out(_LV, "the device", required=False),
        },
    ),
    "context-state": RoleDef(
        "is the device's own context up?",
        False,
        {"device": _DEVICE, "active": _out(_LV), "flags": _out(_LV, required=False)},
    ),
    "context-current": RoleDef("the current context is returned", False, {"out": _out(_LV)}, hot=2),
    "context-use": RoleDef("the current context is set", False, {"key": _in(_KEY)}, hot=2),
    "context-push": RoleDef("a context is pushed", False, {"key": _in(_KEY)}),
    "context-pop": RoleDef("a context is popped", False, {"out": _out(_LV, required=False)}),
    "device-current": RoleDef(
        "the current device is returned",
        False,
        {
            "out": _out(_LV),
            "key": _in(_KEY, "a context; then its device is returned", required=False),
        },
        hot=2,
    ),
    "stream-create": RoleDef(
        "a stream is made; `device`: that and the next three are kept with it, and it is hooked",
        False,
        {
            "key": _out(_LV),
            "device": _in(Kind.DEVICE, "its device", required=False),
            "context": _in(_KEY, "the context of the markers in it", required=False),
            "kind": _in(_SIZE, "a number that the port uses", required=False),
            "blocks": _in(_INT, "true: calls return when their work is done", required=False),
            "records": _in(_SIZE, "not 0: it is a list, for streams of that kind", required=False),
        },
    ),
    "list-close": RoleDef("a list may be launched from now on", False, {"stream": _in(_KEY)}),
    "list-reset": RoleDef("a list is emptied, and records again", False, {"stream": _in(_KEY)}),
    "order": RoleDef(
        "a barrier or an event is put into a stream",
        False,
        {"stream": _STREAM, **_ORDER},
    ),
    "stream-query": RoleDef("is a stream idle?", False, {"stream": _STREAM, **_STATE}, hot=2),
    "stream-wait": RoleDef(
        "a stream waits for an event", False, {"stream": _STREAM, "event": _in(_KEY)}, hot=2
    ),
    "stream-await": RoleDef(
        "a stream waits for a word of memory",
        False,
        {
            **_WORD,
            "comparison": _in(
                _INT,
                "the wait ends if the word is 0: >= value (cyclic), 1: == value, 2: word & value, "
                "3: ~(word | value)",
            ),
        },
    ),
    "stream-write": RoleDef("a stream writes a word of memory", False, _WORD),
    "event-create": RoleDef(
        "an event is made",
        False,
        {
            "key": _out(_LV),
            "pending": _in(_SIZE, "not 0: it has not happened until signalled", required=False),
        },
    ),
    "event-signal": RoleDef("the host says that it happened", False, {"event": _in(_KEY)}),
    "event-reset": RoleDef(
        "it has not happened: at once, or once a stream is there",
        False,
        {"event": _in(_KEY), "stream": _in(_KEY, required=False)},
    ),
    "event-time": RoleDef(
        "when what signalled an event began and was done, in ns",
        False,
        {"event": _in(_KEY), "start": _out(_LV), "end": _out(_LV)},
    ),
    "event-destroy": RoleDef("an event is destroyed", False, {"event": _in(_KEY)}),
    "event-record": RoleDef(
        "an event is put into a stream", False, {"event": _in(_KEY), "stream": _STREAM}, hot=2
    ),
    "event-record-all": RoleDef(
        "an event is put behind all streams of a context",
        False,
        {"event": _in(_KEY), "key": _in(_KEY, "the context")},
    ),
    "event-query": RoleDef("has an event happened?", False, {"event": _in(_KEY), **_STATE}, hot=2),
    "event-sync": RoleDef("wait for an event", False, {"event": _in(_KEY), "timeout": _TIMEOUT}),
    "event-elapsed": RoleDef(
        "milliseconds between two events",
        False,
        {"out": _out(_LV), "start": _in(_KEY), "end": _in(_KEY)},
    ),
    "sync": RoleDef(
        "wait for a stream, or for all", False, {"stream": _STREAM, "timeout": _TIMEOUT}, hot=2
    ),
    "host-callback": RoleDef(
        "a host function is put into a stream",
        True,
        {
            "stream": _STREAM,
            "call": _in(_PTR),
            "data": _in(_PTR),
            "ok": _in(
                _INT, "the callback gets the stream, this status and the data", required=False
            ),
        },
    ),
    "capture-info": RoleDef(
        "is a stream recording?", False, {"stream": _STREAM, "status": _out(_LV)}, hot=2
    ),
    "capture-mode": RoleDef(
        "a thread's mode is exchanged: which of the calls that recordings forbid it makes",
        False,
        {"mode": FieldDef(_LV, Phase.AFTER, help=f"in: the new one, out: the old; {_MODES}")},
    ),
    "graph-create": RoleDef("an empty graph is made", False, {"graph": _out(_LV)}),
    "graph-release": RoleDef("a graph (not executable) is destroyed", False, {"graph": _in(_KEY)}),
    "graph-alloc-node": RoleDef(
        "a node that allocates is added",
        False,
        {"graph": _in(_KEY), "node": _out(_LV), "bytes": _in(_SIZE), "address": _out(_LV)},
    ),
    "graph-nodes": RoleDef(
        "a graph's nodes are listed",
        False,
        {
            "graph": _in(_KEY),
            "nodes": _in(_PTR, "array of the caller's; may be NULL", required=False),
            "count": FieldDef(_LV, Phase.AFTER, help="in: room, out: how many"),
        },
    ),
    "graph-node-kind": RoleDef(
        "the kind of a node is returned",
        False,
        {
            "node": _in(_KEY),
            "out": _out(_LV),
            "allocates": _in(_INT, "the vendor's number of a node that allocates"),
            "other": _in(_INT, "its number of a node that does nothing of note"),
        },
    ),
    "graph-node-memory": RoleDef(
        "the memory of a node is returned",
        False,
        {
            "node": _in(_KEY),
            "bytes": _out(_LV),
            "address": _out(_LV, required=False),
            "on": _out(_LV, "the device's ordinal", required=False),
        },
    ),
    "graph-free-node": RoleDef(
        "a node that frees is added",
        False,
        {"graph": _in(_KEY), "node": _out(_LV), "address": _in(_KEY)},
    ),
    "host-alloc": RoleDef(
        "host memory is allocated", False, {"bytes": _in(_SIZE), "key": _out(_LV)}
    ),
    "host-free": RoleDef("host memory is freed", False, {"key": _in(_KEY)}),
    "host-register": RoleDef(
        "the program's own memory is opened to the device",
        False,
        {"key": _in(_KEY), "bytes": _in(_SIZE)},
    ),
    "host-unregister": RoleDef("and closed again", False, {"key": _in(_KEY)}),
    "host-address": RoleDef(
        "where the device sees host memory", False, {"key": _in(_KEY), "out": _out(_LV)}
    ),
    "address-range": RoleDef(
        "the allocation that an address is in",
        False,
        {"address": _in(_KEY), "base": _out(_LV, required=False), "bytes": _LV_OPTIONAL},
    ),
    "pointer-attribute": RoleDef(
        "one thing is asked of an address",
        False,
        {"attribute": _in(_INT), "out": _in(_PTR), "address": _in(_KEY), **POINTER_NAMES},
    ),
    "pointer-attributes": RoleDef(
        "several things are asked of an address",
        False,
        {
            "count": _in(_SIZE),
            "attributes": _in(_PTR, "the vendor's numbers, as int"),
            "outs": _in(_PTR, "buffers, one each"),
            "address": _in(_KEY),
            **POINTER_NAMES,
        },
    ),
    "pool-attribute": RoleDef(
        "a pool's figure is returned",
        False,
        {"pool": _in(_KEY), "attribute": _FIGURE, "out": _in(_PTR)},
    ),
    "graph-attribute": RoleDef(
        "a figure of graph-owned memory is returned",
        False,
        {"device": _DEVICE, "attribute": _FIGURE, "out": _in(_PTR)},
    ),
    "vmm-reserve": RoleDef(
        "an address range is reserved", False, {"bytes": _in(_SIZE), "out": _out(_LV)}
    ),
    "vmm-unreserve": RoleDef(
        "an address range is released",
        False,
        {"address": _in(_KEY), "bytes": _in(_SIZE, _WHOLE, required=False)},
    ),
    "vmm-access": RoleDef("access to a range is set", False, {}),
    "granularity": RoleDef("the unit of physical memory is returned", False, {"out": _out(_LV)}),
    "ipc-export": RoleDef(
        "memory is named for other processes", False, {"key": _in(_KEY), "out": _in(_PTR)}
    ),
    "utilisation": RoleDef(
        "busy time of a device is returned",
        False,
        {
            "busy": _out(_LV, required=False),
            "memory": _out(_LV, required=False),
            "device": _DEVICE,
            "nth": _NTH,
            "version": _VERSION,
        },
    ),
}


@dataclass(frozen=True, slots=True)
class Need:
    """The port's functions that a role's hook needs. The core's weak ones return -ENOTSUP."""

    functions: tuple[str, ...]  # of port.h: one of them is enough
    without: str  # the consequence if the port defines none of them
    instead: str = ""  # the alternative in the spec
    unless: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the rule says this
    unless_beside: str = (
        ""  # the library has a rule of such a role and field: "stream-create.device"
    )
    beside: str = ""  # only where the library has a rule of this role too
    every: bool = False  # all of the functions are needed
    enforces: bool = True  # False: it only measures memory that no request names


_ANY: tuple[str, ...] = ()  # any value of the field
_HERE = Need(
    ("port_current_device",),
    "the current device is not known, and nothing is charged there",
    "name the `device`",
    unless={"device": _ANY},
)
_POOL = Need(
    ("port_pool_reserved",),
    "memory that the pool takes from the device is not charged",
    "use role alloc, which charges each request until it is freed",
)
_RECORDED = Need(
    ("port_graph_bound",),
    "recorded work takes memory that is not charged",
    "say `recorded: never`",
    unless={"recorded": ("never", "now")},
    beside="capture-begin",
)
_GRAPHS = Need(("port_graph_reserved",), "memory that graphs take from the device is not charged")
_OWN = Need(
    ("port_process_bytes", "port_device_free"),
    "memory that the driver takes for itself is not in the account",
    enforces=False,
)
_WHERE = Need(
    ("port_stream_device", "port_current_device"),
    "the device of the work is not known, and the work does not wait for its turn",
    "say the `device` of each stream-create",
    unless_beside="stream-create.device",
)
_MARKS = Need(
    ("port_mark_create", "port_mark", "port_mark_done", "port_mark_destroy"),
    "when the work is done is not known, and no share of time is kept",
    every=True,
)
_RECORDING = Need(
    ("port_stream_recording",), "work that a stream only records is taken for work of the device"
)
NEEDS: Mapping[str, tuple[Need, ...]] = {
    "alloc": (_HERE,),
    "pool-alloc": (_HERE, _POOL, _RECORDED),
    "vmm-create": (_HERE,),
    "import": (_HERE,),
    "vmm-import": (_HERE,),
    "graph-map-node": (_HERE, _GRAPHS),
    "footprint": (_OWN,),
    "context-create": (_OWN,),
    "launch": (_WHERE, _MARKS),
    "graph-launch": (_WHERE, _MARKS),
    "capture-begin": (_RECORDING,),
}


def lacking(
    role: str, fields: Mapping[str, str], beside: Collection[str], defined: Collection[str]
) -> list[tuple[Need, tuple[str, ...]]]:
    """List the needs of a rule that a port with these functions does not meet, and why.

    `beside`: the roles of all the library's rules, and their fields: "pool-alloc.stream".
    """
    found = []
    for need in NEEDS.get(role, ()):
        absent = tuple(name for name in need.functions if name not in defined)
        enough = not absent or (not need.every and len(absent) < len(need.functions))
        if not enough and _applies(need, fields, beside):
            found.append((need, absent))
    return found


def _applies(need: Need, fields: Mapping[str, str], beside: Collection[str]) -> bool:
    says = (
        key in fields and (not words or fields[key] in words) for key, words in need.unless.items()
    )
    asked = not need.beside or need.beside in beside
    answered = bool(need.unless_beside) and need.unless_beside in beside
    return asked and not answered and not any(says)


# Their hooks wrap the program's callback.
CALLED_BACK = frozenset({"callback", "custom"})
# Calls that return a thread's last error.
LAST_ERROR = ("error-get", "error-peek")
# Their hooks refuse by the status that the call returns, and by nothing else.
BY_STATUS = frozenset(
    {
        "context-create",
        "footprint",
        "graph-instantiate",
        "graph-launch",
        "graph-map-node",
        "pool-alloc",
        "vmm-map",
    }
)


_SHRINKING = frozenset({"event-query", "event-sync", "stream-query", "sync"})


def is_hooked(role: str, fields: Mapping[str, str], beside: Collection[str] = ()) -> bool:
    """Check whether the shim intercepts functions with this role and these fields.

    `beside`: the roles of the library. Its pools shrink where a program waits for the device, or
    learns that the device is done.
    """
    if role == "stream-create":
        return "device" in fields
    if role in _SHRINKING:
        return "pool-alloc" in beside
    return role in ROLES and ROLES[role].hooked


def may_wait(role: str, fields: Mapping[str, str]) -> bool:
    """Check whether a call may return when its work is done: it names no stream to ask later."""
    return role in ("copy", "copy-block", "memset") and not fields.get("stream")


def is_host(fields: Mapping[str, str]) -> bool:
    """Check whether a copy always has an end on the host."""
    return not fields.get("host") and fields.get("between") != "device-device"
