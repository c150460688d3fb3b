"""A share and a built backend -> the environment of a program under it. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from porter import units
from porter.errors import PorterError
from porter.runtime import terms
from porter.runtime.terms import Sharing

_SANITIZER = re.compile(r"lib(hwa|a|l|t|m|ub)san\.so|libclang_rt\.\w+san")
# A program that was built with AddressSanitizer checks that no library precedes the runtime.
_ASAN, _LINK_ORDER = "ASAN_OPTIONS", "verify_asan_link_order"


@dataclass(frozen=True, slots=True)
class Attachment:
    """The settings of a program's start."""

    folder: Path  # build/toy/x86_64: the shims under their sonames and aliases
    sonames: tuple[str, ...]  # ("libtoy.so.1", "libtoyml.so.1")
    state: Path  # where tenants' accounts lie
    tenant: str
    memory: str  # "8GiB,1=16GiB"; "" where only a configuration file limits
    real: Path | None = None  # folder with the vendor's libraries; None: searched for
    log: str = ""  # "info"
    layers: tuple[tuple[str, str], ...] = ()  # (("TOY_LAYERS", "libtoy.so.1"),): of loaders
    auditor: str = ""  # "libporter-audit.so" of `folder`; "" to do without
    sharing: Sharing = terms.UNSET


def environment(attachment: Attachment, inherited: Mapping[str, str]) -> dict[str, str]:
    """Add the shims to an environment; the user's own entries are kept, behind them.

    Only runtimes of sanitizers stay first.

    Both variables are needed: a preloaded soname beats DT_RPATH, but a program that opens an alias
    (`libtoy.so`) finds it by LD_LIBRARY_PATH alone. A program with a loader of its own is reached
    where that loader takes layers.
    """
    settings = {
        "LD_PRELOAD": _preloaded(attachment, inherited.get("LD_PRELOAD", "")),
        "LD_LIBRARY_PATH": _joined([str(attachment.folder)], inherited.get("LD_LIBRARY_PATH", "")),
        "PORTER_STATE": str(attachment.state),
        "PORTER_TENANT": attachment.tenant,
    }
    for variable, soname in attachment.layers:
        layer = [str(attachment.folder / soname)]
        settings[variable] = _joined(layer, inherited.get(variable, ""))
    if attachment.auditor:
        auditors = [str(attachment.folder / attachment.auditor)]
        settings["LD_AUDIT"] = _joined(auditors, inherited.get("LD_AUDIT", ""))
    if attachment.memory:
        settings["PORTER_MEMORY"] = attachment.memory
    if attachment.real:
        # A run around this one may guard another backend, whose libraries lie elsewhere.
        settings["PORTER_REAL_DIR"] = _joined(
            [str(attachment.real)], inherited.get("PORTER_REAL_DIR", "")
        )
    if attachment.log:
        settings["PORTER_LOG"] = attachment.log
    return {**terms.environment(attachment.sharing, inherited), **settings}


def with_sanitizers(environment: Mapping[str, str]) -> dict[str, str]:
    """Let programs start that were built with AddressSanitizer, although shims precede it."""
    options = environment.get(_ASAN, "")
    if _LINK_ORDER in options:
        return dict(environment)
    return {**environment, _ASAN: ":".join(filter(None, (options, f"{_LINK_ORDER}=0")))}


def sanitizers(preload: str) -> list[str]:
    """List the runtimes of sanitizers among preloaded libraries."""
    entries = preload.replace(":", " ").split()
    return [entry for entry in entries if _SANITIZER.match(entry.rpartition("/")[2])]


def memory_setting(memory: str, devices: tuple[str, ...]) -> str:
    """Word `--memory 8GiB --device 0=4GiB,1=50%` as the shims read it: `8GiB,0=4GiB,1=50%`."""
    entries = [entry.strip() for text in devices for entry in text.split(",")]
    problems = [problem for entry in entries if (problem := _device_problem(entry))]
    if memory and (problem := units.amount_problem(memory)):
        problems.insert(0, f"--memory: {problem}")
    names = [terms.plain(entry.partition("=")[0]) for entry in entries if entry]
    problems += [
        f"--device: {name}: given {names.count(name)} times, allowed is once"
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    if problems:
        raise PorterError(*problems)
    return ",".join(([memory] if memory else []) + entries)


def _device_problem(entry: str) -> str:
    name, equals, amount = entry.partition("=")
    if not (terms.DEVICE.fullmatch(name) and equals):
        return f"--device: {entry!r} is not INDEX=AMOUNT or UUID=AMOUNT; AMOUNT is {units.AMOUNT}"
    problem = units.amount_problem(amount)
    return f"--device: {name}: {problem}" if problem else ""


def _preloads(attachment: Attachment) -> list[str]:
    """Name the shims by path; by soname where ld.so would split the path, at a space."""
    folder = str(attachment.folder)
    if ":" in folder or ";" in folder:
        raise PorterError(f"{folder}: ld.so cannot search a folder whose name holds ':' or ';'")
    if any(character.isspace() for character in folder):
        return list(attachment.sonames)
    return [f"{folder}/{soname}" for soname in attachment.sonames]


def _preloaded(attachment: Attachment, theirs: str) -> str:
    """Put sanitizers first: AddressSanitizer ends a program in which another library precedes it.

    Shims take no calls of the C library, so that nothing else depends on the order.
    """
    first = sanitizers(theirs)
    behind = ":".join(entry for entry in theirs.replace(":", " ").split() if entry not in first)
    return ":".join([*first, _joined(_preloads(attachment), behind)])


def _joined(ours: list[str], theirs: str) -> str:
    """Put ours first, once, however often porter starts porter."""
    kept = [entry for entry in theirs.split(":") if entry and entry not in ours]
    return ":".join(ours + kept)
