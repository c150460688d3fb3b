"""Hold memory by a vendor's runtime, and stay: hold.py LIBRARY MIB INIT ALLOCATE.

INIT are calls before, NAME or NAME:ARGUMENT:…, with commas between: a number, NEW, which is room
for a handle, or CURRENT, that handle. ALLOCATE takes where to put the address, the size, zeros.
"""

from __future__ import annotations

import ctypes
import sys
import time

ROOM = 64  # the memory that a runtime may add of its own

library = ctypes.CDLL(sys.argv[1])
held, made = ctypes.c_void_p(), ctypes.c_void_p()
words = {"NEW": ctypes.byref(made), "CURRENT": made}


def call(name: str, *arguments: object) -> None:
    status = library[name](*arguments)
    if status:
        sys.exit(f"{name}: {status}")


for step in filter(None, sys.argv[3].split(",")):
    name, *arguments = step.split(":")
    call(name, *(words.get(word) or int(word) for word in arguments))
size = ctypes.c_size_t((int(sys.argv[2]) << 20) - ROOM)
call(sys.argv[4], ctypes.byref(held), size, 0, 0)
sys.stdout.write("held\n")
sys.stdout.flush()
time.sleep(600)
