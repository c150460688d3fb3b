"""The exports of known drivers equal those of the built shims.

A program that is linked to any of them, by every function, starts with any other: to stubs of the
drivers, to the shims, to their simulated twins.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import machines
import pytest
from differential import builds

from porter import paths
from porter.machines import MACHINES
from porter.model import Disposition, SymbolKind, SymbolTable
from porter.sources import elf, exports

pytestmark = [pytest.mark.compile, pytest.mark.backend("cuda")]

RECORDED = sorted((paths.data("specs") / builds.BACKEND / "exports").glob("*.exports"))
EACH = pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
TREES = pytest.mark.parametrize("tree", builds.TREES, ids=lambda tree: tree.name)

# What starts each library: it answers 0.
START = {"libcuda.so.1": "cuInit", "libnvidia-ml.so.1": "nvmlInit_v2"}


def _names(table: SymbolTable) -> list[str]:
    return [s.name for s in table.symbols if s.kind in (SymbolKind.FUNCTION, SymbolKind.IFUNC)]


@cache
def _exported(arch: str, way: str, soname: str) -> SymbolTable:
    return elf.read_symbols(builds.libraries(arch) / way / soname)


def test_every_known_driver_is_recorded() -> None:
    drivers = {(p.name.split("-5")[0], p.stem.split("-")[-1]) for p in RECORDED}
    assert drivers == {(tree.name, arch) for tree in builds.TREES for arch in builds.driven()}
    versions = {match[0] for p in RECORDED if (match := re.search(r"\d{3}(?=\.\d)", p.name))}
    assert versions == {"535", "550", "580"}


@machines.EACH
@EACH
def test_every_function_of_a_driver_exists(recorded: Path, arch: str) -> None:
    driver = exports.load(recorded)
    wanted = [s for s in driver.symbols if s.kind is SymbolKind.FUNCTION]
    for way in ("shim", "sim"):
        built = {
            (s.name, s.version, s.default): s.kind
            for s in _exported(arch, way, driver.soname).symbols
        }
        lacking = [s for s in wanted if (s.name, s.version, s.default) not in built]
        assert lacking == []
        assert {built[s.name, s.version, s.default] for s in wanted} == {SymbolKind.FUNCTION}


@EACH
def test_every_export_of_a_driver_has_one_disposition(recorded: Path) -> None:
    driver = exports.load(recorded)
    tree = next(tree for tree in builds.TREES if tree.name == driver.soname)
    planned = [(p.symbol.name, p.symbol.version) for p in builds.plan(tree).symbols]

    assert sorted(set(planned)) == sorted(planned)
    assert {(s.name, s.version) for s in driver.symbols} - set(planned) == set()


@machines.EACH
@TREES
def test_exports_and_version_nodes_are_the_plan(tree: Path, arch: str) -> None:
    symbols = builds.plan(tree).symbols
    code = [p.symbol for p in symbols if p.disposition is not Disposition.DATA]
    built = _exported(arch, "shim", tree.name)

    assert built.soname == tree.name
    assert {(s.name, s.version, s.default) for s in built.symbols} == {
        (s.name, s.version, s.default) for s in code
    }


@machines.EACH
@TREES
def test_a_loader_finds_all_it_must(tree: Path, arch: str) -> None:
    """As read by binutils, which had no part in building it."""
    built = builds.libraries(arch) / "shim" / tree.name
    dynamic = _readelf("--dynamic", built)
    needed = re.findall(r"\(NEEDED\).*\[(\w+)", dynamic)
    assert set(needed) <= {"ld", "ld64", "libc", "libdl", "libpthread"}
    assert "TEXTREL" not in dynamic
    assert re.search(r"\(FLAGS\).*BIND_NOW", dynamic)
    assert re.search(r"\(FLAGS_1\).*NODELETE", dynamic)
    undefined = re.findall(r" UND (\S+)", _readelf("--dyn-syms", built))
    weak = {"__cxa_finalize", "__gmon_start__", "_ITM_deregisterTMCloneTable"}
    weak |= {"_ITM_registerTMCloneTable", "__deregister_frame_info", "__register_frame_info"}
    assert [name for name in undefined if "@GLIBC" not in name and name not in weak] == []
    wanted = {"x86_64": "x86 feature: IBT, SHSTK", "aarch64": "AArch64 feature: BTI, PAC"}
    assert wanted.get(arch, "") in _readelf("--notes", built)
    assert "R E" not in re.findall(r"GNU_STACK.*\n.*", _readelf("--segments", built))[0]
    versions = re.findall(r"GLIBC_(\d+\.\d+)", _readelf("--version-info", built))
    assert max(map(_version, versions)) <= _version(MACHINES[arch].glibc)


@machines.EACH
@TREES
@pytest.mark.parametrize("way", ["shim", "sim"])
def test_no_library_takes_static_thread_local_storage(tree: Path, arch: str, way: str) -> None:
    machines.takes_no_static_tls(builds.libraries(arch) / way / tree.name)


# Each takes 32 bytes; a C library has some 1,600 for all libraries that are loaded late.
TAKES = 'int own(void);\n_Thread_local int own_[8] __attribute__((tls_model("initial-exec")));\n'
OTHERS = 200


@machines.EACH
@pytest.mark.parametrize("threaded", [False, True], ids=["main-thread", "other-thread"])
def test_the_shim_loads_late_where_no_static_thread_local_storage_is_left(
    arch: str, tmp_path: Path, *, threaded: bool
) -> None:
    """And it works: a call succeeds, an allocation within the limit, and none above it."""
    source, first = tmp_path / "other.c", tmp_path / "other-0.so"
    source.write_text(f"{TAKES}int own(void)\n{{\n\treturn own_[0]++;\n}}\n")
    builds.cc(arch, "-shared", "-fPIC", source, "-o", first)
    others = [first.with_name(f"other-{number}.so") for number in range(OTHERS)]
    for other in others[1:]:
        shutil.copy(first, other)
    built = builds.libraries(arch)
    program = builds.program(arch, builds.HERE / "late.c", "-Wno-deprecated-non-prototype")
    given = {
        "PORTER_REAL_DIR": built / "sim",
        "PORTER_STATE": tmp_path / "state",
        "PORTER_MEMORY": "2GiB",
    }

    words = [program, *(["-t"] if threaded else []), built / "shim/libcuda.so.1", *others]
    done = machines.run(arch, words, given)

    assert (done.stdout, done.stderr, done.returncode) == ("0 0 0 0 0 2\n", "", 0)


def _version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def _readelf(what: str, path: Path) -> str:
    command = ["readelf", "--wide", what, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert not done.stderr
    return done.stdout


@EACH
def test_a_program_linked_to_a_driver_runs_on_the_shim(recorded: Path, tmp_path: Path) -> None:
    """It takes the address of every function that the driver exports, and is bound at once."""
    driver = exports.load(recorded)
    arch, names = driver.machine, _names(driver)
    stub = _stub(tmp_path, driver)
    program = _program(tmp_path, arch, driver.soname, names, stub)

    for way in ("shim", "sim"):
        assert _ran(arch, program, way) == [f"{len(names)} of {len(names)}", driver.soname, "0"]


@machines.EACH
@TREES
def test_a_program_linked_to_the_shim_runs_on_the_device(
    tree: Path, arch: str, tmp_path: Path
) -> None:
    names = _names(_exported(arch, "shim", tree.name))
    built = builds.libraries(arch) / "shim" / tree.name
    program = _program(tmp_path, arch, tree.name, names, built)

    for way in ("sim", "shim"):
        assert _ran(arch, program, way) == [f"{len(names)} of {len(names)}", tree.name, "0"]


def _stub(folder: Path, driver: SymbolTable) -> Path:
    """Build a library with a driver's exports and nothing in them."""
    source, library = folder / "stub.S", folder / driver.soname
    lines = ['\t.section .note.GNU-stack, "", %progbits']
    for symbol in driver.symbols:
        assert not symbol.version
        code = symbol.kind is SymbolKind.FUNCTION
        kind, size = ("function", 4) if code else ("object", symbol.size)
        lines += [f"\t.{'text' if code else 'data'}", f"\t.globl {symbol.name}"]
        lines += [f"\t.type {symbol.name}, %{kind}", f"\t.size {symbol.name}, {size}"]
        lines += [f"{symbol.name}:", f"\t.zero {max(size, 1)}"]
    source.write_text("\n".join([*lines, ""]))
    flags = ("-shared", "-nostdlib", f"-Wl,-soname,{driver.soname}")
    builds.cc(driver.machine, *flags, source, "-o", library)
    return library


def _program(folder: Path, arch: str, soname: str, names: list[str], library: Path) -> Path:
    program = folder / f"all-{arch}"
    rows = " ".join(f"X({name})" for name in names)
    (folder / "all.h").write_text(f"#define ALL(X) {rows}\n#define START {START[soname]}\n")
    flags = (f"-I{folder}", "-Wl,-z,now", "-Wl,--no-as-needed")
    builds.cc(arch, *flags, builds.HERE / "all.c", library, "-o", program)
    return program


def _ran(arch: str, program: Path, way: str) -> list[str]:
    """Run with the shim, or the simulated twin itself, where the loader looks first."""
    built = builds.libraries(arch)
    folders = {"LD_LIBRARY_PATH": built / way, "PORTER_REAL_DIR": built / "sim"}
    done = machines.run(arch, [program], folders)
    assert (done.returncode, done.stderr) == (0, "")
    found = re.fullmatch(rf"(.+) in {re.escape(str(built / way))}/(.+): (.+)\n", done.stdout)
    assert found, done.stdout
    return list(found.groups())
