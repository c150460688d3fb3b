"""Numbers on the command line that click alone does not bound."""

from __future__ import annotations

import math
from typing import Any

import click


class Span(click.FloatRange):
    """A duration: at most a year in any unit, and no NaN, which is in every range."""

    def __init__(self, min: float = 0, *, min_open: bool = False) -> None:  # noqa: A002 -- click's
        """Allow no less than that."""
        super().__init__(min, 366 * 24 * 3600, min_open=min_open)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read one."""
        read: float = super().convert(value, param, ctx)
        if math.isnan(read):
            self.fail(f"{value} is no number", param, ctx)
        return read
