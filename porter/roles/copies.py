"""Work for the device that moves or fills bytes; it waits for its turn."""

from __future__ import annotations

from dataclasses import replace

from porter.roles.fields import BLOCK, COPYING, HOST, INT, INTO, KEY, ORDER, SIZE, STREAM, before
from porter.roles.nouns import RoleDef, Suite, Use, Work, sim, written

ROLES: dict[str, RoleDef] = {
    "copy": RoleDef(
        "bytes are copied",
        True,
        {
            "to": before(KEY, "the target address"),
            "from": before(KEY, "the source address"),
            "bytes": before(SIZE, "the number of bytes"),
            "stream": COPYING,
            "into": INTO,
            **HOST,
            **ORDER,
        },
        hot=3,
        work=Work("COPY", (("bytes",),), waits=True, copies=True),
        simulated=(sim("copy", "to", "from", "bytes", "stream", written("queued")),),
        suite=Suite(Use.WORKS),
    ),
    "copy-block": RoleDef(
        "rows and slices are copied, of memory or arrays",
        True,
        {
            **BLOCK,
            "stream": COPYING,
            **HOST,
        },
        hot=3,
        work=Work("COPY", (("width", "rows", "slices"),), waits=True, copies=True),
        simulated=(
            sim(
                "copy_block",
                written("place", "to"),
                written("place", "from"),
                "width",
                "rows",
                "slices",
                "stream",
                written("queued"),
            ),
        ),
        suite=Suite(Use.WORKS),
    ),
    "memset": RoleDef(
        "memory is filled",
        True,
        {
            "to": before(KEY, "the first address"),
            "value": before(INT, "the value of each element"),
            "width": before(SIZE, "bytes of one element"),
            "count": before(SIZE, "elements, of a row"),
            "pitch": before(SIZE, "from a row to the next; default: one row", required=False),
            "rows": before(SIZE, "the number of rows; default 1", required=False),
            "stream": STREAM,
        },
        hot=3,
        work=Work("FILL", (("width", "count", "rows"),), waits=True),
        simulated=(sim("memset", written("fill"), "stream", written("queued")),),
        suite=Suite(Use.WORKS),
    ),
    "work": RoleDef(
        "other work for the device, for example several copies in one call; copies that its "
        "fields describe are simulated",
        True,
        {
            "extent": replace(
                before(
                    SIZE, "the bytes that its time depends on; of each of `count`", required=False
                ),
                each=True,
            ),
            **HOST,
            "stream": STREAM,
            "into": INTO,
            "count": before(SIZE, "copies; default 1", required=False),
            **{key: replace(field, required=False, each=True) for key, field in BLOCK.items()},
        },
        hot=3,
        together=BLOCK,
        work=Work("COPY", (("extent",), ("width", "rows", "slices")), several=True),
        simulated=(
            sim(
                "copy_block",
                written("place", "to"),
                written("place", "from"),
                "width",
                "rows",
                "slices",
                "stream",
                written("queued"),
                where=("to",),
            ),
        ),
        suite=Suite(Use.WORKS),
    ),
}
