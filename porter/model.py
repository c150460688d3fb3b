"""The nouns: immutable records of plain values. Knows no other module."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple


class TypeKind(StrEnum):
    """The kind of a C type behind all typedefs."""

    VOID = "void"
    INT = "int"
    FLOAT = "float"
    ENUM = "enum"
    POINTER = "pointer"
    RECORD = "record"
    FUNCTION = "function"
    ARRAY = "array"
    FOREIGN = "foreign"  # what C11 has no word for on every architecture: `__int128`, a vector


@dataclass(frozen=True, slots=True)
class CType:
    """A C type: as the header spells it, and as the ABI sees it."""

    spelling: str  # "const TOY_ARRAY_DESCRIPTOR *"
    kind: TypeKind
    size: int = 0  # bytes; 0 where incomplete or void
    signed: bool = False
    pointee: CType | None = None  # of a POINTER; the element of an ARRAY
    record: str = ""  # of a RECORD: the key in ApiModel.records, "struct CUuuid_st"
    length: int = 0  # of an ARRAY: elements
    names: tuple[str, ...] = ()  # typedef, record and enum names the spelling needs, sorted


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter; `decl` is its text in a prototype."""

    name: str  # "dptr"; "arg2" where the header gives none
    type: CType
    decl: str  # "CUdeviceptr *dptr", "void (*fn)(void *)"


UNPROTOTYPED = "declared without its parameters"  # why a function is untyped: `int f();`


@dataclass(frozen=True, slots=True)
class Function:
    """A prototype, from the newest header that declares it."""

    name: str  # "toyAlloc_v2"
    result: CType
    params: tuple[Param, ...]
    source: str  # "toy.h of toy-runtime 13.0.96"
    doc: str = ""  # the vendor's comment; read for hints, never written to any output
    variadic: bool = False
    untyped: str = ""  # why no C function takes its arguments: "declared with `__int128` by value"
    original: str = ""  # "toyInit": its name in a borrowed header

    @property
    def typed(self) -> bool:
        """Check whether a C function with these parameters can replace it."""
        return not self.variadic and not self.untyped


@dataclass(frozen=True, slots=True)
class Field:
    """A member of a struct or union; an anonymous one has an empty name."""

    name: str
    type: CType
    decl: str  # "int id"
    offset: int  # bytes


@dataclass(frozen=True, slots=True)
class Record:
    """A struct or union; `complete` is False for an opaque handle."""

    key: str  # "struct CUmemLocation_st"
    size: int
    align: int
    fields: tuple[Field, ...]
    complete: bool
    attributes: str = ""  # what natural alignment does not give: "packed, aligned(4)"
    passed: bool = True  # False: as an argument it would go elsewhere than the vendor's own


@dataclass(frozen=True, slots=True)
class Enum:
    """An enumeration and its constants."""

    key: str  # "enum toyError_enum"
    size: int
    signed: bool
    constants: tuple[tuple[str, int], ...]

    @property
    def natural(self) -> bool:
        """Check whether C gives an enum of these constants its size; a packed one differs."""
        values = [value for _, value in self.constants] or [0]
        negative = min(values) < 0
        wide = min(values) < -(1 << 31) or max(values) >= 1 << (31 if negative else 32)
        return self.size == (8 if wide else 4)


@dataclass(frozen=True, slots=True)
class Typedef:
    """A typedef as it would be declared again."""

    name: str  # "CUdeviceptr"
    type: CType
    decl: str  # "unsigned long long CUdeviceptr" (without `typedef` and `;`)


@dataclass(frozen=True, slots=True)
class ApiModel:
    """The declarations of a library's headers, over all versions; mappings keyed by name."""

    functions: dict[str, Function]
    records: dict[str, Record]
    enums: dict[str, Enum]
    typedefs: dict[str, Typedef]
    lookups: tuple[Lookup, ...] = ()
    sources: tuple[str, ...] = ()  # "toy.h of toy-runtime 13.0.96", newest first
    # ("struct T", "size") or ("enum E", "E_ALL") -> how versions differ; an expression that reads
    # one would be wrong under some driver
    moved: dict[tuple[str, str], str] = field(default_factory=dict)
    mangled: tuple[str, ...] = ()  # functions that have no C linkage


