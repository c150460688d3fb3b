"""Paths on the command line that have to exist."""

from __future__ import annotations

import os
from pathlib import Path

import click


class InputPath(click.Path):
    """A file or folder to be read.

    click reports each error as a path that does not exist: a loop of links, a folder that may not
    be searched, and a name that is too long, too.
    """

    def __init__(
        self,
        *,
        files: bool = True,
        folders: bool = True,
        resolve: bool = False,
        readable: bool = True,
    ) -> None:
        """Allow files, folders or both; `resolve` makes the path absolute, without links."""
        super().__init__(
            exists=True,
            file_okay=files,
            dir_okay=folders,
            readable=readable,
            resolve_path=resolve,
            path_type=Path,
        )

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Path:
        """Return the path."""
        path = Path(value)
        named = f"{str(self.name).title()} {str(path)!r}"
        try:
            path.stat()
        except FileNotFoundError:
            if path.is_symlink():
                link = str(path.readlink())
                self.fail(f"{named} is a link to {link!r}, which does not exist.", param, ctx)
        except OSError as error:
            self.fail(f"{named} cannot be read: {error.strerror}.", param, ctx)
        return Path(str(super().convert(value, param, ctx)))
