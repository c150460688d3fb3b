# ruff: noqa: T201 (a program, which prints)
"""PyTorch programs for a real GPU: the same with the shim and without, checksums as JSON lines.

    torch_workloads.py [WORKLOAD…]

`oom` needs a quota below the card's memory: it must end in torch.OutOfMemoryError, and the program
must go on afterwards. Choose the allocator as PyTorch does: PYTORCH_CUDA_ALLOC_CONF=
expandable_segments:True or backend:cudaMallocAsync.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

GIB = 1 << 30
Result = dict[str, Any]


def checksum(tensor: torch.Tensor) -> str:
    """Hash a tensor's bits."""
    data = tensor.detach().contiguous().cpu().view(torch.uint8).numpy().tobytes()
    return hashlib.sha256(data).hexdigest()[:16]


def model() -> nn.Module:
    """Make a small transformer with fixed weights."""
    torch.manual_seed(1)
    layer = nn.TransformerEncoderLayer(512, 8, 2048, dropout=0.0, batch_first=True)
    return nn.TransformerEncoder(layer, 4, enable_nested_tensor=False).cuda()


def batch() -> torch.Tensor:
    """Make an input that is the same in every run."""
    generator = torch.Generator().manual_seed(2)
    return torch.randn(8, 128, 512, generator=generator).cuda()


def seconds(work: Callable[[], object], rounds: int) -> float:
    """Time a round: the median."""
    times = []
    for _ in range(rounds):
        torch.cuda.synchronize()
        start = time.perf_counter()
        work()
        torch.cuda.synchronize()
        times.append(time.perf_counter() - start)
    return sorted(times)[rounds // 2]


def train() -> Result:
    """Train for fifty steps."""
    net, x = model(), batch()
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    losses = []

    def step() -> None:
        optimizer.zero_grad(set_to_none=True)
        loss = (net(x) - x).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())

    took = seconds(step, 50)
    return {"checksum": checksum(torch.stack(losses)), "seconds": took}


def infer() -> Result:
    """Decode eagerly: many small launches."""
    net, x = model().eval(), batch()
    with torch.inference_mode():
        for _ in range(20):
            net(x[:1, :1])
        took = seconds(lambda: net(x[:1, :1]), 200)
        return {"checksum": checksum(net(x)), "seconds": took}


def graphs() -> Result:
    """Replay a CUDA graph."""
    net, x = model().eval(), batch()
    with torch.inference_mode():
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                net(x)
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            y = net(x)
        took = seconds(graph.replay, 50)
        return {"checksum": checksum(y), "seconds": took}


def compiled() -> Result:
    """Run what torch.compile makes."""
    net, x = model().eval(), batch()
    fast = torch.compile(net)
    with torch.inference_mode():
        fast(x)
        took = seconds(lambda: fast(x), 20)
        return {"checksum": checksum(fast(x)), "seconds": took}


def memory() -> Result:
    """Return PyTorch's figures of the device."""
    free, total = torch.cuda.mem_get_info()
    properties = torch.cuda.get_device_properties(0)
    return {"free": free, "total": total, "properties_total": properties.total_memory}


def oom() -> Result:
    """Allocate until refused, with a stop at twice the reported memory of the device."""
    _, total = torch.cuda.mem_get_info()
    held, refused = [], ""
    while len(held) * GIB // 4 < 2 * total:
        try:
            held.append(torch.empty(GIB // 4, dtype=torch.uint8, device="cuda"))
        except torch.OutOfMemoryError as error:
            refused = str(error).split(".")[0]
            break
    granted = len(held) * GIB // 4
    held.clear()
    torch.cuda.empty_cache()
    again = torch.ones(GIB // 16, device="cuda").sum().item()
    return {
        "granted": granted,
        "total": total,
        "refused": refused,
        "good": bool(refused) and granted <= total and again == GIB // 16,
        "allocator": os.environ.get("PYTORCH_CUDA_ALLOC_CONF", "native"),
    }


WORKLOADS: dict[str, Callable[[], Result]] = {
    "memory": memory,
    "train": train,
    "infer": infer,
    "graphs": graphs,
    "compiled": compiled,
    "oom": oom,
}


def main(names: list[str]) -> int:
    """Run workloads; 1 if one that judges itself says no."""
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.use_deterministic_algorithms(mode=True, warn_only=True)
    good = True
    for name in names or [each for each in WORKLOADS if each != "oom"]:
        result = WORKLOADS[name]()
        good = good and result.get("good", True)
        print(json.dumps({"workload": name} | result), flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
