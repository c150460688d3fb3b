"""The shim at run time: real libraries, real programs, every way of passing arguments."""

from __future__ import annotations

import shutil
from pathlib import Path

import machines
import pytest
from shim import fixtures, plans

from porter import paths
from porter.model import Plan
from porter.native import toolchain

pytestmark = pytest.mark.compile

KINDS = 32  # of calls that caller.c makes, each in a process of its own


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plans.vendor()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("shim")


@machines.EACH
@pytest.mark.parametrize("way", ["library-path", "preload", "both"])
def test_first_and_second_calls_of_every_kind_are_forwarded_unchanged(
    place: Path, plan: Plan, arch: str, way: str
) -> None:
    real = fixtures.vendor(place / arch / "vendor", arch)
    caller = fixtures.program("caller", place / arch, real, arch)
    attached = fixtures.shim(plan, place, arch)
    environment = {
        "library-path": {"LD_LIBRARY_PATH": f"{attached.parent}:{real.parent}"},
        "preload": {"LD_PRELOAD": attached, "LD_LIBRARY_PATH": real.parent},
        "both": {"LD_PRELOAD": attached, "LD_LIBRARY_PATH": f"{attached.parent}:{real.parent}"},
    }[way]
    direct = fixtures.run(caller, arch, LD_LIBRARY_PATH=real.parent)
    through = fixtures.run(caller, arch, **environment)
    assert direct.stdout.count("\n") == 2 * KINDS
    assert (through.stdout, through.returncode) == (direct.stdout, 0)
    assert through.stderr == f"libvendor.so.1: using {real}\n" * KINDS


@machines.EACH
def test_trampolines_keep_every_argument(place: Path, arch: str) -> None:
    """With any registers that the resolver changes; assembled by a compiler that built no shim."""
    real = fixtures.vendor(place / arch / "vendor", arch)
    caller = fixtures.program("caller", place / arch, real, arch)
    folder = place / arch / "tramp"
    folder.mkdir()
    rows = [f"\tUNTYPED {name}, {index}\n" for index, name in enumerate(plans.UNTYPED)]
    (folder / "through.S").write_text("".join(['#include "untyped.h"\n\n', *rows]))
    names = " ".join(f"X({name})" for name in plans.UNTYPED)
    (folder / "through.h").write_text(f"#define FUNCTIONS_OF_NO_HEADER(X) {names}\n")
    (folder / "renamed.h").write_text(
        "".join(f"#define {name} real_{name}\n" for name in plans.UNTYPED)
    )
    sources = {
        "vendor.c": ("-include", folder / "renamed.h"),
        "tramp.c": ("-include", folder / "through.h"),
        "caller.c": (),
    }
    shim = paths.data("backends") / "shim"
    for name, flags in sources.items():
        fixtures.cc(
            arch,
            "-c",
            "-O1",
            "-w",
            *flags,
            f"-I{shim}",
            fixtures.HERE / name,
            "-o",
            folder / f"{name}.o",
        )
    objects = [folder / f"{name}.o" for name in sources]
    fixtures.cc(arch, f"-I{shim}", folder / "through.S", *objects, "-o", folder / "tramp")
    ran = fixtures.run(folder / "tramp", arch)
    assert (ran.stdout, ran.stderr) == (
        fixtures.run(caller, arch, LD_LIBRARY_PATH=real.parent).stdout,
        "",
    )


@machines.EACH
def test_sixteen_threads_race_to_the_first_call(place: Path, plan: Plan, arch: str) -> None:
    real = fixtures.vendor(place / arch / "vendor", arch)
    race = fixtures.program("race", place / arch, real, arch)
    attached = fixtures.shim(plan, place, arch)
    for _ in range(5):
        ran = fixtures.run(race, arch, LD_LIBRARY_PATH=f"{attached.parent}:{real.parent}")
        assert (ran.stdout, ran.returncode) == ("0 wrong\n", 0)
        assert ran.stderr.count("\n") == 1


