"""Standard output and standard error that stay usable without a reader: `porter … | head -1`.

A reader that has read enough closes its end of the pipe. For porter that is not a failure: the
command does all of its work, the rest of its output is dropped, and its exit status is the same as
with a reader. A command that would print forever ends instead, because `wait` reports the closed
pipe.
"""

from __future__ import annotations

import io
import os
import select
import sys
import time
from pathlib import Path
from typing import Any

_LONGEST_MS = (1 << 31) - 1  # poll(2) takes an int


class _Outlet(io.FileIO):
    """A descriptor that drops all output once its reader has closed the pipe."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            with Path(os.devnull).open("wb") as nowhere:
                os.dup2(nowhere.fileno(), self.fileno())
            return len(memoryview(data).cast("B"))


def install() -> None:
    """Replace the interpreter's own output streams. A stream that a caller has set stays."""
    if sys.stdout is sys.__stdout__:
        sys.stdout = _over(sys.stdout)
    if sys.stderr is sys.__stderr__:
        sys.stderr = _over(sys.stderr)


def wait(seconds: float) -> bool:
    """Sleep, and return True; return False at once if standard output has lost its reader."""
    try:
        file = sys.stdout.fileno()
    except (OSError, ValueError):  # a stream in memory has no descriptor
        time.sleep(seconds)
        return True
    waiting = select.poll()
    waiting.register(file, 0)  # poll(2) reports a closed pipe without being asked
    return not waiting.poll(min(seconds * 1000, _LONGEST_MS))


def _over(stream: Any) -> Any:
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    try:
        raw = _Outlet(stream.fileno(), "w", closefd=False)
    except OSError:
        return stream
    stream.flush()
    return io.TextIOWrapper(
        raw if stream.write_through else io.BufferedWriter(raw),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
