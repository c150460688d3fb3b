"""A spec file's text -> the same values in at most 160 columns. Knows how YAML is laid out.

A rule stands on one line. One that is too long has one field per line; a field that is too long is
wrapped. Comments stay where they are. Values do not change: the result is read and compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import yaml

from porter.errors import SpecError
from porter.spec import document

WIDTH = 160
_LINE = re.compile(r"( *)((?:- )?)((?:[\w.-]+|'(?:[^']|'')+'): )?(.+)")
_STEP = 2  # of indentation


def formatted(text: str, file: str) -> str:
    """Lay out a spec file; `file` is its name in messages."""
    before = document.read(text, file)
    lines: list[str] = []
    for line, literal in _joined(text):
        lines += [line] if literal else _laid(line.rstrip())
    result = "\n".join(lines).strip("\n") + "\n"
    if document.read(result, file).value != before.value:
        raise SpecError(f"{file}: formatting would change its values; please report this file")
    return result


def _joined(text: str) -> Iterator[tuple[str, bool]]:
    """Undo earlier wrapping: a flow collection or quoted scalar of several lines becomes one.

    Yield each line, and whether it is part of a literal text, which stays as it is.
    """
    lines = text.splitlines()
    done = 0
    for first, last, literal in sorted(_spans(text), key=lambda span: (span[0], -span[1])):
        if first < done:
            continue
        yield from ((line, False) for line in lines[done:first])
        rest = lines[first + 1 : last + 1]
        if literal:
            yield lines[first], False
            yield from ((line, True) for line in rest)
        else:
            yield " ".join([lines[first].rstrip(), *(line.strip() for line in rest)]), False
        done = last + 1
    yield from ((line, False) for line in lines[done:])


def _spans(text: str) -> Iterator[tuple[int, int, bool]]:
    """List the first and last lines of literal texts, and of values that can be joined.

    A value with a comment or an empty line in it cannot be joined.
    """
    lines = text.splitlines()
    opened: list[int] = []
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        if event.start_mark is None or event.end_mark is None:
            continue
        first, last = event.start_mark.line, event.end_mark.line
        if isinstance(event, yaml.CollectionStartEvent):
            opened.append(first if event.flow_style else -1)
            continue
        if isinstance(event, yaml.CollectionEndEvent):
            first = opened.pop()
        elif not isinstance(event, yaml.ScalarEvent):
            continue
        elif event.style in ("|", ">"):
            yield first, last - (event.end_mark.column == 0), True
            continue
        inside = lines[first : last + 1]
        if 0 <= first < last and all(
            line.strip() and not re.search(r"(^|\s)#", line) for line in inside
        ):
            yield first, last, False


def _laid(line: str) -> Iterator[str]:
    """Lay out one line, which holds a comment, a value, or the beginning of a block."""
    found = _LINE.fullmatch(line)
    if len(line) <= WIDTH or not found:
        yield line
        return
    indent, dash, key, value = found[1], found[2], found[3] or "", found[4]
    if value.startswith("#"):
        yield from _wrapped(f"{indent}# ", value.lstrip("# "), f"{indent}# ")
        return
    value, comment = _split(value)
    if comment:
        yield f"{indent}{comment}"
    head, below = f"{indent}{dash}{key}", indent + " " * len(dash)
    inner, wrapped = below + " " * _STEP * bool(key), below + " " * _STEP
    node = yaml.compose(value, Loader=yaml.SafeLoader)
    if len(head + value) <= WIDTH or not isinstance(node, yaml.CollectionNode):
        yield from _wrapped(head, value, wrapped)
        return
    parts = _parts(node, value)
    mapping = isinstance(node, yaml.MappingNode)
    if not mapping and all(isinstance(each, yaml.ScalarNode) for each in node.value):
        yield from _wrapped(
            f"{head}[", ", ".join(parts) + "]", f"{indent}{' ' * len(dash)}{' ' * _STEP}"
        )
        return
    if key:
        yield head.rstrip()
    for number, part in enumerate(parts):
        start = head if not key and not number else inner
        yield from _laid(f"{start}{'' if mapping else '- '}{part}")


def _split(value: str) -> tuple[str, str]:
    """Separate a value from the comment behind it."""
    node = yaml.compose(value, Loader=yaml.SafeLoader)
    end = node.end_mark.index if node else len(value)
    return value[:end].rstrip(), value[end:].strip()


def _parts(node: yaml.CollectionNode, text: str) -> list[str]:
    """Cut a flow collection into the texts of its elements."""
    items = node.value
    if isinstance(node, yaml.MappingNode):
        starts = [(key.start_mark.index, value.end_mark.index) for key, value in items]
    else:
        starts = [(each.start_mark.index, each.end_mark.index) for each in items]
    return [text[first:last] for first, last in starts]


def _wrapped(head: str, text: str, indent: str) -> Iterator[str]:
    """Wrap a text at single spaces; a longer word stays whole."""
    line = head
    words = re.split(r"(?<=[^ ]) (?=[^ ])", text)
    for word, following in pairwise([*words, ""]):
        line += word
        if following and len(line) + 1 + len(following) > WIDTH:
            yield line
            line = indent
        elif following:
            line += " "
    yield line
