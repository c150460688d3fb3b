"""A checked model of a file -> its nouns. The only module that knows both."""

from __future__ import annotations

from porter import language
from porter.language import LibraryModel, PackageModel, RuleModel
from porter.model import ArgNote, HeaderSpec, LibrarySpec, Package, Place, Rule
from porter.specs.file import SpecFile


def library_spec(model: LibraryModel, file: SpecFile, rules: tuple[Rule, ...]) -> LibrarySpec:
    """Make a library of its file and its rules, inherited ones among them."""
    headers = model.headers
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
            for key, text in model.status.model_dump(exclude={"parameter"}).items()
            if text
        ),
        results=tuple((ctype, r.absent, r.no_driver) for ctype, r in model.results.items()),
        device_handle=model.device_handle,
        visibility=model.visibility,
        port=model.port,
        rules=rules,
        place=Place(file.stable, file.line(("id",))),
        family_suffixes=model.family_suffixes,
        status_parameter=model.status.parameter,
        failures=tuple((ctype, r.failed) for ctype, r in model.results.items() if r.failed),
        device_owners=tuple(model.device_owners.items()),
        behind=tuple(model.behind.items()),
        defines=tuple(model.define.items()),
        loader=model.loader,
        default_streams=tuple(model.default_streams.items()),
        frequent=model.frequent,
        table_types=tuple((table.from_, table.to) for table in model.table_types),
        todo=model.todo,
    )


def read_rule(model: RuleModel, file: SpecFile, number: int) -> Rule:
    """Make the rule that stands at this place of a file."""
    kind = next(key for key in language.MATCHES if getattr(model, key) is not None)
    patterns = getattr(model, kind)
    return Rule(
        id=model.id,
        place=Place(file.stable, file.line(("rules", number))),
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
