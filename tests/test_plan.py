"""Plans: the decision for each of the toy's symbols, and the errors of a plan."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from porter.emit.simcalls import device_call
from porter.errors import PlanError
from porter.model import (
    ApiModel,
    ArgNote,
    Decline,
    Disposition,
    Function,
    LibraryPlan,
    Lookup,
    Param,
    Place,
    Plan,
    PlannedSymbol,
    Rule,
    Symbol,
    SymbolKind,
    SymbolTable,
)
from porter.plan import planfile
from porter.plan.planner import make_plan
from porter.plan.spelling import alike
from porter.plan.suspects import suspicion
from porter.sources.headers import read_headers
from porter.spec import specfiles
from porter.spec.matching import family_bases

TOY = Path(__file__).parent / "data" / "toy"
SPEC = specfiles.load_spec(TOY / "specs" / "toy")
API = read_headers(SPEC.libraries[0].headers, [("toy 1", TOY)])
NAMES = sorted([*API.functions, "toySecret"])
TABLE = SymbolTable(
    "libtoy.so.1 1",
    "libtoy.so.1",
    "x86_64",
    (
        *(Symbol(name, SymbolKind.FUNCTION, size=7) for name in NAMES),
        Symbol("toyTable", SymbolKind.DATA, size=16),
    ),
)


def rule(
    id_: str, match: tuple[str, tuple[str, ...]], role: str = "passthrough", **more: object
) -> Rule:
    fields = more.pop("fields", {})
    assert isinstance(fields, dict)
    made = Rule(id_, Place("toy.yaml", 1), match, role, tuple(sorted(fields.items())))
    return replace(made, **more)  # type: ignore[arg-type]


def planned(
    *rules: Rule, api: ApiModel = API, tables: tuple[SymbolTable, ...] = (TABLE,)
) -> LibraryPlan:
    library = replace(SPEC.libraries[0], rules=rules or SPEC.libraries[0].rules)
    plan = make_plan(replace(SPEC, libraries=(library,)), {"libtoy": api}, {"libtoy": tables})
    return plan.libraries[0]


def problems(*rules: Rule, **more: object) -> str:
    with pytest.raises(PlanError) as caught:
        planned(*rules, **more)  # type: ignore[arg-type]
    return str(caught.value)


def symbol(plan: LibraryPlan, name: str) -> PlannedSymbol:
    (found,) = [p for p in plan.symbols if p.symbol.name == name]
    return found


def test_every_symbol_has_one_disposition_and_a_reason() -> None:
    plan = planned()
    assert [(p.symbol.name, p.disposition.value, p.reason) for p in plan.symbols] == [
        ("toyFree", "hook", "rule mem.free"),
        ("toyHostile", "forward", "declared, no rule"),
        ("toyLaunch", "hook", "rule launch"),
        ("toyMalloc", "hook", "rule mem.alloc"),
        ("toyMallocPitch", "hook", "rule mem.alloc.pitch"),
        ("toyMalloc_v2", "hook", "rule mem.alloc.placed"),
        ("toyMany", "forward", "declared, no rule"),
        ("toyMemInfo", "hook", "rule mem.info"),
        ("toyScale", "forward", "declared, no rule"),
        ("toySecret", "forward-untyped", "exported, not declared"),
        ("toyTable", "data", "exported data"),
        ("toyVersion", "forward", "rule version"),
    ]
    assert all(p.drivers == ("libtoy.so.1 1",) for p in plan.symbols)


def test_a_hook_has_its_fields_as_c() -> None:
    hook = symbol(planned(), "toyMallocPitch")
    assert dict(hook.fields) == {
        "bytes": "role_mul(role_align((uint64_t)width, UINT64_C(512)), role_size(height))",
        "actual": "role_mul((uint64_t)(*pitch), role_size(height))",
        "key": "(uint64_t)(uintptr_t)(*p)",
        "undo": "real_toyFree(*p)",
    }
    assert hook.guards == ("pitch", "p")
    assert hook.lvalues == (("key", "*p"),)
    assert symbol(planned(), "toyMalloc_v2").guards == ("p", "place")


def test_a_launch_says_what_its_time_depends_on() -> None:
    fields = dict(symbol(planned(), "toyLaunch").fields)
    assert fields.pop("extent").count("role_mul(") == 5
    assert fields == {
        "function": "(uint64_t)(uintptr_t)function",
        "stream": "(uint64_t)(uintptr_t)stream",
    }


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"between": "device-host"},  # it waits where the configuration says so, else it is counted
        {"between": "device-host", "stream": "c"},
        {"between": "device-device"},
        {"host": "a == 1"},
    ],
)
def test_copies_are_hooked_with_ends_of_any_kind(more: dict[str, str]) -> None:
    fields = {"to": "k", "from": "c", "bytes": "k", **more}
    plan = planned(rule("copy", ("name", ("toyMany",)), "copy", fields=fields))
    assert symbol(plan, "toyMany").disposition.value == "hook"


def test_a_reported_value_is_guarded_by_itself() -> None:
    info = symbol(planned(), "toyMemInfo")
    assert info.guards == ()
    assert info.field_guards == (("total", ("total",)), ("free", ("free",)))


def test_parameter_names_are_safe_in_generated_code() -> None:
    function = symbol(planned(), "toyHostile").function
    assert function is not None
    assert [param.decl for param in function.params] == [
        "int op_",
        "int result_",
        "int role",
        "const char *real_toyFree_",
        "int shim_slots_",
        "int role_enter_",
        "int out",
        "int toyResult_",
        "int uint64_t_",
    ]


def test_a_renamed_parameter_is_renamed_in_expressions() -> None:
    hostile = rule("a", ("name", ("toyHostile",)), "pool-trim", fields={"pool": "_op + arg[1]"})
    assert symbol(planned(hostile), "toyHostile").fields == (
        ("pool", "(uint64_t)op_ + (uint64_t)result_"),
    )


def test_api_is_what_symbols_need_and_no_more() -> None:
    api = planned().api
    assert sorted(api.functions) == sorted(API.functions)
    assert {key: record.complete for key, record in api.records.items()} == {
        "struct toyDim_st": True,  # by value
        "struct toyPlace_st": True,  # read by an expression
        "struct toyStream_st": False,
    }
    assert sorted(api.enums) == ["enum toyPlaceKind_enum", "enum toyResult_enum"]
    without = planned(rule("a", ("name", ("toyVersion",)))).api
    assert not without.records["struct toyPlace_st"].complete
    assert "enum toyPlaceKind_enum" not in without.enums


def test_precedence_of_matches() -> None:
    kinds = [("name", "toyMalloc"), ("names", "toyMalloc"), ("family", "toyMalloc")]
    kinds += [("glob", "toyMall*"), ("regex", "toyMall.*")]
    rules = [rule(kind, (kind, (pattern,))) for kind, pattern in kinds]
    for count in range(len(rules)):
        plan = planned(*rules[count:])
        assert symbol(plan, "toyMalloc").rule == kinds[count][0]
    plan = planned(*rules)
    assert symbol(plan, "toyMalloc_v2").rule == "family"
    assert symbol(plan, "toyMallocPitch").rule == "glob"


def test_families_are_bases_with_suffixes() -> None:
    names = ["f", "f_v2", "f_v2_ptsz", "f_ptsz", "f_very", "fx"]
    families = family_bases(names, ["_v\\d+", "_ptsz"])
    assert sorted(families["f"]) == ["f", "f_ptsz", "f_v2", "f_v2_ptsz"]
    assert families["f_v2"] == ["f_v2", "f_v2_ptsz"]
    assert "f_" not in families


def test_equal_rules_and_rules_of_nothing_are_errors() -> None:
    text = problems(
        rule("a", ("glob", ("toyMem*",))),
        rule("b", ("glob", ("*Info",))),
        rule("c", ("name", ("toyMaloc",))),
        rule("d", ("family", ("nothing",)), optional=True),
    )
    nothing, equal = text.splitlines()
    assert nothing == (
        "toy.yaml:1:1: rules[c].name: toyMaloc matches no symbol of any header or driver; "
        "did you mean toyMalloc or toyMalloc_v2 or toyMallocPitch? Or say optional: true"
    )
    assert equal == (
        "toy.yaml:1:1: rules[b].glob: toyMemInfo is matched by a (toy.yaml:1) and b (toy.yaml:1); "
        "exactly one rule of a rank may match"
    )


def test_a_backend_with_error_get_needs_error_peek() -> None:
    """And porter knows with what arguments."""
    text = problems(rule("error", ("names", ("toyVersion", "toyFree")), "error-get"))
    assert text.splitlines() == [
        "toy.yaml:1:1: rules[error].example: toyFree takes 'p'; say what porter is to ask with",
        f"{SPEC.libraries[0].place.at('rules')}: rules: error-get and error-peek go together",
    ]


def test_inherited_rules_of_nothing_are_listed() -> None:
    plan = planned(
        rule("a", ("name", ("f",)), inherited=True), rule("b", ("name", ("g",)), optional=True)
    )
    assert plan.unmatched == ("a", "b")
    own = rule("own", ("glob", ("toyFre*",)))
    plan = planned(own, rule("theirs", ("glob", ("toyF*",)), inherited=True))
    assert symbol(plan, "toyFree").rule == "own"


@pytest.mark.parametrize(
    ("name", "role", "fields", "problem"),
    [
        ("toySecret", "free", {"key": "p"}, "rules[a].name: toySecret is declared by no header"),
        ("toyTable", "init", {}, "rules[a].role: toyTable is data, which has no role"),
        (
            "toyFree",
            "free",
            {"key": "q"},
            "rules[a].key: no parameter 'q'; allowed: p (in toyFree)",
        ),
        (
            "toyMalloc",
            "alloc",
            {"bytes": "n", "key": "*p", "undo": "toyFre"},
            "did you mean toyFree",
        ),
        (
            "toyMalloc",
            "alloc",
            {"bytes": "n", "key": "*p", "undo": "toyMemInfo"},
            "toyMemInfo takes 2 arguments, not 1; write the call: toyMemInfo(free, total)",
        ),
        ("toyMemInfo", "process-list", {"count": "*free", "items": "total", "pid": "x"}, "structs"),
    ],
)
def test_what_cannot_be_planned(name: str, role: str, fields: dict[str, str], problem: str) -> None:
    assert problem in problems(rule("a", ("name", (name,)), role, fields=fields))


def test_a_members_type_is_checked() -> None:
    fields = {"count": "arg[2]->id", "items": "place", "pid": "idd"}
    text = problems(rule("a", ("name", ("toyMalloc_v2",)), "process-list", fields=fields))
    assert "struct toyPlace_st has no member 'idd'; did you mean id" in text


def test_fields_per_element_are_numbered() -> None:
    name = ("name", ("toyMalloc_v2",))
    fields = {"count": "n", "to": "place[EACH].id", "from": "7", "width": "EACH * 2"}
    reported = symbol(planned(rule("a", name, "work", fields=fields)), "toyMalloc_v2")
    assert dict(reported.fields)["to"] == "(uint64_t)place[EACH].id"
    assert dict(reported.fields)["width"] == "role_mul((uint64_t)EACH, UINT64_C(2))"
    assert reported.guards == ("place",)
    call = device_call(reported, API.functions["toyMalloc_v2"])
    assert call.count == "(uint64_t)n"
    assert call.text.startswith("sim_copy_block((struct sim_place){.at = (uint64_t)place[EACH].id}")
    text = problems(rule("a", name, "work", fields={"count": "EACH"}))
    assert "rules[a].count: no parameter 'EACH'" in text


def test_undo_follows_the_variant() -> None:
    version = API.functions["toyFree"]
    api = replace(
        API, functions=API.functions | {"toyFree_v2": replace(version, name="toyFree_v2")}
    )
    fields = {"bytes": "n", "key": "*p", "undo": "toyFree"}
    plan = planned(rule("a", ("family", ("toyMalloc",)), "alloc", fields=fields), api=api)
    assert dict(symbol(plan, "toyMalloc_v2").fields)["undo"] == "real_toyFree_v2(*p)"
    assert dict(symbol(plan, "toyMalloc").fields)["undo"] == "real_toyFree(*p)"


def test_since_and_until_pick_versions_of_a_family() -> None:
    lookups = (Lookup("toyMalloc", 1, per_thread=False, symbol="toyMalloc"),)
    lookups += (Lookup("toyMalloc", 2000, per_thread=False, symbol="toyMalloc_v2"),)
    family = ("family", ("toyMalloc",))
    old, new = rule("old", family, until=2000), rule("new", family, since=2000)
    plan = planned(old, new, api=replace(API, lookups=lookups))
    assert symbol(plan, "toyMalloc").rule == "old"
    assert symbol(plan, "toyMalloc_v2").rule == "new"


def test_annotations_become_c() -> None:
    note = ArgNote("in", length="a * 2")
    plan = planned(rule("a", ("name", ("toyMany",)), args=(("i", note),)))
    assert symbol(plan, "toyMany").args == (
        ("i", replace(note, length="role_mul(role_size(a), UINT64_C(2))")),
    )
    text = problems(rule("a", ("name", ("toyMany",)), args=(("ii", note),)))
    assert "rules[a].args.ii: toyMany has no such parameter" in text


def test_drivers_are_united() -> None:
    newer = SymbolTable(
        "libtoy.so.1 2",
        "libtoy.so.1",
        "aarch64",
        (
            Symbol("toyNew", SymbolKind.IFUNC),
            Symbol("toySecret", SymbolKind.FUNCTION, "TOY_2"),
            Symbol("toyTable", SymbolKind.DATA, size=32),
        ),
    )
    plan = planned(tables=(TABLE, newer))
    secrets = [p.symbol.version for p in plan.symbols if p.symbol.name == "toySecret"]
    assert secrets == ["", "TOY_2"]
    assert symbol(plan, "toyTable").symbol.size == 32
    assert symbol(plan, "toyTable").drivers == ("libtoy.so.1 1", "libtoy.so.1 2")
    assert symbol(plan, "toyNew").disposition is Disposition.FORWARD_UNTYPED
    other = replace(newer, symbols=(Symbol("toyFree", SymbolKind.DATA),))
    assert "toyFree is data in libtoy.so.1 2, function in another driver" in problems(
        *SPEC.libraries[0].rules, tables=(TABLE, other)
    )


def test_statuses_are_constants_of_the_header() -> None:
    library = replace(SPEC.libraries[0], statuses=(("type", "toyResult"), ("ok", "TOY_SUCESS")))
    with pytest.raises(
        PlanError, match=r"status\.ok: no constant 'TOY_SUCESS'; did you mean TOY_SUCC"
    ):
        make_plan(replace(SPEC, libraries=(library,)), {"libtoy": API}, {})


def test_a_drivers_declined_calls_are_checked() -> None:
    declines = (
        Decline(("toyFree", "toyFre"), "TOY_ERROR_NO_DEVICE", "why"),
        Decline(("toyNewer",), "TOY_ERROR_NO_DEVICE", "why", optional=True),
        Decline(("toyVersion", "toyFree"), "TOY_ERROR_NO_DEV", "why"),
    )
    library = replace(SPEC.libraries[0], declines=declines)
    with pytest.raises(PlanError) as caught:
        make_plan(replace(SPEC, libraries=(library,)), {"libtoy": API}, {"libtoy": (TABLE,)})
    ahead = [f"{library.place.at()}: declines[{number}]: " for number in range(3)]
    assert [problem.partition(";")[0] for problem in caught.value.problems] == [
        f"{ahead[0]}no declared function 'toyFre'",
        f"{ahead[2]}no constant 'TOY_ERROR_NO_DEV'",
        f"{ahead[2]}toyVersion returns no status",
        f"{ahead[2]}toyFree is named twice",
    ]


def test_without_drivers_what_headers_declare_is_planned() -> None:
    plan = planned(tables=())
    assert [p.symbol.name for p in plan.symbols] == sorted(API.functions)
    assert symbol(plan, "toyFree").drivers == ()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("toyMallocPitch", "its name says malloc"),
        ("toyLaunch", "its name says launch"),
        ("xMemPoolCreate", "its name says create and mem"),
        ("clEnqueueNDRangeKernel", "its name says enqueue"),
        ("zeMemAllocDevice", "its name says alloc"),
        ("toyMemInfo", ""),
        ("toyMallocGetInfo", ""),
        ("toyStreamCreate", ""),
        ("toyFree", ""),
    ],
)
def test_names_that_look_like_allocators_or_launches(name: str, why: str) -> None:
    assert suspicion(name, None) == why


def test_signatures_and_comments_that_look_like_them() -> None:
    function = replace(API.functions["toyMalloc"], name="toyObtain", doc="")
    renamed = replace(
        function, params=(function.params[0], replace(function.params[1], name="bytes"))
    )
    assert suspicion("toyObtain", renamed) == "it hands out p for bytes bytes"
    plain = Function("toyObtain", function.result, (), "", doc="/** \\brief Allocates a thing */")
    assert suspicion("toyObtain", plain) == "its documentation says it allocates"
    assert suspicion("toyObtain", replace(plain, doc="/** \\brief Tells a thing */")) == ""


def test_a_suspect_is_reported_unless_it_has_a_rule() -> None:
    plan = planned(rule("a", ("name", ("toyMalloc",)), "", reviewed="a test"))
    assert symbol(plan, "toyMalloc").suspect == ""
    assert symbol(plan, "toyMalloc").reviewed == "a test"
    assert symbol(plan, "toyMalloc_v2").suspect == "its name says malloc"


def test_a_plan_file_gives_back_what_check_needs(tmp_path: Path) -> None:
    plan = planned()
    path = tmp_path / "plan.json"
    path.write_text(planfile.to_text("toy", plan))
    read = planfile.load(path)
    assert (read.backend, read.library, read.soname) == ("toy", "libtoy", "libtoy.so.1")
    kept = [replace(p, function=None, field_guards=(), lvalues=(), args=()) for p in plan.symbols]
    assert list(read.symbols) == kept
    assert read.signatures["toyMalloc"] == "toyResult toyMalloc(void **p, size_t n)"
    assert planfile.to_text("toy", planned()) == path.read_text()
    path.write_text("{}")
    with pytest.raises(PlanError, match="not a plan"):
        planfile.load(path)


def test_a_large_library_is_planned_quickly() -> None:
    params = (Param("n", API.functions["toyMalloc"].params[1].type, "size_t n"),)
    names = [f"toyPart{number}_v{version}" for number in range(400) for version in (1, 2, 3)]
    functions = {
        name: Function(name, API.functions["toyFree"].result, params, "") for name in names
    }
    rules = [
        rule(f"r{number}", ("family", (f"toyPart{number}",)), "pool-trim", fields={"pool": "n"})
        for number in range(400)
    ]
    started = time.process_time()
    plan: Plan | LibraryPlan = planned(
        *rules, api=replace(API, functions=API.functions | functions)
    )
    assert time.process_time() - started < 3  # a bound on growth, not a speed
    assert isinstance(plan, LibraryPlan)
    assert sum(p.disposition is Disposition.HOOK for p in plan.symbols) == 1200


def test_a_name_is_replaced_by_the_functions_own() -> None:
    words = (("bytesize", ("size", "n")), ("dptr", ("p",)), ("stream", ("q",)))
    fields = {"bytes": "bytesize", "key": "*dptr", "undo": "toyFree"}
    alloc = rule(
        "a", ("names", ("toyMalloc",)), "alloc", fields=fields, spellings=words, inherited=1
    )
    launch = rule(
        "b",
        ("name", ("toyLaunch",)),
        "launch",
        fields={"function": "function", "stream": "stream"},
        spellings=words,
        args=(("dptr", ArgNote(direction="in")), ("stream", ArgNote(handle="stream use"))),
        inherited=1,
    )
    found = {s.symbol.name: s for s in planned(alloc, launch).symbols if s.rule}
    assert dict(found["toyMalloc"].fields)["bytes"] == "(uint64_t)n"
    assert dict(found["toyMalloc"].fields)["key"] == "(uint64_t)(uintptr_t)(*p)"
    assert dict(found["toyLaunch"].fields)["stream"] == "(uint64_t)(uintptr_t)stream"
    assert found["toyLaunch"].args == (("stream", ArgNote(handle="stream use")),)


def test_a_name_may_differ_in_case_or_follow_a_pattern() -> None:
    words = (("h([A-Z]\\w*)", ("\\1",)),)
    fields = {"function": "Function", "stream": "hStream"}
    launch = rule(
        "a", ("name", ("toyLaunch",)), "launch", fields=fields, spellings=words, inherited=1
    )
    (found,) = (s for s in planned(launch).symbols if s.rule)
    assert dict(found.fields)["stream"] == "(uint64_t)(uintptr_t)stream"
    assert "function" in dict(found.fields)["function"]
    assert alike(["a_B", "AB", "c_D"]) == {"ab": "", "cd": "c_D"}


def test_the_nearer_library_has_the_better_rule() -> None:
    far = rule("far", ("name", ("toyFree",)), inherited=2)
    near = rule("near", ("name", ("toyFree",)), inherited=1)
    assert {s.rule for s in planned(far, near).symbols if s.symbol.name == "toyFree"} == {"near"}


def test_a_rule_does_not_read_what_versions_move() -> None:
    api = replace(API, moved={("struct toyPlace_st", "id"): "is elsewhere in older ones"})
    assert (
        "id of struct toyPlace_st is elsewhere in older ones: a caller may mean either"
        in problems(api=api)
    )


def tabled(
    folder: Path, text: str, *rules: Rule, types: tuple[tuple[str, str], ...]
) -> LibraryPlan:
    """Plan a header of its own."""
    (folder / "table.h").write_text(f"enum e {{ E_OK, E_NO }};\n{text}")
    headers = replace(SPEC.libraries[0].headers, files=("table.h",))
    status = {"type": "enum e", "ok": "E_OK", "out_of_memory": "E_NO", "absent": "E_NO"}
    library = replace(
        SPEC.libraries[0],
        rules=rules,
        results=(),
        failures=(),
        statuses=tuple({**status, "no_driver": "E_NO"}.items()),
        table_types=types,
    )
    api = read_headers(headers, [("table 1", folder)])
    return make_plan(replace(SPEC, libraries=(library,)), {"libtoy": api}, {}).libraries[0]


TABLE_HEADER = """
typedef enum e (*toy_pfnFree_t)(void *p);
typedef enum e (*toy_pfnLater_t)(void *p);
struct toyTable { toy_pfnFree_t pfnFree; toy_pfnLater_t pfnLater; void *more; };
enum e toyFree(void *p);
enum e toyGetTable(struct toyTable *table);
"""


def test_members_of_a_table_are_found_by_their_types(tmp_path: Path) -> None:
    fill = rule("table", ("name", ("toyGetTable",)), "function-table", fields={"table": "table"})
    plan = tabled(tmp_path, TABLE_HEADER, fill, types=((r"toy_pfn(\w+)_t", r"toy\1"),))
    assert symbol(plan, "toyGetTable").members == (("pfnFree", "toyFree"),)
    assert plan.api.records["struct toyTable"].complete

    with pytest.raises(PlanError, match="no member whose type `table_types` makes a declared"):
        tabled(tmp_path, TABLE_HEADER, fill, types=((r"toy_fn(\w+)_t", r"toy\1"),))
    opaque = "struct t; enum e toyGetTable(struct t *table);"
    with pytest.raises(PlanError, match="table does not point to a struct that a header lays out"):
        tabled(tmp_path, opaque, fill, types=())


def test_an_optional_rule_ignores_undeclared_functions() -> None:
    secret = rule("free", ("regex", ("toy(Free|Secret)",)), "free", fields={"key": "p"})
    assert "toySecret is declared by no header" in problems(secret)
    plan = planned(replace(secret, optional=True))
    assert symbol(plan, "toyFree").disposition is Disposition.HOOK
    found = symbol(plan, "toySecret")
    assert (found.disposition, found.role) == (Disposition.FORWARD_UNTYPED, "")
    assert found.reason == "exported, not declared: optional rule free"


def test_a_clone_has_what_its_library_exports_under_its_names() -> None:
    """Patterns match by the names that functions had; a table says which of them are there."""
    steps = ((("toy(\\w+)", "clone\\1"),),)
    headers = replace(SPEC.libraries[0].headers, borrowed=True, renames=steps)
    api = read_headers(headers, [("toy 1", TOY)])
    assert api.functions["cloneMalloc"].original == "toyMalloc"
    here = tuple(Symbol(n, SymbolKind.FUNCTION) for n in ("cloneFree", "cloneFree_v2", "cloneNew"))
    inherited = rule("free", ("glob", ("toyFree*",)), inherited=1)
    library = replace(SPEC.libraries[0], headers=headers, rules=(inherited,))
    table = SymbolTable("libclone.so 1", "libtoy.so.1", "x86_64", here)
    for tables, names in (
        ((table,), [symbol.name for symbol in here]),
        ((), sorted(api.functions)),
    ):
        plan = make_plan(replace(SPEC, libraries=(library,)), {"libtoy": api}, {"libtoy": tables})
        (one,) = plan.libraries
        assert [symbol.symbol.name for symbol in one.symbols] == names
        ruled = {symbol.symbol.name for symbol in one.symbols if symbol.rule}
        assert ruled == {name for name in names if name.startswith("cloneFree")} & {*api.functions}
