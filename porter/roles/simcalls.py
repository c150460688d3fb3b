"""PlannedSymbol -> the simulated device's call. The only module that knows sim.h's calls."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from porter.model import Function, Param, PlannedSymbol, TypeKind
from porter.roles import POINTER_NAMES, ROLES, Kind, member_offset

# The call of each role. A word is a role's field, `&word` an answer of the device, anything else C.
# Fields that the role table leaves open have defaults in _DEFAULTS.
_CALLS = {
    "address-range": "sim_address_range(address, &base, &bytes)",
    "alloc": "sim_alloc(device, space, bytes, row, rows, &key)",
    "capture-begin": "sim_capture_begin(stream, mode)",
    "capture-end": "sim_capture_end(stream, &graph)",
    "capture-info": "sim_capture_info(stream, &status)",
    "capture-mode": "sim_capture_mode(&mode)",
    "constant": "sim_constant(device, value, second_value, &out, &second)",
    "context-create": "sim_context_create(device, scope, &key)",
    "context-current": "sim_context_current(&out)",
    "context-destroy": "sim_context_destroy(key, device, scope)",
    "context-id": "sim_context_id(key, &out)",
    "context-pop": "sim_context_pop(&out)",
    "context-push": "sim_context_push(key)",
    "context-state": "sim_context_state(device, &active, &flags)",
    "context-use": "sim_context_use(key)",
    "copy": "sim_copy(to, from, bytes, stream, queued)",
    "copy-block": "sim_copy_block(to, from, width, rows, slices, stream, queued)",
    "device-at-bus": "sim_device_at_bus(text, &out)",
    "device-attribute": "sim_device_attribute(attribute, value, &out, device)",
    "device-bus": "sim_device_bus(buffer, room, device, &domain, &bus, &slot, &location)",
    "device-count": "sim_device_count(&out)",
    "device-current": "sim_device_current(key, &out)",
    "device-find": "sim_device_find(uuid, &out)",
    "device-get": "sim_device_get(ordinal, &out)",
    "device-index": "sim_device_index(device, &out)",
    "device-list": "sim_device_list(&count, items)",
    "device-part": "sim_device_get(device, &key)",
    "device-name": "sim_device_name(buffer, room, device)",
    "device-properties": "sim_device_properties(device, uuid, &total, &largest)",
    "device-uuid": "sim_device_uuid(buffer, room, device)",
    "error-get": "sim_error_get()",
    "error-peek": "sim_error_peek()",
    "event-create": "sim_event_create(&key)",
    "event-destroy": "sim_event_destroy(event)",
    "event-elapsed": "sim_event_elapsed(&out, start, end)",
    "event-query": "sim_event_query(event)",
    "event-record": "sim_event_record(event, stream)",
    "event-record-all": "sim_event_record_all(event, key)",
    "event-reset": "sim_event_reset(event)",
    "event-signal": "sim_event_signal(event)",
    "event-sync": "sim_event_sync(event)",
    "event-time": "sim_event_time(event, &start, &end)",
    "export-table": "sim_export_table()",
    "footprint": "sim_footprint(device, &key)",
    "free": "sim_free(key, stream, queued)",
    "function-table": "0",
    "granularity": "sim_granularity(&out)",
    "graph-alloc-node": "sim_graph_alloc_node(graph, bytes, &node, &address)",
    "graph-attribute": "sim_graph_attribute(device, attribute, out)",
    "graph-create": "sim_graph_create(&graph)",
    "graph-destroy": "sim_graph_destroy(exec)",
    "graph-free-node": "sim_graph_free_node(graph, address, &node)",
    "graph-instantiate": "sim_graph_instantiate(graph, uploads, stream, &exec)",
    "graph-launch": "sim_graph_launch(exec, stream, what)",
    "graph-map-node": "sim_graph_alloc_node(graph, bytes, &node, &address)",
    "graph-node-kind": "sim_graph_node_kind(node, allocates, other, &out)",
    "graph-node-memory": "sim_graph_node_memory(node, &bytes, &address, &on)",
    "graph-nodes": "sim_graph_nodes(graph, nodes, &count)",
    "graph-release": "sim_graph_release(graph)",
    "graph-trim": "sim_graph_trim(device)",
    "host-address": "sim_host_address(key, &out)",
    "host-alloc": "sim_host_alloc(bytes, &key)",
    "host-callback": "sim_host_callback(stream, call, data)",
    "host-free": "sim_host_free(key)",
    "host-register": "sim_host_register(key, bytes)",
    "host-unregister": "sim_host_unregister(key)",
    "import": "sim_import(handle, bytes, device, space, &key)",
    "init": "sim_init()",
    "ipc-export": "sim_ipc_export(key, out)",
    "memory-limit": "sim_memory_limit(device, group, limit)",
    "launch": "sim_launch(function, stream)",
    "launch-configure": "sim_launch_configure(stream)",
    "list-close": "sim_list_close(stream)",
    "list-reset": "sim_list_reset(stream)",
    "lookup": "sim_lookup(symbol, version, flags, &out, &status)",
    "memory-list": "sim_memory_list(device, &count, items)",
    "memory-attribute": "sim_memory_attribute(device, attribute, total, largest, out)",
    "memory-info": "sim_memory_info(device, &total, &free, &used)",
    "memset": "sim_memset(fill, stream, queued)",
    "module-global": "-ENOENT",
    "module-function": "sim_module_function(symbol, &out)",
    "order": "0",
    "pointer-attribute": "sim_pointer_attribute(attribute, out, address, names)",
    "pointer-attributes": "sim_pointer_attributes(count, attributes, outs, address, names)",
    "pool-alloc": "sim_pool_alloc(device, pool, bytes, stream, &key)",
    "pool-attribute": "sim_pool_attribute(pool, attribute, out)",
    "pool-create": "sim_pool_create(device, &pool)",
    "pool-default": "sim_pool_default(device, &out)",
    "pool-destroy": "sim_pool_destroy(pool)",
    "pool-trim": "sim_pool_change(pool, keep, attribute, value)",
    "process-info": "sim_process_info(of, items)",
    "process-count": "sim_process_count(device, &out)",
    "process-list": "sim_process_list(device, kinds, &count, items)",
    "release": "sim_release(buffer, room)",
    "shutdown": "sim_shutdown()",
    "status-text": "sim_status_text(status, words, &out)",
    "stream-await": "sim_stream_await(stream, address, value, width, comparison)",
    "stream-context": "sim_stream_context(stream, &out, &on)",
    "stream-create": "sim_stream_create(&key)",
    "stream-destroy": "sim_stream_destroy(stream)",
    "stream-query": "sim_stream_query(stream)",
    "stream-wait": "sim_stream_wait(stream, event)",
    "stream-write": "sim_stream_write(stream, address, value, width)",
    "sync": "sim_sync(stream, unqueued)",
    "utilisation": "sim_utilisation(device, &busy, &memory)",
    "version": "sim_version(&out)",
    "vmm-access": "0",
    "vmm-create": "sim_vmm_create(bytes, device, &key)",
    "vmm-export": "sim_ipc_export(key, out)",
    "vmm-import": "sim_import(handle, 0, device, ROLE_PHYSICAL, &key)",
    "vmm-map": "sim_vmm_map(address, bytes, key)",
    "vmm-release": "sim_vmm_release(key)",
    "vmm-reserve": "sim_vmm_reserve(bytes, &out)",
    "vmm-retain": "sim_vmm_retain(address, &key)",
    "vmm-unmap": "sim_vmm_unmap(address, bytes)",
    "vmm-unreserve": "sim_vmm_unreserve(address, bytes)",
    "work": "",
}
# The call of a role with an optional field.
_OTHERWISE = {
    ("device-name", "out"): "sim_device_name_told(device, &out)",
    ("device-uuid", "card"): "sim_card_uuid(buffer, room, device)",
    ("device-properties", "total_mib"): (
        "sim_device_properties_mib(device, uuid, &total, &largest, &total_mib, &largest_mib)"
    ),
    ("capture-begin", "graph"): "sim_capture_begin_into(stream, graph, mode)",
    ("error-get", "of"): "sim_error_of_call()",
    ("event-create", "pending"): "sim_event_create_pending(&key)",
    ("event-query", "out"): "sim_event_told(event, ready, pending, &out)",
    ("event-reset", "stream"): "sim_event_reset_in(stream, event)",
    ("event-sync", "timeout"): "sim_event_wait(event, timeout)",
    ("memory-info", "percent"): "sim_memory_percent(device, &total, &free, &used, &percent)",
    ("footprint", "known"): "sim_same(known, &key)",
    ("host-callback", "ok"): "sim_host_callback_told(stream, call, data)",
    ("memory-attribute", "unit"): (
        "sim_memory_attribute_in(device, attribute, total, largest, unit, sized)"
    ),
    ("memory-attribute", "place"): (
        "sim_memory_attribute_or_place(device, attribute, total, largest, place, out)"
    ),
    ("launch", "told"): "sim_launch_configured(function)",
    ("launch", "lists"): "sim_execute(lists, list_count, stream)",
    ("pool-alloc", "pool"): "sim_pool_alloc_from(device, pool, bytes, stream, &key)",
    ("stream-create", "device"): "sim_queue_create(device, kind, blocks, &key)",
    ("stream-create", "records"): "sim_list_create(records, &key)",
    ("stream-query", "out"): "sim_stream_told(stream, ready, pending, &out)",
    ("sync", "timeout"): "sim_sync_within(stream, timeout)",
    ("work", "to"): "sim_copy_block(to, from, width, rows, slices, stream, queued)",
}
_DEFAULTS = {
    "attribute": "SIM_FIGURE_NONE",
    "device": "ROLE_DEVICE_CURRENT",
    "flags": "0",
    "handle": "NULL, 0",
    "keep": "0",
    "largest": "-1",
    "mode": "2",  # as calls that do not say it are from before there were modes
    "key": "0",
    "pool": "0",
    "room": "0",
    "row": "0",
    "rows": "0",
    "scope": "SIM_OWN",
    "space": "ROLE_ADDRESS",
    "stream": "0",
    "uuid": "NULL",
    "nodes": "NULL",
    "uploads": "false",
    "value": "NULL",
    "version": "INT32_MAX",
    "words": "SIM_NAME",
    "what": "false",
}
_WORDS = {"launch": "false", "upload": "true", "own": "SIM_OWN", "primary": "SIM_PRIMARY"}
_Special = Callable[[dict[str, str], Function], str]
# gets the size of the room
_COUNTED = ("device-list", "graph-nodes", "memory-list", "process-list")
_FIGURES = ("total", "free", "used")  # in units of the rule's
_ALWAYS_ANSWERED = ("lookup", "process-list", "status-text")  # also where they fail


@dataclass(frozen=True, slots=True)
class Out:
    """A value that the device gives, and its destination."""

    name: str  # "key"
    lvalue: str  # "*dptr"
    guards: tuple[str, ...]
    type: str = "uint64_t"
    initial: str = "0"
    macro: str = "SIM_SET"
    scale: str = ""  # " / (1024)": bytes of a figure of 1

    @property
    def value(self) -> str:
        """The assigned value."""
        return f"_sim_{self.name}{self.scale}"


@dataclass(frozen=True, slots=True)
class DeviceCall:
    """The call that a role stands for, and what surrounds it."""

    text: str = ""  # "sim_alloc(…)", "0" where success is all there is to say; "": not simulated
    guards: tuple[str, ...] = ()
    before: tuple[str, ...] = ()  # statements that the call relies on
    outs: tuple[Out, ...] = ()
    count: str = ""  # how often it is done; EACH is the number
    always: bool = False  # answers are given also where the call fails
    after: tuple[str, ...] = ()  # statements where it succeeded


def device_call(planned: PlannedSymbol, function: Function) -> DeviceCall:
    """Write the meaning of a declared function on the device."""
    text = _call(planned, function)
    if not text:
        return DeviceCall()
    outs = _outs(planned) if "(" in text else ()
    guards = _guards(planned, outs)
    always = planned.role in _ALWAYS_ANSWERED
    count = _count(planned) if text else ""
    return DeviceCall(text, guards, _before(planned), outs, count, always, _after(planned))


def is_written(param: Param) -> bool:
    """Check whether a call may write through this argument, as far as its type says."""
    target = param.type.pointee
    if param.type.kind is not TypeKind.POINTER or target is None or target.size == 0:
        return False
    own = target.spelling.rpartition("*")[2]  # `const char *` may be written, `char *const` not
    return target.kind is not TypeKind.FUNCTION and not re.search(r"\bconst\b", own)


def _outs(planned: PlannedSymbol) -> tuple[Out, ...]:
    """Collect the device's answers: fields read after the call, as targets of assignments."""
    if planned.role not in _CALLS:
        return ()
    fields, lvalues = dict(planned.fields), dict(planned.lvalues)
    if planned.role == "footprint" and "gone" in fields:
        return ()
    guards = dict(planned.field_guards)
    wanted = re.findall(r"&(\w+)", _pattern(planned.role, fields))
    outs = []
    for name in [*wanted, *(["reserved"] if "reserved" in fields else [])]:
        lvalue = lvalues.get(name, "")
        known = ROLES[planned.role].fields.get(name)
        required = known is not None and (known.required or name == "count")
        held = guards.get(name, ()) if lvalue and not required else ()
        if planned.role == "event-elapsed":
            outs.append(Out(name, lvalue, held, "double", "0.0", "SIM_SET_NUMBER"))
        elif planned.role in _COUNTED and name == "count":
            room = fields.get("room", f"(uint64_t){lvalue}")
            outs.append(Out(name, lvalue, held, initial=room))
        elif planned.role == "capture-mode":
            outs.append(Out(name, lvalue, held, initial=f"(uint64_t){lvalue}"))
        elif planned.role == "memory-info" and "unit" in fields and name in _FIGURES:
            outs.append(Out(name, lvalue, held, scale=f" / ({fields['unit']})"))
        else:
            outs.append(Out(name, lvalue, held))
    return tuple(outs)


