"""The language of documentation, comments, messages and names of tests; prose.py has the rules."""

from __future__ import annotations

from pathlib import Path

import prose
import pytest


def kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> list[str]:
    monkeypatch.setattr(prose, "ROOT", tmp_path)
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text(text)
    return [one.kind for one in prose.findings(tmp_path / name)]


def test_no_file_breaks_a_rule() -> None:
    wrong = [
        f"{path.relative_to(prose.ROOT)}:{one.line}: {one.kind}: {one.text}"
        for path in prose.files()
        for one in prose.findings(path)
    ]
    assert not wrong, "\n".join(wrong)


def test_every_kind_of_source_is_read() -> None:
    kinds = {path.suffix or path.name for path in prose.files()}
    assert kinds >= {".c", ".go", ".j2", ".md", ".pml", ".py", ".sh", ".toml", ".yaml", "run"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Who waits is next.", "actor"),
        ("The file of whoever asks.", "actor"),
        ("It is charged what it took.", "unnamed"),
        ("The tenant is told its quota.", "told"),
        ("No rule speaks of it.", "told"),
        ("Nobody waits.", "nobody"),
        ("It waits till the end.", "archaic"),
        ("One tenant runs beside another.", "archaic"),
        ("Once so much is used, it stops.", "quantity"),
        ("Its memory goes when it ends.", "gone"),
        ("word " * 15 + "\n" + "word " * 15 + "ends.", "sentence"),
        ("x" * 121, "width"),
        ("## Title\n\n" + "Short words are here.\n" * 80, "section"),
    ],
)
def test_each_rule_finds_its_example(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, kind: str
) -> None:
    assert kinds(tmp_path, monkeypatch, "page.md", text) == [kind]


@pytest.mark.parametrize(
    "text",
    [
        "An engineer who knows GPUs.",
        "The request goes to the vendor.",
        "```\nwho is told\n```",
        "The option `--who` has a value.",
        "| " + "cell " * 20 + "| " + "cell " * 20 + "|",
        "So long as it waits, the device is idle.",
    ],
)
def test_plain_text_has_no_findings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    assert kinds(tmp_path, monkeypatch, "page.md", text) == []


def test_comments_messages_and_names_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = (
        '"""Say who waits."""\n\n# what it is\nX = f"nobody told {1}"\n\n\n'
        "def test_who_waits() -> None:\n    pass\n"
    )
    found = kinds(tmp_path, monkeypatch, "porter/a.py", python)
    assert found == ["actor", "unnamed", "nobody", "told", "actor"]
    c = '#define A 1\t/* the first, */\n/* till\n * then */\nlog_line("nobody is here");\n'
    assert kinds(tmp_path, monkeypatch, "a.c", c) == ["fragment", "archaic", "nobody"]
    assert kinds(tmp_path, monkeypatch, "a.yaml", "a: 1  # who is told\n") == ["actor", "told"]
    rule = "- {id: a, name: toyA, reviewed: 'tells\n  what is there'}\n"
    assert kinds(tmp_path, monkeypatch, "specs/toy/a.yaml", rule) == ["told", "unnamed"]


def test_a_slash_in_a_string_begins_no_comment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    c = 'char q = \'"\'; open("tcp://host", 1);\t/* one, */\n'
    assert kinds(tmp_path, monkeypatch, "a.c", c) == ["fragment"]


def test_each_row_of_a_list_or_table_is_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = " ".join(["word"] * 20)
    rows = f"/*\n * - {row}\n * - {row}\n *\n * name   {row}\n * other  {row}\n */\n"
    assert kinds(tmp_path, monkeypatch, "a.c", rows) == []
    one = f"/*\n * {row}\n * {row}\n */\n"
    assert kinds(tmp_path, monkeypatch, "a.c", one) == ["sentence"]
