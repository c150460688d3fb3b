"""diff: a vendor's changes, found in changed headers and libraries of the toy."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from porter.cli import main
from porter.sources import elf, exports

TOY = Path(__file__).parent / "data" / "toy"
SPEC = TOY / "specs" / "toy"
HEADER = (TOY / "toy.h").read_text()
PLACE = "int kind; /* TOY_PLACE_DEVICE or TOY_PLACE_HOST */\n\tint id;"


def porter(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def header(folder: Path, old: str = "", new: str = "", *, more: str = "") -> Path:
    """Write another version of the toy's header, and say where it is."""
    assert old in HEADER
    folder.mkdir()
    text = HEADER.replace(old, new, 1) if old else HEADER
    (folder / "toy.h").write_text(text.replace("toyResult toyFree", f"{more}\ntoyResult toyFree"))
    return folder


def changes(first: Path, second: Path, spec: Path = SPEC) -> tuple[int, list[dict[str, object]]]:
    """Compare, and give the exit status and what changed in the one library."""
    result = porter("diff", first, second, "--backend", spec, "--json")
    assert result.exit_code in (0, 1), result.output
    (report,) = json.loads(result.stdout)
    return result.exit_code, report["changes"]


def reported(
    kind: str, symbol: str, detail: str, *rules: str, grave: bool = False
) -> dict[str, object]:
    return {
        "kind": kind,
        "symbol": symbol,
        "detail": detail,
        "rules": [*rules],
        "grave": grave,
    }


def spec_with(folder: Path, *, rule: str = "", headers: str = "") -> Path:
    """Copy the toy's spec, with another rule or more about its headers."""
    shutil.copytree(SPEC, folder)
    library = folder / "libtoy.yaml"
    text = library.read_text().replace("  prefix: toy\n", f"  prefix: toy\n{headers}")
    library.write_text(f"{text.rstrip()}\n{rule}\n")
    return folder


def test_one_version_has_not_changed_from_itself(tmp_path: Path) -> None:
    assert changes(TOY, header(tmp_path / "b")) == (0, [])


def test_a_new_allocator_is_unguarded_until_it_has_a_rule(tmp_path: Path) -> None:
    new = "toyResult toyArenaAlloc(void **p, size_t n);\nint toyTell(void);"
    later = header(tmp_path / "b", more=new)
    plain = reported("new", "toyTell", "declared, no rule")
    suspect = reported("unguarded", "toyArenaAlloc", "its name says alloc", grave=True)
    assert changes(TOY, later) == (1, [suspect, plain])
    reviewed = "- {id: arena, name: toyArenaAlloc, reviewed: 'of the host'}"
    spec = spec_with(tmp_path / "toy", rule=reviewed)
    assert changes(TOY, later, spec) == (
        0,
        [reported("new", "toyArenaAlloc", "of the host", "arena"), plain],
    )
    assert changes(later, TOY, spec) == (
        0,
        [
            reported("removed", "toyArenaAlloc", "rule arena", "arena"),
            reported("removed", "toyTell", "declared, no rule"),
        ],
    )


def test_a_name_like_a_hooks_is_reported(tmp_path: Path) -> None:
    new = "toyResult toyMemInfo2(int how);"
    assert changes(TOY, header(tmp_path / "b", more=new)) == (
        0,
        [reported("akin", "toyMemInfo2", "named like toyMemInfo", "mem.info")],
    )


def test_another_signature_matters_where_a_rule_reads_it(tmp_path: Path) -> None:
    hurt = header(tmp_path / "b", "toyFree(void *p)", "toyFree(void *p, int how)")
    detail = "`toyResult toyFree(void *p)` became `toyResult toyFree(void *p, int how)`"
    assert changes(TOY, hurt)[0] == 1
    assert reported("changed", "toyFree", detail, "mem.free", grave=True) in changes(TOY, hurt)[1]
    harmless = header(tmp_path / "c", "double toyScale(double a", "double toyScale(int a")
    detail = (
        "`double toyScale(double a, float b, int c)` became "
        "`double toyScale(int a, float b, int c)`"
    )
    assert changes(TOY, harmless) == (0, [reported("changed", "toyScale", detail)])


