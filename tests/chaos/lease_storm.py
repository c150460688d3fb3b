"""Kills, stops and multiplies tenants of a device at random moments: the others' turns continue.

porter run --backend cuda --simulate -- python tests/chaos/lease_storm.py --kills 10000 … python
tests/chaos/lease_storm.py --card --parallel 16 --hold 0.5 --seconds 80 --within 20

Two tenants survive. The charge of one is compared with its work on the simulated device: its
program knows that, because it sets the duration of each kernel. The other has members that die,
and so has a third with thrice the weight. The lease's file is then cut short under all of them.

With --card the device is a real one, whose kernels watch its clock, and whose contexts take long
to make. So running processes are killed first, others start meanwhile, and none forks.

One line of JSON. Exit status 1 if a survivor's launch took over a second. Also if a lease came
late to the next tenant, or its first launch did (--within), or if fewer were killed in --seconds.
Also if a figure or a slot in the file is wrong afterwards, or a lone tenant is still gated. Clocks
that jump cannot be made: all times are of the monotonic one.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import random
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_TIMES, _PAGE = 8192, 64 + 8 * 8192  # struct page of tenant.c
_WORK, _PAUSE, _SLOWLY = range(3)
_SECOND = 1_000_000_000
_TENANTS, _PROCESSES, _SLOTS = 192, 192 + 64 * 256, 1024  # backends/core/lease/arbiter_file.h
_WEIGHTS = {"other": "300"}  # every other tenant: 100
_CALM_S = 1
_LONE, _TURN_S = 24, 0.4  # names of theirs; how long a turn of one is waited for


def main() -> int:
    """Kill, look, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--parallel", type=int, default=4, help="victims at a time")
    parser.add_argument("--longest", type=float, default=30, help="milliseconds that one lives")
    parser.add_argument("--card", action="store_true", help="on a real device")
    parser.add_argument(
        "--hold",
        type=float,
        default=0,
        help="part of the victims that are tenants of their own, and of kills in their turns",
    )
    parser.add_argument("--seconds", type=float, default=0, help="kill no longer (0: no limit)")
    parser.add_argument("--within", type=float, default=0, metavar="MS", help="until a turn passes")
    parser.add_argument(
        "--linger", type=int, default=0, metavar="MS", help="that a victim's memory outlives it"
    )
    parser.add_argument("--limit", type=int, default=1800, help="seconds, then it is given up")
    parser.add_argument("--cuts", type=int, default=3, help="times that the file is cut short")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        signal.signal(signal.SIGALRM, _give_up)
        signal.alarm(options.limit)
        os.environ.pop("PORTER_LIMITS", None)  # else the leases of the run around this one hold
        os.environ["PORTER_SHARED"] = f"{folder}/devices"
        os.environ["PORTER_TEST_FORKS"] = "0" if options.card else "1"
        os.environ["PORTER_TEST_LINGERS"] = str(options.linger)
        storm = _Storm(Path(folder), stack, options)
        reported = storm.calm() | storm.kill() | storm.settle() | storm.cut()
    reported["good"] = (
        float(reported["worst_ms"]) <= 1000
        and abs(float(reported["charged"]) - 1) <= 0.05
        and reported["slots"] == reported["members"]
        and not reported["busy_dead"]
        and reported["gated_alone"] == 0
        and reported["after_cut"]
        and reported["kills"] == reported["asked"]
        and not reported["ended_unkilled"]
        and (not options.within or storm.worst_passed <= options.within)
    )
    sys.stdout.write(json.dumps(reported) + "\n")
    return 0 if reported["good"] else 1


