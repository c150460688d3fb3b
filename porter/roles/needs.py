"""The port's functions that hooks need, and the loss without each."""

from __future__ import annotations

from porter.roles.nouns import Need

ANY: tuple[str, ...] = ()  # any value of the field
HERE = Need(
    ("port_current_device",),
    "the current device is not known, and nothing is charged there",
    "name the `device`",
    unless={"device": ANY},
)
POOL = Need(
    ("port_pool_reserved",),
    "memory that the pool takes from the device is not charged",
    "use role alloc, which charges each request until it is freed",
)
RECORDED = Need(
    ("port_graph_bound",),
    "recorded work takes memory that is not charged",
    "say `recorded: never`",
    unless={"recorded": ("never", "now")},
    with_role="capture-begin",
)
GRAPHS = Need(("port_graph_reserved",), "memory that graphs take from the device is not charged")
OWN = Need(
    ("port_process_bytes", "port_device_free"),
    "memory that the driver takes for itself is not in the account",
    enforces=False,
)
WHERE = Need(
    ("port_stream_device", "port_current_device"),
    "the device of the work is not known, and the work does not wait for its turn",
    "say the `device` of each stream-create",
    unless_role="stream-create.device",
)
MARKS = Need(
    ("port_mark_create", "port_mark", "port_mark_done", "port_mark_destroy"),
    "when the work is done is not known, and no share of time is kept",
    every=True,
)
RECORDING = Need(
    ("port_stream_recording",), "work that a stream only records is taken for work of the device"
)
