"""The shim's cost for a PyTorch program: `python bench/end_to_end.py [--processes 3]`.

Eager decoding at batch 1 (bound by launches), the same as a CUDA graph, and a training step, under
a quota. With `--held` the gate holds launches back, too, though no other tenant contests it.

Two processes with the same work differ by some per cent for life, by the luck of their placement.
So the same process is compared with itself: by turns, in an order drawn anew, its calls go through
the shim and past it (swapped.py). The interval is drawn from pairs of turns. Where other machines
use the cores at times, the undisturbed steps are better evidence: the first quartiles of each step
of a turn, added, with their interval. (Events that occur in few of the steps are not in those.)

The cost that both sides have, the shim's presence itself, is measured by `--apart`: processes with
it and as many without, side by side; there the interval is drawn from processes. Needs a real
device, PyTorch, and build/cuda/<machine> (`porter build --backend cuda`).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NotRequired, TypedDict

import measure
import swapped

LAYERS, WIDTH, HEADS, WORDS = 12, 768, 12, 32000
PROMPT, DECODED, TRAINED, WARM = 64, 17, 3, 4
CORES = 4
REDRAWN = 10_000
FEWEST = 20  # functions that any program under PyTorch has looked up
# The same addresses in every process, where the machine can.
FIXED = ("setarch", "-R") if shutil.which("setarch") else ()


class More(TypedDict):
    """One side's extra time over the other, in per cent, and 95 in 100 redrawn figures."""

    more: float
    least: float
    most: float


class Compared(More):
    """The same, and each process's ms per step."""

    ms: dict[str, list[float]]
    quiet: NotRequired[More]  # by first quartiles


Results = dict[str, Compared]
Turn = list[float]  # ms of each step


