"""Expressions: their translations, their errors, and that their C computes the right value."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import Phase as Step
from hypothesis import strategies as st

from porter.errors import SpecError
from porter.model import ApiModel, CType, Enum, Field, Function, Param, Record, TypeKind
from porter.roles import Kind, Phase
from porter.spec import expressions
from porter.spec.expressions import CExpr, Scope
from porter.spec.expressions.defines import written_out
from porter.spec.expressions.value import Value
from porter.spec.expressions.writer import Writer
from porter.spec.syntax import Node

CORE = Path(__file__).parent.parent / "backends" / "core"
MOST = (1 << 64) - 1


def integer(spelling: str, size: int, *, signed: bool = False) -> CType:
    return CType(spelling, TypeKind.INT, size, signed=signed)


def pointer(to: CType, spelling: str = "") -> CType:
    return CType(spelling or f"{to.spelling} *", TypeKind.POINTER, 8, pointee=to)


INT = integer("int", 4, signed=True)
U64 = integer("size_t", 8)
VOID = CType("void", TypeKind.VOID)
KIND = CType("enum kind", TypeKind.ENUM, 4, names=("enum kind",))
PLACE = CType("struct place", TypeKind.RECORD, 16, record="struct place")
CONST_PLACE = CType("const struct place", TypeKind.RECORD, 16, record="struct place")
OPAQUE = CType("struct opaque", TypeKind.RECORD, record="struct opaque")
HANDLE = CType("gpu_t", TypeKind.POINTER, 8, pointee=OPAQUE)
ARRAY = CType("int[4]", TypeKind.ARRAY, 16, pointee=INT, length=4)

API = ApiModel(
    functions={},
    records={
        "struct place": Record(
            "struct place",
            40,
            8,
            (
                Field("kind", KIND, "enum kind kind", 0),
                Field("id", INT, "int id", 4),
                Field("next", pointer(PLACE), "struct place *next", 8),
                Field(
                    "",
                    CType("union", TypeKind.RECORD, 8, record="struct place::3"),
                    "union { size_t wide; }",
                    16,
                ),
                Field("ids", ARRAY, "int ids[4]", 24),
            ),
            complete=True,
        ),
        "struct place::3": Record(
            "struct place::3", 8, 8, (Field("wide", U64, "size_t wide", 0),), complete=True
        ),
        "struct opaque": Record("struct opaque", 0, 0, (), complete=False),
    },
    enums={
        "enum kind": Enum("enum kind", 4, signed=False, constants=(("HOST", 0), ("DEVICE", 1))),
        "enum other": Enum("enum other", 4, signed=False, constants=(("APPLE", 7),)),
    },
    typedefs={},
)
PARAMS = {
    "out": pointer(pointer(VOID, "void *"), "void **"),
    "n": U64,
    "height": INT,
    "narrow": integer("unsigned short", 2),
    "u32": integer("unsigned int", 4),
    "i64": integer("long long", 8, signed=True),
    "count": pointer(integer("unsigned int", 4)),
    "place": pointer(CONST_PLACE, "const struct place *"),
    "room": pointer(PLACE),
    "value": PLACE,
    "gpu": HANDLE,
    "ratio": CType("double", TypeKind.FLOAT, 8, signed=True),
    "sizes": pointer(integer("const size_t", 8), "const size_t *"),
}
FUNCTION = Function(
    "f",
    INT,
    tuple(Param(name, ctype, f"{ctype.spelling} {name}") for name, ctype in PARAMS.items()),
    "",
)


def scope(**directions: str) -> Scope:
    shared = expressions.scope(API, "gpu_t")
    return expressions.within(shared, FUNCTION, {"out": "out_"}, directions)


def size(text: str, phase: Phase = Phase.BEFORE, **directions: str) -> str:
    return expressions.translate(text, Kind.SIZE, phase, scope(**directions)).text


def test_sizes_saturate() -> None:
    assert size("n * height") == "role_mul((uint64_t)n, role_size(height))"
    assert (
        size("align_up(n, 512) + 1")
        == "role_add(role_align((uint64_t)n, UINT64_C(512)), UINT64_C(1))"
    )
    assert size("n / 0") == "role_div((uint64_t)n, UINT64_C(0))"
    assert size("height") == "role_size(height)"
    assert size("place ? place->wide : n") == "(place ? (uint64_t)place->wide : (uint64_t)n)"


def test_an_assignable_expression_is_marked() -> None:
    key = expressions.translate("*out", Kind.KEY, Phase.AFTER, scope())
    assert key == CExpr(
        "(uint64_t)(uintptr_t)(*out_)", ("out_",), "*out_", (), pointer(VOID, "void *")
    )


def test_positions_stand_for_parameters() -> None:
    assert size("arg[1]") == "(uint64_t)n"


def test_structs_are_read_by_the_path() -> None:
    read = expressions.translate("room->next->ids[2]", Kind.INT, Phase.BEFORE, scope())
    assert read.text == "room->next->ids[2]"
    assert read.guards == ("room", "room->next")
    assert read.names == ("struct place",)
    assert size("room->ids[height]") == "role_size(room->ids[height])"


def test_devices_are_ordinals_handles_or_none() -> None:
    def device(text: str) -> str:
        return expressions.translate(text, Kind.DEVICE, Phase.BEFORE, scope()).text

    assert device("height") == "(int)height"
    assert device("gpu") == "port_handle_device((uint64_t)(uintptr_t)gpu)"
    assert device("place->kind == DEVICE ? CURRENT : NONE") == (
        "((place->kind == DEVICE) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE)"
    )
    assert device("place->kind == DEVICE ? place->id : NONE") == (
        "((place->kind == DEVICE) ? (int)place->id : ROLE_DEVICE_NONE)"
    )
    with pytest.raises(SpecError, match="is a pointer; a device is an ordinal or a device_handle"):
        device("room")


def test_a_stream_is_had_from_what_owns_it() -> None:
    shared = expressions.scope(API, stream_owners=[("gpu_t", "recorded")])
    where = replace(shared, params=scope().params)

    def stream(text: str) -> str:
        return expressions.translate(text, Kind.STREAM, Phase.BEFORE, where).text

    owned = "recorded((uint64_t)(uintptr_t)gpu)"
    assert stream("gpu") == owned
    assert stream("height") == "(uint64_t)height"
    assert stream("height > 0 ? room : gpu") == (
        f"((height > 0) ? (uint64_t)(uintptr_t)room : {owned})"
    )


def test_a_context_is_derived_from_its_substitute() -> None:
    shared = expressions.scope(API, context_owners=[("gpu_t", "behind")])
    where = replace(shared, params=scope().params)

    def context(text: str) -> str:
        return expressions.translate(text, Kind.CONTEXT, Phase.BEFORE, where).text

    assert context("gpu") == "behind((uint64_t)(uintptr_t)gpu)"
    assert context("height > 0 ? room : 0") == (
        "((height > 0) ? (uint64_t)(uintptr_t)room : (uint64_t)0)"
    )


def test_a_device_is_had_from_what_owns_it() -> None:
    shared = expressions.scope(API, "dev_t", [("gpu_t", "toy_context_device")])
    where = expressions.within(shared, FUNCTION, {}, {})
    found = expressions.translate("gpu", Kind.DEVICE, Phase.BEFORE, where)
    assert found.text == "toy_context_device((uint64_t)(uintptr_t)gpu)"


def test_the_result_is_known_after_the_call() -> None:
    made = Function("make", HANDLE, FUNCTION.params, "")
    where = expressions.within(expressions.scope(API), made, {}, {})
    key = expressions.translate("result", Kind.KEY, Phase.AFTER, where)
    assert (key.text, key.guards) == ("(uint64_t)(uintptr_t)_result", ())
    reported = expressions.translate("result", Kind.LVALUE, Phase.AFTER, where)
    assert reported.lvalue == "_result"
    with pytest.raises(SpecError, match="after the call only"):
        expressions.translate("result", Kind.KEY, Phase.BEFORE, where)
    nothing = expressions.within(expressions.scope(API), replace(made, result=VOID), {}, {})
    with pytest.raises(SpecError, match="no parameter 'result'"):
        expressions.translate("result", Kind.KEY, Phase.AFTER, nothing)


def test_defines_stand_for_trees() -> None:
    defines = [("twice(a)", "a + a"), ("area(p, h)", "twice(p->wide) * h")]
    shared = expressions.scope(API, defines=defines)
    where = expressions.within(shared, FUNCTION, {}, {})
    area = expressions.translate("area(place, n + 1)", Kind.SIZE, Phase.BEFORE, where)
    assert area.text == (
        "role_mul(role_add((uint64_t)place->wide, (uint64_t)place->wide), "
        "role_add((uint64_t)n, UINT64_C(1)))"
    )
    assert area.guards == ("place",)
    with pytest.raises(SpecError, match="area takes 2 arguments, not 1"):
        expressions.translate("area(place)", Kind.SIZE, Phase.BEFORE, where)
    with pytest.raises(SpecError, match="is not `name"):
        expressions.scope(API, defines=[("twice", "1")])
    deeper = [("f0(a)", "a + 1"), *((f"f{i}(a)", f"f{i - 1}(f{i - 1}(a))") for i in range(1, 7))]
    with pytest.raises(SpecError, match="nests deeper"):
        expressions.scope(API, defines=deeper)


def test_defines_cannot_grow_without_end() -> None:
    wider = [
        ("f0(a)", "a + a"),
        *((f"f{i}(a)", f"f{i - 1}(a) + f{i - 1}(a)") for i in range(1, 31)),
    ]
    with pytest.raises(SpecError, match="more than 1024 parts"):
        expressions.scope(API, defines=wider)


def test_a_chain_of_choices_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written, plain = 0, Writer.plain

    def counted(writer: Writer, node: Node) -> Value:
        nonlocal written
        written += 1
        return plain(writer, node)

    monkeypatch.setattr(Writer, "plain", counted)
    chain = "".join(f"height == {i} ? height : " for i in range(15)) + "n"
    text = expressions.translate(chain, Kind.INT, Phase.BEFORE, scope()).text
    assert text.count("height ==") == 15
    assert written < 15 * 10


def test_a_branch_guards_only_itself() -> None:
    guarded = expressions.translate("height > 0 ? sizes[0] : 0", Kind.SIZE, Phase.BEFORE, scope())
    assert guarded.guards == ("(!(height > 0) || sizes)",)
    tested = expressions.translate("sizes ? sizes[0] : n", Kind.SIZE, Phase.BEFORE, scope())
    assert tested.guards == ()
    both = expressions.translate("place && place->id > 1", Kind.INT, Phase.BEFORE, scope())
    assert both.guards == ()


def test_out_parameters_wait_for_the_call() -> None:
    assert size("*count", Phase.AFTER) == "(uint64_t)(*count)"
    assert size("*count", count="inout") == "(uint64_t)(*count)"
    with pytest.raises(SpecError, match=r"may not be read before the call.*args: \{count:"):
        size("*count")
    with pytest.raises(SpecError, match="may not be read before the call"):
        size("room->wide", room="out")


def test_comparisons_are_right_for_mixed_signs() -> None:
    def condition(text: str) -> str:
        return expressions.translate(text, Kind.INT, Phase.BEFORE, scope()).text

    assert condition("height < u32") == "(int64_t)height < (int64_t)u32"
    assert condition("n > height") == "(height < 0 || (uint64_t)height < n)"
    assert condition("height == n") == "(height >= 0 && (uint64_t)height == n)"
    assert condition("place->kind == DEVICE") == "place->kind == DEVICE"
    assert condition("gpu == 0") == "(const void *)gpu == NULL"


@pytest.mark.parametrize(
    ("text", "kind", "problem"),
    [
        ("nn", Kind.SIZE, "no parameter 'nn'; allowed: out, n, height"),
        ("DEVISE", Kind.INT, "a constant like it: DEVICE"),
        ("ratio", Kind.SIZE, "ratio is 'double', not a size"),
        ("place", Kind.SIZE, "place is 'const struct place \\*', not a size"),
        ("-1", Kind.SIZE, "a size is never negative"),
        ("n + 1", Kind.INT, "`\\+` is for sizes and keys"),
        ("n = 1", Kind.SIZE, "'=' is not part of the expression language"),
        ("f(n)", Kind.SIZE, "no function 'f' of 1 arguments; allowed: min"),
        ("n", Kind.LVALUE, "n cannot be assigned to"),
        ("place->id", Kind.LVALUE, "place->id is const"),
        ("sizes[0]", Kind.LVALUE, "is const"),
        ("*room", Kind.LVALUE, "is a record, not one value"),
        ("n", Kind.POINTER, "n is not a pointer"),
        ("*gpu", Kind.KEY, "(?s).*struct opaque"),
        ("gpu->x", Kind.KEY, "struct opaque is opaque"),
        ("*out->x", Kind.KEY, "not a struct"),
        ("place->idd", Kind.INT, "has no member 'idd'; did you mean id"),
        ("value->id", Kind.INT, "value is not a pointer"),
        ("place.id", Kind.INT, "place is not a struct; use ->"),
        ("room->ids[4]", Kind.INT, r"room->ids\[4\] is outside"),
        ("place->kind == APPLE", Kind.INT, "APPLE is of enum other"),
        ("u32 < 0", Kind.INT, "is the same for every call"),
        ("narrow == 65536", Kind.INT, "is the same for every call"),
        ("gpu == 1", Kind.INT, "compares a pointer with a number"),
        ("NONE", Kind.INT, "NONE is a device"),
        ("CURRENT", Kind.INT, "CURRENT is a device"),
        ("sizeof(struct opaque)", Kind.SIZE, "no complete type of that name"),
        ("elems(n)", Kind.SIZE, "not an array"),
        ("arg[13]", Kind.SIZE, "N is a number below 13"),
        ("n n", Kind.SIZE, "'n' at character 3, expected an operator"),
        ("017", Kind.SIZE, "octal"),
        ("18446744073709551616", Kind.SIZE, "more than 64 bits"),
        ("(" * 40 + "n" + ")" * 40, Kind.SIZE, "nests deeper"),
        (f"sizeof({'a' * 1900}!", Kind.SIZE, "expected ','"),  # at once
    ],
)
def test_errors_name_the_allowed_values(text: str, kind: Kind, problem: str) -> None:
    with pytest.raises(SpecError, match=problem):
        expressions.translate(text, kind, Phase.AFTER, scope())


def test_calls_are_split() -> None:
    assert expressions.call("f(a, g[b, c], (d))") == ("f", ("a", " g[b, c]", " (d)"))
    assert expressions.call("f") == ("f", ())
    assert expressions.call("f(") is None


TOKENS = st.sampled_from(
    [
        *PARAMS,
        *"+-*/!<>?:()[],.&|=01é\0 ",
        *("->", "==", "&&", "||", "0xff", "sizeof", "min", "align_up", "elems"),
        *("DEVICE", "NONE", "arg", "id", "struct"),
    ]
)


@given(
    st.one_of(st.text(max_size=60), st.lists(TOKENS, max_size=40).map("".join)),
    st.sampled_from([kind for kind in Kind if kind not in (Kind.FUNCTION, Kind.WORD, Kind.FIELD)]),
    st.sampled_from(list(Phase)),
)
@settings(max_examples=500, deadline=None)
def test_any_text_is_c_or_an_error(text: str, kind: Kind, phase: Phase) -> None:
    try:
        written = expressions.translate(text, kind, phase, scope())
    except SpecError:
        return
    assert written.text.count("(") == written.text.count(")")


# Arithmetic: random expressions over four parameters, in C against big integers.

NUMBERS = {"n": (0, MOST), "height": (-(1 << 31), (1 << 31) - 1), "u32": (0, (1 << 32) - 1)}
NUMBERS |= {"i64": (-(1 << 63), (1 << 63) - 1), "narrow": (0, 65535)}

Tree = Any  # str | int | (operator, Tree, …)


def trees() -> st.SearchStrategy[Tree]:
    leaves = st.one_of(
        st.sampled_from(list(NUMBERS)), st.sampled_from([0, 1, 2, 3, 255, 1 << 32, MOST - 1, MOST])
    )
    names = st.sampled_from(list(NUMBERS))
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(
                st.sampled_from(["+", "-", "*", "/", "min", "max", "align_up"]), inner, inner
            ),
            st.tuples(
                st.just("?"),
                st.tuples(st.sampled_from(["<", "<=", ">", ">=", "==", "!="]), names, names),
                inner,
                inner,
            ),
        ),
        max_leaves=8,
    )


def spelled(tree: Tree) -> str:
    if not isinstance(tree, tuple):
        return str(tree)
    operator, *inner = tree
    parts = [spelled(part) for part in inner]
    if operator == "?":
        return f"({parts[0]} ? {parts[1]} : {parts[2]})"
    if operator.isidentifier():
        return f"{operator}({', '.join(parts)})"
    return f"({parts[0]} {operator} {parts[1]})"


def expected(tree: Tree, values: dict[str, int]) -> int:
    """Exact, or MOST: once refused, refused for good."""
    if isinstance(tree, str):
        return MOST if values[tree] < 0 else values[tree]
    if isinstance(tree, int):
        return tree
    operator, *inner = tree
    if operator == "?":
        holds = compared(*inner[0], values)
        return expected(inner[1] if holds else inner[2], values)
    a, b = (expected(part, values) for part in inner)
    return min(exact(operator, a, b), MOST)


def exact(operator: str, a: int, b: int) -> int:
    if operator == "*":
        return a * b
    if operator == "align_up":
        return -(-a // b) * b if b else a
    if operator in ("+", "max"):
        return a + b if operator == "+" else max(a, b)
    if MOST in (a, b) or (operator == "/" and b == 0):
        return MOST
    return {"-": max(a - b, 0), "min": min(a, b), "/": a // b if b else MOST}[operator]


def compared(operator: str, a: str, b: str, values: dict[str, int]) -> bool:
    x, y = values[a], values[b]
    table = {"<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y, "==": x == y, "!=": x != y}
    return table[operator]


def inputs() -> st.SearchStrategy[dict[str, int]]:
    return st.fixed_dictionaries(
        {
            name: st.one_of(st.sampled_from([low, high, max(low, 0), 1]), st.integers(low, high))
            for name, (low, high) in NUMBERS.items()
        }
    )


@pytest.mark.compile
@given(st.lists(st.tuples(trees(), inputs()), min_size=40, max_size=80))
@settings(
    max_examples=5,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=[Step.generate],  # each example is a run of the compiler
)
def test_c_computes_the_exact_size_or_refuses(
    tmp_path_factory: pytest.TempPathFactory, cases: list[tuple[Tree, dict[str, int]]]
) -> None:
    folder = tmp_path_factory.mktemp("size")
    wanted, lines = [], []
    for tree, values in cases:
        try:
            text = size(spelled(tree))
        except SpecError:  # a < a
            continue
        wanted.append(f"{expected(tree, values)}")
        given_ = ", ".join(literal(values[name]) for name in NUMBERS)
        lines.append(f"static uint64_t f{len(lines)}({ARGUMENTS}) {{ {UNUSED} return {text}; }}")
        lines[-1] += f"\n#define CALL{len(wanted) - 1} f{len(lines) - 1}({given_})"
    body = "".join(f'printf("%" PRIu64 "\\n", CALL{i});' for i in range(len(wanted)))
    source = folder / "size.c"
    source.write_text(
        '#include "role.h"\n#include <inttypes.h>\n#include <stdio.h>\n'
        + "\n".join(lines)
        + f"\nint main(void) {{ {body} return 0; }}\n"
    )
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-fsanitize=undefined"]
    flags += ["-fno-sanitize-recover", f"-I{CORE}"]
    subprocess.run(["cc", *flags, "-o", folder / "size", source], check=True)
    got = subprocess.run([folder / "size"], check=True, capture_output=True, text=True)
    assert got.stdout.split() == wanted


def literal(value: int) -> str:
    """C has no literal for the most negative number."""
    return f"UINT64_C({value})" if value >= 0 else f"(INT64_C({value + 1}) - 1)"


ARGUMENTS = "size_t n, int height, unsigned int u32, long long i64, unsigned short narrow"
UNUSED = "(void)n; (void)height; (void)u32; (void)i64; (void)narrow;"


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("row(d->width)", "((d->width * 4))"),
        ("2 * row(a + b)", "2 * (((a + b) * 4))"),
        ("once(x) + p->once", "(x * 4) + p->once"),
        ("row(min(a, b))", "(((min(a, b)) * 4))"),
        ("row(a, b)", "row(a, b)"),
        ("row(a", "row(a"),
    ],
)
def test_definitions_are_written_out_for_specs_that_inherit(text: str, whole: str) -> None:
    defines = (("once(n)", "n * 4"), ("row(n)", "once(n)"))

    assert written_out(text, defines) == whole
