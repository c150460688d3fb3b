"""Common settings of all tests: in CI a skipped test is a failed one; some run only on request.

The summary lists which backends were tried on which architectures. A test's backend is its
parameter `backend`, its marker `backend(name)` or the one that its file names (test_hip_twin.py:
hip). Its architecture is its parameter `arch`, a marker, or else this machine's.

Tests that measure in real time are marked `alone`: they come last, and no other test runs at the
same time. A test that failed while the machine demonstrably kept it from running is run again
(`beside.py`). `--leave-out` leaves out a kind of tests (`tiers.py`).
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import tempfile
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import beside
import pytest
import tiers

from porter.machines import MACHINES
from porter.native import toolchain
from porter.spec import specfiles

_REST = "porter"  # for tests of no backend
_KUBERNETES = "PORTER_TEST_KUBERNETES"  # set by ./test.sh --kubernetes
Cell = tuple[str, str]  # backend, architecture
# Each worker locks these. At the door it waits for one that wants the room for itself.
_ROOM, _DOOR = Path(__file__), Path(__file__).parent
_LEFT_OUT = pytest.StashKey[Counter[str]]()  # tests, by the reason; of workers, the last one's
_TRIED = pytest.StashKey[set[Cell]]()  # cells with tests that passed before
_LEFT, _TRIED_BEFORE = "left_out", "tried_before"  # the keys of a worker's answer
_PASSED = "passed_before"  # the key of a worker's input: all workers leave out the same tests


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a user choose among cells, and require every one of them."""
    parser.addoption("--backend", help=f"only tests of that backend, or {_REST}: of none")
    parser.addoption("--arch", choices=tuple(MACHINES), help="only tests of that architecture")
    parser.addoption(
        "--every-cell",
        action="store_true",
        help="fail unless each backend chosen was tried on each architecture chosen",
    )
    parser.addoption(
        "--leave-out",
        action="append",
        default=[],
        choices=tiers.KINDS,
        help="a kind of tests to leave out, several times for several",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Watch the machine while tests run: not in a process that only distributes them.

    Simulated devices without a folder of their own do not meet those of other workers.
    """
    heed_interrupts()
    config.stash[_LEFT_OUT], config.stash[_TRIED] = Counter(), set()
    if not os.environ.get("PORTER_STATE") or hasattr(config, "workerinput"):
        home = Path(tempfile.mkdtemp(prefix="porter-tests-"))
        home.chmod(0o711)  # tests become other users
        os.environ["PORTER_STATE"] = str(home / "state")
        config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    if config.getoption("dist", "no") == "no":
        config.pluginmanager.register(beside.Beside())


def heed_interrupts() -> None:
    """Let programs that tests start end by an interrupt.

    A shell ignores these signals in its background jobs, and programs inherit that.
    """
    for number, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGQUIT, None)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, handler or signal.SIG_DFL)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note each test's cell. Leave out slow tests, and tests that fail once a package moves on."""
    wanted, passed = _wanted(config), _passed_before(config)
    kept, left = [], []
    for item in items:
        cell = _cell(item)
        item.user_properties.append(("cell", cell))
        reason = _reason(item, passed)
        if reason and cell in wanted:
            config.stash[_LEFT_OUT][reason] += 1
        if reason == "passed":
            config.stash[_TRIED].add(cell)
        (left if reason or cell not in wanted else kept).append(item)
    for item in _samples(config, kept, left) if config.getoption("every_cell") else ():
        config.stash[_LEFT_OUT]["slow"] -= 1
        left.remove(item)
        kept.append(item)
    if hasattr(config, "workeroutput"):
        config.workeroutput[_LEFT] = dict(config.stash[_LEFT_OUT])
        config.workeroutput[_TRIED_BEFORE] = sorted(config.stash[_TRIED])
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept
    items.sort(key=_is_alone)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Let all workers leave out the same tests, also if another run notes some meanwhile."""
    node.workerinput[_PASSED] = sorted(_passed_before(node.config))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take the numbers of tests left out from a worker: each leaves out the same."""
    answer = getattr(node, "workeroutput", {})
    node.config.stash[_LEFT_OUT] = Counter(answer.get(_LEFT, {}))
    node.config.stash[_TRIED] = {(backend, arch) for backend, arch in answer.get(_TRIED_BEFORE, [])}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    """Run nothing else of the checkout's tests during a test that measures in real time."""
    door, room = os.open(_DOOR, os.O_RDONLY), os.open(_ROOM, os.O_RDONLY)
    try:
        fcntl.flock(door, fcntl.LOCK_EX)
        fcntl.flock(room, fcntl.LOCK_EX if _is_alone(item) else fcntl.LOCK_SH)
        fcntl.flock(door, fcntl.LOCK_UN)
        return (yield)
    finally:
        for file in (room, door):
            fcntl.flock(file, fcntl.LOCK_UN)  # a process that the test left may have it open
            os.close(file)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Nothing is skipped silently: where CI is set, a skip's missing tool must be installed."""
    report = yield
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid}: skipped in CI: {report.longrepr}"
    return report


