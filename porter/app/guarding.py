"""The processes of this machine's cards -> those that use a card past the libraries, answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from porter.app import inventory
from porter.native import simd
from porter.native.lister import Lister
from porter.node import guard
from porter.node.audit import Finding
from porter.node.guard import Action, Guard
from porter.runtime import mapped

Look = Callable[[], Iterator[tuple[Finding, str]]]


@contextmanager
def watched(
    backends: Sequence[str], folder: Path, leases: Path, action: Action, *, simulated: bool
) -> Iterator[Look]:
    """Look once; give a function that looks again and answers what both looks have found.

    It gives each finding with the action taken.
    """
    with ExitStack() as stack:
        if simulated:
            sources = stack.enter_context(inventory.simulated(backends, folder, simd.Shape()))
        else:
            sources = inventory.real(backends)
        cards = inventory.cards(sources)
        watcher = Guard(
            folder,
            leases,
            partial(inventory.processes, stack.enter_context(Lister()), sources),
            lambda: cards,
            lambda: {path.name: path.name for path in mapped.listed(folder)},
        )
        watcher.look()
        yield lambda: ((each, guard.act(each, action)) for each in watcher.look())
