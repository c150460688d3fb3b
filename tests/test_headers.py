"""Headers -> ApiModel: declarations, their spelling, the union of versions."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from porter.errors import HeaderError
from porter.model import ApiModel, HeaderSpec, Lookup, TypeKind
from porter.sources.headers import read_headers

SPEC = HeaderSpec(files=("v.h",), optional=(), prefix="v", packages=(), passes=((),))
TOY = Path(__file__).parent / "data" / "toy"


def read(folder: Path, spec: HeaderSpec = SPEC, **texts: str) -> ApiModel:
    """Read `old="int vF(void);"` as the header of an older version, `new=` first."""
    roots = []
    for label, text in texts.items():
        (folder / label).mkdir(exist_ok=True)
        (folder / label / "v.h").write_text(text)
        roots.append((f"vendor {label}", folder / label))
    return read_headers(spec, roots)


def test_a_function_has_its_types_by_name_and_by_abi(tmp_path: Path) -> None:
    api = read(
        tmp_path,
        v1="""
        #include <stddef.h>
        typedef enum { V_OK = 0, V_BAD = -1 } vResult;
        typedef struct vStream_st *vStream;
        /** Launches. */
        vResult vLaunch(const void *f, size_t n, vStream stream, unsigned short);
        """,
    )
    function = api.functions["vLaunch"]
    assert function.source == "v.h of vendor v1"
    assert function.doc == "/** Launches. */"
    assert (function.result.spelling, function.result.kind) == ("vResult", TypeKind.ENUM)
    assert [p.decl for p in function.params] == [
        "const void *f",
        "size_t n",
        "vStream stream",
        "unsigned short arg3",
    ]
    n, stream = function.params[1].type, function.params[2].type
    assert (n.kind, n.size, n.signed, n.names) == (TypeKind.INT, 8, False, ())
    assert stream.pointee is not None
    assert (stream.kind, stream.names) == (TypeKind.POINTER, ("vStream",))
    assert (stream.pointee.record, stream.pointee.names) == (
        "struct vStream_st",
        ("struct vStream_st",),
    )
    assert not api.records["struct vStream_st"].complete
    assert api.enums["enum vResult"].constants == (("V_OK", 0), ("V_BAD", -1))
    assert api.enums["enum vResult"].signed
    assert api.typedefs["vResult"].decl == "enum vResult vResult"
    assert "size_t" not in api.typedefs


@pytest.mark.parametrize(
    "decl",
    [
        "void (*fn)(vHandle, int)",
        "int (*table[3])(void)",
        "int (*(*pick)(int))(vHandle *)",
        "const vHandle *const *list",
        "const char *restrict name",
        "volatile int *flag",
        "int (*rows)[4]",
        "int values[2][3]",
        "int many[]",
        "struct vTag *tag",
        "union vBoth both",
        "_Bool yes",
        "vCallback cb",
        "void (*log)(const char *, ...)",
    ],
)
def test_a_declarator_is_written_as_it_was_read(tmp_path: Path, decl: str) -> None:
    api = read(
        tmp_path,
        v1=f"""
        typedef struct vHandle_st *vHandle;
        struct vTag; union vBoth {{ int i; float f; }};
        typedef void (*vCallback)(int);
        void vF({decl});
        """,
    )
    assert api.functions["vF"].params[0].decl == decl


def test_an_array_parameter_is_a_pointer(tmp_path: Path) -> None:
    api = read(tmp_path, v1="void vF(const int values[3]);")
    type_ = api.functions["vF"].params[0].type
    assert (type_.kind, type_.size, type_.spelling) == (TypeKind.POINTER, 8, "const int *")


def test_an_array_of_an_unknown_type_is_a_pointer_in_c(tmp_path: Path) -> None:
    api = read(tmp_path, v1="struct Row { int a; }; int vF(struct Row rows[], char *names[]);")
    assert [param.decl for param in api.functions["vF"].params] == [
        "struct Row *rows",
        "char *names[]",
    ]


def test_fields_of_unnamed_structs_are_found_by_offset(tmp_path: Path) -> None:
    api = read(
        tmp_path,
        v1="""
        typedef struct {
            int kind;
            union { struct { int x, y; }; long long both; } u;
            unsigned low : 3, high : 5;
            struct { char c; } tail[2];
        } vParams;
        void vF(vParams p, vParams *q);
        """,
    )
    record = api.records["struct vParams"]
    assert (record.size, record.align) == (24, 8)
    assert [(f.name, f.offset, f.decl) for f in record.fields] == [
        ("kind", 0, "int kind"),
        ("u", 8, "union { struct { int x; int y; }; long long both; } u"),
        ("low", 16, "unsigned int low : 3"),
        ("high", 16, "unsigned int high : 5"),
        ("tail", 17, "struct { char c; } tail[2]"),
    ]
    union = api.records[record.fields[1].type.record]
    assert [(f.name, f.offset) for f in union.fields] == [("", 0), ("both", 0)]
    inner = api.records[union.fields[0].type.record]
    assert [(f.name, f.offset) for f in inner.fields] == [("x", 0), ("y", 4)]
    assert api.functions["vF"].params[0].type.record == "struct vParams"


def test_alignment_that_members_do_not_give_is_stated(tmp_path: Path) -> None:
    api = read(tmp_path, v1="struct vMap { _Alignas(64) long long opaque[16]; }; void vF(void);")
    record = api.records["struct vMap"]
    assert (record.fields[0].decl, record.attributes) == ("long long opaque[16]", "aligned(64)")


def test_only_exported_functions_of_the_vendor_count(tmp_path: Path) -> None:
    api = read(
        tmp_path,
        v1="""
        #include <stdlib.h>
        static inline int vInline(void) { return undeclared_here(); }
        int other(void);
        int vVariadic(const char *format, ...);
        int vOldStyle();
        """,
    )
    assert sorted(api.functions) == ["vOldStyle", "vVariadic"]
    assert api.functions["vVariadic"].variadic
    assert api.functions["vOldStyle"].params == ()


def test_cplusplus_headers_give_their_c_interface(tmp_path: Path) -> None:
    text = """
        #include <stddef.h>
        struct vInfo { bool on; };
        extern "C" int vC(vInfo *info, size_t n);
        int vOverloaded(int); int vOverloaded(float);
        constexpr int limit = 3;
    """
    api = read(tmp_path, replace(SPEC, language="c++"), v1=text)
    assert [f.name for f in api.functions.values()] == ["vC"]
    assert api.functions["vC"].params[0].decl == "struct vInfo *info"
    assert api.records["struct vInfo"].fields[0].decl == "_Bool on"


def test_every_error_of_a_header_is_reported_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(HeaderError) as error:
        read(tmp_path, v1='int vF(vUnknown x);\nvAlso vG(void);\n#include "gone.h"\n')
    places = [problem.split(": ")[0] for problem in error.value.problems]
    assert places == [f"{tmp_path}/v1/v.h:{place}" for place in ("1:8", "2:1", "3:10")]


def test_a_reference_is_a_pointer_to_c_callers(tmp_path: Path) -> None:
    api = read(tmp_path, replace(SPEC, language="c++"), v1='extern "C" void vF(int &x);')
    assert api.functions["vF"].params[0].decl == "int *x"


def test_passes_add_their_own_declarations(tmp_path: Path) -> None:
    text = """
        #ifdef PER_THREAD
        #define vCopy vCopy_ptsz
        #endif
        int vCopy(void);
        #ifdef INTERNAL
        int vCopy_v1(void);
        #endif
    """
    spec = replace(SPEC, passes=((), ("INTERNAL",), ("PER_THREAD",)))
    assert list(read(tmp_path, spec, v1=text).functions) == ["vCopy", "vCopy_v1", "vCopy_ptsz"]


def test_the_newest_version_that_declares_a_function_wins(tmp_path: Path) -> None:
    api = read(
        tmp_path,
        new="struct vB_st { int a; }; typedef struct vB_st vB; int vF(vB b); int vNew(void);",
        old="struct vA_st { int a; }; typedef struct vA_st vB; int vF(vB old); int vOld(vB b);",
    )
    assert {f.name: f.source for f in api.functions.values()} == {
        "vF": "v.h of vendor new",
        "vNew": "v.h of vendor new",
        "vOld": "v.h of vendor old",
    }
    assert api.typedefs["vB"].decl == "struct vB_st vB"
    assert api.sources == ("v.h of vendor new", "v.h of vendor old")


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("int vF(long n);", "int vF(int n);"),
        ("int vF(unsigned n);", "int vF(int n);"),
        ("int vF(int a, int b);", "int vF(int a);"),
        ("int vF(long *n);", "int vF(int *n);"),
        ("double vF(void);", "long vF(void);"),
        ("int vF(int n, ...);", "int vF(int n);"),
        ("struct s { long a; }; int vF(struct s v);", "struct s { int a; }; int vF(struct s v);"),
        ("struct s { float a; }; int vF(struct s v);", "struct s { int a; }; int vF(struct s v);"),
    ],
)
def test_another_abi_under_one_name_is_an_error(tmp_path: Path, new: str, old: str) -> None:
    with pytest.raises(HeaderError, match=r"vF: .*another ABI under one name"):
        read(tmp_path, new=new, old=old)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("struct t *vF(void);", "struct s *vF(void);"),
        ("typedef unsigned u; int vF(u n);", "int vF(unsigned n);"),
        ("enum e { A }; int vF(enum e n);", "int vF(int n);"),
        (
            "struct s { int a, b; }; int vF(struct s *v);",
            "struct s { int a; }; int vF(struct s *v);",
        ),
        ("int vF(const char *n);", "int vF(void *n);"),
        (
            "struct s { int a; union { int b; int c; }; }; int vF(struct s v);",
            "struct s { int a, b; }; int vF(struct s v);",
        ),
    ],
)
def test_another_name_for_the_same_abi_is_not(tmp_path: Path, new: str, old: str) -> None:
    assert list(read(tmp_path, new=new, old=old).functions) == ["vF"]


def test_an_old_function_must_not_be_typed_by_a_changed_name(tmp_path: Path) -> None:
    with pytest.raises(
        HeaderError, match=r"vOld: only v\.h of vendor old declares it.* vT differs"
    ):
        read(
            tmp_path,
            new="typedef long vT; int vF(void);",
            old="typedef int vT; int vF(void); int vOld(vT t);",
        )


def test_what_versions_place_or_count_differently_is_known(tmp_path: Path) -> None:
    api = read(
        tmp_path,
        new="struct s { int id, kind; long n; }; enum vE { A, B }; void vF(struct s *);",
        old="struct s { int kind, id, n; }; enum vE { A = 1, B = 1 }; void vF(struct s *);",
    )
    assert api.moved == {
        ("enum vE", "A"): "is 0 in newer headers, 1 in older ones",
        ("struct s", "id"): "has 4 bytes at 0 in newer headers, 4 at 4 in older ones",
        ("struct s", "kind"): "has 4 bytes at 4 in newer headers, 4 at 0 in older ones",
        ("struct s", "n"): "has 8 bytes at 8 in newer headers, 4 at 8 in older ones",
    }


def test_a_spec_declares_functions_that_no_header_has(tmp_path: Path) -> None:
    text = "typedef struct vS *vT; int vOpen_v2(vT t);\n#define vOpen vOpen_v2\n"
    spec = replace(SPEC, declare=("int vOpen(int old)", "int _Z4lostP2vS(vT t)"))
    api = read(tmp_path, spec, v1=text)
    assert {f.name: (f.source, [p.decl for p in f.params]) for f in api.functions.values()} == {
        "vOpen_v2": ("v.h of vendor v1", ["vT t"]),
        "vOpen": ("the spec", ["int old"]),
        "_Z4lostP2vS": ("the spec", ["vT t"]),
    }


def test_constants_of_all_versions_are_known_once(tmp_path: Path) -> None:
    api = read(
        tmp_path,
        new="enum vE { A = 1, B = 2 }; enum vNew { X = 1 }; void vF(void);",
        old="enum vE { A = 1, GONE = 7 }; enum vOld { X = 1 }; void vF(void);",
    )
    assert {key: e.constants for key, e in api.enums.items()} == {
        "enum vE": (("A", 1), ("B", 2), ("GONE", 7)),
        "enum vNew": (("X", 1),),
        "enum vOld": (("vOld_renamed", 0),),
    }


def test_macros_that_are_numbers_are_constants_where_a_spec_asks(tmp_path: Path) -> None:
    text = """
    #define V_OK 0
    #define V_NO_MEMORY -4
    #define V_MASK (1u << 5)
    #define V_HEX 0x10B5
    #define V_TEXT "text"
    #define V_CALL(x) (x)
    #define V_WIDE 0xFFFFFFFF
    #define V_OTHER V_OK
    #define W_OK 1
    int vF(void);
    """
    (tmp_path / "v.h").write_text(text)
    spec = replace(SPEC, constants=r"V_\w+")
    api = read_headers(spec, [("new", tmp_path)])
    assert {key: e.constants for key, e in api.enums.items()} == {
        "enum v_constants": (("V_OK", 0), ("V_NO_MEMORY", -4), ("V_MASK", 32), ("V_HEX", 0x10B5))
    }


def test_figures_that_no_int_has_room_for_are_no_constants(tmp_path: Path) -> None:
    text = f"""
    #define V_FAR (1 << 99999999999)
    #define V_LONG {"9" * 5000}
    #define V_MOVED (1 << {"9" * 5000})
    #define V_OCTAL (1 << 010)
    #define V_LAST (1 << 30)
    #define V_MOST 2147483647
    int vF(void);
    """
    api = read(tmp_path, replace(SPEC, constants=r"V_\w+"), v1=text)
    assert api.enums["enum v_constants"].constants == (("V_LAST", 1 << 30), ("V_MOST", 2**31 - 1))


@pytest.mark.parametrize("encoding", ["gbk", "latin-1"])
def test_text_in_another_encoding_is_read_as_far_as_it_is_ascii(
    tmp_path: Path, encoding: str
) -> None:
    word = "内存" if encoding == "gbk" else "été"
    text = f"""
    #define V_NAME "{word}"
    #define V_OK 0 /* {word} */
    static const int /* {word} */ V_BUSY = 4;
    /** {word} init */
    int vF(void);
    """
    (tmp_path / "v.h").write_text(text, encoding=encoding)
    api = read_headers(replace(SPEC, constants=r"V_\w+"), [("vendor", tmp_path)])
    left = word.encode(encoding).decode(errors="replace")
    assert api.functions["vF"].doc == f"/** {left} init */"
    assert dict(api.enums["enum v_constants"].constants) == {"V_OK": 0, "V_BUSY": 4}


def test_constants_that_are_variables_are_read_where_a_spec_asks(tmp_path: Path) -> None:
    text = """
        static const int V_BUSY = 207001;
        const unsigned V_BIT = 1 << 5;
        static const int V_SUM = V_BUSY + 1;
        static int V_VARIABLE = 3;
        extern const int V_ELSEWHERE;
        static const int OTHER = 4;
    """
    spec = replace(SPEC, constants=r"V_\w+")
    for language in ("c", "c++"):
        api = read(tmp_path, replace(spec, language=language), v1=text)
        assert dict(api.enums["enum v_constants"].constants) == {"V_BUSY": 207001, "V_BIT": 32}


def test_a_prototype_of_the_spec_is_c_with_any_headers(tmp_path: Path) -> None:
    spec = replace(SPEC, language="c++", declare=("int vNew(vKind kind)",))
    api = read(tmp_path, spec, v1="typedef enum vKind { V_ONE } vKind;")
    assert api.functions["vNew"].params[0].decl == "vKind kind"


def test_a_companion_package_belongs_to_the_version_before_it(tmp_path: Path) -> None:
    for name in ("new", "more", "old"):
        (tmp_path / name).mkdir()
    (tmp_path / "new" / "v.h").write_text("typedef long vT; int vF(vT t);")
    (tmp_path / "more" / "vextra.h").write_text("#include <v.h>\nint vExtra(vT t);")
    (tmp_path / "old" / "v.h").write_text("typedef long vT; int vF(vT t); int vOld(vT t);")
    spec = replace(SPEC, optional=("vextra.h", "absent.h", "GL/gl.h"))
    api = read_headers(spec, [(n, tmp_path / n) for n in ("new", "more", "old")])
    assert [(f.name, f.source) for f in api.functions.values()] == [
        ("vF", "v.h of new"),
        ("vExtra", "vextra.h of more"),
        ("vOld", "v.h of old"),
    ]
    assert "GLuint" in api.typedefs


def test_a_missing_header_and_a_missing_folder_are_reported(tmp_path: Path) -> None:
    with pytest.raises(HeaderError, match=r"no absent\.h, which the spec requires"):
        read(tmp_path, replace(SPEC, files=("v.h", "absent.h")), v1="")
    with pytest.raises(HeaderError, match=r"gone: no such folder"):
        read_headers(SPEC, [("vendor", tmp_path / "gone")])


def test_the_look_up_table_is_read_off_typedef_names(tmp_path: Path) -> None:
    names = "vA_v2000 vA_v3020 vA_v7000_ptsz vB_v12000 vB_v12000_ptsz vB_v13000_ptsz vB_v13000"
    text = "".join(f"typedef int (*PFN_{name})(void);\n" for name in names.split())
    spec = replace(
        SPEC,
        lookup="v.h",
        lookup_pattern=r"PFN_(?P<base>v\w+?)_v(?P<since>\d+)(?P<per_thread>_ptsz)?",
    )
    api = read(tmp_path, spec, v1=text + "typedef int PFN_other;")
    assert api.lookups == (
        Lookup("vA", 2000, per_thread=False, symbol="vA"),
        Lookup("vA", 3020, per_thread=False, symbol="vA_v2"),
        Lookup("vA", 7000, per_thread=True, symbol="vA_v2_ptsz"),
        Lookup("vB", 12000, per_thread=False, symbol="vB"),
        Lookup("vB", 13000, per_thread=False, symbol="vB_v2"),
        Lookup("vB", 12000, per_thread=True, symbol="vB_ptsz"),
        Lookup("vB", 13000, per_thread=True, symbol="vB_v2_ptsz"),
    )
    assert list(api.typedefs) == ["PFN_other"]


def test_a_look_up_table_without_versions_in_its_names_is_reported(tmp_path: Path) -> None:
    names = ("vA_v2000", f"vB_v{'9' * 5000}", "vC_vnew", "vD_v")
    text = "".join(f"typedef int (*PFN_{name})(void);\n" for name in names)
    spec = replace(SPEC, lookup="v.h", lookup_pattern=r"PFN_(?P<base>\w+?)_v(?P<since>\w+)?")
    with pytest.raises(HeaderError) as caught:
        read(tmp_path, spec, v1=text)
    assert caught.value.problems == tuple(
        f"PFN_{name}: headers.lookup_pattern finds the base {base!r} and the version {since!r} in "
        "it; a name and a number are wanted"
        for name, base, since in (
            (names[1], "vB", "9" * 5000),
            (names[2], "vC", "new"),
            (names[3], "vD", None),
        )
    )


def again(api: ApiModel) -> str:
    """Declare a model again, with the layouts asserted."""
    lines = ["#include <stddef.h>", "#include <stdint.h>"]
    lines += [f"{key};" for key in api.records if "::" not in key]
    for enum in api.enums.values():
        constants = ", ".join(f"{name} = {value}" for name, value in enum.constants)
        lines.append(f"{enum.key} {{ {constants} }};")
    lines += [f"typedef {typedef.decl};" for typedef in api.typedefs.values()]
    for record in api.records.values():
        if "::" in record.key or not record.complete:
            continue
        stated = f"__attribute__(({record.attributes})) " if record.attributes else ""
        kind, tag = record.key.split()
        members = " ".join(f"{f.decl};" for f in record.fields)
        lines.append(f"{kind} {stated}{tag} {{ {members} }};")
        lines.append(f'_Static_assert(sizeof({record.key}) == {record.size}, "size");')
        lines.append(f'_Static_assert(_Alignof({record.key}) == {record.align}, "align");')
        lines += [
            f'_Static_assert(offsetof({record.key}, {f.name}) == {f.offset}, "{f.name}");'
            for f in record.fields
            if f.name and " : " not in f.decl
        ]
    for function in api.functions.values():
        params = ", ".join(p.decl for p in function.params) or "void"
        lines.append(f"{function.result.spelling} {function.name}({params});")
    return "\n".join(lines) + "\n"


@pytest.mark.compile
@pytest.mark.parametrize("machine", ["x86_64", "aarch64", "riscv64", "loongarch64", "powerpc64le"])
def test_the_model_compiles_alone_with_the_layouts_it_states(tmp_path: Path, machine: str) -> None:
    pytest.importorskip("ziglang")
    api = read_headers(replace(SPEC, files=("toy.h",), prefix="toy"), [("toy", TOY)])
    source = tmp_path / "again.c"
    source.write_text(again(api))
    zig = (sys.executable, "-m", "ziglang", "cc", "-target", f"{machine}-linux-gnu")
    options = ("-std=c11", "-Wall", "-Werror", "-ffreestanding", "-nostdlib", "-c")
    subprocess.run([*zig, *options, "-o", tmp_path / "again.o", source], check=True)
