"""The generated declarations against the vendor's own header: same types, same layouts."""

from __future__ import annotations

import dataclasses
import re
import subprocess
from pathlib import Path

import pytest
from clang import cindex

from porter import paths
from porter.model import LibrarySpec
from porter.sources import fetch, headers
from porter.spec import specfiles

ROOT = Path(__file__).resolve().parents[1]
KEPT = [spec for spec in map(specfiles.load_spec, specfiles.backends()) if spec.kept]
BACKENDS = {library.soname: spec.backend for spec in KEPT for library in spec.libraries}
LIBRARIES = {library.soname: library for spec in KEPT for library in spec.libraries}
PROTOTYPE = re.compile(
    r"^(?!_Static|typedef)(?P<result>[\w *]+?)(?P<name>\w+)\((?P<params>[^;]*)\);$", re.MULTILINE
)
ASSERTION = re.compile(r"^_Static_assert\(.*\);$", re.MULTILINE)

CONSTANT = re.compile(r"^\t(\w+) = (-?\d+),$", re.MULTILINE)
TAG = re.compile(r"\b(?:struct|union) (\w+)")
STAND_INS = ROOT / "porter" / "sources" / "include" / "other"

pytestmark = [pytest.mark.network, pytest.mark.compile]


def is_moving(library: LibrarySpec) -> bool:
    """Return whether a header is from a suite that keeps only the newest."""
    stays = ("", "bookworm", "trixie")
    return any(package.suite not in stays for package in library.headers.packages)


def newest(library: LibrarySpec) -> list[tuple[str, Path]]:
    """Fetch the packages of the newest version alone: the first, and what completes it."""
    packages = library.headers.packages
    if not packages:  # they lie next to the spec
        return [("the spec", ROOT / "specs" / BACKENDS[library.soname])]
    count = (len(packages) + 1) // 2
    return fetch.fetch_roots(packages[:count], paths.cache_dir(), lambda _: None)


def comparison(
    library: LibrarySpec, macros: tuple[str, ...], text: str
) -> tuple[str, int, set[str]]:
    """Write C that compiles only if the vendor declares what we do; functions, layouts in it."""
    roots = newest(library)
    only = dataclasses.replace(library.headers, passes=(macros,), declare=())
    model = headers.read_headers(only, roots)
    declared = model.functions
    folders = [root for _, root in roots] + [STAND_INS]
    lines = [f"#define {macro}" for macro in macros] + ["#include <stddef.h>"]
    lines += [
        f"#include <{name}>"
        for name in (*library.headers.files, *library.headers.optional)
        if any((folder / name).exists() for folder in folders)
    ]
    found = [match for match in PROTOTYPE.finditer(text) if match["name"] in declared]
    lines += [
        f"_Static_assert(__builtin_types_compatible_p(__typeof__(&{match['name']}), "
        f'{match["result"].strip()} (*)({match["params"]})), "{match["name"]}");'
        for match in found
    ]
    # An unnamed record is declared by its typedef's name here, and by a tag of that name in ours.
    layouts = [
        TAG.sub(lambda tag: tag[1] if tag[1] in model.typedefs else tag[0], line)
        for line in ASSERTION.findall(text)
        if all(key in model.records for key in (tag[0] for tag in TAG.finditer(line)))
    ]
    constants = [
        f'_Static_assert({name} == {value}, "{name}");'
        for name, value in CONSTANT.findall(text)
        if re.fullmatch(library.headers.constants, name)
    ]
    return "\n".join([*lines, *layouts, *constants, ""]), len(found), set(layouts)


def compiles(source: str, library: LibrarySpec, work: Path) -> str:
    """Compile it; give the errors."""
    includes = [f"-I{root}" for _, root in newest(library)]
    if library.headers.language != "c":
        return compiles_as_cplusplus(source, includes)
    path = work / "compare.c"
    path.write_text(source)
    shown = subprocess.run(
        ["cc", "-std=gnu11", "-fsyntax-only", *includes, f"-idirafter{STAND_INS}", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    return "\n".join(line for line in shown.stderr.splitlines() if " error: " in line)


def compiles_as_cplusplus(source: str, includes: list[str]) -> str:
    """Have libclang compile it, which is here in any case; give the errors."""
    text = source.replace("__builtin_types_compatible_p", "__is_same")
    own = [f"-I{STAND_INS.with_name('std')}", f"-I{STAND_INS}"]
    options = ["-x", "c++", "-std=gnu++17", "-nostdinc", *includes, *own]
    unit = cindex.Index.create().parse("compare.c", options, unsaved_files=[("compare.c", text)])
    found = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
    return "\n".join(f"{d.location.line}: {d.spelling}" for d in found)


@pytest.mark.parametrize(
    "soname",
    [
        pytest.param(soname, marks=pytest.mark.moving if is_moving(library) else ())
        for soname, library in sorted(LIBRARIES.items())
    ],
)
def test_the_vendors_header_agrees(soname: str, tmp_path: Path) -> None:
    library = LIBRARIES[soname]
    text = (ROOT / "generated" / BACKENDS[soname] / soname / "api.h").read_text()
    compared = 0
    layouts = set[str]()
    for macros in library.headers.passes:
        source, count, checked = comparison(library, macros, text)
        compared += count
        layouts |= checked
        assert compiles(source, library, tmp_path) == ""
    assert compared > len(PROTOTYPE.findall(text)) // 2
    assert len(layouts) == len(ASSERTION.findall(text))


def test_a_wrong_constant_is_found(tmp_path: Path) -> None:
    library = LIBRARIES["libOpenCL.so.1"]
    text = (ROOT / "generated" / "opencl" / library.soname / "api.h").read_text()
    wrong = text.replace(
        "CL_MEM_OBJECT_ALLOCATION_FAILURE = -4,", "CL_MEM_OBJECT_ALLOCATION_FAILURE = -5,"
    )
    assert wrong != text
    source, _, _ = comparison(library, (), wrong)
    assert "CL_MEM_OBJECT_ALLOCATION_FAILURE" in compiles(source, library, tmp_path)


def test_a_wrong_declaration_is_found(tmp_path: Path) -> None:
    library = LIBRARIES["libnvidia-ml.so.1"]
    text = (ROOT / "generated" / "cuda" / library.soname / "api.h").read_text()
    wrong = re.sub(r"(nvmlDeviceGetIndex\(nvmlDevice_t \w+, unsigned int) \*", r"\1 **", text)
    assert wrong != text
    source, _, _ = comparison(library, library.headers.passes[0], wrong)
    assert "nvmlDeviceGetIndex" in compiles(source, library, tmp_path)


def test_a_wrong_type_is_found_in_cplusplus(tmp_path: Path) -> None:
    library = LIBRARIES["libascendcl.so"]
    text = (ROOT / "generated" / "ascend" / library.soname / "api.h").read_text()
    wrong = text.replace(
        "aclrtMalloc(void **devPtr, size_t size", "aclrtMalloc(void **devPtr, int size"
    )
    assert wrong != text
    source, _, _ = comparison(library, (), wrong)
    assert "aclrtMalloc" in compiles(source, library, tmp_path)
