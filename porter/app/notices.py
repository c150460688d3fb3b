"""Messages on standard error, for a person who waits. Results are printed by the CLI."""

from __future__ import annotations

import sys


def tell(text: str) -> None:
    """Write a message in porter's name."""
    write(f"porter: {text}")


def write(line: str) -> None:
    """Write a line, unless standard error was closed."""
    if sys.stderr is not None:
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
