"""Commands whose output is not read to its end: `porter … | head -1`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from porter.cli import COMMANDS

PORTER = (sys.executable, "-m", "porter")
LONG = [
    ["--help"],
    ["backends", "--json"],
    ["schema"],
    ["explain", "cuMemAlloc_v2", "--backend", "cuda"],
    ["top"],
    ["top", "--json"],
    ["top", "--once"],
]


def unread(
    arguments: list[str], state: Path, *, lines: int, both: bool = False, unbuffered: str = ""
) -> tuple[int, list[str], str]:
    """Read a number of lines, then close the pipe; the status, the lines and standard error."""
    with subprocess.Popen(
        [*PORTER, *arguments],
        env={**os.environ, "PORTER_STATE": str(state), "PYTHONUNBUFFERED": unbuffered},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if both else subprocess.PIPE,
        text=True,
    ) as command:
        assert command.stdout
        read = [command.stdout.readline() for _ in range(lines)]
        command.stdout.close()
        reported = command.stderr.read() if command.stderr else ""
        return command.wait(60), read, reported


@pytest.mark.parametrize(("lines", "unbuffered"), [(0, ""), (1, "1")])
@pytest.mark.parametrize("arguments", LONG, ids=" ".join)
def test_a_reader_that_has_enough_is_no_failure(
    tmp_path: Path, arguments: list[str], lines: int, unbuffered: str
) -> None:
    interval = ["--interval", "0.05"] if arguments[0] == "top" else []
    status, read, reported = unread(
        [*arguments, *interval], tmp_path, lines=lines, unbuffered=unbuffered
    )
    assert (status, reported) == (0, "")
    assert all(read)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_ends_as_with_a_reader(tmp_path: Path, name: str) -> None:
    assert unread([name, "--help"], tmp_path, lines=0) == (0, [], "")


def test_a_mistake_keeps_its_status_where_standard_error_is_not_read(tmp_path: Path) -> None:
    assert unread(["top", "--no-such-option"], tmp_path, lines=0, both=True) == (2, [], "")
    assert unread(["top", "--interval", "0.05"], tmp_path, lines=0, both=True) == (0, [], "")


@pytest.mark.compile
@pytest.mark.xdist_group("build")
def test_the_program_below_run_still_gets_the_signal(tmp_path: Path) -> None:
    arguments = ["run", "--backend", "cuda", "--simulate", "--", "sh", "-c", "yes; echo $? >&2"]
    status, read, reported = unread(arguments, tmp_path, lines=1)
    assert (status, read, reported.splitlines()[-1]) == (0, ["y\n"], "141")
