"""The suite's own test: it finds each way in which a library of ours could be wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from porter import paths
from porter.app import building, suites
from porter.native import toolchain
from porter.plan import planfile

BACKEND, SONAME, MANAGER = "cuda", "libcuda.so.1", "libnvidia-ml.so.1"
TREES = paths.data("generated") / BACKEND

pytestmark = [
    pytest.mark.compile,
    pytest.mark.slow,
    pytest.mark.backend(BACKEND),
    pytest.mark.xdist_group(f"conform-{BACKEND}"),
]


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault, and the case that has to find it."""

    name: str
    file: str  # of the core, the shim, the port or the generated files
    old: str
    new: str
    case: str
    soname: str = SONAME


MUTANTS = (
    Mutant(
        "nothing is refused",
        "quota.c",
        "return err ? admit_after_the_dying(on, bytes) : 0;",
        "return err && admit_after_the_dying(on, bytes) ? 0 : 0;",
        "quota",
    ),
    Mutant(
        "a charge is skipped",
        "region.c",
        "\tregion_reserve(place, row, bytes);\n\tlock_shared_drop",
        "\tregion_reserve(place, row, 0 * bytes);\n\tlock_shared_drop",
        "quota",
    ),
    Mutant(
        "a release is skipped",
        "role_free.c",
        "\t\tquota_release(ledger->slot, ticket->reserved);\n",
        "\t\tledger_start(ledger), ledger_finish(ledger);\n",
        "free",
    ),
    Mutant(
        "half is charged",
        "hooks.c",
        "_op.bytes = (uint64_t)bytesize;\n\t_op.unlisted = true;",
        "_op.bytes = (uint64_t)bytesize / 2;\n\t_op.unlisted = true;",
        "quota",
    ),
    Mutant(
        "what the device refused stays charged",
        "quota.c",
        "(unsigned)on->row, take_pending(on, reserved));",
        "(unsigned)on->row, 0 * take_pending(on, reserved));",
        "refusal",
    ),
    Mutant(
        "another status",
        "hooks.c",
        "cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)\n{\n"
        "\tstruct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};\n"
        "\tCUresult _result = CUDA_ERROR_OUT_OF_MEMORY;",
        "cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)\n{\n"
        "\tstruct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};\n"
        "\tCUresult _result = CUDA_ERROR_NOT_SUPPORTED;",
        "quota",
    ),
    Mutant(
        "the whole device is shown",
        "role_view.c",
        "out->total = view->limit;",
        "out->total = 2 * view->limit;",
        "view",
    ),
    Mutant(
        "what is used is not shown",
        "role_view.c",
        "out->used = view->charged < view->limit ? view->charged : view->limit;",
        "out->used = 0;",
        "view",
    ),
    Mutant(
        "no gate",
        "role_launch.c",
        "op->aside = op->host && !config_gate_copies();",
        "op->aside = !op->host || !config_gate_copies();",
        "share",
    ),
    Mutant(
        "weights do not count",
        "share.c",
        "return between(1, tenant->terms.weight, MOST_WEIGHT);",
        "return between(SHARE_WEIGHT, tenant->terms.weight, SHARE_WEIGHT);",
        "share",
    ),
    Mutant(
        "a cap does not hold",
        "share.c",
        "return tenant->terms.cap < SHARE_WHOLE;",
        "return tenant->terms.cap < SHARE_WHOLE / 1000;",
        "share",
    ),
    Mutant(
        "a look-up hands out the vendor's",
        "resolve.c",
        "void *shim_entry_of(const void *real)\n{",
        "void *shim_entry_of(const void *real)\n{\n\tif (real)\n\t\treturn (void *)real;",
        "lookup",
    ),
    Mutant(
        "each process has an account of its own",
        "quota.c",
        "return region_join(&quota.place,",
        "return region_join_alone(&quota.place);\n\treturn region_join(&quota.place,",
        "fork",
    ),
    Mutant(
        "the dead keep their place",
        "region_dead.c",
        "|| mapped_locked(look->file, slot))",
        "|| look->file >= 0)",
        "kill",
    ),
    Mutant(
        "a child keeps its parent's place",
        "region.c",
        "#define AT_ONCE 64u",  # work that the kernel does for it, and its own
        "#define madvise(...) 0\n#define munmap(...) ((void)0)\n#define AT_ONCE 64u",
        "kill",
    ),
    Mutant(
        "a list shows others' processes",
        "role_list.c",
        "\treturn uuid ? gather(uuid, all, count) : gather_all(all, count);",
        "\treturn !uuid && gather_all(all, count);",
        "processes",
        MANAGER,
    ),
    Mutant(
        "a list shows nobody",
        "role_list.c",
        "\t\tif (!process)\n",
        "\t\tif (count)\n",
        "processes",
        MANAGER,
    ),
    Mutant(
        "a graph is launched unasked",
        "role_graph.c",
        "more = atomic_load_explicit(&count, memory_order_relaxed) &&",
        "more = !op->exec &&",
        "sequence",
    ),
    Mutant(
        "a graph is sent unasked",
        "hooks.c",
        "if (role_graph_before(&_op))\n\t\tgoto out;\n\t_result = real_cuGraphUpload(",
        "if (_op.exec == 1)\n\t\tgoto out;\n\t_result = real_cuGraphUpload(",
        "sequence",
    ),
    Mutant(
        "code cannot be loaded",
        "hooks.c",
        "_result = real_cuModuleLoadData(module, image);",
        "_result = image ? CUDA_ERROR_NOT_SUPPORTED : real_cuModuleLoadData(module, image);",
        "sequence",
    ),
    Mutant(
        "physical memory is free while it is mapped",
        "role_free.c",
        "gone = state == TRACK_GONE;",
        "gone = state != TRACK_UNKNOWN;",
        "sequence",
    ),
    Mutant(
        "a pool is not charged",
        "role_pool.c",
        "\tif (error || !ledger)\n\t\treturn error;\n\tif (role_align",
        "\tif (error || ledger)\n\t\treturn 0;\n\tif (role_align",
        "quota",
    ),
    Mutant(
        "one figure is the device's",
        "hooks.c",
        "_result = real_cuDeviceTotalMem_v2(bytes, dev);\n\tif (_result == CUDA_SUCCESS &&",
        "_result = real_cuDeviceTotalMem_v2(bytes, dev);\n\tif (_result != CUDA_SUCCESS &&",
        "view",
    ),
    Mutant(
        "what is absent succeeds",
        "table.c",
        "return CUDA_ERROR_NOT_SUPPORTED;",
        "return CUDA_SUCCESS;",
        "absent",
    ),
)


