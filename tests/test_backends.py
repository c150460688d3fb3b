"""backends: the folders below specs/ and generated/, and how far each backend was tried."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from porter import paths
from porter.app import written
from porter.app.building import outdated
from porter.cli import main
from porter.errors import BuildError, SpecError
from porter.model import Proof, Verified
from porter.spec import specfiles

TOY = Path(__file__).parent / "data" / "toy" / "specs" / "toy"


def listed(*arguments: str) -> dict[str, dict[str, object]]:
    result = CliRunner().invoke(main, ["backends", "--json", *arguments])
    assert result.exit_code == 0, result.output
    return {one["backend"]: one for one in json.loads(result.stdout)}


def test_every_backend_is_listed_with_what_its_plans_say() -> None:
    found = listed()
    assert tuple(found) == specfiles.backends()
    for name, one in found.items():
        spec = specfiles.load_spec(name)
        assert (one["verified"], one["why"]) == (spec.verified.by.value, spec.verified.why)
        assert one["libraries"] == [
            {
                "soname": library.soname,
                "rules": len(library.rules),
                "generated": (folder := paths.data("generated") / name / library.soname).is_dir(),
                "hooks": folder.is_dir()
                and (folder / "plan.json").read_text().count('"disposition": "hook"'),
                "simulated": (folder / "sim.c").is_file(),
            }
            for library in spec.libraries
        ]


def test_how_far_the_bundled_ones_were_tried() -> None:
    found = listed()
    assert found["cuda"]["verified"] == "hardware"
    assert "H200" in str(found["cuda"]["why"])
    assert found["opencl"]["verified"] == "library"
    assert "PoCL" in str(found["opencl"]["why"])


def test_vendor_neutral_code_names_no_vendor() -> None:
    """It names no vendor and no vendor's function, not even in a comment."""
    root = Path(paths.__file__).parent
    core = paths.data("backends") / "core"
    files = [*root.glob("**/*.py"), *root.glob("emit/templates/**/*.j2"), *core.rglob("*.*")]
    for shown in ("check_symbols.py", "diff.py"):  # users want an example that there is
        files.remove(root / "cli" / shown)
    functions = {
        one["name"]
        for file in paths.data("generated").glob("*/*/plan.json")
        for one in json.loads(file.read_text())["symbols"]
    }
    vendors = {
        *specfiles.backends(),
        "amd",
        "cann",
        "intel",
        "maca",
        "musa",
        "nvidia",
        "pocl",
        "rocm",
    }
    theirs = re.compile(rf"(?<![a-z])(?:lib)?({'|'.join(vendors)})(?![a-z]|64)", re.IGNORECASE)
    named = {
        f"{file.name}: {word}"
        for file in files
        for text in [file.read_text()]
        for word in (functions & set(re.findall(r"\w+", text))) | set(theirs.findall(text))
    }
    assert len(files) > 150
    assert len(functions) > 4000
    assert not named


def test_a_copy_ends_at_addresses_under_any_parameter_names() -> None:
    """A rule that is inherited may find a device's ordinal by the name that it gives an address."""
    wrong = []
    for file in sorted(paths.data("generated").glob("*/*/plan.json")):
        for one in json.loads(file.read_text())["symbols"]:
            ends = [
                one["fields"].get(end, "") for end in ("to", "from") if one.get("role") == "copy"
            ]
            names = [re.sub(r".*\)", "", text) for text in ends]
            wrong += [one["name"] for n in names if re.search(rf"[(,] int {n}\b", one["signature"])]
    assert wrong == []


def test_a_vendor_after_the_first_is_a_spec_and_a_page_of_c() -> None:
    first, spec, c = "cuda", 1000, 120
    for name, one in listed().items():
        sizes = (one["spec_values"], one["c_statements"])
        assert sizes == (
            written.values_of_spec(paths.data("specs") / name),
            written.statements_of_c(paths.data("backends") / name),
        )
        if name != first:
            assert sizes[0] <= spec, name
            assert sizes[1] <= c, name


