"""The data that the proposals of one library share, and the choice of one rule from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from porter.contrib.draft.constants import Constants
from porter.contrib.draft.nouns import Likeness, Works
from porter.model import Function, Place, Record, Rule

_PLACE = Place("draft", 1)


@dataclass(frozen=True, slots=True)
class Context:
    """What proposals of one library share."""

    prefix: str
    likes: Mapping[str, Likeness]
    theirs: str  # the prefix of the library that is known
    constants: Constants  # ours
    works: Works
    functions: Mapping[str, Function]
    records: Mapping[str, Record]
    back: Mapping[str, str]  # their functions' names -> ours


def rule_of(function: Function, role: str, fields: Mapping[str, str]) -> Rule:
    """Make the rule of a role and its fields for one function."""
    reason = "a draft" if role == "custom" else ""
    return Rule(
        "draft", _PLACE, ("name", (function.name,)), role, tuple(sorted(fields.items())), reason
    )
