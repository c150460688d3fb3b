"""A shared library -> SymbolTable, and any other file -> one clear error each."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from porter.errors import ElfError
from porter.model import Symbol, SymbolKind
from porter.sources.elf import read_imports, read_symbols, read_wanted

SOURCE = """
#include <stdlib.h>
int vData[3] = {1};
__thread int vThread;
int vAlloc(void) { return 1; }
__attribute__((weak)) int vWeak(void) { return 2; }
__attribute__((visibility("hidden"))) int vHidden(void) { return 3; }
__attribute__((visibility("protected"))) int vProtected(void) { return 4; }
static int vLocal(void) { return atoi("5"); }
int vSelf(void) { return vAlloc() + vLocal(); }
static int (*chosen(void))(void) { return vHidden; }
int vIndirect(void) __attribute__((ifunc("chosen")));
"""
VERSIONED = """
int vOld(void) { return 1; }
int vNew(void) { return 2; }
int vPlain(void) { return 3; }
__asm__(".symver vOld, vFun@V_1");
__asm__(".symver vNew, vFun@@V_2");
"""
MAP = "V_1 { global: vFun; vPlain; local: *; }; V_2 { global: vFun; } V_1;"

pytestmark = pytest.mark.compile


def build(folder: Path, text: str, *options: str) -> Path:
    source, library = folder / "v.c", folder / "libv.so"
    source.write_text(text)
    subprocess.run(["cc", "-o", library, source, *options], check=True)
    return library


def shared(folder: Path, text: str, *options: str) -> Path:
    return build(folder, text, "-shared", "-fPIC", "-Wl,-soname,libv.so.1", *options)


def test_every_kind_of_export_is_recognized(tmp_path: Path) -> None:
    table = read_symbols(shared(tmp_path, SOURCE))
    assert (table.soname, table.source.split()[0]) == ("libv.so.1", "libv.so.1")
    assert {s.name: (s.kind, s.weak) for s in table.symbols} == {
        "vAlloc": (SymbolKind.FUNCTION, False),
        "vData": (SymbolKind.DATA, False),
        "vIndirect": (SymbolKind.IFUNC, False),
        "vProtected": (SymbolKind.FUNCTION, False),
        "vSelf": (SymbolKind.FUNCTION, False),
        "vThread": (SymbolKind.TLS, False),
        "vWeak": (SymbolKind.FUNCTION, True),
    }
    assert next(s.size for s in table.symbols if s.name == "vData") == 12


VAGUE = """
int one(void) __asm__("_ZN1A3oneEv");
__attribute__((weak)) int one(void) { return 1; }
int two(void) __asm__("_ZN1A3twoEv");
int two(void) { return one(); }
int vThree(void) { return two(); }
__asm__(".data\\n.globl _ZZ1fvE1x\\n.type _ZZ1fvE1x, @gnu_unique_object\\n_ZZ1fvE1x: .long 1");
"""


def test_exports_with_a_copy_per_user_are_only_counted(tmp_path: Path) -> None:
    """C++'s inline functions and objects that are unique in a process: no one asks this library."""
    table = read_symbols(shared(tmp_path, VAGUE))
    assert [symbol.name for symbol in table.symbols] == ["_ZN1A3twoEv", "vThree"]
    assert (table.vague, table.self_calls) == (2, ("_ZN1A3twoEv",))
    (tmp_path / "v.map").write_text("V_1 { global: *; };")
    meant = read_symbols(shared(tmp_path, VAGUE, f"-Wl,--version-script={tmp_path}/v.map"))
    assert (len(meant.symbols), meant.vague) == (4, 0)


@pytest.mark.parametrize("machine", ["x86_64", "aarch64", "riscv64", "loongarch64", "ppc64le"])
def test_other_machines_are_read_alike(tmp_path: Path, machine: str) -> None:
    pytest.importorskip("ziglang")
    target = f"{machine.replace('ppc64le', 'powerpc64le')}-linux-gnu"
    source, library = tmp_path / "v.c", tmp_path / "libv.so"
    source.write_text("int vA(void) { return 1; } int vB(void) { return vA(); }")
    zig = (sys.executable, "-m", "ziglang", "cc", "-target", target, "-O1", "-fno-inline")
    options = ("-shared", "-fPIC", "-nostdlib", "-fsemantic-interposition")
    subprocess.run([*zig, *options, "-o", library, source], check=True)
    table = read_symbols(library)
    assert (table.machine, [s.name for s in table.symbols]) == (machine, ["vA", "vB"])
    assert table.self_calls == ("vA",)


