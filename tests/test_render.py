"""Generated code: it compiles everywhere, hooks call the core in the right order, names hold."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from shim import fixtures, plans

from porter import paths
from porter.emit import output, render
from porter.emit.declare import declarations
from porter.emit.render.work import on_devices
from porter.model import (
    ApiModel,
    CType,
    Enum,
    Field,
    Plan,
    PlannedSymbol,
    Record,
    Typedef,
    TypeKind,
)
from porter.plan import planner as planning
from porter.roles import ROLES
from porter.sources import elf, headers
from porter.spec import specfiles

TOY = Path(__file__).parent / "data" / "toy"
TREE = "toy/libvendor.so.1"


DRIVERS = ("libvendor.so.1 1.0",)


def every_role() -> list[PlannedSymbol]:
    """One hook of each role, with every field that the role has."""
    handle = "vHandle key, unsigned long long bytes, int device"
    params = "vHandle *out, unsigned long long bytes, int device"
    key, made = "(uint64_t)(uintptr_t)key", "(uint64_t)(uintptr_t)(*out)"
    charged = {"bytes": "(uint64_t)bytes", "key": made, "device": "(int)device"}
    undone = {**charged, "undo": "real_v_gone(*out)"}
    fields: dict[str, dict[str, str]] = {
        "alloc": {**undone, "actual": "role_mul((uint64_t)bytes, UINT64_C(2))", "space": "array"},
        "import": undone,
        "vmm-create": undone,
        "pool-alloc": {**undone, "pool": "UINT64_C(7)"},
        "free": {"key": key},
        "vmm-release": {"key": key},
        "pool-create": {"pool": made, "device": "(int)device"},
        "pool-default": {"out": made, "device": "(int)device"},
        "pool-trim": {"pool": key},
        "pool-destroy": {"pool": key, "device": "(int)device"},
        "vmm-export": {"key": key, "out": "key", "descriptor": "bytes == 1"},
        "vmm-import": {"key": made},
        "vmm-retain": {"key": made},
        "vmm-map": {"address": key, "bytes": "(uint64_t)bytes", "key": key},
        "vmm-unmap": {"address": key, "bytes": "(uint64_t)bytes"},
        "graph-instantiate": {"graph": "UINT64_C(3)", "exec": made, "undo": "real_v_gone(*out)"},
        "graph-destroy": {"exec": key},
        "graph-launch": {"exec": key},
        "graph-map-node": {"bytes": "(uint64_t)bytes", "device": "(int)device"},
        "launch": {"function": key, "extent": "(uint64_t)bytes", "stream": "(uint64_t)device"},
        "launch-configure": {"stream": key, "extent": "(uint64_t)bytes"},
        "copy": {"to": key, "from": key, "bytes": "(uint64_t)bytes", "between": "any"},
        "copy-block": {
            "to": key,
            "from": key,
            "width": "(uint64_t)bytes",
            "rows": "UINT64_C(3)",
            "host": "(device == 1) || (device == 2)",
        },
        "memset": {
            "to": key,
            "value": "device",
            "width": "UINT64_C(2)",
            "count": "(uint64_t)bytes",
        },
        "work": {"extent": "(uint64_t)bytes", "host": "1"},
        "capture-begin": {"stream": key},
        "capture-end": {"stream": "(uint64_t)device", "graph": "*out"},
        "stream-create": {"key": "(*out)", "device": "(int)device"},
        "stream-destroy": {"stream": key},
        "host-callback": {"stream": key, "call": "NULL", "data": "NULL"},
        "device-part": {"key": made, "device": "(int)device"},
        "graph-trim": {"device": "(int)device"},
        "context-create": {"key": made, "device": "(int)device", "undo": "real_v_gone(*out)"},
        "context-destroy": {"key": key, "device": "(int)device"},
        "footprint": {"leaving": key},
        "module-function": {},
        "module-global": {},
        "custom": {},
    }
    symbols = [plans.forward("vStatus v_gone(vHandle key)")]
    symbols.append(plans.hook("vStatus v_error(void)", "error-get", fails="real_v_gone(0)"))
    symbols.append(plans.hook("vStatus v_error_peek(void)", "error-peek"))
    for role, values in fields.items():
        name = f"v_{role.replace('-', '_')}"
        outward = "*out" in " ".join(values.values())
        guards = ("out",) if outward else ()
        symbols.append(
            plans.hook(f"vStatus {name}({params if outward else handle})", role, guards, **values)
        )
    figures = "unsigned int *total, unsigned long long *free, int device"
    view = plans.hook(f"vStatus v_info({figures})", "memory-info", total="*total", free="*free")
    symbols.append(replace(view, field_guards=(("total", ("total",)), ("free", ("free",)))))
    listed = plans.hook(
        "vStatus v_list(int device, unsigned int *count, vPeer *items)",
        "process-list",
        count="*count",
        items="items",
        pid="pid",
        bytes="bytes",
        device="(int)device",
    )
    symbols.append(replace(listed, field_guards=(("count", ("count",)),)))
    number = plans.hook("vStatus v_number(int *out)", "process-count", out="*out")
    symbols.append(replace(number, field_guards=(("out", ("out",)),)))
    one = {"of": "pid", "items": "item", "pid": "pid", "bytes": "bytes"}
    symbols.append(plans.hook("vStatus v_one(int pid, vPeer *item)", "process-info", **one))
    memories = "vStatus v_memories(int device, unsigned int *count, vPeer *items)"
    sizes = {"count": "*count", "items": "items", "total": "bytes", "device": "device"}
    symbols.append(plans.hook(memories, "memory-list", **sizes))
    described = "vStatus v_properties(unsigned long long *largest, int device)"
    largest = {"total": "*largest", "largest": "*largest", "device": "device"}
    symbols.append(plans.hook(described, "device-properties", **largest))
    table = plans.hook("vStatus v_table(vTable *table)", "function-table", table="table")
    symbols.append(replace(table, members=(("drop", "v_drop"), ("gone", "v_gone"))))
    put_in = "vStatus v_layer(unsigned room, const vTable *table, unsigned *count, vTable **out)"
    leads = {"table": "table", "room": "room", "out": "*out", "count": "*count"}
    layer = plans.hook(put_in, "layer", **leads)
    guards = (("out", ("out",)), ("count", ("count",)))
    symbols.append(replace(layer, members=(("drop", "v_drop"),), field_guards=guards))
    asked = "vStatus v_asked(int what, unsigned long long room, void *out, unsigned *size)"
    version = {"attribute": "what", "version": "1", "value": "100"}
    where = {"room": "(uint64_t)room", "out": "out", "size": "*size"}
    layer = plans.hook(asked, "layer-info", **version, **where)
    symbols.append(replace(layer, field_guards=(("size", ("size",)),)))
    found = plans.hook("vStatus v_lookup(const char *name, void **out)", "lookup", out="*out")
    symbols.append(replace(found, field_guards=(("out", ("out",)),)))
    called = {"call": "call", "data": "data"}
    symbols.append(plans.hook("vStatus v_callback(vCall call, void *data)", "callback", **called))
    symbols.append(plans.hook("vStatus v_later(vCall call, void *data)", "custom", **called))
    return [*symbols, *every_shape()]


def every_shape() -> list[PlannedSymbol]:
    """Hooks of what does not return its status."""
    kept = {"bytes": "(uint64_t)bytes", "key": "(uint64_t)(uintptr_t)_result"}
    watched = {"watch": "real_v_watch(_result, (void *)role_gone)", "refusal": "V_ABSENT"}
    named = {"by": "name", "symbol": "name", "out": "_result"}
    figures = {"attribute": "what", "out": "out", "total": "1", "largest": "2", "device": "device"}
    undo = {"undo": "real_v_gone(_result)"}
    made = "vHandle v_make(unsigned long long bytes, vStatus *why)"
    params = "vStatus v_figure(int device, int what, void *out)"
    return [
        plans.forward("vStatus v_watch(vHandle key, void *call)"),
        plans.hook(made, "alloc", **kept, **watched, **undo, space="object"),
        plans.hook("void *v_address(unsigned long long bytes)", "alloc", **kept),
        plans.hook("void v_let_go(void *p)", "free", key="(uint64_t)(uintptr_t)p"),
        replace(plans.hook("vStatus v_drop(vHandle key)", "object-release"), drivers=DRIVERS),
        plans.hook(params, "memory-attribute", **figures),
        plans.hook(
            "vStatus v_mebibytes(int device, int what, int *out)",
            "memory-attribute",
            **{**figures, "unit": "1048576"},
        ),
        plans.hook(
            "vStatus v_described(int *total, int device)",
            "device-properties",
            total_mib="*total",
            device="device",
        ),
        plans.hook(
            "vStatus v_go(vHandle kernel)", "launch", function="(uint64_t)1", configured="before"
        ),
        plans.hook("void *v_find(const char *name)", "lookup", **named),
    ]


def all_roles() -> Plan:
    uint64 = CType("unsigned long long", TypeKind.INT, 8)
    peer = Record(
        "struct vPeer_st",
        16,
        8,
        (
            Field("pid", plans.INT, "int pid", 0),
            Field("bytes", uint64, "unsigned long long bytes", 8),
        ),
        complete=True,
    )
    call = CType("vStatus (*)(vHandle)", TypeKind.POINTER, 8, names=("vHandle", "vStatus"))
    table = Record(
        "struct vTable_st",
        16,
        8,
        tuple(
            Field(name, call, f"vStatus (*{name})(vHandle)", 8 * i)
            for i, name in enumerate(("drop", "gone"))
        ),
        complete=True,
    )
    made = plans.plan(every_role())
    api = made.libraries[0].api
    for record in (peer, table):
        name = record.key.removeprefix("struct ").removesuffix("_st")
        ctype = CType(record.key, TypeKind.RECORD, 16, record=record.key, names=(record.key,))
        api = replace(
            api,
            records={**api.records, record.key: record},
            typedefs={**api.typedefs, name: Typedef(name, ctype, f"{record.key} {name}")},
        )
    return replace(made, libraries=(replace(made.libraries[0], api=api),))


def test_every_hooked_role_is_in_the_test() -> None:
    hooked = {name for name, role in ROLES.items() if role.hooked} | {"stream-create"}
    assert {symbol.role for symbol in every_role() if symbol.role} == hooked


def test_a_layer_is_given_hooks_that_the_library_has() -> None:
    hooks = render.render(all_roles())[f"{TREE}/hooks.c"]
    assert "{offsetof(__typeof__(*table), drop), " in hooks
    assert "*out = _made;\n\t*count = room;\n" in hooks


def test_a_look_up_by_name_withholds_functions_without_a_rule() -> None:
    """v_made has a rule, v_makes a driver; v_make is hooked here, and finds nothing behind it."""
    symbols = [
        *every_role(),
        replace(plans.forward("vStatus v_made(vHandle key)"), reviewed="harmless"),
        replace(plans.forward("vStatus v_makes(vHandle key)"), drivers=DRIVERS),
        plans.forward("vStatus v_maker(vHandle key)"),
    ]
    (library,) = plans.plan(symbols).libraries
    spec = replace(library.spec, refused=("v_ma*",))
    plan = replace(plans.plan(symbols), libraries=(replace(library, spec=spec),))
    hooks = render.render(plan)[f"{TREE}/hooks.c"]
    assert 'passed[] = {"v_made", "v_makes", NULL};' in hooks
    assert 'refused[] = {"v_ma*", NULL};' in hooks


def test_a_hook_is_found_by_the_first_argument_that_leads_behind() -> None:
    late = "vStatus v_late(unsigned count, vHandle key, vHandle other)"
    symbols = [plans.hook(late, "launch", function="(uint64_t)(uintptr_t)key")]
    (library,) = plans.plan(symbols).libraries
    spec = replace(library.spec, behind=(("vHandle", "find_it"),))
    plan = replace(plans.plan(symbols), libraries=(replace(library, spec=spec),))
    real = render.render(plan)[f"{TREE}/real.h"]
    slot = "SHIM_BEHIND(v_late, 0, find_it, key)"
    assert f"#define real_v_late(count, key, other) {slot}(count, key, other)" in real


def test_a_table_is_given_hooks_and_keeps_the_rest() -> None:
    hooks = render.render(all_roles())[f"{TREE}/hooks.c"]
    assert "\t\tif (table->drop)\n\t\t\ttable->drop = v_drop;\n" in hooks
    assert "table->gone" not in hooks


def test_an_export_without_a_prototype_stays_on_its_line() -> None:
    name = f"_Z90{'v_mangled' * 12}"
    text = render.render(plans.plan([plans.untyped(name)]))[f"{TREE}/untyped.S"]
    assert f"\tUNTYPED {name}, 0" in text.splitlines()


def test_a_port_is_given_a_callback_wrapped() -> None:
    hooks = render.render(all_roles())[f"{TREE}/hooks.c"]
    assert "\t\tcall = outside_v_later;\n\t\tdata = _made;\n" in hooks
    assert "\t_result = custom_v_later(call, data);\n" in hooks
    assert "\t((void (*)(int, void *))_at.call)(_0, _at.data);\n" in hooks


@pytest.mark.compile
@pytest.mark.parametrize("compiler", ["gcc", "x86_64-linux-gnu.2.17", "aarch64-linux-gnu.2.17"])
def test_every_role_compiles_without_a_warning(tmp_path: Path, compiler: str) -> None:
    output.write(render.render(all_roles()), tmp_path)
    command = [compiler]
    if compiler != "gcc":
        pytest.importorskip("ziglang")
        command = [sys.executable, "-m", "ziglang", "cc", "-target", compiler]
    backends = paths.data("backends")
    for name in ("hooks.c", "forwards.c", "table.c"):
        subprocess.run(
            [
                *command,
                *("-std=c11", "-O2", "-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes"),
                *("-Wmissing-prototypes", "-Werror", "-c", tmp_path / TREE / name),
                *(f"-I{folder}" for folder in (backends / "core", backends / "shim")),
                *("-o", tmp_path / "object.o"),
            ],
            check=True,
        )


def test_the_same_plan_gives_the_same_text_and_no_paths_of_this_machine() -> None:
    first, second = render.render(all_roles()), render.render(all_roles())
    assert first == second
    assert sorted(first) == sorted(
        f"{TREE}/{name}"
        for name in (
            *("api.h", "custom.h", "exports.map", "forwards.c", "hooks.c", "plan.json", "real.h"),
            *("table.c", "untyped.S"),
        )
    )
    for name, text in first.items():
        assert str(Path.cwd()) not in text
        assert re.search(r"[^\n]\n\Z", text), name
        assert "\n\n\n" not in text, name
        assert not re.search(r"[ \t]$", text, re.MULTILINE), name
        if not name.endswith("plan.json"):
            assert text.startswith("/* Made by `porter gen --backend toy`. Do not edit. */\n")
            code = [line for line in text.splitlines() if not line.startswith(("/*", " *", "#"))]
            assert max(len(line.expandtabs(8)) for line in code or [""]) <= render.WIDTH, name


def test_a_library_without_versions_has_a_nameless_node() -> None:
    files = render.render(plans.plan([plans.forward("int v_b(int a)"), plans.untyped("v_a")]))
    script = files[f"{TREE}/exports.map"].split("*/\n")[1]
    assert script == "{\nglobal:\n\tv_a;\n\tv_b;\nlocal:\n\t*;\n};\n"


def test_version_nodes_are_reproduced_in_order_and_the_undeclared_join_the_newest() -> None:
    symbols = [
        plans.forward("int v_old(int a)", "V_1.9"),
        plans.forward("int v_new(int a)", "V_1.10"),
        plans.forward("int v_two(int a)", "V_1.9", default=False),
        plans.forward("int v_two(int a)", "V_1.10"),
        plans.forward("int v_declared(int a)"),
    ]
    files = render.render(plans.plan(symbols))
    script = files[f"{TREE}/exports.map"].split("*/\n")[1]
    assert script == (
        "V_1.9 {\nglobal:\n\tv_old;\n\tv_two;\nlocal:\n\t*;\n};\n"
        "V_1.10 {\nglobal:\n\tv_declared;\n\tv_new;\n\tv_two;\n};\n"
    )
    forwards = files[f"{TREE}/forwards.c"]
    assert '__asm__(".symver v_two__V_1_9, v_two@V_1.9");' in forwards
    assert '__asm__(".symver v_two, v_two@@@V_1.10");' in forwards
    assert 'SHIM_VERSION(v_two__V_1_9, int, "v_two", "V_1.9", true)' in files[f"{TREE}/table.c"]


def test_a_directive_of_the_assembler_stays_on_its_line() -> None:
    name = f"_Z90{'v_mangled' * 10}"
    files = render.render(plans.plan([plans.forward(f"int {name}(int a)", "V_1")]))
    directive = f'__asm__(".symver {name}, {name}@@@V_1");'
    assert directive in files[f"{TREE}/forwards.c"].splitlines()


def test_declarations_follow_their_dependencies() -> None:
    node, item = "struct Node", "struct Item"
    link = CType("NodePtr", TypeKind.POINTER, 8, names=("NodePtr",))
    pointer = CType("struct Node *", TypeKind.POINTER, 8, names=(node,))
    inner = CType("Item", TypeKind.RECORD, 4, record=item, names=("Item",))
    api = ApiModel(
        {},
        {
            node: Record(
                node,
                24,
                8,
                (
                    Field("next", link, "NodePtr next", 0),
                    Field("items", CType("Item[2]", TypeKind.ARRAY, 8, pointee=inner, length=2,
                                         names=("Item",)), "Item items[2]", 8),
                    Field("", CType("", TypeKind.RECORD, 8, record="struct Node::2"),
                          "union { int a; struct { short b; short c; } d; }", 16),
                ),
                complete=True,
            ),
            "struct Node::2": Record("struct Node::2", 8, 4, (), complete=True),
            item: Record(item, 4, 4, (Field("n", plans.INT, "int n", 0),), complete=True),
        },
        {},
        {
            "NodePtr": Typedef("NodePtr", pointer, "struct Node *NodePtr"),
            "Item": Typedef("Item", CType(item, TypeKind.RECORD, 4, record=item, names=(item,)),
                            "struct Item Item"),
        },
    )  # fmt: skip
    assert "\n".join(declarations(api, set())) == (
        "struct Node;\nstruct Item;\n"
        "typedef struct Node *NodePtr;\ntypedef struct Item Item;\n\n"
        "struct Item {\n\tint n;\n};\n\n"
        "struct Node {\n\tNodePtr next;\n\tItem items[2];\n"
        "\tunion {\n\t\tint a;\n\t\tstruct {\n\t\t\tshort b;\n\t\t\tshort c;\n\t\t} d;\n\t};\n};"
    )


@pytest.mark.parametrize(
    ("constants", "used", "shown"),
    [
        ((("A", 0), ("B", 1), ("C", 2)), {"B"}, "enum E { B = 1 };"),
        ((("A", 0), ("B", 1)), set(), "enum E { A = 0 };"),
        ((), set(), "enum E { E_none = 0 };"),
        ((("A", 1), ("B", -1)), {"A"}, "\nenum E {\n\tA = 1,\n\tB = -1,\n};\n"),
        ((("A", 1), ("B", 1 << 40)), {"A"}, f"\nenum E {{\n\tA = 1,\n\tB = {1 << 40},\n}};\n"),
    ],
)
def test_an_enum_shows_used_constants_and_those_of_its_representation(
    constants: tuple[tuple[str, int], ...], used: set[str], shown: str
) -> None:
    api = ApiModel({}, {}, {"enum E": Enum("enum E", 4, signed=False, constants=constants)}, {})
    assert "\n".join(declarations(api, used)) == shown


TRACE = """\
toyLaunch(kernel, grid, block, reported, stream) = 0
  alloc_before device -1 space 0 bytes 400
  alloc_after key set actual 400
