"""Files -> findings against the project's language rules: python tests/prose.py [FILE…].

It reads Markdown, comments, docstrings, messages, command-line help and names of tests. It prints
each finding of the named files, or the number of findings per rule and part of the tree.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORDS_OF_A_SENTENCE = 30
WORDS_OF_A_SECTION = 300
COLUMNS = 120

# ruff: noqa: ISC004 Each rule: its name, its pattern, and a better wording.
RULES = {
    "actor": (
        r"\b(?:whoever|whomever|whosever|whatever)\b"
        r"|(?:\b(?P<before>[\w']+) )?\b(?:who|whom)\b|(?:^|[.;:!?] )whose\b",
        "name the actor: the tenant, the process, the thread",
    ),
    "unnamed": (
        r"\bwhat (?:is|are|was|were|it|they|this|that|he|she|one|has|had|a|an|the|each|other|others"
        r"|comes|came|follows|takes|took|waits|runs|ran|looks|lies|stands|depends|no|only|those)\b",
        "name the thing: in-flight work, duration, estimate",
    ),
    "told": (
        r"\b(?:told|untold|said|unsaid|(?:speaks?|spoken|spoke) (?:of|for)|tells?)\b",
        "report, configured, match, return",
    ),
    "nobody": (
        r"\b(?:nobody|somebody|anybody|everybody|noone|someone|anyone|everyone)\b",
        "no tenant, another process, any thread",
    ),
    "archaic": (r"\b(?:beside|till|nor|but for)\b", "concurrently, next to, until, except"),
    "quantity": (
        r"\bso (?:many|much|long|often|far|little|few)\b(?! as\b)(?!,)(?! that\b)",
        "the named limit",
    ),
    "gone": (
        r"\b(?-i:[Gg]oes|[Gg]one)\b(?! (?:to|into|through|from|in|on|around|past|via)\b)",
        "destroyed, freed, ended",
    ),
}
KINDS = (*RULES, "fragment", "sentence", "width", "section")


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, message or name, and the line that it begins at."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One place that breaks a rule."""

    line: int
    kind: str
    text: str


_PATTERNS = {name: re.compile(pattern, re.IGNORECASE) for name, (pattern, _) in RULES.items()}
# "An engineer who …" names the actor.
_PERSON = re.compile(
    r"people|(?:person|user|reader|engineer|operator|author|contributor|maintainer|attacker)s?",
    re.IGNORECASE,
)
_WORD = re.compile(r"[A-Za-z][\w'-]*")
_CODE = re.compile(r"``.+?``|`[^`]*`|https?://\S+|\{[^{}]*\}|%[-0-9.*]*[a-zA-Z]")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)", re.DOTALL)


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", _CODE.sub(" x ", _LINK.sub(r"\1", text)).replace("*", "")).strip()


def _of_words(text: Text) -> Iterator[Finding]:
    plain = _plain(text.text)
    for kind, pattern in _PATTERNS.items():
        for match in pattern.finditer(plain):
            before = match.groupdict().get("before")
            if not (before and _PERSON.fullmatch(before)):
                yield Finding(text.line, kind, match.group())


def _of_sentences(text: Text) -> Iterator[Finding]:
    for sentence in re.split(r"(?<=[.!?:])\s+", _plain(text.text)):
        count = len(_WORD.findall(sentence))
        if count > WORDS_OF_A_SENTENCE:
            yield Finding(text.line, "sentence", f"{count} words: {sentence[:60]}…")


def _in_texts(texts: Iterator[Text], *, sentences: bool = True) -> Iterator[Finding]:
    for text in texts:
        yield from _of_words(text)
        if sentences:
            yield from _of_sentences(text)


def _unfenced(source: str) -> Iterator[tuple[int, str]]:
    """Give each line with its number; lines of code blocks are empty."""
    fenced = False
    for number, line in enumerate(source.splitlines(), 1):
        fence = line.lstrip().startswith("```")
        fenced ^= fence
        yield number, "" if fenced or fence else line


def _sections(lines: list[tuple[int, str]]) -> Iterator[Finding]:
    """Count the words between headings; tables are reference, not prose."""
    begins, count = 1, 0
    for number, line in [*lines, (len(lines) + 1, "#")]:
        if line.startswith("#"):
            if count > WORDS_OF_A_SECTION:
                yield Finding(begins, "section", f"{count} words without a subheading")
            begins, count = number, 0
        elif not line.lstrip().startswith("|"):
            count += len(_WORD.findall(line))


