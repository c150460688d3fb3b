"""Which attach mode guards which program: the table of docs/attach.md, measured."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from namespaces import container, needs_root

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "attach.md"
BUILT = ROOT / "build" / "cuda" / os.uname().machine
SOURCE = ROOT / "tests" / "data" / "attach" / "total.c"

QUOTA, WHOLE = "3", "5"  # GiB

# Each program's name in the table, and its command in a folder next to `vendor`.
PROGRAMS = {
    "linked": ("linked",),
    "linked, DT_RUNPATH to the vendor's folder": ("runpath",),
    "linked, DT_RPATH to the vendor's folder": ("rpath",),
    '`dlopen("libcuda.so.1")`': ("opens", "libcuda.so.1"),
    '`dlopen("libcuda.so")`': ("opens", "libcuda.so"),
    '`dlopen("/vendor/libcuda.so.1")`': ("opens", "{vendor}/libcuda.so.1"),
    '`dlopen("/vendor/libcuda.so")`': ("opens", "{vendor}/libcuda.so"),
    "`dlopen` of a link to the vendor's file": ("opens", "{vendor}/../link.so"),
    "`dlopen` of a copy under another name": ("opens", "{vendor}/../copy.so"),
}
MODES = (
    "none",
    "preload",
    "library path",
    "both (`porter run`)",
    "`porter run --audit`",
    "container mounts",
)

pytestmark = [pytest.mark.compile, pytest.mark.root, pytest.mark.xdist_group("build")]


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    """A folder that every uid may enter, with the vendor's libraries and the programs."""
    with tempfile.TemporaryDirectory(prefix="porter-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        porter(path, "run", "--simulate", "--", "true")
        (path / "vendor").mkdir()
        for name in ("libcuda.so.1", "libnvidia-ml.so.1"):
            (path / "vendor" / name).write_bytes((BUILT / "sim" / name).read_bytes())
            (path / "vendor" / name.removesuffix(".1")).symlink_to(name)
        (path / "link.so").symlink_to("vendor/libcuda.so.1")
        (path / "copy.so").write_bytes((BUILT / "sim" / "libcuda.so.1").read_bytes())
        _compile(path)
        yield path


def _compile(home: Path) -> None:
    build = ("cc", "-Wall", "-Wextra", "-Werror", str(SOURCE))
    linked = (*build, "-DLINKED", "-Lvendor", "-lcuda")
    rpath = f"-Wl,-rpath,{home}/vendor"
    for command in (
        (*build, "-o", "opens"),
        (*linked, "-o", "linked"),
        (*linked, rpath, "-Wl,--enable-new-dtags", "-o", "runpath"),
        (*linked, rpath, "-Wl,--disable-new-dtags", "-o", "rpath"),
    ):
        subprocess.run(command, cwd=home, check=True)


def porter(home: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PORTER_STATE": str(home / "state")}
    argv = [sys.executable, "-m", "porter", *map(str, arguments)]
    return subprocess.run(argv, env=environment, check=True, capture_output=True, text=True)


def _environment(home: Path, mode: str) -> dict[str, str]:
    """The shims by one variable or both; behind them the vendor's folder, as if it were default."""
    shims = [str(BUILT / name) for name in ("libcuda.so.1", "libnvidia-ml.so.1")]
    folders = [str(BUILT)] if mode not in ("none", "preload") else []
    preload = {"LD_PRELOAD": ":".join(shims)} if mode not in ("none", "library path") else {}
    audit = {"LD_AUDIT": str(BUILT / "libporter-audit.so")} if "audit" in mode else {}
    return {
        "LD_LIBRARY_PATH": ":".join([*folders, str(home / "vendor")]),
        "PORTER_STATE": str(home / "state"),
        "PORTER_MEMORY": f"{QUOTA}GiB",
        "PORTER_REAL_DIR": str(home / "vendor"),
        "PORTER_SIM_MEMORY": f"{WHOLE}GiB",
        **preload,
        **audit,
    }


def _row(start: Callable[[list[str], Mapping[str, str]], str], home: Path, mode: str) -> list[str]:
    cells = []
    for program, *arguments in PROGRAMS.values():
        argv = [str(home / program), *(a.format(vendor=home / "vendor") for a in arguments)]
        cells.append({QUOTA: "guarded", WHOLE: "—"}[start(argv, _environment(home, mode)).strip()])
    return cells


def _start(argv: list[str], environment: Mapping[str, str]) -> str:
    done = subprocess.run(argv, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


@needs_root
def test_the_table_equals_the_measurement_on_this_machine(home: Path) -> None:
    columns = [_row(_start, home, mode) for mode in MODES[:-1]]
    common = ("--memory", f"{QUOTA}GiB", "--tenant", "box", "--driver", home / "vendor")
    script = home / "mounts.sh"
    script.write_text(porter(home, "mounts", *common, "--format", "shell").stdout)
    with container(script, home, BUILT) as run:

        def start(argv: list[str], _: Mapping[str, str]) -> str:
            bare = ("env", f"LD_LIBRARY_PATH={home}/vendor", f"PORTER_SIM_MEMORY={WHOLE}GiB")
            done = run(4321, *bare, *argv)
            assert done.returncode == 0, done.stderr
            return done.stdout

        columns.append(_row(start, home, "none"))
    rows = zip(PROGRAMS, *columns, strict=True)
    table = [("the program", *MODES), ("---",) * (len(MODES) + 1), *rows]
    text = "\n".join(f"| {' | '.join(row)} |" for row in table)
    assert text in DOCUMENT.read_text(), f"docs/attach.md says otherwise:\n{text}"


def test_an_audited_run_guards_the_simulated_libraries_by_path(home: Path) -> None:
    """They lie in a folder below that of ours."""
    opened = [str(home / "opens"), str(BUILT / "sim" / "libcuda.so.1")]
    options = ("--backend", "cuda", "--simulate", "--audit", "--memory", f"{QUOTA}GiB")
    assert porter(home, "run", *options, "--", *opened).stdout == f"{QUOTA}\n"
