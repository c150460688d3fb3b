"""check-symbols and explain: differences between a library and its plan, from real libraries."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from porter.cli import main
from porter.model import Disposition, Finding, LibraryPlan, Symbol, SymbolKind, SymbolTable
from porter.plan import planfile
from porter.plan.check import check_symbols, counts
from porter.plan.planner import make_plan
from porter.sources.elf import read_symbols
from porter.sources.headers import read_headers
from porter.spec import specfiles

TOY = Path(__file__).parent / "data" / "toy"
SPEC = specfiles.load_spec(TOY / "specs" / "toy")


def built(folder: Path, extra: str = "", *flags: str) -> Path:
    """Build the toy library, with more exports."""
    (folder / "extra.c").write_text(f"int toyUnused;\n{extra}\n")
    library = folder / "libtoy.so.1"
    sources = [TOY / "toy.c", folder / "extra.c"]
    options = ["-std=c11", "-shared", "-fPIC", "-Wl,-soname,libtoy.so.1", *flags]
    subprocess.run(["cc", *options, "-o", library, *sources], check=True)
    return library


def plan_of(table: SymbolTable) -> LibraryPlan:
    api = read_headers(SPEC.libraries[0].headers, [("toy 1", TOY)])
    return make_plan(SPEC, {"libtoy": api}, {"libtoy": [table]}).libraries[0]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> LibraryPlan:
    return plan_of(read_symbols(built(tmp_path_factory.mktemp("known"))))


@pytest.fixture(scope="module")
def generated(known: LibraryPlan, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("generated")
    folder = root / "toy" / "libtoy.so.1"
    folder.mkdir(parents=True)
    (folder / "plan.json").write_text(planfile.to_text("toy", known))
    (folder / "hooks.c").write_text(
        "toyResult toyFree(void *p);\n\n"
        "/* mem.free */\ntoyResult toyFree(void *p)\n{\n\tint a;\n\n\treturn 0;\n}\n\nint other;\n"
    )
    return root


def porter(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


@pytest.mark.compile
def test_a_library_is_named_as_the_loader_finds_it(
    generated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = built(tmp_path)
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    by_name = porter("check-symbols", "libtoy.so.1", "--generated", generated)
    by_path = porter("check-symbols", library, "--generated", generated)
    assert (by_name.exit_code, by_name.stdout) == (by_path.exit_code, by_path.stdout)
    assert by_name.stdout.startswith("libtoy.so.1 ")


@pytest.mark.compile
def test_the_library_that_was_planned_has_no_findings(known: LibraryPlan, tmp_path: Path) -> None:
    table = read_symbols(built(tmp_path))
    assert check_symbols(table, known.symbols, known.sources) == []
    assert counts(table.symbols, known.symbols) == {
        Disposition.HOOK: 6,
        Disposition.FORWARD: 4,
        Disposition.FORWARD_UNTYPED: 1,
        Disposition.DATA: 2,
    }


@pytest.mark.compile
def test_a_newer_library_is_recognized(known: LibraryPlan, tmp_path: Path) -> None:
    extra = "int toyAllocMore(void) { return 0; }\nint toyTell(void) { return 0; }\nint toyTable2;"
    table = read_symbols(built(tmp_path, extra, "-DtoyScale=toyScale_v2", "-DtoyTable=toyVersion2"))
    changed = replace(table, symbols=(*table.symbols, Symbol("toyScale", SymbolKind.DATA)))
    assert check_symbols(changed, known.symbols, known.sources) == [
        Finding("unplanned", "toyAllocMore", "function, in no known driver or header"),
        Finding("unplanned", "toyScale_v2", "function, in no known driver or header"),
        Finding("unplanned", "toyTable2", "data, in no known driver or header"),
        Finding("unplanned", "toyTell", "function, in no known driver or header"),
        Finding("unplanned", "toyVersion2", "data, in no known driver or header"),
        Finding("unguarded", "toyAllocMore", "its name says alloc"),
        Finding("changed", "toyScale", "data here, function in the plan"),
        Finding("removed", "toyTable", "every known driver exports it"),
    ]


def test_sizes_and_version_nodes_are_compared() -> None:
    def table(*symbols: Symbol) -> SymbolTable:
        return SymbolTable("libtoy.so.1 1", "libtoy.so.1", "x86_64", symbols)

    data, function = Symbol("toyTable", SymbolKind.DATA, size=16), SymbolKind.FUNCTION
    plan = plan_of(table(data, Symbol("toySecret", function, "TOY_1")))
    newer = table(data._replace(size=32), Symbol("toySecret", function, "TOY_2"))
    found = check_symbols(newer, plan.symbols)
    assert [f for f in found if f.kind != "absent"] == [
        Finding("changed", "toySecret", "version node TOY_2 here, TOY_1 in the plan"),
        Finding("changed", "toyTable", "32 bytes here, 16 in the plan"),
    ]
    assert Finding("absent", "toyScale", "exported by no known driver, only declared") in found


@pytest.mark.compile
def test_exit_codes_match_the_findings(generated: Path, tmp_path: Path) -> None:
    library = built(tmp_path)
    clean = porter("check-symbols", library, "--generated", generated)
    assert (clean.exit_code, clean.output) == (0, CLEAN)
    library = built(tmp_path, "int toyAllocMore(void) { return 0; }")
    newer = porter("check-symbols", library, "--generated", generated)
    assert newer.exit_code == 1
    assert "  toyAllocMore  its name says alloc\n" in newer.output
    missing = porter("check-symbols", "libnone.so.1")
    assert missing.exit_code == 2
    assert missing.stderr.startswith(
        "porter: libnone.so.1: no such file here, and none of this machine's in "
    )
    assert "/usr/lib" in missing.stderr
    unreadable = porter("check-symbols", tmp_path, "--generated", generated)
    assert (unreadable.exit_code, unreadable.output) == (
        2,
        f"porter: {tmp_path}: a directory; name the library inside it\n",
    )
    foreign = built(tmp_path, "", "-Wl,-soname,libother.so.1")
    other = porter("check-symbols", foreign, "--generated", generated)
    assert other.exit_code == 2
    assert "its SONAME libother.so.1 is of no backend here; known: libtoy.so.1" in other.output


CLEAN = """\
libtoy.so.1 x86_64: toy, libtoy.so.1

