"""argv, environment -> exit status. The only module that knows signals."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import signal
from collections.abc import Mapping, Sequence

_FORWARDED = {
    signal.SIGHUP,
    signal.SIGINT,
    signal.SIGQUIT,
    signal.SIGTERM,
    signal.SIGUSR1,
    signal.SIGUSR2,
    signal.SIGALRM,
    signal.SIGWINCH,
}
# Python ignores these; a program expects to find them as the shell leaves them.
_PYTHON_IGNORES = [signal.SIGPIPE, signal.SIGXFSZ]


def supervise(argv: Sequence[str], environment: Mapping[str, str], *, aside: bool = False) -> int:
    """Run a program in the foreground, in our own process group, and pass signals on to it.

    The terminal's own signals reach the program directly, because it shares our group; ^Z stops us
    both and `fg` continues us both. A signal from a process is forwarded. It may have been sent to
    us alone or to our whole group, which the kernel does not distinguish; then the program gets it
    twice. A script that names no interpreter is run by the shell. The answer is 128 + N where
    signal N ended the program; OSError if it cannot be started. `aside`: its output goes to our
    standard error.
    """
    waited_for = _FORWARDED | {signal.SIGCHLD}
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # were it ignored, there would be no status
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, waited_for)
    try:
        return _wait(_started(argv, environment, mask, aside=aside), waited_for)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _started(
    argv: Sequence[str], environment: Mapping[str, str], mask: set[int], *, aside: bool
) -> int:
    def spawn(*command: str) -> int:
        return os.posix_spawnp(
            command[0],
            command,
            environment,
            file_actions=[(os.POSIX_SPAWN_DUP2, 2, 1)] if aside else [],
            setsigmask=mask,
            setsigdef=_PYTHON_IGNORES,
        )

    try:
        return spawn(*argv)
    except OSError as error:
        found = shutil.which(argv[0]) if error.errno == errno.ENOEXEC else None
        if not found:
            raise
    return spawn("/bin/sh", found, *argv[1:])


def _wait(pid: int, waited_for: set[signal.Signals]) -> int:
    while True:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code
        received = signal.sigwaitinfo(waited_for)
        # si_code > 0: the kernel sent it, for a key pressed, to the program too.
        if received.si_signo != signal.SIGCHLD and received.si_code <= 0:
            with contextlib.suppress(PermissionError):  # it has become another user's
                os.kill(pid, received.si_signo)
