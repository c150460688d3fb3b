"""Draw docs/top.svg: `porter top` with two tenants of a simulated device. It takes no options.

It starts itself again below `porter run --simulate`, and the two tenants share that run's device.
"""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "top.svg"
SIMULATED = ("porter", "run", "--backend", "cuda", "--simulate", "--devices", "1")
TENANTS = {
    "training": (("--weight", "200", "--memory", "24GiB"), ("sleep_us_2000", 18000)),
    "inference": (("--weight", "100", "--memory", "8GiB"), ("sleep_us_300", 7400)),
}
COLUMNS, SECONDS = 108, 12


def draw() -> None:
    """Start the tenants, take what `porter top` draws, and write it down."""
    with ExitStack() as ending:
        end = time.monotonic() + SECONDS
        for name, (terms, (kernel, mib)) in TENANTS.items():
            program = [
                sys.executable,
                ROOT / "tests/cuda/tenant.py",
                kernel,
                "0",
                f"{end}",
                f"{mib}",
            ]
            command = [*SIMULATED, *terms, "--tenant", name, "--", *program]
            running = ending.enter_context(subprocess.Popen(command, stdout=subprocess.DEVNULL))
            ending.callback(running.wait)
        time.sleep(SECONDS / 2)
        text = Text.from_ansi(on_a_terminal(("porter", "top", "--once", "--interval", "2")))
        console = Console(record=True, width=COLUMNS, file=io.StringIO())
        console.print(text)
        PICTURE.write_text(console.export_svg(title="porter top"), encoding="utf-8")


def on_a_terminal(command: tuple[str, ...]) -> str:
    """Run a command on a terminal of its own, and return its output."""
    ours, theirs = pty.openpty()
    size = {"COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    subprocess.run(command, stdout=theirs, env=os.environ | size, check=True)
    os.close(theirs)
    text = b""
    try:
        while part := os.read(ours, 4096):
            text += part
    except OSError:  # so a terminal ends whose other side is closed
        pass
    os.close(ours)
    return text.decode().replace("\r\n", "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["inside"]:
        draw()
    else:
        with TemporaryDirectory() as state:
            subprocess.run(
                [*SIMULATED, "--", sys.executable, __file__, "inside"],
                env=os.environ | {"PORTER_STATE": state},
                check=True,
            )
