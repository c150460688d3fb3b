"""The layout of spec files: lines of at most 160 columns, with the same values and comments."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from porter import paths
from porter.cli import main
from porter.spec import document
from porter.spec.formatting import WIDTH, formatted

LONG = "a->width * a->height + " * 8 + "1"
RULE = f"- {{id: mem.foo, name: fooMalloc, role: alloc, bytes: '{LONG}', key: '*ptr'}}  # why\n"


def test_a_long_rule_has_one_field_per_line() -> None:
    text = f"# all\nrules:\n{RULE}- {{id: mem.bar, name: fooFree, role: free, key: ptr}}\n"

    assert formatted(text, "a.yaml").splitlines() == [
        "# all",
        "rules:",
        "# why",
        "- id: mem.foo",
        "  name: fooMalloc",
        "  role: alloc",
        f"  bytes: '{'a->width * a->height + ' * 6}a->width *",
        "    a->height + a->width * a->height + 1'",
        "  key: '*ptr'",
        "- {id: mem.bar, name: fooFree, role: free, key: ptr}",
    ]


@pytest.mark.parametrize(
    ("text", "laid"),
    [
        (f"names: [{', '.join(['fooMalloc'] * 20)}]\n", 2),
        (f"status: {{type: fooError, {', '.join(f'key{n}: VALUE_{n}' for n in range(12))}}}\n", 14),
        (f"packages: [{', '.join(['{name: foo, version: 1.2.3}'] * 8)}]\n", 9),
        (f"why: {LONG}\n", 2),
        (f"# {'word ' * 40}\na: b\n", 3),
        ("image: |\n  " + "x " * 100 + "\n", 2),
        (f"regex: 'x{'y' * 200}'\n", 1),
    ],
)
def test_values_survive_in_any_form(text: str, laid: int) -> None:
    once = formatted(text, "a.yaml")

    assert document.read(once, "").value == document.read(text, "").value
    assert len(once.splitlines()) == laid
    assert formatted(once, "a.yaml") == once


def test_a_value_that_was_wrapped_is_wrapped_anew() -> None:
    assert formatted("a: 'b\n   c'\nnames: [d,\n  e]\n", "a.yaml") == "a: 'b c'\nnames: [d, e]\n"


def test_specs_are_laid_out() -> None:
    assert CliRunner().invoke(main, ["fmt", "--check"]).output == ""
    for file in paths.data("specs").glob("*/*.yaml"):
        long = [line for line in file.read_text().splitlines() if len(line) > WIDTH]
        assert [line for line in long if " " in line.strip().partition(": ")[2]] == [], file


def test_a_file_is_checked_then_written(tmp_path: Path) -> None:
    file = tmp_path / "libfoo.yaml"
    file.write_text(f"rules:\n{RULE}")
    checked = CliRunner().invoke(main, ["fmt", "--check", str(tmp_path)])

    assert (checked.exit_code, checked.output) == (1, f"{file}: would change\n")
    assert file.read_text() == f"rules:\n{RULE}"
    assert CliRunner().invoke(main, ["fmt", str(file)]).output == f"{file}: formatted\n"
    assert CliRunner().invoke(main, ["fmt", "--check", str(file)]).exit_code == 0