toyMalloc(&p, 400) = 0
  alloc_before device -1 space 0 bytes 601
toyMalloc(&q, 601) = 2
toyMalloc(NULL, 1) = 1
  alloc_before device 3 space 0 bytes 100
  alloc_after key set actual 100
toyMalloc_v2(&q, 100, &device) = 0
  free_before space 0 key set
  free_after 1
toyFree(q) = 0
  alloc_before device -2 space 0 bytes 5000
  alloc_after key set actual 5000
toyMalloc_v2(&q, 5000, &host) = 0
  alloc_before device 3 space 0 bytes 0
  alloc_cancel
toyMalloc_v2(&q, 0, &device) = 1
  alloc_before device -1 space 0 bytes 512
toyMallocPitch(&q, &pitch, 200, 1) = 2
  alloc_before device -1 space 0 bytes 18446744073709551615
toyMallocPitch(&q, &pitch, 200, -1) = 2
  view -1
toyMemInfo(&free, &total) = 0
500 of 1000
toyMemInfo(NULL, &total) = 1
  free_before space 0 key set
  free_after 1
toyFree(p) = 0
  free_before space 0 key 0
  free_after 0
toyFree(NULL) = 1
  launch_before work 0 stream 9 what set extent 1440 host 0
  launch_after 1
