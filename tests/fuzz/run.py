"""Runs fuzzers: `python tests/fuzz/run.py [NAME…] [--seconds 60] [--jobs 2] [--seed 1]`.

One seed takes the same way each time; another looks elsewhere. An input that breaks a target is
left in build/fuzz/NAME and reported; `run.py NAME --replay FILE` runs it again. Those of Python
code need atheris, and are left out where there is none for this Python.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
_CORE = ROOT / "backends/core"

PYTHON = ("elf", "expression", "spec")
SOURCES = {  # of the core, by patterns
    "config": ("config/config_keys.c", "config/units.c", "platform/*.c", "sched/share.c"),
    "lease": ("lease/arbiter*.c", "platform/*.c", "sched/*.c", "state/mapped.c"),
    "region": ("platform/*.c", "state/*.c"),
}
_FLAGS = (
    *("-std=c11", "-O1", "-g", "-pthread", "-fsanitize=address,undefined"),
    *("-fno-sanitize-recover=all", "-Wall", "-Wextra", "-Wshadow", "-Wstrict-prototypes"),
    *("-Werror", f"-I{_CORE}", '-DCONFIG_FILE="quota.conf"'),
    *("-fno-pie", "-no-pie"),  # a place in the code has the same address each time
)
# The region handles a file that is cut short by itself; nothing here is freed.
_SANITIZERS = {"ASAN_OPTIONS": "detect_leaks=0:handle_sigbus=0"}
_SLOWEST, _LARGEST = 10, 2000  # seconds and MB that one input may take


def main() -> int:
    """Run some fuzzers at once; 1 if any found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = sorted((*PYTHON, *SOURCES))
    parser.add_argument("names", nargs="*", choices=[*names, []], metavar="NAME", help=str(names))
    parser.add_argument("--seconds", type=int, default=60, help="of each (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="at a time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the mutations (%(default)s)")
    parser.add_argument("--replay", type=Path, help="an input to run again")
    options = parser.parse_args()
    names = options.names or [name for name in names if name in SOURCES or find_spec("atheris")]
    if options.replay:
        return subprocess.run(
            _command(names[0], [options.replay.resolve()]), check=False
        ).returncode
    with ThreadPoolExecutor(options.jobs) as pool:
        answer = list(pool.map(partial(fuzz, seconds=options.seconds, seed=options.seed), names))
    for name, problem in zip(names, answer, strict=True):
        sys.stdout.write(f"{name}: {problem or 'clean'}\n")
    return int(any(answer))


def fuzz(name: str, seconds: int, seed: int) -> str:
    """Fuzz one target; its findings, or nothing."""
    folder = ROOT / "build/fuzz" / name
    (folder / "seeds").mkdir(parents=True, exist_ok=True)
    (folder / "corpus").mkdir(exist_ok=True)
    command = _command(name, list(_options(name, folder, seconds, seed)))
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **_SANITIZERS, "PYTHONHASHSEED": str(seed % 2**32)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    (folder / "log").write_text(done.stdout)
    if not done.returncode:
        return ""
    found = max(folder.glob("*-*"), key=lambda path: path.stat().st_mtime, default=folder / "log")
    return f"status {done.returncode}, {found}\n{done.stdout[-4000:]}"


def _options(name: str, folder: Path, seconds: int, seed: int) -> Iterator[str | Path]:
    if name in SOURCES:
        yield from (str(seconds), str(seed))
        return
    sys.path[:0] = [str(ROOT), str(HERE)]
    for number, start in enumerate(import_module(f"{name}_target").seeds()):
        (folder / f"seeds/{number:03}").write_bytes(start)
    yield from (folder / "corpus", folder / "seeds", "-verbosity=1", f"-timeout={_SLOWEST}")
    yield from (f"-max_total_time={seconds}", f"-rss_limit_mb={_LARGEST}", f"-seed={seed}")
    yield f"-artifact_prefix={folder}/"
    if (HERE / f"{name}.dict").is_file():
        yield f"-dict={HERE / name}.dict"


def _command(name: str, arguments: list[str | Path]) -> list[str | Path]:
    if name in PYTHON:
        return [sys.executable, HERE / "loop.py", name, *arguments]
    return [_binary(name), *arguments]


def _binary(name: str) -> Path:
    """Compile a fuzzer: coverage is recorded in the code under test, not in the loop itself."""
    folder = ROOT / "build/fuzz" / name
    folder.mkdir(parents=True, exist_ok=True)
    sources = [HERE / f"{name}.c"]
    for pattern in SOURCES[name]:
        sources += sorted(_CORE.glob(pattern))
    loop, binary = folder / "main.o", folder / name
    subprocess.run(["cc", *_FLAGS, "-c", HERE / "main.c", "-o", loop], check=True)
    watched = "-fsanitize-coverage=trace-pc"
    subprocess.run(["cc", *_FLAGS, watched, *sources, loop, "-o", binary], check=True)
    return binary


if __name__ == "__main__":
    sys.exit(main())
