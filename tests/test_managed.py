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
toyStatus toyPids(int card, unsigned *count, unsigned *pids);
toyStatus toyHowMany(unsigned *number);
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
- {id: pids, name: toyPids, role: process-list, count: '*count', items: pids, pid: '.', too_small: TOY_FULL, none: TOY_BAD, device: card}
- {id: number.users, name: toyHowMany, role: process-count, out: '*number', devices: all}
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


def test_the_port_uses_calls_whose_arguments_all_have_rules(folder: Path) -> None:
    ask = (folder / "ask.h").read_text()
    assert "cards->version = (__typeof__(cards->version))(UINT64_C(2));" in body(ask, "ask_count")
    where = body(ask, "ask_place")
    assert "int card = (int)(uintptr_t)(_name % ROLE_CARDS);" in where
    assert "int nth = (int)(uintptr_t)(_name / ROLE_CARDS);" in where
    assert "if (ask_read((const char *)about->place, _answer))" in where
    assert "(uint64_t)(memory->total) * (UINT64_C(1024))" in body(ask, "ask_total")
    for unanswered in ("ask_index", "ask_uuid", "ask_free"):  # no rule covers a session
        assert "return -ENOTSUP;" in body(ask, unanswered)
        assert "real_" not in body(ask, unanswered)


def test_hooks_return_figures_in_their_units(folder: Path) -> None:
    hooks = (folder / "hooks.c").read_text()
    figures = body(hooks, "toyFigures")
    assert "role_view(role_on_card((int)card, nth), &_view)" in figures
    assert "SHIM_SET(memory->total, _view.total / (UINT64_C(1024)));" in figures
    assert "SHIM_SET(memory->full, role_percent(_view.used, _view.total));" in figures
    assert "role_part_made((uint64_t)(uintptr_t)(*part), (int)card);" in body(hooks, "toyOpen")
    assert "role_view(role_part_device((uint64_t)(uintptr_t)part), &_view)" in body(
        hooks, "toyOfPart"
    )


def test_a_list_is_asked_for_with_room_of_the_cores_own(folder: Path) -> None:
    hooks, twin = ((folder / name).read_text() for name in ("hooks.c", "sim.c"))
    users, everybody, pids = (body(hooks, name) for name in ("toyUsers", "toyEverybody", "toyPids"))
    identified = "port_identify(role_on_card((int)card, nth), &_id)"
    assert "_list.room = !count ? 0 : UINT64_C(8);" in users
    assert f"if (!count || {identified} || !role_list_begin(&_list, _id.uuid)) {{" in users
    assert "do { users = _list.own; _result = real_toyUsers(" in users  # its call takes no room
    assert ".fixed = true," in users
    assert ".bytes = offsetof(__typeof__(*users), held[0].bytes), .unit = UINT64_C(1024)," in users
    assert "users = _list.items; _listed = role_list_end(&_list);" in users
    assert "*count = (__typeof__(*count))_list.count;" in users
    assert "_list.room = (uint64_t)room; if (!role_list_begin(&_list, NULL)) {" in everybody
    assert "room = (__typeof__(room))_list.own_room;" in everybody
    assert ".uncounted = true," in everybody
    assert ".pid = 0, .bytes = SIZE_MAX," in pids
    assert "*count = (__typeof__(*count))_list.own_room; _result = real_toyPids(" in pids
    assert "_result == TOY_OK, _result == TOY_FULL)" in pids
    assert "[ROLE_LIST_EMPTY] = TOY_BAD," in pids
    assert "[ROLE_LIST_SHORT] = TOY_FULL," in pids
    assert "return _sim_error == -ENOSPC ? TOY_FULL : sim_status_of(_sim_error);" in body(
        twin, "toyPids"
    )
    assert "sim_listed_counts(sim_process_list(" in body(twin, "toyUsers")
    assert "!(cards->version)" in body(twin, "toyCount")


def test_processes_are_counted_as_far_as_they_are_the_tenants(folder: Path) -> None:
    hooks, twin = ((folder / name).read_text() for name in ("hooks.c", "sim.c"))
    assert (
        "if (_result == TOY_OK && number) *number = (__typeof__(*number))role_own_count(NULL, "
        in body(hooks, "toyHowMany")
    )
    assert "sim_process_count(ROLE_DEVICE_NONE, &_sim_out);" in body(twin, "toyHowMany")


def test_a_question_about_a_pid_is_for_the_tenants_own(folder: Path) -> None:
    hooks, twin = ((folder / name).read_text() for name in ("hooks.c", "sim.c"))
    one = body(hooks, "toyOne")
    assert "toyStatus _result = TOY_BAD;" in one
    assert "if (role_own_process(&_pid)) { pid = (__typeof__(pid))_pid; _result = real_" in one
    assert "!role_own_processes(NULL, user, 1, " in one
    assert "role_own_processes" not in body(hooks, "toyPlaces")
    assert "sim_process_info(pid, user, " in body(twin, "toyOne")
    assert "sim_process" not in body(twin, "toyPlaces")


@pytest.mark.parametrize(
    ("rule", "wrong", "message"),
    [
        ("bytes: 'held[0].bytes', unit", "bytes: 'held[0].size', unit", "has no member 'size'"),
        ("bytes: 'held[0].bytes', unit", "bytes: held, unit", "is a array, not an integer"),
        (
            "short: counts",
            "short: maybe",
            "'maybe' is not allowed; allowed: fails, counts, asked, fills",
        ),
        (
            "items: users, pid: pid, bytes: 'held",
            "items: users, pid: '.', bytes: 'held",
            "an element of `items` is toyUser, not a 32-bit integer",
        ),
    ],
)
def test_what_such_a_rule_may_not_say(tmp_path: Path, rule: str, wrong: str, message: str) -> None:
    (tmp_path / "toy.h").write_text(HEADER)
    (tmp_path / "libtoyml.yaml").write_text(SPEC.replace(rule, wrong))
    backend = "porter: 1\nbackend: toyml\nlibraries: [libtoyml.yaml]\n"
    (tmp_path / "backend.yaml").write_text(backend)
    command = ["gen", "--backend", str(tmp_path), "--out", str(tmp_path / "out")]
    done = subprocess.run(
        [sys.executable, "-m", "porter", *command], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert message in done.stderr
