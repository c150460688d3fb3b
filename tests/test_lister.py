"""The processes that answer for drivers' libraries: one for each, replaced where need be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from porter import paths
from porter.native.lister import Lister
from porter.native.probe import Process

pytestmark = pytest.mark.compile

# Lists the process that asks, with the number of its questions in the place of its memory.
LIBRARY = """
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include "notes.h"

static int started, questions;
int toy_start(void)
{
	started++;
	return 0;
}

__attribute__((visibility("hidden"), used)) int toy_processes(char *out, size_t room)
{
	FILE *file = fopen(getenv("TOY_MOOD"), "r");
	int mood = fgetc(file);

	fclose(file);
	if (mood == 'c')
		abort();
	if (mood == 'h') {
		file = fopen(getenv("TOY_MOOD"), "w");
		fputs("hangs", file);
		fclose(file);
	}
	while (mood == 'h')
		pause();
	printf("noise\\n");
	fflush(stdout);
	if (mood == 'n' || !started)
		return -1;
	snprintf(out, room, "GPU-%d %d %d -1\\n", started, getpid(), ++questions);
	return mood == 'e' ? (*out = 0, 2) : 2;
}
NOTES_TO("6", "toy_processes");
"""
ASKER = """
import os, sys
from pathlib import Path
from porter.native.lister import Lister
lister = Lister()
[found] = lister.processes(Path(sys.argv[1]), ("toy_start",), os.environ)
print(found.pid, flush=True)
Path(os.environ["TOY_MOOD"]).write_text("h")
lister.processes(Path(sys.argv[1]), ("toy_start",), os.environ)
"""


class Toy:
    """A library, and a clock for the one that asks it."""

    def __init__(self, folder: Path) -> None:
        """Build the library."""
        self.shim, self.mood, self.now = folder / "libtoy.so.1", folder / "mood", 100.0
        (folder / "toy.c").write_text(LIBRARY)
        include = paths.data("backends") / "shim"
        command = ["cc", "-shared", "-fPIC", "-I", include, folder / "toy.c", "-o", self.shim]
        subprocess.run(command, check=True)
        self.mood.write_text("fine")
        self.environment = {**os.environ, "TOY_MOOD": str(self.mood)}

    def clock(self) -> float:
        """Read the time that a test has set."""
        return self.now

    def ask(self, lister: Lister, mood: str = "fine", after: float = 1) -> list[Process] | None:
        """Ask after some seconds; None: there is no list."""
        self.now += after
        self.mood.write_text(mood)
        found = lister.processes(self.shim, ("toy_start",), self.environment)
        return None if found is None else list(found)


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """Give a library that answers."""
    return Toy(tmp_path)


@pytest.fixture
def lister(toy: Toy) -> Iterator[Lister]:
    """Give what asks it, and see that nothing is left."""
    with Lister(clock=toy.clock) as made:
        yield made
    assert children() == []


def children() -> list[int]:
    """List our own processes, those included that have ended and were not waited for."""
    text = Path(f"/proc/self/task/{os.getpid()}/children").read_text()
    return [int(pid) for pid in text.split() if "libtoy" in command(int(pid))]


def command(pid: int) -> str:
    """Read the command of a process."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    last = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.01)


def test_one_process_answers_many_questions_and_starts_the_library_once(
    toy: Toy, lister: Lister
) -> None:
    found = [toy.ask(lister) for _ in range(50)]
    [pid] = children()
    assert found == [[Process("GPU-1", pid, number)] for number in range(1, 51)]


def test_a_process_is_replaced_each_minute(toy: Toy, lister: Lister) -> None:
    pids = {found[0].pid for _ in range(180) if (found := toy.ask(lister))}
    assert len(pids) == 3
    assert len(children()) == 1


def test_a_library_that_crashes_is_loaded_again_by_another_process(
    toy: Toy, lister: Lister
) -> None:
    before = toy.ask(lister)
    assert toy.ask(lister, "crash", after=20) is None
    assert children() == []
    after = toy.ask(lister)
    assert before
    assert after
    assert before[0].pid != after[0].pid


def test_a_library_that_crashes_each_time_is_loaded_each_ten_seconds(
    toy: Toy, lister: Lister, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, popen = list[object](), subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda *a, **k: started.append(a) or popen(*a, **k))
    assert [toy.ask(lister, "crash") for _ in range(60)] == [None] * 60
    assert len(started) == 6


def test_a_process_that_is_killed_is_replaced(toy: Toy, lister: Lister) -> None:
    before = toy.ask(lister)
    assert before
    os.kill(before[0].pid, signal.SIGKILL)
    assert toy.ask(lister) is None
    assert toy.ask(lister, after=10)


def test_a_library_that_hangs_costs_the_patience_and_its_process(toy: Toy) -> None:
    with Lister(patience=0.2, clock=toy.clock) as lister:
        assert toy.ask(lister, "hang") is None
        assert children() == []
        lister.patience = 60
        assert toy.ask(lister, after=10)


def test_an_empty_list_is_one_and_a_library_without_a_list_keeps_its_process(
    toy: Toy, lister: Lister
) -> None:
    assert toy.ask(lister, "empty") == []
    before = children()
    assert toy.ask(lister, "none") is None
    assert children() == before
    assert toy.ask(lister, "none", after=10) is None
    assert children() != before


def test_a_process_ends_with_one_that_is_killed_while_the_library_hangs(toy: Toy) -> None:
    asking = [sys.executable, "-c", ASKER, toy.shim]
    with subprocess.Popen(
        asking, env=toy.environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            pid = int(process.stdout.readline())
            until(lambda: toy.mood.read_text() == "hangs")
            assert "libtoy" in command(pid)
        finally:
            process.kill()
    until(lambda: "libtoy" not in command(pid))