def _markdown(source: str) -> Iterator[Finding]:
    """Look at paragraphs, list items and cells of tables; code blocks are left out."""
    lines = list(_unfenced(source))
    prose: list[tuple[int, str]] = []
    texts: list[Text] = []
    for number, line in lines:
        if line.startswith("#"):
            texts.append(Text(number, line.lstrip("# ")))
        elif line.lstrip().startswith("|"):
            cells = re.split(r"(?<!\\)\|", _CODE.sub("x", line))
            texts += [Text(number, cell) for cell in cells]
        else:
            if re.match(r"\s*(?:[-*]|\d+\.) ", line):
                texts += _joined(prose)
                prose = []
            prose.append((number, line))
            if len(line) > COLUMNS:
                yield Finding(number, "width", f"{len(line)} columns")
    texts += _joined(prose)
    yield from _sections(lines)
    yield from _in_texts(iter(texts))


# An item of a list, or a row of a table: "NAME<tab>its meaning", "name   its meaning".
_ROW = re.compile(r"[-*] |\S.*?(?:\t| {2,})\S")


def _joined(lines: list[tuple[int, str]]) -> Iterator[Text]:
    """Put lines that follow each other into paragraphs; each row of a table is one of its own."""
    held: list[str] = []
    begun = last = 0
    for number, line in lines:
        if held and (number != last + 1 or not line.strip() or _ROW.match(line.strip())):
            yield Text(begun, " ".join(held))
            held = []
        if line.strip():
            begun = begun if held else number
            held.append(line.strip())
        last = number
    if held:
        yield Text(begun, " ".join(held))


def _wide(lines: list[tuple[int, int]]) -> Iterator[Finding]:
    for number, columns in lines:
        if columns > COLUMNS:
            yield Finding(number, "width", f"{columns} columns")


def _docstrings(tree: ast.AST) -> dict[int, str]:
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text and isinstance(first := node.body[0], ast.Expr):
                found[first.value.lineno] = text
    return found