@dataclass(frozen=True, slots=True)
class Lookup:
    """One row of a vendor's symbol look-up table, as its typedef header states it."""

    name: str  # "toyAlloc"
    since: int  # 3020: the lowest API version that is handed `symbol`
    per_thread: bool  # asked for with the per-thread-default-stream flag
    symbol: str  # "toyAlloc_v2"


class SymbolKind(StrEnum):
    """The kind of an exported dynamic symbol."""

    FUNCTION = "function"
    DATA = "data"
    IFUNC = "ifunc"
    TLS = "tls"


class Symbol(NamedTuple):  # made three times as fast: a library may have a million
    """A defined, exported dynamic symbol."""

    name: str
    kind: SymbolKind
    version: str = ""  # "toy_4.2"; "" where the library has no version nodes
    default: bool = True  # False: only reachable by its version, `name@version`
    size: int = 0  # bytes; 0 where unknown
    weak: bool = False
    unique: bool = False  # one for the whole process, whichever library has it first

    @property
    def vague(self) -> bool:
        """Check for symbols that C++ puts into each library that uses them, for its own use.

        A symbol with a version node is meant for other libraries.
        """
        return not self.version and self.name.startswith("_Z") and (self.weak or self.unique)


@dataclass(frozen=True, slots=True)
class SymbolTable:
    """The exports of one shared library."""

    source: str  # "libtoy.so.1 535.261.03 x86_64": what messages call it
    soname: str
    machine: str  # "x86_64", "aarch64", …
    symbols: tuple[Symbol, ...]  # sorted by name, then version
    self_calls: tuple[str, ...] = ()  # own exports that it reaches through its PLT or GOT
    vague: int = 0  # C++'s inline functions and the like: each library that uses one has its own


class Disposition(StrEnum):
    """What becomes of a symbol; every symbol has exactly one."""

    HOOK = "hook"
    FORWARD = "forward"
    FORWARD_UNTYPED = "forward-untyped"
    DATA = "data"


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was written: `specs/toy/libtoy.yaml:41`."""

    file: str  # the same wherever the folder lies
    line: int
    column: int = field(default=1, compare=False)
    shown: str = field(default="", compare=False)  # the file, from the user's current folder
    within: tuple[str | int, ...] = field(default=(), compare=False)  # ("rules", 3)
    places: Mapping[tuple[str | int, ...], tuple[int, int]] = field(
        default_factory=dict, compare=False, repr=False
    )  # of all keys of the file

    def __str__(self) -> str:
        """Word it as plans have it."""
        return f"{self.file}:{self.line}"

    def at(self, *keys: str | int) -> str:
        """Word the place of a key below it, or its own, as editors link it."""
        line, column = self.line, self.column
        for count in range(1, len(keys) + 1):
            line, column = self.places.get((*self.within, *keys[:count]), (line, column))
        return f"{self.shown or self.file}:{line}:{column}"


@dataclass(frozen=True, slots=True)
class ArgNote:
    """Facts about one argument that headers lack, for forwarding calls to another machine."""

    direction: str = ""  # "in" | "out" | "inout" | "none"
    length: str = ""  # elements, an expression
    bytes: str = ""  # bytes, an expression; excludes `length`
    handle: str = ""  # "context create", "stream use", "event destroy"
    string: str = ""  # "z": NUL-terminated
    nullable: bool = False
    host_access: str = (
        ""  # "at_call" | "until_stream(<param>)": how long the host buffer is read or written
    )


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a spec: which symbols, what role, and how the role's fields map to arguments."""

    id: str  # "mem.alloc"
    place: Place
    match: tuple[str, tuple[str, ...]]  # ("name"|"names"|"family"|"glob"|"regex", patterns)
    role: str = ""  # a key of roles.ROLES; "" only where `reviewed` says why nothing is needed
    fields: tuple[tuple[str, str], ...] = ()  # (("bytes", "WidthInBytes * Height"), …)
    reason: str = ""  # of `custom`: why a role cannot say it
    reviewed: str = ""  # why a symbol that looks like an allocator or a launch needs no guard
    since: int = 0  # API version from which the rule holds; 0: always
    until: int = 0  # API version below which the rule holds; 0: for ever
    args: tuple[tuple[str, ArgNote], ...] = ()
    optional: bool = False  # it need not match a symbol
    todo: str = ""  # an open decision; check-symbols fails until it is made
    inherited: int = 0  # libraries that it was handed down through
    example: tuple[
        tuple[str, str], ...
    ] = ()  # (("desc->Width", "BYTES / 4"), …): how tests call it
    makes: str = ""  # "*devices": an object that other calls take
    untested: str = ""  # why tests cannot call it
    spellings: tuple[tuple[str, tuple[str, ...]], ...] = ()  # (("hStream", ("stream",)), …)


