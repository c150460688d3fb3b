"""The includes of the core: as backends/core/README.md says, and without a cycle."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from porter import paths

CORE = paths.data("backends") / "core"
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def layers(readme: str) -> list[str]:
    """Read the folders of the table, the highest layer first."""
    table = readme.partition("## Folders and layers")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)/` \|", table, re.MULTILINE)


def included(core: Path) -> dict[str, list[str]]:
    """List the includes of each file, as paths below the core's folder; "?name" is not found."""
    found = {}
    for file in sorted(core.rglob("*.[ch]")):
        names = INCLUDE.findall(file.read_text(encoding="utf-8"))
        found[str(file.relative_to(core))] = [_target(core, file, name) for name in names]
    return found


def _target(core: Path, file: Path, name: str) -> str:
    for place in (file.parent, core):
        if (place / name).is_file():
            return str((place / name).relative_to(core))
    return f"?{name}"


def problems(core: Path) -> list[str]:
    order = layers((core / "README.md").read_text(encoding="utf-8"))
    files = included(core)
    folders = {str(Path(name).parent) for name in files} - {"."}
    wrong = [f"{name} is not in the table" for name in sorted(folders - set(order))]
    wrong += [f"{name} does not exist" for name in order if name not in folders]
    rank = {name: place for place, name in enumerate(order)}
    for file, names in files.items():
        for name in names:
            here, there = str(Path(file).parent), str(Path(name).parent)
            if name.startswith("?"):
                wrong.append(f"{file}: no {name[1:]} in its folder or by folder and name")
            elif here == "." and there != "." and files[name]:
                wrong.append(f"{file}: {name} includes further files")
            elif here != "." and there != "." and rank.get(there, 0) < rank.get(here, 0):
                wrong.append(f"{file}: {name} is of a higher layer")
    headers = {file: names for file, names in files.items() if file.endswith(".h")}
    try:
        TopologicalSorter(headers).prepare()
    except CycleError as error:
        wrong.append("cycle: " + " -> ".join(error.args[1]))
    return wrong


def test_includes_of_the_core_follow_its_layers() -> None:
    assert problems(CORE) == []


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("low/a.h", '#include "high/b.h"', "low/a.h: high/b.h is of a higher layer"),
        ("high/c.c", '#include "a.h"', "high/c.c: no a.h in its folder or by folder and name"),
        ("role.h", '#include "high/b.h"', "role.h: high/b.h includes further files"),
        ("low/a.h", '#include "d.h"', "cycle: low/a.h -> low/d.h -> low/a.h"),
        ("other/e.c", "", "other is not in the table"),
    ],
)
def test_each_breach_is_found(file: str, text: str, problem: str, tmp_path: Path) -> None:
    readme = (
        "## Folders and layers\n\n| `high/` | x |\n| `low/` | y |\n\n## More\n\n| `more/` | z |\n"
    )
    files = {
        "README.md": readme,
        "low/a.h": "",
        "low/d.h": '#include "a.h"',
        "high/b.h": '#include "low/a.h"\n#include "role.h"',
        "role.h": '#include "low/a.h"',
    }
    for name, written in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(written)
    assert problems(tmp_path) == []

    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)

    assert problem in problems(tmp_path)


def test_the_policy_touches_nothing_that_is_shared() -> None:
    forbidden = re.compile(r"_Atomic|\batomic_|<(pthread|stdatomic|time|unistd)\.h>|\block_\w+\(")
    files = sorted((CORE / "sched").glob("*.[ch]"))
    assert files
    assert [each.name for each in files if forbidden.search(each.read_text())] == []


_SCHEDULER = ("sched", "estimate", "lease", "submit")
_STRUCT = re.compile(r"struct (\w+) \{\n(.*?)\n\}", re.DOTALL)
_MAPPED = {"arbiter", "arbiter_process", "arbiter_tenant"}  # layouts of the lease's file


def fields(body: str) -> int:
    """Count the fields of a struct without structs inside."""
    text = re.sub(r"/\*.*?\*/", "", body, flags=re.DOTALL)
    return sum(len(each.split(",")) for each in text.split(";") if each.strip())


def test_no_struct_of_the_scheduler_has_more_than_20_fields() -> None:
    sizes = {
        name: fields(body)
        for folder in _SCHEDULER
        for file in CORE.glob(f"{folder}/*.[ch]")
        for name, body in _STRUCT.findall(file.read_text())
    }
    assert len(sizes) > 30
    assert {name for name, size in sizes.items() if size > 20} - _MAPPED == set()
