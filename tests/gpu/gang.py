# ruff: noqa: T201 (a program, which prints)
"""Two tenants whose PyTorch programs use all GPUs of a machine together, through NCCL.

gang.py --shim DIR [--seconds 8] [--cells alone,pair] [--work products|training] [--out DIR]
gang.py --dry-run [hang|stall]      # no GPU, no PyTorch: this program's own logic

Each tenant is one process per GPU. Its work is matrix products and an all-reduce, three steps in
flight. Or it trains six transformer layers under DistributedDataParallel: each step ends in a
synchronise, so a device is idle while its host computes or its peer is late.

Cells: one tenant alone, and two at the same time; natively, and through the shims at weights 1 : 1
and 2 : 1. Prints for each tenant: steps a second, its part of each device's time by the leases'
files, and the longest step. Ends by itself, with any behaviour of its children. Exit status: 0 all
is well, 3 a bar is missed, 1 something hung, stood for more than a second, or summed up wrongly.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

WARM_S = 1.5
SETUP_S = 120.0  # to import, and to find each other
OVERTIME_S = 20.0
CHUNK = 8  # steps between two agreements to go on
AHEAD = 3  # steps launched before the first one is waited for
STALL_S = 1.0
SHARE_POINTS = 2.0
LOSS = 0.01
EQUAL, DOUBLE = (100, 100), (200, 100)


@dataclass(frozen=True, slots=True)
class Cell:
    """Some tenants at the same time."""

    name: str
    weights: tuple[int, ...]
    shim: bool


CELLS = {
    "alone": (Cell("alone/native", (100,), shim=False), Cell("alone/shim", (100,), shim=True)),
    "pair": (
        Cell("pair/native", EQUAL, shim=False),
        Cell("pair/shim/1:1", EQUAL, shim=True),
        Cell("pair/shim/2:1", DOUBLE, shim=True),
    ),
}


@dataclass(slots=True)
class Rank:
    """One process of a tenant, and its output."""

    tenant: int
    process: subprocess.Popen[str]
    lines: list[str] = field(default_factory=list)
    listener: Thread | None = None

    def says(self, beginning: str) -> bool:
        """Return whether it has printed a line that begins so."""
        return any(line.startswith(beginning) for line in self.lines)

    def is_dead(self) -> bool:
        """Return whether it ended; then all of its output was read."""
        if self.process.poll() is None:
            return False
        if self.listener:
            self.listener.join(1)
        return True

    def listen(self) -> None:
        """Keep its lines; on a thread of its own."""
        for line in self.process.stdout or ():
            self.lines.append(line)


class HangError(Exception):
    """Something did not come in time."""


def main() -> int:
    """Run the cells; say how they went."""
    options = _options()
    if options.worker:
        _work(options)
        return 0
    devices = 2 if options.dry_run else options.devices or _count()
    rows: list[dict[str, Any]] = []
    verdict = 0
    for cell in (cell for name in options.cells.split(",") for cell in CELLS[name]):
        row = _run(cell, devices, options)
        contended = cell.shim and len(cell.weights) > 1  # one alone needs no lease, and has none
        if contended and not options.dry_run and "tenants" in row and not row["shares"]:
            row["hang"] = "no lease tells of any work: the shim was not there"
        verdict = max(verdict, _tell(row, rows), key=(0, 3, 1).index)
        rows.append(row)
        if options.out:
            options.out.mkdir(parents=True, exist_ok=True)
            with (options.out / "gang.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    print({0: "PASS", 3: "MISSED a bar", 1: "FAIL"}[verdict])
    return verdict


def _run(cell: Cell, devices: int, options: argparse.Namespace) -> dict[str, Any]:
    """Run one cell. Nothing of it is left when this returns."""
    row: dict[str, Any] = {"cell": cell.name, "weights": cell.weights, "devices": devices}
    with tempfile.TemporaryDirectory(prefix="porter-gang-") as state:
        leases = Path(state) / "devices"
        leases.mkdir()
        with _started(cell, devices, state, options) as ranks:
            try:
                _wait(ranks, "ready", SETUP_S)
                start = time.monotonic() + 0.2
                for rank in ranks:
                    print(start, file=rank.process.stdin, flush=True)
                time.sleep(0.2 + WARM_S)
                before = _used(leases)
                time.sleep(options.seconds)
                row["shares"] = _shares(before, _used(leases))
                _wait(ranks, "{", OVERTIME_S)
            except HangError as error:
                row["hang"] = str(error)
                return row
            row["tenants"] = [
                _summary([rank for rank in ranks if rank.tenant == tenant])
                for tenant in range(len(cell.weights))
            ]
    return row


@contextmanager
def _started(
    cell: Cell, devices: int, state: str, options: argparse.Namespace
) -> Iterator[list[Rank]]:
    """Start all ranks; in any case, they end with us."""
    ranks: list[Rank] = []
    try:
        for tenant, weight in enumerate(cell.weights):
            port = _free_port()
            for number in range(devices):
                command = [sys.executable, __file__, "--worker", "--tenant", str(tenant)]
                command += ["--rank", str(number), "--devices", str(devices), "--port", str(port)]
                command += ["--seconds", str(options.seconds), "--store", f"{state}/store{tenant}"]
                command += ["--work", options.work]
                if options.dry_run:
                    command += ["--dry-run", options.dry_run]
                process = subprocess.Popen(
                    command,
                    env=_environment(cell, tenant, weight, state, options),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    start_new_session=True,
                )
                rank = Rank(tenant, process)
                rank.listener = Thread(target=rank.listen, daemon=True)
                rank.listener.start()
                ranks.append(rank)
        yield ranks
    finally:
        for rank in ranks:
            _end(rank.process)


def _end(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _environment(
    cell: Cell, tenant: int, weight: int, state: str, options: argparse.Namespace
) -> dict[str, str]:
    native = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    if not cell.shim or options.dry_run:
        return native
    libraries = sorted(str(path) for path in options.shim.resolve().glob("lib*.so.*"))
    if not libraries:
        sys.exit(f"--shim: {options.shim} holds no libraries")
    search = [str(options.shim.resolve()), *filter(None, [native.get("LD_LIBRARY_PATH", "")])]
    return native | {
        "LD_PRELOAD": " ".join(libraries),
        "LD_LIBRARY_PATH": ":".join(search),
        "PORTER_STATE": state,
        "PORTER_SHARED": f"{state}/devices",
        "PORTER_TENANT": f"t{tenant}",
        "PORTER_POLICY": "weight",
        "PORTER_WEIGHT": str(weight),
    }


def _wait(ranks: Sequence[Rank], beginning: str, seconds: float) -> None:
    """Wait until each has printed a line that begins so."""
    until = time.monotonic() + seconds
    while True:
        missing = [rank for rank in ranks if not rank.says(beginning)]
        if not missing:
            return
        dead = [rank for rank in missing if rank.is_dead() and not rank.says(beginning)]
        if dead:
            raise HangError(f"tenant {dead[0].tenant}: a rank ended with {dead[0].process.poll()}")
        if time.monotonic() > until:
            who = ", ".join(f"{rank.tenant}" for rank in missing)
            raise HangError(f"{seconds:g} s for {beginning!r}: nothing from tenants {who}")
        time.sleep(0.05)


def _summary(ranks: Sequence[Rank]) -> dict[str, Any]:
    reported = [json.loads(next(line for line in rank.lines if line[0] == "{")) for rank in ranks]
    return {
        "steps_per_s": min(each["steps"] / each["seconds"] for each in reported),
        "longest_s": max(each["longest"] for each in reported),
        "right": all(each["right"] for each in reported),
    }


def _used(leases: Path) -> dict[str, dict[str, int]]:
    """Read the device time that each tenant was charged, ns, by device."""
    from porter.runtime import lease  # noqa: PLC0415 (not needed where there is no card)

    return {
        path.stem: {turn.tenant: turn.used for turn in lease.read(path)}
        for path in sorted(leases.glob("*.lease"))
    }


def _shares(
    before: dict[str, dict[str, int]], after: dict[str, dict[str, int]]
) -> dict[str, dict[str, float]]:
    shares = {}
    for device, used in after.items():
        spent = {name: ns - before.get(device, {}).get(name, 0) for name, ns in used.items()}
        total = sum(spent.values())
        if total:
            shares[device] = {name: 100 * ns / total for name, ns in spent.items()}
    return shares


def _tell(row: dict[str, Any], earlier: Sequence[dict[str, Any]]) -> int:
    """Print a cell; 0, 1 or 3."""
    name = f"{row['cell']:<16} {row['devices']} GPUs"
    if "hang" in row:
        print(f"{name}: FAIL: {row['hang']}", flush=True)
        return 1
    tenants, verdict = row["tenants"], 0
    for number, tenant in enumerate(tenants):
        shares = [each.get(f"t{number}", 0.0) for each in row["shares"].values()]
        expected = 100 * row["weights"][number] / sum(row["weights"])
        notes = []
        if not tenant["right"]:
            notes.append("WRONG SUM")
            verdict = 1
        if tenant["longest_s"] > STALL_S:
            notes.append("STALL")
            verdict = verdict if "native" in row["cell"] else 1
        if len(tenants) > 1 and any(abs(share - expected) > SHARE_POINTS for share in shares):
            notes.append(f"not {expected:.1f} %")
            verdict = verdict or 3
        figures = " ".join(f"{share:.1f}" for share in shares) or "-"
        print(
            f"{name}: tenant {number}: {tenant['steps_per_s']:.1f} steps/s, share {figures} %, "
            f"longest step {tenant['longest_s'] * 1e3:.1f} ms {' '.join(notes)}".rstrip(),
            flush=True,
        )
    native = next((each for each in earlier if each["cell"] == "alone/native"), {})
    if "tenants" in native:
        alone = native["tenants"][0]["steps_per_s"]
        part = sum(tenant["steps_per_s"] for tenant in tenants) / alone
        print(f"{name}: together {100 * part:.1f} % of one alone natively", flush=True)
        if row["cell"] == "alone/shim" and part < 1 - LOSS:
            verdict = verdict or 3
    return verdict


def _count() -> int:
    """Return the number of GPUs to use: those that this process can see, or all."""
    shown = os.environ.get("CUDA_VISIBLE_DEVICES", "")
    done = subprocess.run(("nvidia-smi", "-L"), capture_output=True, text=True, check=False)
    count = len(shown.split(",")) if shown else len(done.stdout.splitlines())
    if count < 2:
        sys.exit("needs two GPUs, or --dry-run")
    return count


def _free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])


# --- a rank ---------------------------------------------------------------------------------------


def _work(options: argparse.Namespace) -> None:
    """Step until the ranks agree to end; return the longest step."""
    real = {"products": _Products, "training": _Training}[options.work]
    body = _Fake(options) if options.dry_run else real(options)
    for _ in range(3):
        body.step()
    body.drain()
    print("ready", flush=True)
    start = float(sys.stdin.readline())
    time.sleep(max(0.0, start - time.monotonic()))
    counted, end = start + WARM_S, start + WARM_S + options.seconds
    steps, longest, number, last = 0, 0.0, 0, time.monotonic()
    while number % CHUNK or body.agree(number // CHUNK, go_on=time.monotonic() < end):
        body.step()
        number += 1
        if not body.wait_for(number - AHEAD):
            continue
        now = time.monotonic()
        if counted <= now < end:
            steps += 1
            longest = max(longest, now - max(last, counted))
        last = now
    body.drain()
    reported = {
        "steps": steps,
        "seconds": options.seconds,
        "longest": longest,
        "right": body.right(),
    }
    print(json.dumps(reported), flush=True)
    body.leave()


class _Torch:
    """A rank of a PyTorch program."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Join the other ranks."""
        from datetime import timedelta  # noqa: PLC0415

        import torch  # noqa: PLC0415
        import torch.distributed as dist  # noqa: PLC0415

        self.torch, self.dist, self.options = torch, dist, options
        torch.cuda.set_device(options.rank)
        self.store = dist.TCPStore(
            "127.0.0.1",
            options.port,
            options.devices,
            options.rank == 0,
            timedelta(seconds=SETUP_S),
        )
        dist.init_process_group(
            "nccl", store=self.store, rank=options.rank, world_size=options.devices
        )
        self.events: list[Any] = []

    def step(self) -> None:
        """Launch one, and an event behind it."""
        self.launch()
        self.events.append(self.torch.cuda.Event())
        self.events[-1].record()

    def launch(self) -> None:
        """Launch one."""
        raise NotImplementedError

    def wait_for(self, number: int) -> bool:
        """Wait until `number` are done, of those since the last drain."""
        if number < 1:
            return False
        self.events.pop(0).synchronize()
        return True

    def agree(self, chunk: int, *, go_on: bool) -> bool:
        """Ask whether to go on, which rank 0 says."""
        if self.options.rank == 0:
            self.store.set(f"chunk{chunk}", "1" if go_on else "0")
        return bool(self.store.get(f"chunk{chunk}") == b"1")

    def drain(self) -> None:
        """Wait for all."""
        self.torch.cuda.synchronize()
        self.events.clear()

    def right(self) -> bool:
        """Return whether each sum was right, where one is known."""
        return True

    def leave(self) -> None:
        """Leave together."""
        self.dist.destroy_process_group()