def _guards(planned: PlannedSymbol, outs: tuple[Out, ...]) -> tuple[str, ...]:
    """Collect what must hold: the plan's conditions, and a place for every required answer."""
    guards = list(planned.guards)
    known = ROLES[planned.role].fields if planned.role in ROLES else {}
    by_field = dict(planned.field_guards)
    for out in outs:
        if out.name in known and (known[out.name].required or out.name == "count"):
            guards += by_field.get(out.name, ())
    for name, definition in known.items():
        if definition.kind is Kind.POINTER and definition.required and name != "items":
            text = dict(planned.fields).get(name, "")
            guards += [text] if text.isidentifier() and name != "data" else []
    told = dict(planned.fields).get("version") if planned.role != "lookup" else None
    return tuple(dict.fromkeys([*guards, *([f"({told})"] if told else [])]))


def _before(planned: PlannedSymbol) -> tuple[str, ...]:
    """The row length is chosen first: the true cost depends on it."""
    fields = dict(planned.fields)
    if planned.role != "alloc" or "pitch" not in fields:
        return ()
    return (f"SIM_SET({fields['pitch']}, role_align({fields['row']}, 512));",)


def _count(planned: PlannedSymbol) -> str:
    """Say how many things the call is of, where its fields are of each."""
    fields = dict(planned.fields)
    several = any(field.each for key, field in ROLES[planned.role].fields.items() if key in fields)
    return fields.get("count", "") if several else ""


