"""{path: text} -> files. The only module that writes the generated tree."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path


def write(files: Mapping[str, str], root: Path, *, kept: Sequence[str] = ()) -> None:
    """Make the folders of `files` contain exactly these; unchanged files are left alone.

    Below the folders `kept` of the root other files stay. Of two writers one waits: files of the
    other's unfinished work would be extra. If one file fails, or the user interrupts, no new file
    is left.
    """
    root.mkdir(parents=True, exist_ok=True)
    with _alone(root), _all_or_none(root) as made:
        for name, text in files.items():
            path = root / name
            if not (path.is_file() and path.read_bytes() == text.encode()):
                made.extend([] if path.exists() else [path])
                _replace(path, text)
        for path in _extra(files, root):
            if not any(path.is_relative_to(root / folder) for folder in kept):
                path.unlink()


def stale(files: Mapping[str, str], root: Path) -> list[str]:
    """Name what `write` would change: `path: drifted | missing | extra`."""
    problems = []
    for name, text in files.items():
        path = root / name
        if not path.is_file():
            problems.append(f"{name}: missing")
        elif path.read_bytes() != text.encode():
            problems.append(f"{name}: drifted")
    problems += [f"{path.relative_to(root).as_posix()}: extra" for path in _extra(files, root)]
    return sorted(problems)


def _extra(files: Mapping[str, str], root: Path) -> list[Path]:
    """List files in the folders of `files` that are not among them."""
    wanted = {root / name for name in files}
    folders = sorted({path.parent for path in wanted})
    found = [path for folder in folders if folder.is_dir() for path in sorted(folder.iterdir())]
    return [path for path in found if not path.is_dir() and path not in wanted]


def _replace(path: Path, text: str) -> None:
    """Write a file so that a reader sees the old text or the new one, and nothing between."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")  # known beforehand: an interrupt leaves none
    try:
        new.unlink(missing_ok=True)
        with new.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
        new.replace(path)
    except BaseException as error:
        if isinstance(error, OSError):
            error.filename = str(path)
        with contextlib.suppress(OSError):
            new.unlink()
        raise


@contextlib.contextmanager
def _all_or_none(root: Path) -> Iterator[list[Path]]:
    """Remove the files that were made, and the folders that are empty then, where it fails."""
    made: list[Path] = []
    try:
        yield made
    except BaseException:
        for path in made:
            path.unlink(missing_ok=True)
            for folder in [up for up in path.parents if root in up.parents]:
                with contextlib.suppress(OSError):
                    folder.rmdir()
        raise


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
