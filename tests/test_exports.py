"""Recorded exports: a written record is read back, and mistakes are reported by line."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from porter.cli import main
from porter.errors import SpecError
from porter.model import Symbol, SymbolKind, SymbolTable
from porter.sources import elf, exports

SPECS = Path(__file__).parent.parent / "specs"
TABLE = SymbolTable(
    source="libv.so.1 2.5 x86_64",
    soname="libv.so.1",
    machine="x86_64",
    symbols=(
        Symbol("vData", SymbolKind.DATA, size=4096),
        Symbol("vFun", SymbolKind.FUNCTION, "V_1", default=False, size=12),
        Symbol("vFun", SymbolKind.FUNCTION, "V_2", size=30),
        Symbol("vOne", SymbolKind.DATA, size=8, unique=True),
        Symbol("vWeak", SymbolKind.IFUNC, weak=True),
    ),
    self_calls=("vFun",),
)
TEXT = """\
# The exports of a library, as `porter exports` recorded it: kind, size, version, name.
# source: libv.so.1 2.5 x86_64
# soname: libv.so.1
# machine: x86_64
# self-call: vFun
data 4096 - vData
function 12 @V_1 vFun
function 30 @@V_2 vFun
unique-data 8 - vOne
weak-ifunc 0 - vWeak
"""


def test_symbols_outside_the_interface_are_written_as_a_number(tmp_path: Path) -> None:
    path = tmp_path / "v.exports"
    table = replace(TABLE, vague=12)
    path.write_text(exports.dump(table))
    assert "# vague: 12\n" in path.read_text()
    assert exports.load(path) == table


def test_a_table_is_written_for_people(tmp_path: Path) -> None:
    assert exports.dump(TABLE) == TEXT
    path = tmp_path / "v.exports"
    path.write_text(TEXT)
    assert exports.load(path) == TABLE


NAMES = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1)
SYMBOLS = st.builds(
    lambda bind, **rest: Symbol(**rest, **{key: key == bind for key in ("weak", "unique")}),
    bind=st.sampled_from(["", "weak", "unique"]),
    name=NAMES,
    kind=st.sampled_from(SymbolKind),
    version=st.one_of(st.just(""), st.from_regex(r"\A[A-Za-z_.0-9]+\Z")),
    default=st.booleans(),
    size=st.integers(0, 2**64 - 1),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(symbols=st.lists(SYMBOLS, unique_by=lambda s: (s.name, s.version)), data=st.data())
def test_a_written_record_is_read_back(
    tmp_path: Path, symbols: list[Symbol], data: st.DataObject
) -> None:
    ordered = tuple(sorted(symbols, key=lambda s: (s.name, s.version)))
    calls = tuple(s.name for s in ordered if data.draw(st.booleans()))
    table = SymbolTable("a b", "a", "b", ordered, tuple(sorted(set(calls))))
    path = tmp_path / "v.exports"
    path.write_text(exports.dump(table), encoding="utf-8")
    assert exports.load(path) == table


def test_every_mistake_is_reported_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "v.exports"
    path.write_text(
        "# soname: libv.so.1\n# machine: x86_64\nfunction 1 - vA\nfunction 1 -\n"
        "method 1 - vB\nfunction many - vC\nfunction 1 V_1 vD\nfunction 2 - vA\n"
        f"# vague: many\n# vague: {'9' * 5000}\nfunction {'9' * 5000} - vE\n"
    )
    with pytest.raises(SpecError) as error:
        exports.load(path)
    assert error.value.problems == (
        f"{path}:4:1: 3 columns; `kind size version name` is wanted",
        (
            f"{path}:5:1: kind: `method`; one of function, data, ifunc, tls, "
            "after weak-, unique- or nothing"
        ),
        f"{path}:6:1: size: `many`; a number of bytes is wanted, 0 where unknown",
        f"{path}:7:1: version: `V_1`; `-`, `@@default` or `@other` is wanted",
        f"{path}:8:1: vA: recorded twice",
        f"{path}:9:1: vague: `many`; a number of symbols is wanted",
        f"{path}:10:1: vague: `{'9' * 40}`; a number of symbols is wanted",
        f"{path}:11:1: size: `{'9' * 40}`; a number of bytes is wanted, 0 where unknown",
        f"{path}:1:1: source: missing; a line `# source: …` says it, once",
    )


def test_files_that_cannot_be_read_are_reported(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"gone\.exports: no such file; `porter exports LIB -o"):
        exports.load(tmp_path / "gone.exports")
    (tmp_path / "bad.exports").write_bytes(b"\xff\xfe")
    with pytest.raises(SpecError, match=r"bad\.exports:1:1: byte 0xff is not UTF-8 text"):
        exports.load(tmp_path / "bad.exports")


@pytest.mark.parametrize("path", sorted(SPECS.glob("*/exports/*.exports")), ids=lambda p: p.name)
def test_recorded_tables_are_as_they_would_be_recorded(path: Path) -> None:
    table = exports.load(path)
    assert exports.dump(table) == path.read_text()
    assert path.name.startswith(table.soname)
    assert path.stem.endswith(table.machine)


@pytest.mark.compile
def test_the_command_records_a_library(tmp_path: Path) -> None:
    source, library, output = (tmp_path / name for name in ("v.c", "libv.so", "v.exports"))
    source.write_text("int vF(void) { return 1; }")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
    runner = CliRunner()
    shown = runner.invoke(main, ["exports", str(library)])
    kept = runner.invoke(main, ["exports", str(library), "-o", str(output)])
    assert (shown.exit_code, kept.exit_code) == (0, 0)
    assert kept.output == f"{output}: 1 exports\n"
    assert output.read_text() == shown.output
    assert exports.load(output) == elf.read_symbols(library)


@pytest.mark.compile
def test_the_command_records_the_imports_from_an_absent_library(tmp_path: Path) -> None:
    source, library = tmp_path / "v.c", tmp_path / "libv.so"
    source.write_text("int wF(void), other(void); int vF(void) { return wF() + other(); }")
    command = ["cc", "-shared", "-fPIC", "-nostdlib", "-o", library, source]
    subprocess.run(command, check=True)
    wanted = ["--of", "libw.so.1", "--imported", r"w\w+"]
    runner = CliRunner()
    shown = runner.invoke(main, ["exports", str(library), *wanted])
    alone = runner.invoke(main, ["exports", str(library), *wanted[:2]])
    assert shown.output.splitlines()[2:] == [
        "# soname: libw.so.1",
        f"# machine: {elf.read_symbols(library).machine}",
        "function 0 - wF",
    ]
    assert (alone.exit_code, alone.stderr) == (
        2,
        "porter: --of SONAME and --imported REGEX go together\n",
    )


def test_the_command_reports_a_file_that_is_no_library(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "porter", "exports", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"porter: {tmp_path}: a directory; name the library inside it\n"