def _after(planned: PlannedSymbol) -> tuple[str, ...]:
    """A table is filled with the library's own functions."""
    table = dict(planned.fields).get("table", "")
    return tuple(f"{table}->{member} = {function};" for member, function in planned.members)


def _call(planned: PlannedSymbol, function: Function) -> str:
    """Write the call of the device; "" if the function is not simulated."""
    role, fields = planned.role, dict(planned.fields)
    given = {name for name, note in planned.args if note.direction == "in"}
    answers = any(is_written(param) for param in function.params if param.name not in given)
    if role == "footprint" and "gone" in fields:
        return f"sim_unload({fields['gone']})"
    if role == "passthrough" or (role == "footprint" and "key" not in fields):
        return "" if answers else "0"
    if role not in _CALLS or _is_beyond(role, fields, function):
        return ""
    pattern = _pattern(role, fields)
    if role == "alloc" and "pitch" in fields and "actual" in fields:
        fields["bytes"] = fields["actual"]
    if role == "device-name" and "buffer" in fields:
        fields["buffer"] = f"(char *){fields['buffer']}"
    name, _, inner = pattern.rstrip(")").partition("(")
    if inner:
        arguments = [_argument_of(role, word, fields, function) for word in inner.split(", ")]
        pattern = f"{name}({', '.join(arguments)})"
    if fields.get("short", "fails") != "fails":
        room = fields.get("room", f"(uint64_t){fields.get('count', '0')}")
        pattern = f"sim_listed_{fields['short']}({pattern}, {room}, {fields['items']}, &_sim_count)"
    return _ordered(pattern, fields) if fields.keys() & {"signals", "waits"} else pattern


