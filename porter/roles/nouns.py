"""The parts of a role's declaration. A rule's further keys are the fields of its role."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Phase(StrEnum):
    """When a field's expression is evaluated."""

    BEFORE = "before"
    AFTER = "after"


class Kind(StrEnum):
    """The kind of value that a field holds."""

    SIZE = "size"  # unsigned 64-bit, saturating: SIZE_MAX means overflow
    KEY = "key"  # a handle, address or integer, as uint64_t
    INT = "int"  # a plain integer
    DEVICE = "device"  # an ordinal, a device_handle, NONE or CURRENT
    STREAM = "stream"  # a key; or of an object that leads to one
    CONTEXT = "context"  # the same of a context
    LVALUE = "lvalue"  # something to assign to; skipped where a pointer in it is NULL
    POINTER = "pointer"  # a buffer, callback or string
    FUNCTION = "function"  # the name of an exported function of the same library
    WORD = "word"  # one of `words`
    FIELD = "field"  # a member of the element that `items` points to; ".": the element itself
    OBJECT = "object"  # anything that has an address: a pointer's target, or a struct by value


@dataclass(frozen=True, slots=True)
class FieldDef:
    """One field of a role."""

    kind: Kind
    phase: Phase = Phase.BEFORE
    required: bool = True
    words: tuple[str, ...] = ()
    help: str = ""
    each: bool = False  # of each of `count` things; EACH is its number
    nullable: bool = False  # of a required pointer: NULL is allowed
    nonzero: bool = False  # a simulated device refuses 0
    former: str = ""  # the key of this field in earlier versions


@dataclass(frozen=True, slots=True)
class Answer:
    """An argument of the simulated call that the device writes, for the field of this name."""

    field: str
    inout: bool = False  # it holds the caller's value before: the room of an array, a mode
    number: bool = False  # of floating point
    scaled: bool = False  # a figure in the rule's `unit`


@dataclass(frozen=True, slots=True)
class Written:
    """An argument that a macro of the template sim/arguments.j2 writes from the rule's fields."""

    macro: str
    operands: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SimCall:
    """The call of the simulated device (backends/sim/sim.h); without a function: the bare outcome.

    An argument is a field's name: its text in the rule, or the default in sim/arguments.j2.
    """

    function: str = ""  # without the prefix of all: "alloc"
    arguments: tuple[str | Answer | Written, ...] = ()
    where: tuple[str, ...] = ()  # fields that the rule must have
    error: str = ""  # without a function: "ENOENT"; "": success
    silent: bool = False  # not simulated where the vendor's function has outputs
    in_words: bool = True  # False: not simulated where the result is a pointer
    always: bool = False  # the answers are given also where the call fails
    zeroed: str = ""  # a further output, which is set to 0
    first: tuple[Written, ...] = ()  # statements that the call relies on


class Use(StrEnum):
    """The conformance suite's use of the calls of a role."""

    ALLOCATES = "allocates until the quota refuses"
    FREES = "frees allocated memory"
    VIEWS = "compares the figures with the quota"
    LISTS = "looks for processes of other tenants"
    WORKS = "gives the device work, and compares its time with the share"
    LOOKS_UP = "compares the address with the library's export"
    INITIALISES = "starts the library"
    ENTERS = "makes a context current"
    WAITS = "waits for the device"
    VERSION = "asks for the highest version that look-ups ask for"
    MARK_CREATE = "makes a marker behind work"
    MARK_PUT = "puts a marker behind work"
    MARK_ASK = "asks whether a marker was reached"


@dataclass(frozen=True, slots=True)
class Step:
    """A call in a sequence of the conformance suite: the slots that it takes and fills."""

    name: str  # the role, or a variant of it: "graph-upload"
    takes: Mapping[str, str] = field(default_factory=dict)  # field -> slot
    gives: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Suite:
    """How the conformance suite uses the calls of a role."""

    use: Use | None = None
    makes: str = ""  # the field with an object that other calls take
    space: str = ""  # the kind of key, where no field holds it
    chosen: str = ""  # the field that the suite fills at run time
    own: bool = False  # porter answers it, with any library: it is not called with nothing
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Work:
    """Work for the device, as the core's `struct role_launch` describes it."""

    kind: str  # of role.h, without its prefix: "KERNEL"
    extents: tuple[tuple[str, ...], ...] = ()  # factors of the extent: the first of these given
    waits: bool = False  # without a stream the call may return when its work is done
    copies: bool = False  # it may have an end on the host
    several: bool = False  # `count` pieces


@dataclass(frozen=True, slots=True)
class Need:
    """The port's functions that a role's hook needs. The core's weak ones return -ENOTSUP."""

    functions: tuple[str, ...]  # of port.h: one of them is enough
    without: str  # the consequence if the port defines none of them
    instead: str = ""  # the alternative in the spec
    unless: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the rule says this
    unless_role: str = ""  # the library has a rule of such a role and field: "stream-create.device"
    with_role: str = ""  # only where the library has a rule of this role too
    every: bool = False  # all of the functions are needed
    enforces: bool = True  # False: it only measures memory that no request names


@dataclass(frozen=True, slots=True)
class RoleDef:
    """One role. The core's calls are in the template of its hook, roles/NAME.j2."""

    help: str
    hooked: bool  # the shim intercepts it
    fields: Mapping[str, FieldDef]
    hot: int = 0  # how often programs call it. 1: each kernel; 2: around them; 3: data; 0: seldom
    together: Mapping[str, FieldDef] = field(default_factory=dict)  # where one is, so are required
    hooked_with: str = ""  # intercepted also where the rule has this field
    hooked_with_role: str = ""  # and where the library has a rule of this role
    by_status: bool = False  # the hook refuses by the status that the call returns
    wraps_callback: bool = False  # the hook wraps the program's callback
    last_error: bool = False  # the call returns a thread's last error
    work: Work | None = None
    needs: tuple[Need, ...] = ()
    simulated: tuple[SimCall, ...] = ()  # the first whose fields the rule has; (): not simulated
    suite: Suite = field(default_factory=Suite)


def sim(
    function: str = "",
    *arguments: str | Answer | Written,
    where: tuple[str, ...] = (),
    error: str = "",
    silent: bool = False,
    in_words: bool = True,
    always: bool = False,
    zeroed: str = "",
    first: tuple[Written, ...] = (),
) -> SimCall:
    """Declare a call of the simulated device."""
    return SimCall(function, arguments, where, error, silent, in_words, always, zeroed, first)


def answer(
    field: str, *, inout: bool = False, number: bool = False, scaled: bool = False
) -> Answer:
    """Declare an argument that the device writes."""
    return Answer(field, inout, number, scaled)


def written(macro: str, *operands: str) -> Written:
    """Declare an argument that a macro writes."""
    return Written(macro, operands)