def test_a_member_that_moved_matters_where_a_rule_reads_it(tmp_path: Path) -> None:
    moved = header(tmp_path / "b", PLACE, PLACE.replace("int id", "int pad; int id"))
    size = reported("layout", "struct toyPlace_st", "it: 12 bytes, was 8 bytes", "mem.alloc.placed")
    grave = reported(
        "layout",
        "struct toyPlace_st",
        "id: 4 bytes at 8, was 4 bytes at 4",
        "mem.alloc.placed",
        grave=True,
    )
    assert changes(TOY, moved) == (1, [grave, size])
    assert changes(TOY, header(tmp_path / "c", PLACE, f"{PLACE} int pad;")) == (0, [size])


def test_a_member_that_went_breaks_the_rule_that_reads_it(tmp_path: Path) -> None:
    status, found = changes(TOY, header(tmp_path / "b", PLACE, PLACE.replace("int id", "int nr")))
    assert status == 1
    assert [(c["kind"], c["grave"]) for c in found] == [("broken", True), ("layout", True)]
    assert "struct toyPlace_st has no member 'id'" in str(found[0]["detail"])
    assert found[1]["detail"] == "id: nowhere, was 4 bytes at 4"


def test_a_parameter_of_another_name_breaks_the_rule_that_reads_it(tmp_path: Path) -> None:
    renamed = header(
        tmp_path / "b", "toyMalloc(void **p, size_t n)", "toyMalloc(void **p, size_t m)"
    )
    status, (broken,) = changes(TOY, renamed)
    assert (status, broken["kind"], broken["grave"]) == (1, "broken", True)
    assert str(broken["detail"]).startswith("rules[mem.alloc].bytes: no parameter 'n'")


def test_constants_that_rules_rely_on(tmp_path: Path) -> None:
    other = header(tmp_path / "b", "DEVICE_VALUE 1", "DEVICE_VALUE 7")
    changed = reported("constant", "TOY_PLACE_DEVICE", "7, was 1", "mem.alloc.placed", grave=True)
    assert changes(TOY, other) == (1, [changed])
    more = header(tmp_path / "c", "TOY_PLACE_HOST = 0,", "TOY_PLACE_HOST = 0, TOY_PLACE_FAR = 5,")
    grown = reported("grown", "enum toyPlaceKind_enum", "TOY_PLACE_FAR", "mem.alloc.placed")
    assert changes(TOY, more) == (0, [grown])


def library(folder: Path, extra: str, nodes: str) -> Path:
    """Build the toy library with version nodes."""
    folder.mkdir()
    (folder / "nodes.map").write_text(nodes)
    (folder / "extra.c").write_text(f"{extra}\n")
    made = folder / "libtoy.so.1"
    options = ["-std=c11", "-shared", "-fPIC", "-Wl,-soname,libtoy.so.1"]
    options += [f"-Wl,--version-script={folder / 'nodes.map'}"]
    subprocess.run(["cc", *options, "-o", made, TOY / "toy.c", folder / "extra.c"], check=True)
    return made


@pytest.mark.compile
def test_two_libraries_and_the_record_of_one(tmp_path: Path) -> None:
    first = library(tmp_path / "a", "int toyOld;", "toy_1 { global: toy*; local: *; };")
    second = library(
        tmp_path / "b",
        "int toyExecute(void) { return 0; }\nlong long toyOld;",
        "toy_1 { global: toyM*; toyOld; toyScale; local: *; };\n"
        "toy_2 { global: toyFree; toyExecute; toyHostile; } toy_1;",
    )
    recorded = tmp_path / "first.exports"
    recorded.write_text(exports.dump(elf.read_symbols(first)))
    result = porter("diff", recorded, second, "--backend", SPEC, "--json")
    (report,) = json.loads(result.stdout)
    assert (result.exit_code, report["soname"]) == (1, "libtoy.so.1")
    found = [change for change in report["changes"] if change["kind"] != "removed"]
    assert found == [
        reported("unguarded", "toyExecute", "its name says execute", grave=True),
        reported("changed", "toyOld", "8 bytes, was 4"),
        reported("version", "toyFree", "in toy_2, was in toy_1", "mem.free", grave=True),
        reported("version", "toyHostile", "in toy_2, was in toy_1"),
    ]
    removed = {
        change["symbol"]: change["rules"] for change in report["changes"] if change not in found
    }
    assert removed["toyLaunch"] == ["launch"]
    same = porter("diff", recorded, first, "--backend", SPEC)
    assert same.exit_code == 0


def cached(root: Path, version: str) -> Path:
    """Put a header package where `fetch` looks first."""
    key = hashlib.sha256(f"{'0' * 64} include".encode()).hexdigest()[:16]
    folder = root / f"toy-dev-{version}-{key}" / "include"
    folder.mkdir(parents=True)
    return folder