def test_its_version_is_in_the_file_name(tmp_path: Path) -> None:
    real = shared(tmp_path, SOURCE).rename(tmp_path / "libv.so.535.261.03")
    link = tmp_path / "libv.so.1"
    link.symlink_to(real.name)
    table = read_symbols(link)
    assert table.source == f"libv.so.1 535.261.03 {table.machine}"


def test_version_nodes_and_defaults(tmp_path: Path) -> None:
    (tmp_path / "v.map").write_text(MAP)
    table = read_symbols(shared(tmp_path, VERSIONED, f"-Wl,--version-script={tmp_path}/v.map"))
    assert [(s.name, s.version, s.default) for s in table.symbols] == [
        ("vFun", "V_1", False),
        ("vFun", "V_2", True),
        ("vPlain", "V_1", True),
    ]


def test_own_exports_reached_through_the_plt_are_listed(tmp_path: Path) -> None:
    assert read_symbols(shared(tmp_path, SOURCE)).self_calls == ("vAlloc",)
    assert read_symbols(shared(tmp_path, SOURCE, "-Wl,-Bsymbolic")).self_calls == ()


@pytest.mark.parametrize("style", ["sysv", "gnu", "both"])
def test_symbols_are_counted_by_either_hash_table(tmp_path: Path, style: str) -> None:
    table = read_symbols(shared(tmp_path, SOURCE, f"-Wl,--hash-style={style}"))
    assert len(table.symbols) == 7


def test_a_librarys_imports_are_its_undefined_functions(tmp_path: Path) -> None:
    text = """
        int wFun(void); extern int wData; int other(void); __attribute__((weak)) int wMaybe(void);
        int vFun(void) { return wFun() + wData + other() + (wMaybe ? wMaybe() : 0); }
    """
    library = shared(tmp_path, text, "-nostdlib")
    assert read_imports(library) == ("other", "wData", "wFun")

    wanted = read_wanted(library, "libw.so.1", r"w\w+")
    assert wanted.soname == "libw.so.1"
    assert wanted.source == f"libw.so.1, as libv.so imports it, {wanted.machine}"
    assert [symbol.name for symbol in wanted.symbols] == ["wData", "wFun"]


def test_section_headers_are_not_needed(tmp_path: Path) -> None:
    library = shared(tmp_path, SOURCE, "-s")
    whole = read_symbols(library)
    image = bytearray(library.read_bytes())
    image[0x28:0x30] = bytes(8)  # e_shoff
    image[0x3C:0x40] = bytes(4)  # e_shnum, e_shstrndx
    library.write_bytes(image)
    assert read_symbols(library) == whole


def test_it_agrees_with_binutils_on_a_large_library(tmp_path: Path) -> None:
    del tmp_path
    library = Path(
        subprocess.run(
            ["cc", "-print-file-name=libstdc++.so.6"], check=True, capture_output=True, text=True
        ).stdout.strip()
    )
    listed = subprocess.run(
        ["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True
    ).stdout
    wanted = {line.split()[2] for line in listed.splitlines() if line.split()[1] != "A"}
    assert {spelled(s) for s in read_symbols(library).symbols} == wanted


def spelled(symbol: Symbol) -> str:
    at = "@@" if symbol.default else "@"
    return f"{symbol.name}{at}{symbol.version}" if symbol.version else symbol.name


def test_a_library_without_exports_is_reported(tmp_path: Path) -> None:
    text = '#include <stdlib.h>\nint f(void) { return atoi("1"); }'
    for style in ("sysv", "gnu"):
        hidden = shared(tmp_path, text, "-fvisibility=hidden", f"-Wl,--hash-style={style}")
        assert "exports nothing: stripped of .dynsym" in failure(hidden)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "empty, a shared library is wanted"),
        (b"plain text\n", "not an ELF file"),
        (b"!<arch>\nmember", "a static library (ar archive)"),
        (b"/* GNU ld script */\n", "a linker script"),
        (b"\x7fELF", "truncated: 4 bytes do not hold an ELF header"),
    ],
)
def test_a_file_that_is_no_elf_file_is_reported(
    tmp_path: Path, content: bytes, problem: str
) -> None:
    path = tmp_path / "libv.so"
    path.write_bytes(content)
    assert problem in failure(path)