def test_a_function_that_the_driver_lacks_answers_as_the_spec_says(place: Path, plan: Plan) -> None:
    newer = fixtures.vendor(place / "newer", "x86_64", "-DNEWER")
    absent = fixtures.program("absent", place, newer)
    attached = fixtures.shim(plan, place)
    older = fixtures.vendor(place / "older")
    path = {"LD_LIBRARY_PATH": attached.parent}
    lacks = fixtures.run(absent, **path, STUB_REAL=older)
    assert lacks.stdout == "801 801 0 path 1\n5.0 16.0\n"
    has = fixtures.run(absent, **path, STUB_REAL=newer)
    assert has.stdout == "0 0 7 path 1\n5.0 16.0\n"


def test_a_driver_may_lack_functions_that_are_never_called(place: Path, plan: Plan) -> None:
    """As where a program is linked to it: a function is looked up when it is called."""
    newer = fixtures.vendor(place / "newer", "x86_64", "-DNEWER")
    absent = fixtures.program("absent", place, newer)
    attached = fixtures.shim(plan, place)
    lazy = fixtures.vendor(place / "lazy", "x86_64", "-DNEWER", "-DLAZY", "-Wl,-z,lazy")
    ran = fixtures.run(absent, LD_LIBRARY_PATH=attached.parent, STUB_REAL=lazy)
    assert ran.stdout == "0 0 7 path 1\n5.0 16.0\n"


def test_without_a_driver_every_call_answers_as_the_spec_says(place: Path, plan: Plan) -> None:
    newer = fixtures.vendor(place / "newer", "x86_64", "-DNEWER")
    absent = fixtures.program("absent", place, newer)
    attached = fixtures.shim(plan, place)
    ran = fixtures.run(absent, LD_LIBRARY_PATH=attached.parent)
    assert ran.stdout == "100 100 0 NULL 1\n0.0 -2.0\n"
    assert ran.stderr == "libvendor.so.1: no real library\n"


def test_a_driver_that_cannot_be_loaded_is_no_driver_and_its_error_is_logged(
    place: Path, plan: Plan
) -> None:
    newer = fixtures.vendor(place / "newer", "x86_64", "-DNEWER")
    absent = fixtures.program("absent", place, newer)
    attached = fixtures.shim(plan, place)
    (place / "empty.c").touch()
    fixtures.cc("x86_64", "-shared", "-fPIC", place / "empty.c", "-o", place / "libgone.so")
    broken = fixtures.vendor(
        place / "broken", "x86_64", "-Wl,--no-as-needed", str(place / "libgone.so")
    )
    (place / "libgone.so").unlink()
    ran = fixtures.run(absent, LD_LIBRARY_PATH=attached.parent, STUB_REAL=broken)
    assert ran.stdout.startswith("100 100 0 NULL")
    assert ran.stderr.startswith("libvendor.so.1: no real library: ")
    assert "libgone.so" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_the_real_library_is_found_in_the_documented_order(place: Path, plan: Plan) -> None:
    folders = [place / "order" / name for name in ("configured", "attached/real", "env", "path")]
    reals = [fixtures.vendor(folder) for folder in folders]
    absent = fixtures.program(
        "absent", place, fixtures.vendor(place / "newer", "x86_64", "-DNEWER")
    )
    attached = place / "order" / "attached" / fixtures.SONAME
    shutil.copy(fixtures.shim(plan, place), attached)
    environment = {
        "STUB_REAL": reals[0],
        "PORTER_REAL_DIR": folders[2],
        "LD_LIBRARY_PATH": f"{attached.parent}:{folders[3]}",
    }
    used = []
    for name in ("STUB_REAL", "", "PORTER_REAL_DIR"):
        used.append(fixtures.run(absent, **environment).stderr)
        if name:
            del environment[name]
        else:
            reals[1].unlink()
    used.append(fixtures.run(absent, **environment).stderr)
    assert used == [f"libvendor.so.1: using {real}\n" for real in reals]