@dataclass(frozen=True, slots=True)
class Package:
    """Where a vendor's headers or library are had."""

    registry: str  # "pypi" | "debian"
    name: str  # "toy-runtime"
    version: str  # "13.0.96"
    sha256: str  # of the file fetched
    path: str  # folder (headers) or file (library) inside it
    suite: str = ""  # debian: "bookworm"
    machine: str = ""  # debian: "amd64"


Renames = tuple[tuple[str, str], ...]  # (("cu(\\w+)", "mu\\1"), …): the first that matches


@dataclass(frozen=True, slots=True)
class HeaderSpec:
    """How one library's headers are read."""

    files: tuple[str, ...]  # "toy.h"; ones that a package lacks are skipped if optional
    optional: tuple[str, ...]
    prefix: str  # "cu": functions kept
    packages: tuple[Package, ...]  # newest first
    passes: tuple[tuple[str, ...], ...]  # macro definitions of each parse
    lookup: str = ""  # "toyTypedefs.h": a header whose typedef names state the look-up table
    lookup_pattern: str = ""  # regex with groups base, since and per_thread
    language: str = "c"
    declare: tuple[str, ...] = ()  # prototypes of exports that no header states
    constants: str = ""  # regex: macros and `const` numbers, read as constants: "CL_\\w+"
    drift: tuple[Package, ...] = ()  # other versions: compared, never generated from
    borrowed: bool = False  # they are those of the library that this one extends
    renames: tuple[Renames, ...] = ()  # step by step: what their functions are called here


@dataclass(frozen=True, slots=True)
class Decline:
    """Calls that the driver which was tried does not do."""

    names: tuple[str, ...]  # ("toyCreate",)
    status: str  # "TOY_ERROR_OUT_OF_MEMORY"
    why: str
    recording: bool = False  # only while a stream records
    spoils: str = ""  # only what records by its mode, or the call's stream, which it breaks
    optional: bool = False  # it may name functions that no header declares


@dataclass(frozen=True, slots=True)
class LibrarySpec:
    """One vendor library: its names, headers, statuses and rules."""

    id: str  # "libtoy"
    soname: str  # "libtoy.so.1"
    aliases: tuple[str, ...]  # ("libtoy.so",)
    headers: HeaderSpec
    exports: tuple[str, ...]  # files of recorded exports, relative to the spec
    packages: tuple[Package, ...]  # real libraries, for tests and check-symbols
    statuses: tuple[tuple[str, str], ...]  # (("type", "toyResult"), ("ok", "TOY_SUCCESS"), …)
    results: tuple[
        tuple[str, str, str], ...
    ]  # (C result type, value if absent, value without driver)
    device_handle: str  # type of a device argument that is not an ordinal; ""
    port: tuple[str, ...]  # C files that implement port.h and the custom hooks
    rules: tuple[Rule, ...]
    place: Place
    family_suffixes: tuple[str, ...] = ()  # regexes: "_v\\d+", "_ptsz", "_ptds"
    status_parameter: str = ""  # "errcode_ret": of functions that return the new object
    failures: tuple[tuple[str, str], ...] = ()  # (C result type, its value of a failed call)
    device_owners: tuple[tuple[str, str], ...] = ()  # (type, the port's function: its ordinal)
    stream_owners: tuple[tuple[str, str], ...] = ()  # (type, the port's function: its stream)
    context_owners: tuple[tuple[str, str], ...] = ()  # (type, the port's function: its context)
    behind: tuple[tuple[str, str], ...] = ()  # (type, the port's function for it)
    refused: tuple[str, ...] = ()  # ("toyMake*",): globs of names that a look-up withholds
    layers: str = ""  # "TOY_LAYERS": the variable that makes loaders insert our library
    loader: bool = False  # it only leads to drivers of other vendors
    defines: tuple[tuple[str, str], ...] = ()  # ("texel(format)", its expression)
    default_streams: tuple[tuple[str, str], ...] = ()  # (("_ptsz", "2"), …): what stream 0 means
    frequent: tuple[str, ...] = ()  # names of functions that lie with the launches
    visibility: str = ""  # "TOY_VISIBLE_DEVICES"
    table_types: tuple[tuple[str, str], ...] = ()  # (regex of a member's type, its function)
    todo: tuple[str, ...] = ()  # open decisions about the library itself
    beneath: str = ""  # "libtoydrv.so": the lower library, which may count for it
    image: str = ""  # code with a kernel `conform`, which tests load
    declines: tuple[Decline, ...] = ()


