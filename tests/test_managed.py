"""The port that is made of rules: which calls it asks by, and what hooks of such libraries say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HEADER = """#include <stdint.h>
typedef enum toyStatus { TOY_OK, TOY_BAD, TOY_FULL, TOY_OFF } toyStatus;
typedef struct toyPart *toyPart_t;
typedef struct toyCards { int version; unsigned number; } toyCards;
typedef struct toyCard { char place[32]; } toyCard;
typedef struct toyHeld { unsigned long bytes; } toyHeld;
typedef struct toyUser { int pid; toyHeld held[4]; } toyUser;
typedef struct toyMemory { unsigned total, used, full; } toyMemory;
toyStatus toyCount(toyCards *cards);
toyStatus toyWhere(int card, int nth, toyCard *about);
toyStatus toyNumber(void *session, int card, int nth, int *number);
toyStatus toyOpen(int card, toyPart_t *part);
toyStatus toyFigures(int card, int nth, toyMemory *memory);
toyStatus toyOfPart(toyPart_t part, uint64_t *total);
toyStatus toyUsers(int card, int nth, toyUser *users, unsigned *count);
toyStatus toyEverybody(unsigned room, toyUser *users);
toyStatus toyOne(int pid, toyUser *user);
toyStatus toyPlaces(int pid, int *places);
"""
SPEC = """id: libtoyml
soname: libtoyml.so
headers: {files: [toy.h], prefix: toy}
status: {type: toyStatus, ok: TOY_OK, out_of_memory: TOY_FULL, absent: TOY_BAD, no_driver: TOY_OFF}
device_owners: {toyPart_t: role_part_device}
port: [backends/shaped/port_managed.c]
rules:
- {id: count, name: toyCount, role: device-count, out: cards->number, version: cards->version, example: {cards->version: '2'}}
- {id: users.all, name: toyEverybody, role: process-list, room: room, items: users, pid: pid, bytes: 'held[0].bytes', devices: all}
- {id: figures, name: toyFigures, role: memory-info, total: memory->total, used: memory->used, percent: memory->full, unit: '1024', device: card, nth: nth}
- {id: number, name: toyNumber, role: device-index, out: '*number', device: card, nth: nth}
- {id: one, name: toyOne, role: process-info, of: pid, items: user, pid: pid, bytes: 'held[0].bytes', unit: '1024', refusal: TOY_BAD}
- {id: one.places, name: toyPlaces, role: process-info, of: pid, refusal: TOY_BAD}
- {id: of-part, name: toyOfPart, role: memory-info, total: '*total', device: part}
- {id: part, name: toyOpen, role: device-part, key: '*part', device: card}
- {id: users, name: toyUsers, role: process-list, count: '*count', items: users, pid: pid, bytes: 'held[0].bytes', unit: '1024', room: '8', short: counts, device: card, nth: nth}
- {id: where, name: toyWhere, role: device-bus, buffer: about->place, room: sizeof(about->place), device: card, nth: nth}
"""  # noqa: E501


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    spec = tmp_path_factory.mktemp("specs") / "toyml"
    spec.mkdir()
    (spec / "toy.h").write_text(HEADER)
    (spec / "libtoyml.yaml").write_text(SPEC)
    (spec / "backend.yaml").write_text("porter: 1\nbackend: toyml\nlibraries: [libtoyml.yaml]\n")
    out = tmp_path_factory.mktemp("generated")
    command = ["gen", "--backend", str(spec), "--simulate", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-m", "porter", *command], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return out / "toyml" / "libtoyml.so"


def body(text: str, name: str) -> str:
    """Find a function, on one line."""
    found = re.search(
        rf"^[\w ]*\b{name}\([^;{{]*\)\n\{{\n(.*?)^\}}", text, re.MULTILINE | re.DOTALL
    )
    assert found, name
    return re.sub(r"\s+", " ", found[1])


def test_the_port_asks_by_calls_all_of_whose_arguments_are_spoken_of(folder: Path) -> None:
    ask = (folder / "ask.h").read_text()
    assert "cards->version = (__typeof__(cards->version))(UINT64_C(2));" in body(ask, "ask_count")
    where = body(ask, "ask_place")
    assert "int card = (int)(uintptr_t)(_name % ROLE_CARDS);" in where
    assert "int nth = (int)(uintptr_t)(_name / ROLE_CARDS);" in where
    assert "if (ask_read((const char *)about->place, _told))" in where
    assert "(uint64_t)(memory->total) * (UINT64_C(1024))" in body(ask, "ask_total")
    for nobody in ("ask_index", "ask_uuid", "ask_free"):  # a session is spoken of nowhere
        assert "return -ENOTSUP;" in body(ask, nobody)
        assert "real_" not in body(ask, nobody)


def test_hooks_tell_figures_in_their_units(folder: Path) -> None:
    hooks = (folder / "hooks.c").read_text()
    figures = body(hooks, "toyFigures")
    assert "role_view(role_on_card((int)card, nth), &_view)" in figures
    assert "SHIM_SET(memory->total, _view.total / (UINT64_C(1024)));" in figures
    assert "SHIM_SET(memory->full, role_percent(_view.used, _view.total));" in figures
    assert "role_part_made((uint64_t)(uintptr_t)(*part), (int)card);" in body(hooks, "toyOpen")
    assert "role_view(role_part_device((uint64_t)(uintptr_t)part), &_view)" in body(
        hooks, "toyOfPart"
    )


def test_of_a_list_that_does_not_fit_what_is_there_is_cut_too(folder: Path) -> None:
    hooks, twin = ((folder / name).read_text() for name in ("hooks.c", "sim.c"))
    users = body(hooks, "toyUsers")
    assert "UINT64_C(8);" in users
    assert (
        "if (_told > _room && users && !port_identify(role_on_card((int)card, nth), &_id))" in users
    )
    assert "role_own_processes(_id.uuid, users, (unsigned)_room, " in users
    assert "offsetof(__typeof__(*users), held[0].bytes), UINT64_C(1024));" in users
    assert "_room = (uint64_t)room;" in body(hooks, "toyEverybody")
    assert "sim_counted(sim_process_list(" in body(twin, "toyUsers")
    assert "!(cards->version)" in body(twin, "toyCount")


def test_who_is_asked_about_by_a_pid_is_the_tenants_own(folder: Path) -> None:
    hooks, twin = ((folder / name).read_text() for name in ("hooks.c", "sim.c"))
    one = body(hooks, "toyOne")
    assert "toyStatus _result = TOY_BAD;" in one
    assert "if (role_own_process(&_pid)) { pid = (__typeof__(pid))_pid; _result = real_" in one
    assert "!role_own_processes(NULL, user, 1, " in one
    assert "role_own_processes" not in body(hooks, "toyPlaces")
    assert "sim_process_info(pid, user, " in body(twin, "toyOne")
    assert "sim_process" not in body(twin, "toyPlaces")


@pytest.mark.parametrize(
    ("rule", "wrong", "said"),
    [
        ("bytes: 'held[0].bytes', unit", "bytes: 'held[0].size', unit", "has no member 'size'"),
        ("bytes: 'held[0].bytes', unit", "bytes: held, unit", "is a array, not an integer"),
        ("short: counts", "short: maybe", "'maybe' is not allowed; allowed: fails, counts"),
    ],
)
def test_what_such_a_rule_may_not_say(tmp_path: Path, rule: str, wrong: str, said: str) -> None:
    (tmp_path / "toy.h").write_text(HEADER)
    (tmp_path / "libtoyml.yaml").write_text(SPEC.replace(rule, wrong))
    backend = "porter: 1\nbackend: toyml\nlibraries: [libtoyml.yaml]\n"
    (tmp_path / "backend.yaml").write_text(backend)
    command = ["gen", "--backend", str(tmp_path), "--out", str(tmp_path / "out")]
    done = subprocess.run(
        [sys.executable, "-m", "porter", *command], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert said in done.stderr
