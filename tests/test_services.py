"""The examples of systemd and Compose services: their commands are read as porter reads them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
import yaml

from porter.cli import main

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples" / "services"
PAGE = (ROOT / "docs/how-to/services.md").read_text(encoding="utf-8")
UNITS = sorted(EXAMPLES.glob("*.service"))


def options(words: list[str]) -> dict[str, object]:
    """Read a command line of porter without running it."""
    context = click.Context(main, info_name="porter")
    command = main.get_command(context, words[0])
    assert command, words
    return command.make_context(words[0], words[1:], parent=context).params


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_unit_runs_a_command_that_porter_has(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    [line] = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    program, *words = shlex.split(line)
    assert program.endswith("/bin/porter")
    assert options(words)
    assert "Environment=PORTER_STATE=/var/lib/porter\n" in text  # one for all services


def test_the_page_shows_the_units_own_line() -> None:
    [line] = re.findall(r"^ExecStart=.*$", (EXAMPLES / "server.service").read_text(), re.MULTILINE)
    assert line in PAGE.splitlines()


def test_the_devices_of_compose_are_those_that_mounts_names() -> None:
    text = (EXAMPLES / "compose.yaml").read_text(encoding="utf-8")
    lines = re.findall(r"^# porter mounts (.*?) > /etc/cdi/porter-(\S+)\.json$", PAGE, re.MULTILINE)
    made = {name: shlex.split(words) for words, name in lines}
    services = yaml.safe_load(text)["services"]
    assert sorted(made) == sorted(services)
    for name, service in services.items():
        assert options(["mounts", *made[name]])
        assert made[name][made[name].index("--tenant") + 1] == name
        assert f"porter/share={name}" in service["devices"]
