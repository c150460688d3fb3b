"""Pools that hand out memory, and keep returned memory for later."""

from __future__ import annotations

from porter.roles.fields import (
    DEVICE,
    FIGURE,
    KEY,
    POINTER,
    SIZE,
    STREAM,
    UNDO,
    after,
    before,
)
from porter.roles.needs import HERE, POOL, RECORDED
from porter.roles.nouns import FieldDef, Kind, RoleDef, Step, Suite, Use, answer, sim

ROLES: dict[str, RoleDef] = {
    "pool-alloc": RoleDef(
        "memory is handed out by a pool, which may grow",
        True,
        {
            "bytes": before(SIZE, "the requested size"),
            "pool": before(KEY, "default: the device's current pool", required=False),
            "key": after(KEY, "the address of the new memory"),
            "device": DEVICE,
            "stream": STREAM,
            "recorded": FieldDef(
                Kind.WORD,
                required=False,
                words=("launch", "never", "now"),
                help="when a recorded allocation takes its memory, default launch; never: refused "
                "like an absent function",
            ),
            "undo": UNDO,
        },
        simulated=(
            sim(
                "pool_alloc_from",
                "device",
                "pool",
                "bytes",
                "stream",
                answer("key"),
                where=("pool",),
            ),
            sim("pool_alloc", "device", "pool", "bytes", "stream", answer("key")),
        ),
        suite=Suite(
            Use.ALLOCATES,
            steps=(
                Step("pool-alloc", gives={"key": "address"}),
                Step("pool-take", gives={"key": "address"}),
            ),
        ),
        needs=(HERE, POOL, RECORDED),
        by_status=True,
    ),
    "pool-create": RoleDef(
        "a pool is made",
        True,
        {"pool": after(KEY, "the new pool"), "device": DEVICE},
        simulated=(sim("pool_create", "device", answer("pool")),),
        suite=Suite(makes="pool", steps=(Step("pool-create", gives={"pool": "pool"}),)),
    ),
    "pool-default": RoleDef(
        "a default pool is returned",
        True,
        {"out": after(KEY, "the pool"), "device": DEVICE},
        simulated=(sim("pool_default", "device", answer("out")),),
    ),
    "pool-trim": RoleDef(
        "a pool may give memory back",
        True,
        {
            "pool": before(KEY, "the pool"),
            "device": DEVICE,
            "keep": before(SIZE, "bytes that it may keep", required=False),
            "attribute": FIGURE,
            "value": before(POINTER, "a 64-bit figure to set the attribute to", required=False),
        },
        simulated=(sim("pool_change", "pool", "keep", "attribute", "value"),),
        suite=Suite(steps=(Step("pool-trim", takes={"pool": "pool"}),)),
    ),
    "pool-destroy": RoleDef(
        "a pool is destroyed",
        True,
        {"pool": before(KEY, "the pool"), "device": DEVICE},
        simulated=(sim("pool_destroy", "pool"),),
        suite=Suite(steps=(Step("pool-destroy", takes={"pool": "pool"}),)),
    ),
    "pool-attribute": RoleDef(
        "a pool's figure is returned",
        False,
        {
            "pool": before(KEY, "the pool"),
            "attribute": FIGURE,
            "out": before(POINTER, "where the figure is written"),
        },
        simulated=(sim("pool_attribute", "pool", "attribute", "out"),),
    ),
}
