"""A key -> a value computed before, in the user's cache. Each failure of the cache is a miss.

An entry is written under another name and renamed, so that several processes may write one. It
begins with the digest of its content: an entry that a full disk cut off is a miss. Entries of other
users are ignored, because reading one can run code.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from porter import paths
from porter.errors import PorterError

_PACKAGE = Path(__file__).parent
_CODE = (".py", ".h")
_DIGEST = 32  # bytes
_NOTED_S, _UNUSED_S = 86_400, 30 * 86_400
_MOST = 400  # entries
_ABSENT = ""


def load(kind: str, key: str) -> Any | None:
    """Give the value that was kept, if the files that it was made of are still the same."""
    path = _path(kind, key)
    if path is None or (content := _content(path)) is None:
        return None
    try:
        files, value = pickle.loads(content)  # noqa: S301 (a file of this user, or of root)
    except Exception:  # noqa: BLE001 -- the classes in it may have changed in any way
        return None
    if any(_state(name) != was for name, was in files.items()):
        return None
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > _NOTED_S:
            os.utime(path)
    return value


def store(kind: str, key: str, value: Any, made_of: Iterable[str | Path] = ()) -> None:
    """Keep a value, and the state of the files that it was made of."""
    path = _path(kind, key)
    if path is None:
        return
    files = {name: _state(name) for name in map(os.path.abspath, made_of)}
    content = pickle.dumps((files, value), pickle.HIGHEST_PROTOCOL)
    partial = path.with_name(f".{path.name}-{secrets.token_hex(4)}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _forget_unused(path.parent)
        try:
            partial.write_bytes(hashlib.sha256(content).digest() + content)
            partial.replace(path)
        except OSError:
            partial.unlink(missing_ok=True)


def key(*parts: object) -> str:
    """Hash values that a result depends on; their `repr` has to say all of them."""
    return hashlib.sha256("\0".join(map(repr, parts)).encode(errors="surrogateescape")).hexdigest()


@cache
def code() -> str:
    """Hash porter's own code: another version may answer otherwise, and so may an edited one."""
    whole = hashlib.sha256()
    for path in sorted(path for path in _PACKAGE.rglob("*") if path.suffix in _CODE):
        whole.update(f"{path.relative_to(_PACKAGE)}\0".encode() + path.read_bytes())
    return whole.hexdigest()


def identity(path: Path) -> tuple[object, ...]:
    """Identify a file and its content by its metadata, without reading it."""
    found = path.stat()
    times = (found.st_mtime_ns, found.st_ctime_ns)
    return (str(path.resolve()), found.st_dev, found.st_ino, found.st_size, *times)


def _path(kind: str, key: str) -> Path | None:
    with suppress(PorterError):
        return paths.cache_dir() / "computed" / f"{kind}-{key[:40]}"
    return None


def _content(path: Path) -> bytes | None:
    try:
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_uid not in (0, os.geteuid()):
                return None
            whole = file.read()
    except OSError:
        return None
    content = whole[_DIGEST:]
    return content if hashlib.sha256(content).digest() == whole[:_DIGEST] else None


def _state(path: str | Path) -> str:
    """Hash a file's content."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return _ABSENT


def _forget_unused(folder: Path) -> None:
    """Remove entries that no command read for long, and those beyond a number.

    Another process may remove them, too.
    """
    used: list[tuple[float, str]] = []
    with os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                used.append((entry.stat().st_mtime, entry.path))
    used.sort(reverse=True)
    for number, (when, path) in enumerate(used):
        if number >= _MOST or time.time() - when > _UNUSED_S:
            with suppress(OSError):
                Path(path).unlink()
