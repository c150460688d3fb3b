"""Plan -> {path: text} of a simulated library. The only module that knows backends/sim."""

from __future__ import annotations

import os.path
import re
from dataclasses import dataclass, field
from pathlib import Path

from porter import paths
from porter.emit import declare, templating, versions
from porter.emit.outcome import status_parameter
from porter.emit.simcalls import DeviceCall, device_call, is_written
from porter.model import (
    CType,
    Decline,
    Disposition,
    Function,
    LibraryPlan,
    Param,
    Plan,
    PlannedSymbol,
    Symbol,
    SymbolKind,
    TypeKind,
)
from porter.roles import LAST_ERROR

_WIDTH = 100
_ERRORS = (
    ("-ENOMEM", ("out_of_memory",)),
    ("-EINVAL", ("invalid",)),
    ("-ENOTSUP", ("not_supported", "absent")),
    ("-ENOTCONN", ("no_driver",)),
    ("-ENODEV", ("no_device", "no_driver")),
    ("-ENXIO", ("no_context", "uninitialized", "invalid")),
    ("-ENOENT", ("not_found", "invalid")),
    ("-EAGAIN", ("not_ready",)),
    ("-EPERM", ("uninitialized", "no_driver")),
    ("-ENOSPC", ("insufficient", "invalid")),
    ("-EBUSY", ("recording", "invalid")),
    ("-ECANCELED", ("spoilt", "invalid")),
    ("-EXDEV", ("other_thread", "invalid")),
    ("-EIO", ("fault",)),
)


@dataclass(frozen=True, slots=True)
class _Entry:
    """One export as the template sees it."""

    symbol: Symbol
    entry: str  # the C name: "toyMalloc", "toyMalloc__toy_4_2"
    prototype: str
    symver: str
    role: str = ""
    call: DeviceCall = field(default_factory=DeviceCall)
    failed: str = ""  # "return sim_status_of(_sim_error);"
    refused: str = ""  # what answers where a guard does not hold
    absent: str = ""  # what answers where nothing is simulated
    status_output: str = ""  # "errcode_ret", which takes the status
    echo: str = ""
    args: tuple[str, ...] = ()
    fills: tuple[str, ...] = ()
    result: str = ""  # its type, where the device's answer is the result
    declined: Decline | None = None  # the answer of the tested driver
    declines: str = ""  # when: "sim_declines(true)"


def render_simulator(plan: Plan) -> dict[str, str]:
    """Write each library's simulated twin; paths are relative to the folder of generated trees."""
    environment = templating.environment()
    files = {}
    for library in plan.libraries:
        context = _context(plan, library)
        for name in ("sim.c", "sim.map"):
            text = environment.get_template(f"sim/{name}.j2").render(context)
            files[f"{plan.backend}/{library.spec.soname}/{name}"] = _tidy(text)
    return files


def simulator_sources() -> tuple[Path, ...]:
    """List the files that are compiled with every sim.c, `-I` its folder and backends/core."""
    folder = paths.data("backends") / "sim"
    return tuple(sorted(folder.glob("sim_*.c")))


def daemon_source() -> Path:
    """Name the one file that porter-simd is made of."""
    return paths.data("backends") / "sim" / "porter_simd.c"


def simulator_flags(version_script: Path, soname: str) -> tuple[str, ...]:
    """List what linking needs; a library's own tables must name its own functions."""
    return (
        "-shared",
        "-fPIC",
        "-pthread",
        f"-Wl,-soname,{soname}",
        f"-Wl,--version-script={version_script}",
        "-Wl,-Bsymbolic",
        "-Wl,-z,nodelete",
    )


