"""The kubelet's protocols: their messages by field, and their methods by name. Knows protobuf.

A kubelet of version 1.34 or newer speaks these. The tables say what its own definitions say of
the fields that are used here, so nothing is generated, and any protobuf runtime will do.
"""

from __future__ import annotations

from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

REGISTRATION = "pluginregistration.Registration"
PLUGIN = "k8s.io.kubelet.pkg.apis.dra.v1.DRAPlugin"
HEALTH = "v1.DRAResourceHealth"
VERSIONS = ("v1.DRAPlugin", "v1.DRAResourceHealth")  # as the kubelet calls these two services
UNKNOWN, HEALTHY, UNHEALTHY = range(3)

_Field = descriptor_pb2.FieldDescriptorProto
_SCALARS = {
    "string": _Field.TYPE_STRING,
    "bool": _Field.TYPE_BOOL,
    "int64": _Field.TYPE_INT64,
    "int32": _Field.TYPE_INT32,
}
# "name type" by number from 1 on; `*`: repeated, `>`: a map from texts to these messages.
_MESSAGES: dict[str, tuple[str, ...]] = {
    "Nothing": (),
    "PluginInfo": ("type string", "name string", "endpoint string", "supported_versions *string"),
    "RegistrationStatus": ("plugin_registered bool", "error string"),
    "Claim": ("namespace string", "uid string", "name string"),
    "Claims": ("claims *Claim",),
    "Device": (
        "request_names *string",
        "pool_name string",
        "device_name string",
        "cdi_device_ids *string",
        "share_id string",
    ),
    "Prepared": ("devices *Device", "error string"),
    "Prepareds": ("claims >Prepared",),
    "Unprepared": ("error string",),
    "Unprepareds": ("claims >Unprepared",),
    "DeviceName": ("pool_name string", "device_name string"),
    "DeviceHealth": (
        "device DeviceName",
        "health int32",
        "last_updated_time int64",
        "health_check_timeout_seconds int64",
        "message string",
    ),
    "Healths": ("devices *DeviceHealth",),
}
# A service's methods: the request and the answer.
METHODS: dict[str, dict[str, tuple[str, str]]] = {
    REGISTRATION: {
        "GetInfo": ("Nothing", "PluginInfo"),
        "NotifyRegistrationStatus": ("RegistrationStatus", "Nothing"),
    },
    PLUGIN: {
        "NodePrepareResources": ("Claims", "Prepareds"),
        "NodeUnprepareResources": ("Claims", "Unprepareds"),
    },
    HEALTH: {"NodeWatchResources": ("Nothing", "Healths")},
}


def message(name: str) -> Any:
    """Give the class of a message."""
    return _CLASSES[name]


def _file() -> descriptor_pb2.FileDescriptorProto:
    file = descriptor_pb2.FileDescriptorProto(
        name="porter.proto", package="porter", syntax="proto3"
    )
    for name, fields in _MESSAGES.items():
        made = file.message_type.add(name=name)
        for number, text in enumerate(fields, 1):
            label, _, kind = text.partition(" ")
            _add(made, name, label, number, kind)
    return file


def _add(made: Any, name: str, label: str, number: int, kind: str) -> None:
    field = made.field.add(name=label, number=number, label=_Field.LABEL_OPTIONAL)
    if kind[0] in "*>":
        field.label = _Field.LABEL_REPEATED
    if kind[0] == ">":
        entry = made.nested_type.add(name=f"{label.capitalize()}Entry")
        entry.options.map_entry = True
        _add(entry, f"{name}.{entry.name}", "key", 1, "string")
        _add(entry, f"{name}.{entry.name}", "value", 2, kind[1:])
        field.type, field.type_name = _Field.TYPE_MESSAGE, f".porter.{name}.{entry.name}"
    elif (plain := kind.lstrip("*")) in _SCALARS:
        field.type = _SCALARS[plain]
    else:
        field.type, field.type_name = _Field.TYPE_MESSAGE, f".porter.{plain}"


def _classes() -> dict[str, Any]:
    pool = descriptor_pool.DescriptorPool()
    pool.Add(_file())
    found = (pool.FindMessageTypeByName(f"porter.{name}") for name in _MESSAGES)
    return {each.name: message_factory.GetMessageClass(each) for each in found}


_CLASSES = _classes()
