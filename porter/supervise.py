"""argv, environment -> exit status. The only module that knows signals."""

from __future__ import annotations

import contextlib
import os
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


def supervise(argv: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a program in the foreground, in our own process group, and pass signals on to it.

    The terminal's own signals reach the program directly, because it shares our group; ^Z stops us
    both and `fg` continues us both. Only what a process sent to us alone is forwarded. The answer
    is 128 + N where signal N ended the program; OSError where it cannot be started.
    """
    waited_for = _FORWARDED | {signal.SIGCHLD}
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # were it ignored, there would be no status
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, waited_for)
    try:
        pid = os.posix_spawnp(
            argv[0], list(argv), environment, setsigmask=mask, setsigdef=_PYTHON_IGNORES
        )
        return _wait(pid, waited_for)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


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
