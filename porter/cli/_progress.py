"""How far a command is -> a bar on the terminal. Elsewhere nothing is shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

_DRAWN = 200  # how often a bar is drawn, for any length


@contextmanager
def bar(label: str, length: int) -> Iterator[Callable[[], None]]:
    """Show a bar of `steps` on standard error; return the function to call after each."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    every = max(1, length // _DRAWN)
    with click.progressbar(
        length=length, label=label, file=sys.stderr, update_min_steps=every
    ) as shown:
        yield lambda: shown.update(1)
        shown.finish()
        shown.render_progress()
