"""A program of the vendor's own Python package: its figures and grants, a line each."""

from __future__ import annotations

import sys

from hip import hip


def tell(name: str, answer: tuple[object, ...]) -> None:
    """Write a call's status, and the numbers that it answered."""
    numbers = [str(value) for value in answer[1:] if isinstance(value, int)]
    print(name, int(answer[0]), *numbers)  # type: ignore[call-overload] # noqa: T201


tell("memory", hip.hipMemGetInfo())
status, address = hip.hipMalloc(int(sys.argv[1]))
tell("malloc", (status,))
tell("malloc", hip.hipMalloc(int(sys.argv[1])))
tell("memory", hip.hipMemGetInfo())
tell("free", hip.hipFree(address))
tell("memory", hip.hipMemGetInfo())
