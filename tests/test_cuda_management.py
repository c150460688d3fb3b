"""How a process finds itself on the driver's lists, in every pid namespace."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FLAGS = ("-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Wshadow", "-Wmissing-prototypes", "-Werror")
CASES = (
    *("own_pid", "activity_unknown", "late", "other_namespace", "other_namespace_same_number"),
    *("two_newcomers", "crowd", "forked", "forked_meanwhile"),
    *("asked_while_it_is_opened", "index_of_a_slice", "absent"),
)

pytestmark = pytest.mark.compile


@pytest.fixture(scope="session", params=["new", "old"])
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("management") / f"management-{request.param}"
    backends = ROOT / "backends"
    includes = [f"-I{backends / name}" for name in ("core", "shim", "cuda")]
    sources = [ROOT / "tests" / "c" / "test_management.c", backends / "cuda" / "management.c"]
    sources.append(backends / "cuda" / "management_library.c")
    form = ["-DOLD"] if request.param == "old" else []
    link = ["-rdynamic", "-pthread", "-fsanitize=address,undefined", "-ldl"]
    command = ["cc", *FLAGS, *form, *includes, *map(str, sources), "-o", str(path), *link]
    subprocess.run(command, check=True)
    return path


@pytest.mark.parametrize("case", CASES)
def test_a_process_finds_itself(program: Path, case: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [program, case], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
