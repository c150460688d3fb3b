"""supervise: exit statuses, signals and job control of a program that porter started."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SUPERVISE = (
    "import os, sys; from porter.runtime.supervise import supervise;"
    "sys.exit(supervise(sys.argv[1:], os.environ))"
)


def _argv(*command: str) -> list[str]:
    return [sys.executable, "-c", SUPERVISE, *command]


@pytest.mark.parametrize(
    ("script", "status"),
    [("exit 0", 0), ("exit 7", 7), ("kill -TERM $$", 143), ("kill -KILL $$", 137)],
)
def test_the_status_is_the_programs(script: str, status: int) -> None:
    assert subprocess.run(_argv("sh", "-c", script), check=False).returncode == status


@pytest.mark.parametrize("name", ["TERM", "INT", "HUP", "USR1", "QUIT"])
def test_a_signal_sent_to_porter_reaches_the_program_once(name: str) -> None:
    script = (
        f"import signal, sys; one = {{signal.SIG{name}}}; signal.pthread_sigmask(0, one)\n"
        "print('ready', flush=True); signal.sigwait(one); print('got', flush=True)\n"
        "sys.stdin.read(); print(signal.sigpending())"
    )
    with subprocess.Popen(
        _argv(sys.executable, "-c", script),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stdout.readline() == "ready\n"
        program.send_signal(getattr(signal, f"SIG{name}"))
        assert program.stdout.readline() == "got\n"
        program.stdin.close()
        assert program.stdout.read() == "set()\n"


def test_a_program_that_may_not_be_signalled_is_waited_for_all_the_same() -> None:
    """It may have become another user's; this one's kernel refuses, for every user."""
    refused = "import os\ndef kill(*_): raise PermissionError(1, 'no')\nos.kill = kill\n"
    script = "import sys; print('ready', flush=True); sys.stdin.read(); sys.exit(7)"
    with subprocess.Popen(
        [sys.executable, "-c", refused + SUPERVISE, sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stdout.readline() == b"ready\n"
        program.send_signal(signal.SIGTERM)
        program.stdin.close()
        assert program.wait() == 7


def test_the_program_finds_signals_as_the_shell_left_them() -> None:
    show = ["grep", "-E", "Sig(Blk|Ign)", "/proc/self/status"]
    plain = subprocess.run(show, check=True, capture_output=True, text=True).stdout
    under = subprocess.run(_argv(*show), check=True, capture_output=True, text=True).stdout
    # posix_spawn has the C library's own two signals, 32 and 33, ignored until it wants them.
    assert [mask & ~0x180000000 for mask in _masks(under)] == _masks(plain)


def _masks(reported: str) -> list[int]:
    return [int(line.split()[1], 16) for line in reported.splitlines()]


def test_a_script_that_names_no_interpreter_is_the_shells(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text('echo "$1"; exit 5\n')
    script.chmod(0o755)
    done = subprocess.run(
        _argv(str(script), "reported"), check=False, capture_output=True, text=True
    )
    assert (done.stdout, done.returncode) == ("reported\n", 5)


def test_a_program_that_is_not_there_is_an_oserror() -> None:
    done = subprocess.run(_argv("no-such-program"), check=False, capture_output=True, text=True)
    assert "FileNotFoundError" in done.stderr


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """A shell with job control on a terminal of its own."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.environ["PS1"] = "$ "
        # a shell keeps signals ignored that it finds ignored
        for each in (signal.SIGINT, signal.SIGQUIT):
            signal.signal(each, signal.SIG_DFL)
        os.execlp("bash", "bash", "--norc", "--noprofile", "-i")  # noqa: S606
    yield pid, descriptor
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(descriptor)


def _type(descriptor: int, text: str, until: str) -> str:
    os.write(descriptor, text.encode())
    seen = ""
    while until not in seen:
        assert select.select([descriptor], [], [], 20)[0], f"no {until!r} in {seen!r}"
        seen += os.read(descriptor, 4096).decode(errors="replace")
    return seen


def test_keys_stop_continue_and_interrupt(terminal: tuple[int, int]) -> None:
    _, descriptor = terminal
    traps = "trap 'echo one-int; exit 9' INT; trap 'echo conti''nued' CONT"
    script = f"{traps}; echo be''gun; while :; do sleep 0.05; done"
    command = subprocess.list2cmdline([sys.executable, "-c", SUPERVISE]).replace('"', "'")
    _type(descriptor, f'{command} bash -c "{script}"\n', "begun")
    _type(descriptor, "\x1a", "Stopped")
    _type(descriptor, "fg; echo sta''tus $?\n", "continued")
    assert _type(descriptor, "\x03", "status 9").count("one-int") == 1
