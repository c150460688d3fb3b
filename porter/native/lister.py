"""Libraries of drivers -> the processes that they list, asked each second for days.

Each library is loaded by a process that lives on, so a question starts none. See probe.py for its
half. A library may crash or hang: that process is replaced, and the one that asks goes on.
"""

from __future__ import annotations

import os
import select
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

from porter.native import probe
from porter.native.probe import Process

_LIFE_S = 60  # then a process is replaced: a new one sees other cards, and has leaked nothing
_RETRY_S = 10  # between the starts of processes that do not answer
_KILL_S = 1  # for a process to end that was killed; inside a driver's call it may not


@dataclass
class Lister:
    """Asks libraries for the driver's processes. One thread asks, and closes it."""

    patience: float = probe.PATIENCE_S  # that a driver may take
    clock: Callable[[], float] = time.monotonic
    _by_library: dict[tuple[Path, tuple[str, ...]], _Answerer] = field(default_factory=dict)

    def processes(
        self, shim: Path, inits: tuple[str, ...], environment: Mapping[str, str]
    ) -> tuple[Process, ...] | None:
        """Ask a library for the processes on each device; None: it gives no list.

        A library is always asked with the same environment.
        """
        answerer = self._by_library.setdefault((shim, inits), _Answerer())
        now = self.clock()
        if answerer.is_due(now):
            answerer.replace(now, shim, inits, environment)
        return probe.processes(answerer.ask(self.patience))

    def __enter__(self) -> Self:
        """Start nothing yet."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End all processes."""
        for answerer in self._by_library.values():
            answerer.end()


@dataclass
class _Answerer:
    """The process that answers for a library."""

    child: subprocess.Popen[bytes] | None = None
    began: float = 0
    answers: bool = False  # it answered the last question

    def is_due(self, now: float) -> bool:
        """Return whether another process should take its place."""
        return not self.child or now - self.began >= (_LIFE_S if self.answers else _RETRY_S)

    def replace(
        self, now: float, shim: Path, inits: tuple[str, ...], environment: Mapping[str, str]
    ) -> None:
        """Start another one, unless the former one cannot be ended: at most one hangs."""
        self.began = now
        if self.end():
            self.child = subprocess.Popen(
                probe.answering(shim, inits),
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                process_group=0,  # the terminal's keys are not meant for it
            )

    def ask(self, patience: float) -> bytes:
        """Ask once; b"": there is no answer, or the library has no list."""
        answer = b""
        try:
            if self.child and self.child.poll() is None:
                answer = _answer(self.child, time.monotonic() + patience)
        except (OSError, EOFError, ValueError):  # it ended, it hangs, or it was ended before
            self.end()
        self.answers = bool(answer)
        return answer

    def end(self) -> bool:
        """End the process; False: it is inside a call of the driver that cannot be ended."""
        if not self.child:
            return True
        self.child.kill()
        for pipe in (self.child.stdin, self.child.stdout):
            if pipe:
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self.child.wait(_KILL_S)
        return self.child.returncode is not None


def _answer(child: subprocess.Popen[bytes], last: float) -> bytes:
    if not child.stdin or not child.stdout:
        raise EOFError
    child.stdin.write(b"\n")
    pipe = child.stdout.fileno()
    size = int.from_bytes(_read(pipe, probe.SIZE, last), "little")
    return _read(pipe, size, last)


def _read(pipe: int, size: int, last: float) -> bytes:
    """Read that many bytes until a time."""
    waiting = select.poll()
    waiting.register(pipe, select.POLLIN)
    data = b""
    while len(data) < size:
        if not waiting.poll(max(0, last - time.monotonic()) * 1000):
            raise TimeoutError
        part = os.read(pipe, size - len(data))
        if not part:
            raise EOFError
        data += part
    return data
