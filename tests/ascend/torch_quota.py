# ruff: noqa: T201 (a program, which prints)
"""PyTorch on an NPU until it is refused: its figures of memory before, at the limit, after."""

import torch
import torch_npu  # noqa: F401

PIECE = 20 << 20


def reported() -> list[int]:
    return [figure >> 20 for figure in torch.npu.mem_get_info()]


def take() -> torch.Tensor:
    return torch.empty(PIECE, dtype=torch.uint8, device="npu")


torch.npu.set_device(0)
print("name", torch.npu.get_device_name(0))
print("before", *reported())
held = []
for _ in range(2):
    try:
        while True:
            held.append(take())
    except torch.OutOfMemoryError:
        print("refused", len(held), *reported())
    held.clear()
    torch.npu.empty_cache()
    print("freed", *reported())
numbers = torch.arange(1000)
print("copied", torch.equal(numbers.to("npu").cpu(), numbers))