def _context(plan: Plan, library: LibraryPlan) -> dict[str, object]:
    statuses = dict(library.spec.statuses)
    planned = [p for p in library.symbols if p.disposition is not Disposition.DATA]
    tells_errors = any(p.role in LAST_ERROR for p in library.symbols)
    entries = [_entry(p, library, tells_errors=tells_errors) for p in planned]
    roles = {p.role for p in planned}
    unshared = (SymbolKind.DATA, SymbolKind.TLS)
    symbols = [
        p.symbol
        for p in library.symbols
        if p.disposition is not Disposition.DATA or p.symbol.kind in unshared
    ]
    return {
        "command": f"porter gen --backend {plan.backend} --simulate",
        "soname": library.spec.soname,
        "statuses": statuses,
        "cases": _cases(statuses),
        "words": _statuses(library) if "status-text" in roles else [],
        "not_supported": _not_supported(statuses),
        "fallback": statuses.get("unknown") or _not_supported(statuses),
        "entries": entries,
        "untyped": [e for e, p in zip(entries, planned, strict=True) if not _typed(p)],
        "named": sorted(_by_name(entries).items()),
        "data": [s for s in symbols if s.kind in (SymbolKind.DATA, SymbolKind.TLS)],
        "nodes": versions.nodes(symbols),
        "lookups": sorted(library.api.lookups, key=lambda row: (row.name, row.since)),
        "version": max((row.since for row in library.api.lookups), default=1),
        "last_error": tells_errors,
        "maps_errors": any("sim_status_of(" in text for e in entries for text in _error_values(e)),
        "has_init": "init" in roles,
        "has_contexts": "context-create" in roles,
        "computes": bool(roles & {"alloc", "launch"}),
        "device_handles": bool(library.spec.device_handle),
        "device_owners": sorted({function for _, function in library.spec.device_owners}),
        "stream_owners": sorted({function for _, function in library.spec.stream_owners}),
        "context_owners": sorted({function for _, function in library.spec.context_owners}),
        "visibility": library.spec.visibility,
    }


def _not_supported(statuses: dict[str, str]) -> str:
    """Choose the answer of functions that exist, but are not simulated."""
    return statuses.get("not_supported") or statuses["absent"]


def _error_values(entry: _Entry) -> tuple[str, ...]:
    """List the values that a function returns for errors."""
    output = "sim_status_of(_sim_error)" if entry.status_output else ""
    return (entry.failed, entry.refused, output) if entry.call.text else ()


def _cases(statuses: dict[str, str]) -> list[tuple[str, str]]:
    """Give each errno the nearest status that the library has; the rest is `fallback`."""
    named = [(e, next((statuses[k] for k in keys if statuses.get(k)), "")) for e, keys in _ERRORS]
    return [(error, status) for error, status in named if status]


def _typed(planned: PlannedSymbol) -> bool:
    return planned.function is not None and planned.function.typed


def _entry(planned: PlannedSymbol, library: LibraryPlan, *, tells_errors: bool) -> _Entry:
    symbol = planned.symbol
    name = _entry_name(symbol)
    at = "@@@" if symbol.default else "@"
    symver = f'__asm__(".symver {name}, {symbol.name}{at}{symbol.version}");'
    symver = symver if symbol.version else ""
    if planned.function is None or not planned.function.typed:
        prototype = f"uint64_t {name}(SIM_ANY_PARAMS)"
        absent = f"return (uint64_t){_not_supported(dict(library.spec.statuses))};"
        return _Entry(symbol, name, prototype, symver, absent=absent)
    function = planned.function
    answers = _Answers(library, function.result, tells_errors)
    call = device_call(planned, function)
    asks = planned.role in LAST_ERROR
    returns = any(out.lvalue == "_result" for out in call.outs)
    status = status_parameter(function, library.spec)
    declined = next((d for d in library.spec.declines if symbol.name in d.names), None)
    return _Entry(
        symbol,
        name,
        declare.prototype(function, name),
        symver,
        role=planned.role,
        call=call,
        failed=answers.of_error(
            "_sim_error", noted=not asks, too_small=dict(planned.fields).get("too_small", "")
        ),
        refused=answers.of_error("-EINVAL", noted=not asks),
        absent=_words(planned, function) or answers.absent,
        status_output=status.name if status else "",
        echo=answers.echo(symbol.name),
        args=_arguments(function),
        fills=tuple(
            f'sim_fill("{symbol.name}", {index}, {param.name}, {param.type.pointee.size});'
            for index, param in enumerate(function.params)
            if param.type.pointee and is_written(param)
        ),
        result=function.result.spelling if returns else "",
        declined=declined,
        declines=_declines(declined, planned) if declined else "",
    )


def _declines(declined: Decline, planned: PlannedSymbol) -> str:
    """Write the question whether it does so now."""
    if declined.spoils == "mode":
        return "sim_forbids()"
    if declined.spoils == "stream":
        return f"sim_forbids_in({dict(planned.fields).get('stream', '0')})"
    return f"sim_declines({'true' if declined.recording else 'false'})"


def _words(planned: PlannedSymbol, function: Function) -> str:
    """Write the statement that answers with the words of a status, where they are the result."""
    if planned.role != "status-text" or function.result.kind is not TypeKind.POINTER:
        return ""
    fields = dict(planned.fields)
    words = f"sim_status_words({fields['status']}, SIM_{fields.get('words', 'name').upper()})"
    return f'return {words} ? {words} : "unknown status";'


