"""The cache gives a value back only where its inputs have not changed."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from porter import cachefile
from porter.model import HeaderSpec
from porter.sources import parsed
from porter.spec import specfiles


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PORTER_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "computed"


def test_a_value_is_kept_until_a_file_of_it_changes(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.write_text("one")
    cachefile.store("toy", "key", (1, "two"), [source])
    assert cachefile.load("toy", "key") == (1, "two")
    assert cachefile.load("toy", "other") is None
    source.write_text("eno")
    assert cachefile.load("toy", "key") is None


def test_a_file_that_appears_is_a_change(tmp_path: Path) -> None:
    cachefile.store("toy", "key", 1, [tmp_path / "absent"])
    assert cachefile.load("toy", "key") == 1
    (tmp_path / "absent").touch()
    assert cachefile.load("toy", "key") is None


@pytest.mark.parametrize("length", [0, 10, 40, 1000])
def test_half_of_an_entry_is_none(cache: Path, length: int) -> None:
    cachefile.store("toy", "key", list(range(1000)))
    (entry,) = cache.iterdir()
    entry.write_bytes(entry.read_bytes()[:length])
    assert cachefile.load("toy", "key") is None
    cachefile.store("toy", "key", 2)
    assert cachefile.load("toy", "key") == 2


def test_an_entry_of_another_user_is_none(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cachefile.store("toy", "key", 1)
    (entry,) = cache.iterdir()
    if os.geteuid() == 0:
        os.chown(entry, 1, 1)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: 1)
    assert cachefile.load("toy", "key") is None


def test_a_cache_that_cannot_be_written_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORTER_CACHE", "/proc/nowhere")
    cachefile.store("toy", "key", 1)
    assert cachefile.load("toy", "key") is None


def test_several_writers_leave_a_whole_entry(cache: Path) -> None:
    def both(number: int) -> bool:
        cachefile.store("toy", "key", [number] * 50_000)
        found = cachefile.load("toy", "key")
        return found is None or (len(found) == 50_000 and len(set(found)) == 1)

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(both, range(64)))
    assert len(list(cache.iterdir())) == 1


def test_the_number_of_entries_is_limited(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cachefile, "_MOST", 3)
    for number in range(6):
        cachefile.store("toy", f"key{number}", number)
        (entry,) = cache.glob(f"*key{number}")
        os.utime(entry, (number + 1e9 * 2, number + 1e9 * 2))
    assert cachefile.load("toy", "key5") == 5
    assert cachefile.load("toy", "key0") is None


def backend(folder: Path, name: str, extends: str = "") -> Path:
    (folder / name).mkdir(parents=True)
    above = f"extends: {extends}\n" if extends else ""
    (folder / name / "backend.yaml").write_text(
        f"porter: 1\nbackend: {name}\n{above}libraries: [lib.yaml]\n"
    )
    (folder / name / "lib.yaml").write_text(
        f"id: lib{name}\nsoname: lib{name}.so\n"
        f"headers: {{files: [{name}.h], prefix: toy}}\n"
        "status: {type: t, ok: OK, out_of_memory: OOM, absent: NO, no_driver: NO}\nrules: []\n"
    )
    return folder / name


def test_a_spec_is_read_again_when_it_or_an_extended_one_changes(tmp_path: Path) -> None:
    below, above = backend(tmp_path, "below", "above"), backend(tmp_path, "above")
    assert specfiles.load_spec(below) == specfiles.load_spec(below)
    for folder, soname in ((below, "libelse.so"), (above, "libmore.so")):
        library = folder / "lib.yaml"
        name = f"lib{folder.name}.so"
        library.write_text(library.read_text().replace(f"soname: {name}", f"soname: {soname}"))
        spec = specfiles.load_spec(below)
        assert soname in [one.soname for one in (*spec.above, *spec.libraries)]


def test_headers_are_read_again_when_one_that_they_include_changes(tmp_path: Path) -> None:
    (tmp_path / "part").mkdir()
    (tmp_path / "toy.h").write_text('#include "part/more.h"\n')
    wanted = HeaderSpec(("toy.h",), (), "toy", (), ())
    for name in ("toyOne", "toyTwo"):
        (tmp_path / "part" / "more.h").write_text(f"int {name}(void);\n")
        for _ in range(2):
            assert list(parsed.read_headers(wanted, [("toy", tmp_path)]).functions) == [name]


def test_another_version_of_porter_reads_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cache: Path
) -> None:
    (tmp_path / "toy.h").write_text("int toyOne(void);\n")
    wanted = HeaderSpec(("toy.h",), (), "toy", (), ())
    for code in ("one", "two"):
        monkeypatch.setattr(cachefile, "code", lambda code=code: code)
        parsed.read_headers(wanted, [("toy", tmp_path)])
    assert len(list(cache.iterdir())) == 2
