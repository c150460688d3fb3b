"""Writing a generated tree, and finding stale files in one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from porter.emit import output

FILES = {"toy/a/one.c": "1\n", "toy/a/two.h": "2\n", "toy/b/three.c": "ü\n"}


def test_a_written_tree_is_not_stale_and_is_left_alone(tmp_path: Path) -> None:
    output.write(FILES, tmp_path)
    assert {str(p.relative_to(tmp_path)): p.read_text() for p in tmp_path.rglob("*.*")} == FILES
    assert output.stale(FILES, tmp_path) == []
    before = (tmp_path / "toy/a/one.c").stat()
    output.write(FILES, tmp_path)
    assert (tmp_path / "toy/a/one.c").stat() == before
    assert before.st_mode & 0o777 == 0o644


def test_every_kind_of_difference_is_named_and_mended(tmp_path: Path) -> None:
    output.write(FILES, tmp_path)
    (tmp_path / "toy/a/one.c").write_text("1 \n")
    (tmp_path / "toy/a/two.h").unlink()
    (tmp_path / "toy/b/old.c").write_text("")
    (tmp_path / "toy/other").mkdir()
    (tmp_path / "toy/other/kept.c").write_text("")
    assert output.stale(FILES, tmp_path) == [
        "toy/a/one.c: drifted",
        "toy/a/two.h: missing",
        "toy/b/old.c: extra",
    ]
    output.write(FILES, tmp_path)
    assert output.stale(FILES, tmp_path) == []
    assert (tmp_path / "toy/other/kept.c").is_file()


def test_others_files_stay_where_they_are_kept(tmp_path: Path) -> None:
    output.write(FILES, tmp_path)
    for folder in ("a", "b"):
        (tmp_path / "toy" / folder / "mine.c").write_text("")
    output.write(FILES, tmp_path, kept=("toy/b",))
    assert sorted(p.name for p in tmp_path.rglob("*.c")) == ["mine.c", "one.c", "three.c"]


def test_a_failed_write_leaves_the_old_text_and_no_other_file(tmp_path: Path) -> None:
    output.write({"a": "old\n"}, tmp_path)
    with pytest.raises(UnicodeEncodeError):
        output.write({"a": "\ud800"}, tmp_path)
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("a", "old\n")]


def test_a_full_disk_is_reported_with_the_file(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path; from porter.emit import output; "
        f"output.write({FILES}, Path('.'))"
    )
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 0; exec "$0" -c "$1"', sys.executable, program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.endswith("File too large: 'toy/a/one.c'\n")


def _write_often(root: Path, number: int) -> None:
    for turn in range(100):
        output.write(dict.fromkeys(FILES, f"{number} {turn}"), root)


def test_two_may_write_at_once(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(_write_often, tmp_path, number) for number in range(2)]:
            done.result()
    assert {p.name for p in (tmp_path / "toy/a").iterdir()} == {"one.c", "two.h"}


def test_a_write_that_fails_leaves_no_new_file(tmp_path: Path) -> None:
    (tmp_path / "out/b").mkdir(parents=True)
    (tmp_path / "out/b/there").write_text("kept\n")
    with pytest.raises(OSError, match="directory"):
        output.write({"a/x.c": "new\n", "z": "new\n", "b": "a folder is there\n"}, tmp_path / "out")
    assert sorted(path.name for path in (tmp_path / "out").rglob("*")) == ["b", "there"]


WRITE = """
import pathlib, signal, sys
from porter.emit import output
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job may ignore it
output.write({f"a/{n}": "new" for n in range(200000)}, pathlib.Path(sys.argv[1]))
"""


def test_an_interrupted_write_leaves_no_new_file(tmp_path: Path) -> None:
    writing = subprocess.Popen([sys.executable, "-c", WRITE, str(tmp_path / "out")])
    while writing.poll() is None and not (tmp_path / "out/a/9").exists():
        time.sleep(0.01)
    writing.send_signal(signal.SIGINT)
    assert writing.wait(60) != 0
    assert list((tmp_path / "out").iterdir()) == []
