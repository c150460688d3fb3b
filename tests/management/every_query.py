"""Make each query of NVML's Python client that takes a device: every_query.py FOLDER, its place.

A line for each kind of answer: its name and how many calls were answered so. The names of calls
that the library has, and denies to have, are printed, too.
"""

from __future__ import annotations

import ctypes
import importlib
import inspect
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

sys.path.insert(0, sys.argv[1])
client: Any = importlib.import_module("pynvml")
library = ctypes.CDLL("libnvidia-ml.so.1")


def answer(query: Callable[[Any], object], device: Any) -> str:
    try:
        query(device)
    except client.NVMLError as error:
        return type(error).__name__.removeprefix("NVMLError_")
    except (AttributeError, TypeError, UnicodeDecodeError):  # the client's own
        return "ClientError"
    return "Success"


client.nvmlInit()
device = client.nvmlDeviceGetHandleByIndex(0)
queries = {
    name: query
    for name, query in inspect.getmembers(client, inspect.isfunction)
    if name.startswith("nvmlDeviceGet")
    and len(inspect.signature(query).parameters) == 1
    and "HandleBy" not in name
}
answers = {name: answer(query, device) for name, query in queries.items()}
for kind, count in sorted(Counter(answers.values()).items()):
    sys.stdout.write(f"{kind} {count}\n")
for name, kind in answers.items():
    if kind == "FunctionNotFound" and hasattr(library, name):
        sys.stdout.write(f"denied {name}\n")
