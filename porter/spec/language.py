"""The spec language, as models. The only module that knows pydantic.

A key's description is what editors show for it; a rule's further keys are the fields of its role.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, WithJsonSchema

from porter.errors import did_you_mean
from porter.roles import ROLES, Kind, RoleDef
from porter.spec.document import Path

VERSION = 1  # of the language: the value of a spec's key `porter`
_NAME = r"^[A-Za-z_][A-Za-z0-9_]*$"
_WORD_OR_WORDS = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}


def _listed(value: Any) -> Any:
    return [value] if isinstance(value, str) else value


Text = Annotated[str, Field(min_length=1)]
Symbol = Annotated[str, Field(pattern=_NAME)]
Words = Annotated[
    tuple[Text, ...],
    Field(min_length=1),
    BeforeValidator(_listed),
    WithJsonSchema(_WORD_OR_WORDS),
]
Version = Annotated[int, Field(ge=0)]
Handle = Annotated[str, Field(pattern=r"^(0x[0-9a-fA-F]+|[0-9]+)$")]
_M = TypeVar("_M", bound=BaseModel)


MATCHES = ("name", "names", "family", "glob", "regex")


def _role_keys(schema: dict[str, Any]) -> None:
    """Say in a rule's JSON Schema which keys each role adds."""
    common = schema["properties"]
    common["role"]["enum"] = sorted(ROLES)
    common["role"]["description"] = "the meaning of the call"
    schema.pop("additionalProperties", None)
    schema["oneOf"] = [{"required": [key]} for key in MATCHES]
    schema["anyOf"] = [{"required": [key]} for key in ("role", "reviewed", "todo")]
    schema["allOf"] = [
        _branch(name, role, dict.fromkeys(common, True)) for name, role in sorted(ROLES.items())
    ]
    schema["allOf"].append(
        {
            "if": {"not": {"required": ["role"]}},
            "then": {"properties": dict.fromkeys(common, True), "additionalProperties": False},
        }
    )


def _branch(name: str, role: RoleDef, common: dict[str, Any]) -> dict[str, Any]:
    fields = {
        key: _field(definition.kind, definition.words, definition.help)
        for key, definition in role.fields.items()
    }
    needed = [key for key, definition in role.fields.items() if definition.required]
    return {
        "if": {"properties": {"role": {"const": name}}, "required": ["role"]},
        "then": {
            "description": role.help,
            "properties": common | fields,
            "required": needed + ["reason"] * (name == "custom"),
            "additionalProperties": False,
        },
    }


def _field(kind: Kind, words: tuple[str, ...], help_: str) -> dict[str, Any]:
    schema: dict[str, Any] = (
        {"enum": list(words)} if kind is Kind.WORD else {"type": ["string", "integer"]}
    )
    return schema | ({"description": help_} if help_ else {})


class _Model(BaseModel):
    # of patterns, by Rust's engine: `$` is the very end, as for editors; re's allows a newline
    model_config = ConfigDict(extra="forbid", frozen=True, regex_engine="rust-regex")


class PackageModel(_Model):
    """A pinned package of a registry."""

    registry: Literal["pypi", "debian"]
    name: Text
    version: Text
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", description="of the file fetched")]
    path: Annotated[str, Field(description="folder (headers) or file (library) inside it")] = ""
    suite: Annotated[str, Field(description='debian: "bookworm"')] = ""
    machine: Annotated[str, Field(description='debian: "amd64"')] = ""


class HeadersModel(_Model):
    """How a library's headers are read."""

    files: Annotated[tuple[Text, ...], Field(min_length=1)]
    optional: Annotated[tuple[Text, ...], Field(description="skipped where they are not")] = ()
    prefix: Annotated[str, Field(description="of the functions that are kept")] = ""
    packages: Annotated[tuple[PackageModel, ...], Field(description="newest first")] = ()
    passes: Annotated[
        tuple[tuple[Text, ...], ...], Field(description="macro definitions of each parse")
    ] = ((),)
    declare: Annotated[
        tuple[Text, ...], Field(description="C prototypes of exports that no header states")
    ] = ()
    lookup: Annotated[str, Field(description="header that states the look-up table")] = ""
    lookup_pattern: Annotated[
        str, Field(description="regex with groups base, since and per_thread")
    ] = ""
    language: Literal["c", "c++"] = "c"
    constants: Annotated[
        str, Field(description="regex: macros and variables that stand for numbers")
    ] = ""
    drift: Annotated[
        tuple[PackageModel, ...],
        Field(description="other versions: porter diff compares them, nothing is generated"),
    ] = ()


