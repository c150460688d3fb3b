"""Keeps a device busy for some seconds and prints how much work was done. Needs no compiler.

    porter run --simulate --compute 30 -- python3 examples/cuda_busy.py --seconds 10

Each kernel does a fixed amount of arithmetic: about 2 ms on a recent card, 2 ms on a simulated one.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
import time

IMAGE = b"""
.version 6.0
.target sm_50
.address_size 64
.visible .entry busy(.param .u64 rounds)
{
    .reg .pred %p;
    .reg .f32 %a;
    .reg .b64 %i, %n;
    ld.param.u64 %n, [rounds];
    mov.f32 %a, 0f3F800000;
    mov.u64 %i, 0;
again:
    fma.rn.f32 %a, %a, %a, 0f3F000000;
    add.u64 %i, %i, 1;
    setp.lt.u64 %p, %i, %n;
    @%p bra again;
    setp.eq.f32 %p, %a, 0f00000000;
    @%p trap;
    ret;
}
"""
ROUNDS = 300_000
AHEAD = 8  # kernels between two waits, so that the device always has work


def must(call: str, status: int) -> None:
    """End the program if a call failed."""
    if status:
        sys.exit(f"{call} returned {status}")


def load(cuda: ctypes.CDLL) -> ctypes.c_void_p:
    """Make device 0 current and load the kernel."""
    device, context = ctypes.c_int(), ctypes.c_void_p()
    module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
    must("cuInit", cuda.cuInit(0))
    must("cuDeviceGet", cuda.cuDeviceGet(ctypes.byref(device), 0))
    must("cuCtxCreate", cuda.cuCtxCreate_v2(ctypes.byref(context), 0, device))
    must("cuModuleLoadData", cuda.cuModuleLoadData(ctypes.byref(module), IMAGE))
    must("cuModuleGetFunction", cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"busy"))
    return kernel


def work(cuda: ctypes.CDLL, kernel: ctypes.c_void_p, seconds: float) -> float:
    """Launch kernels for some seconds; return how many were done in each."""
    rounds = ctypes.c_uint64(ROUNDS)
    arguments = (ctypes.c_void_p * 1)(ctypes.addressof(rounds))
    one, none = ctypes.c_uint(1), ctypes.c_uint(0)
    done, begun = 0, time.monotonic()
    while (passed := time.monotonic() - begun) < seconds:
        for _ in range(AHEAD):
            shape = (one,) * 6
            status = cuda.cuLaunchKernel(kernel, *shape, none, None, arguments, None)
            must("cuLaunchKernel", status)
        must("cuCtxSynchronize", cuda.cuCtxSynchronize())
        done += AHEAD
    return done / passed


def main() -> None:
    """Parse the command line, work, and print the result."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    cuda = ctypes.CDLL("libcuda.so.1")
    rate = work(cuda, load(cuda), options.seconds)
    print(f"{os.environ.get('PORTER_TENANT', 'no tenant')}: {rate:.0f} kernels per second")


main()
