"""A vendor's client from another project: its library's answers, and the sizes of its structs.

client.py FILE PREFIX [START]: a line for each struct PREFIXname_t that the client declares, and
the number that START raises.
"""

import ctypes
import importlib.util
import sys

path, prefix, *start = sys.argv[1:]
spec = importlib.util.spec_from_file_location("client", path)
client = sys.modules["client"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(client)
for name, struct in sorted(vars(client).items()):
    if name.startswith(f"c_{prefix}") and issubclass(struct, ctypes.Structure):
        sys.stdout.write(f"{name.removeprefix(f'c_{prefix}')} {ctypes.sizeof(struct)}\n")
for function in start:
    try:
        getattr(client, function)()
    except client.HGMLError as error:
        sys.stdout.write(f"{function} {error.value}\n")
