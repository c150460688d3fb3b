"""Any text -> C that reads and nothing else, or SpecError; its guards as well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pycparser import c_ast, c_parser

from porter import paths
from porter.errors import SpecError
from porter.model import HeaderSpec
from porter.plan.safe import RESERVED, safe
from porter.roles import Kind, Phase
from porter.sources import headers
from porter.spec import expressions
from porter.spec.expressions import Scope
from porter.spec.syntax import LONGEST

_TOY = Path(__file__).parent.parent / "data/toy"
_KINDS = (*(Kind.SIZE, Kind.KEY, Kind.INT, Kind.DEVICE, Kind.LVALUE, Kind.POINTER, Kind.OBJECT),)
_CHANGING = ("++", "--", "p++", "p--")
_OWN = ("NULL", "UINT64_MAX", "_result")  # the last one is a call's result
_CALLED = ("role_", "port_", "UINT64_C")
_TYPES = "typedef unsigned long uint64_t, uintptr_t, size_t; typedef long int64_t;\n"


def seeds() -> Iterator[bytes]:
    """Every text of CUDA's specs, as each kind; more that use the toy's names."""
    spec = (paths.data("specs") / "cuda/libcuda.yaml").read_text()
    quoted = {part for part in spec.split("'")[1::2] if len(part) < 200}
    ours = (
        *("n", "*p", "place->kind == TOY_PLACE_DEVICE ? place->id : NONE", "arg[0]", "-1"),
        *("align_up(width, 512) * height", "'*pitch * height'", "sizeof(toyPlace)", "!p && n > 1"),
        *("min(width, 0x10u)", "max(width, height) / 2", "elems(p)", "place[1].id", "(n + 1) - n"),
    )
    for number, text in enumerate((*ours, *sorted(quoted))):
        yield bytes([number % 256]) + text.encode()


@cache
def _scopes() -> tuple[Scope, ...]:
    spec = HeaderSpec(("toy.h",), (), "toy", (), ((),))
    api = headers.read_headers(spec, [("toy", _TOY)])
    shared = expressions.scope(api, "toyFunction")
    functions = (f for f in api.functions.values() if f.params)
    taken = RESERVED.union(api.functions, api.typedefs, shared.constants)
    return tuple(
        expressions.within(shared, f, safe(f, taken)[1], {"free": "out"}) for f in functions
    )


def one_input(data: bytes) -> None:
    """Translate; the first byte says for which function, kind and phase."""
    first, text = data[0] if data else 0, data[1:].decode("utf-8", "replace")
    scopes, phases = _scopes(), tuple(Phase)
    kind, rest = _KINDS[first % len(_KINDS)], first // len(_KINDS)
    where = scopes[rest % len(scopes)]
    try:
        made = expressions.translate(text, kind, phases[rest % len(phases)], where)
    except SpecError:
        return
    assert len(text) <= LONGEST
    known = {name for _, name, _ in where.params} | where.constants.keys()
    for part in (made.text, *made.guards):
        _check(part, known, where)


def _check(text: str, known: set[str], where: Scope) -> None:
    types = "".join(f"typedef int {name};\n" for name in where.api.typedefs if name != "size_t")
    source = f"{_TYPES}{types}int f(void) {{ return {text}; }}"
    body = c_parser.CParser().parse(source).ext[-1].body
    assert len(body.block_items) == 1, text
    _walk(body.block_items[0], known, text)


def _walk(node: c_ast.Node, known: set[str], text: str) -> None:
    assert not isinstance(node, c_ast.Assignment), text
    if isinstance(node, c_ast.UnaryOp):
        assert node.op not in _CHANGING, text
    if isinstance(node, c_ast.FuncCall):
        assert isinstance(node.name, c_ast.ID), text
        assert node.name.name.startswith(_CALLED), text
    if isinstance(node, c_ast.ID) and not node.name.startswith((*_CALLED, "ROLE_")):
        assert node.name in known or node.name in _OWN, (node.name, text)
    fields = [node.field] if isinstance(node, c_ast.StructRef) else []
    for _, child in node.children():
        if child not in fields:
            _walk(child, known, text)