def _ordered(text: str, fields: dict[str, str]) -> str:
    """Write the calls that wait for events, and signal one."""
    waits = f"{fields.get('waits', 'NULL')}, {fields.get('wait_count', '0')}"
    return f"SIM_ORDERED({fields['stream']}, {waits}, {fields.get('signals', '0')}, {text})"


def _pattern(role: str, fields: dict[str, str]) -> str:
    given = (text for (of, name), text in _OTHERWISE.items() if of == role and name in fields)
    return next(given, _CALLS[role])


def _is_beyond(role: str, fields: dict[str, str], function: Function) -> bool:
    """Check whether the device does not simulate this variant of a role."""
    untold = role == "process-info" and "items" not in fields  # but on which devices it is
    in_words = role == "status-text" and function.result.kind is TypeKind.POINTER
    return untold or in_words


def _argument_of(role: str, word: str, fields: dict[str, str], function: Function) -> str:
    """Write one argument of a sim_ function."""
    if word.startswith("&"):
        return f"&_sim_{word[1:]}"
    if word in ("queued", "unqueued"):
        return "true" if ("stream" in fields) == (word == "queued") else "false"
    special = _SPECIAL.get((role, word))
    if special:
        return special(fields, function)
    if word not in fields:
        return _DEFAULTS.get(word, "0")
    definition = ROLES[role].fields.get(word)
    if definition is not None and definition.kind is Kind.WORD:
        text = fields[word]
        prefix = "ROLE_" if word == "space" else "SIM_"
        return _WORDS.get(text) or (text if text.isupper() else f"{prefix}{text.upper()}")
    return fields[word]


