"""Hooks -> how a vendor is asked for a thread's last error, as C text. Knows the roles of that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from porter.emit.render.entry import Entry


@dataclass(frozen=True, slots=True)
class LastError:
    """The calls that ask for it."""

    forget: str  # "real_toyGetLastError()"
    peek: str
    forgets: int  # the symbols of the two, by their numbers
    peeks: int
    make: str = "0"  # one that leaves an error behind; "0": not needed


def last_error(hooks: Sequence[Entry]) -> LastError | None:
    """Find the calls, of a library that has both."""
    gets = [f for f in hooks if f.role == "error-get" and f.fields.get("of") != "call"]
    peeks = [f for f in hooks if f.role == "error-peek"]
    if not gets or not peeks:
        return None
    get, peek = gets[0], peeks[0]
    made = get.fields.get("fails") or "0"
    return LastError(_asked(get), _asked(peek), get.index, peek.index, made)


def _asked(hook: Entry) -> str:
    params = hook.function.params if hook.function else ()
    example = dict(hook.planned.example) if hook.planned else {}
    return f"real_{hook.entry}({', '.join(example[param.name] for param in params)})"
