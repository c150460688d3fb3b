"""How long `porter check-symbols` takes of a large library: `bench/symbols.py [--symbols N]`.

Needs a C compiler. A tenth of the functions looks like an allocator, another one has a name of C++.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import measure

_SONAME = measure.SONAMES[0]
_NAMES = {0: "vendorMemAlloc{}", 1: "_ZN6vendor4callEi{}"}  # by the last digit of its number


def main() -> None:
    """Print a table, and write the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--symbols", type=int, default=1_000_000, help="(%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="per form (%(default)s)")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        library = make(Path(folder), options.symbols)
        forms = {"text": [], "--json": ["--json"], "--markdown": ["--markdown"]}
        rows = {
            form: {"s": measure.spread([_once(library, more) for _ in range(options.rounds)])}
            for form, more in forms.items()
        }
    print(measure.table(f"porter check-symbols, {options.symbols} symbols", rows))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n")


def make(folder: Path, symbols: int) -> Path:
    """Assemble a library that exports this number of functions."""
    source, library = folder / "many.s", folder / _SONAME
    with source.open("w", encoding="utf-8") as file:
        file.writelines(_lines(symbols))
    command = ["cc", "-shared", "-nostdlib", f"-Wl,-soname,{_SONAME}", "-o", library, source]
    subprocess.run(command, check=True)
    return library


def _lines(symbols: int) -> Iterator[str]:
    yield '.section .note.GNU-stack,"",%progbits\n.text\n'
    for number in range(symbols):
        name = _NAMES.get(number % 10, "vendorFunction{}").format(number)
        yield f".globl {name}\n.type {name}, %function\n{name}:\n"
    yield ".long 0\n"


def _once(library: Path, more: list[str]) -> float:
    began = time.perf_counter()
    command = [sys.executable, "-m", "porter", "check-symbols", "--backend", "cuda", *more, library]
    environment = {**os.environ, "PYTHONPATH": str(measure.ROOT)}
    done = subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=False)
    if done.returncode != 1:  # there are functions that no plan knows
        raise SystemExit(f"porter check-symbols ended with {done.returncode}")
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
