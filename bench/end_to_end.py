"""What the shim costs a PyTorch program: `python bench/end_to_end.py [--pairs 4] [--turns 40]`.

Eager decoding at batch 1 (bound by launches) and a training step. A pair is two processes, one with
the shim under a quota and one without, on the same cores; they live side by side and work by turns
of a few steps, so that clocks and neighbours weigh on both alike. What differs from pair to pair is
luck of placement, so there are several. Needs a real device, PyTorch, and build/cuda/<machine>
(`porter build --backend cuda`).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import measure

LAYERS, WIDTH, HEADS, WORDS = 12, 768, 12, 32000
PROMPT, DECODED, TRAINED, WARM = 64, 24, 8, 3
CORES = 4


def main() -> None:
    """Print a table, and write the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shims", type=Path, default=measure.BUILT, help="their folder")
    parser.add_argument("--memory", default="64GiB", help="the quota (%(default)s)")
    parser.add_argument("--pairs", type=int, default=4, help="of processes (%(default)s)")
    parser.add_argument("--turns", type=int, default=40, help="of each process (%(default)s)")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--work", choices=sorted(WORKS), help="be one of those processes")
    options = parser.parse_args()
    if options.work:
        _serve(WORKS[options.work]())
        return
    with measure.share(options.memory, {}) as environment:
        without = {k: v for k, v in environment.items() if not k.startswith("PORTER")}
        shims = [str(options.shims / soname) for soname in measure.SONAMES]
        preload = {"LD_PRELOAD": ":".join(shims), "LD_LIBRARY_PATH": _path(options.shims)}
        sides = {"without": without, "with the shim": {**environment, **preload}}
        rows = {
            f"{work} {number + 1}": _pair(work, sides, options.turns)
            for work in WORKS
            for number in range(options.pairs)
        }
    print(measure.table("ms per step", rows))
    more = {
        work: [row["more %"]["median"] for name, row in rows.items() if name.startswith(work)]
        for work in WORKS
    }
    for work, medians in more.items():
        middle, least, most = statistics.median(medians), min(medians), max(medians)
        print(f"{work}: {middle:+.2f} % (pairs {least:+.2f}…{most:+.2f})")
    if options.json:
        options.json.write_text(json.dumps({"ms": rows, "more": more}, indent=1) + "\n")


def _pair(
    work: str, sides: Mapping[str, Mapping[str, str]], turns: int
) -> dict[str, dict[str, float]]:
    """Let two processes work by turns."""
    with ExitStack() as stack:
        turn = {side: stack.enter_context(_process(work, told)) for side, told in sides.items()}
        for _ in range(WARM):
            for take in turn.values():
                take()
        return measure.by_turns(turn, turns)


@contextmanager
def _process(work: str, environment: Mapping[str, str]) -> Iterator[Callable[[], float]]:
    """Start a process; give what makes it work for one turn and tells its median step in ms."""
    with subprocess.Popen(
        (sys.executable, __file__, "--work", work),
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:

        def turn() -> float:
            print("go", file=child.stdin, flush=True)
            return float(child.stdout.readline() if child.stdout else "nan")

        yield turn
        child.stdin.close()  # type: ignore[union-attr]  # it is a pipe


def _serve(step: Callable[[], list[float]]) -> None:
    for _ in sys.stdin:
        print(statistics.median(step()), flush=True)


def _path(folder: Path) -> str:
    return ":".join(filter(None, (str(folder), os.environ.get("LD_LIBRARY_PATH", ""))))


def _settle() -> None:
    """Stay on a few cores, the same for both processes: they never work at once."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])


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


WORKS: dict[str, Callable[[], Callable[[], list[float]]]] = {"decode": _decode, "train": _train}

if __name__ == "__main__":
    main()
