"""What every test shares: in CI a skipped test is a failed one; some run only when asked for."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what may fail by another's doing: its package is no longer where it was."""
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
