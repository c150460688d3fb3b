"""Specs: the toy's loads as written, and every mistake is reported at its line."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from porter.errors import PorterError, SpecError
from porter.model import ArgNote, Place, Rule
from porter.roles import ROLES, Kind
from porter.spec import specfiles
from porter.spec.language import COMMON_KEYS

TOY = Path(__file__).parent / "data" / "toy" / "specs" / "toy"
_PLACED = re.compile(r"^([^ :]+:\d+):\d+: ")
LIBRARY = (TOY / "libtoy.yaml").read_text()


def written(folder: Path, library: str, backend: str = "") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    default = "porter: 1\nbackend: toy\nlibraries: [libtoy.yaml]\n"
    (folder / "backend.yaml").write_text(backend or default)
    (folder / "libtoy.yaml").write_text(library)
    return folder


def with_rule(folder: Path, rule: str) -> Path:
    return written(folder, f"{LIBRARY.split('rules:')[0]}rules:\n- {rule}\n")


def problems(folder: Path) -> list[str]:
    """List the faults of a spec, without the columns, which tests/test_refusals.py has."""
    with pytest.raises(SpecError) as caught:
        specfiles.load_spec(folder)
    answer = [problem.removeprefix(f"{folder}/") for problem in caught.value.problems]
    assert all(_PLACED.match(problem) for problem in answer)
    return [_PLACED.sub(r"\1: ", problem) for problem in answer]


def test_the_toy_loads() -> None:
    spec = specfiles.load_spec(TOY)
    library = spec.libraries[0]
    assert (spec.backend, spec.config_aliases) == ("toy", (("TOY_MEMORY_LIMIT", "memory"),))
    assert spec.place == Place("specs/toy/backend.yaml", 2)
    assert (library.id, library.soname, library.aliases) == (
        "libtoy",
        "libtoy.so.1",
        ("libtoy.so",),
    )
    assert dict(library.statuses)["out_of_memory"] == "TOY_ERROR_OUT_OF_MEMORY"
    assert library.results[0] == ("int", "0", "0")
    rule = next(rule for rule in library.rules if rule.id == "mem.free")
    line = LIBRARY.splitlines().index("- {id: mem.free, name: toyFree, role: free, key: p}") + 1
    assert rule == Rule(
        id="mem.free",
        place=Place("specs/toy/libtoy.yaml", line),
        match=("name", ("toyFree",)),
        role="free",
        fields=(("key", "p"),),
    )


def test_all_problems_are_reported_at_once(tmp_path: Path) -> None:
    library = LIBRARY.replace("soname: libtoy.so.1", "sonane: libtoy.so.1")
    library = library.replace("  ok: TOY_SUCCESS", "  ok: [TOY_SUCCESS]")
    library = library.replace("role: alloc, bytes: n,", "role: aloc, bytes: n,", 1)
    library = library.replace("role: free, key: p", "role: free, kye: p")
    library = library.replace("role: passthrough", "role: passthrough, name: toyVersion, since: -1")
    lines = library.splitlines()

    def line(start: str) -> int:
        return next(n for n, text in enumerate(lines, 1) if text.lstrip().startswith(start))

    alloc, free = line("- {id: mem.alloc,"), line("- {id: mem.free")
    version, near = line("- {id: version"), "alloc"
    numbers = "allowed are numbers from"
    key = "the memory, as `alloc` or another role named it by its `key`"
    assert problems(written(tmp_path, library)) == [
        f"libtoy.yaml:{version}: rules[6].name: repeats the key of line {version}",
    ]
    library = library.replace(", name: toyVersion, since", ", since")
    found = problems(written(tmp_path, library))
    assert found == [
        "libtoy.yaml:1: soname: is missing",
        f"libtoy.yaml:{line('ok:')}: status.ok: expected text, got a list",
        f"libtoy.yaml:{version}: rules[version].since: '-1' is out of range; {numbers} 0",
        "libtoy.yaml:2: sonane: unknown key; did you mean soname?",
        f"libtoy.yaml:{alloc}: rules[mem.alloc].role: no role 'aloc'; did you mean {near}?",
        f"libtoy.yaml:{free}: rules[mem.free].kye: unknown key of role free; did you mean key?",
        f"libtoy.yaml:{free}: rules[mem.free]: role free needs `key:` ({key})",
    ]


@pytest.mark.parametrize(
    ("rule", "problem"),
    [
        ("{id: a, role: init}", "rules[a]: has no match; exactly one of name, names, family, glob"),
        ("{id: a, name: f, glob: g, role: init}", "rules[a]: has name and glob; exactly one of"),
        ("{id: a, name: f}", "rules[a]: needs a role, or `reviewed: why it needs none`"),
        ("{id: a, name: f, role: custom}", "rules[a]: role custom needs `reason:`"),
        ("{id: a, name: f, role: free, key: p, reviewed: x}", "is for symbols without a hook"),
        ("{id: a, name: f, role: free, key: ''}", "expected an expression, got nothing"),
        ("{id: a, name: f, role: free, key: [p]}", "rules[a].key: expected an expression"),
        ("{id: a, name: f, role: free, key: p q}", "'q' at character 3, expected an operator"),
        ("{id: a, name: f, role: free, key: *p}", "*p is read as a YAML alias; quote"),
        ("{id: a, name: f, role: free, key: arg[0]}", "not YAML: did not find expected"),
        (
            "{id: a, name: f, role: free, key: p, space: arry}",
            "'arry' is not allowed; allowed: add",
        ),
        (
            "{id: a, name: f, role: work, to: p, width: n}",
            "rules[a]: role work needs `from:` where it has `to:`",
        ),
        (
            "{id: a, name: f, role: work, to: 'p[EACH]', from: q, width: n}",
            "rules[a].to: EACH is the number of one of `count:`, which is not given",
        ),
        ("{id: a, regex: '(', role: init}", "rules[a].regex: not a regular expression"),
        ("{id: a, name: 'f()', role: init}", "rules[a].name: 'f()' must match"),
        ("{id: a, names: f, role: init}", "rules[a].names: expected a list, got 'f'"),
        ("{id: a, name: f, role: init, args: {p: {direction: up}}}", "'up' is not allowed"),
        ("{id: a, name: f, role: init, args: {p: {size: 1}}}", "args.p.size: unknown key"),
        (
            "{id: a, name: f, role: init, example: {p: [q]}}",
            "rules[a].example.p: expected text, got a list",
        ),
        ("{id: a, name: f, role: init, optional: perhaps}", "expected true or false"),
        ("{id: A, name: f, role: init}", "rules[A].id: 'A' must match"),
        ("7", "rules[0]: expected a mapping, got '7'"),
    ],
)
def test_a_faulty_rule_is_reported(tmp_path: Path, rule: str, problem: str) -> None:
    found = problems(with_rule(tmp_path, rule))
    line = len(LIBRARY.split("rules:")[0].splitlines()) + 2
    assert any(text.startswith(f"libtoy.yaml:{line}: ") and problem in text for text in found), (
        found
    )


def test_a_variable_of_another_library_means_something_here(tmp_path: Path) -> None:
    backend = (
        "porter: 1\nbackend: toy\nlibraries: [libtoy.yaml]\nconfig_aliases: {TOY_LIMIT: memroy}\n"
    )
    (problem,) = problems(written(tmp_path, LIBRARY, backend))
    assert problem == (
        "backend.yaml:4: config_aliases.TOY_LIMIT: 'memroy' is not allowed; allowed: memory, "
        "compute, compute-switch, state, state-file, tenant, log"
    )


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "family_suffixes: ['_v\\d+', '(_ptsz)?']",
            "family_suffixes[1]: '(_ptsz)?' matches the empty text; an ending has a character",
        ),
        (
            "family_suffixes: ['(?P<n>_a)', '(?P<n>_b)']",
            "family_suffixes: together not a regular expression: redefinition of group name 'n'",
        ),
        ("headers: {files: [a.h], constants: (}", "headers.constants: not a regular expression"),
        (
            "headers: {files: [a.h], lookup_pattern: '(?P<bas>\\w+)_v(?P<since>\\d+)'}",
            "headers.lookup_pattern: has no group (?P<base>…)",
        ),
        (
            "headers: {files: [a.h], lookup_pattern: '(?P<base>\\w+)_v(\\d+)'}",
            "headers.lookup_pattern: has no group (?P<since>…)",
        ),
        ("extends: [a, b]", "extends: expected text, got a list"),
        ('id: "libtoy\\n"', "id: 'libtoy\\n' must match"),
        ('soname: "libtoy.so.1\\n"', "soname: 'libtoy.so.1\\n' must match"),
        ('behind: {toyStream: "toyOf\\n"}', "behind.toyStream: 'toyOf\\n' must match"),
    ],
)
def test_a_faulty_library_is_reported(tmp_path: Path, line: str, problem: str) -> None:
    key = line.partition(":")[0]
    kept = {"id": "libtoy", "soname": "libtoy.so.1", "headers": "{files: [toy.h]}"}
    kept["status"] = "{type: r, ok: OK, out_of_memory: OOM, absent: NO, no_driver: NONE}"
    lines = [line, *(f"{name}: {value}" for name, value in kept.items() if name != key)]
    (found,) = problems(written(tmp_path, "\n".join(lines)))
    assert found.startswith(f"libtoy.yaml:1: {problem}")


def test_patterns_of_the_schema_are_those_of_editors_too() -> None:
    r"""ECMA has no \A or \Z."""
    text = json.dumps(specfiles.json_schema())
    assert '$"' in text
    assert not re.search(r"\\\\[AZz]", text)


def test_a_field_with_a_bare_comma_is_explained(tmp_path: Path) -> None:
    rule = "{id: a, name: f, role: alloc, bytes: max(n, 1), key: '*p'}"
    assert any(
        "quote an expression that has a comma" in p for p in problems(with_rule(tmp_path, rule))
    )


def test_annotations_are_kept(tmp_path: Path) -> None:
    args = "{buffer: {direction: in, bytes: n * 2, host_access: until_stream(s), nullable: true}}"
    folder = with_rule(tmp_path, f"{{id: a, name: f, role: passthrough, args: {args}}}")
    rule = specfiles.load_spec(folder).libraries[0].rules[0]
    note = ArgNote("in", bytes="n * 2", nullable=True, host_access="until_stream(s)")
    assert rule.args == (("buffer", note),)


def test_two_rules_with_one_id(tmp_path: Path) -> None:
    rule = "{id: a, name: f, role: init}\n- {id: a, name: g, role: init}"
    assert problems(with_rule(tmp_path, rule))[0].endswith(
        "rules[a].id: a second rule with this id"
    )


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    folder = written(tmp_path / "one", "", "porter: 1\nbackend: toy\nlibraries: [a.yaml]\n")
    assert problems(folder) == [f"backend.yaml:3: libraries[0]: {folder}/a.yaml: no such file"]
    folder = written(tmp_path / "two", LIBRARY)
    (folder / "libtoy.yaml").write_bytes(b"id: \xff")
    assert problems(folder) == ["libtoy.yaml:1: byte 0xff is not UTF-8 text"]
    folder = written(tmp_path / "three", "[" * 50)
    assert problems(folder) == ["libtoy.yaml:1: nested deeper than 12 levels"]
    folder = written(tmp_path / "four", f"{LIBRARY.split('rules:')[0]}exports: [e.exports]\n")
    assert f"exports[0]: {folder}/e.exports: no such file; `porter exp" in problems(folder)[0]
    with pytest.raises(SpecError, match="toi: no such backend"):
        specfiles.load_spec("toi")
    with pytest.raises(SpecError, match=r"/backend\.yaml: no such file; a backend's folder"):
        specfiles.load_spec(tmp_path)


CHILD = """\
id: libother
soname: libother.so.2
headers: {files: [other.h]}
status: {type: r, ok: OK, out_of_memory: OOM, absent: NO, no_driver: NONE}
extends: libtoy
rename: [{from: 'toy(\\w+?)(_v\\d+)?', to: 'other\\1'}]
substitute: {n: size}
drop: [launch]
rules:
- {id: mem.free, name: otherRelease, role: free, key: p}
"""


def test_rules_are_inherited_renamed_dropped_and_replaced(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy")
    backend = "porter: 1\nbackend: other\nextends: toy\nlibraries: [libtoy.yaml]\n"
    spec = specfiles.load_spec(written(tmp_path / "other", CHILD, backend))
    rules = {rule.id: rule for rule in spec.libraries[0].rules}
    parent = {rule.id: rule for rule in specfiles.load_spec(tmp_path / "toy").libraries[0].rules}
    assert spec.config_aliases == (("TOY_MEMORY_LIMIT", "memory"),)
    assert sorted(rules) == sorted(set(parent) - {"launch"})
    assert rules["mem.alloc.placed"] == replace(
        parent["mem.alloc.placed"],
        match=("name", ("otherMalloc",)),
        fields=(
            ("bytes", "size"),
            ("device", "place->kind == TOY_PLACE_DEVICE ? place->id : NONE"),
            ("key", "*p"),
            ("undo", "otherFree"),
        ),
        inherited=1,
    )
    assert not rules["mem.free"].inherited
    wrong = CHILD.replace("extends: libtoy", "extends: libtoi").replace("drop: [launch]", "")
    assert problems(written(tmp_path / "other", wrong, backend)) == [
        "libtoy.yaml:5: extends: no library 'libtoi'; did you mean libtoy?"
    ]
    wrong = CHILD.replace("launch", "lunch")
    assert problems(written(tmp_path / "other", wrong, backend)) == [
        "libtoy.yaml:8: drop[0]: no inherited rule 'lunch'; did you mean launch?"
    ]


CLONE = """\
id: libclone
soname: libclone.so
extends: libtoy
rename: [{from: 'toy(\\w+)', to: 'clone\\1'}]
port: [backends/clone/port.c]
"""


def test_a_library_without_headers_is_its_parent_by_other_names(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy")
    backend = "porter: 1\nbackend: clone\nextends: toy\nlibraries: [libtoy.yaml]\n"
    spec = specfiles.load_spec(written(tmp_path / "clone", CLONE, backend))
    (clone,), parent = spec.libraries, specfiles.load_spec(tmp_path / "toy").libraries[0]
    assert clone == replace(
        parent,
        id="libclone",
        soname="libclone.so",
        aliases=(),
        exports=(),
        packages=(),
        headers=replace(parent.headers, borrowed=True, renames=((("toy(\\w+)", "clone\\1"),),)),
        port=("backends/clone/port.c",),
        frequent=tuple(name.replace("toy", "clone") for name in parent.frequent),
        rules=clone.rules,
        place=clone.place,
    )
    assert {rule.id for rule in clone.rules} == {rule.id for rule in parent.rules}
    assert (spec.kept, specfiles.load_spec(tmp_path / "toy").kept) == (False, True)
    alone = written(tmp_path / "alone", CLONE.replace("extends: libtoy\n", ""))
    assert problems(alone) == [
        "libtoy.yaml:1: headers: is missing",
        "libtoy.yaml:1: status: is missing",
    ]
    spoken = CLONE + "headers: {files: [toy.h]}\n"
    assert problems(written(tmp_path / "clone", spoken, backend)) == [
        "libtoy.yaml:1: status: is missing"
    ]


def test_versions_of_a_clone_are_one_after_the_other(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy")
    (tmp_path / "clone").mkdir()
    older = "id: libclone-1\nsoname: libclone.so.1\nextends: libclone\n"
    (tmp_path / "clone" / "older.yaml").write_text(older)
    backend = "porter: 1\nbackend: clone\nextends: toy\nlibraries: [libtoy.yaml, older.yaml]\n"
    first, second = specfiles.load_spec(written(tmp_path / "clone", CLONE, backend)).libraries
    assert second == replace(
        first,
        id="libclone-1",
        soname="libclone.so.1",
        headers=replace(first.headers, renames=(*first.headers.renames, ())),
        rules=second.rules,
        place=second.place,
    )
    assert [rule.match for rule in second.rules] == [rule.match for rule in first.rules]
    (tmp_path / "clone" / "older.yaml").write_text(f"{older}headers: {{prefix: old}}\n")
    assert problems(tmp_path / "clone") == ["older.yaml:4: headers.files: is missing"]


def test_versions_of_a_library_share_their_rules(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy")
    older = CHILD.partition("rename:")[0].replace("libother", "libolder")
    older = older.replace("libtoy", "libother")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "older.yaml").write_text(older + "substitute: {p: [q]}\n")
    backend = "porter: 1\nbackend: other\nextends: toy\nlibraries: [libtoy.yaml, older.yaml]\n"
    changed = CHILD.replace("substitute: {n: size}", "substitute: {n: [size, bytes]}")
    newest, oldest = specfiles.load_spec(written(tmp_path / "other", changed, backend)).libraries
    assert [rule.id for rule in oldest.rules] == [rule.id for rule in newest.rules]
    assert {rule.id: rule.inherited for rule in oldest.rules} == {
        rule.id: rule.inherited + 1 for rule in newest.rules
    }
    assert {rule.id: dict(rule.spellings) for rule in oldest.rules if "alloc" in rule.id} == {
        name: {"n": ("size", "bytes"), "p": ("q",)}
        for name in ("mem.alloc", "mem.alloc.pitch", "mem.alloc.placed")
    }
    swapped = backend.replace("libtoy.yaml, older.yaml", "older.yaml, libtoy.yaml")
    assert problems(written(tmp_path / "other", changed, swapped)) == [
        "older.yaml:5: extends: no library 'libother'; allowed: libtoy"
    ]


def test_a_library_extends_those_of_every_backend_above(tmp_path: Path) -> None:
    """Of two with one id it is the nearer one."""
    shutil.copytree(TOY, tmp_path / "toy")
    (tmp_path / "other").mkdir()
    (tmp_path / "third").mkdir()
    backend = "porter: 1\nbackend: other\nextends: toy\nlibraries: [libtoy.yaml]\n"
    nearer = backend.replace("other", "third").replace("toy\n", "other\n")
    written(tmp_path / "other", CHILD, backend)
    third = CHILD.replace("libother", "libthird").replace("drop: [launch]\n", "")
    (library,) = specfiles.load_spec(written(tmp_path / "third", third, nearer)).libraries
    assert {rule.inherited for rule in library.rules if rule.id != "mem.free"} == {1}
    shadowed = CHILD.replace("id: libother", "id: libtoy")
    written(tmp_path / "other", shadowed, backend)
    (library,) = specfiles.load_spec(written(tmp_path / "third", third, nearer)).libraries
    assert {rule.inherited for rule in library.rules if rule.id != "mem.free"} == {2}


def test_versions_of_a_library_share_their_common_keys(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy")
    newest = CHILD.replace("status:", "port: [p.c]\nfamily_suffixes: ['_v\\d+']\nstatus:")
    older = "id: libolder\nsoname: libother.so.1\nheaders: {prefix: old}\nextends: libother\n"
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "older.yaml").write_text(older)
    backend = "porter: 1\nbackend: other\nextends: toy\nlibraries: [libtoy.yaml, older.yaml]\n"
    first, second = specfiles.load_spec(written(tmp_path / "other", newest, backend)).libraries
    assert second.soname == "libother.so.1"
    assert second.headers == replace(first.headers, prefix="old")
    assert (second.statuses, second.port) == (first.statuses, ("p.c",))
    assert second.family_suffixes == ("_v\\d+",)
    # another backend's are not its own names
    lacking = CHILD.replace(CHILD.splitlines(keepends=True)[3], "")
    (problem,) = problems(written(tmp_path / "other", lacking, backend))[:1]
    assert "status: is missing" in problem


def test_a_spelling_may_be_a_pattern(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy")
    backend = "porter: 1\nbackend: other\nextends: toy\nlibraries: [libtoy.yaml]\n"

    def child(substitute: str) -> Path:
        changed = CHILD.replace("substitute: {n: size}", f"substitute: {substitute}")
        return written(tmp_path / "other", changed, backend)

    (library,) = specfiles.load_spec(child("{'h(.+)': ['\\1']}")).libraries
    assert (r"h(.+)", (r"\1",)) in dict.fromkeys(library.rules[0].spellings)
    for wrong, why in [
        ("{'h(': ['a']}", "not a regular expression"),
        ("{'h(.)': ['\\2']}", "does not fit `from`"),
        ("{'h(.)': a}", "a pattern takes a list of possible names"),
    ]:
        assert any("substitute" in one and why in one for one in problems(child(wrong)))


def test_a_backend_does_not_extend_itself(tmp_path: Path) -> None:
    backend = "porter: 1\nbackend: toy\nextends: toy\nlibraries: [libtoy.yaml]\n"
    folder = written(tmp_path / "toy", LIBRARY, backend)
    assert any("extends itself" in problem for problem in problems(folder))


def test_the_schema_allows_headers_without_another_librarys_keys() -> None:
    """As libamdhip64-5.yaml does, whose files are those of the newer one."""
    assert "required" not in specfiles.json_schema()["$defs"]["HeadersModel"]


def test_the_schema_knows_the_fields_of_each_role() -> None:
    schema = specfiles.json_schema()
    branches = schema["$defs"]["RuleModel"]["allOf"]
    fields = {
        branch["if"]["properties"]["role"]["const"]: set(branch["then"]["properties"])
        for branch in branches
        if "properties" in branch["if"]
    }
    assert set(fields) == set(ROLES)
    assert {"bytes", "key", "undo", "name", "reason"} <= fields["alloc"]
    assert "bytes" not in fields["init"]


def test_no_field_is_called_as_a_key_of_every_rule() -> None:
    clashes = {(role, key) for role, r in ROLES.items() for key in r.fields if key in COMMON_KEYS}
    assert clashes == set()


def test_every_word_field_has_words() -> None:
    fields = [field for role in ROLES.values() for field in role.fields.values()]
    assert all(bool(field.words) == (field.kind is Kind.WORD) for field in fields)


@given(st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_file_loads_or_says_why(tmp_path: Path, data: st.DataObject) -> None:
    text = LIBRARY
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        bits = st.sampled_from(
            [*"[]{}:,*&!?|>#-'\"\n ~", "\t", "\0", "é", "- {", ": ", "<<", "\\", "(?P<"]
        )
        text = text[:start] + data.draw(st.lists(bits, max_size=4).map("".join)) + text[end:]
    try:
        specfiles.load_spec(written(tmp_path, text))
    except PorterError as error:
        assert all(problem.startswith(str(tmp_path)) for problem in error.problems)  # noqa: PT017
