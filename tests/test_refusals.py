"""Unusable files: each is reported as `path:line:column: fault`, from the user's folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from namespaces import needs_root

from porter.cli import main
from porter.errors import PlanError, SpecError
from porter.plan import planfile
from porter.spec import specfiles
from porter.spec.language import BackendModel

TOY = Path(__file__).parent / "data" / "toy"
BACKEND = "porter: 1\nbackend: toy\nlibraries: [libtoy.yaml]\n"
LIBRARY = (TOY / "specs/toy/libtoy.yaml").read_text()
HEAD = LIBRARY.partition("rules:")[0]
LINE = HEAD.count("\n") + 1  # of `rules:`


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a project with the toy's spec and header, and a port; be in its folder."""
    folder = tmp_path / "specs/toy"
    shutil.copytree(TOY / "specs/toy", folder)
    shutil.copy(TOY / "toy.h", folder)
    (folder / "backend.yaml").write_text(BACKEND)
    (tmp_path / "backends/toy").mkdir(parents=True)
    (tmp_path / "backends/toy/port.c").touch()
    monkeypatch.chdir(tmp_path)
    return folder


def gen(folder: Path | str) -> list[str]:
    done = CliRunner().invoke(main, ["gen", "--backend", str(folder), "--out", "generated"])
    assert done.exit_code == (2 if done.stderr else 0), done.output
    assert not done.stdout if done.stderr else True
    return [line.removeprefix("porter: ") for line in done.stderr.splitlines()]


def _link(path: Path, to: str) -> None:
    path.symlink_to(to)


UNUSABLE: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (lambda _: None, "no such file"),
    "folder": (Path.mkdir, "is a folder, and should be a file"),
    "loop": (
        lambda path: _link(path, path.name),
        "is a symbolic link in a loop: it leads back to itself",
    ),
    "dangling": (
        lambda path: _link(path, "gone"),
        "is a symbolic link to 'gone', where no file is",
    ),
    "fifo": (os.mkfifo, "is no regular file"),
}


@pytest.mark.parametrize("how", UNUSABLE)
@pytest.mark.parametrize(
    ("name", "key", "answer"),
    [
        ("specs/toy/backend.yaml", "", "{path}: {fault}; a backend's folder has that file"),
        (
            "specs/toy/libtoy.yaml",
            "",
            "specs/toy/backend.yaml:3:13: libraries[0]: {path}: {fault}",
        ),
        (
            "specs/toy/toy.exports",
            "exports: [toy.exports]\n",
            "specs/toy/libtoy.yaml:1:11: exports[0]: {path}: {fault}; `porter exports` makes one",
        ),
        (
            "backends/toy/port.c",
            "port: [backends/toy/port.c]\n",
            "specs/toy/libtoy.yaml:1:8: port[0]: {path}: {fault}",
        ),
        ("specs/toy/toy.h", "", "specs/toy/libtoy.yaml:5:11: headers.files[0]: {path}: {fault}"),
    ],
    ids=lambda name: name if name.startswith(("specs/toy/", "backends/")) else "",
)
def test_a_file_that_is_none_is_named_where_it_is_asked_for(
    toy: Path, how: str, name: str, key: str, answer: str
) -> None:
    make, fault = UNUSABLE[how]
    (toy / "libtoy.yaml").write_text(key + LIBRARY)
    path = Path(name)
    path.unlink(missing_ok=True)
    make(path)
    if how == "missing" and name.endswith(".h"):
        where = "specs/toy/libtoy.yaml:5:3: headers.files: nothing says where to find toy.h; "
        (found,) = gen("specs/toy")
        assert found.startswith(where)
    else:
        assert gen("specs/toy") == [answer.format(path=name, fault=fault)]


@contextmanager
def another_user() -> Iterator[None]:
    """Be a user who may not read our files; root may read all."""
    ours = os.geteuid()
    if ours == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(ours)


