"""Vendors whose libraries are another's by other names: on simulated devices, and a real one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import worlds

from porter import paths
from porter.model import SymbolKind
from porter.native import simd
from porter.sources import elf, fetch, headers
from porter.spec import specfiles

pytestmark = [pytest.mark.compile, pytest.mark.network, pytest.mark.xdist_group("clones")]

ROOT = paths.data("generated").parent
PROGRAM = Path(__file__).parent / "clones" / "fill.py"
CLONES = [name for name in specfiles.backends() if not specfiles.load_spec(name).kept]


def porter(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "porter", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "could not fetch it" in done.stderr:
        pytest.skip(done.stderr)
    return done


generated, twins = worlds.generated, worlds.twins


def shims(backend: str) -> Path:
    """Build the shims of a clone's libraries."""
    return worlds.shims(generated(backend) / backend, worlds.BUILT / backend / "shims")


def test_the_clones_are_few_lines() -> None:
    assert CLONES == ["hygon", "iluvatar", "moore-threads", "t-head"]
    for backend in CLONES:
        libraries = specfiles.load_spec(backend).libraries
        copied = [one for one in libraries if one.headers.borrowed]
        others = {port for one in libraries if one not in copied for port in one.port}
        files = [Path(one.place.file).name for one in copied]
        texts = [(ROOT / "specs" / backend / file).read_text() for file in ("backend.yaml", *files)]
        assert sum(len(text.splitlines()) for text in texts) <= 25
        written = [
            len(file.read_text().splitlines())
            for file in (ROOT / "backends" / backend).glob("*")
            if file.relative_to(ROOT).as_posix() not in others
        ]
        assert len(written) <= 1
        assert sum(written) <= 10


def ran(
    backend: str,
    arguments: list[str],
    tmp_path: Path,
    program: Path = PROGRAM,
    devices: int = 1,
    **more: str | Path,
) -> list[str]:
    """Run a program under a limit of 512 MiB, on simulated devices of 1 GiB."""
    folder, socket = twins(backend), str(tmp_path / "devices")
    settings = {
        "LD_LIBRARY_PATH": str(shims(backend)),
        "PORTER_REAL_DIR": str(folder),
        "PORTER_SIM_SOCKET": socket,
        "PORTER_SIM_CONTEXT": "0",
        "PORTER_STATE": str(tmp_path / "state"),
        "PORTER_MEMORY": "512MiB",
        "PORTER_LOG": "error",
    } | {name: str(value) for name, value in more.items()}
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    with simd.devices(folder / "porter-simd", socket, devices, "1GiB"):
        done = subprocess.run(
            [sys.executable, program, *arguments],
            env=inherited | settings,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("backend", "arguments", "reported"),
    [
        ("hygon", ["libgalaxyhip.so.5", "hip", "128"], ["512 512 4 2 0 0"]),
        (
            "iluvatar",
            ["libcuda.so.1", "cu", "128", "libixml.so"],
            ["512 512 4 2 0 0", "512 512"],
        ),
        ("moore-threads", ["libmusa.so.1", "mu", "128"], ["512 512 4 2 0 0"]),
    ],
)
def test_a_clone_is_held_to_its_share(
    backend: str, arguments: list[str], reported: list[str], tmp_path: Path
) -> None:
    assert ran(backend, arguments, tmp_path) == reported


def test_a_clone_asks_its_own_management_library(tmp_path: Path) -> None:
    """There libixml reports the driver's count for a process."""
    trace = tmp_path / "trace"
    ran("iluvatar", ["libcuda.so.1", "cu", "128"], tmp_path, PORTER_SIM_TRACE=trace)
    called = {line.split()[0] for line in trace.read_text().splitlines()}
    assert {"nvmlInit_v2", "cuMemAlloc_v2"} <= called


CODE = (SymbolKind.FUNCTION, SymbolKind.IFUNC)
T_HEAD = specfiles.load_spec("t-head").libraries[0]
# What rules look into; of the rest the clients know some that are longer.
RELIED_ON = ["Memory_t", "Memory_v2_t", "ProcessInfo_t", "Utilization_t"]


def client(name: str) -> Path:
    """Fetch the folder of one of the clients, with the one real library."""
    (package,) = T_HEAD.packages
    folder = str(Path(package.path).parents[1] / name)
    return worlds.fetched(replace(package, path=folder))


