"""The Helm chart and the user's values -> manifests.

It reads the part of Helm's template language that the chart uses: values, `toJson`, `if`, `if not`
and `range`. Anything else in a template is an error.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from porter import paths
from porter.errors import PorterError

NAMESPACE = "porter"
_FIRST = "namespace.yaml"  # the other objects lie in it
_FOLDERS = "folders"  # the one value whose parts have names of ours
_TAG = re.compile(r"\{\{(-?)\s*(.*?)\s*(-?)\}\}")
_VALUE = re.compile(r"(?P<path>\.|(\.\w+)+)(?P<json> \| toJson)?")
_BLOCK = re.compile(r"(?P<verb>if|range)(?P<negated> not)? (?P<path>(\.\w+)+)")
_END = "end"
_Part = str | tuple[str, list[Any]]  # a text, or a tag with the parts of its block


def manifests(namespace: str, values: Mapping[str, Any]) -> str:
    """Render all manifests of the chart; `values` replace its defaults."""
    folder = paths.data("deploy") / "helm/porter"
    defaults = yaml.safe_load((folder / "values.yaml").read_text(encoding="utf-8"))
    _check(defaults, values)
    scope = {"Values": joined(defaults, values), "Release": {"Namespace": namespace}}
    files = sorted(
        (folder / "templates").glob("*.yaml"), key=lambda path: (path.name != _FIRST, path.name)
    )
    texts = [render(path.read_text(encoding="utf-8"), scope).strip("\n") for path in files]
    return "\n---\n".join(text for text in texts if text.strip()) + "\n"


def assigned(texts: Sequence[str]) -> dict[str, Any]:
    """Read values that are written as NAME.NAME=VALUE, as YAML words the value."""
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        *outer, last = name.split(".")
        if not (equals and all((*outer, last))):
            raise PorterError(f"--set: {text!r} assigns nothing, allowed is NAME=VALUE")
        inner = found
        for part in outer:
            inner = inner.setdefault(part, {})
        try:
            inner[last] = yaml.safe_load(value)
        except yaml.YAMLError as error:
            raise PorterError(f"--set: {text!r}: {value!r} is no YAML: {error}") from error
    return found


def loaded(file: Path) -> dict[str, Any]:
    """Read a file of values."""
    try:
        found = yaml.safe_load(file.read_text(encoding="utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise PorterError(f"{file}: is no YAML: {error}") from error
    if not isinstance(found, dict):
        raise PorterError(f"{file}: holds no mapping, allowed are the names of values.yaml")
    return found


def joined(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Join two sets of values; where both have one, the second one's holds."""
    made = dict(first)
    for name, value in second.items():
        former = made.get(name)
        both = isinstance(former, Mapping) and isinstance(value, Mapping)
        made[name] = joined(former or {}, value) if both else value
    return made


def render(template: str, scope: Mapping[str, Any]) -> str:
    """Fill in one template."""
    return "".join(_filled(_parts(_tokens(template), None), scope))


def _check(defaults: Mapping[str, Any], given: Mapping[str, Any], where: str = "") -> None:
    """Refuse values that no template reads, and values of another kind than the default."""
    for name, value in given.items():
        if name not in defaults:
            allowed = ", ".join(f"{where}{each}" for each in defaults)
            raise PorterError(f"value {where}{name} is not known, allowed: {allowed}")
        default = defaults[name]
        if type(value) is not type(default):
            raise PorterError(
                f"value {where}{name}: {value!r} is not allowed, the default is {default!r}"
            )
        if name == _FOLDERS:
            _check(default, value, f"{name}.")


def _tokens(template: str) -> Iterator[tuple[bool, str]]:
    """Split a template into texts and tags; a tag's dash removes blanks and line ends there."""
    at, trims = 0, False
    for tag in _TAG.finditer(template):
        text = template[at : tag.start()]
        text = text.lstrip() if trims else text
        yield False, text.rstrip() if tag[1] else text
        yield True, tag[2]
        at, trims = tag.end(), bool(tag[3])
    yield False, template[at:].lstrip() if trims else template[at:]


def _parts(tokens: Iterator[tuple[bool, str]], block: str | None) -> list[_Part]:
    parts: list[_Part] = []
    for is_tag, text in tokens:
        if not is_tag:
            parts.append(text)
        elif text == _END and block is not None:
            return parts
        elif _BLOCK.fullmatch(text):
            parts.append((text, _parts(tokens, text)))
        elif _VALUE.fullmatch(text):
            parts.append((text, []))
        else:
            raise PorterError(f"{{{{ {text} }}}}: no tag that porter reads")
    if block is not None:
        raise PorterError(f"{{{{ {block} }}}}: has no end")
    return parts


def _filled(parts: list[_Part], scope: Any) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
            continue
        text, inner = part
        if block := _BLOCK.fullmatch(text):
            value = _found(block["path"], scope)
            if block["verb"] == "range":
                for each in value:
                    yield from _filled(inner, each)
            elif bool(value) is not bool(block["negated"]):
                yield from _filled(inner, scope)
        elif tag := _VALUE.fullmatch(text):
            value = _found(tag["path"], scope)
            plain = isinstance(value, str) and not tag["json"]
            yield value if plain else json.dumps(value)


def _found(path: str, scope: Any) -> Any:
    value = scope
    for name in filter(None, path.split(".")):
        if not isinstance(value, Mapping) or name not in value:
            raise PorterError(f"{path}: no value has this name here")
        value = value[name]
    return value