def test_no_shim_is_taken_for_the_real_library(place: Path, plan: Plan) -> None:
    real = fixtures.vendor(place / "x86_64" / "vendor")
    absent = fixtures.program(
        "absent", place, fixtures.vendor(place / "newer", "x86_64", "-DNEWER")
    )
    attached = fixtures.shim(plan, place)
    other = place / "other"
    other.mkdir(exist_ok=True)
    shutil.copy(attached, other / fixtures.SONAME)
    (place / "junk").mkdir(exist_ok=True)
    (place / "junk" / fixtures.SONAME).write_text("not a library")
    path = f"{attached.parent}:{other}:{place / 'junk'}:{real.parent}"
    ran = fixtures.run(absent, LD_LIBRARY_PATH=path, STUB_REAL=attached)
    assert ran.stderr == f"libvendor.so.1: using {real}\n"


def test_the_librarys_own_constructors_may_call_it(place: Path, plan: Plan) -> None:
    real = fixtures.vendor(place / "constructor", "x86_64", "-DCONSTRUCTOR")
    early = fixtures.program("early", place, real)
    attached = fixtures.shim(plan, place)
    direct = fixtures.run(early, LD_LIBRARY_PATH=real.parent)
    for environment in (
        {"LD_PRELOAD": attached, "LD_LIBRARY_PATH": real.parent},
        {"LD_LIBRARY_PATH": f"{attached.parent}:{real.parent}"},
    ):
        ran = fixtures.run(early, **environment)
        assert (ran.stdout, ran.returncode) == (direct.stdout, 0)


def test_a_constructor_that_calls_under_the_loaders_lock_meets_no_lock_of_ours(
    place: Path, plan: Plan
) -> None:
    real = fixtures.vendor(place / "x86_64" / "vendor")
    locks = fixtures.program("locks", place, real)
    plugin = place / "plugin.so"
    fixtures.cc("x86_64", "-shared", "-fPIC", "-w", fixtures.HERE / "plugin.c", "-o", plugin)
    attached = fixtures.shim(plan, place)
    for _ in range(3):
        path = f"{attached.parent}:{real.parent}"
        ran = fixtures.run(locks, "x86_64", plugin, LD_LIBRARY_PATH=path)
        assert (ran.stdout, ran.returncode) == ("1\n", 0)


def test_a_child_forked_during_the_first_call_does_not_hang(place: Path, plan: Plan) -> None:
    real = fixtures.vendor(place / "x86_64" / "vendor")
    forked = fixtures.program("forked", place, real)
    attached = fixtures.shim(plan, place)
    for _ in range(5):
        ran = fixtures.run(forked, LD_LIBRARY_PATH=f"{attached.parent}:{real.parent}")
        assert (ran.stdout, ran.returncode) == ("0 bad\n", 0)


def test_a_thread_is_not_cancelled_in_its_first_call(place: Path, plan: Plan) -> None:
    real = fixtures.vendor(place / "x86_64" / "vendor")
    cancelled = fixtures.program("cancelled", place, real)
    attached = fixtures.shim(plan, place)
    ran = fixtures.run(cancelled, LD_LIBRARY_PATH=f"{attached.parent}:{real.parent}")
    assert (ran.stdout, ran.returncode) == ("1 1\n", 0)


def test_a_program_that_calls_nothing_opens_nothing_and_prints_nothing(
    place: Path, plan: Plan
) -> None:
    attached = fixtures.shim(plan, place)
    ran = fixtures.run(Path("/bin/cat"), LD_PRELOAD=attached)
    assert (ran.stdout, ran.stderr, ran.returncode) == ("", "", 0)


def test_versions_of_one_name_reach_the_same_versions_of_the_vendor(place: Path) -> None:
    script = place / "vendor.map"
    script.write_text(
        "VENDOR_1 { global: v_*; u_*; v_int; local: *; };\nVENDOR_2 { global: v_int; };\n"
    )
    options = ("-DVERSIONED", f"-Wl,--version-script={script}")
    real = fixtures.vendor(place / "versioned", "x86_64", *options)
    old = place / "old.c"
    old.write_text(
        '__asm__(".symver v_int, v_int@VENDOR_1");\n'
        + (fixtures.HERE / "caller.c").read_text(encoding="utf-8")
    )
    symbols = [
        plans.forward(p, "VENDOR_1")
        for p in plans.PROTOTYPES
        if " v_int(" not in p and "v_new" not in p
    ]
    v_int = next(p for p in plans.PROTOTYPES if " v_int(" in p)
    symbols += [plans.forward(v_int, "VENDOR_1", default=False), plans.forward(v_int, "VENDOR_2")]
    symbols += [plans.untyped(name, "VENDOR_1") for name in plans.UNTYPED]
    attached = fixtures.shim(plans.plan(symbols), place / "versions")
    fixtures.cc("x86_64", "-w", old, real, "-o", place / "old")
    for program in (place / "old", fixtures.program("caller", place, real)):
        direct = fixtures.run(program, LD_LIBRARY_PATH=real.parent)
        ran = fixtures.run(program, LD_LIBRARY_PATH=f"{attached.parent}:{real.parent}")
        assert direct.stdout.splitlines()[0] in ("21", "-3")
        assert (ran.stdout, ran.returncode) == (direct.stdout, 0)


