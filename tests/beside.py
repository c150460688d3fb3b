"""Activity concurrent with a test: the load of the machine, and processes that the test leaves.

A test that measures real time fails on a machine that stands still, which shows nothing about the
tested code. So a process that only sleeps notes how late it is woken, and the kernel counts the
time that a hypervisor and other processes took. A failed test is run again only if these show that
the machine was starved meanwhile, and the summary says so; one that fails each time failed.

Processes that a test's call started are ended with it, wherever they are by now. A program whose
parent was killed for taking too long would run for ever, and starve all later tests. The kernel
keeps a process's first environment, in which pytest names the running test.

A test that reaches its time limit fails, and soon the processes that it started are killed.
pytest-timeout gives the limit up when a test has failed, so its end may wait for ever for a program
that hangs. Here the limit holds until the test has ended, and is enforced again and again.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_timeout
from _pytest.runner import runtestprotocol

from porter.bench import cores

RUNS = 3  # of a test that fails while the machine is starved
MOSTLY = 0.1  # of the test's time: stolen, or that it stood still
STOOD_STILL_S = 0.2  # once
# Of all processors, in a test that is alone: the least use by others, and the most idle time.
CROWDED, LEFT_IDLE = 0.25, 0.1
STARVED = "starved"  # the property of a report that says how
_OURS = "TESTS_OF"  # variable: the pytest process that a program is of
_GRACE_S = 1.0  # the time that a process has to end by itself
_EXEC_S = 0.05  # between exec and the environment of the new program
_AGAIN_S = 20.0  # after a test reached its time limit and did not end
# A worker in which nothing ends a test is ended, and says where it was: after the first time, and
# not before the second one has passed since the limit of the test itself.
_HANGS_S, _LATER_S = 900.0, 300.0
_NOTED_S = 0.05  # the time until the sleeper has written its observation
_NAMES_TEST = re.compile(rb"PYTEST_CURRENT_TEST=").match
_SLEEPER = """
import select, sys, time
print(0, flush=True)
while True:
    before = time.monotonic()
    if select.select([sys.stdin], [], [], 0.01)[0]:
        break
    late = time.monotonic() - before - 0.01
    if late > 0.05:
        print(late, flush=True)
"""


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What happened between two moments, in seconds."""

    span: float
    still: float  # the sum of the sleeper's large delays
    stillest: float  # the longest of these
    stolen: float  # by the hypervisor, of a processor; so, too:
    idle: float
    others: float  # used by processes that are not ours


def starved(about: Meanwhile, *, alone: bool) -> str:
    """Describe how the machine kept a test from running; "", if it did not.

    Nothing of ours runs concurrently with a test that is alone, so other processes' work is
    evidence there.
    """
    span = max(about.span, 1e-3)
    if about.stolen >= MOSTLY * span:
        return f"the hypervisor took {about.stolen / span:.0%} of it"
    if about.still >= MOSTLY * span:
        return f"it stood still for {about.still / span:.0%} of the time"
    if about.stillest >= STOOD_STILL_S:
        return f"it stood still for {about.stillest * 1000:.0f} ms"
    if alone and about.others >= CROWDED * span and about.idle <= LEFT_IDLE * span:
        return f"others had {about.others / span:.0%} of it"
    return ""


