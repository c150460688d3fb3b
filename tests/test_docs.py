"""Documentation: links lead to files and headings that exist, and pages keep their size."""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from porter.cli import COMMANDS

ROOT = Path(__file__).parent.parent
_LINK = re.compile(r"\]\((?!https?://|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")


def pages() -> list[Path]:
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "*.md"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def text_of(page: Path) -> str:
    """Read a page without its code."""
    return re.sub(r"```.*?```|`[^`\n]*`", "x", page.read_text(), flags=re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Name a page's headings as GitHub does in addresses."""
    headings = re.findall(
        r"^#+ +(.*)$", re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL), re.MULTILINE
    )
    plain = (re.sub(r"[`*]|\[|\]\([^)]*\)", "", heading).strip().lower() for heading in headings)
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    wrong = []
    for name, anchor in _LINK.findall(text_of(page)):
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(f"{name}#{anchor}")
    assert wrong == []


def test_named_pages_exist() -> None:
    """Messages and comments name pages by their path from the root."""
    kinds = ("*.py", "*.c", "*.h", "*.j2", "*.yaml", "*.yml", "*.sh", "*.md")
    command = ("git", "-c", "safe.directory=*", "grep", "-ohE", r"docs/[a-z0-9/-]+\.(md|svg)")
    found = subprocess.run(
        [*command, "--", *kinds],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    named = {name for name in found.stdout.splitlines() if not name.startswith("docs/docs")}
    assert sorted(name for name in named if not (ROOT / name).is_file()) == []


def test_files_that_the_guide_for_contributors_names_exist() -> None:
    """Its walks name files by their whole path, in back quotes; NAME stands for any name."""
    named = re.findall(r"`(\.?[\w.*-]+/[\w./*-]*)", (ROOT / "CONTRIBUTING.md").read_text())
    assert len(named) > 40
    assert [name for name in named if not list(ROOT.glob(name.replace("NAME", "*")))] == []


def test_every_command_is_on_the_page_of_commands() -> None:
    page = (ROOT / "docs/reference/cli.md").read_text()
    assert [name for name in COMMANDS if f"| `porter {name}` |" not in page] == []


def test_the_page_of_roles_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "docs" / "write_roles.py"))["page"]()
    page = (ROOT / "docs" / "reference" / "roles.md").read_text()
    assert page == written, "run: python docs/write_roles.py"


def test_the_page_of_options_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "docs" / "write_options.py"))["page"]()
    page = (ROOT / "docs" / "reference" / "options.md").read_text()
    assert page == written, "run: python docs/write_options.py"


def test_every_page_is_in_the_navigation_and_the_index() -> None:
    docs = ROOT / "docs"
    names = {page.relative_to(docs).as_posix() for page in pages() if docs in page.parents}
    navigation, index = (ROOT / "mkdocs.yml").read_text(), (docs / "index.md").read_text()
    assert sorted(name for name in names if f"- {name}\n" not in navigation) == []
    assert sorted(name for name in names - {"index.md"} if f"({name})" not in index) == []


def test_links_to_sources_lead_to_the_repository_on_the_site(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook = runpy.run_path(str(ROOT / "docs" / "repository_links.py"))["on_page_markdown"]
    page = SimpleNamespace(file=SimpleNamespace(src_path="how-to/debug.md"))
    text = "[a](../spec.md#roles) [b](../../CONTRIBUTING.md#set-up) [c](https://b.example/../../LICENSE)"
    monkeypatch.setenv("REPOSITORY_FILES", "https://a.example/blob/1")
    rewritten = text.replace("../../CONT", "https://a.example/blob/1/CONT")
    assert hook(text, page, config=None, files=None) == rewritten
    monkeypatch.delenv("REPOSITORY_FILES")
    rewritten = text.replace("../../CONT", f"{ROOT.as_uri()}/CONT")
    assert hook(text, page, config=None, files=None) == rewritten


def test_first_pages_stay_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 150
    assert len((ROOT / "docs/explanation/architecture.md").read_text().split()) <= 1200
