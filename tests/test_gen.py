"""`porter gen` and `porter build`, as a user runs them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from porter.cli import main

TOY = Path(__file__).parent / "data" / "toy"


def porter(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def gen(out: Path, *words: str | Path) -> Result:
    backend = ("--backend", TOY / "specs" / "toy", "--headers", TOY)
    return porter("gen", *backend, "--out", out, *words)


def test_gen_lists_its_output_and_check_agrees(tmp_path: Path) -> None:
    made = gen(tmp_path)
    assert made.output.endswith("/toy/libtoy.so.1: 6 hook, 4 forward\n")
    assert made.exit_code == 0
    again = gen(tmp_path, "--check")
    assert (again.output, again.exit_code) == ("", 0)


def test_headers_that_nothing_leads_to_are_named(tmp_path: Path) -> None:
    spec = tmp_path / "toy"
    shutil.copytree(TOY / "specs" / "toy", spec)
    reported = porter("gen", "--backend", spec, "--out", tmp_path / "out")
    assert reported.exit_code == 2
    assert reported.stderr.endswith(
        ": headers.files: nothing says where to find toy.h; give their folder by --headers, "
        "put them next to the spec, or name packages\n"
    )


def test_check_names_every_file_that_drifted_and_writes_nothing(tmp_path: Path) -> None:
    gen(tmp_path)
    tree = tmp_path / "toy" / "libtoy.so.1"
    (tree / "hooks.c").write_text("edited")
    (tree / "real.h").unlink()
    (tree / "old.c").write_text("")
    checked = gen(tmp_path, "--check")
    assert checked.output.splitlines() == [
        f"{tree}/hooks.c: drifted",
        f"{tree}/old.c: extra",
        f"{tree}/real.h: missing",
    ]
    assert checked.exit_code == 1
    assert (tree / "hooks.c").read_text() == "edited"


def test_once_simulated_libraries_are_there_they_are_kept_up_to_date(tmp_path: Path) -> None:
    gen(tmp_path, "--simulate")
    simulated = tmp_path / "toy" / "libtoy.so.1" / "sim.c"
    assert simulated.is_file()
    assert gen(tmp_path, "--check").exit_code == 0
    simulated.write_text("edited")
    assert gen(tmp_path, "--check").output == f"{simulated}: drifted\n"


def test_a_driver_of_another_vendor_is_refused(tmp_path: Path) -> None:
    other = next(Path("/lib").glob("*-linux-gnu/libc.so.6"), None)
    if other is None:
        pytest.skip("needs a C library at its usual place")
    refused = gen(tmp_path, "--lib", other)
    assert "its SONAME is libc.so.6, allowed: libtoy.so.1" in refused.output
    assert refused.exit_code == 2


def test_build_needs_a_generated_backend(tmp_path: Path) -> None:
    refused = porter("build", "--backend", "toy", "--generated", tmp_path)
    assert refused.output.endswith("make it with `porter gen --backend toy`\n")
    assert refused.exit_code == 2
