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
from porter.runtime import settings

# `porter --help` lists the commands by task. The command `check-symbols` is the module
# porter/cli/check_symbols.py.
GROUPS = {
    "Run": {
        "run": "Run a program under a share of the device.",
        "set": "Change the share of a running tenant.",
        "mounts": "Print the mounts that put a container under a share.",
        "node": "Offer this node's cards to a Kubernetes cluster.",
        "kube": "Print manifests for a cluster; explain why a pod waits.",
    },
    "Observe": {
        "top": "Show the memory and device time of each tenant, live.",
        "trace": "Record a tenant's turns, work and waits for Perfetto.",
        "metrics": "Serve the figures of top to Prometheus.",
        "guard": "Find processes that pass by the libraries.",
        "doctor": "Check this machine, or whether a program is guarded.",
        "bench": "Measure the share of device time that each tenant gets.",
    },
    "Generate": {
        "backends": "List the backends, and how each was tested.",
        "gen": "Write generated/<backend>/ from headers, exports and specs.",
        "build": "Compile the libraries of a backend.",
        "explain": "Show the signature, disposition, rule and code of a symbol.",
        "check-symbols": "List the hooked, forwarded and unguarded symbols.",
        "diff": "List the changes between two versions of a vendor's library.",
        "headers": "Fetch the headers that a spec names into the cache.",
        "exports": "Record the exports of a library in a text file.",
    },
    "Port": {
        "new-backend": "Draft the spec, port and simulated device of a new vendor.",
        "schema": "Print the spec language as JSON Schema.",
        "fmt": "Lay out spec files, one rule or one field per line.",
        "conform": "Run the conformance suite of a backend.",
    },
}
_OF_TENANTS = ("top", "set", "mounts", "metrics")  # run and doctor check all settings
COMMANDS = {name: text for group in GROUPS.values() for name, text in group.items()}


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
        width = max(map(len, COMMANDS))
        for title, commands in GROUPS.items():
            with formatter.section(title):
                formatter.write_dl([(f"{name:{width}}", text) for name, text in commands.items()])

    def main(self, *args: Any, **kwargs: Any) -> Any:
        if sys.stdout is None:  # it was closed: the output has no reader
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 -- until we end
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
            _drop_output()
            where = f"{error.filename}: " if error.filename else ""
            _fail(PorterError(f"{where}{error.strerror or error}"))
        except UnicodeEncodeError as error:  # a file's name where only text can be
            before, after = error.object[: error.start], error.object[error.start :]
            line = before.rpartition("\n")[2] + after.partition("\n")[0]
            _fail(
                PorterError(
                    f"{line}: cannot be written in {error.encoding}; rename the file or use UTF-8"
                )
            )

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            sys.exit(128 + signal.SIGINT)


def _trimmed() -> dict[str, str]:
    """Read variables without blanks and line ends around, as the libraries do."""
    ours = ((name, value) for name, value in os.environ.items() if name.startswith("PORTER_"))
    return {name: value.strip() or value for name, value in ours}  # blanks alone are no value


def _drop_output() -> None:
    """Drop the output that stdout refuses: Python would try again at exit, and fail again."""
    try:
        sys.stdout.flush()
    except OSError:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _escaped(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write bytes of a file's name unchanged, and characters that the encoding lacks as numbers."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.lookup_error("backslashreplace")(error)


codecs.register_error("porter", _escaped)


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog='Completion in bash: eval "$(_PORTER_COMPLETE=bash_source porter)"',
)
@click.version_option(package_name="porter")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Generate, build and run the library that shares one accelerator among many tenants."""
    if ctx.invoked_subcommand in _OF_TENANTS and (unknown := settings.unknown(os.environ)):
        raise PorterError(*unknown)


def _fail(error: PorterError) -> NoReturn:
    for problem in error.problems:
        click.echo(f"porter: {problem}", err=True)
    sys.exit(2)