def test_versions_that_the_spec_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORTER_CACHE", str(tmp_path / "cache"))

    def package(version: str) -> str:
        start = f"{{registry: pypi, name: toy-dev, version: {version}, "
        return f"{start}sha256: '{'0' * 64}', path: include}}"

    headers = (
        f"  packages: [{package('1.2.3')}]\n  drift: [{package('1.10.1')}, {package('1.10.4')}]\n"
    )
    spec = spec_with(tmp_path / "toy", headers=headers)
    (cached(tmp_path / "cache", "1.2.3") / "toy.h").write_text(HEADER)
    newer = HEADER.replace("int toyVersion", "toyResult toyPoolAlloc(void);\nint toyVersion")
    (cached(tmp_path / "cache", "1.10.4") / "toy.h").write_text(newer)
    result = porter("diff", f"{spec}@1.2", f"{spec}@1.10.4")
    assert result.exit_code == 1
    assert f"libtoy.so.1: {spec}@1.2 -> {spec}@1.10.4\n" in result.stdout
    assert "\n! toyPoolAlloc  its name says alloc\n" in f"{result.stdout}\n"
    result = porter("diff", f"{spec}@1.2", f"{spec}@1.10")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "toy-dev 1.10: could be 1.10.1 and 1.10.4; say which" in result.stderr
    result = porter("diff", f"{spec}@1.2", f"{spec}@1.1")
    assert result.exit_code == 2
    assert f"{spec}@1.1: no such headers; " in result.stderr


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("nowhere", TOY), "nowhere: no such file or folder; BACKEND@VERSION, "),
        ((TOY, TOY), "headers of which backend? say --backend"),
        ((TOY / "toy.h", TOY), "toy.h: "),
        (("cuda@13.0", "opencl@3.0"), "cuda and opencl: one backend is compared with itself only"),
        ((TOY, SPEC, "--backend", SPEC), "none of toy.h is in it"),
    ],
)
def test_what_cannot_be_compared(arguments: tuple[object, ...], why: str) -> None:
    result = porter("diff", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr


def test_markdown_folds_what_needs_no_look(tmp_path: Path) -> None:
    new = "toyResult toyArenaAlloc(void **p, size_t n);\nint toyTell(void);"
    result = porter("diff", TOY, header(tmp_path / "b", more=new), "--backend", SPEC, "--markdown")
    assert result.exit_code == 1
    assert result.stdout.startswith(
        f"### libtoy.so.1: {TOY} → {tmp_path / 'b'}\n\n| what | count |"
    )
    assert "\n| unguarded | 1 | 1 |\n" in result.stdout
    shown, folded = result.stdout.split("<details>", 1)
    assert "- `toyArenaAlloc`: its name says alloc" in shown
    assert "- `toyTell`: declared, no rule" in folded


@pytest.mark.network
@pytest.mark.parametrize(("a", "b"), [("11.8", "12.4"), ("12.4", "13.0"), ("13.0", "13.5")])
def test_nothing_that_cuda_changed_needs_a_look(a: str, b: str) -> None:
    result = porter("diff", f"cuda@{a}", f"cuda@{b}", "--json")
    reports = json.loads(result.stdout)
    assert [report["soname"] for report in reports] == ["libcuda.so.1", "libnvidia-ml.so.1"]
    assert [c for report in reports for c in report["changes"] if c["grave"]] == []
    assert any(change["kind"] == "new" for change in reports[0]["changes"])


@pytest.mark.network
def test_the_newest_cuda_functions_have_rules_that_fit_its_headers() -> None:
    result = porter("diff", "cuda@13.0", "cuda@13.5", "--json")
    found = json.loads(result.stdout)[0]["changes"]
    assert [change for change in found if change["kind"] in ("akin", "broken")] == []
    rules = {change["symbol"]: change["rules"] for change in found if change["kind"] == "new"}
    assert {
        name: rules[name]
        for name in (
            "cuFabricCpyBatchAsync_ptsz",
            "cuMemcpy3DWithAttributesAsync",
            "cuStreamBeginCaptureToCig",
            "cuStreamBeginRecaptureToGraph",
        )
    } == {
        "cuFabricCpyBatchAsync_ptsz": ["copy.batch.fabric"],
        "cuMemcpy3DWithAttributesAsync": ["copy.attributes.3d"],
        "cuStreamBeginCaptureToCig": ["capture.graphics"],
        "cuStreamBeginRecaptureToGraph": ["capture.begin.again"],
    }