toyLaunch(kernel, grid, block, reported, stream) = 0
  launch_before work 0 stream 0 what 0 extent 18446744073709551615 host 0
  launch_after 0
toyLaunch(NULL, all, all, NULL, NULL) = 1
toyVersion() = 1002
"""


@pytest.mark.compile
def test_hooks_of_a_whole_vendor_ask_the_core_in_order(tmp_path: Path) -> None:
    real = tmp_path / "vendor" / "libtoy.so.1"
    real.parent.mkdir()
    soname = "-Wl,-soname,libtoy.so.1"
    fixtures.cc("x86_64", "-shared", "-fPIC", "-w", soname, TOY / "toy.c", "-o", real)
    spec = specfiles.load_spec(TOY / "specs" / "toy")
    api = headers.read_headers(spec.libraries[0].headers, [("toy 1", TOY)])
    made = planning.make_plan(spec, {"libtoy": api}, {"libtoy": [elf.read_symbols(real)]})
    attached = fixtures.shim(made, tmp_path, "x86_64", "stub_core", "stub_roles")
    source = fixtures.HERE / "hooked.c"
    fixtures.cc("x86_64", "-w", f"-I{TOY}", source, real, "-o", tmp_path / "hooked")
    path = f"{attached.parent}:{real.parent}"
    ran = fixtures.run(tmp_path / "hooked", LD_LIBRARY_PATH=path)
    assert (ran.stdout, ran.returncode) == (TRACE, 0)


WORK = """\
  capture 1
  v_begin 4
