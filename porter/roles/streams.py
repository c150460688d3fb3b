"""Streams, events and the calls that wait for them."""

from __future__ import annotations

from porter.roles.fields import (
    INT,
    KEY,
    LVALUE,
    ORDER,
    SIZE,
    STATE,
    STREAM,
    TIMEOUT,
    WAITED_WORD,
    after,
    before,
)
from porter.roles.nouns import Kind, RoleDef, Step, Suite, Use, answer, sim, written

ROLES: dict[str, RoleDef] = {
    "stream-create": RoleDef(
        "a stream is made; with the field `device` it is hooked, and `device`, `context`, `kind` "
        "and `blocks` are kept with the stream",
        False,
        {
            "key": after(LVALUE, "the new stream"),
            "device": before(Kind.DEVICE, "its device", required=False),
            "context": before(KEY, "the context of the markers in it", required=False),
            "kind": before(SIZE, "a number that the port uses", required=False),
            "blocks": before(INT, "true: calls return when their work is done", required=False),
            "records": before(
                SIZE, "not 0: it is a list, for streams of that kind", required=False
            ),
        },
        simulated=(
            sim("queue_create", "device", "kind", "blocks", answer("key"), where=("device",)),
            sim("list_create", "records", answer("key"), where=("records",)),
            sim("stream_create", answer("key")),
        ),
        suite=Suite(makes="key", steps=(Step("stream-create", gives={"key": "stream"}),)),
        hooked_with="device",
    ),
    "stream-destroy": RoleDef(
        "a stream is destroyed",
        True,
        {"stream": STREAM},
        simulated=(sim("stream_destroy", "stream"),),
        suite=Suite(steps=(Step("stream-destroy", takes={"stream": "stream"}),)),
    ),
    "stream-context": RoleDef(
        "the context of a stream is returned",
        False,
        {
            "stream": STREAM,
            "out": after(LVALUE, "the context", required=False),
            "on": after(LVALUE, "the device", required=False),
        },
        simulated=(sim("stream_context", "stream", answer("out"), answer("on")),),
    ),
    "list-close": RoleDef(
        "a list may be launched from now on",
        False,
        {"stream": before(KEY, "the list")},
        simulated=(sim("list_close", "stream"),),
    ),
    "list-reset": RoleDef(
        "a list is emptied, and records again",
        False,
        {"stream": before(KEY, "the list")},
        simulated=(sim("list_reset", "stream"),),
    ),
    "order": RoleDef(
        "a barrier or an event is put into a stream",
        False,
        {"stream": STREAM, **ORDER},
        simulated=(sim(),),
    ),
    "stream-query": RoleDef(
        "is a stream idle?",
        False,
        {"stream": STREAM, **STATE},
        hot=2,
        simulated=(
            sim("stream_status", "stream", "ready", "pending", answer("out"), where=("out",)),
            sim("stream_query", "stream"),
        ),
        hooked_with_role="pool-alloc",
    ),
    "stream-wait": RoleDef(
        "a stream waits for an event",
        False,
        {"stream": STREAM, "event": before(KEY, "the event")},
        hot=2,
        simulated=(sim("stream_wait", "stream", "event"),),
    ),
    "stream-await": RoleDef(
        "a stream waits for a word of memory",
        False,
        {
            **WAITED_WORD,
            "comparison": before(
                INT,
                "the wait ends if the word is 0: >= value (cyclic), 1: == value, 2: word & value, "
                "3: ~(word | value)",
            ),
        },
        simulated=(sim("stream_await", "stream", "address", "value", "width", "comparison"),),
    ),
    "stream-write": RoleDef(
        "a stream writes a word of memory",
        False,
        WAITED_WORD,
        simulated=(sim("stream_write", "stream", "address", "value", "width"),),
    ),
    "event-create": RoleDef(
        "an event is made",
        False,
        {
            "key": after(LVALUE, "the new event"),
            "pending": before(SIZE, "not 0: it has not happened until signalled", required=False),
        },
        simulated=(
            sim("event_create_pending", answer("key"), where=("pending",)),
            sim("event_create", answer("key")),
        ),
        suite=Suite(Use.MARK_CREATE, makes="key"),
    ),
    "event-signal": RoleDef(
        "the host makes an event happen",
        False,
        {"event": before(KEY, "the event")},
        simulated=(sim("event_signal", "event"),),
    ),
    "event-reset": RoleDef(
        "an event has not happened any more: at once, or when a stream reaches the call",
        False,
        {
            "event": before(KEY, "the event"),
            "stream": before(KEY, "the stream; default: at once", required=False),
        },
        simulated=(
            sim("event_reset_in", "stream", "event", where=("stream",)),
            sim("event_reset", "event"),
        ),
    ),
    "event-time": RoleDef(
        "the begin and the end of the work that signalled an event, in ns",
        False,
        {
            "event": before(KEY, "the event"),
            "start": after(LVALUE, "when the work began"),
            "end": after(LVALUE, "when it was done"),
        },
        simulated=(sim("event_time", "event", answer("start"), answer("end")),),
    ),
    "event-destroy": RoleDef(
        "an event is destroyed",
        False,
        {"event": before(KEY, "the event")},
        simulated=(sim("event_destroy", "event"),),
    ),
    "event-record": RoleDef(
        "an event is put into a stream",
        False,
        {"event": before(KEY, "the event"), "stream": STREAM},
        hot=2,
        simulated=(sim("event_record", "event", "stream"),),
        suite=Suite(Use.MARK_PUT),
    ),
    "event-record-all": RoleDef(
        "an event is put behind all streams of a context",
        False,
        {"event": before(KEY, "the event"), "key": before(KEY, "the context")},
        simulated=(sim("event_record_all", "event", "key"),),
    ),
    "event-query": RoleDef(
        "has an event happened?",
        False,
        {"event": before(KEY, "the event"), **STATE},
        hot=2,
        simulated=(
            sim("event_status", "event", "ready", "pending", answer("out"), where=("out",)),
            sim("event_query", "event"),
        ),
        suite=Suite(Use.MARK_ASK),
        hooked_with_role="pool-alloc",
    ),
    "event-sync": RoleDef(
        "wait for an event",
        False,
        {"event": before(KEY, "the event"), "timeout": TIMEOUT},
        simulated=(
            sim("event_wait", "event", "timeout", where=("timeout",)),
            sim("event_sync", "event"),
        ),
        hooked_with_role="pool-alloc",
    ),
    "event-elapsed": RoleDef(
        "milliseconds between two events",
        False,
        {
            "out": after(LVALUE, "the milliseconds, with a fraction"),
            "start": before(KEY, "the first event"),
            "end": before(KEY, "the second event"),
        },
        simulated=(sim("event_elapsed", answer("out", number=True), "start", "end"),),
    ),
    "sync": RoleDef(
        "wait for a stream, or for all",
        False,
        {"stream": STREAM, "timeout": TIMEOUT},
        hot=2,
        simulated=(
            sim("sync_within", "stream", "timeout", where=("timeout",)),
            sim("sync", "stream", written("unqueued")),
        ),
        suite=Suite(Use.WAITS),
        hooked_with_role="pool-alloc",
    ),
}