class _Survivor:
    """A program that works all the time and reports when its last launches returned."""

    def __init__(self, stack: ExitStack, program: Path, tenant: str, page: Path) -> None:
        page.write_bytes(bytes(_PAGE))
        with page.open("r+b") as file:
            self.page = mmap.mmap(file.fileno(), _PAGE)
        self.process = stack.enter_context(
            subprocess.Popen([program, "survivor", page], env=_as_tenant(tenant))
        )
        stack.callback(self.process.kill)
        _wait(lambda: self.field(0) > 0, "a survivor does not launch")

    def field(self, index: int) -> int:
        return int(struct.unpack_from("<Q", self.page, 8 * index)[0])

    def order(self, order: int) -> None:
        struct.pack_into("<Q", self.page, 24, order)

    def first_after(self, when: int) -> int:
        """Find when the first launch after a time came back; 0: none did."""
        count = self.field(0)
        found = 0
        for number in range(count - 1, max(-1, count - _TIMES // 2), -1):
            at = int(struct.unpack_from("<Q", self.page, 64 + 8 * (number % _TIMES))[0])
            if at <= when:
                break
            found = at
        return found


@dataclass(frozen=True, slots=True)
class _Process:
    """A slot of the lease's file."""

    pid: int
    tenant: int
    busy: int


class _Lease:
    """The device's file, looked at from outside."""

    def __init__(self) -> None:
        (self.path,) = Path(os.environ["PORTER_SHARED"]).glob("*.lease")
        with self.path.open("r+b") as file:
            self.data = mmap.mmap(file.fileno(), 0)

    def word(self) -> tuple[int, int]:
        word = self._get("<Q", 64)
        return (word & 0xFF) - 1, word >> 16

    def gated(self) -> int:
        return self._get("<I", 64 + 52)

    def processes(self) -> list[_Process]:
        high = min(self._get("<I", 136), _SLOTS)
        slots = (_PROCESSES + 64 * slot for slot in range(high))
        return [
            _Process(self._get("<i", at + 4), self._get("<I", at + 16), self._get("<Q", at + 24))
            for at in slots
            if self._get("<I", at) == 1
        ]

    def tenant(self, name: str) -> int:
        return next(
            i
            for i in range(64)
            if self.data[(at := _TENANTS + 256 * i + 24) : at + 64].rstrip(b"\0") == name.encode()
        )

    def used(self, name: str) -> int:
        at = _TENANTS + 256 * self.tenant(name)
        return self._get("<Q", at + 112 + 56 * (self._get("<I", at + 4) & 1) + 32)

    def _get(self, form: str, at: int) -> int:
        return int(struct.unpack_from(form, self.data, at)[0])


class _Storm:
    def __init__(self, folder: Path, stack: ExitStack, options: argparse.Namespace) -> None:
        self.folder, self.stack, self.options = folder, stack, options
        self.chance = random.Random(options.seed)  # noqa: S311
        self.program = folder / "tenant"
        flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-o", self.program)
        build = ("cc", *flags, _HERE / "tenant.c", "-ldl")
        subprocess.run(build, check=True, env=_without_shim())
        self.keeper = self._start("keeper", "keeper")
        self._up(self.keeper)
        self.survivors = [self._survivor("survivor"), self._survivor("mixed")]
        self.lease = _Lease()
        self.victims: list[subprocess.Popen[bytes]] = []
        self.lone: set[int] = set()  # processes that are tenants of their own
        self.worst_passed = 0.0  # ms until a dead holder's lease left it, or a survivor launched

    def calm(self) -> dict[str, object]:
        """Compare the figures before the first kill: a device has deviations of its own."""
        used, booked = self._figures()
        time.sleep(_CALM_S)
        used_now, booked_now = self._figures()
        return {"charged_in_calm": round((used_now - used) / (booked_now - booked), 4)}

    def kill(self) -> dict[str, object]:
        """Kill as often as is wanted; how long the survivors waited for what dead holders held."""
        began, stops, kills, ended = time.monotonic(), 0, 0, 0
        passed: list[float] = []
        launched: list[float] = []
        self.victims = [self._victim(number) for number in range(self.options.parallel)]
        for number in range(self.options.kills):
            if self.options.seconds and time.monotonic() - began > self.options.seconds:
                break
            at = self._holder() if self.chance.random() < self.options.hold else None
            if at is None:
                at, wants_it_up = self._next()
                if wants_it_up:  # the others perhaps before they take part
                    self._up(self.victims[at])
                time.sleep(self.chance.random() * self.options.longest / 1000)
                if self.chance.random() < 0.1:
                    stops += 1
                    self._stop(self.victims[at])
            victim = self.victims[at]
            epoch = self._held_alone(victim)
            ended += victim.poll() is not None
            if self.lease.word()[1] != epoch:  # looking took a while
                epoch = None
            when = time.monotonic_ns()
            victim.kill()  # a driver may take long to let go of it
            if epoch is not None:
                self._take_over(victim.pid, epoch, when, passed, launched)
            self._kill(victim)
            kills += 1
            self.victims[at] = self._victim(number + self.options.parallel)
        self.worst_passed = max((*passed, *launched), default=0.0)
        for victim in self.victims:
            self._kill(victim)
        return {
            "asked": self.options.kills,
            "kills": kills,
            "seconds": round(time.monotonic() - began, 1),
            "stops": stops,
            "ended_unkilled": ended,
            "passed_on_ms": _spread(passed),
            "survivor_launches_ms": _spread(launched),
            "worst_ms": round(max(survivor.field(1) for survivor in self.survivors) / 1e6, 1),
        }

    def settle(self) -> dict[str, object]:
        """Compare the file's figures with the true ones, and see a lone tenant's gate open."""
        for survivor in self.survivors:
            survivor.order(_PAUSE)
        for survivor in self.survivors:
            _wait(lambda reported=survivor: reported.field(4) == _PAUSE, "a survivor hangs")
        time.sleep(0.05)  # the gate's thread sees the last of it done
        used, booked = self._figures()
        charged = used / booked
        self._kill(self.keeper)
        self.survivors[1].process.kill()
        self.survivors[1].process.wait()
        self.survivors[0].order(_SLOWLY)
        last = self.survivors[0].process.pid
        _wait(lambda: self.lease.gated() == 0, "", 4)
        left = self.lease.processes()
        return {
            "charged": round(charged, 4),
            "members": 1,
            "slots": len(left),
            "busy_dead": sum(slot.busy != 0 and slot.pid != last for slot in left),
            "gated_alone": self.lease.gated(),
        }

    def cut(self) -> dict[str, object]:
        """Cut the file short under members at work: they go on, and those that come are bounded."""
        good = True
        for number in range(self.options.cuts):
            survivor = self._survivor("survivor")
            members = [self._victim(1000 * number + member) for member in range(3)]
            for member in members:
                self._up(member)
            time.sleep(self.chance.random() / 20)
            os.truncate(self.lease.path, self.chance.choice((0, 100, 5000, 16384)))
            before = survivor.field(0)
            _wait(lambda: survivor.field(0) > before + 100, "", 5)  # noqa: B023
            good &= survivor.field(0) > before + 100 and survivor.field(1) < _SECOND
            good &= all(member.poll() is None for member in members)
            for member in (*members, survivor.process):
                member.kill()
                member.wait()
        return {"cuts": self.options.cuts, "after_cut": good}

    def _figures(self) -> tuple[int, int]:
        """Return the first survivor's charge, and the time that its program booked."""
        return self.lease.used("survivor"), self.survivors[0].field(2)

    def _survivor(self, tenant: str) -> _Survivor:
        page = self.folder / f"page-{time.monotonic_ns()}"
        return _Survivor(self.stack, self.program, tenant, page)

    def _next(self) -> tuple[int, bool]:
        """Choose a process to kill, and whether it is to have worked before."""
        any_of_them = self.chance.randrange(len(self.victims))
        up = self.chance.random() < 0.75
        if not (self.options.card and up):
            return any_of_them, up
        pipes = {victim.stdout: at for at, victim in enumerate(self.victims)}
        ready, _, _ = select.select(list(pipes), [], [], 20)
        if not ready:
            sys.exit("no victim launches")
        return pipes[self.chance.choice(ready)], True

    def _holder(self) -> int | None:
        """Wait a while, from a random moment on, for a process that has a turn for itself."""
        time.sleep(self.chance.random() * self.options.longest / 1000)
        end = time.monotonic() + _TURN_S
        while time.monotonic() < end:
            for at, victim in enumerate(self.victims):
                if victim.pid in self.lone and self._held_alone(victim) is not None:
                    return at
            time.sleep(0.0005)
        return None

    def _victim(self, number: int) -> subprocess.Popen[bytes]:
        lone = self.chance.random() < self.options.hold
        tenant = f"lone{number % _LONE}" if lone else "other" if number % 3 else "mixed"
        victim = self._start(tenant, "victim", str(number + 1))
        if lone:
            self.lone.add(victim.pid)
        return victim

    def _start(self, tenant: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = (self.program, *arguments)
        return subprocess.Popen(command, stdout=subprocess.PIPE, env=_as_tenant(tenant))

    def _up(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout
        process.stdout.readline()

    def _kill(self, victim: subprocess.Popen[bytes]) -> None:
        victim.kill()
        victim.wait()
        self.lone.discard(victim.pid)
        if victim.stdout:
            victim.stdout.close()

    def _stop(self, victim: subprocess.Popen[bytes]) -> None:
        victim.send_signal(signal.SIGSTOP)
        time.sleep(self.chance.random() * 0.3)
        if self.chance.random() < 0.5:
            victim.send_signal(signal.SIGCONT)

    def _works_on(self, dead: int, epoch: int) -> bool:
        return any(slot.busy == epoch and slot.pid != dead for slot in self.lease.processes())

    def _held_alone(self, victim: subprocess.Popen[bytes]) -> int | None:
        """Give the epoch of a turn in which it alone of its tenant has work in flight."""
        owner, epoch = self.lease.word()
        holding = [slot for slot in self.lease.processes() if slot.busy == epoch]
        alone = {(slot.pid, slot.tenant) for slot in holding} == {(victim.pid, owner)}
        return epoch if alone else None

    def _take_over(
        self, dead: int, epoch: int, when: int, passed: list[float], launched: list[float]
    ) -> None:
        """Note the end of a dead holder's turn, and the next turn's first use by a survivor.

        Another process of its tenant may work on in the same turn: then no process waits for the
        dead one.
        """
        _wait(
            lambda: self.lease.word()[1] != epoch or self._works_on(dead, epoch),
            "a dead holder keeps the device",
            10,
        )
        passed.append((time.monotonic_ns() - when) / 1e6)
        owner, epoch_now = self.lease.word()
        if epoch_now == epoch:
            return
        for survivor, name in zip(self.survivors, ("survivor", "mixed"), strict=True):
            if owner == self.lease.tenant(name):
                _wait(
                    lambda reported=survivor: reported.first_after(when), "no survivor launches", 10
                )
                launched.append((survivor.first_after(when) - when) / 1e6)


def _spread(values: list[float]) -> dict[str, float]:
    values = values or [0.0]
    return {
        "median": round(statistics.median(values), 2),
        "worst": round(max(values), 2),
        "over_20": sum(value > 20 for value in values),
        "of": len(values),
    }


def _give_up(*_: object) -> None:
    sys.exit("it takes longer than --limit allows")


def _wait(until: Callable[[], object], problem: str, seconds: float = 30) -> None:
    """Wait for something; where it is a problem that it does not come, end the storm."""
    end = time.monotonic() + seconds
    while not until():
        if time.monotonic() > end:
            if problem:
                sys.exit(problem)
            return
        time.sleep(0.0005)


def _as_tenant(name: str) -> Mapping[str, str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("PORTER_MEMORY", "PORTER_COMPUTE")}
    terms = {"PORTER_POLICY": "weight", "PORTER_WEIGHT": _WEIGHTS.get(name, "100")}
    return {**clean, "PORTER_TENANT": name, "PORTER_LOG": "off", **terms}


def _without_shim() -> Mapping[str, str]:
    return {k: v for k, v in os.environ.items() if not k.startswith("LD_")}


if __name__ == "__main__":
    sys.exit(main())
