"""Calls that identify and describe devices."""

from __future__ import annotations

from porter.roles.fields import (
    DEVICE,
    INT,
    ITEMS,
    KEY,
    LVALUE,
    NTH,
    POINTER,
    ROOM,
    SIZE,
    VERSION,
    after,
    before,
)
from porter.roles.nouns import FieldDef, Kind, Phase, RoleDef, Suite, answer, sim, written

ROLES: dict[str, RoleDef] = {
    "device-count": RoleDef(
        "devices are counted",
        False,
        {"out": after(LVALUE, "the number of devices"), "version": VERSION},
        simulated=(sim("device_count", answer("out")),),
    ),
    "device-get": RoleDef(
        "ordinal to device handle",
        False,
        {
            "ordinal": before(INT, "the number of the device, from 0 on"),
            "out": after(LVALUE, "the handle of the device"),
        },
        simulated=(sim("device_get", "ordinal", answer("out")),),
        suite=Suite(makes="out"),
    ),
    "device-list": RoleDef(
        "devices are listed",
        False,
        {
            "count": FieldDef(LVALUE, Phase.AFTER, help="in: room, out: how many"),
            "items": ITEMS,
            "room": ROOM,
        },
        simulated=(sim("device_list", answer("count", inout=True), written("sized", "items")),),
    ),
    "device-index": RoleDef(
        "device handle to ordinal",
        False,
        {"device": DEVICE, "nth": NTH, "out": after(LVALUE, "the number of the device")},
        simulated=(sim("device_index", "device", answer("out")),),
    ),
    "device-find": RoleDef(
        "UUID to device handle",
        False,
        {
            "uuid": before(POINTER, "the UUID as text"),
            "out": after(LVALUE, "the handle of the device"),
        },
        simulated=(sim("device_find", "uuid", answer("out")),),
    ),
    "device-name": RoleDef(
        "a device's name, in a buffer or as a string that stays",
        False,
        {
            "buffer": before(POINTER, "where the name is written", required=False),
            "room": before(SIZE, "the size of the buffer", required=False),
            "out": after(LVALUE, "the name, as a string that stays", required=False),
            "device": DEVICE,
        },
        simulated=(
            sim("device_name_address", "device", answer("out"), where=("out",)),
            sim("device_name", written("characters", "buffer"), "room", "device"),
        ),
    ),
    "device-uuid": RoleDef(
        "a device's UUID, as 16 bytes, or as text where `room` is given",
        False,
        {
            "buffer": before(POINTER, "where the UUID is written"),
            "room": before(
                SIZE, "the size of the buffer; with it the UUID is text", required=False
            ),
            "device": DEVICE,
            "version": VERSION,
            "card": before(INT, "of the card that the device is a slice of", required=False),
        },
        simulated=(
            sim("card_uuid", "buffer", "room", "device", where=("card",)),
            sim("device_uuid", "buffer", "room", "device"),
        ),
    ),
    "device-attribute": RoleDef(
        "an integer property of a device",
        False,
        {
            "attribute": before(INT, "the vendor's number of the property"),
            "out": after(LVALUE, "the value of the property"),
            "device": DEVICE,
            "value": before(KEY, "the answer of a simulated device; default 1", required=False),
        },
        simulated=(sim("device_attribute", "attribute", "value", answer("out"), "device"),),
    ),
    "device-bus": RoleDef(
        "a device's address on the bus, as text or as numbers",
        False,
        {
            "buffer": before(POINTER, "where the address is written as text", required=False),
            "room": before(SIZE, "the size of the buffer", required=False),
            "device": DEVICE,
            "nth": NTH,
            "domain": after(LVALUE, "the domain", required=False),
            "bus": after(LVALUE, "the bus", required=False),
            "slot": after(LVALUE, "the device on the bus", required=False),
            "location": after(LVALUE, "domain << 32 | bus << 8 | slot << 3", required=False),
        },
        simulated=(
            sim(
                "device_bus",
                written("characters", "buffer"),
                "room",
                "device",
                answer("domain"),
                answer("bus"),
                answer("slot"),
                answer("location"),
            ),
        ),
    ),
    "device-at-bus": RoleDef(
        "address on the bus to device handle",
        False,
        {
            "text": before(POINTER, "the address, as text"),
            "out": after(LVALUE, "the handle of the device"),
        },
        simulated=(sim("device_at_bus", "text", answer("out")),),
    ),
    "device-current": RoleDef(
        "the current device is returned",
        False,
        {
            "out": after(LVALUE, "the handle of the device"),
            "key": before(KEY, "a context; then its device is returned", required=False),
        },
        hot=2,
        simulated=(sim("device_current", "key", answer("out")),),
    ),
    "constant": RoleDef(
        "a figure that only depends on the call",
        False,
        {
            "out": after(LVALUE, "the figure"),
            "value": before(KEY, "the answer of a simulated device", required=False),
            "second": after(LVALUE, "a second figure", required=False),
            "second_value": before(KEY, "its answer of a simulated device", required=False),
            "device": FieldDef(Kind.DEVICE, required=False, help="one that must be there"),
        },
        simulated=(
            sim("constant", "device", "value", "second_value", answer("out"), answer("second")),
        ),
    ),
}