class _Products(_Torch):
    """Matrix products, and an all-reduce of 32 MiB; nothing is waited for."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Make the operands."""
        super().__init__(options)
        made = {"device": "cuda", "dtype": self.torch.bfloat16}
        self.a, self.b = (self.torch.randn(4096, 4096, **made) for _ in range(2))
        self.product = self.torch.empty_like(self.a)
        self.sent = self.torch.full((8 << 20,), float(options.rank + 1), device="cuda")
        self.summed = self.torch.empty_like(self.sent)
        self.wrong = self.torch.zeros((), device="cuda")

    def launch(self) -> None:
        """Launch one."""
        for _ in range(2):
            self.torch.matmul(self.a, self.b, out=self.product)
        self.summed.copy_(self.sent)
        self.dist.all_reduce(self.summed)
        expected = self.options.devices * (self.options.devices + 1) / 2
        self.wrong += (self.summed[:: 1 << 16] != expected).sum()

    def right(self) -> bool:
        """Return whether each sum was right."""
        return not self.wrong.item()


class _Training(_Torch):
    """A training whose steps end in a synchronise."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Make the model and a batch."""
        super().__init__(options)
        nn = self.torch.nn
        layer = nn.TransformerEncoderLayer(1024, 16, 4096, batch_first=True)
        model = nn.TransformerEncoder(layer, 6, enable_nested_tensor=False).cuda().bfloat16()
        self.model = nn.parallel.DistributedDataParallel(model, device_ids=[options.rank])
        self.optimizer = self.torch.optim.SGD(self.model.parameters(), lr=1e-4)
        self.batch = self.torch.randn(8, 256, 1024, device="cuda", dtype=self.torch.bfloat16)

    def launch(self) -> None:
        """Train on the batch once."""
        self.optimizer.zero_grad(set_to_none=True)
        self.model(self.batch).float().pow(2).mean().backward()
        self.optimizer.step()
        self.torch.cuda.synchronize()


