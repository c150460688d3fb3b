"""Any bytes -> a SymbolTable that survives being written down, or ElfError."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from porter.errors import ElfError
from porter.sources import elf, exports

_LIBRARY = r"""
#define EXPORT __attribute__((visibility("default")))
EXPORT int a_(int x) { return x; }
EXPORT __attribute__((weak)) int b(int x) { return a_(x) + 1; }
EXPORT int table[4] = {1}, *reference = table, only = 2;
static void *choose(void) { return a_; }
EXPORT __attribute__((ifunc("choose"))) int chosen(int);
__asm__(".symver a_, a@@TWO\n.symver b, old@ONE\n.type only, @gnu_unique_object");
"""
_NODES = (
    "ONE { global: old; }; TWO { global: a; b; table; reference; only; chosen; local: *; } ONE;"
)
_SMALL = ("-shared", "-fPIC", "-nostdlib", "-O1", "-Wl,-z,noseparate-code", "-Wl,--build-id=none")


def seeds() -> Iterator[bytes]:
    """Libraries of a kilobyte or two: with either hash table, with versions, stripped."""
    with tempfile.TemporaryDirectory() as folder:
        source, nodes, made = (Path(folder) / name for name in ("s.c", "s.map", "s.so"))
        source.write_text(_LIBRARY)
        nodes.write_text(_NODES)
        for flags in (
            ("-Wl,--hash-style=gnu", "-s"),
            ("-Wl,--hash-style=sysv", "-s", "-Wl,-Bsymbolic"),
            ("-Wl,--hash-style=both", "-Wl,-soname,libseed.so.1"),
        ):
            command = ("cc", *_SMALL, *flags, f"-Wl,--version-script={nodes}", source, "-o", made)
            subprocess.run(command, check=True)
            yield made.read_bytes()


_FILE = Path(tempfile.mkdtemp(prefix="porter-fuzz-")) / "input.so"


def one_input(data: bytes) -> None:
    """Read, write down, read again."""
    _FILE.write_bytes(data)
    try:
        table = elf.read_symbols(_FILE)
    except ElfError:
        return
    text = exports.dump(table)
    assert all(line.isprintable() for line in text.splitlines()), text
    written = _FILE.with_suffix(".exports")
    written.write_text(text, encoding="utf-8")
    if table.soname:
        assert exports.load(written) == table
