"""What `porter new-backend` proposes, compared with what turned out right: per role, and in all.

    bench/draft.py hip                      drafted from CUDA's spec alone; specs/hip is right
    bench/draft.py acl                      the right roles are in draft_labels.yaml: so of amdgpu,
                                            hsa, vulkan and webgpu, and of nimbus, orca and tq
                                            in vendors/, which are made up
    bench/draft.py opencl                   specs/opencl is right; so any other backend
    bench/draft.py tops --headers FOLDER    a checkout's include/, of which there is no package

`right` are functions whose role was proposed without a to-do, `whole` those of them all of whose
fields came out as the same C; `open` were left to a person.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import yaml

from porter import paths
from porter.app import candidates
from porter.contrib import draft
from porter.contrib.draft import Draft, Material, Proposal
from porter.errors import PorterError
from porter.model import ApiModel, HeaderSpec, LibrarySpec, Package, Place, Rule
from porter.plan import planner
from porter.sources import fetch, headers
from porter.spec import specfiles

LABELS = Path(__file__).with_name("draft_labels.yaml")
VENDORS = Path(__file__).with_name("vendors")
_ACL = Package(
    "pypi",
    "torch-npu",
    "2.7.1",
    "f785e2e2c75d4e4dc80c33e6f389d333deed021c7a015b91aa839df4fcec75de",
    "torch_npu/include/third_party/acl/inc",
)
_HSA = Package(
    "debian",
    "libhsa-runtime-dev",
    "5.2.3-3",
    "7b5d021c2718818d597cd9439581757931ecdc8e346c1f5e7aab664793b53fb0",
    "usr/include",
    suite="bookworm",
    machine="amd64",
)
_VULKAN = Package(
    "debian",
    "libvulkan-dev",
    "1.3.239.0-1",
    "1a3dcf32a47524edfe5eef97bfdb0766fe656f4ae6c5e999291c6a7eb2f07655",
    "usr/include",
    suite="bookworm",
    machine="amd64",
)
_DRM = Package(
    "debian",
    "libdrm-dev",
    "2.4.114-1+b1",
    "073e7ac28672c7fb55141cf39ba1daa25667bd578c76dc43eb4f911b8d3a259a",
    "usr/include",
    suite="bookworm",
    machine="amd64",
)
_WEBGPU = Package(
    "pypi",
    "wgpu",
    "0.32.0",
    "6499a31b5a29a10b4f1089fea4a0806411f42605fa86b6c0b543a07ca0de8568",
    "wgpu/resources",
)
_FETCHED = {
    "amdgpu": HeaderSpec(("libdrm/amdgpu.h",), (), "amdgpu_", (_DRM,), ((),)),
    "hsa": HeaderSpec(("hsa/hsa.h", "hsa/hsa_ext_amd.h"), (), "hsa_", (_HSA,), ((),)),
    "vulkan": HeaderSpec(("vulkan/vulkan_core.h",), (), "vk", (_VULKAN,), ((),)),
    "webgpu": HeaderSpec(("webgpu.h",), (), "wgpu", (_WEBGPU,), ((),)),
}
_MADE_UP = {"nimbus": "nmb_", "orca": "Orca", "tq": "tq"}
_SAME = {"acl": "ascend"}  # its own spec must not be the one that a draft resembles
_LIBRARY = {"hip": "libamdhip64-5"}  # else a backend's first: its runtime
_QUIET = ("none", "reviewed", "passthrough")  # no role that a draft should find


@dataclass(frozen=True, slots=True)
class Case:
    """A vendor whose right answers are known."""

    api: ApiModel
    roles: dict[str, str]
    fields: dict[str, dict[str, str]]  # as C text; of a case that has a spec
    like: str | None


def main() -> None:
    """Print one case."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", help="a name of the above, or another backend")
    parser.add_argument("--headers", type=Path, help="include folder; of tops")
    parser.add_argument(
        "--wrong", action="store_true", help="list functions that got a wrong role or none"
    )
    args = parser.parse_args()
    case = _case(args.case, args.headers)
    found = draft.draft(
        Material(
            args.case,
            case.api,
            candidates.find(case.like, _SAME.get(args.case, args.case)),
            candidates.holds(case.api, draft.conventions(case.api)),
        )
    )
    _tell(args.case, case, found, wrong=args.wrong)