class StatusModel(_Model):
    """The statuses of the library's result type; every value is a constant of it."""

    type: Annotated[Text, Field(description="C type of a status")]
    ok: Text
    out_of_memory: Text
    absent: Annotated[Text, Field(description="the driver in use lacks the function")]
    no_driver: Annotated[Text, Field(description="there is no driver")]
    parameter: Annotated[
        str, Field(description="takes the status of functions that return the new object")
    ] = ""
    invalid: str = ""
    not_found: str = ""
    not_ready: str = ""
    uninitialized: str = ""
    insufficient: Annotated[str, Field(description="the caller's buffer is too small")] = ""
    no_context: str = ""
    no_device: str = ""
    no_permission: str = ""
    not_supported: Annotated[
        str, Field(description="the device does not do that; default: `absent`")
    ] = ""
    recording: Annotated[str, Field(description="not while a stream records")] = ""
    spoilt: Annotated[str, Field(description="another call broke the recording")] = ""
    other_thread: Annotated[str, Field(description="another thread began the recording")] = ""
    fault: Annotated[str, Field(description="a kernel crashed, and all is lost")] = ""
    unknown: str = ""


class ResultModel(_Model):
    """The results of functions with another result type."""

    absent: Text
    no_driver: Text
    failed: Annotated[
        str, Field(description="the result of a failed call; anything else is success")
    ] = ""


class DeclineModel(_Model):
    """Calls that the driver which was tried does not do; its simulated twin does the same."""

    names: Annotated[tuple[Symbol, ...], Field(min_length=1)]
    status: Annotated[Text, Field(description="its status, a constant")]
    why: Text
    recording: Annotated[bool, Field(description="only while a stream records")] = False
    spoils: Annotated[
        Literal["", "mode", "stream"],
        Field(
            description="only while a stream records, whose recording it breaks: one whose mode "
            "forbids it to the thread, or the call's own"
        ),
    ] = ""
    optional: Annotated[
        bool, Field(description="it may name functions that no header declares")
    ] = False


class RenameModel(_Model):
    """How an inherited symbol name becomes one of this library."""

    from_: Annotated[Text, Field(alias="from", description="regex, matched at the whole name")]
    to: Annotated[str, Field(description=r"its replacement, with \1")]


class ArgModel(_Model):
    """Facts about one argument that headers lack."""

    direction: Literal["", "in", "out", "inout", "none"] = ""
    length: Annotated[str, Field(description="elements, an expression")] = ""
    bytes: Annotated[str, Field(description="bytes, an expression")] = ""
    handle: Annotated[
        str, Field(pattern=r"^([a-z][a-z-]* (create|use|destroy))?$", description="context create")
    ] = ""
    string: Literal["", "z"] = ""
    nullable: bool = False
    host_access: Annotated[
        str, Field(pattern=r"^(at_call|until_stream\([A-Za-z_]\w*\))?$", description="at_call")
    ] = ""


class RuleModel(_Model):
    """Which symbols, what role, and the role's fields as expressions over the arguments."""

    model_config = ConfigDict(extra="allow", json_schema_extra=_role_keys)

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*([.-][a-z0-9]+)*$")]
    name: Symbol | None = None
    names: Annotated[tuple[Symbol, ...], Field(min_length=1)] | None = None
    family: Annotated[Words | None, Field(description="the name and all its versions")] = None
    glob: Words | None = None
    regex: Annotated[Words | None, Field(description="matched at the whole name")] = None
    role: str = ""
    reviewed: Annotated[str, Field(description="why it needs no guard")] = ""
    reason: Annotated[str, Field(description="of custom: why no role can say it")] = ""
    since: Annotated[Version, Field(description="API version from which this holds")] = 0
    until: Annotated[Version, Field(description="API version below which this holds")] = 0
    optional: Annotated[bool, Field(description="may match nothing")] = False
    todo: Annotated[
        str, Field(description="an open decision; check-symbols fails until it is made")
    ] = ""
    args: dict[str, ArgModel] = {}
    example: Annotated[
        dict[Text, Text],
        Field(description="how a test calls it: what to assign to -> BYTES, MEMORY, a number, …"),
    ] = {}
    makes: Annotated[
        str, Field(description="an object that other calls take, for tests: '*devices'")
    ] = ""
    untested: Annotated[str, Field(description="why tests cannot call it")] = ""


