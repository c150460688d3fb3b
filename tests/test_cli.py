"""The command line: commands as a user types them, and their effects. The devices are simulated."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import ANY

import pytest
from click.testing import CliRunner

from porter.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent
PORTER = (sys.executable, "-m", "porter")
DEMO = (sys.executable, str(ROOT / "examples" / "cuda_quota.py"))

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("build")]


@pytest.fixture
def state() -> Iterator[Path]:
    """A folder for tenants' state, with a name short enough for a socket's address."""
    with tempfile.TemporaryDirectory(prefix="porter-") as folder:
        yield Path(folder)


def porter(state: Path, *arguments: object, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PORTER_STATE": str(state), **settings}
    argv = [*PORTER, *map(str, arguments)]
    return subprocess.run(argv, env=environment, capture_output=True, text=True, check=False)


def test_help_names_every_command_and_loads_none() -> None:
    program = (
        "import sys; from porter.cli import main\n"
        "main(['--help'], standalone_mode=False)\n"
        "names = [name.partition('porter.cli.')[2] for name in sys.modules]\n"
        "print([name for name in names if name.replace('_', '-') in main.list_commands(None)])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    *reported, loaded = done.stdout.splitlines()
    listed = [line.split()[0] for line in reported if line.startswith("  ") and line.split()]
    assert [name for name in listed if name in COMMANDS] == list(COMMANDS)
    assert loaded == "[]"


def test_help_groups_the_commands_by_task() -> None:
    done = subprocess.run([*PORTER, "--help"], capture_output=True, text=True, check=True)
    groups: dict[str, list[str]] = {}
    listed = done.stdout.partition("Options:")[2].rpartition("\n\n")[0]
    for line in listed.splitlines()[1:]:
        if line.endswith(":") and not line.startswith(" "):
            groups[line[:-1]] = names = []
        elif groups and line.startswith("  "):
            assert len(line) <= 80
            names.append(line.split()[0])
    assert groups == {
        "Run": ["run", "set", "mounts", "node", "kube"],
        "Observe": ["top", "trace", "metrics", "guard", "doctor", "bench"],
        "Generate": [
            "backends",
            "gen",
            "build",
            "explain",
            "check-symbols",
            "diff",
            "headers",
            "exports",
        ],
        "Port": ["new-backend", "schema", "fmt", "conform"],
    }


@pytest.mark.parametrize(
    ("typed", "completions"),
    [
        (["porter", "ch"], ["check-symbols"]),
        (["porter", "run", "--mem"], ["--memory"]),
        (["porter", "run", "--policy", "b"], ["burst", "best-effort"]),
        (["porter", "mounts", "--format", ""], ["cdi", "docker", "json", "shell"]),
    ],
)
def test_bash_completes_commands_options_and_choices(
    typed: list[str], completions: list[str], tmp_path: Path
) -> None:
    environment = {**os.environ, "_PORTER_COMPLETE": "bash_source"}
    script = subprocess.run(PORTER, env=environment, capture_output=True, text=True, check=True)
    (tmp_path / "porter").write_text(f'#!/bin/sh\nexec {shlex.join(PORTER)} "$@"\n')
    (tmp_path / "porter").chmod(0o755)
    program = (
        f"{script.stdout}\nCOMP_WORDS=({shlex.join(typed)}); COMP_CWORD={len(typed) - 1}\n"
        'compopt() { :; }; _porter_completion porter; printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.stdout.split()) == ("", completions)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_describes_itself(name: str) -> None:
    done = CliRunner().invoke(main, [name, "--help"], prog_name="porter")
    assert done.exit_code == 0
    assert done.stdout.startswith(f"Usage: porter {name} ")


def test_a_users_mistake_is_one_line_and_exit_2(state: Path) -> None:
    done = porter(state, "run", "--memory", "lots", "--simulate", "--", "true")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "porter: --memory: 'lots' is not an amount, allowed is a size such as 8GiB, 8g or 8192m, "
        "a part such as 50%, or none\n"
    )


@pytest.mark.parametrize("option", ["--memory", "--compute", "--tenant"])
@pytest.mark.parametrize("command", ["run", "mounts"])
def test_an_empty_text_is_not_taken_for_no_option(state: Path, command: str, option: str) -> None:
    done = porter(state, command, option, "", "true")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == (
        f"Error: Invalid value for '{option}': it is empty; leave the option out"
    )


def test_an_unknown_command_gets_a_suggestion(state: Path) -> None:
    done = porter(state, "gne")
    assert (done.returncode, done.stderr.splitlines()[-1]) == (
        2,
        "Error: no command 'gne'; did you mean gen?",
    )


@pytest.mark.parametrize("command", ["gen", "build"])
def test_a_failing_write_is_one_line(state: Path, command: str) -> None:
    (state / "file").touch()
    done = porter(state, command, "--backend", "cuda", "--out", state / "file" / "x")
    assert done.returncode == 2
    reported = done.stderr.splitlines()[-1]
    assert reported.startswith(f"porter: {state}/file/x")
    assert reported.endswith(": Not a directory")


def test_a_tenant_whose_folder_is_a_file_is_reported(state: Path) -> None:
    (state / "alice").touch()
    done = porter(state, "run", "--simulate", "--tenant", "alice", "--", "true")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        f"porter: {state}/alice: no state can be kept here: it is no folder"
    )


def test_without_a_driver_it_says_where_it_looked_and_what_else_there_is(state: Path) -> None:
    done = porter(state, "run", "--backend", "cuda", "--real", state, "--", "true")
    if done.returncode == 0:
        pytest.skip("this machine has a driver")
    assert done.returncode == 2
    assert f"no libcuda.so.1 or libnvidia-ml.so.1 in {state}, the loader's cache" in done.stderr
    assert "porter run --simulate" in done.stderr


@pytest.mark.parametrize(
    ("script", "status"), [("exit 0", 0), ("exit 7", 7), (f"kill -{signal.SIGTERM} $$", 143)]
)
def test_run_answers_with_the_programs_status(state: Path, script: str, status: int) -> None:
    assert porter(state, "run", "--simulate", "--", "sh", "-c", script).returncode == status


def test_run_answers_like_a_shell_where_there_is_no_program(state: Path) -> None:
    missing = porter(state, "run", "--simulate", "--", "no-such-program")
    assert (missing.returncode, missing.stderr.splitlines()[-1]) == (
        127,
        "porter: no-such-program: No such file or directory",
    )
    assert porter(state, "run", "--simulate", "--", "/etc/passwd").returncode == 126
    nameless = porter(state, "run", "--simulate", "--", "")
    assert (nameless.returncode, nameless.stderr.splitlines()[-1]) == (
        127,
        "porter: '': No such file or directory",
    )


def test_run_leaves_the_programs_own_options_alone(state: Path) -> None:
    done = porter(state, "run", "--simulate", "printf", "%s ", "--memory", "-h")
    assert done.stdout == "--memory -h "


def test_run_refuses_at_the_quota_and_shows_it(state: Path) -> None:
    done = porter(state, "run", "--simulate", "--memory", "8GiB", "--", *DEMO)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "of 8.00 GiB free" in lines[0]
    assert lines[1] == "cuMemAlloc     7 x 1 GiB granted, then CUDA_ERROR_OUT_OF_MEMORY"
    assert "of 8.00 GiB used" in lines[3]
    assert lines[4].startswith("NVML process   this program: 7.")
    assert len(lines) == 5
    assert list(state.iterdir()) == []


def test_without_a_limit_the_device_is_whole(state: Path) -> None:
    done = porter(state, "run", "--simulate", "--device-memory", "4GiB", "--", *DEMO)
    assert "of 4.00 GiB free" in done.stdout


def test_each_device_has_its_own_limit(state: Path) -> None:
    done = porter(state, "run", "--simulate", "--memory", "4GiB", "--device", "0=2GiB", "--", *DEMO)
    assert "of 2.00 GiB free" in done.stdout


def test_runs_of_one_tenant_share_an_account(state: Path) -> None:
    inner = " ".join(
        [*PORTER, "run", "--simulate", "--memory", "8GiB", "--tenant", "a", "--", *DEMO]
    )
    holder = (
        "import ctypes, subprocess\n"
        "cuda = ctypes.CDLL('libcuda.so.1')\n"
        "context, address = ctypes.c_void_p(), ctypes.c_uint64()\n"
        "assert not cuda.cuInit(0)\n"
        "assert not cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)\n"
        "assert not cuda.cuCtxSetCurrent(context)\n"
        "assert not cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(5 << 30))\n"
        f"subprocess.run({inner!r}.split(), check=True)\n"
    )
    run = ("run", "--simulate", "--memory", "8GiB", "--tenant", "a")
    done = porter(state, *run, "--", sys.executable, "-c", holder)
    assert done.returncode == 0, done.stderr
    assert "cuMemAlloc     2 x 1 GiB granted, then CUDA_ERROR_OUT_OF_MEMORY" in done.stdout
    assert len([line for line in done.stdout.splitlines() if "NVML process" in line]) == 2


def test_exports_of_only_this_driver_are_forwarded(state: Path) -> None:
    (state / "vendor").mkdir()
    source = "int cuInit(unsigned f) { return f; } int cuBrandNew(int a) { return a + 2; }"
    target = ("-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o", state / "vendor/libcuda.so.1")
    subprocess.run(["cc", "-w", "-xc", "-", *target], input=source, text=True, check=True)
    script = "import ctypes; print(ctypes.CDLL('libcuda.so.1').cuBrandNew(40))"
    run = ("run", "--backend", "cuda", "--real", state / "vendor", "--")
    done = porter(state, *run, sys.executable, "-c", script)
    assert (done.returncode, done.stdout) == (0, "42\n"), done.stderr
    reported = porter(state, "doctor", "--backend", "cuda", "--real", state / "vendor").stdout
    assert "2 exports, 1 of them beyond the plan" in reported
    assert porter(state, "build", "--backend", "cuda").returncode == 0  # it knows of no driver
    again = porter(state, *run, sys.executable, "-c", script)
    assert (again.returncode, again.stdout) == (0, "42\n"), again.stderr


def test_a_library_that_was_removed_is_built_again(state: Path) -> None:
    run = ("run", "--backend", "cuda", "--simulate", "--memory", "8GiB", "--", *DEMO)
    assert porter(state, *run).returncode == 0
    (shim,) = (ROOT / "build" / "cuda").glob(f"{os.uname().machine}/libcuda.so.1")
    shim.unlink()
    done = porter(state, *run)
    assert (done.returncode, shim.is_file()) == (0, True), done.stderr


def test_doctor_lists_the_machine(state: Path) -> None:
    reported = porter(state, "doctor", "--backend", "cuda", "--json")
    assert reported.returncode == 0, reported.stderr
    facts = json.loads(reported.stdout)
    assert (facts["state"], facts["leases"]) == (str(state), f"{state}/.devices")
    assert set(facts["backends"]["cuda"]) == {
        "headers",
        "shims",
        "libcuda.so.1",
        "libnvidia-ml.so.1",
        "memory of control groups",
    }
    text = porter(state, "doctor", "--backend", "cuda").stdout.splitlines()
    assert f"state: {state}" in text


def test_doctor_finds_a_guarded_program_guarded(state: Path) -> None:
    done = porter(state, "doctor", "--simulate", "--", *DEMO)
    assert done.returncode == 0, done.stderr
    assert "no vendor library got in unguarded" in done.stderr
    assert "only through the shims" in done.stderr


def test_doctor_prints_programs_alone_on_standard_output(state: Path) -> None:
    done = porter(state, "doctor", "--simulate", "--json", "--", "sh", "-c", "echo mine; exit 3")
    assert (done.returncode, json.loads(done.stdout)) == (3, {"shims": ANY, "unguarded": []})
    assert done.stderr.splitlines()[-1] == "mine"


def test_doctor_finds_libraries_opened_by_path(state: Path) -> None:
    script = (
        "import ctypes, os\n"
        "ctypes.CDLL(os.environ['PORTER_REAL_DIR'] + '/libcuda.so.1').cuInit(0)\n"
    )
    done = porter(state, "doctor", "--simulate", "--", sys.executable, "-c", script)
    assert done.returncode == 1
    assert "/sim/libcuda.so.1 unguarded" in done.stderr


def test_doctor_finds_a_copy_under_another_name(state: Path) -> None:
    script = (
        "import ctypes, os, shutil\n"
        "shutil.copy(os.environ['PORTER_REAL_DIR'] + '/libcuda.so.1', 'gpu.so')\n"
        "ctypes.CDLL(os.path.abspath('gpu.so')).cuInit(0)\n"
    )
    program = ("env", "-C", state, sys.executable, "-c", script)
    done = porter(state, "doctor", "--simulate", "--", *program)
    assert done.returncode == 1
    assert f"{state}/gpu.so unguarded" in done.stderr
    assert porter(state, "doctor", "--audit", "--simulate", "--", *program).returncode == 0


def test_mounts_configure_a_tenant_and_print_every_form(state: Path) -> None:
    porter(state, "run", "--simulate", "--", "true")
    (real,) = (ROOT / "build" / "cuda").glob(f"{os.uname().machine}/sim")
    common = ("mounts", "--memory", "8GiB", "--tenant", "box", "--driver", real)
    forms = {
        form: porter(state, *common, "--format", form)
        for form in ("cdi", "docker", "json", "shell")
    }
    assert [done.returncode for done in forms.values()] == [0] * 4, forms["cdi"].stderr
    targets = [mount["target"] for mount in json.loads(forms["json"].stdout)]
    assert targets == [
        "/usr/local/porter/real/libcuda.so.1",
        "/usr/local/porter/real/libnvidia-ml.so.1",
        f"{real}/libcuda.so.1",
        f"{real}/libnvidia-ml.so.1",
        "/etc/porter/quota.conf",
        "/run/porter/box",
        "/run/porter/.devices",
    ]
    assert json.loads(forms["cdi"].stdout)["devices"][0]["name"] == "box"
    assert forms["docker"].stdout.startswith("docker run --rm \\\n")
    assert "memory = 8GiB\n" in (state / "box.conf").read_text()
    assert (state / "box").stat().st_mode & 0o1777 == 0o1777


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["backends"], ["top", "--once"]])
def test_a_full_disk_is_one_line(state: Path, arguments: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PORTER, *arguments],
            env={**os.environ, "PORTER_STATE": str(state), "PYTHONUNBUFFERED": unbuffered},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "porter: No space left on device\n")


def test_names_of_files_are_any_bytes(state: Path) -> None:
    folder = os.fsencode(state) + b"/caf\xe9"
    Path(os.fsdecode(folder)).mkdir()
    done = subprocess.run(
        [*PORTER, "top", "--once", "--interval", "0.05", "--state", folder],
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=False,
    )
    reported = b"no tenant has anything of a device in " + folder + b"\n"
    assert (done.returncode, done.stdout) == (0, reported), done.stderr


@pytest.mark.parametrize("size", ["٣GiB", "50%", "99999999999GiB"])
def test_a_devices_size_is_one(state: Path, size: str) -> None:
    done = porter(state, "run", "--simulate", "--device-memory", size, "--", "true")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"porter: --device-memory: {size!r} is ")


def test_a_configuration_that_is_in_use_is_never_less_than_one(state: Path) -> None:
    porter(state, "run", "--simulate", "--", "true")
    (real,) = (ROOT / "build" / "cuda").glob(f"{os.uname().machine}/sim")
    mounts = ("mounts", "--tenant", "box", "--driver", real, "--memory")
    config = state / "box.conf"
    assert porter(state, *mounts, "8192MiB").returncode == 0
    before, inode = config.read_bytes(), config.stat().st_ino
    command = shlex.join([*PORTER, *map(str, mounts), "4g"])
    full = subprocess.run(
        ["sh", "-c", f"ulimit -f 0; exec {command}"],
        env={**os.environ, "PORTER_STATE": str(state)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (full.returncode, config.read_bytes()) == (2, before), full.stderr
    assert porter(state, *mounts, "4g").returncode == 0
    assert config.read_bytes() == before.replace(b"8192MiB", b"4g")
    assert config.stat().st_ino == inode  # a container has mounted that


def test_mounts_printed_once_more_leave_a_tenant_its_limits(state: Path) -> None:
    porter(state, "run", "--simulate", "--", "true")
    (real,) = (ROOT / "build" / "cuda").glob(f"{os.uname().machine}/sim")
    mounts = ("mounts", "--tenant", "box", "--driver", real)
    assert porter(state, *mounts, "--memory", "8GiB", "--compute", "30").returncode == 0
    config = state / "box.conf"
    before = config.read_bytes()
    reported = f"porter: tenant box, configured by {config}"
    again = porter(state, *mounts, "--format", "json")
    assert (again.returncode, again.stderr.splitlines()) == (0, [reported])
    assert config.read_bytes() == before
    assert porter(state, *mounts, "--memory", "4g").stderr.splitlines() == [
        f"porter: {config}: memory is 4g, was 8GiB",
        f"porter: {config}: compute is not set, was 30",
        f"porter: {config}: policy is not set, was cap",
        f"porter: {config}: priority is not set, was normal",
        reported,
    ]


def test_files_of_a_containers_user_can_be_removed(state: Path) -> None:
    porter(state, "run", "--simulate", "--", "true")
    (real,) = (ROOT / "build" / "cuda").glob(f"{os.uname().machine}/sim")
    done = porter(state, "mounts", "--driver", real, "--memory", "1g")
    (command,) = [line.split("`")[1] for line in done.stderr.splitlines() if "`" in line]
    assert subprocess.run(["sh", "-c", command], check=False).returncode == 0
    assert [each.name for each in state.iterdir()] == [".devices"]


def test_a_name_that_libclang_cannot_take_is_one_line(state: Path) -> None:
    header = os.fsencode(state) + b"/caf\xe9.h"
    Path(os.fsdecode(header)).write_text("int toyInit(void);")
    done = subprocess.run(
        [*PORTER, "new-backend", "toy", "--headers", header, "--out", state / "out"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "caf\\udce9.h>: cannot be written in utf-8; rename the file or use UTF-8" in done.stderr


def test_help_is_readable_in_any_encoding() -> None:
    done = subprocess.run(
        [*PORTER, "run", "--help"],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"NAME=AMOUNT,\\u2026" in done.stdout


def test_an_invalid_pattern_is_reported(state: Path) -> None:
    done = porter(state, "exports", sys.executable, "--of", "libc.so.6", "--imported", "(")
    assert done.returncode == 2
    assert done.stderr.startswith("porter: --imported: '(' is no regular expression: missing ),")


def test_an_empty_name_of_a_socket_is_none(state: Path) -> None:
    run = ("run", "--backend", "cuda", "--simulate", "--memory", "8GiB", "--", *DEMO)
    done = porter(state, *run, PORTER_SIM_SOCKET="")
    assert "cuMemAlloc     7 x 1 GiB granted" in done.stdout, done.stderr


def test_what_reads_specs_is_not_loaded_to_run_a_program() -> None:
    code = (
        "import sys, porter.cli.run, porter.cli.set; print({'pydantic', 'yaml'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "set()\n"
    code = "import sys, porter.cli.set; print({'elftools', 'jinja2'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "set()\n"
