"""Programs that people run, as tenants that serve: `share_programs.py WORK DEVICE [RATE]`.

A training step, decoding token by token (eagerly, and as a CUDA graph) and a loop of matrix
products, in PyTorch. Where there is no PyTorch, substitutes in C (share_cuda.c). share_warm.py
describes the protocol.
"""

from __future__ import annotations

import gc
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from share_warm import Ground

from porter.bench.nouns import BIN_S, WARM_S, Unit
from porter.errors import PorterError

AHEAD = 3  # steps that may be under way
SETTLE = 3  # bins of a run whose requests are not printed
PARTS = 64  # of a step, at most, that are timed each by itself
NEAR = 1.25  # times the first quartile
EARLY_S = 0.005  # timers of a virtual machine end up to some ms late
LONGEST = "longest"  # no work: it prints the duration of its longest kernel
HOST_BOUND = ("eager", "launches")
ONE_LAUNCH = ("gemm", "graph")  # a step
LAYERS, WIDTH, HEADS, WORDS, CONTEXT = 12, 1024, 16, 32000, 512
# Few layers, many sequences: a host twice as slow as others still keeps the device busy.
TRAINED_LAYERS, SEQUENCES = 6, 32
# Programs in C: their launches, and the host's work before each.
IN_C = {"kernels": (Unit(200), 0), "graphs": (Unit(20, 20), 0), "launches": (Unit(5), 5000)}


def command(ground: Ground, work: str) -> list[str]:
    """Word the program that does a work, in bins of 100 ms."""
    if work in WORKS:
        return _in_pytorch(ground, work)
    if work not in IN_C:
        raise PorterError(f"--works: no {work!r}, allowed: {', '.join((*WORKS, *IN_C))}")
    unit, host_ns = IN_C[work]
    solo = ground.time_alone((unit,))
    return ground.command(unit, solo, round(BIN_S * 1e9), **({"e": host_ns} if host_ns else {}))


def _in_pytorch(ground: Ground, what: str) -> list[str]:
    return [sys.executable, str(Path(__file__).resolve()), what, str(ground.options.device)]