class _Fake:
    """The same without a device: steps that sleep, agreements by files."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Meet in a folder."""
        self.options, self.steps = options, 0
        self.store = Path(options.store)
        self.store.mkdir(exist_ok=True)

    def step(self) -> None:
        """Sleep; or, one of them and where asked, for too long."""
        self.steps += 1
        odd = (self.options.tenant, self.options.rank) == (1, 1) and self.steps == 500
        time.sleep({"hang": 1e6, "stall": 1.5}.get(self.options.dry_run, 0.002) if odd else 0.002)

    def wait_for(self, number: int) -> bool:
        """As a device that is always done."""
        return number >= 1

    def agree(self, chunk: int, *, go_on: bool) -> bool:
        """Ask whether to go on, which rank 0 says."""
        path = self.store / f"chunk{chunk}"
        if self.options.rank == 0:
            made = self.store / "new"
            made.write_text("1" if go_on else "0", encoding="ascii")
            made.rename(path)
        while not path.exists():
            time.sleep(0.001)
        return path.read_text(encoding="ascii") == "1"

    def drain(self) -> None:
        """Wait for nothing."""

    def right(self) -> bool:
        """Nothing is summed."""
        return True

    def leave(self) -> None:
        """Leave."""


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shim", type=Path, default=Path(), help="folder of the shims")
    parser.add_argument("--seconds", type=float, default=8, help="counted (%(default)s)")
    parser.add_argument("--cells", default="alone,pair", help="which (%(default)s)")
    parser.add_argument("--devices", type=int, default=0, help="how many; all")
    parser.add_argument("--work", default="products", choices=("products", "training"))
    parser.add_argument("--out", type=Path, help="folder where gang.jsonl grows")
    parser.add_argument("--dry-run", nargs="?", const="well", choices=("well", "hang", "stall"))
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    for name in ("tenant", "rank", "port"):
        parser.add_argument(f"--{name}", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--store", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
