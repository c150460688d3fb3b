"""Plans made by hand: a line of C becomes what headers and rules would make of it."""

from __future__ import annotations

import re

from porter.model import (
    ApiModel,
    CType,
    Disposition,
    Enum,
    Field,
    Function,
    HeaderSpec,
    LibraryPlan,
    LibrarySpec,
    Param,
    Place,
    Plan,
    PlannedSymbol,
    Record,
    Symbol,
    SymbolKind,
    Typedef,
    TypeKind,
)

INT = CType("int", TypeKind.INT, 4, signed=True)
FLOAT = CType("float", TypeKind.FLOAT, 4, signed=True)
DOUBLE = CType("double", TypeKind.FLOAT, 8, signed=True)
CALL = CType(
    "vCall",
    TypeKind.POINTER,
    8,
    pointee=CType("void (int, void *)", TypeKind.FUNCTION),
    names=("vCall",),
)
STATUS = CType("vStatus", TypeKind.ENUM, 4, names=("vStatus",))


def _long_array() -> CType:
    element = CType("long", TypeKind.INT, 8, signed=True)
    return CType("long[5]", TypeKind.ARRAY, 40, pointee=element, length=5)


def _record(tag: str, size: int, *fields: Field) -> Record:
    return Record(f"struct {tag}", size, 8 if size > 8 else 4, fields, complete=True)


RECORDS = {
    record.key: record
    for record in (
        _record("vSmall_st", 8, Field("a", INT, "int a", 0), Field("b", FLOAT, "float b", 4)),
        _record(
            "vVector_st", 24, *(Field(n, DOUBLE, f"double {n}", 8 * i) for i, n in enumerate("xyz"))
        ),
        _record(
            "vBig_st",
            48,
            Field("a", _long_array(), "long a[5]", 0),
            Field("b", DOUBLE, "double b", 40),
        ),
    )
}
ENUMS = {
    "enum vStatus_enum": Enum(
        "enum vStatus_enum",
        4,
        signed=False,
        constants=(("V_OK", 0), ("V_NO_MEMORY", 2), ("V_NO_DRIVER", 100), ("V_ABSENT", 801)),
    )
}
TYPEDEFS = {
    name: Typedef(name, ctype, decl)
    for name, ctype, decl in (
        (
            "vStatus",
            CType("enum vStatus_enum", TypeKind.ENUM, 4, names=("enum vStatus_enum",)),
            "enum vStatus_enum vStatus",
        ),
        *(
            (
                f"v{name}",
                CType(
                    f"struct v{name}_st",
                    TypeKind.RECORD,
                    RECORDS[f"struct v{name}_st"].size,
                    record=f"struct v{name}_st",
                    names=(f"struct v{name}_st",),
                ),
                f"struct v{name}_st v{name}",
            )
            for name in ("Small", "Vector", "Big")
        ),
        (
            "vCall",
            CType("void (*)(int, void *)", TypeKind.POINTER, 8),
            "void (*vCall)(int, void *)",
        ),
        (
            "vHandle",
            CType("struct vHandle_st *", TypeKind.POINTER, 8, names=("struct vHandle_st",)),
            "struct vHandle_st *vHandle",
        ),
    )
}
OPAQUE = Record("struct vHandle_st", 0, 0, (), complete=False)
API = ApiModel({}, {OPAQUE.key: OPAQUE, **RECORDS}, ENUMS, TYPEDEFS, sources=("vendor.h of toy 1",))
HEADERS = HeaderSpec(("vendor.h",), (), "v", (), ((),))