def test_lines_of_specs_have_at_most_160_columns() -> None:
    """`porter fmt` cannot break a long pattern."""
    wide = [
        f"{file.parent.name}/{file.name}:{number}"
        for file in sorted(paths.data("specs").glob("*/*.yaml"))
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if len(line) > 160
    ]
    assert wide == []


def test_values_and_statements_are_counted_without_comments(tmp_path: Path) -> None:
    (tmp_path / "backend.yaml").write_text(
        '# why\n\nporter: 1  # one\nrules:\n  # two\n- {id: a, names: [b, "c\n    d"]}\n'
    )
    (tmp_path / "recorded.exports").write_text("f\n")
    (tmp_path / "port.h").write_text("/* a\n * b */\n#define A 1\n\n// c\n")
    (tmp_path / "port.c").write_text(
        'int a; /* d */\n/* e */ int b;\nchar *c = "/* no\\" comment";\n\t/*\n\t*/\n'
        'char d = \'"\'; // f\nchar *e = ";(";\nvoid g(void)\n{\n\tfor (;;)\n\t\tg(\n);\n}\n'
    )
    assert (written.values_of_spec(tmp_path), written.statements_of_c(tmp_path)) == (4, 8)


def test_how_far_clones_were_tried() -> None:
    """A backend without an available library was not run."""
    found = listed()
    assert {name: found[name]["verified"] for name in ("hygon", "iluvatar", "moore-threads")} == {
        "hygon": "none",
        "iluvatar": "none",
        "moore-threads": "none",
    }
    assert found["t-head"]["verified"] == "library"


def test_an_unfinished_step_is_repeated(tmp_path: Path) -> None:
    def done(digest: str, *, fails: bool = False) -> bool:
        with outdated("building", tmp_path, digest) as stale:
            if fails:
                raise BuildError("no")
            return stale

    assert [done("old"), done("old")] == [True, False]
    with pytest.raises(BuildError):
        done("new", fails=True)
    assert done("old")  # a part of it may be new


def test_missing_generated_files_are_reported(tmp_path: Path) -> None:
    libraries = listed("--generated", str(tmp_path))["cuda"]["libraries"]
    assert isinstance(libraries, list)
    assert {(one["generated"], one["hooks"], one["simulated"]) for one in libraries} == {
        (False, 0, False)
    }
    result = CliRunner().invoke(main, ["backends", "--generated", str(tmp_path)])
    rules = len(specfiles.load_spec("opencl").libraries[0].rules)
    assert f"  libOpenCL.so.1   {rules} rules, not generated\n" in result.stdout


def test_text_says_one_line_a_library() -> None:
    lines = CliRunner().invoke(main, ["backends"]).stdout.splitlines()
    (cuda,) = [line for line in lines if line.startswith("cuda: ")]
    assert cuda.startswith("cuda: verified: hardware, H200")
    driver = next(line for line in lines[lines.index(cuda) :] if "libcuda.so.1 " in line)
    assert driver.endswith(" hooks, simulated")


def with_backend(folder: Path, more: str) -> Path:
    shutil.copytree(TOY, folder, dirs_exist_ok=True)
    main_file = folder / "backend.yaml"
    main_file.write_text(f"{main_file.read_text().rstrip()}\n{more}\n")
    return folder


def test_verified_is_read(tmp_path: Path) -> None:
    assert specfiles.load_spec(TOY).verified == Verified()
    folder = with_backend(tmp_path, "verified: {by: header, why: 'toy.h 1'}")
    assert specfiles.load_spec(folder).verified == Verified(Proof.HEADER, "toy.h 1")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("verified: {by: rumour, why: x}", "verified.by: 'rumour' is not allowed; allowed: none"),
        ("verified: {by: hardware}", "verified.why: is missing"),
        ("verified: hardware", "verified: expected a mapping, got 'hardware'"),
    ],
)
def test_verified_is_checked(tmp_path: Path, more: str, why: str) -> None:
    with pytest.raises(SpecError) as caught:
        specfiles.load_spec(with_backend(tmp_path, more))
    assert why in str(caught.value)