def main() -> None:
    """Print a table, and write the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shims", type=Path, default=measure.BUILT, help="their folder")
    parser.add_argument("--memory", default="64GiB", help="the quota (%(default)s)")
    parser.add_argument(
        "--held", action="store_true", help="also under `equal`, next to an idle tenant"
    )
    parser.add_argument("--processes", type=int, default=3, help="of each side (%(default)s)")
    parser.add_argument("--turns", type=int, default=300, help="of each process (%(default)s)")
    parser.add_argument("--only", choices=sorted(WORKS), help="one of the programs")
    parser.add_argument("--apart", action="store_true", help="processes with it and without")
    parser.add_argument(
        "--only-by-it",
        metavar="GLOBS",
        action="append",
        default=[],
        help="one way more: these, or `hooks`, through it, the rest past it; '' for none of them",
    )
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--work", choices=sorted(WORKS), help="be one of those processes")
    options = parser.parse_args()
    if options.work:
        _serve(WORKS[options.work](), options.shims)
        return
    reported: Results = {}
    with ExitStack() as stack:
        environment = stack.enter_context(measure.share(options.memory, {}))
        if options.held:
            library = options.shims / measure.SONAMES[0]
            environment |= stack.enter_context(measure.held(environment, library, "spin"))
        without = {k: v for k, v in environment.items() if not k.startswith("PORTER")}
        shims = [str(options.shims / soname) for soname in measure.SONAMES]
        preload = {"LD_PRELOAD": ":".join(shims), "LD_LIBRARY_PATH": _path(options.shims)}
        under = {**environment, **preload}
        for work in [options.only] if options.only else WORKS:
            if options.apart:
                sides = {"without": without, "with the shim": under}
                times = _measure(work, sides, options.processes, options.turns)
                these = {work: _compare(times)}
            else:
                these = _pair(work, under, options)
            for name, figures in these.items():
                print(_sentence(name, figures), flush=True)
            reported |= these
    if options.json:
        options.json.write_text(json.dumps(reported, indent=1) + "\n")


def _pair(work: str, environment: Mapping[str, str], options: argparse.Namespace) -> Results:
    """Compare each process with itself: turns past the shim and through it, in pairs."""
    draw = random.Random(1)  # noqa: S311  # the same each time
    ways = ["past", "shim", *options.only_by_it]
    processes: list[dict[str, list[Turn]]] = []
    for _ in range(options.processes):
        mine: dict[str, list[Turn]] = {way: [] for way in ways}
        with _process(work, environment, options.shims) as turn:
            for _ in range(WARM):
                turn("as it is")
            for _ in range(options.turns):
                for way in draw.sample(ways, len(ways)):
                    mine[way].append(turn(way))
        processes.append(mine)
    ms = {way: [_usual(mine[way]) for mine in processes] for way in ways}
    return {
        work if way == "shim" else f"{work}, only {way or 'nothing'}": Compared(
            **_by_pairs(draw, processes, way),
            ms={"past": ms["past"], way: ms[way]},
            quiet=_by_quartiles(draw, processes, way),
        )
        for way in ways[1:]
    }


def _usual(turns: Sequence[Turn]) -> float:
    return statistics.median(statistics.median(turn) for turn in turns)


def _by_pairs(draw: random.Random, processes: Sequence[Mapping[str, list[Turn]]], way: str) -> More:
    """Compare the medians of neighbouring turns."""
    logs = [
        math.log(statistics.median(turn) / statistics.median(past))
        for mine in processes
        for turn, past in zip(mine[way], mine["past"], strict=True)
    ]
    redrawn = [statistics.median(draw.choices(logs, k=len(logs))) for _ in range(REDRAWN // 10)]
    return _more(statistics.median(logs), redrawn)


def _by_quartiles(
    draw: random.Random, processes: Sequence[Mapping[str, list[Turn]]], way: str
) -> More:
    """Compare what nothing disturbed; each process counts as much."""

    def of(sides: Sequence[tuple[list[Turn], list[Turn]]]) -> float:
        return statistics.fmean(math.log(_quiet(turns) / _quiet(past)) for turns, past in sides)

    def again(turns: list[Turn]) -> list[Turn]:
        return draw.choices(turns, k=len(turns))

    sides = [(mine[way], mine["past"]) for mine in processes]
    redrawn = [of([(again(a), again(b)) for a, b in sides]) for _ in range(REDRAWN // 20)]
    return _more(of(sides), redrawn)


def _quiet(turns: Sequence[Turn]) -> float:
    """Add the first quartile of each step: those of a turn differ, those of turns do not."""
    return sum(sorted(step)[len(step) // 4] for step in zip(*turns, strict=True))


def _more(found: float, redrawn: list[float]) -> More:
    redrawn.sort()
    least, most = (redrawn[round(len(redrawn) * part)] for part in (0.025, 0.975))
    found, least, most = ((math.exp(log) - 1) * 100 for log in (found, least, most))
    return More(more=found, least=least, most=most)


def _measure(
    work: str, sides: Mapping[str, Mapping[str, str]], processes: int, turns: int
) -> dict[str, list[list[float]]]:
    """Let all processes work by turns: of each side and process, ms per step of every turn."""
    with ExitStack() as stack:
        takes = {
            (side, number): stack.enter_context(_process(work, reported, measure.BUILT))
            for number in range(processes)
            for side, reported in sides.items()
        }
        times: dict[tuple[str, int], list[float]] = {key: [] for key in takes}
        order = list(takes)
        draw = random.Random(1)  # noqa: S311  # the same each time
        for number in range(WARM + turns):
            draw.shuffle(order)
            for key in order:
                took = statistics.median(takes[key]("as it is"))
                if number >= WARM:
                    times[key].append(took)
    return {side: [times[side, number] for number in range(processes)] for side in sides}


def _compare(times: Mapping[str, list[list[float]]]) -> Compared:
    """How much more the second side takes, in per cent: over all, and 95 in 100 redrawn sets."""
    (first, before), (second, after) = times.items()
    usual = [statistics.median(turn) for turn in zip(*before, *after, strict=True)]
    levels = {
        side: [
            statistics.median(t / u for t, u in zip(turns, usual, strict=True)) for turns in rows
        ]
        for side, rows in times.items()
    }
    draw = random.Random(1)  # noqa: S311  # the same each time

    def more(a: list[float], b: list[float]) -> float:
        return math.log(statistics.fmean(b) / statistics.fmean(a))

    def redrawn(side: str) -> list[float]:
        return draw.choices(levels[side], k=len(levels[side]))

    drawn = [more(redrawn(first), redrawn(second)) for _ in range(REDRAWN)]
    return Compared(
        **_more(more(levels[first], levels[second]), drawn),
        ms={side: [statistics.median(turns) for turns in rows] for side, rows in times.items()},
    )


def _sentence(work: str, reported: Compared) -> str:
    ms = ", ".join(
        f"{side} {statistics.median(of):.3f} ms ({min(of):.3f}…{max(of):.3f})"
        for side, of in reported["ms"].items()
    )
    quiet = f"; undisturbed {_percent(reported['quiet'])}" if "quiet" in reported else ""
    return f"{work}: {_percent(reported)}{quiet}; a step: {ms}"


def _percent(reported: More) -> str:
    return f"{reported['more']:+.2f} % ({reported['least']:+.2f}…{reported['most']:+.2f})"


@contextmanager
def _process(
    work: str, environment: Mapping[str, str], shims: Path
) -> Iterator[Callable[[str], Turn]]:
    """Start a process; yield a function that makes it work for a turn, and gives times."""
    with subprocess.Popen(
        (*FIXED, sys.executable, __file__, "--work", work, "--shims", shims),
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:

        def turn(way: str) -> Turn:
            print(way, file=child.stdin, flush=True)
            reported: Turn = json.loads(child.stdout.readline() if child.stdout else "")
            return reported

        yield turn
        child.stdin.close()  # type: ignore[union-attr]  # it is a pipe


def _serve(step: Callable[[], list[float]], shims: Path) -> None:
    """Work for a turn at each line, which says by which way."""
    ways: swapped.Ways | None = None
    for line in sys.stdin:
        if line.strip() != "as it is":
            ways = ways or _named(swapped.Ways(shims))
            if line.strip() == "shim":
                ways.by_the_shim()
            elif line.strip() == "past":
                ways.past_it()
            else:
                ways.only(line.strip())
        print(json.dumps(step()), flush=True)


def _named(ways: swapped.Ways) -> swapped.Ways:
    changed = ways.past_it(), ways.by_the_shim()
    print(f"{changed[0]} addresses of the shim's are kept here", file=sys.stderr)
    if changed[0] < FEWEST or changed[0] != changed[1]:
        raise SystemExit(f"cannot be reported apart: {changed} places could be changed")
    return ways


def _path(folder: Path) -> str:
    return ":".join(filter(None, (str(folder), os.environ.get("LD_LIBRARY_PATH", ""))))


def _settle() -> None:
    """Stay on a few whole cores, the same for all processes: they never work at once."""
    allowed = os.sched_getaffinity(0)
    topology = Path("/sys/devices/system/cpu")
    threads = {}
    for number in sorted(allowed):
        siblings = topology / f"cpu{number}/topology/thread_siblings_list"
        threads.setdefault(siblings.read_text() if siblings.is_file() else str(number), number)
    os.sched_setaffinity(0, list(threads.values())[:CORES] or allowed)


def _decode() -> Callable[[], list[float]]:
    """Decode token by token with a growing cache; every step is some 200 small launches."""
    import torch  # noqa: PLC0415

    _settle()
    model, device = _model(), torch.device("cuda")

    def turn() -> list[float]:
        tokens = torch.randint(WORDS, (1, PROMPT), device=device)
        times = []
        with torch.inference_mode():
            caches: list[torch.Tensor | None] = [None] * LAYERS
            for _ in range(DECODED):
                torch.cuda.synchronize()
                began = time.perf_counter()
                logits = model(tokens, caches)
                tokens = logits[:, -1:].argmax(-1)
                torch.cuda.synchronize()
                times.append((time.perf_counter() - began) * 1e3)
        return times[1:]

    return turn


def _graph() -> Callable[[], list[float]]:
    """Decode by replaying a CUDA graph of a step over a full cache."""
    import torch  # noqa: PLC0415

    _settle()
    model, device = _model(), torch.device("cuda")
    token = torch.zeros(1, 1, dtype=torch.long, device=device)
    graph, side = torch.cuda.CUDAGraph(), torch.cuda.Stream()
    full: list[torch.Tensor | None] = [None] * LAYERS

    def step() -> None:
        token.copy_(model(token, full.copy())[:, -1:].argmax(-1))

    with torch.inference_mode():
        model(torch.randint(WORDS, (1, PROMPT), device=device), full)
        with torch.cuda.stream(side):
            for _ in range(WARM):
                step()
        torch.cuda.current_stream().wait_stream(side)
        with torch.cuda.graph(graph):
            step()

    def turn() -> list[float]:
        times = []
        for _ in range(DECODED):
            torch.cuda.synchronize()
            began = time.perf_counter()
            graph.replay()
            torch.cuda.synchronize()
            times.append((time.perf_counter() - began) * 1e3)
        return times[1:]

    return turn


def _train() -> Callable[[], list[float]]:
    import torch  # noqa: PLC0415

    _settle()
    model, device = _model(), torch.device("cuda")
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    tokens = torch.randint(WORDS, (4, 257), device=device)

    def turn() -> list[float]:
        times = []
        for _ in range(TRAINED):
            began = time.perf_counter()
            logits = model(tokens[:, :-1], None)
            loss = torch.nn.functional.cross_entropy(logits.flatten(0, 1), tokens[:, 1:].flatten())
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            torch.cuda.synchronize()
            times.append((time.perf_counter() - began) * 1e3)
        return times

    return turn


def _model():  # noqa: ANN202  # torch is known to the processes that measure only
    import torch  # noqa: PLC0415
    from torch import nn  # noqa: PLC0415

    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.before, self.between = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
            self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
            self.wide, self.narrow = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

        def forward(self, x, caches, number):  # noqa: ANN001, ANN202
            batch, length, _ = x.shape
            qkv = self.qkv(self.before(x)).view(batch, length, 3, HEADS, WIDTH // HEADS)
            q, k, v = qkv.permute(2, 0, 3, 1, 4)
            if caches is not None:
                new = torch.stack((k, v))
                past = caches[number]
                caches[number] = new if past is None else torch.cat((past, new), 3)
                k, v = caches[number]
            seen = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=length > 1)
            x = x + self.out(seen.transpose(1, 2).reshape(batch, length, WIDTH))
            return x + self.narrow(nn.functional.gelu(self.wide(self.between(x))))

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.words = nn.Embedding(WORDS, WIDTH)
            self.blocks = nn.ModuleList(Block() for _ in range(LAYERS))
            self.last = nn.LayerNorm(WIDTH)

        def forward(self, tokens, caches):  # noqa: ANN001, ANN202
            x = self.words(tokens)
            for number, block in enumerate(self.blocks):
                x = block(x, caches, number)
            return self.last(x) @ self.words.weight.T

    torch.manual_seed(0)
    return Model().to("cuda", torch.bfloat16)


WORKS: dict[str, Callable[[], Callable[[], list[float]]]] = {
    "decode": _decode,
    "graph": _graph,
    "train": _train,
}

if __name__ == "__main__":
    main()