hooked          6
forwarded       4
untyped         1
data            2
todo            0
unanswered      0
unplanned       0
unguarded       0
changed         0
removed         0
unmeasured      0
absent          0
"""


@pytest.mark.compile
def test_json_and_markdown(generated: Path, tmp_path: Path) -> None:
    library = built(tmp_path, "int toyAllocMore(void) { return 0; }")
    reported = json.loads(
        porter("check-symbols", library, "--generated", generated, "--json").output
    )
    assert reported["counts"]["unplanned"] == 1
    assert reported["lists"]["untyped"] == ["toySecret"]
    assert reported["findings"][1] == {
        "kind": "unguarded",
        "symbol": "toyAllocMore",
        "detail": "its name says alloc",
        "place": "",
    }
    markdown = porter("check-symbols", library, "--generated", generated, "--markdown").output
    assert "| unguarded | 1 |\n" in markdown
    assert "- `toyAllocMore`: its name says alloc\n" in markdown


@pytest.mark.compile
def test_explain_shows_signature_rule_and_code(generated: Path) -> None:
    reported = porter("explain", "toyFree", "--generated", generated).output
    place = next(rule.place for rule in SPEC.libraries[0].rules if rule.id == "mem.free")
    assert reported.startswith("toyResult toyFree(void *p)\n\n")
    assert "becomes:     hook\n" in reported
    assert f"because:     rule mem.free, {place}\n" in reported
    assert "  key:       (uint64_t)(uintptr_t)p\n" in reported
    assert reported.endswith(
        "hooks.c:\ntoyResult toyFree(void *p)\n{\n\tint a;\n\n\treturn 0;\n}\n"
    )
    wrong = porter("explain", "toyFre", "--generated", generated)
    assert wrong.exit_code == 2
    assert "toyFre: in no plan; did you mean toyFree" in wrong.output
    wrong = porter("explain", "toyFree", "--generated", generated, "--backend", "toi")
    assert "no plan of backend 'toi'; did you mean toy?" in wrong.output


def test_schema_is_json() -> None:
    assert json.loads(porter("schema").output) == specfiles.json_schema()


def test_a_large_library_is_reported_alike_in_every_form(generated: Path, tmp_path: Path) -> None:
    """Twenty thousand functions in any order, some twice under two version nodes."""
    names = [f"toy{'MemAlloc' if n % 10 == 0 else 'Thing'}{n}" for n in range(20_000)]
    (tmp_path / "many.s").write_text(
        '.section .note.GNU-stack,"",%progbits\n.text\n'
        + "".join(f".globl {name}\n.type {name}, %function\n{name}:\n" for name in names[::-1])
        + "".join(f".symver toyThing{n}, toyTwice{n}@V_{n % 2}\n" for n in range(1, 9))
        + ".long 0\n"
    )
    (tmp_path / "v.map").write_text("V_0 { global: toy*; }; V_1 { } V_0;")
    library = tmp_path / "libtoy.so.1"
    flags = [f"-Wl,--version-script={tmp_path}/v.map", "-Wl,-soname,libtoy.so.1", "-nostdlib"]
    subprocess.run(["cc", "-shared", *flags, "-o", library, tmp_path / "many.s"], check=True)
    table = read_symbols(library)
    exported = [symbol.name for symbol in table.symbols]
    twice = [f"toyTwice{n}" for n in range(1, 9)]
    assert exported == sorted([*names, *twice])
    assert {s.version for s in table.symbols if s.name in twice} == {"V_0", "V_1"}

    reported = {
        form: porter("check-symbols", library, "--generated", generated, *form.split())
        for form in ("", "--json", "--markdown")
    }
    assert {result.exit_code for result in reported.values()} == {1}
    report = json.loads(reported["--json"].output)
    listed: dict[str, list[str]] = {}
    for finding in report["findings"]:
        listed.setdefault(finding["kind"], []).append(finding["symbol"])
    assert listed["unplanned"] == exported
    assert listed["unguarded"] == [name for name in exported if "MemAlloc" in name]
    assert {kind: report["counts"][kind] for kind in listed} == {
        kind: len(symbols) for kind, symbols in listed.items()
    }
    for form, line in (("", r"^  (\w+)  "), ("--markdown", r"^- `(\w+)`: ")):
        found = re.findall(line, reported[form].output, re.MULTILINE)
        assert found == [finding["symbol"] for finding in report["findings"]]
