"""Libraries, a share and a tenant's folder -> what puts a container under it. Pure."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass
from enum import StrEnum
from pathlib import PurePosixPath as Path

from porter.errors import PorterError
from porter.runtime import mountscript, terms
from porter.runtime.terms import Sharing

CONFIG = Path("/etc/porter/quota.conf")  # where the shims look when nothing names another file
REAL = Path("/usr/local/porter/real")
STATE = Path("/run/porter")
LEASES = STATE / ".devices"  # where the shims look when nothing names another folder
_TERM = re.compile(r"(memory|compute)(\..*)?|policy|weight|priority")  # a key that limits something
_COMMENT = re.compile(r"(^|\s)#.*")
# Of the Container Device Interface. Engines refuse a file of a version that they do not know.
_CDI_FIRST = "0.3.0"
_CDI_DIGIT = "0.5.0"  # a device's name may begin with a digit
_CDI_KIND = "porter/share"


@dataclass(frozen=True, slots=True)
class Guarded:
    """One vendor library and the shim that takes its place."""

    soname: str  # "libtoy.so.1"
    # Names that lead to it where they exist: ("libtoy.so",)
    aliases: tuple[str, ...]
    shim: Path
    real: Path  # the file itself, links followed: /usr/lib/x86_64-linux-gnu/libtoy.so.535.261.03
    folder: Path  # where the loader finds it by its soname
    # Of `folder`: files of their own under the name of an alias, a copy for example.
    copies: tuple[str, ...] = ()
    layers: str = ""  # "TOY_LAYERS": the variable that makes programs' own loaders insert it


class Cover(StrEnum):
    """Which of the vendor's names a mount covers."""

    NONE = ""
    FILE = "file"
    LINK = "link"  # by which programs find that file, by its SONAME
    ALIAS = "alias"  # a link where it exists


@dataclass(frozen=True, slots=True)
class Bind:
    """A bind mount; everything but the state and the leases is read-only."""

    source: Path
    target: Path
    writable: bool = False
    cover: Cover = Cover.NONE


@dataclass(frozen=True, slots=True)
class Tenancy:
    """A tenant, its limits, and the place of its files on the host."""

    tenant: str
    memory: str  # "8GiB", "0=8GiB,1=50%"
    config: Path  # on the host, mounted at CONFIG
    state: Path  # the tenant's own folder on the host, mounted below STATE
    leases: Path  # the folder on the host where all tenants' turns are kept, mounted at LEASES
    log: str = ""
    sharing: Sharing = terms.UNSET


def binds(libraries: tuple[Guarded, ...], tenancy: Tenancy) -> tuple[Bind, ...]:
    """Mount real files first under another path, then the shims over theirs.

    A program may name the vendor's file by any of its names, so each of them is covered. Files
    come first, because the target of a link is covered then.
    """
    real = [Bind(library.real, REAL / library.soname) for library in libraries]
    covers = [bind for library in libraries for bind in _covers(library)]
    shims = {bind.target: bind for bind in sorted(covers, key=_later, reverse=True)}
    return (
        *real,
        *sorted(shims.values(), key=_later),
        Bind(tenancy.config, CONFIG),
        Bind(tenancy.state, STATE / tenancy.tenant, writable=True),
        Bind(tenancy.leases, LEASES, writable=True),
    )


def _covers(library: Guarded) -> list[Bind]:
    names = {library.folder / alias: Cover.ALIAS for alias in library.aliases}
    names[library.folder / library.soname] = Cover.LINK
    names |= {library.folder / copy: Cover.FILE for copy in library.copies}
    names[library.real] = Cover.FILE
    return [Bind(library.shim, path, cover=cover) for path, cover in names.items()]


def _later(bind: Bind) -> int:
    return list(Cover).index(bind.cover)


def _for_engines(mounts: tuple[Bind, ...]) -> list[Bind]:
    """Leave out aliases, for engines make each mount point that is missing.

    An alias is a link to a file that is covered, or there is none. An engine would make it in the
    vendor's folder, which may be the host's own; and no hook could make the link in its place.
    """
    return [bind for bind in mounts if bind.cover is not Cover.ALIAS]


def variables(libraries: tuple[Guarded, ...]) -> tuple[str, ...]:
    """List the variables that programs with a loader of their own need.

    By its path: such a loader may bear the soname itself.
    """
    return tuple(
        f"{library.layers}={library.folder / library.soname}"
        for library in libraries
        if library.layers
    )


def configuration(libraries: tuple[Guarded, ...], tenancy: Tenancy) -> str:
    """Write the file that every process of the container reads, with any environment."""
    settings = [("tenant", tenancy.tenant), ("state", str(STATE)), ("shared", str(LEASES))]
    settings += [terms.keyed("memory", entry) for entry in tenancy.memory.split(",") if entry]
    settings += terms.configuration(tenancy.sharing)
    if tenancy.log:
        settings.append(("log", tenancy.log))
    settings += [(f"real.{library.soname}", f"{REAL / library.soname}") for library in libraries]
    return "".join(f"{key} = {value}\n" for key, value in settings)


def renewed(former: str, text: str, *, terms: bool) -> str:
    """Replace settings of a file by new ones of the same names.

    `terms`: replace all settings that limit anything. The file's other settings stay. The result
    is the former text, unchanged, if no setting would change.
    """
    present, wanted = settings(former), settings(text)
    kept = {
        key: value
        for key, value in present.items()
        if key not in wanted and not (terms and _TERM.fullmatch(key))
    }
    whole = {**wanted, **kept}
    if whole == present:
        return former
    return "".join(f"{key} = {value}\n" for key, value in whole.items())


