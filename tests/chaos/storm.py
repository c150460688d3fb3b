"""Kills members of a tenant at random moments: none hangs, and the account is right afterwards.

porter run --backend cuda --simulate --memory 40GiB -- python tests/chaos/storm.py --kills 10000

The simulated devices' daemon is an independent record: it learns of deaths and of memory on its
own. One line of JSON. Exit status 1 for any of these: a survivor's call took over a second; more
than the quota was ever in use; the account differs from the daemon.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from porter.runtime import account

_HERE = Path(__file__).resolve().parent
_SETTLING = 4.0  # seconds: a dead process counts for up to two
_ROWS = 128 + 64 * 128 + 1024 * 64  # of charges in the account's file: backends/core/state/region.h
_HIGH = 72  # in it: how many slots were ever used
_WHERE = ("account", "daemon", "file")  # a member's view, the daemon's record, the file


def main() -> int:
    """Kill, look, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--parallel", type=int, default=6, help="victims at a time")
    parser.add_argument("--longest", type=float, default=20, help="milliseconds that one lives")
    parser.add_argument("--ways", default="pppimaqovcg", help="what they do: see party.c")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        party = Path(folder) / "party"
        build = (
            "cc",
            "-std=c11",
            "-O1",
            "-Wall",
            "-Wextra",
            "-o",
            party,
            _HERE / "party.c",
            "-ldl",
        )
        subprocess.run(build, check=True, env=_without_shim())
        survivors = [_Member(stack, party, "survivor") for _ in range(2)]
        for survivor in survivors:
            survivor.ask()
        began = time.monotonic()
        _storm(party, options)
        took = time.monotonic() - began
        answer = _settled(survivors)
        answer |= {"kills": options.kills, "seconds": round(took, 1), "peak": _witness()[1]}
        for survivor in survivors:
            survivor.leave()
        last = _Member(stack, party, "survivor")
        alone = _settled([last])  # its sampler buries the dead
        answer |= {f"alone_{where}": alone[where] for where in _WHERE}
        last.leave()
    answer["good"] = (
        float(answer["worst_ms"]) <= 1000
        and len({answer[where] for where in _WHERE}) == 1
        and len({alone[where] for where in _WHERE}) == 1
        and int(answer["peak"]) <= _quota()
    )
    sys.stdout.write(json.dumps(answer) + "\n")
    return 0 if answer["good"] else 1


class _Member:
    """A survivor: answers while it works."""

    def __init__(self, stack: ExitStack, party: Path, role: str) -> None:
        self.process = stack.enter_context(
            subprocess.Popen(
                [party, role], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        )

    def ask(self) -> tuple[float, int, int]:
        """Give the longest call in ms, the refusals and the reported bytes in use."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("?\n")
        worst, refused, used = self.process.stdout.readline().split()
        return float(worst), int(refused), int(used)

    def leave(self) -> None:
        """End at the end of its input."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def _storm(party: Path, options: argparse.Namespace) -> None:
    chance = random.Random(options.seed)  # noqa: S311
    victims = [_victim(party, number, options.ways) for number in range(options.parallel)]
    for number in range(options.kills):
        at = chance.randrange(len(victims))
        victim = victims[at]
        if chance.random() < 0.75:  # the others perhaps before they have a context
            assert victim.stdout
            victim.stdout.readline()
        time.sleep(chance.random() * options.longest / 1000)
        _kill(victim)
        victims[at] = _victim(party, number + options.parallel, options.ways)
    for victim in victims:
        _kill(victim)


def _victim(party: Path, number: int, ways: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [party, "victim", str(number), ways],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # those that get no context say so
    )


def _kill(victim: subprocess.Popen[bytes]) -> None:
    victim.kill()
    victim.wait()
    if victim.stdout:
        victim.stdout.close()


def _settled(survivors: list[_Member]) -> dict[str, object]:
    """Wait until the account equals the daemon's record, or time is up."""
    end = time.monotonic() + _SETTLING
    while True:
        answers = [survivor.ask() for survivor in survivors]
        answer = {"account": answers[0][2], "daemon": _witness()[0], "file": _in_file()}
        # Survivors are at work: memory that they hold for a moment may be in one figure only.
        if len(set(answer.values())) == 1 or time.monotonic() > end:
            worst, refused = max(a[0] for a in answers), sum(a[1] for a in answers)
            return {**answer, "worst_ms": worst, "refused": refused}


def _witness() -> tuple[int, int]:
    """Ask the daemon for the tenant's use of device 0, and its peak."""
    daemon = Path(os.environ["PORTER_REAL_DIR"]) / "porter-simd"
    command = [daemon, "--query", os.environ["PORTER_SIM_SOCKET"]]
    text = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env=_without_shim()
    ).stdout
    label = re.escape(os.environ["PORTER_SIM_LABEL"])
    found = re.search(rf"^tenant {label} device 0 .*used (\d+) peak (\d+)$", text, re.MULTILINE)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _in_file() -> int:
    """Add up the charges in the account's file on its first device, dead members included."""
    path = Path(os.environ["PORTER_STATE"]) / os.environ["PORTER_TENANT"] / account.NAME
    with path.open("rb") as file:
        file.seek(_HIGH)
        high = int.from_bytes(file.read(4), "little")
        file.seek(_ROWS)
        words = memoryview(file.read(8 * high)).cast("Q")
    return sum(account.opened(word, slot) for slot, word in enumerate(words))


def _quota() -> int:
    number, unit = re.fullmatch(r"(\d+)(|[KMGT])(?:iB)?", os.environ["PORTER_MEMORY"]).groups()
    return int(number) << 10 * " KMGT".index(unit or " ")


def _without_shim() -> Mapping[str, str]:
    return {k: v for k, v in os.environ.items() if not k.startswith("LD_")}


if __name__ == "__main__":
    sys.exit(main())
