"""Admission policies of a manifest -> their decision on an object, by Google's own CEL.

The API server's libraries of functions are imitated as far as our policies use them. The tests of
a cluster ask the API server itself.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from typing import Any

from cel_expr_python import cel
from cel_expr_python.ext import ext_optional

from porter.node.claims import quantity

_DYN, _INT, _BOOL, _STRING = cel.Type.DYN, cel.Type.INT, cel.Type.BOOL, cel.Type.STRING
_OBJECT = re.compile(r"(?:JSONPatch|Object(?:\.\w+)*)\{")
_FIELD = re.compile(r"\b(op|path|value|name|resourceClaimTemplateName): ")


class DeniedError(Exception):
    """A policy refuses the object."""


def mutated(policy: dict[str, Any], reported: dict[str, Any]) -> dict[str, Any]:
    """Change an object as a mutating policy does."""
    made = copy.deepcopy(reported)
    spec = policy["spec"]
    scope = _Scope(spec, {"object": reported})
    for mutation in spec["mutations"]:
        for each in scope.value(mutation["jsonPatch"]["expression"]):
            _patch(made, each)
    return made


def validate(policy: dict[str, Any], **given: Any) -> None:
    """Let a validating policy look at a request."""
    spec = policy["spec"]
    scope = _Scope(spec, {"object": None, "oldObject": None, "request": {}} | given)
    if not all(scope.value(each["expression"]) for each in spec.get("matchConditions", [])):
        return
    for each in spec["validations"]:
        if not scope.value(each["expression"]):
            text = each.get("messageExpression")
            raise DeniedError(scope.value(text) if text else each["message"])


class _Scope:
    """The names that expressions of one policy know."""

    def __init__(self, spec: Mapping[str, Any], given: Mapping[str, Any]) -> None:
        self._data = {**given, "variables": {}}
        self._environment = cel.NewEnv(
            variables=dict.fromkeys(self._data, _DYN),
            extensions=[ext_optional.ExtOptional(), cel.CelExtension("kubernetes", _FUNCTIONS)],
        )
        for each in spec.get("variables", []):
            self._data["variables"][each["name"]] = self.value(each["expression"])

    def value(self, text: str) -> Any:
        """Evaluate an expression."""
        plain = _FIELD.sub(r'"\1": ', _OBJECT.sub("{", text))
        plain = plain.replace("lists.range(", "lists_range(")
        plain = plain.replace("jsonpatch.escapeKey(", "jsonpatch_escapeKey(")
        return self._environment.compile(plain).eval(data=self._data).plain_value()


def _patch(made: dict[str, Any], change: Mapping[str, Any]) -> None:
    *outer, last = [
        part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]
    ]
    at: Any = made
    for part in outer:
        at = at[int(part)] if isinstance(at, list) else at[part]
    if change["op"] == "remove":
        del at[last]
    elif isinstance(at, list):
        assert last == "-"
        at.append(change["value"])
    else:
        at[last] = change["value"]


def _flat(lists: Any) -> Iterator[Any]:
    for each in lists.value() if hasattr(lists, "value") else lists:
        inner = each.plain_value() if hasattr(each, "plain_value") else each
        yield from inner


def _function(name: str, kind: Any, parameters: list[Any], what: Any, *, member: bool) -> Any:
    overload = cel.Overload(
        f"{name}_of_{len(parameters)}",
        return_type=kind,
        parameters=parameters,
        is_member=member,
        impl=what,
    )
    return cel.FunctionDecl(name, [overload])


_FUNCTIONS = [
    _function("lists_range", cel.Type.List(_INT), [_INT], lambda n: list(range(n)), member=False),
    _function(
        "jsonpatch_escapeKey",
        _STRING,
        [_STRING],
        lambda key: key.replace("~", "~0").replace("/", "~1"),
        member=False,
    ),
    _function("flatten", cel.Type.List(_DYN), [_DYN], lambda each: list(_flat(each)), member=True),
    # A quantity stays its text.
    _function("quantity", _STRING, [_STRING], lambda text: text, member=False),
    _function(
        "isInteger", _BOOL, [_STRING], lambda text: quantity(text).denominator == 1, member=True
    ),
    _function("asInteger", _INT, [_STRING], lambda text: int(quantity(text)), member=True),
    _function(
        "compareTo",
        _INT,
        [_STRING, _STRING],
        lambda one, other: (quantity(one) > quantity(other)) - (quantity(one) < quantity(other)),
        member=True,
    ),
]
