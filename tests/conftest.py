"""What every test shares: in CI a skipped test is a failed one; some run only when asked for.

At the end it is told which backends were tried on which architectures. A test is of the backend
that its parameter `backend`, its marker `backend(name)` or its file names, test_hip_twin.py hip's;
and of the architecture that its parameter `arch` names, or a marker, or else of this machine's.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator, Iterator

import pytest

from porter import specs, toolchain
from porter.machines import MACHINES

_REST = "(any)"  # what is no backend's
Cell = tuple[str, str]  # backend, architecture


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let who runs all of it ask for every cell."""
    parser.addoption(
        "--every-cell",
        action="store_true",
        help="fail unless every backend was tried on every architecture",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note what each is of. Leave out what may fail by another's doing: its package moved on."""
    for item in items:
        item.user_properties.append(("cell", _cell(item)))
    if os.environ.get("PORTER_ALL"):
        return
    moving = [item for item in items if item.get_closest_marker("moving")]
    if moving:
        config.hook.pytest_deselected(items=moving)
        items[:] = [item for item in items if item not in moving]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Nothing is skipped silently: where CI is set, what a skip lacks must be installed."""
    report = yield
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid}: skipped in CI: {report.longrepr}"
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail for a cell in which nothing passed."""
    if session.config.getoption("every_cell") and not hasattr(session.config, "workerinput"):
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        if _untried(_counts(reporter.stats, "passed")):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the matrix."""
    passed = _counts(terminalreporter.stats, "passed")
    failed = _counts(terminalreporter.stats, "failed", "error")
    if not passed + failed:
        return
    terminalreporter.section("tests passed, by backend and architecture")
    for row in _matrix(passed, failed):
        terminalreporter.write_line("".join(f"{text:>14}" for text in row))
    if terminalreporter.config.getoption("every_cell"):
        for backend, arch in _untried(passed):
            terminalreporter.write_line(f"{backend} was not tried on {arch}", red=True)


def _cell(item: pytest.Item) -> Cell:
    parameters = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    backends = [name for name in specs.backends() if f"_{name}_" in f"_{item.path.stem}_"]
    return (
        _named(item, parameters, "backend") or next(iter(backends), _REST),
        _named(item, parameters, "arch") or toolchain.host(),
    )


def _named(item: pytest.Item, parameters: dict[str, object], kind: str) -> str:
    marker = item.get_closest_marker(kind)
    return str(parameters.get(kind) or (marker.args[0] if marker else ""))


def _counts(stats: dict[str, list[pytest.TestReport]], *outcomes: str) -> Counter[Cell]:
    reports = [report for outcome in outcomes for report in stats.get(outcome, [])]
    return Counter(tuple(dict(report.user_properties)["cell"]) for report in reports)


def _matrix(passed: Counter[Cell], failed: Counter[Cell]) -> Iterator[list[str]]:
    yield ["", *MACHINES]
    for backend in sorted({*specs.backends(), *(cell[0] for cell in passed + failed)}):
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


def _untried(passed: Counter[Cell]) -> list[Cell]:
    return [(b, arch) for b in specs.backends() for arch in MACHINES if not passed[b, arch]]
