"""The generated library and all of its parts, under a sanitizer that reports races.

The driver's substitute is compiled so that its locks order nothing of ours.
"""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from differential import builds

from porter import paths
from porter.emit import simulate
from porter.native import simd, toolchain
from porter.native.toolchain import Recipe

HERE = Path(__file__).resolve().parent
MILLISECONDS = "1500"
TELLS = 66  # the exit status of a program that had a race
FLAGS = ("-std=c11", "-O1", "-g", "-fPIC", "-fvisibility=hidden")
SHARED = ("-shared", "-Wl,-Bsymbolic", "-Wl,-z,nodelete")
WATCHED = ("-fsanitize=thread",)
UNSEEN = ("-O0", "-D_GNU_SOURCE=", "-pthread", "-include", str(HERE / "cuda/unseen.h"))
GATED = "libcuda.so.1"

pytestmark = [
    pytest.mark.compile,
    pytest.mark.backend("cuda"),
    pytest.mark.skipif(platform.machine() != "x86_64", reason="only tried there"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the shim, the library behind it, and the program."""
    out = tmp_path_factory.mktemp("threads")
    trees = {tree.name: tree for tree in builds.TREES}
    shim = toolchain.shim_recipe(trees[GATED], builds.plan(trees[GATED]))
    link(shim, compiled(shim, WATCHED, out / "objects"), WATCHED, out / "shim" / GATED)
    simulator = simulate.simulator_sources()
    for soname, tree in trees.items():
        twin = toolchain.twin_recipe(tree, soname, simulator)
        link(twin, compiled(twin, UNSEEN, out / f"of-{soname}"), UNSEEN, out / "sim" / soname)
    daemon = toolchain.daemon_recipe(simulate.daemon_source())
    toolchain.make(daemon, toolchain.host(), out / "porter-simd")
    flags = (*FLAGS[:3], *WATCHED, "-Wall", "-Wextra", "-Werror", f"-I{HERE / 'gpu'}", "-pthread")
    command = ("gcc", *flags, HERE / "cuda/threads.c", "-o", out / "threads", "-ldl")
    subprocess.run(command, check=True)
    return out


def compiled(recipe: Recipe, how: Sequence[str], folder: Path) -> list[Path]:
    """Compile all that a library is made of, as many at a time as there are processors."""
    folder.mkdir()
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return list(
            pool.map(
                lambda job: compile_one(*job, how, folder),
                [(source, part) for part in (*recipe.parts, recipe) for source in part.sources],
            )
        )


def compile_one(source: Path, recipe: Recipe, how: Sequence[str], folder: Path) -> Path:
    target = folder / f"{source.parent.name}-{source.stem}.o"
    includes = [f"-I{path}" for path in recipe.includes]
    command = ["gcc", *FLAGS, *how, *includes, "-c", str(source), "-o", str(target)]
    subprocess.run(command, check=True)
    return target


def link(recipe: Recipe, objects: Sequence[Path], how: Sequence[str], path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    named = (f"-Wl,-soname,{recipe.soname}", f"-Wl,--version-script={recipe.version_script}")
    flags = [flag for flag in how if flag in WATCHED]
    command = ["gcc", *SHARED, *flags, *named, *objects, *recipe.libraries, "-o", path]
    subprocess.run(command, check=True)


@pytest.fixture
def tenants(folder: Path, tmp_path: Path) -> Iterator[dict[str, str]]:
    """One simulated device; return the environment that its tenants have in common."""
    (tmp_path / "leases").mkdir()
    with simd.devices(folder / "porter-simd", str(tmp_path / "devices"), 1, "8GiB"):
        yield os.environ | {
            "PORTER_SIM_SOCKET": str(tmp_path / "devices"),
            "PORTER_SIM_CONTEXT": "64MiB",
            "PORTER_REAL_DIR": str(folder / "sim"),
            "PORTER_STATE": str(tmp_path / "state"),
            "PORTER_SHARED": str(tmp_path / "leases"),
            "PORTER_MEMORY": "2GiB",
            "TSAN_OPTIONS": f"exitcode={TELLS}:handle_sigbus=0",
        }


def run(program: Path, shim: Path, *environments: dict[str, str]) -> list[tuple[int, str, str]]:
    """Run it once in each environment, together: status, output, reported races."""
    with ExitStack() as stack:
        running = [
            stack.enter_context(
                subprocess.Popen(
                    [program, MILLISECONDS],
                    env=environment | {"LD_LIBRARY_PATH": str(shim)},
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for environment in environments
        ]
        outputs = [process.communicate(timeout=120) for process in running]
    return [(process.returncode, *answer) for process, answer in zip(running, outputs, strict=True)]


def both(tenants: dict[str, str]) -> list[dict[str, str]]:
    """Return the environments of one that has a cap and of one that has a weight."""
    return [
        tenants | {"PORTER_TENANT": "capped", "PORTER_COMPUTE": "40"},
        tenants | {"PORTER_TENANT": "other", "PORTER_WEIGHT": "200"},
    ]


def test_threads_race_only_for_the_planted_race(
    folder: Path, tenants: dict[str, str], tmp_path: Path
) -> None:
    for environments in (both(tenants)[:1], both(tenants)):
        for status, out, errors in run(folder / "threads", folder / "shim", *environments):
            assert (status, errors[:4000]) == (0, "")
            assert int(out) > 0

    answer = run(folder / "threads", raced(folder, tmp_path), *both(tenants))

    assert TELLS in {status for status, _, _ in answer}
    assert any("data race" in errors and "gate_put" in errors for _, _, errors in answer)


def raced(folder: Path, out: Path) -> Path:
    """The work before a marker is noted without the gate's lock."""
    source = paths.data("backends") / "core/submit/gate_marks.c"
    text = source.read_text()
    start = text.index("void gate_put(")
    spoilt = text[start:].replace("\tgate_take(gate);\n", "", 1)
    spoilt = spoilt.replace("\tlock_drop(&gate->lock);\n", "", 1)
    (out / "submit").mkdir()
    (out / "submit/gate_marks.c").write_text(text[:start] + spoilt)
    tree = next(tree for tree in builds.TREES if tree.name == GATED)
    recipe = toolchain.shim_recipe(tree, builds.plan(tree))
    core = recipe.parts[0]
    core = replace(core, includes=(*core.includes, source.parent))
    made = compile_one(out / "submit/gate_marks.c", core, WATCHED, out)
    others = [path for path in (folder / "objects").iterdir() if path.name != made.name]
    link(recipe, [*others, made], WATCHED, out / "shim" / GATED)
    return out / "shim"
