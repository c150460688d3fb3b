"""new-backend: which role the words of many houses mean, or a to-do where they leave it open."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from porter.cli import main
from porter.model import Rule
from porter.spec import specfiles

HEAD = """
typedef unsigned long size_t;
typedef unsigned long uint64_t;
typedef unsigned int uint32_t;
typedef enum { OWN_OK, OWN_INVALID, OWN_OUT_OF_MEMORY, OWN_NOT_SUPPORTED, OWN_NO_DEVICE,
               OWN_NOT_READY } ownStatus;
typedef struct ownQueue_ *ownQueue;
typedef struct ownFence_ *ownFence;
typedef struct ownEvent_ *ownEvent;
typedef struct ownPool_ *ownPool;
typedef struct ownModule_ *ownModule;
typedef struct ownKernel_ *ownKernel;
typedef struct ownCommands_ *ownCommands;
typedef void (*ownHostFn)(void *data);
ownStatus ownGetDeviceCount(int *count);
"""
# prototype | the role that is sure, or "" | a part of the to-do, or "" for none
TABLE = """
FenceCreate(ownFence *fence) | event-create |
CreateFence(ownFence *fence, uint32_t flags) | event-create |
DestroyFence(ownFence fence) | event-destroy |
FenceRecord(ownFence fence, ownQueue queue) | event-record |
QueueSignalFence(ownQueue queue, ownFence fence) | event-record |
FenceQuery(ownFence fence) | event-query |
GetFenceStatus(ownFence fence) | event-query |
FenceWait(ownFence fence) | event-sync |
WaitForFence(ownFence fence, uint64_t timeout) | event-sync |
WaitForFences(uint32_t num_fences, const ownFence *fences) | | an event-sync? say event
QueueWaitFence(ownQueue queue, ownFence fence) | stream-wait |
StreamWaitForEvent(ownQueue stream, ownEvent event) | stream-wait |
QueueWait(ownQueue queue) | sync |
QueueWaitIdle(ownQueue queue) | sync |
QueueDrain(ownQueue queue) | sync |
DeviceWaitIdle(void) | sync |
QueueFinish(ownQueue queue) | sync |
StreamIdle(ownQueue stream) | stream-query |
QueuePoll(ownQueue queue) | stream-query |
DeviceSelect(int device) | context-use |
SelectDevice(int device) | context-use |
SetCurrentDevice(int device) | context-use |
GetCurrentDevice(int *device) | device-current |
DeviceCurrent(int *device) | device-current |
LaunchHostFunc(ownQueue queue, ownHostFn fn, void *data) | host-callback |
StreamHostFn(ownQueue stream, ownHostFn fn, void *arg) | host-callback |
QueueCallHost(ownQueue queue, ownHostFn call, void *userData) | host-callback |
QueueThen(ownQueue queue, ownHostFn then, void *data) | | is it a host-callback?
ModuleGetKernel(ownKernel *kernel, ownModule module, const char *name) | module-function |
QueryPoolCreate(ownPool *pool, uint32_t kind) | none |
CmdLaunchKernel(ownCommands commands, ownKernel kernel, uint32_t blocks) | | only record a command
CmdCopyMemory(ownCommands c, void *dst, const void *src, size_t size) | | only record a command
"""
ROWS = [[part.strip() for part in line.split("|")] for line in TABLE.strip().splitlines()]


def draft(folder: Path, text: str) -> Mapping[str, Rule]:
    folder.mkdir(exist_ok=True)
    (folder / "own.h").write_text(text, encoding="utf-8")
    args = ["new-backend", "vex", "--headers", str(folder / "own.h"), "--like", "cuda"]
    done = CliRunner().invoke(main, [*args, "--out", str(folder)])
    assert (done.exit_code, done.stderr) == (0, "")
    rules = specfiles.load_spec(folder / "specs/vex").libraries[0].rules
    return {name: rule for rule in rules for name in rule.match[1]}


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Rule]:
    lines = [f"ownStatus own{row[0]};" for row in ROWS]
    return draft(tmp_path_factory.mktemp("words"), HEAD + "\n".join(lines) + "\n")


@pytest.mark.parametrize(("declared", "role", "asked"), ROWS, ids=[row[0] for row in ROWS])
def test_a_function_is_what_its_words_say_or_a_to_do(
    declared: str, role: str, asked: str, rules: Mapping[str, Rule]
) -> None:
    rule = rules.get("own" + declared.partition("(")[0])
    if role == "none":
        assert rule is None
        return
    assert rule is not None
    assert asked in rule.todo
    assert bool(rule.todo) == bool(asked)
    assert asked or rule.role == role


def test_a_function_that_the_comment_says_calls_the_host_is_asked_about(tmp_path: Path) -> None:
    text = (
        "/** Call fn on the host. */\nownStatus ownDefer(ownQueue q, ownHostFn fn, void *data);\n"
    )
    assert draft(tmp_path, HEAD + text)["ownDefer"].todo == "is it a host-callback?"


NOT_ASCII = """
ownStatus ownGetDevice(int *gerät);
ownStatus ownMalloc(void **zeiger, size_t größe);
ownStatus ownFree(void *указатель);
ownStatus ownStreamSynchronize(ownQueue 流);
ownStatus ownMemGetInfo(size_t *空闲, size_t *总量);
"""


def test_a_parameter_whose_name_is_not_ascii_is_named_by_its_place(tmp_path: Path) -> None:
    drafted = draft(tmp_path, HEAD + NOT_ASCII)
    decided = {
        name: (rule.role, dict(rule.fields)) for name, rule in drafted.items() if not rule.todo
    }
    assert decided == {
        "ownGetDevice": ("device-current", {"out": "*arg0"}),
        "ownGetDeviceCount": ("device-count", {"out": "*count"}),
        "ownMalloc": ("alloc", {"bytes": "arg1", "key": "*zeiger", "undo": "ownFree"}),
        "ownFree": ("free", {"key": "arg0"}),
        "ownStreamSynchronize": ("sync", {"stream": "arg0"}),
    }
    assert "is *arg0 one of total, free, used?" in drafted["ownMemGetInfo"].todo


ENDINGS = """
ownStatus own_mem_alloc(void **ptr, size_t bytes);
ownStatus own_mem_alloc_on(void **ptr, size_t bytes, ownQueue queue);
ownStatus own_mem_free(void *ptr);
ownStatus own_mem_free_on(void *ptr, ownQueue queue);
ownStatus own_mem_copy(void *dst, const void *src, size_t bytes);
ownStatus own_mem_copy_on(void *dst, const void *src, size_t bytes, ownQueue queue);
"""


UNPAIRED = """
ownStatus ownMalloc(void **p, size_t bytes);
ownStatus ownModuleLoad(ownModule *module, const char *file);
ownStatus ownMemCpy(void *to, const void *from, size_t bytes);
"""


def test_an_allocation_that_no_call_frees_is_a_to_do(tmp_path: Path) -> None:
    asked = "no call of role free was found: which one gives this back?"
    drafted = draft(tmp_path / "without", HEAD + UNPAIRED)
    assert (drafted["ownMalloc"].role, drafted["ownMalloc"].todo) == ("alloc", asked)
    paired = draft(tmp_path / "with", f"{HEAD}{UNPAIRED}ownStatus ownFree(void *p);\n")
    assert (paired["ownMalloc"].role, paired["ownMalloc"].todo) == ("alloc", "")


def test_an_ending_with_which_functions_take_more_is_no_version(tmp_path: Path) -> None:
    undo = {
        name: dict(rule.fields).get("undo")
        for name, rule in draft(tmp_path, HEAD + ENDINGS).items()
    }
    assert re.fullmatch(r"own_mem_free(_on\(\*ptr, queue\))?", undo["own_mem_alloc_on"] or "")
    assert undo["own_mem_alloc"] == "own_mem_free"
