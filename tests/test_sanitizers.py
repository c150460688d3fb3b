"""Programs with a sanitizer run below `porter run`, and are limited."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLEAN = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith("PORTER_") and name != "ASAN_OPTIONS"
}
AUDIT = ("--audit",)  # the auditor distinguishes requests by their callers
# With any auditor, glibc has no room for the static storage of these runtimes, unless it is asked.
ROOM = {"GLIBC_TUNABLES": "glibc.rtld.optional_static_tls=1048576"}
SOURCE = r"""
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define CALL(name, type, ...) ((int (*) type)dlsym(cuda, name))(__VA_ARGS__)

int main(int argc, char **argv)
{
	void *cuda = dlopen("libcuda.so.1", RTLD_NOW), *context;
	char *volatile bytes = malloc(8);
	int granted = 0;
	uint64_t address;

	(void)argv;
	if (!cuda || CALL("cuInit", (unsigned), 0))
		return 3;
	if (CALL("cuDevicePrimaryCtxRetain", (void **, int), &context, 0))
		return 4;
	if (CALL("cuCtxSetCurrent", (void *), context))
		return 5;
	while (granted < 9 && !CALL("cuMemAlloc_v2", (uint64_t *, size_t), &address, 1 << 30))
		granted++;
	printf("%d\n", granted);
	fflush(stdout);
	if (argc > 1)
		bytes[8] = 1;
	free(bytes);
	return 0;
}
"""

pytestmark = [pytest.mark.compile, pytest.mark.backend("cuda")]


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="porter-san-") as name:
        (Path(name) / "program.c").write_text(SOURCE)
        yield Path(name)


def program(folder: Path, *flags: str) -> Path:
    """Build with gcc: its runtimes are shared libraries, unlike those of clang."""
    path = folder / "-".join(["program", *flags])
    source = folder / "program.c"
    subprocess.run(["gcc", "-g", *flags, source, "-o", path, "-ldl"], check=True)
    return path


def runtime(name: str) -> str:
    found = subprocess.run(
        ["gcc", f"-print-file-name=lib{name}.so"], capture_output=True, text=True, check=True
    )
    return str(Path(found.stdout.strip()).resolve())


def run(
    folder: Path, *command: str | Path, options: tuple[str, ...] = (), **settings: str
) -> tuple[int, str, str]:
    porter = (sys.executable, "-m", "porter", "run", "--backend", "cuda", "--simulate")
    done = subprocess.run(
        [*porter, "--memory", "3GiB", *options, "--", *command],
        env=CLEAN | {"PYTHONPATH": str(ROOT), "PORTER_STATE": str(folder)} | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    reported = [
        line for line in done.stderr.splitlines() if not line.startswith("porter: building")
    ]
    return done.returncode, done.stdout, "\n".join(reported)


@pytest.mark.parametrize(
    "flags",
    [
        ("-fsanitize=address",),
        ("-fsanitize=address", "-static-libasan"),
        ("-fsanitize=leak",),
        ("-fsanitize=thread",),
        ("-fsanitize=undefined",),
    ],
)
def test_programs_that_were_built_with_a_sanitizer_start(
    folder: Path, flags: tuple[str, ...]
) -> None:
    assert run(folder, program(folder, *flags)) == (0, "2\n", "")
    room = ROOM if flags[0].endswith(("leak", "thread")) else {}
    assert run(folder, program(folder, *flags), options=AUDIT, **room) == (0, "2\n", "")


def test_address_sanitizer_still_finds_faults(folder: Path) -> None:
    faulty = program(folder, "-fsanitize=address")
    status, printed, reported = run(folder, "sh", "-c", f"{faulty} faulty; echo $?")
    assert (status, printed) == (0, "2\n1\n")
    assert "heap-buffer-overflow" in reported


@pytest.mark.parametrize("name", ["asan", "lsan", "tsan", "ubsan"])
def test_programs_with_a_preloaded_sanitizer_start(folder: Path, name: str) -> None:
    """Whether it is preloaded into porter, too, or by the program that porter starts."""
    plain, preload = program(folder), runtime(name)
    assert run(folder, plain, LD_PRELOAD=preload) == (0, "2\n", "")
    room = ROOM if name in ("lsan", "tsan") else {}
    assert run(folder, plain, options=AUDIT, LD_PRELOAD=preload, **room) == (0, "2\n", "")
    script = f'LD_PRELOAD="{preload}:$LD_PRELOAD" {plain}'
    assert run(folder, "sh", "-c", script) == (0, "2\n", "")


def test_a_preloaded_sanitizer_keeps_the_status(folder: Path) -> None:
    status, printed, _ = run(folder, "sh", "-c", "exit 7", LD_PRELOAD=runtime("asan"))
    assert (status, printed) == (7, "")
