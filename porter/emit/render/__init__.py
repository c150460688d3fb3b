"""Plan -> {path: text}."""

from __future__ import annotations

import fnmatch
import json
import re
from collections.abc import Sequence
from typing import Any

from porter.emit import declare, templating
from porter.emit.render.ask import asks, manages
from porter.emit.render.entry import Entry, extra_entry, slotted
from porter.emit.render.lists import asked, lists
from porter.emit.render.remembered import last_error
from porter.emit.render.stubs import stubs
from porter.emit.render.text import WIDTH, tidy
from porter.emit.versions import nodes
from porter.model import Disposition, LibraryPlan, Plan, Symbol
from porter.plan import planfile

__all__ = ["WIDTH", "render", "render_extra"]

_FILES = (
    "api.h",
    "real.h",
    "custom.h",
    "hooks.c",
    "forwards.c",
    "untyped.S",
    "table.c",
    "exports.map",
)


def render(plan: Plan) -> dict[str, str]:
    """Write every library's files; paths are relative to the folder of generated trees."""
    environment = templating.environment()
    files: dict[str, str] = {}
    for library in plan.libraries:
        folder = f"{plan.backend}/{library.spec.soname}"
        context = _context(plan, library)
        for name in (*_FILES, *(("ask.h",) if _asks(library) else ())):
            text = environment.get_template(f"{name}.j2").render(context)
            files[f"{folder}/{name}"] = tidy(text)
        files[f"{folder}/plan.json"] = planfile.to_text(plan.backend, library, plan.config_aliases)
    return files


def render_extra(
    backend: str, soname: str, planned: Sequence[Symbol], extra: Sequence[Symbol]
) -> dict[str, str]:
    """Write trampolines for further exports of an installed driver, and the version script."""
    known = {symbol.name for symbol in planned}
    extra = [s._replace(default=s.default and s.name not in known) for s in extra]
    untyped = [extra_entry(s, i) for i, s in enumerate(extra, len(planned))]
    context = {
        "command": f"porter build --backend {backend} --lib FILE",
        "soname": soname,
        "untyped": untyped,
        "nodes": nodes([*planned, *extra]),
    }
    environment = templating.environment()
    names = {"extra.h": "extra.h", "extra.S": "untyped.S", "exports.map": "exports.map"}
    files = {
        name: tidy(environment.get_template(f"{template}.j2").render(context))
        for name, template in names.items()
    }
    rows = [
        {"name": s.name, "version": s.version, **({} if s.default else {"default": "no"})}
        for s in extra
    ]
    return files | {"extra.json": json.dumps(rows, indent=1) + "\n"}


def _context(plan: Plan, library: LibraryPlan) -> dict[str, Any]:
    status = dict(library.spec.statuses)
    entries = slotted(library)
    hooks = [e for e in entries if _is_hook(e)]
    used = _constants(library, entries)
    typed = [entry for entry in entries if entry.typed]
    return {
        "command": f"porter gen --backend {plan.backend}",
        "soname": library.spec.soname,
        "aliases": library.spec.aliases,
        "beneath": library.spec.beneath,
        "computes": any(planned.role in ("alloc", "launch") for planned in library.symbols),
        "asks": asks(library) if _asks(library) else [],
        "lists": (listed := lists(library)),
        "asked": asked(listed, whole=False),
        "asked_of_all": asked(listed, whole=True),
        "device_handle": library.spec.device_handle,
        "sources": library.api.sources,
        "declarations": declare.declarations(library.api, used),
        "packed": any("packed" in record.attributes for record in library.api.records.values()),
        "checks": declare.checks(library.api),
        "symbols": sorted(entries, key=lambda entry: entry.index),
        "typed": typed,
        "untyped": [entry for entry in entries if not entry.typed],
        "hooks": hooks,
        "customs": [entry for entry in hooks if entry.role == "custom"],
        "behind": sorted({function for _, function in library.spec.behind}),
        "refused": library.spec.refused,
        "passed": _passed(library, hooks),
        "device_owners": sorted({function for _, function in library.spec.device_owners}),
        "stream_owners": sorted({function for _, function in library.spec.stream_owners}),
        "context_owners": sorted({function for _, function in library.spec.context_owners}),
        "forwards": [entry for entry in typed if not _is_hook(entry)],
        "stubs": stubs(library, entries),
        "nodes": nodes([entry.symbol for entry in entries]),
        "config_aliases": plan.config_aliases,
        "last_error": last_error(hooks),
        "ok": status.get("ok", "0"),
        "absent": status.get("absent", ""),
        "insufficient": status.get("insufficient", ""),
        "invalid": status.get("invalid") or status.get("absent", ""),
        "out_of_memory": status.get("out_of_memory", status.get("oom", "")),
    }


def _asks(library: LibraryPlan) -> bool:
    return manages(library) or bool(lists(library))


def _is_hook(entry: Entry) -> bool:
    return entry.planned is not None and entry.planned.disposition is Disposition.HOOK


def _passed(library: LibraryPlan, hooks: Sequence[Entry]) -> list[str]:
    """List functions that a look-up returns although their names match the withheld ones."""
    ours = {hook.symbol.name for hook in hooks if hook.reachable}
    known = {p.symbol.name for p in library.symbols if p.drivers or p.reviewed or p.role}
    return sorted(
        name
        for name in known - ours - {hook.symbol.name for hook in hooks}
        if any(fnmatch.fnmatchcase(name, glob) for glob in library.spec.refused)
    )


def _constants(library: LibraryPlan, entries: Sequence[Entry]) -> set[str]:
    """Collect the words of all pasted C text: an enum shows only the constants among them."""
    texts = [value for _, value in library.spec.statuses]
    texts += [decline.status for decline in library.spec.declines]
    texts += [value for row in library.spec.results for value in row]
    for entry in entries:
        texts += entry.fields.values()
        texts += entry.guards
        texts += [value for _, value in entry.planned.example] if entry.planned else []
        texts += [guard for guards in entry.field_guards.values() for guard in guards]
    return {word for text in texts for word in re.findall(r"[A-Za-z_]\w*", text)}