class Sleeper:
    """A process of its own, that nothing of ours keeps from running."""

    def __init__(self) -> None:
        """Start it; it ends with us."""
        self._times = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-c", _SLEEPER], stdin=subprocess.PIPE, stdout=self._times
        )
        self._read = 0
        while not self._news():  # it has begun
            time.sleep(0.01)
        self._begun = used()

    def close(self) -> None:
        """End it."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()
        self._times.close()

    def begin(self) -> None:
        """Forget what happened up to now."""
        self._news()
        self._begun = used()

    def meanwhile(self) -> Meanwhile:
        """Return the observations since then."""
        time.sleep(_NOTED_S)
        late, before, now = self._news(), self._begun, used()
        return Meanwhile(
            now.at - before.at,
            sum(late),
            max(late, default=0.0),
            now.stolen - before.stolen,
            now.idle - before.idle,
            now.busy - before.busy - (now.ours - before.ours),
        )

    def _news(self) -> list[float]:
        """Read its observations since the last read."""
        data = os.pread(self._times.fileno(), 1 << 24, self._read)
        lines = data[: data.rfind(b"\n") + 1]
        self._read += len(lines)
        return [float(line) for line in lines.splitlines()]


@dataclass(frozen=True, slots=True)
class Used:
    """The average use of all processors up to then; in seconds."""

    at: float
    busy: float
    idle: float
    stolen: float
    ours: float  # of the busy time: of this process, and of all that it waited for


def used() -> Used:
    """Return the present use."""
    processors, tick = os.cpu_count() or 1, os.sysconf("SC_CLK_TCK")
    user, nice, system, idle, waiting, interrupts, soft, stolen = cores.ticks()
    own = os.times()
    return Used(
        time.monotonic(),
        (user + nice + system + interrupts + soft) / tick / processors,
        (idle + waiting) / tick / processors,
        stolen / tick / processors,
        (own.user + own.system + own.children_user + own.children_system) / processors,
    )


class Beside:
    """Runs tests, and again those that failed where the machine was starved."""

    def __init__(self) -> None:
        """Begin with no sleeper: tests may only be listed."""
        self._sleeper: Sleeper | None = None
        self._stderr = os.dup(2)  # output is not captured yet
        os.environ[_OURS] = str(os.getpid())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Take the place of pytest's own, which runs a test once."""
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for report in self._reports(item, nextitem):
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_set_timer(
        self, item: pytest.Item, settings: pytest_timeout.Settings
    ) -> bool:
        """Enforce the time limit of a test until it has ended."""
        limits: list[float] = []  # that were reached

        def enforce(*_: object) -> None:
            signal.setitimer(signal.ITIMER_REAL, _AGAIN_S)
            if limits:
                _kill(_ours())
            limits.append(settings.timeout)
            pytest_timeout.timeout_sigalrm(item, settings)

        signal.signal(signal.SIGALRM, enforce)
        signal.setitimer(signal.ITIMER_REAL, settings.timeout)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_cancel_timer(self) -> bool:
        """Leave the limit in force: a test that failed has not ended."""
        return True

    def pytest_unconfigure(self) -> None:
        """End what we started."""
        if self._sleeper:
            self._sleeper.close()

    def _reports(self, item: pytest.Item, nextitem: pytest.Item | None) -> list[pytest.TestReport]:
        self._sleeper = self._sleeper or Sleeper()
        alone = item.get_closest_marker("alone") is not None
        ways: list[str] = []
        while True:
            faulthandler.dump_traceback_later(_ends_after(item), exit=True, file=self._stderr)
            self._sleeper.begin()
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            failed = any(report.failed for report in reports)
            _disarm()
            way = starved(self._sleeper.meanwhile(), alone=alone) if failed else ""
            left = ended(item.nodeid)
            ways += [way] if way else []
            if not way or len(ways) == RUNS:
                break
            item.session._setupstate.teardown_exact(None)  # noqa: SLF001  fixtures that failed, too
            item._initrequest()  # noqa: SLF001
            _limit(item)
        faulthandler.cancel_dump_traceback_later()
        for report in reports:
            report.user_properties += [(STARVED, way) for way in ways]
            if left:
                report.sections.append(("what it left running, and was ended", "\n".join(left)))
        return reports


def _disarm() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)


def _ends_after(item: pytest.Item) -> float:
    """Say when a worker is ended whose test was not."""
    limit = pytest_timeout._get_item_settings(item).timeout  # noqa: SLF001
    return max(_HANGS_S, (limit or 0) + _LATER_S)


def _limit(item: pytest.Item) -> None:
    settings = pytest_timeout._get_item_settings(item)  # noqa: SLF001
    if settings.timeout:
        item.ihook.pytest_timeout_set_timer(item=item, settings=settings)


def ended(nodeid: str) -> list[str]:
    """End the processes that a test's call left running; return their descriptions, a line each."""
    until = time.monotonic() + _GRACE_S
    while (left := list(_left(nodeid))) and time.monotonic() < until:
        time.sleep(0.02)
    reported = [f"{pid}: {_line(pid)}" for pid in left]
    until = time.monotonic() + _GRACE_S
    while left and time.monotonic() < until:
        _kill(left)
        time.sleep(0.01)
        left = list(_left(nodeid))
    return reported


def _kill(pids: Iterable[int]) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def ways(report: pytest.TestReport) -> list[str]:
    """List how the machine was starved in each run of a test that failed for that, or may have."""
    return [str(text) for name, text in report.user_properties if name == STARVED]


def _left(nodeid: str) -> Iterator[int]:
    """Find processes by their first environment; a module's fixtures are set up, and stay."""
    phases = {f"PYTEST_CURRENT_TEST={nodeid} ({when})".encode() for when in ("call", "teardown")}
    return (pid for pid, words in _with_environments() if phases & words)


def _ours() -> Iterator[int]:
    """Find all that tests of this process started."""
    return (pid for pid, words in _with_environments() if any(map(_NAMES_TEST, words)))


def _with_environments() -> Iterator[tuple[int, set[bytes]]]:
    marks = {f"{_OURS}={os.getpid()}".encode()}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit() or int(folder.name) == os.getpid():
            continue
        with contextlib.suppress(OSError):  # it is another user's, or has ended
            words = set(_environment(folder).split(b"\0"))
            if marks <= words:
                yield int(folder.name), words


def _environment(folder: Path) -> bytes:
    """Read it. A process has none just after exec, as a zombie, or because it was started so."""
    until = time.monotonic() + _EXEC_S
    environment = (folder / "environ").read_bytes()
    while not environment and (folder / "exe").readlink() and time.monotonic() < until:
        time.sleep(0.001)
        environment = (folder / "environ").read_bytes()
    return environment


def _line(pid: int) -> str:
    with contextlib.suppress(OSError):
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        return b" ".join(words).decode(errors="replace").strip()
    return "gone"
