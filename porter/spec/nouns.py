"""A checked model of a file -> its nouns. The only module that knows both."""

from __future__ import annotations

from dataclasses import replace

from porter.model import ArgNote, Decline, HeaderSpec, LibrarySpec, Package, Rule
from porter.spec import language
from porter.spec.file import SpecFile
from porter.spec.language import HeadersModel, LibraryModel, PackageModel, RuleModel
from porter.spec.matching import renamed

_OF_ONE = {  # a key of a file -> a field of a library
    "status": ("statuses", "status_parameter"),
    "results": ("results", "failures"),
    "define": ("defines",),
} | {
    key: (key,)
    for key in (
        *("behind", "context_owners", "default_streams", "device_handle", "device_owners"),
        *("family_suffixes",),
        *("frequent", "layers", "loader", "port", "refused", "stream_owners"),
        *("table_types", "visibility"),
    )
}


def library_spec(
    model: LibraryModel, file: SpecFile, rules: tuple[Rule, ...], parent: LibrarySpec | None
) -> LibrarySpec:
    """Make a library of its file and its rules, inherited ones among them.

    One without headers is its parent by other names: keys that it leaves out are inherited.
    """
    own = _own(model, file, rules)
    if model.headers or parent is None:
        return own
    renames = tuple((rename.from_, rename.to) for rename in model.rename)
    steps = (*parent.headers.renames, renames)
    left_out = [key for key in _OF_ONE if key not in model.model_fields_set]
    same = {name: getattr(parent, name) for key in left_out for name in _OF_ONE[key]}
    if "frequent" in same:
        same["frequent"] = tuple(renamed(name, renames) for name in parent.frequent)
    borrowed = replace(parent.headers, borrowed=True, renames=steps)
    return replace(own, headers=borrowed, **same)


def _own(model: LibraryModel, file: SpecFile, rules: tuple[Rule, ...]) -> LibrarySpec:
    headers = model.headers or HeadersModel(files=("none",))
    return LibrarySpec(
        id=model.id,
        soname=model.soname,
        aliases=model.aliases,
        headers=HeaderSpec(
            files=headers.files,
            optional=headers.optional,
            prefix=headers.prefix,
            packages=tuple(map(_package, headers.packages)),
            passes=headers.passes,
            lookup=headers.lookup,
            lookup_pattern=headers.lookup_pattern,
            language=headers.language,
            declare=headers.declare,
            constants=headers.constants,
            drift=tuple(map(_package, headers.drift)),
        ),
        exports=model.exports,
        packages=tuple(map(_package, model.packages)),
        statuses=tuple(
            (key, text)
            for key, text in (
                model.status.model_dump(exclude={"parameter"}).items() if model.status else ()
            )
            if text
        ),
        results=tuple((ctype, r.absent, r.no_driver) for ctype, r in model.results.items()),
        device_handle=model.device_handle,
        visibility=model.visibility,
        port=model.port,
        rules=rules,
        place=file.place(("id",), within=()),
        family_suffixes=model.family_suffixes,
        status_parameter=model.status.parameter if model.status else "",
        failures=tuple((ctype, r.failed) for ctype, r in model.results.items() if r.failed),
        device_owners=tuple(model.device_owners.items()),
        stream_owners=tuple(model.stream_owners.items()),
        context_owners=tuple(model.context_owners.items()),
        behind=tuple(model.behind.items()),
        refused=model.refused,
        layers=model.layers,
        defines=tuple(model.define.items()),
        loader=model.loader,
        default_streams=tuple(model.default_streams.items()),
        frequent=model.frequent,
        table_types=tuple((table.from_, table.to) for table in model.table_types),
        todo=model.todo,
        beneath=model.beneath,
        image=model.image,
        declines=tuple(Decline(**one.model_dump()) for one in model.declines),
    )


def read_rule(model: RuleModel, file: SpecFile, number: int) -> Rule:
    """Make the rule that stands at this place of a file."""
    kind = next(key for key in language.MATCHES if getattr(model, key) is not None)
    patterns = getattr(model, kind)
    return Rule(
        id=model.id,
        place=file.place(("rules", number)),
        match=(kind, (patterns,) if isinstance(patterns, str) else patterns),
        role=model.role,
        fields=tuple(sorted((model.model_extra or {}).items())),
        reason=model.reason,
        reviewed=model.reviewed,
        since=model.since,
        until=model.until,
        args=tuple((name, ArgNote(**arg.model_dump())) for name, arg in sorted(model.args.items())),
        optional=model.optional,
        todo=model.todo,
        example=tuple(model.example.items()),
        makes=model.makes,
        untested=model.untested,
    )


def _package(model: PackageModel) -> Package:
    return Package(**model.model_dump())
