"""A page's links to files of the repository -> addresses that work on the site.

`mkdocs build` loads this file. Pages link to sources by relative paths, which work in a checkout.
On the site they lead to $REPOSITORY_FILES, the address of the repository's files, else to the
checkout.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
_LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)#\s]+)(?=[)#])")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Rewrite the links of one page; mkdocs calls this function."""
    folder = (ROOT / "docs" / page.file.src_path).parent
    base = os.environ.get("REPOSITORY_FILES") or ROOT.as_uri()
    return _LINK.sub(lambda link: _address(link[1], folder, base.rstrip("/")), markdown)


def _address(target: str, folder: Path, base: str) -> str:
    """Write the address of a file outside of docs/; other links stay as they are."""
    path = Path(os.path.normpath(folder / target))
    if path.is_relative_to(ROOT / "docs") or not path.is_relative_to(ROOT) or not path.exists():
        return target
    return f"{base}/{quote(path.relative_to(ROOT).as_posix())}"
