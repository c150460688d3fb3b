"""A template's name -> what fills it. The only module that knows Jinja's settings."""

from __future__ import annotations

import jinja2

from porter import paths


def environment() -> jinja2.Environment:
    """Read templates so that a missing value is an error, and tags leave no lines behind."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(paths.data("templates")),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
