"""Contexts, and the code that is loaded into them."""

from __future__ import annotations

from porter.roles.fields import (
    DEVICE,
    GANG,
    KEY,
    LVALUE,
    POINTER,
    SCOPE,
    UNDO,
    after,
    before,
)
from porter.roles.needs import OWN
from porter.roles.nouns import FieldDef, Kind, RoleDef, Step, Suite, Use, answer, sim

ROLES: dict[str, RoleDef] = {
    "context-create": RoleDef(
        "a context is made or a primary one retained",
        True,
        {
            "key": after(KEY, "the new or retained context", required=False),
            "device": DEVICE,
            "undo": UNDO,
            "scope": SCOPE,
        },
        simulated=(sim("context_create", "device", "scope", answer("key")),),
        suite=Suite(makes="key", steps=(Step("context-create", gives={"key": "context"}),)),
        needs=(OWN,),
        by_status=True,
    ),
    "context-destroy": RoleDef(
        "a context is destroyed, with all its memory",
        True,
        {
            "key": before(
                Kind.CONTEXT, "the context; 0: none, and nothing is destroyed", required=False
            ),
            "device": DEVICE,
            "scope": SCOPE,
        },
        simulated=(sim("context_destroy", "key", "device", "scope"),),
        suite=Suite(chosen="key", steps=(Step("context-destroy", takes={"key": "context"}),)),
    ),
    "footprint": RoleDef(
        "the driver's own memory may have grown or shrunk (modules, limits)",
        True,
        {
            "device": DEVICE,
            "key": after(KEY, "the handle of the loaded code", required=False),
            "image": before(
                POINTER, "the code itself, which the conformance suite provides", required=False
            ),
            "known": before(
                KEY,
                "code that comes with the first call alone; `key` is another name of it",
                required=False,
            ),
            "leaving": before(
                Kind.CONTEXT,
                "a context that it destroys, with its references to the primary one; 0: none",
                required=False,
            ),
            "gone": before(KEY, "the code that is unloaded", required=False),
            "may": FieldDef(
                Kind.WORD,
                required=False,
                words=("grow",),
                help="refused while the tenant is above its limit; with `undo` that holds anyway",
            ),
            "undo": UNDO,
            "gang": GANG,
        },
        simulated=(
            sim("unload", "gone", where=("gone",)),
            sim("same", "known", answer("key"), where=("known", "key")),
            sim("footprint", "device", answer("key"), where=("key",)),
            sim(silent=True),
        ),
        suite=Suite(
            makes="key",
            steps=(
                Step("load", gives={"key": "code"}),
                Step("unload", takes={"gone": "code"}),
            ),
        ),
        needs=(OWN,),
        by_status=True,
    ),
    "module-function": RoleDef(
        "a kernel is looked up by name, and may be loaded",
        True,
        {
            "symbol": before(POINTER, "its name"),
            "out": after(LVALUE, "the kernel, as `launch` takes it"),
        },
        simulated=(sim("module_function", "symbol", answer("out")),),
        suite=Suite(makes="out"),
    ),
    "module-global": RoleDef(
        "a module's variable is looked up by name, and may be loaded",
        True,
        {},
        simulated=(sim(error="ENOENT"),),
    ),
    "context-id": RoleDef(
        "a context's number is returned",
        False,
        {
            "key": before(KEY, "the context, or 0: the current one", required=False),
            "out": after(LVALUE, "the number of the context"),
        },
        simulated=(sim("context_id", "key", answer("out")),),
    ),
    "context-state": RoleDef(
        "is the device's own context up?",
        False,
        {
            "device": DEVICE,
            "active": after(LVALUE, "1 if it is up, else 0"),
            "flags": after(LVALUE, "its flags; a simulated device returns 0", required=False),
        },
        simulated=(sim("context_state", "device", answer("active"), answer("flags")),),
    ),
    "context-current": RoleDef(
        "the current context is returned",
        False,
        {"out": after(LVALUE, "the context; 0: there is none")},
        hot=2,
        simulated=(sim("context_current", answer("out")),),
    ),
    "context-use": RoleDef(
        "the current context is set",
        False,
        {"key": before(KEY, "the context; 0: none")},
        hot=2,
        simulated=(sim("context_use", "key"),),
        suite=Suite(Use.ENTERS),
    ),
    "context-push": RoleDef(
        "a context is pushed",
        False,
        {"key": before(KEY, "the context that becomes current")},
        simulated=(sim("context_push", "key"),),
    ),
    "context-pop": RoleDef(
        "a context is popped",
        False,
        {"out": after(LVALUE, "the context that was current", required=False)},
        simulated=(sim("context_pop", answer("out")),),
    ),
}
