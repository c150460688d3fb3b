"""Work for the device that waits for its turn: kernels, graphs and host functions."""

from __future__ import annotations

from porter.roles.fields import INT, INTO, KEY, ORDER, POINTER, SIZE, STREAM, before
from porter.roles.needs import MARKS, WHERE
from porter.roles.nouns import FieldDef, Kind, RoleDef, Step, Suite, Use, Work, sim, written

ROLES: dict[str, RoleDef] = {
    "launch": RoleDef(
        "a kernel is launched",
        True,
        {
            "function": before(KEY, "the kernel"),
            "extent": before(SIZE, "what its time depends on: threads", required=False),
            "stream": STREAM,
            "configured": FieldDef(
                Kind.WORD,
                required=False,
                words=("before",),
                help="stream and extent are those of the thread's last launch-configure",
                former="told",
            ),
            "into": INTO,
            "lists": before(POINTER, "it launches what these lists recorded", required=False),
            "list_count": before(SIZE, "the number of these lists", required=False),
            **ORDER,
        },
        hot=1,
        work=Work("KERNEL", (("extent",),)),
        simulated=(
            sim("launch_configured", "function", where=("configured",)),
            sim("execute", "lists", "list_count", "stream", where=("lists",)),
            sim("launch", "function", "stream"),
        ),
        suite=Suite(Use.WORKS),
        needs=(WHERE, MARKS),
    ),
    "launch-configure": RoleDef(
        "the stream and the size of a thread's next launch are set",
        True,
        {
            "extent": before(
                SIZE, "size of the launch, for its predicted duration: threads", required=False
            ),
            "stream": STREAM,
        },
        hot=1,
        simulated=(sim("launch_configure", "stream"),),
    ),
    "graph-launch": RoleDef(
        "an executable graph is launched or uploaded",
        True,
        {
            "exec": before(KEY, "the executable graph"),
            "stream": STREAM,
            "what": FieldDef(
                Kind.WORD,
                required=False,
                words=("launch", "upload"),
                help="an upload is no work; default launch",
            ),
        },
        hot=2,
        work=Work("GRAPH_LAUNCH"),
        simulated=(sim("graph_launch", "exec", "stream", written("is_upload")),),
        suite=Suite(
            steps=(
                Step("graph-launch", takes={"exec": "exec"}),
                Step("graph-upload", takes={"exec": "exec"}),
            )
        ),
        needs=(WHERE, MARKS),
        by_status=True,
    ),
    "host-callback": RoleDef(
        "a host function is put into a stream",
        True,
        {
            "stream": STREAM,
            "call": before(POINTER, "the function"),
            "data": FieldDef(POINTER, nullable=True, help="the argument of the function"),
            "ok": before(
                INT, "the callback gets the stream, this status and the data", required=False
            ),
        },
        simulated=(
            sim("host_callback_status", "stream", written("callback"), "data", where=("ok",)),
            sim("host_callback", "stream", written("callback"), "data"),
        ),
        suite=Suite(Use.WORKS),
    ),
}
