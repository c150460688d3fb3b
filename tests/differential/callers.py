"""A plan -> a C program that calls every function of the library it is given."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

from differential import builds

from porter.model import Function, HeaderSpec, Param, TypeKind
from porter.sources import headers

POINTERS = (TypeKind.POINTER, TypeKind.ARRAY, TypeKind.FUNCTION)
_UNTYPED = "forward-untyped"
_LEADS_ELSEWHERE = "layer"  # all calls use the handle that one function of this role received

# The calls that a program makes before it uses a device; these functions cannot answer by their
# names.
SET_UP = {
    "libcuda.so.1": """\
\tCUcontext context;

\tCALL(cuInit)(0);
\tCALL(cuDevicePrimaryCtxRetain)(&context, 0);
\tCALL(cuCtxSetCurrent)(context);
""",
    "libnvidia-ml.so.1": "\tCALL(nvmlInit_v2)();\n",
}


@cache
def functions(tree: Path) -> dict[str, Function | None]:
    """Read every function that can be called together with others; None without a declaration."""
    one_pass = HeaderSpec(("api.h",), (), "", (), ((),))
    declared = headers.read_headers(one_pass, [("the generated tree", tree)]).functions
    rows = json.loads((tree / "plan.json").read_text())["symbols"]
    code = [
        row for row in rows if row["disposition"] != "data" and row.get("role") != _LEADS_ELSEWHERE
    ]
    return {
        row["name"]: None if row["disposition"] == _UNTYPED else declared[row["name"]]
        for row in code
    }


@cache
def built(arch: str, tree: Path) -> Path:
    """Build the program that calls everything, once."""
    folder = builds.shims(tree.parent.name, arch)
    source = folder / f"call-{tree.name}.c"
    partial = source.with_name(f".{os.getpid()}-{source.name}")
    partial.write_text(_program(tree))
    partial.replace(source)
    includes = (f"-I{tree}", f"-I{builds.HERE}")
    return builds.program(arch, source, *includes, builds.HERE / "caller.c", folder=folder)


def _program(tree: Path) -> str:
    """Write it; caller.h describes its use of the functions."""
    found = functions(tree)
    bodies = [_body(name, function) for name, function in found.items()]
    rows = [f'\t{{"{name}", call_{name}, {_count(f)}}},' for name, f in found.items()]
    table = ["const struct call calls[] = {", *rows, "\t{NULL, NULL, 0},", "};"]
    first = f"void set_up(void *library)\n{{\n\t(void)library;\n{SET_UP.get(tree.name, '')}}}\n"
    head = ['#include "api.h"', '#include "caller.h"', ""]
    return "\n".join([*head, *bodies, first, *table, ""])


def _count(function: Function | None) -> int:
    return len(function.params) if function else 0


def _body(name: str, function: Function | None) -> str:
    """Write the call of one function, with arguments made from their positions."""
    head = f"static void call_{name}(void *entry, struct answer *answer)\n{{\n"
    if function is None:
        return f"{head}\tcall_untyped(entry, answer);\n}}\n"
    values = [(i, p) for i, p in enumerate(function.params) if p.type.kind not in POINTERS]
    lines = [f"\t__typeof__({name}) *function = (__typeof__({name}) *)entry;"]
    lines += [f"\t{_plain(param.type.spelling)} v{index};" for index, param in values]
    void = function.result.kind is TypeKind.VOID
    lines += ["\t(void)answer;"] if void else [f"\t{function.result.spelling} result;"]
    lines += ["", *(f"\tfill(&v{index}, sizeof(v{index}), {index});" for index, _ in values)]
    arguments = ", ".join(_argument(i, param) for i, param in enumerate(function.params))
    lines += [f"\t{'' if void else 'result = '}function({arguments});"]
    lines += [] if void else ["\tanswer_is(answer, &result, sizeof(result));"]
    return head + "\n".join(lines) + "\n}\n"


def _plain(spelling: str) -> str:
    return spelling.removeprefix("const ")


def _argument(index: int, param: Param) -> str:
    return f"at({index})" if param.type.kind in POINTERS else f"v{index}"
