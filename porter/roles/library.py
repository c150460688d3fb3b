"""The library itself: its start, its version, its errors and its callbacks."""

from __future__ import annotations

from porter.roles.fields import INT, LVALUE, POINTER, SIZE, after, before
from porter.roles.nouns import FieldDef, Kind, RoleDef, Suite, Use, answer, sim

ROLES: dict[str, RoleDef] = {
    "init": RoleDef(
        "the library is initialised",
        False,
        {},
        simulated=(sim("init"),),
        suite=Suite(Use.INITIALISES),
    ),
    "shutdown": RoleDef("the library is shut down", False, {}, simulated=(sim("shutdown"),)),
    "version": RoleDef(
        "the API version is returned",
        False,
        {"out": after(LVALUE, "the version")},
        simulated=(sim("version", answer("out")),),
        suite=Suite(Use.VERSION),
    ),
    "release": RoleDef(
        "the version of the driver is returned as text",
        False,
        {
            "buffer": before(POINTER, "where the text is written"),
            "room": before(SIZE, "the size of the buffer"),
        },
        simulated=(sim("release", "buffer", "room"),),
    ),
    "status-text": RoleDef(
        "a status in words, in `out` or as the result",
        False,
        {
            "status": before(INT, "the status"),
            "out": after(LVALUE, "the text", required=False),
            "words": FieldDef(
                Kind.WORD,
                required=False,
                words=("name", "text"),
                help="the name of the constant, or a sentence; default name",
            ),
        },
        simulated=(
            sim("status_text", "status", "words", answer("out"), always=True, in_words=False),
        ),
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
        simulated=(
            sim("error_of_call", where=("of",)),
            sim("error_get"),
        ),
        last_error=True,
    ),
    "error-peek": RoleDef(
        "a thread's last error is returned, and kept",
        True,
        {},
        hot=2,
        simulated=(sim("error_peek"),),
        last_error=True,
    ),
    "callback": RoleDef(
        "a function of the program is handed in, which is called once, or never; maybe inside "
        "another call of the program's",
        True,
        {
            "call": before(POINTER, "the function, a parameter"),
            "data": before(POINTER, "the last argument of the callback, a parameter"),
        },
        wraps_callback=True,
    ),
    "custom": RoleDef(
        "a hand-written hook in the port; `reason` says why",
        True,
        {
            "call": before(
                POINTER, "as of a callback, which the port is given wrapped", required=False
            ),
            "data": before(POINTER, "the last argument of that callback", required=False),
        },
        wraps_callback=True,
    ),
    "passthrough": RoleDef("known to need nothing", False, {}, simulated=(sim(silent=True),)),
}
