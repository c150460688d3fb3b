"""Fields that several roles have, and what builds a role's own."""

from __future__ import annotations

from porter.roles.nouns import FieldDef, Kind, Phase


def before(kind: Kind, help_: str = "", *, required: bool = True) -> FieldDef:
    """Declare a field that is read before the vendor's call."""
    return FieldDef(kind, Phase.BEFORE, required, (), help_)


def after(kind: Kind, help_: str = "", *, required: bool = True) -> FieldDef:
    """Declare a field that is read after the call succeeded."""
    return FieldDef(kind, Phase.AFTER, required, (), help_)


SIZE, KEY, INT, LVALUE, POINTER = Kind.SIZE, Kind.KEY, Kind.INT, Kind.LVALUE, Kind.POINTER
DEVICE = before(
    Kind.DEVICE, "device ordinal or handle; default: the current device", required=False
)
NTH = before(INT, "which device of the card that `device` is", required=False)
UNIT = before(SIZE, "how many bytes a figure of 1 stands for; default 1", required=False)
ROOM = before(SIZE, "size of the array, if `count` does not have it", required=False)
VERSION = FieldDef(
    INT,
    required=False,
    help="a member that callers set to the version of a struct: not 0",
    nonzero=True,
)
ITEMS = FieldDef(POINTER, help="array of the caller's; may be NULL", nullable=True)
DEVICES = FieldDef(
    Kind.WORD,
    required=False,
    words=("one", "all"),
    help="all: of the whole machine's processes; default one",
)
STREAM = before(Kind.STREAM, "stream; default: the default stream", required=False)
UNDO = FieldDef(
    Kind.FUNCTION,
    Phase.BEFORE,
    required=False,
    help="called with the key if the call turned out to take more memory than the quota allows",
)
ADDRESS = before(KEY, "an address that the physical memory is mapped to", required=False)
FIGURE = before(
    INT,
    "1 reserved now, 2 reserved high, 3 used now, 4 used high, 5 release threshold, 0 other",
    required=False,
)
SCOPE = FieldDef(
    Kind.WORD,
    required=False,
    words=("own", "primary", "reset"),
    help="own: a context of the program; primary: a reference to the device's own context; "
    "reset: that context with all references to it; default own",
)
SPACE = FieldDef(
    Kind.WORD,
    required=False,
    words=("address", "array", "physical", "pool", "graph", "context", "import", "object"),
    help="which kind of key; default address",
)
COPYING = before(
    Kind.STREAM, "stream; default: the caller waits, in the default stream", required=False
)
HOST = {
    "between": FieldDef(
        Kind.WORD,
        required=False,
        words=("host-device", "device-host", "device-device", "any"),
        help="any, the default: an end on the host, unless the port knows both to be on devices",
    ),
    "host": before(INT, "has it an end on the host? default: what `between` says", required=False),
}
GANG = FieldDef(
    Kind.WORD,
    required=False,
    words=("joins",),
    help="from then on work on the current device may wait for work on others that joined",
)
INTO = FieldDef(
    Kind.WORD,
    required=False,
    words=("list",),
    help="the stream may be a list that only records; recorded calls are not charged. "
    "Default: the stream is not such a list",
)
ORDER = {
    "waits": before(POINTER, "events that it waits for", required=False),
    "wait_count": before(SIZE, "the number of these events", required=False),
    "signals": before(KEY, "the event that has happened once it is done", required=False),
}
TIMEOUT = before(SIZE, "ns; default: for ever", required=False)
WAITED_WORD = {
    "stream": STREAM,
    "address": before(KEY, "the address of the word"),
    "value": before(SIZE, "the value that it is compared with, or that is written"),
    "width": before(SIZE, "bytes: 4 or 8"),
}
MODES = "0 it binds all threads, 1 only the thread that records, 2 no thread"
ROW = before(SIZE, "from a row to the next; an array knows its own", required=False)
ROWS = before(SIZE, "rows of a slice; an array knows its own", required=False)
ARRAY = before(INT, "if the call has no kind: is it an array, and so on a device?", required=False)
BLOCK = {
    "to": before(KEY, "address, or array"),
    "to_array": ARRAY,
    "to_pitch": ROW,
    "to_rows": ROWS,
    "to_x": before(SIZE, "bytes into the row", required=False),
    "to_y": before(SIZE, "rows into the slice", required=False),
    "to_z": before(SIZE, "slices", required=False),
    "from": before(KEY, "address, or array"),
    "from_array": ARRAY,
    "from_pitch": ROW,
    "from_rows": ROWS,
    "from_x": before(SIZE, "bytes into the row", required=False),
    "from_y": before(SIZE, "rows into the slice", required=False),
    "from_z": before(SIZE, "slices", required=False),
    "width": before(SIZE, "bytes of each row that are copied"),
    "rows": before(SIZE, "default 1", required=False),
    "slices": before(SIZE, "default 1", required=False),
}
WHOLE = "default: all that begins there"
STATE = {
    "out": after(LVALUE, "output of the state; default: the status is the state", required=False),
    "ready": before(INT, "the vendor's number of: all is done", required=False),
    "pending": before(INT, "the vendor's number of: not yet", required=False),
}
POINTER_NAMES = {
    name: before(INT, f"the vendor's number of: {what}", required=False)
    for name, what in {
        "type": "which kind of memory",
        "on": "the device's ordinal",
        "device_address": "its address on the device",
        "host_address": "its address on the host",
        "base": "where the allocation starts",
        "bytes": "its size",
        "context": "the context that it belongs to",
        "managed": "does it move between host and device?",
        "mapped": "has it memory?",
        "number": "a number that no other allocation has",
        "host": "memory of the host",
        "device": "memory of a device",
    }.items()
}