def differences(former: str, text: str) -> list[str]:
    """List the settings of one file that another lacks."""
    before, after = settings(former), settings(text)
    return [
        f"{key} is {after.get(key, 'not set')}, was {before.get(key, 'not set')}"
        for key in dict.fromkeys((*after, *before))
        if after.get(key) != before.get(key)
    ]


def settings(text: str) -> dict[str, str]:
    """Read a file as shims do: the last of several lines of a key holds, ` #` begins a comment."""
    lines = (_COMMENT.sub("", line).partition("=") for line in text.split("\n"))
    return {key.strip(): value.strip() for key, _, value in lines if key.strip()}


def as_json(mounts: tuple[Bind, ...]) -> str:
    """Word the mounts as data for another program."""
    return _dump(
        [
            {"source": str(bind.source), "target": str(bind.target), "writable": bind.writable}
            for bind in _for_engines(mounts)
        ]
    )


def as_cdi(mounts: tuple[Bind, ...], tenancy: Tenancy, env: tuple[str, ...] = ()) -> str:
    """Word them as a Container Device Interface file: `--device porter/share=TENANT`.

    The vendor's device may make links by hooks. Where a mount is, no hook can make a link, so only
    files are covered by mounts. A hook of ours covers the targets of other names.
    """
    name = tenancy.tenant
    if not name[-1].isalnum():
        raise PorterError(
            f"--tenant: {name!r} is no name of a CDI device, allowed is what ends with a "
            "letter or a digit"
        )
    edits: dict[str, object] = {"env": list(env)} if env else {}
    edits["mounts"] = [
        {
            "hostPath": str(bind.source),
            "containerPath": str(bind.target),
            "options": ["rw" if bind.writable else "ro", "nosuid", "nodev", "rbind", "rprivate"],
        }
        for bind in mounts
        if bind.cover in (Cover.NONE, Cover.FILE)
    ]
    hook = {"hookName": "createContainer", "path": "/bin/sh", "args": ["sh", "-c", _hook(mounts)]}
    edits["hooks"] = [{**hook, "env": ["PATH=/usr/sbin:/usr/bin:/sbin:/bin"]}]
    version = _CDI_DIGIT if name[0].isdigit() else _CDI_FIRST
    device = {"name": name, "containerEdits": edits}
    return _dump({"cdiVersion": version, "kind": _CDI_KIND, "devices": [device]})


def _hook(mounts: tuple[Bind, ...]) -> str:
    files = {bind.target.name: bind.source for bind in mounts if bind.target.parent == REAL}
    links = [bind.target for bind in mounts if bind.cover is Cover.LINK]
    names: dict[Path, list[Path]] = {}
    for bind in mounts:
        if bind.cover:
            names.setdefault(bind.source, []).append(bind.target)
    lines = [_words("link", link, _text(link, files[link.name])) for link in links]
    lines += [_words("cover", shim, *targets) for shim, targets in names.items()]
    return "\n".join([mountscript.HOOK, *lines]) + "\n"


def _text(link: Path, file: Path) -> str:
    """Word it as vendors' own links are, which then change nothing."""
    return file.name if file.parent == link.parent else str(file)


def as_docker(mounts: tuple[Bind, ...], env: tuple[str, ...] = ()) -> str:
    """Word them as a `docker run` line; the user adds the vendor's own device options."""
    options = [f"--env {shlex.quote(variable)}" for variable in env]
    options += [
        "--mount "
        + shlex.quote(
            f"type=bind,{_field(f'source={bind.source}')},{_field(f'target={bind.target}')}"
            + ("" if bind.writable else ",readonly")
        )
        for bind in _for_engines(mounts)
    ]
    return " \\\n  ".join(["docker run --rm", *options, '"$@"']) + "\n"


def _field(text: str) -> str:
    """Quote a path that would be two fields: docker reads a mount as a line of CSV."""
    return '"' + text.replace('"', '""') + '"' if set(text) & set(',"\r\n') else text


def as_shell(mounts: tuple[Bind, ...], env: tuple[str, ...] = ()) -> str:
    """Word them as a script for a mount namespace of one's own, or for a root folder.

    Names that lead to a file that is covered already are left alone: a mount follows links.
    """
    lines = [mountscript.USAGE]
    lines += [f"# For programs with a loader of their own: export {shlex.quote(v)}" for v in env]
    lines.append(mountscript.FUNCTIONS)
    shims = {bind.target: bind.source for bind in mounts}
    for bind in mounts:
        if bind.target.parent == REAL and bind.source in shims:
            lines.append(_words("check", bind.source, shims[bind.source], bind.target))
        elif bind.target == CONFIG:
            lines.append(f'{_words("begin", bind.source, bind.target)} "$@"')
    for bind in mounts:
        verb = "bind_existing" if bind.cover is Cover.ALIAS else "bind"
        lines.append(_words(verb, bind.source, bind.target, "rw" if bind.writable else "ro"))
    lines.append('finish "$@"')
    return "\n".join(lines) + "\n"


def _words(*words: Path | str) -> str:
    return shlex.join(map(str, words))


def _dump(value: object) -> str:
    return json.dumps(value, indent=2) + "\n"