class Proof(StrEnum):
    """How far a backend was tried; each says more than the one before it."""

    NONE = "none"
    HEADER = "header"  # it is planned and compiled against the vendor's headers
    LIBRARY = "library"  # it ran before an implementation that is no accelerator's own
    HARDWARE = "hardware"


@dataclass(frozen=True, slots=True)
class Verified:
    """How far a backend was tried, and on what."""

    by: Proof = Proof.NONE
    why: str = ""  # "H200, driver 580"


@dataclass(frozen=True, slots=True)
class BackendSpec:
    """A vendor: its libraries and what users' existing settings mean."""

    backend: str  # "toy"
    libraries: tuple[LibrarySpec, ...]
    config_aliases: tuple[tuple[str, str], ...]  # (("TOY_DEVICE_MEMORY_LIMIT", "memory"), …)
    place: Place
    verified: Verified = Verified()
    above: tuple[LibrarySpec, ...] = ()  # of the backends that it extends, the nearest last
    vendor: str = ""  # as clusters name it
    cdi: str = (
        ""  # the vendor's own name of a device for container engines: "toy.example/gpu={uuid}"
    )
    nodes: tuple[str, ...] = ()  # files by which programs reach it: "/dev/toy{index}"

    @property
    def kept(self) -> bool:
        """Check whether generated/ is checked in: not if a library is a renamed copy of another."""
        return not any(library.headers.borrowed for library in self.libraries)


@dataclass(frozen=True, slots=True)
class PlannedSymbol:
    """One symbol's disposition, why, and all that a template needs to write it."""

    symbol: Symbol
    disposition: Disposition
    reason: str  # "declared, no rule", "rule mem.alloc", "exported, not declared"
    place: str  # "specs/toy/libtoy.yaml:41"; "" without a rule
    function: Function | None = None  # its parameter names are safe to use in generated code
    rule: str = ""
    role: str = ""
    fields: tuple[tuple[str, str], ...] = ()  # field -> C text, ready to paste
    guards: tuple[str, ...] = ()  # C conditions that must hold before the call: "dptr", in order
    field_guards: tuple[tuple[str, tuple[str, ...]], ...] = ()  # the same, of one field, after it
    lvalues: tuple[tuple[str, str], ...] = ()  # field -> "*dptr" where one could assign to it
    reviewed: str = ""
    drivers: tuple[str, ...] = ()  # sources that export it; () = declared by a header only
    args: tuple[tuple[str, ArgNote], ...] = ()  # by safe parameter name; lengths are C text
    suspect: str = ""  # why it looks like an allocator or a launch that nothing guards
    members: tuple[tuple[str, str], ...] = ()  # of the table it fills: ("pfnAlloc", "toyAlloc")
    todo: str = ""  # what its rule leaves to a person
    example: tuple[tuple[str, str], ...] = ()  # what tests assign to, and what, as C text
    makes: str = ""  # "*devices": an object that other calls take, as C text
    untested: str = ""  # why tests cannot call it


@dataclass(frozen=True, slots=True)
class LibraryPlan:
    """Everything decided about one library; rendering only loops over it."""

    spec: LibrarySpec
    api: ApiModel  # only needed declarations: typedefs and records in order of declaration
    symbols: tuple[PlannedSymbol, ...]  # sorted by name, then version
    sources: tuple[str, ...]  # drivers whose exports were united
    unmatched: tuple[str, ...] = ()  # inherited or optional rules that match nothing here
    vague: tuple[tuple[str, int], ...] = ()  # a driver -> how many of its exports are no interface


@dataclass(frozen=True, slots=True)
class Plan:
    """A backend's libraries, planned."""

    backend: str
    libraries: tuple[LibraryPlan, ...]
    config_aliases: tuple[tuple[str, str], ...]


class Finding(NamedTuple):  # as many as symbols
    """Something a person should know about a library and a plan."""

    kind: str  # "todo" | "unanswered" | … : check.py lists them
    symbol: str
    detail: str
    place: str = ""