@pytest.mark.parametrize("name", ["backend.yaml", "libtoy.yaml", "toy.h"])
def test_a_file_that_may_not_be_read_is_named(toy: Path, name: str) -> None:
    for folder in (*toy.parents, toy):
        if folder.is_relative_to("/tmp") and folder != Path("/tmp"):
            folder.chmod(0o755)
    (toy / name).chmod(0o000)
    with another_user():
        (found,) = gen("specs/toy")
    where = {
        "backend.yaml": "",
        "libtoy.yaml": "specs/toy/backend.yaml:3:13: libraries[0]: ",
        "toy.h": "specs/toy/libtoy.yaml:5:11: headers.files[0]: ",
    }[name]
    assert found == f"{where}specs/toy/{name}: cannot be read: Permission denied"


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (b"porter: 2\nzork: 3\n", "1:1: porter: version 2 of the spec language is unknown; this "),
        (b"porter: one\n", "1:1: porter: expected a whole number, got 'one'"),
        (b"porter: " + b"9" * 5000, "1:1: porter: expected a whole number that is not as large"),
        (b"backend: toy\nlibraries: [a]\n", "1:1: porter: is missing"),
        (b"", "1:1: says nothing; a mapping of keys is wanted"),
        (b"# nothing\n", "1:1: says nothing; a mapping of keys is wanted"),
        (b"hello\n", "1:1: expected a mapping, got 'hello'"),
        (b"- a\n", "1:1: expected a mapping, got a list"),
        (BACKEND.encode() + b"---\na: b\n", "1:1: 2 documents; exactly one is allowed"),
        (BACKEND.encode() + b"a: b\0\n", "4:5: a NUL byte, which no text has"),
        (BACKEND.encode() + b"a: \x07\n", "4:4: not YAML: character 0x7, which no text has"),
        ("cdi: ä".encode() + b"\xe9\n", "1:7: byte 0xe9 is not UTF-8 text"),
        (b"a:\n\tb: c\n", "2:1: not YAML: found character that cannot start any token; indent by"),
        (b"a: b\n\tc: d\n", "2:1: not YAML: found a tab character that violates indentation; inde"),
        (BACKEND.encode() + b"backend: x\n", "4:1: backend: repeats the key of line 2"),
        (BACKEND.encode() + b"vendro: x\n", "4:1: vendro: unknown key; did you mean vendor?"),
        (b"porter: 1\nbackend: toy\nlibraries: 7\n", "3:1: libraries: expected a list, got '7'"),
        (b"porter: 1\nbackend: toy\nlibraries: []\n", "3:1: libraries: the list is empty; at "),
        (
            b"porter: 1\nbackend: toy\nlibraries: [libtoy.yaml, {a: b}]\n",
            "3:26: libraries[1]: expected text, got a mapping",
        ),
        (
            BACKEND.encode() + b"config_aliases:\n  A: memry\n",
            "5:3: config_aliases.A: 'memry' is not allowed; allowed: memory, compute, ",
        ),
    ],
)
def test_a_fault_of_a_spec_is_reported_at_its_place(toy: Path, data: bytes, answer: str) -> None:
    (toy / "backend.yaml").write_bytes(data)
    (found,) = gen("specs/toy")
    assert found.startswith(f"specs/toy/backend.yaml:{answer}")


@pytest.mark.parametrize(
    ("rule", "answer"),
    [
        (
            "{id: a, name: toyFree, role: free, key: q}",
            "key: q|rules[a].key: no parameter 'q'; allowed: p (in toyFree)",
        ),
        (
            "{id: a, name: toyFre, role: free, key: p}",
            "name: |rules[a].name: toyFre matches no s",
        ),
        ("{id: a, name: toyFree, role: free, kye: p}", "kye: |rules[a].kye: unknown key of role "),
        (
            "{id: a, name: toyFree, role: launch, function: p, told: before}",
            "told: |rules[a].told: unknown key of role launch; it is named configured now",
        ),
        ("{id: a, name: toyFree, role: free, key: p q}", "key: |rules[a].key: 'p q': 'q' at char"),
        (
            "{id: a, name: toyFree, role: free, key: p, since: -1}",
            "since: |rules[a].since: '-1' is ",
        ),
        (
            "{id: a, name: toyFree, role: free, key: p, args: {q: {nullable: true}}}",
            "q: {|rules[a].args.q: toyFree has no such parameter; allowed: p",
        ),
    ],
)
def test_schema_and_expression_faults_have_one_form(toy: Path, rule: str, answer: str) -> None:
    (toy / "libtoy.yaml").write_text(f"{HEAD}rules:\n- {rule}\n")
    key, _, what = answer.partition("|")
    place = f"libtoy.yaml:{LINE + 1}:{rule.index(key) + 3}: {what}"
    assert gen("specs/toy")[0].startswith(f"specs/toy/{place}")
    os.chdir(toy)  # the fixture restores it
    assert gen(".")[0].startswith(place)
    os.chdir(toy.parents[1] / "backends")
    shown = CliRunner().invoke(main, ["gen", "--backend", str(toy), "--check"]).stderr
    assert shown.startswith(f"porter: {toy}/{place}")