def pytest_report_teststatus(
    report: pytest.TestReport | pytest.CollectReport,
) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
    """Say at once that the machine was starved: a run that is cut short has no summary."""
    ways = beside.ways(report) if isinstance(report, pytest.TestReport) else []
    if not ways or report.when != "call":
        return None
    word = f"{report.outcome.upper()} (the machine was starved: {'; '.join(ways)})"
    return report.outcome, report.outcome[0].upper(), (word, {"yellow": True})


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail for a cell in which nothing passed; of a clone there is nothing to try elsewhere.

    Note what passed on other architectures.
    """
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not hasattr(session.config, "workerinput"):
        tiers.note_passed(_passed_elsewhere(reporter.stats))
    if session.config.getoption("every_cell") and not hasattr(session.config, "workerinput"):
        if _untried(session.config, _counts(reporter.stats, "passed")):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        elif session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the tests left out, the places where the machine was starved, and the matrix."""
    if left_out := tiers.lines(terminalreporter.config.stash[_LEFT_OUT]):
        terminalreporter.section("tests left out, and the commands that run them")
        for line in left_out:
            terminalreporter.write_line(line)
    passed = _counts(terminalreporter.stats, "passed")
    failed = _counts(terminalreporter.stats, "failed", "error")
    if not passed + failed:
        return
    if starved := list(_starved(terminalreporter.stats)):
        terminalreporter.section("the machine was starved while these failed")
        for line in starved:
            terminalreporter.write_line(line)
    terminalreporter.section("tests passed, by backend and architecture")
    for row in _matrix(passed, failed):
        terminalreporter.write_line("".join(f"{text:>14}" for text in row))
    if terminalreporter.config.getoption("every_cell"):
        for backend, arch in _untried(terminalreporter.config, passed):
            terminalreporter.write_line(f"{backend} was not tried on {arch}", red=True)


def _is_alone(item: pytest.Item) -> bool:
    return item.get_closest_marker("alone") is not None


def _reason(item: pytest.Item, passed: frozenset[str]) -> str:
    """Name the tier for which a test is left out, if it is."""
    if item.get_closest_marker("kubernetes") and not os.environ.get(_KUBERNETES):
        return "kubernetes"
    asked = any(item.get_closest_marker(name) for name in ("moving", "long"))
    if asked and not os.environ.get("PORTER_ALL"):
        return "all"
    left_out = item.config.getoption("leave_out")
    kinds = tiers.kinds(item, passed, elsewhere=_cell(item)[1] != toolchain.host())
    return next((kind for kind in kinds if kind in left_out), "")