def _handle(fields: dict[str, str], function: Function) -> str:
    """Say where the name of another process' memory lies, and how long it is."""
    text = fields.get("handle", "")
    for param in function.params:
        opaque = param.type.kind is TypeKind.POINTER and _points_to(param, TypeKind.VOID)
        if opaque and param.name == text:
            return f"&(int){{(int)(intptr_t){text}}}, sizeof(int)"  # a descriptor's number
    return f"{text}, sizeof(*{text})" if text else "NULL, 0"


def _exported(fields: dict[str, str], function: Function) -> str:
    """Say how much room a name of memory has: a whole struct, or a descriptor's number."""
    text = fields["out"]
    for param in function.params:
        if param.name == text and _points_to(param, TypeKind.VOID):
            return f"{text}, sizeof(int)"
    return f"{text}, sizeof(*{text})"


def _items(fields: dict[str, str], _: Function) -> str:
    text, unit = fields["items"], fields.get("unit", "1")
    pid, offset, busy = (
        member_offset(text, fields.get(name, "")) for name in ("pid", "bytes", "busy")
    )
    return f"{text}, sizeof(*{text}), {pid}, {offset}, {busy}, {unit}"


def _listed(fields: dict[str, str], _: Function) -> str:
    if fields.get("devices") == "all":
        return "ROLE_DEVICE_NONE"
    return fields.get("device", "ROLE_DEVICE_CURRENT")


