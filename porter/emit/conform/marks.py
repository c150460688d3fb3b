"""PlannedSymbols -> the markers that show the end of work, and the work that gets them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from porter.emit.conform.calls import Call, bare, make_call, out_type, places, plain_type
from porter.emit.conform.steps import taking
from porter.model import LibrarySpec, PlannedSymbol
from porter.roles import Use, used_for


@dataclass(frozen=True, slots=True)
class Marks:
    """The calls that make one, put it behind work, and ask whether that is done."""

    create: Call
    made: str  # "*phEvent"
    put: Call
    put_of: str  # "hEvent"
    ask: Call
    ask_of: str  # "hEvent"
    reached: str  # C text: "_result == TOY_OK"
    not_ready: str  # the status for "pending"; "": an output has it
    stream: str  # the type of the stream of a marker: "CUstream"


def make_marks(
    typed: Sequence[PlannedSymbol], library: LibrarySpec, makers: Mapping[str, str]
) -> Marks | None:
    """Choose one call of each sort, in the order given; None where marks take something else."""
    for create in _of(typed, Use.MARK_CREATE):
        made = places(create).get("key", "")
        kind = _type(create, made)
        if "pending" in dict(create.fields) or not kind:
            continue
        put = next(_taking(_of(typed, Use.MARK_PUT), kind), None)
        ask = next(_taking(_of(typed, Use.MARK_ASK), kind), None)
        if put and ask:
            return _marks((create, made), put, ask, library, makers)
    return None


def marked(work: Iterable[PlannedSymbol], marks: Marks | None) -> tuple[str, ...]:
    """Name the work that goes into the stream that marks are put into."""
    if marks is None or not marks.stream:
        return ()
    return tuple(p.symbol.name for p in work if _stream_type(p) == marks.stream)


def _marks(
    create: tuple[PlannedSymbol, str],
    put: PlannedSymbol,
    ask: PlannedSymbol,
    library: LibrarySpec,
    makers: Mapping[str, str],
) -> Marks:
    put_of, ask_of = (bare(dict(p.fields)["event"]) for p in (put, ask))
    asked = taking(make_call(ask, library, makers), {"event": ask_of})
    fields = dict(ask.fields)
    reached = f"{places(ask)['out']} == ({fields['ready']})" if "ready" in fields else ""
    return Marks(
        create=make_call(create[0], library, makers),
        made=create[1],
        put=taking(make_call(put, library, makers), {"event": put_of}),
        put_of=put_of,
        ask=asked,
        ask_of=ask_of,
        reached=reached or asked.outcome.granted,
        not_ready="" if reached else dict(library.statuses).get("not_ready", ""),
        stream=_stream_type(put),
    )


def _of(typed: Iterable[PlannedSymbol], use: Use) -> Iterator[PlannedSymbol]:
    return (p for p in typed if used_for(p.role, use) and p.function and not p.untested)


def _taking(among: Iterable[PlannedSymbol], kind: str) -> Iterator[PlannedSymbol]:
    return (p for p in among if _param_type(p, dict(p.fields).get("event", "")) == kind)


def _type(planned: PlannedSymbol, lvalue: str) -> str:
    ctype = out_type(planned.function, lvalue) if planned.function else None
    return plain_type(ctype) if ctype else ""


def _stream_type(planned: PlannedSymbol) -> str:
    return _param_type(planned, dict(planned.fields).get("stream", ""))


def _param_type(planned: PlannedSymbol, text: str) -> str:
    name = bare(text)
    params = planned.function.params if planned.function else ()
    return next((plain_type(param.type) for param in params if name and param.name == name), "")