class LibraryModel(_Model):
    """One vendor library: specs/<backend>/<library>.yaml."""

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.+-]*$")]
    soname: Annotated[str, Field(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.+-]*$")]
    aliases: tuple[Text, ...] = ()
    beneath: Annotated[
        str,
        Field(
            description="SONAME of the vendor's library that this one works through: what reaches "
            "porter's there is counted there, and not here"
        ),
    ] = ""
    loader: Annotated[
        bool,
        Field(description="it leads to other vendors' drivers: chosen where no driver's own is"),
    ] = False
    headers: Annotated[
        HeadersModel | None,
        Field(description="absent: those of the library that is extended, by this one's names"),
    ] = None
    exports: Annotated[tuple[Text, ...], Field(description="recorded by porter exports")] = ()
    packages: Annotated[tuple[PackageModel, ...], Field(description="real libraries")] = ()
    status: Annotated[StatusModel | None, Field(description="may be absent where headers are")] = (
        None
    )
    results: dict[str, ResultModel] = {}
    device_handle: Annotated[str, Field(description="type of a device that is no ordinal")] = ""
    device_owners: Annotated[
        dict[Symbol, Symbol],
        Field(
            description="type that leads to a device -> the port's function that returns the device"
        ),
    ] = {}
    stream_owners: Annotated[
        dict[Symbol, Symbol],
        Field(
            description="type that leads to a stream -> the port's function that returns the stream"
        ),
    ] = {}
    context_owners: Annotated[
        dict[Symbol, Symbol],
        Field(description="type that leads to a context -> the port's function that returns it"),
    ] = {}
    behind: Annotated[
        dict[Symbol, Symbol],
        Field(
            description="type of an argument -> the port's function that finds unexported "
            "functions, by the first such argument and by name"
        ),
    ] = {}
    refused: Annotated[
        tuple[Text, ...],
        Field(description="globs: names without a rule that a look-up withholds"),
    ] = ()
    declines: Annotated[
        tuple[DeclineModel, ...],
        Field(
            description="calls that the driver which was tried does not do: a simulated one "
            "answers as it did, unless PORTER_SIM_TAKES_ALL is set"
        ),
    ] = ()
    layers: Annotated[
        str, Field(description="environment variable that makes loaders insert our library")
    ] = ""
    define: Annotated[
        dict[Text, Text], Field(description="name(parameters) -> the expression it stands for")
    ] = {}
    table_types: Annotated[
        tuple[RenameModel, ...],
        Field(description="type of a member of a table of functions -> the function's name"),
    ] = ()
    visibility: Annotated[
        str, Field(description="environment variable that lists the devices a program sees")
    ] = ""
    image: Annotated[
        str, Field(description="code for a device, with a kernel `conform`, that tests load")
    ] = ""
    family_suffixes: Annotated[tuple[Text, ...], Field(description="regexes")] = ()
    default_streams: Annotated[
        dict[str, Handle], Field(description="suffix of a function -> its default stream's handle")
    ] = {}
    frequent: Annotated[
        tuple[Symbol, ...],
        Field(
            description="functions called around each kernel, in addition to those of such roles"
        ),
    ] = ()
    port: Annotated[tuple[Text, ...], Field(description="C files, from the project's root")] = ()
    extends: Annotated[
        str, Field(description="library above, or of the backend that is extended")
    ] = ""
    rename: Annotated[tuple[RenameModel, ...], Field(description="the first match counts")] = ()
    substitute: Annotated[
        dict[str, str | tuple[Text, ...]],
        Field(description="identifiers of inherited expressions; a list: the possible names"),
    ] = {}
    drop: Annotated[tuple[Text, ...], Field(description="rules not to inherit")] = ()
    rules: tuple[RuleModel, ...] = ()
    todo: Annotated[
        tuple[Text, ...],
        Field(
            description="open decisions about the library; check-symbols fails until they are made"
        ),
    ] = ()


class VerifiedModel(_Model):
    """How far a backend was tried."""

    by: Annotated[
        Literal["none", "header", "library", "hardware"],
        Field(description="header: compiled; library: ran on an implementation; hardware"),
    ]
    why: Annotated[Text, Field(description="the evidence, or the reason for its absence")]


ConfigMeaning = Literal[  # as backends/core/config.h says of a config_alias
    "memory", "compute", "compute-switch", "state", "state-file", "tenant", "log"
]


class BackendModel(_Model):
    """A vendor: specs/<backend>/backend.yaml."""

    porter: Annotated[int, Field(ge=VERSION, le=VERSION, description="version of this language")]
    backend: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
    extends: Annotated[str, Field(description="a backend whose rules are inherited")] = ""
    libraries: Annotated[tuple[Text, ...], Field(min_length=1)]
    vendor: Annotated[
        str,
        Field(
            pattern=r"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",
            description="as clusters name the vendor; absent: as `cdi` begins, else the backend",
        ),
    ] = ""
    cdi: Annotated[
        str,
        Field(
            pattern=r"^[a-z0-9.-]+/[A-Za-z0-9_-]+=[^{}]*(\{(uuid|index)\})?[^{}]*$",
            description="the vendor's own name of a device in the Container Device Interface, with "
            "{uuid} or {index} in it",
        ),
    ] = ""
    nodes: Annotated[
        tuple[str, ...],
        Field(
            description="files by which programs reach a device, with {index} in the name where "
            "each device has its own"
        ),
    ] = ()
    config_aliases: Annotated[
        dict[str, ConfigMeaning],
        Field(description="environment variable -> porter's key; memory, compute: also _0, …"),
    ] = {}
    verified: Annotated[
        VerifiedModel | None, Field(description="how far this was tried; absent: not at all")
    ] = None


COMMON_KEYS = tuple(RuleModel.model_fields)


def validate(model: type[_M], value: Any) -> tuple[_M | None, list[tuple[Path, str]]]:
    """Check plain values against a model: the model, or the problems and their places."""
    try:
        return model.model_validate(value), []
    except ValidationError as error:
        return None, [_worded(model, problem) for problem in error.errors()]


def json_schema() -> dict[str, Any]:
    """Describe both kinds of spec file for editors; the `porter` key distinguishes them."""
    backend, library = BackendModel.model_json_schema(), LibraryModel.model_json_schema()
    definitions = {**backend.pop("$defs", {}), **library.pop("$defs", {})}
    definitions["HeadersModel"].pop("required")  # a library that extends another takes its files
    definitions |= {"Backend": backend, "Library": library}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "porter spec",
        "type": "object",
        "if": {"required": ["porter"]},
        "then": {"$ref": "#/$defs/Backend"},
        "else": {"$ref": "#/$defs/Library"},
        "$defs": definitions,
    }


