"""The toolchain: its outputs, its rebuilds, and its refusals."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import machines
import pytest
from elftools.elf.elffile import ELFFile
from shim import fixtures, plans

from porter import paths
from porter.errors import BuildError, FetchError
from porter.native import built, toolchain
from porter.native.toolchain import Recipe

pytestmark = pytest.mark.compile


def source(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path


def exporting(folder: Path, text: str, script: str = "{ global: f; local: *; };") -> Recipe:
    """Make the recipe of a small library that carries the notes of a shim."""
    note = fixtures.paths.data("backends") / "shim" / "note.c"
    return Recipe(
        (source(folder, "f.c", text), note),
        (folder,),
        soname="libf.so.1",
        version_script=source(folder, "f.map", script),
    )


F = 'int f(void);\n__attribute__((visibility("default"))) int f(void)\n{\n\treturn 1;\n}\n'
EXPORTS = frozenset({("f", "", True)})


@machines.EACH
def test_a_shim_of_every_machine_suits_a_loader_and_an_auditor(tmp_path: Path, arch: str) -> None:
    pytest.importorskip("ziglang")
    library = fixtures.shim(plans.vendor(), tmp_path, arch)
    with library.open("rb") as file:
        elf = ELFFile(file)
        properties = [s.data() for s in elf.iter_segments("PT_GNU_PROPERTY")]
    marked = {"x86_64": b"\x02\0\0\xc0\4\0\0\0\3", "aarch64": b"\0\0\0\xc0\4\0\0\0\3"}
    assert [data[16:25] for data in properties] == ([marked[arch]] if arch in marked else [])
    assert not (tmp_path / arch).joinpath(".link").exists()


def test_the_hosts_own_compiler_is_enough_for_the_host(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from porter.native import toolchain;"
        "sys.path.insert(0, sys.argv[1]); from shim import fixtures, plans;"
        "print(toolchain.choose(toolchain.host()).command);"
        "print(fixtures.shim(plans.vendor(), Path(sys.argv[2]), toolchain.host()))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(fixtures.HERE.parent), str(tmp_path)],
        env=os.environ | {"PORTER_CC": "cc"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("('cc',)")


@pytest.fixture
def objects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep compiled objects here, with an empty folder at first."""
    monkeypatch.setattr(paths, "build_root", lambda: tmp_path / "root")
    return tmp_path / "root" / ".objects"


def test_only_what_changed_is_compiled_again(tmp_path: Path, objects: Path) -> None:
    recipe = exporting(tmp_path, F)
    out = tmp_path / "out" / "libf.so.1"
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    made = {p: p.stat().st_mtime_ns for p in objects.iterdir()}
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    assert {p: p.stat().st_mtime_ns for p in objects.iterdir()} == made
    source(tmp_path, "f.c", F.replace("1", "2"))
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    assert len(list(objects.iterdir())) == len(made) + 1
    source(tmp_path, "f.h", "")
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    assert len(list(objects.iterdir())) == 2 * len(made) + 1


def test_a_header_in_a_subfolder_is_part_of_an_object(tmp_path: Path, objects: Path) -> None:
    """The core's sources name such headers by their path: `#include "sched/params.h"`."""
    (tmp_path / "sub").mkdir()
    text = '#include "sub/value.h"\nint main(void)\n{\n\treturn VALUE;\n}\n'
    recipe = Recipe((source(tmp_path, "main.c", text),), (tmp_path,))
    for value in (1, 2):
        source(tmp_path / "sub", "value.h", f"#define VALUE {value}\n")
        program = toolchain.make(recipe, toolchain.host(), tmp_path / "main")
        assert subprocess.run([program], check=False).returncode == value
    assert len(list(objects.iterdir())) == 2