def _samples(
    config: pytest.Config, kept: list[pytest.Item], left: list[pytest.Item]
) -> list[pytest.Item]:
    """List the first slow test of each file and of each cell of which none is kept."""
    files, cells = {item.path for item in kept}, {_cell(item) for item in kept}
    wanted, samples = _wanted(config), []
    for item in left:
        cell = _cell(item)
        here = cell[1] == toolchain.host() and item.path not in files
        lacking = cell[0] != _REST and cell not in cells | config.stash[_TRIED]
        if cell in wanted and (here or lacking) and _reason(item, frozenset()) == "slow":
            samples.append(item)
            files.add(item.path)
            cells.add(cell)
    return samples


def _passed_before(config: pytest.Config) -> frozenset[str]:
    if hasattr(config, "workerinput"):
        return frozenset(config.workerinput[_PASSED])
    return tiers.passed_before() if "passed" in config.getoption("leave_out") else frozenset()


def _passed_elsewhere(stats: dict[str, list[pytest.TestReport]]) -> set[str]:
    reports = [one for one in stats.get("passed", []) if isinstance(one, pytest.TestReport)]
    return {
        report.nodeid
        for report in reports
        if dict(report.user_properties)["cell"][1] != toolchain.host()
    }


def _cell(item: pytest.Item) -> Cell:
    parameters = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    return (
        _named(item, parameters, "backend") or _backend_of(item.path.stem),
        _named(item, parameters, "arch") or toolchain.host(),
    )


@cache
def _backend_of(file: str) -> str:
    named = (name for name in _backends() if f"_{name.replace('-', '_')}_" in f"_{file}_")
    return next(named, _REST)


@cache
def _backends() -> tuple[str, ...]:
    return specfiles.backends()


def _named(item: pytest.Item, parameters: dict[str, object], kind: str) -> str:
    marker = item.get_closest_marker(kind)
    return str(parameters.get(kind) or (marker.args[0] if marker else ""))


def _counts(stats: dict[str, list[pytest.TestReport]], *outcomes: str) -> Counter[Cell]:
    reports = [report for outcome in outcomes for report in stats.get(outcome, [])]
    reports = [report for report in reports if isinstance(report, pytest.TestReport)]
    return Counter(tuple(dict(report.user_properties)["cell"]) for report in reports)


def _starved(stats: dict[str, list[pytest.TestReport]]) -> Iterator[str]:
    for outcome, phases in (("passed", {"call"}), ("failed", {"call"}), ("error", {"setup"})):
        for report in stats.get(outcome, []):
            ways = beside.ways(report) if isinstance(report, pytest.TestReport) else []
            if ways and report.when in phases:
                yield f"{outcome} in the end: {report.nodeid}: {'; '.join(ways)}"


def _matrix(passed: Counter[Cell], failed: Counter[Cell]) -> Iterator[list[str]]:
    yield ["", *MACHINES]
    for backend in sorted({*specfiles.backends(), *(cell[0] for cell in passed + failed)}):
        cells = [(backend, arch) for arch in MACHINES]
        yield [
            backend,
            *(
                f"{passed[cell]} ({failed[cell]} failed)"
                if failed[cell]
                else str(passed[cell] or "-")
                for cell in cells
            ),
        ]


def _untried(config: pytest.Config, passed: Counter[Cell]) -> list[Cell]:
    """List cells in which nothing passed; a backend that copies another is tried here alone."""
    clones = {name for name in specfiles.backends() if not specfiles.load_spec(name).kept}
    wanted = [cell for cell in _wanted(config) if cell[0] != _REST]
    here = [cell for cell in wanted if cell[0] not in clones or cell[1] == toolchain.host()]
    return [cell for cell in here if not passed[cell] and cell not in config.stash[_TRIED]]


def _wanted(config: pytest.Config) -> list[Cell]:
    backend, arch = config.getoption("backend"), config.getoption("arch")
    backends = [backend] if backend else [*_backends(), _REST]
    return [(one, other) for one in backends for other in ([arch] if arch else MACHINES)]
