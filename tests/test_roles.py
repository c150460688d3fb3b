"""Roles: the fields, macros and steps that a declaration names exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from porter.emit import templating
from porter.roles import FAMILIES, NEEDS, ROLES, RoleDef
from porter.roles.nouns import Answer, Written


def named_fields(role: RoleDef) -> Iterator[str]:
    """List the fields that the parts of a declaration name."""
    yield from filter(None, (role.hooked_with, role.suite.makes, role.suite.chosen))
    yield from (key for step in role.suite.steps for key in (*step.takes, *step.gives))
    yield from (key for factors in role.work.extents for key in factors) if role.work else ()
    yield from (key for need in role.needs for key in need.unless if key != "device")
    for call in role.simulated:
        yield from (*call.where, *filter(None, (call.zeroed,)))
        yield from (one for one in call.arguments if isinstance(one, str))
        yield from (one.field for one in call.arguments if isinstance(one, Answer))


def written(role: RoleDef) -> Iterator[Written]:
    for call in role.simulated:
        yield from (one for one in (*call.arguments, *call.first) if isinstance(one, Written))


def test_parts_of_a_role_name_its_fields() -> None:
    wrong = [
        (name, key)
        for name, role in ROLES.items()
        for key in named_fields(role)
        if key not in role.fields
    ]
    assert wrong == []


def test_macros_of_arguments_exist() -> None:
    macros = vars(templating.environment().get_template("sim/arguments.j2").module)
    used = {one.macro for role in ROLES.values() for one in written(role)}
    assert sorted(used - macros.keys()) == []
    unused = macros.keys() - used - {"defaults", "struct", "listed", "ordered"}
    assert sorted(name for name in unused if not name.startswith("_")) == []


def test_every_role_belongs_to_one_family() -> None:
    count = Counter(name for family in FAMILIES for name in family.ROLES)
    assert [name for name, times in count.items() if times > 1] == []


def test_uses_of_the_suite_belong_to_one_kind_of_call() -> None:
    """Steps of one name would replace each other."""
    steps = Counter(step.name for role in ROLES.values() for step in role.suite.steps)
    assert [name for name, times in steps.items() if times > 1] == []
    assert all(ROLES[name].hooked for name in NEEDS)


def test_every_field_has_a_help_text() -> None:
    bare = [
        (name, key)
        for name, role in ROLES.items()
        for key, one in role.fields.items()
        if not one.help
    ]
    assert bare == []