v_begin(4) = 0
  v_end 4
  capture -1
v_end(4) = 0
  graph_before 4
  launch_before work 1 stream 9 what 4
  v_graph 4
  launch_after 1
  graph_after 1
v_graph(4) = 0
  graph_before 4
  v_upload 4
  graph_after 1
v_upload(4) = 0
  v_make 4
  stream_made 4 owner 4 device 3 kind 2 blocks 1
v_make(4) = 0
  call_before 4
  v_call 4
  call_after 4
v_call(4) = 0
  stream_leaving 4
  v_drop 4
v_drop(4) = 0
  context_leaving 4 device 3 ends 0
  v_close 4
  context_left 4 1
  context_gone 4 device 3
v_close(4) = 0
  context_leaving 0 device 3 ends 2
  v_release 4
  context_left 0 1
  context_gone 0 device 3
v_release(4) = 0
  context_leaving 0 device 3 ends 3
  v_reset 4
  context_left 0 1
  context_gone 0 device 3
v_reset(4) = 0
  context_leaving 4 device -1 ends 1
  v_detach 4
  context_left 4 1
  footprint -1
v_detach(4) = 0
  capture 1
  v_begin 5
  capture -1
v_begin(5) = 1
  v_end 5
v_end(5) = 1
  graph_before 5
  launch_before work 1 stream 9 what 5
  v_graph 5
  launch_after 0
  graph_after 0