@cache
def built() -> tuple[building.Backend, suites.Built]:
    """Build the correct libraries, once."""
    backend = building.at(TREES)
    return backend, suites.build(backend, toolchain.host(), None, simulated=True)


def shims(mutant: Mutant, folder: Path) -> Path:
    """Build the library with one faulty source next to the correct ones."""
    _, right = built()
    tree = TREES / mutant.soname
    recipe = toolchain.shim_recipe(tree, planfile.load(tree / "plan.json"))
    spoilt = folder / mutant.file
    recipe = replace(
        recipe,
        sources=tuple(swapped(mutant, recipe.sources, spoilt)),
        parts=tuple(
            replace(part, sources=tuple(swapped(mutant, part.sources, spoilt)))
            for part in recipe.parts
        ),
    )
    assert spoilt.is_file()
    wrong = right.shims.with_name("mutants") / mutant.name.replace(" ", "-")
    made = toolchain.make(recipe, toolchain.host(), wrong)
    for soname in right.programs:
        (folder / soname).symlink_to(made if soname == mutant.soname else right.shims / soname)
    return folder


def _headers_of(source: Path, text: str) -> str:
    """Name the headers of the source's own folder, which a copy elsewhere does not find."""

    def named(found: re.Match[str]) -> str:
        header = source.parent / found[1]
        return f'#include "{header}"' if header.is_file() else found[0]

    return re.sub(r'^#include "([\w.]+)"', named, text, flags=re.MULTILINE)


def swapped(mutant: Mutant, sources: Sequence[Path], spoilt: Path) -> list[Path]:
    swapped = []
    for source in sources:
        if source.name != mutant.file:
            swapped.append(source)
            continue
        text = source.read_text()
        assert mutant.old in text
        spoilt.write_text(_headers_of(source, text.replace(mutant.old, mutant.new)))
        swapped.append(spoilt)
    return swapped


@pytest.mark.parametrize(
    "mutant",
    [
        # that shares are wrong is found out last: a machine may be busy
        pytest.param(one, id=one.name, marks=[pytest.mark.long] if one.case == "share" else [])
        for one in MUTANTS
    ],
)
def test_a_fault_is_found(mutant: Mutant, tmp_path: Path) -> None:
    backend, right = built()
    wrong = replace(right, shims=shims(mutant, tmp_path))
    library = next(one for one in backend.libraries if one.soname == mutant.soname)

    findings = suites.run(wrong, library, None, (mutant.case,), seconds=0.1)

    assert [finding for finding in findings if finding.outcome == "fail"] != []
