"""Shares of programs that people run: `python bench/share_real.py [--shim DIR] [--out DIR]`.

A training step, decoding token by token (eagerly, and as a CUDA graph) and a loop of matrix
products, in PyTorch: each alone under caps of 25 and 50 %, and pairs at weights 2 : 1. Shares are
steps done by the time that a step takes natively and alone. A program that does not keep the
device busy by itself (eager decoding waits for Python) gets more of its steps than its cap says.
Rows are those of `porter bench share --merge`. Needs a real device and PyTorch.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import measure

sys.path.insert(0, str(measure.ROOT))

from porter.bench import figures, tenants, words
from porter.bench.nouns import BIN_S, WARM_S, Cell, Outcome, Tenant, Unit
from porter.bench.tenants import Stage

AHEAD = 3  # steps that may be under way
CAPS = (25, 50)
PAIRS = (("train", "gemm"), ("gemm", "gemm"), ("graph", "train"), ("eager", "train"))
LAYERS, WIDTH, HEADS, WORDS, CONTEXT = 12, 1024, 16, 32000, 512


def main() -> None:
    """Run all, or be one tenant."""
    options = _options()
    if options.work:
        _be_tenant(options.work, options.bins)
        return
    native = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
    stage = Stage(Path(), "", native, tenants.preloaded(options.shim, native))
    chosen = options.works.split(",")
    solo = {work: _alone(stage, work, options) for work in chosen}
    print(words.heading())
    for cell, works in _cells(chosen, solo, options.seconds):
        row = figures.row(cell, "shim", _run(stage, cell, works, solo, "shim"))
        if "eager" in works:  # waits for Python, not for the device: nothing promises its steps
            row["pass"] = None
        print(words.line(row), flush=True)
        if options.out:
            options.out.mkdir(parents=True, exist_ok=True)
            with (options.out / "real.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def _alone(stage: Stage, work: str, options: argparse.Namespace) -> float:
    """Time a step natively, ns."""
    cell = Cell("real", f"real/{work}/alone", (Tenant(Unit(1)),), options.seconds)
    (outcome,) = _run(stage, cell, (work,), {work: 0.0}, "native")
    counted = outcome.done[round(WARM_S / BIN_S) :]
    if not sum(counted):
        sys.exit(f"{work}: no step was done in {options.seconds:g} s")
    step = len(counted) * BIN_S * 1e9 / sum(counted)
    print(f"{work}: {step / 1e6:.3f} ms a step, natively and alone", flush=True)
    return step


def _cells(
    chosen: list[str], solo: dict[str, float], seconds: float
) -> list[tuple[Cell, tuple[str, ...]]]:
    unit = {work: Unit(max(1, round(ns / 1000))) for work, ns in solo.items()}
    alone = [
        (Cell("real", f"real/{work}/cap{cap}", (Tenant(unit[work], cap=cap),), seconds), (work,))
        for work in chosen
        for cap in CAPS
    ]
    pairs = [
        (
            Cell(
                "real",
                f"real/{first}-{second}/2:1",
                (Tenant(unit[first], weight=2), Tenant(unit[second], weight=1)),
                seconds,
            ),
            (first, second),
        )
        for first, second in PAIRS
        if {first, second} <= set(chosen)
    ]
    return alone + pairs


def _run(
    stage: Stage, cell: Cell, works: tuple[str, ...], solo: dict[str, float], side: str
) -> list[Outcome]:
    commands = [
        (sys.executable, str(Path(__file__).resolve()), "--work", work, "--bins", str(cell.bins))
        for work in works
    ]
    settings = [tenant.settings for tenant in cell.tenants]
    with tenants.environments(stage, settings, side) as environments:
        told = tenants.run_together(commands, environments, cell.bins * BIN_S)
    return [
        Outcome(tuple(each["done"]), solo[work]) for work, each in zip(works, told, strict=True)
    ]


def _be_tenant(work: str, bins: int) -> None:
    """Do steps from the time that is told on stdin on; say how many ended in each bin."""
    import torch  # noqa: PLC0415

    step = WORKS[work]()
    for _ in range(5):
        step()
    torch.cuda.synchronize()
    print("ready", flush=True)
    start = int(sys.stdin.readline()) / 1e9
    time.sleep(max(0.0, start - time.monotonic()))
    done, under_way = [0] * bins, [torch.cuda.Event() for _ in range(AHEAD)]
    number = 0
    while (now := time.monotonic()) < start + bins * BIN_S:
        event = under_way[number % AHEAD]
        if number >= AHEAD:
            event.synchronize()
            now = time.monotonic()
            done[min(bins - 1, int((now - start) / BIN_S))] += now < start + bins * BIN_S
        step()
        event.record()
        number += 1
    torch.cuda.synchronize()
    print(json.dumps({"done": done}), flush=True)


def _gemm() -> Callable[[], Any]:
    import torch  # noqa: PLC0415

    a, b = (torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    out = torch.empty_like(a)
    return lambda: torch.matmul(a, b, out=out)


def _train() -> Callable[[], Any]:
    import torch  # noqa: PLC0415
    from torch import nn  # noqa: PLC0415

    model = _model()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    tokens = torch.randint(WORDS, (4, 257), device="cuda")

    def step() -> None:
        logits = model(tokens[:, :-1])
        loss = nn.functional.cross_entropy(logits.flatten(0, 1), tokens[:, 1:].flatten())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()

    return step


def _eager() -> Callable[[], Any]:
    """Decode one token over a full cache of keys and values: some 150 small launches."""
    import torch  # noqa: PLC0415
    from torch.nn import functional  # noqa: PLC0415

    def drawn(*shape: int) -> Any:
        return torch.randn(*shape, device="cuda", dtype=torch.bfloat16) / 32

    weights = [(drawn(WIDTH, 3 * WIDTH), drawn(WIDTH, WIDTH)) for _ in range(LAYERS)]
    wide = [(drawn(WIDTH, 4 * WIDTH), drawn(4 * WIDTH, WIDTH)) for _ in range(LAYERS)]
    caches = [drawn(2, 1, HEADS, CONTEXT, WIDTH // HEADS) for _ in range(LAYERS)]
    embedding, token = drawn(WORDS, WIDTH), torch.zeros(1, dtype=torch.long, device="cuda")

    @torch.inference_mode()
    def step() -> None:
        x = embedding[token]
        for (qkv, out), (up, down), cache in zip(weights, wide, caches, strict=True):
            q, k, v = (x @ qkv).view(3, 1, HEADS, 1, WIDTH // HEADS)
            cache[0, :, :, -1:], cache[1, :, :, -1:] = k, v
            seen = functional.scaled_dot_product_attention(q, cache[0], cache[1])
            x = functional.layer_norm(x + seen.reshape(1, WIDTH) @ out, (WIDTH,))
            x = functional.layer_norm(x + functional.gelu(x @ up) @ down, (WIDTH,))
        token.copy_((x @ embedding.T).argmax(-1))

    return step


def _graph() -> Callable[[], Any]:
    import torch  # noqa: PLC0415

    step, graph, side = _eager(), torch.cuda.CUDAGraph(), torch.cuda.Stream()
    with torch.cuda.stream(side):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(side)
    with torch.cuda.graph(graph):
        step()
    return graph.replay


def _model() -> Any:
    import torch  # noqa: PLC0415
    from torch import nn  # noqa: PLC0415

    layer = nn.TransformerEncoderLayer(WIDTH, HEADS, 4 * WIDTH, dropout=0.0, batch_first=True)
    return nn.Sequential(
        nn.Embedding(WORDS, WIDTH), nn.TransformerEncoder(layer, LAYERS), nn.Linear(WIDTH, WORDS)
    ).to("cuda", torch.bfloat16)


WORKS: dict[str, Callable[[], Callable[[], Any]]] = {
    "train": _train,
    "eager": _eager,
    "graph": _graph,
    "gemm": _gemm,
}


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shim", type=Path, default=measure.BUILT, help="folder of the shims")
    parser.add_argument("--works", default=",".join(WORKS), help="which (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="counted (%(default)s)")
    parser.add_argument("--out", type=Path, help="folder where real.jsonl grows")
    parser.add_argument("--work", choices=WORKS, help=argparse.SUPPRESS)
    parser.add_argument("--bins", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