def asked(*arguments: str | Path, **settings: str | Path) -> list[str]:
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}
    done = subprocess.run(
        [sys.executable, PROGRAM.with_name("client.py"), *map(str, arguments)],
        env=inherited | {name: str(value) for name, value in settings.items()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.backend("t-head")
def test_the_real_library_is_exported_whole() -> None:
    real = elf.read_symbols(client("pyhgml") / T_HEAD.soname)
    ours = elf.read_symbols(shims("t-head") / T_HEAD.soname)
    code = {(s.name, s.version, s.default) for s in real.symbols if s.kind in CODE}

    assert {(s.name, s.version, s.default) for s in ours.symbols if s.kind in CODE} == code
    assert len(code) == 350
    assert real.soname == ours.soname


def test_nothing_of_the_real_library_is_unguarded() -> None:
    library = client("pyhgml") / T_HEAD.soname
    done = porter("check-symbols", "--json", "--generated", generated("t-head"), library)

    assert (done.returncode, json.loads(done.stdout)["findings"]) == (0, [])


def test_its_client_is_answered_by_the_real_library(tmp_path: Path) -> None:
    """There is no driver: 9, from the library itself or through its shim."""
    folder = client("pyhgml")
    arguments = (folder / "__init__.py", "hgml", "hgmlInit")
    alone = asked(*arguments, LD_LIBRARY_PATH=folder)
    maps = tmp_path / "opened"
    through = asked(
        *arguments,
        LD_LIBRARY_PATH=f"{shims('t-head')}:{folder}",
        PORTER_REAL_DIR=folder,
        PORTER_STATE=tmp_path,
        LD_DEBUG="files",
        LD_DEBUG_OUTPUT=maps,
    )

    assert alone[-1] == "hgmlInit 9"
    assert through == alone
    opened = "".join(file.read_text() for file in tmp_path.glob("opened*"))
    for library in (shims("t-head"), folder):
        assert f"calling init: {library / T_HEAD.soname}\n" in opened


@pytest.mark.parametrize(
    ("backend", "name", "prefix"), [("t-head", "pyhgml", "hgml"), ("iluvatar", "pyixml", "nvml")]
)
def test_structs_are_as_long_as_their_clients_have_them(
    backend: str, name: str, prefix: str
) -> None:
    """Facts from another vendor's headers hold for the clone too, where rules rely on them."""
    reported = dict(line.split() for line in asked(client(name) / "__init__.py", prefix))
    headers_of = specfiles.load_spec(backend).libraries[-1].headers
    roots = fetch.fetch_roots(headers_of.packages, paths.cache_dir(), lambda _: None)
    typedefs = headers.read_headers(headers_of, roots).typedefs

    ours = {short: str(typedefs[f"nvml{short}"].type.size) for short in RELIED_ON}
    assert {short: reported[short] for short in RELIED_ON} == ours


def test_version_nodes_are_taken_from_the_library_at_hand(tmp_path: Path) -> None:
    """Of Hygon's library only the names are known; the user's library has its version nodes."""
    source, script = tmp_path / "hip.c", tmp_path / "hip.map"
    source.write_text("int hipInit(void) { return 0; }\nint hipMalloc(void) { return 0; }\n")
    script.write_text("HIP { global: hipInit; local: *; };\nhip_4.2 { global: hipMalloc; } HIP;\n")
    library = tmp_path / "libgalaxyhip.so.5"
    flags = [f"-Wl,--version-script={script}", f"-Wl,-soname,{library.name}"]
    subprocess.run(["gcc", "-shared", "-fPIC", source, "-o", library, *flags], check=True)
    done = porter("gen", "--backend", "hygon", "--lib", library, "--out", tmp_path / "generated")
    assert done.returncode == 0, done.stderr

    plan = json.loads((tmp_path / "generated/hygon/libgalaxyhip.so.5/plan.json").read_text())
    rows = {row["name"]: row for row in plan["symbols"]}
    assert [rows[name]["version"] for name in ("hipInit", "hipMalloc")] == ["HIP", "hip_4.2"]
    assert rows["hipMalloc"]["disposition"] == "hook"
