"""The places of porter's data, in a checkout or inside the package; and of its output."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from porter.errors import FetchError, PorterError

PROJECT = "porter.toml"  # lies next to the specs/, backends/ and generated/ of a project
_PACKAGE = Path(__file__).resolve().parent


def is_installed(folder: Path) -> bool:
    """Check whether it lies inside the package: such files are its installer's."""
    return folder.is_relative_to(_PACKAGE)


def shown(path: Path | str) -> str:
    """Spell a path for the user: from the folder that the command was given in, if below it."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100 -- `resolve` would follow links
    try:
        here = Path.cwd()
    except FileNotFoundError:  # it was removed
        return str(whole)
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)


def data(kind: str) -> Path:
    """Find the folder of `specs`, `backends`, `generated`, `deploy` or `templates`."""
    candidates = [_PACKAGE / "_data" / kind, _PACKAGE / "emit" / kind]
    if (_PACKAGE.parent / "pyproject.toml").is_file():
        candidates.insert(1, _PACKAGE.parent / kind)
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise PorterError(f"{candidates[0]}: no {kind} came with this porter; reinstall it")


def project() -> Path | None:
    """Find the user's own project: the nearest folder, from here upwards, with a porter.toml.

    One of another user is ignored: its code would run in the caller's programs.
    """
    try:
        here = Path.cwd()
    except FileNotFoundError:  # it was removed
        return None
    for folder in (here, *here.parents):
        with suppress(OSError):
            if (folder / PROJECT).stat().st_uid in (0, os.geteuid()):
                return folder
    return None


def roots(kind: str) -> tuple[Path, ...]:
    """List the folders of `specs` or `generated`: the project's, if it has one, then porter's."""
    own = project()
    mine = [own / kind] if own and (own / kind).is_dir() else []
    return (*mine, data(kind))


def trees(generated: Path | None = None) -> dict[str, Path]:
    """Find each backend that was generated, by name: in the folder given, else in all roots."""
    found: dict[str, Path] = {}
    for root in (generated,) if generated else roots("generated"):
        for plan in root.glob("*/*/plan.json"):
            found.setdefault(plan.parent.parent.name, plan.parent.parent)
    return dict(sorted(found.items()))


def build_root() -> Path:
    """Build in the checkout, if this is one, else in the user's cache."""
    checkout = data("backends").parent
    if (checkout / "pyproject.toml").is_file():
        return checkout / "build"
    return cache_dir() / "build"


def cache_dir() -> Path:
    """Return the folder of fetched and built files: $PORTER_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("PORTER_CACHE"):
        return Path(chosen).absolute()  # programs that leave the folder preload from there
    if sys.platform == "darwin":
        return _home() / "Library" / "Caches" / "porter"
    return Path(os.environ.get("XDG_CACHE_HOME") or _home() / ".cache").absolute() / "porter"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise FetchError(
            f"PORTER_CACHE: needed, because user {os.getuid()} has no home: HOME is not set"
        ) from None
