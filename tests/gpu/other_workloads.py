# ruff: noqa: PLC0415, T201 (each framework is loaded by its own workload; the program prints)
"""JAX and CuPy programs for a real GPU: the same with the shim and without.

    other_workloads.py jax|jax-oom|cupy|cupy-oom

One workload a process, because each framework takes the device for itself. Prints one JSON line.
JAX: set XLA_PYTHON_CLIENT_PREALLOCATE=false to see every allocation reach the driver.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Any

GIB = 1 << 30
Result = dict[str, Any]


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def run_jax() -> Result:
    """Train a small net with jit and grad."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    @jax.jit
    def step(w: Any, x: Any) -> Any:
        return w - 0.01 * jax.grad(lambda v: jnp.mean((jnp.tanh(x @ v) - x) ** 2))(w)

    w = jax.random.normal(jax.random.key(1), (1024, 1024)) / 32
    x = jax.random.normal(jax.random.key(2), (256, 1024))
    for _ in range(50):
        w = step(w, x)
    stats = jax.devices()[0].memory_stats() or {}
    return {"checksum": _hash(np.asarray(w).tobytes()), "limit": stats.get("bytes_limit", 0)}


def run_jax_oom() -> Result:
    """Allocate with JAX until refused."""
    import jax
    import jax.numpy as jnp

    held: list[Any] = []
    refused = ""
    while len(held) < 1024 and not refused:
        try:
            held.append(jnp.full((GIB // 16,), len(held), jnp.float32).block_until_ready())
        except (RuntimeError, ValueError) as error:
            refused = str(error).split("\n")[0][:120]
    granted = len(held) * GIB // 4
    held.clear()
    again = float(jnp.ones(1 << 20).sum())
    good = "RESOURCE_EXHAUSTED" in refused and again == 1 << 20
    platform = jax.devices()[0].platform
    return {"granted": granted, "refused": refused, "good": good, "platform": platform}


def run_cupy() -> Result:
    """Multiply, sort and run a raw kernel."""
    import cupy

    rng = cupy.random.default_rng(3)
    a = rng.standard_normal((2048, 2048), dtype=cupy.float32)
    b = cupy.sort((a @ a.T).ravel())
    kernel = cupy.RawKernel(
        'extern "C" __global__ void twice(float *x, int n)'
        "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] *= 2; }",
        "twice",
    )
    kernel((b.size // 256,), (256,), (b, b.size))
    free, total = cupy.cuda.runtime.memGetInfo()
    return {"checksum": _hash(cupy.asnumpy(b).tobytes()), "free": free, "total": total}


def run_cupy_oom() -> Result:
    """Allocate with CuPy until refused."""
    import cupy

    _, total = cupy.cuda.runtime.memGetInfo()
    held: list[Any] = []
    refused = ""
    while len(held) * GIB // 4 < 2 * total and not refused:
        try:
            held.append(cupy.empty(GIB // 4, dtype=cupy.uint8))
        except cupy.cuda.memory.OutOfMemoryError as error:
            refused = str(error)[:120]
    granted = len(held) * GIB // 4
    held.clear()
    cupy.get_default_memory_pool().free_all_blocks()
    again = float(cupy.ones(1 << 20).sum())
    good = bool(refused) and granted <= total and again == 1 << 20
    return {"granted": granted, "total": total, "refused": refused, "good": good}


WORKLOADS: dict[str, Callable[[], Result]] = {
    "jax": run_jax,
    "jax-oom": run_jax_oom,
    "cupy": run_cupy,
    "cupy-oom": run_cupy_oom,
}


def main(names: list[str]) -> int:
    """Run one workload; 1 if it judges itself and says no."""
    if len(names) != 1 or names[0] not in WORKLOADS:
        print(f"other_workloads.py {'|'.join(WORKLOADS)}", file=sys.stderr)
        return 2
    result = WORKLOADS[names[0]]()
    print(json.dumps({"workload": names[0]} | result), flush=True)
    return 0 if result.get("good", True) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