v_graph(5) = 1
  graph_before 5
  v_upload 5
  graph_after 0
v_upload(5) = 1
  v_make 5
v_make(5) = 1
  call_before 5
  v_call 5
v_call(5) = 1
  stream_leaving 5
  v_drop 5
v_drop(5) = 1
  context_leaving 5 device 3 ends 0
  v_close 5
  context_left 5 0
v_close(5) = 1
  context_leaving 0 device 3 ends 2
  v_release 5
  context_left 0 0
v_release(5) = 1
  context_leaving 0 device 3 ends 3
  v_reset 5
  context_left 0 0
v_reset(5) = 1
  context_leaving 5 device -1 ends 1
  v_detach 5
  context_left 5 0
v_detach(5) = 1
  capture 1
  v_begin 6
  capture -1
v_begin(6) = 1
  v_end 6
  capture -1
v_end(6) = 1
  graph_before 6
v_graph(6) = 2
"""


@pytest.mark.compile
def test_the_core_is_notified_of_work_and_of_ordered_commands(tmp_path: Path) -> None:
    """A recording that fails to begin is none; one that fails to end may be over."""
    key = "(uint64_t)(uintptr_t)key"
    roles: dict[str, tuple[str, dict[str, str]]] = {
        "v_begin": ("capture-begin", {"stream": key}),
        "v_end": ("capture-end", {"stream": key}),
        "v_graph": ("graph-launch", {"exec": key, "stream": "UINT64_C(9)"}),
        "v_upload": ("graph-launch", {"exec": key, "what": "upload"}),
        "v_make": (
            "stream-create",
            {"key": "key", "device": "3", "context": key, "kind": "UINT64_C(2)", "blocks": "1"},
        ),
        "v_call": ("host-callback", {"stream": key}),
        "v_drop": ("stream-destroy", {"stream": key}),
        "v_close": ("context-destroy", {"key": key, "device": "3"}),
        "v_release": ("context-destroy", {"device": "3", "scope": "primary"}),
        "v_reset": ("context-destroy", {"device": "3", "scope": "reset"}),
        "v_detach": ("footprint", {"leaving": key}),
    }
    hooks = [
        plans.hook(f"vStatus {n}(vHandle key)", r, **fields) for n, (r, fields) in roles.items()
    ]
    real = tmp_path / "vendor" / fixtures.SONAME
    real.parent.mkdir()
    source, soname = fixtures.HERE / "work.c", f"-Wl,-soname,{fixtures.SONAME}"
    fixtures.cc("x86_64", "-shared", "-fPIC", "-w", "-DVENDOR", soname, source, "-o", real)
    attached = fixtures.shim(plans.plan(hooks), tmp_path, "x86_64", "stub_core", "stub_work")
    fixtures.cc("x86_64", "-w", source, real, "-o", tmp_path / "work")
    ran = fixtures.run(tmp_path / "work", LD_LIBRARY_PATH=f"{attached.parent}:{real.parent}")
    assert ran.returncode == 0
    assert ran.stdout.startswith(WORK)


def test_stream_0_has_the_meaning_of_the_functions_variant() -> None:
    stream = "(uint64_t)(uintptr_t)key"
    launches = [
        plans.hook(f"vStatus {name}(vHandle key)", "launch", function="UINT64_C(5)", **fields)
        for name in ("v_go", "v_go_pt")
        for fields in ({"stream": stream},)
    ]
    fill = plans.hook(
        "vStatus v_fill_pt(vHandle to)", "memset", width="UINT64_C(1)", count="UINT64_C(7)"
    )
    listed = {"function": "UINT64_C(5)", "stream": stream, "into": "list"}
    list_launch = plans.hook("vStatus v_list(vHandle key)", "launch", **listed)
    made = plans.plan([*launches, fill, list_launch])
    spec = replace(made.libraries[0].spec, default_streams=(("_pt", "2"),))
    made = replace(made, libraries=(replace(made.libraries[0], spec=spec),))
    hooks = " ".join(render.render(made)[f"{TREE}/hooks.c"].split())
    extent = "role_mul(UINT64_C(1), UINT64_C(7))"
    assert re.findall(r"= \(struct role_launch\)\{(.*?)\};", hooks) == [
        f".work = ROLE_FILL, .stream = 2, .extent = {extent}, .waited = true",
        f".work = ROLE_KERNEL, .stream = {stream}, .what = UINT64_C(5)",
        f".work = ROLE_KERNEL, .stream = ({stream} ? {stream} : 2), .what = UINT64_C(5)",
        f".work = ROLE_KERNEL, .stream = {stream}, .what = UINT64_C(5), .list = true",
    ]


@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"host": ""}, "role_on_device(a) && role_on_device(b)"),
        (
            {"between": "any", "host": "k", "from_array": "i == 2"},
            "role_on_device(a) && (i == 2 || role_on_device(b))",
        ),
        (
            {"from_x": "x", "from_y": "y", "from_pitch": "p", "to_y": "y", "width": "w"},
            " && ".join(
                f"role_on_device(role_place({place}, y, 0, 0))" for place in ("a, 0, w", "b, x, p")
            ),
        ),
        ({"from": ""}, ""),
        *(({"between": it}, "") for it in ("host-device", "device-host", "device-device")),
    ],
)
def test_without_a_direction_the_core_is_asked_about_both_ends(
    fields: dict[str, str], asked: str
) -> None:
    assert on_devices({"to": "a", "from": "b", **fields}) == asked


@pytest.mark.compile
def test_exports_of_only_the_installed_driver_are_forwarded(tmp_path: Path) -> None:
    """The plan knows two functions; the driver has all, in another version of one name too."""
    known = [plans.forward(p) for p in plans.PROTOTYPES[:2]]
    symbols = [s.symbol for s in sorted(known, key=lambda s: s.symbol.name)]
    real = fixtures.vendor(tmp_path / "vendor")
    extra = [s for s in elf.read_symbols(real).symbols if s.name not in {k.name for k in symbols}]
    files = render.render_extra("toy", "libvendor.so.1", symbols, extra)
    assert sorted(files) == ["exports.map", "extra.S", "extra.h", "extra.json"]
    attached = fixtures.shim(plans.plan(known), tmp_path, extra=files)
    caller = fixtures.program("caller", tmp_path, real)
    direct = fixtures.run(caller, LD_LIBRARY_PATH=real.parent)
    through = fixtures.run(caller, LD_LIBRARY_PATH=f"{attached.parent}:{real.parent}")
    assert (through.stdout, through.returncode) == (direct.stdout, 0)


def test_another_version_of_a_planned_name_is_added_next_to_it() -> None:
    planned = [plans.forward("int v_int(int a)", "V_1").symbol]
    added = [planned[0]._replace(version="V_2")]
    files = render.render_extra("toy", "libvendor.so.1", planned, added)
    assert "UNTYPED v_int__V_2, 1" in files["extra.S"]
    assert ".symver v_int__V_2, v_int@V_2" in files["extra.S"]
    assert files["exports.map"].count("v_int;") == 2


def test_the_lower_library_is_in_the_table() -> None:
    made = plans.plan([plans.forward(plans.PROTOTYPES[0])])
    assert ".beneath" not in render.render(made)[f"{TREE}/table.c"]
    spec = replace(made.libraries[0].spec, beneath="libdriver.so")
    made = replace(made, libraries=(replace(made.libraries[0], spec=spec),))
    assert '\t.beneath = "libdriver.so",\n' in render.render(made)[f"{TREE}/table.c"]


def test_by_name_all_hooks_are_handed_out_where_no_driver_is_recorded() -> None:
    """Those that a recorded driver lacks are not: their real one would be found nowhere."""
    found = {"by": "name", "symbol": "name", "out": "_result"}
    find = plans.hook("void *v_find(const char *name)", "lookup", **found)
    gone = plans.hook("vStatus v_drop(vHandle key)", "free", key="(uint64_t)(uintptr_t)key")
    made = plans.plan([find, gone])
    for sources, names in ((DRIVERS, "NULL"), ((), '"v_drop", "v_find", NULL')):
        library = replace(made.libraries[0], sources=sources)
        hooks = render.render(replace(made, libraries=(library,)))[f"{TREE}/hooks.c"]
        assert f"hooked[] = {{{names}}}" in " ".join(hooks.split())
