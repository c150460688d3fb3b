"""A header that a compiler accepts is declared again; a refusal has the compiler's words."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from porter.cli import main
from porter.errors import HeaderError
from porter.model import HeaderSpec
from porter.native import toolchain
from porter.plan import planfile
from porter.sources.headers import read_headers

DATA = Path(__file__).parent / "data" / "headers"
BACKENDS = Path(__file__).parent.parent / "backends"
WARNINGS = ("-std=c11", "-O2", *toolchain.WARNINGS, "-Werror")
SPEC = """\
id: libv
soname: libv.so.1
headers: {{files: [{file}], prefix: v, language: {language}}}
status:
  {{type: {status}, ok: V_OK, out_of_memory: V_OUT_OF_MEMORY, absent: V_UNSUPPORTED,
   no_driver: V_NO_DRIVER}}
port: []
rules: []
"""


def porter(*args: object) -> Result:
    done = CliRunner().invoke(main, [str(arg) for arg in args])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def generated(folder: Path, file: str, language: str = "c", headers: Path = DATA) -> Path:
    """Generate a library of a header alone; answer the folder of its files."""
    spec = folder / "specs" / "v"
    spec.mkdir(parents=True)
    (spec / "backend.yaml").write_text("porter: 1\nbackend: v\nlibraries: [libv.yaml]\n")
    status = "vResult" if language == "c" else "enum vResult"
    (spec / "libv.yaml").write_text(SPEC.format(file=file, language=language, status=status))
    done = porter(
        *("gen", "--backend", spec, "--headers", headers),
        *("--simulate", "--out", folder / "generated"),
    )
    assert done.exit_code == 0, done.output
    return folder / "generated" / "v" / "libv.so.1"


def compiled(compiler: tuple[str, ...], tree: Path, *names: str) -> None:
    includes = [f"-I{place}" for place in (tree, *(BACKENDS / n for n in ("core", "shim", "sim")))]
    for name in names:
        made = ("-o", tree / f"{name}.o", "-c", tree / name)
        done = subprocess.run(
            [*compiler, *WARNINGS, *includes, *made], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


@pytest.mark.compile
@pytest.mark.parametrize(
    ("file", "language"), [("plain.h", "c"), ("library.h", "c"), ("cxx.h", "c++")]
)
def test_an_accepted_header_is_declared_again(file: str, language: str, tmp_path: Path) -> None:
    tree = generated(tmp_path, file, language)
    compiled(("cc",), tree, "hooks.c", "forwards.c", "table.c", "sim.c")
    plan = planfile.load(tree / "plan.json")
    called = {planned.symbol.name for planned in plan.symbols}
    linkage = "" if language == "c" else 'extern "C" '
    declared = set(re.findall(rf"(?m)^{linkage}vResult (v\w+)\(", (DATA / file).read_text()))
    assert declared <= called
    assert len(declared) > {"plain.h": 120, "library.h": 4, "cxx.h": 25}[file]


@pytest.mark.compile
@pytest.mark.parametrize("machine", ["aarch64", "riscv64", "loongarch64", "powerpc64le"])
def test_it_is_laid_out_so_on_every_architecture(machine: str, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    tree = generated(tmp_path, "plain.h")
    zig = (sys.executable, "-m", "ziglang", "cc", "-target", f"{machine}-linux-gnu")
    compiled(zig, tree, "forwards.c", "sim.c")


BITS = """
typedef enum { V_OK, V_OUT_OF_MEMORY, V_UNSUPPORTED, V_NO_DRIVER } vResult;
struct vCrossing {
	unsigned char a:5, b:5; unsigned short c:9; unsigned long d:50, e:20; int :0; char f;
};
struct __attribute__((packed)) vPacked {
	unsigned char a:5, b:5; unsigned short c:9; unsigned long d:50; int e;
};
struct __attribute__((packed)) vZero { char a; int b:3; int :0; int c:5; short d; };
#pragma pack(push, 2)
typedef union {
	struct { unsigned a:12, b:20; unsigned char c; long d; } f;
	unsigned char raw[5];
} vUnion;
#pragma pack(pop)
struct __attribute__((aligned(16))) vAligned { int a:3; };
vResult vTake(struct vCrossing a, struct vPacked b, struct vZero c, vUnion d, struct vAligned e);
"""
SHOW = """
#include <stdio.h>
#include <string.h>
#include HEADER
#define SHOW(type, member) do { \\
	type value; \\
	memset(&value, 0, sizeof(value)); \\
	value.member = -1; \\
	printf(#type " " #member ":"); \\
	for (unsigned i = 0; i < sizeof(value); i++) \\
		printf(" %02x", ((unsigned char *)&value)[i]); \\
	printf("\\n"); \\
} while (0)
int main(void)
{
	SHOW(struct vCrossing, a); SHOW(struct vCrossing, b); SHOW(struct vCrossing, c);
	SHOW(struct vCrossing, d); SHOW(struct vCrossing, e); SHOW(struct vCrossing, f);
	SHOW(struct vPacked, a); SHOW(struct vPacked, b); SHOW(struct vPacked, c);
	SHOW(struct vPacked, d); SHOW(struct vPacked, e);
	SHOW(struct vZero, a); SHOW(struct vZero, b); SHOW(struct vZero, c); SHOW(struct vZero, d);
	SHOW(vUnion, f.a); SHOW(vUnion, f.b); SHOW(vUnion, f.c); SHOW(vUnion, f.d);
	SHOW(struct vAligned, a);
	return 0;
}
"""


@pytest.mark.compile
def test_bits_lie_where_the_vendor_has_them(tmp_path: Path) -> None:
    (tmp_path / "bits.h").write_text(BITS)
    tree = generated(tmp_path, "bits.h", headers=tmp_path)
    (tmp_path / "show.c").write_text(SHOW)
    reported = []
    for header in (tmp_path / "bits.h", tree / "api.h"):
        program = tmp_path / header.stem
        define = f'-DHEADER="{header}"'
        subprocess.run(["cc", "-w", define, "-o", program, tmp_path / "show.c"], check=True)
        reported.append(
            subprocess.run([program], capture_output=True, text=True, check=True).stdout
        )
    assert reported[0] == reported[1]
    assert len(reported[0].splitlines()) == 20


BY_VALUE = """
typedef enum { V_OK, V_OUT_OF_MEMORY, V_UNSUPPORTED, V_NO_DRIVER } vResult;
typedef float vFour __attribute__((vector_size(16)));
typedef struct { _Complex float z; int i; } vMixed;
struct __attribute__((packed)) vOdd { char c; double d; };
vResult vInit(void);
__int128 vWide(__int128 a, int b);
double _Complex vTurn(double _Complex z);
vFour vAdd(vFour a, vFour b);
vMixed vMix(vMixed m, int n);
struct vOdd vOddly(struct vOdd o, int n);
int vOld();
int vMany(int n, ...);
"""
LIBRARY = """
#include <stdarg.h>
#include "value.h"
vResult vInit(void) { return V_OK; }
__int128 vWide(__int128 a, int b) { return a * b; }
double _Complex vTurn(double _Complex z) { return z * 1.0i; }
vFour vAdd(vFour a, vFour b) { return a + b; }
vMixed vMix(vMixed m, int n) { m.z *= n; m.i += n; return m; }
struct vOdd vOddly(struct vOdd o, int n) { o.c += n; o.d *= n; return o; }
int vOld(int a, int b, int c, int d, int e, int f, int g, int h)
{
	return a + b + c + d + e + f + g * h;
}
int vMany(int n, ...)
{
	va_list list;
	int sum = 0;
	va_start(list, n);
	while (n--)
		sum += (int)va_arg(list, double);
	va_end(list);
	return sum;
}
"""
CALLS = """
#include <stdio.h>
#include "value.h"
int main(void)
{
	__int128 wide = vWide((__int128)1 << 100, 3);
	double _Complex z = vTurn(2.0 + 3.0i);
	vFour four = vAdd((vFour){1, 2, 3, 4}, (vFour){10, 20, 30, 40});
	vMixed mixed = vMix((vMixed){1.0f + 2.0fi, 5}, 3);
	struct vOdd odd = vOddly((struct vOdd){1, 2.5}, 2);
	printf("%d %.0f %.0f ", (int)(wide >> 100), __real__ z, __imag__ z);
	printf("%.0f %.0f\\n", four[0], four[3]);
	printf("%.0f %.0f %d\\n", __real__ mixed.z, __imag__ mixed.z, mixed.i);
	printf("%d %.0f\\n", odd.c, odd.d);
	printf("%d %d\\n", vOld(1, 2, 3, 4, 5, 6, 7, 8), vMany(3, 1.0, 2.0, 3.0));
	return 0;
}
"""


@pytest.mark.compile
def test_functions_that_no_portable_c_can_pass_are_forwarded(tmp_path: Path) -> None:
    (tmp_path / "value.h").write_text(BY_VALUE)
    (tmp_path / "library.c").write_text(LIBRARY)
    (tmp_path / "calls.c").write_text(CALLS)
    real, shim, program = tmp_path / "real", tmp_path / "shim", tmp_path / "calls"
    real.mkdir()
    vendors = real / "libvend.so"
    link = ["-shared", "-fPIC", "-Wl,-soname,libvend.so"]
    subprocess.run(["cc", "-w", *link, "-o", vendors, tmp_path / "library.c"], check=True)
    subprocess.run(["cc", "-w", "-o", program, tmp_path / "calls.c", vendors], check=True)
    done = porter(
        *("new-backend", "vend", "--headers", tmp_path / "value.h", "--lib", vendors),
        *("--like", "cuda", "--out", tmp_path / "out"),
    )
    assert done.exit_code == 0, done.output
    built = porter(
        *("build", "--backend", "vend", "--generated", tmp_path / "out/generated", "--out", shim)
    )
    assert built.exit_code == 0, built.output
    reported = [
        subprocess.run(
            [program],
            env={"LD_LIBRARY_PATH": str(folder), "PORTER_REAL_DIR": str(real)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for folder in (real, shim / toolchain.host())
    ]
    assert reported == ["3 -3 2 11 44\n3 6 8\n3 5\n77 6\n"] * 2
    plan = planfile.load(tmp_path / "out/generated/vend/libvend.so/plan.json")
    reasons = {planned.symbol.name: planned.reason for planned in plan.symbols}
    assert reasons == {
        "vAdd": "declared with `vFour` by value, no rule",
        "vInit": "rule init",
        "vMany": "declared with `...`, no rule",
        "vMix": "declared with `vMixed` by value, no rule",
        "vOddly": "declared, no rule",
        "vOld": "declared without its parameters, no rule",
        "vTurn": "declared with `_Complex double` by value, no rule",
        "vWide": "declared with `__int128` by value, no rule",
    }


@pytest.mark.parametrize("attribute", ["ms_abi", "vectorcall", "regcall", "swiftasynccall"])
def test_a_calling_convention_is_reported_in_the_compilers_words(
    attribute: str, tmp_path: Path
) -> None:
    header = tmp_path / "called.h"
    header.write_text(f"__attribute__(({attribute})) int vCalled(void *, int);\n")
    spec = HeaderSpec(("called.h",), (), "v", (), ((),))
    model = read_headers(spec, [("vendor", tmp_path)])
    reported = model.functions["vCalled"].untyped
    assert re.match(r"declared in a calling convention of its own: `int \(void \*, int\)", reported)
    assert attribute in reported


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "int vF(int a);\nint vF(float a);",
            "2:5: conflicting types for 'vF'; {}:1:5: previous declaration is here",
        ),
        ("int vF(vUnknown a);", "1:8: unknown type name 'vUnknown'"),
        ("#error no such device\nint vF(int a);", "1:2: no such device"),
        ("#include <no/such.h>\nint vF(int a);", "1:10: 'no/such.h' file not found"),
        ("int vF(int a;", "1:13: expected ')'; {}:1:7: to match this '('"),
        (
            "struct vS { int a : 40; };\nint vF(struct vS *s);",
            "1:17: width of bit-field 'a' (40 bits) exceeds the width of its type (32 bits)",
        ),
        (
            '_Static_assert(sizeof(int) == 5, "odd");\nint vF(int a);',
            (
                "1:16: static assertion failed due to requirement 'sizeof(int) == 5': odd; "
                "{}:1:28: expression evaluates to '4 == 5'"
            ),
        ),
        (
            'namespace v { struct S; }\nextern "C" int vF(v::S *s);\nextern "C" int vF(int a);',
            "3:16: conflicting types for 'vF'; {}:2:16: previous declaration is here",
        ),
    ],
)
def test_a_refusal_is_reported_in_the_compilers_words(
    text: str, message: str, tmp_path: Path
) -> None:
    header = tmp_path / "v.h"
    header.write_text(text + "\n")
    done = porter("new-backend", "vend", "--headers", header, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert done.stderr.splitlines()[0] == f"porter: {header}:{message.format(header)}"


def test_the_first_of_a_long_chain_of_includes_are_reported(tmp_path: Path) -> None:
    header = tmp_path / "v.h"
    header.write_text('#include "v.h"\nint vF(int a);\n')
    done = porter("new-backend", "vend", "--headers", header, "--out", tmp_path / "out")
    reported = done.stderr.splitlines()[0]
    assert reported.startswith(f"porter: {header}:1:10: #include nested too deeply; ")
    assert re.search(r"; and 1\d\d more such lines$", reported)
    assert reported.count("in file included from") == 5


def test_functions_of_cplusplus_alone_are_distinguished_from_none(tmp_path: Path) -> None:
    header = tmp_path / "v.h"
    header.write_text("namespace v { int vF(int a); }\nint vG(class X *x);\n")
    done = porter("new-backend", "vend", "--headers", header, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert done.stderr.splitlines()[-1] == (
        "porter: v.h: declares no function with C linkage: vF and 1 more have that of C++; "
        '`extern "C"` gives the other'
    )


def test_a_rule_for_a_type_that_no_c_function_can_take_is_refused(tmp_path: Path) -> None:
    (tmp_path / "v.h").write_text(BY_VALUE)
    spec = tmp_path / "v"
    spec.mkdir()
    (spec / "backend.yaml").write_text("porter: 1\nbackend: v\nlibraries: [libv.yaml]\n")
    rule = "- {id: wide, name: vWide, role: free, key: a}\n"
    text = SPEC.format(file="v.h", language="c", status="vResult")
    text = text.replace("rules: []\n", f"rules:\n{rule}")
    (spec / "libv.yaml").write_text(text)
    done = porter("gen", "--backend", spec, "--headers", tmp_path, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert (
        "rules[wide].name: vWide is declared with `__int128` by value, so it can only be forwarded"
        in (done.stderr)
    )


@pytest.mark.parametrize(
    ("text", "declared"),
    [
        ("typedef enum __attribute__((packed)) { vA = 1 } vE; int vF(vE e);", "vE e"),
        ("int vF(_Float16 *x);", "void *x"),
        ("typedef unsigned long uint32_t; int vF(uint32_t x);", "unsigned long x"),
        ("#include <pthread.h>\nint vF(pthread_mutex_t *m);", "void *m"),
        ("#include <pthread.h>\nint vF(pthread_t t);", "unsigned long t"),
        ("int vF(int n, int rows[n][n]);", "void *rows"),
        ("#include <stdarg.h>\nint vF(va_list *list);", "void *list"),
        ("/* caf\udce9 */ int vF(int a); // \udcff", "int a"),
        ("\ufeffint vF(int a);\r\n", "int a"),
        ("bool vG(bool b); static_assert(true); int vF(bool b);", "_Bool b"),
        ("int vF(int, int arg0);", "int arg0"),
    ],
)
def test_types_without_a_word_keep_the_parts_that_a_call_needs(
    text: str, declared: str, tmp_path: Path
) -> None:
    (tmp_path / "v.h").write_bytes(text.encode(errors="surrogateescape"))
    spec = HeaderSpec(files=("v.h",), optional=(), prefix="v", packages=(), passes=((),))
    api = read_headers(spec, [("vendor", tmp_path)])
    assert api.functions["vF"].params[-1].decl == declared


def test_a_symbol_is_called_as_the_linker_calls_it(tmp_path: Path) -> None:
    (tmp_path / "v.h").write_text('int vF(int a) __asm__("vReal");\n')
    spec = HeaderSpec(files=("v.h",), optional=(), prefix="v", packages=(), passes=((),))
    assert list(read_headers(spec, [("vendor", tmp_path)]).functions) == ["vReal"]


def test_the_same_name_in_two_namespaces_is_two_types(tmp_path: Path) -> None:
    (tmp_path / "v.h").write_text(
        "namespace a { typedef int T; enum class E { None = 1 }; struct S { int x; }; }\n"
        "namespace b { typedef float T; enum class E { None = 2 }; struct S { char y; }; }\n"
        'extern "C" void vF(a::T, b::T, a::E, b::E, a::S, b::S *);\n'
    )
    spec = HeaderSpec(
        files=("v.h",), optional=(), prefix="v", packages=(), passes=((),), language="c++"
    )
    api = read_headers(spec, [("vendor", tmp_path)])
    assert [param.type.spelling for param in api.functions["vF"].params] == [
        *("a_T", "b_T", "enum a_E", "enum b_E", "struct a_S", "struct b_S *")
    ]
    assert api.enums["enum b_E"].constants == (("b_E_None", 2),)


def test_a_header_in_c_that_fails_is_an_error_though_cplusplus_takes_it(tmp_path: Path) -> None:
    (tmp_path / "v.h").write_text("int vF(int a);\nint vF(float a);\n")
    spec = HeaderSpec(files=("v.h",), optional=(), prefix="v", packages=(), passes=((),))
    with pytest.raises(HeaderError, match="conflicting types for 'vF'"):
        read_headers(spec, [("vendor", tmp_path)])


def test_a_status_is_of_a_type_that_is_declared(tmp_path: Path) -> None:
    (tmp_path / "v.h").write_text(BY_VALUE)
    spec = tmp_path / "v"
    spec.mkdir()
    (spec / "backend.yaml").write_text("porter: 1\nbackend: v\nlibraries: [libv.yaml]\n")
    (spec / "libv.yaml").write_text(SPEC.format(file="v.h", language="c", status="vResults"))
    done = porter("gen", "--backend", spec, "--headers", tmp_path, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert "status.type: no type 'vResults'; did you mean vResult" in done.stderr
