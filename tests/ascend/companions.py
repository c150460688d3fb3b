"""The missing dependencies of a program's libraries -> stand-ins for them, that answer 0."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from elftools.elf.elffile import ELFFile

from porter.errors import ElfError
from porter.sources import elf

_TYPES = ("_ZTI", "_ZTS", "_ZTV")  # of C++: data, not code
_INTERPRETER = ("Py", "_Py")  # has these itself
_SYSTEM = (Path("/lib"), Path("/lib64"), Path("/usr/lib"), Path("/usr/lib64"))


def make(
    consumers: Iterable[Path],
    found: Iterable[Path],
    out: Path,
    asked: str,
    answers: Mapping[str, int],
) -> list[str]:
    """Build the libraries that `consumers` need and are not `found`; give their sonames.

    They define all symbols that no other library defines: the imported names, and those of the
    strings in `consumers` that match `asked`, which may be looked up at run time. Which library
    should define which is unknown, so each defines all. `answers` has the results that must not be
    0.
    """
    present = {path.name: path for path in found}
    consumers = list(consumers)
    used, absent = _closure(consumers, present)
    held = {name for path in used for name in _defined(path)}
    wanted = {
        name for path in consumers for name in (*elf.read_imports(path), *_named(path, asked))
    }
    names = sorted(name for name in wanted - held if not name.startswith(_INTERPRETER))
    source = out / "companions.c"
    source.write_text("".join(_stand_in(name, answers.get(name, 0)) for name in names))
    for soname in absent:
        command = [os.environ.get("CC", "cc"), "-w", "-fno-builtin", "-shared", "-fPIC"]
        command += [f"-Wl,-soname,{soname}", "-o", str(out / soname), str(source)]
        subprocess.run(command, check=True)
    return absent


def _stand_in(name: str, answer: int) -> str:
    if name.startswith(_TYPES):
        return f"char {name}[256];\n"
    return f"long {name}(void) {{ return {answer}; }}\n"


def _closure(consumers: list[Path], present: Mapping[str, Path]) -> tuple[set[Path], list[str]]:
    """Follow their dependencies: the files among them, and the sonames without one."""
    used, absent, todo = set(consumers), set(), list(consumers)
    while todo:
        for soname in _needed(todo.pop()):
            path = present.get(soname) or _system(soname)
            if path is None:
                absent.add(soname)
            elif path not in used:
                used.add(path)
                todo.append(path)
    return used, sorted(absent)


def _needed(path: Path) -> list[str]:
    with path.open("rb") as file:
        dynamic = ELFFile(file).get_section_by_name(".dynamic")
        return [tag.needed for tag in dynamic.iter_tags("DT_NEEDED")] if dynamic else []


@cache
def _system(soname: str) -> Path | None:
    return next((path for folder in _SYSTEM for path in folder.rglob(soname)), None)


def _named(path: Path, asked: str) -> Iterator[str]:
    words = set(re.findall(rb"(?<=\0)[A-Za-z_]\w+(?=\0)", path.read_bytes()))
    return (word for word in map(bytes.decode, words) if re.fullmatch(asked, word))


def _defined(path: Path) -> list[str]:
    try:
        return [symbol.name for symbol in elf.read_symbols(path).symbols]
    except ElfError:  # it only names others
        return []
