"""Write docs/reference/options.md from the commands in porter/cli. It takes no options."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import click

from porter.cli import GROUPS, main

PAGE = Path(__file__).resolve().parent / "reference" / "options.md"
INTRODUCTION = (
    "All commands with their options, as `porter COMMAND --help` prints them. "
    "`python docs/write_options.py` writes this page from `porter/cli/`. "
    "[Commands](cli.md) has the exit statuses and the rules of the output."
)
_PLACEHOLDER = re.compile(r"(?<![`\w])(<[\w/<>.]+>)")


def page() -> str:
    """Write the whole page."""
    context = click.Context(main, info_name="porter")
    sections = (
        text
        for group, names in GROUPS.items()
        for name in names
        for text in _command(context, name, main.get_command(context, name), group)
    )
    return "\n".join(("# Options of commands\n", f"{_wrapped(INTRODUCTION)}\n", *sections))


def _command(
    parent: click.Context, name: str, command: click.Command | None, group: str = ""
) -> Iterator[str]:
    if command is None:
        raise LookupError(name)
    context = click.Context(command, parent, info_name=name)
    if group and name == next(iter(GROUPS[group])):
        yield f"## {group}\n"
    yield f"{'###' if group else '####'} {context.command_path}\n"
    yield f"```\n{' '.join((context.command_path, *_usage(command)))}\n```\n"
    yield from (f"{_wrapped(text)}\n" for text in _paragraphs(command.help or ""))
    options = [each for each in command.params if isinstance(each, click.Option)]
    rows = [_row(context, each) for each in options if not each.hidden]
    if rows:
        yield "\n".join(("| option | meaning |", "|---|---|", *rows, ""))
    if isinstance(command, click.Group):
        for below in command.list_commands(context):
            yield from _command(context, below, command.get_command(context, below))


def _usage(command: click.Command) -> Iterator[str]:
    if any(isinstance(each, click.Option) for each in command.params):
        yield "[OPTIONS]"
    for each in command.params:
        if isinstance(each, click.Argument):
            name = each.metavar or (each.name or "").upper()
            name += "..." if each.nargs == -1 else ""
            yield name if each.required or name.startswith("[") else f"[{name}]"
    if isinstance(command, click.Group):
        yield "COMMAND"


def _paragraphs(text: str) -> list[str]:
    return [_cell(each) for each in inspect.cleandoc(text).split("\n\n") if each.strip("\b\n ")]


def _row(context: click.Context, option: click.Option) -> str:
    names = ", ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    value = "" if option.is_flag or option.count else f" {_value(option)}"
    more = [text for text in (_default(context, option), _repeated(option)) if text]
    meaning = _cell(option.help or "")
    return f"| {names}{value} | {meaning}{' [' + '; '.join(more) + ']' if more else ''} |"


def _value(option: click.Option) -> str:
    kind = option.type
    if option.metavar:
        return _cell(option.metavar)
    if isinstance(kind, click.Choice):
        return ", ".join(f"`{each}`" for each in kind.choices)
    if isinstance(kind, click.IntRange | click.FloatRange):
        low, high = kind.min, kind.max
        if high is not None:
            return f"{low} to {high}"
        return "NUMBER" if low is None else f"NUMBER, at least {low}"
    return "PATH" if isinstance(kind, click.Path) else kind.name.upper()


def _default(context: click.Context, option: click.Option) -> str:
    if isinstance(option.show_default, str):
        return f"default: {_cell(option.show_default)}"
    if not (option.show_default or context.show_default):
        return ""
    value = option.default  # click has an object of its own for none
    return f"default: {_cell(str(value))}" if isinstance(value, str | float | int | Path) else ""


def _repeated(option: click.Option) -> str:
    return "may be repeated" if option.multiple and "repeat" not in (option.help or "") else ""


def _cell(text: str) -> str:
    return _PLACEHOLDER.sub(r"`\1`", " ".join(text.split())).replace("|", "\\|")


def _wrapped(text: str) -> str:
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
