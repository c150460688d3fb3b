# ruff: noqa: T201 (a program, which prints)
"""A Triton program for a real GPU: the same with the shim and without. Prints one JSON line."""

from __future__ import annotations

import hashlib
import json
import sys

import torch
import triton
import triton.language as tl


@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201, N803
    """Add two vectors."""
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    total = tl.load(x_ptr + offsets, mask=mask) + tl.load(y_ptr + offsets, mask=mask)
    tl.store(out_ptr + offsets, total, mask=mask)


def main() -> int:
    """Compile it, run it, and check its result."""
    n = 1 << 22
    x = torch.arange(n, dtype=torch.float32, device="cuda")
    out = torch.empty_like(x)
    add[(triton.cdiv(n, 1024),)](x, x, out, n, BLOCK=1024)
    good = bool((out == 2 * x).all())
    checksum = hashlib.sha256(out.cpu().numpy().tobytes()).hexdigest()[:16]
    print(json.dumps({"workload": "triton", "checksum": checksum, "good": good}))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
