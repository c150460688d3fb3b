"""The command line: loads a command when it is named; an expected failure is exit 2."""

from __future__ import annotations

import codecs
import importlib
import io
import os
import signal
import sys
from pathlib import Path
from typing import Any, NoReturn

import click

from porter.cli import _outlet
from porter.errors import PorterError, did_you_mean

# What `porter --help` says of each command; `check-symbols` is porter/cli/check_symbols.py.
COMMANDS = {
    "gen": "Write generated/<backend>/ from headers, exports and specs.",
    "exports": "Record what a library exports in a small file.",
    "headers": "Fetch the headers a spec names into the cache.",
    "check-symbols": "Tell what of a library is hooked, forwarded or unguarded.",
    "diff": "Tell what a vendor changed from one version to another.",
    "new-backend": "Draft the spec, the port and the simulated device of another vendor.",
    "explain": "Show a symbol's signature, disposition, rule and generated code.",
    "backends": "List the backends, and how far each was tried.",
    "schema": "Print the spec language as JSON Schema.",
    "build": "Compile a backend's libraries.",
    "conform": "Run the conformance suite of a backend.",
    "run": "Run a program under a share of the device.",
    "bench": "Measure what tenants get of a device's time.",
    "set": "Change the share of a tenant that runs.",
    "top": "Show what each tenant has of each device, live.",
    "mounts": "Print the mounts that put a container under a share.",
    "doctor": "Say what was found here, or whether a program got past the libraries.",
}


class _Commands(click.Group):
    """Loads a command's module when it is named: start-up stays fast, --help loads none."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"porter.cli.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"no command {args[0]!r}; {did_you_mean(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        if sys.stdout is None:  # it was closed: nobody listens
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 -- till we end
        _outlet.install()
        if isinstance(sys.stdout, io.TextIOWrapper):
            is_utf8 = codecs.lookup(sys.stdout.encoding).name == "utf-8"
            sys.stdout.reconfigure(errors="surrogateescape" if is_utf8 else "porter")
        os.environ.update(_trimmed())
        try:
            return super().main(*args, **kwargs)
        except PorterError as error:
            _fail(error)
        except OSError as error:  # a disk that is full, a folder that may not be written to
            _leave_unsaid()
            where = f"{error.filename}: " if error.filename else ""
            _fail(PorterError(f"{where}{error.strerror or error}"))
        except UnicodeEncodeError as error:  # a file's name where only text can be
            before, after = error.object[: error.start], error.object[error.start :]
            line = before.rpartition("\n")[2] + after.partition("\n")[0]
            _fail(PorterError(f"{line}: cannot be said in {error.encoding}; another name can"))

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            sys.exit(128 + signal.SIGINT)


def _trimmed() -> dict[str, str]:
    """Read variables without blanks and line ends around, as the libraries do."""
    ours = ((name, value) for name, value in os.environ.items() if name.startswith("PORTER_"))
    return {name: value.strip() for name, value in ours}


def _leave_unsaid() -> None:
    """Drop what stdout does not take: it would be tried again, and told again, as we end."""
    try:
        sys.stdout.flush()
    except OSError:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _escaped(error: UnicodeError) -> tuple[str | bytes, int]:
    """Say bytes of a file's name as they are, and a sign that the encoding lacks by its number."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.lookup_error("backslashreplace")(error)


codecs.register_error("porter", _escaped)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="porter")
def main() -> None:
    """Generate, build and run the library that shares one accelerator among many tenants."""


def _fail(error: PorterError) -> NoReturn:
    for problem in error.problems:
        click.echo(f"porter: {problem}", err=True)
    sys.exit(2)