def test_an_unknown_status_is_reported_at_its_place(toy: Path) -> None:
    (toy / "libtoy.yaml").write_text(LIBRARY.replace("ok: TOY_SUCCESS", "ok: TOY_SUCESS"))
    line = LIBRARY.splitlines().index("  ok: TOY_SUCCESS") + 1
    (found,) = gen("specs/toy")
    where = f"specs/toy/libtoy.yaml:{line}:3: status.ok"
    assert found.startswith(f"{where}: no constant 'TOY_SUCESS'; did you mean TOY_SUCCESS")


def test_a_path_that_is_no_backend_is_reported(toy: Path) -> None:
    Path("loop").symlink_to("loop")
    wanted = "a backend is a folder with the file backend.yaml"
    fault = "is a symbolic link in a loop: it leads back to itself"
    assert gen("loop") == [f"loop: {fault}; {wanted}"]
    assert gen("specs/toy/toy.h") == [f"specs/toy/toy.h: is no backend; {wanted}"]
    with (toy / "libtoy.yaml").open("wb") as file:
        file.truncate(9 << 20)
    answer = "specs/toy/libtoy.yaml: has 9437184 bytes, allowed are at most 8388608"
    assert gen("specs/toy") == [answer]


def test_messages_have_no_words_of_pydantic(toy: Path) -> None:
    """Every key of a backend gets values of wrong kinds."""
    for value in ("", "7", "-1", "x y", "[]", "{}", "[[]]", "{'': ''}", "[{}, 7]", "'\\n'"):
        for key in BackendModel.model_fields:
            (toy / "backend.yaml").write_text(f"{key}: {value}\n")
            with pytest.raises(SpecError) as caught:
                specfiles.load_spec(toy)
            for problem in caught.value.problems:
                assert problem.startswith("specs/toy/backend.yaml:1:")
                assert not any(word in problem for word in ("Input", "should", "pydantic"))


PLAN = '{\n"backend": "toy", "library": "l", "soname": "s", "aliases": [], "drivers": [],\n'


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (b"", ":1:1: not a plan: Expecting value; run `porter gen`"),
        (b"[]", ":1:1: not a plan: a value is of another kind than `porter gen` writes; run it "),
        (b"{}", ":1:1: not a plan, which has the key 'drivers'; run `porter gen`"),
        (b'{\n  "a": 1,\n  "a": 2}', ":3:3: a: a repeated key; run `porter gen`"),
        (b'{"a": \0}', ":1:7: a NUL byte, which no text has"),
        (b'{"a": "\xe9"}', ":1:8: byte 0xe9 is not UTF-8 text"),
        (f'{PLAN}"symbols": [7]}}'.encode(), ":1:1: not a plan: a value is of another kind than"),
        (f'{PLAN}"symbols": [{{"name": "f"}}]}}'.encode(), ":1:1: not a plan, which has the key "),
    ],
)
def test_a_file_that_is_no_plan_is_reported(toy: Path, data: bytes, answer: str) -> None:
    plan = Path("plan.json")
    plan.write_bytes(data)
    with pytest.raises(PlanError) as caught:
        planfile.load(plan)
    assert str(caught.value).startswith(f"plan.json{answer}")
    assert toy.is_dir()


FULL = """\
mount -t tmpfs -o size=300k none "$1"
shift
exec "$@"
"""
BUILD = """\
import sys
from pathlib import Path
from porter import paths
from porter.native import toolchain
folder = Path(sys.argv[1])
paths.build_root = lambda: folder
toolchain.make(toolchain.Recipe((Path(sys.argv[2]),), ()), toolchain.host(), folder / "program")
"""


@pytest.mark.compile
@needs_root
@pytest.mark.parametrize("compiler", ["", "cc"])
def test_a_full_disk_is_named_while_building(tmp_path: Path, compiler: str) -> None:
    source, folder = tmp_path / "large.c", tmp_path / "small"
    source.write_text("char large[1 << 20] = {1};\nint main(void) { return large[0]; }\n")
    folder.mkdir()
    build = [sys.executable, "-c", BUILD, folder, source]
    done = subprocess.run(
        ["unshare", "-m", "sh", "-ec", FULL, "sh", folder, *build],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "PORTER_CC": compiler},
    )
    answer = f"BuildError: {source}: cannot be built: no space is left in {folder}/.objects: "
    last = done.stderr.splitlines()[-1]
    assert answer in last
    assert last.endswith(
        "free some, or name a folder elsewhere (`porter build --out`, PORTER_CACHE)"
    )
