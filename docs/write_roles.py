"""Write docs/reference/roles.md from the declarations in porter/roles. It takes no options."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from porter import paths
from porter.roles import FAMILIES, FieldDef, Need, Phase, RoleDef
from porter.roles.nouns import Answer, SimCall, Written

PAGE = Path(__file__).resolve().parent / "reference" / "roles.md"
INTRODUCTION = (
    "The meanings that a rule can give to a call. `python docs/write_roles.py` writes this page "
    "from the declarations in `porter/roles/`."
)
TERMS = (
    (
        "*Hooked*: the shim intercepts the call. Other roles are forwarded; they describe the call "
        "to the simulated device."
    ),
    (
        "A field is *required* or *optional*. Its [kind](../spec.md#kinds-of-fields) says which "
        "expression it takes."
    ),
    (
        "*before*: the field is read before the vendor's call. *after*: it is read once the call "
        "has succeeded."
    ),
    "*The core's functions* are those that the hook calls, of `backends/core/role.h`.",
    (
        "*Simulated as* names the function of `backends/sim/sim.h`. An argument in brackets is "
        "worked out from the fields, and one with an arrow is an output."
    ),
)
_CALL = re.compile(r"\b(role_\w+)\(")
_INCLUDE = re.compile(r'{%-? *(?:include|import|from) +"roles/(\w+)\.j2"')


def page() -> str:
    """Write the whole page."""
    terms = "".join(f"{_wrapped(term, '- ')}\n" for term in TERMS)
    families = (text for family in FAMILIES for text in _family(family))
    return "\n".join(("# Roles\n", f"{_wrapped(INTRODUCTION)}\n", terms, *families))


def _family(family: ModuleType) -> Iterator[str]:
    yield f"## {family.__name__.rpartition('.')[2].capitalize()}\n"
    yield f"{family.__doc__}\n"
    for name, role in family.ROLES.items():
        yield from _role(name, role)


def _role(name: str, role: RoleDef) -> Iterator[str]:
    yield f"### {name}\n"
    end = "" if role.help.endswith("?") else "."
    yield f"{_wrapped(role.help[0].upper() + role.help[1:] + end)}\n"
    yield "".join(f"{_wrapped(line, '- ')}\n" for line in _lines(name, role))
    if role.fields:
        yield "| field | kind | | read | meaning |\n|---|---|---|---|---|"
        yield "".join(f"{_row(key, field)}\n" for key, field in role.fields.items())


def _lines(name: str, role: RoleDef) -> Iterator[str]:
    yield _hooked(role)
    if role.by_status:
        yield (
            "The hook refuses by the call's status: a function that returns a pointer cannot have "
            "this role."
        )
    core = sorted(_core(name)) if role.hooked or role.hooked_with or role.hooked_with_role else ()
    if core:
        yield f"The core's functions: {_codes(core)}."
    yield from map(_need, role.needs)
    calls = [_simulated(call) for call in role.simulated]
    if calls:
        yield f"Simulated as {', or '.join(calls)}."
    used = ([role.suite.use.value] if role.suite.use else []) + [
        f"takes a step `{step.name}`" for step in role.suite.steps
    ]
    if used:
        yield f"The conformance suite {', and '.join(used)}."


def _wrapped(line: str, mark: str = "") -> str:
    wrapper = textwrap.TextWrapper(118, break_long_words=False, break_on_hyphens=False)
    wrapper.initial_indent, wrapper.subsequent_indent = mark, " " * len(mark)
    return wrapper.fill(line)


def _hooked(role: RoleDef) -> str:
    if role.hooked:
        return "Hooked."
    if role.hooked_with:
        return f"Hooked where the rule has `{role.hooked_with}`."
    if role.hooked_with_role:
        return f"Hooked where the library has a rule with the role `{role.hooked_with_role}`."
    return "Forwarded."


def _core(name: str) -> set[str]:
    """Find the core's functions in the template of a role's hook, and in those that it includes."""
    if name == "_shape":  # what hooks have in common
        return set()
    text = (paths.data("templates") / "roles" / f"{name}.j2").read_text(encoding="utf-8")
    inner = (_core(part) for part in _INCLUDE.findall(text))
    return set(_CALL.findall(text)).union(*inner)


def _need(need: Need) -> str:
    functions = _codes(need.functions, " and " if need.every else " or ")
    unless = [f"the rule has `{key}`" for key, words in need.unless.items() if not words]
    unless += [f"`{key}` is {_codes(words, ' or ')}" for key, words in need.unless.items() if words]
    if need.unless_role:
        role, _, field = need.unless_role.partition(".")
        unless.append(f"each `{role}` has `{field}`")
    condition = f", in a library with `{need.with_role}`" if need.with_role else ""
    condition += f", unless {' or '.join(unless)}" if unless else ""
    instead = f" Alternative: {need.instead}." if need.instead else ""
    measured = "" if need.enforces else " (*unmeasured*: listed, exit 0)"
    return (
        f"The port has to define {functions}{condition}. "
        f"Otherwise {need.without}{measured}.{instead}"
    )


def _simulated(call: SimCall) -> str:
    if not call.function:
        return f"the error `{call.error}`" if call.error else "success"
    text = f"`sim_{call.function}({', '.join(map(_argument, call.arguments))})`"
    return f"{text} with {_codes(call.where, ' and ')}" if call.where else text


def _argument(argument: str | Answer | Written) -> str:
    if isinstance(argument, Answer):
        return f"→ {argument.field}"
    return f"[{argument.macro}]" if isinstance(argument, Written) else argument


def _row(key: str, field: FieldDef) -> str:
    words = f"{_codes(field.words)}: " if field.words else ""
    meaning = f"{words}{field.help}".removesuffix(": ").replace("|", "\\|")
    needed = "required" if field.required else "optional"
    phase = "after" if field.phase is Phase.AFTER else "before"
    return f"| `{key}` | {field.kind} | {needed} | {phase} | {meaning} |"


def _codes(words: tuple[str, ...] | list[str], last: str = ", ") -> str:
    return last.join(f"`{word}`" for word in words)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