def _case(name: str, folder: Path | None) -> Case:
    if name == "acl":
        spec = HeaderSpec(("acl/acl.h",), (), "acl", (_ACL,), ((),), language="c++")
        return _labelled(name, replace(spec, constants=r"ACL_\w+"), _fetched(spec))
    if name == "tops":
        if folder is None:
            raise SystemExit("bench/draft.py tops: say --headers FOLDER, the one above tops/")
        spec = HeaderSpec(("tops/tops_runtime_api.h",), (), "tops", (), ((),))
        return _labelled(name, spec, [("tops", folder)])
    if name in _FETCHED:
        return _labelled(name, _FETCHED[name], _fetched(_FETCHED[name]))
    if name in _MADE_UP:
        spec = HeaderSpec((f"{name}.h",), (), _MADE_UP[name], (), ((),))
        spec = replace(spec, constants=rf"{name.upper()}_\w+")
        return _labelled(name, spec, [(name, VENDORS)])
    return _planned(name, library_of(name), "cuda" if name == "hip" else None)


def library_of(name: str) -> LibrarySpec:
    """Pick the library that is drafted of a backend."""
    libraries = specfiles.load_spec(name).libraries
    return next((one for one in libraries if one.id == _LIBRARY.get(name)), libraries[0])


def _fetched(spec: HeaderSpec) -> list[tuple[str, Path]]:
    return fetch.fetch_roots(spec.packages, paths.cache_dir(), print)


def _labelled(name: str, spec: HeaderSpec, roots: list[tuple[str, Path]]) -> Case:
    labels = yaml.safe_load(LABELS.read_text(encoding="utf-8"))[name]
    roles = {function: role for role, functions in labels.items() for function in functions}
    return Case(headers.read_headers(spec, roots), roles, {}, None)


def _planned(name: str, library: LibrarySpec, like: str | None) -> Case:
    """Take the plan of a backend's spec as the right answer."""
    api = headers.read_headers(library.headers, _fetched(library.headers))
    path = paths.data("generated") / name / library.soname / "plan.json"
    reported = json.loads(path.read_text(encoding="utf-8"))["symbols"]
    roles = {
        one["name"]: one.get("role") or ("reviewed" if one.get("rule") else "none")
        for one in reported
    }
    return Case(api, roles, {one["name"]: one.get("fields", {}) for one in reported}, like)


def _tell(name: str, case: Case, found: Draft, *, wrong: bool) -> None:
    proposed = {one.function: one for one in found.proposals}
    rows: dict[str, Counter[str]] = {}
    for function in case.api.functions:
        role = case.roles.get(function, "none")
        one = proposed.get(function)
        drafted = one.role if one and one.role and not one.todo else ""
        if drafted and drafted == role:
            rows.setdefault(role, Counter())["right"] += 1
            rows[role]["whole"] += _whole(case, one)
        elif drafted and drafted not in _QUIET:
            rows.setdefault(drafted, Counter())["wrong"] += 1
            _say(wrong, f"wrong   {function}: {drafted}, is {role}")
        if role not in _QUIET and drafted != role:
            key = "open" if one and one.todo else "missed"
            rows.setdefault(role, Counter())[key] += 1
            _say(wrong, f"{key:<7} {function}: {role}")
    print(f"{name}: {len(case.api.functions)} functions, nearest {found.nearest}")
    print("statuses:", *(f"{one.key}={one.constant}" for one in found.statuses))
    print(f"{'role':<20} right whole wrong  open missed precision recall")
    total: Counter[str] = sum(rows.values(), Counter())
    for role, row in [*sorted(rows.items()), ("all", total)]:
        print(_row(role, row, whole=bool(case.fields)))


def _say(wanted: bool, line: str) -> None:  # noqa: FBT001
    if wanted:
        print(line)


def _row(role: str, row: Mapping[str, int], *, whole: bool) -> str:
    right, wrong = row.get("right", 0), row.get("wrong", 0)
    true = right + row.get("open", 0) + row.get("missed", 0)
    precision = f"{right / (right + wrong):.2f}" if right + wrong else "-"
    recall = f"{right / true:.2f}" if true else "-"
    same = row.get("whole", 0) if whole else "-"
    counts = f"{right:>5} {same:>5} {wrong:>5} {row.get('open', 0):>5} {row.get('missed', 0):>6}"
    return f"{role:<20} {counts} {precision:>9} {recall:>6}"


def _whole(case: Case, one: Proposal | None) -> bool:
    """Return whether the proposed fields become the same C as the right ones."""
    if one is None or one.function not in case.fields:
        return False
    rule = Rule(
        "draft", Place("draft", 1), ("name", (one.function,)), one.role, one.fields, "a draft"
    )
    library = specfiles.load_spec("cuda").libraries[0]
    library = replace(library, rules=(rule,), statuses=(("type", "int"),), results=())
    planned, _ = planner.attempt(library, case.api, ())
    texts = next(dict(p.fields) for p in planned.symbols if p.symbol.name == one.function)
    return texts == case.fields[one.function]


if __name__ == "__main__":
    try:
        main()
    except PorterError as error:
        raise SystemExit(str(error)) from error
