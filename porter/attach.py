"""A share and a built backend -> the environment of a program under it. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from porter.errors import PorterError

_AMOUNT = re.compile(
    r"(?P<number>[0-9]+(\.[0-9]+)?)\s*(?P<unit>%|b|(?P<prefix>[kmgtp])(i?b?)?)?", re.IGNORECASE
)  # as backends/core/units.h reads them
_INDEX_DIGITS = 4  # longer ones are UUIDs: backends/core/config.c
_UNLIMITED = ("none", "unlimited")
_DEVICE = re.compile(r"[A-Za-z0-9][-A-Za-z0-9_:./]*")
_ALLOWED = "a size such as 8GiB, 8g or 8192m, a part such as 50%, or none"


@dataclass(frozen=True, slots=True)
class Attachment:
    """What a program is started with."""

    folder: Path  # build/cuda/x86_64: the shims under their sonames and aliases
    sonames: tuple[str, ...]  # ("libcuda.so.1", "libnvidia-ml.so.1")
    state: Path  # where tenants' accounts lie
    tenant: str
    memory: str  # "8GiB,1=16GiB"; "" where only a configuration file limits
    real: Path | None = None  # folder with the vendor's libraries; None: searched for
    log: str = ""  # "info"
    auditor: str = ""  # "libporter-audit.so" of `folder`; "" to do without


def environment(attachment: Attachment, inherited: Mapping[str, str]) -> dict[str, str]:
    """Add the shims to an environment; what the user preloads and searches is kept, behind them.

    Both variables are needed: a preloaded soname beats DT_RPATH, but a program that opens an alias
    (`libcuda.so`) finds it by LD_LIBRARY_PATH alone.
    """
    settings = {
        "LD_PRELOAD": _joined(_preloads(attachment), inherited.get("LD_PRELOAD", "")),
        "LD_LIBRARY_PATH": _joined([str(attachment.folder)], inherited.get("LD_LIBRARY_PATH", "")),
        "PORTER_STATE": str(attachment.state),
        "PORTER_TENANT": attachment.tenant,
    }
    if attachment.auditor:
        auditors = [str(attachment.folder / attachment.auditor)]
        settings["LD_AUDIT"] = _joined(auditors, inherited.get("LD_AUDIT", ""))
    if attachment.memory:
        settings["PORTER_MEMORY"] = attachment.memory
    if attachment.real:
        settings["PORTER_REAL_DIR"] = str(attachment.real)
    if attachment.log:
        settings["PORTER_LOG"] = attachment.log
    return {**inherited, **settings}


def memory_setting(memory: str, devices: tuple[str, ...]) -> str:
    """Word `--memory 8GiB --device 0=4GiB,1=50%` as the shims read it: `8GiB,0=4GiB,1=50%`."""
    entries = [entry.strip() for text in devices for entry in text.split(",")]
    problems = [problem for entry in entries if (problem := _device_problem(entry))]
    if memory and (problem := _amount_problem(memory)):
        problems.insert(0, f"--memory: {problem}")
    names = [_plain(entry.partition("=")[0]) for entry in entries if entry]
    problems += [
        f"--device: {name}: given {names.count(name)} times, allowed is once"
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    if problems:
        raise PorterError(*problems)
    return ",".join(([memory] if memory else []) + entries)


def _plain(name: str) -> str:
    """Write a device's name in one way: `00` is device 0, and a UUID has no case."""
    index = name.isascii() and name.isdigit() and len(name) <= _INDEX_DIGITS
    return str(int(name)) if index else name.lower()


def _device_problem(entry: str) -> str:
    name, equals, amount = entry.partition("=")
    if not (_DEVICE.fullmatch(name) and equals):
        return f"--device: {entry!r} is not INDEX=AMOUNT or UUID=AMOUNT; AMOUNT is {_ALLOWED}"
    problem = _amount_problem(amount)
    return f"--device: {name}: {problem}" if problem else ""


def _amount_problem(amount: str) -> str:
    if amount.lower() in _UNLIMITED:
        return ""
    found = _AMOUNT.fullmatch(amount)
    if not found:
        return f"{amount!r} is not an amount, allowed is {_ALLOWED}"
    number, unit = Fraction(found["number"]), (found["unit"] or "").lower()
    if unit == "%":
        return "" if number <= 100 else f"{amount!r} is too much, allowed is up to 100%"  # noqa: PLR2004
    base = 1000 if len(unit) == 2 and unit[1] == "b" else 1024  # noqa: PLR2004 -- "kb"
    bytes_ = number * base ** (" kmgtp".index((found["prefix"] or " ").lower()))
    return "" if bytes_ < 1 << 64 else f"{amount!r} is too much, allowed is less than 16384PiB"


def _preloads(attachment: Attachment) -> list[str]:
    """Name the shims by path; by soname where ld.so would split the path, at a space."""
    folder = str(attachment.folder)
    if ":" in folder or ";" in folder:
        raise PorterError(f"{folder}: ld.so cannot search a folder whose name holds ':' or ';'")
    if any(character.isspace() for character in folder):
        return list(attachment.sonames)
    return [f"{folder}/{soname}" for soname in attachment.sonames]


def _joined(ours: list[str], theirs: str) -> str:
    """Put ours first, once, however often porter starts porter."""
    kept = [entry for entry in theirs.split(":") if entry and entry not in ours]
    return ":".join(ours + kept)
