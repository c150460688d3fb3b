"""cuGetProcAddress through the shim hands out the shim's own exports, and always the right one."""

from __future__ import annotations

import fnmatch
import json
from pathlib import Path

import pytest
from differential import builds
from lookup import asked
from lookup.asked import FLAGS, PROBED, Answer, Question

from porter.model import Lookup
from porter.sources import elf

ROOT = Path(__file__).parent.parent
pytestmark = [pytest.mark.compile, pytest.mark.network, pytest.mark.backend("cuda")]

FOUND, NOT_FOUND, TOO_OLD = 0, 1, 2  # the name is unknown; the version asked for is too old


def _ask(arch: str, questions: list[Question]) -> dict[Question, Answer]:
    """Ask the simulated device through the shim."""
    built = builds.libraries(arch)
    shim = {"LD_LIBRARY_PATH": built / "shim", "PORTER_REAL_DIR": built / "sim"}
    file, answers = asked.ask(arch, f"{asked.FUNCTION}_v2", questions, shim)
    assert file == str(built / "shim" / asked.SONAME)
    assert list(answers) == questions
    return answers


@pytest.mark.parametrize("arch", builds.driven())
def test_a_live_drivers_look_up_returns_our_hooks(arch: str) -> None:
    live = asked.live()
    names = sorted({name for name, _, _ in live})
    questions = [(n, v, f) for n in names for v in PROBED for f in FLAGS]

    handed = _ask(arch, questions)

    assert len(names) > 470
    assert {q: answer[2] for q, answer in handed.items() if answer[2] != "-"} == live
    assert {answer[:2] for answer in handed.values() if answer[2] != "-"} == {(0, FOUND)}


@pytest.mark.parametrize("arch", builds.driven())
def test_functions_in_the_headers_are_found(arch: str) -> None:
    """Each row's symbol from the version that it states on, the older one just before it."""
    rows = asked.declared()
    names = sorted({row.name for row in rows})
    versions = sorted({v for row in rows for v in (row.since - 1, row.since)} | set(PROBED))
    questions = [(n, v, f) for n in names for v in versions for f in FLAGS]

    handed = _ask(arch, questions)

    assert len(rows) > 560
    of = {name: [row for row in rows if row.name == name] for name in names}
    expected = {(n, v, f): _expected(of[n], v, f) for n, v, f in questions}
    assert {q: answer[2] for q, answer in handed.items()} == expected


def _expected(rows: list[Lookup], version: int, flags: int) -> str:
    """Answer as the live driver does: per-thread rows where there are any."""
    threaded = [row for row in rows if row.per_thread]
    usable = threaded if flags == 2 and threaded else [r for r in rows if not r.per_thread]
    known = [row for row in usable if row.since <= version]
    return max(known, key=lambda row: row.since).symbol if known else "-"


def test_per_thread_variants_are_never_collapsed() -> None:
    """Every _ptsz and _ptds export is returned for a request for it, and for no other."""
    rows = asked.declared()
    threaded = {row.symbol for row in rows if row.per_thread}
    newest = max(row.since for row in rows)
    questions = [(row.name, newest, flags) for row in rows for flags in FLAGS if row.per_thread]
    questions = list(dict.fromkeys(questions))

    handed = _ask("x86_64", questions)

    assert len(threaded) > 80
    assert {answer[2] for (_, _, flags), answer in handed.items() if flags == 2} <= threaded
    assert not {answer[2] for (_, _, flags), answer in handed.items() if flags != 2} & threaded


def test_a_failed_look_up_answers_as_the_driver_does() -> None:
    questions = [
        ("cuNoSuchFunction", 13000, 0),
        ("cuMemAllocAsync", 10000, 0),
        ("cuInit", 13000, 0),
    ]

    assert _ask("x86_64", questions) == {
        questions[0]: (500, NOT_FOUND, "-"),
        questions[1]: (500, TOO_OLD, "-"),
        questions[2]: (0, FOUND, "cuInit"),
    }


def test_newer_versions_of_guarded_functions_are_withheld(tmp_path: Path) -> None:
    """Of the rest it is handed out as it is."""
    builds.cc("x86_64", "-shared", "-fPIC", asked.HERE / "newer.c", "-o", tmp_path / asked.SONAME)
    shim = {"LD_LIBRARY_PATH": builds.libraries("x86_64") / "shim", "PORTER_REAL_DIR": tmp_path}
    limited = {**shim, "PORTER_MEMORY": "1GiB", "PORTER_STATE": tmp_path, "PORTER_LOG": "error"}
    questions = [
        (name, version, 0) for name in ("cuMemAlloc", "cuNews") for version in (13000, 14000)
    ]

    for function, reported in ((asked.FUNCTION, 0), (f"{asked.FUNCTION}_v2", TOO_OLD)):
        _, free = asked.ask("x86_64", function, questions, shim)
        _, answers = asked.ask("x86_64", function, questions, limited)
        new = [(0, FOUND, "stranger")] * 2
        assert list(free.values()) == [(0, FOUND, "cuMemAlloc_v2"), (0, FOUND, "stranger"), *new]
        assert list(answers.values()) == [(0, FOUND, "cuMemAlloc_v2"), (500, reported, "-"), *new]


def test_newer_ones_of_all_that_is_guarded_would_be_withheld() -> None:
    """Leave out three kinds of functions, whose new versions need no hook.

    Functions that only load code: the driver grows by that, and is asked how much. Functions of
    the host: without a hook, a tenant with one in a stream is charged too much. Waits: without a
    hook, views lag behind a pool for 20 ms, and no memory is granted.
    """
    library = builds.spec(asked.SONAME)
    plan = json.loads((ROOT / "generated" / "cuda" / asked.SONAME / "plan.json").read_text())
    loads = {"footprint", "module-function", "module-global", "lookup", "callback", "host-callback"}
    waits = {"event-query", "event-sync", "stream-query", "sync"}
    guarded = {
        row["name"]
        for row in plan["symbols"]
        if row["disposition"] == "hook" and row["role"] not in loads | waits
    }
    assert len(guarded) > 100
    assert not {
        name
        for name in guarded
        if not any(fnmatch.fnmatchcase(name, glob) for glob in library.refused)
    }


def test_every_address_is_an_export_of_the_shim() -> None:
    table = elf.read_symbols(builds.libraries("x86_64") / "shim" / asked.SONAME)
    exported = {symbol.name for symbol in table.symbols}

    assert {row.symbol for row in asked.declared()} | set(asked.live().values()) <= exported
