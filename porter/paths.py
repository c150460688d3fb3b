"""Where porter's data lies: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

from pathlib import Path

from porter.errors import PorterError

_PACKAGE = Path(__file__).resolve().parent


def is_installed(folder: Path) -> bool:
    """Tell whether it lies inside the package: such files are its installer's."""
    return folder.is_relative_to(_PACKAGE)


def data(kind: str) -> Path:
    """Find the folder of `specs`, `backends`, `generated` or `templates`."""
    candidates = [_PACKAGE / "_data" / kind, _PACKAGE / kind]
    if (_PACKAGE.parent / "pyproject.toml").is_file():
        candidates.insert(1, _PACKAGE.parent / kind)
    for folder in candidates:
        if folder.is_dir() and not (folder / "__init__.py").exists():  # porter/specs is code
            return folder
    raise PorterError(f"{candidates[0]}: no {kind} came with this porter; reinstall it")