def _worded(model: type[BaseModel], problem: Any) -> tuple[Path, str]:  # noqa: PLR0911
    """Write one of pydantic's findings as the fault and the allowed values."""
    kind, where = problem["type"], tuple(problem["loc"])
    context = problem.get("ctx", {})
    if kind == "extra_forbidden":
        return where, f"unknown key; {did_you_mean(str(where[-1]), _keys(model, where[:-1]))}"
    if kind == "missing":
        return where, "is missing"
    if kind == "literal_error":
        allowed = context["expected"].replace("'", "").replace(" or ", ", ")
        return where, f"{_shape(problem['input'])} is not allowed; allowed: {allowed}"
    if kind == "string_pattern_mismatch":
        return where, f"{_shape(problem['input'])} must match {context['pattern']}"
    if where == ("porter",) and kind in _BOUNDS:
        version = f"version {problem['input']} of the spec language is unknown"
        return where, f"{version}; this porter reads version {VERSION}"
    if kind in _SHAPES:
        return where, f"expected {_SHAPES[kind]}, got {_shape(problem['input'])}"
    if kind in _BOUNDS:
        limit = next(context[bound] for bound in ("ge", "le", "gt", "lt") if bound in context)
        return where, f"{_shape(problem['input'])} is out of range; {_BOUNDS[kind]} {limit}"
    if kind in _EMPTY:
        return where, f"{_EMPTY[kind]} is empty; at least one {_ONE[kind]} is wanted"
    return where, f"{_shape(problem['input'])} is no value of this key; see `porter schema`"


_SHOWN = 60  # characters of a value in a message
_BOUNDS = {
    "greater_than_equal": "allowed are numbers from",
    "less_than_equal": "allowed are numbers up to",
    "greater_than": "allowed are numbers above",
    "less_than": "allowed are numbers below",
}
_EMPTY = {"string_too_short": "the text", "too_short": "the list"}
_ONE = {"string_too_short": "character", "too_short": "entry"}
_SHAPES = {
    "string_type": "text",
    "tuple_type": "a list",
    "list_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
    "int_parsing": "a whole number",
    "int_parsing_size": "a whole number that is not as large",
    "int_type": "a whole number",
    "bool_parsing": "true or false",
    "bool_type": "true or false",
}


def _shape(value: Any) -> str:
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    shown = repr(value)
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"


def _keys(model: type[BaseModel], where: Path) -> list[str]:
    """Find the keys that are allowed at a path, by following it through the models."""
    schema = model.model_json_schema()
    node: Any = schema
    for step in where:
        node = _resolved(schema, node)
        inner = node.get("properties", {}).get(step) if isinstance(step, str) else node.get("items")
        node = inner or node.get("additionalProperties") or {}
        node = node if isinstance(node, dict) else {}
    return list(_resolved(schema, node).get("properties", {}))


def _resolved(schema: Any, node: Any) -> Any:
    return schema["$defs"][node["$ref"].rpartition("/")[2]] if "$ref" in node else node


def role_keys(role: str) -> Iterator[str]:
    """List every key that a rule of this role may have."""
    yield from COMMON_KEYS
    if role in ROLES:
        yield from ROLES[role].fields
