"""Mutates inputs until one breaks a target: `loop.py TARGET FOLDER… [-option=of libFuzzer]`.

Started by run.py. Coverage-guided by atheris: inputs that reach new code are mutated further. A
target is a module in this folder, and its `one_input(data)` raises nothing.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import atheris

_INSTRUMENTED = {
    "elf": ("elf", "elfimage", "exports"),
    "expression": ("expressions", "syntax"),
    "spec": ("document", "language", "matching", "plan", "specs"),
}


def main() -> None:
    """Fuzz one target."""
    name = sys.argv.pop(1)
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
    watched = [f"porter.{module}" for module in _INSTRUMENTED[name]]
    with atheris.instrument_imports(include=watched):
        target = importlib.import_module(f"{name}_target")
    atheris.Setup(sys.argv, target.one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