def test_the_auditor_catches_every_name_of_the_library(place: Path, plan: Plan) -> None:
    """Whichever folder the vendor's file lies in: below the shims' folder, too."""
    attached = fixtures.shim(plan, place / "audited")
    (attached.parent / "libvendor.so").symlink_to(attached.name)
    real = fixtures.vendor(attached.parent / "below")
    elsewhere = place / "elsewhere"
    elsewhere.mkdir()
    full = real.with_name(f"{fixtures.SONAME}.2.3")
    shutil.copy(real, full)
    link, hard, copied = (elsewhere / name for name in ("libgpu.so", "hard.so", "copied.bin"))
    link.symlink_to(real)
    hard.hardlink_to(real)
    shutil.copy(real, copied)
    auditor = attached.with_name(toolchain.AUDITOR)
    toolchain.make(toolchain.auditor_recipe(), toolchain.host(), auditor)
    opened = place / "opened"
    rpath = f"-Wl,--disable-new-dtags,-rpath,{real.parent}"
    fixtures.cc("x86_64", "-w", fixtures.HERE / "opened.c", rpath, "-o", opened)
    paths_ = map(str, (real, full, link, hard, copied, attached))
    names = (fixtures.SONAME, "libvendor.so", f"{fixtures.SONAME}.2.3", *paths_)
    ran = fixtures.run(opened, "x86_64", *names, LD_AUDIT=auditor, LD_LIBRARY_PATH=real.parent)
    alias = attached.with_name("libvendor.so")
    answered = [f"21 {attached}"] * len(names)
    assert ran.stdout.replace(str(alias) + "\n", f"{attached}\n").splitlines() == answered
    assert ran.stderr == f"libvendor.so.1: using {real.parent}/./{real.name}\n"
    linked = fixtures.program("caller", place, real)
    fixtures.cc("x86_64", "-w", fixtures.HERE / "caller.c", real, rpath, "-o", linked)
    assert fixtures.run(linked).stderr == ""
    through = fixtures.run(linked, LD_AUDIT=auditor, STUB_REAL=real)
    assert through.stdout == fixtures.run(linked).stdout
    assert set(through.stderr.splitlines()) == set(ran.stderr.splitlines())


def test_the_auditor_leaves_other_libraries_and_files_alone(place: Path, plan: Plan) -> None:
    attached = fixtures.shim(plan, place / "others")
    auditor = attached.with_name(toolchain.AUDITOR)
    toolchain.make(toolchain.auditor_recipe(), toolchain.host(), auditor)
    opened = place / "opens-others"
    fixtures.cc("x86_64", "-w", fixtures.HERE / "opened.c", "-o", opened)
    plain = place / "plain.c"
    plain.write_text("int v_int(void) { return 7; }\n")
    other, nameless = place / "libother.so.1", place / "nameless.so"
    fixtures.cc("x86_64", plain, "-shared", "-fPIC", "-Wl,-soname,libother.so.1", "-o", other)
    fixtures.cc("x86_64", plain, "-shared", "-fPIC", "-o", nameless)
    broken = place / "broken.so"
    broken.write_bytes(other.read_bytes()[:200])
    names = [*map(str, (other, nameless, broken, place)), "/dev/zero", "/no/such.so"]
    ran = fixtures.run(opened, "x86_64", *names, LD_AUDIT=auditor)
    assert ran.stdout.splitlines() == [f"7 {other}", f"7 {nameless}", *["none"] * 4]