def _python_comments(source: str) -> Iterator[Text]:
    """Give comments; one behind code is a text of its own."""
    lines: list[tuple[int, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or re.match(r"#\s*(?:noqa|type:)", token.string):
            continue
        comment = token.string.lstrip("#! ")
        if token.line[: token.start[1]].strip():
            yield Text(token.start[0], comment)
        else:
            lines.append((token.start[0], comment))
    yield from _joined(lines)


def _messages(tree: ast.AST, docs: Container[int]) -> Iterator[Text]:
    """Give strings with words, as a user may see them."""
    formatted = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in formatted for part in node.values}
    for node in formatted:
        values = (str(p.value) if isinstance(p, ast.Constant) else " x " for p in node.values)
        yield Text(node.lineno, "".join(values))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in parts or node.lineno in docs:
            continue
        if isinstance(node.value, str):
            yield Text(node.lineno, node.value)


def _python(source: str, *, messages: bool) -> Iterator[Finding]:
    """Look at comments, docstrings, names of tests and, outside of tests, strings with words."""
    tree = ast.parse(source)
    docs = _docstrings(tree)
    texts = list(_python_comments(source))
    for line, text in docs.items():
        texts += [Text(line, one.text) for one in _joined(list(enumerate(text.splitlines())))]
    if messages:
        found = _messages(tree, docs)
        texts += [
            one for one in found if len(one.text.split()) > 2 and "\n" not in one.text.strip()
        ]
    yield from _in_texts(iter(texts))
    names = (
        Text(node.lineno, node.name.replace("_", " "))
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    yield from _in_texts(names, sentences=False)


_LIKE_C = (".c", ".h", ".j2", ".S", ".cu", ".go", ".pml")  # comments are as in C

# Comments, and the strings in which a comment cannot begin.
_C_COMMENT = re.compile(
    r"""/\*.*?\*/|//[^\n]*|\{#.*?#\}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'""", re.DOTALL
)
_C_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def _c(source: str) -> Iterator[Finding]:
    """Look at comments and at strings with words."""
    texts = []
    widths = []
    trailing: list[tuple[int, str]] = []
    lines = source.splitlines()
    for match in _C_COMMENT.finditer(source):
        if match.group()[0] in "\"'":
            continue
        line = source.count("\n", 0, match.start()) + 1
        body = re.sub(r"^(?:/\*+|//+|\{#-?)|(?:\*+/|-?#\})$", "", match.group())
        rows = [re.sub(r"^\s*\* ?", "", row) for row in body.splitlines()]
        texts += list(_joined(list(enumerate(rows, line))))
        widths += [
            (at, len(lines[at - 1].expandtabs(8))) for at in range(line, line + len(rows) or 1)
        ]
        head = lines[line - 1][: match.start() - (source.rfind("\n", 0, match.start()) + 1)]
        if head.strip() and "\n" not in match.group():
            trailing.append((line, body.strip()))
    for line, text in trailing:
        if re.search(r"(?:[,;:]|\b(?:and|or|but|which|of|than|that))$", text):
            yield Finding(line, "fragment", text[-40:])
    bare = _C_COMMENT.sub(
        lambda m: m.group() if m.group()[0] == '"' else "\n" * m.group().count("\n"), source
    )
    for match in _C_STRING.finditer(bare):
        text = match.group(1).replace("\\n", " ")
        if len(text.split()) > 2:
            texts.append(Text(bare.count("\n", 0, match.start()) + 1, text))
    yield from _in_texts(iter(texts))
    yield from _wide(sorted(set(widths)))


def _hashed(source: str) -> Iterator[Finding]:
    """Look at comments of YAML and shell."""
    comments, behind, widths = [], [], []
    for number, line in enumerate(source.splitlines(), 1):
        found = re.search(r"(?:^|\s)#(?!!)\s?(.*)", line)
        if found and line[: found.start()].strip():
            behind.append(Text(number, found[1]))
        elif found:
            comments.append((number, found[1]))
            widths.append((number, len(line)))
    yield from _in_texts(iter(behind))
    yield from _in_texts(_joined(comments))
    yield from _wide(widths)


# The keys of a spec whose values are sentences, which commands print.
_SENTENCE = re.compile(r"\b(?:reason|reviewed|todo|untested|why): *'((?:[^']|'')*)'")


def _spec(source: str) -> Iterator[Finding]:
    """Look at the texts of a spec; a sentence may continue on the next line."""
    for match in _SENTENCE.finditer(source):
        line = source.count("\n", 0, match.start()) + 1
        yield from _in_texts(iter([Text(line, match[1])]), sentences=False)


def findings(path: Path) -> list[Finding]:
    """List all findings of one file, in the order of their lines."""
    source = path.read_text()
    name = path.relative_to(ROOT).as_posix()
    if path.suffix == ".md":
        found = _markdown(source)
    elif path.suffix == ".py":
        found = _python(source, messages=not name.startswith("tests/"))
    elif path.suffix in _LIKE_C:
        found = _c(source)
    else:
        found = _hashed(source)
    if name.startswith("specs/"):
        found = chain(found, _spec(source))
    return sorted(found, key=lambda one: (one.line, one.kind, one.text))


def files() -> list[Path]:
    """List every file of the tree that people write text in."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    kinds = (".md", ".py", ".yaml", ".yml", ".sh", ".toml", ".service", *_LIKE_C)
    named = {".ci/run", ".ci/release-check", ".editorconfig", ".gitattributes", "Containerfile"}
    # Files that porter writes, and inputs of tests that imitate a vendor, are left out.
    inputs = ("generated/", "tests/data/")
    names = [n for n in listed if n.endswith(kinds) or n in named or Path(n).name in named]
    return [ROOT / n for n in names if not n.startswith(inputs) and (ROOT / n).is_file()]


def counts() -> dict[str, Counter[str]]:
    """Count findings by file and rule; files without any are left out."""
    found = {p.relative_to(ROOT).as_posix(): Counter(f.kind for f in findings(p)) for p in files()}
    return {name: counter for name, counter in sorted(found.items()) if counter}


def main() -> None:
    """Print findings, or their numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    for path in options.files:
        for one in findings(path.resolve()):
            hint = f"  ({RULES[one.kind][1]})" if one.kind in RULES else ""
            print(f"{path}:{one.line}: {one.kind}: {one.text}{hint}")  # noqa: T201
    if options.files:
        return
    now = counts()
    areas: dict[str, Counter[str]] = {}
    for name, counter in now.items():
        first = name.split("/", maxsplit=1)[0]
        areas.setdefault(first if "/" in name else "top", Counter()).update(counter)
    print(f"{'':12}" + "".join(f"{kind:>10}" for kind in KINDS) + "     total")  # noqa: T201
    for area, counter in [*areas.items(), ("all", sum(areas.values(), Counter()))]:
        row = "".join(f"{counter[kind]:>10}" for kind in KINDS)
        print(f"{area:12}{row}{counter.total():>10}")  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
