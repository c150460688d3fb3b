"""What commands have in common that serve something: optional packages, and where they listen."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any

from porter.errors import PorterError

PORT = 9477
_LAST_PORT = 65535


def optional(module: str) -> Any:
    """Import a module that needs optional packages."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise PorterError(
            f"{error.name}: not installed; it belongs to the extra `node`: "
            "`pip install -e '.[node]'` in a checkout of porter installs it"
        ) from error


def kubeconfig() -> Path:
    """Find the file with which kubectl would reach the API server."""
    return Path(os.environ.get("KUBECONFIG") or Path.home() / ".kube/config")


def address(text: str) -> tuple[str, int]:
    """Read ADDRESS:PORT; an IPv6 address stands in brackets, and none is every address."""
    name, colon, port = text.rpartition(":")
    if not colon or not port.isascii() or not port.isdigit() or int(port) > _LAST_PORT:
        raise PorterError(
            f"--listen: {text!r} is no address and port, allowed are 127.0.0.1:{PORT}, "
            f"[::1]:{PORT} or :{PORT}, and port 0, which is any free one"
        )
    return name.removeprefix("[").removesuffix("]") or "0.0.0.0", int(port)  # noqa: S104


def host(name: str) -> str:
    """Word an address as URLs have it."""
    return f"[{name}]" if ":" in name else name
