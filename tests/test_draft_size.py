"""new-backend: a draft's cost grows no faster than the number of functions."""

from __future__ import annotations

import cProfile
import itertools
import os
import pstats
import pty
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from porter.cli import main
from porter.spec import specfiles

Header = Callable[[int], str]
HEAD = """#include <stddef.h>
#include <stdint.h>
typedef enum { BIG_OK, BIG_INVALID, BIG_OUT_OF_MEMORY, BIG_NOT_SUPPORTED, BIG_NO_DEVICE } bigStatus;
typedef struct bigStream_ *bigStream;
"""
VERBS = [
    "Create",
    "Destroy",
    "Get",
    "Query",
    "Launch",
    "Copy",
    "Map",
    "Malloc",
    "Free",
    "Load",
    "Bind",
    "Record",
]
NOUNS = [
    "Mem",
    "Stream",
    "Event",
    "Kernel",
    "Module",
    "Graph",
    "Pool",
    "Array",
    "Device",
    "Queue",
    "Table",
    "Link",
]
PARAMS = "void **{0}, size_t bytes|bigKind{1} {0}, bigStream queue|const void *{0}, size_t size"


def varied(count: int) -> str:
    """Declare functions of many words and shapes, and a type to every ten of them."""
    lines, shapes = [HEAD], PARAMS.split("|")
    names = itertools.product(range(count), VERBS, NOUNS)
    for number, (series, verb, noun) in enumerate(itertools.islice(names, count)):
        kind = number // 10
        if number % 10 == 0:
            listed = ", ".join(f"BIG_KIND_{kind}_{noun.upper()}" for noun in NOUNS)
            lines.append(f"typedef enum {{ {listed} }} bigKind{kind};")
        params = shapes[number % len(shapes)].format(noun.lower(), kind)
        lines.append(f"bigStatus big{verb}{noun}{lettered(series)}({params});")
    return "\n".join(lines) + "\n"


def paired(count: int) -> str:
    """Declare allocators, each with the function that frees its memory."""
    pair = "bigStatus bigMalloc{0}(void **p, size_t bytes);\nbigStatus bigFree{0}(void *p);"
    return "\n".join([HEAD, *(pair.format(lettered(n)) for n in range(count // 2))]) + "\n"


def lettered(number: int) -> str:
    """Name a number by a word of its own: 0 is Ba, 12 is Defi."""
    return "".join("BDFGKLMNPR"[int(d)] + "aeioaeioae"[int(d)] for d in str(number)).title()


def drafted(folder: Path, text: str, *more: str) -> None:
    header = folder / "big.h"
    header.write_text(text)
    args = ["new-backend", "big", "--headers", str(header), "--out", str(folder / "out"), "--force"]
    done = CliRunner().invoke(main, [*args, *more])
    assert (done.exit_code, done.stderr) == (0, "")


def calls(folder: Path, text: str) -> int:
    """Count the calls of Python functions that a draft takes, which no other load changes.

    Of two drafts, since one may have to read specs again that are not in the cache any more.
    """
    counts = []
    for _ in range(2):
        profile = cProfile.Profile()
        profile.runcall(drafted, folder, text, "--like", "opencl")
        counts.append(int(pstats.Stats(profile).total_calls))  # type: ignore[attr-defined]
    return min(counts)


@pytest.mark.parametrize("header", [varied, paired])
def test_the_cost_of_a_draft_is_linear(header: Header, tmp_path: Path) -> None:
    drafted(tmp_path, header(20), "--like", "opencl")  # data that is loaded once
    first, second, third = (calls(tmp_path, header(count)) for count in (150, 300, 600))
    assert third - second < 2.2 * (second - first)


@pytest.mark.parametrize("header", [varied, paired])
def test_four_thousand_functions_take_twenty_seconds_at_most(
    header: Header, tmp_path: Path
) -> None:
    begun = time.process_time()
    drafted(tmp_path, header(4000))
    assert time.process_time() - begun < 20
    rules = specfiles.load_spec(tmp_path / "out/specs/big").libraries[0].rules
    assert len(rules) > 1000


def test_a_terminal_is_shown_how_far_the_draft_is(tmp_path: Path) -> None:
    (tmp_path / "big.h").write_text(varied(30))
    command = [sys.executable, "-m", "porter", "new-backend", "big", "--like", "opencl"]
    command += ["--headers", str(tmp_path / "big.h"), "--out", str(tmp_path / "out")]
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as running:
        os.close(theirs)
        shown = b""
        try:
            while more := os.read(ours, 4096):
                shown += more
        except OSError:  # the terminal has no other end any more
            pass
        assert running.stdout is not None
        reported = running.stdout.read()
    os.close(ours)
    assert running.returncode == 0
    for label in ("reading the headers", "comparing 30 functions with 1 libraries", "generating"):
        last = [line for line in shown.decode().split("\r") if label in line][-1]
        assert "100%" in last
    assert b"100%" not in reported