def _sizes(fields: dict[str, str], _: Function) -> str:
    text = fields["items"]
    offset = f"offsetof(__typeof__(*{text}), {fields['total']})"
    return f"{text}, sizeof(*{text}), {offset}"


def _callback(fields: dict[str, str], _: Function) -> str:
    told = f", {fields['ok']}" if "ok" in fields else ""
    return f"(void (*)(void *))(void (*)(void)){fields['call']}{told}"


def _struct(name: str, members: dict[str, str]) -> str:
    written = ", ".join(f".{member} = {text}" for member, text in members.items() if text)
    return f"(struct {name}){{{written}}}"


def _place(side: str) -> _Special:
    def place(fields: dict[str, str], _: Function) -> str:
        members = {part: fields.get(f"{side}_{part}", "") for part in ("pitch", "rows", *"xyz")}
        return _struct("sim_place", {"at": fields[side], **members})

    return place


def _fill(fields: dict[str, str], _: Function) -> str:
    members = ("to", "value", "width", "count", "pitch", "rows")
    return _struct("sim_fill", {member: fields.get(member, "") for member in members})


def _names(fields: dict[str, str], _: Function) -> str:
    """Write the vendor's numbers; figures that the spec does not name cannot be asked."""
    members = {name: fields.get(name, "-1") for name in POINTER_NAMES}
    return f"&{_struct('sim_pointer_names', members)}"


def _given(field: str, otherwise: str) -> _Special:
    return lambda fields, _: fields.get(field, otherwise)


_SPECIAL: dict[tuple[str, str], _Special] = {
    ("constant", "device"): _given("device", "ROLE_DEVICE_NONE"),
    ("copy-block", "from"): _place("from"),
    ("copy-block", "rows"): _given("rows", "1"),
    ("copy-block", "slices"): _given("slices", "1"),
    ("copy-block", "to"): _place("to"),
    **{
        ("work", word): told
        for word, told in (
            *(("from", _place("from")), ("to", _place("to"))),
            *(("rows", _given("rows", "1")), ("slices", _given("slices", "1"))),
        )
    },
    ("device-attribute", "value"): _given("value", "1"),
    ("device-bus", "buffer"): lambda fields, _: f"(char *){fields.get('buffer', 'NULL')}",
    ("memset", "fill"): _fill,
    ("pointer-attribute", "names"): _names,
    ("pointer-attributes", "names"): _names,
    ("host-callback", "call"): _callback,
    ("import", "handle"): _handle,
    ("ipc-export", "out"): _exported,
    ("vmm-export", "out"): _exported,
    ("vmm-import", "handle"): _handle,
    ("vmm-import", "0"): lambda _fields, _function: "0",
    ("vmm-import", "ROLE_PHYSICAL"): lambda _fields, _function: "ROLE_PHYSICAL",
    ("memory-attribute", "sized"): lambda fields, _: f"{fields['out']}, sizeof(*{fields['out']})",
    ("device-list", "items"): lambda fields, _: f"{fields['items']}, sizeof(*{fields['items']})",
    ("memory-list", "items"): _sizes,
    ("process-info", "items"): _items,
    ("process-count", "device"): _listed,
    ("process-list", "device"): _listed,
    ("process-list", "kinds"): _given("kinds", "SIM_PROCESSES_ANY"),
    ("process-list", "items"): _items,
}


def _points_to(param: Param, kind: TypeKind) -> bool:
    return param.type.pointee is not None and param.type.pointee.kind is kind
