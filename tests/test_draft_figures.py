"""new-backend: which figure of memory a call returns, by its names; or a to-do, never a guess."""

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
typedef enum { OWN_OK, OWN_INVALID, OWN_OUT_OF_MEMORY, OWN_NOT_SUPPORTED, OWN_NO_DEVICE } ownStatus;
typedef struct ownContext_ *ownContext;
typedef enum { OWN_VRAM, OWN_HOST } ownKind;
typedef struct { uint64_t total, free, used; } ownMemory;
typedef struct { uint32_t version; uint64_t physicalMemoryTotal, physicalMemoryUsed,
                 virtualMemoryTotal, virtualMemoryUsed; } ownUsage;
typedef struct { uint64_t size, free; } ownState;
typedef struct { uint64_t memory_size, memory_available; } ownCard;
typedef struct { char name[64]; size_t totalGlobalMem, sharedMemPerBlock, totalConstMem; } ownProps;
typedef struct { uint64_t total, free, largest_free_block; } ownLargest;
typedef struct { uint64_t total_kib, free_kib; } ownKib;
typedef struct { uint32_t total_mb, free_kb; } ownMixed;
typedef struct { uint64_t total[4], free[4]; } ownArrays;
ownStatus ownGetDevice(int *device);
ownStatus ownGetDeviceCount(int *count);
"""
# prototype | the drafted figures | the question: a part of the to-do, or "" for none
TABLE = """
MemGetInfo(size_t *free, size_t *total) | free=*free total=*total |
MemGetInfo(size_t *total, size_t *free) | free=*free total=*total |
MemGetInfo(size_t *freeBytes, size_t *totalBytes) | free=*freeBytes total=*totalBytes |
MemGetInfo(size_t *capacity, size_t *avail_bytes) | free=*avail_bytes total=*capacity |
MemGetInfo(size_t *avail, size_t *capacity) | free=*avail total=*capacity |
MemGetInfo(size_t *remaining, size_t *overall) | free=*remaining total=*overall |
MemGetInfo(size_t *unused, size_t *used) | free=*unused used=*used |
MemGetInfo(size_t *freemem, size_t *ptotal) | free=*freemem total=*ptotal |
MemGetInfo(size_t *total, size_t *allocated) | total=*total used=*allocated |
QueryMemory(int device, size_t *inUse, size_t *all) | device=device used=*inUse | is *all one of
GetMemoryInfo(int dev, uint64_t *pUsed, uint64_t *pTotal) | device=dev total=*pTotal used=*pUsed |
VramStatus(size_t *avail, size_t *capacity) | free=*avail total=*capacity | is it a memory-info?
Heap(size_t *used, size_t *capacity) | total=*capacity used=*used | is it a memory-info?
MemGetInfo(size_t *a, size_t *b) | | is *b one of total, free, used?
MemGetInfo(size_t *, size_t *) | | is *arg1 one of total, free, used?
MemGetInfo(size_t *bytes) | | is *bytes one of total, free, used?
MemGetInfo(size_t *alloced, size_t *limit) | | is *limit one of total, free, used?
MemGetInfo(size_t *free, size_t *size) | free=*free | is *size one of total, free, used?
MemGetInfo(size_t *free, size_t *largestFree) | free=*free | is *largestFree one of
MemGetInfo(size_t *mem_free, size_t *mem_used_peak) | free=*mem_free | is *mem_used_peak one of
MemGetInfo(size_t *freeTotal, size_t *total) | total=*total | is *freeTotal free or total?
MemGetInfo(size_t *used0, size_t *used1) | | used: is it *used0 or *used1?
GetFreeMemory(size_t *bytes) | free=*bytes |
GetUsedMemory(size_t *value) | used=*value |
GetTotalMemory(int device, size_t *p) | device=device total=*p |
DeviceTotalMem(size_t *bytes, int dev) | device=dev total=*bytes |
GetFreeMemory(size_t *total) | | *total: the function's name says free
GetMemoryUsage(size_t *used) | used=*used |
GetMemoryUsage(uint32_t *percent) | percent=*percent | is it a memory-info?
HostMemGetInfo(size_t *free, size_t *total) | free=*free total=*total | its name says host
MemGetInfo(uint64_t *freeMiB, uint64_t *totalMiB) | free=*freeMiB total=*totalMiB unit=1048576 |
MemGetInfo(uint64_t *free_kib, uint64_t *kib_total) | free=*free_kib total=*kib_total unit=1024 |
MemGetInfo(uint32_t *freeMB, uint32_t *totalMB) | free=*freeMB total=*totalMB unit=1048576 | unit:
GetMemInfoKB(uint64_t *free, uint64_t *total) | free=*free total=*total unit=1024 | is it 1024?
MemGetInfo(uint64_t *freeKB, uint64_t *total) | free=*freeKB total=*total | of different units?
MemGetInfo(uint32_t *free, uint32_t *total) | free=*free total=*total | unit: is *free in bytes?
MemGetInfo(double *freeGB, double *totalGB) | | is *totalGB total?
MemGetInfo(size_t free[8], size_t total[8]) | | is *free free?
MemGetInfo(ownKind kind, size_t *free, size_t *total) | free=*free total=*total | does kind choose
MemGetInfo(ownContext c, size_t *free, size_t *total) | free=*free total=*total | does c choose
GetMemory(int device, ownMemory *m) | device=device free=m->free total=m->total used=m->used |
GetMemory(ownUsage *u) | total=u->physicalMemoryTotal used=u->physicalMemoryUsed |
GetMemory(ownState *s) | free=s->free | is s->size one of total, free, used?
GetMemory(ownCard *c) | free=c->memory_available | is c->memory_size one of total, free, used?
GetDeviceProperties(ownProps *prop, int dev) | device=dev total=prop->totalGlobalMem |
GetMemory(ownLargest *l) | free=l->free total=l->total |
GetMemory(ownKib *k) | free=k->free_kib total=k->total_kib unit=1024 |
GetMemory(ownMixed *m) | free=m->free_kb total=m->total_mb | of different units?
GetMemory(ownArrays *a) | | is a->total total?
size_t GetFreeMemory(void) | | a memory-info?
uint64_t DeviceTotalMem(int device) | | a memory-info?
"""
ROWS = [[part.strip() for part in line.split("|")] for line in TABLE.strip().splitlines()]


def prototype(number: int, row: list[str]) -> str:
    """Give each function a number, which says nothing."""
    result, name, rest = re.fullmatch(r"(?:(\w+) )?(\w+)(\(.*)", row[0]).groups()  # type: ignore[union-attr]
    return f"{result or 'ownStatus'} own{name}{number}{rest};"


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Mapping[int, Rule]:
    folder = tmp_path_factory.mktemp("figures")
    lines = [prototype(number, row) for number, row in enumerate(ROWS)]
    (folder / "own.h").write_text(HEAD + "\n".join(lines) + "\n")
    args = ["new-backend", "vex", "--headers", str(folder / "own.h"), "--like", "cuda"]
    done = CliRunner().invoke(main, [*args, "--out", str(folder)])
    assert (done.exit_code, done.stderr) == (0, "")
    drafted = specfiles.load_spec(folder / "specs/vex").libraries[0].rules
    numbered = [(re.search(r"\d+$", name), rule) for rule in drafted for name in rule.match[1]]
    return {int(found[0]): rule for found, rule in numbered if found}


@pytest.mark.parametrize("number", range(len(ROWS)), ids=[row[0] for row in ROWS])
def test_a_figure_is_what_its_name_says_or_a_to_do(number: int, rules: Mapping[int, Rule]) -> None:
    _, figures, asked = ROWS[number]
    rule = rules[number]
    assert {f"{key}={text}" for key, text in rule.fields} == set(figures.split())
    assert rule.role == ("memory-info" if figures else "")
    assert asked in rule.todo
    assert bool(rule.todo) == bool(asked)


def test_the_port_counts_in_bytes(tmp_path: Path) -> None:
    text = "ownStatus ownMemGetInfo(uint64_t *freeMiB, uint64_t *totalMiB);\n"
    (tmp_path / "own.h").write_text(HEAD + text)
    args = ["new-backend", "vex", "--headers", str(tmp_path / "own.h"), "--out", str(tmp_path)]
    assert CliRunner().invoke(main, args).exit_code == 0
    port = (tmp_path / "backends/vex/port_vex.c").read_text()
    assert "*bytes = (uint64_t)free_now * 1048576;" in port
