"""new-backend: its proposals for an unknown vendor are valid, build, and guard."""

from __future__ import annotations

import json
import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import draft as bench
import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from porter.cli import main
from porter.contrib.draft import pick
from porter.contrib.draft.align import asked, likenesses, renames
from porter.contrib.draft.nouns import Kin, Relatives, silent
from porter.contrib.draft.status import statuses
from porter.contrib.draft.words import common_prefix, meaning
from porter.emit import simulate
from porter.model import CType, Function, Param, Rule, TypeKind
from porter.native import simd, toolchain
from porter.plan import planfile
from porter.spec import specfiles

DATA = Path(__file__).parent / "data"
VEX = DATA / "draft" / "vex.h"
CORE = Path(__file__).parent.parent / "backends"


def porter(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def drafted(out: Path, *more: object, headers: Path = VEX) -> Result:
    done = porter("new-backend", "vex", "--headers", headers, "--out", out, *more)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def library_of(out: Path) -> Path:
    return next(path for path in (out / "specs/vex").glob("*.yaml") if path.name != "backend.yaml")


@pytest.fixture(scope="module")
def vex(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("vex")
    done = drafted(out, "--like", "cuda")
    assert (done.exit_code, done.stderr) == (0, "")
    return out


def test_each_function_gets_the_role_that_its_words_and_parameters_say(vex: Path) -> None:
    rules = specfiles.load_spec(vex / "specs/vex").libraries[0].rules
    assert {
        rule.match[1][0]: (rule.role, dict(rule.fields)) for rule in rules if not rule.todo
    } == {
        "vexAllocateHost": ("host-alloc", {"bytes": "bytes", "key": "*address"}),
        "vexAllocateMemory": (
            "alloc",
            {"bytes": "bytes", "key": "*address", "undo": "vexDeallocate"},
        ),
        "vexCopyAsync": (
            "copy",
            {"between": "any", "bytes": "bytes", "from": "src", "stream": "queue", "to": "dst"},
        ),
        "vexCountDevices": ("device-count", {"out": "*count"}),
        "vexCreateQueue": ("stream-create", {"key": "*queue"}),
        "vexDeallocate": ("free", {"key": "address"}),
        "vexDestroyQueue": ("stream-destroy", {"stream": "queue"}),
        "vexEventCreate": ("event-create", {"key": "*event"}),
        "vexEventDestroy": ("event-destroy", {"event": "event"}),
        "vexEventElapsed": ("event-elapsed", {"end": "stop", "out": "*ms", "start": "start"}),
        "vexEventQuery": ("event-query", {"event": "event"}),
        "vexEventRecord": ("event-record", {"event": "event", "stream": "queue"}),
        "vexExecuteKernel": (
            "launch",
            {"extent": "gridX * blockX", "function": "kernel", "stream": "queue"},
        ),
        "vexFreeHost": ("host-free", {"key": "address"}),
        "vexGetDevice": ("device-current", {"out": "*device"}),
        "vexGetMemoryInfo": ("memory-info", {"free": "*available", "total": "*total"}),
        "vexInitialize": ("init", {}),
        "vexSetDevice": ("context-use", {"key": "device"}),
        "vexSynchronizeQueue": ("sync", {"stream": "queue"}),
    }


def test_an_undecided_question_is_a_to_do(vex: Path) -> None:
    library = specfiles.load_spec(vex / "specs/vex").libraries[0]
    assert {rule.match[1][0] for rule in library.rules if rule.todo} == {
        "vexCreateArena",
        "vexFlush",
    }
    assert [what.partition(":")[0] for what in library.todo] == ["soname"]


def test_statuses_are_found_by_name_and_number(vex: Path) -> None:
    assert dict(specfiles.load_spec(vex / "specs/vex").libraries[0].statuses) == {
        "type": "vexStatus",
        "ok": "VEX_OK",
        "out_of_memory": "VEX_ERR_NO_MEMORY",
        "absent": "VEX_ERR_NOT_IMPLEMENTED",
        "no_driver": "VEX_ERR_DEVICE_NOT_FOUND",
        "invalid": "VEX_ERR_BAD_PARAM",
        "not_ready": "VEX_ERR_NOT_READY",
        "no_device": "VEX_ERR_DEVICE_NOT_FOUND",
    }


def test_each_line_says_how_sure_it_is_and_why(vex: Path) -> None:
    lines = library_of(vex).read_text().splitlines()
    rules = [line for line in lines if line.startswith("- {id:")]
    assert rules
    assert [line for line in rules if not re.search(r"}  # \d+ %: \w", line)] == []


@pytest.fixture(scope="module")
def vendor(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the vendor's library, which does nothing, under a SONAME of its own."""
    folder = tmp_path_factory.mktemp("vendor")
    prototypes = re.findall(
        r"^((?:vexStatus|const char \*)\s*\w+\(.*\));", VEX.read_text(), re.MULTILINE
    )
    body = "\n".join(f"{one} {{ return 0; }}" for one in prototypes)
    (folder / "vex.c").write_text(f'#include "{VEX}"\n{body}\n')
    options = ["-w", "-shared", "-fPIC", "-Wl,-soname,libvexrt.so.3"]
    library = folder / "libvexrt.so.3"
    subprocess.run(["cc", *options, "-o", library, folder / "vex.c"], check=True)
    return library


@pytest.mark.compile
def test_check_symbols_fails_until_the_last_to_do_is_done(vendor: Path, tmp_path: Path) -> None:
    done = drafted(tmp_path, "--like", "cuda", "--lib", vendor)
    assert done.exit_code == 0, done.output
    generated = tmp_path / "generated"
    reported = porter("check-symbols", vendor, "--generated", generated)
    assert reported.exit_code == 1
    assert re.search(r"^todo +2$", reported.stdout, re.MULTILINE)
    assert re.findall(r"^  (vex\w+)  ", reported.stdout, re.MULTILINE) == [
        "vexCreateArena",
        "vexFlush",
    ]

    file = library_of(tmp_path)
    decided = re.sub(r"todo: '[^']*'}", "reviewed: it makes nothing}", file.read_text())
    file.write_text(decided)
    again = (
        "gen",
        "--backend",
        tmp_path / "specs/vex",
        "--headers",
        VEX.parent,
        "--out",
        generated,
    )
    assert porter(*again).exit_code == 0
    reported = porter("check-symbols", vendor, "--generated", generated)
    assert (reported.exit_code, reported.stdout.count("todo:")) == (0, 0), reported.stdout


@pytest.mark.compile
def test_a_draft_is_held_to_the_suite_where_it_was_written(tmp_path: Path) -> None:
    done = drafted(tmp_path, "--like", "cuda")
    assert done.stdout.rstrip().endswith(f"--simulate --out {tmp_path / 'generated'}")
    ours = ("--backend", "vex", "--generated", tmp_path / "generated", "--json")
    reported = porter("conform", *ours, "--case", "grant")
    outcomes = {(one["case"], one["outcome"]) for one in json.loads(reported.stdout)}
    assert outcomes == {("grant (no porter)", "pass"), ("grant", "pass")}, reported.stdout


@pytest.mark.compile
def test_shares_are_tried_by_kernels_and_not_by_copies_that_do_not_wait(tmp_path: Path) -> None:
    drafted(tmp_path, "--like", "cuda")
    ours = ("--backend", "vex", "--generated", tmp_path / "generated", "--json")
    reported = porter("conform", *ours, "--case", "share", "--seconds", "0.02")
    findings = json.loads(reported.stdout)
    assert findings
    assert [one for one in findings if "vexExecuteKernel" not in one["detail"]] == []


@pytest.mark.compile
def test_the_draft_is_built_and_refuses_at_the_limit(vendor: Path, tmp_path: Path) -> None:
    out = tmp_path / "draft"
    assert drafted(out, "--like", "cuda", "--lib", vendor).exit_code == 0
    tree = out / "generated/vex/libvexrt.so.3"
    plan = planfile.load(tree / "plan.json")
    port = replace(plan, port=tuple(str(out / one) for one in plan.port))
    host = toolchain.host()
    shim, twin = tmp_path / "shim" / plan.soname, tmp_path / "twin" / plan.soname
    toolchain.make(toolchain.shim_recipe(tree, port), host, shim)
    toolchain.make(
        toolchain.twin_recipe(tree, plan.soname, simulate.simulator_sources()), host, twin
    )
    daemon = toolchain.daemon_recipe(simulate.daemon_source())
    toolchain.make(daemon, host, tmp_path / "porter-simd")
    program = tmp_path / "fill"
    source = VEX.with_name("fill.c")
    subprocess.run(["cc", "-o", program, source, f"-I{VEX.parent}", vendor], check=True)

    socket = str(tmp_path / "devices")
    with simd.devices(tmp_path / "porter-simd", socket, 1, "1GiB"):
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
        ours = {
            "LD_LIBRARY_PATH": str(shim.parent),
            "PORTER_REAL_DIR": str(twin.parent),
            "PORTER_SIM_SOCKET": socket,
            "PORTER_SIM_CONTEXT": "0",
            "PORTER_STATE": str(tmp_path / "state"),
            "PORTER_MEMORY": "256MiB",
            "PORTER_LOG": "error",
        }
        run = [str(program)]
        guarded = subprocess.run(
            run, env=inherited | ours, capture_output=True, text=True, check=False, timeout=60
        )
        free = subprocess.run(
            run,
            env=inherited | ours | {"LD_LIBRARY_PATH": str(twin.parent)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert (guarded.stdout, guarded.stderr) == ("4 12 0 0\n", "")
    assert int(free.stdout.split()[0]) > 4


@pytest.mark.compile
def test_a_consumers_imports_are_reported(tmp_path: Path) -> None:
    calls = "vexAllocateMemory(0, 0); vexSecret();"
    (tmp_path / "user.c").write_text(
        f"int vexSecret(void);\n#include <{VEX}>\nvoid use(void) {{ {calls} }}\n"
    )
    program = tmp_path / "user"
    subprocess.run(["cc", "-w", "-shared", "-fPIC", "-o", program, tmp_path / "user.c"], check=True)
    done = drafted(tmp_path / "out", "--like", "cuda", "--consumer", program)
    assert done.exit_code == 0
    assert "user imports vexSecret, which nothing here declares" in done.stdout
    assert "user imports it" in library_of(tmp_path / "out").read_text()


def test_existing_files_are_kept_unless_forced(vex: Path) -> None:
    port = vex / "backends/vex/port_vex.c"
    port.write_text("mine\n")
    done = drafted(vex, "--like", "cuda")
    assert (done.exit_code, port.read_text()) == (2, "mine\n")
    assert done.stderr.splitlines() == [
        f"porter: {vex / kind / 'vex'}: is there already; --force overwrites it"
        for kind in ("specs", "backends", "generated")
    ]
    others = [vex / "specs/vex/vex.h", vex / "backends/vex/helper.c"]
    for path in others:
        path.write_text("mine\n")
    assert drafted(vex, "--like", "cuda", "--force").exit_code == 0
    assert port.read_text() != "mine\n"
    assert [path.read_text() for path in others] == ["mine\n"] * 2


def test_json_has_every_proposal(tmp_path: Path) -> None:
    done = drafted(tmp_path, "--like", "cuda", "--json")
    reported = json.loads(done.stdout)
    alloc = next(one for one in reported["proposals"] if one["function"] == "vexAllocateMemory")
    assert (alloc["role"], alloc["fields"]["bytes"], alloc["todo"]) == ("alloc", "bytes", "")
    assert reported["conventions"]["status"] == "vexStatus"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--like", "cudda"], "porter: --like cudda: no such backend; did you mean cuda?"),
        (["--prefix", "zzz"], "porter: vex.h: declares no function that begins with 'zzz'"),
    ],
)
def test_an_impossible_request_is_reported(args: list[str], message: str, tmp_path: Path) -> None:
    done = drafted(tmp_path, *args)
    assert (done.exit_code, done.stderr.strip()) == (2, message)


@pytest.mark.parametrize("macro", ["1X", "", "X Y", "=1"])
def test_a_macro_is_one(macro: str, tmp_path: Path) -> None:
    done = drafted(tmp_path, "--define", macro)
    reported = f"porter: --define: {macro!r} is not a macro, allowed are X, X=1 and X(a)=a\n"
    assert (done.exit_code, done.stderr) == (2, reported)


def test_an_empty_header_declares_nothing(tmp_path: Path) -> None:
    (tmp_path / "empty.h").touch()
    done = drafted(tmp_path / "out", headers=tmp_path / "empty.h")
    assert (done.exit_code, done.stderr) == (2, "porter: empty.h: declares no function\n")


def test_a_header_that_is_no_c_is_reported_with_its_place(tmp_path: Path) -> None:
    broken = tmp_path / "broken.h"
    broken.write_text("int f(;\n")
    done = drafted(tmp_path / "out", headers=broken)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"porter: {broken}:1:7: ")


def test_a_header_that_includes_from_a_folder_above_is_found(tmp_path: Path) -> None:
    (tmp_path / "vex").mkdir()
    (tmp_path / "vex/types.h").write_text("typedef int vexInt;\n")
    inner = tmp_path / "vex/api.h"
    inner.write_text("#include <vex/types.h>\nvexInt vexRun(vexInt a);\nvexInt vexStop(void);\n")
    assert drafted(tmp_path / "out", headers=inner).exit_code == 0
    assert "files: [vex/api.h]" in library_of(tmp_path / "out").read_text()


MAKERS = """
typedef unsigned long size_t;
typedef int oddStatus;
#define ODD_SUCCESS 0
#define ODD_OUT_OF_MEMORY -7
#define ODD_NOT_SUPPORTED -8
#define ODD_DEVICE_NOT_FOUND -9
typedef struct odd_space_ *odd_space;
typedef struct odd_device_ *odd_device;
oddStatus oddInit(odd_device device);
oddStatus oddRelease(odd_device device);
oddStatus oddMemFree(odd_space space, void *address);
void *oddMemAlloc(odd_space space, size_t bytes);
odd_space oddStreamCreate(odd_device device, oddStatus *error);
odd_space oddEventCreate(odd_device device, oddStatus *error);
odd_space oddContextCreate(odd_device device, oddStatus *error);
"""


def test_functions_that_return_their_object_state_their_failure(tmp_path: Path) -> None:
    header = tmp_path / "odd.h"
    header.write_text(MAKERS)
    done = drafted(tmp_path / "out", "--like", "cuda", headers=header)
    assert (done.exit_code, done.stderr) == (0, "")
    library = specfiles.load_spec(tmp_path / "out/specs/vex").libraries[0]
    statuses_ = dict(library.statuses)
    assert (statuses_["type"], statuses_["out_of_memory"]) == ("oddStatus", "ODD_OUT_OF_MEMORY")
    assert (library.status_parameter, library.device_handle) == ("error", "odd_device")
    assert library.failures == (("void *", "0"),)
    assert library.headers.constants == r"ODD_\w+"
    rules = {rule.match[1][0]: (rule.role, dict(rule.fields)) for rule in library.rules}
    assert rules["oddMemAlloc"] == (
        "alloc",
        {"bytes": "bytes", "key": "result", "undo": "oddMemFree(space, result)"},
    )
    assert rules["oddStreamCreate"] == ("stream-create", {"key": "result"})
    assert (
        rules["oddContextCreate"][0] == ""
    )  # a to-do: that role's hook can refuse by a status only


def drafted_rules(folder: Path, text: str, *more: str) -> dict[str, Rule]:
    """Draft a header's text after the statuses that all of these share; its rules by function."""
    folder.mkdir(exist_ok=True)
    header = folder / "own.h"
    header.write_text(OWN + text)
    done = drafted(folder / "out", "--like", "opencl", "--force", *more, headers=header)
    assert (done.exit_code, done.stderr) == (0, "")
    rules = specfiles.load_spec(folder / "out/specs/vex").libraries[0].rules
    return {name: rule for rule in rules for name in rule.match[1]}


OWN = """
typedef unsigned long size_t;
typedef enum { OWN_OK, OWN_INVALID, OWN_OUT_OF_MEMORY, OWN_NOT_SUPPORTED, OWN_NO_DEVICE } ownStatus;
typedef struct ownQueue_ *ownQueue;
ownStatus ownGetDevice(int *device);
ownStatus ownGetDeviceCount(int *count);
"""


def test_a_figure_of_a_part_is_not_the_whole(tmp_path: Path) -> None:
    text = "ownStatus ownMemGetInfo(size_t *freeBytes, size_t *totalBytes);\n"
    rule = drafted_rules(tmp_path, text)["ownMemGetInfo"]
    fields = {"free": "*freeBytes", "total": "*totalBytes"}
    assert (rule.role, dict(rule.fields), rule.todo) == ("memory-info", fields, "")
    port = (tmp_path / "out/backends/vex/port_vex.c").read_text()
    assert "real_ownMemGetInfo(&free_now, &total)" in port


def test_two_fields_that_would_say_the_same_are_a_to_do(tmp_path: Path) -> None:
    text = "ownStatus ownMemset2D(void *dst, size_t pitch, size_t width, size_t height);\n"
    rule = drafted_rules(tmp_path, text)["ownMemset2D"]
    assert rule.role == ""
    assert rule.todo == "a memset? say to, value, width, count; rows and value would both be height"


def test_a_size_that_may_have_a_factor_is_a_to_do(tmp_path: Path) -> None:
    text = "ownStatus ownMalloc(void **p, size_t count, size_t elementSize);\n"
    text += "ownStatus ownFree(void *p);\n"
    rule = drafted_rules(tmp_path, text)["ownMalloc"]
    assert (rule.role, rule.todo) == ("alloc", "bytes: count alone, or is elementSize a factor?")


def test_a_stream_that_no_field_can_name_is_a_to_do(tmp_path: Path) -> None:
    text = """typedef struct { unsigned long handle; } own_stream;
ownStatus ownLaunchKernel(void *kernel, own_stream stream);
"""
    assert drafted_rules(tmp_path, text)["ownLaunchKernel"].todo == "stream: is it stream?"


POOL = """
ownStatus ownMalloc(void **p, size_t bytes);
ownStatus ownFree(void *p);
ownStatus ownMallocAsync(void **p, size_t bytes, ownQueue queue);
ownStatus ownFreeAsync(void *p, ownQueue queue);
"""
POOLS = """
typedef struct ownPool_ *ownPool;
ownStatus ownMemPoolGetAttribute(ownPool pool, int attribute, void *value);
"""


def test_a_pool_without_a_figure_is_charged_alone_and_is_a_to_do(tmp_path: Path) -> None:
    rule = drafted_rules(tmp_path, POOL)["ownMallocAsync"]
    assert (rule.role, dict(rule.fields)["undo"]) == ("alloc", "ownFreeAsync(*p, queue)")
    assert rule.todo.startswith("no call reports a pool's memory")


def test_a_port_lacks_a_pools_functions_until_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "own.h").write_text(OWN + POOL + POOLS)
    done = drafted(tmp_path / "out", "--like", "hip", headers=tmp_path / "own.h")
    rules = specfiles.load_spec(tmp_path / "out/specs/vex").libraries[0].rules
    pooled = next(rule for rule in rules if rule.match[1] == ("ownMallocAsync",))
    assert (pooled.role, pooled.todo) == ("pool-alloc", "")
    message = "role pool-alloc needs port_pool_reserved in the port"
    assert f"  port_vex.c: {message}" in done.stdout
    port = (tmp_path / "out/backends/vex/port_vex.c").read_text()
    assert "/* to do: pool-alloc needs port_pool_reserved: " in port
    reported = json.loads(
        drafted(
            tmp_path / "out", "--like", "hip", "--json", "--force", headers=tmp_path / "own.h"
        ).stdout
    )
    assert [what.partition(":")[0] for what in reported["port"]] == [message]


def test_a_parameter_is_named_by_whole_words() -> None:
    size = CType("size_t", TypeKind.INT, 8)
    params = tuple(Param(name, size, f"size_t {name}") for name in ("total", "dstTo", "srcPitch"))
    function = Function("ownCopy", size, params, "")
    assert pick.called(function, "to") == "dstTo"
    assert pick.called(function, "dst pitch", "src pitch") == "srcPitch"
    assert pick.called(function, "tot") == ""


def test_the_port_lists_its_unchecked_arguments(tmp_path: Path) -> None:
    text = "ownStatus ownMemGetInfo(int tile, size_t *freeBytes, size_t *totalBytes);\n"
    drafted_rules(tmp_path, text)
    port = (tmp_path / "out/backends/vex/port_vex.c").read_text()
    assert "/* to do: ownMemGetInfo: is 0 right for tile? */\nint port_device_free(" in port


CLONE = """
typedef unsigned long size_t;
typedef enum { zapSuccess = 0, zapErrorInvalidValue = 1, zapErrorOutOfMemory = 2,
               zapErrorNoDevice = 100, zapErrorNotSupported = 801 } zapError_t;
typedef enum { zapMemcpyHostToDevice = 1, zapMemcpyDeviceToHost = 2,
               zapMemcpyDeviceToDevice = 3 } zapMemcpyKind;
typedef struct zapStream_ *zapStream_t;
zapError_t zapGetDevice(int *device);
zapError_t zapMalloc(void **pointer, size_t bytes);
zapError_t zapFree(void *pointer);
zapError_t zapHostFree(void *pointer);
zapError_t zapMemGetInfo(size_t *free, size_t *total);
zapError_t zapMemcpyAsync(void *to, const void *from, size_t bytes, zapMemcpyKind kind,
                          zapStream_t stream);
zapError_t zapMemcpyPeer(void *to, int dst, const void *from, int src, size_t bytes);
zapError_t zapStreamCreate(zapStream_t *stream);
zapError_t zapStreamSynchronize(zapStream_t stream);
zapError_t zapMallocScratch(void **pointer, size_t bytes, int colour);
"""


def test_a_clone_inherits_the_rules_that_say_the_same(tmp_path: Path) -> None:
    header = tmp_path / "zap.h"
    header.write_text(CLONE)
    plain = drafted(tmp_path / "plain", "--like", "hip", headers=header)
    done = drafted(tmp_path / "out", "--like", "hip", "--extend", headers=header)
    assert (plain.exit_code, done.exit_code, done.stderr) == (0, 0, "")
    text = library_of(tmp_path / "out").read_text()
    assert re.search(r"^extends: libamdhip64-\d$", text, re.MULTILINE)
    assert r"to: 'zap\1'}" in text
    # no other's like, and one whose devices are called as the inherited rule calls its addresses
    own = re.findall(r"^- {.*name: (\w+)", text, re.MULTILINE)
    assert own == ["zapMallocScratch", "zapMemcpyPeer"]

    def reported(out: Path) -> list[tuple[object, ...]]:
        plan = planfile.load(out / "generated/vex/libvex.so/plan.json")
        return [(p.symbol.name, p.role, p.fields, p.todo) for p in plan.symbols]

    assert reported(tmp_path / "out") == reported(tmp_path / "plain")
    assert len([row for row in reported(tmp_path / "out") if row[1]]) == 10


def test_an_inherited_rule_is_dropped_where_only_its_example_fails(tmp_path: Path) -> None:
    header = tmp_path / "zap.h"
    header.write_text(
        f"{CLONE}typedef struct {{ int x, y, z, w; }} zapFormat;\n"
        "zapError_t zapMallocArray(unsigned bytes, size_t value, const zapFormat *count,\n"
        "                          unsigned long *stream);\n"
    )
    done = drafted(tmp_path / "out", "--like", "hip", "--extend", headers=header)
    assert (done.exit_code, done.stderr) == (0, "")
    text = library_of(tmp_path / "out").read_text()
    assert "array.malloc" in re.findall(r"^- ([\w.]+)", text.partition("drop:")[2], re.MULTILINE)


def toy(folder: Path, *lines: str) -> Path:
    """Copy the toy's spec, with more of its library's file."""
    folder.mkdir()
    for file in (DATA / "toy/specs/toy").iterdir():
        (folder / file.name).write_text(file.read_text())
    file = folder / "libtoy.yaml"
    file.write_text(file.read_text() + "".join(f"{line}\n" for line in lines))
    return folder


def test_a_to_do_is_enough_for_a_rule_and_forwards(tmp_path: Path) -> None:
    spec = toy(
        tmp_path / "toy",
        "- {id: scale, name: toyScale, todo: what does it scale?}",
        "todo: [who made this?]",
    )
    out = tmp_path / "generated"
    done = porter("gen", "--backend", spec, "--headers", DATA / "toy", "--out", out)
    assert (done.exit_code, done.stderr) == (0, "")
    plan = planfile.load(out / "toy/libtoy.so.1/plan.json")
    assert plan.todo == ("who made this?",)
    assert [(p.symbol.name, p.disposition, p.todo) for p in plan.symbols if p.todo] == [
        ("toyScale", "forward", "what does it scale?")
    ]


def test_an_empty_to_do_is_none(tmp_path: Path) -> None:
    spec = toy(tmp_path / "toy", "- {id: scale, name: toyScale, todo: ''}")
    done = porter("gen", "--backend", spec, "--headers", DATA / "toy", "--out", tmp_path / "out")
    assert (done.exit_code, "needs a role, or" in done.stderr) == (2, True)


@pytest.mark.parametrize(("backend", "soname"), [("hip", ".so.5"), ("cuda", "libcuda.so.1")])
def test_the_bench_drafts_a_runtime_of_every_backend(backend: str, soname: str) -> None:
    assert bench.library_of(backend).soname.endswith(soname)


def test_words_of_one_meaning_are_one() -> None:
    assert meaning("MemcpyDtoHAsync") == (*meaning("memory_copy_async"), "dtoh")
    assert meaning("Malloc") == meaning("MemAlloc") == meaning("allocate_memory")[::-1]


def test_what_functions_begin_with() -> None:
    assert common_prefix(["toyMalloc", "toyFree", "toy3D", "other"]) == "toy"
    assert common_prefix(["toyrtMalloc", "toyrtFree", "toyGo", "toyopGo"]) == "toy"
    assert common_prefix(["alpha", "beta"]) == ""


def test_one_that_gets_is_not_like_one_that_sets() -> None:
    kin = tuple(
        Kin(name, ()) for name in ("oldSetStackLimit", "oldGetStackLimit", "oldGetDeviceFlagMask")
    )
    void = CType("void", TypeKind.VOID)
    functions = {
        name: Function(name, void, (), "") for name in ("newGetStackLimit", "newSetDeviceFlagMask")
    }
    found = likenesses(asked(functions, "new"), Relatives("old", "libold", kin), silent)
    assert {name: like.kin.name for name, like in found.items()} == {
        "newGetStackLimit": "oldGetStackLimit"
    }


def test_renames_are_a_prefix_and_what_does_not_follow_it() -> None:
    pairs = [("oldMemAlloc", "newMalloc"), ("oldInit", "newInit"), ("oldMemFree", "newMemFree")]
    assert renames(pairs) == (("old", "new", 2), ("oldMemAlloc", "newMalloc", 1))


def test_a_number_alone_is_no_status() -> None:
    assert statuses({"TOY_A": 0, "TOY_FIRST": 2, "TOY_LAST": 801}, "toy") == ()


# Any header: the draft loads as a spec, or the error is a user's.
def one_of(text: str) -> st.SearchStrategy[str]:
    return st.sampled_from(text.split())


NAMES = one_of(
    "Malloc Free MemAlloc StreamCreate LaunchKernel Memcpy2D Memset GetDevice Init EventQuery free "
    "int_ AllocAsync PoolCreate GetProcAddress Version CtxCreate MapMem 2D _x ExecuteAsync"
)
TYPES = st.sampled_from(
    ["void *", "void **", "size_t *", "T", "T *", "E", "const char *", "float", "S", "S *"]
) | one_of("int char size_t")
PARAMS = one_of("p size n stream device dst src count value flags free int_ result default_ out")
RESULTS = one_of("E E E int void S float T")
DOCS = st.sampled_from(["", "/** Allocates memory: 'x' # {y} */\n", "/** launches\n * it */\n"])
CONSTANTS = st.lists(one_of("OK OUT_OF_MEMORY NO_DEVICE A NOT_SUPPORTED"), unique=True)
FUNCTIONS = st.lists(st.tuples(one_of("v v v V_"), NAMES), min_size=1, unique=True)


@st.composite
def header_texts(draw: st.DrawFn) -> str:
    listed = [f"V_{one} = {draw(st.integers(-5, 900))}" for one in (*draw(CONSTANTS), "LAST")]
    lines = [
        "typedef unsigned long size_t;",
        "typedef struct T_ *T;",
        "typedef struct { int id; long n; } S;",
        f"typedef enum {{ {', '.join(listed)} }} E;",
    ]
    for prefix, name in draw(FUNCTIONS):
        params = draw(st.lists(st.tuples(TYPES, PARAMS), max_size=5))
        named = draw(st.booleans())
        inner = [f"{kind} {word}{i}" if named else kind for i, (kind, word) in enumerate(params)]
        inner += draw(st.sampled_from([[], [], ["void (*call)(int)"], ["..."] if inner else []]))
        listed_params = ", ".join(inner) or "void"
        lines.append(f"{draw(DOCS)}{draw(RESULTS)} {prefix}{name}({listed_params});")
    return "\n".join(lines) + "\n"


@settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=header_texts())
def test_any_header_gives_a_draft_that_is_valid(text: str, tmp_path: Path) -> None:
    header = tmp_path / "any.h"
    header.write_text(text)
    done = drafted(tmp_path / "out", "--force", "--like", "opencl", headers=header)
    assert (done.exit_code, done.stderr) == (0, ""), text
    specfiles.load_spec(tmp_path / "out/specs/vex")


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=st.text(max_size=80) | st.text(alphabet="int (*,);{}struct \n#f", max_size=80))
def test_any_text_gives_a_draft_or_a_users_error(text: str, tmp_path: Path) -> None:
    header = tmp_path / "any.h"
    header.write_text(text, encoding="utf-8", errors="surrogatepass")
    done = drafted(tmp_path / "out", "--force", "--like", "opencl", headers=header)
    assert (done.exit_code, done.stderr[:8]) in ((0, ""), (2, "porter: ")), text