PROTOTYPES = """
int v_int(int a, long b, short c, signed char d, unsigned long long e)
double v_float(double a, float b, int c)
double v_struct(vSmall small, vVector vector, vBig big, int last)
vBig v_big(int a, vSmall small, double b)
vVector v_vector(double a, int b)
vSmall v_small(float a, int b)
double v_many(int a, double b, long long c, float d, short e, double f, char g, double h, void *i, \
double j, unsigned long long k, double l, int m, float n, double o, double p, double q)
long double v_long(long double a, int b)
void v_void(int *out)
const char *v_text(vCall call, void *data)
vStatus v_new(int *out)
const char *v_path(void)
int v_early(void)
""".strip().splitlines()
_UNTYPED = "all big bytes complex float floats int lanes list long longs many pair"
_UNTYPED += " singles small struct sum text vector void wide"
UNTYPED = tuple(f"u_{name}" for name in _UNTYPED.split())


def ctype(text: str) -> CType:
    """Make a type of its spelling, as far as templates look at it."""
    text = text.strip()
    if text == "void":
        return CType(text, TypeKind.VOID)
    if text == "vCall":
        return CALL
    if "*" in text:
        return CType(text, TypeKind.POINTER, 8)
    if f"struct {text}_st" in RECORDS:
        return CType(text, TypeKind.RECORD, record=f"struct {text}_st", names=(text,))
    return CType(text, TypeKind.INT, 4, names=(text,) if text in TYPEDEFS else ())


def function(prototype: str) -> Function:
    """Make a function of a line of C."""
    found = re.fullmatch(r"(.*?)(\w+)\((.*)\)", prototype.strip())
    assert found
    result, name, params = found.groups()
    made = []
    for decl in [] if params == "void" else params.split(", "):
        split = re.fullmatch(r"(.*?)(\w+)", decl)
        assert split
        made.append(Param(split[2], ctype(split[1]), decl))
    return Function(name, ctype(result), tuple(made), "vendor.h of toy 1")


def forward(prototype: str, version: str = "", *, default: bool = True) -> PlannedSymbol:
    """Plan a typed forward."""
    made = function(prototype)
    symbol = Symbol(made.name, SymbolKind.FUNCTION, version, default)
    return PlannedSymbol(symbol, Disposition.FORWARD, "declared, no rule", "", made)


def untyped(name: str, version: str = "") -> PlannedSymbol:
    """Plan a forward of a function that no header declares."""
    symbol = Symbol(name, SymbolKind.FUNCTION, version)
    return PlannedSymbol(symbol, Disposition.FORWARD_UNTYPED, "exported, not declared", "")


def hook(prototype: str, role: str, guards: tuple[str, ...] = (), **fields: str) -> PlannedSymbol:
    """Plan a hook; a field is the C text that a rule's expression becomes."""
    made = function(prototype)
    return PlannedSymbol(
        Symbol(made.name, SymbolKind.FUNCTION),
        Disposition.HOOK,
        f"rule {role}",
        "specs/toy/libvendor.yaml:1",
        made,
        rule=role,
        role=role,
        fields=tuple(fields.items()),
        guards=guards,
    )


def plan(symbols: list[PlannedSymbol], soname: str = "libvendor.so.1") -> Plan:
    """Plan one library."""
    spec = LibrarySpec(
        id="libvendor",
        soname=soname,
        aliases=("libvendor.so",),
        headers=HEADERS,
        exports=(),
        packages=(),
        statuses=(
            ("type", "vStatus"),
            ("ok", "V_OK"),
            ("out_of_memory", "V_NO_MEMORY"),
            ("absent", "V_ABSENT"),
            ("no_driver", "V_NO_DRIVER"),
        ),
        results=(("int", "-1", "-2"), ("double", "-1.0", "-2.0")),
        device_handle="",
        port=(),
        rules=(),
        place=Place("specs/toy/libvendor.yaml", 1),
        status_parameter="why",
        failures=(("void *", "0"),),
    )
    ordered = sorted(symbols, key=lambda s: (s.symbol.name, s.symbol.version))
    return Plan("toy", (LibraryPlan(spec, API, tuple(ordered), ("libvendor.so.1 1.0",)),), ())


def vendor() -> Plan:
    """Plan the vendor of vendor.h: every declared function forwarded, the others untyped."""
    return plan([*map(forward, PROTOTYPES), *map(untyped, UNTYPED)])