def test_an_object_compiled_for_another_tree_is_reused(tmp_path: Path, objects: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        recipe = exporting(tmp_path / name, F)
        toolchain.make(recipe, toolchain.host(), tmp_path / name / "out" / "libf.so.1", EXPORTS)
    assert len(list(objects.iterdir())) == len(recipe.sources)


def test_which_of_two_headers_is_found_first_is_another_object(
    tmp_path: Path, objects: Path
) -> None:
    """Of the same name, and in the same folders: only their order differs."""
    for name, value in (("one", 1), ("other", 2)):
        (tmp_path / name).mkdir()
        source(tmp_path / name, "value.h", f"#define VALUE {value}\n")
    main = source(tmp_path, "main.c", "#include <value.h>\nint main(void)\n{\n\treturn VALUE;\n}\n")
    folders = (tmp_path / "one", tmp_path / "other")
    for includes, value in ((folders, 1), (folders[::-1], 2)):
        program = toolchain.make(Recipe((main,), includes), toolchain.host(), tmp_path / "main")
        assert subprocess.run([program], check=False).returncode == value
    assert len(list(objects.iterdir())) == 2


def test_objects_unused_for_long_are_removed(tmp_path: Path, objects: Path) -> None:
    """Each use is noted; the cache is scanned only where an object is compiled."""
    recipe, out = exporting(tmp_path, F), tmp_path / "out" / "libf.so.1"
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    used = set(objects.iterdir())
    unused = source(objects, "unused.o", "")
    long_ago = time.time() - 31 * 86_400
    for file in (*used, unused):
        os.utime(file, (long_ago, long_ago))
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    assert set(objects.iterdir()) == {*used, unused}
    source(tmp_path, "f.c", F.replace("1", "2"))
    toolchain.make(recipe, toolchain.host(), out, EXPORTS)
    assert len(set(objects.iterdir()) - used) == 1
    assert not unused.exists()
    assert used <= set(objects.iterdir())


def test_without_a_cache_objects_lie_next_to_the_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless() -> Path:
        raise FetchError("no home")

    for root in (homeless, lambda: source(tmp_path, "file", "") / "root"):
        monkeypatch.setattr(paths, "build_root", root)
        out = tmp_path / root.__name__ / "libf.so.1"
        toolchain.make(exporting(tmp_path, F), toolchain.host(), out, EXPORTS)
        assert list((out.parent / ".objects").iterdir())


def test_the_same_sources_make_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        path = toolchain.make(exporting(folder, F), toolchain.host(), folder / "out" / "libf.so.1")
        made.append(path.read_bytes())
    assert made[0] == made[1]


@pytest.mark.usefixtures("objects")
def test_a_compiler_error_is_reported_and_the_old_library_stays(tmp_path: Path) -> None:
    out = tmp_path / "out" / "libf.so.1"
    toolchain.make(exporting(tmp_path, F), toolchain.host(), out, EXPORTS)
    before = out.read_bytes()
    with pytest.raises(BuildError, match="unused variable"):
        toolchain.make(
            exporting(tmp_path, F.replace("\treturn", "\tint x;\n\n\treturn")),
            toolchain.host(),
            out,
            EXPORTS,
        )
    assert out.read_bytes() == before
    assert [p.name for p in out.parent.iterdir()] == ["libf.so.1"]


def test_a_compiler_may_say_any_bytes(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    with pytest.raises(BuildError, match="unused variable"):
        toolchain.make(
            exporting(folder, F.replace("\treturn", "\tint x;\n\n\treturn")),
            toolchain.host(),
            tmp_path / "out" / "libf.so.1",
        )


@pytest.mark.parametrize(
    ("exports", "problem"),
    [
        (frozenset({("f", "", True), ("g", "", True)}), "g: planned, not exported"),
        (frozenset(), "f: exported, not planned"),
        (frozenset({("f", "V_1", True)}), "f@V_1: planned, not exported"),
    ],
)
def test_exports_that_differ_from_the_plan_are_refused(
    tmp_path: Path, exports: frozenset[built.Export], problem: str
) -> None:
    out = tmp_path / "out" / "libf.so.1"
    with pytest.raises(BuildError, match=problem):
        toolchain.make(exporting(tmp_path, F), toolchain.host(), out, exports)
    assert not out.exists()


def test_an_undefined_function_is_refused(tmp_path: Path) -> None:
    text = "int g(void);\n" + F.replace("return 1", "return g()")
    with pytest.raises(BuildError, match="undefined symbol: g"):
        toolchain.make(exporting(tmp_path, text), toolchain.host(), tmp_path / "libf.so.1", EXPORTS)


def test_a_library_without_porters_note_is_refused(tmp_path: Path) -> None:
    recipe = exporting(tmp_path, F)
    recipe = replace(recipe, sources=recipe.sources[:1])
    with pytest.raises(BuildError, match="carries no porter note"):
        toolchain.make(recipe, toolchain.host(), tmp_path / "libf.so.1", EXPORTS)


@machines.EACH
@pytest.mark.parametrize("exports", [EXPORTS, None], ids=["shim", "twin"])
@pytest.mark.parametrize("model", ["initial-exec", "global-dynamic"])
def test_only_static_thread_local_storage_is_refused(
    tmp_path: Path, arch: str, model: str, exports: frozenset[built.Export] | None
) -> None:
    text = f'static _Thread_local int own __attribute__((tls_model("{model}")));\n'
    recipe = exporting(tmp_path, text + F.replace("return 1", "return ++own"))
    out = tmp_path / "libf.so.1"
    refused = (
        pytest.raises(BuildError, match="takes static thread-local storage, for which ")
        if model == "initial-exec"
        else nullcontext()
    )
    with refused:
        toolchain.make(recipe, arch, out, exports)
    assert out.exists() == (model != "initial-exec")


def test_a_newer_c_library_than_promised_is_reported(tmp_path: Path) -> None:
    text = "#include <stdlib.h>\n" + F.replace("return 1", 'return secure_getenv("X") != 0')
    text = "#define _GNU_SOURCE\n" + text
    out = toolchain.make(exporting(tmp_path, text), toolchain.host(), tmp_path / "libf.so.1")
    wanted = built.Wanted("libf.so.1", "libf.so.1", "", EXPORTS, "2.2.5")
    assert any("needs GLIBC_2." in problem for problem in built.problems(out, wanted))


def test_a_program_is_made_too(tmp_path: Path) -> None:
    main = source(tmp_path, "main.c", "int main(void)\n{\n\treturn 7;\n}\n")
    program = toolchain.make(Recipe((main,), ()), toolchain.host(), tmp_path / "out" / "main")
    assert subprocess.run([program], check=False).returncode == 7


def test_an_unknown_machine_is_reported_with_the_known_ones() -> None:
    with pytest.raises(BuildError, match="--arch vax: not supported, allowed: aarch64, "):
        toolchain.choose("vax")


def test_a_tree_without_plans_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"no plan\.json below it"):
        toolchain.build(tmp_path, toolchain.host(), tmp_path / "out")
