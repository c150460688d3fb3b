"""Graphs: calls that record, build, instantiate and destroy them; the memory of their nodes."""

from __future__ import annotations

from porter.roles.fields import (
    DEVICE,
    FIGURE,
    INT,
    KEY,
    LVALUE,
    MODES,
    POINTER,
    SIZE,
    STREAM,
    UNDO,
    after,
    before,
)
from porter.roles.needs import GRAPHS, HERE, RECORDING
from porter.roles.nouns import FieldDef, Phase, RoleDef, Step, Suite, answer, sim

ROLES: dict[str, RoleDef] = {
    "graph-instantiate": RoleDef(
        "a graph becomes executable",
        True,
        {
            "graph": before(KEY, "the graph"),
            "exec": after(KEY, "the new executable graph"),
            "uploads": before(INT, "true: and is uploaded at once", required=False),
            "stream": STREAM,
            "undo": UNDO,
        },
        simulated=(sim("graph_instantiate", "graph", "uploads", "stream", answer("exec")),),
        suite=Suite(
            steps=(Step("graph-instantiate", takes={"graph": "graph"}, gives={"exec": "exec"}),)
        ),
        by_status=True,
    ),
    "graph-destroy": RoleDef(
        "an executable graph is destroyed",
        True,
        {"exec": before(KEY, "the executable graph")},
        simulated=(sim("graph_destroy", "exec"),),
        suite=Suite(steps=(Step("graph-destroy", takes={"exec": "exec"}),)),
    ),
    "graph-map-node": RoleDef(
        "a node that allocates is added, and has its memory at once",
        True,
        {
            "graph": before(KEY, "the graph"),
            "node": after(LVALUE, "the new node"),
            "bytes": before(SIZE, "the size of the memory"),
            "address": after(LVALUE, "the address of the memory"),
            "device": DEVICE,
        },
        simulated=(sim("graph_alloc_node", "graph", "bytes", answer("node"), answer("address")),),
        suite=Suite(
            steps=(Step("graph-map-node", takes={"graph": "graph"}, gives={"address": "address"}),)
        ),
        needs=(HERE, GRAPHS),
        by_status=True,
    ),
    "graph-trim": RoleDef(
        "unused graph memory is given back",
        True,
        {"device": DEVICE},
        simulated=(sim("graph_trim", "device"),),
        suite=Suite(steps=(Step("graph-trim"),)),
    ),
    "capture-begin": RoleDef(
        "a stream starts to record a graph",
        True,
        {
            "stream": STREAM,
            "graph": before(KEY, "default: a new one", required=False),
            "mode": before(INT, f"{MODES}; default 2", required=False),
        },
        simulated=(
            sim("capture_begin_into", "stream", "graph", "mode", where=("graph",)),
            sim("capture_begin", "stream", "mode"),
        ),
        suite=Suite(steps=(Step("capture-begin"),)),
        needs=(RECORDING,),
    ),
    "capture-end": RoleDef(
        "a stream's recording ends",
        True,
        {"stream": STREAM, "graph": after(LVALUE, "the recorded graph")},
        simulated=(sim("capture_end", "stream", answer("graph")),),
        suite=Suite(steps=(Step("capture-end", gives={"graph": "graph"}),)),
    ),
    "capture-info": RoleDef(
        "is a stream recording?",
        False,
        {
            "stream": STREAM,
            "status": after(LVALUE, "0: no, 1: it records, 2: its recording is spoilt"),
        },
        hot=2,
        simulated=(sim("capture_info", "stream", answer("status")),),
    ),
    "capture-mode": RoleDef(
        "a thread's mode is exchanged: which of the calls that recordings forbid it makes",
        False,
        {"mode": FieldDef(LVALUE, Phase.AFTER, help=f"in: the new one, out: the old; {MODES}")},
        simulated=(sim("capture_mode", answer("mode", inout=True)),),
    ),
    "graph-create": RoleDef(
        "an empty graph is made",
        False,
        {"graph": after(LVALUE, "the new graph")},
        simulated=(sim("graph_create", answer("graph")),),
        suite=Suite(makes="graph", steps=(Step("graph-create", gives={"graph": "graph"}),)),
    ),
    "graph-release": RoleDef(
        "a graph (not executable) is destroyed",
        False,
        {"graph": before(KEY, "the graph")},
        simulated=(sim("graph_release", "graph"),),
        suite=Suite(steps=(Step("graph-release", takes={"graph": "graph"}),)),
    ),
    "graph-alloc-node": RoleDef(
        "a node that allocates is added",
        False,
        {
            "graph": before(KEY, "the graph"),
            "node": after(LVALUE, "the new node"),
            "bytes": before(SIZE, "the size of the memory"),
            "address": after(LVALUE, "the address that the memory will have"),
        },
        simulated=(sim("graph_alloc_node", "graph", "bytes", answer("node"), answer("address")),),
        suite=Suite(
            steps=(
                Step("graph-alloc-node", takes={"graph": "graph"}, gives={"address": "address"}),
            )
        ),
    ),
    "graph-nodes": RoleDef(
        "a graph's nodes are listed",
        False,
        {
            "graph": before(KEY, "the graph"),
            "nodes": before(POINTER, "array of the caller's; may be NULL", required=False),
            "count": FieldDef(LVALUE, Phase.AFTER, help="in: room, out: how many"),
        },
        simulated=(sim("graph_nodes", "graph", "nodes", answer("count", inout=True)),),
    ),
    "graph-node-kind": RoleDef(
        "the kind of a node is returned",
        False,
        {
            "node": before(KEY, "the node"),
            "out": after(LVALUE, "the vendor's number of its kind"),
            "allocates": before(INT, "the vendor's number of a node that allocates"),
            "other": before(INT, "its number of a node that does nothing of note"),
        },
        simulated=(sim("graph_node_kind", "node", "allocates", "other", answer("out")),),
    ),
    "graph-node-memory": RoleDef(
        "the memory of a node is returned",
        False,
        {
            "node": before(KEY, "a node that allocates"),
            "bytes": after(LVALUE, "the size of its memory"),
            "address": after(LVALUE, "the address of its memory", required=False),
            "on": after(LVALUE, "the device's ordinal", required=False),
        },
        simulated=(
            sim("graph_node_memory", "node", answer("bytes"), answer("address"), answer("on")),
        ),
    ),
    "graph-free-node": RoleDef(
        "a node that frees is added",
        False,
        {
            "graph": before(KEY, "the graph"),
            "node": after(LVALUE, "the new node"),
            "address": before(KEY, "the memory that it frees"),
        },
        simulated=(sim("graph_free_node", "graph", "address", answer("node")),),
    ),
    "graph-attribute": RoleDef(
        "a figure of graph-owned memory is returned",
        False,
        {
            "device": DEVICE,
            "attribute": FIGURE,
            "out": before(POINTER, "where the figure is written"),
        },
        simulated=(sim("graph_attribute", "device", "attribute", "out"),),
    ),
}