def _statuses(library: LibraryPlan) -> list[tuple[int, str, str]]:
    """List the status type's constants, each with its name and its text."""
    spelling = dict(library.spec.statuses)["type"]
    typedef = library.api.typedefs.get(spelling)
    enum = library.api.enums.get(typedef.type.spelling if typedef else spelling)
    rows: dict[int, str] = {}
    for name, value in enum.constants if enum else ():
        rows.setdefault(value, name)
    prefix = len(os.path.commonprefix(list(rows.values())))  # noqa: RUF071 (no paths)
    return [(value, name, _readable(name[prefix:])) for value, name in sorted(rows.items())]


def _readable(name: str) -> str:
    return name.lower().replace("_", " ").removeprefix("error ")


@dataclass(frozen=True, slots=True)
class _Answers:
    """How a function of one result type answers."""

    library: LibraryPlan
    result: CType
    tells_errors: bool  # programs ask the library later for the error of a thread's last call
    absent: str = field(init=False)

    def __post_init__(self) -> None:
        value = {row[0]: row[1] for row in self.library.spec.results}.get(self.result.spelling)
        if self._is_status:
            value = _not_supported(dict(self.library.spec.statuses))
        object.__setattr__(self, "absent", self._return(value or "0"))

    @property
    def _is_status(self) -> bool:
        return self.result.spelling == dict(self.library.spec.statuses)["type"]

    def of_error(self, error: str, *, noted: bool, too_small: str = "") -> str:
        """Write the statement that ends a call whose outcome is 0 or -errno.

        `too_small`: the status of a call whose array has not enough room, where it has its own.
        """
        status = "sim_status_noted" if noted and self.tells_errors else "sim_status_of"
        if not self._is_status:
            return self.absent
        own = f"{error} == -ENOSPC ? {too_small} : " if too_small else ""
        return f"return {own}{status}({error});"

    def echo(self, name: str) -> str:
        """Write the statement that answers from the name alone."""
        if self.result.kind is TypeKind.POINTER:
            return f'return ({self.result.spelling})(uintptr_t)sim_echo("{name}");'
        if self.result.kind in (TypeKind.INT, TypeKind.ENUM, TypeKind.FLOAT):
            return f'return ({self.result.spelling})sim_echo("{name}");'
        return self._return("0")

    def _return(self, value: str) -> str:
        if self.result.kind is TypeKind.VOID:
            return "return;"
        if self.result.kind is TypeKind.RECORD:
            return f"return ({self.result.spelling}){{0}};"
        if self.result.kind is TypeKind.POINTER and value == "0":
            return "return NULL;"
        return f"return {value};"


def _arguments(function: Function) -> tuple[str, ...]:
    """Write the record of a call: its arguments, then their targets."""
    pointees = [
        f"SIM_POINTEE({param.name}, {param.type.pointee.size})"
        for param in function.params
        if param.type.kind is TypeKind.POINTER
        and param.type.pointee
        and param.type.pointee.kind is not TypeKind.FUNCTION
        and param.type.pointee.size
    ]
    return (*map(_argument, function.params), *pointees)


def _argument(param: Param) -> str:
    pointer = param.type.kind in (TypeKind.POINTER, TypeKind.ARRAY, TypeKind.FUNCTION)
    return f"SIM_{'POINTER' if pointer else 'VALUE'}({param.name})"


def _entry_name(symbol: Symbol) -> str:
    """Name the C function as api.h does: the default version has the plain name."""
    version = re.sub(r"\W+", "_", symbol.version).strip("_")
    return symbol.name if symbol.default else f"{symbol.name}__{version}"


def _by_name(entries: list[_Entry]) -> dict[str, str]:
    """Map each exported name to the function that a look-up by name finds."""
    found: dict[str, str] = {}
    for entry in entries:
        if entry.symbol.default or entry.symbol.name not in found:
            found[entry.symbol.name] = entry.entry
    return found


def _tidy(text: str) -> str:
    lines = [folded for line in text.splitlines() for folded in _fold(line)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def _fold(line: str) -> list[str]:
    """Break a long line after commas and before operators; not a directive of the assembler."""
    if line.startswith("__asm__"):
        return [line]
    indent = "\t" * (len(line) - len(line.lstrip("\t")) + 2)
    lines = [""]
    for part in re.split(r"(?<=, )|(?= \|\| | && | [?:] )", line):
        if lines[-1].strip() and len((lines[-1] + part).expandtabs(8)) > _WIDTH:
            lines.append(indent + part.lstrip())
        else:
            lines[-1] += part
    return [line.rstrip() for line in lines]