def longest_us(ground: Ground) -> float:
    """Measure the native duration of a training step's longest kernel, on an idle device."""
    command = _in_pytorch(ground, LONGEST)
    done = subprocess.run(
        command, env=ground.stage.native, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise PorterError(f"{command}: status {done.returncode}: {done.stderr[-2000:]}")
    return float(done.stdout)


def serve(work: str, device: int, rate: float = 0) -> None:
    """Do steps on request from stdin; print how many ended in each bin, and their durations.

    With a rate: `rate` a second, requested at random. Garbage is not collected meanwhile: it stops
    launches for up to 70 ms, in which the device is not wanted.
    """
    import torch  # noqa: PLC0415

    torch.cuda.set_device(device)
    marks = _Marks([torch.cuda.Event(enable_timing=True) for _ in range(AHEAD * PARTS)])
    step = WORKS[work](marks.put)
    for _ in range(5):
        marks.begin()
        step()
    torch.cuda.synchronize()
    gc.freeze()
    gc.disable()
    draw = random.Random(1)  # noqa: S311
    print("ready", flush=True)
    for line in sys.stdin:
        start, bins = map(int, line.split())
        reported: dict[str, list[int]] = {}
        if rate:
            gaps = iter(lambda: draw.expovariate(rate), None)
            reported["done"], reported["each_ns"] = _answer(step, gaps, start / 1e9, bins)
        else:
            reported["done"], reported["each_ns"] = _work(step, marks, start / 1e9, bins)
            torch.cuda.synchronize()
        print(json.dumps(reported), flush=True)


def _answer(
    step: Callable[[], Any], gaps: Iterator[float], start: float, bins: int
) -> tuple[list[int], list[int]]:
    """Do a step for each request; one that comes while another is under way waits for it."""
    import torch  # noqa: PLC0415

    done, each_ns = [0] * bins, []
    due = start
    while (due := due + next(gaps)) < start + bins * BIN_S:
        _await(due)
        step()
        torch.cuda.synchronize()
        now = time.monotonic()
        done[min(bins - 1, int((now - start) / BIN_S))] += 1
        if due >= start + SETTLE * BIN_S:
            each_ns.append(round((now - due) * 1e9))
    return done, each_ns


def _await(due: float) -> None:
    """Be there on time: how late a machine wakes a thread up is no matter of the device's."""
    time.sleep(max(0.0, due - EARLY_S - time.monotonic()))
    while time.monotonic() < due:
        os.sched_yield()


class _Marks:
    """The device's events in the steps that are under way: at both ends, and where a step says."""

    def __init__(self, events: Sequence[Any]) -> None:
        self._free = [events[at * PARTS : (at + 1) * PARTS] for at in range(AHEAD)]
        self._put = [0] * AHEAD
        self._number = -1

    def begin(self) -> Sequence[Any]:
        """Give the events of AHEAD steps ago; later events belong to a new step."""
        self._number += 1
        at = self._number % AHEAD
        before = self._free[at][: self._put[at]]
        self._put[at] = 0
        return before

    def put(self) -> None:
        """Put one down behind the launched work."""
        at = self._number % AHEAD
        if self._put[at] < PARTS:
            self._free[at][self._put[at]].record()
            self._put[at] += 1


def _work(
    step: Callable[[], Any], marks: _Marks, start: float, bins: int
) -> tuple[list[int], list[int]]:
    """Do steps one after the other; return their number, and the device's time for one.

    Turns of other tenants come in between, and moments in which the host is late. Of each part of
    a step, those near the first quartile count, and their means are added. Steps before clocks
    have settled are left out.
    """
    done, parts = [0] * bins, list[list[float]]()
    end = start + bins * BIN_S
    settled = start + (WARM_S if bins * BIN_S > WARM_S else 0)
    time.sleep(max(0.0, start - time.monotonic()))
    for number in itertools.count():
        if time.monotonic() >= end:
            break
        before = marks.begin()
        if number >= AHEAD:
            before[-1].synchronize()
            now = time.monotonic()
            done[min(bins - 1, int((now - start) / BIN_S))] += now < end
            if now >= settled:
                parts.append([a.elapsed_time(b) * 1e6 for a, b in itertools.pairwise(before)])
        marks.put()
        step()
        marks.put()
    return done, [round(sum(_undisturbed(each) for each in zip(*parts, strict=True)))]


def _undisturbed(times: Sequence[float]) -> float:
    """Average times that are near the first quartile: clocks differ by less, turns by more."""
    quartile = sorted(times)[len(times) // 4]
    return statistics.fmean(time for time in times if time <= NEAR * quartile)


def _gemm(_: Callable[[], None]) -> Callable[[], Any]:
    import torch  # noqa: PLC0415

    a, b = (torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    out = torch.empty_like(a)
    return lambda: torch.matmul(a, b, out=out)


def _train(mark: Callable[[], None]) -> Callable[[], Any]:
    import torch  # noqa: PLC0415
    from torch import nn  # noqa: PLC0415

    model = _model()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    tokens = torch.randint(WORDS, (SEQUENCES, CONTEXT + 1), device="cuda")
    for layer in model[1].layers:
        layer.register_forward_hook(lambda *_: mark())
        layer.register_full_backward_hook(lambda *_: mark())

    def step() -> None:
        logits = model(tokens[:, :-1])
        loss = nn.functional.cross_entropy(logits.flatten(0, 1), tokens[:, 1:].flatten())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        mark()
        optimizer.step()

    return step


def _longest(device: int) -> float:
    """Time the product with all words: one comes before a step's loss, and two as long behind."""
    import torch  # noqa: PLC0415

    torch.cuda.set_device(device)
    inner, words = (
        torch.randn(*shape, device="cuda", dtype=torch.bfloat16)
        for shape in ((SEQUENCES * CONTEXT, WIDTH), (WIDTH, WORDS))
    )
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    took = []
    for _ in range(10):
        begin.record()
        inner @ words
        end.record()
        end.synchronize()
        took.append(begin.elapsed_time(end) * 1000)
    return min(took)


def _eager(_: Callable[[], None]) -> Callable[[], Any]:
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


def _graph(mark: Callable[[], None]) -> Callable[[], Any]:
    import torch  # noqa: PLC0415

    step, graph, side = _eager(mark), torch.cuda.CUDAGraph(), torch.cuda.Stream()
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
        nn.Embedding(WORDS, WIDTH),
        nn.TransformerEncoder(layer, TRAINED_LAYERS),
        nn.Linear(WIDTH, WORDS),
    ).to("cuda", torch.bfloat16)


WORKS: dict[str, Callable[[Callable[[], None]], Callable[[], Any]]] = {
    "train": _train,
    "eager": _eager,
    "graph": _graph,
    "gemm": _gemm,
}

if __name__ == "__main__":
    if sys.argv[1] == LONGEST:
        print(_longest(int(sys.argv[2])))
    else:
        serve(sys.argv[1], int(sys.argv[2]), *map(float, sys.argv[3:]))