def test_paths_that_lead_nowhere_are_reported(tmp_path: Path) -> None:
    assert failure(tmp_path / "gone.so") == f"{tmp_path}/gone.so: no such file"
    assert "a directory; name the library inside it" in failure(tmp_path)
    assert "not a regular file" in failure(Path("/dev/null"))
    assert "cannot be read" in failure(Path("bad\0name"))


@pytest.mark.parametrize(
    ("offset", "value", "problem"),
    [
        (4, b"\x01", "32-bit; 64-bit libraries are supported"),
        (4, b"\x09", "of the unknown class 9"),
        (5, b"\x02", "big-endian; little-endian libraries are supported"),
        (18, b"\xff\xff", "of a machine unknown here (e_machine 65535), allowed: aarch64, "),
        (16, b"\x01\x00", "an object file, a shared library is wanted"),
        (16, b"\x04\x00", "a core dump, a shared library is wanted"),
        (32, b"\xff" * 8, "truncated: its program headers lie behind its end"),
        (54, b"\x01\x00", "damaged: program headers of 1 bytes each"),
    ],
)
def test_each_fault_of_a_header_is_its_own_error(
    tmp_path: Path, offset: int, value: bytes, problem: str
) -> None:
    library = shared(tmp_path, SOURCE)
    image = bytearray(library.read_bytes())
    image[offset : offset + len(value)] = value
    library.write_bytes(image)
    assert problem in failure(library)


def test_truncation_is_reported_with_both_sizes(tmp_path: Path) -> None:
    library = shared(tmp_path, SOURCE)
    library.write_bytes(library.read_bytes()[:9000])
    assert "truncated: 9000 bytes of at least " in failure(library)


def test_executables_are_no_libraries(tmp_path: Path) -> None:
    program = "int main(void) { return 0; }"
    assert "an executable, a shared" in failure(build(tmp_path, program, "-pie", "-fPIE"))
    assert "an executable, a shared" in failure(build(tmp_path, program, "-no-pie"))
    assert "a static executable" in failure(build(tmp_path, program, "-static"))


def test_a_library_without_dynamic_symbols_is_reported(tmp_path: Path) -> None:
    library = shared(tmp_path, SOURCE)
    debug = tmp_path / "libv.debug"
    subprocess.run(["objcopy", "--only-keep-debug", library, debug], check=True)
    assert "no dynamic section" in failure(debug)
    image = bytearray(library.read_bytes())
    (start,) = struct.unpack_from("<Q", image, find_dynamic(image, tag=6) + 8)  # DT_SYMTAB
    (strings,) = struct.unpack_from("<Q", image, find_dynamic(image, tag=5) + 8)  # DT_STRTAB
    image[start:strings] = bytes(strings - start)  # ld lays .dynstr behind .dynsym
    library.write_bytes(image)
    assert "exports nothing: stripped of .dynsym" in failure(library)


def find_dynamic(image: bytearray, tag: int) -> int:
    """Find an entry of the dynamic section: its offset."""
    (phoff,) = struct.unpack_from("<Q", image, 32)
    (count,) = struct.unpack_from("<H", image, 56)
    headers = [struct.unpack_from("<IIQQQQQQ", image, phoff + 56 * i) for i in range(count)]
    offset, size = next((h[2], h[5]) for h in headers if h[0] == 2)
    entries = range(offset, offset + size, 16)
    return next(at for at in entries if struct.unpack_from("<Q", image, at) == (tag,))


def failure(path: Path) -> str:
    with pytest.raises(ElfError) as error:
        read_symbols(path)
    return str(error.value)


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("elf")
    (folder / "v.map").write_text(MAP)
    options = (f"-Wl,--version-script={folder}/v.map", "-Wl,-z,noseparate-code", "-s")
    return shared(folder, VERSIONED, *options).read_bytes()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_bytes_lead_to_our_error_only(
    healthy: bytes, tmp_path: Path, data: st.DataObject
) -> None:
    image = bytearray(healthy)
    offsets = st.integers(0, len(image) - 1)
    tables = st.one_of(offsets, st.integers(0, 0x400), st.just(find_dynamic(image, tag=5)))
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(tables)
        piece = data.draw(st.binary(min_size=1, max_size=8))
        image[at : at + len(piece)] = piece
    cut = data.draw(st.one_of(st.just(len(image)), offsets))
    path = tmp_path / "mutated.so"
    path.write_bytes(image[:cut])
    try:
        table = read_symbols(path)
    except ElfError as error:
        assert str(error).startswith(f"{path}: ")  # noqa: PT017  # either outcome is right
    else:
        assert all(s.name and " " not in s.name for s in table.symbols)
